# The lessons: their titles, and what they say. At most 24 words a message.

lesson-timer = A timer
lesson-timer-goal = Most points after thirty minutes win, and all play at once. Put a timer on your red mine.
lesson-timer-red-mine = That is for later. Put a timer on the red mine.
lesson-timer-sand = The sand runs for a minute. In lessons time stands still until you let it run.
lesson-timer-collect = The timer is ready. Touch the mine and load the red good into your ship.
lesson-timer-take-good = A good is ready. Load it first.
lesson-timer-now-you = You have two timers, and an idle timer helps nobody. Now you: put both to work on your mines.
lesson-timer-both-mines = Put a timer on each of your two mines. A slot holds only one.
lesson-timer-both-run = Both run at the same time.
lesson-timer-ready = Load both goods. A ready timer waits for you, but works for nobody meanwhile.
lesson-timer-three = Three goods in two minutes. Keep both timers busy, and you are ahead of most players.

lesson-power = Plan, power, build
lesson-power-plan = New cards are planned first, without a timer. Plan the green mine from your pile.
lesson-power-green-mine = First plan the green mine.
lesson-power-timer = Building takes a timer. Put one on the planned card.
lesson-power-build-it = Put the timer on the planned green mine.
lesson-power-building = Now it is being built.
lesson-power-site = Place it where there is power. Your generator feeds two columns, and one of them is free.
lesson-power-place-it = The mine is ready. Place it on the free column.
lesson-power-generator = No powered column is left. Plan a generator and put a timer on it.
lesson-power-generator-next = The generator comes first: plan it, then put a timer on it.
lesson-power-building-again = One more minute. Later, large cards may lie on others: a card that is covered no longer works.
lesson-power-now-you = Now you: build the generator on the right of your planet.
lesson-power-right-side = Place the generator on the right side first.
lesson-power-powered = Two more columns have power. Power first, then mines: a ready card without a site keeps its timer waiting.

lesson-technology = Technology
lesson-technology-first = Better cards need technology. Put a timer on your planet’s technology.
lesson-technology-the-planet = Put the timer on the technology of your planet.
lesson-technology-learning = It rises by itself when the sand has run out.
lesson-technology-once-more = One step is done. Level 2 takes one more: start it again.
lesson-technology-learning-on = Another minute of research.
lesson-technology-draw = Level 2 opens the second pile. Draw from it.
lesson-technology-pile-two = First draw from pile 2.
lesson-technology-now-you = You see two cards. Now you: keep the one you like better.
lesson-technology-keep-one = Choose one of the two cards first.
lesson-technology-kept = The other one goes under the pile. Your card is planned now and wants a timer and power.

lesson-deliver = Fly and deliver
lesson-deliver-fly = { $rival } asks for goods that you carry. A loaded ship flies one field a timer: start to the neutral planet towards { $rival }.
lesson-deliver-towards = That leads away from { $rival }. Fly to the neutral planet between you two.
lesson-deliver-fly-first = First fly: touch your ship, then the field.
lesson-deliver-halfway = The ship is on its way.
lesson-deliver-onward = Half of the way is done. Fly on to the planet of { $rival }.
lesson-deliver-not-back = That is not where { $rival } lives. Fly on.
lesson-deliver-fly-on = First fly on to { $rival }.
lesson-deliver-landing = One more minute, and you land.
lesson-deliver-now-you = Now you: fulfil the demand of { $rival } from your ship.
lesson-deliver-demand = Touch the open demand on the planet of { $rival }.
lesson-deliver-scored = Two points for you, one for { $rival }. You live on the demands of others, and an empty ship jumps home in one flight.

lesson-trade = Trade
lesson-trade-open = { $rival } asks for green and blue, and you carry only blue. You are both here: begin an offer to { $rival }.
lesson-trade-open-first = First begin an offer to { $rival }.
lesson-trade-swap = Give one blue good, ask for the green one, and make the offer.
lesson-trade-keep-one = Keep one blue good: the demand needs it.
lesson-trade-one-for-one = One blue for one green: choose both, then make the offer.
lesson-trade-now-you = { $rival } agrees, because owners earn from their own demands. Now you: deliver.
lesson-trade-the-demand = You have green and blue now. Touch the demand of { $rival }.
lesson-trade-both-gain = Two points for you, one for { $rival }. Whoever stands on the same planet may trade, at any time, without a timer.

lesson-end = The end
lesson-end-last-timer = Fifteen seconds are left. A timer that runs now still counts: start the flight to { $rival }.
lesson-end-not-there = The demand is on the planet of { $rival }. Fly there.
lesson-end-fly-now = The flight comes first: there is no time for anything else.
lesson-end-time-is-up = The clock runs out while you fly.
lesson-end-overtime = Overtime: no new timer starts, but yours runs on and you will land.
lesson-end-now-you = You have landed. Now you: what takes no timer is still possible.
lesson-end-still-counts = The goods in your ship are worth nothing at the end. Deliver them.
lesson-end-over = Two points after the clock. Start nothing late that cannot land, and remember: a player’s tenth marker ends the game sooner.

lesson-sabotage = Sabotage and missiles
lesson-sabotage-load = With the rules for experienced players there are attacks. Load your sabotage probe: put a timer on it.
lesson-sabotage-the-probe = Put a timer on the sabotage probe.
lesson-sabotage-loading = When the sand has run out, an attack marker lies on the probe.
lesson-sabotage-now-you = { $rival } has started a timer. Now you: touch your attack marker, then that timer.
lesson-sabotage-their-timer = Use the attack marker: touch it, then the running timer of { $rival }.
lesson-sabotage-in-vain = It runs on without effect, but its slot is free at once. An idle or ready timer cannot be sabotaged.
lesson-sabotage-aimed = Now { $rival } has a loaded missile, and you have a mine.
lesson-sabotage-clear = Your mine is blocked. A timer on it does one thing only: it removes the marker.
lesson-sabotage-clear-first = Put a timer on the blocked mine.
lesson-sabotage-clearing = This minute digs nothing.
lesson-sabotage-free = The mine works again. A job that is finished can no longer be sabotaged, so collect without waiting.

# How to play, in six scenes: what each says.
how-1 = Everybody plays at once. You have two sand timers, and whatever you do takes one of them a minute.
how-2 = A timer on a mine digs a good. When it is ready, load the good into your ship.
how-3 = Cards need power. Plan a card, let a timer build it, and place it where the power line reaches.
how-4 = A timer on your planet raises your technology. Higher levels open the piles with better cards.
how-5 = Fly to other planets and deliver what their cards ask for: points for you, and a share for the owner.
how-6 = When the clock reaches 0:00, no new timer starts. The player with the most points wins.
