## The lid of the box

game = Duck Dealer
    .pitch = Longs calculs, grand voyage : le commerce interplanétaire du canard de bain.

## How the bots play it

plays-gentle = Agit tôt et pour peu : petits voyages, peu de points.
plays-quick = Fait un bon plan pour son tour et le suit.
plays-thinker = Essaie beaucoup de plans pour son tour et économise pour les plus longs.
plays-thinker-long = Essaie trois fois plus de plans que le Héron.

## Marchandises : seule ; une unité dans une phrase ; à quoi sert une mine, une usine, un consommateur

good-duck = Canards en caoutchouc
    .one = un canard en caoutchouc
    .for = de canards en caoutchouc
    .counted =
        { $count ->
            [one] { good-duck.one }
           *[other] { $count } canards en caoutchouc
        }
good-beads = Perles en plastique
    .one = des perles en plastique
    .for = de perles en plastique
    .counted =
        { $count ->
            [one] { good-beads.one }
           *[other] { $count } × perles en plastique
        }
good-solar = Panneaux solaires
    .one = des panneaux solaires
    .for = de panneaux solaires
    .counted =
        { $count ->
            [one] { good-solar.one }
           *[other] { $count } × panneaux solaires
        }
good-paint = Peinture bleue
    .one = de la peinture bleue
    .for = de peinture bleue
    .counted =
        { $count ->
            [one] { good-paint.one }
           *[other] { $count } × peinture bleue
        }
good-booth = Cabines téléphoniques
    .one = une cabine téléphonique
    .for = de cabines téléphoniques
    .counted =
        { $count ->
            [one] { good-booth.one }
           *[other] { $count } cabines téléphoniques
        }
good-satellite = Satellites
    .one = un satellite
    .for = de satellites
    .counted =
        { $count ->
            [one] { good-satellite.one }
           *[other] { $count } satellites
        }
good-accelerator = Accélérateurs linéaires
    .one = un accélérateur linéaire
    .for = d’accélérateurs linéaires
    .counted =
        { $count ->
            [one] { good-accelerator.one }
           *[other] { $count } accélérateurs linéaires
        }
good-stealth = Canards furtifs
    .one = un canard furtif
    .for = de canards furtifs
    .counted =
        { $count ->
            [one] { good-stealth.one }
           *[other] { $count } canards furtifs
        }
good-radio = Radios modernes
    .one = une radio moderne
    .for = de radios modernes
    .counted =
        { $count ->
            [one] { good-radio.one }
           *[other] { $count } radios modernes
        }
good-pills = Pilules amincissantes
    .one = des pilules amincissantes
    .for = de pilules amincissantes
    .counted =
        { $count ->
            [one] { good-pills.one }
           *[other] { $count } × pilules amincissantes
        }
good-economy = Économie
    .one = de l’économie
    .for = d’économie
    .counted =
        { $count ->
            [one] { good-economy.one }
           *[other] { $count } × économie
        }
good-art = Art moderne
    .one = de l’art moderne
    .for = d’art moderne
    .counted =
        { $count ->
            [one] { good-art.one }
           *[other] { $count } × art moderne
        }
good-science = Science
    .one = de la science
    .for = de science
    .counted =
        { $count ->
            [one] { good-science.one }
           *[other] { $count } × science
        }
good-religion = Religion
    .one = de la religion
    .for = de religion
    .counted =
        { $count ->
            [one] { good-religion.one }
           *[other] { $count } × religion
        }
good-politics = Politique
    .one = de la politique
    .for = de politique
    .counted =
        { $count ->
            [one] { good-politics.one }
           *[other] { $count } × politique
        }
good-medicine = Médecine
    .one = de la médecine
    .for = de médecine
    .counted =
        { $count ->
            [one] { good-medicine.one }
           *[other] { $count } × médecine
        }
good-military = Art militaire
    .one = de l’art militaire
    .for = d’art militaire
    .counted =
        { $count ->
            [one] { good-military.one }
           *[other] { $count } × art militaire
        }
good-times = { $count } × { $good }

## Ce qu’il y a sur les planètes

tile-mine = Mine
    .the = la mine
    .a = une mine
tile-factory = Usine
    .the = l’usine
    .a = une usine
tile-shipyard = Chantier spatial
    .the = le chantier spatial
    .a = un chantier spatial
tile-consumer = Consommateur
    .the = le consommateur
    .a = un consommateur

## Vaisseaux

equipment-hold = Cale
    .one = une cale
    .text =
        { $count ->
            [1] De la place pour une marchandise de plus.
           *[other] De la place pour { $count } marchandises de plus.
        }
equipment-navigator = Navigateur
    .one = un navigateur
    .text = Équipage : une énergie rouge à chaque collecte.
equipment-builder = Constructeur
    .one = un constructeur
    .text = Équipage : une énergie jaune à chaque collecte.
equipment-trader = Marchand
    .one = un marchand
    .text = Équipage : une énergie bleue à chaque collecte.

## Énergie

energy-red = Énergie rouge
    .for = pour se déplacer
energy-yellow = Énergie jaune
    .for = pour construire
