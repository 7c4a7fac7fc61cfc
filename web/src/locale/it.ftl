## The frame of every page

skip-to-content = Vai al contenuto
language = Lingua
close = Chiudi
dismiss = Nascondi
loading = Un momento…
try-again = Riprova
yes = Sì
no = No
credit-icons = Icone:
connection-seeking = Riconnessione…
connection-lost = Nessuna connessione. Continuiamo a provare.

## Home

home-title = Prendi posto.
home-lead = Giochi da tavolo nel browser, con gli amici o contro i bot. Senza account: mandi un link e si comincia.
seats-from-to = { $least }–{ $most } giocatori
seats-exactly = { $count } giocatori
play-now = Gioca subito
set-up = Prepara un tavolo
rules = Regole
rules-of = Regole di { $game }
you-are = Sei
your-name = Il tuo nome
    .help = Lo vedranno gli altri.
change-name = Cambia nome
keep = Tieni
open-tables = Tavoli aperti
open-tables-none = Nessun tavolo cerca giocatori in questo momento. Aprine uno: gli altri lo troveranno qui.
open-tables-more = Mostra i tavoli meno recenti
your-tables = I tuoi tavoli
earlier = In precedenza
status-playing = in corso
status-waiting = si riempie
free-seats =
    { $count ->
        [one] 1 posto libero
       *[other] { $count } posti liberi
    }
go-on = Continua
join = Unisciti
watch = Guarda

## Pages that are not there

lost-title = Niente su questo tavolo
lost-lead = A questo indirizzo non c’è nessuna pagina. Forse il link è incompleto.
to-the-shelf = Torna allo scaffale
unreachable-title = Non risponde nessuno
unreachable-lead = Per ora il server non è raggiungibile. Tavoli e mosse sono al sicuro; riprova tra un momento.
no-game-title = Questa scatola è ancora vuota
no-game-lead = Questo gioco non si può ancora giocare qui.
no-rulebook-title = Niente regolamento
no-table-title = Tavolo introvabile
no-table-lead = A questo indirizzo non c’è nessun tavolo. Forse il link è incompleto, o il tavolo è stato sparecchiato.
no-invitation-title = Questo posto non c’è più
no-invitation-lead = Il link è incompleto, oppure il posto è stato preso o ritirato. Chiedine uno nuovo a chi te l’ha mandato.

## Players

seat-blue = blu
seat-green = verde
seat-orange = arancione
seat-pink = rosa
seat-purple = viola
seat-yellow = giallo
somebody = Qualcuno
seat-open = posto libero
seat-link = aspetta il suo ospite
seat-number = Posto { $number }
you = tu
you-named = { $name } (tu)
team = squadra { $number }
bot = bot
away = assente
resigned = ritirato
spectator = Spettatore
score = Punteggio
thinking = sta pensando
players = Giocatori

## Bots

level-random = Anatroccolo
    .help = Sguazza e gioca una qualsiasi carta permessa. Ideale per la prima partita.
level-quick = Oca
    .help = Permalosa: risponde all’istante, con buon fiuto per il colpo giusto.
level-thinker = Airone
    .help = Sta immobile, calcola, colpisce. L’avversario da battere.

## Setting up a table

set-up-title = Prepara un tavolo di { $game }
read-the-rules = Leggi le regole
who-plays = Chi gioca?
number-of-seats = Giocatori
company = Contro chi?
company-bots = Bot
company-friends = Amici, con un link
company-anybody = Chiunque
sitter-me = Io
    .help = Questo è il tuo posto.
sitter-link = Un amico, con un link
    .help = Ricevi un link per questo posto, da mandare a una persona.
sitter-open = Chiunque
    .help = Può sedersi qui chi arriva per primo.
sitter-bot = Bot: { $level }
rules-of-the-table = Regole di questo tavolo
options-changed =
    { $count ->
        [0] come al solito
        [one] 1 modifica
       *[other] { $count } modifiche
    }
listed = Mostra questo tavolo nella sala
    .help = Così chiunque può trovarlo, guardare e prendere un posto libero.
summary = Al tavolo: { $who }.
summary-me = tu
summary-bot =
    { $count ->
        [one] un bot
       *[other] { $count } bot
    }
summary-link =
    { $count ->
        [one] un amico con il link
       *[other] { $count } amici con il link
    }
