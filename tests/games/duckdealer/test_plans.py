"""Planning and taking back: a whole action turn is tried first, and stands only once it is handed over."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duckdealer.language import GAME, Seat, Table, begin, duck, turn
from webfoot.core.errors import Refusal, UndoRefused
from webfoot.core.match import Match
from webfoot.core.moves import Move
from webfoot.core.plans import NothingToRehearse, Rehearsal, Stopped, carry_out, rehearse
from webfoot.games.duckdealer import moves as m


def plan(t: Table, *moves: Move, seat: int = 0) -> Rehearsal:
    return rehearse(GAME, t.state, seat, moves)


def playing() -> Match[Any]:
    """Two players on S1 and S2, eight steps apart; you have two red and a blue, and it is your turn."""
    match: Match[Any] = Match(GAME, 2, 7, {"start_player": "seat-1"})
    for kind in ("navigator", "trader", "hold"):
        match.play(0, m.Equip(kind))
    for _ in range(3):
        match.play(1, m.Equip("hold"))
    match.play(0, m.Start("S1"))
    match.play(1, m.Start("S2"))
    match.play(0, m.Collect("red"))
    match.play(1, m.Collect("red"))
    return match


# trying


@pytest.mark.rule("DD-P9")
def test_a_turn_is_tried_step_by_step_with_what_each_costs_and_brings() -> None:
    t = turn(ship="S1", energy="red:1 yellow:1 blue:2", goods="beads", mines={"S1": "paint"}, explored="I1")
    before = t.state.dump()
    tried = plan(t, m.Act(), m.Mine(), m.Fly("I1"), m.BuildFactory("pills"), m.EndTurn(blue=1))
    assert tried.stopped is None
    assert tried.ready
    assert not tried.hypothetical
    assert [step.tally["blue"] for step in tried.steps] == [2, 1, 1, 1, 1]
    assert [step.tally["goods"] for step in tried.steps] == [1, 2, 2, 0, 0]
    assert [step.scores[0] for step in tried.steps] == [0, 0, 0, 5, 5]
    assert tried.tally == {"red": 0, "yellow": 0, "blue": 1, "goods": 0, "capacity": 7, "points": 5}
    assert t.state.dump() == before


@pytest.mark.rule("DD-P9")
def test_a_step_that_is_refused_ends_the_plan_with_its_reason() -> None:
    tried = plan(turn(ship="S1", energy="blue:1"), m.Act(), m.Mine(), m.Mine())
    assert tried.stopped == Stopped(2, Refusal("no-energy", {"colour": "blue", "needed": 1}))
    assert len(tried.steps) == 2
    assert not tried.ready


@pytest.mark.rule("DD-P9")
def test_a_plan_is_played_as_a_whole() -> None:
    match = playing()
    carry_out(match, 0, [m.Act(), m.Mine(), m.Fly("S2"), m.EndTurn(red=1)])
    assert match.actors == [1]
    assert match.state.world.point_ids[match.state.ships[0]] == "S2"


def test_whoever_is_not_on_turn_plans_as_if_it_were_their_turn() -> None:
    t = duck(
        ship="S1",
        energy="red:2 blue:3",
        track=3,
        others={1: Seat(ship="S2", energy="blue:2 red:1", goods="duck")},
        privileges={"S1.mine": 0, "S2.mine": 1},
        free_roads=1,
    )
    t.mine()
    t.state.virtual = [1, 1, 1]
    tried = plan(t, m.Act(), m.Mine(), seat=1)
    assert tried.hypothetical
    assert tried.tally == {"red": 1, "yellow": 0, "blue": 1, "goods": 2, "capacity": 7, "points": 0}
    assert GAME.rehearsal(t.state, 1) is not t.state
    fresh = GAME.rehearsal(t.state, 1)
    assert fresh is not None
    assert (fresh.actors(), fresh.virtual, fresh.free_roads, fresh.paid) == ([1], [0, 0, 0], 0, [False] * 4)
    assert GAME.view(fresh, 1).planets[1].paid == []


def test_off_turn_nothing_half_done_of_the_other_is_in_the_way() -> None:
    gate = duck(ship="S1").do(m.OpenGate("S3"))
    assert plan(gate, m.Act(), m.OpenGate("S3"), m.CloseGate("S4"), seat=1).stopped is None
    exploring = duck(ship="E01.1", energy="red:1").fly("I1")
    assert exploring.phase == "explore"
    assert plan(exploring, m.Act(), m.EndTurn(), seat=1).ready
    reclaiming = duck(energy="yellow:1", free_roads=0, cubes=0, roads={"E01.1": 0}).roads("E20.1")
    assert reclaiming.phase == "reclaim"
    assert plan(reclaiming, m.Collect("red"), seat=1).ready
    asked = duck(ship="S2", goods="duck").offer(to=1, give="duck")
    tried = plan(asked, m.Act(), m.EndTurn(), seat=1)
    assert tried.hypothetical  # only the answer is real
    assert tried.stopped is None
    assert tried.brief.actors == [0]
    roads = GAME.rehearsal(duck(track=13).state, 1)
    assert roads is not None
    assert roads.free_roads == 0


def test_on_turn_the_plan_goes_on_from_where_the_turn_is() -> None:
    t = duck(ship="S1", energy="blue:2", track=5).mine()
    tried = plan(t, m.Mine(), m.EndTurn())
    assert tried.ready
    assert not tried.hypothetical
    assert tried.tally["goods"] == 2
    assert plan(t, m.Act()).stopped == Stopped(0, Refusal("DD-R5.1-begun"))


@pytest.mark.rule("DD-Q26")
def test_with_an_offer_open_the_active_player_plans_on_from_there() -> None:
    t = duck(ship="S2", goods="duck", energy="blue:2", track=5).offer(to=1, give="duck")
    tried = plan(t, m.Mine(), m.EndTurn(blue=1))
    assert tried.stopped is None
    assert not tried.hypothetical
    assert plan(t, m.Withdraw(), m.OfferTo(1)).stopped is None
    assert plan(t, m.OfferTo(1)).stopped == Stopped(0, Refusal("DD-Q26-open"))


def test_virtual_energy_counts_while_it_lasts() -> None:
    t = turn(fittings="navigator:2 hold", discs="red:1").collect("blue")
    assert GAME.tally(t.state, 0) == {"red": 2, "yellow": 0, "blue": 1, "goods": 0, "capacity": 3, "points": 0}
    assert GAME.tally(t.state, 1)["red"] == 0
    assert GAME.tally(t.end().state, 0)["red"] == 1


@pytest.mark.rule("DD-R13.1")
def test_after_the_end_and_in_the_last_turn_of_another_there_is_nothing_to_plan() -> None:
    t = duck(track=24, energy="blue:1")
    assert plan(t, m.Mine(), m.EndTurn()).ready
    with pytest.raises(NothingToRehearse):
        plan(t, m.Act(), seat=1)
    t.end()
    for seat in (0, 1):
        with pytest.raises(NothingToRehearse):
            plan(t, seat=seat)


@pytest.mark.rule("DD-R4.7")
def test_before_the_first_turn_only_whoever_is_asked_can_try_and_bids_stay_unknown() -> None:
    t = begin(start_player="seat-1")
    assert plan(t, m.Equip("hold"), m.Equip("hold"), m.Equip("hold")).ready
    with pytest.raises(NothingToRehearse):
        plan(t, m.Equip("hold"), seat=1)
    t = begin(auction=True, seats=3)
    with pytest.raises(NothingToRehearse):
        plan(t, m.Bid(5))
    t.bid(40, 50)
    assert plan(t, m.Bid(45), seat=2).stopped == Stopped(0, Refusal("plan-reveals"))


# taking back


def test_the_whole_action_turn_can_be_taken_back_until_it_is_handed_over() -> None:
    match = playing()
    length, before = len(match.entries), match.state.dump()
    for move in (m.Act(), m.Road("E20.1"), m.Mine(), m.Fly("S2"), m.OpenGate("S1"), m.CloseGate("S5")):
        match.play(0, move)
    assert match.undo_reach(0) == length
    match.undo(0)
    assert m.CloseGate("S5") in match.moves(0)
    match.undo(0, to=length)
    assert match.state.dump() == before
    assert len(match.entries) == length


def test_exploring_reveals_nothing_so_it_can_be_taken_back_too() -> None:
    match = playing()
    length = len(match.entries)
    match.play(0, m.Act())
    match.play(0, m.Fly("I1"))
    match.play(0, match.moves(0)[0])
    assert match.undo_reach(0) == length


def test_nobody_else_takes_it_back_and_what_is_handed_over_stands() -> None:
    match = playing()
    match.play(0, m.Act())
    with pytest.raises(UndoRefused):
        match.undo(1)
    match.play(0, m.EndTurn(red=2, blue=1))
    for seat in (0, 1):
        with pytest.raises(UndoRefused):
            match.undo(seat)


def test_collecting_stands_at_once() -> None:
    match = playing()
    match.play(0, m.Collect("blue"))
    with pytest.raises(UndoRefused):
        match.undo(0)


@pytest.mark.rule("DD-Q26")
def test_nothing_done_before_or_while_an_offer_is_open_is_taken_back() -> None:
    match = playing()
    start = len(match.entries)
    good = match.state.world.goods[match.state.mines[0]]
    for move in (m.Act(), m.Mine(), m.Fly("S2"), m.OfferTo(1), m.Give(good)):
        match.play(0, move)
    assert match.undo_reach(0) == start  # nobody has been asked yet
    match.play(0, m.Propose())
    assert match.undo_reach(0) == len(match.entries)
    match.play(0, m.OpenGate("S3"))
    match.play(0, m.CloseGate("S4"))
    assert match.undo_reach(0) == len(match.entries)
    match.play(1, m.Decline())
    answered = len(match.entries)
    with pytest.raises(UndoRefused):
        match.undo(0)
    with pytest.raises(UndoRefused):
        match.undo(1)
    match.play(0, m.Discard(good))
    assert match.undo_reach(0) == answered  # from here on it is the active player's alone again
    match.undo(0)
    assert m.Discard(good) in match.moves(0)


@pytest.mark.rule("DD-R4.7")
def test_a_bid_is_not_taken_back_once_the_others_are_known() -> None:
    match: Match[Any] = Match(GAME, 2, 7, {"auction": True})
    match.play(0, m.Bid(3))
    match.play(1, m.Bid(60))
    assert match.actors == [1]
    assert match.undo_reach(1) == len(match.entries)
