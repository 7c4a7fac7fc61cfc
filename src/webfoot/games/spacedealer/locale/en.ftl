## The lid of the box

game = Space Dealer
    .pitch = No turns, only sand timers. Thirty minutes to get rich among the stars.

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
    .text = A timer gives { $amount ->
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
    .text = Built on a generator: supplies { $amount } points.
    .rule = SD-BD-11
type-multi-mine = Multi-mine
    .text = A timer gives one good of the colour you like.
    .rule = SD-US-02
type-mining-complex = Mining complex
    .text = A timer gives { $amount } goods of its colour.
    .rule = SD-US-02
type-converter = Converter
    .text = A timer exchanges { $amount ->
        [one] one of your goods
       *[other] up to { $amount } of your goods
    } at home for any of the supply.
    .rule = SD-US-06
type-sabotage-probe = Sabotage probe
    .text = A timer loads an attack marker. Any time, a marker spoils another player’s running timer.
    .rule = SD-AD-07
type-interstellar-missile = Interstellar missile
    .text = A timer loads an attack marker. Any time, a marker blocks a timer slot of another player’s action zone.
    .rule = SD-AD-09
type-tech-center = Tech center
    .text = { $amount } more places for planning.
    .rule = SD-AD-03
type-orbital-station = Orbital station
    .text = A second ship, as long as the station is not built over.
    .rule = SD-AD-05
type-transport-probe = Transport probe
    .text = Stores { $amount } goods. A timer sends them to one of your ships, wherever it is.
    .rule = SD-AD-15
type-fusion-reactor = Fusion reactor
    .text = Built on a solar satellite: supplies { $amount } points.
    .rule = SD-BD-11
type-fusion-mine = Fusion mine
    .text = A timer gives { $amount } goods of its colour.
    .rule = SD-US-02
type-fusion-converter = Fusion converter
    .text = A timer exchanges up to { $amount } of your goods at home.
    .rule = SD-US-06
type-metropolis = Metropolis
    .text = No machine, but much in demand.
    .rule = SD-BD-08
type-megacity = Megacity
    .text = No machine, but everybody is wanted here.
    .rule = SD-BD-08
type-robot-factory = Robot factory
    .text = One more timer.
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

spacedealer-name = Space Dealer
spacedealer-tagline = Thirty minutes, everybody at once: keep your sand timers busy.
spacedealer-about = Build up your planet, dig for goods and fly them to those who want them, all at the same time as everybody else. Two sand timers do all your work, one minute a job. No turns, no waiting: only what you manage before the time is up.

## Options

option-rules = Rules
    .help = The basic game, or all cards with sabotage, missiles, traded cards and neutral orders.
option-rules-basic = Basic
option-rules-experienced = For experienced players
option-length = Length
    .help = Thirty minutes is the printed length.
option-length-30 = 30 minutes
option-length-20 = 20 minutes
option-length-15 = 15 minutes
option-length-10 = 10 minutes
option-length-5 = 5 minutes
option-pace = Sand timers
    .help = How long a timer runs. One minute is the printed time.
option-pace-60 = 60 seconds
option-pace-45 = 45 seconds
option-pace-30 = 30 seconds
option-pace-20 = 20 seconds
option-pace-10 = 10 seconds
option-pace-5 = 5 seconds
option-collecting = Finished mines
    .help = Wait to be emptied by hand, or empty themselves at once; what does not fit is lost.
option-collecting-by-hand = By hand
option-collecting-by-itself = By themselves
option-technology_scale = Technology scale
    .help = How many uses a new level takes. The printed scale is not known; the first is our reconstruction.
option-technology_scale-box = 1 · 1 · 2 · 2 · 3
option-technology_scale-1-2-3 = 1 · 2 · 3
option-technology_scale-1-1-2-2-2-3 = 1 · 1 · 2 · 2 · 2 · 3
option-discard_in_basic_game = Discarding in the basic game
    .help = A planned card that cannot be built may be discarded with a timer. The printed basic game leaves you stuck.
option-production_for_visitors = Goods straight to a visitor
    .help = By agreement, a finished mine may fill another player’s ship.
option-covering_goods = Building over stored goods
    .help = Goods on a card that is built over are moved to other containers, or building there is forbidden.
option-covering_goods-moved = Goods are moved
option-covering_goods-forbidden = Forbidden
option-supply = Supply
    .help = Ten goods of each colour a box, or as many as needed.
option-supply-limited = Limited
option-supply-unlimited = Unlimited
option-attack_markers = Attack markers a use
    .help = How many markers one use of a probe or missile loads.
option-attack_markers-one = One
option-attack_markers-refill = Up to two
option-sabotaged_flight = Sabotaged flights
    .help = The ship drifts above its destination until another timer lands it, or returns to where it came from.
option-sabotaged_flight-adrift = Adrift
option-sabotaged_flight-returns = Returns
option-missile_on_busy_slot = Missiles on busy slots
    .help = May a missile hit a slot with a timer on it? The job under way would end normally.
option-missile_on_busy_slot-allowed = Allowed
option-missile_on_busy_slot-forbidden = Empty slots only
option-transport_probe = Transport probe
    .help = Sends goods to ships of its owner, or by agreement to anybody’s.
option-transport_probe-own-ships = Own ships
option-transport_probe-any-ship = Any ship
option-discarding = Discarding
    .help = For experienced players: planned cards only, or built ones too.
option-discarding-planned = Planned cards
option-discarding-built-too = Built cards too
option-thinking = Choosing from two cards
    .help = Take your time over a drawn pair, or decide within half a minute before the lot does.
option-thinking-unlimited = No limit
option-thinking-limited = 30 seconds
option-dump_in_flight = Dropping goods in flight
    .help = A ship in flight may return goods to the supply.
option-attack_oneself = Attacking oneself
    .help = Attack markers may be used on one’s own timers and slots.

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
event-start-chosen = { $seat } has chosen a mine.
event-chosen-by-lot = Time was up: the lot gives { $seat } “{ $card }”.
event-start-revealed = { $seat } begins with “{ $card }”.
event-countdown-began = Ready? The clock starts in { $seconds } seconds.
event-clock-started = The clock is running: { $minutes } minutes.
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
event-technology-started = { $seat } works on new technology.
event-build-started = { $seat } begins to build “{ $card }”.
event-use-started = { $seat } starts “{ $card }”.
event-clearing-started = { $seat } begins to clear “{ $card }”.
event-flight-started = { $seat }’s ship sets out for { $field }.
event-scrap-started = { $seat } begins to discard “{ $card }”.
event-job-ready =
    { $job ->
        [build] { $seat }’s “{ $card }” is ready to be built.
        [scrap] { $seat }’s “{ $card }” is ready to be discarded.
       *[use] { $seat }’s “{ $card }” is ready.
    }
event-gave-up = { $seat } lets a finished job go unused.
event-timer-idle = A timer of { $seat } has run out for nothing.
event-technology-raised =
    { $new ->
        [true] { $seat } reaches technology level { $level }.
       *[false] { $seat } makes progress in technology.
    }
event-landed =
    { $owner ->
        [none] { $seat }’s ship lands on a neutral planet.
       *[player] { $seat }’s ship lands on the planet of { $owner }.
    }
event-card-built = { $seat } builds “{ $card }”.
event-station-built = { $seat } builds “{ $card }”.
event-card-covered = { $seat }’s “{ $card }” is built over.
event-card-uncovered = { $seat }’s “{ $card }” works again.
event-card-discarded = { $seat } discards “{ $card }”.
event-goods-saved =
    { $goods ->
        [none] { $seat } loses { $lost } on the building site.
       *[some]
            { $lost ->
                [none] { $seat } moves { $goods } away from the building site.
               *[some] { $seat } moves { $goods } away from the building site; lost: { $lost }.
            }
    }
event-ship-joined = A second ship is at { $seat }’s service.
event-ship-left =
    { $lost ->
        [none] { $seat } loses the second ship.
       *[some] { $seat } loses the second ship, and with it { $lost }.
    }
event-timer-joined = { $seat } gets one more timer.
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
event-good-dropped = { $seat } leaves { $colour } on neutral ground.
event-good-picked-up = { $seat } picks up { $colour }.
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
        [declined] { $to } declines the offer of { $seat }.
        [expired] The offer of { $seat } to { $to } has run out.
        [replaced] { $seat } makes { $to } another offer.
       *[lapsed] The offer of { $seat } to { $to } can no longer be kept.
    }
