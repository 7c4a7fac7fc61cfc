"""Equipment: what shipyards sell, where it goes, and what the crew brings."""

from __future__ import annotations

import pytest

from tests.games.duckdealer.language import duck, turn
from webfoot.games.duckdealer.moves import Buy


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
