## The lid of the box

game = Space Dealer
    .pitch = Pas de tours, rien que des sabliers. Trente minutes pour faire fortune parmi les étoiles.

## Cartes

card-mine-red-1 = Mine rouge
card-mine-red-2 = Mine rouge
card-mine-red-3 = Mine rouge
card-mine-yellow-1 = Mine jaune
card-mine-yellow-2 = Mine jaune
card-mine-yellow-3 = Mine jaune
card-mine-green-1 = Mine verte
card-mine-green-2 = Mine verte
card-mine-green-3 = Mine verte
card-mine-blue-1 = Mine bleue
card-mine-blue-2 = Mine bleue
card-mine-blue-3 = Mine bleue
card-generator = Générateur
card-depot-1 = Dépôt
card-depot-2 = Dépôt
card-depot-3 = Dépôt
card-depot-4 = Dépôt
card-solar-satellite = Satellite solaire
card-multi-mine-1 = Multi-mine
card-multi-mine-2 = Multi-mine
card-multi-mine-3 = Multi-mine
card-multi-mine-4 = Multi-mine
card-mining-complex-red = Complexe minier rouge
card-mining-complex-yellow = Complexe minier jaune
card-mining-complex-green = Complexe minier vert
card-mining-complex-blue = Complexe minier bleu
card-converter-1 = Convertisseur
card-converter-2 = Convertisseur
card-converter-3 = Convertisseur
card-converter-4 = Convertisseur
card-sabotage-probe-1 = Sonde de sabotage
card-sabotage-probe-2 = Sonde de sabotage
card-interstellar-missile-1 = Missile interstellaire
card-interstellar-missile-2 = Missile interstellaire
card-tech-center-1 = Centre technologique
card-tech-center-2 = Centre technologique
card-orbital-station = Station orbitale
card-transport-probe = Sonde de transport
card-fusion-reactor = Réacteur à fusion
card-fusion-mine-red = Mine à fusion rouge
card-fusion-mine-yellow = Mine à fusion jaune
card-fusion-mine-green = Mine à fusion verte
card-fusion-mine-blue = Mine à fusion bleue
card-fusion-converter = Convertisseur à fusion
card-metropolis-1 = Métropole
card-metropolis-2 = Métropole
card-megacity-1 = Mégacité
card-megacity-2 = Mégacité
card-robot-factory-1 = Usine de robots
card-robot-factory-2 = Usine de robots
card-order-1 = Commande 1
card-order-2 = Commande 2
card-order-3 = Commande 3
card-order-4 = Commande 4
card-order-5 = Commande 5
card-order-6 = Commande 6
card-order-7 = Commande 7
card-order-8 = Commande 8
card-order-9 = Commande 9
card-order-10 = Commande 10
card-order-11 = Commande 11
card-order-12 = Commande 12

## Ce que font les types de cartes

type-mine = Mine
    .text = Un sablier donne { $amount ->
        [one] une marchandise
       *[other] { $amount } marchandises
    } de sa couleur.
    .rule = SD-US-02
type-generator = Générateur
    .text = Alimente { $amount } points de connexion de son côté de la planète.
    .rule = SD-BD-11
type-depot = Dépôt
    .text = Garde { $amount } marchandises. N’a pas besoin de sablier.
    .rule = SD-US-07
type-solar-satellite = Satellite solaire
    .text = Construit sur un générateur : alimente { $amount } points.
    .rule = SD-BD-11
type-multi-mine = Multi-mine
    .text = Un sablier donne une marchandise de la couleur voulue.
    .rule = SD-US-02
type-mining-complex = Complexe minier
    .text = Un sablier donne { $amount } marchandises de sa couleur.
    .rule = SD-US-02
type-converter = Convertisseur
    .text = Un sablier échange { $amount ->
        [one] une de vos marchandises
       *[other] jusqu’à { $amount } de vos marchandises
    } chez vous contre n’importe lesquelles de la réserve.
    .rule = SD-US-06
type-sabotage-probe = Sonde de sabotage
    .text = Un sablier charge un marqueur d’attaque. À tout moment, un marqueur gâche le sablier actif d’un autre.
    .rule = SD-AD-07
type-interstellar-missile = Missile interstellaire
    .text = Un sablier charge un marqueur d’attaque. À tout moment, un marqueur bloque un emplacement de sablier dans la zone d’action d’un autre.
    .rule = SD-AD-09
type-tech-center = Centre technologique
    .text = { $amount } places de planification de plus.
    .rule = SD-AD-03
type-orbital-station = Station orbitale
    .text = Un second vaisseau, tant que la station n’est pas recouverte.
    .rule = SD-AD-05
type-transport-probe = Sonde de transport
    .text = Garde { $amount } marchandises. Un sablier les envoie à l’un de vos vaisseaux, où qu’il soit.
    .rule = SD-AD-15
type-fusion-reactor = Réacteur à fusion
    .text = Construit sur un satellite solaire : alimente { $amount } points.
    .rule = SD-BD-11
type-fusion-mine = Mine à fusion
    .text = Un sablier donne { $amount } marchandises de sa couleur.
    .rule = SD-US-02
type-fusion-converter = Convertisseur à fusion
    .text = Un sablier échange jusqu’à { $amount } de vos marchandises chez vous.
    .rule = SD-US-06
type-metropolis = Métropole
    .text = Pas de machine, mais beaucoup de demandes.
    .rule = SD-BD-08
type-megacity = Mégacité
    .text = Pas de machine, mais tout le monde y est attendu.
    .rule = SD-BD-08
type-robot-factory = Usine de robots
    .text = Un sablier de plus.
    .rule = SD-AD-04

colour-red = rouge
    .good = une marchandise rouge
    .goods =
        { $count ->
            [one] { colour-red.good }
           *[other] { $count } marchandises rouges
        }
colour-yellow = jaune
    .good = une marchandise jaune
    .goods =
        { $count ->
            [one] { colour-yellow.good }
           *[other] { $count } marchandises jaunes
        }
colour-green = vert
    .good = une marchandise verte
    .goods =
        { $count ->
            [one] { colour-green.good }
           *[other] { $count } marchandises vertes
        }
colour-blue = bleu
    .good = une marchandise bleue
    .goods =
        { $count ->
            [one] { colour-blue.good }
           *[other] { $count } marchandises bleues
        }
goods-none = rien

## Jeu

spacedealer-name = Space Dealer
spacedealer-tagline = Trente minutes, tous à la fois : gardez vos sabliers occupés.
spacedealer-about = Équipez votre planète, extrayez des marchandises et portez-les à qui les attend, en même temps que tous les autres. Deux sabliers font tout votre travail, une minute par tâche. Pas de tours, pas d’attente : seulement ce que vous aurez réussi avant la fin.

## Options

option-rules = Règles
    .help = Le jeu de base, ou toutes les cartes avec sabotage, missiles, échange de cartes et commandes neutres.
option-rules-basic = De base
option-rules-experienced = Pour joueurs expérimentés
option-length = Durée
    .help = Trente minutes est la durée imprimée.
option-length-30 = 30 minutes
option-length-20 = 20 minutes
option-length-15 = 15 minutes
option-length-10 = 10 minutes
option-length-5 = 5 minutes
option-pace = Sabliers
    .help = Combien de temps coule un sablier. Une minute est la durée imprimée.
option-pace-60 = 60 secondes
option-pace-45 = 45 secondes
option-pace-30 = 30 secondes
option-pace-20 = 20 secondes
option-pace-10 = 10 secondes
option-pace-5 = 5 secondes
option-collecting = Mines prêtes
    .help = Elles attendent qu’on les vide, ou se vident aussitôt ; ce qui ne rentre pas est perdu.
option-collecting-by-hand = À la main
option-collecting-by-itself = D’elles-mêmes
option-technology_scale = Échelle technologique
    .help = Combien de fois il faut pour un nouveau niveau. L’échelle imprimée n’est pas connue ; la première est notre reconstitution.
option-technology_scale-box = 1 · 1 · 2 · 2 · 3
option-technology_scale-1-2-3 = 1 · 2 · 3
option-technology_scale-1-1-2-2-2-3 = 1 · 1 · 2 · 2 · 2 · 3
option-discard_in_basic_game = Défausse dans le jeu de base
    .help = Une carte planifiée impossible à construire peut être défaussée avec un sablier. Le jeu de base imprimé vous laisse bloqué.
option-production_for_visitors = Marchandises droit chez un visiteur
    .help = D’un commun accord, une mine prête peut remplir le vaisseau d’un autre.
option-covering_goods = Construire sur des marchandises
    .help = Les marchandises d’une carte recouverte sont déplacées, ou l’on ne peut pas construire là.
