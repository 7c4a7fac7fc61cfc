"""Everything that travels between the page and the server. The client's TypeScript types are generated from here.

One WebSocket a page, at /ws, JSON text messages. The page sends *commands* (`do`), the server sends *messages*
(`type`). Each command carries a `key` that the page makes up and never uses twice; the server answers each with
exactly one `accepted` or `refused` naming that key. After a reconnect the page sends its unanswered commands again
with the same keys: a command that was already applied is answered `accepted` again and not applied twice.

A table's history is numbered: `seq` counts the rows of its log. A page that has seen row 41 and receives a step with
seq 43 has missed one and asks to `watch` again, naming row 41: the answer is the present, with the rows after that.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from webfoot.core.errors import Refusal
from webfoot.core.game import Language, OptionInfo
from webfoot.core.plans import Rehearsal
from webfoot.core.summary import Summary

VERSION = 1
MAX_MESSAGE_BYTES = 24_576
"""Enough for a long plan of long moves; every other message is far shorter."""
MAX_PLAN = 200
MAX_PAGES = 20
"""Pages of the list of tables."""

Key = Annotated[str, msgspec.Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
TableId = Annotated[str, msgspec.Meta(min_length=8, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_.-]+$")]
"""A level of bots: one of ours, or the name of a bot that the administrator has added."""
Seat = Annotated[int, msgspec.Meta(ge=0, le=15)]
Seq = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
GameTime = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000_000)]
Plan = Annotated[list[msgspec.Raw], msgspec.Meta(max_length=MAX_PLAN)]


class Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything that is sent either way. Unknown fields are refused."""


# people, games, tables


class Me(Plain, frozen=True):
    id: str
    """A public id of this guest; not a secret."""
    name: str
    language: Language


class Title(Plain, frozen=True):
    """The title of a game as the home page shows it."""

    name: str
    pitch: str
    """What it is about, in a sentence; empty if the game does not say."""


class GameInfo(Plain, frozen=True):
    key: str
    titles: dict[Language, Title]
    """In every language of the page; in English where the game lacks one."""
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    levels: list[Level]
    windows: bool
    """Whether players are ever asked at the same time whether they react."""
    plans: bool
    """Whether turns can be tried out before they are played."""


class GameTexts(Plain, frozen=True):
    """What a page needs to put a game into words if it was built without the game."""

    language: Language
    """English if the game lacks the language that was asked for."""
    fluent: str
    """The game's messages, in Fluent syntax; empty if it has none."""
    events: dict[str, dict[str, Any]]
    """For each kind of event, what its fields are: see `webfoot.core.fields`."""


class SeatInfo(Plain, frozen=True):
    """One chair of a table."""

    kind: Literal["open", "link", "person", "bot"]
    """open: anybody may sit; link: reserved for the holder of its secret link."""
    name: str | None = None
    level: Level | None = None
    you: bool = False
    online: bool = False
    resigned: bool = False
    """Resigned by a person; a bot plays on."""
    absent: bool = False
    """Away for so long that the host may let a bot play."""
    stands_in: bool = False
    """A bot plays for the person named here, who may take the seat back."""
    yours: bool = False
    """The bot plays for you."""
    host: bool = False
    """The person who sits here is the host."""


Pace = Literal["calm", "brisk", "at-once"]
USUAL_PACE: Final[Pace] = "brisk"
Spectators = Literal["talk", "watch", "none"]
"""What guests without a seat may do: watch and talk; only watch; or only watch until the game begins."""


class TableInfo(Plain, frozen=True):
    id: str
    game: str
    options: dict[str, Any]
    """The options that players can choose."""
    edition: bool
    """Whether the server's administrator has supplied values of their own. The facts of this table are then at
    /api/tables/<id>/facts."""
    seats: list[SeatInfo]
    status: Literal["waiting", "playing", "over"]
    listed: bool
    """Whether the lobby shows it."""
    created: int
    """Milliseconds since 1970."""
    host: bool
    """Whether you are the host: you opened this table, or took over from a host who was away for long."""
    commitment: str
    """The hash of the secret seed of all shuffles, shown before the first card is dealt."""
    seed: str | None = None
    """The seed itself, once the game is over."""
    links: dict[int, str] = {}
    """For the host: the secret path of each seat that is reserved by a link."""
    next: str | None = None
    """The table of the rematch, if there is one."""
    spectators: Spectators = "talk"
    muted: list[str] = []
    """The guests who may not talk here. The host sees all of them, any other guest only themselves."""
    acting: list[int] = []
    """In games in turns: the people whose move the table waits for, as far as the server has it at hand."""


