## The lid of the box

game = Canardage
    .pitch = Six canards à la file et tout le monde a un fusil. Restez à flot plus longtemps que les autres.

## How the bots play it

plays-gentle = Joue des cartes sensées, mais souvent pas la meilleure.
plays-quick = Joue la meilleure carte pour ce tour, sans regarder plus loin.
plays-thinker = Tient compte des cartes que les autres ont peut-être, quelques tours à l’avance.
plays-thinker-long = Calcule comme le Héron, quatre fois plus longtemps. Sans gagner davantage : la chance fait le reste.

## Cards

card-en-joue = En joue
    .text = Placez une cible au-dessus d’une carte de la ligne, canard ou Eau, qui n’en a pas encore.
    .rule = C-050
card-deux-pour-un = 2 pour le prix d’un
    .text = Placez une cible au-dessus de chacune de deux cartes voisines qui n’en ont pas. S’il n’y a pas de telle paire, visez une seule carte sans cible.
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
    .text = Désignez un canard en joue, même le vôtre. Si son propriétaire a un « Pan ! », il doit le jouer aussitôt et abattre ce canard.
    .rule = C-057
card-president = Président
    .text = Choisissez un autre joueur : il passe son prochain tour.
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
    .text = Glissez un canard mort, à vous ou à un autre, sous la pile de canards. Cette carte se joue même s’il ne vous reste aucun canard.
    .rule = C-077
card-planque = Planque
    .text = Cachez un de vos canards visibles sous un canard voisin, pas sous l’Eau. Aucun des deux ne doit déjà en couvrir un autre. La ligne se resserre.
    .rule = C-090
card-moby-ducky = Moby Ducky
    .text = À poser devant un adversaire qui a un canard vivant. Jusqu’à votre prochain tour, seuls ses canards peuvent être abattus.
    .rule = C-091
card-a-couvert = À couvert !
    .text = À poser sur un canard visible non protégé. Elle reste à cet emplacement : jusqu’à votre prochain tour, aucun canard n’y est abattu.
    .rule = C-100

## Game

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

rulings-shots = Les tirs
rulings-cards = Quelques cartes
option-deck = Cartes Action
    .help = Choisissez le paquet de cartes Action. ★ Les nombres du paquet de 59 sont en partie reconstitués.
option-deck-fr59 = 59 cartes : boîte française actuelle ★
option-deck-fr54 = 54 cartes : boîte française précédente
option-deck-cz52 = 52 cartes : édition tchèque
option-ducky_luke_on_water = Ducky Luke dans l’Eau
    .help = Si l’option est active, « Ducky Luke » peut tirer dans l’Eau et y ôter une cible ; sinon, seulement sur des canards.
option-shots_at_protected_ducks = Tirs sur un canard protégé
    .help = Choisissez le sort d’un tir sur un canard qui ne peut pas être abattu : absorbé comme dans l’Eau, ou interdit.
option-shots_at_protected_ducks-absorbed = Absorbés
option-shots_at_protected_ducks-forbidden = Interdits
option-president_may_choose_self = Président sur soi-même
    .help = Si l’option est active, vous pouvez aussi vous faire passer votre propre tour ; sinon, seulement celui d’un autre joueur.
option-literal_first_and_last = Premier et dernier canard à la lettre
    .help = Si l’option est active, le canard le plus en arrière n’est jamais blasé, le plus en avant jamais pressé, même s’il n’y a que de l’Eau au-delà.
option-moby_ducky_on_anyone = Moby Ducky sur n’importe qui
    .help = Si l’option est active, « Moby Ducky » peut désigner n’importe quel adversaire ; sinon, seulement s’il a encore un canard vivant.

## The end of the game

standing = Canards en vie
standing-change =
    { $count ->
        [one] { $amount } canard
       *[other] { $amount } canards
    }
source-start = Canards au départ
source-lost = Abattus par les autres
source-lost-by-own-hand = Abattus de sa propre main
source-revived = Revenus d’outre-tombe
source-shot = Canards des autres abattus

## Refusals

refusal-C-020 = Ce n’est pas votre tour.
refusal-C-021 = Vous avez une carte jouable. Jouez-la au lieu de défausser.
refusal-not-in-hand = Vous n’avez pas « { $card } » en main. Choisissez une de vos cartes.
refusal-C-050 = « { card-en-joue } » demande une carte sans cible.
refusal-C-051 =
    { $cause ->
        [pair] « { card-deux-pour-un } » demande deux cartes voisines sans cible.
        [single] « { card-deux-pour-un } » demande une carte sans cible : celle-ci en a déjà une.
       *[blocked] « { card-deux-pour-un } » demande une carte sans cible : toutes en ont déjà une.
    }
