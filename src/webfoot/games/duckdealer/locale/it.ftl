## The lid of the box

game = Duck Dealer
    .pitch = Lunghi piani, un grande viaggio: il commercio interplanetario delle paperelle.

## How the bots play it

plays-gentle = Agisce presto e per poco: viaggi brevi, pochi punti.
plays-quick = Fa un buon piano per il suo turno e lo segue.
plays-thinker = Prova molti piani per il suo turno e risparmia per quelli lunghi.
plays-thinker-long = Prova il triplo dei piani dell’Airone.

## Merci: da sola; un’unità in una frase; a che serve una miniera, una fabbrica, una clientela

good-duck = Paperelle di gomma
    .one = una paperella di gomma
    .for = di paperelle di gomma
    .counted =
        { $count ->
            [one] { good-duck.one }
           *[other] { $count } paperelle di gomma
        }
good-beads = Perline di plastica
    .one = delle perline di plastica
    .for = di perline di plastica
    .counted =
        { $count ->
            [one] { good-beads.one }
           *[other] { $count } × perline di plastica
        }
good-solar = Pannelli solari
    .one = dei pannelli solari
    .for = di pannelli solari
    .counted =
        { $count ->
            [one] { good-solar.one }
           *[other] { $count } × pannelli solari
        }
good-paint = Vernice blu
    .one = della vernice blu
    .for = di vernice blu
    .counted =
        { $count ->
            [one] { good-paint.one }
           *[other] { $count } × vernice blu
        }
good-booth = Cabine telefoniche
    .one = una cabina telefonica
    .for = di cabine telefoniche
    .counted =
        { $count ->
            [one] { good-booth.one }
           *[other] { $count } cabine telefoniche
        }
good-satellite = Satelliti
    .one = un satellite
    .for = di satelliti
    .counted =
        { $count ->
            [one] { good-satellite.one }
           *[other] { $count } satelliti
        }
good-accelerator = Acceleratore lineare
    .one = un acceleratore lineare
    .for = di acceleratori lineari
    .counted =
        { $count ->
            [one] { good-accelerator.one }
           *[other] { $count } acceleratori lineari
        }
good-stealth = Paperelle invisibili
    .one = una paperella invisibile
    .for = di paperelle invisibili
    .counted =
        { $count ->
            [one] { good-stealth.one }
           *[other] { $count } paperelle invisibili
        }
good-radio = Radio moderna
    .one = una radio moderna
    .for = di radio moderne
    .counted =
        { $count ->
            [one] { good-radio.one }
           *[other] { $count } radio moderne
        }
good-pills = Pillole dimagranti
    .one = delle pillole dimagranti
    .for = di pillole dimagranti
    .counted =
        { $count ->
            [one] { good-pills.one }
           *[other] { $count } × pillole dimagranti
        }
good-economy = Economia
    .one = dell’economia
    .for = di economia
    .counted =
        { $count ->
            [one] { good-economy.one }
           *[other] { $count } × economia
        }
good-art = Arte moderna
    .one = dell’arte moderna
    .for = di arte moderna
    .counted =
        { $count ->
            [one] { good-art.one }
           *[other] { $count } × arte moderna
        }
good-science = Scienza
    .one = della scienza
    .for = di scienza
    .counted =
        { $count ->
            [one] { good-science.one }
           *[other] { $count } × scienza
        }
good-religion = Religione
    .one = della religione
    .for = di religione
    .counted =
        { $count ->
            [one] { good-religion.one }
           *[other] { $count } × religione
        }
good-politics = Politica
    .one = della politica
    .for = di politica
    .counted =
        { $count ->
            [one] { good-politics.one }
           *[other] { $count } × politica
        }
good-medicine = Medicina
    .one = della medicina
    .for = di medicina
    .counted =
        { $count ->
            [one] { good-medicine.one }
           *[other] { $count } × medicina
        }
good-military = Militare
    .one = del materiale militare
    .for = di materiale militare
    .counted =
        { $count ->
            [one] { good-military.one }
           *[other] { $count } × materiale militare
        }
good-times = { $count } × { $good }

## Quel che c’è sui pianeti

tile-mine = Miniera
    .the = la miniera
    .a = una miniera
tile-factory = Fabbrica
    .the = la fabbrica
    .a = una fabbrica
tile-shipyard = Spazioporto
    .the = lo spazioporto
    .a = uno spazioporto
tile-consumer = Clientela
    .the = la clientela
    .a = una clientela

## Astronavi

equipment-hold = Stiva di carico
    .one = una stiva di carico
    .text =
        { $count ->
            [one] Posto per una merce in più.
           *[other] Posto per { $count } merci in più.
        }
equipment-navigator = Pilota
    .one = un pilota
    .text = Equipaggio: un’energia rossa ogni volta che accumuli.
equipment-builder = Costruttore
    .one = un costruttore
    .text = Equipaggio: un’energia gialla ogni volta che accumuli.
equipment-trader = Mercante
    .one = un mercante
    .text = Equipaggio: un’energia blu ogni volta che accumuli.

## Energia

energy-red = Energia rossa
    .for = per muovere