option-covering_goods-moved = Déplacées
option-covering_goods-forbidden = Interdit
option-supply = Réserve
    .help = Dix marchandises de chaque couleur par boîte, ou autant qu’il faut.
option-supply-limited = Limitée
option-supply-unlimited = Illimitée
option-attack_markers = Marqueurs d’attaque par usage
    .help = Combien de marqueurs charge un usage de sonde ou de missile.
option-attack_markers-one = Un
option-attack_markers-refill = Jusqu’à deux
option-sabotaged_flight = Vols sabotés
    .help = Le vaisseau dérive au-dessus de sa destination jusqu’à ce qu’un autre sablier le pose, ou revient d’où il vient.
option-sabotaged_flight-adrift = À la dérive
option-sabotaged_flight-returns = Revient
option-missile_on_busy_slot = Missiles sur emplacement occupé
    .help = Un missile peut-il toucher un emplacement avec un sablier ? La tâche en cours finirait normalement.
option-missile_on_busy_slot-allowed = Permis
option-missile_on_busy_slot-forbidden = Vides seulement
option-transport_probe = Sonde de transport
    .help = Elle sert les vaisseaux de son propriétaire ou, d’un commun accord, ceux de tous.
option-transport_probe-own-ships = Ses vaisseaux
option-transport_probe-any-ship = Tout vaisseau
option-discarding = Défausse
    .help = Pour joueurs expérimentés : cartes planifiées seulement, ou construites aussi.
option-discarding-planned = Cartes planifiées
option-discarding-built-too = Construites aussi
option-thinking = Choix entre deux cartes
    .help = Prenez votre temps devant une paire piochée, ou décidez en une demi-minute avant que le sort ne le fasse.
option-thinking-unlimited = Sans limite
option-thinking-limited = 30 secondes
option-dump_in_flight = Larguer en vol
    .help = Un vaisseau en vol peut rendre des marchandises à la réserve.
option-attack_oneself = S’attaquer soi-même
    .help = Les marqueurs d’attaque peuvent viser ses propres sabliers et emplacements.

## Événements

card-times =
    { $count ->
        [one] « { $card } »
       *[other] { $count } × « { $card } »
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
        [one] 1 marchandise de la production (« { $job } »)
       *[other] { $count } marchandises de la production (« { $job } »)
    }
event-start-chosen = { $seat } a choisi une mine.
event-chosen-by-lot = Temps écoulé : le sort donne « { $card } » à { $seat }.
event-start-revealed = { $seat } commence avec « { $card } ».
event-countdown-began = Prêts ? L’horloge démarre dans { $seconds } secondes.
event-clock-started = L’horloge tourne : { $minutes } minutes.
event-planned = { $seat } planifie « { $card } ».
event-drew =
    { $cards ->
        [none]
            { $count ->
                [one] { $seat } pioche une carte dans la pile { $level }.
               *[other] { $seat } pioche { $count } cartes dans la pile { $level }.
            }
       *[known] { $seat } pioche { $cards } dans la pile { $level }.
    }
event-kept =
    { $returned ->
        [none] { $seat } garde « { $card } ».
       *[known] { $seat } garde « { $card } » et remet « { $returned } » sous la pile.
    }
event-technology-started = { $seat } travaille à une nouvelle technologie.
event-build-started = { $seat } commence à construire « { $card } ».
event-use-started = { $seat } met en marche « { $card } ».
event-clearing-started = { $seat } commence à débloquer « { $card } ».
event-flight-started = Le vaisseau { DE($seat) } part vers { $field }.
event-scrap-started = { $seat } commence à défausser « { $card } ».
event-job-ready =
    { $job ->
        [build] { $seat } peut construire « { $card } ».
        [scrap] { $seat } peut défausser « { $card } ».
       *[use] La carte « { $card } » { DE($seat) } a fini son travail.
    }
event-gave-up = { $seat } laisse une tâche prête sans effet.
event-timer-idle = Un sablier { DE($seat) } s’est écoulé pour rien.
event-technology-raised =
    { $new ->
        [true] { $seat } atteint le niveau technologique { $level }.
       *[false] { $seat } progresse en technologie.
    }
event-landed =
    { $owner ->
        [none] Le vaisseau { DE($seat) } se pose sur une planète neutre.
       *[player] Le vaisseau { DE($seat) } se pose sur la planète { DE($owner) }.
    }
event-card-built = { $seat } construit « { $card } ».
event-station-built = { $seat } construit « { $card } ».
event-card-covered = La carte « { $card } » { DE($seat) } est recouverte.
event-card-uncovered = La carte « { $card } » { DE($seat) } reprend du service.
event-card-discarded = { $seat } défausse « { $card } ».
event-goods-saved =
    { $goods ->
        [none] { $seat } perd { $lost } sur le chantier.
       *[some]
            { $lost ->
                [none] { $seat } écarte { $goods } du chantier.
               *[some] { $seat } écarte { $goods } du chantier ; perte : { $lost }.
            }
    }
event-ship-joined = Un second vaisseau se met au service { DE($seat) }.
event-ship-left =
    { $lost ->
        [none] { $seat } perd son second vaisseau.
       *[some] { $seat } perd son second vaisseau, avec son chargement : { $lost }.
    }
event-timer-joined = { $seat } reçoit un sablier de plus.
event-timer-left = { $seat } rend un sablier.
event-collected =
    { $lost ->
        [0] { $seat } récolte { some-goods }.
       *[other] { $seat } récolte { some-goods } ; marchandises perdues faute de place ou de réserve : { $lost }.
    }
event-converted = { $seat } change { $old } en { $new }.
event-beamed = { $seat } envoie { $colour } à un vaisseau.
event-collecting-changed =
    { $on ->
        [true] Les mines { DE($seat) } se vident désormais d’elles-mêmes.
       *[false] { $seat } vide de nouveau ses mines à la main.
    }
event-good-moved = { $seat } déplace { $colour }.
event-good-dumped = { $seat } rend { $colour } à la réserve.
event-good-dropped = { $seat } laisse { $colour } sur un sol neutre.
event-good-picked-up = { $seat } ramasse { $colour }.
event-offered =
    { $job ->
        [none] { $seat } propose à { $to } : { offer-gives } contre { offer-asks }.
       *[card]
            { $gives ->
                [none] { $seat } propose à { $to } : { offer-share } contre { offer-asks }.
               *[some] { $seat } propose à { $to } : { $gives }, plus { offer-share }, contre { offer-asks }.
            }
    }
event-offer-ended =
    { $why ->
        [withdrawn] { $seat } retire son offre à { $to }.
        [declined] { $to } refuse l’offre { DE($seat) }.
        [expired] L’offre { DE($seat) } à { $to } a expiré.
        [replaced] { $seat } fait une autre offre à { $to }.
       *[lapsed] L’offre { DE($seat) } à { $to } ne peut plus être tenue.
    }
event-traded = { $seat } et { $to } échangent : { offer-gives } contre { offer-asks }.
event-produced-for =
    { $lost ->
        [0] La carte « { $card } » { DE($seat) } charge { some-goods } dans le vaisseau { DE($to) }.
       *[other] La carte « { $card } » { DE($seat) } charge { some-goods } dans le vaisseau { DE($to) } ; marchandises perdues : { $lost }.
    }
event-delivered = { $seat } livre { $goods } à { $owner } : +{ $points } ; { $owner } : +{ $owner_points }.
event-order-delivered = { $seat } honore une commande neutre avec { $goods } : +{ $points }.
event-order-laid = Du nouveau sur une planète neutre : « { $card } ».
event-order-returned = « { $card } » retourne sous la pile : plusieurs auraient pu honorer cette commande aussitôt.
event-marker-loaded =
    { $count ->
        [0] La carte « { $card } » { DE($seat) } ne trouve plus de marqueur d’attaque.
       *[other] { $seat } charge « { $card } » : { $stored } { $stored ->
            [one] marqueur
           *[other] marqueurs
        } d’attaque.
    }
event-markers-lost = Les marqueurs d’attaque sur la carte « { $card } » { DE($seat) } sont perdus.
event-timer-sabotaged = { $seat } sabote un sablier { DE($victim) } !
event-sabotage-over = Un sablier saboté { DE($seat) } s’est écoulé.
event-missile-hit = { $seat } tire sur { $victim } : la carte « { $card } » est bloquée !
event-slot-cleared = La carte « { $card } » { DE($seat) } est débloquée.
event-ship-adrift = Le vaisseau { DE($seat) } part à la dérive.
event-ship-returned = Le vaisseau { DE($seat) } est de retour d’où il venait.
event-time-left =
    { $seconds ->
        [900] Encore quinze minutes.
        [600] Encore dix minutes.
        [300] Encore cinq minutes.
        [60] Encore une minute.
       *[other] Encore { $seconds } secondes.
    }
