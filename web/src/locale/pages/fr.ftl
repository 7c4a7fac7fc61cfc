## The frame of every page

yes = Oui
no = Non

## Home

your-tables = Vos tables

## Other devices

devices-title = Continuer sur un autre appareil
devices-lead = Scannez ce code avec votre autre appareil. Il aura votre nom, vos tables et vos réglages, et celui-ci les garde aussi. Ne le montrez à personne d’autre.
devices-code = Ou ouvrez { $page } sur cet appareil et saisissez ce code :
devices-until = Le code sert une seule fois, jusqu’à { $time }.
devices-renew = Nouveau code
recovery-title = Lien de récupération
recovery-lead = Si ce navigateur vous oublie, ce lien vous rend votre nom et vos places. Gardez-le comme un mot de passe : toute personne qui l’a peut jouer à votre place.
recovery-make = Créer un lien de récupération
recovery-renew = Créer un nouveau lien
recovery-revoke = Révoquer le lien
recovery-copy = Copier le lien
recovery-shown = Enregistrez-le maintenant : il ne sera plus affiché.
recovery-made = Votre lien date du { $date }. Un nouveau lien le remplace.
arrival-title = Continuer sur cet appareil
arrival-code = Votre code
    .help = Il se trouve sur votre autre appareil, à l’accueil : « Continuer sur un autre appareil ».
arrival-look = Suivant
arrival-found =
    { $count ->
        [0] Cet appareil continuera sous le nom « { $name } ».
        [one] Cet appareil continuera sous le nom « { $name } », avec { $count } table.
       *[other] Cet appareil continuera sous le nom « { $name } », avec { $count } tables.
    }
arrival-already = Cet appareil joue déjà sous le nom « { $name } ».
arrival-left =
    { $count ->
        [one] Cet appareil a déjà une table à lui. Sans lien de récupération, vous perdez cette place.
       *[other] Cet appareil a déjà { $count } tables à lui. Sans lien de récupération, vous perdez ces places.
    }
arrival-enter = Continuer : { $name }
arrival-decline = Ne rien changer
invitation-yours = Est-ce votre propre place ?

## History

history-none = Vous n’avez pas encore terminé de partie.
history-figures = Chiffres
history-games = Parties
history-wins = Victoires
history-places = Rangs
history-place =
    { $count ->
        [one] rang { $place } : { $count } fois
       *[other] rang { $place } : { $count } fois
    }
history-mean = Score moyen
history-longest = Partie la plus longue
history-all = Toutes les parties
history-replay = Revoir
history-study = Étude
history-record = Fichier de la partie
history-more = Voir les parties plus anciennes
history-export = Télécharger vos données
    .help = Tout ce que ce serveur retient de vous, dans un seul fichier.

## Pages that are not there

no-game-title = Jeu indisponible
no-game-lead = On ne peut pas encore jouer à ce jeu ici.
no-rulebook-title = Pas de règles
no-table-title = Table introuvable
no-table-lead = Il n’y a pas de table à cette adresse. Le lien est peut-être incomplet, ou la table a été supprimée.
rules-gone-title = Règles plus disponibles
rules-gone-lead = Cette partie a commencé avec d’anciennes règles que ce serveur n’a plus. On ne peut plus la jouer ni la revoir ici, mais on peut encore la télécharger.
no-invitation-title = Cette place n’est plus disponible
no-invitation-lead = Le lien est incomplet, ou la place a été prise ou retirée. Demandez un nouveau lien à la personne qui vous l’a envoyé.

## Players

seat-blue = bleu
seat-green = vert
seat-orange = orange
seat-pink = rose
seat-purple = violet
seat-yellow = jaune
seat-number = Place { $number }
you-named = { $name } (vous)
team = équipe { $number }
away = hors ligne
resigned = abandon
spectator = Spectateur
score = Score
thinking = réfléchit
players = Joueurs

## Setting up a table

set-up-title = Préparer une table { DE($game) }
read-the-rules = Lire les règles
who-plays = Qui joue ?
number-of-seats = Joueurs
company = Avec qui jouez-vous ?
company-bots = Des bots
company-friends = Des amis, par lien
company-anybody = Tout le monde
sitter-me = Moi
    .help = C’est votre place.