energy-yellow = Energia gialla
    .for = per costruire
energy-blue = Energia blu
    .for = per commerciare
amount-red =
    { $count ->
        [one] { $count } rossa
       *[other] { $count } rosse
    }
amount-yellow =
    { $count ->
        [one] { $count } gialla
       *[other] { $count } gialle
    }
amount-blue = { $count } blu

## Gioco

duckdealer-about = Ognuno pilota una piccola astronave in una galassia che vuole di tutto, dalle pillole dimagranti alla religione. Turno dopo turno si mette da parte energia per un lungo viaggio: estrarre, costruire, produrre, consegnare, tutto preparato fino all’ultimo passo prima che gli altri lo vedano. Giocata l’ultima casella del tracciato dei turni, vince chi ha più punti. Le regole sono quelle del regolamento; la mappa, quasi tutte le ricette e molti valori sono ricostruiti, e una stella li segnala ovunque nel gioco.

## Opzioni

option-auction = Asta per l’ordine di turno
    .help = Ognuno punta in segreto dei punti per un posto nell’ordine di turno. Ogni puntata si toglie dal punteggio finale, vincente o no.
option-start_player = Primo giocatore
    .help = Estratto a sorte, o scelto qui. All’asta decide anche le parità.
option-start_player-drawn = Estratto a sorte
option-start_player-seat-1 = Primo posto
option-start_player-seat-2 = Secondo posto
option-start_player-seat-3 = Terzo posto
option-start_player-seat-4 = Quarto posto
option-start_player-seat-5 = Quinto posto
option-privileges_on_built_tiles_only = Privilegi solo su tessere costruite
    .help = Altrimenti puoi reclamare uno spazioporto o una clientela anche da costruire.
option-literal_medicine = Medicina dalla vernice
    .help = La medicina si fa a buon mercato, con vernice blu e pillole dimagranti. Una ricostruzione, come la ricetta solita.
option-other_ring = Le altre ricette
    .help = Gli acceleratori lineari si fanno con perline di plastica e una cabina telefonica, le radio moderne con paperelle di gomma e pannelli solari. Una ricostruzione, come le ricette solite.
option-mixed_mines = Miniere miste
    .help = Si mescolano tre miniere per ogni merce primaria; quattro delle quindici si mettono da parte senza guardarle. Una ricostruzione, come le miniere solite.
option-data = I dati di questo server
    .help = Mappa, ricette, prezzi e punti vengono da un file fornito da chi amministra il server. Le regole mostrate lo seguono, e una stella segnala solo ciò che resta ricostruito.
name-anatida = Anatida
name-bathtub-prime = Vasca Prima
name-canardia = Paperlandia
name-drake-station = Stazione Fischione
name-eiderdown = Piumone
name-puddle = Pozzanghera
name-squeak = Squik
name-teal = Alzavola
name-waddle = Dondola
name-mallard-minor = Germano Minore
name-rubber-ridge = Gommorra
name-far-float = Galla Remota
name-quackmire = Quacquitrino
name-webfoot = Palmipede
name-downfall = Cascapiuma
name-pond-zero = Stagno Zero

## Eventi

bid-of = { $name } ({ $points })
score-of = { $name } ({ $points })
place-planet = { $name }
place-comet = nello spazio fra { $a } e { $b }
    .road = fra { $a } e { $b }

event-bid-made = { $seat } ha fatto la sua puntata.
event-bids-revealed =
    { $again ->
        [true] Si scoprono le seconde puntate: { $bids }.
       *[false] Si scoprono le puntate: { $bids }.
    }
event-place-taken =
    { $place ->
        [1] { $seat } prende il primo posto nell’ordine di turno.
        [2] { $seat } prende il secondo posto nell’ordine di turno.
        [3] { $seat } prende il terzo posto nell’ordine di turno.
        [4] { $seat } prende il quarto posto nell’ordine di turno.
       *[5] { $seat } prende il quinto posto nell’ordine di turno.
    }
event-order-settled = Ordine di turno: { $order }.
event-equipped = { $seat } comincia con { $kind }.
event-started = { $seat } parte da { $planet }.
event-collected =
    { $energy ->
        [none] { $seat } accumula, ma la riserva è vuota.
       *[some] { $seat } accumula energia: { $energy }.
    }
event-exhausted = La riserva è esaurita: { $seat } deve agire subito. Energia virtuale: { $energy }.
event-action-turn-began =
    { $free_roads ->
        [0] { $seat } svolge il turno di azione { $space }.
        [one] { $seat } svolge il turno di azione { $space }, con { $free_roads } tratta gratuita.
       *[other] { $seat } svolge il turno di azione { $space }, con { $free_roads } tratte gratuite.
    }
event-flew =
    { $stop ->
        [planet]
            { $steps ->
                [0] { $seat } vola verso { $to } senza contare un solo spazio, sempre sulle proprie tratte.
                [one] { $seat } vola verso { $to }: { $steps } spazio.
               *[other] { $seat } vola verso { $to }: { $steps } spazi.
            }
       *[comet] { $seat } prende il largo e si ferma { $to }.
    }
