"""What the thinker plays for: a chain of privileges and a ship that can carry several goods over it."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from tests.games.duckdealer.language import GAME, Seat, duck, turn
from webfoot.core.chance import QuickChance
from webfoot.core.moves import Move
from webfoot.games.duckdealer import moves as m
from webfoot.games.duckdealer.bot.brain import DuckDealerBrain
from webfoot.games.duckdealer.bot.evaluation import Evaluation
from webfoot.games.duckdealer.bot.network_value import points_for_energy, useful_privileges
from webfoot.games.duckdealer.bot.plan_board import layout_of
from webfoot.games.duckdealer.bot.plan_energy import Purse
from webfoot.games.duckdealer.bot.style_choice import LEAST_GAIN, network_gain, round_flights, style_for
from webfoot.games.duckdealer.bot.styles import FRUGAL, LEAN, NETWORK, PLAIN
from webfoot.games.duckdealer.rules.turn import DuckDealerState
from webfoot.games.duckdealer.rules.world import CONSUMER, FACTORY, MINE

WORLD = duck().state.world
TRADERS = [1, 1, 0, 1]
HOLDS = [3, 1, 0, 1]
ALL = 32


def claimed(state: DuckDealerState, *places: tuple[str, int]) -> int:
    for planet, tile in places:
        state.privileges[WORLD.point(planet) * 4 + tile] = 0
    return useful_privileges(layout_of(state, 0), 0)


class TestPrivileges:
    def test_none(self) -> None:
        assert claimed(duck().state) == 0

    def test_a_second_mine_of_the_same_good_is_worth_little(self) -> None:
        # S1 and I1 both have ducks, S2 has beads.
        assert claimed(duck().state, ("S1", MINE)) == 4
        assert claimed(duck().state, ("S1", MINE), ("S2", MINE)) == 8
        assert claimed(duck().state, ("S1", MINE), ("I1", MINE)) == 5

    def test_a_whole_chain(self) -> None:
        state = duck(
            factories={"I1": "stealth", "I2": "radio", "I3": "religion"}, consumers={"I4": "religion built"}
        ).state
        mines = [(planet, MINE) for planet in ("S1", "S2", "S3", "S4")]
        assert claimed(state, *mines, *((planet, FACTORY) for planet in ("I1", "I2", "I3")), ("I4", CONSUMER)) == ALL

    def test_those_of_others_do_not_count(self) -> None:
        state = duck().state
        state.privileges[WORLD.point("S1") * 4 + MINE] = 1
        assert useful_privileges(layout_of(state, 0), 0) == 0


class TestEnergy:
    def test_privileges_pay_where_there_is_room(self) -> None:
        few = points_for_energy(WORLD, TRADERS, ALL) - points_for_energy(WORLD, TRADERS, 0)
        many = points_for_energy(WORLD, HOLDS, ALL) - points_for_energy(WORLD, HOLDS, 0)
        assert many > 2 * few > 0

    def test_a_slow_ship_pays_for_it(self) -> None:
        assert points_for_energy(WORLD, [1, 1, 0, 1], 0) > points_for_energy(WORLD, [1, 3, 0, 3], 0)

    def test_only_the_network_sees_it(self) -> None:
        state = duck(track=6).state
        for style, differs in ((PLAIN, False), (NETWORK, True)):
            evaluation = Evaluation(state, 0, style)
            assert (evaluation.of_ship(HOLDS, ALL) > evaluation.of_ship(HOLDS, 0)) == differs

    def test_a_space_of_the_track_costs_what_can_be_made_in_it(self) -> None:
        state = duck(track=6).state
        layout = layout_of(state, 0)
        assert Evaluation(state, 0, PLAIN).of_space(layout) == 0.0
        network = Evaluation(state, 0, NETWORK)
        assert network.of_space(layout) * network.spaces == NETWORK.space * network.of_ship(layout.fittings)
        assert Evaluation(duck(track=24).state, 0, NETWORK).of_space(layout) == 0.0


class TestPurse:
    def test_what_is_there_needs_no_waiting(self) -> None:
        assert Purse([2, 0, 1], [0, 0, 0], 3).wait_for(2, 0, 1) == 0

    def test_the_crew_and_one_disc_of_choice_come_in_every_turn(self) -> None:
        purse = Purse([1, 0, 0], [1, 0, 1], 5)
        assert purse.wait_for(3, 2, 2) == 2
        assert purse.wait_for(1, 4, 0) == 4
        assert purse.affords(1, 5, 0)
        assert not purse.affords(1, 6, 0)


def test_the_thinker_takes_up_privileges_for_a_round_with_several_goods() -> None:
    """Ducks and paint are near by, and what is made of them is wanted: quick pays for every use."""
    t = duck(
        ship="S1",
        fittings="hold hold hold navigator",
        energy="red:9 yellow:12 blue:12",
        explored="I1 I2 I3 I4",
        factories={"I1": "stealth", "I2": "radio", "I3": "religion"},
        consumers={"I4": "religion built"},
        track=6,
    )
    brain = DuckDealerBrain()
    plans = [
        [GAME.catalogue[number] for number in plan]
        for plan in (
            brain.plan_quickly(t.state.clone(), 0, QuickChance(1)),
            brain.plan(t.state.clone(), 0, QuickChance(1), None, 60),
        )
    ]
    claims = [sum(isinstance(move, m.Privilege) for move in plan) for plan in plans]
    assert claims[0] < 2 <= claims[1]
    for plan in plans:
        assert isinstance(plan[-1], m.EndTurn)


NEAR: Final[dict[str, Any]] = {
    "factories": {"I1": "stealth", "I2": "radio", "I3": "religion"},
    "consumers": {"I4": "religion built"},
}
"""A whole chain in the middle of the map."""
SCATTERED: Final[dict[str, Any]] = {
    "factories": {"O1": "stealth", "O4": "radio", "O2": "religion", "I1": "pills", "I2": "pills", "I3": "satellite"}
    | {"I4": "art", "I5": "science", "O3": "satellite", "O5": "accelerator", "H": "economy"},
    "consumers": {"O5": "religion built"},
}
"""Every place for a factory is taken, and what belongs together lies at opposite ends."""


STARTER: Final = "hold navigator trader"


class TestStyle:
    def test_a_short_round_makes_a_network_pay_at_four_seats_and_a_long_one_does_not(self) -> None:
        assert style_for(turn(seats=4, track=4, fittings=STARTER, **NEAR).state, 0) is LEAN
        assert style_for(turn(seats=4, track=4, fittings=STARTER, **SCATTERED).state, 0) is FRUGAL
        assert style_for(turn(seats=2, track=4, fittings=STARTER, **SCATTERED).state, 0) is NETWORK

    def test_a_round_is_as_long_as_the_ways_of_its_chain(self) -> None:
        near, scattered = (turn(seats=4, **chain).state for chain in (NEAR, SCATTERED))
        assert round_flights(near, 0, layout_of(near, 0)) == 5
        assert round_flights(scattered, 0, layout_of(scattered, 0)) == 12

    def test_the_later_the_less_it_pays(self) -> None:
        gains = [network_gain(turn(seats=4, track=track, fittings=STARTER, **NEAR).state, 0) for track in (0, 4, 8)]
        assert gains[0] > LEAST_GAIN < gains[1] < gains[0]
        assert gains[2] < LEAST_GAIN
        assert style_for(turn(seats=4, track=8, fittings=STARTER, **NEAR).state, 0) is FRUGAL

    def test_who_has_begun_a_network_goes_on_with_it(self) -> None:
        late = turn(
            seats=4,
            track=12,
            fittings="hold hold navigator trader",
            privileges={"I1.factory": 0},
            others={1: Seat(fittings=STARTER)},
            **NEAR,
        )
        assert style_for(late.state, 0) is LEAN
        assert style_for(late.state, 1) is FRUGAL

    def test_the_thinker_at_four_seats_claims_and_fits_where_it_pays(self) -> None:
        near, scattered, late = (taken(track, chain) for track, chain in ((5, NEAR), (5, SCATTERED), (18, NEAR)))
        assert near[m.Privilege]
        assert near[m.Buy]
        assert not scattered[m.Privilege]
        assert not late[m.Privilege]
        assert not late[m.Buy]


def taken(track: int, chain: dict[str, Any]) -> Counter[type[Move]]:
    """What the thinker does in its turn, with the price of a hold aboard where holds are sold."""
    t = duck(
        seats=4,
        track=track,
        ship="S1",
        fittings=STARTER,
        energy="red:4 yellow:4 blue:4",
        goods="booth paint",
        yards={"S1": "Y1 built"},
        **chain,
    )
    plan = DuckDealerBrain().plan(t.state.clone(), 0, QuickChance(1), None, 30)
    return Counter(type(GAME.catalogue[number]) for number in plan)
