# What the library itself says, whatever the game: players without names, and lists as browsers join them.

player = Giocatore { $number }
list-two = { $first } e { $last }
list-more = { $first } e { $last }

# Calls to people who are away.
call-turn = { $game }: è il tuo turno
call-turn-of = { $game }: è il turno di { $name }
call-test = Webfoot ti raggiunge: questa è una prova
call-why = Ricevi questo messaggio perché hai chiesto un avviso quando è il tuo turno. Per non riceverne più:
call-confirm = Webfoot: il tuo codice è { $code }
call-confirm-why = Qualcuno chiede un avviso a questo indirizzo quando è il suo turno. Se non sei tu, non fare nulla: senza il codice non parte nessun avviso. Per rifiutare:
