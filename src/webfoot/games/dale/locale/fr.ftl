## The lid of the box

game = Dale of Merchants 2
    .pitch = Des marchands à plumes et à poils façonnent leur paquet et garnissent le plus bel Étal.

## How the bots play it

plays-gentle = Achète et construit avec bon sens, mais souvent pas ce qu’il lui faut le plus.
plays-quick = Regarde jusqu’à la fin de son tour et gaspille rarement une carte.
plays-thinker = Compare ses coups sur les prochains tours, les vôtres compris.
plays-thinker-long = Compare comme le Héron, quatre fois plus longtemps.

## Cards
## hyphenated: where a long word may break on a small card.

card-tireless-tinkerer = Bricoleur infatigable
    .hyphenated = Bricoleur infati{ "\u00AD" }gable
    .text = Placez la carte du dessus de votre défausse sur le dessus de votre pioche.
    .gist = Dessus de défausse sur la pioche
    .rule = D-411
card-calculations = Calculs
    .text = Quand vous payez avec cette carte, vous pouvez d’abord réarranger les cartes du Marché. Achetez ensuite aux nouveaux prix, toujours en payant avec cette carte.
    .gist = En payant : réarrangez d’abord le Marché
    .rule = D-412
card-safety-precaution = Mesure de sécurité
    .text = Échangez cette carte contre n’importe quelle carte de votre Étal, qui rejoint votre main.
    .gist = Échangez avec une carte de votre Étal
    .rule = D-413
card-magnet = Aimant
    .text = Cherchez une carte dans votre pioche et prenez-la en main, puis mélangez votre pioche.
    .gist = Prenez une carte de votre pioche
    .rule = D-414
card-dangerous-test = Expérience dangereuse
    .hyphenated = Expé{ "\u00AD" }rience dange{ "\u00AD" }reuse
    .text = Piochez trois cartes, puis défaussez trois cartes de votre main, anciennes ou nouvelles.
    .gist = Piochez 3, puis défaussez 3
    .rule = D-415
card-glue = Colle
    .text = Quand vous payez avec cette carte, vous pouvez la garder en main au lieu de la défausser.
    .gist = En payant : gardez cette carte
    .rule = D-416
card-steady-achiever = Bosseur tranquille
    .hyphenated = Bosseur tran{ "\u00AD" }quille
    .text = Au début de votre prochain tour, piochez une carte.
    .gist = Prochain tour : piochez 1
    .rule = D-421
card-shopping-journey = Tournée des boutiques
    .text = Au début de votre prochain tour, prenez gratuitement en main une carte du Marché de votre choix.
    .gist = Prochain tour : une carte du Marché gratuite
    .rule = D-422
card-housecleaning = Grand ménage
    .text = Reprenez en main jusqu’à trois cartes Camelote de votre défausse. Au début de votre prochain tour, vous pouvez jeter une carte de votre main.
    .gist = Prenez 3 cartes Camelote ; plus tard, jetez 1
    .rule = D-423
card-siesta = Sieste
    .text = Au début de votre prochain tour, vous pouvez reprendre en main une carte de votre choix dans votre défausse.
    .gist = Prochain tour : reprenez une carte défaussée
    .rule = D-424
card-lunch-break = Pause déjeuner
    .text = Piochez une carte. Au début de votre prochain tour, piochez-en une autre.
    .gist = Piochez 1, puis 1 au prochain tour
    .rule = D-425
card-ironing = Repassage
    .text = Du début à la fin de votre prochain tour, chaque carte que vous utilisez vaut 1 de plus.
    .gist = Prochain tour : vos cartes valent +1
    .rule = D-426
card-little-villain = Petite frappe
    .text = Chaque adversaire défausse les deux premières cartes de sa pioche, une par une.
    .gist = Adversaires : 2 de la pioche défaussées
    .rule = D-431
card-scary-gunfight = Fusillade
    .text = Jusqu’au début de votre prochain tour, vos adversaires paient chaque carte du Marché 2 de plus.
    .gist = Les adversaires paient 2 de plus
    .rule = D-432
card-night-shift = Équipe de nuit
    .text = Piochez une carte dans la pioche de chaque joueur, y compris la vôtre, et regardez-les. Remettez-en une sur chacune de ces pioches, selon votre choix.
    .gist = Voyez chaque dessus de pioche ; redistribuez
    .rule = D-433
card-ruthless-competition = Concurrence impitoyable
    .hyphenated = Concur{ "\u00AD" }rence impi{ "\u00AD" }toyable
    .text = Piochez une carte dans la pioche d’un autre joueur, puis posez sur cette pioche une carte de votre main.
    .gist = Piochez chez un autre, rendez une carte
    .rule = D-434
card-nasty-threat = Vilaine menace
    .text = Jusqu’au début de votre prochain tour, chaque Pile construite par vos adversaires doit valoir 1 de plus que d’habitude.
    .gist = Piles adverses : 1 de plus
    .rule = D-435
card-lost-shipments = Cargaisons perdues
    .hyphenated = Cargai{ "\u00AD" }sons perdues
    .text = Jusqu’au début de votre prochain tour, vos adversaires piochent au plus une carte quand ils complètent leur main.
    .gist = Les adversaires repiochent 1 carte au plus
    .rule = D-436
card-cunning-neighbour = Voisin rusé
    .text = Regardez la main d’un autre joueur. Vous pouvez ensuite poser cette carte sur votre pioche au lieu de la défausser.
    .gist = Voyez une main ; peut revenir sur la pioche
    .rule = D-441
card-cheer = Encouragements
    .hyphenated = Encou{ "\u00AD" }rage{ "\u00AD" }ments
    .text = Chaque joueur cherche une carte dans sa propre pioche, la prend en main, puis mélange sa pioche.
    .gist = Chacun prend une carte de sa pioche
    .rule = D-442
card-raffle = Tombola
    .text = Choisissez gauche ou droite. Tous en même temps, les joueurs prennent une carte au hasard dans la main de leur voisin de ce côté.
    .gist = Chacun prend une carte au hasard au voisin
    .rule = D-443
card-charity = Œuvre de charité
    .text = Prenez une carte au hasard dans la main de chaque joueur, y compris la vôtre, et regardez-les. Donnez-en une à chacun d’eux, selon votre choix.
    .gist = Une carte au hasard de chacun ; redistribuez
    .rule = D-444
