"""What a bot expects of an opponent, by what the table shows of how that player plays."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.spacedealer.language import Table, space
from webfoot.core.chance import QuickChance
from webfoot.games.spacedealer.bot.opponents import USUAL_BUILT, likely_style, usual_built
from webfoot.games.spacedealer.bot.simulation import Simulation
from webfoot.games.spacedealer.bot.styles import QUICK, Style

BUSY = "mine-yellow-1@4 depot-1@3 mine-blue-1@2 mine-green-1@5 mine-red-1@6 multi-mine-1@7"


def opponent(at: str, built: str = BUSY, delivered: int = 0, **more: Any) -> Table:
    """Player b has built this and delivered so often, with all steps of technology taken."""
    settings: dict[str, Any] = {"build": {"b": built}, "stations": {"b": (2, 2)}, "level": {"b": 3}}
    settings |= {"markers": {"b": delivered}} | more
    return space(at=at, **settings)


def style_of_b(g: Table) -> Style:
    return likely_style(g.state, 1)


def test_at_first_everybody_is_taken_for_a_quick_player() -> None:
    assert style_of_b(space(at="5:00")) is QUICK


def test_who_has_done_what_is_usual_is_expected_to_go_on_as_usual() -> None:
    style = style_of_b(opponent("15:00", delivered=2))
    assert {name: getattr(style, name) for name in vars(QUICK)} == vars(QUICK)


def test_who_has_done_little_keeps_one_timer_running() -> None:
    assert style_of_b(opponent("15:00", "mine-yellow-1@4", 1, stations={})).hands == 1
    assert style_of_b(opponent("15:00", delivered=2)).hands == QUICK.hands


def test_who_builds_and_builds_is_expected_to_build_on() -> None:
    tower = BUSY + " converter-1@8 metropolis-1@9 mine-red-2@1"
    assert style_of_b(opponent("12:00", tower, stations={"b": (3, 3)})).building > QUICK.building
    assert style_of_b(opponent("15:00", "mine-yellow-1@4", 6, stations={})).building < QUICK.building


def test_what_is_usual_grows_evenly() -> None:
    assert usual_built(0) == USUAL_BUILT[0]
    assert usual_built(3) == USUAL_BUILT[1]
    assert usual_built(4.5) == pytest.approx((USUAL_BUILT[1] + USUAL_BUILT[2]) / 2)
    assert usual_built(500) == USUAL_BUILT[-1]


def points_of_b(g: Table, style: Style) -> int:
    """Play on to the end as this is expected, and return what b has then."""
    simulation = Simulation(g.state.clone(), [QUICK, style, QUICK, QUICK], QuickChance(3))
    simulation.run()
    return simulation.p.planets[1].markers


def test_an_opponent_who_never_leaves_is_foreseen_to_stay() -> None:
    g = opponent("15:00", ships={"b": "b" + " red green" * 3})
    assert points_of_b(g, QUICK) > 0
    assert points_of_b(g, style_of_b(g)) == 0


def test_who_is_on_the_way_is_not_taken_for_one_who_stays() -> None:
    for where in ("ab red", "a red"):
        style = style_of_b(opponent("15:00", ships={"b": where}))
        assert style.flying == QUICK.flying
    assert style_of_b(opponent("15:00")).flying < 0
    assert style_of_b(opponent("10:00")).flying == QUICK.flying


def test_a_game_of_another_pace_is_counted_in_runs_of_its_timers() -> None:
    assert style_of_b(opponent("5:00")).flying == QUICK.flying
    assert style_of_b(opponent("5:00", pace="20")).flying < 0
