"""A ladder: which of several bots is how strong, from games that are balanced and can be interrupted.

In each *round* every group of bots plays the same deal, once for every rotation around the table. So every bot meets
every other equally often, in every seat equally often, with the same cards. A ladder of *steps* spares what tells
little: each bot meets only the next stronger one, and quick. The games of a ladder are kept in its folder as they
finish. Killed at any moment, it goes on where it was, and its table is the same as without the stop.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement, pairwise
from math import ceil, comb
from pathlib import Path
from typing import Any, Final

import msgspec

from webfoot.bots import arena
from webfoot.bots.contest import Fixture, Outcome
from webfoot.bots.records import append, mend, read_outcomes
from webfoot.bots.standings import ANCHOR
from webfoot.core.chance import QuickChance
from webfoot.core.errors import BadRecord, WebfootError
from webfoot.core.game import Game
from webfoot.core.registry import game as game_of

SIZES: Final = (2, 4)
"""Numbers of players for which a game is measured, besides the most that it takes."""
SHORT_GAMES: Final = 400
LONG_GAMES: Final = 100
"""Games of each pair, if nothing else is said: an interval of 5 % for short games, of 10 % for long ones."""
MOST_ENTRANTS: Final = 32
MOST_GAMES: Final = 1_000_000
SETTINGS: Final = "ladder.json"
OUTCOMES: Final = "outcomes.jsonl"


class BadLadder(WebfootError):
    """Entrants that make no ladder, or a folder of another one."""


class Ladder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the games of a ladder have in common. Another value would make other games, and another ladder."""

    game: str
    rules: int
    """The version of the game's rules."""
    bots: list[str]
    seats: int
    seed: int
    """The number of the first deal."""
    options: dict[str, Any]
    at_once: bool
    milliseconds: int
    """How long a bot in another program may take for a decision."""
    decisions: int | None = None
    """After how many decisions a game is broken off; see `Terms`."""
    steps: bool = False
    """Whether each bot meets only its neighbours in the list, and quick."""


def check(ladder: Ladder, rounds: int) -> None:
    """Raise an error if no game can be played: BadLadder, or what `arena.check` raises."""
    bots = ladder.bots
    if not 2 <= len(bots) <= MOST_ENTRANTS:
        raise BadLadder(f"a ladder is for 2 to {MOST_ENTRANTS} bots, not {len(bots)}")
    twice = next((bot for bot in bots if bots.count(bot) > 1), None)
    if twice is not None:
        raise BadLadder(f"{twice} is named twice; name each bot once")
    game_of(ladder.game).edition_of(ladder.seats, ladder.options)
    games = _count(ladder) * ladder.seats * rounds
    if games > MOST_GAMES:
        raise BadLadder(f"that would be {games} games, more than {MOST_GAMES}: name fewer bots, seats or rounds")
    for group in groups(ladder):
        arena.check(ladder.game, group, ladder.options)


def _count(ladder: Ladder) -> int:
    """Count the groups without listing them: there may be too many."""
    bots, seats = len(ladder.bots), ladder.seats
    if ladder.steps:
        return len(groups(ladder))
    return comb(bots, seats) if bots >= seats else comb(bots + seats - 1, seats)


def sizes(game: Game[Any]) -> list[int]:
    """Return the numbers of players for which this game is measured."""
    return sorted({min(max(size, game.min_seats), game.max_seats) for size in (*SIZES, game.max_seats)})


def usual_rounds(game: Game[Any], seats: int) -> int:
    """Return how many deals let each pair of a ladder of steps play often enough."""
    wanted = SHORT_GAMES if game.short else LONG_GAMES
    return ceil(wanted / (seats * len(halves_of(("", ""), seats))))


def groups(ladder: Ladder) -> list[tuple[str, ...]]:
    """Return the bots of each table."""
    if not ladder.steps:
        return groups_of(ladder.bots, ladder.seats)
    return [group for pair in steps_of(ladder.bots) for group in halves_of(pair, ladder.seats)]


def steps_of(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Return the pairs of neighbours, then the pairs of the others with quick."""
    neighbours = list(pairwise(bots))
    if ANCHOR not in bots:
        return neighbours
    middle = list(bots).index(ANCHOR)
    return neighbours + [(bot, ANCHOR) for at, bot in enumerate(bots) if abs(at - middle) > 1]


def halves_of(pair: tuple[str, str], seats: int) -> list[tuple[str, ...]]:
    """Return the tables at which two bots share the seats equally; with an odd number each once has one more."""
    one, other = pair
    half = seats // 2
    if seats % 2 == 0:
        return [(one,) * half + (other,) * half]
    return [(one,) * (half + 1) + (other,) * half, (one,) * half + (other,) * (half + 1)]


def groups_of(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return every group of different bots; if there are too few for a table, every mixture of them."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [group for group in combinations_with_replacement(bots, seats) if len(set(group)) > 1]


def fixtures(ladder: Ladder, rounds: int) -> list[Fixture]:
    """List the games of so many rounds, in the order in which they are played."""
    made = []
    for deal in range(ladder.seed, ladder.seed + rounds):
        for group in groups(ladder):
            order = _shuffled(group, deal)
            for rotation in range(ladder.seats):
                sitting = tuple(order[(seat + rotation) % ladder.seats] for seat in range(ladder.seats))
                made.append(Fixture(ladder.game, deal, rotation, sitting))
    return made


def _shuffled(group: Sequence[str], deal: int) -> list[str]:
    """Let other bots be neighbours in every deal: rotation alone would leave them as they are."""
    text = f"webfoot-ladder {deal} {' '.join(group)}"
    chance = QuickChance(int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big"))
    order = list(group)
    for last in range(len(order) - 1, 0, -1):
        other = chance.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


class LadderFolder:
    """The folder of a ladder: what it is about, and the games that are finished."""

    def __init__(self, folder: Path, ladder: Ladder) -> None:
        """Begin a ladder, or go on with it. Raises BadLadder if the folder belongs to another one."""
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        settings = folder / SETTINGS
        if settings.exists():
            self._compare(settings, ladder)
        else:
            draft = settings.with_suffix(".part")
            draft.write_bytes(msgspec.json.format(msgspec.json.encode(ladder), indent=1) + b"\n")
            draft.replace(settings)
        self._file = folder / OUTCOMES
        mend(self._file)

    def finished(self) -> dict[Fixture, Outcome]:
        """Return the games that have been played. Raises BadRecord."""
        return {outcome.fixture: outcome for outcome in read_outcomes(self._file)}

    def keep(self, outcome: Outcome) -> None:
        """Write down a finished game."""
        append(self._file, outcome)

    def _compare(self, settings: Path, ladder: Ladder) -> None:
        try:
            known = msgspec.json.decode(settings.read_bytes(), type=Ladder)
        except msgspec.DecodeError as error:
            raise BadRecord(f"{settings}: not the settings of a ladder: {error}") from None
        for name in Ladder.__struct_fields__:
            if getattr(known, name) != getattr(ladder, name):
                raise BadLadder(
                    f"{self.folder} holds another ladder: {name} was {getattr(known, name)}, "
                    f"not {getattr(ladder, name)}; choose another folder"
                )
