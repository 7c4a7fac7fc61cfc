## The lid of the box

game = Duck Dealer
    .pitch = Longue attente, grand voyage : un commerce interplanétaire de canards de bain.

## Marchandises : seule ; une unité dans une phrase ; à quoi sert une mine, une usine, un consommateur

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
    .the = le chantier
    .a = un chantier
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

duckdealer-name = Duck Dealer
duckdealer-tagline = Prévoir longtemps, voler d’un trait : le commerce interplanétaire du canard en caoutchouc.
duckdealer-about = Chacun pilote un petit vaisseau dans une galaxie qui veut de tout, des pilules amincissantes à la religion. Tour après tour, on économise de l’énergie, jusqu’au grand voyage qui fait tout à la fois : extraire, construire, fabriquer, livrer. On le prépare jusqu’à la dernière étape avant que quiconque le voie. Quand la dernière case du compte-tours a été jouée, le plus de points l’emporte. Les règles sont celles du livret ; la carte, la plupart des recettes et bien des valeurs ont dû être reconstituées, et une étoile les signale partout dans le jeu.

## Options

option-auction = Enchères pour l’ordre du tour
    .help = Chacun offre en secret des points pour une place dans l’ordre du tour. Toute offre est retirée du score final, gagnante ou non.
option-start_player = Premier joueur
    .help = Tiré au sort, ou choisi ici. Aux enchères, c’est aussi ce qui départage les offres égales.
option-start_player-drawn = Au sort
option-start_player-seat-1 = Première place
option-start_player-seat-2 = Deuxième place
option-start_player-seat-3 = Troisième place
option-start_player-seat-4 = Quatrième place
option-start_player-seat-5 = Cinquième place
option-privileges_on_built_tiles_only = Privilèges sur les tuiles construites seulement
    .help = Sinon, on peut réclamer un chantier ou un consommateur avant qu’il soit construit.
option-literal_medicine = Médecine à la peinture
    .help = La médecine se fait de peinture bleue et de pilules amincissantes, à bon marché. Une reconstitution, comme la recette habituelle.
option-other_ring = Les autres recettes
    .help = Accélérateurs linéaires faits de perles en plastique et d’une cabine téléphonique, radios modernes de canards en caoutchouc et de panneaux solaires. Une reconstitution, comme les recettes habituelles.
option-mixed_mines = Mines variées
    .help = On mélange trois mines de chaque matière première ; quatre des quinze sont écartées sans être vues. Une reconstitution, comme les mines habituelles.
option-data = Les données de l’hôte
    .help = Carte, recettes, prix et points viennent du fichier de l’administrateur. Les règles affichées le suivent, et seul ce qui reste reconstitué porte une étoile.

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
event-order-settled = L’ordre du tour : { $order }.
event-equipped = { $seat } commence avec { $kind }.
event-started = { $seat } prend le départ sur { $planet }.
event-collected =
    { $energy ->
        [none] { $seat } collecte, et la réserve n’a rien à donner.
       *[some] { $seat } collecte de l’énergie : { $energy }.
    }
event-exhausted = La réserve est épuisée : { $seat } doit agir aussitôt. Énergie virtuelle : { $energy }.
event-action-turn-began =
    { $free_roads ->
        [one] { $seat } joue le tour d’action { $space }, avec { $free_roads } route gratuite.
       *[other] { $seat } joue le tour d’action { $space }, avec { $free_roads } routes gratuites.
    }
event-flew =
    { $stop ->
        [planet]
            { $steps ->
                [0] { $seat } vole vers { $to }, sur ses seules routes.
                [one] { $seat } vole vers { $to } : { $steps } étape.
               *[other] { $seat } vole vers { $to } : { $steps } étapes.
            }
       *[comet] { $seat } prend le large et s’arrête { $to }.
    }
