# What the library itself says, whatever the game: players without names, and lists as browsers join them.

player = Joueur { $number }
list-two = { $first } et { $last }
list-more = { $first } et { $last }

# Calls to people who are away.
call-turn = { $game } : à vous de jouer
call-turn-of = { $game } : à { $name } de jouer
call-test = Webfoot vous joint bien : ceci est un essai
call-why = Vous recevez ce message car vous avez demandé un avis quand c’est à vous de jouer. Pour ne plus en recevoir :
call-confirm = Webfoot : votre code est { $code }
call-confirm-why = Quelqu’un demande à être prévenu à cette adresse quand c’est à lui de jouer. Si ce n’est pas vous, ne faites rien : sans le code, aucun avis n’est envoyé. Pour refuser :
