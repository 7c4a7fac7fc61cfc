## The frame of every page

skip-to-content = Skip to the content
language = Language
close = Close
dismiss = Dismiss
loading = One moment…
try-again = Try again
yes = Yes
no = No
credit-icons = Icons:
connection-seeking = Reconnecting…
connection-lost = No connection. We keep trying.

## Home

home-title = Pull up a chair.
home-lead = Board games to play in your browser, with friends or against bots. No account needed: send a link and begin.
seats-from-to = { $least }–{ $most } players
seats-exactly = { $count } players
play-now = Play now
set-up = Set up a table
rules = Rules
rules-of = Rules of { $game }
you-are = You are
your-name = Your name
    .help = The others will see it.
change-name = Change your name
keep = Keep
open-tables = Open tables
open-tables-none = No table is looking for players right now. Open one, and others will find it here.
open-tables-more = Show older tables
your-tables = Your tables
earlier = Earlier
status-playing = in play
status-waiting = filling up
free-seats =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
go-on = Go on
join = Join
watch = Watch

## Pages that are not there

lost-title = Nothing on this table
lost-lead = There is no page at this address. The link may be incomplete.
to-the-shelf = Back to the shelf
unreachable-title = Nobody answers
unreachable-lead = The server cannot be reached just now. Tables and moves are safe; try again in a moment.
no-game-title = This box is still empty
no-game-lead = This game cannot be played here yet.
no-rulebook-title = No rulebook
no-table-title = No such table
no-table-lead = There is no table at this address. The link may be incomplete, or the table was cleared away.
no-invitation-title = This seat is gone
no-invitation-lead = The link is incomplete, or its seat has been taken or withdrawn. Ask whoever sent it for a new one.

## Players

seat-blue = blue
seat-green = green
seat-orange = orange
seat-pink = pink
seat-purple = purple
seat-yellow = yellow
somebody = Somebody
seat-open = free seat
seat-link = awaits its guest
seat-number = Seat { $number }
you = you
you-named = { $name } (you)
team = team { $number }
bot = bot
away = away
resigned = gave up
spectator = Spectator
score = Score
thinking = is thinking
players = Players

## Bots

level-random = Duckling
    .help = Paddles about and plays any legal card. Good for a first game.
level-quick = Goose
    .help = Quick-tempered: answers at once, and seldom badly.
level-thinker = Heron
    .help = Stands still, thinks ahead, strikes. The one to beat.

## Setting up a table

set-up-title = Set up a table of { $game }
read-the-rules = Read the rules
who-plays = Who plays?
number-of-seats = Players
company = Against whom?
company-bots = Bots
company-friends = Friends, by link
company-anybody = Anybody
sitter-me = Me
    .help = This is your seat.
sitter-link = A friend, by link
    .help = You get a link for this seat to send to one person.
sitter-open = Anybody
    .help = Whoever comes first may sit here.
sitter-bot = Bot: { $level }
rules-of-the-table = Rules of this table
options-changed =
    { $count ->
        [0] as usual
        [one] 1 change
       *[other] { $count } changes
    }
listed = Show this table in the lobby
    .help = Anybody may then find it, watch, and take a free seat.
summary = At the table: { $who }.
summary-me = you
summary-bot =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
summary-link =
    { $count ->
        [one] a friend by link
       *[other] { $count } friends by link
    }
summary-open =
    { $count ->
        [one] whoever comes
       *[other] { $count } whoever come
    }
start-game = Start the game
open-table = Open the table

## A seat link

invitation-title = A seat at { $game } for you
invitation-plain = A seat for you
invitation-with = At the table: { $names }.
invitation-empty = The others are still on their way.
invitation-seats =
    { $count ->
        [one] A game for one.
       *[other] A game for { $count }.
    }
invitation-keep = Somebody keeps a seat for you at a table. Choose a name and sit down.
sit-down = Sit down

## Before the start

waiting-title = { $game }: the table fills
waiting-host = Send each friend the link of one seat. You begin when everybody is here.
waiting-guest = The game begins when everybody is here.
waiting-for-host = Everybody is here. The host starts the game.
seats-still-empty =
    { $count ->
        [one] One seat is still empty.
       *[other] { $count } seats are still empty.
    }
sit-here = Sit here
stand-up = Stand up
copy-link = Copy link
copy-link-of-seat = Copy link: seat { $number }
copy-table-link = Link to the table
copied = Copied
copy-by-hand = Copy it by hand: { $address }
show-qr = QR code of seat { $number }
qr-title = Scan and sit down
qr-code = QR code of the link