event-jumped =
    { $own ->
        [true] { $seat } emprunte son passage : { $start }, puis { $to }.
       *[false] { $seat } emprunte le passage { DE($owner) } : { $start }, puis { $to }.
    }
event-explored = { $seat } découvre { $planet } et y trouve un consommateur { $for }.
event-road-laid =
    { $free ->
        [true] { $seat } pose une route gratuite { $at }.
       *[false] { $seat } construit une route { $at }.
    }
event-gates-placed = { $seat } ouvre un passage : entrée à { $entrance }, sortie à { $exit }.
event-factory-built = { $seat } construit une usine { $for } sur { $planet } : +{ $points }.
event-shipyard-built = { $seat } construit le chantier { DE($planet) }, qui vend { $kind } : +{ $points }.
event-consumer-built = { $seat } construit le consommateur { $for } sur { $planet } : +{ $points }.
event-privilege-taken = { $seat } pose un privilège sur { $tile } { DE($planet) }.
event-mined = { $seat } extrait { $good } sur { $planet }.
event-made = { $seat } fabrique { $good } sur { $planet }.
event-delivered = { $seat } livre { $good } sur { $planet } : +{ $points }.
event-bought =
    { $replaced ->
        [none] { $seat } achète { $kind }.
       *[old] { $seat } achète { $kind } et enlève { $replaced }.
    }
event-discarded = { $seat } jette par-dessus bord { $good }.
event-road-reclaimed = { $seat } reprend la route { $at }.
event-privilege-reclaimed = { $seat } reprend son privilège sur { $tile } { DE($planet) }.
event-offer-made =
    { $asks ->
        [none] { $seat } offre un cadeau à { $to } : { $gives }.
       *[some]
            { $gives ->
                [none] { $seat } demande à { $to }, contre rien : { $asks }.
               *[some] { $seat } offre à { $to } { $gives } contre { $asks }.
            }
    }
event-offer-accepted =
    { $asks ->
        [none] { $seat } accepte le cadeau { DE($of) } : { $gives }.
       *[some]
            { $gives ->
                [none] { $seat } donne à { $of }, contre rien : { $asks }.
               *[some] { $seat } accepte l’offre { DE($of) } : { $gives } contre { $asks }.
            }
    }
event-offer-declined = { $seat } refuse l’offre { DE($of) }.
event-offer-withdrawn =
    { $lapsed ->
        [true] { $seat } poursuit son chemin, et l’offre tombe.
       *[false] { $seat } retire son offre.
    }
event-turn-ended =
    { $lost ->
        [none] { $energy ->
            [none] { $seat } finit son tour sans garder d’énergie.
           *[some] { $seat } finit son tour et garde de l’énergie : { $energy }.
        }
       *[some] { $energy ->
            [none] { $seat } finit son tour sans garder d’énergie. Perdu : { $lost }.
           *[some] { $seat } finit son tour et garde de l’énergie : { $energy }. Perdu : { $lost }.
        }
    }
event-game-ended = La galaxie est servie : { $scores }. Victoire : { $winners } !

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
refusal-option-start-player = Il n’y a que { $seats } places : le premier joueur doit en occuper une.
refusal-option-data = Avec les données de l’hôte, recettes et mines sont celles du fichier : laissez ces options.
refusal-beginning = Le voyage n’a pas encore commencé : d’abord les places, l’équipement et les planètes de départ.
refusal-beginning-over = La mise en place est finie : l’équipement s’achète maintenant aux chantiers.
refusal-no-such-good = { good-refused } : il n’y en a pas à bord.
refusal-no-energy =
    { $colour ->
        [red]
            { $needed ->
                [one] Il y faut { $needed } énergie rouge, et vous n’en avez pas.
               *[other] Il y faut { $needed } énergies rouges, et vous en avez moins.
            }
        [yellow]
            { $needed ->
                [one] Il y faut { $needed } énergie jaune, et vous n’en avez pas.
               *[other] Il y faut { $needed } énergies jaunes, et vous en avez moins.
            }
       *[blue]
            { $needed ->
                [one] Il y faut { $needed } énergie bleue, et vous n’en avez pas.
               *[other] Il y faut { $needed } énergies bleues, et vous en avez moins.
            }
    }
