## The lid of the box

game = Canardage
    .pitch = Six canards à la file et tout le monde a un fusil. Soyez le dernier à flot.

## Cards

card-en-joue = En joue
    .text = Placez une cible au-dessus d’une carte de la ligne, canard ou Eau, qui n’en a pas encore.
    .rule = C-050
card-deux-pour-un = 2 pour le prix d’un
    .text = Placez une cible sur chacune de deux cartes voisines qui n’en ont pas. À défaut d’une telle paire seulement, visez une seule carte sans cible.
    .rule = C-051
card-pan = Pan !
    .text = Choisissez une cible au-dessus d’une carte et retirez-la. Le canard dessous est abattu et la ligne se resserre ; l’Eau reste.
    .rule = C-052
card-ducky-luke = Ducky Luke
    .text = Abattez un canard visible, en joue ou non, et retirez sa cible éventuelle. Tiré dans l’Eau, il ne fait qu’ôter une cible placée là.
    .rule = C-053
card-oups = Oups !
    .text = Choisissez une cible et une carte voisine. Cette carte est abattue (l’Eau reste) et la cible ôtée ; une cible sur la victime reste.
    .rule = C-054
card-canards-enchaines = Canards enchaînés
    .text = Choisissez deux cibles voisines, chacune au-dessus d’une carte. Les deux cartes sont abattues et les cibles ôtées ; l’Eau reste.
    .rule = C-055
card-mexicoin = Mexicoin
    .text = Ajoutez une cible au-dessus de chaque carte de la ligne qui n’en a pas encore.
    .rule = C-056
card-canard-simplet = Canard simplet
    .text = Désignez un canard en joue, même le vôtre. Si son propriétaire a un Pan !, il est obligé de s’en servir aussitôt contre ce canard.
    .rule = C-057
card-president = Président
    .text = Choisissez un autre joueur : il manque tout son prochain tour.
    .rule = C-058
card-magret = Commissaire Magret
    .text = À poser sur un canard visible. S’il est abattu, son propriétaire peut abattre en retour tout canard visible et non protégé de la ligne.
    .rule = C-059
card-rectifier-gauche = Rectifier à gauche
    .text = Avancez une cible d’un emplacement (à gauche), au-dessus d’une carte sans cible. Une cible sur l’emplacement 1 ne peut pas bouger.
    .rule = C-060
card-rectifier-droite = Rectifier à droite
    .text = Reculez une cible d’un emplacement (à droite), au-dessus d’une carte sans cible. Une cible sur l’emplacement 6 ne peut pas bouger.
    .rule = C-061
card-en-avant-marche = En avant marche
    .text = La première carte de la ligne passe sous la pile de canards ; les autres avancent et une nouvelle carte est retournée en queue.
    .rule = C-070
card-canard-blase = Canard blasé
    .text = Échangez un de vos canards visibles avec la carte juste derrière lui. Il ne peut pas être la dernière carte de la ligne.
    .rule = C-071
card-canard-presse = Canard pressé
    .text = Échangez un de vos canards visibles avec la carte juste devant lui. Il ne peut pas être la première carte de la ligne.
    .rule = C-072
card-fulguro-coin = Fulguro coin
    .text = Un de vos canards visibles, pas encore en tête, file en tête de ligne. Chaque carte qu’il dépasse recule d’un emplacement.
    .rule = C-073
card-canarchie = Canarchie
    .text = Rangez toutes les cartes de la ligne comme bon vous semble. Les cibles ne bougent pas.
    .rule = C-074
card-danse-des-canards = Danse des canards
    .text = Mélangez toutes les cartes de la ligne à la pile de canards, puis étalez-en six nouvelles. Les cibles ne bougent pas.
    .rule = C-075
card-peace-and-love = Peace & Love
    .text = Retirez toutes les cibles de la ligne.
    .rule = C-076
card-walking-duck = Walking Duck
    .text = Glissez un canard mort, à vous ou à un autre, sous la pile de canards. Jouable même s’il ne vous reste aucun canard.
    .rule = C-077
card-planque = Planque
    .text = Cachez un de vos canards visibles sous un canard voisin, pas sous l’Eau. Aucun des deux ne doit déjà couvrir. La ligne se resserre.
    .rule = C-090
card-moby-ducky = Moby Ducky
    .text = À poser devant un adversaire qui a un canard vivant. Jusqu’à votre prochain tour, les tirs ne tuent que ses canards.
    .rule = C-091
card-a-couvert = À couvert !
    .text = À poser sur un canard visible non protégé. Elle reste à cet emplacement : jusqu’à votre prochain tour, aucun canard n’y meurt.
    .rule = C-100

## Game

canardage-name = Canardage
canardage-tagline = Visez, tirez, esquivez : soyez le dernier à garder un canard à flot.
canardage-about = Les canards défilent et, autour de la table, on vise, on tire, on pousse et on se cache. Gardez l’un de vos cinq canards en vie plus longtemps que tout le monde, et méfiez-vous des morts : ils jouent encore.

colour-0 = bleu
    .duck = canard bleu
    .ducks = canards bleus
colour-1 = vert
    .duck = canard vert
    .ducks = canards verts
colour-2 = orange
    .duck = canard orange
    .ducks = canards orange
colour-3 = rose
    .duck = canard rose
    .ducks = canards roses
colour-4 = violet
    .duck = canard violet
    .ducks = canards violets
colour-5 = jaune
    .duck = canard jaune
    .ducks = canards jaunes

## Options

option-deck = Cartes Action
    .help = Choisissez le paquet de cartes Action ; les nombres du paquet de 59 sont en partie reconstitués.
option-deck-fr59 = 59 cartes : boîte française actuelle (reconstituée)
option-deck-fr54 = 54 cartes : boîte française précédente
option-deck-cz52 = 52 cartes : édition tchèque
option-ducky_luke_on_water = Ducky Luke dans l’Eau
    .help = Si l’option est active, Ducky Luke peut tirer dans l’Eau et y ôter une cible ; sinon, il ne tire que sur des canards.
option-shots_at_protected_ducks = Tirs sur un canard protégé
    .help = Décidez du sort d’un tir sur un canard qui ne peut pas mourir : absorbé comme dans l’Eau, ou interdit.
option-shots_at_protected_ducks-absorbed = Absorbés
option-shots_at_protected_ducks-forbidden = Interdits
option-president_may_choose_self = Président sur soi-même
    .help = Si l’option est active, vous pouvez aussi vous désigner vous-même pour manquer un tour ; sinon, seulement un autre joueur.
option-literal_first_and_last = Premier et dernier canard à la lettre
    .help = Si l’option est active, le canard le plus en arrière n’est jamais blasé, le plus en avant jamais pressé, même avec de l’Eau au-delà.
option-moby_ducky_on_anyone = Moby Ducky sur n’importe qui
    .help = Si l’option est active, Moby Ducky peut désigner n’importe quel adversaire ; sinon, seulement s’il a encore un canard vivant.

## Refusals

