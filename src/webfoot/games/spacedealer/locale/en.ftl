## The lid of the box

game = Space Dealer
    .pitch = No turns, only sand timers. Thirty minutes to get rich among the stars.

## How the bots play it

plays-gentle = Takes about four seconds to react, and follows its whims.
plays-quick = Reacts within two seconds and does what pays now.
plays-thinker = Reacts in about a second and plays each choice out to the end of the game before it acts.

## Cards

card-mine-red-1 = Red mine
card-mine-red-2 = Red mine
card-mine-red-3 = Red mine
card-mine-yellow-1 = Yellow mine
card-mine-yellow-2 = Yellow mine
card-mine-yellow-3 = Yellow mine
card-mine-green-1 = Green mine
card-mine-green-2 = Green mine
card-mine-green-3 = Green mine
card-mine-blue-1 = Blue mine
card-mine-blue-2 = Blue mine
card-mine-blue-3 = Blue mine
card-generator = Generator
card-depot-1 = Depot
card-depot-2 = Depot
card-depot-3 = Depot
card-depot-4 = Depot
card-solar-satellite = Solar satellite
card-multi-mine-1 = Multi-mine
card-multi-mine-2 = Multi-mine
card-multi-mine-3 = Multi-mine
card-multi-mine-4 = Multi-mine
card-mining-complex-red = Red mining complex
card-mining-complex-yellow = Yellow mining complex
card-mining-complex-green = Green mining complex
card-mining-complex-blue = Blue mining complex
card-converter-1 = Converter
card-converter-2 = Converter
card-converter-3 = Converter
card-converter-4 = Converter
card-sabotage-probe-1 = Sabotage probe
card-sabotage-probe-2 = Sabotage probe
card-interstellar-missile-1 = Interstellar missile
card-interstellar-missile-2 = Interstellar missile
card-tech-center-1 = Tech center
card-tech-center-2 = Tech center
card-orbital-station = Orbital station
card-transport-probe = Transport probe
card-fusion-reactor = Fusion reactor
card-fusion-mine-red = Red fusion mine
card-fusion-mine-yellow = Yellow fusion mine
card-fusion-mine-green = Green fusion mine
card-fusion-mine-blue = Blue fusion mine
card-fusion-converter = Fusion converter
card-metropolis-1 = Metropolis
card-metropolis-2 = Metropolis
card-megacity-1 = Megacity
card-megacity-2 = Megacity
card-robot-factory-1 = Robot factory
card-robot-factory-2 = Robot factory
card-order-1 = Order 1
card-order-2 = Order 2
card-order-3 = Order 3
card-order-4 = Order 4
card-order-5 = Order 5
card-order-6 = Order 6
card-order-7 = Order 7
card-order-8 = Order 8
card-order-9 = Order 9
card-order-10 = Order 10
card-order-11 = Order 11
card-order-12 = Order 12

## What the types of cards do

type-mine = Mine
    .text = A timer produces { $amount ->
        [one] one good
       *[other] { $amount } goods
    } of its colour.
    .rule = SD-US-02
type-generator = Generator
    .text = Supplies { $amount } connection points on its side of the planet.
    .rule = SD-BD-11
type-depot = Depot
    .text = Stores { $amount } goods. Needs no timer.
    .rule = SD-US-07
type-solar-satellite = Solar satellite
    .text = Built on a generator: supplies { $amount } connection points.
    .rule = SD-BD-11
type-multi-mine = Multi-mine
    .text = A timer produces one good of any colour you like.
    .rule = SD-US-02
type-mining-complex = Mining complex
    .text = A timer produces { $amount } goods of its colour.
    .rule = SD-US-02
type-converter = Converter
    .text = A timer exchanges { $amount ->
        [one] one of your goods
       *[other] up to { $amount } of your goods
    } at home for any in the supply.
    .rule = SD-US-06
type-sabotage-probe = Sabotage probe
    .text = A timer loads an attack marker. Use it at any time to ruin another player’s running timer.
    .rule = SD-AD-07
type-interstellar-missile = Interstellar missile
    .text = A timer loads an attack marker. Use it at any time to block a timer slot in another player’s action zone.
    .rule = SD-AD-09
type-tech-center = Tech center
    .text = Gives you { $amount } more planning places.
    .rule = SD-AD-03
type-orbital-station = Orbital station
    .text = Gives you a second ship for as long as nothing is built over the station.
    .rule = SD-AD-05
type-transport-probe = Transport probe
    .text = Stores { $amount } goods. A timer beams them to one of your ships, wherever it is.
    .rule = SD-AD-15
