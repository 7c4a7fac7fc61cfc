## The frame of every page

skip-to-content = Aller au contenu
language = Langue
close = Fermer
dismiss = Masquer
loading = Un instant…
try-again = Réessayer
# A label and its value; `.alone` stands before a picture or a field.
labelled = { $label } : { $value }
    .alone = { $label } :
credit-icons = Icônes :
connection-seeking = Reconnexion…
connection-lost = Pas de connexion. Nouvelle tentative en cours.

## Home

home-title = Prenez place.
home-lead = Des jeux de société dans votre navigateur, entre amis ou contre des bots. Sans compte : envoyez un lien et c’est parti.
seats-from-to = { $least } à { $most } joueurs
seats-exactly = { $count } joueurs
play-now = Jouer
set-up = Préparer une table
rules = Règles
rules-of = Règles { DE($game) }
you-are = Vous êtes
your-name = Votre nom
    .help = Les autres le verront.
change-name = Changer de nom
keep = Enregistrer
open-tables = Tables ouvertes
open-tables-none = Aucune table ne cherche de joueurs pour l’instant. Ouvrez-en une : les autres la trouveront ici.
open-tables-more = Voir les tables plus anciennes
continue = Continuer
first-game = Vos premières parties se jouent contre des bots indulgents.
harder-now = Deux victoires déjà : « { play-now } » vous oppose désormais à des bots plus forts.
first-game-short = La première est courte aussi : 10 minutes.
earlier = Parties précédentes
status-playing = en cours
status-waiting = en attente
free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
go-on = Continuer
join = Rejoindre
watch = Regarder

## Other devices

devices = Continuer sur un autre appareil
settings = Réglages

## History

history-title = Vos parties terminées

## Pages that are not there

lost-title = Page introuvable
lost-lead = Il n’y a pas de page à cette adresse. Le lien est peut-être incomplet.
to-the-shelf = Retour à l’accueil
unreachable-title = Serveur injoignable
unreachable-lead = Le serveur est injoignable pour l’instant. Vos tables et vos coups sont enregistrés ; réessayez dans un moment.

## Players

somebody = Quelqu’un
seat-open = place libre
seat-link = sur invitation
you = vous
bot = bot

## Bots

level-random = Poussin
level-gentle = Caneton
level-quick = Oie
level-thinker = Héron
level-thinker-long = Aigle

## At the table

your-turn = À vous
turn-of = À { $name } de jouer

## When the server says no

problem-unreachable = Le serveur est injoignable pour l’instant.
problem-unknown = Une erreur s’est produite.
problem-internal = Une erreur s’est produite sur le serveur.
problem-bad-name = Un nom compte de 1 à 24 caractères, dont au moins une lettre ou un chiffre.
problem-bad-options = Ces options ne sont pas compatibles. Changez-en une.
problem-no-such-game = On ne peut pas jouer à ce jeu ici.
problem-no-rulebook = Ce jeu n’a pas de règles. Demandez-les à l’administrateur du serveur.
problem-no-such-lesson = Cette leçon n’existe pas.
problem-no-such-table = Cette table n’existe pas.
problem-no-such-link = Ce lien ne mène plus à aucune place. Demandez-en un nouveau.
problem-no-such-moment = Ce moment ne fait plus partie de la partie. Choisissez-en un autre.
problem-moment-is-the-end = La partie est terminée à ce moment. Revenez de quelques étapes en arrière.
problem-not-over = La partie n’est pas encore terminée.
problem-no-study = Il n’y a pas d’étude pour ce jeu à ce nombre de joueurs.
problem-no-such-seat = Cette place n’existe pas à cette table.
problem-seat-taken = Quelqu’un est déjà assis là. Choisissez une autre place.
problem-already-seated = Vous avez déjà une place à cette table.
problem-too-fast = Trop de requêtes depuis votre connexion. Attendez un instant.
problem-unavailable = Cette table ne peut pas être ouverte pour l’instant. Réessayez plus tard.
problem-kept-out = Ce serveur vous est fermé. Adressez-vous à son administrateur.
problem-rules-gone = Cette partie a commencé avec d’anciennes règles que ce serveur n’a plus.
problem-too-many-bots = Des bots jouent déjà pour vous à beaucoup de tables. Attendez la fin de quelques parties.
problem-unknown-bot = Ce serveur n’a pas ce bot.
problem-no-guest = Le serveur ne connaît pas ce navigateur. Rechargez la page.
problem-no-such-code = Ce code ou ce lien n’est pas valable, ou ne l’est plus. Demandez-en un nouveau à votre autre appareil.
problem-too-many-codes = Trop de codes essayés depuis votre connexion. Attendez quelques minutes.

## People: who has gone, who may talk, who may watch

bot-for = { $name } (bot)
problem-storage-trouble = Problème de stockage : rien n’a pu être enregistré. Réessayez dans un instant.
problem-asked-to-leave = L’hôte vous a demandé de partir : vous ne pouvez pas vous asseoir à cette table.
problem-name-taken = Quelqu’un porte déjà ce nom à votre table. Choisissez-en un autre.

## The coach

problem-no-coach = Le conseiller est là quand vous ne jouez que contre des bots, ou si la table permet les conseils.
problem-no-hint = Le conseiller n’a rien à proposer ici.
problem-not-your-turn = Ce n’est pas votre tour.

## Leçons

how-to-play = Comment jouer
first-steps = Premiers pas
first-steps-in = Premiers pas : { $game }

## Parties lentes

time-left = reste { $time }
time-over = temps écoulé
unread-chat = nouveaux messages
holiday = Vacances
    .about = Pendant vos vacances, votre temps s’arrête dans les parties lentes.
next-key = { $key } ouvre la prochaine partie qui vous attend.
