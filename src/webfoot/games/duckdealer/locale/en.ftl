## The lid of the box

game = Duck Dealer
    .pitch = Plan long, fly once: an interplanetary trade in rubber ducks.

## Goods: on its own; one unit in a sentence; what a mine, a factory or a consumer is for

good-duck = Rubber ducks
    .one = a rubber duck
    .for = for rubber ducks
    .counted =
        { $count ->
            [one] { good-duck.one }
           *[other] { $count } rubber ducks
        }
good-beads = Plastic beads
    .one = plastic beads
    .for = for plastic beads
    .counted =
        { $count ->
            [one] { good-beads.one }
           *[other] { $count } × plastic beads
        }
good-solar = Solar panels
    .one = solar panels
    .for = for solar panels
    .counted =
        { $count ->
            [one] { good-solar.one }
           *[other] { $count } × solar panels
        }
good-paint = Blue paint
    .one = blue paint
    .for = for blue paint
    .counted =
        { $count ->
            [one] { good-paint.one }
           *[other] { $count } × blue paint
        }
good-booth = Phone booths
    .one = a phone booth
    .for = for phone booths
    .counted =
        { $count ->
            [one] { good-booth.one }
           *[other] { $count } phone booths
        }
good-satellite = Satellites
    .one = a satellite
    .for = for satellites
    .counted =
        { $count ->
            [one] { good-satellite.one }
           *[other] { $count } satellites
        }
good-accelerator = Linear accelerators
    .one = a linear accelerator
    .for = for linear accelerators
    .counted =
        { $count ->
            [one] { good-accelerator.one }
           *[other] { $count } linear accelerators
        }
good-stealth = Stealth ducks
    .one = a stealth duck
    .for = for stealth ducks
    .counted =
        { $count ->
            [one] { good-stealth.one }
           *[other] { $count } stealth ducks
        }
good-radio = Modern radio
    .one = modern radio
    .for = for modern radio
    .counted =
        { $count ->
            [one] { good-radio.one }
           *[other] { $count } × modern radio
        }
good-pills = Diet pills
    .one = diet pills
    .for = for diet pills
    .counted =
        { $count ->
            [one] { good-pills.one }
           *[other] { $count } × diet pills
        }
good-economy = Economy
    .one = economy
    .for = for economy
    .counted =
        { $count ->
            [one] { good-economy.one }
           *[other] { $count } × economy
        }
good-art = Modern art
    .one = modern art
    .for = for modern art
    .counted =
        { $count ->
            [one] { good-art.one }
           *[other] { $count } × modern art
        }
good-science = Science
    .one = science
    .for = for science
    .counted =
        { $count ->
            [one] { good-science.one }
           *[other] { $count } × science
        }
good-religion = Religion
    .one = religion
    .for = for religion
    .counted =
        { $count ->
            [one] { good-religion.one }
           *[other] { $count } × religion
        }
good-politics = Politics
    .one = politics
    .for = for politics
    .counted =
        { $count ->
            [one] { good-politics.one }
           *[other] { $count } × politics
        }
good-medicine = Medicine
    .one = medicine
    .for = for medicine
    .counted =
        { $count ->
            [one] { good-medicine.one }
           *[other] { $count } × medicine
        }
good-military = Military
    .one = military
    .for = for the military
    .counted =
        { $count ->
            [one] { good-military.one }
           *[other] { $count } × military
        }
good-times = { $count } × { $good }

## What stands on the planets

tile-mine = Mine
    .the = the mine
    .a = a mine
tile-factory = Factory
    .the = the factory
    .a = a factory
tile-shipyard = Shipyard
    .the = the shipyard
    .a = a shipyard
tile-consumer = Consumer
    .the = the consumer
    .a = a consumer

## Ships

equipment-hold = Hold
    .one = a hold
    .text =
        { $count ->
            [one] Room for one more good.
           *[other] Room for { $count } more goods.
        }
equipment-navigator = Navigator
    .one = a navigator
    .text = Crew: a red energy whenever you collect.
equipment-builder = Builder
    .one = a builder
    .text = Crew: a yellow energy whenever you collect.
equipment-trader = Trader
    .one = a trader
    .text = Crew: a blue energy whenever you collect.

## Energy

energy-red = Red energy
    .for = for moving
energy-yellow = Yellow energy
    .for = for building
energy-blue = Blue energy
    .for = for trading
amount-red = { $count } red
amount-yellow = { $count } yellow
amount-blue = { $count } blue