type-fusion-reactor = Fusion reactor
    .text = Built on a solar satellite: supplies { $amount } connection points.
    .rule = SD-BD-11
type-fusion-mine = Fusion mine
    .text = A timer produces { $amount } goods of its colour.
    .rule = SD-US-02
type-fusion-converter = Fusion converter
    .text = A timer exchanges up to { $amount } of your goods at home for any in the supply.
    .rule = SD-US-06
type-metropolis = Metropolis
    .text = No action: adds { $demands ->
        [one] one demand
       *[other] { $demands } demands
    } to your planet.
    .rule = SD-BD-08
type-megacity = Megacity
    .text = No action: adds { $demands ->
        [one] one demand
       *[other] { $demands } demands
    } to your planet.
    .rule = SD-BD-08
type-robot-factory = Robot factory
    .text = Gives you one more timer.
    .rule = SD-AD-04

colour-red = red
    .good = a red good
    .goods =
        { $count ->
            [one] { colour-red.good }
           *[other] { $count } red goods
        }
colour-yellow = yellow
    .good = a yellow good
    .goods =
        { $count ->
            [one] { colour-yellow.good }
           *[other] { $count } yellow goods
        }
colour-green = green
    .good = a green good
    .goods =
        { $count ->
            [one] { colour-green.good }
           *[other] { $count } green goods
        }
colour-blue = blue
    .good = a blue good
    .goods =
        { $count ->
            [one] { colour-blue.good }
           *[other] { $count } blue goods
        }
goods-none = nothing

## Game

spacedealer-about = Build up your planet, dig for goods and fly them to the planets that want them, all while everybody else does the same. Two sand timers do all your work, one minute a job. No turns, no waiting: all that counts is what you manage before the clock runs out.

## Options

rulings-goods = Goods
rulings-building = Building
rulings-attacks = Attacks
rulings-time = Time to think
option-rules = Rules
    .help = Play the basic game, or add sabotage, missiles, trade in cards and neutral orders.
option-rules-basic = Basic
option-rules-experienced = For experienced players
option-length = Length of the game
    .help = The printed game lasts 30 minutes.
option-length-30 = 30 minutes
option-length-20 = 20 minutes
option-length-15 = 15 minutes
option-length-10 = 10 minutes
option-length-5 = 5 minutes
option-pace = Sand timers
    .help = How long a timer runs. The printed timers take one minute.
option-pace-60 = 60 seconds
option-pace-45 = 45 seconds
option-pace-30 = 30 seconds
option-pace-20 = 20 seconds
option-pace-10 = 10 seconds
option-pace-5 = 5 seconds
option-collecting = Emptying mines
    .help = Ready mines wait to be emptied by hand, or empty themselves at once; goods that do not fit are lost.
option-collecting-by-hand = By hand
option-collecting-by-itself = Automatically
option-technology_scale = Technology scale
    .help = How many timers a new level takes. The printed scale is not known; the first one is our reconstruction.
option-technology_scale-box = 1 · 1 · 2 · 2 · 3
option-technology_scale-1-2-3 = 1 · 2 · 3
option-technology_scale-1-1-2-2-2-3 = 1 · 1 · 2 · 2 · 2 · 3
option-discard_in_basic_game = Discarding in the basic game
    .help = When on, a timer can discard a planned card; when off, as printed, a planned card can only be built.
option-production_for_visitors = Production for visitors
    .help = When on, two players may agree that a ready mine fills the visitor’s ship.
option-covering_goods = Building over stored goods
    .help = Goods on a card that is built over are moved to your other depots and ships, or you may not build there.
option-covering_goods-moved = Goods are moved
option-covering_goods-forbidden = Forbidden
option-supply = Supply of goods
    .help = Ten goods of each colour per box, or as many as needed.
option-supply-limited = Limited
option-supply-unlimited = Unlimited
option-attack_markers = Attack markers per timer
    .help = How many markers one timer loads onto a probe or missile.
option-attack_markers-one = One
option-attack_markers-refill = Up to two
option-sabotaged_flight = Sabotaged flights
    .help = The ship drifts above its destination until another timer lands it, or it returns to where it came from.
option-sabotaged_flight-adrift = The ship drifts
option-sabotaged_flight-returns = The ship returns
option-missile_on_busy_slot = Missiles on busy slots
    .help = May a missile hit a slot with a timer on it? The job under way would end normally.
option-missile_on_busy_slot-allowed = Allowed
option-missile_on_busy_slot-forbidden = Empty slots only
option-transport_probe = Transport probe
    .help = It fills its owner’s ships only or, if both players agree, anybody’s.
