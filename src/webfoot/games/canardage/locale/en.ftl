## The lid of the box

game = Canardage
    .pitch = Six ducks in a row, and everybody holds a rifle. Be the last one afloat.

## How the bots play it

plays-gentle = Plays sensible cards, but often not the best one.
plays-quick = Plays the best card for this turn and looks no further.
plays-thinker = Reckons with the cards that others may hold, a few turns ahead.
plays-thinker-long = Reckons like the Heron, four times as long. It wins no more: luck decides the rest.

## Cards

card-en-joue = Take Aim
    .text = Put a target above one card of the line, duck or Water, that has no target yet.
    .rule = C-050
card-deux-pour-un = Double Barrel
    .text = Put targets above two neighbouring cards that have none. Only if there is no such pair, put a target above one card.
    .rule = C-051
card-pan = Shoot
    .text = Choose a target above a card and remove it. The duck under it is shot and the line closes up; Water stays.
    .rule = C-052
card-ducky-luke = Quick Shot
    .text = Shoot any visible duck, targeted or not, and remove a target above it. Fired at Water, it only removes a target there.
    .rule = C-053
card-oups = Misfire
    .text = Choose a target and a card next to it. That card is shot (Water stays) and the chosen target removed; a target above the victim stays.
    .rule = C-054
card-canards-enchaines = Two Birds
    .text = Choose two neighbouring targets, each above a card. Both cards are shot at once and both targets removed; Water stays.
    .rule = C-055
card-mexicoin = Mexican Stand-off
    .text = Put a target above every card of the line that has none yet.
    .rule = C-056
card-canard-simplet = Simple Duck
    .text = Choose a targeted duck, even your own. If its owner holds a “Shoot”, they must play it at once and shoot that duck.
    .rule = C-057
card-president = President
    .text = Choose another player: they miss their whole next turn.
    .rule = C-058
card-magret = Inspector Magret
    .text = Lay it on a visible duck. If that duck is shot, its owner may in return shoot any visible, unprotected duck of the line.
    .rule = C-059
card-rectifier-gauche = Bump Left
    .text = Move a target one position forward (left), above a card that has no target. A target above position 1 cannot move.
    .rule = C-060
card-rectifier-droite = Bump Right
    .text = Move a target one position backward (right), above a card that has no target. A target above position 6 cannot move.
    .rule = C-061
card-en-avant-marche = Line Forward
    .text = The first card of the line goes under the duck pile; all others step forward and a new card is turned up at the rear.
    .rule = C-070
card-canard-blase = Hang Back
    .text = Swap one of your visible ducks with the card directly behind it. It may not be the last card of the line.
    .rule = C-071
card-canard-presse = Move Ahead
    .text = Swap one of your visible ducks with the card directly in front of it. It may not be the first card of the line.
    .rule = C-072
card-fulguro-coin = Fast Forward
    .text = Move one of your visible ducks to the head of the line, if it is not there yet. Every card it overtakes steps back one.
    .rule = C-073
card-canarchie = Disorderly Conduckt
    .text = Put all the cards of the line in any order you like. Targets stay where they are.
    .rule = C-074
card-danse-des-canards = Duck Shuffle
    .text = Shuffle all the cards of the line into the duck pile, then lay out six new cards. Targets stay where they are.
    .rule = C-075
card-peace-and-love = Give Peace a Chance
    .text = Remove every target from the line.
    .rule = C-076
card-walking-duck = Resurrection
    .text = Put one dead duck, yours or another player’s, under the duck pile. You may play this card even with no duck left.
    .rule = C-077
card-planque = Duck & Cover
    .text = Hide one of your visible ducks under a duck next to it, not Water. Neither may already cover another duck. The line closes up.
    .rule = C-090
card-moby-ducky = Moby Ducky
    .text = Lay it in front of an opponent with a living duck. Until your next turn, only that player’s ducks can be shot.
    .rule = C-091
card-a-couvert = Bottoms Up
    .text = Lay it on any unprotected visible duck. It stays on that position: until your next turn, no duck there can be shot.
    .rule = C-100

## Game

canardage-about = Ducks swim past in single file while everyone aims, shoots, shoves and hides. Keep one of your five alive longer than anybody else, and watch out for the dead: they keep playing.

colour-0 = blue
    .duck = blue duck
    .ducks = blue ducks
colour-1 = green
    .duck = green duck
    .ducks = green ducks
colour-2 = orange
    .duck = orange duck
    .ducks = orange ducks