sitter-link = Un ami, par lien
    .help = Vous recevez un lien pour cette place, à envoyer à une seule personne.
sitter-open = Place libre
    .help = La première personne arrivée peut s’asseoir ici.
sitter-bot = Bot : { $level }
the-game = La partie
rulings = Plus : les points de règle des connaisseurs
    .rest = Autres points de règle
rules-of-the-table = Règles de cette table
options-changed =
    { $count ->
        [0] règles habituelles
        [one] { $count } changement
       *[other] { $count } changements
    }
listed = Afficher cette table sur la page d’accueil
    .help = Tout le monde peut alors la trouver, regarder et prendre une place libre.
summary = À table : { $who }.
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
        [one] une place libre
       *[other] { $count } places libres
    }
start-game = Lancer la partie
open-table = Ouvrir la table

## Bots

bot-own = Un bot ajouté par l’administrateur de ce serveur.
# A level and how strong it is: “Goose (medium)”.
bot-strength = { $level } ({ $strength })
strength-random = débutant
strength-gentle = facile
strength-quick = moyen
strength-thinker = fort
strength-thinker-long = fort, patient
# How each plays, in any game; a game may say it better.
plays-random = Joue n’importe quel coup permis, au hasard.
plays-gentle = Joue sensément, mais avec des caprices. Parfait pour les premières parties.
plays-quick = Soupe au lait : répond du tac au tac, avec du flair pour les bons coups.
plays-thinker = Immobile, il calcule, puis frappe.
plays-thinker-long = Réfléchit plus longtemps que les autres. Le plus redoutable.
bot-rating = Cote : { $rating }
    .said = Cote : { $rating }.
bot-unmeasured = Pas de mesure à { $seats } joueurs.
bots-how-strong = Quelle est la force des bots ?
bots-meaning = Les bots ont joué beaucoup de parties entre eux, à { $seats } joueurs. Les cotes en découlent, et « { $rival } » vaut 0.
bots-wins-two = La barre montre combien de parties sur 100 un bot gagne contre « { $rival } » ; la partie pâle est incertaine, et le repère marque 50.
bots-wins = La barre montre combien de parties sur 100 un bot gagne seul contre { $others } × « { $rival } » ; la partie pâle est incertaine, et le repère marque la part égale, { $even }.
bots-unmeasured = La force des bots n’a pas encore été mesurée à { $seats } joueurs.
bots-rival = Tous les autres lui sont comparés.
bots-of-hundred = Gagne environ { $about } parties sur 100 (entre { $least } et { $most } à 95 % ; { $games } parties mesurées).

## A seat link

invitation-title = Une place vous attend : { $game }
invitation-plain = Une place vous attend
invitation-with = À table : { $names }.
invitation-empty = Personne d’autre n’est encore là.
invitation-seats =
    { $count ->
        [one] Une partie en solitaire.
       *[other] Une partie à { $count } joueurs.
    }
invitation-keep = On vous garde une place. Choisissez un nom et asseyez-vous.
sit-down = S’asseoir

## Before the start

waiting-title = { $game } : en attente de joueurs
waiting-host = Envoyez à chaque ami le lien d’une place. Lancez la partie quand tout le monde est là.
waiting-guest = La partie commence quand tout le monde est là.
waiting-for-host = Tout le monde est là. L’hôte peut lancer la partie.
seats-still-empty =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
sit-here = S’asseoir ici
stand-up = Se lever
copy-link = Copier le lien
copy-link-of-seat = Copier le lien de la place { $number }
copy-table-link = Copier le lien de la table
copied = Copié
copy-by-hand = Copiez ce lien : { $address }
show-qr = Code QR de la place { $number }
qr-title = Scannez et prenez place
qr-code = Code QR du lien

## At the table