option-transport_probe-own-ships = Owner’s ships
option-transport_probe-any-ship = Any ship
option-discarding = Discarding
    .help = With the rules for experienced players: discard planned cards only, or built ones too.
option-discarding-planned = Planned cards
option-discarding-built-too = Built cards too
option-thinking = Choosing from two cards
    .help = Take your time over two drawn cards, or decide within half a minute before chance decides for you.
option-thinking-unlimited = No limit
option-thinking-limited = 30 seconds
option-dump_in_flight = Jettisoning goods
    .help = When on, a ship in flight may return goods to the supply.
option-attack_oneself = Attacking yourself
    .help = When on, attack markers may be used on your own timers and slots.

## Events

card-times =
    { $count ->
        [one] “{ $card }”
       *[other] { $count } × “{ $card }”
    }
some-goods =
    { $goods ->
        [none] { goods-none }
       *[some] { $goods }
    }
offer-gives =
    { $gives ->
        [none] { goods-none }
       *[some] { $gives }
    }
offer-asks =
    { $asks ->
        [none] { goods-none }
       *[some] { $asks }
    }
offer-share =
    { $count ->
        [one] 1 good from “{ $job }”
       *[other] { $count } goods from “{ $job }”
    }
event-start-chosen = { $seat } has chosen a first mine.
event-chosen-by-lot = Too late! Chance picks “{ $card }” for { $seat }.
event-start-revealed = { $seat } begins with “{ $card }”.
event-countdown-began = Hands off the sand: the clock starts in { $seconds } seconds.
event-clock-started = Turn the timers! The clock is running: { $minutes } minutes.
event-planned = { $seat } plans “{ $card }”.
event-drew =
    { $cards ->
        [none]
            { $count ->
                [one] { $seat } draws a card from the level { $level } pile.
               *[other] { $seat } draws { $count } cards from the level { $level } pile.
            }
       *[known] { $seat } draws { $cards } from the level { $level } pile.
    }
event-kept =
    { $returned ->
        [none] { $seat } keeps “{ $card }”.
       *[known] { $seat } keeps “{ $card }” and puts “{ $returned }” under the pile.
    }
event-technology-started = { $seat } puts a timer on the technology scale.
event-build-started = { $seat } starts building “{ $card }”.
event-use-started = { $seat } starts “{ $card }”.
event-clearing-started = { $seat } starts clearing the debris from “{ $card }”.
event-flight-started = { $seat }’s ship sets out { $field }.
event-scrap-started = { $seat } starts taking “{ $card }” out of service.
event-job-ready =
    { $job ->
        [build] { $seat } can build “{ $card }”.
        [scrap] { $seat } can discard “{ $card }”.
       *[use] { $seat }’s “{ $card }” is ready.
    }
event-gave-up = { $seat } cancels a ready job.
event-timer-idle = Sand down the drain: one of { $seat }’s timers has run out for nothing.
event-technology-raised =
    { $new ->
        [true] Eureka! { $seat } reaches technology level { $level }.
       *[false] { $seat } makes progress in technology.
    }
event-landed =
    { $home ->
        [true] { $seat }’s ship is back home.
       *[false] { $seat }’s ship lands { $field }.
    }
event-card-built = { $seat } builds “{ $card }”.
event-station-built = More power: { $seat } builds “{ $card }”.
event-card-covered = { $seat } builds over “{ $card }”.
event-card-uncovered = { $seat }’s “{ $card }” is back in service.
event-card-discarded = { $seat } discards “{ $card }”.
event-goods-saved =
    { $goods ->
        [none] { $seat } loses { $lost } under the new building.
       *[some]
            { $lost ->
                [none] { $seat } clears { $goods } from the building site.
               *[some] { $seat } clears { $goods } from the building site; lost: { $lost }.
            }
    }
event-ship-joined = A second ship reports for duty: { $seat } now commands a fleet.
event-ship-left =
    { $lost ->
        [none] { $seat } loses the second ship.
       *[some] { $seat } loses the second ship, and its cargo with it: { $lost }.
    }
event-timer-joined = A robot fresh from the factory: { $seat } gets one more timer.
event-timer-left = { $seat } gives a timer back.
event-collected =
    { $lost ->
        [0] { $seat } collects { some-goods }.
        [one] { $seat } collects { some-goods }; 1 good is lost for lack of room or supply.
       *[other] { $seat } collects { some-goods }; { $lost } goods are lost for lack of room or supply.
    }
event-converted = { $seat } turns { $old } into { $new }.
event-beamed = { $seat } beams { $colour } to a ship.
event-collecting-changed =
    { $on ->
        [true] { $seat }’s mines now empty themselves.
       *[false] { $seat } empties mines by hand again.
    }
