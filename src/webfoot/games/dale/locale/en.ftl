## The lid of the box

game = Dale of Merchants 2
    .pitch = Animalfolk traders craft clever decks and race to fill the finest stall.

## How the bots play it

plays-gentle = Buys and builds sensibly, but often not what it needs most.
plays-quick = Looks to the end of its turn and seldom wastes a card.
plays-thinker = Compares its moves through the next turns, yours included.
plays-thinker-long = Compares like the Heron, four times as long.

## Cards
## hyphenated: where a long word may break on a small card.

card-tireless-tinkerer = Tireless Tinkerer
    .text = Put the top card of your discard pile on top of your deck.
    .gist = Top discard onto your deck
    .rule = D-411
card-calculations = Calculations
    .hyphenated = Calcu{ "\u00AD" }lations
    .text = When you pay with this card, you may first rearrange the cards in the market. Then buy at the new prices, still paying with this card.
    .gist = Paying: rearrange the market first
    .rule = D-412
card-safety-precaution = Safety Precaution
    .hyphenated = Safety Precau{ "\u00AD" }tion
    .text = Swap this card with any card in your own stall, which goes to your hand.
    .gist = Swap with a card in your stall
    .rule = D-413
card-magnet = Magnet
    .text = Search your deck for a card and take it to your hand, then shuffle your deck.
    .gist = Take any card from your deck
    .rule = D-414
card-dangerous-test = Dangerous Test
    .text = Draw three cards, then discard three cards from your hand, old or new.
    .gist = Draw 3, then discard 3
    .rule = D-415
card-glue = Glue
    .text = When you pay with this card, you may keep it in your hand instead of discarding it.
    .gist = Paying: keep this card
    .rule = D-416
card-steady-achiever = Steady Achiever
    .text = At the start of your next turn, draw a card.
    .gist = Next turn: draw 1
    .rule = D-421
card-shopping-journey = Shopping Journey
    .text = At the start of your next turn, take any card from the market to your hand, for free.
    .gist = Next turn: a free market card
    .rule = D-422
card-housecleaning = Housecleaning
    .hyphenated = House{ "\u00AD" }cleaning
    .text = Take up to three junk cards from your discard pile to your hand. At the start of your next turn, you may throw away a card from your hand.
    .gist = Take 3 junk; next turn throw 1 away
    .rule = D-423
card-siesta = Siesta
    .text = At the start of your next turn, you may take any card from your discard pile to your hand.
    .gist = Next turn: take any discard
    .rule = D-424
card-lunch-break = Lunch Break
    .text = Draw a card. At the start of your next turn, draw another.
    .gist = Draw 1 now and 1 next turn
    .rule = D-425
card-ironing = Ironing
    .text = From the start to the end of your next turn, every card you use is worth 1 more.
    .gist = Next turn: your cards worth +1
    .rule = D-426
card-little-villain = Little Villain
    .text = Each opponent discards the top two cards of their deck, one at a time.
    .gist = Opponents discard 2 from their decks
    .rule = D-431
card-scary-gunfight = Scary Gunfight
    .text = Until the start of your next turn, your opponents pay 2 more for every card in the market.
    .gist = Opponents pay 2 more
    .rule = D-432
card-night-shift = Night Shift
    .text = Draw a card from every player’s deck, including yours, and look at them. Put one of them on top of each of those decks, as you choose.
    .gist = Look at every top card; deal them back
    .rule = D-433
card-ruthless-competition = Ruthless Competition
    .hyphenated = Ruthless Compe{ "\u00AD" }tition
    .text = Draw a card from another player’s deck, then put any card from your hand on top of that deck.
    .gist = Draw from another deck, return a card
    .rule = D-434
card-nasty-threat = Nasty Threat
    .text = Until the start of your next turn, every stack your opponents build must be worth 1 more than usual.
    .gist = Opponents’ stacks must be worth +1
    .rule = D-435
card-lost-shipments = Lost Shipments
    .text = Until the start of your next turn, your opponents draw at most one card when they refill their hands.
    .gist = Opponents refill 1 card at most
    .rule = D-436
card-cunning-neighbour = Cunning Neighbour
    .text = Look at another player’s hand. Then you may put this card on top of your deck instead of discarding it.
    .gist = Look at a hand; may go on your deck
    .rule = D-441
card-cheer = Cheer
    .text = All players search their own deck for a card and take it to their hand, then shuffle their deck.
    .gist = Everybody takes any card from their deck
    .rule = D-442
card-raffle = Raffle
    .text = Choose left or right. Every player takes a random card from the hand of their neighbour on that side, all at once.
    .gist = Everybody takes a random card from a neighbour
    .rule = D-443
card-charity = Charity
    .text = Take a random card from every player’s hand, including yours, and look at them. Give one of them to each of those players, as you choose.
    .gist = Take a random card of each; give them back
    .rule = D-444
card-tasters = Tasters
    .text = Choose left or right. Beginning with you and going that way, each player takes a card of their choice from the market to their hand.
    .gist = Everybody takes a market card, you first
    .rule = D-445
