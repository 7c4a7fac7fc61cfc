# What the library itself says, whatever the game: players without names, and lists as browsers join them.

player = Player { $number }
list-two = { $first } and { $last }
list-more = { $first }, and { $last }
