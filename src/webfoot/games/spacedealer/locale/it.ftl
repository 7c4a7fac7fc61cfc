## The lid of the box

game = Space Dealer
    .pitch = Niente turni, solo clessidre. Trenta minuti per arricchirsi fra le stelle.

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
    .text = Una clessidra dà { $amount ->
        [one] una merce
       *[other] { $amount } merci
    } del suo colore.
    .rule = SD-US-02
type-generator = Generatore
    .text = Alimenta { $amount } punti di connessione dal suo lato del pianeta.
    .rule = SD-BD-11
type-depot = Deposito
    .text = Conserva { $amount } merci. Non vuole clessidre.
    .rule = SD-US-07
type-solar-satellite = Satellite solare
    .text = Si costruisce su un generatore: alimenta { $amount } punti.
    .rule = SD-BD-11
type-multi-mine = Multiminiera
    .text = Una clessidra dà una merce del colore che vuoi.
    .rule = SD-US-02
type-mining-complex = Complesso minerario
    .text = Una clessidra dà { $amount } merci del suo colore.
    .rule = SD-US-02
type-converter = Convertitore
    .text = Una clessidra cambia { $amount ->
        [one] una tua merce
       *[other] fino a { $amount } tue merci
    } a casa con merci qualsiasi della riserva.
    .rule = SD-US-06
type-sabotage-probe = Sonda di sabotaggio
    .text = Una clessidra carica un segnalino d’attacco. In ogni momento un segnalino rovina una clessidra attiva di un altro.
    .rule = SD-AD-07
type-interstellar-missile = Missile interstellare
    .text = Una clessidra carica un segnalino d’attacco. In ogni momento un segnalino blocca uno spazio per clessidra nella zona d’azione di un altro.
    .rule = SD-AD-09
type-tech-center = Centro tecnologico
    .text = { $amount } posti di pianificazione in più.
    .rule = SD-AD-03
type-orbital-station = Stazione orbitale
    .text = Una seconda nave, finché la stazione non viene coperta.
    .rule = SD-AD-05
type-transport-probe = Sonda di trasporto
    .text = Conserva { $amount } merci. Una clessidra le manda a una tua nave, ovunque sia.
    .rule = SD-AD-15
type-fusion-reactor = Reattore a fusione
    .text = Si costruisce su un satellite solare: alimenta { $amount } punti.
    .rule = SD-BD-11
type-fusion-mine = Miniera a fusione
    .text = Una clessidra dà { $amount } merci del suo colore.
    .rule = SD-US-02
type-fusion-converter = Convertitore a fusione
    .text = Una clessidra cambia fino a { $amount } tue merci a casa.
    .rule = SD-US-06
type-metropolis = Metropoli
    .text = Nessuna macchina, ma molte richieste.
    .rule = SD-BD-08
type-megacity = Megalopoli
    .text = Nessuna macchina, ma qui tutti sono attesi.
    .rule = SD-BD-08
type-robot-factory = Fabbrica di robot
    .text = Una clessidra in più.
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

spacedealer-name = Space Dealer
spacedealer-tagline = Trenta minuti, tutti insieme: tieni occupate le tue clessidre.
spacedealer-about = Attrezza il tuo pianeta, estrai merci e portale a chi le aspetta, nello stesso momento di tutti gli altri. Due clessidre fanno tutto il tuo lavoro, un minuto per compito. Niente turni, niente attese: solo quello che riesci a fare prima della fine.

## Opzioni

option-rules = Regole
    .help = Il gioco base, oppure tutte le carte con sabotaggi, missili, scambio di carte e ordini neutrali.
option-rules-basic = Di base
option-rules-experienced = Per giocatori esperti
option-length = Durata
    .help = Trenta minuti è la durata stampata.
option-length-30 = 30 minuti
option-length-20 = 20 minuti
option-length-15 = 15 minuti
option-length-10 = 10 minuti
option-length-5 = 5 minuti
option-pace = Clessidre
    .help = Quanto scorre una clessidra. Un minuto è il tempo stampato.
option-pace-60 = 60 secondi
option-pace-45 = 45 secondi
option-pace-30 = 30 secondi
option-pace-20 = 20 secondi
option-pace-10 = 10 secondi
option-pace-5 = 5 secondi
option-collecting = Miniere pronte
    .help = Aspettano di essere svuotate a mano, o si svuotano subito; ciò che non ci sta va perso.