## At the table

title-your-turn = ● Your turn – { $game }
your-turn = Your turn
turn-of = { $name }’s turn
your-moves = What you can do
position = The position
beside-the-board = Beside the board
log = Log
log-empty = Nothing has happened yet.
log-earlier = Earlier
log-later = Later
log-start = The game begins.
log-undo = { $name } takes a step back.
log-resign = { $name } gives up.
log-pause = Time stands still.
log-pause-server = The server was away; time stands still.
log-resume = Time goes on.
log-yours = To you:
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
send = Send
undo = Take back
watching = You are watching. You see what a spectator may see, and you may chat.
watching-bot = You have given up. A bot plays your seat; you may watch and chat.
playback-now = { $name } is playing
playback-done = { $name } has played
playback-again = Again
playback-skip = Skip
pause = Pause
pause-asked = { $count ->
    [one] { $names } asks for a pause.
   *[other] { $names } ask for a pause.
}
pause-yours = You ask for a pause.
pause-waits = Still to agree: { $names }.
pause-agree = Agree
pause-withdraw = Never mind
paused = Time stands still.
paused-server = The server was away. Time stands still where it was.
resume = Go on
resume-asked = { $count ->
    [one] { $names } wants to go on.
   *[other] { $names } want to go on.
}
resume-yours = You want to go on.
window-open = Players may react
auto-pass = Pass reactions for me
    .help = Whenever players may react, you let it go by after a moment, whatever you hold. Nobody else is told.
let-a-bot-play = Let a bot play
sound-on = Sound when it is your turn: switch on
sound-off = Sound when it is your turn: switch off
fingerprint = Fingerprint of the shuffles
    .help = All luck of this game is already fixed. When it is over, the table shows the secret behind this fingerprint, and you can verify it.
resign = Give up
resign-title = Give up?
resign-lead = A bot plays your seat to the end, and you cannot win any more. If you only have to go: close the page and come back later, your seat is kept.
resign-lead-last =
    The game is over at once, and { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }. If you only have to go: close the page and come back later, your seat is kept.
stay = Keep playing
rule = Rule { $id }

## After the end

you-win = You win!
you-win-with = You win, together with { $names }!
team-wins = { $names } win
one-wins = { $name } wins
draw = A draw: { $names }
you-gave-up = You have given up.
gave-up =
    { $count ->
        [one] { $names } has given up.
       *[other] { $names } have given up.
    }
rematch = Rematch
to-the-rematch = To the rematch
replay = Replay
share = Share the replay
fair-title = Were the shuffles fair?
fair-lead = Before the first card was dealt, the table showed a fingerprint of the secret number behind every shuffle. Now that the number is known, your browser can compute the fingerprint itself.
fair-commitment = Fingerprint, shown at the start
fair-seed = The secret number
fair-verify = Verify
fair-match = They match: every shuffle was fixed before the game began.
fair-mismatch = They do not match. Do not trust this table.
fair-cannot = Your browser computes fingerprints only on pages reached over https.
download-record = Download the record

## Replays

replay-of = Replay of { $game }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-moment = Moment
replay-at = Step { $at } of { $last }
replay-at-time = { $at } of { $end }
replay-speed = Speed
replay-keys-film = Space plays and pauses, ← and → skip five seconds, comma and full stop go from step to step.
replay-keys-moves = Space plays and pauses, ← and → go from step to step.
replay-not-yet-title = Not over yet
replay-not-yet-lead = A game can be replayed once it is over. You may watch it at the table.
through-whose-eyes = Through whose eyes
share-moment = Share this moment
to-the-table = To the table

## Rulebook

contents = Contents
search-rules = Search the rules
search-nothing = No rule has these words.
table-of-numbers = Table

## When the table says no

