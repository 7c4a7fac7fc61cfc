"""Collecting energy, and what happens when a colour runs out."""

from __future__ import annotations

import pytest

from tests.games.duckdealer.language import Seat, duck, turn
from webfoot.games.duckdealer import moves as m


@pytest.mark.rule("DD-R5.1")
def test_a_turn_is_either_collecting_or_acting() -> None:
    t = turn(seats=3).collect("red")
    assert (t.on_turn, t.phase) == (1, "turn")
    assert t.space == 0
    t.act()
    assert (t.on_turn, t.phase) == (1, "action")
    assert t.refuses(m.Collect("blue"), rule="DD-R5.1-begun")
    assert t.refuses(m.Act(), rule="DD-R5.1-begun")
    t.end()
    assert (t.on_turn, t.phase) == (2, "turn")
    assert t.refuses(m.Fly("I1"), rule="DD-R7.1")
    assert t.refuses(m.Collect("red"), by=0, rule="DD-R5.1")
    t.collect("red")
    assert t.on_turn == 0, "clockwise, and round again"


@pytest.mark.rule("DD-R6.1", "DD-R11.1")
def test_crew_bring_a_disc_each_and_one_more_is_free() -> None:
    t = turn(fittings="navigator:2 builder").collect("blue")
    assert t.energy == "red:2 yellow:1 blue:1"
    assert t.discs == "red:36 yellow:38 blue:39"
    assert t.told("collected", red=2, yellow=1, blue=1, virtual=0)
    assert turn(fittings="navigator:2 builder").collect("red").energy == "red:3 yellow:1"
    assert turn(fittings="hold:3").collect("red").energy == "red:1"


@pytest.mark.rule("DD-R6.2")
def test_energy_may_pile_up_without_limit() -> None:
    t = turn(fittings="trader:3", energy="blue:20 red:3", others={1: Seat()}).collect("blue")
    assert t.energy == "blue:24 red:3"


@pytest.mark.rule("DD-R6.3", "DD-Q20", "DD-R6.4", "DD-R7.6")
def test_x7_a_missing_disc_is_virtual_and_forces_an_action_turn() -> None:
    t = turn(fittings="navigator:2 hold", discs="red:1").collect("blue")
    assert t.energy == "red:1 blue:1"
    assert t.virtual == "red:1"
    assert t.told("collected", red=1, blue=1, virtual=1)
    assert t.told("exhausted", virtual_red=1, virtual_yellow=0, virtual_blue=0)
    assert (t.on_turn, t.phase, t.space) == (0, "action", 1)
    assert t.refuses(m.EndTurn(2, 0, 1), rule="DD-R7.6"), "virtual discs cannot be kept"
    t.fly("E02.1", "E02.2")
    assert t.energy == "blue:1"
    t.end()
    assert t.energy == "blue:1"
    assert t.virtual == ""
    assert t.on_turn == 1


@pytest.mark.rule("DD-R6.4")
def test_virtual_energy_that_is_not_spent_is_lost_and_nobody_else_has_it() -> None:
    t = turn(fittings="navigator:2 hold", energy="red:1", discs="red:1").collect("red")
    assert (t.energy, t.virtual) == ("red:2", "red:2")
    t.end()
    assert (t.energy, t.virtual) == ("red:2", "")
    t.act()
    assert t.on_turn == 1
    assert t.refuses(m.Fly("E07.1"), rule="no-energy", colour="red")


@pytest.mark.rule("DD-R6.3")
def test_the_forced_turn_comes_at_once_and_cannot_be_declined() -> None:
    t = turn(discs="red:0").collect("red")
    assert t.on_turn == 0
    assert t.refuses(m.Collect("blue"), rule="DD-R5.1-begun")
    assert t.refuses(m.Collect("blue"), by=1, rule="DD-R5.1")


@pytest.mark.rule("DD-Q8", "DD-Q20", "DD-R6.3")
def test_x13_the_free_disc_may_be_wanted_where_none_is_left_the_last_one_may_be_taken() -> None:
    wanted = turn(fittings="navigator hold:2", discs="red:1").collect("red")
    assert (wanted.energy, wanted.virtual) == ("red:1", "red:1")
    assert wanted.phase == "action"
    last = turn(fittings="navigator hold:2", discs="red:1").collect("blue")
    assert last.energy == "red:1 blue:1"
    assert last.discs["red"] == 0
    assert (last.phase, last.on_turn) == ("turn", 1)


@pytest.mark.rule("DD-R6.3", "DD-Q20")
def test_what_the_crew_bring_has_to_be_taken_whatever_is_wanted() -> None:
    t = turn(fittings="builder:2 trader", discs="yellow:0 blue:0").collect("red")
    assert t.energy == "red:1"
    assert t.virtual == "yellow:2 blue:1"
    assert t.phase == "action"


