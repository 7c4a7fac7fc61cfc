# Les leçons : leurs titres et leurs phrases. 28 mots au plus par message.

lesson-aim-and-shoot = Viser, puis tirer
lesson-aim-and-shoot-goal = Les canards bleus sont à vous ; le dernier qui a un canard gagne. Jouez « { card-en-joue } » sur un canard vert.
lesson-aim-and-shoot-yours = Ce canard est à vous, et chacun peut tirer sur une cible. Visez un canard vert.
lesson-aim-and-shoot-water = L’Eau ne coule jamais. Visez un canard vert.
lesson-aim-and-shoot-now-you = Une carte par tour, puis on en pioche une. { $rival } a visé l’Eau. À vous : abattez le canard visé.
lesson-aim-and-shoot-splash = Un plouf, et le tir est perdu : l’Eau reste. Reprenez ce coup et tirez sur le canard.
lesson-aim-and-shoot-shoot = Votre cible attend. Jouez « { card-pan } » et choisissez le canard vert qui est dessous.
lesson-aim-and-shoot-sunk = Touché ! La file se resserre et une carte sort de la pile. Qui perd ses cinq canards est éliminé.

lesson-targets-stay = La file bouge, les cibles restent
lesson-targets-stay-in-danger = Votre canard de tête est sous une cible. Jouez « { card-en-avant-marche } » : les canards avancent, la cible reste.
lesson-targets-stay-no-shelter = Viser n’abrite pas : { $rival } a abattu votre canard. Reprenez ce coup et faites avancer la file.
lesson-targets-stay-had-to = { $rival } n’avait que des « { card-pan } » et a dû abattre son propre canard. À vous : visez un canard vert.
lesson-targets-stay-not-green = Il n’y a pas de canard vert à cette place. Visez l’un des canards verts.
lesson-targets-stay-aim = Cette fois, visez : jouez « { card-en-joue } » sur un canard vert.
lesson-targets-stay-moved-on = { $rival } a fait avancer la file : votre cible est au-dessus d’une autre carte. Regardez où elle est avant de tirer.

lesson-step-aside = S’écarter ou se couvrir
lesson-step-aside-swap = { $rival } vise votre canard en position 2. Échangez-le avec la carte de devant ou de derrière.
lesson-step-aside-still-there = Votre canard est resté sous la cible, et { $rival } l’a abattu. Reprenez ce coup et déplacez ce canard.
lesson-step-aside-instead = Le tir a touché la carte qui a pris la place de votre canard. Devant, c’est un canard vert ; derrière, de l’Eau.
lesson-step-aside-cover = Même danger, autre carte. Posez « { card-a-couvert } » là où elle sauve votre canard.
lesson-step-aside-bare = Rien ne couvrait le canard sous la cible. Reprenez ce coup et couvrez la position 2.
lesson-step-aside-absorbed = Le tir est perdu et votre canard vit. La protection couvre la place, pas le canard, jusqu’à votre prochain tour.

lesson-hide = Se cacher sous un canard
lesson-hide-slide = Jouez « { card-planque } » : glissez votre canard en position 2 sous le canard vert d’à côté.
lesson-hide-aimed-one = Le canard sous la cible n’était pas caché, et { $rival } l’a abattu. Reprenez ce coup et cachez celui-là.
lesson-hide-hidden = La file s’est resserrée, et { $rival } a dû abattre un de ses canards. Le vôtre ne risque rien tant qu’un autre le couvre.
lesson-hide-under = Maintenant une cible est sur la paire. Visez où vous voulez, et voyez ce que { $rival } abat.
lesson-hide-surfaced = Le canard du dessus est touché, et le vôtre remonte indemne. Un canard caché compte comme vivant.

lesson-revenge = La revanche
lesson-revenge-inspector = Cette fois, pas de fuite. Posez « { card-magret } » sur votre canard visé.
lesson-revenge-theirs = La revanche revient au propriétaire du canard. Posez la carte sur le vôtre.
lesson-revenge-aimed-one = Personne ne vise ce canard. Posez la carte sur votre canard visé.
lesson-revenge-unavenged = Votre canard est abattu, et personne ne paie. Reprenez ce coup et posez d’abord « { card-magret } ».
lesson-revenge-now-you = { $rival } a tiré quand même. À vous : votre revanche se passe de cible. Choisissez un canard vert.
lesson-revenge-mercy = Vous pouvez y renoncer, mais pas aujourd’hui. Choisissez un canard vert.
lesson-revenge-not-green = Ce n’est pas un canard vert. Choisissez un canard adverse.
lesson-revenge-even = Un canard chacun. Un canard gardé par le Commissaire est rarement visé en premier.

lesson-last-duck = Le dernier canard
lesson-last-duck-impossible = Aucune cible sur la table : vos cartes ne peuvent rien faire. Dans ce cas seulement, défaussez-en une.
lesson-last-duck-discarded = Vous avez pioché une carte. Tant qu’une carte est jouable, vous devez en jouer une, même à vos dépens.
lesson-last-duck-now-you = Il vous reste un canard chacun. À vous : gagnez en une carte.
lesson-last-duck-yours = C’est votre dernier canard. Tirez sur le vert.
lesson-last-duck-wasted = Le tir est tombé dans l’Eau, et la file avance. Reprenez ce coup et choisissez le canard.
lesson-last-duck-gone = { $rival } a fait avancer la file, et votre cible est sur l’Eau. Reprenez ce coup : une carte vise et tire à la fois.
lesson-last-duck-won = Victoire ! Qui est éliminé continue de jouer des cartes, et « { card-walking-duck } » peut ramener un canard.

# Comment jouer, en six scènes : ce que dit chacune.
how-1 = Chacun a cinq canards d’une couleur, et six cartes nagent dans la file. Le dernier qui a un canard gagne.
how-2 = Jouez une carte par tour, puis piochez. « { card-en-joue } » place une cible au-dessus d’une position.
how-3 = « { card-pan } » abat le canard sous une cible. La file se resserre, et une carte sort de la pile.
how-4 = Les canards bougent, les cibles restent. Avec « { card-en-avant-marche } », un autre canard passe sous la cible.
how-5 = D’autres cartes échangent, abritent ou cachent des canards. « { card-planque } » glisse le vôtre sous un autre, hors de danger.
how-6 = Sans canard, on est éliminé. Abattez ceux des autres et gardez-en un à flot.
