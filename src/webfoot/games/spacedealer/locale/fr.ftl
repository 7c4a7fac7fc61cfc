## The lid of the box

game = Space Dealer
    .pitch = Pas de tours, rien que des sabliers. Trente minutes pour faire fortune parmi les étoiles.

## How the bots play it

plays-gentle = Met environ quatre secondes à réagir, et suit ses caprices.
plays-quick = Réagit en moins de deux secondes et fait ce qui rapporte tout de suite.
plays-thinker = Réagit en une seconde environ et déroule chaque choix jusqu’à la fin de la partie avant d’agir.

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
card-order-1 = Demande neutre 1
card-order-2 = Demande neutre 2
card-order-3 = Demande neutre 3
card-order-4 = Demande neutre 4
card-order-5 = Demande neutre 5
card-order-6 = Demande neutre 6
card-order-7 = Demande neutre 7
card-order-8 = Demande neutre 8
card-order-9 = Demande neutre 9
card-order-10 = Demande neutre 10
card-order-11 = Demande neutre 11
card-order-12 = Demande neutre 12

## Ce que font les types de cartes

type-mine = Mine
    .text = Un sablier produit { $amount ->
        [one] une marchandise
       *[other] { $amount } marchandises
    } de sa couleur.
    .rule = SD-US-02
type-generator = Générateur
    .text = Alimente { $amount } points de connexion de son côté de la planète.
    .rule = SD-BD-11
type-depot = Dépôt
    .text = Contient { $amount } marchandises. Ne demande pas de sablier.
    .rule = SD-US-07
type-solar-satellite = Satellite solaire
    .text = Se construit sur un générateur : alimente { $amount } points de connexion.
    .rule = SD-BD-11
type-multi-mine = Multi-mine
    .text = Un sablier produit une marchandise de la couleur de votre choix.
    .rule = SD-US-02
type-mining-complex = Complexe minier
    .text = Un sablier produit { $amount } marchandises de sa couleur.
    .rule = SD-US-02
type-converter = Convertisseur
    .text = Un sablier échange { $amount ->
        [one] une de vos marchandises
       *[other] jusqu’à { $amount } de vos marchandises
    } sur votre planète contre n’importe quelle autre de la réserve.
    .rule = SD-US-06
type-sabotage-probe = Sonde de sabotage
    .text = Un sablier charge un marqueur d’attaque. À tout moment, utilisez-le pour saboter le sablier actif d’un adversaire.
    .rule = SD-AD-07
type-interstellar-missile = Missile interstellaire
    .text = Un sablier charge un marqueur d’attaque. À tout moment, utilisez-le pour bloquer un emplacement de sablier dans la zone d’action d’un adversaire.
    .rule = SD-AD-09
type-tech-center = Centre technologique
    .text = Vous donne { $amount } places de planification de plus.
    .rule = SD-AD-03
type-orbital-station = Station orbitale
    .text = Vous donne un second vaisseau, tant que rien n’est construit sur la station.
    .rule = SD-AD-05
type-transport-probe = Sonde de transport
    .text = Contient { $amount } marchandises. Un sablier les envoie à l’un de vos vaisseaux, où qu’il soit.
    .rule = SD-AD-15
type-fusion-reactor = Réacteur à fusion
    .text = Se construit sur un satellite solaire : alimente { $amount } points de connexion.
    .rule = SD-BD-11
type-fusion-mine = Mine à fusion
    .text = Un sablier produit { $amount } marchandises de sa couleur.
    .rule = SD-US-02
type-fusion-converter = Convertisseur à fusion
    .text = Un sablier échange jusqu’à { $amount } de vos marchandises sur votre planète contre n’importe quelles autres de la réserve.
    .rule = SD-US-06
type-metropolis = Métropole
    .text = Aucune action : ajoute { $demands ->
        [one] une demande
       *[other] { $demands } demandes
    } à votre planète.
    .rule = SD-BD-08
type-megacity = Mégacité
    .text = Aucune action : ajoute { $demands ->
        [one] une demande
       *[other] { $demands } demandes
    } à votre planète.
    .rule = SD-BD-08
type-robot-factory = Usine de robots
    .text = Vous donne un sablier de plus.
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

spacedealer-about = Équipez votre planète, extrayez des marchandises et livrez-les aux planètes qui les réclament, pendant que tous les autres en font autant. Deux sabliers font tout votre travail, une minute à chaque fois. Pas de tours, pas d’attente : seul compte ce que vous aurez réussi avant la fin du temps.

## Options

rulings-goods = Les marchandises
rulings-building = La construction
rulings-attacks = Les attaques
rulings-time = Le temps de réflexion
option-rules = Règles
    .help = Jouez avec les règles de base, ou ajoutez le sabotage, les missiles, l’échange de cartes et les planètes neutres.
option-rules-basic = Règles de base
option-rules-experienced = Pour joueurs expérimentés
option-length = Durée de la partie
    .help = La partie du jeu imprimé dure 30 minutes.
option-length-30 = 30 minutes
option-length-20 = 20 minutes
option-length-15 = 15 minutes
option-length-10 = 10 minutes
option-length-5 = 5 minutes
option-pace = Durée des sabliers
    .help = Les sabliers du jeu imprimé s’écoulent en une minute.
option-pace-60 = 60 secondes
option-pace-45 = 45 secondes
option-pace-30 = 30 secondes
option-pace-20 = 20 secondes
option-pace-10 = 10 secondes
option-pace-5 = 5 secondes
option-collecting = Récolte dans les mines
    .help = Les mines prêtes attendent qu’on les vide, ou se vident aussitôt ; ce qui n’y tient pas est alors perdu.
option-collecting-by-hand = À la main
option-collecting-by-itself = Automatiquement
option-technology_scale = Échelle technologique
    .help = Combien de sabliers il faut pour un nouveau niveau. L’échelle imprimée n’est pas connue ; la première est notre reconstitution.
option-technology_scale-box = 1 · 1 · 2 · 2 · 3
option-technology_scale-1-2-3 = 1 · 2 · 3
option-technology_scale-1-1-2-2-2-3 = 1 · 1 · 2 · 2 · 2 · 3
option-discard_in_basic_game = Défausse dans le jeu de base
    .help = Si l’option est active, un sablier peut servir à défausser une carte planifiée ; sinon, comme dans le jeu imprimé, on ne peut que la construire.
option-production_for_visitors = Production pour un visiteur
    .help = Si l’option est active, deux joueurs peuvent convenir qu’une mine prête remplit le vaisseau du visiteur.
option-covering_goods = Construire sur des marchandises
    .help = Les marchandises d’une carte recouverte passent dans vos autres dépôts et vaisseaux, ou bien il est interdit de construire dessus.
option-covering_goods-moved = Marchandises déplacées
option-covering_goods-forbidden = Interdit
option-supply = Réserve de marchandises
    .help = Dix marchandises de chaque couleur par boîte, ou autant qu’il en faut.
option-supply-limited = Limitée
option-supply-unlimited = Illimitée
option-attack_markers = Marqueurs d’attaque par sablier
    .help = Combien de marqueurs un sablier charge sur une sonde ou un missile.
option-attack_markers-one = Un
option-attack_markers-refill = Jusqu’à deux
option-sabotaged_flight = Vols sabotés
    .help = Le vaisseau dérive au-dessus de sa destination jusqu’à ce qu’un autre sablier l’y pose, ou bien il revient à son point de départ.
option-sabotaged_flight-adrift = Le vaisseau dérive
option-sabotaged_flight-returns = Le vaisseau revient
option-missile_on_busy_slot = Missiles sur un emplacement occupé
    .help = Un missile peut-il toucher un emplacement qui porte un sablier ? Le travail en cours se terminerait normalement.
option-missile_on_busy_slot-allowed = Permis
option-missile_on_busy_slot-forbidden = Emplacements vides seulement
option-transport_probe = Sonde de transport
    .help = Elle ne remplit que les vaisseaux de son propriétaire ou, si les deux joueurs sont d’accord, n’importe quel vaisseau.
option-transport_probe-own-ships = Vaisseaux du propriétaire
option-transport_probe-any-ship = N’importe quel vaisseau
option-discarding = Défausse
    .help = Avec les règles pour joueurs expérimentés : on défausse seulement des cartes planifiées, ou aussi des cartes construites.
option-discarding-planned = Cartes planifiées
option-discarding-built-too = Cartes construites aussi
option-thinking = Choix entre deux cartes
    .help = Prenez votre temps devant deux cartes piochées, ou décidez en une demi-minute, avant que le hasard ne le fasse.
option-thinking-unlimited = Sans limite
option-thinking-limited = 30 secondes
option-dump_in_flight = Délestage en vol
    .help = Si l’option est active, un vaisseau en vol peut rendre des marchandises à la réserve.
option-attack_oneself = S’attaquer soi-même
    .help = Si l’option est active, les marqueurs d’attaque peuvent aussi viser vos propres sabliers et emplacements.

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
        [one] 1 marchandise sur la production (« { $job } »)
       *[other] { $count } marchandises sur la production (« { $job } »)
    }
event-start-chosen = { $seat } a choisi sa première mine.
event-chosen-by-lot = Trop tard ! Le hasard choisit « { $card } » pour { $seat }.
event-start-revealed = { $seat } commence avec « { $card } ».
event-countdown-began = Pas touche au sable : l’horloge démarre dans { $seconds } secondes.
event-clock-started = Retournez les sabliers ! L’horloge tourne : { $minutes } minutes.
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
event-technology-started = { $seat } met un sablier sur l’échelle technologique.
event-build-started = { $seat } ouvre un chantier : « { $card } ».
event-use-started = { $seat } met en marche « { $card } ».
event-clearing-started = { $seat } commence à déblayer « { $card } ».
event-flight-started = Le vaisseau { DE($seat) } part { $field }.
event-scrap-started = { $seat } commence à défausser « { $card } ».
event-job-ready =
    { $job ->
        [build] { $seat } peut construire « { $card } ».
        [scrap] { $seat } peut défausser « { $card } ».
       *[use] Chez { $seat }, « { $card } » a fini son travail.
    }
event-gave-up = { $seat } annule un travail prêt.
event-timer-idle = Du sable perdu : un sablier { DE($seat) } s’est écoulé pour rien.
event-technology-raised =
    { $new ->
        [true] Eurêka ! { $seat } atteint le niveau technologique { $level }.
       *[false] { $seat } progresse en technologie.
    }
event-landed =
    { $home ->
        [true] Le vaisseau { DE($seat) } rentre à bon port.
       *[false] Le vaisseau { DE($seat) } se pose { $field }.
    }
event-card-built = { $seat } construit « { $card } ».
event-station-built = Plus d’énergie : { $seat } construit « { $card } ».
event-card-covered = { $seat } construit par-dessus « { $card } ».
event-card-uncovered = Chez { $seat }, « { $card } » reprend du service.
event-card-discarded = { $seat } défausse « { $card } ».
event-goods-saved =
    { $goods ->
        [none] { $seat } perd { $lost } sous le chantier.
       *[some]
            { $lost ->
                [none] { $seat } déménage { $goods } avant le chantier.
               *[some] { $seat } déménage { $goods } avant le chantier ; perte : { $lost }.
            }
    }
event-ship-joined = Un second vaisseau se présente au rapport : { $seat } a désormais toute une flotte.
event-ship-left =
    { $lost ->
        [none] { $seat } perd son second vaisseau.
       *[some] { $seat } perd son second vaisseau, avec tout son chargement : { $lost }.
    }
event-timer-joined = Un robot sort de l’usine : { $seat } reçoit un sablier de plus.
event-timer-left = { $seat } rend un sablier.
event-collected =
    { $lost ->
        [0] { $seat } récolte { some-goods }.
       *[other] { $seat } récolte { some-goods } ; marchandises perdues faute de place ou de réserve : { $lost }.
    }
event-converted = { $seat } change { $old } en { $new }.
event-beamed = { $seat } téléporte { $colour } dans un vaisseau.
event-collecting-changed =
    { $on ->
        [true] Les mines { DE($seat) } se vident désormais toutes seules.
       *[false] { $seat } vide de nouveau ses mines à la main.
    }
event-good-moved = { $seat } déplace { $colour }.
event-good-dumped = { $seat } rend { $colour } à la réserve.
event-good-dropped = { $seat } laisse { $colour } { $field }.
event-good-picked-up = { $seat } ramasse { $colour } { $field }.
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
       *[lapsed] L’offre { DE($seat) } à { $to } tombe à l’eau : elle ne peut plus être tenue.
    }
event-traded = Marché conclu ! { $seat } donne à { $to } : { offer-gives } contre { offer-asks }.
event-produced-for =
    { $lost ->
        [0] Chez { $seat }, « { $card } » charge { some-goods } droit dans le vaisseau { DE($to) }.
       *[other] Chez { $seat }, « { $card } » charge { some-goods } droit dans le vaisseau { DE($to) } ; marchandises perdues : { $lost }.
    }
event-delivered = { $seat } livre { $goods } à { $owner } : +{ $points } pour { $seat }, +{ $owner_points } pour { $owner }.
event-order-delivered = { $seat } livre { $goods } { $field } : +{ $points }.
event-order-laid = Nouvelle carte demande { $field } : « { $card } ».
event-order-returned = « { $card } » retourne sous la pile : plusieurs vaisseaux posés { $field } auraient pu satisfaire cette demande aussitôt.
event-marker-loaded =
    { $count ->
        [0] Plus de marqueur d’attaque pour « { $card } » : { $seat } reste sans munitions.
       *[other] { $seat } charge « { $card } » : { $stored ->
            [one] 1 marqueur d’attaque
           *[other] { $stored } marqueurs d’attaque
        } à bord.
    }
event-markers-lost = Les marqueurs d’attaque sur « { $card } », chez { $seat }, sont perdus.
event-timer-sabotaged = Un grain de sable ! { $seat } sabote un sablier { DE($victim) }.
event-sabotage-over = Le sablier saboté { DE($seat) } s’est écoulé et peut resservir.
event-missile-hit = Missile en vue ! { $seat } tire sur { $victim } et bloque « { $card } ».
event-slot-cleared = Chez { $seat }, la voie est libre : « { $card } » peut resservir.
event-ship-adrift = Perdu dans l’espace : le vaisseau { DE($seat) } dérive { $field }.
event-ship-returned = Le vaisseau { DE($seat) } fait demi-tour et se pose { $field }.
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
        [none] C’est l’heure ! Les sabliers actifs peuvent encore servir.
       *[player] { $seat } a posé son dernier marqueur ! Les sabliers actifs peuvent encore servir.
    }