card-rumours = Rumours
    .text = All players move the top two cards of their discard pile onto their deck, one at a time.
    .gist = Everybody: 2 discards onto the deck
    .rule = D-446
card-daring-adventurer = Daring Adventurer
    .hyphenated = Daring Adven{ "\u00AD" }turer
    .text = Roll the die and throw away that many market cards of your choice. Then fill the market.
    .gist = Roll: throw away that many market cards
    .rule = D-451
card-rare-artefact = Rare Artefact
    .text = Show a card from your hand, then roll the die: this turn, the card’s value is multiplied by the result.
    .gist = Roll: multiply a card’s value
    .rule = D-452
card-swank = Swank
    .text = Throw away a card from your hand. If it was an animalfolk card, draw a card from the market deck.
    .gist = Throw a card away, draw from the market deck
    .rule = D-453
card-risky-business = Risky Business
    .text = Name a value from 1 to 5 and reveal the top card of the market deck. Right: take it to your hand. Wrong: throw it away.
    .gist = Guess the next market card and take it
    .rule = D-454
card-natural-survivor = Natural Survivor
    .text = Roll the die. Search your deck and exchange exactly that many cards between your hand and your deck, then shuffle your deck.
    .gist = Roll: exchange cards with your deck
    .rule = D-455
card-sofa = Sofa
    .text = While this card is in your stall, your hand size is 1 larger.
    .gist = In your stall: hand size +1
    .rule = D-456
card-wise-spy = Wise Spy
    .text = Once during your turn, you may draw three cards from your deck and put them back on top in any order.
    .gist = Once a turn: reorder your top 3
    .rule = D-461
card-ancient-knowledge = Ancient Knowledge
    .text = When another player has fully resolved a technique card, you may search your deck, discard a card from it if you like, and shuffle it.
    .gist = Their technique: discard from your deck
    .rule = D-462
card-quality-inspection = Quality Inspection
    .hyphenated = Quality Inspec{ "\u00AD" }tion
    .text = When this card enters your hand, you may throw away a card from your hand. If you do, draw a card.
    .gist = On arrival: throw 1 away, draw 1
    .rule = D-463
card-binoculars = Binoculars
    .hyphenated = Binoc{ "\u00AD" }ulars
    .text = When another player buys a card, you may draw a card. If you do, discard a card from your hand.
    .gist = Their purchase: draw 1, discard 1
    .rule = D-464
card-balancing = Balancing
    .text = When another player shuffles their deck, you may swap an animalfolk card from your hand with any card in your discard pile.
    .gist = Their shuffle: swap with a discard
    .rule = D-465
card-extra-remarks = Extra Remarks
    .text = When another player builds a stack, you may put any card from your discard pile on top of your deck.
    .gist = Their stack: a discard onto your deck
    .rule = D-466
card-swift-broker = Swift Broker
    .text = Discard your hand, then draw the same number of cards.
    .gist = Discard your hand, draw as many
    .rule = D-511
card-cookies = Cookies
    .text = While this card is in your hand, your hand size is 1 larger.
    .gist = In your hand: hand size +1
    .rule = D-512
card-shattered-relic = Shattered Relic
    .text = Throw away a card from your hand, then draw a card.
    .gist = Throw 1 away, draw 1
    .rule = D-513
card-spyglass = Spyglass
    .text = Draw three cards. Keep one in your hand and put the others back on top of your deck in any order.
    .gist = Draw 3, keep 1
    .rule = D-514
card-flashy-show = Flashy Show
    .text = This turn, every card you use is worth 1 more.
    .gist = This turn: your cards worth +1
    .rule = D-515
card-favourite-toy = Favourite Toy
    .text = Take the top card of your discard pile to your hand.
    .gist = Take your top discard
    .rule = D-516
card-loyal-partner = Loyal Partner
    .text = Throw away all the cards in the market, then fill it.
    .gist = Replace the whole market
    .rule = D-521
card-prepaid-good = Prepaid Good
    .text = Take any card from the market to your hand, for free.
    .gist = Take a market card for free
    .rule = D-522
card-essential-purchase = Essential Purchase
    .text = When you buy this card, you may throw away up to three junk cards you paid with, instead of discarding them.
    .gist = Bought: throw away 3 junk you paid
    .rule = D-523
card-market-discovery = Market Discovery
    .text = Once during your turn, you may throw away the top card of the market deck. When you pay with this card, you may buy the top card of the market discard at its printed value.
    .gist = Buy from the market discard
    .rule = D-524
card-special-offer = Special Offer
    .text = Draw three cards from the market deck. Keep one in your hand and throw away the others.
    .gist = Draw 3 from the market deck, keep 1
    .rule = D-525
card-stock-clearance = Stock Clearance
    .text = When you pay with this card, you may overpay without limit.
    .gist = Paying: overpay without limit
    .rule = D-526
card-wily-fellow = Wily Fellow
    .text = Your deck and your discard pile change places; then shuffle the new deck.
    .gist = Swap your deck and your discards
    .rule = D-531
card-nuisance = Nuisance
    .text = Choose up to two other players. Each discards a random card from their hand.
    .gist = Two others discard at random
    .rule = D-532
