# What the library itself says, whatever the game: players without names, and lists as browsers join them.

player = Player { $number }
list-two = { $first } and { $last }
list-more = { $first }, and { $last }

# Calls to people who are away.
call-turn = { $game }: it is your turn
call-turn-of = { $game }: it is { $name }’s turn
call-test = Webfoot reaches you: this is a test
call-why = You get this because you asked to be called when it is your turn. To stop it:
call-confirm = Webfoot: your code is { $code }
call-confirm-why = Somebody wants to be called at this address when it is their turn. If it was not you, do nothing: without the code nobody is called. To block it:
