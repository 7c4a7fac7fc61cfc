## The lid of the box

game = Dale of Merchants 2
    .pitch = Animali mercanti affinano il proprio mazzo per allestire la bancarella più bella.

## How the bots play it

plays-gentle = Compra e costruisce con buon senso, ma spesso non ciò che serve di più.
plays-quick = Guarda fino alla fine del suo turno e spreca di rado una carta.
plays-thinker = Confronta le mosse lungo i prossimi turni, anche i tuoi.
plays-thinker-long = Confronta come l’Airone, per un tempo quadruplo.

## Cards
## hyphenated: where a long word may break on a small card.

card-tireless-tinkerer = Inventore instancabile
    .hyphenated = Inventore instan{ "\u00AD" }cabile
    .text = Metti la prima carta dei tuoi scarti in cima al tuo mazzo.
    .gist = Cima degli scarti sul tuo mazzo
    .rule = D-411
card-calculations = Calcoli
    .text = Quando paghi con questa carta, puoi prima ridisporre le carte del mercato. Poi compri ai nuovi prezzi, sempre pagando anche con questa carta.
    .gist = Pagando: prima ridisponi il mercato
    .rule = D-412
card-safety-precaution = Misura di sicurezza
    .text = Scambia questa carta con una carta qualsiasi della tua bancarella, che va nella tua mano.
    .gist = Scambia con una carta della tua bancarella
    .rule = D-413
card-magnet = Calamita
    .text = Cerca una carta nel tuo mazzo e prendila in mano, poi mescola il mazzo.
    .gist = Prendi una carta dal tuo mazzo
    .rule = D-414
card-dangerous-test = Esperimento pericoloso
    .hyphenated = Esperi{ "\u00AD" }mento peri{ "\u00AD" }coloso
    .text = Pesca tre carte, poi scarta tre carte dalla tua mano, vecchie o nuove.
    .gist = Pesca 3, poi scarta 3
    .rule = D-415
card-glue = Colla
    .text = Quando paghi con questa carta, puoi tenerla in mano invece di scartarla.
    .gist = Pagando: tieni questa carta
    .rule = D-416
card-steady-achiever = Lavoratore costante
    .hyphenated = Lavora{ "\u00AD" }tore costante
    .text = All’inizio del tuo prossimo turno, pesca una carta.
    .gist = Prossimo turno: pesca 1
    .rule = D-421
card-shopping-journey = Giro di compere
    .text = All’inizio del tuo prossimo turno, prendi gratis in mano una carta qualsiasi del mercato.
    .gist = Prossimo turno: una carta gratis dal mercato
    .rule = D-422
card-housecleaning = Grandi pulizie
    .text = Riprendi in mano fino a tre carte Ciarpame dai tuoi scarti. All’inizio del tuo prossimo turno, puoi buttare via una carta della tua mano.
    .gist = Prendi 3 Ciarpame; poi butta via 1
    .rule = D-423
card-siesta = Siesta
    .text = All’inizio del tuo prossimo turno, puoi riprendere in mano una carta qualsiasi dai tuoi scarti.
    .gist = Prossimo turno: riprendi uno scarto
    .rule = D-424
card-lunch-break = Pausa pranzo
    .text = Pesca una carta. All’inizio del tuo prossimo turno, pescane un’altra.
    .gist = Pesca 1 ora e 1 al prossimo turno
    .rule = D-425
card-ironing = Stiratura
    .text = Dall’inizio alla fine del tuo prossimo turno, ogni carta che usi vale 1 in più.
    .gist = Prossimo turno: le tue carte valgono +1
    .rule = D-426
card-little-villain = Teppistello
    .hyphenated = Teppi{ "\u00AD" }stello
    .text = Ogni avversario scarta le prime due carte del suo mazzo, una alla volta.
    .gist = Gli avversari scartano 2 dal mazzo
    .rule = D-431
card-scary-gunfight = Sparatoria
    .hyphenated = Spara{ "\u00AD" }toria
    .text = Fino all’inizio del tuo prossimo turno, gli avversari pagano 2 in più ogni carta del mercato.
    .gist = Gli avversari pagano 2 in più
    .rule = D-432
card-night-shift = Turno di notte
    .text = Pesca una carta dal mazzo di ogni giocatore, anche dal tuo, e guardale. Poi mettine una in cima a ciascuno di quei mazzi, come preferisci.
    .gist = Guarda le carte in cima; ridistribuiscile
    .rule = D-433
card-ruthless-competition = Concorrenza spietata
    .hyphenated = Concor{ "\u00AD" }renza spietata
    .text = Pesca una carta dal mazzo di un altro giocatore, poi metti una carta qualsiasi della tua mano in cima a quel mazzo.
    .gist = Pesca dal mazzo altrui, rendi una carta
    .rule = D-434
card-nasty-threat = Brutta minaccia
    .text = Fino all’inizio del tuo prossimo turno, ogni pila costruita dagli avversari deve valere 1 in più del solito.
    .gist = Le pile avversarie devono valere +1
    .rule = D-435
card-lost-shipments = Spedizioni smarrite
    .hyphenated = Spedi{ "\u00AD" }zioni smarrite
    .text = Fino all’inizio del tuo prossimo turno, gli avversari pescano al massimo una carta quando completano la mano.
    .gist = Gli avversari ripescano al massimo 1
    .rule = D-436
card-cunning-neighbour = Vicino astuto
    .text = Guarda la mano di un altro giocatore. Poi puoi mettere questa carta in cima al tuo mazzo invece di scartarla.
    .gist = Guarda una mano; può tornare sul mazzo
    .rule = D-441
card-cheer = Incoraggiamento
    .hyphenated = Incorag{ "\u00AD" }gia{ "\u00AD" }mento
    .text = Tutti i giocatori cercano una carta nel proprio mazzo e la prendono in mano, poi mescolano il mazzo.
    .gist = Ognuno prende una carta dal proprio mazzo
    .rule = D-442
card-raffle = Riffa
    .text = Scegli sinistra o destra. Tutti insieme, i giocatori prendono una carta a caso dalla mano del vicino da quella parte.
    .gist = Ognuno prende una carta a caso dal vicino
    .rule = D-443
card-charity = Beneficenza
    .hyphenated = Benefi{ "\u00AD" }cenza
    .text = Prendi una carta a caso dalla mano di ogni giocatore, anche dalla tua, e guardale. Poi danne una a ciascuno di loro, come preferisci.
    .gist = Una carta a caso da tutti; ridistribuiscile
    .rule = D-444
card-tasters = Assaggi
    .text = Scegli sinistra o destra. A partire da te e in quella direzione, ogni giocatore prende in mano una carta del mercato a sua scelta.
    .gist = Ognuno prende dal mercato, tu per primo
    .rule = D-445
card-rumours = Dicerie
    .text = Tutti i giocatori spostano le prime due carte dei propri scarti in cima al proprio mazzo, una alla volta.
    .gist = Tutti: 2 scarti in cima al mazzo
    .rule = D-446
card-daring-adventurer = Avventuriero audace
    .hyphenated = Avventu{ "\u00AD" }riero audace
    .text = Tira il dado e butta via altrettante carte del mercato a tua scelta. Poi riempi il mercato.
    .gist = Dado: butta via tante carte del mercato
    .rule = D-451
card-rare-artefact = Reperto raro
    .text = Mostra una carta della tua mano, poi tira il dado: per questo turno il valore della carta è moltiplicato per il risultato.
    .gist = Dado: moltiplica il valore di una carta
    .rule = D-452
card-swank = Sfoggio
    .text = Butta via una carta della tua mano. Se era una carta animale, pesca una carta dal mazzo del mercato.
    .gist = Butta via una carta, pesca dal mercato
    .rule = D-453
card-risky-business = Affare rischioso
    .text = Dichiara un valore da 1 a 5 e rivela la prima carta del mazzo del mercato. Giusto: prendila in mano. Sbagliato: buttala via.
    .gist = Indovina la prossima del mercato e prendila
    .rule = D-454
card-natural-survivor = Nato per sopravvivere
    .hyphenated = Nato per soprav{ "\u00AD" }vivere
    .text = Tira il dado. Cerca nel tuo mazzo e scambia esattamente altrettante carte tra la mano e il mazzo, poi mescola il mazzo.
    .gist = Dado: scambia carte con il tuo mazzo
    .rule = D-455
card-sofa = Divano
    .text = Finché questa carta è nella tua bancarella, la tua mano tiene 1 carta in più.
    .gist = Nella bancarella: mano +1
    .rule = D-456
card-wise-spy = Spia saggia
    .text = Una volta nel tuo turno, puoi pescare tre carte dal tuo mazzo e rimetterle in cima nell’ordine che preferisci.
    .gist = Una volta a turno: riponi le tue prime 3
    .rule = D-461
card-ancient-knowledge = Sapere antico
    .text = Quando un altro giocatore ha risolto del tutto una carta Tecnica, puoi cercare nel tuo mazzo, scartarne una carta se vuoi e poi mescolarlo.
    .gist = Tecnica altrui: scarta dal tuo mazzo
    .rule = D-462
card-quality-inspection = Controllo qualità
    .text = Quando questa carta entra nella tua mano, puoi buttare via una carta della tua mano. Se lo fai, pesca una carta.
    .gist = All’arrivo: butta via 1, pesca 1
    .rule = D-463
card-binoculars = Binocolo
    .text = Quando un altro giocatore compra una carta, puoi pescare una carta. Se lo fai, scarta una carta della tua mano.
    .gist = Acquisto altrui: pesca 1, scarta 1
    .rule = D-464
card-balancing = Riequilibrio
    .hyphenated = Riequi{ "\u00AD" }librio
    .text = Quando un altro giocatore mescola il suo mazzo, puoi scambiare una carta animale della tua mano con una carta qualsiasi dei tuoi scarti.
    .gist = Mescolata altrui: scambia uno scarto
    .rule = D-465
card-extra-remarks = Postille
    .text = Quando un altro giocatore costruisce una pila, puoi mettere una carta qualsiasi dei tuoi scarti in cima al tuo mazzo.
    .gist = Pila altrui: uno scarto sul tuo mazzo
    .rule = D-466
card-swift-broker = Mediatore svelto
    .text = Scarta la tua mano, poi pesca altrettante carte.
    .gist = Scarta la mano, pesca altrettanto
    .rule = D-511
card-cookies = Biscotti
    .text = Finché questa carta è nella tua mano, la tua mano tiene 1 carta in più.
    .gist = In mano: mano +1
    .rule = D-512
card-shattered-relic = Reliquia infranta
    .text = Butta via una carta della tua mano, poi pesca una carta.
    .gist = Butta via 1, pesca 1
    .rule = D-513
card-spyglass = Cannocchiale
    .hyphenated = Cannoc{ "\u00AD" }chiale
    .text = Pesca tre carte. Tienine una in mano e rimetti le altre in cima al mazzo nell’ordine che preferisci.
    .gist = Pesca 3, tienine 1
    .rule = D-514
card-flashy-show = Spettacolo sgargiante
    .hyphenated = Spetta{ "\u00AD" }colo sgar{ "\u00AD" }giante
    .text = Per questo turno, ogni carta che usi vale 1 in più.
    .gist = Questo turno: le tue carte valgono +1
    .rule = D-515
card-favourite-toy = Giocattolo preferito
    .hyphenated = Giocat{ "\u00AD" }tolo preferito
    .text = Prendi in mano la prima carta dei tuoi scarti.
    .gist = Prendi il tuo ultimo scarto
    .rule = D-516
card-loyal-partner = Socio leale
    .text = Butta via tutte le carte del mercato, poi riempilo di nuovo.
    .gist = Rinnova tutto il mercato
    .rule = D-521
card-prepaid-good = Merce prepagata
    .text = Prendi gratis in mano una carta qualsiasi del mercato.
    .gist = Una carta gratis dal mercato
    .rule = D-522
card-essential-purchase = Acquisto essenziale
    .hyphenated = Acquisto essen{ "\u00AD" }ziale
    .text = Quando compri questa carta, puoi buttare via fino a tre carte Ciarpame usate per pagarla, invece di scartarle.
    .gist = All’acquisto: butta via il Ciarpame usato
    .rule = D-523