card-rotten-food = Rotten Food
    .text = Put a card from your hand on top of another player’s deck.
    .gist = A card from your hand onto another deck
    .rule = D-533
card-dirty-exchange = Dirty Exchange
    .text = Take a random card from another player’s hand, then give that player any card from your hand.
    .gist = Take a random card, give any card
    .rule = D-534
card-sabotage = Sabotage
    .text = Draw two cards from another player’s deck. Throw one away and put the other on that player’s discard pile.
    .gist = Ruin the top 2 of another deck
    .rule = D-535
card-treasure-hunter = Treasure Hunter
    .text = Take the top card of another player’s discard pile to your hand.
    .gist = Take another’s top discard
    .rule = D-536
card-stashing-vendor = Stashing Vendor
    .text = A stack built with this card may include junk.
    .gist = Its stack may include junk
    .rule = D-541
card-empty-chest = Empty Chest
    .text = A stack built with this card may mix any animalfolk sets.
    .gist = Its stack may mix sets
    .rule = D-542
card-nostalgic-item = Nostalgic Item
    .text = A stack built with this card may include one card from your discard pile: junk or a card of any set.
    .gist = Its stack may include a discard
    .rule = D-543
card-acorn = Acorn
    .text = Swap this card with any card in an opponent’s stall, which goes to your hand.
    .gist = Swap with a card in another stall
    .rule = D-544
card-accordion = Accordion
    .text = When you build with this card, you may add 1 to its value or subtract 1 from it.
    .gist = Building: its value +1 or −1
    .rule = D-545
card-winter-is-coming = Winter is Coming
    .text = After building a stack with this card, you may build another one right away.
    .gist = Build a second stack at once
    .rule = D-546
card-bold-haggler = Bold Haggler
    .text = Once during your turn, you may roll the die and add the result to this card’s value for the turn.
    .gist = Once a turn: roll, add to its value
    .rule = D-551
card-new-season = New Season
    .text = Search your discard pile and throw away an animalfolk card from it. If you did, draw a card from the market deck.
    .gist = Throw a discard away, draw from the market deck
    .rule = D-552
card-whirligig = Whirligig
    .text = Discard your hand and draw the same number of cards. Shuffle them with another player’s hand and deal each of you as many cards as you had, at random.
    .gist = New hand, then mix it with another
    .rule = D-553
card-charm = Charm
    .text = Draw a card from the market deck. If it makes your next stack on its own, you must build that stack; if not, throw the card away.
    .gist = Next market card: build it or lose it
    .rule = D-554
card-gamble = Gamble
    .text = Choose another player and roll the die. You exchange that many random cards between your two hands.
    .gist = Roll: exchange random cards
    .rule = D-555
card-blindfold = Blindfold
    .text = Secretly choose a card from your hand; an opponent guesses its value. Right: discard the card. Wrong: this turn, the card has any value from 1 to 5 you choose.
    .gist = They guess a card; wrong: any value
    .rule = D-556
card-flexible-shopkeeper = Flexible Shopkeeper
    .text = This card is a copy of any card in the rightmost stack of your stall.
    .gist = Copies your last stack
    .rule = D-561
card-reflection = Reflection
    .hyphenated = Reflec{ "\u00AD" }tion
    .text = This card is a copy of the top card of another player’s discard pile.
    .gist = Copies another’s top discard
    .rule = D-562
card-good-old-times = Good Old Times
    .text = This card is a copy of the top card of the market discard. Once during your turn, you may throw away the top card of the market deck.
    .gist = Copies the market discard
    .rule = D-563
card-gift-voucher = Gift Voucher
    .text = Swap this card with any card in the market, which goes to your hand.
    .gist = Swap with a market card
    .rule = D-564
card-trendsetting = Trendsetting
    .hyphenated = Trend{ "\u00AD" }setting
    .text = This card is a copy of any card in the market.
    .gist = Copies a market card
    .rule = D-565
card-seeing-doubles = Seeing Doubles
    .text = This card is a copy of another card in your hand. Whenever you show this card, show the other one too.
    .gist = Copies a card in your hand
    .rule = D-566
card-junk = Junk
    .text = Good for paying and for little else: it belongs to no set and normally cannot go into a stack.
    .gist = Only good for paying
    .rule = D-107

## Sets

set-platypus = Experimenting Platypuses
    .short = Platypuses
    .brings = Card control: the right card at the right moment.
set-sloth = Diligent Pale-throated Sloths
    .short = Sloths
    .brings = Delayed effects: plan now, reap at the start of your next turn.
set-crocodile = Intimidating Dwarf Crocodiles
    .short = Crocodiles
    .brings = Threats and harassment: higher prices, taller stacks and thinner hands for the others.
set-fennec = Friendly Fennec Foxes
    .short = Fennecs
    .brings = Sharing: everybody takes part, whether they like it or not.
set-polecat = Restless Marbled Polecats
    .short = Polecats
    .brings = Risk: roll the die, trust your luck.
