"""Intervals and ratings, against values known from elsewhere."""

from __future__ import annotations

from collections import Counter

import pytest

from webfoot.bots.ratings import Stage, rating_intervals, ratings, stages, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_wilson_takes_shared_wins() -> None:
    assert wilson(4.5, 10)[0] < 0.45 < wilson(4.5, 10)[1]


def test_a_finishing_order_is_a_series_of_choices_among_those_left() -> None:
    assert stages(["x", "y", "z"], [1, 0, 2]) == [("x", ("x", "z")), ("y", ("x", "y", "z"))]


def test_places_shared_at_the_end_say_nothing() -> None:
    assert stages(["x", "y", "z"], [0, 1, 1]) == [("x", ("x", "y", "z"))]
    assert stages(["x", "y"], [0, 0]) == []


def test_two_players_are_rated_as_by_elo() -> None:
    results: Counter[Stage] = Counter({("x", ("x", "y")): 7500, ("y", ("x", "y")): 2500})
    elo = ratings(results)
    assert elo["x"] - elo["y"] == pytest.approx(190.8, abs=0.5)  # odds of 3 to 1
    assert elo["x"] + elo["y"] == pytest.approx(0)


def test_the_anchor_has_rating_0() -> None:
    results: Counter[Stage] = Counter({("x", ("x", "y")): 7500, ("y", ("x", "y")): 2500})
    elo = ratings(results, anchor="y")
    assert elo["y"] == 0
    assert elo["x"] == pytest.approx(190.8, abs=0.5)
    intervals = rating_intervals([results] * 3, anchor="y")
    assert intervals["y"] == (0, 0)
    assert intervals["x"] == pytest.approx((elo["x"], elo["x"]), abs=0.5)


def test_a_quarter_of_the_wins_at_a_table_of_four_is_no_better_than_the_rest() -> None:
    field = ("x", "y", "y", "y")
    elo = ratings(Counter({("x", field): 250, ("y", field): 750}))
    assert elo["x"] == pytest.approx(elo["y"], abs=1)


def test_who_always_wins_stays_finite() -> None:
    elo = ratings(Counter({("x", ("x", "y")): 20}))
    assert 100 < elo["x"] < 2000


def test_intervals_hold_the_rating_and_shrink_with_more_deals() -> None:
    field = ("x", "y")
    few: list[Counter[Stage]] = [
        Counter({("x", field): 3, ("y", field): 1}),
        Counter({("x", field): 1, ("y", field): 3}),
    ]
    few *= 8
    many = few * 10
    wide, narrow = rating_intervals(few)["x"], rating_intervals(many)["x"]
    assert wide[0] < narrow[0] < 0 < narrow[1] < wide[1]
    assert rating_intervals(few) == rating_intervals(few)
