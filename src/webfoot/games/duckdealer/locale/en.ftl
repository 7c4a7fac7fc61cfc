## The lid of the box

game = Duck Dealer
    .pitch = Long plans, one big flight: the interplanetary rubber duck trade.

## How the bots play it

plays-gentle = Acts early and for little: short trips, few points.
plays-quick = Makes one good plan for its turn and flies it.
plays-thinker = Tries many plans for its turn and saves up for the long ones.
plays-thinker-long = Tries three times as many plans as the Heron.

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

duckdealer-about = Each player flies a small ship in a galaxy that wants everything, from diet pills to religion. Turn after turn you save up energy for one long journey: mining, building, making and delivering, planned to the last step before anybody sees it. When the last space of the turn track has been played, the player with the most points wins. The rules are those of the rulebook; the map, most recipes and many values had to be reconstructed, and a star marks them throughout the game.

## Options

option-auction = Auction for the turn order
    .help = Everybody bids points in secret for a place in the turn order. Every bid is deducted at the end of the game, whether it won or not.
option-start_player = First player
    .help = Drawn at random or chosen here. In an auction, this also breaks ties.
option-start_player-drawn = At random
option-start_player-seat-1 = First seat
option-start_player-seat-2 = Second seat
option-start_player-seat-3 = Third seat
option-start_player-seat-4 = Fourth seat
option-start_player-seat-5 = Fifth seat
option-privileges_on_built_tiles_only = Privileges on built tiles only
    .help = Otherwise you can claim a shipyard or a consumer before it is built.
option-literal_medicine = Medicine from paint
    .help = Medicine is made cheaply, from blue paint and diet pills. A reconstruction, like the usual recipe.
option-other_ring = The other recipes
    .help = Linear accelerators are made from plastic beads and a phone booth, modern radio from rubber ducks and solar panels. A reconstruction, like the usual recipes.
option-mixed_mines = Mixed mines
    .help = Three mines of each raw good are shuffled, and four of the fifteen are set aside unseen. A reconstruction, like the usual mines.
option-data = This server’s own data
    .help = Map, recipes, prices and points come from a file supplied by this server’s administrator. The rules in the app follow it, and a star marks only what is still reconstructed.
name-anatida = Anatida
name-bathtub-prime = Bathtub Prime
name-canardia = Canardia
name-drake-station = Drake Station
name-eiderdown = Eiderdown
name-puddle = Puddle
name-squeak = Squeak
name-teal = Teal
name-waddle = Waddle
name-mallard-minor = Mallard Minor
name-rubber-ridge = Rubber Ridge
name-far-float = Far Float
name-quackmire = Quackmire
name-webfoot = Webfoot
name-downfall = Downfall
name-pond-zero = Pond Zero

## Events

bid-of = { $name } ({ $points })
score-of = { $name } ({ $points })
place-planet = { $name }
place-comet = in space between { $a } and { $b }
    .road = between { $a } and { $b }

event-bid-made = { $seat } has bid.
event-bids-revealed =
    { $again ->
        [true] The second bids are revealed: { $bids }.
       *[false] The bids are revealed: { $bids }.
    }
event-place-taken =
    { $place ->
        [1] { $seat } will play first.
        [2] { $seat } will play second.
        [3] { $seat } will play third.
        [4] { $seat } will play fourth.
       *[5] { $seat } will play fifth.
    }
event-order-settled = Turn order: { $order }.
event-equipped = { $seat } starts with { $kind }.
event-started = { $seat } sets out from { $planet }.
event-collected =
    { $energy ->
        [none] { $seat } collects, but the supply is empty.
       *[some] { $seat } collects energy: { $energy }.
    }
event-exhausted = The supply has run out: { $seat } must act at once. Virtual energy: { $energy }.
event-action-turn-began =
    { $free_roads ->
        [0] { $seat } takes action turn { $space }.
        [one] { $seat } takes action turn { $space }, with { $free_roads } free road.
       *[other] { $seat } takes action turn { $space }, with { $free_roads } free roads.
    }
