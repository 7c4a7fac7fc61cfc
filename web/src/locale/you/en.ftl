# The page “You”: calls, devices, an account, how the page looks and sounds. It is fetched with that page.

## Calls

calls-title = When it is your turn
calls-lead = Webfoot can call you when it is your turn and you are not at the table.
calls-none-here = This server calls nobody.
calls-stopped = Nothing will be sent to { $to } any more.
way-push = Messages on a device
way-push-on = by way of { $to }
way-mail = E-mail
    .help = A code is sent there first, so that nobody is called who does not want it.
way-hook = Webhook (JSON)
    .help = For your own programs. The address must begin with https.
way-discord = Discord webhook
    .help = In Discord: channel settings, Integrations, Webhooks.
way-of-table = for everybody at one table
way-unconfirmed = Enter the code that was sent there.
way-last = Last used on { $date }.
way-never = Not used yet.
way-test = Test
way-remove = Remove
way-code = Code
way-confirm = Confirm
way-code-again = Send a new code
way-new = Another way
way-kind = How
way-whom = For whom
way-whom-me = Me, at every table
way-whom-table = { $game }: { $names }
way-url = Address
way-address = E-mail address
way-add = Add
push-lead = Shows a message on this device, even while Webfoot is closed.
push-add = Call me on this device
push-cannot = This browser cannot show messages here. On an iPhone or iPad, first add Webfoot to the home screen.
test-sent = The test is on its way.
code-sent = The code is on its way.
failed-unreachable = Nobody can be reached there. Webfoot tries again a few times.
failed-no-answer = There was no answer. It may have arrived.
failed-private-address = This address is not on the public internet.
failed-too-many = You have been called very often; a call was left out.
failed-not-offered = This server no longer offers it.
failed-refused = It was refused there ({ $reason }).
quiet = Quiet hours
    .help = A call then waits until they are over.
quiet-from = from
quiet-to = to

## The page itself

page-title = This page
theme = Light or dark
theme-system = As my device
theme-light = Light
theme-dark = Dark
sounds = Sounds
sound-turn = When it is your turn
sound-chat = When somebody says something
sound-over = When the game is over
sounds-lead = They sound at a table, also while you look elsewhere.

## Devices

your-devices = Your devices
your-devices-lead = Your name, tables and settings can be on several devices at once.
sign-out = Sign out elsewhere
sign-out-lead = Every other device forgets who you are. This one stays as it is. Your recovery link and your passkeys keep working.
sign-out-do = Sign out elsewhere
sign-out-done = You are signed out everywhere else.
cancel = Cancel

## Account

account-title = Account
account-lead = You don’t need one. With a passkey you come back to your tables and games on any device: no password, no e-mail address.
passkey-make = Make a passkey
passkey-more = Another passkey
passkey-have = I have one
passkey-made = made on { $date }
passkey-used = last used on { $date }
passkey-cannot = Passkeys are not available here: they need https and a browser that knows them.
passkey-use = Use a passkey
passkey-left = Your { $count ->
    [one] table
   *[other] { $count } tables
} on this device would be left behind.
codes-title = Recovery codes
codes-shown = Write them down: each opens your account once, at “Continue on another device”. They are not shown again.
codes-left = { $count ->
    [0] No recovery codes are left.
    [one] One recovery code is left.
   *[other] { $count } recovery codes are left.
}
codes-renew = New recovery codes

## Everything about you

forget-title = What is known of you
forget-lead = Your name, tables, finished games, messages and notes, holidays, calls and passkeys.
forget-export = Download it
forget-me = Forget me
forget-what = Your name, history, chat, calls, passkeys and devices are deleted for good. Nobody can bring them back.
forget-kept = Games with other people stay theirs: your seat loses its name, and a bot plays on where a game is not over.
forget-type = Type your name to confirm: { $name }
forget-do = Forget me for good

## What can go wrong

problem-bad-way = That address cannot be used. Webhooks begin with https://.
problem-too-many-ways = You have as many ways to be called as this server allows. Remove one first.
problem-no-such-way = This is no longer set up.
problem-wrong-code = That is not the code. After a few wrong ones you need a new one.
problem-not-confirmed = Enter the code first that was sent there.
problem-already-confirmed = This address is confirmed already.
problem-not-host = Only the host of the table can do that.
problem-no-such-zone = This server does not know your time zone.
problem-bad-passkey = That passkey was not accepted. Try again.
problem-known-passkey = This passkey is in use already.
problem-too-many-passkeys = You have as many passkeys as this server allows. Remove one first.
problem-no-such-passkey = This passkey is gone already.
problem-no-passkey = Make a passkey first.
problem-no-passkeys-here = This server takes no passkeys at this address.
problem-push-refused = The browser allows no messages. You can change that in its settings for this site.
problem-wrong-name = That is not your name. Type it as it is shown.