card-market-discovery = Scoperta al mercato
    .text = Una volta nel tuo turno, puoi buttare via la prima carta del mazzo del mercato. Pagando con questa carta, puoi comprare la prima carta degli scarti del mercato al suo valore stampato.
    .gist = Compra dagli scarti del mercato
    .rule = D-524
card-special-offer = Offerta speciale
    .text = Pesca tre carte dal mazzo del mercato. Tienine una in mano e butta via le altre.
    .gist = Pesca 3 dal mercato, tienine 1
    .rule = D-525
card-stock-clearance = Liquidazione
    .hyphenated = Liqui{ "\u00AD" }dazione
    .text = Quando paghi con questa carta, puoi pagare più del dovuto senza limiti.
    .gist = Pagando: eccedi senza limiti
    .rule = D-526
card-wily-fellow = Furbacchione
    .hyphenated = Furbac{ "\u00AD" }chione
    .text = Il tuo mazzo e i tuoi scarti si scambiano di posto; poi mescola il nuovo mazzo.
    .gist = Scambia mazzo e scarti
    .rule = D-531
card-nuisance = Seccatura
    .text = Scegli fino a due altri giocatori. Ciascuno scarta una carta a caso dalla mano.
    .gist = Due altri scartano a caso
    .rule = D-532
card-rotten-food = Cibo avariato
    .text = Metti una carta della tua mano in cima al mazzo di un altro giocatore.
    .gist = Una tua carta in cima a un altro mazzo
    .rule = D-533
card-dirty-exchange = Scambio losco
    .text = Prendi una carta a caso dalla mano di un altro giocatore, poi dagli una carta qualsiasi della tua mano.
    .gist = Prendi a caso, dai a scelta
    .rule = D-534
card-sabotage = Sabotaggio
    .hyphenated = Sabotag{ "\u00AD" }gio
    .text = Pesca due carte dal mazzo di un altro giocatore. Buttane via una e metti l’altra in cima ai suoi scarti.
    .gist = Rovina le prime 2 di un altro mazzo
    .rule = D-535
card-treasure-hunter = Cacciatore di tesori
    .hyphenated = Caccia{ "\u00AD" }tore di tesori
    .text = Prendi in mano la prima carta degli scarti di un altro giocatore.
    .gist = Prendi l’ultimo scarto di un altro
    .rule = D-536
card-stashing-vendor = Venditore previdente
    .hyphenated = Vendi{ "\u00AD" }tore previ{ "\u00AD" }dente
    .text = Una pila costruita con questa carta può contenere Ciarpame.
    .gist = La sua pila può contenere Ciarpame
    .rule = D-541
card-empty-chest = Baule vuoto
    .text = Una pila costruita con questa carta può mescolare tutti i popoli animali.
    .gist = La sua pila può mescolare i popoli
    .rule = D-542
card-nostalgic-item = Ricordo nostalgico
    .hyphenated = Ricordo nostal{ "\u00AD" }gico
    .text = Una pila costruita con questa carta può contenere una carta dei tuoi scarti: Ciarpame o una carta di qualsiasi popolo.
    .gist = La sua pila può contenere uno scarto
    .rule = D-543
card-acorn = Ghianda
    .text = Scambia questa carta con una carta qualsiasi della bancarella di un avversario, che va nella tua mano.
    .gist = Scambia con una bancarella avversaria
    .rule = D-544
card-accordion = Fisarmonica
    .hyphenated = Fisar{ "\u00AD" }monica
    .text = Quando costruisci con questa carta, puoi aumentare o diminuire di 1 il suo valore.
    .gist = Costruendo: valore +1 o −1
    .rule = D-545
card-winter-is-coming = L’inverno è alle porte
    .text = Dopo aver costruito una pila con questa carta, puoi subito costruirne un’altra.
    .gist = Costruisci subito un’altra pila
    .rule = D-546
card-bold-haggler = Mercante sfrontato
    .text = Una volta nel tuo turno, puoi tirare il dado e sommare il risultato al valore di questa carta per questo turno.
    .gist = Una volta a turno: il dado ne alza il valore
    .rule = D-551
card-new-season = Nuova stagione
    .text = Cerca nei tuoi scarti una carta animale e buttala via. Se l’hai fatto, pesca una carta dal mazzo del mercato.
    .gist = Butta via uno scarto, pesca dal mercato
    .rule = D-552
card-whirligig = Girandola
    .text = Scarta la tua mano e pesca altrettante carte. Mescolale con la mano di un altro giocatore e ridistribuiscile a caso, a ciascuno quante ne aveva.
    .gist = Mano nuova, mescolata con un’altra
    .rule = D-553
card-charm = Portafortuna
    .hyphenated = Porta{ "\u00AD" }fortuna
    .text = Pesca una carta dal mazzo del mercato. Se basta da sola per la tua prossima pila, devi costruire la pila; altrimenti butta via la carta.
    .gist = Prossima del mercato: costruita o persa
    .rule = D-554
card-gamble = Azzardo
    .text = Scegli un altro giocatore e tira il dado. Vi scambiate altrettante carte a caso dalle vostre mani.
    .gist = Dado: scambia carte a caso
    .rule = D-555
card-blindfold = Benda
    .text = Scegli in segreto una carta della tua mano; un avversario prova a indovinarne il valore. Giusto: scarta la carta. Sbagliato: per questo turno la carta ha il valore da 1 a 5 che scegli.
    .gist = Indovinano una carta; se no, valore a scelta
    .rule = D-556
card-flexible-shopkeeper = Negoziante flessibile
    .hyphenated = Nego{ "\u00AD" }ziante flessi{ "\u00AD" }bile
    .text = Questa carta è la copia di una carta qualsiasi della pila più a destra della tua bancarella.
    .gist = Copia la tua ultima pila
    .rule = D-561
card-reflection = Riflesso
    .text = Questa carta è la copia della prima carta degli scarti di un altro giocatore.
    .gist = Copia l’ultimo scarto di un altro
    .rule = D-562
card-good-old-times = Bei tempi andati
    .text = Questa carta è la copia della prima carta degli scarti del mercato. Una volta nel tuo turno, puoi buttare via la prima carta del mazzo del mercato.
    .gist = Copia gli scarti del mercato
    .rule = D-563
card-gift-voucher = Buono regalo
    .text = Scambia questa carta con una carta qualsiasi del mercato, che va nella tua mano.
    .gist = Scambia con una carta del mercato
    .rule = D-564
card-trendsetting = All’ultima moda
    .text = Questa carta è la copia di una carta qualsiasi del mercato.
    .gist = Copia una carta del mercato
    .rule = D-565
card-seeing-doubles = Vederci doppio
    .text = Questa carta è la copia di un’altra carta della tua mano. Quando mostri questa, mostra anche l’altra.
    .gist = Copia una carta della tua mano
    .rule = D-566
card-junk = Ciarpame
    .text = Buono per pagare e per poco altro: non appartiene a nessun popolo e di norma non entra in nessuna pila.
    .gist = Serve solo a pagare
    .rule = D-107

## Sets

set-platypus = Ornitorinchi sperimentatori
    .short = Ornitorinchi
    .brings = Controllo delle carte: quella giusta al momento giusto.
set-sloth = Bradipi diligenti dalla gola chiara
    .short = Bradipi
    .brings = Effetti ritardati: semini adesso, raccogli all’inizio del prossimo turno.
set-crocodile = Coccodrilli nani minacciosi
    .short = Coccodrilli
    .brings = Minacce e dispetti: prezzi più cari, pile più alte e mani più magre per gli altri.
set-fennec = Fennec amichevoli
    .short = Fennec
    .brings = Condivisione: partecipano tutti, che lo vogliano o no.
set-polecat = Puzzole marmorizzate irrequiete
    .short = Puzzole
    .brings = Rischio: tira il dado e fidati della fortuna.
set-owl = Civette delle nevi osservatrici
    .short = Civette
    .brings = Reazioni: tieni d’occhio gli altri e rispondi a ciò che fanno.
set-macaw = Are scarlatte vivaci
    .short = Are
    .brings = Mani svelte: più carte, più in fretta, e quelle buone. Ideali per cominciare.
set-panda = Panda giganti affaristi
    .short = Panda
    .brings = Affari: acquisti furbi e un mercato che si rinnova.
set-raccoon = Procioni ladri del Nord
    .short = Procioni
    .brings = Furti: una zampa nelle mani, nei mazzi e negli scarti di tutti.
set-squirrel = Scoiattoli volanti accaparratori
    .short = Scoiattoli
    .brings = Pile: costruisci con ciò che agli altri non servirebbe.
set-ocelot = Ocelot fortunati
    .short = Ocelot
    .brings = Fortuna: dadi, pronostici e azzardi.
set-chameleon = Camaleonti velati adattabili
    .short = Camaleonti
    .brings = Copie: carte che diventano altre carte. Non per una prima partita.

type-technique = tecnica
type-passive = passiva
type-rubbish = ciarpame

## Game

dale-about = Mercanti a quattro zampe e a due ali modellano il proprio mazzo, carta dopo carta: compra al mercato, usa i trucchi del mestiere e disponi le pile nella tua bancarella. Ogni pila ti toglie di mano carte buone. Chi ne costruisce otto per primo diventa Maestro del Commercio.

## Options

option-teams = Due contro due
    .help = In quattro: i compagni siedono l’uno di fronte all’altro, condividono una bancarella e devono costruire dieci pile.
option-turn_techniques = Tecniche che durano il turno
    .help = Quando “{ card-rare-artefact }”, “{ card-ironing }”, “{ card-flashy-show }” e “{ card-blindfold }” lasciano l’agenda.
option-turn_techniques-stay = Restano fino alla fine del turno
option-turn_techniques-leave = Si scartano subito
option-mid_turn_fill = Riempire il mercato a metà turno
    .help = Dopo “{ card-daring-adventurer }” o “{ card-loyal-partner }”, le carte nuove vanno nei vuoti, oppure il mercato scorre prima a destra.
option-mid_turn_fill-in-place = Sul posto
option-mid_turn_fill-slide = Scorri, poi riempi
option-balancing_lands = Dove “{ card-balancing }” mette la tua carta
    .help = La tua carta prende il posto di quella che prendi dagli scarti, oppure va in cima.
option-balancing_lands-same = Stesso posto
option-balancing_lands-top = In cima
option-junk_for_draws = Ciarpame quando mancano le carte
    .help = Con mazzo e scarti vuoti, il Ciarpame sostituisce ogni carta che devi pescare, oppure solo quelle che completano la mano.
option-junk_for_draws-any = Ogni tua pesca
option-junk_for_draws-refill = Solo per completare la mano
option-platypus = { set-platypus }
    .help = { set-platypus.brings }
option-platypus-in = Presenti
option-platypus-maybe = Forse
option-platypus-out = Assenti
option-sloth = { set-sloth }
    .help = { set-sloth.brings }
option-sloth-in = Presenti
option-sloth-maybe = Forse
option-sloth-out = Assenti
option-crocodile = { set-crocodile }
    .help = { set-crocodile.brings }
option-crocodile-in = Presenti
option-crocodile-maybe = Forse
option-crocodile-out = Assenti
option-fennec = { set-fennec }
    .help = { set-fennec.brings }
option-fennec-in = Presenti
option-fennec-maybe = Forse
option-fennec-out = Assenti
option-polecat = { set-polecat }
    .help = { set-polecat.brings }
option-polecat-in = Presenti
option-polecat-maybe = Forse
option-polecat-out = Assenti
option-owl = { set-owl }
    .help = { set-owl.brings }
option-owl-in = Presenti
option-owl-maybe = Forse
option-owl-out = Assenti
option-macaw = { set-macaw }
    .help = { set-macaw.brings }
option-macaw-in = Presenti
option-macaw-maybe = Forse
option-macaw-out = Assenti
option-panda = { set-panda }
    .help = { set-panda.brings }
option-panda-in = Presenti
option-panda-maybe = Forse
option-panda-out = Assenti
option-raccoon = { set-raccoon }
    .help = { set-raccoon.brings }
option-raccoon-in = Presenti
option-raccoon-maybe = Forse
option-raccoon-out = Assenti
option-squirrel = { set-squirrel }
    .help = { set-squirrel.brings }
option-squirrel-in = Presenti
option-squirrel-maybe = Forse
option-squirrel-out = Assenti
option-ocelot = { set-ocelot }
    .help = { set-ocelot.brings }