event-overtime-began =
    { $seat ->
        [none] C’est l’heure. Les sabliers actifs servent encore.
       *[player] { $seat } a posé le dernier marqueur ! Les sabliers actifs servent encore.
    }
event-player-finished = { $seat } a terminé.
event-game-ended = La partie est terminée. Victoire : { $winners } !

## Refus

refusal-game-over = La partie est finie.
refusal-not-a-move = Ce n’est pas un coup de ce jeu.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-no-draft = Commencez d’abord une offre.
refusal-empty-draft = Il n’y a encore rien dans votre offre.
refusal-SD-OB-01 = Ce lieu n’existe pas à cette table.
refusal-SD-OB-04 = Vous n’avez pas ce conteneur.
refusal-SD-SU-05 = Vous n’avez pas reçu cette mine.
refusal-SD-SU-07 = Chacun choisit d’abord une mine, et une seule fois.
refusal-SD-SU-12 = L’horloge ne tourne pas encore, ou il est trop tard pour choisir une mine.
refusal-SD-TM-04 = Vous n’avez pas de sablier inactif.
refusal-SD-TM-05 = Un sablier s’y trouve déjà.
refusal-SD-TM-06 = Un sablier actif ne se reprend pas.
refusal-SD-TM-09 = Ce sablier n’est pas prêt ; il n’y a aucune tâche à laisser.
refusal-SD-PL-01 = Il n’y a pas de place libre en planification.
refusal-SD-PL-02 = Cette carte n’est pas dans votre pile personnelle.
refusal-SD-PL-03 = Votre technologie n’atteint pas cette pile.
refusal-SD-PL-04 = Il n’y a rien à piocher ni à garder.
refusal-SD-PL-05 = Gardez d’abord une des deux cartes piochées.
refusal-SD-PL-06 = Sans place libre en planification, on ne pioche pas.
refusal-SD-PL-07 = Dans cette partie, les cartes planifiées ne se défaussent pas.
refusal-SD-TL-03 = Votre technologie est à son sommet.
refusal-SD-BD-01 = Vous n’avez pas de carte planifiée là.
refusal-SD-BD-02 = Cette carte n’est pas prête : un sablier doit s’y écouler.
refusal-SD-BD-03 = Il n’y a pas de site pour { $card } à présent.
refusal-SD-BD-04 = Il n’y a rien de tel à cet endroit.
refusal-SD-BD-05 = Les générateurs vont à côté de la planète, les satellites sur les générateurs, les réacteurs sur les satellites ; les autres cartes ailleurs.
refusal-SD-BD-06 = Ce point de connexion n’est pas alimenté.
refusal-SD-BD-07 = Les deux connexions doivent être alimentées.
refusal-SD-BD-08 = Une carte sans connexion doit en toucher une autre.
refusal-SD-BD-09 = Rien ne se recouvre dans la zone de demande.
refusal-SD-BD-10 = Cette carte est recouverte.
refusal-SD-BD-12 = Une carte portant un sablier ou un marqueur d’attaque ne se recouvre pas.
refusal-SD-US-01 = Il n’y a pas d’emplacement là, ou sa tâche n’est pas prête.
refusal-SD-US-02 = Ce n’est pas ce que produit cette carte.
refusal-SD-US-03 = Les marchandises vont dans un dépôt ou un vaisseau sur votre planète.
refusal-SD-US-04 = La réserve n’a plus rien de cette couleur.
refusal-SD-US-05 = Il n’y a plus de place.
refusal-SD-US-06 = Un convertisseur a besoin d’une marchandise de cette couleur sur votre planète.
refusal-SD-US-07 = Il n’y a pas de marchandise de cette couleur à déplacer.
refusal-SD-MV-02 = Un vaisseau en vol n’est nulle part.
refusal-SD-MV-04 = Seul un vaisseau vide vole aussi loin d’un coup.
refusal-SD-MV-06 = Il n’y a pas de marchandise de cette couleur à rendre.
refusal-SD-MV-09 = Le vaisseau y est déjà.
refusal-SD-TR-01 = Les marchandises ne changent de mains que sur la même planète, et seulement celles qui s’y trouvent.
refusal-SD-TR-02 = On n’échange qu’avec les autres joueurs.
refusal-SD-TR-03 = Il n’y a pas la place pour cela.
refusal-SD-TR-04 = Cette offre n’existe pas.
refusal-SD-DL-01 = Pour livrer, posez-vous sur la planète de ce joueur ; la vôtre ne compte pas.
refusal-SD-DL-05 = Cette demande est déjà satisfaite.
refusal-SD-DL-06 = Il ne vous reste pas de marqueur.
refusal-SD-DL-08 = Aucun de vos vaisseaux là-bas ne porte tout ce qui est demandé.
refusal-SD-EN-01 = C’est l’heure : plus aucun sablier ne démarre.
refusal-SD-EN-03 = On ne termine qu’une fois, pendant la prolongation.
refusal-SD-AD-07 = Vous n’avez pas là de sonde de sabotage chargée.
refusal-SD-AD-08 = Seul un sablier actif peut être saboté.
refusal-SD-AD-09 = Vous n’avez pas là de missile chargé.
refusal-SD-AD-10 = Débloquez d’abord l’emplacement.
refusal-SD-AD-11 = Ce joueur est déjà bloqué deux fois.
refusal-SD-AD-12 = Un missile ne touche que les emplacements ouverts de la zone d’action.
refusal-SD-AD-15 = La sonde de transport n’a pas cette marchandise, ou un sablier s’y trouve.
refusal-SD-AD-16 = Il n’y a pas là de carte à défausser.
refusal-SD-AD-19 = Cet emplacement est déjà bloqué.
refusal-SD-AX-01 = Les cartes planifiées ne s’échangent pas ainsi.
refusal-SD-AX-02 = Il n’y a pas de place libre pour les cartes.
refusal-SD-AX-04 = Une carte portant un sablier ne change pas de mains.
refusal-SD-NP-01 = Il n’y a pas de commandes neutres dans le jeu de base.
refusal-SD-NP-02 = Vous n’y avez pas de vaisseau.
refusal-SD-NP-04 = Il n’y a pas de commande sur cette planète.
refusal-SD-NP-05 = On ne laisse des marchandises que sur un sol neutre où l’on s’est posé, entre joueurs expérimentés.
refusal-SD-Q02 = C’est déjà ainsi.
refusal-SD-Q08 = Seules les marchandises d’une mine prête de votre planète vont droit chez un visiteur, si cette table le permet.
refusal-SD-Q09 = À cette table, on déplace les marchandises avant de construire dessus.
refusal-SD-Q10 = La réserve n’a rien de cette couleur à échanger.
refusal-SD-Q11 = Deux marqueurs d’attaque sont déjà chargés.
refusal-SD-Q12 = Un vaisseau à la dérive ne peut que se poser où il est.
refusal-SD-Q13 = À cette table, les missiles ne touchent que des emplacements vides.
refusal-SD-Q14 = La sonde de transport remplit un vaisseau de son propriétaire, sauf si cette table permet plus.
refusal-SD-Q15 = À cette table, seules les cartes planifiées se défaussent, ou le sablier n’est pas prêt.
refusal-SD-Q17 = Un vaisseau en vol ne peut rien rendre.
refusal-SD-Q20 = On ne s’attaque pas soi-même.

