"""Neutral planets: orders, and goods left on the ground."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.spacedealer.language import Table, space
from webfoot.games.spacedealer import moves as m


def table(**more: Any) -> Table:
    return space(rules="experienced", **more)


@pytest.mark.rule("SD-NP-02", "SD-NP-06", "SD-DL-09")
def test_an_order_is_fulfilled_without_a_marker() -> None:
    g = table(
        orders={"ab": "order-1"}, ships={"a": "ab red yellow blue"}, order_pile="order-6 order-2", markers={"a": 9}
    )
    assert g.refuses(m.DeliverNeutral(1), rule="SD-NP-02", by="b")
    g.play(m.DeliverNeutral(1))
    assert g.score() == 2
    assert [g.score(player) for player in "bcd"] == [0, 0, 0]
    assert g.planet().markers == 9
    assert g.phase == "running"
    assert g.ship == "blue"
    assert g.view("b").planets[0].orders == ["order-1"]
    assert g.order("ab") == "order-6"
    assert g.told("order-delivered 0 1 order-1 red yellow 2", "order-laid 1 order-6")


@pytest.mark.rule("SD-NP-02", "SD-NP-01")
def test_the_whole_combination_and_only_for_experienced_players() -> None:
    g = table(orders={"ab": "order-1"}, ships={"a": "ab red"})
    assert g.refuses(m.DeliverNeutral(1), rule="SD-DL-08")
    assert g.refuses(m.DeliverNeutral(9), rule="SD-OB-01")
    assert space(ships={"a": "ab red"}).refuses(m.DeliverNeutral(1), rule="SD-NP-01")


@pytest.mark.rule("SD-NP-03", "SD-NP-07")
def test_an_order_that_two_could_fulfil_goes_under_the_pile() -> None:
    g = table(
        orders={"ab": "order-1"},
        ships={"a": "ab red yellow green blue", "b": "ab green blue"},
        order_pile="order-6 order-2",
    )
    g.play(m.DeliverNeutral(1))
    assert g.order("ab") == "order-2"
    assert g.told("order-returned 1 order-6", "order-laid 1 order-2")


@pytest.mark.rule("SD-NP-03")
def test_one_able_player_is_fine() -> None:
    g = table(
        orders={"ab": "order-1"}, ships={"a": "ab red yellow", "b": "ab green blue"}, order_pile="order-6 order-2"
    )
    assert g.play(m.DeliverNeutral(1)).order("ab") == "order-6"


@pytest.mark.rule("SD-NP-07")
def test_two_ships_of_one_player_are_one_player_and_the_ground_does_not_count() -> None:
    g = table(orders={"ab": "order-1"}, build={"a": "orbital-station@4"}, order_pile="order-6 order-2")
    first, second = g.planet().ships[:2]
    first.field, first.goods = 1, [1, 1, 1, 1]
    second.field, second.goods = 1, [0, 0, 1, 1]
    g.state.fields[1] = [0, 0, 1, 1]
    assert g.play(m.DeliverNeutral(1)).order("ab") == "order-6"


@pytest.mark.rule("SD-NP-03")
def test_if_no_order_will_do_the_planet_waits_until_things_change() -> None:
    ships = {"a": "ab red yellow green green blue", "b": "ab green blue"}
    g = table(orders={"ab": "order-1"}, ships=ships, order_pile="order-6").play(m.DeliverNeutral(1))
    assert g.order("ab") is None
    g.play(m.Dump(0, "green"))
    assert g.order("ab") is None
    g.fly("b", by="b")
    assert g.order("ab") == "order-6"


@pytest.mark.rule("SD-NP-04")
def test_an_empty_pile_leaves_the_planet_without_order() -> None:
    g = table(orders={"ab": "order-1"}, ships={"a": "ab red yellow red yellow"}, order_pile="").play(
        m.DeliverNeutral(1)
    )
    assert g.order("ab") is None
    assert g.refuses(m.DeliverNeutral(1), rule="SD-NP-04")


@pytest.mark.rule("SD-NP-05", "SD-OB-04")
def test_goods_are_left_on_neutral_ground_for_anybody() -> None:
    g = table(ships={"a": "ab red red", "b": "ab"}).play(m.DropGood(0, "red"))
    assert g.ship == "red"
    assert g.refuses(m.PickUpGood(0, "blue"), rule="SD-US-07", by="b")
    g.play(m.PickUpGood(0, "red"), by="b")
    assert g.hold("b") == "red"
    assert g.supply("red") == 8


@pytest.mark.rule("SD-NP-05", "SD-US-05")
def test_only_there_only_landed_and_never_more_than_eight() -> None:
    g = table(ships={"a": "a red", "b": "ab" + " blue" * 8})
    assert g.refuses(m.DropGood(0, "red"), rule="not-neutral")
    g.state.fields[1] = [1, 0, 0, 0]
    assert g.refuses(m.PickUpGood(0, "red"), rule="SD-US-05", by="b")
    assert g.refuses(m.DropGood(0, "red"), rule="SD-US-07", by="b")
    assert g.fly("ab").refuses(m.DropGood(0, "red"), rule="SD-MV-02")
    assert space(ships={"a": "ab red"}).refuses(m.DropGood(0, "red"), rule="SD-NP-05")
