## The frame of every page

yes = Sì
no = No

## Home

your-tables = I tuoi tavoli

## Other devices

devices-title = Continua su un altro dispositivo
devices-lead = Inquadra questo codice con l’altro dispositivo. Avrà il tuo nome, i tuoi tavoli e le tue impostazioni, e questo li conserva. Non mostrarlo a nessun altro.
devices-code = Oppure apri { $page } sull’altro dispositivo e inserisci questo codice:
devices-until = Il codice vale una volta sola, fino alle { $time }.
devices-renew = Nuovo codice
recovery-title = Link di recupero
recovery-lead = Se questo browser ti dimentica, questo link ti restituisce il nome e i posti. Conservalo come una password: chi ce l’ha può giocare al posto tuo.
recovery-make = Crea un link di recupero
recovery-renew = Crea un nuovo link
recovery-revoke = Revoca il link
recovery-copy = Copia il link
recovery-shown = Salvalo adesso: non verrà più mostrato.
recovery-made = Hai creato il tuo link in data { $date }. Un nuovo link lo sostituisce.
arrival-title = Continua su questo dispositivo
arrival-code = Il tuo codice
    .help = Lo trovi sull’altro dispositivo, nella pagina iniziale: «Continua su un altro dispositivo».
arrival-look = Avanti
arrival-found =
    { $count ->
        [0] Questo dispositivo continuerà con il nome «{ $name }».
        [one] Questo dispositivo continuerà con il nome «{ $name }» e 1 tavolo.
       *[other] Questo dispositivo continuerà con il nome «{ $name }» e { $count } tavoli.
    }
arrival-already = Questo dispositivo gioca già con il nome «{ $name }».
arrival-left =
    { $count ->
        [one] Questo dispositivo ha già un tavolo suo. Senza un link di recupero perdi quel posto.
       *[other] Questo dispositivo ha già { $count } tavoli suoi. Senza un link di recupero perdi quei posti.
    }
arrival-enter = Continua come «{ $name }»
arrival-decline = Non cambiare nulla
invitation-yours = È il tuo posto?

## History

history-none = Non hai ancora concluso nessuna partita.
history-figures = Cifre
history-games = Partite
history-wins = Vittorie
history-places = Piazzamenti
history-place =
    { $count ->
        [one] piazzamento { $place }: 1 volta
       *[other] piazzamento { $place }: { $count } volte
    }
history-mean = Punteggio medio
history-longest = Partita più lunga
history-all = Tutte le partite
history-replay = Rivedi
history-study = Analisi
history-record = File della partita
history-more = Mostra le partite meno recenti
history-export = Scarica i tuoi dati
    .help = Tutto ciò che questo server ricorda di te, in un solo file.

## Pages that are not there

no-game-title = Gioco non disponibile
no-game-lead = Qui non si può ancora giocare a questo gioco.
no-rulebook-title = Nessun regolamento
no-table-title = Tavolo non trovato
no-table-lead = A questo indirizzo non c’è nessun tavolo. Forse il link è incompleto, o il tavolo è stato eliminato.
rules-gone-title = Regole non più disponibili
rules-gone-lead = Questa partita è cominciata con regole precedenti che questo server non ha più. Qui non si può più giocare né rivedere, ma si può ancora scaricare.
no-invitation-title = Questo posto non è più disponibile
no-invitation-lead = Il link è incompleto, oppure il posto è stato preso o ritirato. Chiedine uno nuovo a chi te l’ha mandato.

## Players

seat-blue = blu
seat-green = verde
seat-orange = arancione
seat-pink = rosa
seat-purple = viola
seat-yellow = giallo
seat-number = Posto { $number }
you-named = { $name } (tu)
team = squadra { $number }
away = assente
resigned = ha abbandonato
spectator = Spettatore
score = Punteggio
thinking = sta pensando
players = Giocatori

## Setting up a table

set-up-title = Prepara un tavolo di { $game }
read-the-rules = Leggi le regole
who-plays = Chi gioca?
number-of-seats = Giocatori
company = Con chi giochi?
company-bots = Bot
company-friends = Amici, con un link
company-anybody = Chiunque
sitter-me = Io
    .help = Questo è il tuo posto.