event-good-moved = { $seat } moves { $colour }.
event-good-dumped = { $seat } returns { $colour } to the supply.
event-good-dropped = { $seat } leaves { $colour } { $field }.
event-good-picked-up = { $seat } picks up { $colour } { $field }.
event-offered =
    { $job ->
        [none] { $seat } offers { $to } { offer-gives } for { offer-asks }.
       *[card]
            { $gives ->
                [none] { $seat } offers { $to } { offer-share } for { offer-asks }.
               *[some] { $seat } offers { $to } { $gives }, plus { offer-share }, for { offer-asks }.
            }
    }
event-offer-ended =
    { $why ->
        [withdrawn] { $seat } withdraws the offer to { $to }.
        [declined] { $to } declines { $seat }’s offer.
        [expired] { $seat }’s offer to { $to } has expired.
        [replaced] { $seat } makes { $to } another offer.
       *[lapsed] { $seat }’s offer to { $to } falls through: it can no longer be kept.
    }
event-traded = Deal! { $seat } gives { $to } { offer-gives } for { offer-asks }.
event-produced-for =
    { $lost ->
        [0] { $seat }’s “{ $card }” loads { some-goods } straight into { $to }’s ship.
        [one] { $seat }’s “{ $card }” loads { some-goods } straight into { $to }’s ship; 1 good is lost.
       *[other] { $seat }’s “{ $card }” loads { some-goods } straight into { $to }’s ship; { $lost } goods are lost.
    }
event-delivered = { $seat } delivers { $goods } to { $owner }: +{ $points } for { $seat }, +{ $owner_points } for { $owner }.
event-order-delivered = { $seat } delivers { $goods } { $field }: +{ $points }.
event-order-laid = A new order { $field }: “{ $card }”.
event-order-returned = “{ $card }” goes under the pile: several ships { $field } could have fulfilled it at once.
event-marker-loaded =
    { $count ->
        [0] No attack marker is left for { $seat }’s “{ $card }”.
       *[other] { $seat } loads “{ $card }”: { $stored ->
            [one] 1 attack marker
           *[other] { $stored } attack markers
        } on board.
    }
event-markers-lost = The attack markers on { $seat }’s “{ $card }” are lost.
event-timer-sabotaged = Sand in the works! { $seat } sabotages one of { $victim }’s timers.
event-sabotage-over = { $seat }’s sabotaged timer has run out and can be used again.
event-missile-hit = Incoming! { $seat } fires at { $victim } and blocks “{ $card }”.
event-slot-cleared = { $seat }’s “{ $card }” is clear again.
event-ship-adrift = Lost in space: { $seat }’s ship is adrift { $field }.
event-ship-returned = { $seat }’s ship limps back and lands { $field }.
event-time-left =
    { $seconds ->
        [900] Fifteen minutes left.
        [600] Ten minutes left.
        [300] Five minutes left.
        [60] One minute left.
       *[other] { $seconds } seconds left.
    }
event-overtime-began =
    { $seat ->
        [none] Time is up! Running timers may still be used.
       *[player] { $seat } has placed the last marker! Running timers may still be used.
    }
event-player-finished = { $seat } is done.
event-game-ended = The sand has run out: the stars belong to { $winners }!

## The end of the game

standing = Points
standing-change =
    { $count ->
        [one] { $amount } point
       *[other] { $amount } points
    }
source-deliveries = Demands fulfilled
source-orders = Orders in space fulfilled
source-visits = Deliveries on one’s own planet
source-built = Cards built

## Refusals