summary-open =
    { $count ->
        [one] chi vorrà
       *[other] { $count } che vorranno
    }
start-game = Comincia la partita
open-table = Apri il tavolo

## A seat link

invitation-title = Un posto per te: { $game }
invitation-plain = Un posto per te
invitation-with = Al tavolo: { $names }.
invitation-empty = Gli altri sono ancora per strada.
invitation-seats =
    { $count ->
        [one] Una partita in solitaria.
       *[other] Una partita in { $count }.
    }
invitation-keep = Qualcuno ti tiene un posto a un tavolo. Scegli un nome e siediti.
sit-down = Siediti

## Before the start

waiting-title = { $game }: il tavolo si riempie
waiting-host = Manda a ogni amico il link di un posto. Cominci tu, quando ci sono tutti.
waiting-guest = La partita comincia quando ci sono tutti.
waiting-for-host = Ci sono tutti. Chi ospita avvia la partita.
seats-still-empty =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
sit-here = Siediti qui
stand-up = Alzati
copy-link = Copia il link
copy-link-of-seat = Copia il link: posto { $number }
copy-table-link = Link del tavolo
copied = Copiato
copy-by-hand = Da copiare a mano: { $address }
show-qr = Codice QR del posto { $number }
qr-title = Inquadra e siediti
qr-code = Codice QR del link

## At the table

title-your-turn = ● Tocca a te – { $game }
your-turn = Tocca a te
turn-of = Tocca a { $name }
your-moves = Che cosa puoi fare
position = La posizione
beside-the-board = Accanto al tabellone
log = Cronaca
log-empty = Non è ancora successo niente.
log-earlier = Prima
log-later = Dopo
log-start = La partita comincia.
log-undo = { $name } torna indietro di un passo.
log-resign = { $name } si ritira.
log-pause = Il tempo si ferma.
log-pause-server = Il server era assente; il tempo si è fermato.
log-resume = Il tempo riparte.
log-yours = A te:
chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-say = Di’ qualcosa
send = Invia
undo = Annulla mossa
watching = Stai guardando. Vedi ciò che può vedere uno spettatore, e puoi chattare.
watching-bot = Hai lasciato la partita. Un bot gioca al tuo posto; puoi guardare e chattare.
playback-now = { $name } gioca
playback-done = { $name } ha giocato
playback-again = Rivedi
playback-skip = Salta
pause = Pausa
pause-asked = { $count ->
    [one] { $names } chiede una pausa.
   *[other] { $names } chiedono una pausa.
}
pause-yours = Chiedi una pausa.
pause-waits = Manca l’accordo di: { $names }.
pause-agree = D’accordo
pause-withdraw = Lascia stare
paused = Il tempo è fermo.
paused-server = Il server era assente. Il tempo è rimasto fermo dov’era.
resume = Riprendi
resume-asked = { $count ->
    [one] { $names } vuole riprendere.
   *[other] { $names } vogliono riprendere.
}
resume-yours = Vuoi riprendere.
window-open = I giocatori possono reagire
auto-pass = Passa le reazioni al mio posto
    .help = Ogni volta che si può reagire, lasci correre dopo un istante, qualunque cosa tu abbia in mano. Nessun altro lo viene a sapere.
let-a-bot-play = Fai giocare un bot
sound-on = Suono quando tocca a te: attiva
sound-off = Suono quando tocca a te: disattiva
fingerprint = Impronta delle mescolate
    .help = Tutta la fortuna di questa partita è già fissata. Alla fine il tavolo mostra il segreto dietro questa impronta e puoi verificare.
resign = Ritirati
resign-title = Ti ritiri?
resign-lead = Un bot gioca al tuo posto fino alla fine e non puoi più vincere. Se devi solo andare: chiudi la pagina e torna più tardi, il posto resta tuo.
resign-lead-last =
    La partita finisce subito e { $count ->
        [one] vince { $names }
       *[other] vincono { $names }
    }. Se devi solo andare: chiudi la pagina e torna più tardi, il posto resta tuo.
stay = Continua a giocare
rule = Regola { $id }

## After the end