refusal-stale = The position has just changed. Look again.
refusal-not-your-seat = That seat is not yours.
refusal-not-seated = You have no seat at this table.
refusal-seat-taken = Somebody already sits there.
refusal-no-such-table = There is no such table.
refusal-no-such-seat = There is no such seat at this table.
refusal-not-started = The game has not begun yet.
refusal-already-started = The game has already begun.
refusal-seats-empty = Some seats are still empty.
refusal-game-over = The game is over.
refusal-not-over = The game is not over yet.
refusal-not-host = Only the host of the table may do that.
refusal-undo-horizon = Too late to take back: somebody has learned something new or acted since.
refusal-not-a-move = That is not a move in this game.
refusal-too-fast = Not so fast. Wait a moment.
refusal-too-many-bots = Bots are playing for you at many tables already. Wait until some of those games are over.
refusal-already-seated = You already have a seat at this table.
refusal-bad-name = A name needs 1 to 24 characters, with at least one letter or digit.
refusal-bad-text = There is nothing to read in that.
refusal-unavailable = This table cannot be opened right now.
refusal-option-seats = This choice is not there for this number of players.
refusal-option-by-host = Only who runs this server can set that.
refusal-no-plans = This game is not played in plans.
refusal-plan-not-now = There is nothing to plan for just now.
refusal-plan-luck = What comes after that step only luck or the table can tell: the plan ends there.
refusal-plan-reveals = That step would show something hidden: the plan ends before it.
refusal-paused = Time stands still: nobody can act until it goes on.
refusal-no-time = This game knows no time that could stand still.
refusal-other = The table did not accept that.

## When the server says no

problem-unreachable = The server cannot be reached just now.
problem-unknown = Something went wrong.
problem-internal = Something went wrong on the server.
problem-bad-name = A name needs 1 to 24 characters, with at least one letter or digit.
problem-bad-options = These options do not go together.
problem-no-such-game = This game cannot be played here.
problem-no-rulebook = This game comes without a rulebook. Ask whoever brought it here.
problem-no-such-table = There is no such table.
problem-no-such-link = This link leads to no seat any more.
problem-no-such-seat = There is no such seat at this table.
problem-seat-taken = Somebody already sits there.
problem-already-seated = You already have a seat at this table.
problem-too-fast = Too many requests from here. Wait a moment.
problem-too-many-bots = Bots are playing for you at many tables already. Wait until some of those games are over.
problem-no-guest = The server does not know this browser. Load the page again.
problem-unavailable = This table cannot be opened right now.

## People: who has gone, who may talk, who may watch

host = host
bot-for = { $name } (bot)
let-back = A bot plays for you.
take-back = Take my seat back
notice-bot-plays = { $name } has been away for a while: a bot plays for now.
notice-bot-plays-you = You have been away for a while: a bot plays for you. You can take your seat back.
notice-took-back = { $name } is back and plays again.
notice-took-back-you = You have your seat back.
notice-host = { $name } is the host now.
notice-host-you = The host has left. You are the host now.
notice-removed-you = The host has asked you to leave your seat.
notice-muted-you = The host has muted you at this table.
notice-unmuted-you = You may talk at this table again.
remove = Ask to leave
remove-title = Ask { $name } to leave?
remove-lead = The seat becomes free again. { $name } cannot sit down at this table any more.
spectators-may = Spectators may
    .talk = watch and chat
    .watch = watch only
    .none = neither, once the game has begun
watching-silent = You are watching. You see what a spectator may see.
chat-silent = Only the players chat at this table.
chat-muted = The host has muted you at this table.
about-guest = What { $name } says
chat-hide = Hide it from me
chat-mute = Mute for everybody
chat-unmute = Let { $name } talk again
chat-hidden =
    { $count ->
        [one] You do not see what one person says.
       *[other] You do not see what { $count } people say.
    }
chat-show = Show everything
resume-votes = Votes: { $have } of { $need }.
pause-until = Time goes on by itself at { $time }.
storage-trouble = Storage trouble: nothing can be saved just now. The server tries again by itself, and nothing is lost.
refusal-storage-trouble = Storage trouble: that could not be saved, so nothing has changed. Try again in a moment.
refusal-not-away-yet =
    { $seconds ->
        [one] Wait one more second: they may be back at any moment.
       *[other] Wait { $seconds } more seconds: they may be back at any moment.
    }
refusal-no-spectators = Only those who play here may watch this table.
refusal-spectators-silent = Only the players chat at this table.
refusal-muted = The host has muted you at this table.
refusal-asked-to-leave = The host has asked you to leave: you cannot sit down at this table.
refusal-no-such-guest = Nobody like that is at this table.
refusal-name-taken = Somebody at this table is already called { $name }. Choose another name on the first page.
problem-storage-trouble = Storage trouble: that could not be saved. Try again in a moment.
problem-asked-to-leave = The host has asked you to leave: you cannot sit down at this table.
problem-name-taken = Somebody at your table already has this name. Choose another.