refusal-road-there = Il y a déjà une pièce de route sur ce point.
refusal-no-such-tile =
    { $tile ->
        [mine] Il n’y a pas de mine ici.
        [factory] Il n’y a pas d’usine ici.
        [shipyard] Il n’y a pas de chantier spatial ici.
       *[consumer] Il n’y a pas de consommateur ici.
    }
refusal-no-factory = { good-refused } : aucune usine n’en fait, cela sort des mines.
refusal-factory-sold-out = { good-refused } : toutes les usines de cette sorte sont construites.
refusal-no-free-slot = Tous les emplacements de votre vaisseau sont occupés : choisissez ce que vous remplacez.
refusal-DD-R4_7 = Cette place dans l’ordre du tour n’est pas à prendre.
refusal-DD-R4_8 = C’est le moment de choisir trois équipements gratuits.
refusal-DD-R4_9 = On part d’une planète de départ que personne n’a encore choisie.
refusal-DD-R5_1 = Ce n’est pas à vous de faire cela maintenant : à son tour, chacun collecte de l’énergie ou joue un tour d’action.
refusal-DD-R7_1 = Décidez d’abord : collecter de l’énergie, ou commencer un tour d’action.
refusal-DD-R7_6 = Vous ne pouvez garder que de l’énergie réelle que vous avez, et pas plus que la limite.
refusal-DD-R7_7 = Vous n’avez plus de cube, ni aucune pièce à reprendre sur le plateau.
refusal-DD-R8_1 =
    { $steps ->
        [one] C’est à { $steps } étape ; une énergie rouge mène votre vaisseau à { $speed } au plus.
       *[other] C’est à { $steps } étapes ; une énergie rouge mène votre vaisseau à { $speed } au plus.
    }
refusal-DD-R8_4 = En plein espace, on ne peut ni bâtir ni commercer : posez-vous d’abord sur une planète.
refusal-DD-R8_7 = Qui découvre une planète choisit pour elle l’un des deux consommateurs du haut, aussitôt et à ce moment seulement.
refusal-DD-R8_9 = Il n’y a pas d’entrée de passage ici.
refusal-DD-R9_2 = Vous n’avez pas les marchandises que coûte cette construction.
refusal-DD-R9_3 =
    { $tile ->
        [shipyard] Le chantier d’ici est déjà construit.
       *[consumer] Le consommateur d’ici est déjà construit.
    }
refusal-DD-R9_4 =
    { $tile ->
        [consumer] Ce consommateur coûte aussi une marchandise de votre choix, qui n’est pas nommée sur la tuile.
       *[shipyard] Un chantier coûte la marchandise imprimée et une autre, différente ; vous n’avez pas les deux.
    }
