## The frame of every page

skip-to-content = Skip to the content
language = Language
close = Close
dismiss = Dismiss
loading = One moment…
try-again = Try again
# A label and its value; `.alone` stands before a picture or a field.
labelled = { $label }: { $value }
    .alone = { $label }:
credit-icons = Icons:
connection-seeking = Reconnecting…
connection-lost = No connection. Still trying to reconnect.

## Home

home-title = Pull up a chair.
home-lead = Board games in your browser, with friends or against bots. No account needed: send a link and start playing.
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
keep = Save
open-tables = Open tables
open-tables-none = No table is looking for players right now. Open one, and others will find it here.
open-tables-more = Show older tables
continue = Continue
first-game = Your first games are against gentle bots.
harder-now = You have won twice: “{ play-now }” seats stronger bots from now on.
first-game-short = The first one is short, too: 10 minutes.
earlier = Earlier games
status-playing = in progress
status-waiting = waiting to start
free-seats =
    { $count ->
        [one] 1 open seat
       *[other] { $count } open seats
    }
go-on = Continue
join = Join
watch = Watch

## Other devices

devices = Continue on another device
settings = Settings

## History

history-title = Your finished games

## Pages that are not there

lost-title = Page not found
lost-lead = There is no page at this address. The link may be incomplete.
to-the-shelf = Back to the home page
unreachable-title = Server unreachable
unreachable-lead = The server can’t be reached right now. Your tables and moves are safe; try again in a moment.

## Players

somebody = Somebody
seat-open = open seat
seat-link = invited
you = you
bot = bot

## Bots

level-random = Chick
level-gentle = Duckling
level-quick = Goose
level-thinker = Heron
level-thinker-long = Eagle

## At the table

your-turn = Your turn
turn-of = { $name }’s turn

## When the server says no

problem-unreachable = The server can’t be reached right now.
problem-unknown = Something went wrong.
problem-internal = Something went wrong on the server.
problem-bad-name = A name has 1 to 24 characters, with at least one letter or digit.
problem-bad-options = These options don’t go together. Change one of them.
problem-no-such-game = This game can’t be played here.
problem-no-rulebook = This game has no rulebook. Ask the server’s administrator for one.
problem-no-such-lesson = There is no such lesson.
problem-no-such-table = This table doesn’t exist.
problem-no-such-link = This link no longer leads to a seat. Ask for a new one.
problem-no-such-moment = That moment isn’t part of the game any more. Choose another one.
problem-moment-is-the-end = The game is over at this moment. Go back a few steps.
problem-not-over = The game is not over yet.
problem-no-study = There is no study for this game with this number of players.
problem-no-such-seat = There is no such seat at this table.
problem-seat-taken = Someone is already sitting there. Choose another seat.
problem-already-seated = You already have a seat at this table.
problem-too-fast = Too many requests from your connection. Wait a moment.
problem-unavailable = This table can’t be opened right now. Try again later.
problem-kept-out = This server is closed to you. Ask its administrator.
problem-rules-gone = This game began under older rules that this server no longer has.
problem-too-many-bots = Bots are playing for you at many tables already. Wait until some of those games are over.
problem-unknown-bot = This server has no such bot.
problem-no-guest = The server does not know this browser. Load the page again.
problem-no-such-code = This code or link doesn’t work, or no longer does. Ask your other device for a new one.
problem-too-many-codes = Too many codes were tried from your connection. Wait a few minutes.

## People: who has gone, who may talk, who may watch

bot-for = { $name } (bot)
problem-storage-trouble = Storage trouble: that could not be saved. Try again in a moment.
problem-asked-to-leave = The host has asked you to leave: you can’t sit down at this table.
problem-name-taken = Somebody at your table already has this name. Choose another.

## The coach

problem-no-coach = The coach is there when you play against bots alone, or where the table allows hints.
problem-no-hint = The coach has nothing to suggest here.
problem-not-your-turn = It is not your turn.

## Lessons

how-to-play = How to play
first-steps = First steps
first-steps-in = First steps in { $game }

## Slow games

time-left = { $time } left
time-over = time’s up
unread-chat = new messages
holiday = Holiday
    .about = While you are on holiday, your time in slow games stands still.
next-key = { $key } opens the next game that waits for you.