refusal-C-020 = Ce n’est pas votre tour.
refusal-C-021 = Vous avez une carte jouable, vous ne pouvez donc pas défausser.
refusal-not-in-hand = Vous n’avez pas la carte { $card } en main.
refusal-C-050 = En joue demande un emplacement qui porte une carte et n’a pas encore de cible.
refusal-C-051 = 2 pour le prix d’un demande deux cartes voisines sans cible ou, à défaut, une seule carte sans cible.
refusal-C-052 = Pan ! demande une cible au-dessus d’une carte de la ligne.
refusal-C-053 = Ducky Luke doit viser une carte visible de la ligne.
refusal-C-054 = Oups ! demande une cible juste à côté d’une carte de la ligne.
refusal-C-055 = Canards enchaînés demande deux cibles voisines, chacune au-dessus d’une carte de la ligne.
refusal-C-056 = Toutes les cartes de la ligne sont déjà visées, Mexicoin n’a rien à ajouter.
refusal-C-057 = Canard simplet demande un canard visible sous une cible.
refusal-C-058 = Président demande un joueur à qui faire manquer un tour.
refusal-C-059 = Commissaire Magret demande un canard visible qui ne le porte pas encore ; l’Eau ne convient pas.
refusal-C-060 = Rectifier à gauche demande une cible dont l’emplacement juste devant est sans cible ; la tête de ligne ne se dépasse pas.
refusal-C-061 = Rectifier à droite demande une cible dont l’emplacement juste derrière est sans cible ; la queue de ligne ne se dépasse pas.
refusal-C-071 = Canard blasé demande un de vos canards visibles, avec une carte derrière lui.
refusal-C-072 = Canard pressé demande un de vos canards visibles, avec une carte devant lui.
refusal-C-073 = Fulguro coin demande un de vos canards visibles qui n’est pas encore en tête de ligne.
refusal-C-074 = On ne range les cartes une à une que pendant Canarchie, et rien d’autre ne se joue avant la fin du rangement.
refusal-C-076 = Il n’y a aucune cible à retirer.
refusal-C-077 = Walking Duck demande un canard abattu ; les témoins ne comptent pas.
refusal-C-090 = Planque demande un de vos canards visibles à côté d’un autre canard ; l’Eau ne cache personne.
refusal-C-091 = Moby Ducky demande un adversaire qui a encore un canard vivant.
refusal-C-100 = À couvert ! demande un canard visible sur un emplacement qui n’est pas encore protégé.
refusal-A-08 = Deux cartes voisines sont sans cible : 2 pour le prix d’un doit viser une paire.
refusal-A-09 = Cet emplacement est vide : choisissez-en un qui porte une carte.
refusal-A-10 = À cette table, Ducky Luke ne tire que sur des canards, pas dans l’Eau.
refusal-A-11 = À cette table, on ne tire pas sur un canard protégé.
refusal-A-23 = Président doit désigner un autre joueur que vous.
refusal-A-29 = La vengeance ne peut frapper qu’un canard visible de la ligne, non protégé.
refusal-A-31 = Cet adversaire n’a plus de canard vivant : Moby Ducky ne peut pas le désigner.
refusal-A-34 = Un canard n’en couvre qu’un seul autre, et un canard qui en couvre un ne peut pas se cacher.
refusal-A-36 = Un canard caché ne peut pas être choisi, seulement le canard visible qui le couvre.
refusal-A-39 = Cet emplacement est déjà protégé par une carte À couvert !.
refusal-A-44 = Le premier canard ne peut pas avancer davantage, ni le dernier reculer davantage.
refusal-A-45 = Ce canard est déjà en tête de ligne : Fulguro coin ne déplacerait rien.
refusal-game-over = La partie est terminée.
refusal-not-a-move = Ce n’est pas un coup de ce jeu.
refusal-C-070 = En avant marche demande une carte en tête de ligne.
refusal-C-075 = Danse des canards demande au moins une carte dans la ligne.
refusal-no-such-seat = Cette place n’existe pas à cette table.

## Events

event-turn-began = À { $seat } de jouer.
event-turn-skipped = { $seat } manque son tour, par ordre du Président.
event-played = { $seat } joue « { $card } ».
event-discarded = Rien à faire : { $seat } défausse « { $card } ».
event-aimed = L’emplacement { $at } est dans le viseur.
event-aim-removed = La cible au-dessus de l’emplacement { $at } disparaît.
event-aim-moved = Une cible glisse de l’emplacement { $at } à l’emplacement { $to }.
event-all-aims-removed =
    { $count ->
        [one] Paix sur la mare : la seule cible disparaît.
       *[other] Paix sur la mare : { $count } cibles disparaissent d’un coup.
    }
event-duck-shot = { $by } fait feu sur l’emplacement { $at } et les plumes volent : { $owner } perd un canard.
event-shot-absorbed =
    { $why ->
        [water] Plouf ! { $by } tire dans l’Eau à l’emplacement { $at } : pas une plume ne vole.
        [moby-ducky] { $by } fait feu sur l’emplacement { $at }, mais { card-moby-ducky } en a après quelqu’un d’autre : { $owner } ne perd rien.
       *[a-couvert] { $by } fait feu sur l’emplacement { $at }, mais le canard y est à couvert : { $owner } ne perd rien.
    }
event-duck-surfaced = Coin ! { $owner } voit son canard caché refaire surface à l’emplacement { $at }.
event-card-turned-up =
    { $owner ->
        [none] Rien que de l’Eau à l’emplacement { $at }.
       *[duck] Un nouveau canard pour { $owner } débarque à l’emplacement { $at }.
    }