event-jumped =
    { $own ->
        [true] { $seat } attraversa il proprio portale, da { $start } verso { $to }.
       *[false] { $seat } attraversa il portale di { $owner }, da { $start } verso { $to }.
    }
event-explored = { $seat } esplora { $planet } e vi trova una clientela in cerca { $for }.
event-road-laid =
    { $free ->
        [true] { $seat } posa una tratta gratuita { $at }.
       *[false] { $seat } costruisce una tratta { $at }.
    }
event-gates-placed = { $seat } apre un portale: entrata su { $entrance }, uscita su { $exit }.
event-factory-built = { $seat } costruisce una fabbrica { $for } su { $planet }: +{ $points }.
event-shipyard-built = { $seat } costruisce lo spazioporto di { $planet }, che vende { $kind }: +{ $points }.
event-consumer-built = { $seat } costruisce su { $planet } la clientela in cerca { $for }: +{ $points }.
event-privilege-taken = { $seat } mette un privilegio su { $planet }: { $tile }.
event-mined = { $seat } estrae { $good } su { $planet }.
event-made = { $seat } produce { $good } su { $planet }.
event-delivered = { $seat } consegna { $good } su { $planet }: +{ $points }.
event-bought =
    { $replaced ->
        [none] { $seat } compra { $kind }.
       *[old] { $seat } compra { $kind } e sostituisce { $replaced }.
    }
event-discarded = { $seat } scarta { $good }.
event-road-reclaimed = { $seat } riprende la tratta { $at }.
event-privilege-reclaimed = { $seat } riprende il privilegio da { $planet }: { $tile }.
event-offer-made =
    { $asks ->
        [none] { $seat } ha un regalo per { $to }: { $gives }.
       *[some]
            { $gives ->
                [none] { $seat } vorrebbe un regalo da { $to }: { $asks }.
               *[some] { $seat } propone uno scambio con { $to }: { $gives } in cambio di { $asks }.
            }
    }
event-offer-accepted =
    { $asks ->
        [none] { $seat } accetta il regalo di { $of }: { $gives }.
       *[some]
            { $gives ->
                [none] { $of } riceve un regalo da { $seat }: { $asks }.
               *[some] { $seat } accetta lo scambio di { $of }: { $gives } in cambio di { $asks }.
            }
    }
event-offer-declined = { $seat } rifiuta l’offerta di { $of }.
event-offer-withdrawn =
    { $lapsed ->
        [true] { $seat } prosegue, e l’offerta decade.
       *[false] { $seat } ritira l’offerta.
    }
event-turn-ended =
    { $lost ->
        [none] { $energy ->
            [none] { $seat } finisce il turno senza conservare energia.
           *[some] { $seat } finisce il turno. Energia conservata: { $energy }.
        }
       *[some] { $energy ->
            [none] { $seat } finisce il turno senza conservare energia. Energia persa: { $lost }.
           *[some] { $seat } finisce il turno. Energia conservata: { $energy }. Energia persa: { $lost }.
        }
    }
event-game-ended = La galassia è servita: { $scores }. Vittoria: { $winners }!

## The end of the game

standing = Punti
standing-change =
    { $count ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }
source-deliveries = Consegne
source-consumers = Clientele costruite
source-factories = Fabbriche costruite
source-shipyards = Spazioporti costruiti
source-bids = Pagati all’asta
source-explored = Pianeti esplorati
source-flights = Voli

## A turn in one line

recap = +{ $points }: { $deeds }
recap-collected = energia: { $energy }
recap-flew =
    { $count ->
        [one] { $count } volo
       *[other] { $count } voli
    }
recap-explored =
    { $count ->
        [one] { $count } pianeta esplorato
       *[other] { $count } pianeti esplorati
    }
recap-mined = estrazione: { $goods }
recap-made = produzione: { $goods }
recap-delivered = consegna: { $goods }
recap-factories =
    { $count ->
        [one] { $count } fabbrica costruita
       *[other] { $count } fabbriche costruite
    }
recap-consumers =
    { $count ->
        [one] { $count } clientela costruita
       *[other] { $count } clientele costruite
    }
recap-shipyards =
    { $count ->
        [one] { $count } spazioporto costruito
       *[other] { $count } spazioporti costruiti
    }
recap-bought = acquisto: { $kind }
recap-roads =
    { $count ->
        [one] { $count } tratta
       *[other] { $count } tratte
    }
recap-gates = portali aperti
recap-privileges =
    { $count ->
        [one] { $count } privilegio
       *[other] { $count } privilegi
    }
recap-trades =
    { $count ->
        [one] { $count } scambio
       *[other] { $count } scambi
    }
recap-nothing = nessuna azione

## Rifiuti

good-refused =
    { $good ->
        [duck] { good-duck }
        [beads] { good-beads }
        [solar] { good-solar }
        [paint] { good-paint }
        [booth] { good-booth }
        [satellite] { good-satellite }
        [accelerator] { good-accelerator }
        [stealth] { good-stealth }
        [radio] { good-radio }
        [pills] { good-pills }
        [economy] { good-economy }
        [art] { good-art }
        [science] { good-science }
        [religion] { good-religion }
        [politics] { good-politics }
        [medicine] { good-medicine }
        [military] { good-military }
       *[other] { $good }
    }