event-flew =
    { $stop ->
        [planet]
            { $steps ->
                [0] { $seat } flies to { $to } without a single step: their own roads lead all the way.
                [one] { $seat } flies to { $to }: { $steps } step.
               *[other] { $seat } flies to { $to }: { $steps } steps.
            }
       *[comet] { $seat } flies out and stops { $to }.
    }
event-jumped =
    { $own ->
        [true] { $seat } slips through their own gate from { $start } to { $to }.
       *[false] { $seat } slips through { $owner }’s gate from { $start } to { $to }.
    }
event-explored = { $seat } explores { $planet } and finds a consumer { $for }.
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
event-discarded = { $seat } discards { $good }.
event-road-reclaimed = { $seat } takes back the road { $at }.
event-privilege-reclaimed = { $seat } takes back the privilege on { $tile } of { $planet }.
event-offer-made =
    { $asks ->
        [none] { $seat } offers { $to } a gift: { $gives }.
       *[some]
            { $gives ->
                [none] { $seat } asks { $to } for a gift: { $asks }.
               *[some] { $seat } offers { $to } a trade: { $gives } for { $asks }.
            }
    }
event-offer-accepted =
    { $asks ->
        [none] { $seat } accepts a gift from { $of }: { $gives }.
       *[some]
            { $gives ->
                [none] { $seat } makes { $of } a gift: { $asks }.
               *[some] { $seat } accepts the offer from { $of }: { $gives } for { $asks }.
            }
    }
event-offer-declined = { $seat } declines the offer from { $of }.
event-offer-withdrawn =
    { $lapsed ->
        [true] { $seat } moves on, and the offer lapses.
       *[false] { $seat } withdraws the offer.
    }
event-turn-ended =
    { $lost ->
        [none] { $energy ->
            [none] { $seat } ends the turn and keeps no energy.
           *[some] { $seat } ends the turn. Energy kept: { $energy }.
        }
       *[some] { $energy ->
            [none] { $seat } ends the turn and keeps no energy. Energy lost: { $lost }.
           *[some] { $seat } ends the turn. Energy kept: { $energy }. Energy lost: { $lost }.
        }
    }
event-game-ended = The galaxy is served: { $scores }. Victory for { $winners }!

## The end of the game

standing = Points
standing-change =
    { $count ->
        [one] { $amount } point
       *[other] { $amount } points
    }
source-deliveries = Deliveries
source-consumers = Consumers built
source-factories = Factories built
source-shipyards = Shipyards built
source-bids = Paid in the auction
source-explored = Planets explored
source-flights = Flights

## A turn in one line

recap = +{ $points }: { $deeds }
recap-collected = collected { $energy }
recap-flew =
    { $count ->
        [one] { $count } flight
       *[other] { $count } flights
    }
recap-explored =
    { $count ->
        [one] explored { $count } planet
       *[other] explored { $count } planets
    }
recap-mined = mined { $goods }
recap-made = made { $goods }
recap-delivered = delivered { $goods }
recap-factories =
    { $count ->
        [one] built { $count } factory
       *[other] built { $count } factories
    }
recap-consumers =
    { $count ->
        [one] built { $count } consumer
       *[other] built { $count } consumers
    }
recap-shipyards =
    { $count ->
        [one] built { $count } shipyard
       *[other] built { $count } shipyards
    }
recap-bought = bought { $kind }
recap-roads =
    { $count ->
        [one] { $count } road
       *[other] { $count } roads
    }
recap-gates = opened gates
recap-privileges =
    { $count ->
        [one] { $count } privilege
       *[other] { $count } privileges
    }
recap-trades =
    { $count ->
        [one] { $count } trade
       *[other] { $count } trades
    }
recap-nothing = did nothing

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
refusal-option-start-player = This table has only { $seats } seats: choose one of them for the first player.
refusal-option-data = The server’s own data already set the recipes and mines: switch these options off.
refusal-beginning = The game has not begun yet: first come places, equipment and start planets.
refusal-beginning-over = Set-up is over: from now on you buy equipment at shipyards.
refusal-no-such-good = { good-refused }: none aboard.
refusal-no-energy =
    { $colour ->
        [red]
            { $needed ->
                [one] This takes { $needed } red energy, and you have none.
               *[other] This takes { $needed } red energy, and you have less.
            }
        [yellow]
            { $needed ->
                [one] This takes { $needed } yellow energy, and you have none.
               *[other] This takes { $needed } yellow energy, and you have less.
            }
       *[blue]
            { $needed ->
                [one] This takes { $needed } blue energy, and you have none.
               *[other] This takes { $needed } blue energy, and you have less.
            }
    }
