## The lid of the box

game = Duck Dealer
    .pitch = Lunga attesa, grande viaggio: un commercio interplanetario di paperelle.

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
    .one = una stiva
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

duckdealer-name = Duck Dealer
duckdealer-tagline = Piani lunghi, un solo volo: il commercio interplanetario delle paperelle di gomma.
duckdealer-about = Ognuno guida una piccola astronave in una galassia che vuole di tutto, dalle pillole dimagranti alla religione. Turno dopo turno si mette da parte energia, finché un lungo viaggio fa tutto insieme: estrarre, costruire, produrre, consegnare. Lo si prepara fino all’ultimo passo prima che gli altri lo vedano. Giocata l’ultima casella del tracciato dei turni, vince chi ha più punti. Le regole sono quelle del regolamento; la mappa, quasi tutte le ricette e molti valori sono ricostruiti, e una stella li segnala ovunque nel gioco.

## Opzioni

option-auction = Asta per l’ordine di turno
    .help = Ognuno punta in segreto dei punti per un posto nell’ordine di turno. Ogni puntata si toglie alla fine, vincente o no.
option-start_player = Primo giocatore
    .help = Sorteggiato, o scelto qui. All’asta decide anche fra puntate uguali.
option-start_player-drawn = A sorte
option-start_player-seat-1 = Primo posto
option-start_player-seat-2 = Secondo posto
option-start_player-seat-3 = Terzo posto
option-start_player-seat-4 = Quarto posto
option-start_player-seat-5 = Quinto posto
option-privileges_on_built_tiles_only = Privilegi solo su tessere costruite
    .help = Altrimenti uno spazioporto o una clientela si può reclamare prima che sia costruito.
option-literal_medicine = Medicina alla vernice
    .help = La medicina si fa con vernice blu e pillole dimagranti, e costa poco. Una ricostruzione, come la ricetta solita.
option-other_ring = Le altre ricette
    .help = Acceleratori lineari da perline di plastica e una cabina telefonica, radio moderne da paperelle di gomma e pannelli solari. Una ricostruzione, come le ricette solite.
option-mixed_mines = Miniere mischiate
    .help = Si mescolano tre miniere per ogni merce primaria; quattro delle quindici restano fuori, non viste. Una ricostruzione, come le miniere solite.
option-data = I dati di chi ospita
    .help = Mappa, ricette, prezzi e punti vengono dal file di chi gestisce il server. Le regole mostrate lo seguono, e solo ciò che resta ricostruito porta una stella.

## Eventi

bid-of = { $name } ({ $points })
score-of = { $name } ({ $points })
place-planet = { $name }
place-comet = nello spazio fra { $a } e { $b }
    .road = fra { $a } e { $b }

event-bid-made = { $seat } ha fatto la sua puntata.
event-bids-revealed =
    { $again ->
        [true] Le seconde puntate: { $bids }.
       *[false] Le puntate: { $bids }.
    }
event-place-taken =
    { $place ->
        [1] { $seat } gioca per primo.
        [2] { $seat } gioca per secondo.
        [3] { $seat } gioca per terzo.
        [4] { $seat } gioca per quarto.
       *[5] { $seat } gioca per quinto.
    }
event-order-settled = L’ordine di turno: { $order }.
event-equipped = { $seat } comincia con { $kind }.
event-started = { $seat } parte da { $planet }.
event-collected =
    { $energy ->
        [none] { $seat } accumula, ma la riserva non ha nulla da dare.
       *[some] { $seat } accumula energia: { $energy }.
    }
event-exhausted = La riserva è esaurita: { $seat } deve agire subito. Energia virtuale: { $energy }.
event-action-turn-began =
    { $free_roads ->
        [one] { $seat } svolge il turno di azione { $space }, con { $free_roads } tratta gratuita.
       *[other] { $seat } svolge il turno di azione { $space }, con { $free_roads } tratte gratuite.
    }
event-flew =
    { $stop ->
        [planet]
            { $steps ->
                [0] { $seat } vola verso { $to }, sempre sulle proprie rotte.
                [one] { $seat } vola verso { $to }: { $steps } spazio.
               *[other] { $seat } vola verso { $to }: { $steps } spazi.
            }
       *[comet] { $seat } vola via e si ferma { $to }.
    }