title-your-turn = ● À vous – { $game }
your-moves = Ce que vous pouvez faire
position = La position
beside-the-board = À côté du plateau
log = Journal
log-empty = Il ne s’est encore rien passé.
log-earlier = Plus tôt
log-later = Plus tard
log-start = La partie commence.
log-undo = { $name } annule son dernier coup.
log-resign = { $name } abandonne.
log-pause = La partie est en pause.
log-pause-server = Le serveur était indisponible ; la partie est en pause.
log-resume = La partie reprend.
log-yours = Pour vous :
chat = Discussion
chat-empty = Aucun message pour l’instant.
chat-say = Écrire un message
send = Envoyer
undo = Annuler le coup
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
pause-yours = Vous avez demandé une pause.
pause-waits = Accord attendu : { $names }.
pause-agree = D’accord
pause-withdraw = Annuler la demande
paused = La partie est en pause.
paused-server = Le serveur était indisponible. La partie est en pause là où elle s’est arrêtée.
resume = Reprendre la partie
resume-asked = { $count ->
    [one] { $names } veut reprendre.
   *[other] { $names } veulent reprendre.
}
resume-yours = Vous avez demandé à reprendre.
window-open = Les joueurs peuvent réagir
auto-pass = Toujours laisser passer les réactions
    .help = Laisse passer à chaque fois que vous pourriez réagir. Les autres joueurs ne s’en aperçoivent pas.
pace = À quelle vitesse vont les tours des autres
    .shared = À plusieurs autour de la table, les bots suivent le souhait le plus lent des joueurs présents.
pace-calm = Calme
    .help = Le temps de regarder chaque coup.
pace-brisk = Rapide
    .help = De courtes pauses entre les coups.
pace-at-once = Immédiate
    .help = Ni pauses ni cartes qui volent ; le journal raconte ce qui s’est passé.
let-a-bot-play = Laisser jouer un bot
table-menu = Plus
wishes = Réglages
sound = Un son quand c’est à vous
    .help = Deux notes douces, même si vous regardez ailleurs.
fingerprint = Empreinte des mélanges
    .help = Tout le hasard de cette partie est déjà fixé. À la fin, la table révèle le nombre secret derrière cette empreinte, et vous pouvez vérifier.
resign = Abandonner
resign-title = Abandonner ?
resign-lead = Un bot jouera votre place jusqu’au bout et vous ne pourrez plus gagner. Vous devez seulement vous absenter ? Fermez la page : votre place vous est gardée.
resign-lead-last =
    La partie s’arrêtera aussitôt et { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }. Vous devez seulement vous absenter ? Fermez la page : votre place vous est gardée.
stay = Continuer à jouer
rule = Règle { $id }

## After the end

you-win = Vous gagnez !
you-win-with = Vous gagnez avec { $names } !
team-wins = { $names } gagnent
one-wins = { $name } gagne
draw = Partie nulle : { $names }
you-gave-up = Vous avez abandonné.
gave-up =
    { $count ->
        [one] { $names } a abandonné.
       *[other] { $names } ont abandonné.
    }
to-the-rematch = Aller à la revanche
replay = Revoir la partie
share = Partager la partie
the-end = La fin
to-the-end = Résultat
play-again = Rejouer
play-again-note = Les mêmes personnes sont invitées à une nouvelle table ; chacune confirme en s’asseyant.
share-picture = Partager une image
picture-saved = L’image est enregistrée.
picture-failed = L’image n’a pas pu être créée.
standing = Points
sources = D’où viennent les points
source-start = Au départ
source-other = Autres
times = { $count } ×
curve-of = { $standing } au fil de la partie
curve-table = Sous forme de tableau
curve-step = Étape { $step }
curve-steps = Étape
curve-time = Temps
moments = À revoir
moment-lead = { $name } est en tête à partir de là
moment-swing = Un grand changement
moment-end = Le dernier changement
took-seconds =
    { $seconds ->
        [one] La partie a duré une seconde.
       *[other] La partie a duré { $seconds } secondes.
    }
took-minutes =
    { $minutes ->
        [one] La partie a duré une minute.
       *[other] La partie a duré { $minutes } minutes.
    }