card-tasters = Dégustation
    .hyphenated = Dégus{ "\u00AD" }tation
    .text = Choisissez gauche ou droite. En commençant par vous et dans ce sens, chaque joueur prend en main une carte du Marché de son choix.
    .gist = Chacun prend au Marché, vous d’abord
    .rule = D-445
card-rumours = Rumeurs
    .text = Chaque joueur déplace les deux cartes du dessus de sa défausse sur sa pioche, une par une.
    .gist = Chacun : 2 défausses sur la pioche
    .rule = D-446
card-daring-adventurer = Aventurier intrépide
    .hyphenated = Aventu{ "\u00AD" }rier intrépide
    .text = Lancez le dé et jetez, à votre choix, ce nombre de cartes du Marché. Complétez ensuite le Marché.
    .gist = Dé : jetez ce nombre de cartes du Marché
    .rule = D-451
card-rare-artefact = Artefact rare
    .text = Montrez une carte de votre main, puis lancez le dé : pour ce tour, la valeur de la carte est multipliée par le résultat.
    .gist = Dé : multipliez la valeur d’une carte
    .rule = D-452
card-swank = Frime
    .text = Jetez une carte de votre main. Si c’était une carte animale, piochez une carte dans la pioche du Marché.
    .gist = Jetez une carte, piochez au Marché
    .rule = D-453
card-risky-business = Affaire risquée
    .text = Annoncez une valeur de 1 à 5 et révélez la première carte de la pioche du Marché. Juste : prenez-la en main. Faux : jetez-la.
    .gist = Devinez la prochaine du Marché : prenez-la
    .rule = D-454
card-natural-survivor = Survivant-né
    .text = Lancez le dé. Cherchez dans votre pioche et échangez exactement ce nombre de cartes entre votre main et votre pioche, puis mélangez votre pioche.
    .gist = Dé : échangez avec votre pioche
    .rule = D-455
card-sofa = Canapé
    .text = Tant que cette carte est dans votre Étal, la taille de votre main augmente de 1.
    .gist = Dans votre Étal : main +1
    .rule = D-456
card-wise-spy = Espion avisé
    .text = Une fois pendant votre tour, vous pouvez piocher trois cartes et les remettre sur votre pioche dans l’ordre de votre choix.
    .gist = Une fois par tour : triez vos 3 du dessus
    .rule = D-461
card-ancient-knowledge = Savoir ancestral
    .text = Quand un autre joueur a entièrement résolu une carte Technique, vous pouvez chercher dans votre pioche, en défausser une carte si vous le souhaitez, puis la mélanger.
    .gist = Technique adverse : défaussez de la pioche
    .rule = D-462
card-quality-inspection = Contrôle qualité
    .text = Quand cette carte arrive dans votre main, vous pouvez jeter une carte de votre main. Dans ce cas, piochez une carte.
    .gist = À l’arrivée : jetez 1, piochez 1
    .rule = D-463
card-binoculars = Jumelles
    .text = Quand un autre joueur achète une carte, vous pouvez piocher une carte. Dans ce cas, défaussez une carte de votre main.
    .gist = Achat adverse : piochez 1, défaussez 1
    .rule = D-464
card-balancing = Rééquilibrage
    .hyphenated = Rééqui{ "\u00AD" }librage
    .text = Quand un autre joueur mélange sa pioche, vous pouvez échanger une carte animale de votre main contre une carte de votre choix dans votre défausse.
    .gist = Mélange adverse : échangez une défausse
    .rule = D-465
card-extra-remarks = Remarques annexes
    .text = Quand un autre joueur construit une Pile, vous pouvez poser sur votre pioche une carte de votre choix prise dans votre défausse.
    .gist = Pile adverse : défausse sur la pioche
    .rule = D-466
card-swift-broker = Courtier véloce
    .text = Défaussez votre main, puis piochez le même nombre de cartes.
    .gist = Défaussez votre main, repiochez autant
    .rule = D-511
card-cookies = Biscuits
    .text = Tant que cette carte est dans votre main, la taille de votre main augmente de 1.
    .gist = En main : main +1
    .rule = D-512
card-shattered-relic = Relique brisée
    .text = Jetez une carte de votre main, puis piochez une carte.
    .gist = Jetez 1, piochez 1
    .rule = D-513
card-spyglass = Longue-vue
    .text = Piochez trois cartes. Gardez-en une en main et remettez les autres sur votre pioche dans l’ordre de votre choix.
    .gist = Piochez 3, gardez 1
    .rule = D-514
card-flashy-show = Spectacle tape-à-l’œil
    .text = Pour ce tour, chaque carte que vous utilisez vaut 1 de plus.
    .gist = Ce tour : vos cartes valent +1
    .rule = D-515
card-favourite-toy = Jouet préféré
    .text = Prenez en main la carte du dessus de votre défausse.
    .gist = Prenez le dessus de votre défausse
    .rule = D-516
card-loyal-partner = Associé loyal
    .text = Jetez toutes les cartes du Marché, puis complétez-le.
    .gist = Remplacez tout le Marché
    .rule = D-521
card-prepaid-good = Article prépayé
    .text = Prenez gratuitement en main une carte du Marché de votre choix.
    .gist = Une carte du Marché, gratuite
    .rule = D-522
card-essential-purchase = Achat indispensable
    .hyphenated = Achat indis{ "\u00AD" }pensable
    .text = Quand vous achetez cette carte, vous pouvez jeter jusqu’à trois cartes Camelote de votre paiement au lieu de les défausser.
    .gist = À l’achat : jetez la Camelote payée
    .rule = D-523
card-market-discovery = Découverte au marché
    .hyphenated = Décou{ "\u00AD" }verte au marché
    .text = Une fois pendant votre tour, vous pouvez jeter la première carte de la pioche du Marché. Quand vous payez avec cette carte, vous pouvez acheter la carte du dessus de la défausse du Marché à sa valeur imprimée.
    .gist = Achetez dans la défausse du Marché
    .rule = D-524
card-special-offer = Offre spéciale
    .text = Piochez trois cartes dans la pioche du Marché. Gardez-en une en main et jetez les autres.
    .gist = Piochez 3 au Marché, gardez 1
    .rule = D-525