event-jumped =
    { $own ->
        [true] { $seat } attraversa il proprio portale, da { $start } verso { $to }.
       *[false] { $seat } attraversa il portale di { $owner }, da { $start } verso { $to }.
    }
event-explored = { $seat } scopre { $planet } e vi trova una clientela in cerca { $for }.
event-road-laid =
    { $free ->
        [true] { $seat } posa una tratta gratuita { $at }.
       *[false] { $seat } costruisce una tratta { $at }.
    }
event-gates-placed = { $seat } apre un portale: entrata su { $entrance }, uscita su { $exit }.
event-factory-built = { $seat } costruisce una fabbrica { $for } su { $planet }: +{ $points }.
event-shipyard-built = { $seat } costruisce lo spazioporto di { $planet }, che vende { $kind }: +{ $points }.
event-consumer-built = { $seat } costruisce su { $planet } la clientela in cerca { $for }: +{ $points }.
event-privilege-taken = { $planet }, { $tile }: { $seat } vi mette un privilegio.
event-mined = { $seat } estrae { $good } su { $planet }.
event-made = { $seat } produce { $good } su { $planet }.
event-delivered = { $seat } consegna { $good } su { $planet }: +{ $points }.
event-bought =
    { $replaced ->
        [none] { $seat } compra { $kind }.
       *[old] { $seat } compra { $kind } e toglie { $replaced }.
    }
event-discarded = { $seat } getta fuori bordo { $good }.
event-road-reclaimed = { $seat } riprende la tratta { $at }.
event-privilege-reclaimed = { $planet }, { $tile }: { $seat } riprende il privilegio.
event-offer-made =
    { $asks ->
        [none] { $seat } offre a { $to } un regalo: { $gives }.
       *[some]
            { $gives ->
                [none] { $seat } chiede a { $to }, in cambio di niente: { $asks }.
               *[some] { $seat } offre a { $to } { $gives } in cambio di: { $asks }.
            }
    }
event-offer-accepted =
    { $asks ->
        [none] { $seat } accetta il regalo di { $of }: { $gives }.
       *[some]
            { $gives ->
                [none] { $seat } dà a { $of }, in cambio di niente: { $asks }.
               *[some] { $seat } accetta da { $of } { $gives } in cambio di: { $asks }.
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
            [none] { $seat } finisce il turno senza tenere energia.
           *[some] { $seat } finisce il turno e tiene energia: { $energy }.
        }
       *[some] { $energy ->
            [none] { $seat } finisce il turno senza tenere energia. Energia persa: { $lost }.
           *[some] { $seat } finisce il turno e tiene energia: { $energy }. Energia persa: { $lost }.
        }
    }
event-game-ended = La galassia è servita: { $scores }. Vittoria: { $winners }!

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
refusal-option-start-player = I posti sono solo { $seats }: il primo giocatore deve averne uno.
refusal-option-data = Con i dati di chi ospita, ricette e miniere sono quelle del file: lascia stare queste opzioni.
refusal-beginning = Il viaggio non è ancora cominciato: prima i posti, le parti e i pianeti di partenza.
refusal-beginning-over = La preparazione è finita: ora le parti si comprano negli spazioporti.
refusal-no-such-good = { good-refused }: a bordo non ce n’è.
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
refusal-road-there = Su questo punto c’è già una tratta.
refusal-no-such-tile =
    { $tile ->
        [mine] Qui non c’è una miniera.
        [factory] Qui non c’è una fabbrica.
        [shipyard] Qui non c’è uno spazioporto.
       *[consumer] Qui non c’è una clientela.
    }
refusal-no-factory = { good-refused }: nessuna fabbrica ne fa, viene dalle miniere.
refusal-factory-sold-out = { good-refused }: tutte le fabbriche di questo tipo sono già costruite.
refusal-no-free-slot = Tutti gli slot della tua astronave sono occupati: scegli che cosa sostituire.
refusal-DD-R4_7 = Quel posto nell’ordine di turno non si può prendere.
refusal-DD-R4_8 = Ora ognuno sceglie tre parti gratuite.
refusal-DD-R4_9 = Si parte da un pianeta di partenza che nessuno ha ancora scelto.
refusal-DD-R5_1 = Ora non spetta a te: nel proprio turno ognuno accumula energia o svolge un turno di azione.
refusal-DD-R7_1 = Prima decidi: accumulare energia, o cominciare un turno di azione.
refusal-DD-R7_6 = Puoi tenere solo energia vera che hai, e non oltre il limite.
refusal-DD-R7_7 = Non hai più cubetti, né pezzi sul tabellone da riprendere.
refusal-DD-R8_1 =
    { $steps ->
        [one] È a { $steps } spazio; un’energia rossa ti porta al massimo a { $speed }.
       *[other] È a { $steps } spazi; un’energia rossa ti porta al massimo a { $speed }.
    }