event-head-left =
    { $owner ->
        [none] En avant, marche ! L’Eau de tête passe sous la pile.
       *[duck]
            { $hidden ->
                [none] En avant, marche ! Le canard de tête ({ $owner }) plonge sous la pile.
               *[duck] En avant, marche ! Le canard de tête ({ $owner }) plonge sous la pile, suivi par celui qu’il cachait ({ $hidden }).
            }
    }
event-cards-swapped = Les cartes des emplacements { $at } et { $to } changent de place.
event-card-moved =
    { $to ->
        [1] La carte de l’emplacement { $at } file en tête de ligne.
       *[other] La carte de l’emplacement { $at } se glisse à l’emplacement { $to }.
    }
event-line-danced =
    { $cards ->
        [one] Tous en piste ! La seule carte de la ligne retourne dans la pile, et on mélange le tout.
       *[other] Tous en piste ! Les { $cards } cartes de la ligne retournent dans la pile, et on mélange le tout.
    }
event-duck-revived = Retour d’outre-tombe : { $owner } retrouve un canard, qui se glisse sous la pile.
event-duck-hidden = Ni vu ni connu : le canard à l’emplacement { $at } ({ $owner }) se cache sous son voisin, désormais à l’emplacement { $under }.
event-cover-laid = Tête sous l’eau ! { $seat } met l’emplacement { $at } à couvert.
event-cover-lifted = { $seat } lève l’abri : l’emplacement { $at } n’est plus à couvert.
event-moby-laid = Coin à l’horizon ! { $seat } lâche { card-moby-ducky } sur { $victim } : les canards des autres ne risquent plus rien pour l’instant.
event-moby-lifted = { $seat } rappelle { card-moby-ducky } : la chasse reprend pour tout le monde.
event-skip-ordered = Décret présidentiel, signé { $seat } : { $player } manquera un tour.
event-magret-pinned = Le commissaire Magret prend sous son aile le canard à l’emplacement { $at } ({ $owner }).
event-magret-lost = Le commissaire Magret classe l’affaire : le canard en question ({ $owner }) quitte la ligne vivant.
event-simplet-named =
    { $shoots ->
        [true] Pauvre canard simplet à l’emplacement { $at } : { $owner } a un « { card-pan } » et doit lui tirer dessus.
       *[false] Heureux canard simplet à l’emplacement { $at } : { $owner } n’a pas de « { card-pan } » pour lui tirer dessus.
    }
event-revenge-offered = Le commissaire Magret mène l’enquête : { $seat } peut se venger.
event-revenge-forgone = { $seat } passe l’éponge : pas de vengeance.
event-player-out = { $seat } n’a plus de canard, mais garde le doigt sur la détente.
event-player-back = { $seat } revient dans la course.
event-card-drawn =
    { $card ->
        [none] { $seat } pioche une carte.
       *[known] { $seat } pioche « { $card } ».
    }
event-discards-shuffled =
    { $cards ->
        [one] La défausse est mélangée : nouvelle pioche, { $cards } carte.
       *[other] La défausse est mélangée : nouvelle pioche, { $cards } cartes.
    }
event-game-won = Les autres ont coulé : la mare est à { $winner } !
event-game-drawn = Plus un canard vivant : partie nulle entre { $players }.

## Prompts

prompt-play = Jouez une de vos cartes.
prompt-discard = Aucune de vos cartes n’est jouable : défaussez-en une.
prompt-place = Choisissez la carte qui va à l’emplacement { $next }.
prompt-keep-order = Laisser le reste tel quel
prompt-revenge = Vengeance ! Choisissez un canard à abattre.
prompt-forgo = Pas de vengeance
prompt-wait = On attend { $name }…
prompt-wait-revenge = { $name } médite sa vengeance…
prompt-over-won = { $name } gagne la partie.
prompt-over-drawn = Partie nulle entre { $names }.
prompt-you-won = Vous avez gagné : la mare est à vous !