event-player-finished = { $seat } a terminé.
event-game-ended = Tout le sable a coulé. Victoire : { $winners } !

## The end of the game

standing = Points
standing-change =
    { $count ->
        [one] { $amount } point
       *[other] { $amount } points
    }
source-deliveries = Demandes satisfaites
source-orders = Cartes demande satisfaites
source-visits = Livraisons sur sa planète
source-built = Cartes construites

## Refus

refusal-game-over = La partie est terminée.
refusal-not-a-move = Ce n’est pas un coup de ce jeu.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-no-draft = Commencez d’abord une offre.
refusal-empty-draft = Votre offre est encore vide. Ajoutez ce que vous donnez ou demandez.
refusal-mine-picked = Vous avez déjà choisi cette mine. Indiquez maintenant sa place.
refusal-nothing-drawn = Vous n’avez pas pioché de cartes entre lesquelles choisir.
refusal-no-demand = Cette demande n’existe pas sur cette planète.
refusal-no-good-to-give = Vous n’avez plus de marchandise de cette couleur à donner ici.
refusal-no-good-to-ask = L’autre joueur n’a plus de marchandise de cette couleur ici.
refusal-partner-full = L’autre joueur n’a pas de place pour ces marchandises.
refusal-partner-planning-full = L’autre joueur n’a pas de place de planification libre pour ces cartes.
refusal-card-named = Cette carte est déjà dans l’offre.
refusal-job-named = Une offre ne peut porter que sur une seule production.
refusal-not-at-home = Une production ne se donne que sur votre propre planète.
refusal-not-neutral = Votre vaisseau n’est pas sur une planète neutre.
refusal-probe-filling = La sonde de transport remplit déjà un autre vaisseau.
refusal-probe-deal = Les marchandises d’une sonde de transport ne se mêlent pas à un échange de marchandises. Proposez-les à part.
refusal-already-done = Vous avez déjà terminé.
refusal-SD-OB-01 = Cette planète n’existe pas sur cet anneau.
refusal-SD-OB-04 = Vous n’avez pas ce dépôt.
refusal-SD-SU-05 = Vous n’avez pas reçu cette mine.
refusal-SD-SU-07 = Votre première mine est déjà choisie.
refusal-SD-SU-12 = L’horloge ne tourne pas encore. Attendez que tout le monde ait choisi une mine.
refusal-SD-TM-04 = Vous n’avez pas de sablier inactif. Attendez que l’un d’eux se soit écoulé.
refusal-SD-TM-05 = Cet emplacement porte déjà un sablier.
refusal-SD-TM-06 = Un sablier actif ne se reprend pas. Attendez qu’il se soit écoulé.
refusal-SD-TM-07 = Aucun travail n’est prêt à cet endroit. Un sablier doit d’abord s’y écouler.
refusal-SD-TM-09 = Ce sablier n’a pas de travail prêt à annuler.
refusal-SD-PL-01 = Vous n’avez pas de place de planification libre.
refusal-SD-PL-02 = Cette carte n’est pas dans votre pile personnelle.
refusal-SD-PL-03 = Votre niveau technologique est trop bas pour cette pile. Mettez des sabliers sur l’échelle technologique.
refusal-SD-PL-04 = Cette pile est vide.
refusal-SD-PL-05 = Gardez d’abord une des deux cartes piochées.
refusal-SD-PL-06 = Il vous faut une place de planification libre pour piocher.
refusal-SD-PL-07 = À cette table, les cartes planifiées ne se défaussent pas.
refusal-SD-TL-03 = Votre technologie est déjà au plus haut niveau.
refusal-SD-BD-01 = Il n’y a pas de carte planifiée à cette place.
refusal-SD-BD-02 = Cette carte n’est pas prête. Un sablier doit d’abord s’y écouler.
refusal-SD-BD-03 = Il n’y a pas de site pour « { $card } » pour l’instant.
refusal-SD-BD-04 = On ne peut pas construire cette carte à cet endroit.
refusal-SD-BD-05 = Les centrales se construisent à côté de la planète : d’abord un générateur, dessus un satellite solaire, puis un réacteur à fusion.
refusal-SD-BD-06 = Ce point de connexion n’est pas alimenté. Construisez ou améliorez une centrale de ce côté.
refusal-SD-BD-07 = Il faut à cette carte deux points de connexion alimentés.
refusal-SD-BD-08 = Une carte sans connexion doit en toucher une autre.
refusal-SD-BD-09 = On ne construit pas sur d’autres cartes dans la zone de demande.
refusal-SD-BD-10 = Cette carte est recouverte.
refusal-SD-BD-12 = La carte du dessous porte un sablier. Attendez qu’il soit de nouveau inactif.
refusal-SD-US-01 = Il n’y a pas d’emplacement de sablier à cet endroit.
refusal-SD-US-02 = Cette carte ne sert pas à cela.
refusal-SD-US-03 = Les marchandises vont dans un dépôt ou un vaisseau sur votre propre planète.
refusal-SD-US-04 = La réserve n’a plus de marchandise de cette couleur.
refusal-SD-US-05 = Il n’y a plus de place à cet endroit.
refusal-SD-US-06 = Il faut au convertisseur une marchandise de cette couleur dans un dépôt ou un vaisseau sur votre planète.
refusal-SD-US-07 = Il n’y a pas de marchandise de cette couleur à cet endroit.
refusal-SD-MV-02 = Votre vaisseau est en vol. Attendez qu’il se pose.
refusal-SD-MV-04 = Avec un chargement, un vaisseau ne vole que vers une planète voisine.
refusal-SD-MV-06 = Il n’y a pas de marchandise de cette couleur à rendre.
refusal-SD-MV-09 = Votre vaisseau y est déjà.
refusal-SD-TR-01 = Les marchandises ne changent de mains que si vous êtes tous deux sur la même planète.
refusal-SD-TR-02 = On n’échange pas avec soi-même.
refusal-SD-TR-03 = Vous n’avez pas de place pour ces marchandises. Libérez-en d’abord.
refusal-SD-TR-04 = Cette offre n’est plus ouverte.
refusal-SD-DL-01 = On ne satisfait pas les demandes de sa propre planète.
refusal-SD-DL-02 = Aucun de vos vaisseaux n’est sur cette planète. Posez-vous d’abord là-bas.
refusal-SD-DL-05 = Cette demande est déjà satisfaite.
refusal-SD-DL-06 = Il ne vous reste aucun marqueur.
refusal-SD-DL-08 = Aucun de vos vaisseaux sur place ne porte tout ce qui est demandé.
refusal-SD-EN-01 = C’est l’heure : plus aucun sablier ne peut démarrer.
refusal-SD-EN-03 = On ne peut terminer que pendant la prolongation.
refusal-SD-AD-05 = Vous n’avez pas de second vaisseau. Il vous faudrait une station orbitale.
refusal-SD-AD-07 = Vous n’avez pas de sonde de sabotage chargée à cet endroit.
refusal-SD-AD-08 = Seul un sablier actif peut être saboté.
refusal-SD-AD-09 = Vous n’avez pas de missile chargé à cet endroit.
refusal-SD-AD-10 = Cette carte est bloquée. Laissez d’abord s’y écouler un sablier pour enlever le marqueur d’attaque.
refusal-SD-AD-11 = Ce joueur ne peut pas être bloqué par davantage de marqueurs d’attaque.
refusal-SD-AD-12 = Un missile ne touche que les emplacements de sablier de la zone d’action.
refusal-SD-AD-15 = La sonde de transport porte un sablier : ses marchandises ne bougent pas.
refusal-SD-AD-16 = Il n’y a pas de carte à défausser à cet endroit.
refusal-SD-AD-19 = Cet emplacement est déjà bloqué.
refusal-SD-AX-01 = Les cartes planifiées ne s’échangent qu’avec les règles pour joueurs expérimentés.
refusal-SD-AX-02 = Vous n’avez pas de place de planification libre pour ces cartes.
refusal-SD-AX-04 = Une carte qui porte un sablier ne change pas de mains.
refusal-SD-NP-01 = Le jeu de base se joue sans les demandes des planètes neutres.
refusal-SD-NP-02 = Aucun de vos vaisseaux n’est sur cette planète neutre.
refusal-SD-NP-04 = Il n’y a pas de carte demande sur cette planète.
refusal-SD-NP-05 = On ne laisse de marchandises sur une planète neutre qu’avec les règles pour joueurs expérimentés.
refusal-SD-Q02 = Ce réglage de vos mines est déjà en place.
refusal-SD-Q08 = À cette table, une production ne va pas droit dans le vaisseau d’un visiteur.
refusal-SD-Q09 = À cette table, il faut déplacer les marchandises avant de construire dessus.
refusal-SD-Q10 = La réserve n’a pas de marchandise de cette couleur à échanger.
refusal-SD-Q11 = Cette carte porte déjà tous les marqueurs d’attaque qu’elle peut porter.
refusal-SD-Q12 = Votre vaisseau est à la dérive. Mettez-y un sablier pour le poser là où il est.
refusal-SD-Q13 = À cette table, les missiles ne touchent que des emplacements vides.
refusal-SD-Q14 = À cette table, une sonde de transport ne remplit que les vaisseaux de son propriétaire.
refusal-SD-Q15 = À cette table, seules les cartes planifiées se défaussent.
refusal-SD-Q17 = À cette table, un vaisseau en vol ne peut rien rendre à la réserve.
refusal-SD-Q20 = À cette table, on ne s’attaque pas soi-même.
refusal-SD-Q21 = Cette offre ne porte que sur des cartes planifiées. Pour y ajouter des marchandises, commencez-la là où vous êtes tous deux.

