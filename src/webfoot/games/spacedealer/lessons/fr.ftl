# Les leçons : leurs titres et leurs phrases. 28 mots au plus par message.

lesson-timer = Un sablier
lesson-timer-goal = Le plus de points en trente minutes, et tous jouent en même temps. Mettez un sablier sur votre mine rouge.
lesson-timer-red-mine = C’est pour plus tard. Mettez un sablier sur la mine rouge.
lesson-timer-sand = Le sable coule une minute. En leçon, le temps attend que vous le laissiez passer.
lesson-timer-collect = Le sablier est prêt. Touchez la mine et chargez la marchandise rouge.
lesson-timer-take-good = Une marchandise est prête. Chargez-la d’abord.
lesson-timer-now-you = Vous avez deux sabliers, et un sablier inactif ne sert à rien. À vous : mettez les deux au travail sur vos mines.
lesson-timer-both-mines = Mettez un sablier sur chacune de vos deux mines. Un emplacement n’en tient qu’un.
lesson-timer-both-run = Les deux coulent en même temps.
lesson-timer-ready = Chargez les deux marchandises. Un sablier prêt vous attend, mais ne travaille plus.
lesson-timer-three = Trois marchandises en deux minutes. Gardez vos deux sabliers occupés, et vous serez devant.

lesson-power = Planifier, alimenter, construire
lesson-power-plan = On planifie d’abord les nouvelles cartes, sans sablier. Planifiez la mine verte de votre pile.
lesson-power-green-mine = Planifiez d’abord la mine verte.
lesson-power-timer = Construire demande un sablier. Mettez-en un sur la carte planifiée.
lesson-power-build-it = Mettez le sablier sur la mine verte planifiée.
lesson-power-building = La construction est en cours.
lesson-power-site = Posez-la là où il y a du courant. Votre générateur alimente deux colonnes, dont une libre.
lesson-power-place-it = La mine est prête. Posez-la sur la colonne libre.
lesson-power-generator = Plus de colonne alimentée. Planifiez un générateur et mettez-y un sablier.
lesson-power-generator-next = Le générateur d’abord : planifiez-le, puis mettez-y un sablier.
lesson-power-building-again = Encore une minute. Plus tard, de grandes cartes en couvriront d’autres : une carte couverte ne marche plus.
lesson-power-now-you = À vous : construisez le générateur à droite de votre planète.
lesson-power-right-side = Posez d’abord le générateur du côté droit.
lesson-power-powered = Deux colonnes de plus sont alimentées. D’abord le courant, puis les mines : sans place, une carte prête retient son sablier.

lesson-technology = La technologie
lesson-technology-first = Les meilleures cartes demandent de la technologie. Mettez un sablier sur la technologie de votre planète.
lesson-technology-the-planet = Mettez le sablier sur la technologie de votre planète.
lesson-technology-learning = Elle monte toute seule quand le sable est écoulé.
lesson-technology-once-more = Un cran de fait. Le niveau 2 en demande encore un : recommencez.
lesson-technology-learning-on = Encore une minute de recherche.
lesson-technology-draw = Le niveau 2 ouvre la deuxième pile. Piochez-y.
lesson-technology-pile-two = Piochez d’abord dans la pile 2.
lesson-technology-now-you = Vous voyez deux cartes. À vous : gardez celle que vous préférez.
lesson-technology-keep-one = Choisissez d’abord l’une des deux cartes.
lesson-technology-kept = L’autre va sous la pile. Votre carte est planifiée : il lui faut un sablier et du courant.

lesson-deliver = Voler et livrer
lesson-deliver-fly = { $rival } demande ce que vous transportez. Chargé, on vole d’une case par sablier : partez vers la planète neutre, du côté de { $rival }.
lesson-deliver-towards = Cela vous éloigne de { $rival }. Volez vers la planète neutre entre vous deux.
lesson-deliver-fly-first = Volez d’abord : touchez votre vaisseau, puis la case.
lesson-deliver-halfway = Le vaisseau est en route.
lesson-deliver-onward = La moitié du chemin est faite. Continuez jusqu’à la planète de { $rival }.
lesson-deliver-not-back = Ce n’est pas là qu’habite { $rival }. Continuez.
lesson-deliver-fly-on = Continuez d’abord jusqu’à { $rival }.
lesson-deliver-landing = Encore une minute, et vous atterrissez.
lesson-deliver-now-you = À vous : satisfaites la demande de { $rival } depuis votre vaisseau.
lesson-deliver-demand = Touchez la demande ouverte sur la planète de { $rival }.
lesson-deliver-scored = Deux points pour vous, un pour { $rival }. On vit des demandes des autres, et un vaisseau vide rentre en un seul vol.

lesson-trade = L’échange
lesson-trade-open = { $rival } demande du vert et du bleu, et vous n’avez que du bleu. Vous êtes au même endroit : commencez une offre.
lesson-trade-open-first = Commencez d’abord une offre à { $rival }.
lesson-trade-swap = Donnez une marchandise bleue, demandez la verte, et faites l’offre.
lesson-trade-keep-one = Gardez une marchandise bleue : la demande en a besoin.
lesson-trade-one-for-one = Une bleue contre une verte : choisissez les deux, puis faites l’offre.
lesson-trade-now-you = { $rival } accepte, car chacun gagne avec ses propres demandes. À vous : livrez.
lesson-trade-the-demand = Vous avez maintenant du vert et du bleu. Touchez la demande de { $rival }.
lesson-trade-both-gain = Deux points pour vous, un pour { $rival }. Sur une même planète, on échange à tout moment, sans sablier.

lesson-end = La fin
lesson-end-last-timer = Il reste quinze secondes. Un sablier lancé maintenant compte encore : partez vers { $rival }.
lesson-end-not-there = La demande est sur la planète de { $rival }. Volez-y.
lesson-end-fly-now = Le vol d’abord : il n’y a de temps pour rien d’autre.
lesson-end-time-is-up = L’horloge s’arrête pendant votre vol.
lesson-end-overtime = Prolongation : aucun nouveau sablier ne part, mais le vôtre continue et vous atterrirez.
lesson-end-now-you = Vous avez atterri. À vous : ce qui se fait sans sablier reste possible.
lesson-end-still-counts = Les marchandises à bord ne valent rien à la fin. Livrez-les.
lesson-end-over = Deux points après l’heure. Ne lancez rien qui n’arrive à temps ; et le dixième marqueur d’un joueur finit la partie plus tôt.

lesson-sabotage = Sabotage et missiles
lesson-sabotage-load = Avec les règles pour joueurs expérimentés, on attaque. Chargez votre sonde de sabotage : mettez-y un sablier.
lesson-sabotage-the-probe = Mettez un sablier sur la sonde de sabotage.
lesson-sabotage-loading = Quand le sable a coulé, un marqueur d’attaque est sur la sonde.
lesson-sabotage-now-you = { $rival } a lancé un sablier. À vous : touchez votre marqueur d’attaque, puis ce sablier.
lesson-sabotage-their-timer = Utilisez le marqueur d’attaque : touchez-le, puis le sablier actif de { $rival }.
lesson-sabotage-in-vain = Il coule sans effet, mais l’emplacement est libre aussitôt. Un sablier inactif ou prêt ne peut pas être saboté.
lesson-sabotage-aimed = Maintenant { $rival } a un missile chargé, et vous une mine.
lesson-sabotage-clear = Votre mine est bloquée. Un sablier n’y fait qu’une chose : il retire le marqueur.
lesson-sabotage-clear-first = Mettez un sablier sur la mine bloquée.
lesson-sabotage-clearing = Cette minute n’extrait rien.
lesson-sabotage-free = La mine marche de nouveau. Un travail terminé ne peut plus être saboté : récoltez sans attendre.

# Comment jouer, en six scènes : ce que dit chacune.
how-1 = Tout le monde joue en même temps. Vous avez deux sabliers, et chaque chose en occupe un pendant une minute.
how-2 = Un sablier sur une mine produit une marchandise. Quand il est prêt, chargez-la dans votre vaisseau.
how-3 = Les cartes demandent du courant. Planifiez une carte, laissez un sablier la construire, et posez-la là où la ligne est alimentée.
how-4 = Un sablier sur votre planète élève la technologie. Un niveau plus haut ouvre une pile de meilleures cartes.
how-5 = Volez vers d’autres planètes et livrez ce que demandent leurs cartes : des points pour vous, une part pour leur propriétaire.
how-6 = Quand le temps est écoulé, plus aucun sablier ne démarre. Le plus de points gagne.