## Game

duckdealer-name = Duck Dealer
duckdealer-tagline = Plan long, fly once: an interplanetary trade in rubber ducks.
duckdealer-about = Everybody flies one small ship in a galaxy that wants everything, from diet pills to religion. Turn after turn you save up energy, until one long journey does it all: mine, build, make and deliver. It is planned to the last step before anybody sees it. When the last space of the turn track has been played, the most points win. The rules are those of the rulebook; the map, most recipes and many values had to be reconstructed, and a star marks them wherever you play.

## Options

option-auction = Auction for the turn order
    .help = Everybody bids points in secret for a place in the turn order. Every bid is subtracted at the end, whether it won or not.
option-start_player = First player
    .help = Drawn by lot, or chosen here. In an auction the same decides between equal bids.
option-start_player-drawn = By lot
option-start_player-seat-1 = First seat
option-start_player-seat-2 = Second seat
option-start_player-seat-3 = Third seat
option-start_player-seat-4 = Fourth seat
option-start_player-seat-5 = Fifth seat
option-privileges_on_built_tiles_only = Privileges on built tiles only
    .help = Otherwise a shipyard or a consumer can be claimed before it is built.
option-literal_medicine = Medicine from paint
    .help = Medicine is made of blue paint and diet pills, and is cheap. A reconstruction, like the usual recipe.
option-other_ring = The other recipes
    .help = Linear accelerators from plastic beads and a phone booth, modern radio from rubber ducks and solar panels. A reconstruction, like the usual recipes.
option-mixed_mines = Mixed mines
    .help = Three mines of each raw good are shuffled, and four of the fifteen stay out unseen. A reconstruction, like the usual mines.
option-data = The host’s own data
    .help = Map, recipes, prices and points come from the administrator’s data file. The rules in the app follow it, and only what is still reconstructed bears a star.

## Events

bid-of = { $name } ({ $points })
score-of = { $name } ({ $points })
place-planet = { $name }
place-comet = in space between { $a } and { $b }
    .road = between { $a } and { $b }

event-bid-made = { $seat } has made a bid.
event-bids-revealed =
    { $again ->
        [true] The second bids are shown: { $bids }.
       *[false] The bids are shown: { $bids }.
    }
event-place-taken =
    { $place ->
        [1] { $seat } will play first.
        [2] { $seat } will play second.
        [3] { $seat } will play third.
        [4] { $seat } will play fourth.
       *[5] { $seat } will play fifth.
    }
event-order-settled = The order of play: { $order }.
event-equipped = { $seat } starts with { $kind }.
event-started = { $seat } sets out from { $planet }.
event-collected =
    { $energy ->
        [none] { $seat } collects, and the supply has nothing to give.
       *[some] { $seat } collects { $energy }.
    }
event-exhausted = The supply is exhausted: { $seat } has to act at once, with { $energy } as virtual energy.
event-action-turn-began =
    { $free_roads ->
        [one] { $seat } takes action turn { $space }, with { $free_roads } free road.
       *[other] { $seat } takes action turn { $space }, with { $free_roads } free roads.
    }
event-flew =
    { $stop ->
        [planet]
            { $steps ->
                [0] { $seat } flies to { $to }, all along own roads.
                [one] { $seat } flies to { $to }: { $steps } step.
               *[other] { $seat } flies to { $to }: { $steps } steps.
            }
       *[comet] { $seat } flies out and stops { $to }.
    }
event-jumped =
    { $own ->
        [true] { $seat } slips through the gate from { $start } to { $to }.
       *[false] { $seat } slips through { $owner }’s gate from { $start } to { $to }.
    }
event-explored = { $seat } discovers { $planet } and finds a consumer { $for }.
event-road-laid =
    { $free ->
        [true] { $seat } lays a free road { $at }.
       *[false] { $seat } builds a road { $at }.
    }
event-gates-placed = { $seat } opens a gate: in at { $entrance }, out at { $exit }.
event-factory-built = { $seat } builds a factory { $for } on { $planet }: +{ $points }.
event-shipyard-built = { $seat } builds the shipyard on { $planet }, which sells { $kind }: +{ $points }.
event-consumer-built = { $seat } builds the consumer { $for } on { $planet }: +{ $points }.
event-privilege-taken = { $seat } puts a privilege on { $tile } of { $planet }.
event-mined = { $seat } mines { $good } on { $planet }.
event-made = { $seat } makes { $good } on { $planet }.
event-delivered = { $seat } delivers { $good } on { $planet }: +{ $points }.
event-bought =
    { $replaced ->
        [none] { $seat } buys { $kind }.
       *[old] { $seat } buys { $kind } in place of { $replaced }.
    }
event-discarded = { $seat } throws { $good } overboard.
event-road-reclaimed = { $seat } takes up the road { $at }.
event-privilege-reclaimed = { $seat } takes the privilege off { $tile } of { $planet }.
event-offer-made =
    { $asks ->
        [none] { $seat } offers { $to } a gift: { $gives }.
       *[some]
            { $gives ->
                [none] { $seat } asks { $to } for { $asks }, for nothing.
               *[some] { $seat } offers { $to } { $gives } for { $asks }.
            }
    }
event-offer-accepted =
    { $asks ->
        [none] { $seat } accepts { $gives } from { $of }.
       *[some]
            { $gives ->
                [none] { $seat } gives { $of } { $asks }, for nothing.
               *[some] { $seat } accepts: { $gives } from { $of } for { $asks }.
            }
    }
event-offer-declined = { $seat } declines what { $of } offers.
event-offer-withdrawn =
    { $lapsed ->
        [true] { $seat } moves on, and the offer lapses.
       *[false] { $seat } withdraws the offer.
    }
event-turn-ended =
    { $lost ->
        [none] { $energy ->
            [none] { $seat } ends the turn and keeps no energy.
           *[some] { $seat } ends the turn and keeps { $energy }.
        }
       *[some] { $energy ->
            [none] { $seat } ends the turn, keeps no energy and loses { $lost }.
           *[some] { $seat } ends the turn, keeps { $energy } and loses { $lost }.
        }
    }
event-game-ended = The galaxy is served: { $scores }. Victory for { $winners }!

## Refusals

good-refused =
    { $good ->
        [duck] { good-duck }
        [beads] { good-beads }
        [solar] { good-solar }
        [paint] { good-paint }
        [booth] { good-booth }
        [satellite] { good-satellite }
        [accelerator] { good-accelerator }
        [stealth] { good-stealth }
        [radio] { good-radio }
        [pills] { good-pills }
        [economy] { good-economy }
        [art] { good-art }
        [science] { good-science }
        [religion] { good-religion }
        [politics] { good-politics }
        [medicine] { good-medicine }
        [military] { good-military }
       *[other] { $good }
    }
equipment-refused =
    { $kind ->
        [hold] { equipment-hold }
        [navigator] { equipment-navigator }
        [builder] { equipment-builder }
       *[trader] { equipment-trader }
    }

refusal-game-over = The game is over.
refusal-not-a-move = That is not a move in this game.
refusal-no-such-seat = There is no such seat at this table.
refusal-option-start-player = There are only { $seats } seats: the first player must have one of them.
refusal-option-data = With the host’s own data, recipes and mines are those of the file: leave those options out.
refusal-beginning = The journey has not begun yet: places, equipment and start planets come first.
refusal-beginning-over = The beginning is over: equipment now comes from shipyards.
refusal-no-such-good = { good-refused }: there is none of it aboard.
refusal-no-energy =
    { $colour ->
        [red]
            { $needed ->
                [one] That takes { $needed } red energy, and you have none.
               *[other] That takes { $needed } red energy, and you have less.
            }
        [yellow]
            { $needed ->
                [one] That takes { $needed } yellow energy, and you have none.
               *[other] That takes { $needed } yellow energy, and you have less.
            }
       *[blue]
            { $needed ->
                [one] That takes { $needed } blue energy, and you have none.
               *[other] That takes { $needed } blue energy, and you have less.
            }
    }
refusal-road-there = There is a road piece on this point already.
refusal-no-such-tile =
    { $tile ->
        [mine] There is no mine here.
        [factory] There is no factory here.
        [shipyard] There is no shipyard here.
       *[consumer] There is no consumer here.
    }
