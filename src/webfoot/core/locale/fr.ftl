# What the library itself says, whatever the game: players without names, and lists as browsers join them.

player = Joueur { $number }
list-two = { $first } et { $last }
list-more = { $first } et { $last }