refusal-DD-R8_4 = Nello spazio profondo non si costruisce e non si commercia: prima atterra su un pianeta.
refusal-DD-R8_7 = Chi scopre un pianeta sceglie per esso una delle due clientele in cima, subito e soltanto allora.
refusal-DD-R8_9 = Qui non c’è il varco d’entrata di un portale.
refusal-DD-R9_2 = Non hai le merci che costa.
refusal-DD-R9_3 =
    { $tile ->
        [shipyard] Lo spazioporto qui è già costruito.
       *[consumer] La clientela qui è già costruita.
    }
refusal-DD-R9_4 =
    { $tile ->
        [consumer] Questa clientela costa anche una merce a tua scelta, che non sia nominata sulla tessera.
       *[shipyard] Uno spazioporto costa la merce stampata e un’altra, diversa; non le hai entrambe.
    }
refusal-DD-R9_5 = Questo pianeta ha già la sua fabbrica.
refusal-DD-R9_6 = Su questa tessera c’è già un privilegio.
refusal-DD-R10_1 = Non hai le merci che ci vogliono.
refusal-DD-R10_3 = Lo spazioporto qui non è ancora costruito.
refusal-DD-R10_5 = { equipment-refused }: sulla tua astronave non ce n’è da sostituire.
refusal-DD-R10_7 = La clientela qui non è ancora costruita.
refusal-DD-R10_8 = Hai { $carried } merci e posto per { $capacity }: scarta prima di muoverti o di finire il turno.
refusal-DD-R10_9 = Le merci si scambiano solo fra giocatori sullo stesso pianeta, e solo se ce ne sono.
refusal-DD-R12_1 = I varchi si piazzano una volta per partita, entrambi insieme: prima l’entrata, poi l’uscita.
refusal-DD-R12_2 = Nessun pianeta può avere due varchi, né entrata né uscita.
refusal-DD-Q3 = La tua astronave è già lì.
refusal-DD-Q9 = { equipment-refused }: nella riserva non resta un gettone per questo.
refusal-DD-Q11 = A questo tavolo si reclama solo ciò che è costruito.
refusal-DD-Q13 = La tua astronave porta { $capacity } merci, e così sarebbero di più: scarta prima qualcosa, o rifiuta.
refusal-DD-Q24 = Un pezzo del tabellone si riprende solo quando i cubetti sono finiti, e allora prima di ogni altra cosa.
refusal-DD-Q26 = Non va d’accordo con l’offerta: una alla volta, venti per turno, e ognuno deve avere ciò che nomina.
refusal-DD-Q28 = Ora non hai nulla da puntare: aspetta gli altri.
refusal-DD-Q30 = Si scarta nel proprio turno di azione, fra una scelta e l’altra, o quando un’offerta aspetta la tua risposta.
refusal-DD-Q31 = Questa miniera ha dato tutto ciò che dà in una visita: { $limit } merci.
refusal-DD-D2 = I pianeti di partenza non hanno posto per una fabbrica.
refusal-DD-D16 = Una tratta non può andare dove c’è un’astronave, nemmeno la tua.

## Domande, fase per fase

your-turn = Tocca a te
turn-of = Turno di { $name }
prompt-wait = In attesa di { $name }…
prompt-bid = Quanti punti punti per il tuo posto nell’ordine di turno?
prompt-bid-made = La tua puntata: { $points }. Resta segreta finché non ci sono tutte.
prompt-second-bid = Un’altra puntata era uguale alla tua. Punta ancora; si aggiunge alla prima.
prompt-place = Scegli il tuo posto nell’ordine di turno.
prompt-equip =
    { $left ->
        [one] Scegli l’ultima parte gratuita.
       *[other] Scegli { $left } parti gratuite.
    }