class ChatLine(Plain, frozen=True):
    name: str
    seat: int | None
    text: str
    at: int
    guest: str = ""
    """The public number of the guest who said it."""


class ReactionWindow(Plain, frozen=True):
    """Players are asked at the same time whether they react. It is the same for everybody, so it does not reveal who
    could."""

    opened: int
    closes: int
    """When the window opened and when it closes, in milliseconds since 1970 by the server's clock."""


class Clock(Plain, frozen=True):
    """The clock of a real-time game. It is the same for everybody."""

    origin: int
    """When game time was 0, by the server's clock (milliseconds since 1970). Every pause shifts it."""
    stopped: int | None
    """The game time at which time is stopped; None while it runs."""
    interrupted: bool
    """Whether time stopped because the server was away, and not because a player wished it."""
    wishes: list[int]
    """Seats that want time to stop if it runs, or to go on if it is stopped."""
    asked: list[int]
    """Seats that have a say: all of them have to want time to stop, more than half of them that it goes on."""
    until: int | None = None
    """When a pause that players agreed on ends by itself, by the server's clock."""


class Step(Plain, frozen=True):
    """One row of the table's log as one seat may know it."""

    seq: int
    kind: Literal["start", "play", "tick", "undo", "resign", "pause", "resume"]
    seat: int | None
    at: int
    """Milliseconds since the start of the game."""
    events: list[Any]
    """Events of the game, as this seat may know them."""


# HTTP


class NewSeat(Plain, frozen=True):
    kind: Literal["me", "open", "link", "bot"]
    level: Level = "quick"


class NewTable(Plain, frozen=True):
    game: Annotated[str, msgspec.Meta(max_length=32)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, bool | str] = {}
    listed: bool = False
    start: bool = False
    """Whether to start at once, if every seat is taken."""


class NewMe(Plain, frozen=True):
    name: Name
    language: Language


class TableCreated(Plain, frozen=True):
    table: str


Change = tuple[list[str | int], Any]
"""Where in a briefing, from outside to inside, and its new value."""


class Moment(Plain, frozen=True):
    """One moment of a replay."""

    step: Step
    changes: list[Change]
    """The differences from the briefing of the moment before. The first moment is one change, of everything."""


class Replay(Plain, frozen=True):
    table: TableInfo
    seat: int | None
    """The seat whose view this is; None for a spectator's."""
    timed: bool
    """Whether this is a real-time game. It is replayed by the clock, any other game by its moves."""
    moments: list[Moment]


class Outcome(Plain, frozen=True):
    """How a finished game was won: the same for everybody."""

    summary: Summary
    timed: bool
    """Whether this is a real-time game: its curve is drawn over time, that of any other game over its steps."""
    resigned: list[int]
    """The seats that were given up."""
    stood_in: list[int]
    """The seats that a bot has played to the end for a person."""


class Problem(Plain, frozen=True):
    """The body of every HTTP error."""

    problem: str
    """A message id of the client's locale files, after `problem-`."""
    detail: str = ""
    reason: Refusal | None = None
    """Set if the game itself refuses: the message `refusal-<rule>` of its locale files."""


# commands: page → server


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    key: Key


class WatchLobby(Command, frozen=True, tag="watch-lobby"):
    """Receive `lobby` now and what changes of it, until the next watch."""

    pages: Annotated[int, msgspec.Meta(ge=1, le=MAX_PAGES)] = 1
    """How much of a long list to show."""


class Watch(Command, frozen=True, tag="watch"):
    """Receive `table` now and every change of that table, until the next watch."""

    table: TableId
    seq: Seq = 0
    """The last row that this page has: only what came after it is sent."""
    seat: Seat | None = None
    """Through whose eyes the page has seen the rows it has; None: a spectator's. Others see other things: if you sit
    elsewhere now, the whole log is sent."""


class Sit(Command, frozen=True, tag="sit"):
    table: TableId
    seat: Seat