equipment-refused =
    { $kind ->
        [hold] { equipment-hold }
        [navigator] { equipment-navigator }
        [builder] { equipment-builder }
       *[trader] { equipment-trader }
    }

refusal-game-over = La partita è finita.
refusal-not-a-move = Non è una mossa di questo gioco.
refusal-no-such-seat = A questo tavolo quel posto non c’è.
refusal-option-start-player = I posti di questo tavolo sono solo { $seats }: scegline uno per il primo giocatore.
refusal-option-data = I dati del server fissano già ricette e miniere: disattiva queste opzioni.
refusal-beginning = La partita non è ancora cominciata: prima i posti, le parti e i pianeti di partenza.
refusal-beginning-over = La preparazione è finita: ora le parti si comprano negli spazioporti.
refusal-no-such-good = { good-refused }: niente a bordo.
refusal-no-energy =
    { $colour ->
        [red]
            { $needed ->
                [one] Ci vuole { $needed } energia rossa, e non ne hai.
               *[other] Ci vogliono { $needed } energie rosse, e ne hai meno.
            }
        [yellow]
            { $needed ->
                [one] Ci vuole { $needed } energia gialla, e non ne hai.
               *[other] Ci vogliono { $needed } energie gialle, e ne hai meno.
            }
       *[blue]
            { $needed ->
                [one] Ci vuole { $needed } energia blu, e non ne hai.
               *[other] Ci vogliono { $needed } energie blu, e ne hai meno.
            }
    }
refusal-road-there = Qui c’è già una tratta: scegli un’altra cometa.
refusal-no-such-tile =
    { $tile ->
        [mine] Qui non c’è una miniera.
        [factory] Qui non c’è una fabbrica.
        [shipyard] Qui non c’è uno spazioporto.
       *[consumer] Qui non c’è una clientela.
    }
refusal-no-factory = { good-refused }: merce primaria, si prende solo dalle miniere.
refusal-factory-sold-out = { good-refused }: tutte le fabbriche di questo tipo sono già costruite.
refusal-no-free-slot = Tutti gli slot della tua astronave sono occupati: scegli quale parte sostituire.
refusal-DD-R3_2 = I pianeti di partenza non hanno posto per una fabbrica: costruiscila su un altro pianeta.
refusal-DD-R4_7 = Quel posto nell’ordine di turno è già preso: scegline un altro.
refusal-DD-R4_7-none = I posti nell’ordine di turno sono solo { $seats }.
refusal-DD-R4_8 = Scegli prima tre parti gratuite.
refusal-DD-R4_9 = Da lì non si parte: scegli un pianeta di partenza.
refusal-DD-R4_9-taken = Da lì parte già qualcun altro: scegli un altro pianeta di partenza.
refusal-DD-R5_1 = Non è il tuo turno. Aspetta gli altri giocatori.
refusal-DD-R5_1-begun = Il tuo turno di azione è cominciato: prima finiscilo.
refusal-DD-R7_1 = Prima decidi: accumulare energia, o cominciare un turno di azione.
refusal-DD-R7_2 = Su questa cometa c’è un’astronave: scegli un’altra cometa per la tratta.
refusal-DD-R7_6 = Non hai tanta energia vera: conservane meno.
refusal-DD-R7_7 = Non hai più cubetti, né pezzi sul tabellone da riprendere.
refusal-DD-R8_1 =
    { $steps ->
        [one] È a { $steps } spazio; un’energia rossa porta la tua astronave al massimo a { $speed } spazi.
       *[other] È a { $steps } spazi; un’energia rossa porta la tua astronave al massimo a { $speed } spazi.
    }
refusal-DD-R8_4 = Si costruisce e si commercia solo sui pianeti: prima atterra.
refusal-DD-R8_7 = Scegli prima una clientela per il pianeta che stai esplorando.
refusal-DD-R8_7-later = La clientela si sceglie solo quando si esplora un pianeta.
refusal-DD-R8_7-top = Scegli una delle due clientele in cima al tracciato.
refusal-DD-R8_9 = Qui non c’è l’entrata di un portale.
refusal-DD-R9_2 = Non hai le merci che costa questa costruzione.
refusal-DD-R9_3 =
    { $tile ->
        [shipyard] Lo spazioporto qui è già costruito.
       *[consumer] La clientela qui è già costruita.
    }
