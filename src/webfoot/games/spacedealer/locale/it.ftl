## The lid of the box

game = Space Dealer
    .pitch = Niente turni, solo clessidre. Trenta minuti per arricchirsi fra le stelle.

## How the bots play it

plays-gentle = Reagisce in circa quattro secondi e segue i suoi capricci.
plays-quick = Reagisce entro due secondi e fa ciò che rende subito.
plays-thinker = Reagisce in circa un secondo e, prima di agire, segue ogni scelta fino alla fine della partita.

## Carte

card-mine-red-1 = Miniera rossa
card-mine-red-2 = Miniera rossa
card-mine-red-3 = Miniera rossa
card-mine-yellow-1 = Miniera gialla
card-mine-yellow-2 = Miniera gialla
card-mine-yellow-3 = Miniera gialla
card-mine-green-1 = Miniera verde
card-mine-green-2 = Miniera verde
card-mine-green-3 = Miniera verde
card-mine-blue-1 = Miniera blu
card-mine-blue-2 = Miniera blu
card-mine-blue-3 = Miniera blu
card-generator = Generatore
card-depot-1 = Deposito
card-depot-2 = Deposito
card-depot-3 = Deposito
card-depot-4 = Deposito
card-solar-satellite = Satellite solare
card-multi-mine-1 = Multiminiera
card-multi-mine-2 = Multiminiera
card-multi-mine-3 = Multiminiera
card-multi-mine-4 = Multiminiera
card-mining-complex-red = Complesso minerario rosso
card-mining-complex-yellow = Complesso minerario giallo
card-mining-complex-green = Complesso minerario verde
card-mining-complex-blue = Complesso minerario blu
card-converter-1 = Convertitore
card-converter-2 = Convertitore
card-converter-3 = Convertitore
card-converter-4 = Convertitore
card-sabotage-probe-1 = Sonda di sabotaggio
card-sabotage-probe-2 = Sonda di sabotaggio
card-interstellar-missile-1 = Missile interstellare
card-interstellar-missile-2 = Missile interstellare
card-tech-center-1 = Centro tecnologico
card-tech-center-2 = Centro tecnologico
card-orbital-station = Stazione orbitale
card-transport-probe = Sonda di trasporto
card-fusion-reactor = Reattore a fusione
card-fusion-mine-red = Miniera a fusione rossa
card-fusion-mine-yellow = Miniera a fusione gialla
card-fusion-mine-green = Miniera a fusione verde
card-fusion-mine-blue = Miniera a fusione blu
card-fusion-converter = Convertitore a fusione
card-metropolis-1 = Metropoli
card-metropolis-2 = Metropoli
card-megacity-1 = Megalopoli
card-megacity-2 = Megalopoli
card-robot-factory-1 = Fabbrica di robot
card-robot-factory-2 = Fabbrica di robot
card-order-1 = Ordine 1
card-order-2 = Ordine 2
card-order-3 = Ordine 3
card-order-4 = Ordine 4
card-order-5 = Ordine 5
card-order-6 = Ordine 6
card-order-7 = Ordine 7
card-order-8 = Ordine 8
card-order-9 = Ordine 9
card-order-10 = Ordine 10
card-order-11 = Ordine 11
card-order-12 = Ordine 12

## Che cosa fanno i tipi di carte

type-mine = Miniera
    .text = Una clessidra produce { $amount ->
        [one] una merce
       *[other] { $amount } merci
    } del suo colore.
    .rule = SD-US-02
type-generator = Generatore
    .text = Alimenta { $amount } punti di connessione dal suo lato del pianeta.
    .rule = SD-BD-11
type-depot = Deposito
    .text = Contiene { $amount } merci. Non richiede clessidre.
    .rule = SD-US-07
type-solar-satellite = Satellite solare
    .text = Si costruisce su un generatore: alimenta { $amount } punti di connessione.
    .rule = SD-BD-11
type-multi-mine = Multiminiera
    .text = Una clessidra produce una merce del colore che preferisci.
    .rule = SD-US-02
type-mining-complex = Complesso minerario
    .text = Una clessidra produce { $amount } merci del suo colore.
    .rule = SD-US-02
type-converter = Convertitore
    .text = Una clessidra cambia { $amount ->
        [one] una tua merce
       *[other] fino a { $amount } tue merci
    } sul tuo pianeta con merci qualsiasi della riserva.
    .rule = SD-US-06
type-sabotage-probe = Sonda di sabotaggio
    .text = Una clessidra carica un segnalino d’attacco. Usalo in qualsiasi momento per sabotare una clessidra attiva di un avversario.
    .rule = SD-AD-07
type-interstellar-missile = Missile interstellare
    .text = Una clessidra carica un segnalino d’attacco. Usalo in qualsiasi momento per bloccare uno spazio per clessidra nella zona d’azione di un avversario.
    .rule = SD-AD-09
type-tech-center = Centro tecnologico
    .text = Ti dà { $amount } posti di pianificazione in più.
    .rule = SD-AD-03
type-orbital-station = Stazione orbitale
    .text = Ti dà una seconda nave, finché non si costruisce niente sopra la stazione.
    .rule = SD-AD-05
type-transport-probe = Sonda di trasporto
    .text = Contiene { $amount } merci. Una clessidra le teletrasporta su una tua nave, ovunque si trovi.
    .rule = SD-AD-15
type-fusion-reactor = Reattore a fusione
    .text = Si costruisce su un satellite solare: alimenta { $amount } punti di connessione.
    .rule = SD-BD-11
type-fusion-mine = Miniera a fusione
    .text = Una clessidra produce { $amount } merci del suo colore.
    .rule = SD-US-02
type-fusion-converter = Convertitore a fusione
    .text = Una clessidra cambia fino a { $amount } tue merci sul tuo pianeta con merci qualsiasi della riserva.
    .rule = SD-US-06
type-metropolis = Metropoli
    .text = Nessuna azione: aggiunge { $demands ->
        [one] una richiesta
       *[other] { $demands } richieste
    } al tuo pianeta.
    .rule = SD-BD-08
type-megacity = Megalopoli
    .text = Nessuna azione: aggiunge { $demands ->
        [one] una richiesta
       *[other] { $demands } richieste
    } al tuo pianeta.
    .rule = SD-BD-08
type-robot-factory = Fabbrica di robot
    .text = Ti dà una clessidra in più.
    .rule = SD-AD-04

colour-red = rosso
    .good = una merce rossa
    .goods =
        { $count ->
            [one] { colour-red.good }
           *[other] { $count } merci rosse
        }
colour-yellow = giallo
    .good = una merce gialla
    .goods =
        { $count ->
            [one] { colour-yellow.good }
           *[other] { $count } merci gialle
        }
colour-green = verde
    .good = una merce verde
    .goods =
        { $count ->
            [one] { colour-green.good }
           *[other] { $count } merci verdi
        }
colour-blue = blu
    .good = una merce blu
    .goods =
        { $count ->
            [one] { colour-blue.good }
           *[other] { $count } merci blu
        }
goods-none = niente

## Gioco

spacedealer-about = Attrezza il tuo pianeta, estrai merci e portale ai pianeti che le richiedono, mentre tutti gli altri fanno lo stesso. Due clessidre svolgono tutto il tuo lavoro, un minuto alla volta. Niente turni, niente attese: conta solo quello che riesci a fare prima che il tempo scada.

## Opzioni

rulings-goods = Le merci
rulings-building = La costruzione
rulings-attacks = Gli attacchi
rulings-time = Il tempo per pensare
option-rules = Regole
    .help = Gioca con le regole base, oppure aggiungi sabotaggi, missili, scambio di carte e ordini neutrali.
option-rules-basic = Regole base
option-rules-experienced = Per giocatori esperti
option-length = Durata della partita
    .help = La partita del gioco stampato dura 30 minuti.
option-length-30 = 30 minuti
option-length-20 = 20 minuti
option-length-15 = 15 minuti
option-length-10 = 10 minuti
option-length-5 = 5 minuti
option-pace = Durata delle clessidre
    .help = Le clessidre del gioco stampato durano un minuto.
option-pace-60 = 60 secondi
option-pace-45 = 45 secondi
option-pace-30 = 30 secondi
option-pace-20 = 20 secondi
option-pace-10 = 10 secondi
option-pace-5 = 5 secondi
option-collecting = Raccolta nelle miniere
    .help = Le miniere pronte aspettano di essere svuotate a mano, o si svuotano subito; le merci che non ci stanno vanno perse.
option-collecting-by-hand = A mano
option-collecting-by-itself = In automatico
option-technology_scale = Scala tecnologica
    .help = Quante clessidre servono per un nuovo livello. La scala stampata non è nota; la prima è una nostra ricostruzione.
option-technology_scale-box = 1 · 1 · 2 · 2 · 3
option-technology_scale-1-2-3 = 1 · 2 · 3
option-technology_scale-1-1-2-2-2-3 = 1 · 1 · 2 · 2 · 2 · 3
option-discard_in_basic_game = Scartare nel gioco base
    .help = Se è attiva, una clessidra può scartare una carta pianificata; se è disattivata, come nel gioco stampato, la si può solo costruire.
option-production_for_visitors = Produzione per un visitatore
    .help = Se è attiva, una miniera pronta può riempire la nave di un visitatore, quando i due giocatori sono d’accordo.
option-covering_goods = Costruire sopra le merci
    .help = Le merci di una carta coperta passano negli altri tuoi depositi e navi, oppure lì non si può costruire.
option-covering_goods-moved = Merci spostate
option-covering_goods-forbidden = Vietato
option-supply = Riserva di merci
    .help = Dieci merci di ogni colore per scatola, o quante ne servono.
option-supply-limited = Limitata
option-supply-unlimited = Illimitata
option-attack_markers = Segnalini d’attacco per clessidra
    .help = Quanti segnalini carica una clessidra su una sonda o un missile.
option-attack_markers-one = Uno
option-attack_markers-refill = Fino a due
option-sabotaged_flight = Voli sabotati
    .help = La nave va alla deriva sopra la meta finché un’altra clessidra non la fa atterrare, oppure torna al punto di partenza.
option-sabotaged_flight-adrift = La nave va alla deriva
option-sabotaged_flight-returns = La nave torna indietro
option-missile_on_busy_slot = Missili su spazi occupati
    .help = Un missile può colpire uno spazio con sopra una clessidra? Il lavoro in corso finirebbe normalmente.
option-missile_on_busy_slot-allowed = Permesso
option-missile_on_busy_slot-forbidden = Solo spazi vuoti
option-transport_probe = Sonda di trasporto
    .help = Riempie solo le navi del proprietario o, se i due giocatori sono d’accordo, qualsiasi nave.
option-transport_probe-own-ships = Navi del proprietario
option-transport_probe-any-ship = Qualsiasi nave
option-discarding = Scarto
    .help = Con le regole per giocatori esperti: si scartano solo carte pianificate, o anche carte costruite.
option-discarding-planned = Carte pianificate
option-discarding-built-too = Anche carte costruite
option-thinking = Scelta fra due carte
    .help = Prenditi tempo davanti a due carte pescate, o decidi in mezzo minuto, prima che decida il caso.
option-thinking-unlimited = Senza limite
option-thinking-limited = 30 secondi
option-dump_in_flight = Scaricare in volo
    .help = Se è attiva, una nave in volo può restituire merci alla riserva.
option-attack_oneself = Attaccare sé stessi
    .help = Se è attiva, i segnalini d’attacco valgono anche contro le tue clessidre e i tuoi spazi.

## Eventi

card-times =
    { $count ->
        [one] “{ $card }”
       *[other] { $count } × “{ $card }”
    }
some-goods =
    { $goods ->
        [none] { goods-none }
       *[some] { $goods }
    }
offer-gives =
    { $gives ->
        [none] { goods-none }
       *[some] { $gives }
    }
offer-asks =
    { $asks ->
        [none] { goods-none }
       *[some] { $asks }
    }
offer-share =
    { $count ->
        [one] 1 merce della produzione (“{ $job }”)
       *[other] { $count } merci della produzione (“{ $job }”)
    }
event-start-chosen = { $seat } ha scelto la prima miniera.
event-chosen-by-lot = Troppo tardi! Il caso sceglie “{ $card }” per { $seat }.
event-start-revealed = { $seat } comincia con “{ $card }”.
event-countdown-began = Giù le mani dalla sabbia: l’orologio parte fra { $seconds } secondi.
event-clock-started = Girate le clessidre! L’orologio corre: { $minutes } minuti.
event-planned = { $seat } pianifica “{ $card }”.
event-drew =
    { $cards ->
        [none]
            { $count ->
                [one] { $seat } pesca una carta dal mazzo { $level }.
               *[other] { $seat } pesca { $count } carte dal mazzo { $level }.
            }
       *[known] { $seat } pesca { $cards } dal mazzo { $level }.
    }
event-kept =
    { $returned ->
        [none] { $seat } tiene “{ $card }”.
       *[known] { $seat } tiene “{ $card }” e mette “{ $returned }” sotto il mazzo.
    }
event-technology-started = { $seat } mette una clessidra sulla scala tecnologica.
event-build-started = { $seat } apre un cantiere: “{ $card }”.
event-use-started = { $seat } mette in moto “{ $card }”.
event-clearing-started = { $seat } comincia a sbloccare “{ $card }”.
event-flight-started = La nave di { $seat } parte { $field }.
event-scrap-started = { $seat } comincia a scartare “{ $card }”.
event-job-ready =
    { $job ->
        [build] { $seat } può costruire “{ $card }”.
        [scrap] { $seat } può scartare “{ $card }”.
       *[use] “{ $card }” di { $seat }: lavoro finito.
    }
event-gave-up = { $seat } annulla un lavoro pronto.
event-timer-idle = Sabbia sprecata: una clessidra di { $seat } si è esaurita a vuoto.
event-technology-raised =
    { $new ->
        [true] Eureka! { $seat } raggiunge il livello tecnologico { $level }.
       *[false] { $seat } progredisce nella tecnologia.
    }
event-landed =
    { $home ->
        [true] La nave di { $seat } è di nuovo a casa.
       *[false] La nave di { $seat } atterra { $field }.
    }
event-card-built = { $seat } costruisce “{ $card }”.
event-station-built = Più energia: { $seat } costruisce “{ $card }”.
event-card-covered = { $seat } costruisce sopra “{ $card }”.
event-card-uncovered = “{ $card }” di { $seat } torna in servizio.
event-card-discarded = { $seat } scarta “{ $card }”.
event-goods-saved =
    { $goods ->
        [none] { $seat } perde { $lost } sotto il cantiere.
       *[some]
            { $lost ->
                [none] { $seat } sgombera { $goods } dal cantiere.
               *[some] { $seat } sgombera { $goods } dal cantiere; perdite: { $lost }.
            }
    }
event-ship-joined = Una seconda nave si presenta a rapporto: { $seat } ora comanda una flotta.
event-ship-left =
    { $lost ->
        [none] { $seat } perde la seconda nave.
       *[some] { $seat } perde la seconda nave, con tutto il carico: { $lost }.
    }
event-timer-joined = Un robot fresco di fabbrica: { $seat } riceve una clessidra in più.
event-timer-left = { $seat } restituisce una clessidra.
event-collected =
    { $lost ->
        [0] { $seat } raccoglie { some-goods }.
       *[other] { $seat } raccoglie { some-goods }; merci perse, per mancanza di spazio o di riserva: { $lost }.
    }
event-converted = { $seat } trasforma { $old } in { $new }.
event-beamed = { $seat } teletrasporta { $colour } su una nave.
event-collecting-changed =
    { $on ->
        [true] Le miniere di { $seat } ora si svuotano da sole.
       *[false] { $seat } svuota di nuovo le miniere a mano.
    }
event-good-moved = { $seat } sposta { $colour }.
event-good-dumped = { $seat } restituisce { $colour } alla riserva.
event-good-dropped = { $seat } lascia { $colour } { $field }.
event-good-picked-up = { $seat } raccoglie { $colour } { $field }.
event-offered =
    { $job ->
        [none] Offerta di { $seat } per { $to }: { offer-gives } in cambio di { offer-asks }.
       *[card]
            { $gives ->
                [none] Offerta di { $seat } per { $to }: { offer-share } in cambio di { offer-asks }.
               *[some] Offerta di { $seat } per { $to }: { $gives }, più { offer-share }, in cambio di { offer-asks }.
            }
    }
event-offer-ended =
    { $why ->
        [withdrawn] { $seat } ritira l’offerta per { $to }.
        [declined] { $to } rifiuta l’offerta di { $seat }.
        [expired] L’offerta di { $seat } per { $to } è scaduta.
        [replaced] { $seat } fa un’altra offerta per { $to }.
       *[lapsed] L’offerta di { $seat } per { $to } va in fumo: non si può più mantenere.
    }
event-traded = Affare fatto fra { $seat } e { $to }: { offer-gives } in cambio di { offer-asks }.
event-produced-for =
    { $lost ->
        [0] “{ $card }” di { $seat } carica { some-goods } dritto sulla nave di { $to }.
       *[other] “{ $card }” di { $seat } carica { some-goods } dritto sulla nave di { $to }; merci perse: { $lost }.
    }
event-delivered = { $seat } consegna { $goods } sul pianeta di { $owner }: +{ $points } per { $seat }, +{ $owner_points } per { $owner }.
event-order-delivered = { $seat } consegna { $goods } { $field }: +{ $points }.
event-order-laid = Nuovo ordine { $field }: “{ $card }”.
event-order-returned = “{ $card }” va sotto il mazzo: più navi { $field } avrebbero potuto evadere l’ordine subito.
event-marker-loaded =
    { $count ->
        [0] Non restano segnalini d’attacco per “{ $card }” di { $seat }.
       *[other] { $seat } carica “{ $card }”: { $stored ->
            [one] 1 segnalino d’attacco
           *[other] { $stored } segnalini d’attacco
        } a bordo.
    }
event-markers-lost = I segnalini d’attacco su “{ $card }” di { $seat } vanno persi.
event-timer-sabotaged = Sabbia negli ingranaggi! { $seat } sabota una clessidra di { $victim }.
event-sabotage-over = La clessidra sabotata di { $seat } si è esaurita e si può riusare.
event-missile-hit = Missile in arrivo! { $seat } spara contro { $victim } e blocca “{ $card }”.
event-slot-cleared = Via libera: { $seat } sblocca “{ $card }”.
event-ship-adrift = Persa nello spazio: la nave di { $seat } va alla deriva { $field }.
event-ship-returned = La nave di { $seat } fa dietrofront e atterra { $field }.
event-time-left =
    { $seconds ->
        [900] Ancora quindici minuti.
        [600] Ancora dieci minuti.
        [300] Ancora cinque minuti.
        [60] Ancora un minuto.
       *[other] Ancora { $seconds } secondi.
    }
event-overtime-began =
    { $seat ->
        [none] Tempo scaduto! Le clessidre attive si possono ancora usare.
       *[player] { $seat } ha messo l’ultimo segnalino! Le clessidre attive si possono ancora usare.
    }
event-player-finished = { $seat } ha finito.
event-game-ended = La sabbia è scesa tutta. Vittoria di { $winners }!

## The end of the game

standing = Punti
standing-change =
    { $count ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }
source-deliveries = Richieste soddisfatte
source-orders = Ordini evasi
source-visits = Consegne sul proprio pianeta
source-built = Carte costruite

## Rifiuti

refusal-game-over = La partita è finita.
refusal-not-a-move = Questa non è una mossa del gioco.
refusal-no-such-seat = A questo tavolo quel posto non c’è.
refusal-no-draft = Prima comincia un’offerta.
refusal-empty-draft = La tua offerta è ancora vuota. Aggiungi qualcosa da dare o da chiedere.
refusal-mine-picked = Hai già scelto quella miniera. Ora scegli il suo posto.
refusal-nothing-drawn = Non hai pescato carte fra cui scegliere.
refusal-no-demand = Su quel pianeta quella richiesta non c’è.
refusal-no-good-to-give = Qui non hai altre merci di quel colore da dare.
refusal-no-good-to-ask = Qui l’altro giocatore non ha altre merci di quel colore.
refusal-partner-full = L’altro giocatore non ha spazio per queste merci.
refusal-partner-planning-full = L’altro giocatore non ha posti di pianificazione liberi per queste carte.
refusal-card-named = Quella carta è già nell’offerta.
refusal-job-named = Un’offerta può contenere la produzione di un solo lavoro.
refusal-not-at-home = La produzione si cede solo sul tuo pianeta.
refusal-not-neutral = La tua nave non è su un pianeta neutrale.
refusal-probe-filling = La sonda di trasporto sta già riempiendo un’altra nave.
refusal-probe-deal = Le merci di una sonda di trasporto non entrano in uno scambio di merci. Offrile da sole.
refusal-already-done = Hai già finito.
refusal-SD-OB-01 = Su questo anello quel pianeta non c’è.
refusal-SD-OB-04 = Non hai quel deposito.
refusal-SD-SU-05 = Quella miniera non è fra le tue.
refusal-SD-SU-07 = La tua prima miniera è già scelta.
refusal-SD-SU-12 = L’orologio non corre ancora. Aspetta che tutti abbiano scelto una miniera.
refusal-SD-TM-04 = Non hai clessidre inattive. Aspetta che se ne esaurisca una.
refusal-SD-TM-05 = Su quello spazio c’è già una clessidra.
refusal-SD-TM-06 = Una clessidra attiva non si riprende. Aspetta che si esaurisca.
refusal-SD-TM-07 = Lì non c’è nessun lavoro pronto. Prima deve esaurirsi una clessidra.
refusal-SD-TM-09 = Questa clessidra non ha un lavoro pronto da annullare.
refusal-SD-PL-01 = Non hai posti di pianificazione liberi.
refusal-SD-PL-02 = Quella carta non è nella tua pila personale.
refusal-SD-PL-03 = Il tuo livello tecnologico è troppo basso per quel mazzo. Metti clessidre sulla scala tecnologica.
refusal-SD-PL-04 = Quel mazzo è vuoto.
refusal-SD-PL-05 = Prima tieni una delle due carte pescate.
refusal-SD-PL-06 = Per pescare ti serve un posto di pianificazione libero.
refusal-SD-PL-07 = A questo tavolo le carte pianificate non si scartano.
refusal-SD-TL-03 = La tua tecnologia è già al livello più alto.
refusal-SD-BD-01 = In quel posto non c’è una carta pianificata.
refusal-SD-BD-02 = Quella carta non è pronta. Prima deve esaurirsi una clessidra lì sopra.
refusal-SD-BD-03 = Per ora non c’è un sito per “{ $card }”.
refusal-SD-BD-04 = Qui quella carta non si può costruire.
refusal-SD-BD-05 = Le centrali stanno accanto al pianeta: prima un generatore, sopra un satellite solare, poi un reattore a fusione.
refusal-SD-BD-06 = Quel punto di connessione non è alimentato. Costruisci o migliora una centrale da quel lato.
refusal-SD-BD-07 = A questa carta servono due punti di connessione alimentati.
refusal-SD-BD-08 = Una carta senza connessioni deve toccarne un’altra.
refusal-SD-BD-09 = Nella zona delle richieste non si costruisce sopra altre carte.
refusal-SD-BD-10 = Quella carta è coperta.
refusal-SD-BD-12 = Sulla carta sottostante c’è una clessidra. Aspetta che torni inattiva.
refusal-SD-US-01 = Lì non c’è uno spazio per clessidra.
refusal-SD-US-02 = Questa carta non serve a quello.
refusal-SD-US-03 = Le merci vanno in un deposito o in una nave sul tuo pianeta.
refusal-SD-US-04 = La riserva non ha più merci di quel colore.
refusal-SD-US-05 = Lì non c’è più spazio.
refusal-SD-US-06 = Al convertitore serve una merce di quel colore in un deposito o in una nave sul tuo pianeta.
refusal-SD-US-07 = Lì non c’è una merce di quel colore.
refusal-SD-MV-02 = La tua nave è in volo. Aspetta che atterri.
refusal-SD-MV-04 = Con merci a bordo una nave vola solo verso un pianeta vicino.
refusal-SD-MV-06 = Non c’è una merce di quel colore da restituire.
refusal-SD-MV-09 = La tua nave è già lì.
refusal-SD-TR-01 = Le merci passano di mano solo se siete entrambi sullo stesso pianeta.
refusal-SD-TR-02 = Non si scambia con sé stessi.
refusal-SD-TR-03 = Non hai spazio per queste merci. Prima fai posto.
refusal-SD-TR-04 = Quell’offerta non è più aperta.
refusal-SD-DL-01 = Sul tuo pianeta non puoi soddisfare richieste.
refusal-SD-DL-02 = Nessuna tua nave è su quel pianeta. Prima atterra lì.
refusal-SD-DL-05 = Quella richiesta è già soddisfatta.
refusal-SD-DL-06 = Non ti restano segnalini.
refusal-SD-DL-08 = Nessuna delle tue navi lì porta tutto ciò che è richiesto.
refusal-SD-EN-01 = Tempo scaduto: non si avviano più clessidre.
refusal-SD-EN-03 = Si può finire solo nei tempi supplementari.
refusal-SD-AD-05 = Non hai una seconda nave. Te la darebbe una stazione orbitale.
refusal-SD-AD-07 = Lì non hai una sonda di sabotaggio carica.
refusal-SD-AD-08 = Si può sabotare solo una clessidra attiva.
refusal-SD-AD-09 = Lì non hai un missile carico.
refusal-SD-AD-10 = Quella carta è bloccata. Prima fai esaurire una clessidra lì sopra per togliere il segnalino d’attacco.
refusal-SD-AD-11 = Quel giocatore non può essere bloccato da altri segnalini d’attacco.
refusal-SD-AD-12 = Un missile colpisce solo spazi per clessidra della zona d’azione.
refusal-SD-AD-15 = Sulla sonda di trasporto c’è una clessidra: le sue merci non si muovono.
refusal-SD-AD-16 = Lì non c’è una carta da scartare.
refusal-SD-AD-19 = Quello spazio è già bloccato.
refusal-SD-AX-01 = Le carte pianificate si scambiano solo con le regole per giocatori esperti.
refusal-SD-AX-02 = Non hai posti di pianificazione liberi per queste carte.
refusal-SD-AX-04 = Una carta con sopra una clessidra non passa di mano.
refusal-SD-NP-01 = Nel gioco base non ci sono ordini neutrali.
refusal-SD-NP-02 = Nessuna tua nave è su quel pianeta neutrale.
refusal-SD-NP-04 = Su quel pianeta non c’è un ordine.
refusal-SD-NP-05 = Si lasciano merci su un pianeta neutrale solo con le regole per giocatori esperti.
refusal-SD-Q02 = Le tue miniere sono già impostate così.
refusal-SD-Q08 = A questo tavolo la produzione non va dritta sulla nave di un visitatore.
refusal-SD-Q09 = A questo tavolo bisogna spostare le merci prima di costruirci sopra.
refusal-SD-Q10 = La riserva non ha merci di quel colore da cambiare.
refusal-SD-Q11 = Questa carta porta già tutti i segnalini d’attacco che può portare.
refusal-SD-Q12 = La tua nave è alla deriva. Mettici una clessidra per farla atterrare lì dov’è.
refusal-SD-Q13 = A questo tavolo i missili colpiscono solo spazi vuoti.
refusal-SD-Q14 = A questo tavolo una sonda di trasporto riempie solo navi del proprietario.
refusal-SD-Q15 = A questo tavolo si scartano solo carte pianificate.
refusal-SD-Q17 = A questo tavolo una nave in volo non può restituire merci alla riserva.
refusal-SD-Q20 = A questo tavolo non puoi attaccare il tuo stesso pianeta.
refusal-SD-Q21 = Questa offerta riguarda solo carte pianificate. Per aggiungere merci, cominciala dove siete entrambi.

