"""The game on a computer's clock: instants, order, replay, what is open and what is hidden."""

from __future__ import annotations

import pytest

from tests.games.spacedealer.language import GAME, begun, space
from webfoot.core.chance import QuickChance
from webfoot.core.match import Match, replay
from webfoot.core.record import read_record
from webfoot.games.spacedealer import moves as m
from webfoot.games.spacedealer.rules.catalogue import KINDS


def test_a_timer_is_an_instant() -> None:
    g = space(at="3:20").start_timer("mine")
    assert g.state.started == 0
    assert g.view("b").planets[0].timers[0].ends == 260_000
    assert g.state.deadline() == 260_000


def test_timers_run_out_by_instant_then_seat_then_timer() -> None:
    g = space()
    g.start_timer("technology", by="c").start_timer("technology", by="b").start_timer("mine", by="b")
    g.wait("0:00.001").start_timer("technology", by="a").wait("5:00")
    ended = [line.split()[:2] for line in g.log if line.startswith(("technology-raised", "job-ready"))]
    assert ended == [
        ["technology-raised", "1"],
        ["job-ready", "1"],
        ["technology-raised", "2"],
        ["technology-raised", "0"],
    ]


@pytest.mark.rule("SD-Q22")
def test_expiry_comes_before_a_command_of_the_same_millisecond() -> None:
    match = Match(GAME, 3, 5)
    match.tick(30_000)
    match.tick(35_000)
    match.play(0, m.StartFlight(0, 3), 40_000)
    match.play(0, m.StartFlight(0, 0), 100_000)
    assert match.state.planets[0].ships[0].field == 0


def test_a_host_that_wakes_late_finds_the_same_outcome() -> None:
    late, punctual = space().start_timer("mine"), space().start_timer("mine")
    late.fly("ab").wait("4:00")
    punctual.fly("ab").wait("0:30").wait("0:30")
    for _ in range(6):
        punctual.wait("0:30")
    assert late.state.dump() == punctual.state.dump()
    assert late.log == punctual.log


def test_a_record_replays_to_the_same_bytes() -> None:
    match = Match(GAME, 4, 11, {"rules": "experienced", "length": "5"})
    chance = QuickChance(1)
    at = 0
    while not match.over:
        at += chance.below(9_000)
        seat = chance.below(4)
        while True:
            deadline = match.state.deadline()
            if deadline is None or deadline > at:
                break
            match.tick(deadline)
        if seat in match.actors:
            moves = match.moves(seat)
            match.play(seat, moves[chance.below(len(moves))], at)
    saved = match.record().dump()
    again = replay(read_record(saved, GAME.catalogue), GAME)
    assert again.state.dump() == match.state.dump()
    assert again.record().dump() == saved


@pytest.mark.rule("SD-DG-04", "SD-TM-03", "SD-EN-01")
def test_length_and_pace_are_for_the_table_to_choose() -> None:
    g = space(pace="20", length="10", at="9:50").start_timer("mine").wait("0:20")
    assert g.timers() == ["ready", "inactive"]
    assert g.phase == "overtime"
    assert g.wait_until("10:24.999").over is False
    assert g.wait_until("10:25").over


@pytest.mark.rule("SD-DG-05")
def test_the_game_has_no_clock_of_its_own_to_pause() -> None:
    g = space().start_timer("mine")
    before = g.state.dump()
    g.wait("0:00")
    assert g.state.dump() == before
    assert not any("pause" in kind.__name__.lower() for kind in KINDS)


@pytest.mark.rule("SD-DG-06")
def test_nothing_is_done_for_who_is_away() -> None:
    g = begun(3).wait("0:35").wait("30:00")
    assert g.over
    assert [len(g.planet(player).area) for player in "abc"] == [1, 1, 1]
    assert {line.split()[0] for line in g.log} == {
        "chosen-by-lot",
        "start-revealed",
        "countdown-began",
        "clock-started",
        "time-left",
        "overtime-began",
        "player-finished",
        "game-ended",
    }


@pytest.mark.rule("SD-Q05", "SD-SU-08")
def test_piles_and_pairs_are_private_and_planned_cards_open() -> None:
    g = space(
        level={"a": 2}, pile={"a": "depot-1"}, planned={"a": "mine-red-1"}, deck={2: "converter-1 multi-mine-1"}
    )
    g.play(m.Draw(2))
    mine, theirs = g.view("a"), g.view("b")
    assert mine.own is not None
    assert mine.own.pile == ["depot-1"]
    assert mine.own.drawn == ["converter-1", "multi-mine-1"]
    assert theirs.planets == mine.planets
    assert [card.card for card in theirs.planets[0].planned] == ["mine-red-1"]
    assert (theirs.planets[0].pile, theirs.planets[0].drawn) == (1, 2)
    assert theirs.own is not None
    assert theirs.own.drawn == []
    assert g.view(None).own is None
    assert g.heard_by("a") == ["drew 0 2 2 converter-1 multi-mine-1"]
    assert g.heard_by("b") == ["drew 0 2 2 none"]
    g.play(m.Keep(0))
    assert g.heard_by("a")[-1] == "kept 0 converter-1 1 2 multi-mine-1 1"
    assert g.heard_by(None)[-1] == "kept 0 converter-1 1 2 none 1"


def test_every_command_is_a_small_move() -> None:
    names = {kind.__name__ for kind in KINDS}
    assert names >= {
        "ChooseStart",
        "Plan",
        "Draw",
        "Keep",
        "StartTechnology",
        "StartBuild",
        "StartUse",
        "StartFlight",
    }
    assert names >= {"Place", "Collect", "Convert", "BeamGood", "GiveUp", "MoveGood", "Dump", "MakeOffer", "Withdraw"}
    assert names >= {"Accept", "Decline", "Deliver", "Finished", "SabotageTimer", "FireMissile", "Discard"}
    assert names >= {"DeliverNeutral", "DropGood", "PickUpGood"}


@pytest.mark.rule("SD-DG-09")
@pytest.mark.parametrize(
    ("length", "left"), [("30", [900, 600, 300, 60, 10]), ("10", [300, 60, 10]), ("5", [60, 10])]
)
def test_the_time_left_is_announced(length: str, left: list[int]) -> None:
    g = begun(3, length=length).wait("0:35").wait("30:00")
    assert [line for line in g.log if line.startswith("time-left")] == [f"time-left {seconds}" for seconds in left]


@pytest.mark.rule("SD-DG-10")
def test_choices_are_never_made_for_a_player_who_did_not_ask() -> None:
    g = space(build={"a": "multi-mine-1@4"}, planned={"a": "depot-1"}).start_timer("multi").start_timer("depot")
    g.wait("10:00")
    assert g.timers() == ["ready", "ready"]


@pytest.mark.rule("SD-Q16")
def test_thinking_over_a_pair_holds_nobody_up() -> None:
    g = space(level={"a": 2, "b": 2}).play(m.Draw(2)).wait("10:00")
    assert g.view("a").planets[0].drawn == 2
    assert g.allows(m.Draw(2), by="b")


@pytest.mark.rule("SD-Q16")
def test_a_table_may_limit_thinking() -> None:
    g = space(level={"a": 2}, thinking="limited").play(m.Draw(2)).wait("0:29.999")
    assert g.view("a").planets[0].drawn == 2
    g.wait("0:00.001")
    assert g.view("a").planets[0].drawn == 0
    assert len(g.planned().split()) == 1
