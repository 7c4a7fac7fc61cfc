"""Using cards: mines, converters, depots."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.spacedealer.language import Table, space
from webfoot.games.spacedealer import moves as m

WIDE_POWER = {"a": (1, 1)}


@pytest.mark.rule("SD-US-01")
def test_any_slot_of_the_action_zone_can_be_used() -> None:
    g = space(build={"a": "mine-red-1@4 depot-1@3"})
    assert g.refuses(m.StartUse(3), rule="SD-US-01")
    assert g.refuses(m.StartUse(8), rule="SD-US-01")
    assert g.refuses(m.Collect(4, 0), rule="SD-TM-07")
    assert g.start_timer("mine").refuses(m.Collect(4, 0), rule="SD-TM-07")
    assert g.wait("1:00").collect().ship == "red"


@pytest.mark.rule("SD-US-02", "SD-Q07")
@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("mine-green-1@4", "green"),
        ("mining-complex-blue@4", "blue blue"),
        ("fusion-mine-yellow@4", "yellow yellow yellow yellow"),
    ],
)
def test_what_mines_give(card: str, goods: str) -> None:
    g = space(build={"a": card}, stations=WIDE_POWER)
    assert g.start_timer(card[:6]).wait("1:00").collect().ship == goods


@pytest.mark.rule("SD-US-02")
@pytest.mark.parametrize("colour", ["red", "yellow", "green", "blue"])
def test_a_multi_mine_gives_any_colour(colour: str) -> None:
    g = space(build={"a": "multi-mine-1@4"}).start_timer("multi").wait("1:00")
    assert g.refuses(m.Collect(4, 0), rule="SD-US-02")
    assert g.collect(colour=colour).ship == colour


@pytest.mark.rule("SD-US-03", "SD-OB-04")
def test_goods_spill_over_and_the_rest_is_lost() -> None:
    g = space(build={"a": "fusion-mine-red@4 depot-1@3"}, stations=WIDE_POWER, ships={"a": "a" + " blue" * 7})
    g.planet().area[1].goods = [0, 0, 2, 0]
    g.state.supply[2] -= 2
    g.start_timer("fusion").wait("1:00").collect(into=3)
    assert g.store() == "red red green green"
    assert g.ship.split().count("red") == 1
    assert g.supply("red") == 7
    assert g.told("collected 0 fusion-mine-red red red red 1")


@pytest.mark.rule("SD-US-03")
def test_a_mine_waits_for_the_ship() -> None:
    g = space(ships={"a": "ab"}).start_timer("mine").wait("1:00")
    assert g.refuses(m.Collect(4, 0), rule="SD-US-03")
    assert g.refuses(m.Collect(4, 3), rule="SD-OB-04")
    assert g.fly("a").refuses(m.Collect(4, 0), rule="SD-MV-02")
    assert g.wait("1:00").collect().ship == "red"


@pytest.mark.rule("SD-US-04", "SD-Q10")
def test_the_supply_may_run_short() -> None:
    g = space(build={"a": "mining-complex-red@4"}).start_timer("mining").wait("1:00")
    g.state.supply[0] = 1
    assert g.collect().ship == "red"
    g.start_timer("mining").wait("1:00")
    assert g.refuses(m.Collect(4, 0), rule="SD-US-04")
    g = space(build={"a": "mining-complex-red@4"}, supply="unlimited").start_timer("mining").wait("1:00")
    g.state.supply[0] = 0
    assert g.collect().ship == "red red"


@pytest.mark.rule("SD-US-05")
def test_a_ship_holds_eight() -> None:
    g = space(ships={"a": "a" + " blue" * 8}).start_timer("mine").wait("1:00")
    assert g.refuses(m.Collect(4, 0), rule="SD-US-05")


@pytest.mark.rule("SD-US-06")
def test_a_converter_swaps_one_good_in_its_place() -> None:
    g = space(build={"a": "converter-1@4 depot-1@3"}, ships={"a": "a red"}).start_timer("converter").wait("1:00")
    assert g.refuses(m.Convert(4, 0, "blue", "green"), rule="SD-US-06")
    assert g.refuses(m.Convert(4, 1, "blue", "green"), rule="SD-AD-05")
    g.play(m.Convert(4, 0, "red", "green"))
    assert g.ship == "green"
    assert (g.supply("red"), g.supply("green")) == (10, 9)
    assert g.timers() == ["inactive", "inactive"]
    assert g.refuses(m.Convert(4, 0, "green", "red"), rule="SD-TM-07")


@pytest.mark.rule("SD-US-06")
def test_a_converter_does_not_reach_a_ship_elsewhere() -> None:
    g = space(build={"a": "converter-1@4"}, ships={"a": "ab red"}).start_timer("converter").wait("1:00")
    assert g.refuses(m.Convert(4, 0, "red", "green"), rule="SD-US-06")


@pytest.mark.rule("SD-US-06")
def test_a_fusion_converter_swaps_up_to_two_one_after_the_other() -> None:
    g = space(build={"a": "fusion-converter@4"}, stations=WIDE_POWER, ships={"a": "a red red"})
    g.start_timer("fusion").wait("1:00").play(m.Convert(4, 0, "red", "green"))
    assert g.timers() == ["ready", "inactive"]
    g.play(m.Convert(4, 0, "green", "blue"))
    assert g.ship == "red blue"
    assert g.timers() == ["inactive", "inactive"]


def half_converted(**more: Any) -> Table:
    """A fusion converter that has swapped one of its two goods; technology is ready half a minute later."""
    g = space(build={"a": "fusion-converter@4"}, stations=WIDE_POWER, ships={"a": "a red red", "b": "a blue"}, **more)
    g.start_timer("fusion").wait("0:30").start_timer("technology").wait("0:30")
    return g.play(m.Convert(4, 0, "red", "green"))


@pytest.mark.rule("SD-US-06", "SD-TM-07")
def test_the_second_good_waits_while_another_timer_runs_out() -> None:
    g = half_converted().wait("0:30")
    assert g.timers() == ["ready", "inactive"]
    assert g.view("a").planets[0].timers[0].half
    assert g.play(m.Convert(4, 0, "red", "blue")).ship == "green blue"
    assert g.timers() == ["inactive", "inactive"]


@pytest.mark.rule("SD-US-06", "SD-TR-04")
def test_the_second_good_waits_while_an_offer_is_answered() -> None:
    g = half_converted().offer("a", give="blue", at="a", by="b").play(m.Decline(1))
    assert g.allows(m.Convert(4, 0, "red", "blue"))
    g.offer("a", give="blue", at="a", by="b").accept("b", by="a")
    assert g.allows(m.Convert(4, 0, "blue", "red"))


@pytest.mark.rule("SD-US-06", "SD-TM-07", "SD-TM-09")
def test_the_second_good_waits_whatever_one_does_until_it_is_let_go() -> None:
    g = half_converted().play(m.Dump(0, "green")).wait("0:30").fly("ab").wait("1:00").fly("a").wait("1:00")
    assert g.allows(m.Convert(4, 0, "red", "blue"))
    assert g.play(m.GiveUp(0)).timers() == ["inactive", "inactive"]
    assert g.refuses(m.Convert(4, 0, "red", "blue"), rule="SD-TM-07")


@pytest.mark.rule("SD-Q10")
def test_a_converter_takes_only_what_the_supply_has() -> None:
    g = space(build={"a": "converter-1@4"}, ships={"a": "a red"}).start_timer("converter").wait("1:00")
    g.state.supply[2] = 0
    assert g.refuses(m.Convert(4, 0, "red", "green"), rule="SD-Q10")


@pytest.mark.rule("SD-US-07")
def test_goods_move_freely_between_depot_and_ship_at_home() -> None:
    g = space(build={"a": "mine-red-1@4 depot-1@3"}, ships={"a": "a red blue"})
    assert g.refuses(m.MoveGood(0, 3, "green"), rule="SD-US-07")
    g.play(m.MoveGood(0, 3, "red"))
    assert (g.ship, g.store()) == ("blue", "red")
    assert g.timers() == ["inactive", "inactive"]
    g.play(m.MoveGood(3, 0, "red"))
    assert g.ship == "red blue"


@pytest.mark.rule("SD-OB-04", "SD-TR-03")
def test_a_depot_holds_four() -> None:
    g = space(build={"a": "mine-red-1@4 depot-1@3"}, ships={"a": "a" + " blue" * 5})
    g.play(*[m.MoveGood(0, 3, "blue")] * 4)
    assert g.refuses(m.MoveGood(0, 3, "blue"), rule="SD-US-05")


@pytest.mark.rule("SD-US-08")
def test_permanent_effects_need_no_timer() -> None:
    g = space(build={"a": "tech-center-1@4"}, rules="experienced")
    assert g.view("a").planets[0].places == 4
    assert g.refuses(m.StartUse(4), rule="SD-US-01")


@pytest.mark.rule("SD-Q02", "SD-DG-10")
def test_mines_are_emptied_by_hand_unless_one_asks() -> None:
    g = space().start_timer("mine").wait("1:00")
    assert g.ship == ""
    g.play(m.CollectByItself(True))
    assert g.ship == "red"
    assert g.refuses(m.CollectByItself(True), rule="SD-Q02")
    g.start_timer("mine").wait("1:00")
    assert g.ship == "red red"


@pytest.mark.rule("SD-Q02")
def test_mines_that_empty_themselves_wait_until_everything_fits() -> None:
    g = space(ships={"a": "ab"}).play(m.CollectByItself(True)).start_timer("mine").fly("a").wait("1:00")
    assert g.ship == "red"
    g = space(build={"a": "mining-complex-red@4"}, ships={"a": "a" + " blue" * 7}).play(m.CollectByItself(True))
    assert g.start_timer("mining").wait("1:00").timers() == ["ready", "inactive"]
    g = space(build={"a": "mining-complex-red@4"}, ships={"a": "a" + " blue" * 7}, collecting="by-itself")
    assert g.start_timer("mining").wait("1:00").ship.split().count("red") == 1
    g.play(m.CollectByItself(False), m.Dump(0, "red")).start_timer("mining").wait("1:00")
    assert g.timers() == ["ready", "inactive"]
    g = space(build={"a": "multi-mine-1@4"}, collecting="by-itself").start_timer("multi").wait("1:00")
    assert g.timers() == ["ready", "inactive"]