refusal-DD-R9_5 = Cette planète a déjà son usine.
refusal-DD-R9_6 = Cette tuile porte déjà un privilège.
refusal-DD-R10_1 = Vous n’avez pas les marchandises qu’il y faut.
refusal-DD-R10_3 = Le chantier d’ici n’est pas encore construit.
refusal-DD-R10_5 = { equipment-refused } : il n’y en a pas sur votre vaisseau, rien à remplacer.
refusal-DD-R10_7 = Le consommateur d’ici n’est pas encore construit.
refusal-DD-R10_8 = Vous avez { $carried } marchandises et de la place pour { $capacity } : défaussez avant de partir ou de finir votre tour.
refusal-DD-R10_9 = On n’échange des marchandises qu’avec un joueur de la même planète, et s’il y en a.
refusal-DD-R12_1 = Les passages se placent une fois par partie, les deux ensemble : d’abord l’entrée, puis la sortie.
refusal-DD-R12_2 = Aucune planète ne porte deux passages, ni entrée ni sortie.
refusal-DD-Q3 = Votre vaisseau y est déjà.
refusal-DD-Q9 = { equipment-refused } : la réserve n’a plus de marqueur pour cela.
refusal-DD-Q11 = À cette table, on ne réclame que ce qui est construit.
refusal-DD-Q13 = Il tient { $capacity } marchandises dans votre vaisseau, et ce serait trop : défaussez d’abord, ou refusez.
refusal-DD-Q24 = On ne reprend une pièce du plateau que si l’on n’a plus de cube, et alors avant toute autre chose.
refusal-DD-Q26 = Cela ne va pas avec l’offre : une à la fois, vingt par tour, et chacun doit avoir ce qu’elle nomme.
refusal-DD-Q28 = Vous n’avez rien à offrir pour l’instant : attendez les autres.
refusal-DD-Q30 = Vous défaussez pendant votre tour d’action, entre deux choix, ou quand une offre attend votre réponse.
refusal-DD-Q31 = Cette mine a donné tout ce qu’elle donne en une visite : { $limit } marchandises.
refusal-DD-D2 = Les planètes de départ n’ont pas de place pour une usine.
refusal-DD-D16 = Pas de route là où se trouve un vaisseau, même le vôtre.

## Questions, phase par phase

your-turn = À vous de jouer
turn-of = Au tour de { $name }
prompt-wait = On attend { $name }…
prompt-bid = Combien de points offrez-vous pour votre place dans l’ordre du tour ?
prompt-bid-made = Votre offre : { $points }. Elle reste secrète jusqu’à la dernière.
prompt-second-bid = Une autre offre était égale à la vôtre. Offrez encore ; cela s’ajoute à la première.
prompt-place = Choisissez votre place dans l’ordre du tour.
prompt-equip =
    { $left ->
        [one] Choisissez le dernier équipement gratuit.
       *[other] Choisissez { $left } équipements gratuits.
    }
prompt-start = Choisissez votre planète de départ.
prompt-turn = Collecter de l’énergie, ou agir ?
prompt-action = Volez, construisez, commercez : préparez votre tour, puis confirmez-le.
prompt-action-free-roads =
    { $count ->
        [one] Vous pouvez d’abord poser { $count } route gratuite, avant de dépenser de l’énergie.
       *[other] Vous pouvez d’abord poser { $count } routes gratuites, avant de dépenser de l’énergie.
    }
prompt-explore = Vous avez découvert { $planet }. Quel consommateur y vit ?
prompt-gate = L’entrée est à { $planet }. Où est la sortie ?
prompt-reclaim =
    { $purpose ->
        [track] Plus de cube : reprenez une de vos pièces pour le compte-tours.
        [road] Plus de cube : reprenez une de vos pièces pour la nouvelle route.
       *[privilege] Plus de cube : reprenez une de vos pièces pour le nouveau privilège.
    }
prompt-offer = Que donnez-vous à { $name }, et que demandez-vous ?
prompt-answer = { $name } vous offre { $gives } contre { $asks }.
prompt-answer-gift = { $name } vous offre un cadeau : { $gives }.
prompt-answer-plea = { $name } vous demande, contre rien : { $asks }.
prompt-offer-open = Votre offre est ouverte ; { $name } peut répondre pendant que vous continuez.
prompt-over-won = Victoire : { $names } !
prompt-you-won = La galaxie se fournit chez vous : vous avez gagné !
prompt-shared-win = Vous partagez la victoire !
prompt-last-turn = C’est le dernier tour d’action de la partie.
prompt-forced = La réserve s’est épuisée pendant votre collecte : ce tour d’action est obligatoire. L’énergie virtuelle non dépensée sera perdue.

## Coups