refusal-DD-R9_4 = Uno spazioporto costa la merce stampata e un’altra, diversa; non le hai entrambe.
refusal-DD-R9_4-same = Uno spazioporto costa due merci diverse: scegline un’altra.
refusal-DD-R9_4-printed = Su questo spazioporto sono stampate entrambe le merci: paga con quelle.
refusal-DD-R9_4-any = Questa clientela costa anche una merce a scelta: prendine una che non è nominata sulla tessera.
refusal-DD-R9_4-named = Scegli una merce che non è nominata sulla tessera.
refusal-DD-R9_4-none = Questa clientela costa solo le merci nominate sulla tessera.
refusal-DD-R9_5 = Questo pianeta ha già una fabbrica.
refusal-DD-R9_6 = Su questa tessera c’è già un privilegio.
refusal-DD-R10_1 = Non hai le merci che ci vogliono.
refusal-DD-R10_3 = Lo spazioporto qui non è ancora costruito.
refusal-DD-R10_5 = { equipment-refused }: niente di simile da sostituire sulla tua astronave.
refusal-DD-R10_7 = La clientela qui non è ancora costruita.
refusal-DD-R10_8 = Hai { $carried } merci e posto per { $capacity }: scarta prima di muoverti o di finire il turno.
refusal-DD-R10_9 = Si scambia solo con chi si trova sullo stesso pianeta.
refusal-DD-R10_9-self = Si scambia con un altro giocatore: scegline uno.
refusal-DD-R10_9-nothing = Né tu né l’altro giocatore avete merci da scambiare.
refusal-DD-R12_1 = Hai già piazzato i tuoi portali: restano dove sono.
refusal-DD-R12_1-entrance = Scegli prima un pianeta per l’entrata del portale.
refusal-DD-R12_1-exit = Scegli prima un pianeta per l’uscita del portale.
refusal-DD-R12_1-apart = L’entrata è qui: scegli un altro pianeta per l’uscita.
refusal-DD-R12_2 = Su questo pianeta c’è già un portale: scegline un altro.
refusal-DD-R12_2-full = Non restano due pianeti senza portale.
refusal-DD-Q3 = La tua astronave è già lì.
refusal-DD-Q9 = { equipment-refused }: nella riserva non resta nessun gettone di quel colore.
refusal-DD-Q11 = A questo tavolo una tessera si reclama solo quando è costruita.
refusal-DD-Q13 = La tua astronave ha posto per { $capacity } merci, e così sarebbero di più: scarta prima qualcosa, o rifiuta.
refusal-DD-Q24 = Riprendi prima un tuo pezzo: i cubetti sono finiti.
refusal-DD-Q24-idle = Un pezzo si riprende solo quando serve un cubetto e non ne restano.
refusal-DD-Q24-yours = Puoi riprendere solo i tuoi pezzi.
refusal-DD-Q24-road = Per il tracciato dei turni riprendi una tratta, finché ne hai.
refusal-DD-Q26-answer = Rispondi prima all’offerta: accetta o rifiuta.
refusal-DD-Q26-none = Nessuno ti ha fatto un’offerta.
refusal-DD-Q26-draft = Completa prima la tua offerta: proponila o annullala.
refusal-DD-Q26-begin = Scegli prima con chi scambiare.
refusal-DD-Q26-empty = Indica almeno una merce, da dare o da chiedere.
refusal-DD-Q26-give = { good-refused }: non ne hai altre da dare.
refusal-DD-Q26-ask = { good-refused }: l’altro giocatore non ne ha altre.
refusal-DD-Q26-open = La tua offerta è ancora aperta: ritirala prima di cominciarne un’altra.
refusal-DD-Q26-closed = Non hai offerte aperte da ritirare.
refusal-DD-Q26-limit = Hai già cominciato { $limit } offerte, il massimo per un turno.
refusal-DD-Q26-owed = Non hai più le merci richieste: rifiuta l’offerta.
refusal-DD-Q26-uncovered = L’altro giocatore non ha più le merci offerte: rifiuta l’offerta.
refusal-DD-Q28 = La tua puntata è fatta: aspetta gli altri.
refusal-DD-Q28-settled = Puntano di nuovo solo i giocatori in parità.
refusal-DD-Q30 = Si scarta solo nel proprio turno di azione, o per rispondere a un’offerta.
refusal-DD-Q30-choice = Completa prima la scelta in corso; poi potrai scartare.
refusal-DD-Q31 = Questa miniera ha dato tutto ciò che dà in una visita: { $limit } merci.

## Domande, fase per fase

your-turn = Tocca a te
prompt-wait = In attesa di { $name }…
prompt-bid = Qual è la tua puntata per un posto nell’ordine di turno?
prompt-bid-made = La tua puntata: { $points }. Resta segreta finché non ci sono tutte.
prompt-second-bid = Un’altra puntata era uguale alla tua. Punta di nuovo: la nuova puntata si aggiunge alla prima.
prompt-place = Scegli il tuo posto nell’ordine di turno.
prompt-equip =
    { $left ->
        [one] Scegli l’ultima parte gratuita.
       *[other] Scegli { $left } parti gratuite.
    }
prompt-start = Scegli il tuo pianeta di partenza.
prompt-turn = Accumulare energia, o agire?
prompt-action = Vola, costruisci, commercia: prepara il turno, poi confermalo.
prompt-action-at-once = Vola, costruisci, commercia. Poi termina il turno.
prompt-explore = Stai esplorando { $planet }. Quale clientela ci vive?
prompt-gate = L’entrata è su { $planet }. Dov’è l’uscita?
prompt-reclaim =
    { $purpose ->
        [track] Cubetti finiti: riprendi un tuo pezzo per il tracciato dei turni.
        [road] Cubetti finiti: riprendi un tuo pezzo per la nuova tratta.
       *[privilege] Cubetti finiti: riprendi un tuo pezzo per il nuovo privilegio.
    }