@pytest.mark.rule("DD-Q7")
def test_the_forced_turn_is_an_action_turn_like_any_other() -> None:
    t = turn(discs="red:0", track=12).collect("red")
    assert t.space == 13
    assert t.free_roads == 3
    assert t.cubes == 39 - 6 - 1
    t.roads("E04.1").fly("E02.1").end()
    assert t.cubes == 39 - 6 - 2


@pytest.mark.rule("DD-Q7", "DD-Q21")
def test_virtual_energy_is_spent_first_and_returns_nothing() -> None:
    t = turn(fittings="trader hold:2", energy="blue:1", discs="blue:1").collect("blue")
    assert (t.energy, t.virtual, t.discs["blue"]) == ("blue:2", "blue:1", 0)
    t.mine()
    assert (t.energy, t.virtual, t.discs["blue"]) == ("blue:2", "", 0)
    t.mine()
    assert (t.energy, t.virtual, t.discs["blue"]) == ("blue:1", "", 1)


@pytest.mark.rule("DD-Q21")
def test_virtual_energy_pays_for_anything_and_never_becomes_real() -> None:
    t = turn(fittings="builder:3", energy="yellow:1", discs="yellow:0", goods="duck").collect("yellow")
    assert (t.energy, t.virtual) == ("yellow:1", "yellow:4")
    t.privilege("mine")
    assert (t.energy, t.virtual) == ("yellow:1", "yellow:1")
    t.roads("E04.1", "E04.2")
    assert (t.energy, t.virtual, t.discs["yellow"]) == ("", "", 1)


@pytest.mark.rule("DD-Q21", "DD-R6.4")
def test_discs_that_come_back_during_the_turn_do_not_fill_the_gap() -> None:
    t = turn(fittings="navigator hold:2", energy="red:1", discs="red:0", gates={1: ("S1", "S3")}).collect("red")
    assert (t.energy, t.virtual) == ("red:1", "red:2")
    t.jump()
    assert (t.energy, t.virtual, t.discs["red"]) == ("red:1", "red:1", 0)
    t.fly("E12.1", "E12.2")
    assert (t.energy, t.virtual, t.discs["red"]) == ("", "", 1)
    t.end()
    assert t.energy == ""
    assert t.discs["red"] == 1


@pytest.mark.rule("DD-R6.3", "DD-R7.1")
def test_a_forced_turn_on_the_last_space_ends_the_game() -> None:
    t = turn(track=23, discs="red:0", points=5, others={1: Seat(points=4)}).collect("red")
    assert t.space == 24
    assert not t.over
    t.end()
    assert t.over
    assert t.winners == [0]
    assert t.told("game-ended", winners=[0], scores=[5, 4])


@pytest.mark.rule("DD-Q9", "DD-R4.8")
def test_crew_quarters_are_discs_of_the_same_forty() -> None:
    t = duck(fittings="navigator:2 builder:3 trader", others={1: Seat(fittings="builder:3")})
    assert t.discs == "red:38 yellow:34 blue:39"


@pytest.mark.rule("DD-Q9", "DD-Q22")
def test_quarters_cannot_be_bought_without_a_disc_unless_the_price_brings_one_back() -> None:
    sold = {"S1": "Y3 built"}
    none = duck(yards=sold, energy="blue:1", goods="solar duck", discs="red:0")
    assert none.refuses(m.Buy(), rule="DD-Q9", kind="navigator")
    replaced = duck(yards=sold, energy="blue:1", goods="solar duck", discs="red:0", fittings="navigator hold:2")
    assert replaced.refuses(m.Buy("hold"), rule="DD-Q9")
    assert replaced.buy("navigator").fittings == "navigator hold:2"
    paid = duck(yards={"S1": "Y4 built"}, energy="blue:1", goods="duck beads", discs="blue:0").buy()
    assert paid.fittings == "hold:3 trader"
    assert paid.discs["blue"] == 0


@pytest.mark.rule("DD-Q22", "DD-Q21")
def test_a_trader_paid_with_a_virtual_disc_needs_one_from_the_supply() -> None:
    t = turn(yards={"S1": "Y4 built"}, goods="duck beads", discs="blue:0").collect("blue")
    assert t.virtual == "blue:1"
    assert t.refuses(m.Buy(), rule="DD-Q9", kind="trader")


@pytest.mark.rule("DD-Q9")
def test_quarters_that_are_replaced_go_back_to_the_supply() -> None:
    t = duck(yards={"S1": "Y1 built"}, energy="blue:1", goods="booth paint", fittings="navigator:3").buy("navigator")
    assert t.fittings == "navigator:2 hold"
    assert t.discs["red"] == 38


@pytest.mark.rule("DD-Q22", "DD-Q23")
def test_energy_at_hand_cannot_be_made_into_quarters_or_given_back() -> None:
    t = duck(yards={"S1": "Y3 built"}, energy="blue:1 red:5", goods="solar duck", discs="red:0")
    assert t.refuses(m.Buy(), rule="DD-Q9")