set-owl = Observant Snowy Owls
    .short = Owls
    .brings = Reactions: watch the others and respond to what they do.
set-macaw = Snappy Scarlet Macaws
    .short = Macaws
    .brings = Quick hands: more cards, sooner, and the right ones. Good for a first game.
set-panda = Dealing Giant Pandas
    .short = Pandas
    .brings = Market deals: cheap buys and a market that turns over.
set-raccoon = Thieving Northern Raccoons
    .short = Raccoons
    .brings = Stealing: a paw in everybody’s hand, deck and discard pile.
set-squirrel = Hoarding Flying Squirrels
    .short = Squirrels
    .brings = Stacks: build with what others could not.
set-ocelot = Lucky Ocelots
    .short = Ocelots
    .brings = Luck: dice, guesses and gambles.
set-chameleon = Adapting Veiled Chameleons
    .short = Chameleons
    .brings = Copying: cards that become other cards. Not for a first game.

type-technique = technique
type-passive = passive
type-rubbish = rubbish

## Game

dale-about = Animal merchants shape their decks card by card: buy in the market, play the tricks of your trade, and lay finished stacks in your stall. Every stack takes good cards out of your hand. The first to build eight becomes the new Trade Master.

## Options

option-teams = Two against two
    .help = For four players: partners sit opposite each other, share one stall and need ten stacks.
option-turn_techniques = Techniques that last the turn
    .help = When “{ card-rare-artefact }”, “{ card-ironing }”, “{ card-flashy-show }” and “{ card-blindfold }” leave the schedule.
option-turn_techniques-stay = Stay until the end of the turn
option-turn_techniques-leave = Discarded at once
option-mid_turn_fill = Filling the market in mid-turn
    .help = After “{ card-daring-adventurer }” or “{ card-loyal-partner }”, new cards go straight into the gaps, or the market slides to the right first.
option-mid_turn_fill-in-place = In place
option-mid_turn_fill-slide = Slide, then fill
option-balancing_lands = Where “{ card-balancing }” puts your card
    .help = Your card takes the place of the one you take from the discard pile, or goes on top.
option-balancing_lands-same = Same place
option-balancing_lands-top = On top
option-junk_for_draws = Junk when there is nothing to draw
    .help = With deck and discard pile empty, junk replaces every card you must draw, or only those that refill your hand.
option-junk_for_draws-any = Any draw of your own
option-junk_for_draws-refill = Refill only
option-platypus = { set-platypus }
    .help = { set-platypus.brings }
option-platypus-in = In
option-platypus-maybe = Maybe
option-platypus-out = Out
option-sloth = { set-sloth }
    .help = { set-sloth.brings }
option-sloth-in = In
option-sloth-maybe = Maybe
option-sloth-out = Out
option-crocodile = { set-crocodile }
    .help = { set-crocodile.brings }
option-crocodile-in = In
option-crocodile-maybe = Maybe
option-crocodile-out = Out
option-fennec = { set-fennec }
    .help = { set-fennec.brings }
option-fennec-in = In
option-fennec-maybe = Maybe
option-fennec-out = Out
option-polecat = { set-polecat }
    .help = { set-polecat.brings }
option-polecat-in = In
option-polecat-maybe = Maybe
option-polecat-out = Out
option-owl = { set-owl }
    .help = { set-owl.brings }
option-owl-in = In
option-owl-maybe = Maybe
option-owl-out = Out
option-macaw = { set-macaw }
    .help = { set-macaw.brings }
option-macaw-in = In
option-macaw-maybe = Maybe
option-macaw-out = Out
option-panda = { set-panda }
    .help = { set-panda.brings }
option-panda-in = In
option-panda-maybe = Maybe
option-panda-out = Out
option-raccoon = { set-raccoon }
    .help = { set-raccoon.brings }
option-raccoon-in = In
option-raccoon-maybe = Maybe
option-raccoon-out = Out
option-squirrel = { set-squirrel }
    .help = { set-squirrel.brings }
option-squirrel-in = In
option-squirrel-maybe = Maybe
option-squirrel-out = Out
option-ocelot = { set-ocelot }
    .help = { set-ocelot.brings }
option-ocelot-in = In
option-ocelot-maybe = Maybe
option-ocelot-out = Out
option-chameleon = { set-chameleon }
    .help = { set-chameleon.brings }
option-chameleon-in = In
option-chameleon-maybe = Maybe
option-chameleon-out = Out

## Events

some-cards =
    { $cards ->
        [none]
            { $count ->
                [one] a card
               *[other] { $count } cards
            }
       *[known] { $cards }
    }
card-times =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
card-quoted =
    { $count ->
        [one] “{ $card }”
       *[other] { $count } × “{ $card }”
    }

event-turn-began = It’s { $seat }’s turn.
event-played =
    { $copied ->
        [true] { $seat } plays “{ $card }” as a copy of “{ $face }”.
       *[false] { $seat } plays “{ $card }”.
    }
event-resolved = { $seat }’s “{ $card }” is due.
event-bought =
    { $from_discard ->
        [true] { $seat } buys “{ $card }” from the market discard for { $price } and pays with { $payment }.
       *[false] { $seat } buys “{ $card }” for { $price } and pays with { $payment }.
    }