prompt-offer = Scambio con { $name }: che cosa dai, e che cosa chiedi?
prompt-answer = { $name } ti propone uno scambio: { $gives } in cambio di { $asks }.
prompt-answer-gift = { $name } ti offre un regalo: { $gives }.
prompt-answer-plea = { $name } ti chiede un regalo: { $asks }.
prompt-offer-open = La tua offerta è aperta; { $name } può rispondere mentre vai avanti.
prompt-over-won = Vittoria: { $names }!
prompt-you-won = La galassia compra da te: hai vinto!
prompt-shared-win = Vittoria condivisa!
prompt-last-turn = È l’ultimo turno di azione della partita.
prompt-forced = La riserva è finita mentre accumulavi: questo turno di azione è obbligatorio. L’energia virtuale non spesa andrà persa.

## Mosse

move-bid = Punta { $points }
move-place = Posto { $place }
move-collect = Accumula
    .free = Scegli il colore del gettone libero.
    .gets = Energia in arrivo: { $energy }.
    .virtual = La riserva non basta: dovresti agire subito, con energia virtuale ({ $energy }).
move-act = Agisci
    .help = Occupa una casella del tracciato dei turni
move-fly = Vola verso { $planet }
move-fly-space = Vola qui
move-jump = Attraversa il portale verso { $planet }
move-road = Tratta
    .help = Un’energia gialla ciascuna, ovunque sulla mappa
move-gate = Portali
    .help = Una volta per partita: un’entrata e un’uscita, gratis
move-build = Costruisci
move-build-factory = Costruisci una fabbrica
move-build-shipyard = Costruisci lo spazioporto
    .second = Con quale altra merce paghi?
move-build-consumer = Costruisci la clientela
move-privilege = Privilegio
    .help = Tre energie gialle: da lì in poi un’energia blu vale per tutta una visita
move-use = Usa
move-mine = Estrai
move-make = Produci
move-deliver = Consegna
move-buy = Compra { $kind }
    .free = In uno slot libero
    .replace = Sostituisci { $kind }
move-discard = Scarta
move-offer = Proponi uno scambio con { $name }
move-give = Dai
move-ask = Chiedi
move-propose = Proponi
move-withdraw = Ritira
move-accept = Accetta
move-decline = Rifiuta
move-end = Finisci il turno
    .keep = Quale energia conservi?
    .kept = Energia conservata: { $energy }.
    .lost = Energia persa: { $energy }.
move-cancel = Annulla

## Piani

plan = Piano
    .empty = Ancora niente in programma
    .yours = Il tuo piano
    .ahead = Stai preparando in anticipo: gli altri giocatori possono ancora cambiare ciò su cui conti.
    .broken = Da quando l’hai preparato qualcosa è cambiato. Da qui in poi non si può più fare.
plan-steps =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }
plan-take-back = Annulla il passo
    .help = Annulla l’ultimo passo
plan-take-back-to = Annulla da qui in poi
plan-clear = Ricomincia
plan-confirm = Conferma il turno
    .help = Nessuno vede il tuo turno finché non lo confermi.
plan-auto = Giocalo da solo al mio turno
    .help = Solo se ogni passo ha ancora lo stesso effetto e lo stesso costo. Altrimenti il piano ti aspetta.
    .changed = Qualcosa è cambiato e il piano non si è giocato da solo. Controllalo e conferma.
plan-reach = Raggio
    .help = Fin dove ti porta l’energia
reach-energies =
    { $count ->
        [one] a { $count } energia rossa
       *[other] a { $count } energie rosse
    }
reach-explores = si ferma prima su { $planet } e lo esplora
reach-too-far = fuori portata con l’energia che hai

## Tabellone

the-map = Mappa stellare
the-players = I giocatori
you = tu
your-ship = La tua astronave
ship-speed = velocità { $speed }
    .help = Spazi per ogni energia rossa. Cala man mano che gli slot si riempiono.
cargo = Carico
    .room = { $carried } su { $capacity }
    .empty = Nessuna merce a bordo
energy = Energia
    .none = nessuna
    .virtual = virtuale
    .virtual-help = L’energia virtuale si spende solo in questo turno e non si conserva mai.
income = Rendita
    .help = Ciò che l’equipaggio porta quando accumuli, oltre a un gettone a scelta
cubes-left =
    { $count ->
        [one] { $count } cubetto rimasto
       *[other] { $count } cubetti rimasti
    }
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
points-debt = Asta: −{ $count }
turn-track = Tracciato dei turni
    .space = Casella { $space } di { $count }
    .free-roads =
        { $count ->
            [one] { $count } tratta gratuita
           *[other] { $count } tratte gratuite
        }
    .left =
        { $count ->
            [0] L’ultimo turno di azione è cominciato
            [one] Ancora { $count } turno di azione
           *[other] Ancora { $count } turni di azione
        }
