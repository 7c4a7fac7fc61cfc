"""Chances that can be believed: what a brain says of a position, corrected by how the games of bots ended.

`Brain.evaluate` is made to compare moves. As a chance of winning it may be too sure, or know nothing yet. So its word
is sharpened or flattened, then shrunk towards equal shares. How much depends on the game, the number of seats and how
far the game has come. `scripts/calibrate.py` fits that to games of bots and writes it beside the game
(`calibration.json`). Without such a file, or for other numbers of seats, there are no chances.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from webfoot.core.chance import Chance
from webfoot.core.game import Game

QUARTERS: Final = 4
WORLDS: Final = 16
"""Imagined positions over which the chances of one seat's knowledge are averaged."""
FILE: Final = "calibration.json"
_LEAST: Final = 1e-4
"""No value counts as less: a brain that gives up a seat too early can still be corrected."""


class Fit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The correction for one number of seats: two numbers for the middle of each quarter of a game."""

    weight: tuple[float, float, float, float]
    """From 0, which says equal shares, to 1, which believes the brain."""
    sharpness: tuple[float, float, float, float]
    """The power to which values are raised: below 1 they come closer to each other."""


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The games to which one correction was fitted."""

    games: int
    bots: str
    """The level of the bots that played them."""
    commit: str
    """The commit whose bots they were."""


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The corrections of a game, and where they come from."""

    game: str
    sources: dict[str, Source]
    """By the number of seats."""
    samples: str
    """The hash of the samples (SHA-256)."""
    fits: dict[str, Fit]
    """By the number of seats."""


@lru_cache(maxsize=64)
def calibration(package: str) -> Calibration | None:
    """Return what is stored beside a game (`Game.package`); None if nothing is."""
    file = files(package).joinpath(FILE)
    if not file.is_file():
        return None
    return msgspec.json.decode(file.read_bytes(), type=Calibration)


def fit_for(game: Game[Any], state: Any) -> Fit | None:
    """Return the correction for a position. None if there is none, or partners win together: no such games were
    played."""
    known = calibration(game.package)
    if known is None or any(len(team) > 1 for team in game.teams(state)):
        return None
    return known.fits.get(str(state.seats))


def chances(
    game: Game[Any],
    state: Any,
    progress: float,
    seat: int | None = None,
    chance: Chance | None = None,
    worlds: int = WORLDS,
) -> list[float] | None:
    """Return each seat's chance of winning; None if the game has no calibration for this table.

    Without a seat, they are those of the whole truth. With a seat, they are what that seat could know: the mean over
    positions that it could imagine, with luck from `chance`. `progress` is the part of the game that is over, from 0
    to 1.
    """
    fit = fit_for(game, state)
    if fit is None:
        return None
    if seat is None or state.over():
        return _of(game, state, fit, progress)
    assert chance is not None, "imagining needs luck"
    total = [0.0] * state.seats
    for _ in range(worlds):
        for place, part in enumerate(_of(game, state.imagine(seat, chance), fit, progress)):
            total[place] += part / worlds
    return total


def _of(game: Game[Any], state: Any, fit: Fit, progress: float) -> list[float]:
    values: list[float] = game.brain.evaluate(state)
    # What is over needs no correction.
    return values if state.over() else corrected(fit, values, progress)


def corrected(fit: Fit, values: Sequence[float], progress: float) -> list[float]:
    """Return chances from what a brain said."""
    weight, sharpness = _between(fit.weight, progress), _between(fit.sharpness, progress)
    return sharpened(values, weight, sharpness)


def sharpened(values: Sequence[float], weight: float, sharpness: float) -> list[float]:
    """Return values raised to a power, scaled to 1 together, and shrunk towards equal shares."""
    powers = [max(value, _LEAST) ** sharpness for value in values]
    total = sum(powers)
    equal = (1 - weight) / len(values)
    return [equal + weight * power / total for power in powers]


def _between(numbers: Sequence[float], progress: float) -> float:
    """Return the number at this point of the game. Between the middles of two quarters it changes evenly."""
    place = min(max(progress * QUARTERS - 0.5, 0.0), QUARTERS - 1.0)
    left = min(int(place), QUARTERS - 2)
    return numbers[left] + (numbers[left + 1] - numbers[left]) * (place - left)
