## The frame of every page

skip-to-content = Aller au contenu
language = Langue
close = Fermer
dismiss = Masquer
loading = Un instant…
try-again = Réessayer
yes = Oui
no = Non
credit-icons = Icônes :
connection-seeking = Reconnexion…
connection-lost = Pas de connexion. Nous continuons d’essayer.

## Home

home-title = Prenez place.
home-lead = Des jeux de société à jouer dans le navigateur, entre amis ou contre des bots. Sans compte : envoyez un lien et c’est parti.
seats-from-to = { $least } à { $most } joueurs
seats-exactly = { $count } joueurs
play-now = Jouer
set-up = Préparer une table
rules = Règles
rules-of = Règles de { $game }
you-are = Vous êtes
your-name = Votre nom
    .help = Les autres le verront.
change-name = Changer de nom
keep = Garder
open-tables = Tables ouvertes
open-tables-none = Aucune table ne cherche de joueurs pour l’instant. Ouvrez-en une : les autres la trouveront ici.
open-tables-more = Voir les tables plus anciennes
your-tables = Vos tables
earlier = Plus tôt
status-playing = en cours
status-waiting = se remplit
free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
go-on = Continuer
join = Rejoindre
watch = Regarder

## Pages that are not there

lost-title = Rien sur cette table
lost-lead = Il n’y a pas de page à cette adresse. Le lien est peut-être incomplet.
to-the-shelf = Retour à l’étagère
unreachable-title = Personne ne répond
unreachable-lead = Le serveur est injoignable pour l’instant. Les tables et les coups sont à l’abri ; réessayez dans un moment.
no-game-title = Cette boîte est encore vide
no-game-lead = Ce jeu ne peut pas encore se jouer ici.
no-rulebook-title = Pas de règles
no-table-title = Table introuvable
no-table-lead = Il n’y a pas de table à cette adresse. Le lien est peut-être incomplet, ou la table a été débarrassée.
no-invitation-title = Cette place n’est plus libre
no-invitation-lead = Le lien est incomplet, ou la place a été prise ou retirée. Demandez-en un nouveau à la personne qui vous l’a envoyé.

## Players

seat-blue = bleu
seat-green = vert
seat-orange = orange
seat-pink = rose
seat-purple = violet
seat-yellow = jaune
somebody = Quelqu’un
seat-open = place libre
seat-link = attend son invité
seat-number = Place { $number }
you = vous
you-named = { $name } (vous)
team = équipe { $number }
bot = bot
away = absent
resigned = abandon
spectator = Spectateur
score = Score
thinking = réfléchit
players = Joueurs

## Bots

level-random = Caneton
    .help = Barbote et joue n’importe quelle carte permise. Parfait pour une première partie.
level-quick = Oie
    .help = Soupe au lait : répond du tac au tac, avec du flair pour les bons coups.
level-thinker = Héron
    .help = Immobile, il calcule, puis frappe. L’adversaire à battre.

## Setting up a table

set-up-title = Préparer une table de { $game }
read-the-rules = Lire les règles
who-plays = Qui joue ?
number-of-seats = Joueurs
company = Contre qui ?
company-bots = Des bots
company-friends = Des amis, par lien
company-anybody = Tout le monde
sitter-me = Moi
    .help = C’est votre place.
sitter-link = Un ami, par lien
    .help = Vous recevez un lien pour cette place, à envoyer à une personne.
sitter-open = N’importe qui
    .help = Le premier venu peut s’asseoir ici.
sitter-bot = Bot : { $level }
rules-of-the-table = Règles de cette table
options-changed =
    { $count ->
        [0] comme d’habitude
        [one] { $count } changement
       *[other] { $count } changements
    }
listed = Montrer cette table dans le salon
    .help = Chacun peut alors la trouver, regarder et prendre une place libre.
summary = À table : { $who }.
summary-me = vous
summary-bot =
    { $count ->
        [one] un bot
       *[other] { $count } bots
    }
summary-link =
    { $count ->
        [one] un ami par lien
       *[other] { $count } amis par lien
    }
summary-open =
    { $count ->
        [one] qui voudra
       *[other] { $count } qui voudront
    }