## À la table

place-planet = la planète { DE($name) }
    .on = sur la planète { DE($name) }
    .to = vers la planète { DE($name) }
    .above = au-dessus de la planète { DE($name) }
place-neutral = la planète neutre { $number }
    .on = sur la planète neutre { $number }
    .to = vers la planète neutre { $number }
    .above = au-dessus de la planète neutre { $number }
board-prompt = À faire
board-tabs = Parties de la table
tab-planet = Planète
tab-ring = Anneau
tab-others = Les autres
time-left = Temps restant
score-and-markers = { $points } pts · { $markers } ●
    .help = Points, et marqueurs restants
timers = Vos sabliers
seconds = { $seconds } s
timer-idle = inactif
timer-ready = prêt !
timer-sabotaged = saboté
timer-none = s’écoule pour rien
timer-technology = technologie
timer-build = { $card } : construction
timer-use = { $card }
timer-clear = { $card } : déblocage
timer-fly = vol { $field }
    .home = retour
timer-scrap = { $card } : défausse
ship-landed = { $field }
    .home = sur sa planète
ship-flying = en vol { $field }
    .home = sur le retour
ship-adrift = à la dérive { $field }
ship-away = absent
planet-of = La planète { DE($name) }
points = Points
score = { $points } pts
level = Niveau technologique
has-chosen = a choisi
is-choosing = choisit…
your-pile = Vos cartes
drawn-pair = Gardez-en une
pile-empty = Votre pile personnelle est épuisée.
supply = Réserve
wants = Qui veut quoi
wants-aboard = À bord
wants-none = Personne ne demande rien pour l’instant.
wants-line = { $owner ->
        [0] { $goods } : +{ $points }.
       *[other] { $goods } : +{ $points }, et +{ $owner } pour le propriétaire.
    }
