"""How strong the bots of a game are: what ladders have measured, kept beside the game (`ratings.json`).

The server shows it beside each level, and the documentation is written from the same file. Nothing is said of numbers
of players that nobody has measured, nor of older versions of the rules.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any, Final

import msgspec

from webfoot.bots.levels import measured_as
from webfoot.bots.ratings import wilson
from webfoot.bots.standings import ANCHOR
from webfoot.core.errors import WebfootError
from webfoot.core.game import Game

FILE: Final = "ratings.json"
LEAST_DEALS: Final = 10
"""Fewer deals say too little to be published: intervals come from drawing deals again."""
_COMMIT: Final = re.compile(r"[0-9a-f]{7,40}")

Count = Annotated[int, msgspec.Meta(ge=1)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class BadRatings(WebfootError):
    """The ratings kept beside a game cannot be right; the message says why."""


class Rating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one bot has reached."""

    bot: Text
    rating: int
    """On the Elo scale, with quick at 0."""
    low: int
    high: int
    """The 95 % interval."""
    games: Count
    """Seats played: three seats at one table are three games."""
    milliseconds: Annotated[float, msgspec.Meta(ge=0)]
    """Mean thinking time for a decision, on the machine that played."""


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The games in which two bots shared a table."""

    first: Text
    second: Text
    games: Count
    wins: Annotated[float, msgspec.Meta(ge=0)]
    """Of the first; a win that is shared counts as a part."""

    @property
    def interval(self) -> tuple[float, float]:
        """Return between which shares of wins it lies, with 95 %."""
        return wilson(self.wins, self.games)


class Deals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Deals that were played: so many numbers from the first on."""

    first: int
    last: int


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One ladder: what was measured with one number of players, and how."""

    seats: Count
    rules: Count
    """The version of the game's rules."""
    options: dict[str, bool | str | int]
    """Options other than the usual ones."""
    at_once: bool
    deals: list[Deals]
    games: Count
    broken_off: int
    """Games that did not end and count as draws."""
    commit: str
    machine: Text
    bots: Annotated[list[Rating], msgspec.Meta(min_length=2)]
    matches: list[Match]

    def of(self, bot: str) -> Rating | None:
        """Return what a bot has reached; None if it was not measured."""
        return next((one for one in self.bots if one.bot == bot), None)


class Strengths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that was measured of a game's bots."""

    game: str
    ladders: list[Measured]


def read(text: bytes, game: Game[Any], name: str = FILE) -> Strengths:
    """Read the ratings of a game. Raises BadRatings."""
    try:
        found = msgspec.json.decode(text, type=Strengths)
    except msgspec.DecodeError as error:
        raise BadRatings(f"{name}: no ratings: {error}") from None
    wrong = next(_mistakes(found, game), None)
    if wrong is not None:
        raise BadRatings(f"{name}: {wrong}")
    return found


def _mistakes(found: Strengths, game: Game[Any]) -> Any:
    if found.game != game.key:
        yield f"these are the ratings of {found.game}, not of {game.key}"
    seats = [ladder.seats for ladder in found.ladders]
    if seats != sorted(set(seats)):
        yield "the ladders must be in the order of their seats, and each number of seats there once"
    for ladder in found.ladders:
        for wrong in _mistakes_of(ladder, game):
            yield f"{ladder.seats} players: {wrong}"


def _mistakes_of(ladder: Measured, game: Game[Any]) -> Any:
    if not game.min_seats <= ladder.seats <= game.max_seats:
        yield f"{game.key} is for {game.min_seats} to {game.max_seats} players"
    anchor = ladder.of(ANCHOR)
    if anchor is None or (anchor.rating, anchor.low, anchor.high) != (0, 0, 0):
        yield f"{ANCHOR} must be there, with the rating 0"
    names = [one.bot for one in ladder.bots]
    if len(set(names)) < len(names):
        yield "a bot has two ratings"
    for one in ladder.bots:
        if not one.low <= one.rating <= one.high:
            yield f"the rating {one.rating} of {one.bot} is not between {one.low} and {one.high}"
    for match in ladder.matches:
        if not {match.first, match.second} <= set(names):
            yield f"{match.first} and {match.second} have met, but one of them has no rating"
        if match.wins > match.games:
            yield f"{match.first} cannot win {match.wins:g} of {match.games} games"
    if any(deals.last < deals.first for deals in ladder.deals) or _number(ladder.deals) < LEAST_DEALS:
        yield f"there must be at least {LEAST_DEALS} deals"
    if not _COMMIT.fullmatch(ladder.commit):
        yield f"{ladder.commit!r} is no commit"


def _number(deals: list[Deals]) -> int:
    return sum(some.last - some.first + 1 for some in deals)


@lru_cache(maxsize=64)
def strengths(game: Game[Any]) -> Strengths | None:
    """Return what is kept beside a game (`Game.package`); None if nothing is. Raises BadRatings."""
    file = files(game.package).joinpath(FILE)
    return read(file.read_bytes(), game, f"{game.key}: {FILE}") if file.is_file() else None


def of_levels(game: Game[Any], levels: list[str]) -> dict[int, dict[str, Rating]]:
    """Return the ratings of these levels, by the number of players, under the present rules and the usual options."""
    found = strengths(game)
    return {
        ladder.seats: {name: rating for name in levels if (rating := ladder.of(measured_as(name, game))) is not None}
        for ladder in (found.ladders if found is not None else [])
        if ladder.rules == game.version and not ladder.options and not ladder.at_once
    }