class Leave(Command, frozen=True, tag="leave"):
    """Stand up from a table that has not started."""

    table: TableId


class SetSeat(Command, frozen=True, tag="set-seat"):
    """The host changes who may sit on a chair nobody has taken; or, while playing, lets a bot play for somebody who
    has been away for a while."""

    table: TableId
    seat: Seat
    kind: Literal["open", "link", "bot"]
    level: Level = "quick"


class TakeBack(Command, frozen=True, tag="take-back"):
    """Take the seat back that a bot plays for me."""

    table: TableId


class Remove(Command, frozen=True, tag="remove"):
    """The host asks somebody to leave a seat before the start. That guest cannot sit down here again."""

    table: TableId
    seat: Seat


class Mute(Command, frozen=True, tag="mute"):
    """The host does not let a guest talk here, or does again."""

    table: TableId
    guest: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
    on: bool


class SetSpectators(Command, frozen=True, tag="set-spectators"):
    """The host says what those may do who have no seat."""

    table: TableId
    spectators: Spectators


class Start(Command, frozen=True, tag="start"):
    table: TableId


class Play(Command, frozen=True, tag="play"):
    table: TableId
    seq: Seq
    """The last row that this page has seen. A move chosen for an older position is refused as stale. While a window
    is open, every row since it opened counts as the last one for the seats that are asked, because others have only
    answered. In a real-time game nothing is stale: the move is judged as of the instant at which it counts."""
    move: msgspec.Raw
    at: GameTime | None = None
    """In real-time games: when this move was made, as the page reckons. It counts as made then, as far as the seat's
    allowance goes, but never before the last row."""


class Rehearse(Command, frozen=True, tag="rehearse"):
    """Try a plan, that is, a list of moves. Answered with `rehearsed`, to this page alone. Changes nothing."""

    table: TableId
    moves: Plan


class PlayAll(Command, frozen=True, tag="play-all"):
    """Play a whole plan: every move in order, or none. A refusal names the step in `step`, from 0."""

    table: TableId
    seq: Seq
    """The last row that this page has seen."""
    moves: Plan


class Pause(Command, frozen=True, tag="pause"):
    """Where the rules know time: I want it to stand still, or to go on. It stands still when everybody asked wants
    it, and goes on when more than half of them do; to want what is so already takes a wish back."""

    table: TableId
    paused: bool


class Ping(Command, frozen=True, tag="ping"):
    """Ask for the server's clock. Answered with `pong` at once."""


class Undo(Command, frozen=True, tag="undo"):
    """Undo your own last step."""

    table: TableId
    seq: Seq


class Resign(Command, frozen=True, tag="resign"):
    """Resign. A bot plays on for the seat, which can no longer win."""

    table: TableId


class Rematch(Command, frozen=True, tag="rematch"):
    """After the end: open a new table with the same people, bots and options. Everybody is told."""

    table: TableId


class AutoPass(Command, frozen=True, tag="auto-pass"):
    """Start or stop letting the server decline every reaction for you, at the moment at which bots answer."""

    table: TableId
    on: bool


class SetPace(Command, frozen=True, tag="set-pace"):
    """Say how fast you want bots to play at this table. The slowest wish of the players who are present counts."""

    table: TableId
    pace: Pace


class Say(Command, frozen=True, tag="say"):
    table: TableId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


AnyCommand = (
    WatchLobby
    | Watch
    | Sit
    | Leave
    | SetSeat
    | TakeBack
    | Remove
    | Mute
    | SetSpectators
    | Start
    | Play
    | Rehearse
    | PlayAll
    | Pause
    | Ping
    | Undo
    | Resign
    | Rematch
    | AutoPass
    | SetPace
    | Say
)


# messages: server → page


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message of every connection."""

    version: int
    me: Me
    now: int
    """The server's clock, in milliseconds since 1970."""


class Accepted(Message, frozen=True, tag="accepted"):
    key: str


