"""Bots that deal: offers are judged by what both sides gain, and made when ships meet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.spacedealer.language import GAME, Table, seat_of, space
from webfoot.core.game import WAIT
from webfoot.core.moves import Move
from webfoot.games.spacedealer import moves as m
from webfoot.games.spacedealer.bot.attacks import rival
from webfoot.games.spacedealer.bot.demand_values import Market
from webfoot.games.spacedealer.bot.opening import asked_for, start_worth
from webfoot.games.spacedealer.bot.policy import instinct
from webfoot.games.spacedealer.bot.styles import QUICK
from webfoot.games.spacedealer.bot.trading import Trader, owners_share
from webfoot.games.spacedealer.rules.box import STANDARD


def choice(g: Table, by: str = "a") -> Move | None:
    seat = seat_of(by)
    number = instinct(g.state, seat, [*g.state.legal(seat), WAIT])
    return None if number == WAIT else GAME.catalogue[number]


def example(at: str = "10:00") -> Table:
    """The rulebook's example: a ship with two blue goods where a green and a blue one are asked for."""
    return space(at=at, build={"a": "mine-red-3@4"}, ships={"a": "a green", "b": "a blue blue"})


def test_the_owner_of_a_planet_scores_when_a_visitor_delivers() -> None:
    g = example()
    assert owners_share(g.state, 0, 1, [0, 0, 0, 2]) == 0
    assert owners_share(g.state, 0, 1, [0, 0, 1, 1]) == 1


@pytest.mark.rule("SD-TR-05")
def test_the_trade_of_the_rulebook_is_accepted_by_host_and_visitor() -> None:
    g = example().offer("a", give="blue", ask="green", at="a", by="b")
    assert choice(g, by="a") == m.Accept(1)
    g = example().offer("b", give="green", ask="blue", at="a", by="a")
    assert choice(g, by="b") == m.Accept(0)


def moments() -> list[tuple[str, str]]:
    """When and by whom an offer is begun, in a time in which each of both may begin one."""
    looks = [f"10:{second:02}" for second in range(0, 24, 6)]
    return [(at, by) for at in looks for by in "ab" if isinstance(choice(example(at), by=by), m.DraftOffer)]


def test_each_of_two_that_meet_begins_an_offer_only_now_and_then() -> None:
    (first, one), (second, other) = moments()
    assert {one, other} == {"a", "b"}
    assert int(second[-2:]) - int(first[-2:]) == 12


@pytest.mark.rule("SD-TR-05")
def test_each_of_two_bots_that_meet_offers_the_trade_of_the_rulebook() -> None:
    for at, by in moments():
        g = example(at)
        for _ in range(4):
            move = choice(g, by=by)
            assert move is not None
            g.play(move, by=by)
        other = "b" if by == "a" else "a"
        assert choice(g, by=other) == m.Accept(seat_of(by))
        g.accept(by, by=other)
        assert choice(g, by="b") == m.Deliver(0, 4)


def test_a_ship_waits_a_little_for_the_answer_to_its_offer() -> None:
    g = space(at="10:00", ships={"a": "a green", "b": "a blue blue blue blue blue blue blue red"})
    g.offer("a", give="blue", ask="green", at="a", by="b")
    assert not isinstance(choice(g, by="b"), m.StartFlight)


def experienced(**more: Any) -> Table:
    return space(at="5:00", rules="experienced", **more)


@pytest.mark.rule("SD-AX-02")
def test_a_robot_factory_for_free_is_accepted() -> None:
    g = experienced(planned={"b": "robot-factory-1"})
    g.state.planets[0].planned = [-1, -1]
    g.offer("a", cards="robot-factory", by="b")
    assert choice(g, by="a") == m.Accept(1)


@pytest.mark.rule("SD-AX-01")
def test_a_good_card_is_not_given_for_a_poor_one() -> None:
    g = experienced(planned={"a": "robot-factory-1", "b": "depot-1"})
    g.offer("a", cards="depot", for_cards="robot-factory", by="b")
    assert choice(g, by="a") != m.Accept(1)
    g = experienced(planned={"a": "robot-factory-1", "b": "depot-1"})
    g.offer("b", cards="robot-factory", for_cards="depot", by="a")
    assert choice(g, by="b") == m.Accept(0)


def test_nobody_gives_much_to_gain_little() -> None:
    """A deal must bring a part of what it brings the other."""
    g = example()
    trader = Trader(g.state, 0, QUICK, Market(g.state, 0))
    g.offer("a", ask="green", at="a", by="b")
    (offer,) = g.state.offers
    of_giver, of_taker = trader.gains(offer)
    assert of_giver > 1.5
    assert 0 < of_taker < 1
    assert trader.pays(offer)
    g.play(m.Decline(1), by="a").offer("a", ask="green", at="a", by="b")


def test_a_draft_that_pays_no_longer_is_dropped() -> None:
    at, by = moments()[0]
    g = example(at)
    move = choice(g, by=by)
    assert move is not None
    g.play(move, by=by)
    g.play(m.Dump(0, "green"), by="a")
    assert not isinstance(choice(g, by=by), m.MakeOffer)


def armed(**more: Any) -> Table:
    g = experienced(build={"b": "sabotage-probe-1@4"}, **more)
    g.planet("b").area[0].ammunition = 1
    g.state.attack -= 1
    return g


@pytest.mark.rule("SD-AD-07")
def test_the_flight_of_the_leader_is_stopped_late() -> None:
    g = armed(scores={"a": 9, "c": 2}, ships={"a": "a red red", "c": "c green green"}).fly("ab").fly("cd", by="c")
    g.wait("0:05")
    assert not isinstance(choice(g, by="b"), m.SabotageTimer)
    g.wait("0:40")
    assert choice(g, by="b") == m.SabotageTimer(4, 0, 0)


def test_nobody_attacks_who_is_far_behind() -> None:
    g = armed(scores={"b": 12, "a": 2}, ships={"a": "a red red"}).fly("ab").wait("0:45")
    assert not isinstance(choice(g, by="b"), m.SabotageTimer)


def test_the_rival_is_the_best_of_the_others() -> None:
    assert rival(space(scores={"a": 9, "c": 4}).state, 0) == 2
    assert rival(space(scores={"a": 9, "c": 4}).state, 1) == 0


def test_the_first_mine_is_chosen_for_what_is_asked_for() -> None:
    paid = asked_for(STANDARD)
    assert len(paid) == 4
    assert min(paid) > 0
    mines = list(STANDARD.mines)
    best = max(mines, key=lambda mine: start_worth(STANDARD, mine))
    assert paid[STANDARD.cards[best].colour] == max(paid)