move-bid = Offrir { $points }
move-place = Place { $place }
move-collect = Collecter
    .free = De quelle couleur est votre marqueur libre ?
    .gets = Vous recevez { $energy }.
    .virtual = La réserve n’en a pas assez : il faudrait agir aussitôt, avec de l’énergie virtuelle ({ $energy }).
move-act = Agir
    .help = Occupe une case du compte-tours
move-fly = Voler vers { $planet }
move-fly-space = Voler ici
move-jump = Passer à { $planet }
move-explore = Prendre celui-ci
move-road = Route
    .help = Une énergie jaune chacune, n’importe où sur la carte
move-road-free = Route gratuite
move-gate = Passages
    .help = Une fois par partie : une entrée et une sortie, gratuitement
move-build = Construire
move-build-factory = Construire une usine
move-build-shipyard = Construire le chantier
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
    .replace = À la place : { $kind }
move-discard = Défausser
move-offer = Proposer un échange à { $name }
move-give = Donner
move-ask = Demander
move-propose = Proposer
move-withdraw = Retirer
move-accept = Accepter
move-decline = Refuser
move-end = Finir le tour
    .keep = Quelle énergie gardez-vous ?
    .keep-none = Ne rien garder
    .kept = Vous gardez { $energy }.
    .lost = Vous perdez { $energy }.
move-keep = Garder
move-cancel = Annuler

## Plans

plan = Plan
    .empty = Rien de prévu pour l’instant
    .yours = Votre plan
    .ahead = Vous préparez la suite : les autres peuvent encore changer ce sur quoi elle repose.
    .broken = Depuis que vous avez prévu cela, quelque chose a changé. À partir d’ici, ce n’est plus possible.
plan-steps =
    { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }
plan-take-back = Reprendre
    .help = La dernière étape
plan-take-back-to = Revenir ici
plan-clear = Recommencer
plan-confirm = Confirmer le tour
    .help = C’est alors seulement que les autres le voient, et qu’il compte
plan-reach = Portée
    .help = Jusqu’où mène votre énergie
reach-energies =
    { $count ->
        [one] à { $count } énergie rouge
       *[other] à { $count } énergies rouges
    }
reach-explores = s’arrête d’abord à { $planet } et la découvre
reach-too-far = hors de portée avec l’énergie que vous avez

## Plateau

the-map = Carte des étoiles
the-players = Les joueurs
you = vous
won = gagne
your-ship = Votre vaisseau
ship-speed = vitesse { $speed }
    .help = Étapes par énergie rouge. Elle baisse quand les emplacements se remplissent.
cargo = Chargement
    .room = { $carried } sur { $capacity }
    .empty = Aucune marchandise à bord
energy = Énergie
    .none = pas d’énergie
    .virtual = virtuelle
    .virtual-help = L’énergie virtuelle ne se dépense que pendant ce tour et ne se garde jamais.
income = Revenu
    .help = Ce que l’équipage apporte à chaque collecte, outre un marqueur au choix
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
points-debt = { $count } offerts aux enchères, à retirer
turn-track = Compte-tours
    .space = Case { $space } sur { $count }
    .free-roads =
        { $count ->
            [one] { $count } route gratuite
           *[other] { $count } routes gratuites
        }
    .left =
        { $count ->
            [0] Le dernier tour d’action a commencé
            [one] Encore { $count } tour d’action
           *[other] Encore { $count } tours d’action
        }
consumer-track = Consommateurs à venir
    .top = Les deux prochains au choix
    .empty = Tous les consommateurs ont trouvé une planète
energy-supply = Énergie en réserve
    .left = { $count } en réserve
factory-supply = Usines en réserve
    .left =
        { $count ->
            [0] toutes construites
           *[other] { $count } en réserve
        }
supply-chain = Qui est fait de quoi
    .made-of = fait de : { $goods }
    .used-for = sert à : { $goods }
price = Prix
    .any = n’importe quelle autre marchandise
