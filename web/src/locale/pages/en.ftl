## The frame of every page

yes = Yes
no = No

## Home

your-tables = Your tables

## Other devices

devices-title = Continue on another device
devices-lead = Scan this with your other device. It then has your name, your tables and your settings, and this one keeps them, too. Don’t show it to anybody else.
devices-code = Or open { $page } there and enter this code:
devices-until = The code works once, until { $time }.
devices-renew = New code
recovery-title = Recovery link
recovery-lead = If this browser forgets you, this link gives you back your name and your seats. Keep it like a password: anybody who has it can play as you.
recovery-make = Make a recovery link
recovery-renew = Make a new link
recovery-revoke = Revoke the link
recovery-copy = Copy the link
recovery-shown = Save it now: it is not shown again.
recovery-made = You made your link on { $date }. A new link replaces it.
arrival-title = Continue on this device
arrival-code = Your code
    .help = You find it on your other device, on the home page: “Continue on another device”.
arrival-look = Next
arrival-found =
    { $count ->
        [0] This device will continue as { $name }.
        [one] This device will continue as { $name }, with 1 table.
       *[other] This device will continue as { $name }, with { $count } tables.
    }
arrival-already = This device already plays as { $name }.
arrival-left =
    { $count ->
        [one] This device already has a table of its own. Without a recovery link for it, you lose that seat.
       *[other] This device already has { $count } tables of its own. Without a recovery link for them, you lose those seats.
    }
arrival-enter = Continue as { $name }
arrival-decline = Stay as I am
invitation-yours = Is it your own seat?

## History

history-none = You have not finished a game yet.
history-figures = Figures
history-games = Games
history-wins = Wins
history-places = Places
history-place =
    { $count ->
        [one] place { $place }: once
       *[other] place { $place }: { $count } times
    }
history-mean = Mean score
history-longest = Longest game
history-all = All games
history-replay = Replay
history-study = Study
history-record = Record
history-more = Show older games
history-export = Download your data
    .help = Everything that this server remembers of you, in one file.

## Pages that are not there

no-game-title = Game not available
no-game-lead = This game can’t be played here yet.
no-rulebook-title = No rulebook
no-table-title = Table not found
no-table-lead = There is no table at this address. The link may be incomplete, or the table may have been removed.
rules-gone-title = Rules no longer available
rules-gone-lead = This game began under older rules that this server no longer has. It can’t be played or replayed here. Its record is still there.
no-invitation-title = This seat is no longer available
no-invitation-lead = The link may be incomplete, or the seat may have been taken or withdrawn. Ask the person who sent it for a new one.

## Players

seat-blue = blue
seat-green = green
seat-orange = orange
seat-pink = pink
seat-purple = purple
seat-yellow = yellow
seat-number = Seat { $number }
you-named = { $name } (you)
team = team { $number }
away = away
resigned = resigned
spectator = Spectator
score = Score
thinking = is thinking
players = Players

## Setting up a table

set-up-title = Set up a table of { $game }
read-the-rules = Read the rules
who-plays = Who plays?
number-of-seats = Players
company = Who are you playing with?
company-bots = Bots
company-friends = Friends, by link
company-anybody = Anyone
sitter-me = Me
    .help = This is your seat.
sitter-link = A friend, by link
    .help = You get a link to this seat, to send to one person.
sitter-open = Open seat
    .help = The first person to arrive may sit here.
sitter-bot = Bot: { $level }
the-game = The game
rulings = More: rulings for connoisseurs
    .rest = Other rulings
rules-of-the-table = Rules of this table
options-changed =
    { $count ->
        [0] standard rules
        [one] 1 change
       *[other] { $count } changes
    }
listed = Show this table on the home page
    .help = Anyone can then find it, watch, and take an open seat.
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
        [one] 1 open seat
       *[other] { $count } open seats
    }
start-game = Start the game
open-table = Open the table

## Bots

bot-own = A bot that this server’s administrator has added.
# A level and how strong it is: “Goose (medium)”.
bot-strength = { $level } ({ $strength })
strength-random = beginner
strength-gentle = easy
strength-quick = medium
strength-thinker = strong
strength-thinker-long = strong, patient
# How each plays, in any game; a game may say it better.
plays-random = Plays any legal move, at random.
plays-gentle = Plays sensibly, but on a whim. Good for first games.
plays-quick = Answers at once, and seldom badly.
plays-thinker = Stands still, thinks ahead, strikes.
plays-thinker-long = Thinks longer than the others. The one to beat.
bot-rating = Rating: { $rating }
    .said = Rating: { $rating }.
