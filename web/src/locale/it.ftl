## The frame of every page

skip-to-content = Vai al contenuto
language = Lingua
close = Chiudi
dismiss = Nascondi
loading = Un momento…
try-again = Riprova
# A label and its value; `.alone` stands before a picture or a field.
labelled = { $label }: { $value }
    .alone = { $label }:
credit-icons = Icone:
connection-seeking = Riconnessione…
connection-lost = Nessuna connessione. Nuovo tentativo in corso.

## Home

home-title = Prendi posto.
home-lead = Giochi da tavolo nel browser, con gli amici o contro i bot. Senza account: manda un link e si comincia.
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
keep = Salva
open-tables = Tavoli aperti
open-tables-none = Nessun tavolo cerca giocatori in questo momento. Aprine uno: gli altri lo troveranno qui.
open-tables-more = Mostra i tavoli meno recenti
continue = Continua
first-game = Le tue prime partite sono contro bot miti.
harder-now = Hai già vinto due volte: “{ play-now }” ora ti mette contro bot più forti.
first-game-short = La prima è anche breve: 10 minuti.
earlier = Partite precedenti
status-playing = in corso
status-waiting = in attesa
free-seats =
    { $count ->
        [one] 1 posto libero
       *[other] { $count } posti liberi
    }
go-on = Continua
join = Unisciti
watch = Guarda

## Other devices

devices = Continua su un altro dispositivo
settings = Impostazioni

## History

history-title = Le tue partite concluse

## Pages that are not there

lost-title = Pagina non trovata
lost-lead = A questo indirizzo non c’è nessuna pagina. Forse il link è incompleto.
to-the-shelf = Torna alla pagina iniziale
unreachable-title = Server non raggiungibile
unreachable-lead = Per ora il server non è raggiungibile. I tuoi tavoli e le tue mosse sono al sicuro; riprova tra un momento.

## Players

somebody = Qualcuno
seat-open = posto libero
seat-link = su invito
you = tu
bot = bot

## Bots

level-random = Pulcino
level-gentle = Anatroccolo
level-quick = Oca
level-thinker = Airone
level-thinker-long = Aquila

## At the table

your-turn = Tocca a te
turn-of = Turno di { $name }

## When the server says no

problem-unreachable = Per ora il server non è raggiungibile.
problem-unknown = Qualcosa è andato storto.
problem-internal = Qualcosa è andato storto sul server.
problem-bad-name = Un nome ha da 1 a 24 caratteri, con almeno una lettera o una cifra.
problem-bad-options = Queste opzioni non sono compatibili. Cambiane una.
problem-no-such-game = Qui non si può giocare a questo gioco.
problem-no-rulebook = Questo gioco non ha un regolamento. Chiedilo all’amministratore del server.
problem-no-such-lesson = Questa lezione non esiste.
problem-no-such-table = Questo tavolo non esiste.
problem-no-such-link = Questo link non porta più a nessun posto. Chiedine uno nuovo.
problem-no-such-moment = Quel momento non fa più parte della partita. Scegline un altro.
problem-moment-is-the-end = In questo momento la partita è finita. Torna indietro di qualche passo.
problem-not-over = La partita non è ancora finita.
problem-no-study = Per questo gioco con questo numero di giocatori non c’è uno studio.
problem-no-such-seat = A questo tavolo quel posto non c’è.
problem-seat-taken = Lì siede già qualcuno. Scegli un altro posto.
problem-already-seated = Hai già un posto a questo tavolo.
problem-too-fast = Troppe richieste dalla tua connessione. Aspetta un momento.
problem-unavailable = In questo momento il tavolo non si può aprire. Riprova più tardi.
problem-kept-out = Questo server per te è chiuso. Rivolgiti a chi lo amministra.
problem-rules-gone = Questa partita è cominciata con regole precedenti che questo server non ha più.
problem-too-many-bots = Ci sono già bot che giocano per te a molti tavoli. Aspetta che qualche partita finisca.
problem-unknown-bot = Questo server non ha quel bot.
problem-no-guest = Il server non conosce questo browser. Ricarica la pagina.
problem-no-such-code = Questo codice o link non è valido, o non lo è più. Chiedine uno nuovo all’altro dispositivo.
problem-too-many-codes = Troppi codici provati dalla tua connessione. Aspetta qualche minuto.

## People: who has gone, who may talk, who may watch

bot-for = { $name } (bot)
problem-storage-trouble = Problema di salvataggio: non è stato possibile salvare. Riprova fra un momento.
problem-asked-to-leave = Chi ha aperto il tavolo ti ha chiesto di andartene: qui non puoi più sederti.
problem-name-taken = Qualcuno al tuo tavolo ha già questo nome. Scegline un altro.

## The coach

problem-no-coach = Il consigliere c’è quando giochi solo contro bot, o se il tavolo permette i consigli.
problem-no-hint = Il consigliere non ha nulla da proporre qui.
problem-not-your-turn = Non è il tuo turno.

## Lezioni

how-to-play = Come si gioca
first-steps = Primi passi
first-steps-in = Primi passi: { $game }

## Partite lente

time-left = resta { $time }
time-over = tempo scaduto
unread-chat = messaggi nuovi
holiday = Vacanza
    .about = Durante la vacanza il tuo tempo si ferma, in tutte le partite lente.
next-key = { $key } apre la prossima partita che ti aspetta.
