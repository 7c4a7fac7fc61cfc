# The page “You”: calls, devices, an account, how the page looks and sounds. It is fetched with that page.

## Calls

calls-title = Quando è il tuo turno
calls-lead = Webfoot può avvisarti quando è il tuo turno e non sei al tavolo.
calls-none-here = Questo server non avvisa nessuno.
calls-stopped = Non arriverà più nessun avviso: { $to }.
way-push = Notifiche su un dispositivo
way-push-on = tramite { $to }
way-mail = E-mail
    .help = Prima si manda un codice, per non disturbare chi non vuole.
way-hook = Webhook (JSON)
    .help = Per i tuoi programmi. L’indirizzo deve cominciare con https.
way-discord = Webhook di Discord
    .help = In Discord: impostazioni del canale, Integrazioni, Webhook.
way-of-table = per tutti a un tavolo
way-unconfirmed = Inserisci il codice che è stato mandato lì.
way-last = Ultimo invio: { $date }.
way-never = Non ancora usato.
way-test = Prova
way-remove = Elimina
way-code = Codice
way-confirm = Conferma
way-code-again = Manda un nuovo codice
way-new = Un altro modo
way-kind = Come
way-whom = Per chi
way-whom-me = Per me, a ogni tavolo
way-whom-table = { $game }: { $names }
way-url = Indirizzo
way-address = Indirizzo e-mail
way-add = Aggiungi
push-lead = Mostra una notifica su questo dispositivo, anche quando Webfoot è chiuso.
push-add = Avvisami su questo dispositivo
push-cannot = Questo browser non può mostrare notifiche qui. Su iPhone o iPad, aggiungi prima Webfoot alla schermata Home.
test-sent = La prova è partita.
code-sent = Il codice è partito.
failed-unreachable = A questo indirizzo non risponde nessuno. Webfoot riprova alcune volte.
failed-no-answer = Nessuna risposta. Il messaggio potrebbe essere arrivato.
failed-private-address = Questo indirizzo non è sull’internet pubblico.
failed-too-many = Hai già ricevuto moltissimi avvisi: uno non è stato mandato.
failed-not-offered = Questo server non lo offre più.
failed-refused = L’avviso è stato rifiutato ({ $reason }).
quiet = Ore di silenzio
    .help = Un avviso aspetta che siano passate.
quiet-from = dalle
quiet-to = alle

## The page itself

page-title = Questa pagina
theme = Chiaro o scuro
theme-system = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
sounds = Suoni
sound-turn = Quando è il tuo turno
sound-chat = Quando qualcuno scrive
sound-over = Quando la partita è finita
sounds-lead = Si sentono a un tavolo, anche se stai guardando altrove.

## Devices

your-devices = I tuoi dispositivi
your-devices-lead = Il tuo nome, i tuoi tavoli e le tue impostazioni possono stare su più dispositivi insieme.
sign-out = Esci altrove
sign-out-lead = Tutti gli altri tuoi dispositivi dimenticano chi sei. Questo resta com’è. Il link di recupero e le passkey continuano a valere.
sign-out-do = Esci altrove
sign-out-done = Ora sei solo su questo dispositivo.
cancel = Annulla

## Account

account-title = Account
account-lead = Non ti serve. Con una passkey ritrovi i tuoi tavoli e le tue partite su ogni dispositivo: niente password, niente indirizzo e-mail.
passkey-make = Crea una passkey
passkey-more = Un’altra passkey
passkey-have = Ne ho una
passkey-made = creata: { $date }
passkey-used = ultimo uso: { $date }
passkey-cannot = Qui le passkey non si possono usare: servono https e un browser che le conosca.
passkey-use = Usa una passkey
passkey-left = { $count ->
    [one] Il tuo tavolo
   *[other] I tuoi { $count } tavoli
} su questo dispositivo { $count ->
    [one] andrebbe perso.
   *[other] andrebbero persi.
}
codes-title = Codici di recupero
codes-shown = Annotali: ognuno apre il tuo account una volta, da «Continua su un altro dispositivo». Non saranno più mostrati.
codes-left = { $count ->
    [0] Non resta nessun codice di recupero.
    [one] Resta un codice di recupero.
   *[other] Restano { $count } codici di recupero.
}
codes-renew = Nuovi codici di recupero

## Tutto su di te

forget-title = Che cosa si sa di te
forget-lead = Nome, tavoli, partite finite, messaggi e appunti, vacanze, avvisi e passkey.
forget-export = Scarica tutto
forget-me = Dimenticami
forget-what = Nome, cronologia, messaggi, avvisi, passkey e dispositivi sono cancellati per sempre. Nessuno li può recuperare.
forget-kept = Le partite con altre persone restano loro: il tuo posto perde il nome, e nelle partite in corso gioca un bot.
forget-type = Per confermare, scrivi il tuo nome: { $name }
forget-do = Dimenticami per sempre

## What can go wrong

problem-bad-way = Questo indirizzo non va bene. Quello di un webhook comincia con https://.
problem-too-many-ways = Hai tanti modi quanti ne permette questo server. Prima eliminane uno.
problem-no-such-way = Non è più impostato.
problem-wrong-code = Il codice non è questo. Dopo alcuni errori ne serve uno nuovo.
problem-not-confirmed = Inserisci prima il codice che è stato mandato lì.
problem-already-confirmed = Questo indirizzo è già confermato.
problem-not-host = Può farlo solo chi ha aperto il tavolo.
problem-no-such-zone = Questo server non conosce il tuo fuso orario.
problem-bad-passkey = Questa passkey non è stata accettata. Riprova.
problem-known-passkey = Questa passkey è già in uso.
problem-too-many-passkeys = Hai tante passkey quante ne permette questo server. Prima eliminane una.
problem-no-such-passkey = Questa passkey non c’è più.
problem-no-passkey = Crea prima una passkey.
problem-no-passkeys-here = Questo server non accetta passkey a questo indirizzo.
problem-push-refused = Il browser non permette notifiche. Puoi cambiarlo nelle sue impostazioni per questo sito.
problem-wrong-name = Non è il tuo nome. Scrivilo come è mostrato.