card-stock-clearance = Liquidation
    .hyphenated = Liqui{ "\u00AD" }dation
    .text = Quand vous payez avec cette carte, vous pouvez payer trop cher, sans limite.
    .gist = En payant : dépassez sans limite
    .rule = D-526
card-wily-fellow = Compère futé
    .text = Votre pioche et votre défausse changent de place ; mélangez ensuite la nouvelle pioche.
    .gist = Échangez pioche et défausse
    .rule = D-531
card-nuisance = Nuisance
    .text = Choisissez jusqu’à deux autres joueurs. Chacun défausse une carte au hasard de sa main.
    .gist = Deux autres défaussent au hasard
    .rule = D-532
card-rotten-food = Nourriture avariée
    .hyphenated = Nourri{ "\u00AD" }ture avariée
    .text = Posez une carte de votre main sur la pioche d’un autre joueur.
    .gist = Une carte de votre main sur une autre pioche
    .rule = D-533
card-dirty-exchange = Échange louche
    .text = Prenez une carte au hasard dans la main d’un autre joueur, puis donnez-lui une carte de votre main.
    .gist = Prenez au hasard, donnez au choix
    .rule = D-534
card-sabotage = Sabotage
    .text = Piochez deux cartes dans la pioche d’un autre joueur. Jetez-en une et posez l’autre sur sa défausse.
    .gist = Gâchez les 2 du dessus d’une autre pioche
    .rule = D-535
card-treasure-hunter = Chasseur de trésors
    .text = Prenez en main la carte du dessus de la défausse d’un autre joueur.
    .gist = Prenez le dessus d’une autre défausse
    .rule = D-536
card-stashing-vendor = Vendeur prévoyant
    .text = Une Pile construite avec cette carte peut contenir de la Camelote.
    .gist = Sa Pile peut contenir de la Camelote
    .rule = D-541
card-empty-chest = Coffre vide
    .text = Une Pile construite avec cette carte peut mêler tous les peuples d’animaux.
    .gist = Sa Pile peut mêler les peuples
    .rule = D-542
card-nostalgic-item = Souvenir nostalgique
    .hyphenated = Souvenir nostal{ "\u00AD" }gique
    .text = Une Pile construite avec cette carte peut contenir une carte de votre défausse : Camelote ou carte de n’importe quel peuple.
    .gist = Sa Pile peut contenir une défausse
    .rule = D-543
card-acorn = Gland
    .text = Échangez cette carte contre n’importe quelle carte de l’Étal d’un adversaire, qui rejoint votre main.
    .gist = Échangez avec une carte d’un Étal adverse
    .rule = D-544
card-accordion = Accordéon
    .text = Quand vous construisez avec cette carte, vous pouvez ajouter 1 à sa valeur ou lui retirer 1.
    .gist = En construisant : valeur +1 ou −1
    .rule = D-545
card-winter-is-coming = L’hiver approche
    .text = Après avoir construit une Pile avec cette carte, vous pouvez aussitôt en construire une autre.
    .gist = Construisez aussitôt une autre Pile
    .rule = D-546
card-bold-haggler = Marchandeur culotté
    .hyphenated = Marchan{ "\u00AD" }deur culotté
    .text = Une fois pendant votre tour, vous pouvez lancer le dé et ajouter le résultat à la valeur de cette carte pour ce tour.
    .gist = Une fois par tour : le dé augmente sa valeur
    .rule = D-551
card-new-season = Nouvelle saison
    .text = Cherchez une carte animale dans votre défausse et jetez-la. Si vous l’avez fait, piochez une carte dans la pioche du Marché.
    .gist = Jetez une défausse, piochez au Marché
    .rule = D-552
card-whirligig = Tourbillon
    .hyphenated = Tourbil{ "\u00AD" }lon
    .text = Défaussez votre main et piochez le même nombre de cartes. Mélangez-les à la main d’un autre joueur, puis redistribuez à chacun, au hasard, autant de cartes qu’il en avait.
    .gist = Nouvelle main, mêlée à une autre
    .rule = D-553
card-charm = Porte-bonheur
    .text = Piochez une carte dans la pioche du Marché. Si elle forme à elle seule votre prochaine Pile, vous devez construire cette Pile ; sinon, jetez la carte.
    .gist = Prochaine du Marché : construite ou jetée
    .rule = D-554
card-gamble = Pari
    .text = Choisissez un autre joueur et lancez le dé. Vous échangez, au hasard, ce nombre de cartes entre vos deux mains.
    .gist = Dé : échangez des cartes au hasard
    .rule = D-555
card-blindfold = Bandeau
    .text = Choisissez en secret une carte de votre main ; un adversaire devine sa valeur. Juste : défaussez la carte. Faux : elle prend pour ce tour la valeur de 1 à 5 de votre choix.
    .gist = On devine une carte ; sinon, valeur au choix
    .rule = D-556
card-flexible-shopkeeper = Commerçant flexible
    .hyphenated = Commer{ "\u00AD" }çant flexible
    .text = Cette carte est la copie d’une carte de votre choix dans la Pile la plus à droite de votre Étal.
    .gist = Copie votre dernière Pile
    .rule = D-561
card-reflection = Reflet
    .text = Cette carte est la copie de la carte du dessus de la défausse d’un autre joueur.
    .gist = Copie le dessus d’une autre défausse
    .rule = D-562
card-good-old-times = Bon vieux temps
    .text = Cette carte est la copie de la carte du dessus de la défausse du Marché. Une fois pendant votre tour, vous pouvez jeter la première carte de la pioche du Marché.
    .gist = Copie la défausse du Marché
    .rule = D-563
card-gift-voucher = Bon cadeau
    .text = Échangez cette carte contre n’importe quelle carte du Marché, qui rejoint votre main.
    .gist = Échangez avec une carte du Marché
    .rule = D-564
card-trendsetting = Dernière mode
    .text = Cette carte est la copie d’une carte du Marché de votre choix.
    .gist = Copie une carte du Marché
    .rule = D-565
card-seeing-doubles = Voir double
    .text = Cette carte est la copie d’une autre carte de votre main. Quand vous montrez celle-ci, montrez aussi l’autre.
    .gist = Copie une carte de votre main
    .rule = D-566
