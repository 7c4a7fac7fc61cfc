## The lid of the box

game = Canardage
    .pitch = Sei papere in fila e tutti hanno un fucile. Resta a galla più a lungo di tutti.

## How the bots play it

plays-gentle = Gioca carte sensate, ma spesso non la migliore.
plays-quick = Gioca la carta migliore per questo turno e non guarda oltre.
plays-thinker = Tiene conto delle carte che gli altri potrebbero avere, qualche turno in anticipo.
plays-thinker-long = Calcola come l’Airone, per un tempo quadruplo. Ma non vince di più: il resto lo decide la fortuna.

## Cards

card-en-joue = Prendi la mira
    .text = Metti un bersaglio sopra una carta della fila, papera o Acqua, che non ne ha ancora uno.
    .rule = C-050
card-deux-pour-un = Paghi uno, miri due
    .text = Metti un bersaglio su ciascuna di due carte adiacenti che non ne hanno. Solo se non c’è una coppia simile, mettine uno su una carta sola.
    .rule = C-051
card-pan = Bang!
    .text = Scegli un bersaglio sopra una carta e toglilo. La papera sotto viene abbattuta e la fila si richiude; l’Acqua resta.
    .rule = C-052
card-ducky-luke = Ducky Luke
    .text = Abbatti una papera visibile, sotto tiro o no, e togli l’eventuale bersaglio. Contro l’Acqua, toglie soltanto un bersaglio lì.
    .rule = C-053
card-oups = Ops!
    .text = Scegli un bersaglio e una carta adiacente: viene abbattuta (l’Acqua resta). Togli quel bersaglio; uno sopra la vittima resta.
    .rule = C-054
card-canards-enchaines = Due papere con una fava
    .text = Scegli due bersagli adiacenti, ciascuno sopra una carta. Le due carte vengono abbattute e i bersagli tolti; l’Acqua resta.
    .rule = C-055
card-mexicoin = Mexiquack
    .text = Metti un bersaglio sopra ogni carta della fila che non ne ha ancora uno.
    .rule = C-056
card-canard-simplet = Papera tontolona
    .text = Scegli una papera sotto tiro, anche tua. Se il proprietario ha un “Bang!”, deve giocarlo subito e abbattere proprio quella.
    .rule = C-057
card-president = Presidente
    .text = Scegli un altro giocatore: salta tutto il suo prossimo turno.
    .rule = C-058
card-magret = Commissario Magret
    .text = Mettilo su una papera visibile. Se viene abbattuta, il proprietario può abbattere in cambio una papera della fila visibile e non protetta.
    .rule = C-059
card-rectifier-gauche = Correggi a sinistra
    .text = Sposta un bersaglio di una posizione in avanti (a sinistra), su una carta senza bersaglio. Un bersaglio sulla posizione 1 non si muove.
    .rule = C-060
card-rectifier-droite = Correggi a destra
    .text = Sposta un bersaglio di una posizione indietro (a destra), su una carta senza bersaglio. Un bersaglio sulla posizione 6 non si muove.
    .rule = C-061
card-en-avant-marche = Avanti marsc’!
    .text = La prima carta della fila va sotto il mazzo delle papere; le altre avanzano e una nuova carta viene scoperta in coda.
    .rule = C-070
card-canard-blase = Papera svogliata
    .text = Scambia una tua papera visibile con la carta subito dietro. Non può essere l’ultima carta della fila.
    .rule = C-071
card-canard-presse = Papera frettolosa
    .text = Scambia una tua papera visibile con la carta subito davanti. Non può essere la prima carta della fila.
    .rule = C-072
card-fulguro-coin = Turboquack
    .text = Porta in testa alla fila una tua papera visibile che non c’è già. Ogni carta che supera arretra di una posizione.
    .rule = C-073
card-canarchie = Anatrarchia
    .text = Rimetti tutte le carte della fila nell’ordine che preferisci. I bersagli restano fermi.
    .rule = C-074