sitter-link = Un amico, con un link
    .help = Ricevi un link per questo posto, da mandare a una sola persona.
sitter-open = Posto libero
    .help = Può sedersi qui chi arriva per primo.
sitter-bot = Bot: { $level }
the-game = La partita
rulings = Altro: interpretazioni per intenditori
    .rest = Altre interpretazioni
rules-of-the-table = Regole di questo tavolo
options-changed =
    { $count ->
        [0] regole consuete
        [one] 1 modifica
       *[other] { $count } modifiche
    }
listed = Mostra questo tavolo nella pagina iniziale
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
        [one] un posto libero
       *[other] { $count } posti liberi
    }
start-game = Avvia la partita
open-table = Apri il tavolo

## Bots

bot-own = Un bot aggiunto dall’amministratore di questo server.
# A level and how strong it is: “Goose (medium)”.
bot-strength = { $level } ({ $strength })
strength-random = principiante
strength-gentle = facile
strength-quick = medio
strength-thinker = forte
strength-thinker-long = forte, paziente
# How each plays, in any game; a game may say it better.
plays-random = Gioca una mossa qualsiasi tra quelle permesse, a caso.
plays-gentle = Gioca con buon senso, ma a capriccio. Ideale per le prime partite.
plays-quick = Impulsiva: risponde all’istante, con buon fiuto per il colpo giusto.
plays-thinker = Sta immobile, calcola, colpisce.
plays-thinker-long = Riflette più a lungo degli altri. L’avversario da battere.
bot-rating = Punteggio Elo: { $rating }
    .said = Punteggio Elo: { $rating }.
bot-unmeasured = Non misurato con { $seats } giocatori.
bots-how-strong = Quanto sono forti i bot?
bots-meaning = I bot hanno giocato molte partite tra loro, con { $seats } giocatori. I punteggi Elo vengono da quelle partite, e «{ $rival }» vale 0.
bots-wins-two = La barra mostra quante partite su 100 un bot vince contro «{ $rival }»; la parte chiara è incerta, e la tacca segna 50.
bots-wins = La barra mostra quante partite su 100 un bot vince da solo contro { $others } × «{ $rival }»; la parte chiara è incerta, e la tacca segna la parte uguale, { $even }.
bots-unmeasured = Nessuno ha ancora misurato quanto sono forti i bot con { $seats } giocatori.
bots-rival = Tutti gli altri sono confrontati con questo.
bots-of-hundred = Vince circa { $about } partite su 100 (al 95%: da { $least } a { $most }; { $games } partite misurate).

## A seat link

invitation-title = Un posto per te: { $game }
invitation-plain = Un posto per te
invitation-with = Al tavolo: { $names }.
invitation-empty = Non c’è ancora nessun altro.
invitation-seats =
    { $count ->
        [one] Una partita in solitaria.
       *[other] Una partita a { $count } giocatori.
    }
invitation-keep = C’è un posto riservato per te. Scegli un nome e siediti.
sit-down = Siediti

## Before the start

waiting-title = { $game }: si aspettano i giocatori
waiting-host = Manda a ogni amico il link di un posto. Avvia la partita quando ci sono tutti.
waiting-guest = La partita comincia quando ci sono tutti.
waiting-for-host = Ci sono tutti. Chi ha aperto il tavolo può avviare la partita.
seats-still-empty =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
sit-here = Siediti qui
stand-up = Alzati
copy-link = Copia il link
copy-link-of-seat = Copia il link del posto { $number }
copy-table-link = Copia il link del tavolo
copied = Copiato
copy-by-hand = Copia questo link: { $address }
show-qr = Codice QR del posto { $number }
qr-title = Inquadra e siediti
qr-code = Codice QR del link

## At the table