event-rearranged = { $seat } does the sums and rearranges the market. From the cheapest place: { $market }.
event-kept = { $seat } pays with “{ $card }” and keeps it in hand. It sticks.
event-built =
    { $partner ->
        [none] { $seat } builds stack { $stack }: { $cards }.
       *[partner] { $seat } builds stack { $stack } with the help of { $partner }: { $cards }.
    }
event-asked-partner = { $seat } shows { $cards } for stack { $stack } and asks { $partner } for help.
event-partner-declined = { $seat } declines to help with the stack.
event-discarded =
    { $own ->
        [true]
            { $source ->
                [deck] { $seat } discards { $cards } from their deck.
               *[hand] { $seat } discards { $cards }.
            }
       *[false]
            { $source ->
                [deck] { $seat } makes { $owner } discard { $cards } from their deck.
               *[hand] { $seat } makes { $owner } discard { $cards }.
            }
    }
event-kept-hand = { $seat } passes and discards nothing.
event-committed = A secret choice has been made.
event-threw-away =
    { $source ->
        [market] { $seat } throws away { $cards } from the market.
        [market-deck] { $seat } throws away { $cards } from the market deck.
        [deck]
            { $own ->
                [true] { $seat } throws away { $cards } from their deck.
               *[false] { $seat } throws away { $cards } from { $owner }’s deck.
            }
        [discard] { $seat } throws away { $cards } from their discard pile.
       *[hand] { $seat } throws away { $cards }.
    }
event-drew =
    { $owner ->
        [none] { $seat } draws { some-cards } from the market deck.
       *[player]
            { $own ->
                [true] { $seat } draws { some-cards }.
               *[false] { $seat } draws { some-cards } from { $owner }’s deck.
            }
    }
event-drew-junk =
    { $count ->
        [one] { $seat } has nothing left to draw and gets a junk card instead.
       *[other] { $seat } has nothing left to draw and gets { $count } junk cards instead.
    }
event-found = { $seat } searches their deck and takes { some-cards }.
event-took =
    { $source ->
        [market] { $seat } takes { $cards } from the market.
        [market-discard] { $seat } takes { $cards } from the market discard.
        [stall] { $seat } takes { $cards } from a stall.
        [discard]
            { $own ->
                [true] { $seat } takes { $cards } back from their discard pile.
               *[false] { $seat } takes { $cards } from { $owner }’s discard pile.
            }
       *[other] { $seat } takes { $cards }.
    }
event-returned =
    { $own ->
        [true] { $seat } puts { some-cards } on top of their deck.
       *[false] { $seat } puts { some-cards } on top of { $owner }’s deck.
    }
event-put-on-deck =
    { $own ->
        [true]
            { $source ->
                [discard] { $seat } moves { $cards } from their discard pile to the top of their deck.
               *[other] { $seat } puts { $cards } on top of their deck.
            }
       *[false]
            { $source ->
                [discard] { $seat } moves { $cards } from { $owner }’s discard pile to the top of { $owner }’s deck.
               *[other] { $seat } puts { $cards } on top of { $owner }’s deck.
            }
    }
event-looked-at =
    { $owner ->
        [none] { $seat } looks at { some-cards } from the market deck.
       *[player]
            { $own ->
                [true] { $seat } looks at { some-cards } from their deck.
               *[false] { $seat } looks at { some-cards } from { $owner }’s deck.
            }
    }
event-saw-hand =
    { $cards ->
        [none] { $seat } looks at { $owner }’s hand.
       *[known] { $seat } looks at { $owner }’s hand: { $cards }.
    }
event-passed =
    { $own ->
        [true] { $taker } gets { some-cards } back.
       *[false] { $taker } gets { some-cards } from { $giver }.
    }
event-exchanged =
    { $count ->
        [0] { $seat } exchanges nothing with their deck.
        [one] { $seat } exchanges a card with their deck.
       *[other] { $seat } exchanges { $count } cards with their deck.
    }
event-mixed-hands = { $seat } and { $other } have their hands shuffled together and dealt out again. Round and round they go.
event-swapped =
    { $source ->
        [market] { $seat } swaps “{ $card }” for “{ $got }” in the market.
       *[stall]
            { $own ->
                [true] { $seat } swaps “{ $card }” for “{ $got }” in their stall.
               *[false] { $seat } swaps “{ $card }” for “{ $got }” in { $owner }’s stall.
            }
    }
event-swapped-discard = { $seat } swaps “{ $card }” for “{ $got }” in their discard pile.
event-shuffled =
    { $discards ->
        [true] { $seat }’s discard pile is shuffled into a new deck.
       *[false] { $seat }’s deck is shuffled.
    }
event-market-shuffled = The market discard is shuffled into a new market deck.
event-swapped-piles = { $seat } swaps deck and discard pile. The tables are turned!
event-market-filled = New in the market: { $cards }.
event-rolled = { $seat } rolls the die for “{ $card }”: { $roll }.
event-showed = { $seat } shows “{ $card }”.
event-chose = { $seat } chooses { $player }.
event-chose-way =
    { $way ->
        [left] { $seat } chooses the left.
       *[right] { $seat } chooses the right.
    }