refusal-game-over = The game is over.
refusal-not-a-move = That is not a move in this game.
refusal-no-such-seat = There is no such seat at this table.
refusal-no-draft = Begin an offer first.
refusal-empty-draft = Your offer is still empty. Add something to give or to ask for.
refusal-mine-picked = You have already picked that mine. Now choose its place.
refusal-nothing-drawn = You have drawn no cards to choose from.
refusal-no-demand = There is no such demand on that planet.
refusal-no-good-to-give = You have no more goods of that colour to give here.
refusal-no-good-to-ask = The other player has no more goods of that colour here.
refusal-partner-full = The other player has no room for these goods.
refusal-partner-planning-full = The other player has no free planning place for these cards.
refusal-card-named = That card is already part of the offer.
refusal-job-named = An offer can include the goods of one ready job only.
refusal-not-at-home = Goods straight from a mine change hands only on your own planet.
refusal-not-neutral = Your ship is not on a neutral planet.
refusal-probe-filling = The transport probe is already filling another ship.
refusal-probe-deal = Goods from a transport probe cannot be part of a swap of goods. Offer them on their own.
refusal-already-done = You are already done.
refusal-SD-OB-01 = There is no such planet on this ring.
refusal-SD-OB-04 = You have no such depot.
refusal-SD-SU-05 = You were not dealt that mine.
refusal-SD-SU-07 = Your first mine is already chosen.
refusal-SD-SU-12 = The clock is not running yet. Wait until everybody has chosen a mine.
refusal-SD-TM-04 = You have no idle timer. Wait until one has run out.
refusal-SD-TM-05 = There is already a timer on that slot.
refusal-SD-TM-06 = A running timer cannot be taken back. Wait until it has run out.
refusal-SD-TM-07 = No job is ready there. A timer has to run out first.
refusal-SD-TM-09 = This timer has no ready job to cancel.
refusal-SD-PL-01 = You have no free planning place.
refusal-SD-PL-02 = That card is not in your personal pile.
refusal-SD-PL-03 = Your technology level is too low for that pile. Put timers on the technology scale.
refusal-SD-PL-04 = That pile is empty.
refusal-SD-PL-05 = First keep one of the two cards you have drawn.
refusal-SD-PL-06 = You need a free planning place to draw.
refusal-SD-PL-07 = At this table, planned cards cannot be discarded.
refusal-SD-TL-03 = Your technology is already at its highest level.
refusal-SD-BD-01 = There is no planned card on that place.
refusal-SD-BD-02 = That card is not ready. A timer has to run out on it first.
refusal-SD-BD-03 = There is no site for “{ $card }” at present.
refusal-SD-BD-04 = You can’t build that card here.
refusal-SD-BD-05 = Power stations stand beside the planet: first a generator, on it a solar satellite, on that a fusion reactor.
refusal-SD-BD-06 = That connection point has no power. Build or improve a power station on this side.
refusal-SD-BD-07 = This card needs two connection points with power.
refusal-SD-BD-08 = A card without connections must touch another card.
refusal-SD-BD-09 = You can’t build over cards in the demand zone.
refusal-SD-BD-10 = That card has been built over.
refusal-SD-BD-12 = There is a timer on the card underneath. Wait until it is idle again.
refusal-SD-US-01 = There is no timer slot there.
refusal-SD-US-02 = That is not what this card does.
refusal-SD-US-03 = Goods go into a depot or ship on your own planet.
refusal-SD-US-04 = The supply has no goods of that colour left.
refusal-SD-US-05 = There is no room left there.
refusal-SD-US-06 = A converter needs a good of that colour in a depot or ship on your planet.
refusal-SD-US-07 = There is no good of that colour there.
refusal-SD-MV-02 = Your ship is in flight. Wait until it lands.
refusal-SD-MV-04 = With goods aboard, a ship flies to a neighbouring planet only.
refusal-SD-MV-06 = There is no good of that colour to return.
refusal-SD-MV-09 = Your ship is already there.
refusal-SD-TR-01 = Goods change hands only where both of you are on the same planet.
refusal-SD-TR-02 = You can’t trade with yourself.
refusal-SD-TR-03 = You have no room for these goods. Make room first.
refusal-SD-TR-04 = That offer is no longer open.
refusal-SD-DL-01 = You can’t fulfil demands on your own planet.
refusal-SD-DL-02 = None of your ships is on that planet. Land there first.
refusal-SD-DL-05 = That demand has already been fulfilled.
refusal-SD-DL-06 = You have no marker left.
refusal-SD-DL-08 = None of your ships there holds everything that is asked for.
refusal-SD-EN-01 = Time is up: no more timers can be started.
refusal-SD-EN-03 = You can say that you are done only in overtime.
refusal-SD-AD-05 = You have no second ship. An orbital station would give you one.
refusal-SD-AD-07 = You have no loaded sabotage probe there.
refusal-SD-AD-08 = Only a running timer can be sabotaged.
refusal-SD-AD-09 = You have no loaded missile there.
refusal-SD-AD-10 = That card is blocked. Run a timer on it first to remove the attack marker.
refusal-SD-AD-11 = That player cannot be blocked by any more attack markers.
refusal-SD-AD-12 = Missiles hit only timer slots in the action zone.
refusal-SD-AD-15 = There is a timer on the transport probe: its goods cannot be moved.
refusal-SD-AD-16 = There is no card there to discard.
refusal-SD-AD-19 = That slot is already blocked.
refusal-SD-AX-01 = Planned cards change hands only with the rules for experienced players.
refusal-SD-AX-02 = You have no free planning place for these cards.
refusal-SD-AX-04 = A card with a timer on it cannot change hands.
refusal-SD-NP-01 = The basic game has no neutral orders.
refusal-SD-NP-02 = None of your ships is on that neutral planet.
refusal-SD-NP-04 = There is no order on that planet.
refusal-SD-NP-05 = Goods can be left on neutral planets only with the rules for experienced players.
refusal-SD-Q02 = Your mines are already set that way.
refusal-SD-Q08 = At this table, goods cannot go straight from a mine into a visitor’s ship.
refusal-SD-Q09 = At this table, you must move stored goods away before you build over them.
refusal-SD-Q10 = The supply has no good of that colour to exchange.
refusal-SD-Q11 = This card already holds as many attack markers as it can.
refusal-SD-Q12 = Your ship is adrift. Put a timer on it to land it where it is.
refusal-SD-Q13 = At this table, missiles hit empty slots only.
refusal-SD-Q14 = At this table, a transport probe fills only its owner’s ships.
refusal-SD-Q15 = At this table, only planned cards can be discarded.
refusal-SD-Q17 = At this table, a ship in flight cannot return goods to the supply.
refusal-SD-Q20 = At this table, you can’t attack yourself.
refusal-SD-Q21 = This offer is about planned cards alone. To add goods, begin it where both of you are on the same planet.