wants-fits = Tout est à bord d’un même vaisseau.
wants-missing = Il manque encore : { $goods }.
ground = Au sol
load-all = Tout charger
unload-all = Tout décharger
collects = Les mines se vident seules quand tout tient
calls = Sons et annonces
calls-time = Annonce du temps
calls-time-off = aucune
calls-time-sound = par des sons
calls-time-voice = à voix haute
calls-ready = Un son quand un travail est prêt
call-go = C’est parti !
call-overtime = C’est l’heure ! Les sabliers actifs peuvent encore servir.

do-technology = Développer la technologie
do-build = Construire : { $card }
do-place = Poser : { $card }
do-use = Utiliser : { $card }
do-empty = C’est prêt : { $card }
do-fly = Voler { $field }
    .home = Rentrer
do-begin = Commencer avec : { $card }
do-plan = Planifier : { $card }
do-keep = Garder : { $card }
do-draw = Piocher deux cartes de niveau { $level }
do-site = Construire dans la colonne { $column }
do-site-left = Construire à gauche
do-site-right = Construire à droite
do-ship = Vaisseau { $number }
do-store = { $card } { $number }
do-good = Déplacer { $good }
do-ground = Laisser ici
do-pick-up = Ramasser { $good }
do-supply = Rendre à la réserve
do-collect = Prendre ce qui tient
do-discard = Défausser
do-give-up = Annuler ce travail
do-scrap = Défausser une carte construite
do-discard-built = Défausser : { $card }
do-deliver = { $goods } → { $name } : +{ $points }
do-order = Satisfaire la demande { $field }
do-timer = Prendre un sablier inactif
do-sabotage = Saboter un sablier { DE($name) }
do-aim = Utiliser un marqueur d’attaque : { $card }
do-fire = Tirer sur { $name } : { $card }
do-finished = J’ai terminé
do-cancel = Annuler

prompt-first-mine = Choisissez votre première mine.
prompt-first-mine-picked = Choisissez votre première mine. À la fin du temps, ce sera « { $card } ».
prompt-first-site = Et maintenant sa place. Votre générateur ira de ce côté.
prompt-others-choose = Choix en cours : { $names }
prompt-countdown = L’horloge démarre dans { $seconds }…
prompt-watching = Tout le monde est à l’œuvre.
prompt-paused = La partie est en pause.
prompt-won = Vous avez gagné !
prompt-over = Victoire : { $names } !
prompt-timer = Pour quel travail ?
prompt-site = Où construire « { $card } » ?
prompt-no-site = Il n’y a pas de site pour « { $card } » pour l’instant.
prompt-fly = Vers quelle planète ?
prompt-haul = Où la mettre ?
prompt-which-ship = Quel vaisseau ?
prompt-which = Que choisissez-vous ?
prompt-colour = Quelle couleur ?
prompt-old = Quelle marchandise échanger ?
prompt-new = Contre quelle marchandise ?
prompt-partly = Tout ne tient pas : le reste serait perdu.
prompt-nothing = Il n’y a rien à récolter ici pour l’instant.
prompt-aim = Qui visez-vous ?
prompt-scrap = Quelle carte ?
prompt-offer = { $name } propose { $give } contre { $ask }.
prompt-keep = Gardez une des deux cartes ; l’autre retourne sous sa pile.
prompt-ready =
    { $ready ->
        [one] Un travail est prêt !
       *[other] { $ready } travaux sont prêts !
    }