event-guessed =
    { $card ->
        [none]
            { $right ->
                [true] { $seat } guesses { $value } and is right.
               *[false] { $seat } guesses { $value } and is wrong.
            }
       *[shown]
            { $right ->
                [true] { $seat } guesses { $value } and is right: it’s “{ $card }”!
               *[false] { $seat } guesses { $value } and is wrong: it’s “{ $card }”.
            }
    }
event-value-changed =
    { $card ->
        [none] This turn, every card { $seat } uses is worth { $value } more.
       *[card] This turn, { $seat }’s “{ $card }” is worth { $value }.
    }
event-used = { $seat } uses “{ $card }”.
event-reacted = { $seat } reacts with “{ $card }”.
event-stopped = { $seat } declines the bonus action.
event-won = The stall is complete, and the city has a new Trade Master. Victory for { $seats }!

## The end of the game

standing = Stacks
standing-change =
    { $count ->
        [one] { $amount } stack
       *[other] { $amount } stacks
    }
source-stacks = Stacks built
source-stacks-of-partner = Stacks built by the partner
source-bought = Cards bought
source-techniques = Techniques played
source-reactions = Reactions
source-thrown-away = Cards thrown away

## Refusals

refusal-game-over = The game is over.
refusal-not-a-move = That is not a move in this game.
refusal-no-such-seat = That seat does not exist at this table.
refusal-no-such-card = You don’t have that many cards in your hand.
refusal-equal-card = You have several copies of “{ $card }”. Name the first of them.
refusal-other-question = Another decision comes first. Answer the current question.
refusal-draft-first = You have begun something. Finish it, or cancel it.
refusal-already-chosen = “{ $card }” is already chosen. Choose another card.
refusal-nothing-discarded = The market discard is empty. Buy from the market instead.
refusal-not-in-discard = “{ $card }” is not in the discard pile. Choose a card that is there.
refusal-help-with-a-card = You haven’t added anything yet. Add at least one card from your hand, or decline.
refusal-sets-missing = This game is played with exactly { $needed } sets. Mark more of them “{ option-platypus-in }” or “{ option-platypus-maybe }”.
refusal-D-010 = You must put in at least one card of your own. Choose it, then ask your partner.
refusal-D-105 = “{ $card }” is not a technique, so you can’t play it. Use it in another action.
refusal-D-106 = “{ $card }” has nothing you could use now. Use it in another action.
refusal-D-107 = Junk can’t go into this stack. Choose another card.
refusal-D-110 = This game is played with exactly { $needed } sets. Mark no more than { $needed } of them “{ option-platypus-in }”.
refusal-D-200 = It’s not your decision right now. Wait for your turn.
refusal-D-202 = You haven’t taken your action yet. To pass, choose “{ move-inventory }”, then “{ move-discard-none }”.
refusal-D-210 = You have chosen { $total } of { $price } so far. Add more cards to the payment.
refusal-D-211 = “{ $card }” costs { $price }, and the cards in your hand can’t pay that. Choose something cheaper.
refusal-D-212 = With “{ $card }”, you would pay more than you need for a price of { $price }. Leave out any card you don’t need.
refusal-D-230 = Your next stack must be worth exactly { $need }, and you can’t build it with the cards in your hand. Take another action.
refusal-D-231 = A stack holds cards of one set, and with “{ $card }” you can’t reach { $need } that way. Choose another card.
refusal-D-232 = With “{ $card }”, this stack can’t be worth exactly { $need }. Choose another card.
refusal-D-253 = That place in the market is empty. Choose another.
refusal-D-254 = Your actions are over. Use a once-per-turn card, or go on.
refusal-D-412 = You couldn’t buy anything with “{ card-calculations }” among the payment that way. Choose another order or another card.
refusal-D-524 = You can buy from the market discard only if you pay with “{ card-market-discovery }”. Leave room for it in the payment.
refusal-D-541 = Junk can be in a stack only with “{ card-stashing-vendor }”. Add that card, or cancel.
refusal-D-542 = Different sets can be in one stack only with “{ card-empty-chest }”. Add that card, or cancel.
refusal-D-543 = Each card from the discard pile needs a “{ card-nostalgic-item }” in the stack. Add that card first.
refusal-D-571 = “{ $card }” has to copy a card first. Choose which one.
refusal-D-701 = Only teams can build together. Choose cards from your own hand.
refusal-D-703 = Your partner has already declined this turn. Build with your own cards.
refusal-D-704 = These cards leave nothing for your partner to add. Build, or show fewer cards.
refusal-D-706 = Your partner’s hand is empty until their next clean-up. Build with your own cards.
refusal-D-811 = This stack is worth { $total } so far, but it must be worth exactly { $need }. Choose other cards.
refusal-D-831 = “{ $card }” has already been used this turn. It can be used again next turn.
refusal-D-850 = That card can’t react now. React with a highlighted card, or pass.