start-game = Commencer la partie
open-table = Ouvrir la table

## A seat link

invitation-title = Une place vous attend : { $game }
invitation-plain = Une place vous attend
invitation-with = À table : { $names }.
invitation-empty = Les autres sont encore en route.
invitation-seats =
    { $count ->
        [one] Une partie en solitaire.
       *[other] Une partie à { $count }.
    }
invitation-keep = On vous garde une place à une table. Choisissez un nom et asseyez-vous.
sit-down = S’asseoir

## Before the start

waiting-title = { $game } : la table se remplit
waiting-host = Envoyez à chaque ami le lien d’une place. Vous commencez quand tout le monde est là.
waiting-guest = La partie commence quand tout le monde est là.
waiting-for-host = Tout le monde est là. L’hôte lance la partie.
seats-still-empty =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
sit-here = S’asseoir ici
stand-up = Se lever
copy-link = Copier le lien
copy-link-of-seat = Copier le lien : place { $number }
copy-table-link = Lien de la table
copied = Copié
copy-by-hand = À copier à la main : { $address }
show-qr = Code QR de la place { $number }
qr-title = Scannez et prenez place
qr-code = Code QR du lien

## At the table

title-your-turn = ● À vous – { $game }
your-turn = À vous
turn-of = Au tour de { $name }
your-moves = Ce que vous pouvez faire
position = La position
beside-the-board = À côté du plateau
log = Journal
log-empty = Il ne s’est encore rien passé.
log-earlier = Plus tôt
log-later = Plus tard
log-start = La partie commence.
log-undo = { $name } reprend un pas.
log-resign = { $name } abandonne.
log-pause = Le temps s’arrête.
log-pause-server = Le serveur s’est absenté ; le temps s’est arrêté.
log-resume = Le temps reprend.
log-yours = Pour vous :
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
send = Envoyer
undo = Reprendre
watching = Vous regardez. Vous voyez ce qu’un spectateur peut voir, et vous pouvez discuter.
watching-bot = Vous avez abandonné. Un bot joue votre place ; vous pouvez regarder et discuter.
playback-now = { $name } joue
playback-done = { $name } a joué
playback-again = Revoir
playback-skip = Passer
pause = Pause
pause-asked = { $count ->
    [one] { $names } demande une pause.
   *[other] { $names } demandent une pause.
}
pause-yours = Vous demandez une pause.
pause-waits = Accord attendu : { $names }.
pause-agree = D’accord
pause-withdraw = Tant pis
paused = Le temps est arrêté.
paused-server = Le serveur s’est absenté. Le temps s’est arrêté où il en était.
resume = Reprendre le jeu
resume-asked = { $count ->
    [one] { $names } veut reprendre.
   *[other] { $names } veulent reprendre.
}
resume-yours = Vous voulez reprendre.
window-open = Les joueurs peuvent réagir
auto-pass = Passer les réactions à ma place
    .help = Chaque fois que l’on peut réagir, vous laissez passer au bout d’un instant, quoi que vous ayez en main. Personne d’autre ne le sait.
let-a-bot-play = Laisser jouer un bot
sound-on = Son quand c’est à vous : activer
sound-off = Son quand c’est à vous : couper
fingerprint = Empreinte des mélanges
    .help = Tout le hasard de cette partie est déjà fixé. À la fin, la table montre le secret derrière cette empreinte et vous pouvez vérifier.
resign = Abandonner
resign-title = Abandonner ?
resign-lead = Un bot joue votre place jusqu’au bout et vous ne pouvez plus gagner. Si vous devez seulement partir : fermez la page et revenez plus tard, votre place vous attend.
resign-lead-last =
    La partie s’arrête aussitôt et { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }. Si vous devez seulement partir : fermez la page et revenez plus tard, votre place vous attend.
stay = Continuer à jouer
rule = Règle { $id }

## After the end

you-win = Vous gagnez !
you-win-with = Vous gagnez avec { $names } !
team-wins = { $names } gagnent
one-wins = { $name } gagne
draw = Partie nulle : { $names }
you-gave-up = Vous avez abandonné.
gave-up =
    { $count ->
        [one] { $names } a abandonné.
       *[other] { $names } ont abandonné.
    }