option-ocelot-in = Presenti
option-ocelot-maybe = Forse
option-ocelot-out = Assenti
option-chameleon = { set-chameleon }
    .help = { set-chameleon.brings }
option-chameleon-in = Presenti
option-chameleon-maybe = Forse
option-chameleon-out = Assenti

## Events

some-cards =
    { $cards ->
        [none]
            { $count ->
                [one] una carta
               *[other] { $count } carte
            }
       *[known] { $cards }
    }
card-times =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
card-quoted =
    { $count ->
        [one] “{ $card }”
       *[other] { $count } × “{ $card }”
    }

event-turn-began = Turno di { $seat }.
event-played =
    { $copied ->
        [true] { $seat } gioca “{ $card }” come copia di “{ $face }”.
       *[false] { $seat } gioca “{ $card }”.
    }
event-resolved = Ora si risolve “{ $card }”, di { $seat }.
event-bought =
    { $from_discard ->
        [true] { $seat } compra “{ $card }” dagli scarti del mercato per { $price } e paga con { $payment }.
       *[false] { $seat } compra “{ $card }” per { $price } e paga con { $payment }.
    }
event-rearranged = { $seat } fa i conti e ridispone il mercato. Dal posto meno caro: { $market }.
event-kept = { $seat } paga con “{ $card }” e tiene la carta in mano. Non si stacca!
event-built =
    { $partner ->
        [none] { $seat } costruisce la pila { $stack }: { $cards }.
       *[partner] { $seat } costruisce la pila { $stack } con l’aiuto di { $partner }: { $cards }.
    }
event-asked-partner = { $seat } mostra { $cards } per la pila { $stack } e chiede l’aiuto di { $partner }.
event-partner-declined = { $seat } declina la richiesta di aiuto.
event-discarded =
    { $own ->
        [true]
            { $source ->
                [deck] { $seat } scarta dal mazzo: { $cards }.
               *[hand] { $seat } scarta { $cards }.
            }
       *[false]
            { $source ->
                [deck] { $seat } fa scartare dal mazzo di { $owner }: { $cards }.
               *[hand] { $seat } fa scartare dalla mano di { $owner }: { $cards }.
            }
    }
event-kept-hand = { $seat } passa senza scartare nulla.
event-committed = Qualcuno ha fatto una scelta in segreto.
event-threw-away =
    { $source ->
        [market] { $seat } butta via dal mercato: { $cards }.
        [market-deck] { $seat } butta via dal mazzo del mercato: { $cards }.
        [deck]
            { $own ->
                [true] { $seat } butta via dal mazzo: { $cards }.
               *[false] { $seat } butta via dal mazzo di { $owner }: { $cards }.
            }
        [discard] { $seat } butta via dagli scarti: { $cards }.
       *[hand] { $seat } butta via { $cards }.
    }
event-drew =
    { $owner ->
        [none] { $seat } pesca { some-cards } dal mazzo del mercato.
       *[player]
            { $own ->
                [true] { $seat } pesca { some-cards }.
               *[false] { $seat } pesca { some-cards } dal mazzo di { $owner }.
            }
    }
event-drew-junk =
    { $count ->
        [one] { $seat } non ha più nulla da pescare e riceve invece una carta Ciarpame.
       *[other] { $seat } non ha più nulla da pescare e riceve invece { $count } carte Ciarpame.
    }
event-found = { $seat } cerca nel mazzo e prende { some-cards }.
event-took =
    { $source ->
        [market] { $seat } prende { $cards } dal mercato.
        [market-discard] { $seat } prende { $cards } dagli scarti del mercato.
        [stall] { $seat } prende { $cards } da una bancarella.
        [discard]
            { $own ->
                [true] { $seat } riprende { $cards } dagli scarti.
               *[false] { $seat } prende { $cards } dagli scarti di { $owner }.
            }
       *[other] { $seat } prende { $cards }.
    }
event-returned =
    { $own ->
        [true] { $seat } mette { some-cards } in cima al mazzo.
       *[false] { $seat } mette { some-cards } in cima al mazzo di { $owner }.
    }
event-put-on-deck =
    { $own ->
        [true]
            { $source ->
                [discard] { $seat } sposta { $cards } dagli scarti in cima al mazzo.
               *[other] { $seat } mette { $cards } in cima al mazzo.
            }
       *[false]
            { $source ->
                [discard] { $seat } sposta { $cards } dagli scarti di { $owner } in cima al mazzo di { $owner }.
               *[other] { $seat } mette { $cards } in cima al mazzo di { $owner }.
            }
    }
event-looked-at =
    { $owner ->
        [none] { $seat } guarda { some-cards } dal mazzo del mercato.
       *[player]
            { $own ->
                [true] { $seat } guarda { some-cards } dal proprio mazzo.
               *[false] { $seat } guarda { some-cards } dal mazzo di { $owner }.
            }
    }
event-saw-hand =
    { $cards ->
        [none] { $seat } guarda la mano di { $owner }.
       *[known] { $seat } guarda la mano di { $owner }: { $cards }.
    }
event-passed =
    { $own ->
        [true] { $taker } si riprende { some-cards }.
       *[false] { $taker } riceve { some-cards } da { $giver }.
    }
event-exchanged =
    { $count ->
        [0] { $seat } non scambia nulla con il mazzo.
        [one] { $seat } scambia una carta con il mazzo.
       *[other] { $seat } scambia { $count } carte con il mazzo.
    }
event-mixed-hands = { $seat } e { $other } mescolano insieme le mani e se le ridistribuiscono. E gira la girandola!
event-swapped =
    { $source ->
        [market] { $seat } scambia “{ $card }” con “{ $got }” al mercato.
       *[stall]
            { $own ->
                [true] { $seat } scambia “{ $card }” con “{ $got }” nella propria bancarella.
               *[false] { $seat } scambia “{ $card }” con “{ $got }” nella bancarella di { $owner }.
            }
    }
event-swapped-discard = { $seat } scambia “{ $card }” con “{ $got }” nei propri scarti.
event-shuffled =
    { $discards ->
        [true] { $seat } mescola gli scarti, che diventano il nuovo mazzo.
       *[false] { $seat } mescola il mazzo.
    }
