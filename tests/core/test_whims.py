"""Choices on a whim: better ones more often."""

from __future__ import annotations

from collections import Counter
from math import exp

import pytest

from webfoot.core.chance import QuickChance
from webfoot.core.whims import on_a_whim


def drawn(worths: list[float], whim: float, times: int = 4000) -> Counter[int]:
    chance = QuickChance(1)
    return Counter(on_a_whim(worths, whim, chance) for _ in range(times))


def test_a_move_worse_by_one_whim_is_chosen_about_a_third_as_often() -> None:
    found = drawn([0.5, 0.6, 0.6], 0.1)
    assert found[0] / found[1] == pytest.approx(exp(-1), rel=0.15)
    assert found[1] / found[2] == pytest.approx(1, rel=0.1)


def test_a_small_whim_takes_the_best_and_a_great_one_takes_any() -> None:
    assert drawn([0.1, 0.9, 0.3], 0.001) == {1: 4000}
    assert min(drawn([0.1, 0.9, 0.3], 1000.0).values()) > 1200


def test_worths_far_apart_are_no_trouble() -> None:
    assert drawn([-1e9, 100.0, 1e9], 0.5, 10) == {2: 10}
    assert drawn([0.0], 0.5, 10) == {0: 10}