## À la table

goods-times = { $count } × { $colour }
place-planet = la planète { DE($name) }
place-neutral = la planète neutre { $number }
board-prompt = Et maintenant
board-tabs = Parties de la table
tab-planet = Planète
tab-ring = Anneau
tab-others = Les autres
time-left = Temps restant
score-and-markers = { $points } pts · { $markers } ●
    .help = Points, et marqueurs restants
timers = Vos sabliers
seconds = { $seconds } s
timer-idle = libre
timer-ready = prêt !
timer-sabotaged = saboté
timer-none = coule pour rien
timer-technology = technologie
timer-build = { $card } : construction
timer-use = { $card }
timer-clear = { $card } : déblocage
timer-fly = vol vers { $field }
timer-scrap = { $card } : démontage
ship-landed = sur { $field }
ship-flying = vers { $field }
ship-adrift = à la dérive près de { $field }
ship-away = absent
planet-of = Planète { $name }
points = Points
score = { $points } pts
level = Niveau technologique
has-chosen = a choisi
is-choosing = choisit…
your-pile = Vos cartes
drawn-pair = Gardez-en une
supply = Réserve
ground = Au sol
load-all = Tout charger
unload-all = Tout décharger
collects = Les mines se vident seules quand tout tient
calls-time = Annoncer le temps
calls-time-off = non
calls-time-sound = par des sons
calls-time-voice = à voix haute
calls-ready = Un son quand quelque chose est prêt
call-go = C’est parti !
call-overtime = Le temps est écoulé. Les sabliers en cours servent encore.