event-market-shuffled = Gli scarti del mercato vengono mescolati e diventano il nuovo mazzo del mercato.
event-swapped-piles = { $seat } scambia di posto mazzo e scarti. Tutto ribaltato!
event-market-filled = Novità al mercato: { $cards }.
event-rolled = { $seat } tira il dado per “{ $card }”: { $roll }.
event-showed = { $seat } mostra “{ $card }”.
event-chose = { $seat } sceglie { $player }.
event-chose-way =
    { $way ->
        [left] { $seat } sceglie la sinistra.
       *[right] { $seat } sceglie la destra.
    }
event-guessed =
    { $card ->
        [none]
            { $right ->
                [true] { $seat } dice { $value } e indovina.
               *[false] { $seat } dice { $value } e sbaglia.
            }
       *[shown]
            { $right ->
                [true] { $seat } dice { $value } e indovina: è “{ $card }”!
               *[false] { $seat } dice { $value } e sbaglia: è “{ $card }”.
            }
    }
event-value-changed =
    { $card ->
        [none] Per questo turno, ogni carta usata da { $seat } vale { $value } in più.
       *[card] Per questo turno, la carta “{ $card }” di { $seat } vale { $value }.
    }
event-used = { $seat } usa “{ $card }”.
event-reacted = { $seat } reagisce con “{ $card }”.
event-stopped = { $seat } rinuncia all’azione bonus.
event-won = La bancarella è completa, e la città ha un nuovo Maestro del Commercio. Vittoria: { $seats }!

## The end of the game

standing = Pile
standing-change =
    { $count ->
        [one] { $amount } pila
       *[other] { $amount } pile
    }
source-stacks = Pile costruite
source-stacks-of-partner = Pile costruite dall’altro della coppia
source-bought = Carte comprate
source-techniques = Tecniche giocate
source-reactions = Reazioni
source-thrown-away = Carte buttate via

## Refusals

refusal-game-over = La partita è finita.
refusal-not-a-move = Non è una mossa di questo gioco.
refusal-no-such-seat = A questo tavolo quel posto non c’è.
refusal-no-such-card = Non hai in mano così tante carte.
refusal-equal-card = Hai più copie di “{ $card }”. Indica la prima.
refusal-other-question = Prima c’è un’altra decisione. Rispondi alla domanda in corso.
refusal-draft-first = Hai cominciato qualcosa. Portalo a termine o annulla.
refusal-already-chosen = Hai già scelto “{ $card }”. Scegli un’altra carta.
refusal-nothing-discarded = Non ci sono scarti del mercato. Compra dal mercato.
refusal-not-in-discard = “{ $card }” non è fra gli scarti. Scegli una carta che c’è.
refusal-help-with-a-card = Non hai ancora aggiunto nulla. Aggiungi almeno una carta della tua mano, o rinuncia.
refusal-sets-missing = Questa partita si gioca con esattamente { $needed } popoli. Mettine altri su “{ option-platypus-in }” o lasciane abbastanza su “{ option-platypus-maybe }”.
refusal-D-010 = Devi mettere almeno una carta tua. Sceglila, poi chiedi al compagno.
refusal-D-105 = “{ $card }” non è una tecnica e non si può giocare. Usala in un’altra azione.
refusal-D-106 = “{ $card }” ora non offre nulla da usare. Usala in un’altra azione.
refusal-D-107 = Il Ciarpame non entra in questa pila. Scegli un’altra carta.
refusal-D-110 = Questa partita si gioca con esattamente { $needed } popoli. Non metterne più di { $needed } su “{ option-platypus-in }”.
refusal-D-200 = Ora non tocca a te decidere. Aspetta il tuo turno.
refusal-D-202 = Non hai ancora fatto la tua azione. Per passare, scegli “{ move-inventory }”, poi “{ move-discard-none }”.
refusal-D-210 = Finora hai scelto { $total } su { $price }. Aggiungi carte al pagamento.
refusal-D-211 = “{ $card }” costa { $price }, e con le carte della tua mano non puoi pagare tanto. Scegli qualcosa di meno caro.
refusal-D-212 = Con “{ $card }” pagheresti più del necessario per un prezzo di { $price }. Lascia fuori le carte che non servono.
refusal-D-230 = La tua prossima pila deve valere esattamente { $need }, e con le carte della tua mano non puoi costruirla. Fai un’altra azione.
refusal-D-231 = Una pila contiene carte di un solo popolo, e con “{ $card }” così non arrivi a { $need }. Scegli un’altra carta.
refusal-D-232 = Con “{ $card }” questa pila non può valere esattamente { $need }. Scegli un’altra carta.
refusal-D-253 = Quel posto del mercato è vuoto. Scegline un altro.
refusal-D-254 = Le tue azioni sono finite. Usa una carta da una volta per turno, o prosegui.
refusal-D-412 = Così non potresti comprare nulla pagando anche con “{ card-calculations }”. Scegli un altro ordine o un’altra carta.
refusal-D-524 = Dagli scarti del mercato si compra solo pagando con “{ card-market-discovery }”. Lasciale posto nel pagamento.
refusal-D-541 = Il Ciarpame entra in una pila solo con “{ card-stashing-vendor }”. Aggiungi quella carta, o annulla.
refusal-D-542 = Una pila può mescolare più popoli solo con “{ card-empty-chest }”. Aggiungi quella carta, o annulla.
refusal-D-543 = Ogni carta degli scarti richiede un “{ card-nostalgic-item }” nella pila. Aggiungi prima quella carta.
refusal-D-571 = “{ $card }” deve prima copiare una carta. Scegli quale.
refusal-D-701 = Solo le squadre costruiscono insieme. Scegli carte della tua mano.
refusal-D-703 = Il tuo compagno ha già declinato in questo turno. Costruisci con le tue carte.
refusal-D-704 = Queste carte non lasciano nulla da aggiungere al compagno. Costruisci, o mostra meno carte.
refusal-D-706 = La mano del tuo compagno è vuota fino al suo prossimo riordino. Costruisci con le tue carte.
refusal-D-811 = Finora questa pila vale { $total }, ma deve valere esattamente { $need }. Scegli altre carte.
refusal-D-831 = Hai già usato “{ $card }” in questo turno. Potrai usare di nuovo la carta nel prossimo.
refusal-D-850 = Quella carta ora non può reagire. Reagisci con una carta evidenziata, o passa.

