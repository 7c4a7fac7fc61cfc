"""What only makes other things possible: timers, places of planning, power and the ground that has it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.spacedealer.language import GAME, Table, seat_of, space
from webfoot.core.game import WAIT
from webfoot.core.moves import Move
from webfoot.games.spacedealer import moves as m
from webfoot.games.spacedealer.bot.investments import center_worth, factory_worth
from webfoot.games.spacedealer.bot.policy import instinct
from webfoot.games.spacedealer.bot.reasons import reasons
from webfoot.games.spacedealer.bot.styles import BEFORE, QUICK, Style
from webfoot.games.spacedealer.rules.pieces import INACTIVE


def choice(g: Table, by: str = "a", style: Style = QUICK) -> Move | None:
    seat = seat_of(by)
    number = instinct(g.state, seat, [*g.state.legal(seat), WAIT], style)
    return None if number == WAIT else GAME.catalogue[number]


def why(g: Table, move: Move, by: str = "a") -> str:
    return reasons(g.state, seat_of(by), GAME.catalogue.number(move))[0].says


def experienced(at: str, **more: Any) -> Table:
    """Player a has a free point with power, and has learned all there is to learn."""
    settings: dict[str, Any] = {"level": {"a": 3}, "pile": {"a": ""}, "deck": {2: "", 3: ""}} | more
    return space(at=at, rules="experienced", **settings)


@pytest.mark.rule("SD-AD-03")
def test_a_tech_center_is_built_while_another_card_has_to_wait() -> None:
    g = experienced("8:00", planned={"a": "tech-center-1 fusion-reactor"})
    assert choice(g) == m.StartBuild(0)
    assert why(g, m.StartBuild(0)) == "builds-center"
    assert choice(g, style=BEFORE) != m.StartBuild(0)


@pytest.mark.rule("SD-AD-03")
def test_no_tech_center_is_built_in_the_last_minutes() -> None:
    assert choice(experienced("25:30", planned={"a": "tech-center-1 fusion-reactor"})) != m.StartBuild(0)


def test_a_tech_center_is_worth_more_to_who_has_much_to_plan() -> None:
    planet = experienced("8:00").planet()
    plain = center_worth(planet, 20, 0, QUICK)
    assert 0 < plain < center_worth(planet, 20, 1, QUICK)
    assert center_worth(planet, QUICK.build, 1, QUICK) == 0
    planet.timers[2].state = INACTIVE
    assert center_worth(planet, 20, 0, QUICK) > plain


@pytest.mark.rule("SD-AD-04")
def test_a_robot_factory_comes_first_while_much_time_is_left() -> None:
    g = experienced("8:00", planned={"a": "depot-1 robot-factory-1"})
    assert choice(g) == m.StartBuild(1)
    assert why(g, m.StartBuild(1)) == "builds-factory"
    assert factory_worth(20, QUICK) == pytest.approx(2 * factory_worth(11, QUICK))


@pytest.mark.rule("SD-AD-04")
def test_a_robot_factory_that_comes_too_late_is_not_built() -> None:
    assert not isinstance(choice(experienced("26:30", planned={"a": "robot-factory-1"})), m.StartBuild)


def test_a_city_leaves_the_ground_that_has_power() -> None:
    """A city needs no power: it goes beside the mine, but not onto the points that a second generator serves."""
    g = experienced(
        "8:00", stations={"a": (1, 1)}, build={"a": "mine-red-1@4 depot-1@2"}, planned={"a": "metropolis-1"}
    )
    g.start_timer("metropolis").wait("1:00")
    move = choice(g)
    assert isinstance(move, m.Place)
    assert move.column < 1
    before = choice(g, style=BEFORE)
    assert isinstance(before, m.Place)
    assert before.column == 5


def test_cards_are_drawn_from_the_pile_that_can_be_built_from() -> None:
    """Fusion reactors stand on solar satellites, and there are none yet."""
    reactors = "fusion-reactor fusion-reactor fusion-reactor"
    g = experienced("8:00", deck={2: "solar-satellite solar-satellite converter-1", 3: reactors})
    assert choice(g) == m.Draw(2)
    assert why(g, m.Draw(2)) == "draws-fitting"
    assert choice(g, style=BEFORE) == m.Draw(3)
    g = experienced("8:00", stations={"a": (2, 2)}, deck={2: "solar-satellite solar-satellite", 3: reactors})
    assert choice(g) == m.Draw(3)


def test_in_the_basic_game_the_highest_pile_is_drawn_from() -> None:
    """There, the choice of the pile by what can be built won nothing."""
    deck = {2: "solar-satellite solar-satellite", 3: "fusion-reactor fusion-reactor"}
    g = space(at="8:00", level={"a": 3}, pile={"a": ""}, deck=deck)
    assert choice(g) == m.Draw(3)


def test_of_two_cards_the_one_that_can_be_built_is_kept() -> None:
    g = experienced("8:00", stations={"a": (0, 1)}, build={"a": "mine-red-1@5 mine-blue-1@6"})
    planet = g.planet()
    planet.drawn, planet.drawn_by, planet.drawn_known = [g.state.box.kinds["robot-factory-1"], 0], 3, [1, 1]
    planet.drawn[1] = g.state.box.kinds["metropolis-1"]
    assert choice(g) == m.Keep(1)


@pytest.mark.rule("SD-AD-10")
def test_a_blocked_slot_is_cleared_while_the_machine_can_still_be_used() -> None:
    def blocked(at: str) -> Table:
        g = experienced(at)
        g.planet().area[0].blocked = True
        return g

    assert choice(blocked("20:00")) == m.StartUse(4)
    assert choice(blocked("27:30")) is None
