"""The laws of every game, where chance alone would seldom look: auctions, other maps, few discs and few cubes."""

from __future__ import annotations

import re
from itertools import count, islice
from typing import Any

import pytest

from tests.games.duckdealer.language import GAME
from tests.games.duckdealer.maps import random_data
from webfoot.core.chance import QuickChance
from webfoot.core.laws import LAWS, Law, random_match, random_steps
from webfoot.core.setups import random_setup
from webfoot.games.duckdealer.events import Exhausted, PrivilegeReclaimed, RoadReclaimed
from webfoot.games.duckdealer.game import DuckDealer
from webfoot.games.duckdealer.options import DuckDealerOptions

laws = pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)


def first_on_the_sources(numbers: list[int]) -> list[Any]:
    """The other games are played on the compiled engine."""
    return [pytest.param(number, marks=[pytest.mark.engine] if at else []) for at, number in enumerate(numbers)]


def with_auction() -> list[int]:
    """The first games for which chance draws an auction."""

    def drawn(number: int) -> bool:
        _, options = random_setup(GAME, QuickChance(number))
        return isinstance(options, DuckDealerOptions) and options.auction

    return list(islice(filter(drawn, count()), 2))


def scarce(number: int) -> DuckDealer:
    """A short game in which discs and cubes soon run out, on a map of its own."""
    text = re.sub(r"discs_per_colour: \d+", "discs_per_colour: 15", random_data(number))
    text = re.sub(r"cubes_per_player: \d+", "cubes_per_player: 11", text)
    text = re.sub(r"track: 24", "track: 10", text)
    text = re.sub(r"to_space: 6,", "to_space: 2,", text)
    text = re.sub(r"to_space: 12,", "to_space: 4,", text)
    return DuckDealer(re.sub(r"to_space: 24,", "to_space: 10,", text))


@laws
@pytest.mark.parametrize("number", first_on_the_sources(with_auction()))
@pytest.mark.rule("DD-R4.7")
def test_a_game_with_an_auction_keeps_the_law(law: Law, number: int) -> None:
    law(GAME, number)


@laws
@pytest.mark.parametrize("number", first_on_the_sources([1, 2]))
@pytest.mark.rule("DD-P1")
def test_a_game_on_another_map_keeps_the_law(law: Law, number: int) -> None:
    law(DuckDealer(random_data(number)), number)


@laws
@pytest.mark.parametrize("number", first_on_the_sources([0, 1, 2]))
@pytest.mark.rule("DD-R6.3", "DD-R7.7")
def test_a_game_without_plenty_keeps_the_law(law: Law, number: int) -> None:
    law(scarce(number), number)


def test_without_plenty_discs_and_cubes_really_run_out() -> None:
    told = set()
    for number in range(6):
        for events in random_steps(random_match(scarce(number), number), number):
            told |= {type(event) for event in events}
    assert {Exhausted, RoadReclaimed, PrivilegeReclaimed} <= told