## Prompts

ask-action =
    { $bonus ->
        [true] Bonus action: buy, play a technique, build, discard, or decline it.
       *[false] Your action: buy, play a technique, build or discard.
    }
ask-next-planned = Several cards are due. Which one first?
ask-before-refill = Your actions are over. Use a card, or refill your hand.
ask-late-ability = Your hand is refilled. Use a card, or end your turn.
ask-react =
    { $trigger ->
        [resolved] { $player } has resolved a technique. React?
        [entered] A new card is in your hand. React?
        [purchased] { $player } has bought a card. React?
        [shuffled] { $player } has shuffled their deck. React?
       *[built] { $player } has built a stack. React?
    }
    .others = Players who could react are deciding in secret…
ask-build-again = “{ card-winter-is-coming }”: build another stack right away?
    .no = No more stacks
ask-complete-stack = Your partner asks for help with this stack. Add what is missing?
    .no = Decline
ask-keep = “{ card-glue }”: keep it in your hand, or discard it?
    .yes = Keep it
    .no = Discard it
ask-throw-junk = How many junk cards from the payment do you throw away?
ask-search-deck = Choose a card from your deck to take.
ask-may-discard-from-deck = You may discard a card from your deck.
    .no = Discard none
ask-exchange-with-deck = Cards to exchange with your deck: { $number }. First choose what you give, then what you take. Still to choose: { $left }.
ask-keep-one = Choose the card to keep.
ask-put-back = Choose the next card to put back. The last one ends up on top.
ask-throw-away-aside = Choose the card to throw away.
ask-discard-to-deck = Choose a card from your discard pile to put on top of your deck.
ask-discard =
    { $left ->
        [one] Choose a card to discard.
       *[other] Choose { $left } cards to discard, one after the other.
    }
ask-discard-hand = Discard your hand, in any order.
    .confirm = Discard the rest as it is
ask-throw-away = Choose a card from your hand to throw away.
ask-may-throw-away = You may throw away a card from your hand.
    .no = Throw away none
ask-may-put-this-on-deck = Put “{ $card }” on top of your deck?
    .yes = On top of the deck
    .no = Discard it
ask-take-junk = How many junk cards do you take back?
ask-may-take-from-discard = You may take back a card from your discard pile.
    .no = Take none
ask-throw-away-from-discard = Choose an animalfolk card from your discard pile to throw away.
ask-swap-with-discard = Choose the card you want from your discard pile, then the animalfolk card from your hand that goes there.
ask-take-from-market = Choose a card from the market to take.
ask-throw-away-from-market =
    { $left ->
        [one] Choose a market card to throw away.
       *[other] Choose { $left } market cards to throw away, one after the other.
    }
ask-throw-away-market = Throw away the market, in any order.
    .confirm = Throw away the rest as it is
ask-swap-with-market = Choose the market card to swap with “{ $card }”.
ask-swap-with-stall = Choose the card in a stall to swap with “{ $card }”.
ask-give-aside =
    { $player ->
        [none] Choose the card to give.
       *[player] Choose the card for { $player }.
    }
ask-return-aside =
    { $player ->
        [none] Choose the card to put on the next deck.
       *[player] Choose the card to put on { $player }’s deck.
    }
ask-show = Choose a card to show. Its value will be multiplied by the roll.
ask-count-as = Which card does the one you show copy?
ask-guess-market = Guess the value of the top card of the market deck.
ask-choose-secretly = Choose a card in secret. An opponent will guess its value.
    .face = Which card does yours copy? This stays secret, too.
ask-guess-hidden = Guess the value of the hidden card.
ask-set-value = Wrong guess! What is your card worth this turn?
ask-choose-player = “{ $card }”: choose a player.
ask-choose-way = “{ $card }”: left or right?
ask-put-on-deck = Choose a card from your hand to put on top of { $player }’s deck.
ask-give = Choose a card from your hand to give to { $player }.
ask-choose-players-to-discard = Choose who discards a random card.
    .no = Nobody else

draft-buy = “{ $card }” costs { $need }. Choose what you pay with ({ $total } so far).
draft-build = This stack must be worth { $need }. Choose its cards ({ $total } so far).
draft-inventory = Choose cards to discard; the first lies at the bottom. To pass, discard nothing.
draft-technique = Which card do you play it as?
draft-ability = Which ability do you use?
draft-rearrange = Choose the market cards in their new order, starting with the cheapest place; then the one you buy.
draft-face = “{ $card }”: which card does it copy?

move-inventory = Discard cards
move-build = Build stack { $stack }
move-stop = No bonus action
move-refill = Refill your hand
move-end-turn = End your turn
move-pay = Pay
move-lay = Build
move-discard = Discard
move-discard-none = Discard nothing
move-ask-partner = Ask your partner
move-pass = Pass
move-left = Left
move-right = Right
move-suggested =
    { $mode ->
        [buy] Pay: { $cards }
       *[build] Build: { $cards }
    }
move-undo = Back
move-cancel = Cancel
move-react = React with “{ $card }”
use-technique = Play “{ $card }”
use-ability = Use “{ $card }”
use-rearrange = Rearrange the market with “{ $card }”