refusal-road-there = There is already a road here: choose another comet.
refusal-no-such-tile =
    { $tile ->
        [mine] There is no mine here.
        [factory] There is no factory here.
        [shipyard] There is no shipyard here.
       *[consumer] There is no consumer here.
    }
refusal-no-factory = { good-refused }: a raw good, found only in mines.
refusal-factory-sold-out = { good-refused }: every factory of this kind has been built.
refusal-no-free-slot = Every slot of your ship is filled: choose a piece of equipment to replace.
refusal-DD-R3_2 = Start planets have no place for a factory: build it on another planet.
refusal-DD-R4_7 = That place in the turn order is taken: choose another.
refusal-DD-R4_7-none = There are only { $seats } places in the turn order.
refusal-DD-R4_8 = First choose three free pieces of equipment.
refusal-DD-R4_9 = You can’t start there: choose a start planet.
refusal-DD-R4_9-taken = Another player starts there: choose another start planet.
refusal-DD-R5_1 = It’s not your turn. Wait for the other players.
refusal-DD-R5_1-begun = Your action turn has begun: end it before you do anything else.
refusal-DD-R7_1 = First decide: collect energy, or begin an action turn.
refusal-DD-R7_2 = There is a ship on this comet: choose another comet for your road.
refusal-DD-R7_6 = You don’t have that much real energy: keep less.
refusal-DD-R7_7 = You have no cubes left, and no piece on the board to take back.
refusal-DD-R8_1 =
    { $steps ->
        [one] That is { $steps } step away; with one red energy your ship flies { $speed } at most.
       *[other] That is { $steps } steps away; with one red energy your ship flies { $speed } at most.
    }
refusal-DD-R8_4 = You can build and trade only on planets: land first.
refusal-DD-R8_7 = First choose a consumer for the planet you are exploring.
refusal-DD-R8_7-later = You choose a consumer only at the moment you explore a planet.
refusal-DD-R8_7-top = Choose one of the top two consumers on the track.
refusal-DD-R8_9 = There is no entrance to a gate here.
refusal-DD-R9_2 = You don’t have the goods it costs to build this.
refusal-DD-R9_3 =
    { $tile ->
        [shipyard] The shipyard here is already built.
       *[consumer] The consumer here is already built.
    }
