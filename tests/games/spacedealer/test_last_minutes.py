"""The last minutes: bots produce, fly and load for as long as something can come of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.spacedealer.language import GAME, Table, seat_of, space
from webfoot.core.game import WAIT
from webfoot.core.moves import Move
from webfoot.games.spacedealer import moves as m
from webfoot.games.spacedealer.bot.demand_values import Market
from webfoot.games.spacedealer.bot.policy import instinct
from webfoot.games.spacedealer.bot.timing import EARLY, flights_left, in_production, ships_due
from webfoot.games.spacedealer.rules.pieces import ADRIFT


def choice(g: Table, by: str = "a") -> Move | None:
    seat = seat_of(by)
    number = instinct(g.state, seat, [*g.state.legal(seat), WAIT])
    return None if number == WAIT else GAME.catalogue[number]


def facing_b(at: str, cargo: str = "green", **more: Any) -> Table:
    """Player a makes red goods. Two flights away, b asks for a red and a green one; nobody else asks for anything."""
    build = {"b": "mine-yellow-1@4", "c": "fusion-converter@4", "d": "fusion-converter@4"}
    return space(at=at, build=build, ships={"a": f"a {cargo}"}, **more)


@pytest.mark.parametrize(("turns", "flights"), [(0.0, 0), (0.5, 1), (1.0, 1), (2.5, 3), (4.0, 4), (4.5, 5)])
def test_so_many_flights_can_still_begin(turns: float, flights: int) -> None:
    assert flights_left(turns) == flights


@pytest.mark.rule("SD-EN-03")
def test_a_good_is_made_while_it_can_still_be_delivered() -> None:
    """Ready after a minute, then two flights, of which the second ends in overtime."""
    assert isinstance(choice(facing_b("27:30")), m.StartUse)
    assert isinstance(choice(facing_b("27:50")), m.StartUse)
    assert choice(facing_b("28:30")) is None


@pytest.mark.rule("SD-EN-03")
def test_the_last_good_is_delivered_in_overtime() -> None:
    g = facing_b("27:50")
    for _ in range(80):
        move = choice(g)
        if move is not None:
            g.play(move)
        elif g.state.over():
            break
        else:
            g.wait("0:05")
    assert g.state.scores()[0] == 2


def test_a_ship_makes_for_a_demand_that_it_can_still_reach() -> None:
    """Three minutes are left: enough for the next planet, not for the one across the ring, which would pay more."""
    g = space(
        at="27:00",
        build={"b": "mine-yellow-1@4", "c": "metropolis-1@5"},
        ships={"a": "a red red green green"},
    )
    assert choice(g.start_timer("technology")) == m.StartFlight(0, g.field("ab"))


def test_the_last_journey_waits_for_more_goods_but_not_too_long() -> None:
    build = {"b": "mine-yellow-1@4 depot-1@3", "c": "fusion-converter@4", "d": "fusion-converter@4"}
    g = space(at="26:45", build=build, ships={"a": "a red red green"}).start_timer("mine")
    assert not isinstance(choice(g), m.StartFlight)
    g.wait_until("28:10")
    assert choice(g.collect()) == m.StartFlight(0, g.field("ab"))


def test_an_empty_ship_comes_home_late_only_for_goods_that_can_still_be_delivered() -> None:
    build = {"a": "mine-red-1@4 depot-1@3", "b": "mine-yellow-1@4"}
    build |= {"c": "fusion-converter@4", "d": "fusion-converter@4"}
    g = space(at="26:50", build=build, ships={"a": "c"}).start_timer("mine")
    assert choice(g) is None
    g.planet("a").area[1].goods = [1, 0, 1, 0]
    assert choice(g) == m.StartFlight(0, g.field("a"))
    g.wait_until("28:20")
    assert not isinstance(choice(g), m.StartFlight)


def test_when_a_ship_can_be_home_again() -> None:
    def due(g: Table) -> int:
        return ships_due(g.state, 0, Market(g.state, 0))

    assert due(space()) == 0
    assert due(space(ships={"a": "c"})) == 1
    assert due(space(ships={"a": "ab red green"})) == 2
    assert due(space(ships={"a": "c"}).fly("a")) == 1
    assert due(space(ships={"a": "a red green"}).fly("ab")) == 3
    drifting = space(ships={"a": "a red"})
    drifting.planet("a").ships[0].where = ADRIFT
    assert due(drifting) == EARLY


def test_goods_in_production() -> None:
    g = space()
    assert in_production(g.state, g.planet("a")) == [0, 0, 0, 0]
    assert in_production(g.state, g.start_timer("mine").planet("a")) == [1, 0, 0, 0]


@pytest.mark.rule("SD-AD-07")
def test_a_probe_is_loaded_late_and_a_missile_is_not() -> None:
    for card, late in (("sabotage-probe-1", True), ("interstellar-missile-1", False)):
        g = space(at="28:30", rules="experienced", build={"a": f"{card}@4"}, scores={"b": 3})
        assert isinstance(choice(g), m.StartUse) is late
        g = space(at="20:00", rules="experienced", build={"a": f"{card}@4"}, scores={"b": 3})
        assert isinstance(choice(g), m.StartUse)


@pytest.mark.rule("SD-TR-05", "SD-EN-03")
def test_in_overtime_bots_still_trade_for_what_can_be_delivered_there() -> None:
    def overtime(blue: str) -> Table:
        g = space(at="29:50", build={"a": "mine-red-3@4"}, ships={"a": "a green", "b": f"a {blue}"})
        return g.start_timer("mine").wait_until("30:06")

    g = overtime("blue blue").offer("a", give="blue", ask="green", at="a", by="b")
    assert choice(g, by="a") == m.Accept(1)
    g = overtime("red red").offer("a", give="red", ask="green", at="a", by="b")
    assert choice(g, by="a") != m.Accept(1)
