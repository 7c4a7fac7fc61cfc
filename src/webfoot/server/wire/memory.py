"""What the server remembers of a guest."""

from __future__ import annotations

from typing import Annotated

import msgspec

from webfoot.server.wire.accounts import Account
from webfoot.server.wire.calls import CallSettings
from webfoot.server.wire.tables import Me, Prepared
from webfoot.server.wire.terms import Level, Plain


class PastSeat(Plain, frozen=True):
    """A seat of a finished game."""

    name: str | None
    """The name of the person; None for a bot."""
    level: Level | None
    """Of the bot that played it in the end."""
    you: bool
    resigned: bool
    score: int | None
    place: int | None
    """Winners are first, the others follow by score; None if the game ended before results were kept."""


class PastGame(Plain, frozen=True):
    """A finished game. Its replay and its record are found by its table."""

    table: str
    game: str
    ended: int
    """Milliseconds since 1970; when the table was set up, if the game ended before results were kept."""
    length: int | None
    """Milliseconds from its start to its end."""
    seats: list[PastSeat]
    study: bool = False
    """Whether there is a study of it."""


class GameFigures(Plain, frozen=True):
    """How a guest has done in one game."""

    game: str
    games: int
    counted: int
    """Those with a result, from which the other figures are made."""
    wins: int
    places: list[int]
    """How often the guest came first, second and so on."""
    mean_score: float | None
    longest: int | None
    """The length of the longest game, in milliseconds."""
    longest_table: str | None


class History(Plain, frozen=True):
    games: list[PastGame]
    """The last ones first."""
    figures: list[GameFigures]
    """Of all games but those that began in the middle of another one, the most played game first."""
    more: bool
    """Whether there are more games: ask for more pages."""


class SaidLine(Plain, frozen=True):
    table: str
    at: int
    text: str


class ForgetMe(Plain, frozen=True):
    """The wish to be forgotten for good."""

    name: Annotated[str, msgspec.Meta(max_length=100)]
    """The guest's own name, typed by hand, so that nobody does it by mistake."""


class HolidaySpan(Plain, frozen=True):
    begins: int
    """Milliseconds since 1970."""
    ends: int


class Export(Plain, frozen=True):
    """Everything that the server remembers of a guest."""

    me: Me
    recovery: int | None
    """When the recovery link was made; the link itself is not kept."""
    running: list[str]
    """Tables whose game is not over."""
    history: History
    calls: CallSettings
    account: Account
    said: list[SaidLine]
    """Lines of chat."""
    holidays: list[HolidaySpan]
    """Of the last year."""
    prepared: dict[str, Prepared]
    """Notes and plans, by table."""