took-hours = La partie a duré { $hours } h { $minutes } min.
won-ahead = { $amount } d’avance sur tous les autres.
won-shared = Personne n’avait d’avance : la victoire est partagée.
won-tie-break = Égalité en tête ; la règle de départage a tranché.
won-others-resigned = Tous les autres ont abandonné.
won-leader-resigned = La place en tête revenait à un joueur qui a abandonné et ne peut pas gagner.
bot-stood-in =
    { $count ->
        [one] Un bot a pris la place { DE($names) } et joué jusqu’à la fin.
       *[other] Des bots ont pris la place { DE($names) } et joué jusqu’à la fin.
    }
stood-in = remplacé par un bot
fair-title = Les mélanges étaient-ils honnêtes ?
fair-lead = Avant de distribuer la première carte, la table a montré une empreinte du nombre secret dont viennent tous les mélanges. Maintenant que ce nombre est connu, votre navigateur peut calculer l’empreinte lui-même.
fair-commitment = Empreinte, montrée au début
fair-seed = Le nombre secret
fair-verify = Vérifier
fair-match = Les empreintes concordent : chaque mélange était fixé avant le début de la partie.
fair-mismatch = Les empreintes ne concordent pas. Ne vous fiez pas à cette table.
fair-cannot = Votre navigateur ne calcule d’empreintes que sur les pages en https.
download-record = Télécharger la partie

## Replays

replay-of = Revoir une partie { DE($game) }
replay-first = Au début
replay-back = Étape précédente
replay-play = Lecture
replay-pause = Pause
replay-forward = Étape suivante
replay-last = À la fin
replay-moment = Moment de la partie
replay-at = Étape { $at } sur { $last }
replay-at-time = { $at } sur { $end }
replay-speed = Vitesse
replay-keys-film = Espace lance et met en pause, ← et → sautent cinq secondes, « { $back } » et « { $forward } » vont d’étape en étape.
replay-keys-moves = Espace lance et met en pause, ← et → vont d’étape en étape.
replay-not-yet-title = La partie n’est pas terminée
replay-not-yet-lead = On peut revoir une partie une fois qu’elle est terminée. D’ici là, vous pouvez la regarder à la table.
through-whose-eyes = Vu par
share-moment = Partager ce moment
to-the-table = Aller à la table
study = Étude
study-close = Fermer l’étude
study-lead = Les chances de victoire de chacun, selon l’évaluation des bots, corrigée par l’issue de centaines de leurs parties.
study-by = Chances
study-truth = Selon la position réelle
study-change = { $name } : { $change }
study-known = Selon ce que chacun pouvait savoir
study-chances = Chances de victoire
study-table = Les chances en tableau
study-turning = Tournants
study-turning-none = Aucun tour n’a beaucoup changé les chances.
turning-move = Les coups { DE($name) }
turning-luck = Le hasard pendant le tour { DE($name) }
turning-time = Le temps qui passe
study-better = Un autre coup
study-better-none = { $looked ->
    [one] Une décision examinée. Aucun coup n’était nettement meilleur.
   *[other] { $looked } décisions examinées. Aucun coup n’était nettement meilleur.
}
study-better-not = Aucune décision ne demandait un examen.
study-made = Coup joué : { $move }
study-instead = Meilleur coup : { $move }
study-offer = Le serveur peut calculer les chances, les tournants et de meilleurs coups. Cela prend une minute au plus.
study-start = Étudier cette partie
study-working = Étude en cours…
study-impossible = Il n’y a pas encore d’étude pour ce jeu à ce nombre de joueurs : ses chances n’ont pas été mesurées.
notes = Notes
notes-none = Pas encore de notes.
note-of = { $name }, moment { $step }
note-new = Note sur le moment { $step }
note-save = Enregistrer la note
note-remove = Supprimer
problem-no-such-note = Vous n’avez pas de note à cet endroit.
problem-too-many-notes = Il y a déjà beaucoup de notes sur cette partie. Supprimez-en une d’abord.
problem-bad-text = { refusal-bad-text }
problem-muted = { refusal-muted }
problem-spectators-silent = { refusal-spectators-silent }
play-on = Jouer à partir d’ici
play-on-lead = Une nouvelle table commence dans cette position, avec un nouveau hasard : les mélanges suivants ne seront plus les mêmes. Seules les personnes qui ont son lien la trouvent.
play-on-seat = Votre place
play-on-watch = Aucune : regarder jouer les bots
play-on-hidden = Ce qui était caché
play-on-known = Selon ce que savait { $name }
    .help = Tout ce que cette place ne pouvait pas voir est tiré de nouveau.