refusal-no-factory = { good-refused }: no factory makes that, it comes out of mines.
refusal-factory-sold-out = { good-refused }: every factory of this kind has been built.
refusal-no-free-slot = Every slot of your ship is filled: choose a piece to replace.
refusal-DD-R4_7 = That place in the turn order is not to be had.
refusal-DD-R4_8 = Now everybody chooses three free pieces of equipment.
refusal-DD-R4_9 = You start from a start planet that nobody has chosen yet.
refusal-DD-R5_1 = That is not for you to do now: in turn, each player either collects energy or takes an action turn.
refusal-DD-R7_1 = Decide first: collect energy, or begin an action turn.
refusal-DD-R7_6 = You can keep only real energy that you have, and only up to the limit.
refusal-DD-R7_7 = You have no cube left, nor a piece on the board that you could take back.
refusal-DD-R8_1 =
    { $steps ->
        [one] That is { $steps } step away; one red energy takes your ship { $speed } at most.
       *[other] That is { $steps } steps away; one red energy takes your ship { $speed } at most.
    }
refusal-DD-R8_4 = Out in space there is nothing to build on or to trade with: land on a planet first.
refusal-DD-R8_7 = Whoever discovers a planet chooses one of the top two consumers for it, at once and only then.
refusal-DD-R8_9 = There is no entrance of a gate here.
refusal-DD-R9_2 = You do not have the goods that this building costs.
refusal-DD-R9_3 =
    { $tile ->
        [shipyard] The shipyard here is built already.
       *[consumer] The consumer here is built already.
    }
refusal-DD-R9_4 =
    { $tile ->
        [consumer] This consumer also costs a good of your choice that is not named on it.
       *[shipyard] A shipyard costs the good printed on it and another, different one; you do not have both.
    }
refusal-DD-R9_5 = This planet has its factory already.
refusal-DD-R9_6 = There is a privilege on this tile already.
refusal-DD-R10_1 = You do not have the goods that this takes.
refusal-DD-R10_3 = The shipyard here has not been built yet.
refusal-DD-R10_5 = { equipment-refused }: there is none on your ship that could be replaced.
refusal-DD-R10_7 = The consumer here has not been built yet.
refusal-DD-R10_8 = You have { $carried } goods and room for { $capacity }: discard some before you move or end the turn.
refusal-DD-R10_9 = Goods change hands only between players on the same planet, and only if there are some.
refusal-DD-R12_1 = Gates are placed once a game, both together: first the entrance, then the exit.
refusal-DD-R12_2 = No planet can hold two gates, neither entrance nor exit.
refusal-DD-Q3 = Your ship is there already.
refusal-DD-Q9 = { equipment-refused }: the supply has no disc left for it.
refusal-DD-Q11 = At this table only what is built can be claimed.
refusal-DD-Q13 = Your ship holds { $capacity }, and this would be more: discard something first, or decline.
refusal-DD-Q24 = A piece on the board is taken back only when no cube is left, and then before anything else.
refusal-DD-Q26 = That does not fit the offer: one at a time, twenty a turn, and both sides must have what it names.
refusal-DD-Q28 = You have nothing to bid now: wait for the others.
refusal-DD-Q30 = You discard in your own action turn, between two choices, or while an offer waits for your answer.
refusal-DD-Q31 = This mine has given all it gives on one visit: { $limit } goods.
refusal-DD-D2 = Start planets have no room for a factory.
refusal-DD-D16 = A road cannot go where a ship is, not even your own.

## Prompts, by phase

your-turn = Your turn
turn-of = { $name }’s turn
prompt-wait = Waiting for { $name }…
prompt-bid = How many points do you bid for your place in the turn order?
prompt-bid-made = Your bid: { $points }. It stays a secret until all are made.
prompt-second-bid = Your bid was equal to another. Bid once more; this is added to the first.
prompt-place = Choose your place in the turn order.
prompt-equip =
    { $left ->
        [one] Choose the last free piece of equipment.
       *[other] Choose { $left } free pieces of equipment.
    }
prompt-start = Choose your start planet.
prompt-turn = Collect energy, or act?
prompt-action = Fly, build, trade: plan your turn, then confirm it.
prompt-action-free-roads =
    { $count ->
        [one] You may first lay { $count } free road, before you spend energy.
       *[other] You may first lay { $count } free roads, before you spend energy.
    }
prompt-explore = You have discovered { $planet }. Which consumer lives here?
prompt-gate = The entrance is at { $planet }. Where is the exit?
prompt-reclaim =
    { $purpose ->
        [track] No cube left: take up a piece of yours for the turn track.
        [road] No cube left: take up a piece of yours for the new road.
       *[privilege] No cube left: take up a piece of yours for the new privilege.
    }