bot-unmeasured = Not measured with { $seats } players.
bots-how-strong = How strong are the bots?
bots-meaning = The bots have played many games among themselves, with { $seats } players. The ratings follow from those games, and “{ $rival }” is at 0.
bots-wins-two = The bar shows how many of 100 games a bot wins against “{ $rival }”; its pale part is what is uncertain, and the mark is at 50.
bots-wins = The bar shows how many of 100 games a bot wins alone against { $others } × “{ $rival }”; its pale part is what is uncertain, and the mark is an even share, { $even }.
bots-unmeasured = Nobody has measured yet how strong the bots are with { $seats } players.
bots-rival = All the others are compared with it.
bots-of-hundred = Wins about { $about } of 100 games (95% certain: { $least } to { $most }; { $games } games measured).

## A seat link

invitation-title = You’re invited to { $game }
invitation-plain = You’re invited to a game
invitation-with = At the table: { $names }.
invitation-empty = Nobody else is here yet.
invitation-seats =
    { $count ->
        [one] A game for 1 player.
       *[other] A game for { $count } players.
    }
invitation-keep = Someone is keeping a seat for you. Choose a name and sit down.
sit-down = Sit down

## Before the start

waiting-title = { $game }: waiting for players
waiting-host = Send each friend the link to one seat. Start the game when everyone is here.
waiting-guest = The game starts when everyone is here.
waiting-for-host = Everyone is here. The host can start the game.
seats-still-empty =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
sit-here = Sit here
stand-up = Stand up
copy-link = Copy link
copy-link-of-seat = Copy link to seat { $number }
copy-table-link = Copy the link to the table
copied = Copied
copy-by-hand = Copy this link: { $address }
show-qr = QR code for seat { $number }
qr-title = Scan and sit down
qr-code = QR code of the link

## At the table

title-your-turn = ● Your turn – { $game }
your-moves = What you can do
position = The position
beside-the-board = Beside the board
log = Log
log-empty = Nothing has happened yet.
log-earlier = Earlier
log-later = Later
log-start = The game begins.
log-undo = { $name } undoes their last move.
log-resign = { $name } resigns.
log-pause = The game is paused.
log-pause-server = The server was down; the game is paused.
log-resume = The game resumes.
log-yours = About you:
chat = Chat
chat-empty = No messages yet.
chat-say = Write a message
send = Send
undo = Undo
watching = You are watching. You see what a spectator may see, and you can chat.
watching-bot = You have resigned. A bot plays your seat; you can watch and chat.
playback-now = { $name } is playing
playback-done = { $name } has played
playback-again = Watch again
playback-skip = Skip
pause = Pause
pause-asked = { $count ->
    [one] { $names } asks for a pause.
   *[other] { $names } ask for a pause.
}
pause-yours = You asked for a pause.
pause-waits = Still to agree: { $names }.
pause-agree = Agree
pause-withdraw = Cancel request
paused = The game is paused.
paused-server = The server was down. The game is paused where it stopped.
resume = Resume
resume-asked = { $count ->
    [one] { $names } wants to resume.
   *[other] { $names } want to resume.
}
resume-yours = You asked to resume.
window-open = Players may react
auto-pass = Always pass on reactions
    .help = Passes automatically whenever you could react. The other players can’t tell.
pace = How fast the others’ turns go
    .shared = At a table of several people, bots go as slowly as the slowest wish of those present.
pace-calm = Calm
    .help = Time to watch every move.
pace-brisk = Brisk
    .help = Short pauses between moves.
pace-at-once = At once
    .help = No pauses and no flying cards; the log tells what happened.
let-a-bot-play = Let a bot play
table-menu = More
wishes = Settings
sound = A sound when it is your turn
    .help = Two soft notes, also while you look elsewhere.
fingerprint = Fingerprint of the shuffles
    .help = All the luck in this game is already fixed. When the game is over, the table reveals the secret number behind this fingerprint, and you can verify it.
resign = Resign
resign-title = Resign?
resign-lead = A bot will play your seat to the end, and you can no longer win. Just need to leave for a while? Close the page; your seat will be kept.
resign-lead-last =
    The game will end at once, and { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }. Just need to leave for a while? Close the page; your seat will be kept.
stay = Keep playing
rule = Rule { $id }

## After the end

you-win = You win!
you-win-with = You win, together with { $names }!
team-wins = { $names } win
one-wins = { $name } wins
draw = Draw: { $names }
you-gave-up = You have resigned.
gave-up =
    { $count ->
        [one] { $names } has resigned.
       *[other] { $names } have resigned.
    }