energy-blue = Énergie bleue
    .for = pour commercer
amount-red =
    { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
amount-yellow =
    { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
amount-blue =
    { $count ->
        [one] { $count } bleue
       *[other] { $count } bleues
    }

## Jeu

duckdealer-about = Chacun pilote un petit vaisseau dans une galaxie qui veut de tout, des pilules amincissantes à la religion. Tour après tour, on économise de l’énergie en vue d’un long voyage : extraire, construire, fabriquer, livrer, le tout prévu jusqu’à la dernière étape avant que quiconque le voie. Quand la dernière case du compte-tours a été jouée, le joueur qui a le plus de points l’emporte. Les règles sont celles du livret ; la carte, la plupart des recettes et bien des valeurs ont dû être reconstituées, et une étoile les signale partout dans le jeu.

## Options

option-auction = Enchères pour l’ordre du tour
    .help = Chacun offre en secret des points pour une place dans l’ordre du tour. Toute offre est retirée du score final, gagnante ou non.
option-start_player = Premier joueur
    .help = Tiré au sort, ou choisi ici. Aux enchères, c’est aussi ce qui départage les ex æquo.
option-start_player-drawn = Tiré au sort
option-start_player-seat-1 = Première place
option-start_player-seat-2 = Deuxième place
option-start_player-seat-3 = Troisième place
option-start_player-seat-4 = Quatrième place
option-start_player-seat-5 = Cinquième place
option-privileges_on_built_tiles_only = Privilèges sur les tuiles construites seulement
    .help = Sinon, on peut réclamer un chantier spatial ou un consommateur avant qu’il soit construit.
option-literal_medicine = Médecine à la peinture
    .help = La médecine se fabrique à bon marché, avec de la peinture bleue et des pilules amincissantes. Une reconstitution, comme la recette habituelle.
option-other_ring = Les autres recettes
    .help = Les accélérateurs linéaires se font avec des perles en plastique et une cabine téléphonique, les radios modernes avec des canards en caoutchouc et des panneaux solaires. Une reconstitution, comme les recettes habituelles.
option-mixed_mines = Mines variées
    .help = On mélange trois mines de chaque matière première ; quatre des quinze sont écartées sans être vues. Une reconstitution, comme les mines habituelles.
option-data = Les données de ce serveur
    .help = La carte, les recettes, les prix et les points viennent d’un fichier fourni par l’administrateur du serveur. Les règles affichées le suivent, et une étoile ne signale que ce qui reste reconstitué.
name-anatida = Anatida
name-bathtub-prime = Baignoire Prime
name-canardia = Canardie
name-drake-station = Station Malard
name-eiderdown = Édredon
name-puddle = Flaque
name-squeak = Pouêt
name-teal = Sarcelle
name-waddle = Dandine
name-mallard-minor = Colvert Mineur
name-rubber-ridge = Caoutchou-Crête
name-far-float = Flotte-au-Loin
name-quackmire = Couacmar
name-webfoot = Palmipède
name-downfall = Plumechute
name-pond-zero = Mare Zéro

## Événements

bid-of = { $name } ({ $points })
score-of = { $name } ({ $points })
place-planet = { $name }
place-comet = dans l’espace entre { $a } et { $b }
    .road = entre { $a } et { $b }

event-bid-made = { $seat } a fait son offre.
event-bids-revealed =
    { $again ->
        [true] Les secondes offres sont révélées : { $bids }.
       *[false] Les offres sont révélées : { $bids }.
    }
event-place-taken =
    { $place ->
        [1] { $seat } jouera en premier.
        [2] { $seat } jouera en deuxième.
        [3] { $seat } jouera en troisième.
        [4] { $seat } jouera en quatrième.
       *[5] { $seat } jouera en cinquième.
    }
event-order-settled = Ordre du tour : { $order }.
event-equipped = { $seat } commence avec { $kind }.
event-started = { $seat } prend le départ sur { $planet }.
event-collected =
    { $energy ->
        [none] { $seat } collecte, mais la réserve est vide.
       *[some] { $seat } collecte de l’énergie : { $energy }.
    }
event-exhausted = La réserve est épuisée : { $seat } doit agir aussitôt. Énergie virtuelle : { $energy }.
event-action-turn-began =
    { $free_roads ->
        [0] { $seat } joue le tour d’action { $space }.
        [one] { $seat } joue le tour d’action { $space }, avec { $free_roads } pièce de route gratuite.
       *[other] { $seat } joue le tour d’action { $space }, avec { $free_roads } pièces de route gratuites.
    }
event-flew =
    { $stop ->
        [planet]
            { $steps ->
                [0] { $seat } vole vers { $to } sans compter une seule étape, sur ses propres pièces de route.
                [one] { $seat } vole vers { $to } : { $steps } étape.
               *[other] { $seat } vole vers { $to } : { $steps } étapes.
            }
       *[comet] { $seat } prend le large et s’arrête { $to }.
    }
event-jumped =
    { $own ->
        [true] { $seat } emprunte son passage, { DE($start) } à { $to }.
       *[false] { $seat } emprunte le passage { DE($owner) }, { DE($start) } à { $to }.
    }
event-explored = { $seat } explore { $planet } et y trouve un consommateur { $for }.
event-road-laid =
    { $free ->
        [true] { $seat } pose une pièce de route gratuite { $at }.
       *[false] { $seat } construit une pièce de route { $at }.
    }
event-gates-placed = { $seat } ouvre un passage : entrée sur { $entrance }, sortie sur { $exit }.
event-factory-built = { $seat } construit une usine { $for } sur { $planet } : +{ $points }.
event-shipyard-built = { $seat } construit le chantier spatial { DE($planet) }, qui vend { $kind } : +{ $points }.
event-consumer-built = { $seat } construit le consommateur { $for } sur { $planet } : +{ $points }.
event-privilege-taken = { $seat } pose un privilège sur { $tile } { DE($planet) }.
event-mined = { $seat } extrait { $good } sur { $planet }.
event-made = { $seat } fabrique { $good } sur { $planet }.
event-delivered = { $seat } livre { $good } sur { $planet } : +{ $points }.
event-bought =
    { $replaced ->
        [none] { $seat } achète { $kind }.
       *[old] { $seat } achète { $kind } et remplace { $replaced }.
    }
event-discarded = { $seat } défausse { $good }.
event-road-reclaimed = { $seat } reprend la pièce de route { $at }.
event-privilege-reclaimed = { $seat } reprend son privilège sur { $tile } { DE($planet) }.
event-offer-made =
    { $asks ->
        [none] { $seat } propose un cadeau à { $to } : { $gives }.
       *[some]
            { $gives ->
                [none] { $seat } demande un cadeau à { $to } : { $asks }.
               *[some] { $seat } propose un échange à { $to } : { $gives } contre { $asks }.
            }
    }
event-offer-accepted =
    { $asks ->
        [none] { $seat } accepte le cadeau { DE($of) } : { $gives }.
       *[some]
            { $gives ->
                [none] { $seat } fait un cadeau à { $of } : { $asks }.
               *[some] { $seat } accepte l’échange proposé par { $of } : { $gives } contre { $asks }.
            }
    }
event-offer-declined = { $seat } refuse la proposition { DE($of) }.
event-offer-withdrawn =
    { $lapsed ->
        [true] { $seat } poursuit son chemin, et la proposition tombe.
       *[false] { $seat } retire sa proposition.
    }
event-turn-ended =
    { $lost ->
        [none] { $energy ->
            [none] { $seat } termine son tour sans conserver d’énergie.
           *[some] { $seat } termine son tour. Énergie conservée : { $energy }.
        }
       *[some] { $energy ->
            [none] { $seat } termine son tour sans conserver d’énergie. Énergie perdue : { $lost }.
           *[some] { $seat } termine son tour. Énergie conservée : { $energy }. Énergie perdue : { $lost }.
        }
    }
event-game-ended = La galaxie est servie : { $scores }. Victoire : { $winners } !

## The end of the game

standing = Points
standing-change =
    { $count ->
        [one] { $amount } point
       *[other] { $amount } points
    }
source-deliveries = Livraisons
source-consumers = Consommateurs construits
source-factories = Usines construites
source-shipyards = Chantiers spatiaux construits
source-bids = Payé aux enchères
source-explored = Planètes explorées
source-flights = Vols

## A turn in one line

recap = +{ $points } : { $deeds }
recap-collected = énergie collectée : { $energy }
recap-flew =
    { $count ->
        [one] { $count } vol
       *[other] { $count } vols
    }
recap-explored =
    { $count ->
        [one] { $count } planète explorée
       *[other] { $count } planètes explorées
    }
recap-mined = extraction : { $goods }
recap-made = fabrication : { $goods }
recap-delivered = livraison : { $goods }
recap-factories =
    { $count ->
        [one] { $count } usine construite
       *[other] { $count } usines construites
    }
recap-consumers =
    { $count ->
        [one] { $count } consommateur construit
       *[other] { $count } consommateurs construits
    }
recap-shipyards =
    { $count ->
        [one] { $count } chantier construit
       *[other] { $count } chantiers construits
    }
recap-bought = achat : { $kind }
recap-roads =
    { $count ->
        [one] { $count } pièce de route
       *[other] { $count } pièces de route
    }
recap-gates = passages ouverts
recap-privileges =
    { $count ->
        [one] { $count } privilège
       *[other] { $count } privilèges
    }
recap-trades =
    { $count ->
        [one] { $count } échange
       *[other] { $count } échanges
    }
recap-nothing = aucune action

## Refus

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

refusal-game-over = La partie est terminée.
refusal-not-a-move = Ce n’est pas un coup de ce jeu.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-option-start-player = Cette table n’a que { $seats } places : choisissez l’une d’elles pour le premier joueur.
refusal-option-data = Les données du serveur fixent déjà les recettes et les mines : désactivez ces options.
refusal-beginning = La partie n’a pas encore commencé : d’abord les places, l’équipement et les planètes de départ.
refusal-beginning-over = La mise en place est terminée : l’équipement s’achète désormais dans les chantiers spatiaux.
refusal-no-such-good = { good-refused } : rien à bord.
refusal-no-energy =
    { $colour ->
        [red]
            { $needed ->
                [one] Il faut { $needed } énergie rouge, et vous n’en avez pas.
               *[other] Il faut { $needed } énergies rouges, et vous en avez moins.
            }
        [yellow]
            { $needed ->
                [one] Il faut { $needed } énergie jaune, et vous n’en avez pas.
               *[other] Il faut { $needed } énergies jaunes, et vous en avez moins.
            }
       *[blue]
            { $needed ->
                [one] Il faut { $needed } énergie bleue, et vous n’en avez pas.
               *[other] Il faut { $needed } énergies bleues, et vous en avez moins.
            }
    }
refusal-road-there = Il y a déjà une pièce de route ici : choisissez une autre comète.
refusal-no-such-tile =
    { $tile ->
        [mine] Il n’y a pas de mine ici.
        [factory] Il n’y a pas d’usine ici.
        [shipyard] Il n’y a pas de chantier spatial ici.
       *[consumer] Il n’y a pas de consommateur ici.
    }
refusal-no-factory = { good-refused } : matière première, qui ne sort que des mines.
refusal-factory-sold-out = { good-refused } : toutes les usines de cette sorte sont construites.
refusal-no-free-slot = Tous les emplacements de votre vaisseau sont occupés : choisissez un équipement à remplacer.
refusal-DD-R3_2 = Les planètes de départ n’ont pas d’emplacement d’usine : construisez-la sur une autre planète.
refusal-DD-R4_7 = Cette place dans l’ordre du tour est prise : choisissez-en une autre.
refusal-DD-R4_7-none = Il n’y a que { $seats } places dans l’ordre du tour.
refusal-DD-R4_8 = Choisissez d’abord trois équipements gratuits.
refusal-DD-R4_9 = On ne part pas d’ici : choisissez une planète de départ.
refusal-DD-R4_9-taken = Un autre joueur part d’ici : choisissez une autre planète de départ.
refusal-DD-R5_1 = Ce n’est pas votre tour. Attendez les autres joueurs.
refusal-DD-R5_1-begun = Votre tour d’action a commencé : terminez-le d’abord.
refusal-DD-R7_1 = Décidez d’abord : collecter de l’énergie, ou commencer un tour d’action.
refusal-DD-R7_2 = Un vaisseau se trouve sur cette comète : choisissez-en une autre pour votre pièce de route.
refusal-DD-R7_6 = Vous n’avez pas autant d’énergie réelle : conservez-en moins.
refusal-DD-R7_7 = Vous n’avez plus de cube, ni aucune pièce à reprendre sur le plateau.
refusal-DD-R8_1 =
    { $steps ->
        [one] C’est à { $steps } étape ; une énergie rouge mène votre vaisseau à { $speed } étapes au plus.
       *[other] C’est à { $steps } étapes ; une énergie rouge mène votre vaisseau à { $speed } étapes au plus.
    }
refusal-DD-R8_4 = On ne construit et on ne commerce que sur les planètes : posez-vous d’abord.
refusal-DD-R8_7 = Choisissez d’abord un consommateur pour la planète que vous explorez.
refusal-DD-R8_7-later = On ne choisit un consommateur qu’au moment où l’on explore une planète.
refusal-DD-R8_7-top = Choisissez l’un des deux consommateurs du haut de la piste.
refusal-DD-R8_9 = Il n’y a pas d’entrée de passage ici.
refusal-DD-R9_2 = Vous n’avez pas les marchandises que coûte cette construction.
refusal-DD-R9_3 =
    { $tile ->
        [shipyard] Le chantier spatial est déjà construit.
       *[consumer] Le consommateur est déjà construit.
    }
refusal-DD-R9_4 = Un chantier spatial coûte la marchandise imprimée et une autre, différente ; vous n’avez pas les deux.
refusal-DD-R9_4-same = Un chantier spatial coûte deux marchandises différentes : choisissez-en une autre.
refusal-DD-R9_4-printed = Les deux marchandises sont imprimées sur ce chantier spatial : payez avec celles-là.
refusal-DD-R9_4-any = Ce consommateur coûte aussi une marchandise au choix : prenez-en une qui n’est pas nommée sur la tuile.
refusal-DD-R9_4-named = Choisissez une marchandise qui n’est pas nommée sur la tuile.
refusal-DD-R9_4-none = Ce consommateur ne coûte que les marchandises nommées sur la tuile.
refusal-DD-R9_5 = Cette planète a déjà une usine.
refusal-DD-R9_6 = Il y a déjà un privilège sur cette tuile.
refusal-DD-R10_1 = Vous n’avez pas les marchandises nécessaires.
refusal-DD-R10_3 = Le chantier spatial n’est pas encore construit.
refusal-DD-R10_5 = { equipment-refused } : rien de tel à remplacer sur votre vaisseau.
refusal-DD-R10_7 = Le consommateur n’est pas encore construit.
refusal-DD-R10_8 = Vous avez { $carried } marchandises et de la place pour { $capacity } : défaussez avant de partir ou de terminer votre tour.
refusal-DD-R10_9 = On n’échange qu’avec un joueur qui se trouve sur la même planète.
refusal-DD-R10_9-self = Vous ne pouvez pas échanger avec vous-même : choisissez un autre joueur.
refusal-DD-R10_9-nothing = Ni vous ni l’autre joueur n’avez de marchandise à échanger.
refusal-DD-R12_1 = Vous avez déjà placé vos passages : ils restent où ils sont.
refusal-DD-R12_1-entrance = Choisissez d’abord une planète pour l’entrée de votre passage.
refusal-DD-R12_1-exit = Choisissez d’abord une planète pour la sortie de votre passage.
refusal-DD-R12_1-apart = Votre entrée est ici : choisissez une autre planète pour la sortie.
refusal-DD-R12_2 = Cette planète porte déjà un passage : choisissez-en une autre.
refusal-DD-R12_2-full = Il ne reste pas deux planètes sans passage.
refusal-DD-Q3 = Votre vaisseau y est déjà.
refusal-DD-Q9 = { equipment-refused } : la réserve n’a plus de marqueur de cette couleur.
refusal-DD-Q11 = À cette table, on ne réclame une tuile qu’une fois construite.
refusal-DD-Q13 = Votre vaisseau a de la place pour { $capacity } marchandises, et ce serait trop : défaussez d’abord, ou refusez.
refusal-DD-Q24 = Reprenez d’abord une de vos pièces : vous n’avez plus de cube.
refusal-DD-Q24-idle = On ne reprend une pièce que si l’on a besoin d’un cube et qu’il n’en reste plus.
refusal-DD-Q24-yours = Vous ne pouvez reprendre que vos propres pièces.
refusal-DD-Q24-road = Pour le compte-tours, reprenez une pièce de route tant que vous en avez.
refusal-DD-Q26-answer = Répondez d’abord à la proposition : acceptez ou refusez.
refusal-DD-Q26-none = Personne ne vous a proposé d’échange.
refusal-DD-Q26-draft = Terminez d’abord votre proposition : faites-la ou annulez-la.
refusal-DD-Q26-begin = Choisissez d’abord le joueur avec qui échanger.
refusal-DD-Q26-empty = Nommez au moins une marchandise, à donner ou à demander.
refusal-DD-Q26-give = { good-refused } : vous n’en avez plus à donner.
refusal-DD-Q26-ask = { good-refused } : l’autre joueur n’en a plus.
refusal-DD-Q26-open = Votre proposition est encore ouverte : retirez-la avant d’en commencer une autre.
refusal-DD-Q26-closed = Vous n’avez aucune proposition à retirer.
refusal-DD-Q26-limit = Vous avez commencé { $limit } propositions, le maximum pour un tour.
refusal-DD-Q26-owed = Vous n’avez plus les marchandises demandées : refusez.
refusal-DD-Q26-uncovered = L’autre joueur n’a plus les marchandises proposées : refusez.
refusal-DD-Q28 = Votre offre est faite : attendez les autres.
refusal-DD-Q28-settled = Seuls les ex æquo enchérissent de nouveau.
refusal-DD-Q30 = On ne défausse que pendant son propre tour d’action, ou pour répondre à une proposition.
refusal-DD-Q30-choice = Terminez d’abord le choix en cours ; vous pourrez ensuite défausser.
refusal-DD-Q31 = Cette mine a donné tout ce qu’elle donne en une visite : { $limit } marchandises.

## Questions, phase par phase

your-turn = À vous de jouer
prompt-wait = On attend { $name }…
prompt-bid = Combien de points offrez-vous pour votre place dans l’ordre du tour ?
prompt-bid-made = Votre offre : { $points }. Elle reste secrète tant que tous n’ont pas fait la leur.
prompt-second-bid = Une autre offre égalait la vôtre. Enchérissez de nouveau : la nouvelle offre s’ajoute à la première.
prompt-place = Choisissez votre place dans l’ordre du tour.
prompt-equip =
    { $left ->
        [one] Choisissez le dernier équipement gratuit.
       *[other] Choisissez { $left } équipements gratuits.
    }
prompt-start = Choisissez votre planète de départ.
prompt-turn = Collecter de l’énergie, ou agir ?
prompt-action = Volez, construisez, commercez : préparez votre tour, puis confirmez-le.
prompt-action-at-once = Volez, construisez, commercez. Puis terminez votre tour.
prompt-explore = Vous explorez { $planet }. Quel consommateur y vit ?
prompt-gate = L’entrée est sur { $planet }. Où est la sortie ?
prompt-reclaim =
    { $purpose ->
        [track] Plus de cube : reprenez une de vos pièces pour le compte-tours.
        [road] Plus de cube : reprenez une de vos pièces pour la nouvelle pièce de route.
       *[privilege] Plus de cube : reprenez une de vos pièces pour le nouveau privilège.
    }
prompt-offer = Que donnez-vous à { $name }, et que demandez-vous ?
prompt-answer = { $name } vous propose un échange : { $gives } contre { $asks }.
prompt-answer-gift = { $name } vous propose un cadeau : { $gives }.
prompt-answer-plea = { $name } vous demande un cadeau : { $asks }.
prompt-offer-open = Votre proposition est ouverte ; { $name } peut répondre pendant que vous continuez.
prompt-over-won = Victoire : { $names } !
prompt-you-won = La galaxie se fournit chez vous : vous avez gagné !
prompt-shared-win = Vous partagez la victoire !
prompt-last-turn = C’est le dernier tour d’action de la partie.
prompt-forced = La réserve s’est épuisée pendant votre collecte : ce tour d’action est obligatoire. L’énergie virtuelle non dépensée sera perdue.

## Coups

move-bid = Offrir { $points }
move-place = Place { $place }
move-collect = Collecter
    .free = Choisissez la couleur de votre marqueur libre.
    .gets = Énergie reçue : { $energy }.
    .virtual = La réserve ne suffit pas : il faudrait agir aussitôt, avec de l’énergie virtuelle ({ $energy }).
move-act = Agir
    .help = Occupe une case du compte-tours
move-fly = Voler vers { $planet }
move-fly-space = Voler ici
move-jump = Prendre le passage vers { $planet }
move-road = Pièce de route
    .help = Une énergie jaune chacune, n’importe où sur la carte
move-gate = Passages
    .help = Une fois par partie : une entrée et une sortie, gratuitement
move-build = Construire
move-build-factory = Construire une usine
move-build-shipyard = Construire le chantier spatial
    .second = Quelle autre marchandise payez-vous ?
move-build-consumer = Construire le consommateur
move-privilege = Privilège
    .help = Trois énergies jaunes : ensuite, une énergie bleue vaut pour toute une visite
move-use = Utiliser
move-mine = Extraire
move-make = Fabriquer
move-deliver = Livrer
move-buy = Acheter { $kind }
    .free = Sur un emplacement libre
    .replace = Remplacer { $kind }
move-discard = Défausser
move-offer = Proposer un échange à { $name }
move-give = Donner
move-ask = Demander
move-propose = Proposer
move-withdraw = Retirer
move-accept = Accepter
move-decline = Refuser
move-end = Terminer le tour
    .keep = Quelle énergie conservez-vous ?
    .kept = Énergie conservée : { $energy }.
    .lost = Énergie perdue : { $energy }.
move-cancel = Annuler

## Plans

plan = Plan
    .empty = Rien de prévu pour l’instant
    .yours = Votre plan
    .ahead = Vous préparez la suite : les autres joueurs peuvent encore changer ce sur quoi vous comptez.
    .broken = Quelque chose a changé depuis que vous avez prévu cela. À partir d’ici, ce n’est plus possible.
plan-steps =
    { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }
plan-take-back = Annuler l’étape
    .help = Annuler la dernière étape
plan-take-back-to = Annuler à partir d’ici
plan-clear = Recommencer
plan-confirm = Confirmer le tour
    .help = Personne ne voit votre tour avant que vous l’ayez confirmé.
plan-auto = Le jouer tout seul à mon tour
    .help = Seulement si chaque étape a encore le même effet et le même coût. Sinon, le plan vous attend.
    .changed = Quelque chose a changé : le plan ne s’est pas joué tout seul. Vérifiez-le, puis confirmez.
plan-reach = Portée
    .help = Jusqu’où mène votre énergie
reach-energies =
    { $count ->
        [one] à { $count } énergie rouge
       *[other] à { $count } énergies rouges
    }
reach-explores = s’arrête d’abord sur { $planet } et l’explore
reach-too-far = hors de portée avec l’énergie que vous avez

## Plateau

the-map = Carte des étoiles
the-players = Les joueurs
you = vous
your-ship = Votre vaisseau
ship-speed = vitesse { $speed }
    .help = Étapes par énergie rouge. Elle baisse quand les emplacements se remplissent.
cargo = Chargement
    .room = { $carried } sur { $capacity }
    .empty = Aucune marchandise à bord
energy = Énergie
    .none = aucune
    .virtual = virtuelle
    .virtual-help = L’énergie virtuelle ne se dépense que pendant ce tour et ne se conserve jamais.
income = Revenu
    .help = Ce que l’équipage apporte à chaque collecte, en plus d’un marqueur au choix
cubes-left =
    { $count ->
        [one] { $count } cube en réserve
       *[other] { $count } cubes en réserve
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
points-debt = Enchères : −{ $count }
turn-track = Compte-tours
    .space = Case { $space } sur { $count }
    .free-roads =
        { $count ->
            [one] { $count } pièce de route gratuite
           *[other] { $count } pièces de route gratuites
        }
    .left =
        { $count ->
            [0] Le dernier tour d’action a commencé
            [one] Encore { $count } tour d’action
           *[other] Encore { $count } tours d’action
        }
consumer-track = Consommateurs à venir
    .top = Les deux du haut : la prochaine planète explorée reçoit l’un d’eux
    .empty = Tous les consommateurs ont trouvé une planète
energy-supply = Énergie en réserve
    .left = { $count } en réserve
factory-supply = Usines en réserve
    .left =
        { $count ->
            [0] toutes construites
           *[other] { $count } en réserve
        }

planner-touch = Touchez une marchandise pour voir ce qu’il lui faut.
planner-have = { $have } sur { $count } à bord
planner-mines = Mines : { $places }.
planner-no-mine = Aucune mine n’en fournit.
planner-factories = Usines : { $places }.
planner-no-factory =
    { $count ->
        [0] Aucune usine n’en fabrique, et il n’en reste aucune à construire.
       *[other] Aucune usine n’en fabrique encore : il en reste { $count } à construire.
    }
planner-consumers = Demandé sur { $places }.
planner-no-consumer = Personne n’en demande encore.
goal = Objectif
goal-set = Choisir comme objectif
goal-drop = Abandonner cet objectif
supply-chain = Recettes
    .made-of = se fait avec : { $goods }
    .used-for = sert à faire : { $goods }
price = Prix
    .any = n’importe quelle autre marchandise
planet-unexplored = Pas encore explorée
    .help = Le premier joueur qui s’y arrête choisit son consommateur.
planet-start = Planète de départ
planet-factory-slot = Emplacement d’usine libre
tile-unbuilt = pas encore construit
tile-built = construit
tile-privilege = Privilège { DE($name) }
tile-paid = Payé pour cette visite : utilisation illimitée
tile-sells = Vend { $kind }
mine-of = Mine { $for }
factory-of = Usine { $for }
consumer-of = Consommateur { $for }
comet = Comète { $at }
road-of = Pièce de route { DE($name) }
gate-entrance = Entrée du passage { DE($name) }
gate-exit = Sortie du passage { DE($name) }
gate-leads = mène à { $planet }
gate-placed = Passages placés
gate-in-hand = Passages pas encore placés
offer = Échange
    .gives = donne
    .asks = demande
    .gift = un cadeau
reconstructed = Valeur reconstituée
    .help = Celle du jeu imprimé n’est pas connue publiquement. Celle-ci s’accorde avec tout ce que l’on sait.
read-more = Règle { $rule } · « ? » l’ouvre
rule-link = Règle { $rule }
game-ended = Partie terminée

## La page du plateau

comet-between = Comète { $number } entre { $a } et { $b }
map-tools = La carte
map-closer = Agrandir
map-farther = Réduire
map-fit = Toute la carte
map-ship = Mon vaisseau
board-tabs = Le plateau
sheets-fold = Replier les feuilles
sheets-unfold = Déplier les feuilles
tab-plan = Plan
tab-ship = Vaisseau
tab-players = Joueurs
tab-chain = Recettes
here = Ce que vous pouvez faire ici
fly-to = Voler vers une planète
factories-all = Toutes les usines
factories-other = Les autres usines
roads-free =
    { $count ->
        [one] Poser { $count } pièce de route gratuite
       *[other] Poser { $count } pièces de route gratuites
    }
consumer-points = +{ $build } à la construction, puis +{ $delivery } par livraison
consumer-built = +{ $delivery } par livraison
way-choice = Deux chemins mènent à { $planet } :
way-straight = sans arrêt sur une planète inexplorée
reclaim-roads =
    { $count ->
        [one] Touchez votre pièce de route sur la carte.
       *[other] Touchez une de vos pièces de route sur la carte.
    }
bid-number = Votre offre, en points
keep-limit = { $count } au plus.
keep-less = En conserver une de moins
keep-more = En conserver une de plus
mode-done = Terminé
prompt-road = Touchez les comètes où poser vos pièces de route.
prompt-open-gate = Touchez la planète où sera l’entrée de votre passage.
step-act = Tour d’action, case { $space }
step-jump = Par le passage
step-explore = Explorer : un consommateur { $for }
step-road = Pièce de route : { $at }
step-open-gate = Entrée du passage : { $planet }
step-close-gate = Sortie du passage : { $planet }
step-reclaim = Reprendre : { $what }
plan-points = Points
    .short = PV
plan-add-end = Ajouter la fin du tour
plan-leave-out = Retirer du plan
plan-complete = Le plan est complet : confirmez-le, ou annulez une étape.
plan-whole = Le plan est complet. Vous pourrez le confirmer à votre tour.
    .auto = Le plan est complet et se jouera tout seul à votre tour.
plan-draft = Un brouillon pour votre prochain tour
plan-ahead-start = Planifier à l’avance
plan-ahead-stop = Revenir à la table

## Le livret : ce qui suit des données de la table

book-number =
    { $n ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
       *[other] { $n }
    }
book-and = { $rest } et { $last }
book-chain = { $before } ; { $next }
book-any = une autre au choix
book-range = { $least } à { $most }
book-or-more = { $n } ou plus
book-worth = { $n } PV
book-edition-ours = Ici, les valeurs sont celles de cette édition.
book-edition-owner = Ici, les valeurs viennent du fichier d’un propriétaire, et celles qu’il donne ne portent pas de signe.
book-kept =
    { $n ->
        [0] aucun marqueur énergie
        [1] au plus un marqueur énergie en tout
       *[other] au plus { book-number } marqueurs énergie en tout
    }
book-goods =
    { $n ->
        [0] aucune marchandise
        [1] une marchandise
       *[other] { book-number } marchandises
    }
book-free-roads =
    { $n ->
        [0] aucune
        [1] jusqu’à une
       *[other] jusqu’à { book-number }
    } { book-spaces }
book-spaces =
    { $single ->
        [true] sur la case { $most }
       *[false] sur les cases { $least } à { $most }
    }
book-class =
    { $class ->
        [1] avec { $slots }, c’est un scout et il fait { $speed } étapes
        [2] avec { $slots }, un croiseur et il en fait { $speed }
        [3] avec { $slots }, un cargo et il en fait { $speed }
       *[other] avec { $slots }, il en fait { $speed }
    }
book-slots =
    { $n ->
        [1] un marqué { $speed }
       *[other] { book-number } marqués { $speed }
    }
book-consumers-left =
    Planètes à explorer : { $planets }. { $n ->
        [0] Quand toutes sont explorées, il ne reste aucun consommateur.
        [1] Quand toutes sont explorées, il reste un consommateur.
       *[other] Quand toutes sont explorées, il reste { $n } consommateurs.
    }
book-consumers-short =
    Planètes à explorer : { $planets }. { $n ->
        [1] La dernière explorée ne reçoit pas de consommateur.
       *[other] Les { $n } dernières explorées ne reçoivent pas de consommateur.
    }
book-mines-left =
    { $n ->
        [0] Toutes servent.
        [1] L’une d’elles reste hors de la partie, sans être vue.
       *[other] { $n } d’entre elles restent hors de la partie, sans être vues.
    }
book-map = La carte compte { $planets } planètes, dont { $starts } planètes de départ, et { $routes } routes commerciales avec { $comets } comètes.

## How the game is won, on one line above the board

goal-line = Meilleur score · vous { $own }, autres { $most } · { $left } tours
goal-line-last = Dernier tour d’action · vous { $own }, autres { $most }
goal-line-watching = Le plus de points gagne · reste { $left } tours d’action

## What the coach says

reason-collects = Vous aurez { $red } rouge, { $yellow } jaune et { $blue } bleu : de quoi mieux agir ensuite.
reason-collects-exhausted = La réserve s’épuise : vous agissez aussitôt, et ce qui manque est prêté pour ce tour.
reason-lacks = { $energy } : c’est ce qui manque au prochain plan.
reason-turn-scores = Ce tour peut ainsi rapporter { points-scored }.
reason-bids-little = Une place dans l’ordre vaut peu : misez peu de points.
reason-begins-well = D’ici, toutes les matières premières sont proches.
reason-fits-out = Cale, navigateur et marchand : un vaisseau qui sait un peu tout faire.
reason-acts = Vous avez assez d’énergie pour un bon tour.
reason-flies-through = Le passage économise de l’énergie rouge.
reason-on-the-way = Une étape : l’énergie suivante continue d’ici.
reason-flies-to-deliver = On peut y livrer { $good } : { points-scored } à chaque fois.
reason-flies-to-build = Vous portez le prix du consommateur de là-bas : { points-scored } pour sa construction.
reason-flies-to-make = L’usine de là-bas fait { $good } avec ce que vous portez.
reason-flies-to-explore = Personne n’y est allé : vous choisirez ce que veut son consommateur.
reason-flies-to-mine = La mine de là-bas donne { $good }.
reason-chooses-consumer = { $good } : ce consommateur est le plus vite servi, ou paie le mieux.
reason-lays-road = Vos routes raccourcissent ce vol et tous les suivants.
reason-opens-gate = Un passage sur votre plus long trajet économise de l’énergie à chaque vol.
reason-builds-factory = L’usine rapporte { points-scored } et fera désormais { $good }.
reason-builds-yard = Le chantier rapporte { points-scored } et vendra désormais de l’équipement.
reason-builds-consumer = Le consommateur rapporte { points-scored }, et plus à chaque livraison.
reason-claims = Avec un privilège, une énergie bleue paie toute la visite.
reason-mines = Il vous faudra { $good } pour la suite.
reason-makes = De ce que vous portez, vous faites { $good }, qui vaut plus.
reason-delivers = Livre { $good } ici : { points-scored }.
reason-buys = Avec { $equipment } de plus, chaque tour à venir en fera davantage.
reason-makes-room = La cale est pleine, et { $good } est ce dont vous avez le moins besoin.
reason-frees-cube = Vous n’avez plus de cube : reprenez le moins utile.
reason-keeps = Rien de plus ne rapporte ce tour-ci. Vous gardez { $kept } marqueurs énergie, quatre au plus.
reason-offers = Vous gagnez tous deux à échanger ici.
reason-trades = L’échange vous apporte plus qu’il ne coûte.
reason-declines = L’échange vous coûte plus qu’il n’apporte.
reason-leaves-it = Mieux vaut en rester là.
points-scored =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