event-traded = { $seat } and { $to } trade: { offer-gives } for { offer-asks }.
event-produced-for =
    { $lost ->
        [0] { $seat }’s “{ $card }” loads { some-goods } into { $to }’s ship.
        [one] { $seat }’s “{ $card }” loads { some-goods } into { $to }’s ship; 1 good is lost.
       *[other] { $seat }’s “{ $card }” loads { some-goods } into { $to }’s ship; { $lost } goods are lost.
    }
event-delivered = { $seat } delivers { $goods } to { $owner }: +{ $points }; { $owner }: +{ $owner_points }.
event-order-delivered = { $seat } fulfils a neutral order with { $goods }: +{ $points }.
event-order-laid = New on a neutral planet: “{ $card }”.
event-order-returned = “{ $card }” goes under the pile: several could have fulfilled it at once.
event-marker-loaded =
    { $count ->
        [0] { $seat }’s “{ $card }” finds no attack marker left.
       *[other] { $seat } loads “{ $card }”: { $stored } attack { $stored ->
            [one] marker
           *[other] markers
        }.
    }
event-markers-lost = The attack markers on { $seat }’s “{ $card }” are gone.
event-timer-sabotaged = { $seat } sabotages a timer of { $victim }!
event-sabotage-over = A sabotaged timer of { $seat } has run out.
event-missile-hit = { $seat } fires at { $victim }: “{ $card }” is blocked!
event-slot-cleared = { $seat }’s “{ $card }” is clear again.
event-ship-adrift = { $seat }’s ship is adrift.
event-ship-returned = { $seat }’s ship is back where it came from.
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
        [none] Time is up. Running timers may still be used.
       *[player] { $seat } has placed the last marker! Running timers may still be used.
    }
