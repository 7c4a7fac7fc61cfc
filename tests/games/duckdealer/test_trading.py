"""Trading with tiles: mines, factories, consumers, shipyards; storage; privileges; the ship itself."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duckdealer.language import Seat, duck, turn
from webfoot.core.moves import Move
from webfoot.games.duckdealer.moves import Buy, Deliver, Discard, EndTurn, Fly, Jump, Make, Mine


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


@pytest.mark.rule("DD-D12", "DD-R7.3")
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
    assert (t.player(0).points, t.player(1).points) == (5, 3)


# equipment


@pytest.mark.rule("DD-R10.3", "DD-Q15")
def test_a_hold_costs_a_phone_booth_blue_paint_and_one_blue() -> None:
    t = duck(
        ship="S1", energy="blue:1", goods="booth paint", yards={"S1": "Y2 built"}, fittings="trader trader trader"
    )
    discs = [t.discs[colour] for colour in ("red", "yellow")]
    t.buy()
    assert t.told("bought", seat=0, kind="hold", replaced=None)
    assert t.fittings == "trader:3 hold"
    assert t.goods == ""
    assert t.energy == ""
    assert [t.discs[colour] for colour in ("red", "yellow")] == discs


@pytest.mark.rule("DD-R10.3", "DD-Q9")
@pytest.mark.parametrize(
    ("yard", "price", "kind", "colour"),
    [
        ("Y3", "solar duck", "navigator", "red"),
        ("Y4", "duck beads", "trader", "blue"),
        ("Y5", "beads solar", "builder", "yellow"),
    ],
)
def test_crew_quarters_are_a_disc_of_their_colour_from_the_supply(
    yard: str, price: str, kind: str, colour: str
) -> None:
    t = duck(ship="S1", energy="blue:1", goods=price, yards={"S1": f"{yard} built"}, discs="red:5 yellow:5 blue:5")
    t.buy()
    assert t.fittings == f"hold:3 {kind}"
    assert t.discs[colour] == 4 + (colour == "blue")  # the blue disc paid is back there


@pytest.mark.rule("DD-R10.3")
def test_a_shipyard_that_is_not_built_sells_nothing() -> None:
    t = duck(ship="S1", energy="blue:1", goods="booth paint", yards={"S1": "Y1"})
    assert t.refuses(Buy(), rule="DD-R10.3")


@pytest.mark.rule("DD-R10.4", "DD-R8.2")
def test_the_fourth_and_the_seventh_piece_slow_the_ship_down() -> None:
    t = duck(ship="S1", energy="blue:6", goods="booth:6 paint:6", yards={"S1": "Y1 built"})
    speeds = [t.speed]
    speeds += [t.buy().speed for _ in range(6)]
    assert speeds == [8, 5, 5, 5, 2, 2, 2]


@pytest.mark.rule("DD-R10.4")
def test_with_nine_pieces_no_slot_is_free() -> None:
    t = duck(ship="S1", energy="blue:1", goods="booth paint", fittings="hold:9", yards={"S1": "Y1 built"})
    assert t.refuses(Buy(), rule="no-free-slot")
    assert t.may(Buy("hold"))


@pytest.mark.rule("DD-R10.5")
def test_new_equipment_may_take_the_place_of_old_which_returns_to_the_supply() -> None:
    t = duck(
        ship="S1",
        energy="blue:1",
        goods="solar duck",
        fittings="builder trader hold",
        yards={"S1": "Y3 built"},
        discs="red:4 yellow:4 blue:4",
    )
    t.buy(replace="builder")
    assert t.told("bought", kind="navigator", replaced="builder")
    assert t.fittings == "navigator trader hold"
    assert t.speed == 8
    assert t.discs == "red:3 yellow:5 blue:5"


@pytest.mark.rule("DD-R10.5")
def test_a_slot_is_never_emptied_and_what_is_not_aboard_is_not_replaced() -> None:
    t = duck(ship="S1", energy="blue:1", goods="solar duck", fittings="hold:3", yards={"S1": "Y3 built"})
    assert t.refuses(Buy("trader"), rule="DD-R10.5", kind="trader")
    filled = len(t.fittings)
    assert len(t.buy(replace="hold").fittings) == filled


@pytest.mark.rule("DD-Q17")
def test_a_piece_may_be_replaced_while_slots_are_free() -> None:
    t = duck(ship="S1", energy="blue:1", goods="solar duck", fittings="hold:3", yards={"S1": "Y3 built"})
    assert set(t.legal(Buy)) == {Buy(), Buy("hold")}


@pytest.mark.rule("DD-Q22")
def test_a_trader_paid_with_a_real_disc_can_always_be_had() -> None:
    t = duck(ship="S1", energy="blue:1", goods="duck beads", yards={"S1": "Y4 built"}, discs="blue:0")
    t.buy()
    assert t.fittings == "hold:3 trader"
    assert t.discs["blue"] == 0


@pytest.mark.rule("DD-Q22", "DD-Q9")
def test_a_trader_paid_with_a_virtual_disc_cannot_be_had_if_the_supply_is_empty() -> None:
    t = duck(ship="S1", energy="blue:1", goods="duck beads", yards={"S1": "Y4 built"}, discs="blue:0")
    t.state.virtual[2] = 1
    assert t.refuses(Buy(), rule="DD-Q9", kind="trader")
    t.state.virtual[2] = 0
    assert t.may(Buy())


@pytest.mark.rule("DD-Q22")
def test_a_trader_that_is_paid_for_by_privilege_needs_a_disc_in_the_supply() -> None:
    t = duck(
        ship="S1",
        energy="blue:1",
        goods="duck:3 beads:3",
        yards={"S1": "Y4 built"},
        privileges={"S1.shipyard": 0},
        discs="blue:0",
    )
    t.buy()  # the disc that is paid becomes the trader
    assert t.refuses(Buy(), rule="DD-Q9", kind="trader")
    assert t.may(Buy("trader"))  # its own disc is back in the supply first


@pytest.mark.rule("DD-Q22", "DD-Q9")
def test_the_disc_of_quarters_that_are_replaced_is_there_for_the_new_ones() -> None:
    t = duck(
        ship="S1",
        energy="blue:1",
        goods="solar duck",
        fittings="navigator hold hold",
        yards={"S1": "Y3 built"},
        discs="red:0",
    )
    assert t.refuses(Buy(), rule="DD-Q9", kind="navigator")
    assert t.refuses(Buy("hold"), rule="DD-Q9", kind="navigator")
    t.buy(replace="navigator")
    assert t.fittings == "navigator hold hold"
    assert t.discs["red"] == 0


@pytest.mark.rule("DD-Q22")
def test_energy_in_hand_is_not_made_into_quarters() -> None:
    t = duck(ship="S1", energy="red:3 blue:1", goods="solar duck", yards={"S1": "Y3 built"}, discs="red:0")
    assert t.refuses(Buy(), rule="DD-Q9", kind="navigator")


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


@pytest.mark.rule("DD-R11.1", "DD-R6.1")
def test_each_of_the_crew_yields_one_energy_of_its_colour_when_you_collect() -> None:
    t = turn(fittings="navigator:2 builder:1 trader:3 hold").collect("yellow")
    assert t.energy == "red:2 yellow:2 blue:3"


@pytest.mark.rule("DD-R11.1")
def test_new_crew_works_from_the_next_collecting_on() -> None:
    t = duck(ship="S1", energy="blue:1", goods="solar duck", yards={"S1": "Y3 built"}).buy().end()
    assert t.energy == ""
    t.collect("blue").collect("blue")
    assert t.energy == "red:1 blue:1"


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