rematch = Revanche
to-the-rematch = À la revanche
replay = Revoir
share = Partager la partie
fair-title = Le mélange était-il honnête ?
fair-lead = Avant la première carte, la table a montré une empreinte du nombre secret dont viennent tous les mélanges. Maintenant que ce nombre est connu, votre navigateur peut calculer l’empreinte lui-même.
fair-commitment = Empreinte, montrée au début
fair-seed = Le nombre secret
fair-verify = Vérifier
fair-match = Elles concordent : chaque mélange était fixé avant le début de la partie.
fair-mismatch = Elles ne concordent pas. Ne vous fiez pas à cette table.
fair-cannot = Votre navigateur ne calcule d’empreintes que sur les pages en https.
download-record = Télécharger la partie

## Replays

replay-of = Revoir une partie de { $game }
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un pas en avant
replay-last = À la fin
replay-moment = Moment
replay-at = Pas { $at } sur { $last }
replay-at-time = { $at } sur { $end }
replay-speed = Vitesse
replay-keys-film = Espace lance et met en pause, ← et → sautent cinq secondes, virgule et point vont de pas en pas.
replay-keys-moves = Espace lance et met en pause, ← et → vont de pas en pas.
replay-not-yet-title = Pas encore terminée
replay-not-yet-lead = Une partie se revoit une fois terminée. Vous pouvez la regarder à la table.
through-whose-eyes = Par les yeux de
share-moment = Partager ce moment
to-the-table = À la table

## Rulebook

contents = Sommaire
search-rules = Chercher dans les règles
search-nothing = Aucune règle ne contient ces mots.
table-of-numbers = Tableau

## When the table says no

refusal-stale = La position vient de changer. Regardez encore.
refusal-not-your-seat = Cette place n’est pas la vôtre.
refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-seat-taken = Quelqu’un est déjà assis là.
refusal-no-such-table = Il n’y a pas de telle table.
refusal-no-such-seat = Il n’y a pas de telle place à cette table.
refusal-not-started = La partie n’a pas encore commencé.
refusal-already-started = La partie a déjà commencé.
refusal-seats-empty = Des places sont encore libres.
refusal-game-over = La partie est terminée.
refusal-not-over = La partie n’est pas encore terminée.
refusal-not-host = Seul l’hôte de la table peut le faire.
refusal-undo-horizon = Trop tard pour reprendre : quelqu’un a appris quelque chose ou a joué depuis.
refusal-not-a-move = Ce n’est pas un coup de ce jeu.
refusal-too-fast = Pas si vite. Attendez un instant.
refusal-too-many-bots = Des bots jouent déjà pour vous à beaucoup de tables. Attendez la fin de quelques parties.
refusal-already-seated = Vous avez déjà une place à cette table.
refusal-bad-name = Un nom compte de 1 à 24 caractères, dont au moins une lettre ou un chiffre.
refusal-bad-text = Il n’y a rien à lire là-dedans.
refusal-unavailable = Cette table ne peut pas être ouverte pour l’instant.
refusal-option-seats = Ce choix n’existe pas pour ce nombre de joueurs.
refusal-option-by-host = Seul qui tient ce serveur peut régler cela.
refusal-no-plans = Ce jeu ne se joue pas par plans.
refusal-plan-not-now = Il n’y a rien à préparer pour l’instant.
refusal-plan-luck = La suite de cette étape dépend du hasard ou de la table : le plan s’arrête là.
refusal-plan-reveals = Cette étape montrerait quelque chose de caché : le plan s’arrête avant.
refusal-paused = Le temps est arrêté : personne ne peut agir avant qu’il reprenne.
refusal-no-time = Ce jeu ne connaît pas de temps qu’on puisse arrêter.
refusal-other = La table n’a pas accepté.

## When the server says no