## At the table

place-planet = { $name }’s planet
    .on = on { $name }’s planet
    .to = for { $name }’s planet
    .above = above { $name }’s planet
place-neutral = neutral planet { $number }
    .on = on neutral planet { $number }
    .to = for neutral planet { $number }
    .above = above neutral planet { $number }
board-prompt = What now
board-tabs = Parts of the table
tab-planet = Planet
tab-ring = Ring
tab-others = Others
time-left = Time left
score-and-markers = { $points } pts · { $markers } ●
    .help = Points, and markers left
timers = Your timers
seconds = { $seconds } s
timer-idle = idle
timer-ready = ready!
timer-sabotaged = sabotaged
timer-none = running out for nothing
timer-technology = technology
timer-build = { $card }: building
timer-use = { $card }
timer-clear = { $card }: clearing
timer-fly = bound { $field }
    .home = flying home
timer-scrap = { $card }: discarding
ship-landed = { $field }
    .home = at home
ship-flying = bound { $field }
    .home = flying home
ship-adrift = adrift { $field }
ship-away = away
planet-of = { $name }’s planet
points = Points
score = { $points } pts
level = Technology level
has-chosen = has chosen
is-choosing = is choosing…
your-pile = Your cards
drawn-pair = Keep one
pile-empty = No cards left in your pile.
supply = Supply
wants = Who wants what
wants-aboard = Aboard
wants-none = Nobody wants anything yet.
wants-line = { $owner ->
        [0] { $goods }: +{ $points }.
       *[other] { $goods }: +{ $points }, and +{ $owner } for the owner.
    }
wants-fits = All of it is aboard one ship.
wants-missing = Still missing: { $goods }.
ground = On the ground
load-all = Load all
unload-all = Unload all
collects = Mines empty themselves when everything fits
calls = Sound and announcements
calls-time = Announce the time
calls-time-off = off
calls-time-sound = with sounds
calls-time-voice = with a voice
calls-ready = Sound when a job is ready
call-go = Go!
call-overtime = Time is up! Running timers may still be used.

do-technology = Raise technology
do-build = Build: { $card }
do-place = Place: { $card }
do-use = Start: { $card }
do-empty = Ready: { $card }
do-fly = Set out { $field }
    .home = Fly home
do-begin = Begin with: { $card }
do-plan = Plan: { $card }
do-keep = Keep: { $card }
do-draw = Draw two level { $level } cards
do-site = Build in column { $column }
do-site-left = Build on the left
do-site-right = Build on the right
do-ship = Ship { $number }
do-store = { $card } { $number }
do-good = Move { $good }
do-ground = Leave here
do-pick-up = Pick up { $good }
do-supply = Return to the supply
do-collect = Collect what fits
do-discard = Discard
do-give-up = Cancel this job
do-scrap = Discard a built card
do-discard-built = Discard: { $card }
do-deliver = { $goods } → { $name }: +{ $points }
do-order = Fulfil the order { $field }
do-timer = Pick up an idle timer
do-sabotage = Sabotage one of { $name }’s timers
do-aim = Use an attack marker: { $card }
do-fire = Fire at { $name }: { $card }
do-finished = I’m done
do-cancel = Never mind