## Al tavolo

place-planet = il pianeta di { $name }
    .on = sul pianeta di { $name }
    .to = verso il pianeta di { $name }
    .above = sopra il pianeta di { $name }
place-neutral = il pianeta neutrale { $number }
    .on = sul pianeta neutrale { $number }
    .to = verso il pianeta neutrale { $number }
    .above = sopra il pianeta neutrale { $number }
board-prompt = Che cosa fare
board-tabs = Parti del tavolo
tab-planet = Pianeta
tab-ring = Anello
tab-others = Gli altri
time-left = Tempo rimasto
score-and-markers = { $points } pt · { $markers } ●
    .help = Punti, e segnalini rimasti
timers = Le tue clessidre
seconds = { $seconds } s
timer-idle = inattiva
timer-ready = pronta!
timer-sabotaged = sabotata
timer-none = si esaurisce a vuoto
timer-technology = tecnologia
timer-build = { $card }: costruzione
timer-use = { $card }
timer-clear = { $card }: sblocco
timer-fly = volo { $field }
    .home = ritorno
timer-scrap = { $card }: scarto
ship-landed = { $field }
    .home = a casa
ship-flying = in volo { $field }
    .home = torna a casa
ship-adrift = alla deriva { $field }
ship-away = assente
planet-of = Il pianeta di { $name }
points = Punti
score = { $points } pt
level = Livello tecnologico
has-chosen = ha scelto
is-choosing = sta scegliendo…
your-pile = Le tue carte
drawn-pair = Tienine una
pile-empty = La tua pila personale è finita.
supply = Riserva
wants = Chi vuole cosa
wants-aboard = A bordo
wants-none = Per ora nessuno chiede nulla.
wants-line = { $owner ->
        [0] { $goods }: +{ $points }.
       *[other] { $goods }: +{ $points }, e +{ $owner } al proprietario.
    }
wants-fits = È tutto a bordo di una sola nave.
wants-missing = Manca ancora: { $goods }.
ground = A terra
load-all = Carica tutto
unload-all = Scarica tutto
collects = Le miniere si svuotano da sole se ci sta tutto
calls = Suoni e annunci
calls-time = Annuncio del tempo
calls-time-off = nessuno
calls-time-sound = con suoni
calls-time-voice = a voce
calls-ready = Un suono quando un lavoro è pronto
call-go = Via!
call-overtime = Tempo scaduto! Le clessidre attive si possono ancora usare.

do-technology = Sviluppa la tecnologia
do-build = Costruisci: { $card }
do-place = Piazza: { $card }
do-use = Usa: { $card }
do-empty = Lavoro finito: { $card }
do-fly = Vola { $field }
    .home = Torna a casa
do-begin = Comincia con: { $card }
do-plan = Pianifica: { $card }
do-keep = Tieni: { $card }
do-draw = Pesca due carte di livello { $level }
do-site = Costruisci nella colonna { $column }
do-site-left = Costruisci a sinistra
do-site-right = Costruisci a destra
do-ship = Nave { $number }
do-store = { $card } { $number }
do-good = Sposta { $good }
do-ground = Lascia qui
do-pick-up = Raccogli { $good }
do-supply = Restituisci alla riserva
do-collect = Raccogli ciò che ci sta
do-discard = Scarta
do-give-up = Annulla questo lavoro
do-scrap = Scarta una carta costruita
do-discard-built = Scarta: { $card }
do-deliver = { $goods } → { $name }: +{ $points }
do-order = Evadi l’ordine { $field }
do-timer = Prendi una clessidra inattiva
do-sabotage = Sabota una clessidra di { $name }
do-aim = Usa un segnalino d’attacco: { $card }
do-fire = Spara contro { $name }: { $card }
do-finished = Ho finito
do-cancel = Annulla

prompt-first-mine = Scegli la miniera con cui cominciare.
prompt-first-mine-picked = Scegli la miniera con cui cominciare. Allo scadere del tempo sarà “{ $card }”.
prompt-first-site = Ora scegli il suo posto. Il tuo generatore andrà da quel lato.
prompt-others-choose = Stanno ancora scegliendo: { $names }
prompt-countdown = L’orologio parte fra { $seconds }…
prompt-watching = Tutti sono al lavoro.
prompt-paused = La partita è in pausa.
prompt-won = Hai vinto!
prompt-over = Vittoria di { $names }!
prompt-timer = Per quale lavoro?
prompt-site = Dove costruisci “{ $card }”?
prompt-no-site = Per ora non c’è un sito per “{ $card }”.
prompt-fly = Verso quale pianeta?
prompt-haul = Dove va?
prompt-which-ship = Quale nave?
prompt-which = Quale?
prompt-colour = Quale colore?
prompt-old = Quale merce cambi?
prompt-new = Con quale merce?
prompt-partly = Non ci sta tutto: il resto andrebbe perso.
prompt-nothing = Per ora qui non c’è niente da raccogliere.
prompt-aim = Contro chi?
prompt-scrap = Quale carta?
prompt-offer = { $name } offre { $give } per { $ask }.
prompt-keep = Tieni una delle due carte; l’altra torna sotto il suo mazzo.
prompt-ready =
    { $ready ->
        [one] Un lavoro è pronto!
       *[other] { $ready } lavori sono pronti!
    }
prompt-idle =
    { $idle ->
        [one] Una delle tue clessidre è inattiva.
       *[other] { $idle } delle tue clessidre sono inattive.
    }
prompt-busy = Tutte le tue clessidre sono attive; la prossima finisce fra { $seconds } s. Carica, scambia.
prompt-overtime =
    { $ready ->
        [0] Tempi supplementari: sfrutta ciò che ancora arriva.
       *[other] Tempi supplementari: usa ciò che è pronto.
    }
prompt-hurry = { $words } { $seconds } s
prompt-by-lot = Tempo scaduto: il caso ti ha dato “{ $card }”. L’orologio parte fra { $seconds }…
prompt-spent = Non ti resta niente da fare: hai finito.
reconstructed = Valore ricostruito
    .help = Nessuna fonte pubblica dà questo valore. Il nostro si accorda con tutto ciò che si sa; quello stampato può essere diverso.
prompt-finished = Hai finito; altri forse stanno ancora giocando.

## La cosa migliore da fare ora, e perché

advise-deliver = { $name } vuole ciò che trasporti: consegnalo per +{ $points }.
advise-place = La carta “{ $card }” è pronta: scegli il suo posto.
advise-collect = “{ $card }” ha finito: raccogli le sue merci.
advise-exchange = “{ $card }” ha finito: scegli che cosa cambiare.
advise-send = “{ $card }” ha finito: manda le sue merci a una nave.
advise-discard = La carta “{ $card }” è fuori servizio: scartala.
advise-stuck = “{ $card }” aspetta. { $why }
advise-fly = La clessidra { $timer } è inattiva: parti { $field }. { $name } vuole ciò che trasporti: +{ $points }.
advise-build = La clessidra { $timer } è inattiva: costruisci “{ $card }”.
advise-use = La clessidra { $timer } è inattiva: avvia “{ $card }”.
advise-use-wanted = { $count ->
        [one] La clessidra { $timer } è inattiva: avvia “{ $card }”. Le sue merci mancano a una richiesta.
       *[other] La clessidra { $timer } è inattiva: avvia “{ $card }”. Le sue merci mancano a { $count } richieste.
    }
advise-research = La clessidra { $timer } è inattiva: alza la tua tecnologia, per carte migliori.
advise-plan = Un posto di pianificazione è libero: pianifica “{ $card }”. Non serve una clessidra.
advise-draw = Un posto di pianificazione è libero: pesca due carte di livello { $level } e tienine una.
verb-build = Costruisci
verb-collect = Raccogli
verb-discard = Scarta
verb-draw = Pesca
verb-exchange = Cambia
verb-fly = Vola
verb-place = Piazza
verb-plan = Pianifica
verb-research = Alza
verb-send = Manda
verb-start = Avvia

## Scambi

trade = Scambi
offer-begin = { $name }, { $field }
offer-begin-cards = { $name }: carte pianificate
offer-cards = Carte pianificate
offer-draft = Per { $name }: { $give } in cambio di { $ask }
offer-give = Dai
offer-ask = Chiedi
offer-job =
    { $count ->
        [one] 1 merce di una produzione
       *[other] { $count } merci di una produzione
    }
offer-job-of =
    { $goods ->
        [none] { $card }: { $count ->
            [one] 1 merce
           *[other] { $count } merci
        }
       *[some] { $card }: { $goods }
    }
offer-make = Fai l’offerta
offer-coming = { $name } offre { $give } in cambio di { $ask } ({ $seconds } s)
offer-going = La tua offerta per { $name }: { $give } in cambio di { $ask } ({ $seconds } s)
offer-accept = Accetta
offer-decline = Rifiuta
offer-withdraw = Ritira l’offerta

## Leggere un pezzo

rule-link = Regola { $rule }
read-more = Regola { $rule } · “?” la apre
read-demand = Una richiesta sul pianeta di { $name }
read-timer = { $name }: clessidra { $number }
read-ship = La nave di { $name }
read-technology = La tecnologia di { $name }
read-deck = Mazzo di livello { $level }
read-level = Livello { $level }
read-plugs = { $plugs ->
        [0] Non richiede energia.
        [one] Richiede un punto di connessione alimentato.
       *[other] Richiede { $plugs } punti di connessione alimentati.
    }
read-wants = { $owner ->
        [0] Chiede { $goods }: +{ $points } a chi consegna.
       *[other] Chiede { $goods }: +{ $points } a chi consegna, +{ $owner } al proprietario.
    }
read-fulfilled = { $name } ha consegnato { $goods }.
read-covered = Coperta: fuori servizio. La sua richiesta vale ancora.
read-blocked = Bloccata da un segnalino d’attacco: la prossima clessidra la sblocca soltanto.
read-holds = Contiene { $goods }. Posto rimasto: { $room }.
read-ammunition = Segnalini d’attacco carichi: { $count }
read-slot-free = Nessuna clessidra sopra.
read-planned = Pianificata: prima di piazzarla, una clessidra deve esaurirsi su di essa.
read-timer-idle = Inattiva: aspetta un lavoro.
read-timer-ready = La clessidra è esaurita: il lavoro è pronto.
read-timer-runs = La clessidra scorre ancora per { $seconds } s.
read-timer-sabotaged = Sabotata: non porta niente e sarà inattiva fra { $seconds } s.
read-timer-how = Una clessidra attiva non si riprende; un lavoro pronto aspetta quanto vuoi.
read-demand-how = Atterra lì con tutto a bordo di una sola nave.
read-order-how = Atterra lì con tutto a bordo di una sola nave. Nessun altro segna punti.
read-ships = Atterrati qui: { $names }
read-no-ships = Qui non c’è nessuna nave.
read-ground = A terra: { $goods }
read-field-how = Una nave vuota raggiunge ogni pianeta con una clessidra, una carica solo un pianeta vicino.
read-steps = { $steps ->
        [one] Ancora una clessidra per il livello { $level }.
       *[other] Ancora { $steps } clessidre per il livello { $level }.
    }
read-technology-how = Il livello limita i mazzi da cui peschi, mai ciò che costruisci.
read-deck-left = { $count ->
        [one] Resta una carta.
       *[other] Restano { $count } carte.
    }
read-deck-how = Guarda le prime due carte e tienine una su un posto di pianificazione libero. Non serve una clessidra.
read-supply-how = Le merci che nessuno ha, comuni a tutti. Le consegne tornano lì.

## How the game is won, on one line above the board

goal-line = Consegna, vince chi ha più punti · tu { $own }, altri { $most }
goal-line-last = Supplementari, niente clessidre · tu { $own }, altri { $most }
goal-line-watching = Consegnare per segnare: vince chi ha più punti

## What the coach says

reason-delivers = Consegna qui: { points-scored } per te, { $share } per { $seat }.
reason-delivers-neutral = Consegna qui: { points-scored } per te, niente per gli altri.
reason-flies = Porta le merci da { $seat }: { points-scored } in { flights-flown }.
reason-flies-neutral = Un pianeta neutrale vuole le tue merci: { points-scored } in { flights-flown }.
reason-flies-home = La nave serve di più a casa.
reason-lands = La nave va alla deriva finché una clessidra non la fa atterrare.
reason-digs = Ciò che si chiede: { $colour }. Questa miniera ne produce { $amount } al minuto.
reason-digs-any = Questa miniera produce il colore più richiesto: { $amount } al minuto.
reason-converts = “{ $card }” cambia una merce inutile in una che rende.
reason-uses = “{ $card }” vale adesso il suo minuto.
reason-arms-missile = Un segnalino per bloccare una macchina del migliore degli altri: { $seat }.
reason-arms-probe = Un segnalino per fermare una clessidra del migliore degli altri: { $seat }.
reason-clears = Un minuto libera lo spazio, e la macchina riparte.
reason-builds = “{ $card }” lavora per te fino alla fine: conviene costruire presto.
reason-builds-factory = Una clessidra in più fino alla fine: prima è, meglio è.
reason-builds-center = Due posti in più: le carte che aspettano non vanno perse.
reason-technology = Un livello più alto apre carte migliori, e c’è ancora tempo.
reason-plans = “{ $card }” è la carta che ti manca di più.
reason-draws = Puoi pescare dal mazzo di livello { $level }: le sue carte fanno di più.
reason-draws-fitting = Il mazzo di livello { $level } ha più carte che puoi costruire adesso.
reason-keeps = Delle due, “{ $card }” serve di più al tuo pianeta.
reason-places = “{ $card }” qui ha energia e non copre niente di utile.
reason-places-station = Più energia: più macchine possono lavorare.
reason-collects = È pronto, e la clessidra è libera per altro.
reason-collects-colour = Tra tutti i colori, questo ti rende di più: { $colour }.
reason-starts-with = “{ $card }” produce un colore che molti chiedono.
reason-cannot-build = Non c’è un sito per “{ $card }”: fai posto a un altro piano.
reason-frees-timer = Non ha niente da fare, e la clessidra ti serve.
reason-loads = Caricala prima di partire: il viaggio rende di più con questa merce ({ $colour }).
reason-nobody-wants = Nessuno la vuole, e occupa posto.
reason-good-trade = Lo scambio aiuta la tua prossima consegna.
reason-bad-trade = Lo scambio non ti aiuta.
reason-stops-ship = Ferma una nave carica prima che atterri: { $seat }.
reason-blocks = Blocca una macchina per un minuto: { $seat }.
reason-nothing-left = Non ti resta niente da fare.
reason-no-idle-timer = Le clessidre sono inattive, e il tempo passa.
reason-serves-you = È ciò che aiuta di più la tua prossima consegna.
points-scored =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
flights-flown =
    { $flights ->
        [one] { $flights } volo
       *[other] { $flights } voli
    }