## Prompts

ask-action =
    { $bonus ->
        [true] Azione bonus: compra, gioca una tecnica, costruisci, scarta, o rinuncia.
       *[false] La tua azione: compra, gioca una tecnica, costruisci o scarta.
    }
ask-next-planned = Più carte da risolvere. Quale per prima?
ask-before-refill = Le tue azioni sono finite. Usa una carta o completa la mano.
ask-late-ability = La tua mano è completa. Usa una carta o finisci il turno.
ask-react =
    { $trigger ->
        [resolved] { $player } ha risolto una tecnica. Reagire?
        [entered] Una nuova carta è entrata nella tua mano. Reagire?
        [purchased] { $player } ha comprato una carta. Reagire?
        [shuffled] { $player } ha mescolato il mazzo. Reagire?
       *[built] { $player } ha costruito una pila. Reagire?
    }
    .others = Chi può reagire decide in segreto…
ask-build-again = “{ card-winter-is-coming }”: costruire subito un’altra pila?
    .no = Niente altre pile
ask-complete-stack = Il tuo compagno chiede aiuto per questa pila. Aggiungere ciò che manca?
    .no = Rinuncia
ask-keep = “{ card-glue }”: tenere la carta in mano o scartarla?
    .yes = Tienila
    .no = Scartala
ask-throw-junk = Quante carte Ciarpame del pagamento butti via?
ask-search-deck = Scegli una carta da prendere dal tuo mazzo.
ask-may-discard-from-deck = Puoi scartare una carta del tuo mazzo.
    .no = Non scartare nulla
ask-exchange-with-deck = Carte da scambiare con il tuo mazzo: { $number }. Scegli prima quelle che dai, poi quelle che prendi. Ancora da scegliere: { $left }.
ask-keep-one = Scegli la carta da tenere.
ask-put-back = Scegli la prossima carta da rimettere. L’ultima finisce in cima.
ask-throw-away-aside = Scegli la carta da buttare via.
ask-discard-to-deck = Scegli una carta dei tuoi scarti da mettere in cima al tuo mazzo.
ask-discard =
    { $left ->
        [one] Scegli una carta da scartare.
       *[other] Scegli { $left } carte da scartare, una dopo l’altra.
    }
ask-discard-hand = Scarta la tua mano, nell’ordine che preferisci.
    .confirm = Scarta il resto così com’è
ask-throw-away = Scegli una carta della tua mano da buttare via.
ask-may-throw-away = Puoi buttare via una carta della tua mano.
    .no = Non buttare via nulla
ask-may-put-this-on-deck = Mettere “{ $card }” in cima al tuo mazzo?
    .yes = In cima al mazzo
    .no = Scartala
ask-take-junk = Quante carte Ciarpame riprendi?
ask-may-take-from-discard = Puoi riprendere una carta dai tuoi scarti.
    .no = Non riprendere nulla
ask-throw-away-from-discard = Scegli una carta animale dei tuoi scarti da buttare via.
ask-swap-with-discard = Scegli la carta che vuoi dai tuoi scarti, poi la carta animale della tua mano che ci va.
ask-take-from-market = Scegli una carta da prendere dal mercato.
ask-throw-away-from-market =
    { $left ->
        [one] Scegli una carta del mercato da buttare via.
       *[other] Scegli { $left } carte del mercato da buttare via, una dopo l’altra.
    }
ask-throw-away-market = Butta via tutto il mercato, nell’ordine che preferisci.
    .confirm = Butta via il resto così com’è
ask-swap-with-market = Scegli la carta del mercato da scambiare con “{ $card }”.
ask-swap-with-stall = Scegli la carta di una bancarella da scambiare con “{ $card }”.
ask-give-aside =
    { $player ->
        [none] Scegli la carta da dare.
       *[player] Scegli la carta per { $player }.
    }
ask-return-aside =
    { $player ->
        [none] Scegli la carta da mettere sul prossimo mazzo.
       *[player] Scegli la carta da mettere sul mazzo di { $player }.
    }
ask-show = Scegli una carta da mostrare. Il suo valore sarà moltiplicato per il dado.
ask-count-as = Quale carta copia quella che mostri?
ask-guess-market = Indovina il valore della prima carta del mazzo del mercato.
ask-choose-secretly = Scegli una carta in segreto. Un avversario dovrà indovinarne il valore.
    .face = Quale carta copia la tua? Anche questo resta segreto.
ask-guess-hidden = Indovina il valore della carta nascosta.
ask-set-value = Sbagliato! Quanto vale la tua carta in questo turno?
ask-choose-player = “{ $card }”: scegli un giocatore.
ask-choose-way = “{ $card }”: a sinistra o a destra?
ask-put-on-deck = Scegli una carta della tua mano da mettere in cima al mazzo di { $player }.
ask-give = Scegli una carta della tua mano per { $player }.
ask-choose-players-to-discard = Scegli chi scarta una carta a caso.
    .no = Nessun altro

draft-buy = “{ $card }” costa { $need }. Scegli con che cosa paghi ({ $total } finora).
draft-build = Questa pila deve valere { $need }. Scegli le sue carte ({ $total } finora).
draft-inventory = Scegli le carte da scartare; la prima finisce in fondo. Per passare, non scartare nulla.
draft-technique = Quale carta copia?
draft-ability = Quale capacità usi?
draft-rearrange = Scegli le carte del mercato nel nuovo ordine, dal posto meno caro; poi quella che compri.
draft-face = “{ $card }”: quale carta copia?

move-inventory = Scarta carte
move-build = Costruisci la pila { $stack }
move-stop = Niente azione bonus
move-refill = Completa la mano
move-end-turn = Finisci il turno
move-pay = Paga
move-lay = Costruisci
move-discard = Scarta
move-discard-none = Non scartare nulla
move-ask-partner = Chiedi al compagno
move-pass = Passa
move-left = Sinistra
move-right = Destra
move-suggested =
    { $mode ->
        [buy] Paga: { $cards }
       *[build] Costruisci: { $cards }
    }
move-undo = Indietro
move-cancel = Annulla
move-react = Reagisci con “{ $card }”
use-technique = Gioca “{ $card }”
use-ability = Usa “{ $card }”
use-rearrange = Ridisponi il mercato con “{ $card }”

