"""Building on the two rows: power, sites, covering."""

from __future__ import annotations

import pytest

from tests.games.spacedealer.language import GAME, Table, space
from webfoot.games.spacedealer import moves as m


def columns(g: Table, place: int = 0) -> list[int]:
    return sorted(move.column for move in g.legal(m.Place) if isinstance(move, m.Place) and move.place == place)


@pytest.mark.rule("SD-BD-01", "SD-BD-02", "SD-BD-04")
def test_a_planned_card_is_built_when_its_timer_is_ready() -> None:
    g = space(planned={"a": "mine-blue-1"})
    assert g.refuses(m.Place(0, 3), rule="SD-BD-02")
    assert g.refuses(m.StartBuild(1), rule="SD-BD-01")
    assert g.start_timer("mine-blue").refuses(m.Place(0, 3), rule="SD-BD-02")
    assert g.refuses(m.Place(1, 3), rule="SD-BD-01")
    g.wait("1:00").play(m.Place(0, 3))
    assert g.planned() == ""
    assert g.timers() == ["inactive", "inactive"]
    assert g.told("card-built 0 mine-blue-1 3")


@pytest.mark.rule("SD-BD-03")
def test_the_site_counts_when_the_card_is_built() -> None:
    g = space(planned={"a": "multi-mine-1 solar-satellite"}, build={"a": "mine-red-1@4 mine-blue-1@3"})
    g.start_timer("multi").start_timer("solar").wait("1:00")
    assert g.legal(m.Place) == []
    assert GAME.blocked(g.state, 0)["plan:0"].rule == "SD-BD-03"
    g.play(m.PlaceStation(1, "left"))
    assert columns(g) == [2]


@pytest.mark.rule("SD-BD-05")
def test_stations_are_stacked_in_their_order() -> None:
    g = space(planned={"a": "generator solar-satellite"}).start_timer("generator").start_timer("solar").wait("1:00")
    assert g.refuses(m.PlaceStation(0, "left"), rule="SD-BD-05")
    assert g.refuses(m.PlaceStation(1, "right"), rule="SD-BD-05")
    assert g.refuses(m.Place(0, 3), rule="SD-BD-05")
    g.play(m.PlaceStation(0, "right"), m.PlaceStation(1, "left"))
    assert g.planet().stations == [2, 1]
    g = space(planned={"a": "fusion-reactor"}, stations={"a": (2, 1)}).start_timer("fusion").wait("1:00")
    assert g.refuses(m.PlaceStation(0, "right"), rule="SD-BD-05")
    assert g.play(m.PlaceStation(0, "left")).planet().stations == [3, 1]


@pytest.mark.rule("SD-BD-11")
@pytest.mark.parametrize(
    ("stations", "points"),
    [
        ((1, 0), [3, 4]),
        ((2, 0), [2, 3, 4]),
        ((3, 0), [1, 2, 3, 4]),
        ((0, 1), [5, 6]),
        ((1, 2), [3, 4, 5, 6, 7]),
        ((3, 3), [1, 2, 3, 4, 5, 6, 7, 8]),
    ],
)
def test_power_reaches_outwards_from_the_planet(stations: tuple[int, int], points: list[int]) -> None:
    assert space(stations={"a": stations}).powered() == points


@pytest.mark.rule("SD-BD-06")
def test_a_card_with_one_connection_needs_power() -> None:
    g = space(planned={"a": "mine-blue-1"}).start_timer("mine-blue").wait("1:00")
    assert columns(g) == [3]
    assert g.refuses(m.Place(0, 2), rule="SD-BD-06")
    assert g.refuses(m.Place(0, 0), rule="SD-BD-06")
    assert g.refuses(m.Place(0, 4), rule="SD-BD-09")


@pytest.mark.rule("SD-BD-07")
def test_a_wide_card_may_straddle_two_stations() -> None:
    g = space(planned={"a": "fusion-mine-red"}).start_timer("fusion").wait("1:00")
    assert columns(g) == [3]
    assert g.refuses(m.Place(0, 4), rule="SD-BD-07")
    g = space(planned={"a": "fusion-mine-red"}, stations={"a": (1, 1)}).start_timer("fusion").wait("1:00")
    assert columns(g) == [3, 4, 5]