prompt-offer = What do you give { $name }, and what do you ask for?
prompt-answer = { $name } offers you { $gives } for { $asks }.
prompt-answer-gift = { $name } offers you a gift: { $gives }.
prompt-answer-plea = { $name } asks you for { $asks }, for nothing.
prompt-offer-open = Your offer is open; { $name } may answer while you go on.
prompt-over-won = Victory for { $names }!
prompt-you-won = The galaxy buys from you: you have won!
prompt-shared-win = You share the victory!
prompt-last-turn = This is the last action turn of the game.
prompt-forced = The supply ran out while you collected: you have to act now. Virtual energy that you do not spend is lost.

## Moves

move-bid = Bid { $points }
move-place = Place { $place }
move-collect = Collect
    .free = Which colour is your free disc?
    .gets = You get { $energy }.
    .virtual = The supply has too little: you would have to act at once, with { $energy } as virtual energy.
move-act = Act
    .help = Takes a space of the turn track
move-fly = Fly to { $planet }
move-fly-space = Fly here
move-jump = Jump to { $planet }
move-explore = Take this one
move-road = Road
    .help = One yellow energy each, anywhere on the map
move-road-free = Free road
move-gate = Gates
    .help = Once a game: an entrance and an exit, free of charge
move-build = Build
move-build-factory = Build a factory
move-build-shipyard = Build the shipyard
    .second = Which other good do you pay with?
move-build-consumer = Build the consumer
move-privilege = Privilege
    .help = Three yellow energy: from then on one blue energy pays for a whole visit
move-use = Use
move-mine = Mine
move-make = Make
move-deliver = Deliver
move-buy = Buy { $kind }
    .free = In a free slot
    .replace = In place of { $kind }
move-discard = Discard
move-offer = Offer { $name } a trade
move-give = Give
move-ask = Ask for
move-propose = Propose
move-withdraw = Withdraw
move-accept = Accept
move-decline = Decline
move-end = End turn
    .keep = Which energy do you keep?
    .keep-none = Keep none
    .kept = You keep { $energy }.
    .lost = You lose { $energy }.
move-keep = Keep
move-cancel = Cancel

## Plans

plan = Plan
    .empty = Nothing planned yet
    .yours = Your plan
    .ahead = You are planning ahead: the others may still change what it builds on.
    .broken = Since you planned this, something has changed. It can no longer be done from here on.
plan-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
plan-take-back = Take back
    .help = The last step
plan-take-back-to = Take back to here
plan-clear = Start over
plan-confirm = Confirm the turn
    .help = Only now the others see it, and it counts
plan-reach = Reach
    .help = How far your energy takes you
reach-energies = { $count } red energy away
reach-explores = stops at { $planet } first and discovers it
reach-too-far = out of reach with the energy you have

## Board

the-map = Star map
the-players = The players
you = you
won = winner
your-ship = Your ship
ship-speed = speed { $speed }
    .help = Steps for one red energy. It falls as the slots fill.
cargo = Cargo
    .room = { $carried } of { $capacity }
    .empty = No goods aboard
energy = Energy
    .none = no energy
    .virtual = virtual
    .virtual-help = Virtual energy can be spent in this turn only, and never kept.
income = Income
    .help = What your crew brings when you collect, besides one disc of your choice