colour-3 = pink
    .duck = pink duck
    .ducks = pink ducks
colour-4 = purple
    .duck = purple duck
    .ducks = purple ducks
colour-5 = yellow
    .duck = yellow duck
    .ducks = yellow ducks

## Options

rulings-shots = Shots
rulings-cards = Single cards
option-deck = Action cards
    .help = Choose the deck of Action cards. ★ The counts of the 59-card deck are partly reconstructed.
option-deck-fr59 = 59 cards: current French box ★
option-deck-fr54 = 54 cards: earlier French box
option-deck-cz52 = 52 cards: Czech edition
option-ducky_luke_on_water = Quick Shot at Water
    .help = When on, “Quick Shot” may be fired at Water and removes a target there; when off, only at ducks.
option-shots_at_protected_ducks = Shots at protected ducks
    .help = Choose what happens to a shot at a duck that cannot be shot: it is absorbed like a shot at Water, or it may not be fired.
option-shots_at_protected_ducks-absorbed = Absorbed
option-shots_at_protected_ducks-forbidden = Forbidden
option-president_may_choose_self = President on yourself
    .help = When on, you may also choose yourself to miss a turn; when off, only another player.
option-literal_first_and_last = First and last duck to the letter
    .help = When on, the rearmost duck can never hang back and the foremost can never move ahead, even with only Water beyond them.
option-moby_ducky_on_anyone = Moby Ducky on anyone
    .help = When on, “Moby Ducky” may name any opponent; when off, only one who still has a living duck.

## The end of the game

standing = Ducks alive
standing-change =
    { $count ->
        [one] { $amount } duck
       *[other] { $amount } ducks
    }
source-start = Ducks at the start
source-lost = Shot by others
source-lost-by-own-hand = Shot by oneself
source-revived = Back from the dead
source-shot = Ducks of others shot

## Refusals

refusal-C-020 = It is not your turn.
refusal-C-021 = You hold a card that can be played. Play it instead of discarding.
refusal-not-in-hand = You do not hold “{ $card }”. Choose a card from your hand.
refusal-C-050 = “{ card-en-joue }” needs a card without a target.
refusal-C-051 =
    { $cause ->
        [pair] “{ card-deux-pour-un }” needs two neighbouring cards without a target.
        [single] “{ card-deux-pour-un }” needs a card without a target: this one already has one.
       *[blocked] “{ card-deux-pour-un }” needs a card without a target: every card already has one.
    }
refusal-C-052 = “{ card-pan }” needs a target above a card.
refusal-C-053 = “{ card-ducky-luke }” needs a visible card to fire at.
refusal-C-054 = “{ card-oups }” needs a target right next to a card.
refusal-C-055 = “{ card-canards-enchaines }” needs two neighbouring targets, each above a card.
refusal-C-056 = “{ card-mexicoin }” needs a card without a target: every card already has one.
refusal-C-057 = “{ card-canard-simplet }” needs a visible duck under a target.
refusal-C-058 = “{ card-president }” needs a player at this table. Choose one.
refusal-C-059 = “{ card-magret }” needs a visible duck. Choose a duck, not Water.
refusal-C-060 =
    { $cause ->
        [none] There is no target above this position. Choose a target.
        [end] This target is already at the head of the line. Choose another one.
        [taken] The next position to the left already has a target. Choose another target.
       *[blocked] “{ card-rectifier-gauche }” needs a target that can move to the left, above a card without a target.
    }
refusal-C-061 =
    { $cause ->
        [none] There is no target above this position. Choose a target.
        [end] This target is already at the rear of the line. Choose another one.
        [taken] The next position to the right already has a target. Choose another target.
       *[blocked] “{ card-rectifier-droite }” needs a target that can move to the right, above a card without a target.
    }
refusal-C-071 = “{ card-canard-blase }” needs a visible duck of your own with a card behind it.
refusal-C-072 = “{ card-canard-presse }” needs a visible duck of your own with a card in front of it.
refusal-C-073 = “{ card-fulguro-coin }” needs a visible duck of your own that is not yet at the head of the line.
refusal-C-074 =
    { $cause ->
        [first] Finish “{ card-canarchie }” first: choose the next card of the new order.
        [settled] This card already has its new place. Choose one further back.
       *[outside] Cards change their order only during “{ card-canarchie }”.
    }
