"""Fulfilling demands, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.spacedealer.language import Table, space
from webfoot.games.spacedealer import moves as m


def loaded(**more: object) -> Table:
    """a has landed on b's planet with what the mine there (yellow-1: red + green) asks for."""
    return space(ships={"a": "b red green blue"}, **more)  # type: ignore[arg-type]


@pytest.mark.rule("SD-DL-01", "SD-DL-03", "SD-DL-04", "SD-Q19")
def test_a_demand_is_fulfilled_from_the_ship() -> None:
    g = loaded().deliver("b", 4)
    assert g.ship == "blue"
    assert (g.supply("red"), g.supply("green")) == (10, 10)
    assert (g.score("a"), g.score("b")) == (2, 1)
    assert g.planet().markers == 1
    assert g.told("delivered 0 1 mine-yellow-1 4 0 red green 2 1 9")


@pytest.mark.rule("SD-DL-01")
def test_never_on_ones_own_planet_and_only_where_the_ship_is() -> None:
    g = space(ships={"a": "a yellow green"})
    assert g.refuses(m.Deliver(0, 4), rule="SD-DL-01")
    assert g.refuses(m.Deliver(1, 4), rule="SD-DL-02")
    assert g.refuses(m.Deliver(1, 3), rule="no-demand")
    assert g.refuses(m.Deliver(6, 4), rule="no-such-seat")


@pytest.mark.rule("SD-DL-02")
def test_depots_do_not_pay() -> None:
    g = space(build={"b": "mine-yellow-1@4 depot-1@3"}, ships={"a": "b red", "b": "b green"})
    g.play(m.MoveGood(0, 3, "green"), by="b")
    assert g.refuses(m.Deliver(1, 4), rule="SD-DL-08")


@pytest.mark.rule("SD-DL-05", "SD-Q03")
def test_each_demand_once_and_the_first_command_counts() -> None:
    g = space(ships={"a": "b red green", "c": "b red green"}).deliver("b", 4, by="c")
    assert g.refuses(m.Deliver(1, 4), rule="SD-DL-05")
    assert g.ship == "red green"


@pytest.mark.rule("SD-DL-06")
def test_without_a_marker_no_demand() -> None:
    g = loaded(markers={"a": 9}).deliver("b", 4)
    assert g.phase == "overtime"
    g = space(
        at="3:00",
        ships={"a": "b red green red green"},
        build={"b": "mine-yellow-1@4 mine-blue-2@3"},
        markers={"a": 9},
    )
    g.start_timer("mine", by="c").deliver("b", 4)
    assert g.phase == "overtime"
    assert g.refuses(m.Deliver(1, 3), rule="SD-DL-06")


@pytest.mark.rule("SD-DL-07")
def test_several_demands_at_one_stop() -> None:
    g = space(build={"b": "mine-yellow-1@4 metropolis-1@5"}, ships={"a": "b red green red green red green"})
    g.deliver("b", 4).deliver("b", 5, 0)
    assert (g.score("a"), g.score("b")) == (7, 3)


@pytest.mark.rule("SD-DL-08")
def test_nothing_missing_and_nothing_replaced() -> None:
    g = space(ships={"a": "b red yellow blue"})
    assert g.refuses(m.Deliver(1, 4), rule="SD-DL-08")


# the end


@pytest.mark.rule("SD-EN-03")
def test_a_timer_started_in_the_last_second_still_takes_effect() -> None:
    g = space(at="29:59.9").start_timer("mine")
    g.wait_until("30:59.9").collect()
    assert g.ship == "red"
    assert g.over is False
    assert g.refuses(start_timer="mine", rule="SD-EN-01")


@pytest.mark.rule("SD-EN-01")
def test_at_thirty_minutes_no_timer_starts() -> None:
    g = space(at="29:00").start_timer("mine").wait_until("29:59.999")
    assert g.allows(m.StartTechnology())
    g.wait_until("30:00")
    assert g.phase == "overtime"
    for move in (m.StartTechnology(), m.StartFlight(0, 1), m.StartUse(4)):
        assert g.refuses(move, rule="SD-TM-05" if move == m.StartUse(4) else "SD-EN-01")