event-player-finished = { $seat } is done.
event-game-ended = The game is over. Victory for { $winners }!

## Refusals

refusal-game-over = The game is over.
refusal-not-a-move = That is not a move in this game.
refusal-no-such-seat = There is no such seat at this table.
refusal-no-draft = Begin an offer first.
refusal-empty-draft = There is nothing in your offer yet.
refusal-SD-OB-01 = There is no such place at this table.
refusal-SD-OB-04 = You have no such container.
refusal-SD-SU-05 = You were not dealt that mine.
refusal-SD-SU-07 = Everybody chooses a mine first, and only once.
refusal-SD-SU-12 = The clock is not running yet, or it is too late to choose a mine.
refusal-SD-TM-04 = You have no idle timer.
refusal-SD-TM-05 = A timer stands there already.
refusal-SD-TM-06 = A running timer cannot be taken back.
refusal-SD-TM-09 = This timer is not ready; there is no job to let go.
refusal-SD-PL-01 = There is no free place for planning.
refusal-SD-PL-02 = That card is not in your personal pile.
refusal-SD-PL-03 = Your technology does not reach that pile.
refusal-SD-PL-04 = There is nothing to draw or to keep.
refusal-SD-PL-05 = Keep one of the two cards you have drawn first.
refusal-SD-PL-06 = Without a free place for planning you cannot draw.
refusal-SD-PL-07 = In this game planned cards cannot be discarded.
refusal-SD-TL-03 = Your technology is at its peak.
refusal-SD-BD-01 = You have planned no card there.
refusal-SD-BD-02 = That card is not ready: a timer has to run out on it.
refusal-SD-BD-03 = There is no site for { $card } at present.
refusal-SD-BD-04 = There is nothing of that sort there.
refusal-SD-BD-05 = Generators go beside the planet, satellites on generators, reactors on satellites; other cards elsewhere.
refusal-SD-BD-06 = There is no power on that connection point.
refusal-SD-BD-07 = Both connections need power.
refusal-SD-BD-08 = A card without connection must touch another card.
refusal-SD-BD-09 = Nothing may be built over in the demand zone.
refusal-SD-BD-10 = That card has been built over.
refusal-SD-BD-12 = A card with a timer or an attack marker on it cannot be built over.
refusal-SD-US-01 = There is no slot there, or its job is not ready.
refusal-SD-US-02 = That is not what this card produces.
refusal-SD-US-03 = Goods go into a depot or ship on your planet.
refusal-SD-US-04 = The supply has none of that colour left.
refusal-SD-US-05 = There is no room left.
refusal-SD-US-06 = A converter needs a good of that colour on your planet.
refusal-SD-US-07 = There is no good of that colour to move.
refusal-SD-MV-02 = A ship in flight is nowhere.
refusal-SD-MV-04 = Only an empty ship flies that far in one go.
refusal-SD-MV-06 = There is no good of that colour to return.
refusal-SD-MV-09 = The ship is there already.
refusal-SD-TR-01 = Goods change hands on the same planet only, and only those that are there.
refusal-SD-TR-02 = You can trade with the other players only.
refusal-SD-TR-03 = There is no room for that.
refusal-SD-TR-04 = There is no such offer.
refusal-SD-DL-01 = To deliver, land on that player’s planet; your own does not count.
refusal-SD-DL-05 = That demand has been fulfilled already.
refusal-SD-DL-06 = You have no marker left.
refusal-SD-DL-08 = No ship of yours there holds everything that is asked for.
refusal-SD-EN-01 = The time is up: no timer can be started any more.
refusal-SD-EN-03 = You can only be finished once, in overtime.
refusal-SD-AD-07 = You have no loaded sabotage probe there.
refusal-SD-AD-08 = Only a running timer can be sabotaged.
refusal-SD-AD-09 = You have no loaded missile there.
refusal-SD-AD-10 = Clear the blocked slot first.
refusal-SD-AD-11 = That player is blocked twice already.
refusal-SD-AD-12 = Missiles hit open timer slots of the action zone only.
refusal-SD-AD-15 = The transport probe holds no such good, or a timer stands on it.
refusal-SD-AD-16 = There is no card there that could be discarded.
refusal-SD-AD-19 = That slot is blocked already.
refusal-SD-AX-01 = Planned cards cannot be traded like that.
refusal-SD-AX-02 = There is no free place for the cards.
refusal-SD-AX-04 = A card with a timer on it cannot change hands.
refusal-SD-NP-01 = There are no neutral orders in the basic game.
refusal-SD-NP-02 = You have no ship there.
refusal-SD-NP-04 = There is no order on that planet.
refusal-SD-NP-05 = Goods lie on neutral ground only, where your ship has landed, for experienced players.
refusal-SD-Q02 = That is how it is already.
refusal-SD-Q08 = Only goods of a finished mine on your planet can go straight to a visitor, if this table allows it.
refusal-SD-Q09 = At this table, stored goods must be moved before you build over them.
refusal-SD-Q10 = The supply has none of that colour to exchange.
refusal-SD-Q11 = Two attack markers are stored already.
refusal-SD-Q12 = A ship adrift can only land where it is.
refusal-SD-Q13 = At this table, missiles hit empty slots only.
refusal-SD-Q14 = The transport probe fills one ship of its owner, unless this table allows more.
refusal-SD-Q15 = At this table, only planned cards can be discarded, or the timer is not ready.
refusal-SD-Q17 = A ship in flight cannot return goods.
refusal-SD-Q20 = You cannot attack yourself.