problem-unreachable = Le serveur est injoignable pour l’instant.
problem-unknown = Quelque chose s’est mal passé.
problem-internal = Quelque chose s’est mal passé sur le serveur.
problem-bad-name = Un nom compte de 1 à 24 caractères, dont au moins une lettre ou un chiffre.
problem-bad-options = Ces options ne vont pas ensemble.
problem-no-such-game = Ce jeu ne peut pas se jouer ici.
problem-no-rulebook = Ce jeu n’a pas de livret de règles. Demandez à qui l’a apporté.
problem-no-such-table = Il n’y a pas de telle table.
problem-no-such-link = Ce lien ne mène plus à aucune place.
problem-no-such-seat = Il n’y a pas de telle place à cette table.
problem-seat-taken = Quelqu’un est déjà assis là.
problem-already-seated = Vous avez déjà une place à cette table.
problem-too-fast = Trop de demandes d’ici. Attendez un instant.
problem-too-many-bots = Des bots jouent déjà pour vous à beaucoup de tables. Attendez la fin de quelques parties.
problem-no-guest = Le serveur ne connaît pas ce navigateur. Rechargez la page.
problem-unavailable = Cette table ne peut pas être ouverte pour l’instant.

## People: who has gone, who may talk, who may watch

host = hôte
bot-for = { $name } (bot)
let-back = Un bot joue à votre place.
take-back = Reprendre ma place
notice-bot-plays = { $name } ne répond plus depuis un moment : un bot joue en attendant.
notice-bot-plays-you = Pendant votre absence, un bot joue à votre place. Vous pouvez la reprendre.
notice-took-back = { $name } est de retour et joue à nouveau.
notice-took-back-you = Vous avez repris votre place.
notice-host = { $name } est maintenant l’hôte de la table.
notice-host-you = L’hôte est parti. C’est maintenant vous, l’hôte.
notice-removed-you = L’hôte vous a demandé de quitter votre place.
notice-muted-you = L’hôte vous a retiré la parole à cette table.
notice-unmuted-you = Vous avez de nouveau la parole à cette table.
remove = Faire partir
remove-title = Demander à { $name } de partir ?
remove-lead = La place redevient libre, et { $name } ne pourra plus s’asseoir à cette table.
spectators-may = Les spectateurs peuvent
    .talk = regarder et discuter
    .watch = regarder seulement
    .none = ni l’un ni l’autre, une fois la partie commencée
watching-silent = Vous regardez. Vous voyez ce qu’un spectateur peut voir.
chat-silent = À cette table, seuls les joueurs discutent.
chat-muted = L’hôte vous a retiré la parole à cette table.
about-guest = Messages : { $name }
chat-hide = Les masquer pour moi
chat-mute = Retirer la parole
chat-unmute = Rendre la parole : { $name }
chat-hidden =
    { $count ->
        [one] Vous ne voyez pas les messages d’une personne.
       *[other] Vous ne voyez pas les messages de { $count } personnes.
    }
chat-show = Tout afficher
resume-votes = Votes : { $have } sur { $need }.
pause-until = Le temps reprendra de lui-même à { $time }.
storage-trouble = Problème d’enregistrement : rien ne peut être sauvegardé pour l’instant. Le serveur réessaie de lui-même, et rien n’est perdu.
refusal-storage-trouble = Problème d’enregistrement : rien n’a pu être sauvegardé, rien n’a donc changé. Réessayez dans un instant.
refusal-not-away-yet =
    { $seconds ->
        [one] Attendez encore une seconde : un retour est possible à tout moment.
       *[other] Attendez encore { $seconds } secondes : un retour est possible à tout moment.
    }
refusal-no-spectators = Seuls ceux qui jouent ici peuvent regarder cette table.
refusal-spectators-silent = À cette table, seuls les joueurs discutent.
refusal-muted = L’hôte vous a retiré la parole à cette table.
refusal-asked-to-leave = L’hôte vous a demandé de partir : vous ne pouvez pas vous asseoir à cette table.
refusal-no-such-guest = Cette personne n’est pas à cette table.
refusal-name-taken = Quelqu’un s’appelle déjà { $name } à cette table. Choisissez un autre nom sur la page d’accueil.
problem-storage-trouble = Problème d’enregistrement : rien n’a pu être sauvegardé. Réessayez dans un instant.
problem-asked-to-leave = L’hôte vous a demandé de partir : vous ne pouvez pas vous asseoir à cette table.
problem-name-taken = Quelqu’un porte déjà ce nom à votre table. Choisissez-en un autre.