prompt-idle =
    { $idle ->
        [one] Un de vos sabliers est inactif.
       *[other] { $idle } de vos sabliers sont inactifs.
    }
prompt-busy = Tous vos sabliers sont actifs ; le prochain finit dans { $seconds } s. Chargez, échangez.
prompt-overtime =
    { $ready ->
        [0] Prolongation : tirez parti de ce qui vient encore.
       *[other] Prolongation : utilisez ce qui est prêt.
    }
prompt-hurry = { $words } { $seconds } s
prompt-by-lot = Temps écoulé : le hasard vous donne « { $card } ». L’horloge démarre dans { $seconds }…
prompt-spent = Vous n’avez plus rien à faire : vous avez terminé.
reconstructed = Valeur reconstituée
    .help = Aucune source publique ne donne cette valeur. La nôtre s’accorde avec tout ce que l’on sait ; celle du jeu imprimé peut être différente.
prompt-finished = Vous avez terminé ; d’autres jouent peut-être encore.

## Le mieux à faire maintenant, et pourquoi

advise-deliver = { $name } veut ce que vous transportez : livrez-le pour +{ $points }.
advise-place = La carte « { $card } » est prête : choisissez sa place.
advise-collect = « { $card } » a fini : récoltez ses marchandises.
advise-exchange = « { $card } » a fini : choisissez quoi échanger.
advise-send = « { $card } » a fini : envoyez ses marchandises à un vaisseau.
advise-discard = « { $card } » est hors service : défaussez la carte.
advise-stuck = « { $card } » attend. { $why }
advise-fly = Le sablier { $timer } est inactif : partez { $field }. { $name } veut ce que vous transportez : +{ $points }.
advise-build = Le sablier { $timer } est inactif : construisez « { $card } ».
advise-use = Le sablier { $timer } est inactif : mettez en marche « { $card } ».
advise-use-wanted = { $count ->
        [one] Le sablier { $timer } est inactif : mettez en marche « { $card } ». Ses marchandises manquent à une demande.
       *[other] Le sablier { $timer } est inactif : mettez en marche « { $card } ». Ses marchandises manquent à { $count } demandes.
    }
advise-research = Le sablier { $timer } est inactif : élevez votre technologie, pour de meilleures cartes.
advise-plan = Une place de planification est libre : planifiez « { $card } ». Cela ne prend aucun sablier.
advise-draw = Une place de planification est libre : piochez deux cartes de niveau { $level }, gardez-en une.
verb-build = Construire
verb-collect = Récolter
verb-discard = Défausser
verb-draw = Piocher
verb-exchange = Échanger
verb-fly = Voler
verb-place = Poser
verb-plan = Planifier
verb-research = Élever
verb-send = Envoyer
verb-start = Démarrer

## Échanges

trade = Échanges
offer-begin = { $name }, { $field }
offer-begin-cards = { $name } : cartes planifiées
offer-cards = Cartes planifiées
offer-draft = À { $name } : { $give } contre { $ask }
offer-give = Donner
offer-ask = Demander
offer-job =
    { $count ->
        [one] 1 marchandise sur une production
       *[other] { $count } marchandises sur une production
    }
offer-job-of =
    { $goods ->
        [none] { $card } : { $count ->
            [one] 1 marchandise
           *[other] { $count } marchandises
        }
       *[some] { $card } : { $goods }
    }
offer-make = Proposer
offer-coming = { $name } propose { $give } contre { $ask } ({ $seconds } s)
offer-going = Votre offre à { $name } : { $give } contre { $ask } ({ $seconds } s)
offer-accept = Accepter
offer-decline = Refuser
offer-withdraw = Retirer l’offre

## Lire une pièce

rule-link = Règle { $rule }
read-more = Règle { $rule } · « ? » l’ouvre
read-demand = Une demande sur la planète { DE($name) }
read-timer = { $name } : sablier { $number }
read-ship = Le vaisseau { DE($name) }
read-technology = La technologie { DE($name) }
read-deck = Pile de niveau { $level }
read-level = Niveau { $level }
read-plugs = { $plugs ->
        [0] N’a pas besoin d’énergie.
        [one] A besoin d’un point de connexion alimenté.
       *[other] Points de connexion alimentés nécessaires : { $plugs }.
    }
read-wants = { $owner ->
        [0] Demande : { $goods }. +{ $points } pour le livreur.
       *[other] Demande : { $goods }. +{ $points } pour le livreur, +{ $owner } pour le propriétaire.
    }