play-on-true = Tel que c’était vraiment
    .help = Chaque main et chaque pile reste la même. La partie enregistrée les montre à tout le monde.
play-on-others = Les autres places
play-on-people = Des personnes, par lien
play-on-start = Préparer la table
played-on = Cette partie continue à partir d’un moment d’une autre.
played-on-known = Ce qui était caché à { $name } a été tiré de nouveau.
played-on-true = Tout ce qui est caché est tel que c’était vraiment.
played-on-link = Revoir ce moment

## Rulebook

contents = Sommaire
search-rules = Chercher dans les règles
search-nothing = Aucune règle trouvée.
table-of-numbers = Tableau

## When the table says no

refusal-stale = La position vient de changer. Regardez-la, puis choisissez.
refusal-not-your-seat = Cette place n’est pas la vôtre.
refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-seat-taken = Quelqu’un est déjà assis là. Choisissez une autre place.
refusal-no-such-table = Cette table n’existe pas.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-not-started = La partie n’a pas encore commencé.
refusal-already-started = La partie a déjà commencé.
refusal-seats-empty = Des places sont encore libres. Il faut d’abord les occuper.
refusal-game-over = La partie est terminée.
refusal-not-over = La partie n’est pas encore terminée.
refusal-not-host = Seul l’hôte peut le faire.
refusal-undo-horizon = Trop tard pour annuler ce coup : la partie a continué depuis.
refusal-not-a-move = Ce n’est pas un coup de ce jeu.
refusal-too-fast = C’est trop rapide. Attendez un instant, puis réessayez.
refusal-too-many-bots = Des bots jouent déjà pour vous à beaucoup de tables. Attendez la fin de quelques parties.
refusal-unknown-bot = Ce serveur n’a pas ce bot.
refusal-already-seated = Vous avez déjà une place à cette table.
refusal-bad-name = Un nom compte de 1 à 24 caractères, dont au moins une lettre ou un chiffre.
refusal-bad-text = Votre message est vide.
refusal-kept-out = Ce serveur vous est fermé. Adressez-vous à son administrateur.
refusal-unavailable = Cette table ne peut pas être ouverte pour l’instant. Réessayez plus tard.
refusal-rules-gone = Cette partie a commencé avec d’anciennes règles que ce serveur n’a plus.
refusal-option-seats = Cette option n’est pas proposée pour ce nombre de joueurs.
refusal-option-by-host = Seul l’administrateur du serveur peut modifier ce réglage.
refusal-no-plans = Ce jeu ne permet pas de préparer un plan.
refusal-plan-incomplete = Pour se jouer tout seul, le plan doit aller jusqu’à la fin de votre tour.
refusal-plan-your-turn = C’est à vous de jouer : confirmez le plan.
refusal-plan-not-now = Il n’y a rien à préparer pour l’instant.
refusal-plan-luck = Impossible de prévoir au-delà de cette étape : la suite dépend du hasard ou des autres joueurs.
refusal-plan-reveals = Impossible de prévoir cette étape : elle révélerait quelque chose de caché.
refusal-paused = La partie est en pause. Attendez qu’elle reprenne.
refusal-no-time = Ce jeu n’a pas d’horloge à arrêter.
refusal-other = Ce n’est pas possible pour l’instant.

## People: who has gone, who may talk, who may watch