prompt-first-mine = Choose the mine to begin with.
prompt-first-mine-picked = Choose the mine to begin with. If time runs out, “{ $card }” it is.
prompt-first-site = Now choose its place. Your generator goes on that side.
prompt-others-choose = Still choosing: { $names }
prompt-countdown = The clock starts in { $seconds }…
prompt-watching = Everybody is hard at work.
prompt-paused = The game is paused.
prompt-won = You win!
prompt-over = Victory: { $names }!
prompt-timer = Which job?
prompt-site = Where do you build “{ $card }”?
prompt-no-site = There is no site for “{ $card }” at present.
prompt-fly = Fly to which planet?
prompt-haul = Where does it go?
prompt-which-ship = Which ship?
prompt-which = Which one?
prompt-colour = Which colour?
prompt-old = Which good do you exchange?
prompt-new = For which good?
prompt-partly = Not everything fits: the rest would be lost.
prompt-nothing = There is nothing to collect here now.
prompt-aim = Who is the target?
prompt-scrap = Which card?
prompt-offer = { $name } offers { $give } for { $ask }.
prompt-keep = Keep one of the two cards; the other goes back under its pile.
prompt-ready =
    { $ready ->
        [one] A job is ready!
       *[other] { $ready } jobs are ready!
    }
prompt-idle =
    { $idle ->
        [one] One of your timers is idle.
       *[other] { $idle } of your timers are idle.
    }
prompt-busy = All your timers are running; the next is through in { $seconds } s. Time to load and trade.
prompt-overtime =
    { $ready ->
        [0] Overtime: make the most of what is still to come.
       *[other] Overtime: use what is ready.
    }
prompt-hurry = { $words } { $seconds } s
prompt-by-lot = Time was up: chance gave you “{ $card }”. The clock starts in { $seconds }…
prompt-spent = There is nothing left for you to do. You’re done.
reconstructed = Reconstructed value
    .help = No public source gives this value. Ours fits everything that is known; the printed one may differ.
prompt-finished = You’re done; others may still be playing.

## What is best done next, and why

advise-deliver = { $name } wants what you carry: deliver it for +{ $points }.
advise-place = “{ $card }” is ready: choose its place.
advise-collect = “{ $card }” has finished: collect its goods.
advise-exchange = “{ $card }” has finished: choose what to exchange.
advise-send = “{ $card }” is ready: send its goods to a ship.
advise-discard = “{ $card }” is out of service: discard it.
advise-stuck = “{ $card }” is waiting. { $why }
advise-fly = Timer { $timer } is idle: set out { $field }. { $name } wants what you carry: +{ $points }.
advise-build = Timer { $timer } is idle: build “{ $card }”.
advise-use = Timer { $timer } is idle: start “{ $card }”.
advise-use-wanted = { $count ->
        [one] Timer { $timer } is idle: start “{ $card }”. One demand lacks its goods.
       *[other] Timer { $timer } is idle: start “{ $card }”. { $count } demands lack its goods.
    }
advise-research = Timer { $timer } is idle: raise your technology, for better cards.
advise-plan = A planning place is free: plan “{ $card }”. It takes no timer.
advise-draw = A planning place is free: draw two level { $level } cards and keep one.
verb-build = Build
verb-collect = Collect
verb-discard = Discard
verb-draw = Draw
verb-exchange = Exchange
verb-fly = Fly
verb-place = Place
verb-plan = Plan
verb-research = Raise
verb-send = Send
verb-start = Start

## Trade

trade = Trade
offer-begin = { $name }, { $field }
offer-begin-cards = { $name }: planned cards
offer-cards = Planned cards
offer-draft = To { $name }: { $give } for { $ask }
offer-give = Give
offer-ask = Ask for
offer-job =
    { $count ->
        [one] 1 good from a ready job
       *[other] { $count } goods from a ready job
    }
offer-job-of =
    { $goods ->
        [none] { $card }: { $count ->
            [one] 1 good
           *[other] { $count } goods
        }
       *[some] { $card }: { $goods }
    }
offer-make = Make the offer
offer-coming = { $name } offers { $give } for { $ask } ({ $seconds } s)
offer-going = Your offer to { $name }: { $give } for { $ask } ({ $seconds } s)
offer-accept = Accept
offer-decline = Decline
offer-withdraw = Withdraw

## Reading a piece

rule-link = Rule { $rule }
read-more = Rule { $rule } · “?” opens it
read-demand = A demand on { $name }’s planet
read-timer = { $name }: timer { $number }
read-ship = { $name }’s ship
read-technology = { $name }’s technology
read-deck = Level { $level } pile
read-level = Level { $level }
read-plugs = { $plugs ->
        [0] Needs no power.
        [one] Needs one connection point with power.
       *[other] Needs { $plugs } connection points with power.
    }