card-danse-des-canards = Ballo del qua qua
    .text = Mescola tutte le carte della fila nel mazzo delle papere, poi disponine sei nuove. I bersagli restano fermi.
    .rule = C-075
card-peace-and-love = Peace & Love
    .text = Togli tutti i bersagli dalla fila.
    .rule = C-076
card-walking-duck = Walking Duck
    .text = Metti una papera morta, tua o altrui, sotto il mazzo delle papere. Puoi giocare questa carta anche se non hai più papere.
    .rule = C-077
card-planque = Nascondiglio
    .text = Nascondi una tua papera visibile sotto una papera adiacente, non sotto l’Acqua. Nessuna delle due deve già coprirne un’altra. La fila si richiude.
    .rule = C-090
card-moby-ducky = Moby Ducky
    .text = Mettilo davanti a un avversario con una papera viva. Fino al tuo prossimo turno, solo le sue papere possono essere abbattute.
    .rule = C-091
card-a-couvert = Al riparo!
    .text = Mettilo su una papera visibile non protetta. Resta su quella posizione: fino al tuo prossimo turno, lì nessuna papera viene abbattuta.
    .rule = C-100

## Game

canardage-about = Le papere sfilano e intorno al tavolo si mira, si spara, si spinge e ci si nasconde. Tieni viva una delle tue cinque più a lungo di tutti, e occhio ai morti: continuano a giocare.

colour-0 = blu
    .duck = papera blu
    .ducks = papere blu
colour-1 = verde
    .duck = papera verde
    .ducks = papere verdi
colour-2 = arancione
    .duck = papera arancione
    .ducks = papere arancioni
colour-3 = rosa
    .duck = papera rosa
    .ducks = papere rosa
colour-4 = viola
    .duck = papera viola
    .ducks = papere viola
colour-5 = giallo
    .duck = papera gialla
    .ducks = papere gialle

## Options

rulings-shots = Gli spari
rulings-cards = Singole carte
option-deck = Carte Azione
    .help = Scegli il mazzo delle carte Azione. ★ I numeri del mazzo da 59 sono in parte ricostruiti.
option-deck-fr59 = 59 carte: scatola francese attuale ★
option-deck-fr54 = 54 carte: scatola francese precedente
option-deck-cz52 = 52 carte: edizione ceca
option-ducky_luke_on_water = Ducky Luke contro l’Acqua
    .help = Se è attiva, “Ducky Luke” può sparare all’Acqua e togliere un bersaglio lì; se è disattivata, solo alle papere.
option-shots_at_protected_ducks = Tiri a una papera protetta
    .help = Decidi che ne è di un tiro a una papera che non può essere abbattuta: assorbito come un tiro all’Acqua, oppure vietato.
option-shots_at_protected_ducks-absorbed = Assorbiti
option-shots_at_protected_ducks-forbidden = Vietati
option-president_may_choose_self = Presidente su di sé
    .help = Se è attiva, puoi far saltare un turno anche a te; se è disattivata, solo a un altro giocatore.
option-literal_first_and_last = Prima e ultima papera alla lettera
    .help = Se è attiva, la papera più indietro non è mai svogliata e quella più avanti mai frettolosa, anche se oltre c’è solo Acqua.
option-moby_ducky_on_anyone = Moby Ducky su chiunque
    .help = Se è attiva, “Moby Ducky” può indicare qualsiasi avversario; se è disattivata, solo chi ha ancora una papera viva.

## The end of the game

standing = Papere vive
standing-change =
    { $count ->
        [one] { $amount } papera
       *[other] { $amount } papere
    }
source-start = Papere all’inizio
source-lost = Colpite dagli altri
source-lost-by-own-hand = Colpite di propria mano
source-revived = Tornate dall’aldilà
source-shot = Papere altrui colpite

## Refusals

refusal-C-020 = Non è il tuo turno.
refusal-C-021 = Hai una carta che si può giocare. Giocala invece di scartare.
refusal-not-in-hand = Non hai in mano “{ $card }”. Scegli una delle tue carte.
refusal-C-050 = “{ card-en-joue }” richiede una carta senza bersaglio.
refusal-C-051 =
    { $cause ->
        [pair] “{ card-deux-pour-un }” richiede due carte adiacenti senza bersaglio.
        [single] “{ card-deux-pour-un }” richiede una carta senza bersaglio: questa ne ha già uno.
       *[blocked] “{ card-deux-pour-un }” richiede una carta senza bersaglio: tutte ne hanno già uno.
    }
refusal-C-052 = “{ card-pan }” richiede un bersaglio sopra una carta.
refusal-C-053 = “{ card-ducky-luke }” richiede una carta visibile a cui sparare.
refusal-C-054 = “{ card-oups }” richiede un bersaglio accanto a una carta.
refusal-C-055 = “{ card-canards-enchaines }” richiede due bersagli adiacenti, ciascuno sopra una carta.
refusal-C-056 = “{ card-mexicoin }” richiede una carta senza bersaglio: tutte ne hanno già uno.
refusal-C-057 = “{ card-canard-simplet }” richiede una papera visibile sotto un bersaglio.
refusal-C-058 = “{ card-president }” richiede un giocatore di questo tavolo. Scegline uno.
refusal-C-059 = “{ card-magret }” richiede una papera visibile. Scegli una papera, non l’Acqua.
refusal-C-060 =
    { $cause ->
        [none] Sopra questa posizione non c’è un bersaglio. Scegline uno.
        [end] Questo bersaglio è già in testa alla fila. Scegline un altro.
        [taken] La posizione a sinistra ha già un bersaglio. Scegli un altro bersaglio.
       *[blocked] “{ card-rectifier-gauche }” richiede un bersaglio che possa spostarsi a sinistra, sopra una carta senza bersaglio.
    }
refusal-C-061 =
    { $cause ->
        [none] Sopra questa posizione non c’è un bersaglio. Scegline uno.
        [end] Questo bersaglio è già in coda alla fila. Scegline un altro.
        [taken] La posizione a destra ha già un bersaglio. Scegli un altro bersaglio.
       *[blocked] “{ card-rectifier-droite }” richiede un bersaglio che possa spostarsi a destra, sopra una carta senza bersaglio.
    }
refusal-C-071 = “{ card-canard-blase }” richiede una tua papera visibile con una carta dietro.
refusal-C-072 = “{ card-canard-presse }” richiede una tua papera visibile con una carta davanti.
refusal-C-073 = “{ card-fulguro-coin }” richiede una tua papera visibile che non sia già in testa alla fila.
refusal-C-074 =
    { $cause ->
        [first] Prima finisci “{ card-canarchie }”: scegli la prossima carta del nuovo ordine.
        [settled] Questa carta ha già il suo nuovo posto. Scegline una più indietro.
       *[outside] L’ordine delle carte si cambia solo durante “{ card-canarchie }”.
    }
refusal-C-076 = Non c’è nessun bersaglio da togliere.
refusal-C-077 = “{ card-walking-duck }” richiede un giocatore con una papera morta.
refusal-C-090 =
    { $cause ->
        [own] Può nascondersi solo una tua papera visibile. Scegline una tua.
        [water] Sotto l’Acqua non ci si nasconde. Scegli una papera.
       *[blocked] “{ card-planque }” richiede una tua papera visibile accanto a una papera, senza che una delle due ne copra già un’altra.
    }
refusal-C-091 = “{ card-moby-ducky }” richiede un avversario. Scegli un altro giocatore.
refusal-C-100 = “{ card-a-couvert }” richiede una papera visibile in una posizione non ancora protetta.
refusal-A-08 = Due carte adiacenti sono senza bersaglio: “{ card-deux-pour-un }” deve prendere una coppia.
refusal-A-09 = Questa posizione è vuota. Scegline una che abbia una carta.
refusal-A-10 = A questo tavolo “{ card-ducky-luke }” non spara all’Acqua. Scegli una papera.
refusal-A-11 = A questo tavolo non si spara a una papera protetta.
refusal-A-23 = “{ card-president }” deve indicare un altro giocatore, non te.
refusal-A-27 = Questa papera porta già “{ card-magret }”. Scegli un’altra papera.
refusal-A-29 =
    { $cause ->
        [first] Prima decidi se vendicarti.
        [water] La vendetta non può colpire l’Acqua. Scegli una papera.
        [protected] Questa papera è protetta. Scegline un’altra per la vendetta.
       *[outside] La vendetta richiede una tua papera abbattuta sotto “{ card-magret }”.
    }
refusal-A-31 = Questo avversario non ha più papere vive. Scegline un altro per “{ card-moby-ducky }”.
refusal-A-34 =
    { $cause ->
        [hider] Questa papera ne copre un’altra: non può nascondersi. Scegli un’altra tua papera.
       *[cover] Questa papera ne copre già un’altra. Scegli un’altra copertura.
    }
refusal-A-36 = La tua papera qui è nascosta. Si scelgono solo papere visibili.
refusal-A-39 = Questa posizione è già protetta da “{ card-a-couvert }”. Scegli un’altra papera.
refusal-A-44 =
    { $cause ->
        [first] Questa papera è la prima carta della fila: non può avanzare.
        [foremost] A questo tavolo la papera più avanti non può avanzare, anche se davanti c’è solo Acqua.
        [rearmost] A questo tavolo la papera più indietro non può arretrare, anche se dietro c’è solo Acqua.
       *[last] Questa papera è l’ultima carta della fila: non può arretrare.
    }
refusal-A-45 = Questa papera è già in testa alla fila. Scegline un’altra per “{ card-fulguro-coin }”.
refusal-game-over = La partita è finita.
refusal-not-a-move = Questa non è una mossa del gioco.
refusal-C-070 = “{ card-en-avant-marche }” richiede una carta in testa alla fila.
refusal-C-075 = “{ card-danse-des-canards }” richiede almeno una carta nella fila.
refusal-no-such-seat = A questo tavolo quel posto non c’è.

## Events

event-turn-began = Ora gioca { $seat }.
event-turn-skipped = { $seat } salta il turno, per ordine del Presidente.
event-played = { $seat } gioca “{ $card }”.
event-discarded = { $seat } non può giocare nulla e scarta “{ $card }”.
event-aimed = Un bersaglio si posa sopra la posizione { $at }.
event-aim-removed = Il bersaglio sopra la posizione { $at } sparisce.
event-aim-moved = Un bersaglio scivola dalla posizione { $at } alla posizione { $to }.
event-all-aims-removed =
    { $count ->
        [one] L’unico bersaglio sparisce. Pace sullo stagno!
       *[other] { $count } bersagli spariscono in un colpo solo. Pace sullo stagno!
    }
event-duck-shot = { $by } fa fuoco sulla posizione { $at } e volano le piume: { $owner } perde una papera.
event-shot-absorbed =
    { $why ->
        [water] { $by } spara all’Acqua in posizione { $at }. Splash!
        [moby-ducky] { $by } fa fuoco sulla posizione { $at }, ma “{ card-moby-ducky }” ce l’ha con qualcun altro: { $owner } non perde nulla.
       *[a-couvert] { $by } fa fuoco sulla posizione { $at }, ma lì la papera è al riparo: { $owner } non perde nulla.
    }
event-duck-surfaced = La papera nascosta di { $owner } riemerge in posizione { $at }. Quack!
event-card-turned-up =
    { $owner ->
        [none] In posizione { $at } arriva dell’Acqua.
       *[duck] Una nuova papera per { $owner } arriva in posizione { $at }.
    }
event-head-left =
    { $owner ->
        [none] L’Acqua in testa va sotto il mazzo delle papere.
       *[duck]
            { $hidden ->
                [none] La papera in testa ({ $owner }) si tuffa sotto il mazzo delle papere.
               *[duck] La papera in testa ({ $owner }) si tuffa sotto il mazzo delle papere, seguita da quella che nascondeva ({ $hidden }).
            }
    }
event-cards-swapped = Le carte in posizione { $at } e { $to } si scambiano di posto.
event-card-moved =
    { $to ->
        [1] La carta in posizione { $at } schizza in testa alla fila.
       *[other] La carta in posizione { $at } si infila in posizione { $to }.
    }
event-line-danced =
    { $cards ->
        [one] L’unica carta della fila torna nel mazzo delle papere, e si rimescola tutto. Tutte in pista!
       *[other] Le { $cards } carte della fila tornano nel mazzo delle papere, e si rimescola tutto. Tutte in pista!
    }
event-duck-revived = { $owner } ritrova una papera morta, che va sotto il mazzo delle papere. Ritorno dall’aldilà!
event-duck-hidden = { $owner } nasconde la papera in posizione { $at } sotto quella accanto, ora in posizione { $under }.
event-cover-laid = { $seat } mette “{ card-a-couvert }” in posizione { $at }.
event-cover-lifted = { $seat } toglie “{ card-a-couvert }” dalla posizione { $at }.
event-moby-laid = { $seat } scatena “{ card-moby-ducky }” contro { $victim }: per ora le papere di tutti gli altri non rischiano nulla. Quack all’orizzonte!
event-moby-lifted = { $seat } richiama “{ card-moby-ducky }”: tutte le papere possono di nuovo essere abbattute.
event-skip-ordered = { $player } salterà un turno, per decreto presidenziale di { $seat }.
event-magret-pinned = Il commissario Magret prende sotto la sua ala la papera di { $owner } in posizione { $at }.
event-magret-lost = Il commissario Magret archivia il caso: la papera di { $owner } esce viva dalla fila.
event-simplet-named =
    { $shoots ->
        [true] { $owner } ha un “{ card-pan }” e deve sparare alla papera in posizione { $at }. Povera papera tontolona!
       *[false] { $owner } non ha un “{ card-pan }” per sparare alla papera in posizione { $at }. Fortunata papera tontolona!
    }
event-revenge-offered = Il commissario Magret indaga: { $seat } può vendicarsi.
event-revenge-forgone = { $seat } rinuncia alla vendetta.
event-player-out = { $seat } non ha più papere, ma tiene il dito sul grilletto.
event-player-back = { $seat } torna in corsa.
event-card-drawn =
    { $card ->
        [none] { $seat } pesca una carta.
       *[known] { $seat } pesca “{ $card }”.
    }
event-discards-shuffled =
    { $cards ->
        [one] Si rimescolano gli scarti: nuovo mazzo di pesca, 1 carta.
       *[other] Si rimescolano gli scarti: nuovo mazzo di pesca, { $cards } carte.
    }
event-game-won = Gli altri sono andati a fondo: lo stagno è di { $winner }!
event-game-drawn = Non resta una papera viva: pareggio tra { $players }.

## Prompts

prompt-play = Gioca una delle tue carte.
prompt-discard = Nessuna delle tue carte si può giocare: scartane una.
prompt-place = Scegli la carta che va in posizione { $next }.
prompt-keep-order = Lascia il resto com’è
prompt-revenge = Vendetta! Scegli una papera da abbattere.
prompt-forgo = Niente vendetta
prompt-wait = In attesa di { $name }…
prompt-wait-revenge = { $name } medita vendetta…
prompt-over-won = { $name } vince la partita.
prompt-over-drawn = La partita finisce in pareggio tra { $names }.
prompt-you-won = Hai vinto: lo stagno è tuo!

ask-confirm = Giocare “{ $card }”?
ask-en-joue = Scegli la carta da mettere sotto tiro.
ask-deux-pour-un = Scegli una carta da mettere sotto tiro.
ask-deux-pour-un-second = Scegli la carta accanto da mettere anch’essa sotto tiro.
ask-pan = Scegli la carta sotto tiro a cui sparare.
ask-ducky-luke = Scegli la carta a cui sparare.
ask-oups = Scegli il bersaglio da usare.
ask-oups-second = Scegli la carta accanto da colpire.
ask-canards-enchaines = Scegli la prima di due carte adiacenti sotto tiro.
ask-canards-enchaines-second = Scegli la seconda, proprio accanto.
ask-canard-simplet = Scegli una papera sotto tiro: il proprietario dovrà abbatterla se ha un “{ card-pan }”.
ask-president = Scegli chi salta un turno.
ask-magret = Scegli la papera da affidare al commissario.
ask-rectifier-gauche = Scegli il bersaglio da spostare di una posizione a sinistra.
ask-rectifier-droite = Scegli il bersaglio da spostare di una posizione a destra.
ask-canard-blase = Scegli quale delle tue papere arretra di una posizione.
ask-canard-presse = Scegli quale delle tue papere avanza di una posizione.
ask-fulguro-coin = Scegli quale delle tue papere schizza in testa alla fila.
ask-walking-duck = Scegli la papera morta che ritorna.
ask-planque = Scegli quale delle tue papere si nasconde.
ask-planque-second = Scegli la papera accanto che la copre.
ask-moby-ducky = Scegli l’avversario le cui papere saranno le sole a poter essere abbattute.
ask-a-couvert = Scegli la papera da proteggere.

## Board

line-position = Posizione { $at }
line-duck = Posizione { $at }: papera di colore { $colour } ({ $owner })
line-water = Posizione { $at }: Acqua
line-empty = Posizione { $at }: vuota
line-targeted = sotto tiro
line-covered = al riparo
line-hiding = nasconde una papera di { $owner }
line-magret = con il commissario Magret
pile-ducks =
    { $count ->
        [0] Il mazzo delle papere è vuoto
        [one] Mazzo delle papere: 1 carta coperta
       *[other] Mazzo delle papere: { $count } carte coperte
    }
pile-known = Carte note in fondo al mazzo delle papere
pile-draw =
    { $count ->
        [0] Il mazzo di pesca è vuoto
        [one] Mazzo di pesca: 1 carta
       *[other] Mazzo di pesca: { $count } carte
    }
pile-showing = { $pile }, in cima: { $card }
pile-discard =
    { $count ->
        [0] Non ci sono scarti
        [one] Scarti: 1 carta
       *[other] Scarti: { $count } carte
    }
fallen =
    { $count ->
        [one] 1 papera abbattuta su 5
       *[other] { $count } papere abbattute su 5
    }
alive =
    { $count ->
        [0] nessuna papera viva
        [one] 1 papera viva
       *[other] { $count } papere vive
    }
cards-in-hand =
    { $count ->
        [0] nessuna carta in mano
        [one] 1 carta in mano
       *[other] { $count } carte in mano
    }
skips-next = salterà il suo prossimo turno
moby-on = Finché “{ card-moby-ducky }” è in giro, solo le papere di { $name } possono essere abbattute.
your-hand = La tua mano
the-line = La fila
front = Testa
rear = Coda
out = senza papere, ma ancora in gioco
memory-aid = Mostra che cosa si sa del mazzo delle papere
playable = si può giocare
not-playable = ora non si può giocare
your-turn = Tocca a te
turn-of = Turno di { $name }
game-ended = Partita finita
you = tu
won = vince
the-players = I giocatori
play-card = Gioca “{ $card }”
play-it = Gioca
shoot-it = Spara
discard-card = Scarta “{ $card }”
step-back = Indietro
why-not = Perché no?
rule-link = Regola { $rule }
line-settled = sistemata
discards-latest = Carte scartate, l’ultima per prima
pile-unknown =
    { $count ->
        [0] Prima non c’è nessuna carta sconosciuta
        [one] Prima { $count } carta sconosciuta, poi
       *[other] Prima { $count } carte sconosciute, poi
    }