title-your-turn = ● Tocca a te – { $game }
your-moves = Che cosa puoi fare
position = La posizione
beside-the-board = Accanto al tabellone
log = Cronaca
log-empty = Non è ancora successo niente.
log-earlier = Prima
log-later = Dopo
log-start = La partita comincia.
log-undo = { $name } annulla la sua ultima mossa.
log-resign = { $name } abbandona la partita.
log-pause = La partita è in pausa.
log-pause-server = Il server non era raggiungibile; la partita è in pausa.
log-resume = La partita riprende.
log-yours = Ti riguarda:
chat = Chat
chat-empty = Ancora nessun messaggio.
chat-say = Scrivi un messaggio
send = Invia
undo = Annulla mossa
watching = Stai guardando. Vedi ciò che può vedere uno spettatore, e puoi chattare.
watching-bot = Hai abbandonato la partita. Un bot gioca al tuo posto; puoi guardare e chattare.
playback-now = { $name } gioca
playback-done = { $name } ha giocato
playback-again = Rivedi
playback-skip = Salta
pause = Pausa
pause-asked = { $count ->
    [one] { $names } chiede una pausa.
   *[other] { $names } chiedono una pausa.
}
pause-yours = Hai chiesto una pausa.
pause-waits = Si attende l’accordo di: { $names }.
pause-agree = D’accordo
pause-withdraw = Annulla la richiesta
paused = La partita è in pausa.
paused-server = Il server non era raggiungibile. La partita è in pausa dove si era fermata.
resume = Riprendi
resume-asked = { $count ->
    [one] { $names } vuole riprendere.
   *[other] { $names } vogliono riprendere.
}
resume-yours = Hai chiesto di riprendere.
window-open = I giocatori possono reagire
auto-pass = Lascia sempre passare le reazioni
    .help = Lascia passare ogni volta che potresti reagire. Gli altri giocatori non se ne accorgono.
pace = A che velocità vanno i turni degli altri
    .shared = Se al tavolo siete in più, i bot seguono il desiderio più lento dei presenti.
pace-calm = Calma
    .help = Il tempo di guardare ogni mossa.
pace-brisk = Svelta
    .help = Brevi pause tra le mosse.
pace-at-once = Immediata
    .help = Niente pause né carte che volano; il diario racconta che cosa è successo.
let-a-bot-play = Fai giocare un bot
table-menu = Altro
wishes = Impostazioni
sound = Un suono quando tocca a te
    .help = Due note leggere, anche mentre guardi altrove.
fingerprint = Impronta delle mescolate
    .help = Tutta la fortuna di questa partita è già fissata. Alla fine il tavolo rivela il numero segreto dietro questa impronta e puoi verificare.
resign = Abbandona
resign-title = Vuoi abbandonare?
resign-lead = Un bot giocherà al tuo posto fino alla fine e non potrai più vincere. Devi solo assentarti per un po’? Chiudi la pagina: il posto resta tuo.
resign-lead-last =
    La partita finirà subito e { $count ->
        [one] vincerà { $names }
       *[other] vinceranno { $names }
    }. Devi solo assentarti per un po’? Chiudi la pagina: il posto resta tuo.
stay = Continua a giocare
rule = Regola { $id }

## After the end

you-win = Hai vinto!
you-win-with = Hai vinto con { $names }!
team-wins = Vincono { $names }
one-wins = Vince { $name }
draw = Pareggio: { $names }
you-gave-up = Hai abbandonato la partita.
gave-up =
    { $count ->
        [one] { $names } ha abbandonato la partita.
       *[other] { $names } hanno abbandonato la partita.
    }
to-the-rematch = Vai alla rivincita
replay = Rivedi la partita
share = Condividi la partita
the-end = La fine
to-the-end = Risultato
play-again = Gioca ancora
play-again-note = Le stesse persone sono invitate a un nuovo tavolo; ognuna conferma sedendosi.
share-picture = Condividi un’immagine
picture-saved = L’immagine è stata salvata.
picture-failed = Non è stato possibile creare l’immagine.
standing = Punti
sources = Da dove vengono i punti
source-start = All’inizio
source-other = Altro
times = { $count } ×
curve-of = { $standing } nel corso della partita
curve-table = Come tabella
curve-step = Passo { $step }
curve-steps = Passo
curve-time = Tempo
moments = Da rivedere
moment-lead = Da qui in poi in testa: { $name }
moment-swing = Un grande cambiamento
moment-end = L’ultimo cambiamento
took-seconds =
    { $seconds ->
        [one] La partita è durata un secondo.
       *[other] La partita è durata { $seconds } secondi.
    }
took-minutes =
    { $minutes ->
        [one] La partita è durata un minuto.
       *[other] La partita è durata { $minutes } minuti.
    }
took-hours = La partita è durata { $hours } h { $minutes } min.
won-ahead = { $amount } di vantaggio su tutti gli altri.
won-shared = Nessuno era in vantaggio: la vittoria è condivisa.
won-tie-break = Parità in testa; ha deciso lo spareggio previsto dalle regole.
won-others-resigned = Tutti gli altri hanno abbandonato la partita.
won-leader-resigned = Chi aveva di più ha abbandonato la partita e non può vincere.
bot-stood-in =
    { $count ->
        [one] Un bot ha preso il posto di { $names } e ha giocato fino alla fine.
       *[other] Dei bot hanno preso il posto di { $names } e hanno giocato fino alla fine.
    }
stood-in = sostituito da un bot
fair-title = Le carte erano mescolate senza trucchi?
fair-lead = Prima di distribuire la prima carta, il tavolo ha mostrato un’impronta del numero segreto da cui nasce ogni mescolata. Ora che il numero è noto, il tuo browser può calcolare l’impronta da solo.
fair-commitment = Impronta, mostrata all’inizio
fair-seed = Il numero segreto
fair-verify = Verifica
fair-match = Le impronte coincidono: ogni mescolata era fissata prima dell’inizio della partita.
fair-mismatch = Le impronte non coincidono. Non fidarti di questo tavolo.
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
replay-moment = Momento della partita
replay-at = Passo { $at } di { $last }
replay-at-time = { $at } di { $end }
replay-speed = Velocità
replay-keys-film = Spazio avvia e mette in pausa, ← e → saltano cinque secondi, “{ $back }” e “{ $forward }” vanno di passo in passo.
replay-keys-moves = Spazio avvia e mette in pausa, ← e → vanno di passo in passo.
replay-not-yet-title = La partita non è ancora finita
replay-not-yet-lead = Una partita si può rivedere quando è finita. Fino ad allora puoi guardarla al tavolo.
through-whose-eyes = Visto da
share-moment = Condividi questo momento
to-the-table = Vai al tavolo
study = Studio
study-close = Chiudi lo studio
study-lead = Le probabilità di vittoria di ognuno, secondo la valutazione dei bot, corretta con l’esito di centinaia di loro partite.
study-by = Probabilità
study-truth = Secondo la posizione reale
study-change = { $name }: { $change }
study-known = Secondo ciò che ognuno poteva sapere
study-chances = Probabilità di vittoria
study-table = Le probabilità in una tabella
study-turning = Momenti decisivi
study-turning-none = Nessun turno ha cambiato molto.
turning-move = Le mosse di { $name }
turning-luck = La sorte nel turno di { $name }
turning-time = Il tempo che passa
study-better = Un’altra mossa
study-better-none = { $looked ->
    [one] Una decisione esaminata. Nessuna mossa era nettamente migliore.
   *[other] { $looked } decisioni esaminate. Nessuna mossa era nettamente migliore.
}
study-better-not = Nessuna decisione richiedeva un esame.
study-made = Mossa giocata: { $move }
study-instead = Mossa migliore: { $move }
study-offer = Il server può calcolare le probabilità, i momenti decisivi e mosse migliori. Ci vuole al massimo un minuto.
study-start = Studia questa partita
study-working = Studio in corso…
study-impossible = Per questo gioco con questo numero di giocatori non c’è ancora uno studio: le sue probabilità non sono state misurate.
notes = Note
notes-none = Ancora nessuna nota.
note-of = { $name }, momento { $step }
note-new = Nota sul momento { $step }
note-save = Salva la nota
note-remove = Rimuovi
problem-no-such-note = Non c’è una tua nota di questo genere.
problem-too-many-notes = Ci sono già moltissime note su questa partita. Prima rimuovine una.
problem-bad-text = { refusal-bad-text }
problem-muted = { refusal-muted }
problem-spectators-silent = { refusal-spectators-silent }
play-on = Gioca da qui
play-on-lead = Un nuovo tavolo comincia in questa posizione, con una nuova sorte: le mescolate seguenti saranno diverse. Lo trova solo chi ha il link.
play-on-seat = Il tuo posto
play-on-watch = Nessuno: guarda giocare i bot
play-on-hidden = Ciò che era nascosto
play-on-known = Come lo conosceva { $name }
    .help = Tutto ciò che questo posto non poteva vedere si pesca di nuovo.
