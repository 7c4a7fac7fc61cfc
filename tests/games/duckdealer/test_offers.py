"""Goods between players on one planet: offers, answers, and what becomes of an offer nobody answers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duckdealer.language import Seat, Table, duck
from webfoot.games.duckdealer.moves import (
    Accept,
    Act,
    Ask,
    CloseGate,
    Collect,
    Decline,
    Discard,
    EndTurn,
    Give,
    Mine,
    OfferTo,
    OpenGate,
    Propose,
    Road,
    Withdraw,
)


def together(you: str = "duck:2", partner: str = "paint:2", room: str = "hold:3", **words: Any) -> Table:
    """You and seat 1 on one planet, with these goods; seat 2 elsewhere."""
    others = {1: Seat(ship="S1", goods=partner, fittings=room), 2: Seat(ship="S3", goods="booth")}
    return duck(ship="S1", goods=you, others=others, **words)


@pytest.mark.rule("DD-R10.9")
def test_players_on_one_planet_trade_goods_as_they_please_and_it_costs_no_energy() -> None:
    t = together().offer(to=1, give="duck", ask="paint paint")
    assert t.told("offer-made", seat=0, to=1, gives={"duck": 1}, asks={"paint": 2})
    t.accept()
    assert t.told("offer-accepted", seat=1, of=0, gives={"duck": 1}, asks={"paint": 2})
    assert t.goods == "duck paint:2"
    assert t.other(1).goods == "duck"
    assert t.actors == [0]
    assert t.view().offer is None


@pytest.mark.rule("DD-R10.9")
def test_whoever_is_elsewhere_cannot_be_offered_anything() -> None:
    t = together()
    assert t.legal(OfferTo) == [OfferTo(1)]
    assert t.refuses(OfferTo(2), rule="DD-R10.9")
    assert t.refuses(OfferTo(0), rule="DD-R10.9-self")
    assert t.refuses(OfferTo(4), rule="no-such-seat")  # nobody sits there


@pytest.mark.rule("DD-R10.9", "DD-R8.4")
def test_between_the_stars_nobody_trades() -> None:
    t = duck(ship="E01.1", goods="duck", others={1: Seat(ship="E01.1", goods="paint")})
    assert t.refuses(OfferTo(1), rule="DD-R8.4")


@pytest.mark.rule("DD-R10.9")
def test_where_nobody_has_any_goods_there_is_nothing_to_offer() -> None:
    assert together(you="", partner="").refuses(OfferTo(1), rule="DD-R10.9-nothing")
    assert together(you="", partner="paint").may(OfferTo(1))
    assert together(you="duck", partner="").may(OfferTo(1))


@pytest.mark.rule("DD-Q13")
def test_players_trade_only_in_the_action_turn_of_one_of_them() -> None:
    t = together()
    assert t.refuses(OfferTo(0), rule="DD-R5.1", by=1)
    t.end()
    assert t.on_turn == 1
    assert t.refuses(OfferTo(0), rule="DD-R7.1", by=1)
    assert t.act().may(OfferTo(0))


@pytest.mark.rule("DD-Q13")
def test_both_must_agree() -> None:
    t = together().offer(to=1, give="duck", ask="paint")
    assert t.actors == [0, 1]
    assert t.goods == "duck:2"
    assert t.refuses(Accept(), rule="DD-Q26-none", by=0)
    assert t.refuses(Accept(), rule="DD-R5.1", by=2)
    t.decline()
    assert t.told("offer-declined", seat=1, of=0)
    assert t.goods == "duck:2"
    assert t.other(1).goods == "paint:2"
    assert t.actors == [0]


@pytest.mark.rule("DD-Q13")
def test_whoever_is_not_on_turn_must_have_room_right_after_the_exchange() -> None:
    t = together(you="duck:4", partner="paint", room="trader:3").offer(to=1, give="duck", ask="")
    assert t.refuses(Accept(), rule="DD-Q13", by=1, capacity=1)
    assert t.may(Decline(), by=1)
    even = together(you="duck:4", partner="paint", room="trader:3").offer(to=1, give="duck", ask="paint")
    assert even.accept().other(1).goods == "duck"


@pytest.mark.rule("DD-Q13", "DD-R10.8")
def test_the_active_player_may_hold_more_until_moving_or_ending_the_turn() -> None:
    t = together(you="duck", partner="paint:7", fittings="trader:3").offer(to=1, ask="paint:7").accept()
    assert t.goods == "duck paint:7"
    assert t.refuses(EndTurn(), rule="DD-R10.8", carried=8, capacity=1)


@pytest.mark.rule("DD-Q26")
def test_an_offer_is_put_together_good_by_good() -> None:
    t = together().do(OfferTo(1))
    assert t.phase == "offer"
    assert t.legal() == [Give("duck"), Ask("paint"), Withdraw()]  # nothing to propose yet
    assert t.refuses(Propose(), rule="DD-Q26-empty")
    t.do(Give("duck")).do(Give("duck"))
    assert t.refuses(Give("duck"), rule="DD-Q26-give")  # there is no third
    t.do(Ask("paint")).do(Ask("paint"))
    assert t.refuses(Ask("paint"), rule="DD-Q26-ask")  # nor here
    offer = t.view().offer
    assert offer is not None
    assert (offer.seat, offer.to, offer.gives, offer.asks, offer.proposed) == (0, 1, {"duck": 2}, {"paint": 2}, False)
    assert t.actors == [0]  # nobody is asked before it is proposed
    assert t.refuses(Accept(), rule="DD-R5.1", by=1)
    assert t.refuses(EndTurn(), rule="DD-Q26-draft")
    t.do(Propose())
    assert t.view().phase == "action"
    assert t.actors == [0, 1]


@pytest.mark.rule("DD-Q26")
def test_a_draft_may_be_given_up_without_anybody_being_asked() -> None:
    t = together().do(OfferTo(1)).do(Give("duck")).do(Withdraw())
    assert t.events == []
    assert t.phase == "action"
    assert t.view().offer is None
    assert t.goods == "duck:2"
    assert t.may(OfferTo(1))


@pytest.mark.rule("DD-Q26")
def test_one_side_may_be_empty_which_makes_it_a_gift() -> None:
    t = together().offer(to=1, give="duck:2").accept()
    assert t.goods == ""
    assert t.other(1).goods == "duck:2 paint:2"
    t = together().offer(to=1, ask="paint").accept()
    assert t.goods == "duck:2 paint"
    assert t.other(1).goods == "paint"


@pytest.mark.rule("DD-Q26")
def test_an_offer_can_be_withdrawn() -> None:
    t = together().offer(to=1, give="duck")
    t.withdraw()
    assert t.told("offer-withdrawn", seat=0, lapsed=False)
    assert t.actors == [0]
    assert t.refuses(Accept(), rule="DD-R5.1", by=1)
    assert t.refuses(Withdraw(), rule="DD-Q26-closed")


@pytest.mark.rule("DD-Q26")
def test_an_offer_lapses_when_the_active_player_flies() -> None:
    t = together(energy="red:1").offer(to=1, give="duck").fly("E03.1")
    assert t.said == ["flew", "offer-withdrawn"]
    assert t.told("offer-withdrawn", seat=0, lapsed=True)
    assert t.actors == [0]
    assert t.other(1).goods == "paint:2"


@pytest.mark.rule("DD-Q26")
def test_an_offer_lapses_when_the_active_player_jumps() -> None:
    t = together(energy="red:1", gates={2: ("S1", "S4")}).offer(to=1, give="duck").jump()
    assert t.told("offer-withdrawn", seat=0, lapsed=True)
    assert t.actors == [0]


@pytest.mark.rule("DD-Q26")
def test_an_offer_lapses_when_the_turn_ends() -> None:
    t = together().offer(to=1, give="duck").end()
    assert t.said == ["offer-withdrawn", "turn-ended"]
    assert t.told("offer-withdrawn", seat=0, lapsed=True)
    assert t.actors == [1]
    assert t.view(1).offer is None
    assert set(t.legal(by=1)) == {Collect("red"), Collect("yellow"), Collect("blue"), Act()}


@pytest.mark.rule("DD-Q26")
def test_an_offer_stays_open_while_the_active_player_goes_on() -> None:
    t = together(energy="blue:1 yellow:4", free_roads=1).offer(to=1, give="duck")
    t.roads("E20.1", "E20.2").mine().gates("S1", "S2").privilege("mine").discard("duck")
    assert t.actors == [0, 1]
    assert t.accept().other(1).goods == "duck paint:2"


@pytest.mark.rule("DD-Q26")
def test_the_partner_may_answer_while_gates_are_being_placed_or_a_piece_is_taken_up() -> None:
    t = together().offer(to=1, give="duck").do(OpenGate("S1")).accept().do(CloseGate("S2"))
    assert t.you.gate == ("S1", "S2")
    assert t.goods == "duck"
    t = together(energy="yellow:1", free_roads=0, cubes=0, roads={"E01.1": 0}).offer(to=1, give="duck")
    t.do(Road("E20.1")).decline().reclaim("E01.1")
    assert t.you.roads == {"E20.1"}


@pytest.mark.rule("DD-Q26")
def test_goods_that_are_gone_when_it_is_accepted_break_the_offer() -> None:
    t = together(you="duck").offer(to=1, give="duck", ask="paint").discard("duck")
    assert t.refuses(Accept(), rule="DD-Q26-uncovered", by=1)
    assert t.may(Decline(), by=1)
    t = together(partner="paint").offer(to=1, give="duck", ask="paint").discard("paint", by=1)
    assert t.refuses(Accept(), rule="DD-Q26-owed", by=1)


@pytest.mark.rule("DD-Q26")
def test_goods_that_come_back_before_the_answer_mend_it() -> None:
    t = together(you="duck", energy="blue:1", mines={"S1": "duck"}).offer(to=1, give="duck").discard("duck")
    assert not t.may(Accept(), by=1)
    assert t.mine().may(Accept(), by=1)


@pytest.mark.rule("DD-Q26", "DD-Q13", "DD-R2.6")
def test_the_partner_may_discard_first_to_make_room() -> None:
    t = together(you="religion", partner="paint", room="trader:3").offer(to=1, give="religion")
    assert t.refuses(Accept(), rule="DD-Q13", by=1, capacity=1)
    assert t.refuses(Discard("booth"), rule="no-such-good", by=1, good="booth")
    t.discard("paint", by=1)
    assert t.told("discarded", seat=1, good="paint")
    assert t.actors == [0, 1]
    assert t.accept().other(1).goods == "religion"


@pytest.mark.rule("DD-Q26")
def test_the_partner_does_nothing_else_meanwhile() -> None:
    t = together(energy="red:1").offer(to=1, give="duck")
    assert set(t.legal(by=1)) == {Accept(), Decline(), Discard("paint")}
    assert t.refuses(Mine(), rule="DD-Q26-answer", by=1)
    assert t.refuses(EndTurn(), rule="DD-Q26-answer", by=1)


@pytest.mark.rule("DD-Q26")
def test_only_one_offer_is_open_at_a_time() -> None:
    t = together().offer(to=1, give="duck")
    assert t.refuses(OfferTo(1), rule="DD-Q26-open")
    assert t.decline().may(OfferTo(1))


@pytest.mark.rule("DD-Q26")
def test_at_most_twenty_offers_are_made_in_one_turn() -> None:
    t = together()
    for _ in range(20):
        t.offer(to=1, give="duck").decline()
    assert t.refuses(OfferTo(1), rule="DD-Q26-limit")
    t.end().collect("red").collect("red").act()
    assert t.may(OfferTo(1))  # in the next turn there are twenty again


@pytest.mark.rule("DD-Q26")
def test_drafts_that_are_given_up_count_too_so_that_nobody_goes_on_for_ever() -> None:
    t = together()
    for _ in range(20):
        t.do(OfferTo(1)).do(Withdraw())
    assert t.refuses(OfferTo(1), rule="DD-Q26-limit")


@pytest.mark.rule("DD-Q26")
def test_promises_bind_nobody() -> None:
    """What was accepted is done, and nothing follows from it: there is no move that promises."""
    t = together().offer(to=1, give="duck").accept()
    assert t.actors == [0]
    assert t.end().on_turn == 1
    assert set(t.legal(by=1)) == {Collect("red"), Collect("yellow"), Collect("blue"), Act()}


@pytest.mark.rule("DD-Q13")
def test_goods_only_are_traded() -> None:
    t = together(energy="red:2 yellow:2 blue:2").do(OfferTo(1))
    assert {type(move) for move in t.legal()} == {Give, Ask, Withdraw}
    assert {move.good for move in t.legal(Give) if isinstance(move, Give)} == {"duck"}


@pytest.mark.rule("DD-Q13", "DD-R10.9")
def test_either_of_the_two_who_meet_may_make_the_offer_in_their_own_turn() -> None:
    t = together().end().act().offer(to=0, give="paint", ask="duck")
    assert t.actors == [0, 1]
    t.accept()
    assert t.told("offer-accepted", seat=0, of=1, gives={"paint": 1}, asks={"duck": 1})
    assert t.goods == "duck paint"