option-collecting-by-hand = A mano
option-collecting-by-itself = Da sole
option-technology_scale = Scala tecnologica
    .help = Quanti usi vuole un nuovo livello. La scala stampata non è nota; la prima è una nostra ricostruzione.
option-technology_scale-box = 1 · 1 · 2 · 2 · 3
option-technology_scale-1-2-3 = 1 · 2 · 3
option-technology_scale-1-1-2-2-2-3 = 1 · 1 · 2 · 2 · 2 · 3
option-discard_in_basic_game = Scartare nel gioco base
    .help = Una carta pianificata che non si può costruire si scarta con una clessidra. Il gioco base stampato ti lascia bloccato.
option-production_for_visitors = Merci dritte a un visitatore
    .help = D’accordo fra voi, una miniera pronta può riempire la nave di un altro.
option-covering_goods = Costruire sopra le merci
    .help = Le merci di una carta coperta vengono spostate, oppure lì non si costruisce.
option-covering_goods-moved = Spostate
option-covering_goods-forbidden = Vietato
option-supply = Riserva
    .help = Dieci merci di ogni colore per scatola, o quante ne servono.
option-supply-limited = Limitata
option-supply-unlimited = Illimitata
option-attack_markers = Segnalini d’attacco per uso
    .help = Quanti segnalini carica un uso di sonda o missile.
option-attack_markers-one = Uno
option-attack_markers-refill = Fino a due
option-sabotaged_flight = Voli sabotati
    .help = La nave va alla deriva sopra la meta finché un’altra clessidra la fa atterrare, o torna da dove veniva.
option-sabotaged_flight-adrift = Alla deriva
option-sabotaged_flight-returns = Torna
option-missile_on_busy_slot = Missili su spazi occupati
    .help = Un missile può colpire uno spazio con una clessidra? Il lavoro in corso finirebbe normalmente.
option-missile_on_busy_slot-allowed = Permesso
option-missile_on_busy_slot-forbidden = Solo spazi vuoti
option-transport_probe = Sonda di trasporto
    .help = Serve le navi del suo proprietario o, d’accordo fra voi, quelle di tutti.
option-transport_probe-own-ships = Le sue navi
option-transport_probe-any-ship = Ogni nave
option-discarding = Scarto
    .help = Per giocatori esperti: solo carte pianificate, o anche costruite.
option-discarding-planned = Carte pianificate
option-discarding-built-too = Anche costruite
option-thinking = Scelta fra due carte
    .help = Prenditi tempo davanti a una coppia pescata, o decidi in mezzo minuto prima che lo faccia la sorte.
option-thinking-unlimited = Senza limite
option-thinking-limited = 30 secondi
option-dump_in_flight = Scaricare in volo
    .help = Una nave in volo può restituire merci alla riserva.
option-attack_oneself = Attaccare se stessi
    .help = I segnalini d’attacco valgono anche sulle proprie clessidre e sui propri spazi.

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
event-start-chosen = { $seat } ha scelto una miniera.
event-chosen-by-lot = Tempo scaduto: la sorte dà “{ $card }” a { $seat }.
event-start-revealed = { $seat } comincia con “{ $card }”.
event-countdown-began = Pronti? L’orologio parte fra { $seconds } secondi.
event-clock-started = L’orologio corre: { $minutes } minuti.
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
event-technology-started = { $seat } lavora a una nuova tecnologia.
event-build-started = { $seat } comincia a costruire “{ $card }”.
event-use-started = { $seat } mette in moto “{ $card }”.
event-clearing-started = { $seat } comincia a sbloccare “{ $card }”.
event-flight-started = La nave di { $seat } parte per il { $field }.
event-scrap-started = { $seat } comincia a scartare “{ $card }”.
event-job-ready =
    { $job ->
        [build] { $seat } può costruire “{ $card }”.
        [scrap] { $seat } può scartare “{ $card }”.
       *[use] “{ $card }” di { $seat }: lavoro finito.
    }
event-gave-up = { $seat } lascia andare un lavoro pronto.
event-timer-idle = Una clessidra di { $seat } si è esaurita a vuoto.
event-technology-raised =
    { $new ->
        [true] { $seat } raggiunge il livello tecnologico { $level }.
       *[false] { $seat } progredisce nella tecnologia.
    }