play-on-true = Com’era davvero
    .help = Ogni mano e ogni mazzo restano uguali. La partita registrata li mostra a tutti.
play-on-others = Gli altri posti
play-on-people = Persone, con un link
play-on-start = Prepara il tavolo
played-on = Questa partita continua da un momento di un’altra.
played-on-known = Ciò che { $name } non vedeva è stato pescato di nuovo.
played-on-true = Tutto ciò che è nascosto è com’era davvero.
played-on-link = Rivedi quel momento

## Rulebook

contents = Indice
search-rules = Cerca nelle regole
search-nothing = Nessuna regola trovata.
table-of-numbers = Tabella

## When the table says no

refusal-stale = La posizione è appena cambiata. Guardala di nuovo, poi scegli.
refusal-not-your-seat = Quel posto non è tuo.
refusal-not-seated = Non hai un posto a questo tavolo.
refusal-seat-taken = Lì siede già qualcuno. Scegli un altro posto.
refusal-no-such-table = Questo tavolo non esiste.
refusal-no-such-seat = A questo tavolo quel posto non c’è.
refusal-not-started = La partita non è ancora cominciata.
refusal-already-started = La partita è già cominciata.
refusal-seats-empty = Alcuni posti sono ancora liberi. Prima vanno occupati.
refusal-game-over = La partita è finita.
refusal-not-over = La partita non è ancora finita.
refusal-not-host = Può farlo solo chi ha aperto il tavolo.
refusal-undo-horizon = Troppo tardi per annullare: intanto la partita è andata avanti.
refusal-not-a-move = Non è una mossa di questo gioco.
refusal-too-fast = Troppo in fretta. Aspetta un momento e riprova.
refusal-too-many-bots = Ci sono già bot che giocano per te a molti tavoli. Aspetta che qualche partita finisca.
refusal-unknown-bot = Questo server non ha quel bot.
refusal-already-seated = Hai già un posto a questo tavolo.
refusal-bad-name = Un nome ha da 1 a 24 caratteri, con almeno una lettera o una cifra.
refusal-bad-text = Il messaggio è vuoto.
refusal-kept-out = Questo server per te è chiuso. Rivolgiti a chi lo amministra.
refusal-unavailable = In questo momento il tavolo non si può aprire. Riprova più tardi.
refusal-rules-gone = Questa partita è cominciata con regole precedenti che questo server non ha più.
refusal-option-seats = Questa opzione non è disponibile con questo numero di giocatori.
refusal-option-by-host = Può modificarlo solo l’amministratore del server.
refusal-no-plans = In questo gioco non si preparano piani.
refusal-plan-incomplete = Per giocarsi da solo, il piano deve arrivare alla fine del tuo turno.
refusal-plan-your-turn = È il tuo turno: conferma il piano.
refusal-plan-not-now = Per ora non c’è nulla da preparare.
refusal-plan-luck = Non puoi pianificare oltre questo passo: il seguito dipende dal caso o dagli altri giocatori.
refusal-plan-reveals = Non puoi pianificare questo passo: rivelerebbe qualcosa di nascosto.
refusal-paused = La partita è in pausa. Aspetta che riprenda.
refusal-no-time = In questo gioco non c’è un tempo da fermare.
refusal-other = In questo momento non è possibile.

## People: who has gone, who may talk, who may watch

host = host
let-back = Un bot sta giocando per te.
take-back = Riprendi il posto
notice-bot-plays = { $name } manca da un po’: per ora gioca un bot.
notice-bot-plays-you = Mancavi da un po’: un bot gioca per te. Puoi riprendere il tuo posto quando vuoi.
notice-took-back = { $name } è di nuovo qui e riprende a giocare.
notice-took-back-you = Hai ripreso il tuo posto.
notice-host = Ora { $name } fa le veci di chi ha aperto il tavolo.
notice-host-you = Chi ha aperto il tavolo manca da un po’: ora ne fai tu le veci.
notice-removed-you = Chi ha aperto il tavolo ti ha chiesto di lasciare il posto.
notice-muted-you = Chi ha aperto il tavolo ti ha tolto la parola.
notice-unmuted-you = Puoi di nuovo chattare a questo tavolo.
remove = Allontana
remove-title = Allontanare { $name } dal tavolo?
remove-lead = Il posto torna libero, e { $name } non potrà più sedersi a questo tavolo.
spectators-may = Gli spettatori possono
    .talk = guardare e chattare
    .watch = solo guardare
    .none = guardare fino all’inizio della partita
watching-silent = Stai guardando. Vedi ciò che può vedere uno spettatore.
chat-silent = A questo tavolo può chattare solo chi gioca.
chat-muted = Chi ha aperto il tavolo ti ha tolto la parola.
about-guest = Messaggi di { $name }
chat-hide = Nascondi per me
chat-mute = Togli la parola
chat-unmute = Lascia parlare di nuovo { $name }
chat-hidden =
    { $count ->
        [one] Non vedi i messaggi di una persona.
       *[other] Non vedi i messaggi di { $count } persone.
    }
chat-show = Mostra tutto
resume-votes = Voti: { $have } su { $need }.
pause-until = Riprende da sola alle { $time }.
storage-trouble = Problema di salvataggio: per ora non si può salvare niente. Il server riprova da solo e niente va perso.
refusal-storage-trouble = Problema di salvataggio: non è stato possibile salvare, quindi non è cambiato niente. Riprova fra un momento.
refusal-not-away-yet =
    { $seconds ->
        [one] Aspetta ancora un secondo: potrebbe tornare da un momento all’altro.
       *[other] Aspetta ancora { $seconds } secondi: potrebbe tornare da un momento all’altro.
    }
refusal-no-spectators = Solo chi gioca a questo tavolo può guardarlo.
refusal-spectators-silent = A questo tavolo può chattare solo chi gioca.
refusal-muted = Chi ha aperto il tavolo ti ha tolto la parola.
refusal-asked-to-leave = Chi ha aperto il tavolo ti ha chiesto di andartene: qui non puoi più sederti.
refusal-no-such-guest = Questa persona non è al tavolo.
refusal-name-taken = A questo tavolo c’è già qualcuno che si chiama { $name }. Scegli un altro nome nella pagina iniziale.

## The coach

try-it = Prova
glossary-all = Tutti i termini
hint = Tu che cosa giocheresti?
hint-sure = Io giocherei così. { $reasons }
hint-likely = Probabilmente così. { $reasons }
hint-even = Più mosse si equivalgono; una è questa. { $reasons }
hint-play = Gioca questa mossa
second-look = Un altro sguardo? Io giocherei altro. { $reasons } Gioca di nuovo la tua mossa per tenerla.
coach = Consigliere
coach-off = Spento
    .help = Niente lampada, niente osservazioni.
coach-asked = Consigli su richiesta
    .help = La lampada dice che cosa giocherebbe, e perché.
coach-word = Un’osservazione quando una mossa costa molto
    .help = Prima di una mossa simile ti si invita a guardare ancora. Giocala di nuovo per tenerla.
hints = Tutti possono chiedere al consigliere
    .help = Tra persone ci sono consigli solo se il tavolo lo permette. Tutti lo vedono.
hints-here = A questo tavolo tutti possono chiedere consigli.

## Lezioni

first-steps-lead = Brevi lezioni sul vero tabellone. Esci quando vuoi: riprenderai da dove eri.
no-lesson-title = Lezione non trovata
no-lessons-lead = Questo gioco non ha ancora lezioni. Il regolamento spiega tutto.
lesson-offline = Senza rete si può seguire solo la strada della lezione. Prova un’altra mossa, o fattela mostrare.
lesson-begin = Continua
lesson-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
lesson-was-done = completata
lesson-step = Passo { $at } di { $of }
lesson-says = Che cosa dice la lezione
lesson-go-on = Continua
lesson-let-time-run = Lascia scorrere il tempo
lesson-back = Indietro
lesson-take-back = Annulla la mossa
lesson-show-me = Fammi vedere
lesson-missed = Così non ci si arriva. Annulla e prova qualcos’altro.
lesson-done = “{ $title }”: lezione completata.
lesson-again = Da capo
lesson-next = La prossima: { $title }
lesson-list = Tutte le lezioni
lesson-leave = Esci
lesson-forget = Dimentica i miei progressi

## Partite lente

tempo = Quando si gioca
tempo-when = Dal vivo o lenta?
tempo-live = Dal vivo
    .help = Tutti restano al tavolo fino alla fine.
tempo-slow = Lenta
    .help = In più giorni: ognuno gioca quando ha tempo.
no-slow-form = { $game } si gioca in tempo reale: le clessidre valgono per tutti nello stesso momento. Per questo non c’è una partita lenta.
turn-time = Tempo per turno
    .help = Il tuo tempo passa solo quando il tavolo aspetta te.
hours-8 = 8 ore
hours-24 = 1 giorno
hours-72 = 3 giorni
hours-168 = 7 giorni
hours-0 = Senza limite
time-end = Quando il tempo è scaduto
time-end-bot-plays = Un bot gioca questo turno
    .help = Il posto resta di chi lo aveva, che giocherà il turno dopo.
time-end-vote = Gli altri votano
    .help = Decide più della metà degli altri: aspettare, o far giocare un bot.
time-end-bot-sits = Un bot prende il posto
    .help = Gioca finché il giocatore non torna.
slow-terms = Partita lenta. Tempo per turno: { $time }. A tempo scaduto: { $end }.
slow-terms-none = Partita lenta, senza limite di tempo.
on-holiday = in vacanza, ritorno: { $date }
holiday-until = Vacanza in corso. Ritorno: { $date }.
holiday-end = Termina la vacanza
holiday-begin = Inizia la vacanza
holiday-days = Per quanto tempo?
holiday-left =
    { $count ->
        [0] Per quest’anno non hai più giorni di vacanza.
        [one] Per quest’anno ti resta 1 giorno di vacanza.
       *[other] Per quest’anno ti restano { $count } giorni di vacanza.
    }
days =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
time-over-of = Tempo scaduto per { $name }.
series = Vittorie dopo { $count ->
    [one] 1 partita
   *[other] { $count } partite
}: { $score }
own-note-to-self = Appunto per te
own-note-lead = Lo leggi solo tu. Resta qui finché non lo togli.
own-note-yours = Il tuo appunto:
own-note-leave = Lascia un appunto per te
own-note-edit = Modifica
own-note-save = Salva
own-note-remove = Togli
time-over-you = Il tuo tempo è scaduto. Puoi ancora giocare.
vote = Vota
    .about = Decide più della metà degli altri giocatori.
vote-again = Cambia voto
vote-wait = Aspettare
vote-bot-plays = Un bot gioca questo turno
vote-bot-sits = Un bot prende il posto
refusal-no-vote = Adesso non c’è niente da votare.
problem-no-slow-form = Un gioco in tempo reale non ha una partita lenta: le sue clessidre valgono per tutti nello stesso momento.
problem-on-holiday = La tua vacanza è già iniziata.
problem-no-holiday-left = Non ti restano così tanti giorni di vacanza. Scegline meno.

## Un dispositivo per più persone

company-here = Persone qui, un solo dispositivo
sitter-here = Qualcuno qui
    .help = Usa questo dispositivo. Ve lo passate dopo ogni turno.
sitter-name = Nome
player-number = Giocatore { $number }
summary-here =
    { $count ->
        [one] qualcuno qui
       *[other] { $count } persone qui
    }
curtain = Passa il dispositivo: ora gioca { $name }
    .help = Fino ad allora le mani restano coperte.
curtain-lift = Gioca { $name }
refusal-curtain = Non è il turno di questa persona. Prima passate il dispositivo.
problem-no-sharing = Questo gioco è in tempo reale: ogni giocatore ha bisogno di un dispositivo suo.
problem-no-slow-sharing = Con un solo dispositivo si gioca dal vivo. Scegli «{ tempo-live }».