to-the-rematch = Go to the rematch
replay = Replay
share = Share the replay
the-end = The end
to-the-end = Result
play-again = Play again
play-again-note = The same people are invited to a new table; each confirms by sitting down.
share-picture = Share a picture
picture-saved = The picture has been saved.
picture-failed = The picture could not be made.
standing = Points
sources = Where the points came from
source-start = At the start
source-other = Other
times = { $count } ×
curve-of = { $standing } in the course of the game
curve-table = As a table
curve-step = Step { $step }
curve-steps = Step
curve-time = Time
moments = Worth seeing again
moment-lead = { $name } is ahead from here on
moment-swing = A big change
moment-end = The last change
took-seconds =
    { $seconds ->
        [one] The game took a second.
       *[other] The game took { $seconds } seconds.
    }
took-minutes =
    { $minutes ->
        [one] The game took a minute.
       *[other] The game took { $minutes } minutes.
    }
took-hours = The game took { $hours } h { $minutes } min.
won-ahead = { $amount } ahead of everybody else.
won-shared = Nobody was ahead: the win is shared.
won-tie-break = Level at the top; the tie-break of the rules decided.
won-others-resigned = Everybody else has resigned.
won-leader-resigned = Whoever had more has resigned and cannot win.
bot-stood-in =
    { $count ->
        [one] A bot took over for { $names } and played to the end.
       *[other] Bots took over for { $names } and played to the end.
    }
stood-in = bot took over
fair-title = Were the shuffles fair?
fair-lead = Before the first card was dealt, the table showed a fingerprint of the secret number behind every shuffle. Now that the number is known, your browser can compute the fingerprint itself.
fair-commitment = Fingerprint, shown at the start
fair-seed = The secret number
fair-verify = Verify
fair-match = The fingerprints match: every shuffle was fixed before the game began.
fair-mismatch = The fingerprints do not match. Do not trust this table.
fair-cannot = Your browser computes fingerprints only on pages loaded over https.
download-record = Download the game record

## Replays

replay-of = Replay of { $game }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-moment = Moment of the game
replay-at = Step { $at } of { $last }
replay-at-time = { $at } of { $end }
replay-speed = Speed
replay-keys-film = Space plays and pauses, ← and → skip five seconds, “{ $back }” and “{ $forward }” go from step to step.
replay-keys-moves = Space plays and pauses, ← and → go from step to step.
replay-not-yet-title = This game isn’t over yet
replay-not-yet-lead = You can replay a game once it is over. Until then, you can watch it at the table.
through-whose-eyes = View as
share-moment = Share this moment
to-the-table = Go to the table
study = Study
study-close = Close the study
study-lead = How likely each player was to win, judged by the bots’ evaluation and corrected by how hundreds of bot games ended.
study-by = Chances
study-truth = As it stood
study-change = { $name }: { $change }
study-known = As each player could know
study-chances = Chances of winning
study-table = Chances as a table
study-turning = Turning points
study-turning-none = No single turn changed much.
turning-move = { $name }’s moves
turning-luck = Luck in { $name }’s turn
turning-time = Time passed
study-better = Another way
study-better-none = { $looked ->
    [one] One decision was looked at. No move was clearly better.
   *[other] { $looked } decisions were looked at. No move was clearly better.
}
study-better-not = No decision called for a closer look.
study-made = Played: { $move }
study-instead = Better: { $move }
study-offer = The server can work out chances, turning points and better moves. That takes up to a minute.
study-start = Study this game
study-working = Studying the game…
study-impossible = There is no study yet for this game with this number of players: its chances have not been measured.
notes = Notes
notes-none = No notes yet.
note-of = { $name }, moment { $step }
note-new = Note about moment { $step }
note-save = Save note
note-remove = Remove
problem-no-such-note = There is no such note of yours.
problem-too-many-notes = There are very many notes about this game already. Remove one first.
problem-bad-text = { refusal-bad-text }
problem-muted = { refusal-muted }
problem-spectators-silent = { refusal-spectators-silent }
play-on = Play on from here
play-on-lead = A new table begins in this position, with new luck: later shuffles will not come out as they did. Only those who have its link can find it.
play-on-seat = Your seat
play-on-watch = None: watch bots play
play-on-hidden = What was hidden
play-on-known = As { $name } knew it
    .help = Everything that this seat could not see is drawn again.
play-on-true = As it truly was
    .help = Every hand and every pile is the same. The replay shows them to everybody.
