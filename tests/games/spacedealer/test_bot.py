"""Bots that keep their timers busy: the quick look, and trials on the virtual clock."""

from __future__ import annotations

import pytest

from tests.games.spacedealer.language import GAME, Table, seat_of, space
from webfoot.bots.contest import Fixture, Terms, play
from webfoot.core.chance import QuickChance
from webfoot.core.game import WAIT
from webfoot.core.moves import Move
from webfoot.games.spacedealer import moves as m
from webfoot.games.spacedealer.bot.demand_values import Market
from webfoot.games.spacedealer.bot.policy import instinct
from webfoot.games.spacedealer.bot.search import Candidate, affordable, candidates, finalists, think
from webfoot.games.spacedealer.bot.styles import NAMES, QUICK, THINKER


def choice(g: Table, by: str = "a") -> Move | None:
    seat = seat_of(by)
    number = instinct(g.state, seat, [*g.state.legal(seat), WAIT])
    return None if number == WAIT else GAME.catalogue[number]


def test_what_pays_is_delivered_at_once() -> None:
    assert choice(space(ships={"a": "b red green"})) == m.Deliver(1, 4)


def test_a_finished_mine_is_emptied() -> None:
    assert choice(space().start_timer("mine").wait("1:00")) == m.Collect(4, 0)


def test_a_loaded_ship_flies_towards_the_demand_it_fits() -> None:
    g = space(at="20:00", ships={"a": "a" + " red green" * 4}).start_timer("mine")
    assert choice(g) == m.StartFlight(0, 1)


def test_an_empty_ship_jumps_home() -> None:
    g = space(at="15:00", ships={"a": "c"}).start_timer("mine")
    assert choice(g) == m.StartFlight(0, 0)


def test_no_timer_lies_idle_for_long() -> None:
    g = space(pile={"a": "depot-1 generator mine-blue-1"})
    while (move := choice(g)) is not None:
        g.play(move)
    assert g.timers() == ["active", "active"]


def test_who_can_do_nothing_waits() -> None:
    assert choice(space().start_timer("mine").start_timer("technology")) is None


def test_a_market_knows_what_a_cargo_is_worth() -> None:
    g = space(build={"b": "mine-yellow-1@4 metropolis-1@5"})
    market = Market(g.state, 0)
    assert market.pays(g.field("b"), [3, 0, 3, 0]) == 7
    assert market.best(g.field("a"), [1, 0, 1, 0]) == (2 / 3, 2, g.field("b"))
    assert market.pays(g.field("a"), [3, 3, 3, 3]) == 0


def test_a_tour_counts_every_planet_it_passes() -> None:
    g = space(build={"b": "mine-yellow-1@4", "c": "mine-green-2@4", "d": "mine-blue-3@4"})
    cargo = [2, 0, 1, 1]  # two points at b, two flights away, and two at c, four flights away
    assert Market(g.state, 0).best(g.field("a"), cargo) == (2 / 3, 2, g.field("b"))
    tour = Market(g.state, 0, QUICK.but(tours=True)).best(g.field("a"), cargo)
    assert tour == (4 / 5, 4, g.field("b"))
    short = Market(g.state, 0, QUICK.but(tours=True), reach=3).best(g.field("a"), cargo)
    assert short == (2 / 3, 2, g.field("b"))


def test_a_planet_can_be_favoured() -> None:
    g = space()
    cargo = [1, 0, 1, 0]
    assert Market(g.state, 0, QUICK.but(tours=True, goal=2, favour=2)).best(0, cargo) == (4 / 3, 2, g.field("b"))


def test_a_style_is_another_but_for_what_was_said() -> None:
    style = QUICK.but(cities=4.0)
    assert [name for name in NAMES if getattr(style, name) != getattr(QUICK, name)] == ["cities"]
    assert set(vars(QUICK)) == set(NAMES)


def test_a_gift_is_accepted_and_a_bad_bargain_declined() -> None:
    g = space(ships={"a": "b red", "b": "b green green"}).offer("b", give="red", at="b")
    assert choice(g, by="b") == m.Accept(0)
    g = space(ships={"a": "b red", "b": "b green green"}).offer("b", give="red", ask="green green", at="b")
    assert m.Accept(0) in g.legal(m.Accept, by="b")
    assert choice(g, by="b") != m.Accept(0)


def test_only_open_questions_are_thought_over() -> None:
    assert len(candidates(space(ships={"a": "b red green"}).state, 0)) == 1
    g = space(pile={"a": ""}, planned={"a": "multi-mine-1 depot-1"})
    moves = {one.move for one in candidates(g.state, 0)}
    assert len(moves) > 1
    assert think(g.state, 0, QuickChance(1), None, 8) in moves


def test_a_thought_sees_where_a_journey_would_end() -> None:
    """Three minutes are left: enough for the next planet, not for the one across the ring, which would pay more."""
    g = space(
        at="27:00",
        build={"b": "mine-yellow-1@4", "c": "metropolis-1@5"},
        ships={"a": "a red red green green"},
    )
    g.start_timer("technology")
    number = think(g.state, 0, QuickChance(1), None, 30)
    assert GAME.catalogue[number] == m.StartFlight(0, g.field("ab"))


@pytest.mark.parametrize("seats", [3, 5])
def test_thinkers_play_by_the_rules_for_experienced_players(seats: int) -> None:
    fixture = Fixture("spacedealer", seats, 0, ("thinker:3it", *["quick"] * (seats - 1)))
    outcome = play(fixture, Terms({"rules": "experienced", "length": "5"}))
    assert outcome.winners


def test_of_plans_that_come_to_the_same_one_goes_on() -> None:
    options = [Candidate(move, THINKER) for move in (1, 1, 2, 2, 3, 3, 4, 4)]
    for plan, worth in zip(options, (5, 5, 4, 3, 2, 2, 1, 1), strict=True):
        plan.worth = worth
    assert [(plan.move, plan.worth) for plan in finalists(options)] == [(1, 5), (2, 4), (2, 3), (3, 2)]


def test_a_small_budget_compares_few_candidates_with_different_moves() -> None:
    options = [Candidate(move, THINKER) for move in (1, 1, 1, 2, 3, 1, 4)]
    assert [option.move for option in affordable(options, None)] == [1, 2, 3, 4, 1, 1, 1]
    assert [option.move for option in affordable(options, 6)] == [1, 2, 3]
    assert [option.move for option in affordable(options, 1)] == [1, 2]


def test_only_the_experienced_think_of_tech_centers_and_attacks() -> None:
    g = space(at="8:00", planned={"a": "multi-mine-1 depot-1"})
    assert {one.style.centers for one in candidates(g.state, 0)} == {THINKER.centers}
    g = space(at="8:00", rules="experienced", planned={"a": "multi-mine-1 depot-1"})
    assert len({one.style.centers for one in candidates(g.state, 0)}) == 2
    assert len({one.style.attacking for one in candidates(g.state, 0)}) == 2


@pytest.mark.parametrize("deal", range(2))
def test_quick_beats_random(deal: int) -> None:
    outcome = play(Fixture("spacedealer", deal, 0, ("quick", "random", "random", "random")))
    assert outcome.winners == [0]


def test_chances_are_shares_of_one() -> None:
    brain = GAME.brain
    for g in (space(), space(at="29:00", scores={"a": 20}), space(at="29:59", scores={"b": 3}).wait_until("30:00")):
        chances = brain.evaluate(g.state)
        assert sum(chances) == pytest.approx(1)
    assert chances == [0, 1, 0, 0]
    assert brain.evaluate(space(at="29:00", scores={"a": 20}).state)[0] > 0.9