event-landed =
    { $owner ->
        [none] La nave di { $seat } atterra su un pianeta neutrale.
       *[player] La nave di { $seat } atterra sul pianeta di { $owner }.
    }
event-card-built = { $seat } costruisce “{ $card }”.
event-station-built = { $seat } costruisce “{ $card }”.
event-card-covered = { $seat } copre “{ $card }”.
event-card-uncovered = “{ $card }” di { $seat } torna a funzionare.
event-card-discarded = { $seat } scarta “{ $card }”.
event-goods-saved =
    { $goods ->
        [none] { $seat } perde { $lost } nel cantiere.
       *[some]
            { $lost ->
                [none] { $seat } sposta { $goods } dal cantiere.
               *[some] { $seat } sposta { $goods } dal cantiere; perdite: { $lost }.
            }
    }
event-ship-joined = Una seconda nave è al servizio di { $seat }.
event-ship-left =
    { $lost ->
        [none] { $seat } perde la seconda nave.
       *[some] { $seat } perde la seconda nave, con il suo carico: { $lost }.
    }
event-timer-joined = { $seat } riceve una clessidra in più.
event-timer-left = { $seat } restituisce una clessidra.
event-collected =
    { $lost ->
        [0] { $seat } raccoglie { some-goods }.
       *[other] { $seat } raccoglie { some-goods }; merci perse, per mancanza di spazio o di riserva: { $lost }.
    }
event-converted = { $seat } cambia { $old } in { $new }.
event-beamed = { $seat } manda { $colour } a una nave.
event-collecting-changed =
    { $on ->
        [true] Le miniere di { $seat } ora si svuotano da sole.
       *[false] { $seat } svuota di nuovo le miniere a mano.
    }
event-good-moved = { $seat } sposta { $colour }.
event-good-dumped = { $seat } restituisce { $colour } alla riserva.
event-good-dropped = { $seat } lascia { $colour } su suolo neutrale.
event-good-picked-up = { $seat } raccoglie { $colour } da terra.
event-offered =
    { $job ->
        [none] { $seat } offre a { $to }: { offer-gives } in cambio di { offer-asks }.
       *[card]
            { $gives ->
                [none] { $seat } offre a { $to }: { offer-share } in cambio di { offer-asks }.
               *[some] { $seat } offre a { $to }: { $gives }, più { offer-share }, in cambio di { offer-asks }.
            }
    }
event-offer-ended =
    { $why ->
        [withdrawn] { $seat } ritira l’offerta a { $to }.
        [declined] { $to } rifiuta l’offerta di { $seat }.
        [expired] L’offerta di { $seat } a { $to } è scaduta.
        [replaced] { $seat } fa un’altra offerta a { $to }.
       *[lapsed] L’offerta di { $seat } a { $to } non si può più mantenere.
    }
event-traded = { $seat } e { $to } scambiano: { offer-gives } in cambio di { offer-asks }.
event-produced-for =
    { $lost ->
        [0] “{ $card }” di { $seat } carica { some-goods } sulla nave di { $to }.
       *[other] “{ $card }” di { $seat } carica { some-goods } sulla nave di { $to }; merci perse: { $lost }.
    }
event-delivered = { $seat } consegna { $goods } a { $owner }: +{ $points }; { $owner }: +{ $owner_points }.
event-order-delivered = { $seat } evade un ordine neutrale con { $goods }: +{ $points }.
event-order-laid = Novità su un pianeta neutrale: “{ $card }”.
event-order-returned = “{ $card }” va sotto il mazzo: più d’uno avrebbe potuto evadere l’ordine subito.
event-marker-loaded =
    { $count ->
        [0] “{ $card }” di { $seat } non trova più segnalini d’attacco.
       *[other] { $seat } carica “{ $card }”: { $stored } { $stored ->
            [one] segnalino
           *[other] segnalini
        } d’attacco.
    }
event-markers-lost = I segnalini d’attacco su “{ $card }” di { $seat } sono persi.
event-timer-sabotaged = { $seat } sabota una clessidra di { $victim }!
event-sabotage-over = Una clessidra sabotata di { $seat } si è esaurita.
event-missile-hit = { $seat } spara a { $victim }: “{ $card }”, tutto bloccato!
event-slot-cleared = { $seat } sblocca “{ $card }”.
event-ship-adrift = La nave di { $seat } è alla deriva.
event-ship-returned = La nave di { $seat } è tornata da dove veniva.
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
        [none] Tempo scaduto. Le clessidre attive si usano ancora.
       *[player] { $seat } ha messo l’ultimo segnalino! Le clessidre attive si usano ancora.
    }