play-on-others = The other seats
play-on-people = People, by link
play-on-start = Set up the table
played-on = This game goes on from a moment of another one.
played-on-known = What { $name } could not see there was drawn again.
played-on-true = Everything hidden is as it truly was.
played-on-link = Replay that moment

## Rulebook

contents = Contents
search-rules = Search the rules
search-nothing = No rules found.
table-of-numbers = Table

## When the table says no

refusal-stale = The position has just changed. Look again, then choose.
refusal-not-your-seat = That seat isn’t yours.
refusal-not-seated = You have no seat at this table.
refusal-seat-taken = Someone is already sitting there. Choose another seat.
refusal-no-such-table = This table doesn’t exist.
refusal-no-such-seat = There is no such seat at this table.
refusal-not-started = The game has not begun yet.
refusal-already-started = The game has already begun.
refusal-seats-empty = Some seats are still open. Fill them first.
refusal-game-over = The game is over.
refusal-not-over = The game is not over yet.
refusal-not-host = Only the host can do that.
refusal-undo-horizon = Too late to undo: the game has moved on since.
refusal-not-a-move = That isn’t a move in this game.
refusal-too-fast = Too fast. Wait a moment, then try again.
refusal-too-many-bots = Bots are playing for you at many tables already. Wait until some of those games are over.
refusal-unknown-bot = This server has no such bot.
refusal-already-seated = You already have a seat at this table.
refusal-bad-name = A name has 1 to 24 characters, with at least one letter or digit.
refusal-bad-text = Your message is empty.
refusal-kept-out = This server is closed to you. Ask its administrator.
refusal-unavailable = This table can’t be opened right now. Try again later.
refusal-rules-gone = This game began under older rules that this server no longer has.
refusal-option-seats = This option isn’t available with this number of players.
refusal-option-by-host = Only the server’s administrator can change this.
refusal-no-plans = You can’t make plans in this game.
refusal-plan-incomplete = The plan must reach the end of your turn before it can play by itself.
refusal-plan-your-turn = It is your turn: confirm the plan.
refusal-plan-not-now = There is nothing to plan right now.
refusal-plan-luck = You can’t plan past this step: what follows depends on luck or on other players.
refusal-plan-reveals = You can’t plan this step: it would reveal something hidden.
refusal-paused = The game is paused. Wait until it resumes.
refusal-no-time = This game has no clock to pause.
refusal-other = That isn’t possible right now.

## People: who has gone, who may talk, who may watch

host = host
let-back = A bot is playing for you.
take-back = Take my seat back
notice-bot-plays = { $name } has been away for a while. A bot is playing for now.
notice-bot-plays-you = You have been away for a while, so a bot is playing for you. You can take your seat back.
notice-took-back = { $name } is back and playing again.
notice-took-back-you = You have your seat back.
notice-host = { $name } is the host now.
notice-host-you = The host has been away for a while. You are the host now.
notice-removed-you = The host has asked you to leave your seat.
notice-muted-you = The host has muted you at this table.
notice-unmuted-you = You can chat at this table again.
remove = Ask to leave
remove-title = Ask { $name } to leave?
remove-lead = The seat becomes free, and { $name } can’t sit down at this table again.
spectators-may = Spectators may
    .talk = watch and chat
    .watch = watch only
    .none = watch until the game begins
watching-silent = You are watching. You see what a spectator may see.
chat-silent = Only players can chat at this table.
chat-muted = The host has muted you at this table.
about-guest = Messages from { $name }
chat-hide = Hide for me
chat-mute = Mute for everyone
chat-unmute = Unmute { $name }
chat-hidden =
    { $count ->
        [one] You don’t see what one person says.
       *[other] You don’t see what { $count } people say.
    }
chat-show = Show everything
resume-votes = Votes: { $have } of { $need }.
pause-until = It resumes by itself at { $time }.
storage-trouble = Storage trouble: nothing can be saved right now. The server keeps trying, and nothing is lost.
refusal-storage-trouble = Storage trouble: that could not be saved, so nothing has changed. Try again in a moment.
refusal-not-away-yet =
    { $seconds ->
        [one] Wait one more second: they may be back at any moment.
       *[other] Wait { $seconds } more seconds: they may be back at any moment.
    }
refusal-no-spectators = Only its players can watch this table.
refusal-spectators-silent = Only players can chat at this table.
refusal-muted = The host has muted you at this table.
refusal-asked-to-leave = The host has asked you to leave: you can’t sit down at this table.
refusal-no-such-guest = That person isn’t at this table.
refusal-name-taken = Somebody at this table is already called { $name }. Choose another name on the home page.

