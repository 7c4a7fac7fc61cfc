# Les leçons : leurs titres et leurs phrases. 28 mots au plus par message.

lesson-buy = Acheter une carte
lesson-buy-goal = Qui construit huit Piles le premier gagne ; les bonnes cartes viennent du Marché. Touchez { card-shopping-journey }, à la place la moins chère.
lesson-buy-dearer = Une carte coûte sa valeur, plus un par place vers la gauche. Choisissez { card-shopping-journey }.
lesson-buy-buy-first = C’est une autre action. Aujourd’hui, on achète : touchez { card-shopping-journey } au Marché.
lesson-buy-pay = Elle coûte 2. Payez avec deux { card-junk }, de valeur 1 chacune, et validez.
lesson-buy-pay-two = Payez avec deux { card-junk } et validez.
lesson-buy-bought = La carte est aussitôt en main. Ce que vous avez payé est dans votre défausse et reviendra plus tard.

lesson-stacks = Construire des Piles
lesson-stacks-first = Votre première Pile doit valoir exactement 1. Touchez votre Étal.
lesson-stacks-build-first = C’est une autre action. Touchez votre Étal pour construire.
lesson-stacks-one = { card-junk } vaut 1, mais n’est pas un animal. Utilisez { card-tireless-tinkerer } et validez.
lesson-stacks-the-animal = Choisissez { card-tireless-tinkerer } et validez.
lesson-stacks-built = La première Pile est faite, et sa carte a quitté votre pioche. À chaque fin de tour, on complète sa main à cinq.
lesson-stacks-now-you = À vous : construisez la deuxième Pile. Un seul peuple, et exactement 2 en tout.
lesson-stacks-build-second = Construisez la deuxième Pile : touchez votre Étal.
lesson-stacks-second = Deux sur huit. Pensez au nombre suivant en achetant : il faudra exactement 3, puis 4.

lesson-arrow = Les techniques et le plus
lesson-arrow-play = Il faut exactement 3, et vous n’avez rien. Jouez { card-magnet } comme technique : elle fouille votre pioche.
lesson-arrow-magnet-first = Jouez d’abord { card-magnet }.
lesson-arrow-search = Prenez { card-safety-precaution } : elle vaut 3.
lesson-arrow-the-three = Il vous faut une carte de valeur 3. Prenez { card-safety-precaution }.
lesson-arrow-now-you = Le plus de la carte vous donne une autre action. À vous : construisez la troisième Pile.
lesson-arrow-build-third = Utilisez l’action pour la troisième Pile.
lesson-arrow-third = Chercher et construire en un tour. Les cartes à plus ne coûtent pas d’action.

lesson-junk = Se débarrasser de la Camelote
lesson-junk-swank = La moitié de vos cartes est de la { card-junk }. Jouez { card-swank } : elle jette une carte.
lesson-junk-swank-first = Jouez d’abord { card-swank }.
lesson-junk-throw = Jetez une { card-junk }. Elle retourne à la réserve et ne vous reviendra pas.
lesson-junk-keep-animal = Cette carte peut servir à construire. Jetez plutôt de la { card-junk }.
lesson-junk-now-you = À vous : avec l’action d’inventaire, défaussez le reste de { card-junk } et piochez mieux.
lesson-junk-discard-junk = Choisissez de défausser des cartes, prenez la { card-junk }, et validez.
lesson-junk-thinner = { card-housecleaning } est arrivé. Une carte défaussée revient, une carte jetée non : moins de cartes, meilleur paquet.

lesson-schedule = Le Planning
lesson-schedule-play = { card-shopping-journey } n’agit qu’au prochain tour. Jouez-la : elle attend dans votre Planning.
lesson-schedule-journey-first = Jouez d’abord { card-shopping-journey }.
lesson-schedule-now-you = { $rival } a gardé sa main, et votre carte agit. À vous : prenez une carte du Marché, gratuitement.
lesson-schedule-free = Rien à payer, et votre action reste à faire. Gratuitement, prenez ce qui coûte le plus.

lesson-reactions = Les réactions
lesson-reactions-wait = Vous avez { card-binoculars }. Les harfangs agissent quand les autres agissent : regardez ce que fait { $rival }.
lesson-reactions-react = { $rival } a acheté une carte, et la barre dit que vous pouvez réagir. Touchez { card-binoculars }.
lesson-reactions-too-late = L’occasion est passée. À une table, la barre se vide toute seule : décidez vite.
lesson-reactions-discard = Vous avez pioché { card-magnet }, et le harfang reste en main. Défaussez maintenant { card-junk }.
lesson-reactions-junk-goes = Gardez vos bonnes cartes. Défaussez { card-junk }.
lesson-reactions-better-hand = Une meilleure main, et ce n’était même pas votre tour. Personne ne sait ce que vous tenez avant votre réaction.
lesson-reactions-wait-again = Chaque harfang a son occasion. { card-extra-remarks } attend une Pile.
lesson-reactions-now-you = { $rival } a construit une Pile. À vous : remettez { card-siesta } sur votre pioche.
lesson-reactions-not-that = Réagissez, puis choisissez { card-siesta } dans votre défausse.
lesson-reactions-on-top = { card-siesta } est la prochaine carte de votre pioche. Ce que font les autres peut aussi vous servir.

lesson-last-stack = La dernière Pile, et les équipes
lesson-last-stack-now-you = Sept Piles sont faites. À vous : la huitième, un seul peuple, exactement 8, et c’est gagné.
lesson-last-stack-one-more = Vous pouvez gagner ce tour-ci. Construisez la huitième Pile.
lesson-last-stack-won = Cinq et trois des ornithorynques : victoire immédiate. Plus personne ne joue.
lesson-last-stack-team = À quatre, on peut jouer en deux équipes. Un seul Étal par équipe, et dix Piles pour gagner. Commencez la cinquième.
lesson-last-stack-team-build = Touchez d’abord votre Étal pour construire.
lesson-last-stack-ask = Vous n’avez que 2 sur 5. Choisissez { card-calculations }, puis demandez à votre coéquipier.
lesson-last-stack-ask-partner = Choisissez { card-calculations } et demandez à votre coéquipier.
lesson-last-stack-helped = Votre coéquipier a ajouté 3 du même peuple. C’était votre action ; sa main sera complétée plus tard.

# Comment jouer, en six scènes : ce que dit chacune.
how-1 = Huit Piles, de valeur 1 à 8, remplissent votre Étal. Qui les a toutes le premier gagne.
how-2 = On achète des cartes au Marché. Une carte coûte sa valeur, plus un par place vers la gauche.
how-3 = On paie avec les cartes en main, { card-junk } compris. La nouvelle carte arrive aussitôt en main.
how-4 = Une Pile est faite d’un seul animal et vaut exactement son numéro : ici 2 + 1 pour la Pile 3.
how-5 = Un tour, c’est une action : acheter, construire, jouer une technique ou défausser. La flèche d’une technique rend l’action.
how-6 = Les cartes d’une Pile quittent votre pioche. Construisez la Pile 8 avant les autres.
