game = Nim
    .pitch = Three piles of stones, and the last stone decides.

pile-red = the red pile
pile-green = the green pile
pile-blue = the blue pile

option-last_stone = The last stone
    .help = Whether taking it wins or loses the game.
option-last_stone-wins = wins
option-last_stone-loses = loses

view-piles = The piles on the table

move-take = Take { $count } from the { $pile } pile

event-taken = { $seat } takes { $count } from { $pile }; { $left } left.

refusal-NIM-1 = It is not your turn.
refusal-NIM-2 = There are not that many stones in this pile.