event-player-finished = { $seat } ha finito.
event-game-ended = La partita è finita. Vittoria di { $winners }!

## Rifiuti

refusal-game-over = La partita è finita.
refusal-not-a-move = Non è una mossa di questo gioco.
refusal-no-such-seat = A questo tavolo non c’è quel posto.
refusal-no-draft = Prima comincia un’offerta.
refusal-empty-draft = Nella tua offerta non c’è ancora niente.
refusal-SD-OB-01 = A questo tavolo non c’è quel luogo.
refusal-SD-OB-04 = Non hai quel contenitore.
refusal-SD-SU-05 = Quella miniera non è fra le tue.
refusal-SD-SU-07 = Prima ciascuno sceglie una miniera, e una volta sola.
refusal-SD-SU-12 = L’orologio non corre ancora, o è tardi per scegliere una miniera.
refusal-SD-TM-04 = Non hai clessidre inattive.
refusal-SD-TM-05 = Lì c’è già una clessidra.
refusal-SD-TM-06 = Una clessidra attiva non si riprende.
refusal-SD-TM-09 = Questa clessidra non è pronta; non c’è nessun lavoro da lasciare.
refusal-SD-PL-01 = Non c’è posto libero per pianificare.
refusal-SD-PL-02 = Quella carta non è nella tua pila personale.
refusal-SD-PL-03 = La tua tecnologia non arriva a quel mazzo.
refusal-SD-PL-04 = Non c’è niente da pescare o da tenere.
refusal-SD-PL-05 = Prima tieni una delle due carte pescate.
refusal-SD-PL-06 = Senza un posto libero per pianificare non si pesca.
refusal-SD-PL-07 = In questa partita le carte pianificate non si scartano.
refusal-SD-TL-03 = La tua tecnologia è al culmine.
refusal-SD-BD-01 = Lì non hai carte pianificate.
refusal-SD-BD-02 = Quella carta non è pronta: deve scorrerci una clessidra.
refusal-SD-BD-03 = Per ora non c’è un sito per { $card }.
refusal-SD-BD-04 = Lì non c’è niente del genere.
refusal-SD-BD-05 = I generatori vanno accanto al pianeta, i satelliti sui generatori, i reattori sui satelliti; le altre carte altrove.
refusal-SD-BD-06 = Quel punto di connessione non è alimentato.
refusal-SD-BD-07 = Entrambe le connessioni vogliono energia.
refusal-SD-BD-08 = Una carta senza connessione deve toccarne un’altra.
refusal-SD-BD-09 = Nella zona delle richieste non si copre niente.
refusal-SD-BD-10 = Quella carta è coperta.
refusal-SD-BD-12 = Una carta con una clessidra o un segnalino d’attacco non si copre.
refusal-SD-US-01 = Lì non c’è uno spazio, o il suo lavoro non è pronto.
refusal-SD-US-02 = Non è ciò che produce questa carta.
refusal-SD-US-03 = Le merci vanno in un deposito o in una nave sul tuo pianeta.
refusal-SD-US-04 = La riserva non ne ha più di quel colore.
refusal-SD-US-05 = Non c’è più spazio.
refusal-SD-US-06 = Un convertitore vuole una merce di quel colore sul tuo pianeta.
refusal-SD-US-07 = Non c’è una merce di quel colore da spostare.
refusal-SD-MV-02 = Una nave in volo non è da nessuna parte.
refusal-SD-MV-04 = Solo una nave vuota vola così lontano in una volta.
refusal-SD-MV-06 = Non c’è una merce di quel colore da restituire.
refusal-SD-MV-09 = La nave è già lì.
refusal-SD-TR-01 = Le merci cambiano mano solo sullo stesso pianeta, e solo quelle che ci sono.
refusal-SD-TR-02 = Si scambia solo con gli altri giocatori.
refusal-SD-TR-03 = Non c’è spazio per questo.
refusal-SD-TR-04 = Non c’è una tale offerta.
refusal-SD-DL-01 = Per consegnare, atterra sul pianeta di quel giocatore; il tuo non conta.
refusal-SD-DL-05 = Quella richiesta è già soddisfatta.
refusal-SD-DL-06 = Non ti restano segnalini.
refusal-SD-DL-08 = Nessuna tua nave lì porta tutto ciò che è richiesto.
refusal-SD-EN-01 = Tempo scaduto: non si avvia più nessuna clessidra.
refusal-SD-EN-03 = Si finisce una volta sola, nei supplementari.
refusal-SD-AD-07 = Lì non hai una sonda di sabotaggio carica.
refusal-SD-AD-08 = Si sabota solo una clessidra attiva.
refusal-SD-AD-09 = Lì non hai un missile carico.
refusal-SD-AD-10 = Prima sblocca lo spazio.
refusal-SD-AD-11 = Quel giocatore è già bloccato due volte.
refusal-SD-AD-12 = Un missile colpisce solo spazi aperti della zona d’azione.
refusal-SD-AD-15 = La sonda di trasporto non ha quella merce, o sopra c’è una clessidra.
refusal-SD-AD-16 = Lì non c’è una carta da scartare.
refusal-SD-AD-19 = Quello spazio è già bloccato.
refusal-SD-AX-01 = Le carte pianificate non si scambiano così.
refusal-SD-AX-02 = Non c’è posto libero per le carte.
refusal-SD-AX-04 = Una carta con una clessidra non cambia mano.
refusal-SD-NP-01 = Nel gioco base non ci sono ordini neutrali.
refusal-SD-NP-02 = Lì non hai una nave.
refusal-SD-NP-04 = Su quel pianeta non c’è un ordine.
refusal-SD-NP-05 = Le merci si lasciano solo su suolo neutrale dove si è atterrati, fra giocatori esperti.
refusal-SD-Q02 = È già così.
refusal-SD-Q08 = Solo le merci di una miniera pronta sul tuo pianeta vanno dritte a un visitatore, se questo tavolo lo permette.
refusal-SD-Q09 = A questo tavolo si spostano le merci prima di costruirci sopra.
refusal-SD-Q10 = La riserva non ne ha di quel colore da cambiare.
refusal-SD-Q11 = Ci sono già due segnalini d’attacco.
refusal-SD-Q12 = Una nave alla deriva può solo atterrare dov’è.
refusal-SD-Q13 = A questo tavolo i missili colpiscono solo spazi vuoti.
refusal-SD-Q14 = La sonda di trasporto riempie una nave del suo proprietario, salvo che questo tavolo permetta di più.
refusal-SD-Q15 = A questo tavolo si scartano solo carte pianificate, o la clessidra non è pronta.
refusal-SD-Q17 = Una nave in volo non può restituire merci.
refusal-SD-Q20 = Non ci si attacca da soli.