prompt-start = Scegli il tuo pianeta di partenza.
prompt-turn = Accumulare energia, o agire?
prompt-action = Vola, costruisci, commercia: prepara il turno, poi confermalo.
prompt-action-free-roads =
    { $count ->
        [one] Prima puoi posare { $count } tratta gratuita, finché non spendi energia.
       *[other] Prima puoi posare { $count } tratte gratuite, finché non spendi energia.
    }
prompt-explore = Hai scoperto { $planet }. Quale clientela ci vive?
prompt-gate = L’entrata è a { $planet }. Dov’è l’uscita?
prompt-reclaim =
    { $purpose ->
        [track] Cubetti finiti: riprendi un tuo pezzo per il tracciato dei turni.
        [road] Cubetti finiti: riprendi un tuo pezzo per la nuova tratta.
       *[privilege] Cubetti finiti: riprendi un tuo pezzo per il nuovo privilegio.
    }
prompt-offer = Che cosa dai a { $name }, e che cosa chiedi?
prompt-answer = { $name } ti offre { $gives } in cambio di: { $asks }.
prompt-answer-gift = { $name } ti offre un regalo: { $gives }.
prompt-answer-plea = { $name } ti chiede, in cambio di niente: { $asks }.
prompt-offer-open = La tua offerta è aperta; { $name } può rispondere mentre vai avanti.
prompt-over-won = Vittoria: { $names }!
prompt-you-won = La galassia compra da te: hai vinto!
prompt-shared-win = Condividi la vittoria!
prompt-last-turn = È l’ultimo turno di azione della partita.
prompt-forced = La riserva è finita mentre accumulavi: questo turno di azione è obbligatorio. L’energia virtuale non spesa andrà persa.

## Mosse

move-bid = Punta { $points }
move-place = Posto { $place }
move-collect = Accumula
    .free = Di che colore è il tuo gettone libero?
    .gets = Ricevi { $energy }.
    .virtual = La riserva non basta: dovresti agire subito, con energia virtuale ({ $energy }).
move-act = Agisci
    .help = Occupa una casella del tracciato dei turni
move-fly = Vola a { $planet }
move-fly-space = Vola qui
move-jump = Attraversa fino a { $planet }
move-explore = Prendi questa
move-road = Tratta
    .help = Un’energia gialla ciascuna, ovunque sulla mappa
move-road-free = Tratta gratuita
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
    .replace = Al posto di: { $kind }
move-discard = Scarta
move-offer = Proponi uno scambio a { $name }
move-give = Dai
move-ask = Chiedi
move-propose = Proponi
move-withdraw = Ritira
move-accept = Accetta
move-decline = Rifiuta
move-end = Finisci il turno
    .keep = Quale energia tieni?
    .keep-none = Non tenere nulla
    .kept = Tieni { $energy }.
    .lost = Perdi { $energy }.
move-keep = Tieni
move-cancel = Annulla

## Piani

plan = Piano
    .empty = Ancora niente in programma
    .yours = Il tuo piano
    .ahead = Stai preparando in anticipo: gli altri possono ancora cambiare ciò su cui conti.
    .broken = Da quando l’hai preparato qualcosa è cambiato. Da qui in poi non si può più fare.
plan-steps =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }
plan-take-back = Togli
    .help = L’ultimo passo
plan-take-back-to = Torna fin qui
plan-clear = Ricomincia
plan-confirm = Conferma il turno
    .help = Solo adesso gli altri lo vedono, e vale
plan-reach = Raggio
    .help = Fin dove ti porta l’energia
reach-energies =
    { $count ->
        [one] a { $count } energia rossa
       *[other] a { $count } energie rosse
    }
reach-explores = si ferma prima a { $planet } e lo scopre
reach-too-far = fuori portata con l’energia che hai

## Tabellone

the-map = Mappa stellare
the-players = I giocatori
you = tu
won = vince
your-ship = La tua astronave
ship-speed = velocità { $speed }
    .help = Spazi per ogni energia rossa. Cala man mano che gli slot si riempiono.
cargo = Carico
    .room = { $carried } su { $capacity }
    .empty = Nessuna merce a bordo
