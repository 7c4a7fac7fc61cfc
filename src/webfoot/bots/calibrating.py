"""Fits the corrections of calibration.py to samples of finished games, and scores them.

A sample is a game: how it ended, and what the brain said in eight moments, two in each quarter. Every second deal is
fitted to, and the others are scored. Where the brain is not better than equal shares by two standard errors, nothing
is believed. Otherwise the correction is taken that would be the best with one standard error of bad luck.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Final

import msgspec

from webfoot.bots.calibration import QUARTERS, Calibration, Fit, Source, corrected, sharpened

MOMENTS: Final = 8
WEIGHTS: Final = tuple(step / 20 for step in range(1, 21))
SHARPNESS: Final = (0.125, 0.18, 0.25, 0.35, 0.5, 0.7, 1.0, 1.4, 2.0, 2.8, 4.0, 5.6, 8.0, 11.0, 16.0, 22.0, 32.0)
"""Values that are shares of points differ little and need much; chances that are too sure need less than 1."""
DIGITS: Final = 3
LEAST_GAMES: Final = 200
"""Fewer games of one number of seats are not enough."""


class Sample(msgspec.Struct, frozen=True, array_like=True):
    """One game: its deal, how it ended, and what the brain said in each moment."""

    deal: int
    shares: tuple[float, ...]
    """1 for the winner; winners together share it."""
    values: tuple[tuple[float, ...], ...]

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.shares)

    @property
    def for_test(self) -> bool:
        """Whether the game is kept for the test: every other deal is."""
        return self.deal % 2 == 1


class Score(msgspec.Struct, frozen=True):
    """How good chances were in one quarter, on games that were not fitted to."""

    games: int
    brier: float
    equal: float
    """What equal shares score."""
    error: float
    """The standard error of the difference, over games."""


def read_samples(text: bytes) -> list[Sample]:
    """Return the samples of a file: JSON, one game a line."""
    return [msgspec.json.decode(line, type=Sample) for line in text.splitlines()]


def progress_of(moment: int) -> float:
    """Return how far the game has come in one of the moments."""
    return (moment + 0.5) / MOMENTS


def quarter_of(moment: int) -> int:
    """Return in which quarter of a game a moment lies, from 0 on."""
    return moment * QUARTERS // MOMENTS


def brier(chances: Sequence[float], shares: Sequence[float]) -> float:
    """Return the mean square of what was wrong, over the seats."""
    return sum((said - was) ** 2 for said, was in zip(chances, shares, strict=True)) / len(shares)


def fitted(samples: Iterable[Sample]) -> Fit:
    """Return the best correction for games of one number of seats."""
    games = [sample for sample in samples if not sample.for_test]
    best = [_quarter(games, quarter) for quarter in range(QUARTERS)]
    weights, sharpness = zip(*best, strict=True)
    return Fit(weights, sharpness)


def _quarter(games: list[Sample], quarter: int) -> tuple[float, float]:
    """Return the weight and sharpness of a quarter; weight 0 if the brain knows nothing there."""
    moments = [moment for moment in range(MOMENTS) if quarter_of(moment) == quarter]
    least, found = 0.0, (0.0, 1.0)
    for sharpness in SHARPNESS:
        parts = [_parts(game, moments, sharpness) for game in games]
        for weight in WEIGHTS:
            mean, error = _mean([weight * (weight * square + straight) for square, straight in parts])
            if mean + 2 * error < 0 and mean + error < least:
                least, found = mean + error, (weight, sharpness)
    return found


def _parts(game: Sample, moments: Sequence[int], sharpness: float) -> tuple[float, float]:
    """Return how much worse than equal shares a game scores, as a polynomial of the weight: its square and its
    straight part."""
    equal = 1 / game.seats
    square = straight = 0.0
    for moment in moments:
        for said, was in zip(sharpened(game.values[moment], 1.0, sharpness), game.shares, strict=True):
            square += (said - equal) ** 2
            straight += 2 * (said - equal) * (equal - was)
    count = len(moments) * game.seats
    return square / count, straight / count


def scores(fit: Fit, samples: Iterable[Sample]) -> list[Score]:
    """Return how good the correction is in each quarter, on games that it was not fitted to."""
    games = [sample for sample in samples if sample.for_test]
    found: list[Score] = []
    for quarter in range(QUARTERS):
        moments = [moment for moment in range(MOMENTS) if quarter_of(moment) == quarter]
        said, equal = [], []
        for game in games:
            same = [1 / game.seats] * game.seats
            told = [corrected(fit, game.values[moment], progress_of(moment)) for moment in moments]
            said.append(sum(brier(one, game.shares) for one in told) / len(moments))
            equal.append(brier(same, game.shares))
        _, error = _mean([one - other for one, other in zip(said, equal, strict=True)])
        found.append(Score(len(games), sum(said) / len(games), sum(equal) / len(games), error))
    return found


def calibrated(game: str, origins: Mapping[str, tuple[str, str]], text: bytes) -> Calibration:
    """Return what is to be stored for these samples. `origins` names bots and commit for each number of seats."""
    by_seats: dict[int, list[Sample]] = {}
    for sample in read_samples(text):
        by_seats.setdefault(sample.seats, []).append(sample)
    counts = sorted(by_seats)
    return Calibration(
        game,
        {str(seats): Source(len(by_seats[seats]), *origins[str(seats)]) for seats in counts},
        hashlib.sha256(text).hexdigest(),
        {str(seats): fitted(by_seats[seats]) for seats in counts},
    )


def holds(fit: Fit, samples: Iterable[Sample]) -> bool:
    """Whether chances may be shown: on games that were not fitted to, no quarter is worse than equal shares, and the
    last one is better by two standard errors."""
    told = scores(fit, samples)
    last = told[-1]
    return all(score.brier <= score.equal for score in told) and last.brier < last.equal - 2 * last.error


def _mean(numbers: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    mean = sum(numbers) / len(numbers)
    spread = sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return mean, sqrt(spread / len(numbers))
