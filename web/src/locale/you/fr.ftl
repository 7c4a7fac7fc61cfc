# The page “You”: calls, devices, an account, how the page looks and sounds. It is fetched with that page.

## Calls

calls-title = Quand c’est à vous de jouer
calls-lead = Webfoot peut vous prévenir quand c’est à vous de jouer et que vous n’êtes pas à la table.
calls-none-here = Ce serveur ne prévient personne.
calls-stopped = Plus rien ne sera envoyé à { $to }.
way-push = Notifications sur un appareil
way-push-on = par { $to }
way-mail = E-mail
    .help = Un code y est d’abord envoyé, pour ne déranger personne contre son gré.
way-hook = Webhook (JSON)
    .help = Pour vos propres programmes. L’adresse doit commencer par https.
way-discord = Webhook Discord
    .help = Dans Discord : paramètres du salon, Intégrations, Webhooks.
way-of-table = pour tous à une table
way-unconfirmed = Saisissez le code qui y a été envoyé.
way-last = Dernier envoi : { $date }.
way-never = Pas encore utilisé.
way-test = Essayer
way-remove = Supprimer
way-code = Code
way-confirm = Confirmer
way-code-again = Envoyer un nouveau code
way-new = Autre moyen
way-kind = Comment
way-whom = Pour qui
way-whom-me = Moi, à toutes les tables
way-whom-table = { $game } : { $names }
way-url = Adresse
way-address = Adresse e-mail
way-add = Ajouter
push-lead = Affiche une notification sur cet appareil, même quand Webfoot est fermé.
push-add = Me prévenir sur cet appareil
push-cannot = Ce navigateur ne peut pas afficher de notifications ici. Sur iPhone ou iPad, ajoutez d’abord Webfoot à l’écran d’accueil.
test-sent = L’essai est parti.
code-sent = Le code est parti.
failed-unreachable = Personne ne répond à cette adresse. Webfoot réessaie quelques fois.
failed-no-answer = Pas de réponse. Le message est peut-être arrivé.
failed-private-address = Cette adresse n’est pas sur l’internet public.
failed-too-many = Vous avez déjà reçu beaucoup de messages ; l’un d’eux n’a pas été envoyé.
failed-not-offered = Ce serveur ne le propose plus.
failed-refused = Le message y a été refusé ({ $reason }).
quiet = Heures de silence
    .help = Un message attend alors qu’elles soient passées.
quiet-from = de
quiet-to = à

## The page itself

page-title = Cette page
theme = Clair ou sombre
theme-system = Comme mon appareil
theme-light = Clair
theme-dark = Sombre
sounds = Sons
sound-turn = Quand c’est à vous de jouer
sound-chat = Quand quelqu’un écrit
sound-over = Quand la partie est finie
sounds-lead = On les entend à une table, même si vous regardez ailleurs.

## Devices

your-devices = Vos appareils
your-devices-lead = Votre nom, vos tables et vos réglages peuvent être sur plusieurs appareils à la fois.
sign-out = Se déconnecter ailleurs
sign-out-lead = Tous vos autres appareils oublient qui vous êtes. Celui-ci ne change pas. Votre lien de récupération et vos clés d’accès restent valables.
sign-out-do = Se déconnecter ailleurs
sign-out-done = Vous n’êtes plus que sur cet appareil.
cancel = Annuler

## Account

account-title = Compte
account-lead = Vous n’en avez pas besoin. Avec une clé d’accès, vous retrouvez vos tables et vos parties sur tout appareil : ni mot de passe, ni adresse e-mail.
passkey-make = Créer une clé d’accès
passkey-more = Autre clé d’accès
passkey-have = J’en ai une
passkey-made = créée le { $date }
passkey-used = utilisée le { $date }
passkey-cannot = Les clés d’accès ne sont pas disponibles ici : il leur faut https et un navigateur qui les connaît.
passkey-use = Utiliser une clé d’accès
passkey-left = { $count ->
    [one] Votre table
   *[other] Vos { $count } tables
} sur cet appareil { $count ->
    [one] serait abandonnée.
   *[other] seraient abandonnées.
}
codes-title = Codes de secours
codes-shown = Notez-les : chacun ouvre votre compte une fois, à « Continuer sur un autre appareil ». Ils ne seront plus affichés.
codes-left = { $count ->
    [0] Il ne reste aucun code de secours.
    [one] Il reste un code de secours.
   *[other] Il reste { $count } codes de secours.
}
codes-renew = Nouveaux codes de secours

## Tout ce qui vous concerne

forget-title = Ce que l’on sait de vous
forget-lead = Votre nom, vos tables, vos parties terminées, vos messages et notes, vos vacances, vos appels et vos clés d’accès.
forget-export = Télécharger ces données
forget-me = Oubliez-moi
forget-what = Votre nom, votre historique, vos messages, vos appels, vos clés d’accès et vos appareils sont effacés pour de bon. Personne ne peut les rétablir.
forget-kept = Les parties jouées à plusieurs restent aux autres : votre place perd son nom, et un bot termine les parties en cours.
forget-type = Tapez votre nom pour confirmer : { $name }
forget-do = M’oublier pour de bon

## What can go wrong

problem-bad-way = Cette adresse ne convient pas. Celle d’un webhook commence par https://.
problem-too-many-ways = Vous avez autant de moyens que ce serveur en permet. Supprimez-en un d’abord.
problem-no-such-way = Ce n’est plus en place.
problem-wrong-code = Ce n’est pas le bon code. Après quelques erreurs, il en faut un nouveau.
problem-not-confirmed = Saisissez d’abord le code qui y a été envoyé.
problem-already-confirmed = Cette adresse est déjà confirmée.
problem-not-host = Seul l’hôte de la table peut le faire.
problem-no-such-zone = Ce serveur ne connaît pas votre fuseau horaire.
problem-bad-passkey = Cette clé d’accès n’a pas été acceptée. Réessayez.
problem-known-passkey = Cette clé d’accès est déjà utilisée.
problem-too-many-passkeys = Vous avez autant de clés d’accès que ce serveur en permet. Supprimez-en une d’abord.
problem-no-such-passkey = Cette clé d’accès n’existe plus.
problem-no-passkey = Créez d’abord une clé d’accès.
problem-no-passkeys-here = Ce serveur n’accepte pas de clés d’accès à cette adresse.
problem-push-refused = Le navigateur n’autorise pas les notifications. Vous pouvez le changer dans ses réglages pour ce site.
problem-wrong-name = Ce n’est pas votre nom. Tapez-le tel qu’il est affiché.