you-win = Hai vinto!
you-win-with = Hai vinto insieme a { $names }!
team-wins = Vincono { $names }
one-wins = Vince { $name }
draw = Patta: { $names }
you-gave-up = Hai abbandonato la partita.
gave-up =
    { $count ->
        [one] { $names } ha abbandonato la partita.
       *[other] { $names } hanno abbandonato la partita.
    }
rematch = Rivincita
to-the-rematch = Alla rivincita
replay = Rivedi
share = Condividi la partita
fair-title = Le mescolate erano oneste?
fair-lead = Prima della prima carta, il tavolo ha mostrato un’impronta del numero segreto da cui nasce ogni mescolata. Ora che il numero è noto, il tuo browser può calcolare l’impronta da solo.
fair-commitment = Impronta, mostrata all’inizio
fair-seed = Il numero segreto
fair-verify = Verifica
fair-match = Coincidono: ogni mescolata era fissata prima dell’inizio della partita.
fair-mismatch = Non coincidono. Non fidarti di questo tavolo.
fair-cannot = Il tuo browser calcola impronte solo nelle pagine in https.
download-record = Scarica la partita

## Replays

replay-of = Rivedi una partita di { $game }
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Alla fine
replay-moment = Momento
replay-at = Passo { $at } di { $last }
replay-at-time = { $at } di { $end }
replay-speed = Velocità
replay-keys-film = Spazio avvia e mette in pausa, ← e → saltano cinque secondi, virgola e punto vanno di passo in passo.
replay-keys-moves = Spazio avvia e mette in pausa, ← e → vanno di passo in passo.
replay-not-yet-title = Non è ancora finita
replay-not-yet-lead = Una partita si rivede quando è finita. Puoi guardarla al tavolo.
through-whose-eyes = Con gli occhi di
share-moment = Condividi questo momento
to-the-table = Al tavolo

## Rulebook

contents = Indice
search-rules = Cerca nelle regole
search-nothing = Nessuna regola contiene queste parole.
table-of-numbers = Tabella

## When the table says no

refusal-stale = La posizione è appena cambiata. Guarda di nuovo.
refusal-not-your-seat = Quel posto non è tuo.
refusal-not-seated = Non hai un posto a questo tavolo.
refusal-seat-taken = Lì siede già qualcuno.
refusal-no-such-table = Questo tavolo non esiste.
refusal-no-such-seat = A questo tavolo non c’è un posto simile.
refusal-not-started = La partita non è ancora cominciata.
refusal-already-started = La partita è già cominciata.
refusal-seats-empty = Alcuni posti sono ancora liberi.
refusal-game-over = La partita è finita.
refusal-not-over = La partita non è ancora finita.
refusal-not-host = Può farlo solo chi ospita il tavolo.
refusal-undo-horizon = Troppo tardi per annullare: intanto qualcuno ha scoperto qualcosa o ha agito.
refusal-not-a-move = Non è una mossa di questo gioco.
refusal-too-fast = Non così in fretta. Aspetta un momento.
refusal-too-many-bots = Ci sono già bot che giocano per te a molti tavoli. Aspetta che qualche partita finisca.
refusal-already-seated = Hai già un posto a questo tavolo.
refusal-bad-name = Un nome ha da 1 a 24 caratteri, con almeno una lettera o una cifra.
refusal-bad-text = Lì non c’è niente da leggere.
refusal-unavailable = Questo tavolo non si può aprire in questo momento.
refusal-option-seats = Questa scelta non esiste per questo numero di giocatori.
refusal-option-by-host = Può impostarlo solo chi gestisce questo server.
refusal-no-plans = Questo gioco non si gioca per piani.
refusal-plan-not-now = Per ora non c’è nulla da preparare.
refusal-plan-luck = Che cosa segue a quel passo lo dicono solo il caso o il tavolo: il piano finisce lì.
refusal-plan-reveals = Quel passo mostrerebbe qualcosa di nascosto: il piano finisce prima.
refusal-paused = Il tempo è fermo: nessuno può agire finché non riparte.
refusal-no-time = Questo gioco non conosce un tempo da fermare.
refusal-other = Il tavolo non ha accettato.

## When the server says no

