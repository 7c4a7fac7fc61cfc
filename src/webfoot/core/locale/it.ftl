# What the library itself says, whatever the game: players without names, and lists as browsers join them.

player = Giocatore { $number }
list-two = { $first } e { $last }
list-more = { $first } e { $last }