energy = Energia
    .none = niente energia
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
points-debt = { $count } puntati all’asta, da togliere
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
    .top = Le prossime due fra cui scegliere
    .empty = Ogni clientela ha trovato un pianeta
energy-supply = Energia nella riserva
    .left = { $count } nella riserva
factory-supply = Fabbriche nella riserva
    .left =
        { $count ->
            [0] tutte costruite
           *[other] { $count } nella riserva
        }
supply-chain = Che cosa si fa con che cosa
    .made-of = fatto con: { $goods }
    .used-for = serve per: { $goods }
price = Prezzo
    .any = qualsiasi altra merce
planet-unexplored = Non ancora esplorato
    .help = Chi si ferma qui per primo ne sceglie la clientela.
planet-start = Pianeta di partenza
planet-factory-slot = Posto per una fabbrica
tile-unbuilt = da costruire
tile-built = in funzione
tile-privilege = Privilegio di { $name }
tile-paid = Pagato per questa visita: usa quanto vuoi
tile-sells = Vende { $kind }
tile-wants = Vuole { $good }
mine-of = Miniera { $for }
factory-of = Fabbrica { $for }
consumer-of = Clientela { $for }
comet = Punto { $at }
road-of = Rotta di { $name }
gate-entrance = Entrata del portale di { $name }
gate-exit = Uscita del portale di { $name }
gate-leads = porta a { $planet }
gate-placed = Portali piazzati
gate-in-hand = Portali non ancora piazzati
offer = Scambio
    .gives = dà
    .asks = chiede
    .gift = un regalo
reconstructed = Valore ricostruito
    .help = Nessuna fonte pubblica dà questo valore: è fatto per accordarsi con ciò che si sa, e il gioco stampato può essere diverso.
rule-link = Regola { $rule }
game-ended = Partita finita
since-your-turn = Che cosa ti è successo

## La pagina del tabellone

comet-between = Punto { $number } tra { $a } e { $b }
map-tools = La mappa
map-closer = Più vicino
map-farther = Più lontano
map-fit = Tutta la mappa
map-ship = La mia nave
board-tabs = Il tabellone
tab-plan = Piano
tab-ship = Nave
tab-players = Giocatori
tab-chain = Filiera
here = Che cosa puoi fare qui
fly-to = Vola verso un pianeta
factories-all = Tutte le fabbriche
factories-other = Altre fabbriche
roads-free =
    { $count ->
        [one] Posa { $count } strada gratuita
       *[other] Posa { $count } strade gratuite
    }
consumer-points = +{ $build } per costruirlo, poi +{ $delivery } a consegna
consumer-built = +{ $delivery } a consegna
way-choice = Due vie portano a { $planet }:
way-straight = senza fermate su pianeti sconosciuti
reclaim-roads =
    { $count ->
        [one] Tocca la tua strada sulla mappa.
       *[other] Tocca una delle tue strade sulla mappa.
    }
offer-no-room = Così non puoi accettare. Gettare merci fuori bordo fa spazio.
bid-number = La tua puntata in punti
keep-limit = Al massimo { $count }.
keep-less = Tenerne uno di meno
keep-more = Tenerne uno di più
mode-done = Fatto
prompt-road = Tocca i punti dove posare le tue strade.
prompt-open-gate = Tocca il pianeta dove sarà l’entrata del tuo portale.
step-act = Turno d’azione, casella { $space }
step-jump = Attraverso il portale
step-explore = Scoperta: un consumatore { $for }
step-road = Strada: { $at }
step-open-gate = Entrata del portale: { $planet }
step-close-gate = Uscita del portale: { $planet }
step-reclaim = Riprendere: { $what }
plan-points = Punti
plan-add-end = Aggiungi la fine del turno
plan-leave-out = Lascia fuori
plan-complete = Il piano è completo: confermalo, o riprendi qualcosa.
plan-whole = Il piano è completo. Aspetta il tuo turno.
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
book-range = { $from }–{ $to }
book-or-more = { $n } o più
book-worth = { $n } PV
book-edition-ours = Qui i valori sono quelli forniti con questa edizione.
book-edition-owner = Qui i valori sono quelli del file di un proprietario: ciò che dà è senza segno.
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
        [true] sulla casella { $to }
       *[false] sulle caselle da { $from } a { $to }
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