## Al tavolo

goods-times = { $count } × { $colour }
place-planet = pianeta di { $name }
place-neutral = pianeta neutrale { $number }
board-prompt = E adesso
board-tabs = Parti del tavolo
tab-planet = Pianeta
tab-ring = Anello
tab-others = Gli altri
time-left = Tempo rimasto
score-and-markers = { $points } pt · { $markers } ●
    .help = Punti, e segnalini rimasti
timers = Le tue clessidre
seconds = { $seconds } s
timer-idle = libera
timer-ready = pronta!
timer-sabotaged = sabotata
timer-none = scorre per niente
timer-technology = tecnologia
timer-build = { $card }: costruzione
timer-use = { $card }
timer-clear = { $card }: sgombero
timer-fly = volo verso il { $field }
timer-scrap = { $card }: smontaggio
ship-landed = sul { $field }
ship-flying = verso il { $field }
ship-adrift = alla deriva presso il { $field }
ship-away = assente
planet-of = Pianeta di { $name }
points = Punti
score = { $points } pt
level = Livello tecnologico
has-chosen = ha scelto
is-choosing = sta scegliendo…
your-pile = Le tue carte
drawn-pair = Tienine una
supply = Riserva
ground = A terra
load-all = Carica tutto
unload-all = Scarica tutto
collects = Le miniere si svuotano da sole se ci sta tutto
calls-time = Annuncia il tempo
calls-time-off = no
calls-time-sound = con suoni
calls-time-voice = a voce
calls-ready = Un suono quando qualcosa è pronto
call-go = Via!
call-overtime = Tempo scaduto. Le clessidre in corso valgono ancora.