refusal-C-076 = There is no target to remove.
refusal-C-077 = “{ card-walking-duck }” needs a player with a dead duck.
refusal-C-090 =
    { $cause ->
        [own] Only one of your own visible ducks can hide. Choose one of yours.
        [water] Nobody can hide under Water. Choose a duck.
       *[blocked] “{ card-planque }” needs one of your visible ducks next to a duck, neither of them covering another.
    }
refusal-C-091 = “{ card-moby-ducky }” needs an opponent. Choose another player.
refusal-C-100 = “{ card-a-couvert }” needs a visible duck on a position that is not protected yet.
refusal-A-08 = Two neighbouring cards have no target, so “{ card-deux-pour-un }” must take a pair.
refusal-A-09 = This position is empty. Choose one that holds a card.
refusal-A-10 = At this table, “{ card-ducky-luke }” cannot be fired at Water. Choose a duck.
refusal-A-11 = At this table, protected ducks cannot be fired at.
refusal-A-23 = “{ card-president }” must name another player, not yourself.
refusal-A-27 = This duck already carries “{ card-magret }”. Choose another duck.
refusal-A-29 =
    { $cause ->
        [first] Decide about the revenge first.
        [water] Revenge cannot hit Water. Choose a duck.
        [protected] This duck is protected. Choose another one for the revenge.
       *[outside] Revenge needs a duck of yours shot under “{ card-magret }”.
    }
refusal-A-31 = This opponent has no living duck left. Choose another one for “{ card-moby-ducky }”.
refusal-A-34 =
    { $cause ->
        [hider] This duck covers another one, so it cannot hide. Choose another duck of yours.
       *[cover] This duck already covers another one. Choose another cover.
    }
refusal-A-36 = Your duck is hidden here. Only visible ducks can be chosen.
refusal-A-39 = This position is already protected by “{ card-a-couvert }”. Choose another duck.
refusal-A-44 =
    { $cause ->
        [first] This duck is the first card of the line, so it cannot move ahead.
        [foremost] At this table, the foremost duck cannot move ahead, even with only Water in front of it.
        [rearmost] At this table, the rearmost duck cannot hang back, even with only Water behind it.
       *[last] This duck is the last card of the line, so it cannot hang back.
    }
refusal-A-45 = This duck is already at the head of the line. Choose another one for “{ card-fulguro-coin }”.
refusal-game-over = The game is over.
refusal-not-a-move = That isn’t a move in this game.
refusal-C-070 = “{ card-en-avant-marche }” needs a card at the head of the line.
refusal-C-075 = “{ card-danse-des-canards }” needs at least one card in the line.
refusal-no-such-seat = There is no such seat at this table.

## Events

event-turn-began = It is { $seat }’s turn.
event-turn-skipped = { $seat } misses this turn, by order of the President.
event-played = { $seat } plays “{ $card }”.
event-discarded = { $seat } can play nothing and discards “{ $card }”.
event-aimed = A target goes up above position { $at }.
event-aim-removed = The target above position { $at } comes down.
event-aim-moved = A target slides from position { $at } to position { $to }.
event-all-aims-removed =
    { $count ->
        [one] The only target comes down. Peace on the pond!
       *[other] { $count } targets come down at a stroke. Peace on the pond!
    }
event-duck-shot = { $by } fires at position { $at } and feathers fly: { $owner } loses a duck.
event-shot-absorbed =
    { $why ->
        [water] { $by } fires into the Water at position { $at }. Splash!
        [moby-ducky] { $by } fires at position { $at }, but “{ card-moby-ducky }” is after someone else: { $owner } loses nothing.
       *[a-couvert] { $by } fires at position { $at }, but “{ card-a-couvert }” takes the shot: { $owner } loses nothing.
    }
event-duck-surfaced = { $owner }’s hidden duck surfaces at position { $at }. Quack!
event-card-turned-up =
    { $owner ->
        [none] Water turns up at position { $at }.
       *[duck] A new duck for { $owner } paddles in at position { $at }.
    }
event-head-left =
    { $owner ->
        [none] The Water at the head goes under the duck pile.
       *[duck]
            { $hidden ->
                [none] The leading duck ({ $owner }) dives under the duck pile.
               *[duck] The leading duck ({ $owner }) dives under the duck pile, and the one hiding beneath it ({ $hidden }) follows.
            }
    }
event-cards-swapped = The cards at positions { $at } and { $to } trade places.
event-card-moved =
    { $to ->
        [1] The card at position { $at } races to the head of the line.
       *[other] The card at position { $at } cuts in at position { $to }.
    }