prompt-wait = Waiting for { $name }…
prompt-over-won = Victory for { $names }!
prompt-you-won = Your stall is complete: you are the new Trade Master!
prompt-team-won = Your stall is complete: you and your partner rule the city!

## Board

the-market = Market
the-market-deck =
    { $count ->
        [0] The market deck is empty
        [one] Market deck: 1 card
       *[other] Market deck: { $count } cards
    }
the-market-discard =
    { $count ->
        [0] The market discard is empty
        [one] Market discard: 1 card
       *[other] Market discard: { $count } cards
    }
market-card = { $card }, price { $price }
market-empty = Empty place
surcharge = +{ $amount }
your-hand = Your hand
your-deck =
    { $count ->
        [0] Your deck is empty
        [one] Your deck: 1 card
       *[other] Your deck: { $count } cards
    }
deck-of =
    { $count ->
        [0] { $name }’s deck is empty
        [one] { $name }’s deck: 1 card
       *[other] { $name }’s deck: { $count } cards
    }
deck-known = Top of the deck, as far as you know
your-discard =
    { $count ->
        [0] Your discard pile is empty
        [one] Your discard pile: 1 card
       *[other] Your discard pile: { $count } cards
    }
pile-showing = { $pile }, on top: { $card }
discard-of =
    { $count ->
        [0] { $name }’s discard pile is empty
        [one] { $name }’s discard pile: 1 card
       *[other] { $name }’s discard pile: { $count } cards
    }
discard-latest = Latest first
read-deck = It lies face down, and nobody knows its order but for what effects have shown. When a card is needed and none is left, the owner’s discard pile is shuffled into a new deck.
read-discard = It lies face up. Everybody may look through it at any time, and nobody may reorder it. It becomes the new deck when a card is needed and the deck is empty.
read-market-deck = At the end of every turn, new cards from it fill the market from right to left. When a card is needed and none is left, the market discard is shuffled into a new deck.
read-market-discard = Animalfolk cards that are thrown away lie here, face up. Everybody may look through it at any time.
read-hand = Only its owner sees a hand. At the end of their turn, players draw until they hold five cards, or as many as their current hand size.
your-stall = Your stall
stall-of-team = The stall of { $names }
stall-progress = { $count } of { $goal } stacks
stack-number = Stack { $stack }
next-stack = Next stack: exactly { $need }
your-schedule = Your schedule
schedule-of = { $name }’s schedule
due-next-turn = until the start of the next turn
due-this-turn = until the end of this turn
due-now = now
hand-of =
    { $count ->
        [0] { $name } holds no card
        [one] { $name } holds 1 card
       *[other] { $name } holds { $count } cards
    }
hand-known = Cards you know are there
card-copies = counts as “{ $card }”
card-used = used this turn
cards-aside = You are looking at
cards-aside-of =
    { $count ->
        [one] { $name } is looking at a card
       *[other] { $name } is looking at { $count } cards
    }
cards-shown = On the table
deck-searched = Your deck, sorted
your-partner = your partner
the-players = The players
the-sets = Sets in this game
box-2 = From this box
box-1 = From the first game
sets-chosen = In: { $in }; maybe: { $maybe }; needed: { $count }
look-through = Look through
rule-link = Rule { $rule }
won = winner
your-turn = Your turn
turn-of = { $name }’s turn
since-your-turn = What happened to you

## Reading and putting together

card-label = { $card }, value { $value }, { $type }
card-picked = no. { $nth } of your choice
card-unknown = A card you do not know
copies-in-set =
    { $count ->
        [one] one copy in the set
       *[other] { $count } copies in the set
    }
copy-of = It may be a copy of
sum-to-go = { $count } to go
sum-exact = exact
sum-over = { $count } too much
overpaid = No change is given: you may overpay only if you need every card you pay with.
tray-show = Show the cards
tray-hide = Look at the table
keys = Keyboard and touch
keys-tab = Tab: from the players to the market, your stall, the question, your hand
keys-arrows = Arrow keys: from card to card
keys-touch = Enter or Space: tap it
keys-read = I, or a long press on a card: read it in full
keys-escape = Escape: go back, or cancel what you are putting together

## How the game is won, on one line above the board

goal-line = First to { $goal } stacks · you { $own } · next: one animal, { $need }
goal-line-last = Your last stack wins: one animal, exactly { $need }
goal-line-watching = First to { $goal } stacks wins

## What the coach says

reason-builds = Builds stack { $stack }: one animal, exactly { $value }.
reason-for-stacks = “{ $card }” helps to build your next stacks.
reason-buys-value = “{ $card }” is worth more than what you pay with.
reason-pays-with-least = Pay with the cards that you will miss least.
reason-arrow-is-free = “{ $card }” gives the action back, so it costs you nothing.
reason-plays = “{ $card }” does more for you now than later.
reason-draws-new = Discard what you do not need, and draw new cards.
reason-leaves-it = It is better to leave it at that.
reason-serves-you = This brings your next stacks nearest.