do-technology = Sviluppa la tecnologia
do-build = Costruisci: { $card }
do-place = { $card } è pronto: piazzalo
do-use = Usa: { $card }
do-empty = { $card }: è pronto
do-fly = Vola verso il { $field }
do-begin = Comincia con: { $card }
do-plan = Progetta: { $card }
do-keep = Tieni: { $card }
do-draw = Pesca due carte di livello { $level }
do-site = Costruisci nella colonna { $column }
do-site-left = Costruisci a sinistra
do-site-right = Costruisci a destra
do-ship = Nave { $number }
do-store = Deposito { $number }
do-good = Sposta: { $colour }
do-ground = Lascia qui
do-pick-up = Raccogli: { $colour }
do-supply = Rimetti nella riserva
do-collect = Prendi ciò che ci sta
do-discard = Scarta
do-give-up = Lascia il lavoro
do-scrap = Smonta una carta
do-take-down = { $card }: smonta
do-deliver = { $goods } → { $name }: +{ $points }
do-order = Evadi l’ordine del { $field }
do-timer = Prendi una clessidra libera
do-sabotage = Sabota una clessidra di { $name }
do-aim = Usa un segnalino: { $card }
do-fire = Spara a { $name }: { $card }
do-finished = Ho finito
do-cancel = Annulla

prompt-first-mine = Scegli la miniera con cui cominciare.
prompt-first-site = E il suo posto: il generatore andrà da quel lato.
prompt-others-choose = Stanno ancora scegliendo: { $names }
prompt-countdown = Il cronometro parte tra { $seconds } …
prompt-watching = Tutti sono al lavoro.
prompt-paused = Il tavolo è in pausa.
prompt-won = Hai vinto!
prompt-over = Vittoria per { $names }
prompt-timer = Per quale lavoro?
prompt-site = { $card }: dove?
prompt-no-site = { $card }: al momento non c’è posto.
prompt-fly = Volare dove?
prompt-haul = Dove va?
prompt-which-ship = Quale nave?
prompt-which = Quale?
prompt-colour = Quale colore?
prompt-old = Quale merce scambiare?
prompt-new = Con quale?
prompt-partly = Non ci sta tutto: il resto andrebbe perso.
prompt-nothing = Per ora non c’è niente da prendere.
prompt-aim = Contro chi?
prompt-scrap = Quale carta?
prompt-offer = { $name } ti fa un’offerta.
prompt-keep = Tieni una delle due carte.
prompt-ready =
    { $ready ->
        [one] Un lavoro è pronto!
       *[other] { $ready } lavori sono pronti!
    }
prompt-idle =
    { $idle ->
        [one] Una clessidra è libera.
       *[other] { $idle } clessidre sono libere.
    }
prompt-busy = Tutte le clessidre scorrono. Progetta, carica, scambia.
prompt-overtime =
    { $ready ->
        [0] Tempo supplementare: usa ciò che ancora arriva.
       *[other] Tempo supplementare: usa ciò che è pronto.
    }
prompt-hurry = { $words } { $seconds } s
prompt-by-lot = Tempo scaduto: la sorte ti dà { $card }. L’orologio parte fra { $seconds } …
prompt-spent = Non ti resta niente da fare: hai finito.
reconstructed = Valore ricostruito
    .help = Nessuna fonte pubblica dà questo valore: è fatto per accordarsi con ciò che si sa, e il gioco stampato può essere diverso.
prompt-finished = Hai finito; gli altri forse sono ancora occupati.

trade = Commercio
offer-begin = { $name }, sul { $field }
offer-begin-cards = { $name }: carte progettate
offer-cards = Carte progettate
offer-draft = A { $name }: { $give } in cambio di { $ask }
offer-give = Dai
offer-ask = Chiedi
offer-job = { $count } da una produzione
offer-job-of =
    { $colour ->
        [none] { $card }: { $count }
       *[some] { $card }: { $count } × { $colour }
    }
offer-make = Offri
offer-coming = { $name } offre { $give } in cambio di { $ask } ({ $seconds } s)
offer-going = Offri a { $name }: { $give } in cambio di { $ask } ({ $seconds } s)
offer-accept = Accetta
offer-decline = Rifiuta
offer-withdraw = Ritira
