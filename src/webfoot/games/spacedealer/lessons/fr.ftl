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

# Comment jouer, en six scènes : ce que dit chacune.
how-1 = Tout le monde joue en même temps. Vous avez deux sabliers, et chaque chose en occupe un pendant une minute.
how-2 = Un sablier sur une mine produit une marchandise. Quand il est prêt, chargez-la dans votre vaisseau.
how-3 = Les cartes demandent du courant. Planifiez une carte, laissez un sablier la construire, et posez-la là où la ligne est alimentée.
how-4 = Un sablier sur votre planète élève la technologie. Un niveau plus haut ouvre une pile de meilleures cartes.
how-5 = Volez vers d’autres planètes et livrez ce que demandent leurs cartes : des points pour vous, une part pour leur propriétaire.
how-6 = Quand le temps est écoulé, plus aucun sablier ne démarre. Le plus de points gagne.
