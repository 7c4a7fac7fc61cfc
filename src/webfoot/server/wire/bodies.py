"""Bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from webfoot.bots.study import Study
from webfoot.core.errors import Refusal
from webfoot.core.game import Language
from webfoot.core.hints import Hint
from webfoot.core.summary import Summary
from webfoot.server.wire.tables import Me, SlowGame, Step, TableInfo
from webfoot.server.wire.terms import MAX_PLAN, Level, Name, Plain


class NewSeat(Plain, frozen=True):
    kind: Literal["me", "here", "open", "link", "bot"]
    """here: another person, who shares your device."""
    level: Level = "quick"
    name: Name | None = None
    """Of the person who shares your device."""


class NewTable(Plain, frozen=True):
    game: Annotated[str, msgspec.Meta(max_length=32)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, bool | str] = msgspec.field(default_factory=dict)
    listed: bool = False
    start: bool = False
    """Whether to start at once, if every seat is taken."""
    slow: SlowGame | None = None
    """Set if the game is to be played over days."""
    hints: bool = False
    """Whether everybody may ask the coach, also among people."""


class PlayOn(Plain, frozen=True):
    """A table at which a finished game is played on from one of its moments."""

    seq: Annotated[int, msgspec.Meta(ge=1)]
    """The row of the log after which the new game begins, one that was not undone."""
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]
    """One for each seat of the finished game. If all of them are taken, the game starts at once."""
    knows: Annotated[int, msgspec.Meta(ge=0, le=99)] | None
    """The seat from whose knowledge hidden things are redrawn; None leaves them as they truly were."""
    at: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """Real-time games: the instant after that row, in milliseconds since the start."""


class NewMe(Plain, frozen=True):
    name: Name
    language: Language


SettingName = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[a-z][a-z.-]*$")]
SettingValue = Annotated[str, msgspec.Meta(max_length=200)]
DeviceSettings = Annotated[dict[SettingName, SettingValue], msgspec.Meta(max_length=20)]


class NewHandover(Plain, frozen=True):
    """Another device is to go on as this guest."""

    settings: DeviceSettings
    """What this device has set for itself, for the other one to take over."""


class HandoverCode(Plain, frozen=True):
    code: str
    """Good once, and shown in two halves. In the address /continue#<code> it can be scanned."""
    until: int
    """When it ends, in milliseconds since 1970 by the server's clock."""


class Arrival(Plain, frozen=True):
    key: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    """A code, with or without its dash, or the secret of a recovery link."""


class HandoverGuest(Plain, frozen=True):
    """The guest of a code or a recovery link."""

    name: str
    you: bool
    """Whether this device is that guest already."""
    tables: int
    """The unfinished tables of that guest."""
    left: int
    """The unfinished tables of the guest that this device has been so far: it leaves them behind."""


class Arrived(Plain, frozen=True):
    me: Me
    settings: dict[str, str]
    """What the other device has set for itself; empty after a recovery link."""


class Recovery(Plain, frozen=True):
    made: int | None
    """When the recovery link was made, in milliseconds since 1970; None if there is none."""


class RecoveryLink(Plain, frozen=True):
    path: str
    """The address of the link on this server. It is shown once and kept nowhere."""
    made: int


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


class YourSeat(Plain, frozen=True):
    """The seat at which a guest sits or sat."""

    seat: int | None


class StudyAnswer(Plain, frozen=True):
    """The study of a finished game, or how far it is."""

    possible: bool
    """Whether there are calibrated chances of winning for this game at this table."""
    progress: float | None
    """The part that is done, from 0 to 1; None if it is not being worked out."""
    study: Study | None


class Outcome(Plain, frozen=True):
    """How a finished game was won: the same for everybody."""

    summary: Summary
    timed: bool
    """Whether this is a real-time game: its curve is drawn over time, that of any other game over its steps."""
    resigned: list[int]
    """The seats that were given up."""
    stood_in: list[int]
    """The seats that a bot has played to the end for a person."""


class LessonInfo(Plain, frozen=True):
    """One lesson of a game. Its title is the message `lesson-<lesson>` of the game's lessons."""

    lesson: str
    minutes: int
    steps: int
    teaches: list[str]
    """The rules that it shows."""


class TermInfo(Plain, frozen=True):
    """A term of a game, explained."""

    key: str
    """The same in every language."""
    term: str
    meaning: str
    rule: str | None
    words: list[str]
    """How it is written in texts, in small letters."""


class Terms(Plain, frozen=True):
    """The glossary of a game; without terms if it has none."""

    language: Language
    """English if the game lacks the language that was asked for."""
    title: str
    terms: list[TermInfo]
    no_terms: list[str]
    """Phrases with the word of a term in which it means something else, in small letters."""


class LevelRating(Plain, frozen=True):
    """What a level of bots has reached on a ladder."""

    level: Level
    rating: int
    """On the Elo scale, with the level quick at 0."""
    low: int
    high: int
    """The 95 % interval."""
    games: int


class TableRatings(Plain, frozen=True):
    """The ratings of levels with one number of players."""

    seats: int
    levels: list[LevelRating]


class GameRatings(Plain, frozen=True):
    """What ladders have measured of the levels of a game; other numbers of players were not measured."""

    tables: list[TableRatings]


class Note(Plain, frozen=True):
    """What somebody wrote about a moment of a finished game."""

    number: int
    step: int
    """How many steps of the game were made before."""
    name: str
    seat: int | None
    text: str
    at: int
    mine: bool
    """Whether the one who reads it wrote it."""


class NewNote(Plain, frozen=True):
    step: Annotated[int, msgspec.Meta(ge=0, le=999_999)]
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=280)]


class Notes(Plain, frozen=True):
    """The notes about a finished game, in the order of its moments."""

    notes: list[Note]
    may_write: bool
    """Whether the reader may talk at this table."""


class LessonSoFar(Plain, frozen=True):
    """What a learner has done in a lesson."""

    made: Annotated[list[dict[str, Any] | None], msgspec.Meta(max_length=MAX_PLAN)] = msgspec.field(
        default_factory=list
    )
    """Moves in order; null for going on where a step is only to be read."""
    to: Annotated[int, msgspec.Meta(ge=0, le=200)] | None = None
    """Go on or back to this step, by the lesson's own solutions."""


class NewHoliday(Plain, frozen=True):
    days: Annotated[int, msgspec.Meta(ge=1, le=366)]


class Holiday(Plain, frozen=True):
    """Whether a guest is on holiday. Meanwhile the guest's time in slow games stands still."""

    until: int | None
    """When it ends, in milliseconds since 1970; None: no holiday now."""
    left: int
    """Whole days of holiday that this guest may still take."""


class Meant(Plain, frozen=True):
    """A move that a player means to make."""

    move: dict[str, Any]
    then: Annotated[list[dict[str, Any]], msgspec.Meta(max_length=MAX_PLAN)] = msgspec.field(default_factory=list)
    """The moves that are to follow it in the same turn."""


class SecondLook(Plain, frozen=True):
    """What the coach says to a move that is meant."""

    hint: Hint | None
    """What it would play instead; null if the move does not give away much."""


class Problem(Plain, frozen=True):
    """The body of every HTTP error."""

    problem: str
    """A message id of the client's locale files, after `problem-`."""
    detail: str = ""
    reason: Refusal | None = None
    """Set if the game itself refuses: the message `refusal-<rule>` of its locale files."""