event-line-danced =
    { $cards ->
        [one] The only card of the line goes back into the duck pile, and everything is shuffled. Shake a tail feather!
       *[other] The { $cards } cards of the line go back into the duck pile, and everything is shuffled. Shake a tail feather!
    }
event-duck-revived = A dead duck of { $owner } goes under the duck pile. Back from the dead!
event-duck-hidden = { $owner } hides the duck at position { $at } under its neighbour, now at position { $under }.
event-cover-laid = { $seat } lays “{ card-a-couvert }” at position { $at }.
event-cover-lifted = { $seat } lifts “{ card-a-couvert }” from position { $at }.
event-moby-laid = { $seat } sets “{ card-moby-ducky }” on { $victim }: everyone else’s ducks are safe for now. Thar she quacks!
event-moby-lifted = { $seat } calls “{ card-moby-ducky }” off: everyone’s ducks can be shot again.
event-skip-ordered = { $seat } makes { $player } miss a turn, by presidential decree.
event-magret-pinned = { card-magret } takes { $owner }’s duck at position { $at } under his wing.
event-magret-lost = { card-magret } closes the case: { $owner }’s duck leaves the line alive.
event-simplet-named =
    { $shoots ->
        [true] { $owner } holds a “{ card-pan }” and has to fire at the duck at position { $at }. Poor simple duck!
       *[false] { $owner } has no “{ card-pan }” to fire at the duck at position { $at }. Lucky simple duck!
    }
event-revenge-offered = { card-magret } is on the case: { $seat } may take revenge.
event-revenge-forgone = { $seat } takes no revenge.
event-player-out = { $seat } has no duck left, but keeps a finger on the trigger.
event-player-back = { $seat } is back in the running.
event-card-drawn =
    { $card ->
        [none] { $seat } draws a card.
       *[known] { $seat } draws “{ $card }”.
    }
event-discards-shuffled =
    { $cards ->
        [one] The discard pile is shuffled: a new draw pile of 1 card.
       *[other] The discard pile is shuffled: a new draw pile of { $cards } cards.
    }
event-game-won = Everyone else has sunk: the pond belongs to { $winner }!
event-game-drawn = Not a duck left alive: a draw between { $players }.

## Prompts

prompt-play = Play one of your cards.
prompt-discard = None of your cards can be played: discard one.
prompt-place = Choose the card that goes to position { $next }.
prompt-keep-order = Leave the rest as it is
prompt-revenge = Revenge! Choose a duck to shoot.
prompt-forgo = No revenge
prompt-wait = Waiting for { $name }…
prompt-wait-revenge = { $name } is pondering revenge…
prompt-over-won = { $name } wins the game.
prompt-over-drawn = The game is a draw between { $names }.
prompt-you-won = You win: the pond is yours!

ask-confirm = Play “{ $card }”?
ask-en-joue = Choose the card to aim at.
ask-deux-pour-un = Choose a card to aim at.
ask-deux-pour-un-second = Choose the card next to it to aim at as well.
ask-pan = Choose the targeted card to shoot at.
ask-ducky-luke = Choose the card to shoot at.
ask-oups = Choose the target to use.
ask-oups-second = Choose the card next to it that is hit.
ask-canards-enchaines = Choose the first of two neighbouring targeted cards.
ask-canards-enchaines-second = Choose the second, right next to it.
ask-canard-simplet = Choose a targeted duck: its owner must shoot it if they hold a “{ card-pan }”.
ask-president = Choose who misses a turn.
ask-magret = Choose the duck the Inspector looks after.
ask-rectifier-gauche = Choose the target to move one position to the left.
ask-rectifier-droite = Choose the target to move one position to the right.
ask-canard-blase = Choose which of your ducks drops back one position.
ask-canard-presse = Choose which of your ducks moves ahead one position.
ask-fulguro-coin = Choose which of your ducks rushes to the head of the line.
ask-walking-duck = Choose the dead duck that comes back.
ask-planque = Choose which of your ducks hides.
ask-planque-second = Choose the duck next to it that covers it.
ask-moby-ducky = Choose the opponent whose ducks alone can be shot.
ask-a-couvert = Choose the duck to protect.

## Board

line-position = Position { $at }
line-duck = Position { $at }: { $owner }’s { $colour } duck
line-water = Position { $at }: Water
line-empty = Position { $at }: empty
line-targeted = targeted
line-covered = protected by “{ card-a-couvert }”
line-hiding = hides one of { $owner }’s ducks
line-magret = with { card-magret }
pile-ducks =
    { $count ->
        [0] The duck pile is empty
        [one] Duck pile: 1 card, face down
       *[other] Duck pile: { $count } cards, face down
    }
