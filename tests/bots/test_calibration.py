"""Calibrated chances: what is stored is what the samples give, and nowhere is it worse than saying nothing."""

from __future__ import annotations

import hashlib
import itertools
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import pytest

from webfoot.bots.calibrating import (
    LEAST_GAMES,
    SHARPNESS,
    WEIGHTS,
    Sample,
    brier,
    calibrated,
    fitted,
    holds,
    read_samples,
    scores,
)
from webfoot.bots.calibration import Calibration, Fit, calibration, chances, corrected, fit_for, sharpened
from webfoot.core.chance import QuickChance
from webfoot.core.match import Match
from webfoot.core.registry import game, game_keys

SAMPLES = Path(__file__).parents[1] / "calibration"
CALIBRATED = sorted(file.stem for file in SAMPLES.glob("*.jsonl"))


def stored(key: str) -> Calibration:
    found = calibration(game(key).package)
    assert found is not None
    return found


def test_every_stored_calibration_has_its_samples() -> None:
    with_file = [key for key in game_keys() if calibration(game(key).package) is not None]
    assert sorted(with_file) == CALIBRATED != []


@pytest.mark.parametrize("key", CALIBRATED)
def test_what_is_stored_follows_from_the_samples(key: str) -> None:
    text = (SAMPLES / f"{key}.jsonl").read_bytes()
    found = stored(key)
    assert found.samples == hashlib.sha256(text).hexdigest()
    origins = {seats: (source.bots, source.commit) for seats, source in found.sources.items()}
    assert found == calibrated(key, origins, text)
    assert min(source.games for source in found.sources.values()) >= LEAST_GAMES


@pytest.mark.parametrize("key", CALIBRATED)
def test_no_quarter_is_worse_than_equal_shares(key: str) -> None:
    samples = read_samples((SAMPLES / f"{key}.jsonl").read_bytes())
    for seats, fit in stored(key).fits.items():
        games = [sample for sample in samples if sample.seats == int(seats)]
        assert holds(fit, games), f"{key}, {seats} seats"
        told = scores(fit, games)
        for quarter, score in enumerate(told, start=1):
            assert score.brier <= score.equal, f"{key}, {seats} seats, quarter {quarter}"
        assert told[-1].brier < told[-1].equal - 2 * told[-1].error, "the last quarter says something"


@pytest.mark.parametrize("key", CALIBRATED)
def test_chances_of_a_position_are_those_of_the_stored_fit(key: str) -> None:
    seats = int(next(iter(stored(key).fits)))
    match: Match[Any] = Match(game(key), seats, 7)
    for _ in range(12):
        if not match.actors:
            match.wait()
            continue
        seat = match.actors[0]
        match.play(seat, match.moves(seat)[0])
    fit = fit_for(match.game, match.state)
    told = chances(match.game, match.state, 0.9)
    assert fit is not None
    assert told == corrected(fit, match.game.brain.evaluate(match.state), 0.9)
    assert sum(told) == pytest.approx(1)
    # What a seat could know does not depend on what it may not know.
    other = match.state.imagine(0, QuickChance(99))
    known = [chances(match.game, state, 0.9, 0, QuickChance(5)) for state in (match.state, other)]
    assert known[0] == known[1]


def test_a_table_without_calibration_has_no_chances() -> None:
    teams: Match[Any] = Match(game("dale"), 4, 1, {"teams": True})
    assert chances(teams.game, teams.state, 0.5) is None
    most: Match[Any] = Match(game("spacedealer"), 8, 1)
    assert chances(most.game, most.state, 0.5) is None


def sample(deal: int, winner: int, said: float) -> Sample:
    """A game of two, in which the brain gave seat 0 that chance all the time."""
    return Sample(deal, tuple(float(seat == winner) for seat in (0, 1)), ((said, 1 - said),) * 8)


def test_a_brain_that_knows_is_believed_and_one_that_does_not_is_not() -> None:
    right = [sample(deal, deal // 2 % 2, 0.9 if deal // 2 % 2 == 0 else 0.1) for deal in range(400)]
    assert min(fitted(right).weight) == 1.0
    assert scores(fitted(right), right)[0].brier < 0.01
    luck = QuickChance(3)
    noise = [sample(deal, luck.below(2), 0.9 if luck.below(2) else 0.1) for deal in range(400)]
    said = scores(fitted(noise), noise)
    assert all(score.brier <= score.equal + score.error for score in said)


def test_the_fit_is_the_best_of_all_weights_and_powers() -> None:
    """What is fitted by a polynomial of the weight is what trying all of them finds."""
    luck = QuickChance(11)
    games: list[Sample] = []
    for deal in range(0, 120, 2):
        said = 0.3 + luck.below(40) / 100
        games.append(sample(deal, 0 if luck.below(1000) < 1000 * said**3 / (said**3 + (1 - said) ** 3) else 1, said))
    tried: dict[tuple[float, float], float] = {(0.0, 1.0): 0.0}
    for sharpness in SHARPNESS:
        for weight in WEIGHTS:
            told = [brier(sharpened(game.values[0], weight, sharpness), game.shares) for game in games]
            gains = [one - brier((0.5, 0.5), game.shares) for one, game in zip(told, games, strict=True)]
            error = stdev(gains) / len(gains) ** 0.5
            if mean(gains) + 2 * error < 0:
                tried[weight, sharpness] = mean(gains) + error
    best = min(tried, key=lambda pair: tried[pair])
    assert len(tried) > 1
    assert (fitted(games).weight[0], fitted(games).sharpness[0]) == best


def test_what_is_worse_than_equal_shares_on_other_games_does_not_hold() -> None:
    fit = Fit((1.0,) * 4, (1.0,) * 4)
    right = [sample(deal, 0, 0.7 if deal % 4 else 0.8) for deal in range(1, 80, 2)]
    assert holds(fit, right)
    assert not holds(fit, [sample(one.deal, 1, one.values[0][0]) for one in right])
    late = [Sample(one.deal, one.shares, ((0.2, 0.8),) * 2 + one.values[2:]) for one in right]
    assert not holds(fit, late), "the first quarter is worse"


def test_a_brain_that_is_too_sure_is_held_back() -> None:
    luck = QuickChance(5)
    games = [sample(deal, 0 if luck.below(100) < 60 else 1, 0.99) for deal in range(2000)]
    told = corrected(fitted(games), (0.99, 0.01), 0.5)
    assert told[0] == pytest.approx(0.6, abs=0.05)


def test_between_quarters_nothing_jumps() -> None:
    fit = Fit((0.0, 0.0, 1.0, 1.0), (1.0, 1.0, 1.0, 1.0))
    told = [corrected(fit, (0.8, 0.2), step / 100)[0] for step in range(101)]
    assert told[0] == told[37] == 0.5
    assert told[63] == told[100] == pytest.approx(0.8)
    assert max(after - before for before, after in itertools.pairwise(told)) < 0.02