consumer-track = Clientela in arrivo
    .top = Le due in cima: il prossimo pianeta esplorato ne riceve una
    .empty = Ogni clientela ha trovato un pianeta
energy-supply = Energia nella riserva
    .left = { $count } nella riserva
factory-supply = Fabbriche nella riserva
    .left =
        { $count ->
            [0] tutte costruite
           *[other] { $count } nella riserva
        }
planner-touch = Tocca una merce per vedere che cosa serve.
planner-have = { $have } su { $count } a bordo
planner-mines = Miniere: { $places }.
planner-no-mine = Nessuna miniera la fornisce.
planner-factories = Fabbriche: { $places }.
planner-no-factory =
    { $count ->
        [0] Nessuna fabbrica la produce e non ne restano da costruire.
       *[other] Nessuna fabbrica la produce ancora: ne restano { $count } da costruire.
    }
planner-consumers = Richiesta su { $places }.
planner-no-consumer = Nessuno la richiede ancora.
goal = Obiettivo
goal-set = Scegli come obiettivo
goal-drop = Abbandona questo obiettivo
supply-chain = Ricette
    .made-of = si fa con: { $goods }
    .used-for = serve per fare: { $goods }
price = Prezzo
    .any = qualsiasi altra merce
planet-unexplored = Non ancora esplorato
    .help = Chi si ferma qui per primo ne sceglie la clientela.
planet-start = Pianeta di partenza
planet-factory-slot = Posto libero per una fabbrica
tile-unbuilt = da costruire
tile-built = costruito
tile-privilege = Privilegio di { $name }
tile-paid = Visita pagata: uso illimitato
tile-sells = Vende { $kind }
mine-of = Miniera { $for }
factory-of = Fabbrica { $for }
consumer-of = Clientela in cerca { $for }
comet = Cometa { $at }
road-of = Tratta di { $name }
gate-entrance = Entrata del portale di { $name }
gate-exit = Uscita del portale di { $name }
gate-leads = porta verso { $planet }
gate-placed = Portali piazzati
gate-in-hand = Portali non ancora piazzati
offer = Scambio
    .gives = dà
    .asks = chiede
    .gift = un regalo
reconstructed = Valore ricostruito
    .help = Quello stampato non è noto pubblicamente. Questo si accorda con tutto ciò che si sa.
read-more = Regola { $rule } · “?” la apre
rule-link = Regola { $rule }
game-ended = Partita finita

## La pagina del tabellone

comet-between = Cometa { $number } fra { $a } e { $b }
map-tools = La mappa
map-closer = Ingrandisci
map-farther = Riduci
map-fit = Tutta la mappa
map-ship = La mia astronave
board-tabs = Il tabellone
sheets-fold = Ripiega i fogli
sheets-unfold = Apri i fogli
tab-plan = Piano
tab-ship = Astronave
tab-players = Giocatori
tab-chain = Ricette
here = Che cosa puoi fare qui
fly-to = Vola verso un pianeta
factories-all = Tutte le fabbriche
factories-other = Altre fabbriche
roads-free =
    { $count ->
        [one] Posa { $count } tratta gratuita
       *[other] Posa { $count } tratte gratuite
    }
consumer-points = +{ $build } per la costruzione, poi +{ $delivery } a consegna
consumer-built = +{ $delivery } a consegna
way-choice = Due vie portano verso { $planet }:
way-straight = senza fermate su pianeti inesplorati
reclaim-roads =
    { $count ->
        [one] Tocca la tua tratta sulla mappa.
       *[other] Tocca una delle tue tratte sulla mappa.
    }
bid-number = La tua puntata in punti
keep-limit = Al massimo { $count }.
keep-less = Una in meno
keep-more = Una in più
mode-done = Fatto
prompt-road = Tocca le comete dove posare le tue tratte.
prompt-open-gate = Tocca il pianeta dove sarà l’entrata del tuo portale.
step-act = Turno di azione, casella { $space }
step-jump = Attraverso il portale
step-explore = Esplora: una clientela in cerca { $for }
step-road = Tratta: { $at }
step-open-gate = Entrata del portale: { $planet }
step-close-gate = Uscita del portale: { $planet }
step-reclaim = Riprendi: { $what }
plan-points = Punti
    .short = PV
plan-add-end = Aggiungi la fine del turno
plan-leave-out = Togli dal piano
plan-complete = Il piano è completo: confermalo, o annulla un passo.
plan-whole = Il piano è completo: potrai confermarlo al tuo turno.
    .auto = Il piano è completo e si giocherà da solo al tuo turno.
plan-draft = Una bozza per il tuo prossimo turno
plan-ahead-start = Pianifica in anticipo
plan-ahead-stop = Torna al tavolo

## Il regolamento: ciò che segue dai dati del tavolo

book-number =
    { $n ->
        [1] uno
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
        [11] undici
        [12] dodici
       *[other] { $n }
    }