prompt-wait = In attesa di { $name }…
prompt-over-won = Vittoria: { $names }!
prompt-you-won = La tua bancarella è completa: il titolo di Maestro del Commercio è tuo!
prompt-team-won = La vostra bancarella è completa: il titolo di Maestro del Commercio è vostro!

## Board

the-market = Mercato
the-market-deck =
    { $count ->
        [0] Il mazzo del mercato è vuoto
        [one] Mazzo del mercato: 1 carta
       *[other] Mazzo del mercato: { $count } carte
    }
the-market-discard =
    { $count ->
        [0] Scarti del mercato: nessuno
        [one] Scarti del mercato: 1 carta
       *[other] Scarti del mercato: { $count } carte
    }
market-card = { $card }, prezzo { $price }
market-empty = Posto vuoto
surcharge = +{ $amount }
your-hand = La tua mano
your-deck =
    { $count ->
        [0] Il tuo mazzo è vuoto
        [one] Il tuo mazzo: 1 carta
       *[other] Il tuo mazzo: { $count } carte
    }
deck-of =
    { $count ->
        [0] Mazzo di { $name }: vuoto
        [one] Mazzo di { $name }: 1 carta
       *[other] Mazzo di { $name }: { $count } carte
    }
deck-known = Cima del mazzo, per quanto ne sai
your-discard =
    { $count ->
        [0] I tuoi scarti: nessuno
        [one] I tuoi scarti: 1 carta
       *[other] I tuoi scarti: { $count } carte
    }
pile-showing = { $pile }, in cima: { $card }
discard-of =
    { $count ->
        [0] Scarti di { $name }: nessuno
        [one] Scarti di { $name }: 1 carta
       *[other] Scarti di { $name }: { $count } carte
    }
discard-latest = Dalla più recente
read-deck = È a faccia in giù e nessuno ne conosce l’ordine, salvo ciò che gli effetti hanno mostrato. Quando serve una carta e non ce ne sono più, gli scarti dello stesso giocatore vengono mescolati e diventano il nuovo mazzo.
read-discard = Sono a faccia in su. Tutti possono guardarli in ogni momento, nessuno può cambiarne l’ordine. Diventano il nuovo mazzo quando serve una carta e il mazzo è vuoto.
read-market-deck = Alla fine di ogni turno le sue carte riempiono il mercato da destra a sinistra. Quando serve una carta e non ce ne sono più, gli scarti del mercato vengono mescolati e diventano il nuovo mazzo.
read-market-discard = Qui finiscono le carte animali buttate via, a faccia in su. Tutti possono guardarle in ogni momento.
read-hand = Ognuno vede solo la propria mano. Alla fine del proprio turno un giocatore pesca fino ad avere cinque carte, o quante ne prevede la dimensione attuale della sua mano.
your-stall = La tua bancarella
stall-of-team = Bancarella di { $names }
stall-progress =
    { $count ->
        [one] 1 pila su { $goal }
       *[other] { $count } pile su { $goal }
    }
stack-number = Pila { $stack }
next-stack = Prossima pila: esattamente { $need }
your-schedule = La tua agenda
schedule-of = Agenda di { $name }
due-next-turn = fino all’inizio del prossimo turno
due-this-turn = fino alla fine di questo turno
due-now = ora
hand-of =
    { $count ->
        [0] { $name } non ha carte in mano
        [one] { $name } ha 1 carta in mano
       *[other] { $name } ha { $count } carte in mano
    }
hand-known = Carte che sai essere lì
card-copies = conta come “{ $card }”
card-used = già usata in questo turno
cards-aside = Stai guardando
cards-aside-of =
    { $count ->
        [one] { $name } guarda una carta
       *[other] { $name } guarda { $count } carte
    }
cards-shown = Sul tavolo
deck-searched = Il tuo mazzo, in ordine
your-partner = il tuo compagno
the-players = I giocatori
the-sets = Popoli di questa partita
box-2 = Di questa scatola
box-1 = Del primo gioco
sets-chosen = Presenti: { $in }; forse: { $maybe }; ne servono { $count }
look-through = Consulta
rule-link = Regola { $rule }
won = vince
your-turn = Tocca a te
turn-of = Turno di { $name }
since-your-turn = Che cosa ti è successo

## Reading and putting together

card-label = { $card }, valore { $value }, { $type }
card-picked = n. { $nth } della tua scelta
card-unknown = Una carta che non conosci
copies-in-set =
    { $count ->
        [one] una sola copia nel popolo
       *[other] { $count } copie nel popolo
    }
copy-of = Può essere una copia di
sum-to-go = ancora { $count }
sum-exact = esatto
sum-over = { $count } di troppo
overpaid = Non si dà il resto: puoi pagare più del dovuto solo se ogni carta del pagamento è necessaria.
tray-show = Mostra le carte
tray-hide = Guarda il tavolo
keys = Tastiera e schermo tattile
keys-tab = Tab: dai giocatori al mercato, alla tua bancarella, alla domanda, alla tua mano
keys-arrows = Frecce: da una carta all’altra
keys-touch = Invio o Spazio: tocca
keys-read = I, o una pressione lunga su una carta: la leggi per intero
keys-escape = Esc: torna indietro, o annulla ciò che stai preparando

## How the game is won, on one line above the board

goal-line = { $goal } pile per vincere · tu { $own } · poi un animale, { $need }
goal-line-last = L’ultima pila vince: un animale, { $need } esatto
goal-line-watching = Vince chi completa per primo { $goal } pile

## What the coach says

reason-builds = Costruisce la pila { $stack }: un animale, esattamente { $value }.
reason-for-stacks = “{ $card }” serve per le tue prossime pile.
reason-buys-value = “{ $card }” vale più di quello che paghi.
reason-pays-with-least = Paga con le carte che ti mancheranno meno.
reason-arrow-is-free = “{ $card }” restituisce l’azione: non ti costa nulla.
reason-plays = “{ $card }” ti serve più ora che dopo.
reason-draws-new = Scarta ciò che non serve e pesca carte nuove.
reason-leaves-it = Meglio fermarsi qui.
reason-serves-you = È ciò che avvicina di più le tue prossime pile.