refusal-C-052 = « { card-pan } » demande une cible au-dessus d’une carte.
refusal-C-053 = « { card-ducky-luke } » demande une carte visible sur laquelle tirer.
refusal-C-054 = « { card-oups } » demande une cible juste à côté d’une carte.
refusal-C-055 = « { card-canards-enchaines } » demande deux cibles voisines, chacune au-dessus d’une carte.
refusal-C-056 = « { card-mexicoin } » demande une carte sans cible : toutes en ont déjà une.
refusal-C-057 = « { card-canard-simplet } » demande un canard visible sous une cible.
refusal-C-058 = « { card-president } » demande un joueur de cette table. Choisissez-en un.
refusal-C-059 = « { card-magret } » demande un canard visible. Choisissez un canard, pas de l’Eau.
refusal-C-060 =
    { $cause ->
        [none] Il n’y a pas de cible au-dessus de cet emplacement. Choisissez une cible.
        [end] Cette cible est déjà en tête de ligne. Choisissez-en une autre.
        [taken] L’emplacement de gauche a déjà une cible. Choisissez une autre cible.
       *[blocked] « { card-rectifier-gauche } » demande une cible qui puisse glisser à gauche, au-dessus d’une carte sans cible.
    }
refusal-C-061 =
    { $cause ->
        [none] Il n’y a pas de cible au-dessus de cet emplacement. Choisissez une cible.
        [end] Cette cible est déjà en queue de ligne. Choisissez-en une autre.
        [taken] L’emplacement de droite a déjà une cible. Choisissez une autre cible.
       *[blocked] « { card-rectifier-droite } » demande une cible qui puisse glisser à droite, au-dessus d’une carte sans cible.
    }
refusal-C-071 = « { card-canard-blase } » demande un de vos canards visibles, avec une carte derrière lui.
refusal-C-072 = « { card-canard-presse } » demande un de vos canards visibles, avec une carte devant lui.
refusal-C-073 = « { card-fulguro-coin } » demande un de vos canards visibles qui n’est pas encore en tête de ligne.
refusal-C-074 =
    { $cause ->
        [first] Terminez d’abord « { card-canarchie } » : choisissez la carte suivante du nouvel ordre.
        [settled] Cette carte a déjà sa nouvelle place. Choisissez-en une plus en arrière.
       *[outside] On ne change l’ordre des cartes que pendant « { card-canarchie } ».
    }
refusal-C-076 = Il n’y a aucune cible à retirer.
refusal-C-077 = « { card-walking-duck } » demande un joueur qui a un canard mort.
refusal-C-090 =
    { $cause ->
        [own] Seul un de vos canards visibles peut se cacher. Choisissez un des vôtres.
        [water] On ne se cache pas sous de l’Eau. Choisissez un canard.
       *[blocked] « { card-planque } » demande un de vos canards visibles à côté d’un canard, sans qu’aucun des deux en couvre un autre.
    }
refusal-C-091 = « { card-moby-ducky } » demande un adversaire. Choisissez un autre joueur.
refusal-C-100 = « { card-a-couvert } » demande un canard visible sur un emplacement qui n’est pas encore protégé.
refusal-A-08 = Deux cartes voisines sont sans cible : « { card-deux-pour-un } » doit viser une paire.
refusal-A-09 = Cet emplacement est vide. Choisissez-en un qui porte une carte.
refusal-A-10 = À cette table, « { card-ducky-luke } » ne tire pas dans l’Eau. Choisissez un canard.
refusal-A-11 = À cette table, on ne tire pas sur un canard protégé.
refusal-A-23 = « { card-president } » doit désigner un autre joueur que vous.
refusal-A-27 = Ce canard porte déjà « { card-magret } ». Choisissez un autre canard.
refusal-A-29 =
    { $cause ->
        [first] Décidez d’abord de la vengeance.
        [water] La vengeance ne peut pas frapper de l’Eau. Choisissez un canard.
        [protected] Ce canard est protégé. Choisissez-en un autre pour la vengeance.
       *[outside] La vengeance demande qu’un de vos canards ait été abattu sous « { card-magret } ».
    }
refusal-A-31 = Cet adversaire n’a plus de canard vivant. Choisissez-en un autre pour « { card-moby-ducky } ».
refusal-A-34 =
    { $cause ->
        [hider] Ce canard en couvre un autre : il ne peut pas se cacher. Choisissez un autre de vos canards.
       *[cover] Ce canard en couvre déjà un autre. Choisissez une autre couverture.
    }