refusal-DD-R9_4 = A shipyard costs the good printed on it and a different one; you don’t have both.
refusal-DD-R9_4-same = A shipyard costs two different goods: choose another one.
refusal-DD-R9_4-printed = Both goods are printed on this shipyard: pay with those.
refusal-DD-R9_4-any = This consumer also costs a good of your choice: choose one that isn’t named on the tile.
refusal-DD-R9_4-named = Choose a good that isn’t named on the tile.
refusal-DD-R9_4-none = This consumer costs only the goods named on it.
refusal-DD-R9_5 = This planet already has a factory.
refusal-DD-R9_6 = There is already a privilege on this tile.
refusal-DD-R10_1 = You don’t have the goods this takes.
refusal-DD-R10_3 = The shipyard here has not been built yet.
refusal-DD-R10_5 = { equipment-refused }: none on your ship to replace.
refusal-DD-R10_7 = The consumer here has not been built yet.
refusal-DD-R10_8 = You have { $carried } goods and room for { $capacity }: discard some before you move or end the turn.
refusal-DD-R10_9 = You can trade only with players on the same planet.
refusal-DD-R10_9-self = You can’t trade with yourself: choose another player.
refusal-DD-R10_9-nothing = Neither of you has any goods to trade.
refusal-DD-R12_1 = You have already placed your gates: they stay where they are.
refusal-DD-R12_1-entrance = First choose a planet for the entrance of your gate.
refusal-DD-R12_1-exit = First choose a planet for the exit of your gate.
refusal-DD-R12_1-apart = Your entrance is here: choose another planet for the exit.
refusal-DD-R12_2 = There is already a gate on this planet: choose another planet.
refusal-DD-R12_2-full = No two planets are left without a gate.
refusal-DD-Q3 = Your ship is already there.
refusal-DD-Q9 = { equipment-refused }: no disc of its colour is left in the supply.
refusal-DD-Q11 = At this table you can claim a tile only once it is built.
refusal-DD-Q13 = Your ship has room for { $capacity } goods, and this would be more: discard something first, or decline.
refusal-DD-Q24 = First take back one of your pieces: you have no cubes left.
refusal-DD-Q24-idle = You take back a piece only when you need a cube and have none left.
refusal-DD-Q24-yours = You can take back only your own pieces.
refusal-DD-Q24-road = For the turn track you take back a road as long as you have one.
refusal-DD-Q26-answer = First answer the offer: accept or decline it.
refusal-DD-Q26-none = Nobody has made you an offer.
refusal-DD-Q26-draft = First finish your offer: propose or cancel it.
refusal-DD-Q26-begin = First choose whom you want to trade with.
refusal-DD-Q26-empty = Name at least one good, to give or to ask for.
refusal-DD-Q26-give = { good-refused }: you have no more to give.
refusal-DD-Q26-ask = { good-refused }: the other player has no more of it.
refusal-DD-Q26-open = Your offer is still open: withdraw it before you begin another.
refusal-DD-Q26-closed = You have no open offer to withdraw.
refusal-DD-Q26-limit = You have begun { $limit } offers, the most for one turn.
refusal-DD-Q26-owed = You no longer have the goods this offer asks for: decline it.
refusal-DD-Q26-uncovered = The other player no longer has the goods they offered: decline.
refusal-DD-Q28 = You have already bid: wait for the others.
refusal-DD-Q28-settled = Only the players who tied bid again.
refusal-DD-Q30 = You can discard only in your own action turn, or while you answer an offer.
refusal-DD-Q30-choice = First finish the choice you have begun; then you can discard.
refusal-DD-Q31 = This mine has given all it gives in one visit: { $limit } goods.

## Prompts, by phase

your-turn = Your turn
prompt-wait = Waiting for { $name }…
prompt-bid = How many points do you bid for your place in the turn order?
prompt-bid-made = Your bid: { $points }. It stays secret until everybody has bid.
prompt-second-bid = Your bid tied with another. Bid again: the new bid is added to the first.
prompt-place = Choose your place in the turn order.
prompt-equip =
    { $left ->
        [one] Choose your last free piece of equipment.
       *[other] Choose { $left } free pieces of equipment.
    }
prompt-start = Choose your start planet.
prompt-turn = Collect energy, or act?
prompt-action = Fly, build, trade: plan your turn, then confirm it.
prompt-action-at-once = Fly, build, trade. Then end your turn.
prompt-explore = You are exploring { $planet }. Which consumer lives here?
prompt-gate = The entrance is on { $planet }. Where is the exit?
prompt-reclaim =
    { $purpose ->
        [track] No cubes left: take back one of your pieces for the turn track.
        [road] No cubes left: take back one of your pieces for the new road.
       *[privilege] No cubes left: take back one of your pieces for the new privilege.
    }
prompt-offer = What do you give { $name }, and what do you ask for?
prompt-answer = { $name } offers you { $gives } for { $asks }.
prompt-answer-gift = { $name } offers you a gift: { $gives }.
prompt-answer-plea = { $name } asks you for a gift: { $asks }.
prompt-offer-open = Your offer is open; { $name } may answer while you go on.
prompt-over-won = Victory for { $names }!
prompt-you-won = The galaxy buys from you: you have won!
prompt-shared-win = You share the victory!
prompt-last-turn = This is the last action turn of the game.
prompt-forced = The supply ran out while you collected: you must act now. Virtual energy that you don’t spend is lost.

## Moves

move-bid = Bid { $points }
move-place = Place { $place }
move-collect = Collect
    .free = Choose the colour of your free disc.
    .gets = You get { $energy }.
    .virtual = The supply is short: you would have to act at once, with { $energy } as virtual energy.