planet-unexplored = Pas encore explorée
    .help = Qui s’y arrête le premier choisit son consommateur.
planet-start = Planète de départ
planet-factory-slot = Place pour une usine
tile-unbuilt = pas encore construit
tile-built = construit
tile-privilege = Privilège de { $name }
tile-paid = Payé pour cette visite : servez-vous autant de fois que vous voulez
tile-sells = Vend { $kind }
tile-wants = Veut { $good }
mine-of = Mine { $for }
factory-of = Usine { $for }
consumer-of = Consommateur { $for }
comet = Point { $at }
road-of = Route de { $name }
gate-entrance = Entrée du passage de { $name }
gate-exit = Sortie du passage de { $name }
gate-leads = mène à { $planet }
gate-placed = Passages placés
gate-in-hand = Passages pas encore placés
offer = Échange
    .gives = donne
    .asks = demande
    .gift = un cadeau
reconstructed = Valeur reconstituée
    .help = Aucune source publique ne donne cette valeur : elle est faite pour s’accorder avec ce que l’on sait, et le jeu imprimé peut être différent.
rule-link = Règle { $rule }
game-ended = Partie terminée
since-your-turn = Ce qui vous est arrivé

## La page du plateau

comet-between = Point { $number } entre { $a } et { $b }
map-tools = La carte
map-closer = Plus près
map-farther = Plus loin
map-fit = Toute la carte
map-ship = Mon vaisseau
board-tabs = Le plateau
tab-plan = Plan
tab-ship = Vaisseau
tab-players = Joueurs
tab-chain = Filière
here = Ce que vous pouvez faire ici
fly-to = Voler vers une planète
factories-all = Toutes les usines
factories-other = Les autres usines
roads-free =
    { $count ->
        [one] Poser { $count } route gratuite
       *[other] Poser { $count } routes gratuites
    }
consumer-points = +{ $build } à la construction, puis +{ $delivery } par livraison
consumer-built = +{ $delivery } par livraison
way-choice = Deux chemins mènent à { $planet } :
way-straight = sans arrêt sur une planète inconnue
reclaim-roads =
    { $count ->
        [one] Touchez votre route sur la carte.
       *[other] Touchez une de vos routes sur la carte.
    }
offer-no-room = Vous ne pouvez pas accepter ainsi. Jeter des biens par-dessus bord fait de la place.
bid-number = Votre mise en points
keep-limit = { $count } au plus.
keep-less = En garder un de moins
keep-more = En garder un de plus
mode-done = Terminé
prompt-road = Touchez les points où poser vos routes.
prompt-open-gate = Touchez la planète où sera l’entrée de votre porte.
step-act = Tour d’action, case { $space }
step-jump = Par la porte
step-explore = Découverte : un consommateur { $for }
step-road = Route : { $at }
step-open-gate = Entrée de porte : { $planet }
step-close-gate = Sortie de porte : { $planet }
step-reclaim = Reprendre : { $what }
plan-points = Points
plan-add-end = Ajouter la fin du tour
plan-leave-out = Laisser de côté
plan-complete = Le plan est complet : confirmez-le, ou reprenez quelque chose.
plan-whole = Le plan est complet. Il attend votre tour.
plan-draft = Un brouillon pour votre prochain tour
plan-ahead-start = Planifier à l’avance
plan-ahead-stop = Revenir à la table

## Le livret : ce qui suit des données de la table

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
book-range = { $from } à { $to }
book-or-more = { $n } ou plus
book-worth = { $n } PV
book-edition-ours = Ici, les valeurs sont celles qui accompagnent cette édition.
book-edition-owner = Ici, les valeurs sont celles du fichier d’un propriétaire : ce qu’il donne ne porte pas de signe.
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
        [true] sur la case { $to }
       *[false] sur les cases { $from } à { $to }
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
book-map = La carte compte { $planets } planètes, dont { $starts } de départ, et { $routes } routes avec { $comets } comètes.