do-technology = Développer la technologie
do-build = Construire : { $card }
do-place = { $card }, prêt à poser
do-use = Utiliser : { $card }
do-empty = { $card } : c’est prêt
do-fly = Voler vers { $field }
do-begin = Commencer avec : { $card }
do-plan = Planifier : { $card }
do-keep = Garder : { $card }
do-draw = Piocher deux cartes de niveau { $level }
do-site = Construire en colonne { $column }
do-site-left = Construire à gauche
do-site-right = Construire à droite
do-ship = Vaisseau { $number }
do-store = Dépôt { $number }
do-good = Déplacer : { $colour }
do-ground = Laisser ici
do-pick-up = Ramasser : { $colour }
do-supply = Rendre à la réserve
do-collect = Prendre ce qui tient
do-discard = Défausser
do-give-up = Laisser la tâche
do-scrap = Démonter une carte
do-take-down = { $card } : démonter
do-deliver = { $goods } → { $name } : +{ $points }
do-order = Honorer la commande de { $field }
do-timer = Prendre un sablier libre
do-sabotage = Saboter un sablier de { $name }
do-aim = Utiliser un marqueur : { $card }
do-fire = Tirer sur { $name } : { $card }
do-finished = J’ai terminé
do-cancel = Annuler

prompt-first-mine = Choisissez la mine pour commencer.
prompt-first-site = Et sa place : le générateur ira de ce côté.
prompt-others-choose = Choisissent encore : { $names }
prompt-countdown = Le chronomètre part dans { $seconds } …
prompt-watching = Tout le monde est à l’œuvre.
prompt-paused = La table est en pause.
prompt-won = Vous avez gagné !
prompt-over = Victoire pour { $names }
prompt-timer = Pour quelle tâche ?
prompt-site = { $card } : où ?
prompt-no-site = { $card } : aucun emplacement pour l’instant.
prompt-fly = Voler où ?
prompt-haul = Où la mettre ?
prompt-which-ship = Quel vaisseau ?
prompt-which = Lequel ?
prompt-colour = Quelle couleur ?
prompt-old = Échanger quelle marchandise ?
prompt-new = Contre laquelle ?
prompt-partly = Tout ne tient pas : le reste serait perdu.
prompt-nothing = Rien à en tirer pour l’instant.
prompt-aim = Contre qui ?
prompt-scrap = Quelle carte ?
prompt-offer = { $name } vous fait une offre.
prompt-keep = Gardez une des deux cartes.
prompt-ready =
    { $ready ->
        [one] Une tâche est prête !
       *[other] { $ready } tâches sont prêtes !
    }
prompt-idle =
    { $idle ->
        [one] Un sablier est libre.
       *[other] { $idle } sabliers sont libres.
    }
prompt-busy = Tous les sabliers coulent. Planifiez, chargez, échangez.
prompt-overtime =
    { $ready ->
        [0] Prolongation : utilisez ce qui vient encore.
       *[other] Prolongation : utilisez ce qui est prêt.
    }
prompt-hurry = { $words } { $seconds } s
prompt-by-lot = Temps écoulé : le sort vous donne { $card }. L’horloge démarre dans { $seconds } …
prompt-spent = Vous n’avez plus rien à faire : vous avez terminé.
reconstructed = Valeur reconstituée
    .help = Aucune source publique ne donne cette valeur : elle est faite pour s’accorder avec ce que l’on sait, et le jeu imprimé peut être différent.
prompt-finished = Vous avez terminé ; les autres sont peut-être encore occupés.

trade = Commerce
offer-begin = { $name }, sur { $field }
offer-begin-cards = { $name } : cartes planifiées
offer-cards = Cartes planifiées
offer-draft = À { $name } : { $give } contre { $ask }
offer-give = Donner
offer-ask = Demander
offer-job = { $count } d’une production
offer-job-of =
    { $colour ->
        [none] { $card } : { $count }
       *[some] { $card } : { $count } × { $colour }
    }
offer-make = Proposer
offer-coming = { $name } propose { $give } contre { $ask } ({ $seconds } s)
offer-going = Vous proposez à { $name } : { $give } contre { $ask } ({ $seconds } s)
offer-accept = Accepter
offer-decline = Refuser
offer-withdraw = Retirer