book-and = { $rest } e { $last }
book-chain = { $before }; { $next }
book-any = un’altra a scelta
book-range = { $least }–{ $most }
book-or-more = { $n } o più
book-worth = { $n } PV
book-edition-ours = Qui i valori sono quelli di questa edizione.
book-edition-owner = Qui i valori vengono dal file di un proprietario, e quelli che dà sono senza segno.
book-kept =
    { $n ->
        [0] nessun gettone energia
        [one] al massimo un gettone energia in tutto
       *[other] al massimo { book-number } gettoni energia in tutto
    }
book-goods =
    { $n ->
        [0] nessuna merce
        [one] una merce
       *[other] { book-number } merci
    }
book-free-roads =
    { $n ->
        [0] nessuna
        [one] fino a una
       *[other] fino a { book-number }
    } { book-spaces }
book-spaces =
    { $single ->
        [true] sulla casella { $most }
       *[false] sulle caselle da { $least } a { $most }
    }
book-class =
    { $class ->
        [1] con { $slots } è un ricognitore e fa { $speed } spazi
        [2] con { $slots } un incrociatore e ne fa { $speed }
        [3] con { $slots } un cargo e ne fa { $speed }
       *[other] con { $slots } ne fa { $speed }
    }
book-slots =
    { $n ->
        [one] uno con il numero { $speed }
       *[other] { book-number } con il numero { $speed }
    }
book-consumers-left =
    Pianeti da esplorare: { $planets }. { $n ->
        [0] Quando sono tutti esplorati non avanza nessuna clientela.
        [one] Quando sono tutti esplorati avanza una clientela.
       *[other] Quando sono tutti esplorati avanzano { $n } clientele.
    }
book-consumers-short =
    Pianeti da esplorare: { $planets }. { $n ->
        [one] L’ultimo esplorato non riceve clientela.
       *[other] Gli ultimi { $n } esplorati non ricevono clientela.
    }
book-mines-left =
    { $n ->
        [0] Si usano tutte.
        [one] Una resta fuori dalla partita, senza essere vista.
       *[other] { $n } restano fuori dalla partita, senza essere viste.
    }
book-map = La mappa ha { $planets } pianeti, di cui { $starts } di partenza, e { $routes } rotte con { $comets } comete.

## How the game is won, on one line above the board

goal-line = Più punti · tu { $own }, altri { $most } · { $left } turni d’azione
goal-line-last = Più punti · tu { $own }, altri { $most } · ultimo turno
goal-line-watching = Vince chi ha più punti · { $left } turni d’azione

## What the coach says

reason-collects = Avrai { $red } di rosso, { $yellow } di giallo e { $blue } di blu: un turno di azione più ricco.
reason-collects-exhausted = La riserva si esaurisce: agisci subito, e ciò che manca ti è prestato per questo turno.
reason-lacks = { $energy }: è ciò che manca al prossimo piano.
reason-turn-scores = Questo turno può rendere così { points-scored }.
reason-bids-little = Un posto nell’ordine vale poco: offri pochi punti.
reason-begins-well = Da qui tutte le merci primarie sono vicine.
reason-fits-out = Stiva, pilota e mercante: una nave che sa fare un po’ di tutto.
reason-acts = Hai abbastanza energia per un buon turno.
reason-flies-through = Il portale risparmia energia rossa.
reason-on-the-way = Una tappa: la prossima energia prosegue da qui.
reason-flies-to-deliver = Là si può consegnare { $good }: { points-scored } ogni volta.
reason-flies-to-build = Porti il prezzo della clientela di là: { points-scored } per costruirla.
reason-flies-to-make = La fabbrica di là fa { $good } con ciò che porti.
reason-flies-to-explore = Nessuno ci è stato: scegli tu che cosa vuole la sua clientela.
reason-flies-to-mine = La miniera di là dà { $good }.
reason-chooses-consumer = { $good }: questa clientela si serve prima, o paga di più.
reason-lays-road = Le tue tratte accorciano questo volo e tutti i prossimi.
reason-opens-gate = Un portale sulla rotta più lunga risparmia energia a ogni volo.
reason-builds-factory = La fabbrica rende { points-scored } e da ora fa { $good }.
reason-builds-yard = Lo spazioporto rende { points-scored } e da ora vende parti.
reason-builds-consumer = La clientela rende { points-scored } ora, e altri a ogni consegna.
reason-claims = Con un privilegio un’energia blu paga tutta la visita.
reason-mines = Per il seguito ti serve { $good }.
reason-makes = Da ciò che porti ricavi { $good }, che vale di più.
reason-delivers = Consegna { $good } qui: { points-scored }.
reason-buys = Con { $equipment } in più ogni turno futuro rende di più.
reason-makes-room = La stiva è piena, e { $good } è ciò che ti serve meno.
reason-frees-cube = Non hai più cubetti: riprendi quello meno utile.
reason-keeps = In questo turno nient’altro rende. Tieni { $kept } gettoni energia, quattro al massimo.
reason-offers = Da uno scambio qui guadagnate entrambi.
reason-trades = Lo scambio ti porta più di quanto costi.
reason-declines = Lo scambio ti costa più di quanto porti.
reason-leaves-it = Meglio lasciare le cose così.
points-scored =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
