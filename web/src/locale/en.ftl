## The frame of every page

skip-to-content = Skip to the content
language = Language
close = Close
dismiss = Dismiss
credit-icons = Icons:

## Home

home-title = Pull up a chair.
home-lead = Four board games to play in your browser, with friends or against bots. No account needed: send a link and begin.
seats-from-to = { $least }–{ $most } players

## The boxes on the shelf

game-canardage = Canardage
    .pitch = Six ducks in a row, and everybody holds a rifle. Be the last one afloat.
game-dale = Dale of Merchants 2
    .pitch = Animalfolk traders craft clever decks and race to fill the finest stall.
game-duckdealer = Duck Dealer
    .pitch = Plan long, fly once: an interplanetary trade in rubber ducks.
game-spacedealer = Space Dealer
    .pitch = No turns, only sand timers. Thirty minutes to get rich among the stars.

## No such page

lost-title = Nothing on this table
lost-lead = There is no page at this address. The link may be incomplete.
to-the-shelf = Back to the shelf

## Players

seat-blue = blue
seat-green = green
seat-orange = orange
seat-pink = pink
seat-purple = purple
seat-yellow = yellow