host = hôte
let-back = Un bot joue pour vous.
take-back = Reprendre ma place
notice-bot-plays = { $name } ne répond plus depuis un moment : un bot joue en attendant.
notice-bot-plays-you = Vous ne répondiez plus depuis un moment : un bot joue pour vous. Vous pouvez reprendre votre place.
notice-took-back = { $name } est de retour et reprend sa place.
notice-took-back-you = Vous avez repris votre place.
notice-host = { $name } est maintenant l’hôte de la table.
notice-host-you = L’hôte ne répond plus depuis un moment. C’est maintenant vous, l’hôte.
notice-removed-you = L’hôte vous a demandé de quitter votre place.
notice-muted-you = L’hôte vous a retiré la parole à cette table.
notice-unmuted-you = Vous avez de nouveau la parole à cette table.
remove = Faire partir
remove-title = Demander à { $name } de partir ?
remove-lead = La place redevient libre, et { $name } ne pourra plus s’asseoir à cette table.
spectators-may = Les spectateurs peuvent
    .talk = regarder et discuter
    .watch = regarder seulement
    .none = regarder jusqu’au début de la partie
watching-silent = Vous regardez. Vous voyez ce qu’un spectateur peut voir.
chat-silent = Seuls les joueurs peuvent discuter à cette table.
chat-muted = L’hôte vous a retiré la parole à cette table.
about-guest = Messages { DE($name) }
chat-hide = Masquer pour moi
chat-mute = Retirer la parole
chat-unmute = Rendre la parole à { $name }
chat-hidden =
    { $count ->
        [one] Vous ne voyez pas les messages d’une personne.
       *[other] Vous ne voyez pas les messages de { $count } personnes.
    }
chat-show = Tout afficher
resume-votes = Votes : { $have } sur { $need }.
pause-until = Elle reprendra d’elle-même à { $time }.
storage-trouble = Problème de stockage : rien ne peut être enregistré pour l’instant. Le serveur réessaie de lui-même, et rien n’est perdu.
refusal-storage-trouble = Problème de stockage : rien n’a pu être enregistré, donc rien n’a changé. Réessayez dans un instant.
refusal-not-away-yet =
    { $seconds ->
        [one] Attendez encore une seconde : un retour est possible à tout moment.
       *[other] Attendez encore { $seconds } secondes : un retour est possible à tout moment.
    }
refusal-no-spectators = Seuls les joueurs de cette table peuvent la regarder.
refusal-spectators-silent = Seuls les joueurs peuvent discuter à cette table.
refusal-muted = L’hôte vous a retiré la parole à cette table.
refusal-asked-to-leave = L’hôte vous a demandé de partir : vous ne pouvez pas vous asseoir à cette table.
refusal-no-such-guest = Cette personne n’est pas à cette table.
refusal-name-taken = Quelqu’un s’appelle déjà { $name } à cette table. Choisissez un autre nom sur la page d’accueil.

## The coach

try-it = Essayer
glossary-all = Tous les termes
hint = Que joueriez-vous ?
hint-sure = Je jouerais ceci. { $reasons }
hint-likely = Ceci, sans doute. { $reasons }
hint-even = Plusieurs coups se valent, dont celui-ci. { $reasons }
hint-play = Jouer ce coup
second-look = Un autre regard ? Je jouerais autre chose. { $reasons } Rejouez votre coup pour le garder.
coach = Conseiller
coach-off = Éteint
    .help = Ni lampe, ni remarque.
coach-asked = Des conseils sur demande
    .help = La lampe dit ce qu’elle jouerait, et pourquoi.
coach-word = Une remarque quand un coup coûte cher
    .help = Avant un tel coup, on vous invite à regarder encore. Rejouez-le pour le garder.
hints = Tous peuvent consulter le conseiller
    .help = Entre humains, il n’y a de conseils que si la table le permet. Chacun le voit.
hints-here = À cette table, tous peuvent demander des conseils.

## Leçons

first-steps-lead = De courtes leçons sur le vrai plateau. Partez quand vous voulez : vous reprendrez là où vous étiez.
no-lesson-title = Leçon introuvable
no-lessons-lead = Ce jeu n’a pas encore de leçons. Ses règles expliquent tout.
lesson-offline = Sans réseau, on ne peut suivre que le chemin de la leçon. Essayez un autre coup, ou demandez à le voir.
lesson-begin = Continuer
lesson-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
lesson-was-done = terminée
lesson-step = Étape { $at } sur { $of }
lesson-says = Ce que dit la leçon
lesson-go-on = Continuer
lesson-let-time-run = Laisser passer le temps
lesson-back = Retour
lesson-take-back = Reprendre ce coup
lesson-show-me = Montrez-moi
lesson-missed = Ce coup n’y mène pas. Reprenez-le et essayez autre chose.
lesson-done = « { $title } » : leçon terminée.
lesson-again = Recommencer
lesson-next = Suivante : { $title }
lesson-list = Toutes les leçons
lesson-leave = Quitter
lesson-forget = Oublier mes progrès