class Refused(Message, frozen=True, tag="refused"):
    """Nothing has changed. The rule is a rule id of the game, or one of the table's own reasons:
    stale, not-your-seat, not-seated, seat-taken, no-such-table, no-such-seat, not-started, already-started,
    seats-empty, game-over, not-over, not-host, undo-horizon, not-a-move, too-fast, already-seated, bad-name,
    no-plans, plan-not-now, plan-luck, paused, no-time, too-many-bots, storage-trouble,
    not-away-yet, no-spectators, spectators-silent, muted, asked-to-leave, no-such-guest, name-taken, unknown-bot."""

    key: str | None
    reason: Refusal


class Malformed(Message, frozen=True, tag="malformed"):
    """The text was not a command; `detail` says where it is wrong."""

    detail: str


class Lobby(Message, frozen=True, tag="lobby"):
    tables: list[TableInfo]
    """Tables that are open to everybody, the newest first, as a stranger sees them."""
    mine: list[TableInfo]
    """Your own tables whose game is not over, the newest first, listed or not."""
    more: bool
    """Whether there may be more tables: ask for more pages."""


class LobbyChanged(Message, frozen=True, tag="lobby-changed"):
    """What is new of the tables that are open to everybody."""

    tables: list[TableInfo]
    """New ones, and those of which something has changed."""
    gone: list[str]
    more: bool


class LobbyOwn(Message, frozen=True, tag="lobby-own"):
    """Your own tables have changed: all of them."""

    mine: list[TableInfo]


class Table(Message, frozen=True, tag="table"):
    """The whole present state of a table, as this seat may know it."""

    table: TableInfo
    seat: int | None
    seq: int
    brief: Any
    """webfoot.core.game.Briefing, or None before the start."""
    since: int
    """The row after which `log` begins: the one named in `watch`, or 0."""
    log: list[Step]
    chat: list[ChatLine]
    can_undo: bool
    thinking: list[int]
    """Seats whose bot is thinking now."""
    window: ReactionWindow | None
    auto_pass: bool
    """Whether the server declines reactions for you; nobody else is told."""
    pace: Pace
    """How fast you want bots to play here; nobody else is told."""
    clock: Clock | None
    """Set once a real-time game has begun."""
    trouble: bool = False
    """Whether the storage gives trouble, so that nothing can be written now."""


class Stepped(Message, frozen=True, tag="stepped"):
    """One more row, and the position after it."""

    table: str
    step: Step
    brief: Any
    can_undo: bool
    window: ReactionWindow | None


class Rehearsed(Message, frozen=True, tag="rehearsed"):
    """The outcome of a plan. Sent just before the `accepted` of the same key."""

    key: str
    rehearsal: Rehearsal


class TableChanged(Message, frozen=True, tag="table-changed"):
    """Seats, status or links have changed."""

    table: TableInfo
    seat: int | None


class ClockChanged(Message, frozen=True, tag="clock-changed"):
    """Time has stopped or goes on, or a player wishes it."""

    table: str
    clock: Clock


class Notice(Message, frozen=True, tag="notice"):
    """Something about the people of a table that one should not miss."""

    table: str
    notice: Literal["bot-plays", "took-back", "host", "removed", "muted", "unmuted"]
    """removed, muted and unmuted are told to whom it concerns alone."""
    name: str
    """Of whom it tells."""
    you: bool


class Dismissed(Message, frozen=True, tag="dismissed"):
    """This table does not let you watch any more."""

    table: str


class Storage(Message, frozen=True, tag="storage"):
    """Something could not be written, and the server tries again by itself; or that is over."""

    table: str
    trouble: bool


class Pong(Message, frozen=True, tag="pong"):
    """Sent just before the `accepted` of the same key."""

    key: str
    now: int
    """The server's clock, in milliseconds since 1970."""


class Thinking(Message, frozen=True, tag="thinking"):
    table: str
    seats: list[int]


class Chat(Message, frozen=True, tag="chat"):
    table: str
    line: ChatLine


class AutoPassing(Message, frozen=True, tag="auto-passing"):
    """Sent to your own pages alone: whether the server declines reactions for you."""

    table: str
    on: bool


AnyMessage = (
    Welcome
    | Accepted
    | Refused
    | Malformed
    | Lobby
    | LobbyChanged
    | LobbyOwn
    | Table
    | Stepped
    | Rehearsed
    | TableChanged
    | ClockChanged
    | Storage
    | Notice
    | Dismissed
    | Pong
    | Thinking
    | Chat
    | AutoPassing
)
