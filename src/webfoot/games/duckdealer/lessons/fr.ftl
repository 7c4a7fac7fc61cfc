# Les leçons : leurs titres et leurs phrases. 28 mots au plus par message.

lesson-collect = Collecter ou agir
lesson-collect-goal = Le plus de points après 24 tours d’action. À chaque tour, on collecte ou on agit : collectez, avec un disque bleu en plus.
lesson-collect-nothing-to-spend = Vous avez trop peu d’énergie pour un tour d’action, et sa case serait perdue. Collectez.
lesson-collect-blue-first = Toutes les couleurs sont permises ; pour cette leçon, prenez un disque bleu.
lesson-collect-now-you = Votre navigateur donne un disque rouge, votre marchand un bleu. À vous : collectez encore, avec la couleur de votre choix.
lesson-collect-colours = L’énergie rouge fait voler, la jaune construire, la bleue commercer. Collectez de quoi faire un bon tour d’action.

lesson-discover = Voler et découvrir
lesson-discover-act = Vous avez deux disques rouges et deux bleus. Faites un tour d’action : « { move-act } ».
lesson-discover-act-now = Collecter serait possible, mais aujourd’hui on vole. Choisissez « { move-act } ».
lesson-discover-fly = Un disque rouge déplace le vaisseau de 8 étapes au plus. Touchez { name-puddle } sur la carte, à 4 étapes.
lesson-discover-to-puddle = C’est possible, mais { name-puddle } attend d’être découverte. Touchez-la sur la carte.
lesson-discover-choose = Personne n’est venu ici : vous choisissez le consommateur de la planète. Prenez celui que vous voulez.
lesson-discover-mine = Utilisez maintenant la mine de la planète : un disque bleu donne une peinture bleue.
lesson-discover-take-paint = D’abord la mine : utilisez-la pour un disque bleu.
lesson-discover-not-yet = Il reste à faire dans ce tour. Ne le terminez pas encore.
lesson-discover-discovered = La peinture est en cale. Qui découvre une planète décide de ce qu’on y demandera toute la partie.

lesson-factory = Une usine
lesson-factory-paint = Une usine de pilules demande perles et peinture. Vous avez des perles : extrayez d’abord de la peinture.
lesson-factory-mine-first = Il manque la peinture pour l’usine. Utilisez la mine.
lesson-factory-build = Construisez maintenant l’usine de pilules : les deux marchandises et un disque jaune.
lesson-factory-build-now = Vous avez tout ce qu’il faut pour l’usine. Construisez-la.
lesson-factory-not-yet = Il reste à faire dans ce tour. Ne le terminez pas encore.
lesson-factory-built = Cinq points. Les marchandises sont dépensées, l’usine reste, et chacun peut l’utiliser.

lesson-deliver = Fabriquer et livrer
lesson-deliver-make = Votre cargaison donne deux pilules : utilisez l’usine deux fois, pour un disque bleu chaque fois.
lesson-deliver-make-first = Il n’y a pas d’usine là-bas. Fabriquez d’abord les pilules ici.
lesson-deliver-factory = Utilisez l’usine, jusqu’à avoir deux pilules.
lesson-deliver-fly = À { name-pond-zero }, un consommateur de pilules attend d’être construit. Volez-y.
lesson-deliver-to-pond = C’est possible, mais les points vous attendent à { name-pond-zero }.
lesson-deliver-consumer = Construisez le consommateur avec une pilule et un disque jaune : cinq points.
lesson-deliver-build-first = Personne n’achète ici tant que le consommateur n’est pas construit. Construisez-le.
lesson-deliver-now-you = Il achète désormais à tous. À vous : changez votre dernière pilule en points.
lesson-deliver-pills-left = Il vous reste une pilule, et ici un consommateur. Livrez-la.
lesson-deliver-not-yet = Il reste à faire dans ce tour. Ne le terminez pas encore.
lesson-deliver-delivered = Huit points en un tour. De meilleures marchandises rapportent 10, voire 30 points par livraison.

lesson-privilege = Privilège et cargaison
lesson-privilege-claim = Trois disques jaunes achètent un privilège. Prenez celui de la mine de cette planète.
lesson-privilege-claim-first = Cela coûterait votre seul disque bleu pour une peinture. Prenez d’abord le privilège.
lesson-privilege-the-mine = Prenez le privilège de la mine.
lesson-privilege-mine = Un seul disque bleu paie maintenant toute la visite. Extrayez quatre fois.
lesson-privilege-more-paint = Continuez d’extraire jusqu’à quatre peintures.
lesson-privilege-drop = Votre vaisseau porte trois marchandises, vous en avez quatre : il ne peut pas partir ainsi. Défaussez une peinture.
lesson-privilege-too-much = Votre vaisseau est déjà trop chargé.
lesson-privilege-one-too-many = Il y a une peinture de trop. Défaussez-la.
lesson-privilege-fits-now = Votre cargaison tient maintenant. Gardez-la.
lesson-privilege-now-you = À vous : volez vers { name-pond-zero } avec votre cargaison.
lesson-privilege-to-pond = Le but est { name-pond-zero }, au milieu de la carte.
lesson-privilege-not-yet = Il reste à faire dans ce tour. Ne le terminez pas encore.
lesson-privilege-carried = Une cale porte deux marchandises, le vaisseau lui-même une. Un privilège vaut la peine dès cinq utilisations environ.

lesson-bigger-ship = Un plus grand vaisseau, des routes, des passages
lesson-bigger-ship-yard = Ce chantier n’est pas encore construit. Construisez-le avec une cabine, une peinture et un disque jaune : trois points.
lesson-bigger-ship-build-first = Construisez d’abord le chantier spatial.
lesson-bigger-ship-buy = Achetez ici une cale, pour une cabine, une peinture et un disque bleu. Mettez-la sur un emplacement libre.
lesson-bigger-ship-free-slot = Cela remplacerait une pièce utile. Choisissez l’emplacement libre.
lesson-bigger-ship-buy-hold = Utilisez le chantier spatial pour acheter la cale.
lesson-bigger-ship-slower = Plus de place, mais la quatrième pièce ralentit le vaisseau : 5 étapes par disque rouge au lieu de 8.
lesson-bigger-ship-roads = Sept pièces : 2 étapes par disque, et { name-squeak } est à 3. Posez votre route gratuite sur le chemin.
lesson-bigger-ship-on-the-way = Posez la route sur l’une des deux comètes entre vous et { name-squeak }.
lesson-bigger-ship-now-you = Votre propre route ne compte pas comme étape. À vous : livrez le satellite à { name-squeak }.
lesson-bigger-ship-to-squeak = { name-squeak } veut des satellites. Volez-y et livrez.
lesson-bigger-ship-not-yet = Il reste à faire dans ce tour. Ne le terminez pas encore.
lesson-bigger-ship-arrived = Livré avec un seul disque rouge. Chaque tour d’action offre des routes : une d’abord, puis deux ou trois.
lesson-bigger-ship-entrance = { name-waddle } est loin, mais une fois par partie on pose deux passages, gratuitement. Posez l’entrée sur cette planète.
lesson-bigger-ship-entrance-here = L’entrée doit être là où vous êtes : sur cette planète.
lesson-bigger-ship-gate-first = Posez d’abord vos passages.
lesson-bigger-ship-exit = Posez maintenant la sortie sur { name-waddle }, qui veut des satellites.
lesson-bigger-ship-exit-there = La sortie doit être sur { name-waddle }.
lesson-bigger-ship-jump = À vous : un disque rouge vous fait traverser le passage, quelle que soit la distance. Livrez là-bas.
lesson-bigger-ship-through-the-gate = Prenez le passage de cette planète, puis livrez.
lesson-bigger-ship-gates-stay = Un passage va dans un seul sens, reste toute la partie et sert à tous. Choisissez bien ses planètes.

lesson-keep-four = La fin d’un tour
lesson-keep-four-end = Il vous reste huit disques. Terminez le tour : vous n’en gardez que quatre, choisissez bien.
lesson-keep-four-end-now = Aujourd’hui, on regarde la fin d’un tour. Terminez-le.
lesson-keep-four-kept = Les autres sont perdus. En collectant, on garde tout : agissez quand vous pouvez presque tout dépenser.
lesson-keep-four-exhaust = Il ne reste qu’un disque rouge, et vos deux navigateurs en demandent deux. Collectez, vous verrez.
lesson-keep-four-collect-first = Un tour d’action viendra tout seul. Collectez d’abord.
lesson-keep-four-lent = Épuisement : vous devez agir aussitôt, et le disque manquant vous est prêté pour ce tour. La case 24 termine la partie.

# Comment jouer, en six scènes : ce que dit chacune.
how-1 = Vous équipez un vaisseau : une cale porte les marchandises, les quartiers d’équipage donnent de l’énergie.
how-2 = À chaque tour, on collecte ou on agit. La collecte donne un marqueur énergie par quartier d’équipage, et un autre au choix.
how-3 = Pendant un tour d’action, l’énergie rouge fait voler. Le premier arrivé sur une planète choisit ce que veut son consommateur.
how-4 = Les mines donnent des matières premières. Deux marchandises et de l’énergie jaune font une usine : 5 points, et de meilleures marchandises.
how-5 = Apportez au consommateur ce qu’il veut. L’énergie bleue livre, et chaque livraison rapporte.
how-6 = Les meilleures marchandises rapportent 10 ou 30 points. Après 24 tours d’action, le plus de points gagne.