pile-known = Known cards at the bottom of the pile
pile-draw =
    { $count ->
        [0] The draw pile is empty
        [one] Draw pile: 1 card
       *[other] Draw pile: { $count } cards
    }
pile-showing = { $pile }, on top: { $card }
pile-discard =
    { $count ->
        [0] The discard pile is empty
        [one] Discard pile: 1 card
       *[other] Discard pile: { $count } cards
    }
fallen = { $count } of 5 ducks shot
alive =
    { $count ->
        [0] no duck alive
        [one] 1 duck alive
       *[other] { $count } ducks alive
    }
cards-in-hand =
    { $count ->
        [0] no card in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
skips-next = misses the next turn
moby-on = While “{ card-moby-ducky }” is about, only { $name }’s ducks can be shot.
your-hand = Your hand
the-line = The line
front = Head
rear = Rear
out = out, but still playing
memory-aid = Show what is known of the pile
playable = can be played
not-playable = cannot be played now
your-turn = Your turn
turn-of = { $name }’s turn
game-ended = Game over
you = you
won = winner
the-players = The players
play-card = Play “{ $card }”
play-it = Play
shoot-it = Shoot
discard-card = Discard “{ $card }”
step-back = Back
why-not = Why not?
rule-link = Rule { $rule }
line-settled = settled
discards-latest = Discarded cards, the latest first
pile-unknown =
    { $count ->
        [0] No unknown card before them
        [one] 1 unknown card first, then
       *[other] { $count } unknown cards first, then
    }
pile-nothing-known = Nothing is known yet about the bottom of the pile.
water = Water
read-more = Rule { $rule } · “?” opens it
read-targeted = A target hangs above it: a shot can hit what lies below.
read-untargeted = No target hangs above it.
read-covered = “{ card-a-couvert }” protects this position: no duck here can be shot.
read-magret = { card-magret } guards this duck: whoever owns it may take revenge for it.
read-hiding = One of { $owner }’s ducks hides under it and surfaces when the one above is shot.
read-pile-draw = After your turn you draw here until you hold three cards again. When it runs out, the cards already played are shuffled to make a new one.
read-pile-ducks = Whenever a position of the line falls empty, the top card is turned up at the rear.
read-water = Water belongs to nobody. A shot at it is lost, and the Water stays.
foreseen = If you do that
foreseen-card-turned-up = Then a face-down card is turned up.
foreseen-simplet-named = Nobody knows yet who holds a “{ card-pan }”.
foreseen-luck = Then luck decides.
since-your-turn = What happened to you
keys = Keyboard
keys-line = 1 to 6: the positions of the line
keys-hand = { $first }, { $second }, { $third } or 7, 8, 9: your cards
keys-arrows = Arrows: along the line, your hand or the players
keys-touch = Enter or Space: choose
keys-escape = Esc: back
news-aimed = Your duck at position { $at } is now targeted.
news-aim-moved = A target slides from position { $at } to your duck at position { $to }.
still-playing = still playing

## How the game is won, on one line above the board

goal-line = Last duck afloat wins · yours: { $own }, others: { $most }
goal-line-last = Last duck afloat wins · you have one left
goal-line-out = You are out, unless a duck comes back
goal-line-watching = Last duck afloat wins

## What the coach says

reason-shoots = Shoots a duck of { $seat }; { $left } left.
reason-last-duck = Shoots the last duck of { $seat }.
reason-aims-to-fire = Aims at a duck of { $seat } (position { $at }); you hold “{ card-pan }” to fire next.
reason-aims = Aims at a duck of { $seat } (position { $at }).
reason-out-of-danger = Moves your duck at position { $at } away from a target.
reason-puts-under-target = Puts a duck of { $seat } under a target.
reason-covers = Covers your duck at position { $at } until your next turn.
reason-hides = Hides your duck at position { $at } under another.
reason-clears = Takes away all targets, also the one on you.
reason-mixes = Mixes the line, so that your duck may leave its target.
reason-revives = Brings one of your ducks back.
reason-guards = If your duck at position { $at } is shot, you take revenge.
reason-skips = Makes { $seat } miss a turn.
reason-no-choice = None of your cards can be played: discard the one you will miss least.
reason-spares = No revenge helps you here.
reason-least-harm = Nothing better is possible: this costs you least.
