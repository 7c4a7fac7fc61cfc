"""What a page is shown: people, games, and tables with their log, clock and chat."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from webfoot.core.game import Language
from webfoot.core.options import OptionInfo
from webfoot.server.wire.terms import Level, Plain


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
    lessons: int
    """How many lessons the game has."""
    coach: bool
    """Whether a coach can be asked for a move."""
    timed: bool
    """Whether it is played in real time. Such a game has no slow form."""


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
    holiday: int | None = None
    """In slow games: until when this person is on holiday, in milliseconds since 1970."""


Pace = Literal["calm", "brisk", "at-once"]
USUAL_PACE: Final[Pace] = "brisk"
AtTheEnd = Literal["bot-plays", "vote", "bot-sits"]
"""What happens when a player's time in a slow game ends: a bot plays this turn, the others vote, or a bot takes the
seat until the player comes back."""
Verdict = Literal["wait", "bot-plays", "bot-sits"]
"""A vote about a player whose time is over."""
Hours = Literal[0, 8, 24, 72, 168]
Spectators = Literal["talk", "watch", "none"]
"""What guests without a seat may do: watch and talk; only watch; or only watch until the game begins."""


class SlowGame(Plain, frozen=True):
    """The terms of a game that is played over days. The time of a seat runs only while the table waits for it."""

    hours: Hours
    """For each turn; 0: as long as anybody likes."""
    then: AtTheEnd = "bot-plays"


class PlayedOn(Plain, frozen=True):
    """The moment of a finished game in which the game of a table begins."""

    table: str
    """The table of that game."""
    seq: int
    """The row of its log after which this game begins."""
    at: int
    """Milliseconds since the start of that game."""
    knows: int | None
    """The seat from whose knowledge hidden things were redrawn; None if they are as they truly were."""


class Prepared(Plain, frozen=True):
    """What you have prepared at a table while it is not your turn. Nobody else is told."""

    note: str
    moves: list[Any]
    """Your plan."""
    auto: bool
    """Whether it plays by itself when your turn comes, if nothing that it relies on has changed."""
    changed: bool
    """Whether it has not played by itself, because something has changed."""


class SeriesInfo(Plain, frozen=True):
    """Games that the same people have played at tables that follow each other, before the game of this table."""

    games: int
    wins: list[int]
    """By seat; a shared victory counts for each of its winners."""


class TableInfo(Plain, frozen=True):
    id: str
    game: str
    options: dict[str, Any]
    """The options that players can choose."""
    edition: bool
    """Whether what is printed on the pieces may differ from the present game: by values that the server's
    administrator has supplied, or by earlier rules. The facts of this table are then at /api/tables/<id>/facts."""
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
    links: dict[int, str] = msgspec.field(default_factory=dict)
    """For the host: the secret path of each seat that is reserved by a link."""
    next: str | None = None
    """The table of the rematch, if there is one."""
    spectators: Spectators = "talk"
    hints: bool = False
    """Whether everybody may ask the coach, also among people."""
    muted: list[str] = msgspec.field(default_factory=list)
    """The guests who may not talk here. The host sees all of them, any other guest only themselves."""
    acting: list[int] = msgspec.field(default_factory=list)
    """In games in turns: the people whose move the table waits for, as far as the server has it at hand."""
    origin: PlayedOn | None = None
    """Set if the game begins in a moment of another one, and not with the set-up."""
    slow: SlowGame | None = None
    """Set if the game is played over days."""
    until: dict[int, int] = msgspec.field(default_factory=dict)
    """In slow games: when the time of each seat that it waits for ends, in milliseconds since 1970 by the server's
    clock."""
    late: int | None = None
    """In slow games: the seat about which the others vote, because its time is over."""
    votes: dict[int, Verdict] = msgspec.field(default_factory=dict)
    """What each seat has voted about it."""
    said: int | None = None
    """When something was last said here, as far as the server has it at hand."""
    read: int | None = None
    """In slow games: up to when you have read what was said, on any device."""
    series: SeriesInfo | None = None
    """Set if this is a rematch of the same people."""


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
    closes: int | None
    """When the window opened and when it closes, in milliseconds since 1970 by the server's clock. None: when all who
    are asked have answered."""


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
