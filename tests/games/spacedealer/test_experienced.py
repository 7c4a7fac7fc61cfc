"""The cards for experienced players: permanent effects, probes, discarding, two ships."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.spacedealer.language import Table, space
from webfoot.games.spacedealer import moves as m


def table(**more: Any) -> Table:
    return space(rules="experienced", **more)


def cover(g: Table, column: int = 3, by: str = "a") -> Table:
    """Build a planned fusion mine over what lies here."""
    return g.built("fusion-mine", column, by=by)


@pytest.mark.rule("SD-AD-02", "SD-AD-03")
def test_a_tech_center_gives_two_places_while_it_is_open() -> None:
    g = table(planned={"a": "fusion-mine-red tech-center-1"}, pile={"a": "depot-1 generator mine-red-1 mine-red-2"})
    g.built("tech-center", 3)
    g.play(m.Plan("depot-1"), m.Plan("generator"), m.Plan("mine-red-1"))
    assert g.refuses(m.Plan("mine-red-2"), rule="SD-PL-01")
    cover(g)
    assert g.covered("tech-center")
    assert len(g.planned().split()) == 3
    assert g.refuses(m.Plan("mine-red-2"), rule="SD-PL-01")
    g.start_timer("depot").wait("1:00").play(m.Discard(g.place("depot")))
    assert g.refuses(m.Plan("mine-red-2"), rule="SD-PL-01")
    g.start_timer("generator").wait("1:00").play(m.Discard(g.place("generator")))
    assert g.allows(m.Plan("mine-red-2"))


@pytest.mark.rule("SD-AD-04", "SD-AD-02")
def test_a_robot_factory_brings_a_timer_and_takes_it_back() -> None:
    g = table(planned={"a": "robot-factory-1 fusion-mine-red"})
    spare = g.state.spare_timers
    g.built("robot", 3)
    assert g.timers() == ["inactive"] * 3
    assert g.state.spare_timers == spare - 1
    cover(g)
    assert g.timers() == ["inactive"] * 2
    assert g.state.spare_timers == spare


@pytest.mark.rule("SD-AD-04")
def test_a_timer_that_is_owed_goes_back_as_soon_as_it_is_idle() -> None:
    g = table(
        planned={"a": "fusion-mine-red"}, build={"a": "robot-factory-1@3 mine-blue-1@5"}, stations={"a": (1, 1)}
    )
    g.start_timer("fusion").wait("0:30").start_timer("technology").start_timer("mine").wait("0:30")
    g.play(m.Place(0, 3))
    assert g.timers() == ["active", "active"]
    assert g.planet().owed == 0
    g = table(
        planned={"a": "fusion-mine-red"}, build={"a": "robot-factory-1@3 mine-blue-1@5"}, stations={"a": (1, 1)}
    )
    g.start_timer("technology").start_timer("mine").start_timer("fusion").wait("1:00").start_timer("technology")
    g.play(m.Place(0, 3))
    assert g.timers() == ["active", "ready"]


@pytest.mark.rule("SD-AD-05", "SD-AD-20")
def test_an_orbital_station_brings_a_second_ship() -> None:
    g = table(planned={"a": "orbital-station"}, ships={"a": "a red"}).built("orbital", 3)
    assert g.ship_at("a", 1) == "a"
    assert g.state.spare_ships == 0
    g.play(m.MoveGood(0, 1, "red"))
    assert (g.hold("a", 0), g.hold("a", 1)) == ("", "red")
    assert g.refuses(m.StartFlight(1, 4), rule="SD-MV-04")
    g.fly("c", ship=0).fly("ab", ship=1).wait("1:00")
    assert (g.ship_at("a", 0), g.ship_at("a", 1)) == ("c", "ab")
    assert g.refuses(m.MoveGood(1, 0, "red"), rule="SD-TR-01")


@pytest.mark.rule("SD-AD-20")
def test_one_demand_is_paid_from_one_ship() -> None:
    g = table(build={"a": "orbital-station@4"}, ships={"a": "b red"})
    second = g.planet().ships[1]
    second.field, second.goods = 2, [0, 0, 1, 0]
    assert g.refuses(m.Deliver(1, 4), rule="SD-DL-08")
    g.play(m.MoveGood(1, 0, "green")).deliver("b", 4)
    assert g.score() == 2


@pytest.mark.rule("SD-AD-05")
def test_without_its_station_the_ship_returns_and_its_timer_runs_out() -> None:
    g = table(planned={"a": "fusion-mine-red"}, build={"a": "orbital-station@4"}).start_timer("fusion").wait("1:00")
    g.planet().ships[1].goods = [0, 0, 0, 2]
    g.state.supply[3] -= 2
    g.fly("ab", ship=1).play(m.Place(0, 3))
    assert g.ship_at("a", 1) == "(away)"
    assert g.supply("blue") == 10
    assert g.state.spare_ships == 1
    assert g.timers() == ["inactive", "active"]
    assert g.wait("1:00").timers() == ["inactive", "inactive"]
    assert g.told("ship-left 0 1 blue blue", "timer-idle 0 1")


@pytest.mark.rule("SD-AD-06", "SD-AD-09", "SD-Q11")
@pytest.mark.parametrize("card", ["sabotage-probe-1", "interstellar-missile-1"])
def test_each_use_loads_one_marker_up_to_two(card: str) -> None:
    g = table(build={"a": f"{card}@4"})
    for stored in (1, 2):
        g.start_timer(card).wait("1:00")
        assert g.planet().area[0].ammunition == stored
        assert g.state.attack == 10 - stored
    assert g.refuses(start_timer=card, rule="SD-Q11")
    g.planet().area[0].blocked = True
    assert g.allows(m.StartUse(4))


@pytest.mark.rule("SD-Q11")
def test_a_table_may_fill_up_at_once() -> None:
    g = table(build={"a": "sabotage-probe-1@4"}, attack_markers="refill").start_timer("sabotage").wait("1:00")
    assert g.planet().area[0].ammunition == 2


@pytest.mark.rule("SD-AD-14")
def test_an_empty_supply_of_markers_gives_nothing() -> None:
    g = table(build={"a": "sabotage-probe-1@4"})
    g.state.attack = 0
    g.start_timer("sabotage").wait("1:00")
    assert g.planet().area[0].ammunition == 0
    assert g.timers() == ["inactive", "inactive"]


@pytest.mark.rule("SD-AD-18")
def test_stored_markers_return_when_the_card_is_built_over() -> None:
    g = table(build={"a": "sabotage-probe-1@4"}, planned={"a": "fusion-mine-red"})
    g.planet().area[0].ammunition, g.state.attack = 2, 8
    cover(g)
    assert g.state.attack == 10
    assert g.told("markers-lost 0 sabotage-probe-1 2")


# the transport probe


def probe(goods: list[int], **more: Any) -> Table:
    g = table(build={"a": "transport-probe@4"}, **more)
    g.planet().area[0].goods = goods
    return g


@pytest.mark.rule("SD-AD-15", "SD-Q14")
def test_a_transport_probe_stores_two_and_sends_them_to_a_ship_in_flight() -> None:
    g = table(build={"a": "transport-probe@4"}, ships={"a": "a red green blue"})
    g.play(m.MoveGood(0, 3, "red"), m.MoveGood(0, 3, "green"))
    assert g.refuses(m.MoveGood(0, 3, "blue"), rule="SD-US-05")
    g.fly("ab").start_timer("transport")
    assert g.refuses(m.Dump(3, "red"), rule="SD-AD-15")
    g.wait("1:00").fly("b")
    assert g.refuses(m.BeamGood(4, 0, "yellow"), rule="SD-US-07")
    assert g.refuses(m.BeamGood(4, 1, "red"), rule="SD-AD-05")
    g.play(m.BeamGood(4, 0, "red"))
    assert g.timers() == ["active", "ready"]
    g.play(m.BeamGood(4, 0, "green"))
    assert g.ship == "red green blue"
    assert g.store() == ""
    assert g.timers() == ["active", "inactive"]


@pytest.mark.rule("SD-AD-15")
def test_the_limit_of_eight_holds_and_one_may_send_only_some() -> None:
    g = probe([1, 1, 0, 0], ships={"a": "a" + " blue" * 8}).start_timer("transport").wait("1:00")
    assert g.refuses(m.BeamGood(4, 0, "red"), rule="SD-US-05")
    g.play(m.Dump(0, "blue"), m.BeamGood(4, 0, "red"))
    assert g.store() == "yellow"
    assert g.timers() == ["inactive", "inactive"]
    assert g.allows(m.Dump(3, "yellow"))


@pytest.mark.rule("SD-Q14")
def test_the_goods_go_to_one_ship() -> None:
    g = table(build={"a": "transport-probe@4 orbital-station@3"})
    g.planet().area[0].goods = [1, 1, 0, 0]
    g.start_timer("transport").wait("1:00").play(m.BeamGood(4, 0, "red"))
    assert g.refuses(m.BeamGood(4, 1, "yellow"), rule="probe-filling")


@pytest.mark.rule("SD-Q14")
def test_a_table_may_let_a_probe_fill_another_players_ship() -> None:
    g = probe([1, 1, 0, 0], transport_probe="any-ship", ships={"b": "c"}).start_timer("transport").wait("1:00")
    g.play(m.DraftOffer(1, None), m.OfferJob(4, 2), m.MakeOffer()).accept("a", by="b")
    assert g.hold("b") == "red yellow"
    assert g.timers() == ["inactive", "inactive"]
    g = probe([1, 1, 0, 0]).start_timer("transport").wait("1:00").play(m.DraftOffer(1, None))
    assert g.refuses(m.OfferJob(4, 2), rule="SD-Q14")


# discarding


@pytest.mark.rule("SD-AD-16", "SD-Q15")
def test_a_planned_card_goes_back_where_it_belongs() -> None:
    g = table(planned={"a": "multi-mine-1 mine-blue-1"}).start_timer("multi").start_timer("mine-blue").wait("1:00")
    g.play(m.Discard(0), m.Discard(1))
    assert g.deck(2).split()[-1] == "multi-mine-1"
    assert g.pile() == "mine-blue-1"
    assert g.view("b").planets[0].pile_known == ["mine-blue-1"]
    assert g.timers() == ["inactive", "inactive"]
    assert g.refuses(m.StartScrap("action", 4), rule="SD-Q15")


@pytest.mark.rule("SD-Q15", "SD-AD-16")
def test_a_table_may_let_built_cards_be_discarded() -> None:
    g = table(
        build={"a": "mine-red-1@4 mining-complex-blue@3", "b": "mine-yellow-1@4"},
        ships={"b": "a yellow green"},
        discarding="built-too",
    )
    g.deliver("a", 4, by="b").play(m.StartScrap("action", 4)).wait("1:00").play(m.Scrap("action", 4))
    assert g.pile() == "mine-red-1"
    assert (g.score("a"), g.score("b")) == (1, 2)
    assert g.refuses(m.Deliver(0, 4), rule="no-demand", by="b")
    assert g.refuses(m.StartScrap("action", 4), rule="SD-AD-16")


@pytest.mark.rule("SD-Q15", "SD-AD-02")
def test_what_a_discarded_card_covered_works_again() -> None:
    g = table(planned={"a": "fusion-mine-red"}, build={"a": "robot-factory-1@4"}, discarding="built-too")
    assert cover(g).timers() == ["inactive"] * 2
    assert g.refuses(m.StartScrap("action", 4), rule="SD-AD-16")
    g.play(m.StartScrap("action", 3)).wait("1:00").play(m.Scrap("action", 3))
    assert not g.covered("robot")
    assert g.timers() == ["inactive"] * 3
    assert g.deck(3).split()[-1] == "fusion-mine-red"
    assert g.told("card-uncovered 0 robot-factory-1 4", "timer-joined 0 2")


# planned cards change hands


@pytest.mark.rule("SD-AX-01", "SD-AX-03", "SD-AX-05")
def test_planned_cards_are_swapped_from_anywhere() -> None:
    planned = {"a": "multi-mine-1 depot-1", "b": "fusion-reactor generator"}
    g = table(planned=planned, ships={"b": "cd"})
    g.offer("b", cards="multi-mine", for_cards="fusion").accept("a", by="b")
    assert g.planned("a") == "fusion-reactor depot-1"
    assert g.planned("b") == "multi-mine-1 generator"
    assert space(planned=planned).refuses(m.DraftOffer(1, None), rule="SD-AX-01")


@pytest.mark.rule("SD-AX-02")
def test_a_gift_needs_a_free_place() -> None:
    g = table(planned={"a": "multi-mine-1", "b": "fusion-reactor generator"}).offer("b", cards="multi-mine")
    assert g.refuses(m.Accept(0), rule="SD-AX-02", by="b")
    g = table(planned={"a": "multi-mine-1", "b": "fusion-reactor"}).offer("b", cards="multi-mine").accept("a", by="b")
    assert g.planned("b") == "fusion-reactor multi-mine-1"


@pytest.mark.rule("SD-AX-04")
def test_a_card_under_a_timer_and_a_drawn_pair_stay() -> None:
    g = table(planned={"a": "multi-mine-1"}).start_timer("multi").play(m.DraftOffer(1, None))
    assert g.refuses(m.OfferCard(0), rule="SD-AX-04")
    assert g.refuses(m.OfferCard(1), rule="SD-BD-01")
    g = table(planned={"a": "multi-mine-1"}).offer("b", cards="multi").start_timer("multi")
    assert g.told("offer-ended 0 1 lapsed")
    g = table(level={"a": 2}).play(m.Draw(2), m.DraftOffer(1, None))
    assert g.legal(m.OfferCard) == []


@pytest.mark.rule("SD-AX-05")
def test_a_swap_is_possible_above_the_limit() -> None:
    g = table(planned={"a": "multi-mine-1 depot-1 generator", "b": "fusion-reactor"})
    g.offer("b", cards="multi-mine", for_cards="fusion").accept("a", by="b")
    assert g.planned("a") == "fusion-reactor depot-1 generator"


@pytest.mark.rule("SD-Q21")
def test_goods_for_a_card_where_the_goods_could_be_exchanged() -> None:
    g = table(planned={"b": "multi-mine-1"}, ships={"a": "b red red"})
    g.offer("b", give="red red", at="b", for_cards="multi").accept("a", by="b")
    assert g.planned("a") == "multi-mine-1"
    assert g.hold("b") == "red red"
    g = table(planned={"b": "multi-mine-1"}, ships={"a": "b red"}).play(m.DraftOffer(1, None))
    assert g.refuses(m.OfferGood("red"), rule="SD-Q21")