## At the table

goods-times = { $count } × { $colour }
place-planet = { $name }’s planet
place-neutral = neutral planet { $number }
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
timer-none = runs out for nothing
timer-technology = technology
timer-build = { $card }: build
timer-use = { $card }
timer-clear = { $card }: clear
timer-fly = flight to { $field }
timer-scrap = { $card }: take down
ship-landed = on { $field }
ship-flying = to { $field }
ship-adrift = adrift above { $field }
ship-away = away
planet-of = Planet of { $name }
points = Points
score = { $points } pts
level = Technology level
has-chosen = has chosen
is-choosing = is choosing…
your-pile = Your cards
drawn-pair = Keep one
supply = Supply
ground = On the ground
load-all = Load all
unload-all = Unload all
collects = Mines empty themselves when all fits
calls-time = Call the time
calls-time-off = no
calls-time-sound = with tones
calls-time-voice = aloud
calls-ready = Sound when something is ready
call-go = Go!
call-overtime = Time is up. Running timers may still be used.

do-technology = Raise technology
do-build = Build { $card }
do-place = { $card } is ready: place it
do-use = Set { $card } going
do-empty = { $card } is ready
do-fly = Fly to { $field }
do-begin = Begin with { $card }
do-plan = Plan { $card }
do-keep = Keep { $card }
do-draw = Draw two from pile { $level }
do-site = Build in column { $column }
do-site-left = Build on the left
do-site-right = Build on the right
do-ship = Ship { $number }
do-store = Store { $number }
do-good = Move { $colour }
do-ground = Leave here
do-pick-up = Pick up { $colour }
do-supply = Return to the supply
do-collect = Collect what fits
do-discard = Discard
do-give-up = Let the job go
do-scrap = Take a card down
do-take-down = { $card }: take down
do-deliver = { $goods } → { $name }: +{ $points }
do-order = Fulfil the order: { $field }
do-timer = Pick up an idle timer
do-sabotage = Sabotage a timer of { $name }
do-aim = Use a marker of { $card }
do-fire = Fire at { $name }: { $card }
do-finished = I am finished
do-cancel = Never mind

