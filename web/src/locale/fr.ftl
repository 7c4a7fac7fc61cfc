## The frame of every page

skip-to-content = Aller au contenu
language = Langue
close = Fermer
dismiss = Masquer
credit-icons = Icônes :

## Home

home-title = Prenez place.
home-lead = Quatre jeux de société à jouer dans le navigateur, entre amis ou contre des bots. Sans compte : envoyez un lien et c’est parti.
seats-from-to = { $least } à { $most } joueurs

## The boxes on the shelf

game-canardage = Canardage
    .pitch = Six canards à la file et tout le monde a un fusil. Soyez le dernier à flot.
game-dale = Dale of Merchants 2
    .pitch = Des marchands à plumes et à poils façonnent leur paquet et garnissent le plus bel étal.
game-duckdealer = Duck Dealer
    .pitch = Longue attente, grand voyage : un commerce interplanétaire de canards de bain.
game-spacedealer = Space Dealer
    .pitch = Pas de tours, rien que des sabliers. Trente minutes pour faire fortune parmi les étoiles.

## No such page

lost-title = Rien sur cette table
lost-lead = Il n’y a pas de page à cette adresse. Le lien est peut-être incomplet.
to-the-shelf = Retour à l’étagère

## Players

seat-blue = bleu
seat-green = vert
seat-orange = orange
seat-pink = rose
seat-purple = violet
seat-yellow = jaune