## Parties lentes

tempo = Quand jouer
tempo-when = En direct ou lentement ?
tempo-live = En direct
    .help = Tout le monde reste à la table jusqu’à la fin.
tempo-slow = Lente
    .help = Sur plusieurs jours : chacun joue quand il a le temps.
no-slow-form = { $game } se joue en temps réel : les sabliers coulent pour tous à la fois. Il n’y a donc pas de partie lente.
turn-time = Temps par tour
    .help = Votre temps ne court que lorsque la table vous attend.
hours-8 = 8 heures
hours-24 = 1 jour
hours-72 = 3 jours
hours-168 = 7 jours
hours-0 = Sans limite
time-end = Quand le temps est écoulé
time-end-bot-plays = Un bot joue ce tour
    .help = La place reste à son joueur, qui jouera le tour suivant.
time-end-vote = Les autres votent
    .help = Plus de la moitié des autres décident : attendre, ou laisser jouer un bot.
time-end-bot-sits = Un bot prend la place
    .help = Il joue jusqu’au retour du joueur.
slow-terms = Partie lente. Temps par tour : { $time }. Une fois le temps écoulé : { $end }.
slow-terms-none = Partie lente, sans limite de temps.
on-holiday = en vacances jusqu’au { $date }
holiday-until = Vous êtes en vacances jusqu’au { $date }.
holiday-end = Terminer les vacances
holiday-begin = Commencer les vacances
holiday-days = Combien de temps ?
holiday-left =
    { $count ->
        [0] Vous n’avez plus de jours de vacances cette année.
        [one] Il vous reste 1 jour de vacances cette année.
       *[other] Il vous reste { $count } jours de vacances cette année.
    }
days =
    { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
time-over-of = Temps écoulé pour { $name }.
series = Victoires après { $count ->
    [one] 1 partie
   *[other] { $count } parties
} : { $score }
own-note-to-self = Note pour vous-même
own-note-lead = Personne d’autre ne peut la lire. Elle reste ici jusqu’à ce que vous l’effaciez.
own-note-yours = Votre note :
own-note-leave = Laissez-vous une note
own-note-edit = Modifier
own-note-save = Enregistrer
own-note-remove = Effacer
time-over-you = Votre temps est écoulé. Vous pouvez encore jouer.
vote = Voter
    .about = Plus de la moitié des autres joueurs décident.
vote-again = Changer mon vote
vote-wait = Attendre
vote-bot-plays = Un bot joue ce tour
vote-bot-sits = Un bot prend la place
refusal-no-vote = Il n’y a pas de vote en cours.
problem-no-slow-form = Un jeu en temps réel n’a pas de partie lente : ses sabliers coulent pour tous à la fois.
problem-on-holiday = Vous êtes déjà en vacances.
problem-no-holiday-left = Il ne vous reste pas autant de jours de vacances. Choisissez-en moins.

## Un appareil pour plusieurs personnes

company-here = Des gens ici, un seul appareil
sitter-here = Quelqu’un ici
    .help = Partage cet appareil. On se le passe après chaque tour.
sitter-name = Nom
player-number = Joueur { $number }
summary-here =
    { $count ->
        [one] quelqu’un ici
       *[other] { $count } personnes ici
    }
curtain = Passez l’appareil à { $name }
    .help = Les mains restent cachées jusque-là.
curtain-lift = C’est moi, { $name }
refusal-curtain = Ce n’est pas à cette personne de jouer. Passez d’abord l’appareil.
problem-no-sharing = Ce jeu se joue en temps réel : chaque joueur a besoin de son propre appareil.
problem-no-slow-sharing = Sur un appareil partagé, on joue en direct. Choisissez « { tempo-live } ».
