"""Sabotage and missiles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.spacedealer.language import Table, space
from webfoot.games.spacedealer import moves as m


def armed(card: str = "sabotage-probe-1", markers: int = 2, **more: Any) -> Table:
    """b has a loaded probe or missile at 4."""
    build = {"b": f"{card}@4"} | dict(more.pop("build", {}))
    g = space(rules="experienced", build=build, **more)
    g.planet("b").area[0].ammunition = markers
    g.state.attack -= markers
    return g


def sabotage(g: Table, timer: int = 0, of: int = 0) -> Table:
    return g.play(m.SabotageTimer(4, of, timer), by="b")


@pytest.mark.rule("SD-AD-07", "SD-AD-17")
def test_a_sabotaged_timer_runs_out_without_effect() -> None:
    g = sabotage(armed().start_timer("mine").wait("0:20"))
    assert g.timers() == ["sabotaged", "inactive"]
    assert g.planet("b").area[0].ammunition == 1
    assert g.state.attack == 8
    g.wait("0:40")
    assert g.timers() == ["inactive", "inactive"]
    assert g.state.attack == 9
    assert g.ship == ""
    assert g.refuses(m.Collect(4, 0), rule="SD-TM-07")


@pytest.mark.rule("SD-AD-08", "SD-Q22")
def test_the_last_tenth_of_a_second_is_early_enough_the_minute_is_not() -> None:
    g = armed().start_timer("mine").wait("0:59.9")
    assert g.allows(m.SabotageTimer(4, 0, 0), by="b")
    g.wait("0:00.1")
    assert g.refuses(m.SabotageTimer(4, 0, 0), rule="SD-AD-08", by="b")
    assert g.refuses(m.SabotageTimer(4, 0, 1), rule="SD-AD-08", by="b")


@pytest.mark.rule("SD-AD-08", "SD-AD-17")
def test_the_slot_is_free_at_once_and_nothing_has_changed() -> None:
    g = sabotage(armed(planned={"a": "depot-1"}).start_timer("depot"))
    assert g.planned() == "depot-1"
    assert g.allows(m.StartBuild(0))
    assert g.refuses(m.SabotageTimer(4, 0, 0), rule="SD-AD-08", by="b")
    g = sabotage(armed().start_timer("technology")).wait("1:00")
    assert g.planet().position == 0
    g = sabotage(armed(build={"a": "sabotage-probe-2@4"}).start_timer("sabotage")).wait("1:00")
    assert g.planet().area[0].ammunition == 0


@pytest.mark.rule("SD-AD-17")
def test_a_sabotaged_transport_probe_gives_its_goods_free() -> None:
    g = armed(build={"a": "transport-probe@4"})
    g.planet().area[0].goods = [1, 0, 0, 0]
    g.start_timer("transport")
    assert g.refuses(m.Dump(3, "red"), rule="SD-AD-15")
    assert sabotage(g).allows(m.Dump(3, "red"))


@pytest.mark.rule("SD-AD-17", "SD-AD-10")
def test_a_sabotaged_clearing_leaves_the_block() -> None:
    g = armed()
    g.planet().area[0].blocked = True
    g.state.attack -= 1
    sabotage(g.start_timer("mine")).wait("1:00")
    assert g.planet().area[0].blocked


@pytest.mark.rule("SD-AD-07")
def test_sabotage_takes_a_loaded_probe() -> None:
    g = armed(markers=0).start_timer("mine")
    assert g.refuses(m.SabotageTimer(4, 0, 0), rule="SD-AD-07", by="b")
    assert g.refuses(m.SabotageTimer(4, 0, 0), rule="SD-AD-07", by="c")


@pytest.mark.rule("SD-Q12")
def test_a_sabotaged_ship_drifts_until_another_timer_lands_it() -> None:
    g = sabotage(armed(ships={"a": "a red"}).fly("ab").wait("0:30"))
    assert g.ship_at() == "~ab"
    assert g.wait("0:30").ship_at() == "~ab"
    assert g.refuses(m.StartFlight(0, 2), rule="SD-Q12")
    assert g.refuses(m.Dump(0, "red"), rule="SD-Q17")
    g.fly("ab").wait("1:00")
    assert g.ship_at() == "ab"
    assert g.ship == "red"


@pytest.mark.rule("SD-Q12")
def test_a_table_may_send_it_back() -> None:
    g = sabotage(armed(ships={"a": "a red"}, sabotaged_flight="returns").fly("ab"))
    assert g.ship_at() == "a"
    assert g.timers() == ["sabotaged", "inactive"]


@pytest.mark.rule("SD-Q20")
def test_nobody_attacks_himself_unless_the_table_likes_it() -> None:
    g = armed().start_timer("technology", by="b")
    assert g.refuses(m.SabotageTimer(4, 1, 0), rule="SD-Q20", by="b")
    assert g.refuses(m.SabotageTimer(4, 6, 0), rule="no-such-seat", by="b")
    g = armed(attack_oneself=True).start_timer("technology", by="b")
    assert sabotage(g, of=1).timers("b") == ["sabotaged", "inactive"]


@pytest.mark.rule("SD-EN-03")
def test_a_sabotaged_timer_does_not_prolong_the_game() -> None:
    g = sabotage(armed(at="29:59").start_timer("mine")).wait_until("30:00")
    assert g.over
    g = armed(at="29:50", ships={"c": "d red"}).start_timer("mine", by="a").wait_until("30:10")
    assert not sabotage(g).wait_until("30:24.999").over, "player c may still trade and deliver"
    assert g.wait_until("30:25").over, "fifteen seconds after the sabotage, not after the sabotaged timer"


# missiles


def fire(g: Table, target: int = 4, of: int = 0) -> Table:
    return g.play(m.FireMissile(4, of, target), by="b")


@pytest.mark.rule("SD-AD-09", "SD-AD-10")
def test_a_blocked_mine_needs_one_run_to_be_cleared() -> None:
    g = fire(armed("interstellar-missile-1"))
    assert g.view("c").planets[0].area[0].blocked
    g.start_timer("mine").wait("1:00")
    assert g.timers() == ["inactive", "inactive"]
    assert g.ship == ""
    assert g.state.attack == 9
    assert g.told("missile-hit 1 0 4 mine-red-1", "clearing-started 0", "slot-cleared 0 4")
    assert g.start_timer("mine").wait("1:00").collect().ship == "red"


@pytest.mark.rule("SD-AD-11", "SD-BD-12")
def test_a_blocked_card_is_not_built_over_and_two_blocks_are_the_most() -> None:
    g = armed(
        "interstellar-missile-1",
        build={"a": "mine-red-1@4 mine-blue-1@3 mine-green-1@5"},
        stations={"a": (1, 1)},
        planned={"a": "fusion-mine-red"},
    )
    fire(g)
    fire(g, 3)
    g.planet("b").area[0].ammunition = 1
    assert g.refuses(m.FireMissile(4, 0, 5), rule="SD-AD-11", by="b")
    assert g.refuses(m.FireMissile(4, 0, 4), rule="SD-AD-19", by="b")
    g.start_timer("fusion").wait("1:00")
    assert g.refuses(m.Place(0, 3), rule="SD-AD-10")


@pytest.mark.rule("SD-AD-12", "SD-AD-19")
def test_only_open_slots_of_the_action_zone_are_targets() -> None:
    g = armed("interstellar-missile-1", build={"a": "mine-red-1@4 depot-1@3"}, planned={"a": "fusion-mine-red"})
    targets = [
        move.target for move in g.legal(m.FireMissile, by="b") if isinstance(move, m.FireMissile) and move.seat == 0
    ]
    assert targets == [4]
    assert g.refuses(m.FireMissile(4, 0, 3), rule="SD-AD-12", by="b")
    g.built("fusion", 3)
    assert g.refuses(m.FireMissile(4, 0, 4), rule="SD-AD-12", by="b")
    assert g.allows(m.FireMissile(4, 0, 3), by="b")
    assert g.refuses(m.FireMissile(4, 0, 3), rule="SD-AD-09", by="c")


@pytest.mark.rule("SD-AD-13", "SD-Q13")
def test_a_job_under_way_ends_normally_and_the_next_is_stopped() -> None:
    g = fire(armed("interstellar-missile-1").start_timer("mine")).wait("1:00").collect()
    assert g.ship == "red"
    assert g.start_timer("mine").wait("1:00").timers() == ["inactive", "inactive"]
    assert g.ship == "red"
    g = armed("interstellar-missile-1", missile_on_busy_slot="forbidden").start_timer("mine")
    assert g.refuses(m.FireMissile(4, 0, 4), rule="SD-Q13", by="b")


@pytest.mark.rule("SD-AD-19")
def test_a_blocked_transport_probe_still_stores() -> None:
    g = fire(armed("interstellar-missile-1", build={"a": "transport-probe@4"}, ships={"a": "a red"}))
    g.play(m.MoveGood(0, 3, "red"))
    assert g.store() == "red"
    g.start_timer("transport").wait("1:00")
    assert g.refuses(m.BeamGood(4, 0, "red"), rule="SD-TM-07")
