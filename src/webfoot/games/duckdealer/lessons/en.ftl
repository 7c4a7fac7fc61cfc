# The lessons: their titles, and what they say. At most 24 words a message.

lesson-collect = Collect or act
lesson-collect-goal = Most points after 24 action turns win. Each turn you collect energy or act: collect, with a blue disc as the free one.
lesson-collect-nothing-to-spend = You have too little energy for an action turn, and its space on the track would be gone. Collect.
lesson-collect-blue-first = Any colour is allowed; for this lesson take blue as your free disc.
lesson-collect-now-you = Your navigator gave a red disc and your trader a blue one. Now you: collect again, with any colour.
lesson-collect-colours = Red energy flies, yellow builds, blue trades. Collect until you can afford a good action turn.

lesson-discover = Fly and discover
lesson-discover-act = You have two red and two blue discs. Take an action turn: “{ move-act }”.
lesson-discover-act-now = Collecting would be fine, but today we fly. Choose “{ move-act }”.
lesson-discover-fly = One red disc moves your ship up to 8 steps. Touch { name-puddle } on the map, 4 steps away.
lesson-discover-to-puddle = That is possible, but { name-puddle } is waiting to be discovered. Touch it on the map.
lesson-discover-choose = Nobody was here before, so you choose which consumer lives here. Take any.
lesson-discover-mine = Now use the mine of the planet: one blue disc brings one blue paint.
lesson-discover-take-paint = First the mine: use it for one blue disc.
lesson-discover-not-yet = There is more to do in this turn. Do not end it yet.
lesson-discover-discovered = Paint is in your hold. Whoever discovers a planet decides what will be wanted there for the whole game.

lesson-factory = A factory
lesson-factory-paint = A factory for diet pills takes beads and paint. You carry beads: mine paint first.
lesson-factory-mine-first = Paint is missing for the factory. Use the mine.
lesson-factory-build = Now build the factory for diet pills: both goods and one yellow disc.
lesson-factory-build-now = You have all the factory needs. Build it.
lesson-factory-not-yet = There is more to do in this turn. Do not end it yet.
lesson-factory-built = Five points. The goods are spent, the factory stays, and anybody may use it.

lesson-deliver = Make and deliver
lesson-deliver-make = Your cargo makes two diet pills: use the factory twice, for a blue disc each.
lesson-deliver-make-first = There is no factory where you are going. Make the pills here first.
lesson-deliver-factory = Use the factory, until you carry two diet pills.
lesson-deliver-fly = { name-pond-zero } has a consumer for diet pills that nobody has built yet. Fly there.
lesson-deliver-to-pond = That is possible, but the points wait at { name-pond-zero }.
lesson-deliver-consumer = Build the consumer with one of your pills and a yellow disc: five points.
lesson-deliver-build-first = Nobody buys here until the consumer is built. Build it.
lesson-deliver-now-you = Now it buys from everybody. Now you: turn your last pill into points.
lesson-deliver-pills-left = You still carry a pill, and there is a consumer for it here. Deliver it.
lesson-deliver-not-yet = There is more to do in this turn. Do not end it yet.
lesson-deliver-delivered = Eight points in one turn. Better goods bring 10 or even 30 points a delivery.

lesson-privilege = Privilege and cargo
lesson-privilege-claim = Three yellow discs buy a privilege. Claim the mine of this planet.
lesson-privilege-claim-first = That would spend your only blue disc on one paint. Claim the privilege first.
lesson-privilege-the-mine = Take the privilege of the mine.
lesson-privilege-mine = Now one blue disc pays for the whole visit. Mine four times.
lesson-privilege-more-paint = Go on mining until you have four paints.
lesson-privilege-drop = Your ship carries three goods, and you have four: it cannot leave like this. Discard one paint.
lesson-privilege-too-much = Your ship is too full already.
lesson-privilege-one-too-many = One paint is too many. Discard it.
lesson-privilege-fits-now = What you carry fits now. Keep it.
lesson-privilege-now-you = Now you: fly to { name-pond-zero } with your cargo.
lesson-privilege-to-pond = The goal is { name-pond-zero }, in the middle of the map.
lesson-privilege-not-yet = There is more to do in this turn. Do not end it yet.
lesson-privilege-carried = A hold carries two goods, the ship itself one. A privilege pays from about the fifth use on.

lesson-bigger-ship = A bigger ship, roads and gates
lesson-bigger-ship-yard = This shipyard is not built yet. Build it with a phone booth, a paint and a yellow disc: three points.
lesson-bigger-ship-build-first = First build the shipyard.
lesson-bigger-ship-buy = Now buy a hold here, for a phone booth, a paint and a blue disc. Put it on a free slot.
lesson-bigger-ship-free-slot = That would replace a piece you need. Choose the free slot.
lesson-bigger-ship-buy-hold = Use the shipyard to buy the hold.
lesson-bigger-ship-slower = More room, but the fourth piece makes the ship slower: 5 steps for a red disc instead of 8.
lesson-bigger-ship-roads = Seven pieces: only 2 steps a disc, and { name-squeak } is 3 away. Lay your free road on the way there.
lesson-bigger-ship-on-the-way = Lay the road on one of the two comets between you and { name-squeak }.
lesson-bigger-ship-now-you = Your own road counts no step. Now you: bring the satellite to { name-squeak }.
lesson-bigger-ship-to-squeak = { name-squeak } wants satellites. Fly there and deliver.
lesson-bigger-ship-not-yet = There is more to do in this turn. Do not end it yet.
lesson-bigger-ship-arrived = Delivered with a single red disc. Every action turn begins with free roads: one at first, later two or three.
lesson-bigger-ship-entrance = { name-waddle } is far away, but once a game you may place two gates, free. Put the entrance on this planet.
lesson-bigger-ship-entrance-here = The entrance belongs where you are: on this planet.
lesson-bigger-ship-gate-first = First place your gates.
lesson-bigger-ship-exit = Now put the exit on { name-waddle }, which wants satellites.
lesson-bigger-ship-exit-there = The exit belongs on { name-waddle }.
lesson-bigger-ship-jump = Now you: one red disc takes you through the gate, whatever the distance. Deliver there.
lesson-bigger-ship-through-the-gate = Use the gate of this planet, then deliver.
lesson-bigger-ship-gates-stay = Gates lead one way, stay for the whole game, and serve everybody. Choose their planets well.

lesson-keep-four = The end of a turn
lesson-keep-four-end = Eight discs are left. End the turn: you keep only four of them, so choose well.
lesson-keep-four-end-now = Today we look at the end of a turn. End it.
lesson-keep-four-kept = The others are lost. While collecting you may hold any number, so act when you can spend nearly all.
lesson-keep-four-exhaust = Only one red disc is left in the supply, and your two navigators ask for two. Collect and see.
lesson-keep-four-collect-first = An action turn is coming by itself. Collect first.
lesson-keep-four-lent = Exhaustion: you must act at once, and the missing disc is lent to you for this turn. Space 24 ends the game.

# How to play, in six scenes: what each says.
how-1 = You fit out a ship: a hold carries goods, crew quarters bring energy.
how-2 = Each turn you collect energy or act. Collecting gives one disc for each crew, and one of your choice.
how-3 = In an action turn red energy flies. The first ship to reach a planet chooses what its consumer wants.
how-4 = Mines give raw goods. Two goods and yellow energy build a factory: 5 points, and it makes better goods.
how-5 = Bring goods to a consumer that wants them. Blue energy delivers, and every delivery scores.
how-6 = Better goods pay 10 or 30 points. After 24 action turns, the player with the most points wins.