## The coach

try-it = Try it
glossary-all = All terms
hint = What would you play?
hint-sure = I would play this. { $reasons }
hint-likely = Probably this. { $reasons }
hint-even = Several moves are about as good; one of them is this. { $reasons }
hint-play = Play it
second-look = Another look? I would play something else. { $reasons } Play your move again to keep it.
coach = Coach
coach-off = Off
    .help = No lamp, no word.
coach-asked = Hints on request
    .help = The lamp says what it would play, and why.
coach-word = A word when a move costs much
    .help = Before such a move you are asked to look again. Play it once more to keep it.
hints = Everyone may ask the coach
    .help = Among people there are hints only if the table allows them. Everybody sees it.
hints-here = Everyone at this table may ask the coach for hints.

## Lessons

first-steps-lead = Short lessons on the real board. Leave whenever you like: you go on where you stopped.
no-lesson-title = No such lesson
no-lessons-lead = This game has no lessons yet. Its rules explain everything.
lesson-offline = Without a network only the lesson’s own way can be followed. Try another move, or let it be shown.
lesson-begin = Go on
lesson-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
lesson-was-done = done
lesson-step = Step { $at } of { $of }
lesson-says = What the lesson says
lesson-go-on = Continue
lesson-let-time-run = Let time run
lesson-back = Back
lesson-take-back = Take it back
lesson-show-me = Show me
lesson-missed = That does not lead there. Take it back and try something else.
lesson-done = “{ $title }” is done.
lesson-again = Once more
lesson-next = Next: { $title }
lesson-list = All lessons
lesson-leave = Leave
lesson-forget = Forget my progress

## Slow games

tempo = When you play
tempo-when = Live or slow?
tempo-live = Live
    .help = Everybody is at the table until the game is over.
tempo-slow = Slow
    .help = Over days: you make your moves when you have time.
no-slow-form = { $game } is played in real time: the sand timers run for everybody at once. That is why there is no slow form.
turn-time = Time for each turn
    .help = Your time runs only while the table waits for you.
hours-8 = 8 hours
hours-24 = 1 day
hours-72 = 3 days
hours-168 = 7 days
hours-0 = No limit
time-end = When the time is up
time-end-bot-plays = A bot plays this turn
    .help = The player keeps the seat and plays the next turn.
time-end-vote = The others vote
    .help = More than half of the others decide: wait, or let a bot play.
time-end-bot-sits = A bot takes the seat
    .help = It plays until the player comes back.
slow-terms = Slow game. Time for each turn: { $time }. When the time is up: { $end }.
slow-terms-none = Slow game, with no time limit.
on-holiday = on holiday until { $date }
holiday-until = You are on holiday until { $date }.
holiday-end = End the holiday now
holiday-begin = Start the holiday
holiday-days = How long?
holiday-left =
    { $count ->
        [0] You have no holiday left this year.
        [one] You have 1 day of holiday left this year.
       *[other] You have { $count } days of holiday left this year.
    }
days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
time-over-of = Time is up for { $name }.
series = After { $count ->
    [one] 1 game
   *[other] { $count } games
}, victories: { $score }
own-note-to-self = Note to yourself
own-note-lead = Only you can read it. It stays here until you remove it.
own-note-yours = Your note:
own-note-leave = Leave yourself a note
own-note-edit = Edit
own-note-save = Save
own-note-remove = Remove
time-over-you = Your time is up. You can still make your move.
vote = Vote
    .about = More than half of the other players decide.
vote-again = Change your vote
vote-wait = Wait
vote-bot-plays = A bot plays this turn
vote-bot-sits = A bot takes the seat
refusal-no-vote = There is nothing to vote on right now.
problem-no-slow-form = A game in real time has no slow form: its timers run for everybody at once.
problem-on-holiday = You are on holiday already.
problem-no-holiday-left = You don’t have that many days of holiday left. Choose fewer.

## One device for several people

company-here = People here, one device
sitter-here = Somebody here
    .help = Shares this device. You pass it on after each turn.
sitter-name = Name
player-number = Player { $number }
summary-here =
    { $count ->
        [one] somebody here
       *[other] { $count } people here
    }
curtain = Pass the device to { $name }
    .help = Hands stay hidden until then.
curtain-lift = I am { $name }
refusal-curtain = It is not this player’s turn. Pass the device on first.
problem-no-sharing = This game is played in real time, so each player needs a device of their own.
problem-no-slow-sharing = People who share a device play live. Choose “{ tempo-live }”.