move-act = Act
    .help = Takes a space of the turn track
move-fly = Fly to { $planet }
move-fly-space = Fly here
move-jump = Jump to { $planet }
move-road = Road
    .help = One yellow energy each, anywhere on the map
move-gate = Gates
    .help = Once a game: an entrance and an exit, free of charge
move-build = Build
move-build-factory = Build a factory
move-build-shipyard = Build the shipyard
    .second = Which other good do you pay with?
move-build-consumer = Build the consumer
move-privilege = Privilege
    .help = Three yellow energy: from then on, one blue energy pays for a whole visit
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
    .kept = Energy kept: { $energy }.
    .lost = Energy lost: { $energy }.
move-cancel = Cancel

## Plans

plan = Plan
    .empty = Nothing planned yet
    .yours = Your plan
    .ahead = You are planning ahead: the other players may still change things you count on.
    .broken = Something has changed since you planned this. From here on it no longer works.
plan-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
plan-take-back = Undo
    .help = Undo the last step
plan-take-back-to = Undo from here
plan-clear = Start over
plan-confirm = Confirm the turn
    .help = Nobody sees your turn until you confirm it.
plan-auto = Play it by itself on my turn
    .help = Only if every step still does and costs the same. Otherwise the plan waits for you.
    .changed = Something has changed, so this plan did not play by itself. Look at it and confirm.
plan-reach = Reach
    .help = How far your energy takes you
reach-energies = { $count } red energy away
reach-explores = stops at { $planet } first and explores it
reach-too-far = out of reach with the energy you have

## Board

the-map = Star map
the-players = The players
you = you
your-ship = Your ship
ship-speed = speed { $speed }
    .help = Steps for one red energy. It falls as the slots fill.
cargo = Cargo
    .room = { $carried } of { $capacity }
    .empty = No goods aboard
energy = Energy
    .none = none
    .virtual = virtual
    .virtual-help = Virtual energy can be spent only in this turn, never kept.
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
points-debt = Auction: −{ $count }
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
    .top = The top two: the next planet explored gets one of them
    .empty = Every consumer has found a planet
energy-supply = Energy in the supply
    .left = { $count } left
factory-supply = Factories in the supply
    .left =
        { $count ->
            [0] all built
           *[other] { $count } left
        }
planner-touch = Touch a good to see what it needs.
planner-have = { $have } of { $count } aboard
planner-mines = Mines: { $places }.
planner-no-mine = No mine has it.
planner-factories = Factories: { $places }.
planner-no-factory =
    { $count ->
        [0] No factory makes it, and none is left to build.
       *[other] No factory makes it yet: { $count } left to build.
    }
planner-consumers = Wanted on { $places }.
planner-no-consumer = Nobody wants it yet.
goal = Goal
goal-set = Set as goal
goal-drop = Drop this goal
supply-chain = What is made from what
    .made-of = made from { $goods }
    .used-for = goes into { $goods }
price = Price
    .any = any other good
planet-unexplored = Not explored yet
    .help = The first player to stop here chooses a consumer for it.
planet-start = Start planet
planet-factory-slot = Place for a factory
tile-unbuilt = not built yet
tile-built = built
tile-privilege = { $name }’s privilege
tile-paid = Paid for this visit: use it as often as you like
tile-sells = Sells { $kind }
mine-of = Mine { $for }
factory-of = Factory { $for }
consumer-of = Consumer { $for }
comet = Comet { $at }
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
    .help = The printed value is not publicly known. This one fits everything that is.
read-more = Rule { $rule } · “?” opens it
rule-link = Rule { $rule }
game-ended = Game over

## The page of the board

comet-between = Comet { $number } between { $a } and { $b }
map-tools = The map
map-closer = Zoom in
map-farther = Zoom out
map-fit = The whole map
map-ship = My ship
board-tabs = The board
sheets-fold = Fold the sheets away
sheets-unfold = Unfold the sheets
tab-plan = Plan
tab-ship = Ship
tab-players = Players
tab-chain = Recipes
here = What you can do here
fly-to = Fly to a planet
factories-all = All factories
factories-other = Other factories
roads-free =
    { $count ->
        [one] Lay { $count } free road
       *[other] Lay { $count } free roads
    }