refusal-A-36 = Votre canard est caché ici. On ne choisit que des canards visibles.
refusal-A-39 = Cet emplacement est déjà protégé par « { card-a-couvert } ». Choisissez un autre canard.
refusal-A-44 =
    { $cause ->
        [first] Ce canard est la première carte de la ligne : il ne peut pas avancer.
        [foremost] À cette table, le canard le plus en avant ne peut pas avancer, même s’il n’y a que de l’Eau devant lui.
        [rearmost] À cette table, le canard le plus en arrière ne peut pas reculer, même s’il n’y a que de l’Eau derrière lui.
       *[last] Ce canard est la dernière carte de la ligne : il ne peut pas reculer.
    }
refusal-A-45 = Ce canard est déjà en tête de ligne. Choisissez-en un autre pour « { card-fulguro-coin } ».
refusal-game-over = La partie est terminée.
refusal-not-a-move = Ce n’est pas un coup de ce jeu.
refusal-C-070 = « { card-en-avant-marche } » demande une carte en tête de ligne.
refusal-C-075 = « { card-danse-des-canards } » demande au moins une carte dans la ligne.
refusal-no-such-seat = Cette place n’existe pas à cette table.

## Events

event-turn-began = À { $seat } de jouer.
event-turn-skipped = { $seat } passe son tour, par ordre du Président.
event-played = { $seat } joue « { $card } ».
event-discarded = { $seat } ne peut rien jouer et défausse « { $card } ».
event-aimed = Une cible se pose au-dessus de l’emplacement { $at }.
event-aim-removed = La cible au-dessus de l’emplacement { $at } disparaît.
event-aim-moved = Une cible glisse de l’emplacement { $at } à l’emplacement { $to }.
event-all-aims-removed =
    { $count ->
        [one] La seule cible disparaît. Paix sur la mare !
       *[other] { $count } cibles disparaissent d’un coup. Paix sur la mare !
    }
event-duck-shot = { $by } fait feu sur l’emplacement { $at } et les plumes volent : { $owner } perd un canard.
event-shot-absorbed =
    { $why ->
        [water] { $by } tire dans l’Eau à l’emplacement { $at }. Plouf !
        [moby-ducky] { $by } fait feu sur l’emplacement { $at }, mais « { card-moby-ducky } » en a après quelqu’un d’autre : { $owner } ne perd rien.
       *[a-couvert] { $by } fait feu sur l’emplacement { $at }, mais le canard y est à couvert : { $owner } ne perd rien.
    }
event-duck-surfaced = { $owner } voit son canard caché refaire surface à l’emplacement { $at }. Coin !
event-card-turned-up =
    { $owner ->
        [none] De l’Eau arrive à l’emplacement { $at }.
       *[duck] Un nouveau canard pour { $owner } débarque à l’emplacement { $at }.
    }
