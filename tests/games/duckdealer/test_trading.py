"""Trading with tiles: mines, factories, consumers; storage; privileges."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duckdealer.language import Seat, duck, turn
from webfoot.core.chance import QuickChance
from webfoot.core.moves import Move
from webfoot.games.duckdealer.moves import (
    Buy,
    Deliver,
    Discard,
    EndTurn,
    Fly,
    Give,
    Jump,
    Make,
    Mine,
    OfferTo,
    OpenGate,
    Propose,
)


@pytest.mark.rule("DD-R10.1")
def test_you_trade_on_the_planet_where_your_ship_is_for_one_blue_energy_each() -> None:
    t = duck(ship="I1", energy="blue:3", explored="I1", mines={"I1": "solar"}, discs="blue:9")
    t.mine(2)
    assert t.goods == "solar solar"
    assert t.energy == "blue:1"
    assert t.discs["blue"] == 11


@pytest.mark.rule("DD-R10.1", "DD-R8.4")
def test_between_the_stars_there_is_nothing_to_trade_with() -> None:
    t = duck(ship="E01.1", energy="blue:3", goods="pills")
    for use in (Mine(), Make(), Deliver(), Buy()):
        assert t.refuses(use, rule="DD-R8.4")


@pytest.mark.rule("DD-R10.1")
def test_each_use_needs_energy_a_tile_and_the_goods() -> None:
    t = duck(ship="I1", energy="red:1 yellow:1", goods="duck paint", factories={"I1": "stealth"})
    assert t.refuses(Mine(), rule="no-energy", colour="blue", needed=1)
    assert t.refuses(Make(), rule="no-energy", colour="blue", needed=1)
    t = duck(ship="I1", energy="blue:1", goods="duck", factories={"I1": "stealth"}, consumers={"I1": "pills built"})
    assert t.refuses(Make(), rule="DD-R10.1")
    assert t.refuses(Deliver(), rule="no-such-good", good="pills")
    assert t.refuses(Buy(), rule="no-such-tile", tile="shipyard")
    t = duck(ship="S1", energy="blue:1", goods="duck paint pills", yards={"S1": "Y1 built"})
    assert t.refuses(Make(), rule="no-such-tile", tile="factory")
    assert t.refuses(Deliver(), rule="no-such-tile", tile="consumer")
    assert t.refuses(Buy(), rule="DD-R10.1")


@pytest.mark.rule("DD-R7.3")
def test_buying_moving_building_and_selling_are_mixed_in_any_order() -> None:
    t = duck(
        ship="S1",
        energy="red:1 yellow:1 blue:3",
        mines={"S1": "paint"},
        goods="beads pills",
        consumers={"I1": "pills built"},
    )
    t.mine().fly("I1").deliver().build_factory("pills").mine()
    assert t.goods == "duck"
    assert t.energy == ""
    assert t.points == 3 + 5


@pytest.mark.rule("DD-R10.2")
def test_a_mine_gives_one_unit_of_its_good_for_one_blue() -> None:
    t = duck(ship="S4", energy="blue:1", mines={"S4": "booth"}).mine()
    assert t.told("mined", seat=0, planet="S4", good="booth")
    assert t.goods == "booth"
    assert t.energy == ""


@pytest.mark.rule("DD-R10.2", "DD-Q15")
def test_a_mine_is_never_empty() -> None:
    t = duck(ship="S1", energy="blue:40", mines={"S1": "duck"}).mine(40)
    assert t.goods == "duck:40"


@pytest.mark.rule("DD-R10.6")
def test_blue_paint_and_plastic_beads_make_diet_pills() -> None:
    t = duck(ship="I1", energy="blue:2", goods="paint:2 beads:2", factories={"I1": "pills"}).make()
    assert t.told("made", seat=0, planet="I1", good="pills")
    assert t.goods == "paint beads pills"
    assert t.energy == "blue:1"
    assert t.points == 0


@pytest.mark.rule("DD-R10.7")
@pytest.mark.parametrize(("good", "points"), [("satellite", 3), ("art", 10), ("politics", 30)])
def test_a_consumer_pays_for_each_delivery_by_the_tier_of_its_good(good: str, points: int) -> None:
    t = duck(ship="H", energy="blue:2", goods=f"{good} {good}", consumers={"H": f"{good} built"})
    assert t.deliver().points == points
    assert t.deliver().points == 2 * points
    assert t.goods == ""
    assert t.energy == ""


@pytest.mark.rule("DD-R10.7")
def test_a_consumer_that_is_not_built_takes_no_delivery() -> None:
    t = duck(ship="H", energy="blue:1", goods="pills", consumers={"H": "pills"})
    assert t.refuses(Deliver(), rule="DD-R10.7")


@pytest.mark.rule("DD-R10.7")
def test_others_may_use_what_you_have_built() -> None:
    t = duck(ship="H", energy="yellow:1", goods="pills", consumers={"H": "pills"}, others={1: Seat(ship="H")})
    t.build_consumer().end()
    t.state.goods[len(t.state.world.goods) + t.state.world.good("pills")] = 1
    t.state.energy[3 + 2] = 1
    t.act().deliver()
    assert (t.player(0).points, t.player(1).points) == (10, 3)


# storage


@pytest.mark.rule("DD-R10.8", "DD-R11.2", "DD-R10.10")
def test_five_goods_from_a_mine_feed_a_factory_and_on_leaving_three_are_kept() -> None:
    t = duck(
        ship="I1",
        fittings="hold navigator trader",
        energy="red:1 blue:2",
        goods="paint",
        mines={"I1": "duck"},
        factories={"I1": "stealth"},
        privileges={"I1.mine": 0},
    )
    assert t.capacity == 3
    t.mine(5)
    assert t.goods == "duck:5 paint"
    assert t.energy == "red:1 blue:1"
    t.make()
    assert t.goods == "duck:4 stealth"
    assert t.refuses(Fly("S1"), rule="DD-R10.8", carried=5, capacity=3)
    t.discard("duck duck").fly("S1")
    assert t.goods == "duck:2 stealth"


@pytest.mark.rule("DD-R10.8", "DD-Q25")
def test_with_more_than_fits_no_red_is_spent_and_the_turn_is_not_ended() -> None:
    t = duck(ship="S1", fittings="hold trader trader", energy="red:1", goods="duck:4", gates={0: ("S1", "S2")})
    assert t.refuses(Fly("E03.1"), rule="DD-R10.8", carried=4, capacity=3)
    assert t.refuses(Jump(), rule="DD-R10.8", carried=4, capacity=3)
    assert t.refuses(EndTurn(1, 0, 0), rule="DD-R10.8", carried=4, capacity=3)
    t.discard("duck")
    assert t.told("discarded", seat=0, good="duck")
    assert t.may(Fly("E03.1"))
    assert t.may(Jump())
    assert t.may(EndTurn(1, 0, 0))


@pytest.mark.rule("DD-Q25")
def test_you_choose_what_goes() -> None:
    t = duck(ship="S1", fittings="trader trader trader", goods="duck religion")
    assert t.discard("religion").end().goods == "duck"


@pytest.mark.rule("DD-Q25", "DD-R10.5")
def test_replacing_a_hold_makes_room_smaller_but_it_is_checked_only_when_leaving() -> None:
    t = duck(
        ship="S1",
        fittings="hold trader trader",
        energy="red:1 blue:2",
        goods="solar duck booth booth booth",
        yards={"S1": "Y3 built"},
    )
    t.buy(replace="hold")
    assert t.capacity == 1
    assert t.goods == "booth:3"
    t.mine()
    assert t.refuses(EndTurn(0, 0, 0), rule="DD-R10.8", carried=4, capacity=1)


@pytest.mark.rule("DD-R11.2")
@pytest.mark.parametrize(("fittings", "room"), [("trader:3", 1), ("hold trader:2", 3), ("hold:3", 7), ("hold:9", 19)])
def test_each_hold_stores_two_goods_and_the_built_in_space_one(fittings: str, room: int) -> None:
    t = duck(fittings=fittings, goods=f"duck:{room}")
    assert t.capacity == room
    assert t.may(EndTurn())
    assert duck(fittings=fittings, goods=f"duck:{room + 1}").refuses(EndTurn(), rule="DD-R10.8", capacity=room)


@pytest.mark.rule("DD-R11.2")
def test_the_built_in_space_is_no_slot_and_does_not_slow_you_down() -> None:
    assert duck(fittings="hold:3").speed == 8
    assert len(duck(fittings="hold:3").fittings) == 3


@pytest.mark.rule("DD-R2.6", "DD-Q30")
def test_goods_are_discarded_at_any_moment_of_the_own_action_turn() -> None:
    t = duck(ship="S1", energy="red:2 blue:1", goods="duck:2 paint:3", consumers={"I1": "art"})
    t.discard("paint").mine().discard("paint").fly("E02.3").discard("paint")  # before, after, between the stars
    t.fly("I1").discard("duck:3")
    assert t.goods == ""


@pytest.mark.rule("DD-Q30")
def test_nothing_is_discarded_before_the_action_turn_off_turn_or_in_the_middle_of_a_choice() -> None:
    other = {1: Seat(ship="S1", goods="paint")}
    t = turn(ship="S1", energy="red:1", others=other, goods="duck:2")
    assert t.refuses(Discard("duck"), rule="DD-Q30")
    assert t.refuses(Discard("paint"), rule="DD-Q30", by=1)
    exploring = duck(ship="S1", energy="red:1", goods="duck:2").fly("I1")
    assert exploring.refuses(Discard("duck"), rule="DD-Q30-choice")
    opening = duck(ship="S1", goods="duck:2").do(OpenGate("S1"))
    assert opening.refuses(Discard("duck"), rule="DD-Q30-choice")
    reclaiming = duck(ship="S1", cubes=0, roads={"E04.1": 0}, energy="yellow:1", goods="duck:2").roads("E04.2")
    assert reclaiming.refuses(Discard("duck"), rule="DD-Q30-choice")
    drafting = duck(ship="S1", others=other, goods="duck:2").do(OfferTo(1))
    assert drafting.refuses(Discard("duck"), rule="DD-Q30-choice")
    assert drafting.refuses(Discard("paint"), rule="DD-Q30", by=1)
    drafting.do(Give("duck")).do(Propose())
    assert drafting.may(Discard("duck"))
    assert drafting.discard("paint", by=1).player(1).goods == ""


@pytest.mark.rule("DD-R2.6")
def test_goods_that_are_not_aboard_cannot_be_discarded() -> None:
    assert duck(goods="duck").refuses(Discard("paint"), rule="no-such-good", good="paint")


# privileges


@pytest.mark.rule("DD-R10.10")
def test_with_a_privilege_one_blue_pays_for_every_use_of_the_visit_but_goods_are_paid_each_time() -> None:
    t = duck(
        ship="I1", energy="blue:1", goods="paint:3 beads:2", factories={"I1": "pills"}, privileges={"I1.factory": 0}
    )
    t.make(2)
    assert t.goods == "paint pills:2"
    assert t.energy == ""
    assert t.refuses(Make(), rule="DD-R10.1")
    assert t.refuses(Mine(), rule="no-energy")  # the mine has no privilege of yours


@pytest.mark.rule("DD-R10.10")
@pytest.mark.parametrize(
    ("tile", "use", "board"),
    [
        ("mine", Mine(), {"ship": "I1", "explored": "I1"}),
        ("factory", Make(), {"ship": "I1", "factories": {"I1": "pills"}}),
        ("consumer", Deliver(), {"ship": "I1", "consumers": {"I1": "radio built"}}),
        ("shipyard", Buy(), {"ship": "S1", "yards": {"S1": "Y1 built"}}),
    ],
)
def test_a_privilege_serves_on_every_kind_of_tile(tile: str, use: Move, board: dict[str, Any]) -> None:
    words: dict[str, Any] = {"energy": "blue:1", "goods": "paint:3 beads:3 booth:3 radio:3", **board}
    t = duck(privileges={f"{board['ship']}.{tile}": 0}, **words)
    for _ in range(3):
        t.do(use)
    assert t.energy == ""
    without = duck(**words)
    without.do(use)
    assert not without.may(use)


@pytest.mark.rule("DD-R10.10")
def test_two_privileges_on_one_planet_are_paid_for_one_by_one() -> None:
    t = duck(
        ship="I1",
        energy="blue:3",
        goods="beads:2",
        mines={"I1": "paint"},
        factories={"I1": "pills"},
        consumers={"I1": "pills built"},
        privileges={"I1.mine": 0, "I1.factory": 0, "I1.consumer": 0},
    )
    assert t.mine(2).energy == "blue:2"
    assert t.make().energy == "blue:1"
    assert t.mine().make().energy == "blue:1"
    assert t.deliver().energy == ""
    assert t.deliver().energy == ""
    assert (t.goods, t.points) == ("paint", 6)


@pytest.mark.rule("DD-R10.10")
def test_who_has_paid_for_one_privilege_and_has_no_energy_left_cannot_use_the_other() -> None:
    t = duck(
        ship="I1",
        energy="blue:1",
        goods="paint beads",
        factories={"I1": "pills"},
        privileges={"I1.mine": 0, "I1.factory": 0},
    )
    t.mine(2)
    assert t.refuses(Make(), rule="no-energy", colour="blue")


@pytest.mark.rule("DD-Q31", "DD-R10.10")
def test_a_claimed_mine_gives_twice_what_the_largest_ship_carries_on_one_visit() -> None:
    t = duck(ship="S1", energy="red:2 blue:3", privileges={"S1.mine": 0})
    assert t.mine(38).goods == "duck:38"
    assert t.refuses(Mine(), rule="DD-Q31", limit=38)
    t.discard("duck:38")
    assert t.refuses(Mine(), rule="DD-Q31")  # what was thrown away was taken all the same
    t.fly("E02.3").fly("S1")
    assert t.energy == "blue:2"
    assert t.mine(38).goods == "duck:38"  # another visit, and another energy


@pytest.mark.rule("DD-Q31")
def test_who_pays_for_each_use_of_a_mine_has_no_such_limit() -> None:
    t = duck(ship="S1", energy="blue:40", privileges={"S1.mine": 1})
    assert t.mine(40).goods == "duck:40"


@pytest.mark.rule("DD-Q31")
def test_goods_paid_for_before_the_mine_was_claimed_do_not_count() -> None:
    t = duck(ship="S1", energy="yellow:3 blue:3").mine(2).privilege("mine")
    assert t.mine(38).goods == "duck:40"
    assert t.refuses(Mine(), rule="DD-Q31")


@pytest.mark.rule("DD-Q31", "DD-Q26")
@pytest.mark.parametrize("seed", range(4))
def test_no_turn_goes_on_without_end(seed: int) -> None:
    """A player who does anything but end the turn comes to the end of it."""
    t = duck(
        ship="I1",
        fittings="hold:5 trader:4",
        energy="yellow:6 blue:6",
        goods="beads:4 pills:2",
        mines={"I1": "paint"},
        factories={"I1": "pills"},
        consumers={"I1": "pills built", "H": "radio"},
        privileges={"I1.mine": 0, "I1.factory": 0, "I1.consumer": 0},
        others={1: Seat(ship="I1", goods="duck:3")},
        track=3,
    )
    state, chance = t.state, QuickChance(seed)
    last = state.numbers.end_turn
    for _ in range(3000):
        going_on = [number for number in state.legal(0) if number < last]
        if not going_on:
            break
        state.play(0, going_on[chance.below(len(going_on))], chance, None)
    assert all(number >= last for number in state.legal(0))


@pytest.mark.rule("DD-R10.10")
def test_others_use_the_tile_at_the_usual_price() -> None:
    t = duck(ship="I1", energy="blue:2", explored="I1", privileges={"I1.mine": 1})
    t.mine(2)
    assert t.goods == "duck duck"
    assert t.energy == ""
    assert t.refuses(Mine(), rule="no-energy")


@pytest.mark.rule("DD-R10.10", "DD-Q12")
def test_leaving_and_coming_back_means_paying_again() -> None:
    t = duck(ship="I1", energy="red:2 blue:2", consumers={"I1": "pills", "H": "radio"}, privileges={"I1.mine": 0})
    t.mine(2).fly("H").fly("I1")
    assert t.energy == "blue:1"
    assert t.mine(2).energy == ""


@pytest.mark.rule("DD-R10.10")
def test_a_new_turn_means_paying_again() -> None:
    t = duck(ship="I1", energy="blue:2", explored="I1", privileges={"I1.mine": 0}).mine(2).end()
    assert t.energy == "blue:1"
    t.collect("red").act().mine(2)
    assert t.energy == ""
    assert t.goods == "duck:4"


@pytest.mark.rule("DD-R10.10")
def test_whoever_leaves_through_a_gate_pays_again_too() -> None:
    t = duck(ship="S1", energy="red:2 blue:2", privileges={"S1.mine": 0}, gates={1: ("S1", "S2")})
    t.mine(2).jump().fly("S1")
    assert t.energy == "blue:1"
    assert t.mine(2).energy == ""


@pytest.mark.rule("DD-Q12")
def test_a_privilege_bought_in_the_middle_of_a_visit_works_from_the_next_use_on() -> None:
    t = duck(ship="I1", energy="yellow:3 blue:3", explored="I1")
    t.mine().privilege("mine")
    assert t.energy == "blue:2"
    t.mine()
    assert t.energy == "blue:1"
    t.mine(3)
    assert t.energy == "blue:1"
    assert t.goods == "duck:5"


@pytest.mark.rule("DD-Q12")
def test_a_privilege_taken_up_again_ends_at_once() -> None:
    t = duck(
        ship="I1",
        energy="yellow:3 blue:2",
        factories={"I1": "pills"},
        cubes=0,
        privileges={"I1.mine": 0},
        others={1: Seat(ship="S2")},
    )
    t.mine(2).privilege("factory").reclaim("I1.mine")
    assert t.you.privileges == {"I1.factory"}
    assert t.mine().energy == ""
    assert t.refuses(Mine(), rule="no-energy")


@pytest.mark.rule("DD-Q12")
def test_a_privilege_taken_up_and_put_back_is_paid_for_again() -> None:
    t = duck(ship="I1", energy="yellow:6 blue:2", factories={"I1": "pills"}, cubes=0, privileges={"I1.mine": 0})
    t.mine(2).privilege("factory").reclaim("I1.mine").privilege("mine").reclaim("I1.factory")
    assert t.energy == "blue:1"
    assert t.mine(2).energy == ""
