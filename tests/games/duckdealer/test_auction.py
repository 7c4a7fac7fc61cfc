"""Places in the turn order, bid for in secret."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duckdealer.language import GAME, Table, begin
from webfoot.core.chance import QuickChance, RiggedChance
from webfoot.core.laws import heard_by
from webfoot.core.match import Match
from webfoot.games.duckdealer import events as e
from webfoot.games.duckdealer import moves as m


def auction(seats: int = 3, **options: Any) -> Table:
    return begin(seats, auction=True, **options)


@pytest.mark.rule("DD-R4.7")
def test_the_highest_bidder_picks_a_place_first_then_the_next() -> None:
    t = auction(4).bid(3, 10, 0, 7)
    assert t.told("bids-revealed", bids={0: 3, 1: 10, 2: 0, 3: 7}, again=False)
    assert (t.phase, t.actors) == ("place", [1])
    t.take_place(2)
    assert t.actors == [3]
    assert t.refuses(m.TakePlace(2), rule="DD-R4.7")
    assert t.refuses(m.TakePlace(1), by=0, rule="DD-R5.1")
    t.take_place(1, 4)
    assert t.actors == [2]
    t.take_place(3)
    assert t.order == [3, 1, 2, 0]
    assert t.told("order-settled", order=[3, 1, 2, 0])
    assert (t.phase, t.actors) == ("equip", [3])


@pytest.mark.rule("DD-R4.7")
def test_play_begins_with_the_first_place_not_with_the_highest_bid() -> None:
    t = auction(2).bid(9, 1).take_place(2, 1).equip("hold:3").equip("hold:3").start("S1", "S2")
    assert t.on_turn == 1


@pytest.mark.rule("DD-R4.7", "DD-Q28")
def test_everybody_bids_at_once_in_any_order_and_once_only() -> None:
    t = auction()
    assert t.actors == [0, 1, 2]
    t.bid(5, by=2)
    assert t.actors == [0, 1]
    assert t.refuses(m.Bid(6), by=2, rule="DD-Q28")
    assert t.refuses(m.Equip("hold"), by=0, rule="beginning")
    bids = [move.points for move in t.legal(m.Bid, by=0) if isinstance(move, m.Bid)]
    assert bids == list(range(101))


@pytest.mark.rule("DD-R4.7", "DD-R1.4")
def test_a_bid_is_secret_until_all_are_made() -> None:
    t = auction().bid(42, by=1)
    assert t.view(1).bid == 42
    for seat in (None, 0, 2):
        assert t.view(seat).bid is None
        assert b"42" not in heard_by(t.events, seat)
    assert t.view(0).bidding == [0, 2]
    assert t.scores == [0, 0, 0]
    other = auction().bid(7, by=1)
    assert t.game.brief(t.state, 0) == other.game.brief(other.state, 0)
    assert t.game.brief(t.state, None) == other.game.brief(other.state, None)
    imagined = {t.state.imagine(0, QuickChance(number)).bids[1] for number in range(50)}
    assert len(imagined) > 20
    assert {t.state.imagine(1, QuickChance(number)).bids[1] for number in range(10)} == {42}
    t.bid(7, by=0)
    assert [t.view(seat).bid for seat in (None, 0, 1, 2)] == [None, 7, 42, None]


def test_a_bid_once_made_stands() -> None:
    """Nobody has learned a number from it, but others may have gone on because of it."""
    match = Match(GAME, 2, 1, {"auction": True})
    match.play(0, m.Bid(5))
    assert match.undo_reach(0) == 1
    match.play(1, m.Bid(6))
    assert match.undo_reach(1) == 2


@pytest.mark.rule("DD-R4.7", "DD-Q28")
def test_those_who_tie_must_bid_again_among_themselves() -> None:
    t = auction(4).bid(5, 8, 5, 2)
    assert (t.phase, t.actors, t.view().tied) == ("second-bid", [0, 2], [0, 2])
    assert t.refuses(m.Bid(1), by=1, rule="DD-Q28-settled")
    assert t.refuses(m.TakePlace(1), by=0, rule="beginning")
    t.bid(0, by=0)
    assert t.view(2).bid is None
    t.bid(3, by=2)
    assert t.told("bids-revealed", bids={0: 0, 2: 3}, again=True)
    t.take_place(1, 2, 3, 4)
    assert t.order == [1, 2, 0, 3], "the second bid orders only those who tied"
    assert [t.player(seat).debt for seat in range(4)] == [5, 8, 8, 2]


@pytest.mark.rule("DD-Q28")
def test_a_second_bid_never_lifts_anybody_over_a_higher_first_bid() -> None:
    t = auction(3).bid(5, 6, 5).bid(90, 80)
    assert t.actors == [1]
    assert t.state.ranking == [1, 0, 2]


@pytest.mark.rule("DD-Q28")
def test_two_ties_are_settled_side_by_side() -> None:
    t = auction(4).bid(5, 9, 9, 5)
    assert t.actors == [0, 1, 2, 3]
    t.bid(1, 0, 4, 2)
    assert t.state.ranking == [2, 1, 3, 0]


@pytest.mark.rule("DD-R4.7", "DD-Q28", "DD-R4.6")
def test_a_second_tie_is_settled_by_lot_or_clockwise_from_the_chosen_player() -> None:
    chosen = auction(4, start_player="seat-3").bid(5, 5, 5, 5).bid(1, 1, 1, 2)
    assert chosen.state.ranking == [3, 2, 0, 1]
    rankings = set()
    for number in range(60):
        t = auction(3).bid(4, 4, 4).bid(0, 0, by=None)
        t.state.play(2, t.game.catalogue.number(m.Bid(0)), QuickChance(number), None)
        rankings.add(tuple(t.state.ranking))
    assert len(rankings) == 6


@pytest.mark.rule("DD-Q28")
def test_without_a_tie_no_lot_is_drawn() -> None:
    t = auction().bid(1, 2)
    assert isinstance(t.chance, RiggedChance)
    t.bid(3)
    assert t.chance.shuffles == 0


@pytest.mark.rule("DD-R4.7")
def test_every_bid_is_taken_off_the_score() -> None:
    t = auction(2).bid(9, 9).bid(0, 4).take_place(1, 2)
    assert t.scores == [-9, -13]
    assert t.view(None).players[1].debt == 13


def test_revealed_bids_are_told_by_seat() -> None:
    t = auction(2).bid(1, 2)
    assert t.events == [e.BidMade(0), e.BidMade(1), e.BidsRevealed({0: 1, 1: 2}, False)]