problem-unreachable = Per ora il server non è raggiungibile.
problem-unknown = Qualcosa è andato storto.
problem-internal = Qualcosa è andato storto sul server.
problem-bad-name = Un nome ha da 1 a 24 caratteri, con almeno una lettera o una cifra.
problem-bad-options = Queste opzioni non vanno insieme.
problem-no-such-game = Questo gioco non si può giocare qui.
problem-no-rulebook = Questo gioco non ha un regolamento. Chiedi a chi l’ha portato qui.
problem-no-such-table = Questo tavolo non esiste.
problem-no-such-link = Questo link non porta più a nessun posto.
problem-no-such-seat = A questo tavolo non c’è un posto simile.
problem-seat-taken = Lì siede già qualcuno.
problem-already-seated = Hai già un posto a questo tavolo.
problem-too-fast = Troppe richieste da qui. Aspetta un momento.
problem-too-many-bots = Ci sono già bot che giocano per te a molti tavoli. Aspetta che qualche partita finisca.
problem-no-guest = Il server non conosce questo browser. Ricarica la pagina.
problem-unavailable = Questo tavolo non si può aprire in questo momento.

## People: who has gone, who may talk, who may watch

host = chi ospita
bot-for = { $name } (bot)
let-back = Un bot gioca al tuo posto.
take-back = Riprendi il mio posto
notice-bot-plays = { $name } manca da un po’: per ora gioca un bot.
notice-bot-plays-you = Mancavi da un po’: un bot gioca al tuo posto. Puoi riprenderlo quando vuoi.
notice-took-back = { $name } è di nuovo qui e torna a giocare.
notice-took-back-you = Hai ripreso il tuo posto.
notice-host = Ora il tavolo lo ospita { $name }.
notice-host-you = Chi ospitava il tavolo se n’è andato: ora lo ospiti tu.
notice-removed-you = Chi ospita il tavolo ti ha chiesto di lasciare il posto.
notice-muted-you = Chi ospita il tavolo ti ha tolto la parola.
notice-unmuted-you = Puoi di nuovo scrivere a questo tavolo.
remove = Chiedi di andarsene
remove-title = Chiedere a { $name } di andarsene?
remove-lead = Il posto torna libero, e { $name } non potrà più sedersi a questo tavolo.
spectators-may = Gli spettatori possono
    .talk = guardare e chattare
    .watch = soltanto guardare
    .none = né l’uno né l’altro, a partita iniziata
watching-silent = Stai guardando. Vedi ciò che può vedere uno spettatore.
chat-silent = A questo tavolo chatta soltanto chi gioca.
chat-muted = Chi ospita il tavolo ti ha tolto la parola.
about-guest = I messaggi di { $name }
chat-hide = Nascondili solo a me
chat-mute = Togli la parola
chat-unmute = Ridai la parola a { $name }
chat-hidden =
    { $count ->
        [one] Non vedi i messaggi di una persona.
       *[other] Non vedi i messaggi di { $count } persone.
    }
chat-show = Mostra tutto
resume-votes = Voti: { $have } su { $need }.
pause-until = Il tempo riparte da solo alle { $time }.
storage-trouble = Problemi di archiviazione: per ora non si può salvare niente. Il server riprova da solo, e niente va perso.
refusal-storage-trouble = Problemi di archiviazione: non è stato possibile salvare, quindi non è cambiato niente. Riprova fra un momento.
refusal-not-away-yet =
    { $seconds ->
        [one] Aspetta ancora un secondo: potrebbe tornare da un momento all’altro.
       *[other] Aspetta ancora { $seconds } secondi: potrebbe tornare da un momento all’altro.
    }
refusal-no-spectators = Questo tavolo può guardarlo soltanto chi ci gioca.
refusal-spectators-silent = A questo tavolo chatta soltanto chi gioca.
refusal-muted = Chi ospita il tavolo ti ha tolto la parola.
refusal-asked-to-leave = Chi ospita il tavolo ti ha chiesto di andartene: qui non puoi più sederti.
refusal-no-such-guest = A questo tavolo non c’è nessuno così.
refusal-name-taken = A questo tavolo c’è già qualcuno che si chiama { $name }. Scegli un altro nome nella pagina iniziale.
problem-storage-trouble = Problemi di archiviazione: non è stato possibile salvare. Riprova fra un momento.
problem-asked-to-leave = Chi ospita il tavolo ti ha chiesto di andartene: qui non puoi più sederti.
problem-name-taken = Qualcuno al tuo tavolo ha già questo nome. Scegline un altro.