ask-confirm = Jouer « { $card } » ?
ask-en-joue = Choisissez la carte à mettre en joue.
ask-deux-pour-un = Choisissez une carte à mettre en joue.
ask-deux-pour-un-second = Choisissez la carte voisine à mettre en joue elle aussi.
ask-pan = Choisissez la carte en joue sur laquelle tirer.
ask-ducky-luke = Choisissez la carte sur laquelle tirer.
ask-oups = Choisissez la cible à utiliser.
ask-oups-second = Choisissez la carte voisine à toucher.
ask-canards-enchaines = Choisissez la première de deux cartes voisines en joue.
ask-canards-enchaines-second = Choisissez la seconde, juste à côté.
ask-canard-simplet = Choisissez un canard en joue : son propriétaire devra l’abattre s’il a un « { card-pan } ».
ask-president = Choisissez qui manquera un tour.
ask-magret = Choisissez le canard à confier au commissaire.
ask-rectifier-gauche = Choisissez la cible à décaler d’un emplacement vers la gauche.
ask-rectifier-droite = Choisissez la cible à décaler d’un emplacement vers la droite.
ask-canard-blase = Choisissez lequel de vos canards recule d’un emplacement.
ask-canard-presse = Choisissez lequel de vos canards avance d’un emplacement.
ask-fulguro-coin = Choisissez lequel de vos canards file en tête de ligne.
ask-walking-duck = Choisissez le canard mort qui revient.
ask-planque = Choisissez lequel de vos canards se cache.
ask-planque-second = Choisissez le canard voisin qui le couvre.
ask-moby-ducky = Choisissez l’adversaire dont les canards seront les seuls à pouvoir être abattus.
ask-a-couvert = Choisissez le canard à protéger.

## Board

line-position = Emplacement { $at }
line-duck = Emplacement { $at } : canard { $colour } ({ $owner })
line-water = Emplacement { $at } : Eau
line-empty = Emplacement { $at } : vide
line-targeted = en joue
line-covered = à couvert
line-hiding = cache un canard ({ $owner })
line-magret = avec le commissaire Magret
pile-ducks =
    { $count ->
        [0] La pile de canards est vide
        [one] Pile de canards : { $count } carte face cachée
       *[other] Pile de canards : { $count } cartes face cachée
    }
pile-known = Cartes connues au fond de la pile
pile-draw =
    { $count ->
        [0] La pioche est vide
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
pile-discard =
    { $count ->
        [0] La défausse est vide
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
fallen =
    { $count ->
        [one] { $count } canard abattu sur 5
       *[other] { $count } canards abattus sur 5
    }
alive =
    { $count ->
        [0] aucun canard vivant
        [one] { $count } canard vivant
       *[other] { $count } canards vivants
    }
cards-in-hand =
    { $count ->
        [0] aucune carte en main
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
skips-next = manquera son prochain tour
moby-on = Tant que { card-moby-ducky } rôde, seuls les canards appartenant à { $name } peuvent être abattus.
your-hand = Votre main
the-line = La ligne
front = Tête
rear = Queue
out = plus de canard, mais toujours en jeu
memory-aid = Montrer ce qu’on sait de la pile
playable = jouable
not-playable = pas jouable pour l’instant
your-turn = À vous de jouer
turn-of = Au tour de { $name }
game-ended = Partie terminée
you = vous
won = gagne
the-players = Les joueurs
play-card = Jouer « { $card } »
discard-card = Défausser « { $card } »
step-back = Retour
why-not = Pourquoi pas ?
rule-link = Règle { $rule }
line-settled = en place
discards-latest = Cartes défaussées, la dernière en tête
pile-unknown =
    { $count ->
        [0] Aucune carte inconnue avant elles
        [one] D’abord { $count } carte inconnue, puis
       *[other] D’abord { $count } cartes inconnues, puis
    }
pile-nothing-known = On ne sait encore rien du fond de la pile.
water = Eau
since-your-turn = Ce qui vous est arrivé
keys = Clavier
keys-line = 1 à 6 : les emplacements de la ligne
keys-hand = Q, W, E ou 7, 8, 9 : vos cartes
keys-arrows = Flèches : le long de la ligne, de votre main ou des joueurs
keys-touch = Entrée ou Espace : choisir
keys-escape = Échap : revenir d’un pas
news-aimed = Votre canard à l’emplacement { $at } est dans le viseur.
news-aim-moved = Une cible glisse de l’emplacement { $at } vers votre canard, à l’emplacement { $to }.
still-playing = joue encore
