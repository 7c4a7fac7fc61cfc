"""The bots of Duck Dealer: plans that are legal to their end, in any position, and that take what lies at hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.duckdealer.language import GAME, Seat, Table, duck, turn
from webfoot.bots.levels import level
from webfoot.bots.perspective import Perspective
from webfoot.core.chance import QuickChance
from webfoot.games.duckdealer import moves as m
from webfoot.games.duckdealer.bot.brain import DuckDealerBrain
from webfoot.games.duckdealer.bot.trading import ENOUGH, FEAR, Side
from webfoot.games.duckdealer.rules.state import OVER, TURN
from webfoot.games.duckdealer.rules.turn import DuckDealerState
from webfoot.games.duckdealer.rules.world import NONE

BRAIN = DuckDealerBrain()


def names(numbers: list[int]) -> list[Any]:
    return [GAME.catalogue[number] for number in numbers]


def quick(t: Table, seat: int = 0) -> list[Any]:
    """The moves of the quick plan, each of them legal."""
    plan = BRAIN.plan_quickly(t.state.clone(), seat, QuickChance(1))
    carried_out(t.state, seat, plan)
    return names(plan)


def carried_out(state: DuckDealerState, seat: int, plan: list[int]) -> DuckDealerState:
    """The position after a plan: every move has to be legal, and its end the end of the turn."""
    after = state.clone()
    began = state.phase
    chance = QuickChance(5)
    for number in plan:
        assert seat in after.actors()
        assert number in after.legal(seat), f"{GAME.catalogue[number]} is not legal"
        after.play(seat, number, chance, None)
        if after.phase >= TURN:
            assert after.carried(seat) <= after.capacity(seat) or after.turn() == seat
    if began >= TURN and not (state.proposed and state.partner == seat):
        ends = after.phase == OVER or after.turn() != seat
        assert ends or after.proposed, "the plan stops before the end of the turn, and not for an answer"
    return after


def test_energy_and_goods_count_as_what_they_promise() -> None:
    even = duck(others={1: Seat()})
    assert BRAIN.evaluate(even.state) == pytest.approx([0.5, 0.5], abs=0.01)
    assert BRAIN.evaluate(duck(energy="red:4 blue:4").state)[0] > 0.51
    loaded = duck(goods="pills", consumers={"I1": "pills built"}, ship="I1")
    assert BRAIN.evaluate(loaded.state)[0] > BRAIN.evaluate(duck(consumers={"I1": "pills built"}, ship="I1").state)[0]
    assert BRAIN.evaluate(duck(points=30).state)[0] > BRAIN.evaluate(duck(points=30, debt=20).state)[0]


def test_before_the_first_turn_nobody_is_ahead() -> None:
    state = GAME.setup(3, GAME.parse_options(3, {}), QuickChance(4))
    state.play(state.actors()[0], state.legal(state.actors()[0])[0], QuickChance(1), None)
    assert BRAIN.evaluate(state) == pytest.approx([1 / 3] * 3)


def random_positions(seats: int, seed: int, every: int, **options: Any) -> Iterator[DuckDealerState]:
    """A game of anything goes, with more of everything in hand, looked at now and then."""
    chance = QuickChance(seed)
    state = GAME.setup(seats, GAME.parse_options(seats, options), chance)
    step = 0
    while not state.over() and step < 400:
        if step % every == 0:
            yield state
        actors = state.actors()
        seat = actors[chance.below(len(actors))]
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))], chance, None)
        step += 1


class TestPlansAreLegal:
    @pytest.mark.parametrize("seats", [2, 3, 4, 5])
    def test_in_the_middle_of_anything(self, seats: int) -> None:
        for state in random_positions(seats, seats, 43, auction=seats % 2 == 1):
            for seat in state.actors():
                carried_out(state, seat, BRAIN.plan_quickly(state.clone(), seat, QuickChance(1)))

    @pytest.mark.engine
    def test_in_a_game_of_its_own(self) -> None:
        chance = QuickChance(3)
        state = GAME.setup(3, GAME.parse_options(3, {"auction": True}), chance)
        turns = 0
        while turns < 24 and not state.over():
            turns += state.phase == TURN
            seat = state.actors()[0]
            state = carried_out(state, seat, BRAIN.plan_quickly(state.clone(), seat, chance))
        assert state.track, "nobody has acted in eight rounds"
        assert all(state.ships[seat] != NONE for seat in range(3))

    def test_thought_over_as_well(self) -> None:
        t = turn(ship="S1", fittings="hold navigator trader", energy="red:4 yellow:2 blue:6", track=5)
        carried_out(t.state, 0, BRAIN.plan(t.state.clone(), 0, QuickChance(1), None, 60))
        carried_out(t.state, 0, BRAIN.plan(t.state.clone(), 0, QuickChance(1), 100, None))

    def test_without_cubes(self) -> None:
        roads = {"E01.1": 0, "E06.1": 0}
        words: dict[str, Any] = {"ship": "I1", "energy": "red:4 yellow:4 blue:5", "cubes": 0, "roads": roads}
        plan = quick(turn(goods="stealth radio", explored="I1", track=8, **words))
        assert plan[0] == m.Act()
        assert isinstance(plan[1], m.ReclaimRoad)
        assert m.BuildFactory("religion") in plan
        quick(duck(goods="duck paint", explored="I1", **words))

    def test_with_too_much_aboard(self) -> None:
        t = duck(ship="S1", fittings="trader trader trader", goods="duck:4 beads:2")
        plan = quick(t)
        assert sum(isinstance(move, m.Discard) for move in plan) == 5

    def test_when_nothing_can_be_done(self) -> None:
        assert quick(duck(ship="E01.1")) == [m.EndTurn()]

    def test_when_energy_runs_out(self) -> None:
        """R6.3: who has to take what is not there acts at once."""
        t = turn(ship="S1", fittings="hold navigator trader", discs="red:0", energy="red:2 blue:4")
        plan = quick(t)
        assert isinstance(plan[0], m.Collect)
        assert isinstance(plan[-1], m.EndTurn)

    def test_begun_decisions_are_finished(self) -> None:
        state = duck(ship="S1", energy="red:3 blue:3 yellow:1").state
        numbers = state.numbers
        exploring = state.clone()
        exploring.play(0, numbers.fly + state.world.point("I1"), QuickChance(1), None)
        gate = state.clone()
        gate.play(0, numbers.open_gate, QuickChance(1), None)
        for begun in (exploring, gate):
            carried_out(begun, 0, BRAIN.plan_quickly(begun.clone(), 0, QuickChance(1)))


class TestWhatLiesAtHand:
    def test_a_delivery(self) -> None:
        t = duck(ship="I1", energy="blue", goods="religion", consumers={"I1": "religion built"})
        assert quick(t)[-2:] == [m.Deliver(), m.EndTurn()]

    def test_a_delivery_one_flight_away(self) -> None:
        t = duck(ship="S1", energy="red blue", goods="religion", consumers={"I1": "religion built"})
        plan = quick(t)
        assert m.Fly("I1") in plan
        assert m.Deliver() in plan

    def test_the_factory_that_counts_most(self) -> None:
        t = duck(ship="I1", energy="yellow", goods="stealth radio", explored="I1")
        assert m.BuildFactory("religion") in quick(t)

    def test_a_whole_chain(self) -> None:
        """Both semi-finished goods have to be made first, in factories that stand."""
        t = duck(
            ship="S1",
            fittings="hold hold hold",
            energy="red:9 yellow:1 blue:9",
            explored="I1 I2 I3",
            factories={"I1": "stealth", "I2": "radio"},
            track=12,
        )
        assert m.BuildFactory("religion") in quick(t)

    def test_the_end_of_a_game_that_is_won(self) -> None:
        t = turn(ship="S1", points=80, track=23, others={1: Seat(ship="S3", points=60)})
        assert quick(t)[0] == m.Act()

    def test_no_end_of_a_game_that_is_lost(self) -> None:
        t = turn(ship="S1", points=20, track=23, others={1: Seat(ship="S3", points=60)})
        assert isinstance(quick(t)[0], m.Collect)


class TestBeginning:
    def test_a_ship_that_can_carry_two_goods(self) -> None:
        chance = QuickChance(1)
        state = GAME.setup(2, GAME.parse_options(2, {}), chance)
        while state.phase < TURN:
            seat = state.actors()[0]
            state.play(seat, BRAIN.plan_quickly(state.clone(), seat, chance)[0], chance, None)
        assert all(state.capacity(seat) >= 2 for seat in range(2))

    def test_bids_are_small(self) -> None:
        state = GAME.setup(3, GAME.parse_options(3, {"auction": True}), QuickChance(1))
        for seed in range(10):
            (bid,) = names(BRAIN.plan_quickly(state.clone(), 0, QuickChance(seed)))
            assert bid.points < 5


class TestOffers:
    def offered(self, give: str, ask: str) -> Table:
        others = {1: Seat(ship="I1", goods="stealth radio", fittings="hold hold hold")}
        return duck(ship="I1", goods="religion duck", explored="I1", others=others).offer(to=1, give=give, ask=ask)

    def test_a_present_is_taken(self) -> None:
        assert quick(self.offered("religion", ""), 1) == [m.Accept()]

    def test_a_bad_exchange_is_not(self) -> None:
        assert quick(self.offered("duck", "stealth radio"), 1) == [m.Decline()]

    def test_a_bot_that_gets_no_answer_withdraws_its_offer_and_goes_on(self) -> None:
        assert quick(self.offered("duck", "stealth"), 0)[0] == m.Withdraw()

    def complementary(self, mine: str = "stealth:2", yours: str = "radio:2") -> Table:
        """Religion is made of both goods, and each ship holds two of one."""
        others = {1: Seat(ship="I1", goods=yours, fittings="hold:3")}
        return duck(ship="I1", goods=mine, fittings="hold:3", energy="yellow:2 blue:2", explored="I1", others=others)

    def test_an_exchange_is_proposed_by_which_both_gain(self) -> None:
        t = self.complementary()
        assert quick(t) == [m.OfferTo(1), m.Give("stealth"), m.Ask("radio"), m.Propose()]
        t.offer(to=1, give="stealth", ask="radio")
        assert quick(t, 1) == [m.Accept()]
        t.accept()
        assert m.BuildFactory("religion") in quick(t), "what was traded for is used at once"

    def test_an_offer_is_made_where_a_flight_ends(self) -> None:
        others = {1: Seat(ship="I1", goods="radio:2", fittings="hold:3")}
        t = duck(ship="S1", goods="stealth:2", fittings="hold:3", energy="red:2 yellow:2 blue:2", others=others)
        t.state.explored[t.state.world.point("I1")] = True
        plan = quick(t)
        if m.Fly("I1") in plan:
            assert plan[-1] == m.Propose()

    def test_what_brings_nothing_to_the_other_is_not_proposed(self) -> None:
        assert m.Propose() not in quick(self.complementary(mine="duck:2", yours="religion"))
        assert m.Propose() not in quick(self.complementary(yours=""))

    def test_after_a_refusal_no_other_offer_is_made_in_that_turn(self) -> None:
        t = self.complementary().offer(to=1, give="stealth", ask="radio").decline()
        assert m.Propose() not in quick(t)

    def test_an_exchange_that_brings_the_other_much_more_is_declined(self) -> None:
        t = self.complementary(mine="stealth radio:2", yours="duck paint")
        t.offer(to=1, give="stealth", ask="duck")
        mine = Side(t.state, 1).gain(t.state.gives, t.state.asks)
        yours = Side(t.state, 0).gain(t.state.asks, t.state.gives)
        wanted = mine >= ENOUGH and mine >= FEAR * yours
        assert quick(t, 1) == [m.Accept() if wanted else m.Decline()]


def test_the_same_seed_makes_the_same_plan() -> None:
    t = turn(ship="S3", fittings="hold navigator trader", energy="red:5 yellow:2 blue:7", track=9)
    for iterations in (None, 20):
        plans = [BRAIN.plan(t.state.clone(), 0, QuickChance(4), None, iterations) for _ in range(2)]
        assert plans[0] == plans[1]


def test_the_levels_play_by_plans() -> None:
    t = turn(ship="S3", fittings="hold navigator trader", energy="red:2 blue:2")
    for name in ("quick", "thinker:40it", "thinker:60"):
        seen = Perspective.of(GAME, t.state, 0, QuickChance(1))
        assert level(name, GAME).choose(seen, QuickChance(2)) in seen.legal