event-head-left =
    { $owner ->
        [none] L’Eau de tête passe sous la pile de canards.
       *[duck]
            { $hidden ->
                [none] Le canard de tête ({ $owner }) plonge sous la pile de canards.
               *[duck] Le canard de tête ({ $owner }) plonge sous la pile de canards, suivi par celui qu’il cachait ({ $hidden }).
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
        [one] La seule carte de la ligne retourne dans la pile de canards, et on mélange le tout. Tous en piste !
       *[other] Les { $cards } cartes de la ligne retournent dans la pile de canards, et on mélange le tout. Tous en piste !
    }
event-duck-revived = { $owner } retrouve un canard mort, qui passe sous la pile de canards. Retour d’outre-tombe !
event-duck-hidden = { $owner } cache le canard de l’emplacement { $at } sous son voisin, désormais à l’emplacement { $under }.
event-cover-laid = { $seat } pose « { card-a-couvert } » à l’emplacement { $at }.
event-cover-lifted = { $seat } retire « { card-a-couvert } » de l’emplacement { $at }.
event-moby-laid = { $seat } lâche « { card-moby-ducky } » sur { $victim } : les canards des autres ne risquent plus rien pour l’instant. Coin à l’horizon !
event-moby-lifted = { $seat } rappelle « { card-moby-ducky } » : tous les canards peuvent de nouveau être abattus.
event-skip-ordered = { $seat } fait passer un tour à { $player }, par décret présidentiel.
event-magret-pinned = Le commissaire Magret prend sous son aile le canard à l’emplacement { $at } ({ $owner }).
event-magret-lost = Le commissaire Magret classe l’affaire : le canard en question ({ $owner }) quitte la ligne vivant.
event-simplet-named =
    { $shoots ->
        [true] { $owner } a un « { card-pan } » et doit tirer sur le canard de l’emplacement { $at }. Pauvre canard simplet !
       *[false] { $owner } n’a pas de « { card-pan } » pour tirer sur le canard de l’emplacement { $at }. Heureux canard simplet !
    }
event-revenge-offered = Le commissaire Magret mène l’enquête : { $seat } peut se venger.
event-revenge-forgone = { $seat } renonce à la vengeance.
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
ask-president = Choisissez qui passera son tour.
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
pile-showing = { $pile }, au-dessus : { $card }
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
skips-next = passera son prochain tour
moby-on = Tant que « { card-moby-ducky } » rôde, seuls les canards { DE($name) } peuvent être abattus.
your-hand = Votre main
the-line = La ligne
front = Tête
rear = Queue
out = plus de canard, mais toujours en jeu
memory-aid = Montrer ce qu’on sait de la pile
playable = jouable
not-playable = pas jouable pour l’instant
your-turn = À vous de jouer
turn-of = À { $name } de jouer
game-ended = Partie terminée
you = vous
won = gagne
the-players = Les joueurs
play-card = Jouer « { $card } »
play-it = Jouer
shoot-it = Tirer
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
read-more = Règle { $rule } · « ? » l’ouvre
read-targeted = Une cible est posée au-dessus : un tir peut toucher ce qui est dessous.
read-untargeted = Aucune cible n’est posée au-dessus.
read-covered = « { card-a-couvert } » protège cet emplacement : aucun canard n’y peut être abattu.
read-magret = { card-magret } veille sur ce canard : son propriétaire pourra le venger.
read-hiding = Un canard ({ $owner }) se cache dessous et réapparaît quand celui du dessus est abattu.
read-pile-draw = À la fin de votre tour, vous piochez ici jusqu’à avoir de nouveau trois cartes. Quand elle est vide, on mélange les cartes déjà jouées pour en former une nouvelle.
read-pile-ducks = Dès qu’un emplacement de la ligne se vide, la carte du dessus est retournée en queue.
read-water = L’eau n’appartient à personne. Un tir y est perdu, et l’eau reste.
foreseen = Si vous faites cela
foreseen-card-turned-up = Puis une carte face cachée est retournée.
foreseen-simplet-named = Nul ne sait encore qui tient un « { card-pan } ».
foreseen-luck = Ensuite, le hasard décide.
since-your-turn = Ce qui vous est arrivé
keys = Clavier
keys-line = 1 à 6 : les emplacements de la ligne
keys-hand = { $first }, { $second }, { $third } ou 7, 8, 9 : vos cartes
keys-arrows = Flèches : le long de la ligne, de votre main ou des joueurs
keys-touch = Entrée ou Espace : choisir
keys-escape = Échap : retour
news-aimed = Votre canard à l’emplacement { $at } est maintenant en joue.
news-aim-moved = Une cible glisse de l’emplacement { $at } vers votre canard, à l’emplacement { $to }.
still-playing = joue encore

## How the game is won, on one line above the board

goal-line = Le dernier canard gagne · vous { $own }, les autres { $most }
goal-line-last = Le dernier canard gagne · il vous en reste un
goal-line-out = Plus de canard à flot, sauf si l’un d’eux revient
goal-line-watching = Le dernier canard à flot gagne

## What the coach says

reason-shoots = Abat un canard { DE($seat) } ; il lui en reste { $left }.
reason-last-duck = Abat le dernier canard { DE($seat) }.
reason-aims-to-fire = Vise un canard { DE($seat) } (position { $at }) ; vous avez « { card-pan } » pour tirer ensuite.
reason-aims = Vise un canard { DE($seat) } (position { $at }).
reason-out-of-danger = Éloigne votre canard d’une cible (position { $at }).
reason-puts-under-target = Met un canard { DE($seat) } sous une cible.
reason-covers = Protège votre canard (position { $at }) jusqu’à votre prochain tour.
reason-hides = Cache votre canard (position { $at }) sous un autre.
reason-clears = Enlève toutes les cibles, y compris celle qui vous vise.
reason-mixes = Mélange la file : votre canard peut échapper à sa cible.
reason-revives = Ramène un de vos canards.
reason-guards = Si votre canard (position { $at }) est abattu, vous vous vengez.
reason-skips = Fait passer un tour à { $seat }.
reason-no-choice = Aucune de vos cartes n’est jouable : défaussez celle qui vous manquera le moins.
reason-spares = Ici, aucune vengeance ne vous aide.
reason-least-harm = Rien de mieux n’est possible : c’est ce qui vous coûte le moins.