@pytest.mark.rule("SD-EN-01", "SD-EN-03")
def test_overtime_comes_though_no_timer_runs() -> None:
    """Nobody loses points because nobody else happened to be busy."""
    g = space(at="29:59", ships={"a": "b red green"}).wait_until("30:00")
    assert g.phase == "overtime"
    assert g.refuses(start_timer="technology", rule="SD-EN-01")
    assert not g.wait_until("30:14.999").over
    g.deliver("b", 4)
    assert g.score() == 2
    assert g.over, "nobody has anything left to do"


@pytest.mark.rule("SD-EN-03")
def test_overtime_without_timers_lasts_fifteen_seconds() -> None:
    g = space(at="29:59", ships={"a": "b red green"}).wait_until("30:14.999")
    assert g.phase == "overtime"
    assert g.wait_until("30:15").over


@pytest.mark.rule("SD-EN-02", "SD-EN-03")
def test_after_the_tenth_marker_the_others_may_still_deliver() -> None:
    g = space(at="20:00", ships={"a": "b red green", "c": "a yellow green"}, markers={"a": 9})
    g.deliver("b", 4)
    assert g.phase == "overtime"
    g.wait("0:14.999").deliver("a", 4, by="c")
    assert g.score("c") == 2
    assert g.over


@pytest.mark.rule("SD-EN-03")
def test_who_has_nothing_left_to_do_is_told_and_finished() -> None:
    g = space(at="29:59", ships={"a": "b red green"}).wait_until("30:00")
    assert [planet.spent for planet in g.view("c").planets] == [False, False, True, True]
    assert g.told("overtime-began", "player-finished 2", "player-finished 3")
    assert g.refuses(m.Finished(), rule="already-done", by="c")
    g.play(m.Finished())
    assert not g.over, "b, whose planet it is, may still help the visitor, or hope for one"
    assert g.play(m.Finished(), by="b").over


@pytest.mark.rule("SD-EN-03")
def test_with_nothing_left_to_do_for_anybody_the_game_is_over() -> None:
    g = space(at="29:59").wait_until("30:00")
    assert g.told("overtime-began", "player-finished 0", "player-finished 3", "game-ended")
    assert g.over
    assert g.refuses(m.StartTechnology(), rule="game-over")


@pytest.mark.rule("SD-EN-03")
@pytest.mark.parametrize(
    ("why", "position"),
    [
        ("an order of a neutral planet", {"rules": "experienced", "ships": {"a": "ab red"}}),
        ("goods that the host holds", {"ships": {"a": "b", "b": "b green"}}),
        ("goods of another guest", {"ships": {"a": "b", "c": "b green"}}),
    ],
)
def test_a_delivery_that_may_yet_come_about_is_something_to_do(why: str, position: dict[str, Any]) -> None:
    g = space(at="29:59", **position).wait_until("30:14.999")
    assert g.phase == "overtime", why
    assert not g.view("a").planets[0].finished


@pytest.mark.rule("SD-EN-03", "SD-DL-06")
def test_without_goods_markers_or_demands_there_is_nothing_to_do() -> None:
    assert space(at="29:59", ships={"a": "b"}).wait_until("30:00").over
    assert space(at="29:59", ships={"a": "ab"}).wait_until("30:00").over, "basic: no orders"
    served = space(at="29:58", ships={"a": "b red green", "c": "b"}).deliver("b", 4)
    assert served.wait_until("30:00").over
    full = space(at="29:58", ships={"a": "b", "b": "b red"}, markers={"a": 9})
    full.planet("a").markers = 10
    full.wait_until("30:00")
    assert [planet.finished for planet in full.view("a").planets] == [True, False, True, True], "b has goods to trade"


@pytest.mark.rule("SD-EN-03", "SD-TR-04")
def test_an_open_offer_and_a_loaded_probe_are_something_to_do() -> None:
    g = space(at="29:59", ships={"a": "ab red", "b": "ab"}).offer("b", give="red", at="ab").wait_until("30:00")
    assert [planet.finished for planet in g.view("a").planets] == [False, False, True, True]
    assert g.accept("a", by="b").view("a").planets[0].finished
    g = space(at="29:30", rules="experienced", build={"b": "sabotage-probe-1@4"}, order_pile="").start_timer("mine")
    g.planet("b").area[0].ammunition = 1
    g.wait_until("30:00")
    assert [planet.finished for planet in g.view("a").planets] == [False, False, True, True]
    g.wait_until("30:30")
    assert [planet.finished for planet in g.view("a").planets] == [False, True, True, True]