@pytest.mark.rule("SD-BD-08")
def test_a_card_without_connection_must_touch_another() -> None:
    g = space(planned={"a": "depot-1 metropolis-1"}).start_timer("depot").start_timer("metropolis").wait("1:00")
    assert columns(g, 0) == [3, 5]
    assert g.refuses(m.Place(0, 2), rule="SD-BD-08")
    assert columns(g, 1) == [2, 5]
    assert g.refuses(m.Place(1, 3), rule="SD-BD-09")
    g.play(m.Place(1, 5))
    assert columns(g, 0) == [3, 7]


@pytest.mark.rule("SD-BD-08")
@pytest.mark.parametrize("column", [2, 3, 4])
def test_a_city_may_touch_nothing_but_the_card_above_it(column: int) -> None:
    """A fusion mine fills the action zone over 3 and 4, with nothing in the demand zone anywhere."""
    g = space(planned={"a": "metropolis-1"}, build={"a": "fusion-mine-red@3"}).start_timer("metropolis").wait("1:00")
    assert columns(g, 0) == [2, 3, 4]
    assert g.refuses(m.Place(0, 1), rule="SD-BD-08")
    assert g.refuses(m.Place(0, 5), rule="SD-BD-08")
    assert g.play(m.Place(0, column)).column("metropolis") == column


@pytest.mark.rule("SD-BD-04")
def test_a_card_ends_at_the_edge_of_the_table() -> None:
    g = space(planned={"a": "metropolis-1"}).start_timer("metropolis").wait("1:00")
    assert g.refuses(m.Place(0, 16), rule="SD-BD-04")


@pytest.mark.rule("SD-BD-09", "SD-BD-10", "SD-Q18")
def test_wide_over_two_mines_ends_their_work_and_leaves_their_demands() -> None:
    g = space(
        planned={"a": "fusion-mine-red"},
        build={"a": "mine-blue-2@3 mine-red-1@4"},
        ships={"b": "a red green yellow green"},
    )
    g.built("fusion", 3)
    assert g.covered("mine-blue")
    assert g.covered("mine-red")
    assert g.told("card-covered 0 mine-blue-2 3", "card-covered 0 mine-red-1 4")
    assert g.refuses(m.StartUse(4), rule="SD-US-01")
    assert g.allows(m.StartUse(3))
    g.deliver("a", 3, by="b").deliver("a", 4, by="b")
    assert g.score("b") == 4
    assert g.score("a") == 2


@pytest.mark.rule("SD-BD-10")
def test_half_covered_is_covered() -> None:
    g = space(planned={"a": "mine-blue-1"}, build={"a": "fusion-mine-red@4"}, stations={"a": (1, 1)})
    g.built("mine-blue", 5)
    assert g.covered("fusion")
    assert g.refuses(m.StartUse(4), rule="SD-US-01")


@pytest.mark.rule("SD-BD-12")
def test_a_card_with_a_timer_is_not_built_over() -> None:
    g = space(planned={"a": "fusion-mine-red"}).start_timer("fusion").start_timer("mine-red").wait("1:00")
    assert g.refuses(m.Place(0, 3), rule="SD-BD-12")
    g.collect()
    assert g.allows(m.Place(0, 3))


@pytest.mark.rule("SD-BD-13", "SD-Q09")
def test_goods_under_a_new_card_move_or_are_lost() -> None:
    g = space(
        planned={"a": "fusion-mine-red"},
        build={"a": "mine-red-1@4 depot-1@3"},
        ships={"a": "a blue blue blue blue blue blue blue"},
    )
    g.planet().area[1].goods = [1, 1, 0, 0]
    g.state.supply[0] -= 1
    g.state.supply[1] -= 1
    g.built("fusion", 3)
    assert g.ship.count("blue") == 7
    assert len(g.ship.split()) == 8
    assert g.supply("red") + g.supply("yellow") == 19
    assert g.told("goods-saved 0")


@pytest.mark.rule("SD-Q09")
def test_a_table_may_forbid_building_over_goods() -> None:
    g = space(planned={"a": "fusion-mine-red"}, build={"a": "mine-red-1@4 depot-1@3"}, covering_goods="forbidden")
    g.planet().area[1].goods = [1, 0, 0, 0]
    g.start_timer("fusion").wait("1:00")
    assert g.refuses(m.Place(0, 3), rule="SD-Q09")
    g.play(m.MoveGood(3, 0, "red"))
    assert g.allows(m.Place(0, 3))