cubes-left =
    { $count ->
        [one] { $count } cube left
       *[other] { $count } cubes left
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
points-debt = { $count } bid, to be subtracted
turn-track = Turn track
    .space = Space { $space } of { $count }
    .free-roads =
        { $count ->
            [one] { $count } free road
           *[other] { $count } free roads
        }
    .left =
        { $count ->
            [0] The last action turn has begun
            [one] { $count } action turn left
           *[other] { $count } action turns left
        }
consumer-track = Consumers to come
    .top = The next two to choose from
    .empty = Every consumer has found a planet
energy-supply = Energy in the supply
    .left = { $count } left
factory-supply = Factories in the supply
    .left =
        { $count ->
            [0] all built
           *[other] { $count } left
        }
supply-chain = Who is made of what
    .made-of = made of { $goods }
    .used-for = goes into { $goods }
price = Price
    .any = any other good
planet-unexplored = Not explored yet
    .help = Whoever first stops here chooses a consumer for it.
planet-start = Start planet
planet-factory-slot = Room for a factory
tile-unbuilt = not built yet
tile-built = built
tile-privilege = { $name }’s privilege
tile-paid = Paid for this visit: use it as often as you like
tile-sells = Sells { $kind }
tile-wants = Wants { $good }
mine-of = Mine { $for }
factory-of = Factory { $for }
consumer-of = Consumer { $for }
comet = Point { $at }
road-of = { $name }’s road
gate-entrance = Entrance of { $name }’s gate
gate-exit = Exit of { $name }’s gate
gate-leads = leads to { $planet }
gate-placed = Gates placed
gate-in-hand = Gates not placed yet
offer = Trade
    .gives = gives
    .asks = asks for
    .gift = a gift
reconstructed = Reconstructed value
    .help = No public source gives this value: it was made to fit all that is known, and the printed game may differ.
rule-link = Rule { $rule }
game-ended = Game over
since-your-turn = What happened to you

## The page of the board

comet-between = Point { $number } between { $a } and { $b }
map-tools = The map
map-closer = Closer
map-farther = Farther
map-fit = The whole map
map-ship = My ship
board-tabs = The board
tab-plan = Plan
tab-ship = Ship
tab-players = Players
tab-chain = Chain
here = What you can do here
fly-to = Fly to a planet
factories-all = All factories
factories-other = Other factories
roads-free =
    { $count ->
        [one] Lay { $count } free road
       *[other] Lay { $count } free roads
    }
consumer-points = +{ $build } to build, then +{ $delivery } a delivery
consumer-built = +{ $delivery } a delivery
way-choice = Two ways lead to { $planet }:
way-straight = without stopping at unknown planets
reclaim-roads =
    { $count ->
        [one] Touch your road on the map.
       *[other] Touch one of your roads on the map.
    }
offer-no-room = You cannot accept this as it is. Throwing goods overboard makes room.
bid-number = Your bid in points
keep-limit = At most { $count }.
keep-less = Keep one less
keep-more = Keep one more
mode-done = Done
prompt-road = Touch the points where your roads shall lie.
prompt-open-gate = Touch the planet for the entrance of your gate.
step-act = Action turn, space { $space }
step-jump = Through the gate
step-explore = Discover: a consumer { $for }
step-road = Road: { $at }
step-open-gate = Gate in: { $planet }
step-close-gate = Gate out: { $planet }
step-reclaim = Take up: { $what }
plan-points = Points
plan-add-end = Add the end of the turn
plan-leave-out = Leave it out
plan-complete = The plan is complete: confirm it, or take something back.
plan-whole = The plan is complete. It waits for your turn.
plan-draft = A draft for your next turn
plan-ahead-start = Plan ahead
plan-ahead-stop = Look at the table again

## The rulebook: what follows from the data of the table

book-number =
    { $n ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $n }
    }
book-and = { $rest } and { $last }
book-chain = { $before }; { $next }
book-any = any other good
book-range = { $from } to { $to }
book-or-more = { $n } or more
book-worth = { $n } VP
book-edition-ours = Here the values are those that come with this edition.
book-edition-owner = Here the values are those of an owner’s data file: what it gives bears no mark.
book-kept =
    { $n ->
        [0] no energy disc
        [one] at most one energy disc in all
       *[other] at most { book-number } energy discs in all
    }
book-goods =
    { $n ->
        [0] no goods
        [one] one good
       *[other] { book-number } goods
    }
book-free-roads =
    { $n ->
        [0] none
        [one] up to one
       *[other] up to { book-number }
    } { book-spaces }
book-spaces =
    { $single ->
        [true] on space { $to }
       *[false] on spaces { $from } to { $to }
    }
book-class =
    { $class ->
        [1] with { $slots } it is a scout and flies { $speed } steps
        [2] with { $slots } a cruiser and flies { $speed }
        [3] with { $slots } a freighter and flies { $speed }
       *[other] with { $slots } it flies { $speed }
    }
book-slots =
    { $n ->
        [one] one marked { $speed }
       *[other] { book-number } marked { $speed }
    }
book-consumers-left =
    Planets to explore: { $planets }. { $n ->
        [0] No consumer is left over when all are explored.
        [one] One consumer is left over when all are explored.
       *[other] { $n } consumers are left over when all are explored.
    }
book-consumers-short =
    Planets to explore: { $planets }. { $n ->
        [one] The last one to be explored gets no consumer.
       *[other] The last { $n } to be explored get no consumer.
    }
book-mines-left =
    { $n ->
        [0] All of them are used.
        [one] One of them stays out of the game, unseen.
       *[other] { $n } of them stay out of the game, unseen.
    }
book-map = The map has { $planets } planets, { $starts } of them start planets, and { $routes } routes with { $comets } comets.