prompt-first-mine = Choose the mine to begin with.
prompt-first-site = And its place: the generator goes to that side.
prompt-others-choose = Still choosing: { $names }
prompt-countdown = The clock starts in { $seconds } …
prompt-watching = Everybody is at work.
prompt-paused = The table is paused.
prompt-won = You have won!
prompt-over = Victory for { $names }
prompt-timer = Which job?
prompt-site = { $card }: where?
prompt-no-site = { $card }: there is no site at present.
prompt-fly = Fly where?
prompt-haul = Where does it go?
prompt-which-ship = Which ship?
prompt-which = Which one?
prompt-colour = Which colour?
prompt-old = Exchange which good?
prompt-new = For which one?
prompt-partly = Not everything fits: the rest would be lost.
prompt-nothing = Nothing to be had here now.
prompt-aim = At whom?
prompt-scrap = Which card?
prompt-offer = { $name } makes you an offer.
prompt-keep = Keep one of the two cards.
prompt-ready =
    { $ready ->
        [one] A job is ready!
       *[other] { $ready } jobs are ready!
    }
prompt-idle =
    { $idle ->
        [one] A timer is idle.
       *[other] { $idle } timers are idle.
    }
prompt-busy = All timers are running. Plan, haul, trade.
prompt-overtime =
    { $ready ->
        [0] Overtime: use what still comes.
       *[other] Overtime: use what is ready.
    }
prompt-hurry = { $words } { $seconds } s
prompt-by-lot = Time was up: the lot gave you { $card }. The clock starts in { $seconds } …
prompt-spent = You have nothing left to do; you are finished.
reconstructed = Reconstructed value
    .help = No public source gives this value: it was made to fit all that is known, and the printed game may differ.
prompt-finished = You are finished; the others may still be busy.

trade = Trade
offer-begin = { $name }, on { $field }
offer-begin-cards = { $name }: planned cards
offer-cards = Planned cards
offer-draft = To { $name }: { $give } for { $ask }
offer-give = Give
offer-ask = Ask for
offer-job = { $count } from a finished job
offer-job-of =
    { $colour ->
        [none] { $card }: { $count }
       *[some] { $card }: { $count } × { $colour }
    }
offer-make = Offer
offer-coming = { $name } offers { $give } for { $ask } ({ $seconds } s)
offer-going = You offer { $name }: { $give } for { $ask } ({ $seconds } s)
offer-accept = Accept
offer-decline = Decline
offer-withdraw = Withdraw