@pytest.mark.rule("SD-EN-03")
def test_who_was_finished_is_not_when_a_guest_lands() -> None:
    g = space(at="29:30", ships={"a": "ab green blue"}).fly("b").wait_until("30:00")
    assert g.view("b").planets[1].finished
    g.wait_until("30:30")
    assert not g.view("b").planets[1].finished
    assert g.allows(m.Finished(), by="b")
    assert g.play(m.Finished()).play(m.Finished(), by="b").over


@pytest.mark.rule("SD-EN-02")
def test_the_tenth_marker_ends_the_game_and_flights_still_land() -> None:
    g = space(
        at="20:30", ships={"a": "b red green", "c": "ab green blue"}, build={"a": "mine-red-3@4"}, markers={"a": 9}
    )
    g.fly("a", by="c").wait_until("21:00").deliver("b", 4)
    assert g.phase == "overtime"
    assert g.told("overtime-began 0")
    assert g.refuses(start_timer="technology", rule="SD-EN-01", by="b")
    g.wait_until("21:30").deliver("a", 4, by="c")
    assert g.score("c") == 2
    assert g.wait_until("21:45").over


@pytest.mark.rule("SD-EN-03", "SD-DG-04")
def test_overtime_lasts_fifteen_seconds_beyond_the_last_timer() -> None:
    g = space(at="29:30").start_timer("mine").wait_until("30:44.999")
    assert g.phase == "overtime"
    assert g.wait_until("30:45").over
    assert g.ship == ""


@pytest.mark.rule("SD-EN-03")
def test_a_ready_job_alone_gives_fifteen_seconds() -> None:
    g = space(at="28:00").start_timer("mine").wait_until("30:00")
    assert g.phase == "overtime"
    g.wait("0:14.999").collect()
    assert g.ship == "red"
    assert g.wait("0:00.001").over


@pytest.mark.rule("SD-EN-03")
def test_overtime_is_over_when_all_are_finished_and_nothing_runs() -> None:
    g = space(at="29:30").start_timer("mine")
    assert g.refuses(m.Finished(), rule="SD-EN-03")
    g.wait_until("30:00").play(m.Finished())
    assert g.refuses(m.Finished(), rule="already-done")
    assert all(planet.finished for planet in g.view("a").planets)
    assert not g.over, "the mine still runs"
    assert g.wait_until("30:30").over


@pytest.mark.rule("SD-EN-03")
def test_free_actions_stay_possible_in_overtime() -> None:
    g = space(at="29:30", ships={"a": "b red green", "b": "b blue"}).start_timer("mine").wait_until("30:10")
    g.offer("b", give="red", ask="blue", at="b").accept("a", by="b")
    g.offer("b", give="blue", ask="red", at="b").accept("a", by="b").deliver("b", 4)
    assert g.score() == 2


@pytest.mark.rule("SD-EN-04")
@pytest.mark.parametrize(
    ("scores", "markers", "winners"),
    [
        ({"a": 20, "b": 21}, {"a": 9}, "b"),
        ({"a": 21, "b": 21}, {"a": 5, "b": 6}, "b"),
        ({"a": 21, "b": 21, "c": 20}, {"a": 6, "b": 6, "c": 9}, "a b"),
    ],
)
def test_points_then_markers_then_together(scores: dict[str, int], markers: dict[str, int], winners: str) -> None:
    assert space(at="29:59", scores=scores, markers=markers).wait_until("30:00").winners == winners


@pytest.mark.rule("SD-EN-05")
def test_goods_cards_and_technology_are_worth_nothing() -> None:
    g = space(at="29:59", ships={"a": "a" + " red" * 8}, level={"a": 3}, scores={"b": 1}).wait_until("30:15")
    assert g.winners == "b"
    assert g.score() == 0