card-junk = Camelote
    .text = Bonne pour payer, et guère plus : elle n’appartient à aucun peuple et n’entre normalement dans aucune Pile.
    .gist = Ne sert qu’à payer
    .rule = D-107

## Sets

set-platypus = Ornithorynques expérimentateurs
    .short = Ornithorynques
    .brings = Contrôle des cartes : la bonne carte au bon moment.
set-sloth = Paresseux diligents à gorge claire
    .short = Paresseux
    .brings = Effets différés : on sème maintenant, on récolte au début du prochain tour.
set-crocodile = Crocodiles nains intimidants
    .short = Crocodiles
    .brings = Menaces et harcèlement : prix en hausse, Piles plus hautes et mains maigres pour les autres.
set-fennec = Fennecs amicaux
    .short = Fennecs
    .brings = Entraide : tout le monde participe, que cela plaise ou non.
set-polecat = Putois marbrés agités
    .short = Putois
    .brings = Prise de risque : lancez le dé et tentez votre chance.
set-owl = Harfangs des neiges observateurs
    .short = Harfangs
    .brings = Réactions : guettez les autres et répondez à ce qu’ils font.
set-macaw = Aras rouges fringants
    .short = Aras
    .brings = Mains rapides : plus de cartes, plus vite, et les bonnes. Parfait pour débuter.
set-panda = Pandas géants négociants
    .short = Pandas
    .brings = Bonnes affaires : des achats malins et un Marché qui tourne.
set-raccoon = Ratons voleurs du Nord
    .short = Ratons
    .brings = Vol : une patte dans les mains, les pioches et les défausses de tous.
set-squirrel = Écureuils volants collectionneurs
    .short = Écureuils
    .brings = Piles : construisez avec ce que les autres ne pourraient pas poser.
set-ocelot = Ocelots chanceux
    .short = Ocelots
    .brings = Chance : dés, devinettes et paris.
set-chameleon = Caméléons casqués adaptables
    .short = Caméléons
    .brings = Copie : des cartes qui en deviennent d’autres. Pas pour une première partie.

type-technique = technique
type-passive = passive
type-rubbish = camelote

## Game

dale-about = Des animaux marchands façonnent leur paquet carte après carte : achetez au Marché, jouez vos techniques de vente et posez des Piles dans votre Étal. Chaque Pile emporte de bonnes cartes de votre main. Le premier à en construire huit devient Maître du Commerce.

## Options

option-teams = Deux contre deux
    .help = À quatre joueurs : les coéquipiers se font face, partagent un Étal et doivent construire dix Piles.
option-turn_techniques = Techniques valables pour le tour
    .help = Quand « { card-rare-artefact } », « { card-ironing } », « { card-flashy-show } » et « { card-blindfold } » quittent le Planning.
option-turn_techniques-stay = Restent jusqu’à la fin du tour
option-turn_techniques-leave = Défaussées aussitôt
option-mid_turn_fill = Compléter le Marché en cours de tour
    .help = Après « { card-daring-adventurer } » ou « { card-loyal-partner } », les nouvelles cartes comblent les trous, ou le Marché glisse d’abord vers la droite.
option-mid_turn_fill-in-place = Sur place
option-mid_turn_fill-slide = Glisser, puis compléter
option-balancing_lands = Où « { card-balancing } » pose votre carte
    .help = Votre carte prend la place de celle que vous prenez dans la défausse, ou va sur le dessus.
option-balancing_lands-same = Même place
option-balancing_lands-top = Sur le dessus
option-junk_for_draws = De la Camelote faute de cartes
    .help = Si la pioche et la défausse sont vides, la Camelote remplace toute carte à piocher, ou seulement celles qui complètent la main.
option-junk_for_draws-any = Toute pioche à vous
option-junk_for_draws-refill = Main à compléter seulement
option-platypus = { set-platypus }
    .help = { set-platypus.brings }
option-platypus-in = En jeu
option-platypus-maybe = Peut-être
option-platypus-out = Hors jeu
option-sloth = { set-sloth }
    .help = { set-sloth.brings }
option-sloth-in = En jeu
option-sloth-maybe = Peut-être
option-sloth-out = Hors jeu
option-crocodile = { set-crocodile }
    .help = { set-crocodile.brings }
option-crocodile-in = En jeu
option-crocodile-maybe = Peut-être
option-crocodile-out = Hors jeu
option-fennec = { set-fennec }
    .help = { set-fennec.brings }
option-fennec-in = En jeu
option-fennec-maybe = Peut-être
option-fennec-out = Hors jeu
option-polecat = { set-polecat }
    .help = { set-polecat.brings }
option-polecat-in = En jeu
option-polecat-maybe = Peut-être
option-polecat-out = Hors jeu
option-owl = { set-owl }
    .help = { set-owl.brings }
option-owl-in = En jeu
option-owl-maybe = Peut-être
option-owl-out = Hors jeu
option-macaw = { set-macaw }
    .help = { set-macaw.brings }
option-macaw-in = En jeu
option-macaw-maybe = Peut-être
option-macaw-out = Hors jeu
option-panda = { set-panda }
    .help = { set-panda.brings }
option-panda-in = En jeu
option-panda-maybe = Peut-être
option-panda-out = Hors jeu
option-raccoon = { set-raccoon }
    .help = { set-raccoon.brings }
option-raccoon-in = En jeu
option-raccoon-maybe = Peut-être
option-raccoon-out = Hors jeu
option-squirrel = { set-squirrel }
    .help = { set-squirrel.brings }
option-squirrel-in = En jeu
option-squirrel-maybe = Peut-être
option-squirrel-out = Hors jeu
option-ocelot = { set-ocelot }
    .help = { set-ocelot.brings }
option-ocelot-in = En jeu
option-ocelot-maybe = Peut-être
option-ocelot-out = Hors jeu
option-chameleon = { set-chameleon }
    .help = { set-chameleon.brings }
option-chameleon-in = En jeu
option-chameleon-maybe = Peut-être
option-chameleon-out = Hors jeu

## Events

