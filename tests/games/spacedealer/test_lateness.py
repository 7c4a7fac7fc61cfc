"""Which deadlines take something away from whoever is a moment too late, and which do not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.spacedealer.language import GAME, Table, begun, space
from tests.games.spacedealer.late import LateSpaceDealer
from tests.games.spacedealer.test_laws import TABLES, anything
from webfoot.core.chance import QuickChance
from webfoot.core.match import Match
from webfoot.games.spacedealer import moves as m


def cuts_off(g: Table) -> bool:
    return GAME.cuts_off(g.state)


def armed(markers: int = 1, **more: Any) -> Table:
    g = space(rules="experienced", build={"b": "sabotage-probe-1@4"}, **more)
    g.planet("b").area[0].ammunition = markers
    g.state.attack -= markers
    return g


def test_luck_chooses_for_the_late_and_the_countdown_takes_nothing() -> None:
    g = begun(3)
    assert cuts_off(g)
    g.wait("0:30")
    assert g.phase == "countdown"
    assert not cuts_off(g)


@pytest.mark.rule("SD-EN-01", "SD-EN-03")
def test_the_end_cuts_off_and_so_does_the_end_of_overtime() -> None:
    g = space(at="29:59").start_timer("mine", by="a")
    assert g.state.deadline() == 1_800_000
    assert cuts_off(g)
    g.wait_until("30:00")
    assert not cuts_off(g), "the mine becomes ready"
    g.wait_until("30:59")
    assert g.state.deadline() == 1_859_000 + 15_000
    assert cuts_off(g)
    assert not cuts_off(g.wait_until("31:14")), "nothing comes after the end"


@pytest.mark.rule("SD-DG-09")
def test_an_announcement_takes_nothing() -> None:
    g = begun(3, length="5").wait("0:35")
    assert g.state.deadline() == g.state.started + 240_000
    assert not cuts_off(g)


@pytest.mark.rule("SD-TR-04")
def test_an_offer_that_runs_out_cuts_off() -> None:
    g = space(ships={"a": "ab red", "b": "ab blue"}).offer("b", give="red", ask="blue", at="ab")
    assert cuts_off(g)
    ends = g.state.deadline()
    assert ends is not None
    g.accept("a", by="b")
    assert g.state.deadline() != ends
    assert not cuts_off(g.start_timer("mine"))


@pytest.mark.rule("SD-Q16")
def test_the_end_of_thinking_cuts_off() -> None:
    g = space(level={"a": 2}, thinking="limited").play(m.Draw(2))
    assert cuts_off(g)
    assert not cuts_off(g.start_timer("mine").play(m.Keep(0)))


@pytest.mark.rule("SD-AD-08", "SD-Q22")
def test_a_timer_cuts_off_whoever_could_sabotage_it() -> None:
    assert cuts_off(armed().start_timer("mine"))
    assert not cuts_off(armed(markers=0).start_timer("mine"))
    assert not cuts_off(space().start_timer("mine"))


@pytest.mark.rule("SD-Q20")
def test_ones_own_probe_is_a_threat_only_where_the_table_likes_it() -> None:
    assert not cuts_off(armed().start_timer("technology", by="b"))
    assert cuts_off(armed(attack_oneself=True).start_timer("technology", by="b"))


@pytest.mark.rule("SD-AD-17")
def test_a_sabotaged_timer_takes_nothing_when_it_is_through() -> None:
    g = armed().start_timer("mine").play(m.SabotageTimer(4, 0, 0), by="b")
    g.planet("b").area[0].ammunition = 1
    g.state.attack -= 1
    assert g.state.deadline() == 60_000
    assert not cuts_off(g)


@pytest.mark.rule("SD-TM-07")
def test_a_timer_leaves_its_owner_the_rest_of_a_half_applied_job() -> None:
    g = space(build={"a": "fusion-converter@4"}, stations={"a": (3, 3)}, ships={"a": "a red red"})
    g.start_timer("fusion").wait("0:30").start_timer("technology").wait("0:30")
    assert not cuts_off(g.play(m.Convert(4, 0, "red", "green")))


@pytest.mark.rule("SD-EN-03")
def test_only_the_last_timer_of_overtime_can_end_the_game() -> None:
    g = space(seats=3, at="29:58").start_timer("mine").wait("0:01").start_timer("technology", by="b")
    g.wait_until("30:00")
    assert not cuts_off(g), "the mine becomes ready, and b still has a timer"
    g.wait_until("30:58")
    assert not cuts_off(g), "there is something to collect"
    assert cuts_off(g.play(m.Finished()))
    assert g.wait_until("30:59").over


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_no_other_deadline_takes_a_move_from_anybody(number: int) -> None:
    """Whatever was legal before it is legal after it, in games in which everything happens."""
    seats, options = TABLES[number]
    match = Match(LateSpaceDealer(), seats, number, options)
    chance = QuickChance(number)
    held_back = looked_at = 0
    while not match.over:
        deadline = match.state.deadline()
        if deadline is not None and GAME.cuts_off(match.state):
            held_back += 1
        elif deadline is not None:
            looked_at += 1
            after = match.state.clone()
            after.advance(deadline, chance, None)
            for seat in range(seats):
                assert set(match.state.legal(seat)) <= set(after.legal(seat)), f"cut off at {deadline}"
        anything(match, chance)
    assert held_back > 10
    assert looked_at > 10
