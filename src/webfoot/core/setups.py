"""The set-ups with which the laws are tested: every number of seats, and every value of every option where it exists.

What a seat may know can depend on any option. So the first set-ups are not random: together they cover every value
that players can choose. Later ones are drawn at random.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

from webfoot.core.chance import QuickChance
from webfoot.core.errors import BadOptions
from webfoot.core.game import Game
from webfoot.core.options import OptionInfo, Options

DRAWS = 100
"""How often options are drawn again because they do not go together."""
CANDIDATES = 20
"""How many set-ups are drawn to choose the one that covers most of the missing values."""


class Value(NamedTuple):
    """A value of an option at a number of seats."""

    option: str
    value: object
    seats: int
    """0 where the game is too long to try every value at every number of seats. Without an option, just this
    number."""


def choices(info: OptionInfo) -> list[object]:
    """Return every value of an option."""
    return [False, True] if info.choices is None else list(info.choices)


def random_setup(game: Game[Any], chance: QuickChance) -> tuple[int, Options]:
    """Draw a number of seats and options that go together; each option keeps its default half of the time."""
    for _ in range(DRAWS):
        seats = game.min_seats + chance.below(game.max_seats - game.min_seats + 1)
        chosen: dict[str, object] = {}
        for info in game.option_infos():
            if chance.below(2):
                possible = choices(info)
                chosen[info.name] = possible[chance.below(len(possible))]
        with suppress(BadOptions):
            return seats, game.parse_options(seats, chosen)
    raise AssertionError(f"{game.key}: {DRAWS} times, random options did not go together")


def setup_of(game: Game[Any], number: int) -> tuple[int, Options]:
    """Return the set-up with this number. The first ones cover every value; the others are drawn at random."""
    fixed = covering(game)
    return fixed[number] if number < len(fixed) else random_setup(game, QuickChance(number))


def values(game: Game[Any]) -> set[Value]:
    """Return everything to be covered: the values of each option at every number of seats where there is a choice."""
    every = range(game.min_seats, game.max_seats + 1)
    found = {Value("", None, seats) for seats in every}
    for info in game.option_infos():
        for value in choices(info):
            if game.timed:
                found.add(Value(info.name, value, 0))
            else:
                fitting = [seats for seats in info.seats or every if _goes_with(game, info.name, value, seats)]
                assert fitting, f"{game.key}: {info.name} can never be {value}"
                found |= {Value(info.name, value, seats) for seats in fitting}
    return found


def met_by(game: Game[Any], seats: int, options: Options) -> set[Value]:
    """Return what a game with this set-up covers."""
    chosen = {(info.name, getattr(options, info.name)) for info in game.option_infos()}
    return {Value("", None, seats), *(Value(name, value, 0 if game.timed else seats) for name, value in chosen)}


def _goes_with(game: Game[Any], option: str, value: object, seats: int) -> bool:
    """Whether this value can be chosen at this number of seats, with all other options at their defaults."""
    with suppress(BadOptions):
        game.parse_options(seats, {option: value})
        return True
    return False


@cache
def covering(game: Game[Any]) -> tuple[tuple[int, Options], ...]:
    """Return set-ups that together cover every value, as few as a simple search finds. The result never varies."""
    missing = values(game)
    chance = QuickChance(0)
    found: list[tuple[int, Options]] = []
    while missing:
        drawn = [_towards(game, missing, chance) for _ in range(CANDIDATES)]
        best = max(drawn, key=lambda setup: len(met_by(game, *setup) & missing))
        new = met_by(game, *best) & missing
        assert new, f"{game.key}: no set-up was found for {sorted(missing, key=str)[0]}"
        missing -= new
        found.append(best)
    return tuple(found)


def _towards(game: Game[Any], missing: set[Value], chance: QuickChance) -> tuple[int, Options]:
    """Make a set-up with as many missing values as go together, tried in random order."""
    wanted = sorted(missing, key=str)
    chance.shuffle(wanted)
    seats = wanted[0].seats or game.min_seats + chance.below(game.max_seats - game.min_seats + 1)
    options = game.parse_options(seats)
    chosen: dict[str, object] = {}
    for option, value, at in wanted:
        if option and option not in chosen and at in (0, seats):
            with suppress(BadOptions):
                options = game.parse_options(seats, {**chosen, option: value})
                chosen[option] = value
    return seats, options