read-wants = { $owner ->
        [0] Wants { $goods }: +{ $points } for the deliverer.
       *[other] Wants { $goods }: +{ $points } for the deliverer, +{ $owner } for the owner.
    }
read-fulfilled = { $name } has delivered { $goods }.
read-covered = Built over: out of service. Its demand still counts.
read-blocked = Blocked by an attack marker: the next timer only clears it.
read-holds = Holds { $goods }. Room for { $room } more.
read-ammunition = Attack markers loaded: { $count }
read-slot-free = No timer is on it.
read-planned = Planned: a timer must run out on it before it can be placed.
read-timer-idle = Idle: it can be given a job.
read-timer-ready = The timer has run out: its job is ready.
read-timer-runs = The timer runs for another { $seconds } s.
read-timer-sabotaged = Sabotaged: it brings nothing and is idle in { $seconds } s.
read-timer-how = A running timer cannot be taken back; a ready one waits as long as you like.
read-demand-how = Land there with all of it aboard one ship.
read-order-how = Land there with all of it aboard one ship. Nobody else scores.
read-ships = Landed here: { $names }
read-no-ships = No ship is here.
read-ground = On the ground: { $goods }
read-field-how = An empty ship reaches any planet with one timer, a loaded one only a neighbouring planet.
read-steps = { $steps ->
        [one] One more timer to level { $level }.
       *[other] { $steps } more timers to level { $level }.
    }
read-technology-how = The level limits which piles you may draw from, never what you may build.
read-deck-left = { $count ->
        [one] One card is left.
       *[other] { $count } cards are left.
    }
read-deck-how = Look at the top two cards and keep one on a free planning place. It takes no timer.
read-supply-how = The goods that nobody has, common to all. Deliveries go back there.

## How the game is won, on one line above the board

goal-line = Most points win: deliver · you { $own }, others { $most }
goal-line-last = Overtime, no new timers · you { $own }, others { $most }
goal-line-watching = Most points win: deliver what others ask for

## What the coach says

reason-delivers = Delivers here: { points-scored } for you, { $share } for { $seat }.
reason-delivers-neutral = Delivers here: { points-scored } for you, nothing for anybody else.
reason-flies = Take your goods to { $seat }: { points-scored } in { flights-flown }.
reason-flies-neutral = A neutral planet wants your goods: { points-scored } in { flights-flown }.
reason-flies-home = Your ship is needed at home.
reason-lands = The ship drifts until a timer lands it.
reason-digs = The open demands want { $colour }, and this mine digs { $amount } in a minute.
reason-digs-any = This mine digs whatever colour is wanted most: { $amount } in a minute.
reason-converts = “{ $card }” turns a good that nobody wants into one that pays.
reason-uses = “{ $card }” is worth its minute now.
reason-arms-missile = A marker to block a machine of { $seat }, the best of the others.
reason-arms-probe = A marker to stop a timer of { $seat }, the best of the others.
reason-clears = A minute clears the slot, and the machine works again.
reason-builds = “{ $card }” works for you for the rest of the game: build it early.
reason-builds-factory = One more timer for all that is left of the game: the earlier, the better.
reason-builds-center = Two more places for plans: cards that must wait need not be thrown away.
reason-technology = A higher level opens better cards, and there is time to use them.
reason-plans = “{ $card }” is the card you lack most.
reason-draws = You may draw from the level { $level } pile: its cards do more.
reason-draws-fitting = The level { $level } pile has more cards that you can build now.
reason-keeps = Of the two, “{ $card }” does more for your planet.
reason-places = “{ $card }” gets power here and covers nothing you need.
reason-places-station = More power: more machines can work.
reason-collects = It is ready, and its timer is free for something else.
reason-collects-colour = Of all colours, { $colour } pays best for you now.
reason-starts-with = “{ $card }” digs a colour that many demands ask for.
reason-cannot-build = There is no site for “{ $card }”: make room for another plan.
reason-frees-timer = It has nothing to do, and you need the timer.
reason-loads = Load it before you leave: the journey then pays more with { $colour }.
reason-nobody-wants = Nobody wants it, and it takes room.
reason-good-trade = The exchange helps your next delivery.
reason-bad-trade = The exchange does not help you.
reason-stops-ship = Stops a loaded ship of { $seat } before it lands.
reason-blocks = Blocks a machine of { $seat } for a minute.
reason-nothing-left = There is nothing left for you to do.
reason-no-idle-timer = Both timers stand idle, and time runs.
reason-serves-you = This helps your next delivery most.
points-scored =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
flights-flown =
    { $flights ->
        [one] { $flights } flight
       *[other] { $flights } flights
    }