read-fulfilled = { $name } a livré { $goods }.
read-covered = Recouverte : hors service. Sa demande compte encore.
read-blocked = Bloquée par un marqueur d’attaque : le prochain sablier ne fait que la débloquer.
read-holds = Contient { $goods }. Place restante : { $room }.
read-ammunition = Marqueurs d’attaque chargés : { $count }
read-slot-free = Aucun sablier dessus.
read-planned = Planifiée : un sablier doit s’écouler dessus avant la pose.
read-timer-idle = Inactif : il attend un travail.
read-timer-ready = Le sablier s’est écoulé : son travail est prêt.
read-timer-runs = Le sablier coule encore { $seconds } s.
read-timer-sabotaged = Saboté : il ne rapporte rien et sera inactif dans { $seconds } s.
read-timer-how = Un sablier actif ne se reprend pas ; un travail prêt attend aussi longtemps que vous voulez.
read-demand-how = Posez-vous là avec tout à bord d’un même vaisseau.
read-order-how = Posez-vous là avec tout à bord d’un même vaisseau. Personne d’autre ne marque.
read-ships = Posés ici : { $names }
read-no-ships = Aucun vaisseau ici.
read-ground = Au sol : { $goods }
read-field-how = Un vaisseau vide atteint toute planète avec un sablier, un vaisseau chargé seulement une planète voisine.
read-steps = { $steps ->
        [one] Encore un sablier jusqu’au niveau { $level }.
       *[other] Encore { $steps } sabliers jusqu’au niveau { $level }.
    }
read-technology-how = Le niveau limite les piles où vous piochez, jamais ce que vous construisez.
read-deck-left = { $count ->
        [one] Il reste une carte.
       *[other] Cartes restantes : { $count }
    }
read-deck-how = Regardez les deux premières cartes et gardez-en une sur une place de planification libre. Cela ne prend aucun sablier.
read-supply-how = Les marchandises que personne n’a, communes à tous. Les livraisons y retournent.

## How the game is won, on one line above the board

goal-line = Livrez, le plus de points gagne · vous { $own }, autres { $most }
goal-line-last = Prolongation, plus de sablier · vous { $own }, autres { $most }
goal-line-watching = Livrer pour marquer : le plus de points gagne

## What the coach says

reason-delivers = Livre ici : { points-scored } pour vous, { $share } pour { $seat }.
reason-delivers-neutral = Livre ici : { points-scored } pour vous, rien pour les autres.
reason-flies = Portez vos marchandises chez { $seat } : { points-scored } en { flights-flown }.
reason-flies-neutral = Une planète neutre veut vos marchandises : { points-scored } en { flights-flown }.
reason-flies-home = Votre vaisseau est plus utile chez vous.
reason-lands = Le vaisseau dérive tant qu’un sablier ne le pose pas.
reason-digs = Ce qu’on demande : { $colour }. Cette mine en produit { $amount } par minute.
reason-digs-any = Cette mine produit la couleur la plus demandée : { $amount } par minute.
reason-converts = « { $card } » change une marchandise inutile en une qui rapporte.
reason-uses = « { $card } » vaut sa minute maintenant.
reason-arms-missile = Un marqueur pour bloquer une machine chez le meilleur des autres : { $seat }.
reason-arms-probe = Un marqueur pour arrêter un sablier chez le meilleur des autres : { $seat }.
reason-clears = Une minute libère l’emplacement, et la machine repart.
reason-builds = « { $card } » travaille pour vous jusqu’à la fin : construisez tôt.
reason-builds-factory = Un sablier de plus jusqu’à la fin : le plus tôt est le mieux.
reason-builds-center = Deux places de plus : les cartes qui attendent ne sont pas perdues.
reason-technology = Un niveau plus haut ouvre de meilleures cartes, et il reste du temps.
reason-plans = « { $card } » est la carte qui vous manque le plus.
reason-draws = Vous pouvez piocher dans la pile de niveau { $level } : ses cartes font plus.
reason-draws-fitting = La pile de niveau { $level } a plus de cartes que vous pouvez construire maintenant.
reason-keeps = Des deux, « { $card } » sert mieux votre planète.
reason-places = « { $card } » a du courant ici et ne recouvre rien d’utile.
reason-places-station = Plus de courant : plus de machines peuvent travailler.
reason-collects = C’est prêt, et le sablier est libre pour autre chose.
reason-collects-colour = De toutes les couleurs, celle-ci vous rapporte le plus : { $colour }.
reason-starts-with = « { $card } » produit une couleur que beaucoup demandent.
reason-cannot-build = Il n’y a pas de site pour « { $card } » : faites place à un autre plan.
reason-frees-timer = Il n’a rien à faire, et il vous faut le sablier.
reason-loads = Chargez-la avant de partir : le voyage rapporte plus avec cette marchandise ({ $colour }).
reason-nobody-wants = Personne n’en veut, et cela prend de la place.
reason-good-trade = L’échange aide votre prochaine livraison.
reason-bad-trade = L’échange ne vous aide pas.
reason-stops-ship = Arrête un vaisseau chargé avant qu’il ne se pose : { $seat }.
reason-blocks = Bloque une machine pendant une minute : { $seat }.
reason-nothing-left = Il ne vous reste rien à faire.
reason-no-idle-timer = Vos sabliers sont inactifs, et le temps passe.
reason-serves-you = C’est ce qui aide le plus votre prochaine livraison.
points-scored =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
flights-flown =
    { $flights ->
        [one] { $flights } vol
       *[other] { $flights } vols
    }