consumer-points = +{ $build } for building it, then +{ $delivery } per delivery
consumer-built = +{ $delivery } per delivery
way-choice = Two ways lead to { $planet }:
way-straight = without stopping at an unexplored planet
reclaim-roads =
    { $count ->
        [one] Tap your road on the map.
       *[other] Tap one of your roads on the map.
    }
bid-number = Your bid in points
keep-limit = At most { $count }.
keep-less = Keep one less
keep-more = Keep one more
mode-done = Done
prompt-road = Tap the comets where you want roads.
prompt-open-gate = Tap the planet for the entrance of your gate.
step-act = Action turn, space { $space }
step-jump = Through the gate
step-explore = Explore: a consumer { $for }
step-road = Road: { $at }
step-open-gate = Gate entrance: { $planet }
step-close-gate = Gate exit: { $planet }
step-reclaim = Take back: { $what }
plan-points = Points
    .short = VP
plan-add-end = Add the end of the turn
plan-leave-out = Leave it out
plan-complete = The plan is complete: confirm it, or undo a step.
plan-whole = The plan is complete. You can confirm it on your turn.
    .auto = The plan is complete and plays by itself on your turn.
plan-draft = A draft for your next turn
plan-ahead-start = Plan ahead
plan-ahead-stop = Back to the table

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
book-range = { $least } to { $most }
book-or-more = { $n } or more
book-worth = { $n } VP
book-edition-ours = Here the values are those that come with this edition.
book-edition-owner = Here the values come from an owner’s data file, and those it gives bear no mark.
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
        [true] on space { $most }
       *[false] on spaces { $least } to { $most }
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

## How the game is won, on one line above the board

goal-line = Most points · you { $own }, others { $most } · { $left } turns
goal-line-last = Most points · you { $own }, others { $most } · last turn
goal-line-watching = Most points win · { $left } action turns left

## What the coach says

reason-collects = After this you hold { $red } red, { $yellow } yellow and { $blue } blue: a fuller turn to act with.
reason-collects-exhausted = The supply runs short, so you act at once, and what is missing is lent for this turn.
reason-lacks = { $energy } is what the next plan lacks.
reason-turn-scores = This turn can score { points-scored } so.
reason-bids-little = A place in the order is worth little: bid few points.
reason-begins-well = From here, all raw goods are near.
reason-fits-out = Hold, navigator and trader make a ship that can do a little of everything.
reason-acts = You hold enough energy for a good turn.
reason-flies-through = The gate saves red energy.
reason-on-the-way = A stop on the way; the next energy goes on from here.
reason-flies-to-deliver = You can deliver { $good } there: { points-scored } each time.
reason-flies-to-build = You carry the price of the consumer there: { points-scored } for building it.
reason-flies-to-make = The factory there makes { $good } from what you carry.
reason-flies-to-explore = Nobody has been there: you choose what its consumer wants.
reason-flies-to-mine = The mine there gives { $good }.
reason-chooses-consumer = { $good }: you can serve this consumer soonest, or it pays most.
reason-lays-road = Your roads shorten this flight and all later ones.
reason-opens-gate = A gate on your longest way saves energy on every flight.
reason-builds-factory = The factory scores { points-scored } and makes { $good } from now on.
reason-builds-yard = The shipyard scores { points-scored } and sells equipment from now on.
reason-builds-consumer = The consumer scores { points-scored } now, and more with every delivery.
reason-claims = With a privilege, one blue energy pays for the whole visit.
reason-mines = You will need { $good } for what comes next.
reason-makes = From what you carry you get { $good }, which is worth more.
reason-delivers = Delivers { $good } here: { points-scored }.
reason-buys = With { $equipment } more, every later turn does more.
reason-makes-room = The hold is full, and { $good } is what you need least.
reason-frees-cube = You have no cube left: take back the one you use least.
reason-keeps = Nothing more pays in this turn. You keep { $kept } of at most four discs.
reason-offers = You both gain by an exchange here.
reason-trades = The exchange brings you more than it costs.
reason-declines = The exchange costs you more than it brings.
reason-leaves-it = It is better to leave it at that.
points-scored =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