pile-nothing-known = Non si sa ancora nulla del fondo del mazzo delle papere.
water = Acqua
read-more = Regola { $rule } · “?” la apre
read-targeted = Sopra c’è un bersaglio: uno sparo può colpire ciò che sta sotto.
read-untargeted = Sopra non c’è nessun bersaglio.
read-covered = “{ card-a-couvert }” protegge questa posizione: nessuna papera qui può essere abbattuta.
read-magret = { card-magret } veglia su questa papera: chi la possiede potrà vendicarla.
read-hiding = Sotto si nasconde una papera di { $owner }, che riemerge quando quella sopra viene abbattuta.
read-pile-draw = A fine turno peschi da qui finché hai di nuovo tre carte. Quando finisce, si mescolano le carte già giocate per formarne uno nuovo.
read-pile-ducks = Ogni volta che una posizione della fila si svuota, la prima carta viene scoperta in coda.
read-water = L’acqua non è di nessuno. Uno sparo va perso, e l’acqua resta.
foreseen = Se lo fai
foreseen-card-turned-up = Poi si scopre una carta coperta.
foreseen-simplet-named = Nessuno sa ancora chi ha un “{ card-pan }”.
foreseen-luck = Poi decide la sorte.
since-your-turn = Che cosa ti è successo
keys = Tastiera
keys-line = da 1 a 6: le posizioni della fila
keys-hand = { $first }, { $second }, { $third } oppure 7, 8, 9: le tue carte
keys-arrows = Frecce: lungo la fila, la tua mano o i giocatori
keys-touch = Invio o Spazio: scegli
keys-escape = Esc: indietro
news-aimed = La tua papera in posizione { $at } ora è sotto tiro.
news-aim-moved = Un bersaglio scivola dalla posizione { $at } alla tua papera in posizione { $to }.
still-playing = gioca ancora

## How the game is won, on one line above the board

goal-line = Vince l’ultima papera · tu { $own }, gli altri { $most }
goal-line-last = Vince l’ultima papera · te ne resta una
goal-line-out = Nessuna papera a galla, se non ne torna una
goal-line-watching = Vince l’ultima papera a galla

## What the coach says

reason-shoots = Abbatte una papera di { $seat }: ne restano { $left }.
reason-last-duck = Abbatte l’ultima papera di { $seat }.
reason-aims-to-fire = Mira a una papera di { $seat } (posizione { $at }); hai “{ card-pan }” per sparare dopo.
reason-aims = Mira a una papera di { $seat } (posizione { $at }).
reason-out-of-danger = Allontana la tua papera da un bersaglio (posizione { $at }).
reason-puts-under-target = Mette una papera di { $seat } sotto un bersaglio.
reason-covers = Protegge la tua papera (posizione { $at }) fino al tuo prossimo turno.
reason-hides = Nasconde la tua papera (posizione { $at }) sotto un’altra.
reason-clears = Toglie tutti i bersagli, anche quello su di te.
reason-mixes = Mescola la fila: la tua papera può sfuggire al bersaglio.
reason-revives = Riporta una delle tue papere.
reason-guards = Se la tua papera (posizione { $at }) viene abbattuta, ti vendichi.
reason-skips = { $seat } salta un turno.
reason-no-choice = Nessuna delle tue carte è giocabile: scarta quella che ti mancherà meno.
reason-spares = Qui nessuna vendetta ti aiuta.
reason-least-harm = Di meglio non c’è: è ciò che ti costa meno.