some-cards =
    { $cards ->
        [none]
            { $count ->
                [one] une carte
               *[other] { $count } cartes
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
        [one] « { $card } »
       *[other] { $count } × « { $card } »
    }

event-turn-began = À { $seat } de jouer.
event-played =
    { $copied ->
        [true] { $seat } joue « { $card } » comme copie de « { $face } ».
       *[false] { $seat } joue « { $card } ».
    }
event-resolved = « { $card } » arrive à échéance chez { $seat }.
event-bought =
    { $from_discard ->
        [true] { $seat } achète « { $card } » dans la défausse du Marché pour { $price } et paie avec { $payment }.
       *[false] { $seat } achète « { $card } » pour { $price } et paie avec { $payment }.
    }
event-rearranged = { $seat } fait ses comptes et réarrange le Marché. En partant de la place la moins chère : { $market }.
event-kept = { $seat } paie avec « { $card } » et garde la carte en main. Ça colle !
event-built =
    { $partner ->
        [none] { $seat } construit la Pile { $stack } : { $cards }.
       *[partner] { $seat } construit la Pile { $stack } avec l’aide { DE($partner) } : { $cards }.
    }
event-asked-partner = { $seat } montre { $cards } pour la Pile { $stack } et demande de l’aide à { $partner }.
event-partner-declined = { $seat } décline la demande d’aide.
event-discarded =
    { $own ->
        [true]
            { $source ->
                [deck] { $seat } défausse de sa pioche : { $cards }.
               *[hand] { $seat } défausse { $cards }.
            }
       *[false]
            { $source ->
                [deck] { $seat } fait défausser à { $owner }, de sa pioche : { $cards }.
               *[hand] { $seat } fait défausser à { $owner } : { $cards }.
            }
    }
event-kept-hand = { $seat } passe sans rien défausser.
event-committed = Un choix secret est fait.
event-threw-away =
    { $source ->
        [market] { $seat } jette du Marché : { $cards }.
        [market-deck] { $seat } jette de la pioche du Marché : { $cards }.
        [deck]
            { $own ->
                [true] { $seat } jette de sa pioche : { $cards }.
               *[false] { $seat } jette de la pioche { DE($owner) } : { $cards }.
            }
        [discard] { $seat } jette de sa défausse : { $cards }.
       *[hand] { $seat } jette { $cards }.
    }
event-drew =
    { $owner ->
        [none] { $seat } pioche { some-cards } dans la pioche du Marché.
       *[player]
            { $own ->
                [true] { $seat } pioche { some-cards }.
               *[false] { $seat } pioche { some-cards } dans la pioche { DE($owner) }.
            }
    }
event-drew-junk =
    { $count ->
        [one] { $seat } n’a plus rien à piocher et reçoit une carte Camelote à la place.
       *[other] { $seat } n’a plus rien à piocher et reçoit { $count } cartes Camelote à la place.
    }
event-found = { $seat } cherche dans sa pioche et prend { some-cards }.
event-took =
    { $source ->
        [market] { $seat } prend { $cards } au Marché.
        [market-discard] { $seat } prend { $cards } dans la défausse du Marché.
        [stall] { $seat } prend { $cards } dans un Étal.
        [discard]
            { $own ->
                [true] { $seat } reprend { $cards } dans sa défausse.
               *[false] { $seat } prend { $cards } dans la défausse { DE($owner) }.
            }
       *[other] { $seat } prend { $cards }.
    }
event-returned =
    { $own ->
        [true] { $seat } pose { some-cards } sur sa pioche.
       *[false] { $seat } pose { some-cards } sur la pioche { DE($owner) }.
    }
event-put-on-deck =
    { $own ->
        [true]
            { $source ->
                [discard] { $seat } remet { $cards } de sa défausse sur sa pioche.
               *[other] { $seat } pose { $cards } sur sa pioche.
            }
       *[false]
            { $source ->
                [discard] { $seat } remet { $cards } de la défausse { DE($owner) } sur sa pioche.
               *[other] { $seat } pose { $cards } sur la pioche { DE($owner) }.
            }
    }
event-looked-at =
    { $owner ->
        [none] { $seat } regarde { some-cards } de la pioche du Marché.
       *[player]
            { $own ->
                [true] { $seat } regarde { some-cards } de sa pioche.
               *[false] { $seat } regarde { some-cards } de la pioche { DE($owner) }.
            }
    }
event-saw-hand =
    { $cards ->
        [none] { $seat } regarde la main { DE($owner) }.
       *[known] { $seat } regarde la main { DE($owner) } : { $cards }.
    }
event-passed =
    { $own ->
        [true] { $taker } récupère { some-cards }.
       *[false] { $taker } reçoit { some-cards } { DE($giver) }.
    }
event-exchanged =
    { $count ->
        [0] { $seat } n’échange rien avec sa pioche.
        [one] { $seat } échange une carte avec sa pioche.
       *[other] { $seat } échange { $count } cartes avec sa pioche.
    }
event-mixed-hands = { $seat } et { $other } mélangent leurs mains, puis les redistribuent. Et ça tourne !
event-swapped =
    { $source ->
        [market] { $seat } échange « { $card } » contre « { $got } » au Marché.
       *[stall]
            { $own ->
                [true] { $seat } échange « { $card } » contre « { $got } » dans son Étal.
               *[false] { $seat } échange « { $card } » contre « { $got } » dans l’Étal { DE($owner) }.
            }
    }
event-swapped-discard = { $seat } échange « { $card } » contre « { $got } » dans sa défausse.
event-shuffled =
    { $discards ->
        [true] { $seat } mélange sa défausse, qui devient sa nouvelle pioche.
       *[false] { $seat } mélange sa pioche.
    }
event-market-shuffled = La défausse du Marché est mélangée et devient la nouvelle pioche du Marché.
event-swapped-piles = { $seat } échange sa pioche et sa défausse. Tout est renversé !
event-market-filled = Nouveautés au Marché : { $cards }.
event-rolled = { $seat } lance le dé pour « { $card } » : { $roll }.
event-showed = { $seat } montre « { $card } ».
event-chose = { $seat } choisit { $player }.
event-chose-way =
    { $way ->
        [left] { $seat } choisit la gauche.
       *[right] { $seat } choisit la droite.
    }
event-guessed =
    { $card ->
        [none]
            { $right ->
                [true] { $seat } annonce { $value } : bien vu !
               *[false] { $seat } annonce { $value } : raté.
            }
       *[shown]
            { $right ->
                [true] { $seat } annonce { $value } : bien vu, c’est « { $card } » !
               *[false] { $seat } annonce { $value } : raté, c’est « { $card } ».
            }
    }
event-value-changed =
    { $card ->
        [none] Pour ce tour, chaque carte { QUE($seat) } utilise vaut { $value } de plus.
       *[card] Pour ce tour, la carte « { $card } » { DE($seat) } vaut { $value }.
    }
event-used = { $seat } utilise « { $card } ».
event-reacted = { $seat } réagit avec « { $card } ».
event-stopped = { $seat } renonce à l’action bonus.
event-won = L’Étal est complet, et la cité a un nouveau Maître du Commerce. Victoire : { $seats } !

## The end of the game

standing = Piles
standing-change =
    { $count ->
        [one] { $amount } Pile
       *[other] { $amount } Piles
    }
source-stacks = Piles construites
source-stacks-of-partner = Piles construites par le coéquipier
source-bought = Cartes achetées
source-techniques = Techniques jouées
source-reactions = Réactions
source-thrown-away = Cartes jetées

## Refusals

refusal-game-over = La partie est terminée.
refusal-not-a-move = Ce n’est pas un coup de ce jeu.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-no-such-card = Vous n’avez pas autant de cartes en main.
refusal-equal-card = Vous avez plusieurs exemplaires de « { $card } ». Désignez le premier.
refusal-other-question = Une autre décision passe d’abord. Répondez à la question posée.
refusal-draft-first = Vous avez commencé quelque chose. Terminez, ou annulez.
refusal-already-chosen = Vous avez déjà choisi « { $card } ». Choisissez une autre carte.
refusal-nothing-discarded = La défausse du Marché est vide. Achetez plutôt au Marché.
refusal-not-in-discard = La défausse ne contient pas « { $card } ». Choisissez une carte qui s’y trouve.
refusal-help-with-a-card = Vous n’avez encore rien ajouté. Ajoutez au moins une carte de votre main, ou déclinez.
refusal-sets-missing = Cette partie se joue avec exactement { $needed } peuples. Mettez-en davantage sur « { option-platypus-in } » ou « { option-platypus-maybe } ».
refusal-D-010 = Vous devez mettre au moins une carte à vous. Choisissez-la, puis demandez à votre coéquipier.
refusal-D-105 = « { $card } » n’est pas une technique et ne se joue pas. Servez-vous-en dans une autre action.
refusal-D-106 = « { $card } » n’offre rien à utiliser maintenant. Servez-vous-en dans une autre action.
refusal-D-107 = La Camelote n’entre pas dans cette Pile. Choisissez une autre carte.
refusal-D-110 = Cette partie se joue avec exactement { $needed } peuples. N’en mettez pas plus de { $needed } sur « { option-platypus-in } ».
refusal-D-200 = Ce n’est pas à vous de décider maintenant. Attendez votre tour.
refusal-D-202 = Vous n’avez pas encore fait votre action. Pour passer, choisissez « { move-inventory } », puis « { move-discard-none } ».
refusal-D-210 = Vous avez choisi { $total } sur { $price } pour l’instant. Ajoutez des cartes au paiement.
refusal-D-211 = « { $card } » coûte { $price }, et les cartes de votre main ne permettent pas de payer ce prix. Choisissez moins cher.
refusal-D-212 = Avec « { $card } », vous paieriez plus que nécessaire pour un prix de { $price }. Laissez de côté les cartes dont vous n’avez pas besoin.
refusal-D-230 = Votre prochaine Pile doit valoir exactement { $need }, et les cartes de votre main ne permettent pas de la construire. Faites une autre action.
refusal-D-231 = Une Pile se compose de cartes d’un même peuple, et avec « { $card } » vous n’arriverez pas ainsi à { $need }. Choisissez une autre carte.
refusal-D-232 = Avec « { $card } », cette Pile ne peut pas valoir exactement { $need }. Choisissez une autre carte.
refusal-D-253 = Cette place du Marché est vide. Choisissez-en une autre.
refusal-D-254 = Vos actions sont terminées. Utilisez une carte valable une fois par tour, ou continuez.
refusal-D-412 = De cette façon, vous ne pourriez rien acheter avec « { card-calculations } » dans le paiement. Choisissez un autre ordre ou une autre carte.
refusal-D-524 = On n’achète dans la défausse du Marché qu’en payant avec « { card-market-discovery } ». Laissez-lui une place dans le paiement.
refusal-D-541 = La Camelote n’entre dans une Pile qu’avec « { card-stashing-vendor } ». Ajoutez cette carte, ou annulez.
refusal-D-542 = Une Pile ne mêle plusieurs peuples qu’avec « { card-empty-chest } ». Ajoutez cette carte, ou annulez.
refusal-D-543 = Chaque carte de la défausse demande un « { card-nostalgic-item } » dans la Pile. Ajoutez d’abord cette carte.
refusal-D-571 = « { $card } » doit d’abord copier une carte. Choisissez laquelle.
refusal-D-701 = On ne construit à deux qu’en équipes. Choisissez des cartes de votre main.
refusal-D-703 = Votre coéquipier a déjà décliné pendant ce tour. Construisez avec vos propres cartes.
refusal-D-704 = Ces cartes ne laissent rien à ajouter à votre coéquipier. Construisez, ou montrez moins de cartes.
refusal-D-706 = La main de votre coéquipier est vide jusqu’à son prochain nettoyage. Construisez avec vos propres cartes.
refusal-D-811 = Cette Pile vaut { $total } pour l’instant, mais elle doit valoir exactement { $need }. Choisissez d’autres cartes.
refusal-D-831 = « { $card } » a déjà servi pendant ce tour. La carte pourra resservir au prochain tour.
refusal-D-850 = Cette carte ne peut pas réagir maintenant. Réagissez avec une carte en surbrillance, ou passez.

## Prompts

ask-action =
    { $bonus ->
        [true] Action bonus : achetez, jouez une technique, construisez, défaussez, ou renoncez.
       *[false] Votre action : achetez, jouez une technique, construisez ou défaussez.
    }
ask-next-planned = Plusieurs cartes arrivent à échéance. Laquelle d’abord ?
ask-before-refill = Vos actions sont terminées. Utilisez une carte ou complétez votre main.
ask-late-ability = Votre main est complète. Utilisez une carte ou finissez votre tour.
ask-react =
    { $trigger ->
        [resolved] { $player } a résolu une technique. Réagir ?
        [entered] Une nouvelle carte est arrivée dans votre main. Réagir ?
        [purchased] { $player } a acheté une carte. Réagir ?
        [shuffled] { $player } a mélangé sa pioche. Réagir ?
       *[built] { $player } a construit une Pile. Réagir ?
    }
    .others = Ceux qui peuvent réagir décident en secret…
ask-build-again = « { card-winter-is-coming } » : construire aussitôt une autre Pile ?
    .no = Pas d’autre Pile
ask-complete-stack = Votre coéquipier demande de l’aide pour cette Pile. Ajouter ce qui manque ?
    .no = Décliner
ask-keep = « { card-glue } » : garder la carte en main ou la défausser ?
    .yes = La garder
    .no = La défausser
ask-throw-junk = Combien de cartes Camelote du paiement jetez-vous ?
ask-search-deck = Choisissez une carte à prendre dans votre pioche.
ask-may-discard-from-deck = Vous pouvez défausser une carte de votre pioche.
    .no = Ne rien défausser
ask-exchange-with-deck = Cartes à échanger avec votre pioche : { $number }. Choisissez d’abord celles qui partent, puis celles que vous prenez. Encore à choisir : { $left }.
ask-keep-one = Choisissez la carte à garder.
ask-put-back = Choisissez la prochaine carte à remettre. La dernière sera sur le dessus.
ask-throw-away-aside = Choisissez la carte à jeter.
ask-discard-to-deck = Choisissez une carte de votre défausse à poser sur votre pioche.
ask-discard =
    { $left ->
        [one] Choisissez une carte à défausser.
       *[other] Choisissez { $left } cartes à défausser, l’une après l’autre.
    }
ask-discard-hand = Défaussez votre main, dans l’ordre de votre choix.
    .confirm = Défausser le reste tel quel
ask-throw-away = Choisissez une carte de votre main à jeter.
ask-may-throw-away = Vous pouvez jeter une carte de votre main.
    .no = Ne rien jeter
ask-may-put-this-on-deck = Poser « { $card } » sur votre pioche ?
    .yes = Sur la pioche
    .no = La défausser
ask-take-junk = Combien de cartes Camelote reprenez-vous ?
ask-may-take-from-discard = Vous pouvez reprendre une carte de votre défausse.
    .no = Ne rien reprendre
ask-throw-away-from-discard = Choisissez une carte animale de votre défausse à jeter.
ask-swap-with-discard = Choisissez la carte que vous voulez dans votre défausse, puis la carte animale de votre main qui y va.
ask-take-from-market = Choisissez une carte à prendre au Marché.
ask-throw-away-from-market =
    { $left ->
        [one] Choisissez une carte du Marché à jeter.
       *[other] Choisissez { $left } cartes du Marché à jeter, l’une après l’autre.
    }
ask-throw-away-market = Jetez tout le Marché, dans l’ordre de votre choix.
    .confirm = Jeter le reste tel quel
ask-swap-with-market = Choisissez la carte du Marché à échanger contre « { $card } ».
ask-swap-with-stall = Choisissez la carte d’un Étal à échanger contre « { $card } ».
ask-give-aside =
    { $player ->
        [none] Choisissez la carte à donner.
       *[player] Choisissez la carte pour { $player }.
    }
ask-return-aside =
    { $player ->
        [none] Choisissez la carte à poser sur la pioche suivante.
       *[player] Choisissez la carte à poser sur la pioche { DE($player) }.
    }
ask-show = Choisissez une carte à montrer. Sa valeur sera multipliée par le dé.
ask-count-as = Quelle carte copie celle que vous montrez ?
ask-guess-market = Devinez la valeur de la première carte de la pioche du Marché.
ask-choose-secretly = Choisissez une carte en secret. Un adversaire devra deviner sa valeur.
    .face = Quelle carte la vôtre copie-t-elle ? Cela aussi reste secret.
ask-guess-hidden = Devinez la valeur de la carte cachée.
ask-set-value = Raté ! Combien vaut votre carte ce tour-ci ?
ask-choose-player = « { $card } » : choisissez un joueur.
ask-choose-way = « { $card } » : à gauche ou à droite ?
ask-put-on-deck = Choisissez une carte de votre main à poser sur la pioche { DE($player) }.
ask-give = Choisissez une carte de votre main à donner à { $player }.
ask-choose-players-to-discard = Choisissez qui défausse une carte au hasard.
    .no = Personne d’autre

draft-buy = « { $card } » coûte { $need }. Choisissez de quoi payer ({ $total } pour l’instant).
draft-build = Cette Pile doit valoir { $need }. Choisissez ses cartes ({ $total } pour l’instant).
draft-inventory = Choisissez les cartes à défausser ; la première sera tout au fond. Pour passer, ne défaussez rien.
draft-technique = Quelle carte la vôtre copie-t-elle ?
draft-ability = Quelle capacité utilisez-vous ?
draft-rearrange = Choisissez les cartes du Marché dans leur nouvel ordre, en partant de la place la moins chère, puis celle que vous achetez.
draft-face = « { $card } » : quelle carte copie-t-elle ?

move-inventory = Défausser des cartes
move-build = Construire la Pile { $stack }
move-stop = Pas d’action bonus
move-refill = Compléter la main
move-end-turn = Finir le tour
move-pay = Payer
move-lay = Construire
move-discard = Défausser
move-discard-none = Ne rien défausser
move-ask-partner = Demander à votre coéquipier
move-pass = Passer
move-left = Gauche
move-right = Droite
move-suggested =
    { $mode ->
        [buy] Payer : { $cards }
       *[build] Construire : { $cards }
    }
move-undo = Retour
move-cancel = Annuler
move-react = Réagir avec « { $card } »
use-technique = Jouer « { $card } »
use-ability = Utiliser « { $card } »
use-rearrange = Réarranger le Marché avec « { $card } »

prompt-wait = On attend { $name }…
prompt-over-won = Victoire : { $names } !
prompt-you-won = Votre Étal est complet : le titre de Maître du Commerce est à vous !
prompt-team-won = Votre Étal est complet : le titre de Maître du Commerce est à vous deux !

## Board

the-market = Marché
the-market-deck =
    { $count ->
        [0] La pioche du Marché est vide
        [one] Pioche du Marché : { $count } carte
       *[other] Pioche du Marché : { $count } cartes
    }
the-market-discard =
    { $count ->
        [0] La défausse du Marché est vide
        [one] Défausse du Marché : { $count } carte
       *[other] Défausse du Marché : { $count } cartes
    }
market-card = { $card }, prix { $price }
market-empty = Place vide
surcharge = +{ $amount }
your-hand = Votre main
your-deck =
    { $count ->
        [0] Votre pioche est vide
        [one] Votre pioche : { $count } carte
       *[other] Votre pioche : { $count } cartes
    }
deck-of =
    { $count ->
        [0] Pioche { DE($name) } : vide
        [one] Pioche { DE($name) } : { $count } carte
       *[other] Pioche { DE($name) } : { $count } cartes
    }
deck-known = Dessus de la pioche, d’après ce que vous savez
your-discard =
    { $count ->
        [0] Votre défausse est vide
        [one] Votre défausse : { $count } carte
       *[other] Votre défausse : { $count } cartes
    }
pile-showing = { $pile }, au-dessus : { $card }
discard-of =
    { $count ->
        [0] Défausse { DE($name) } : vide
        [one] Défausse { DE($name) } : { $count } carte
       *[other] Défausse { DE($name) } : { $count } cartes
    }
discard-latest = La plus récente en premier
read-deck = Elle est face cachée, et personne n’en connaît l’ordre, sauf ce que des effets ont montré. Quand il faut une carte et qu’il n’en reste pas, la défausse du même joueur est mélangée et devient sa nouvelle pioche.
read-discard = Elle est face visible. Chacun peut la consulter à tout moment, personne ne peut en changer l’ordre. Elle devient la nouvelle pioche quand il faut une carte et que la pioche est vide.
read-market-deck = À la fin de chaque tour, ses cartes complètent le Marché de droite à gauche. Quand il faut une carte et qu’il n’en reste pas, la défausse du Marché est mélangée et devient la nouvelle pioche.
read-market-discard = Les cartes animales jetées s’y trouvent, face visible. Chacun peut la consulter à tout moment.
read-hand = Chacun ne voit que sa propre main. À la fin de son tour, un joueur pioche jusqu’à avoir cinq cartes, ou autant que la taille actuelle de sa main.
your-stall = Votre Étal
stall-of-team = Étal ({ $names })
stall-progress =
    { $count ->
        [one] { $count } Pile sur { $goal }
       *[other] { $count } Piles sur { $goal }
    }
stack-number = Pile { $stack }
next-stack = Prochaine Pile : exactement { $need }
your-schedule = Votre Planning
schedule-of = Planning { DE($name) }
due-next-turn = jusqu’au début du prochain tour
due-this-turn = jusqu’à la fin de ce tour
due-now = maintenant
hand-of =
    { $count ->
        [0] { $name } n’a pas de carte en main
        [one] { $name } a { $count } carte en main
       *[other] { $name } a { $count } cartes en main
    }
hand-known = Cartes dont vous savez qu’elles y sont
card-copies = compte comme « { $card } »
card-used = a déjà servi ce tour-ci
cards-aside = Vous regardez
cards-aside-of =
    { $count ->
        [one] { $name } regarde { $count } carte
       *[other] { $name } regarde { $count } cartes
    }
cards-shown = Sur la table
deck-searched = Votre pioche, triée
your-partner = votre coéquipier
the-players = Les joueurs
the-sets = Peuples de cette partie
box-2 = De cette boîte
box-1 = Du premier jeu
sets-chosen = En jeu : { $in } ; peut-être : { $maybe } ; il en faut { $count }
look-through = Consulter
rule-link = Règle { $rule }
won = gagne
your-turn = À vous de jouer
turn-of = Au tour { DE($name) }
since-your-turn = Ce qui vous est arrivé

## Reading and putting together

card-label = { $card }, valeur { $value }, { $type }
card-picked = nᵒ { $nth } de votre choix
card-unknown = Une carte que vous ne connaissez pas
copies-in-set =
    { $count ->
        [one] un seul exemplaire dans le peuple
       *[other] { $count } exemplaires dans le peuple
    }
copy-of = Elle peut être une copie de
sum-to-go = encore { $count }
sum-exact = juste
sum-over = { $count } de trop
overpaid = On ne rend pas la monnaie : vous ne pouvez payer trop que si chaque carte du paiement est nécessaire.
tray-show = Montrer les cartes
tray-hide = Regarder la table
keys = Clavier et écran tactile
keys-tab = Tab : des joueurs au Marché, à votre Étal, à la question, à votre main
keys-arrows = Flèches : d’une carte à l’autre
keys-touch = Entrée ou Espace : toucher
keys-read = I, ou un appui long sur une carte : la lire en entier
keys-escape = Échap : revenir en arrière, ou annuler ce que vous préparez

## How the game is won, on one line above the board

goal-line = { $goal } Piles pour gagner · vous { $own } · puis un animal, { $need }
goal-line-last = Votre dernière Pile gagne : un animal, { $need }
goal-line-watching = Qui remplit { $goal } Piles d’abord gagne

## What the coach says

reason-builds = Construit la Pile { $stack } : un animal, exactement { $value }.
reason-for-stacks = « { $card } » sert à construire vos prochaines Piles.
reason-buys-value = « { $card } » vaut plus que ce que vous payez.
reason-pays-with-least = Payez avec les cartes qui vous manqueront le moins.
reason-arrow-is-free = « { $card } » rend l’action : elle ne vous coûte rien.
reason-plays = « { $card } » vous sert plus maintenant que plus tard.
reason-draws-new = Défaussez ce qui ne sert pas, et piochez d’autres cartes.
reason-leaves-it = Mieux vaut en rester là.
reason-serves-you = C’est ce qui rapproche le plus vos prochaines Piles.
