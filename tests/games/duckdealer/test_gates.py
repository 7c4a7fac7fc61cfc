"""Schrödinger gates: where and when they are placed, and what flying through one costs."""

from __future__ import annotations

import pytest

from tests.games.duckdealer.language import Seat, duck, turn
from webfoot.games.duckdealer.moves import CloseGate, EndTurn, Fly, Jump, Mine, OpenGate


@pytest.mark.rule("DD-R12.1")
def test_a_pair_of_gates_is_an_entrance_and_an_exit_on_two_planets_and_is_free() -> None:
    t = duck(ship="S1", energy="red:1 yellow:1 blue:1")
    cubes = t.cubes
    t.gates("S3", "I5")
    assert t.told("gates-placed", seat=0, entrance="S3", exit="I5")
    assert t.you.gate == ("S3", "I5")
    assert t.energy == "red:1 yellow:1 blue:1"
    assert t.cubes == cubes


@pytest.mark.rule("DD-R12.1")
def test_gates_are_placed_once_in_a_game() -> None:
    t = duck(ship="S1").gates("S3", "I5")
    assert t.refuses(OpenGate("S4"), rule="DD-R12.1")
    t.end().collect("red").act()
    assert t.refuses(OpenGate("S4"), rule="DD-R12.1")


@pytest.mark.rule("DD-R12.1")
def test_entrance_and_exit_are_on_different_planets() -> None:
    t = duck(ship="S1").do(OpenGate("S3"))
    assert t.phase == "gate"
    assert t.view().gate_entrance == "S3"
    assert t.refuses(CloseGate("S3"), rule="DD-R12.1-apart")
    assert len(t.legal(CloseGate)) == 15


@pytest.mark.rule("DD-R12.1", "DD-R7.5")
def test_gates_may_be_placed_at_any_moment_of_the_action_turn() -> None:
    t = duck(ship="S1", energy="blue:2 red:1").mine()
    assert t.may(OpenGate("H"))
    t.mine().gates("S1", "H").jump().explore("satellite")
    assert t.at == "H"


@pytest.mark.rule("DD-R7.5")
def test_gates_are_placed_in_an_action_turn_and_not_when_collecting() -> None:
    t = turn(ship="S1")
    assert t.refuses(OpenGate("S3"), rule="DD-R7.1")
    t.act()
    assert t.may(OpenGate("S3"))
    assert t.refuses(OpenGate("S3"), rule="DD-R5.1", by=1)


@pytest.mark.rule("DD-R12.2")
def test_no_planet_holds_two_gates_of_anybody() -> None:
    t = duck(seats=3, gates={1: ("S3", "I5"), 2: ("H", "O1")})
    for taken in ("S3", "I5", "H", "O1"):
        assert t.refuses(OpenGate(taken), rule="DD-R12.2")
    t.do(OpenGate("S1"))
    assert t.refuses(CloseGate("I5"), rule="DD-R12.2")
    assert t.refuses(CloseGate("H"), rule="DD-R12.2")
    assert len(t.legal(CloseGate)) == 11


@pytest.mark.rule("DD-R12.3", "DD-R8.9")
def test_gates_stay_and_everybody_may_use_them() -> None:
    t = duck(ship="S1", others={1: Seat(ship="S3", energy="red:1")}).gates("S3", "S4").end()
    t.act().jump()
    assert t.told("jumped", seat=1, start="S3", to="S4", owner=0)
    assert t.player(1).at == "S4"
    assert t.player(1).energy == ""
    assert t.you.gate == ("S3", "S4")


@pytest.mark.rule("DD-R8.9")
def test_flying_through_a_gate_takes_exactly_one_red_and_nothing_of_it_is_left() -> None:
    t = duck(ship="S1", energy="red:1 yellow:3 blue:3", gates={1: ("S1", "S4")})
    t.jump()
    assert t.at == "S4"
    assert t.energy == "yellow:3 blue:3"
    assert t.refuses(Fly("E17.1"), rule="no-energy", colour="red")


@pytest.mark.rule("DD-R8.9")
def test_no_other_energy_opens_a_gate() -> None:
    t = duck(ship="S1", energy="yellow:3 blue:3", gates={0: ("S1", "S4")})
    assert t.refuses(Jump(), rule="no-energy", colour="red", needed=1)


@pytest.mark.rule("DD-R8.9", "DD-Q6")
def test_gates_lead_from_the_entrance_to_the_exit_only() -> None:
    t = duck(ship="S4", energy="red:1", gates={0: ("S1", "S4")})
    assert t.refuses(Jump(), rule="DD-R8.9")
    assert duck(ship="S2", energy="red:1", gates={0: ("S1", "S4")}).refuses(Jump(), rule="DD-R8.9")


@pytest.mark.rule("DD-Q27")
def test_gates_are_placed_in_one_go_even_between_the_stars_and_serve_at_once() -> None:
    t = duck(ship="E03.1", energy="red:2").do(OpenGate("S1"))
    for other in (Fly("S1"), EndTurn(1, 0, 0), Mine(), OpenGate("S2")):
        assert t.refuses(other, rule="DD-R12.1-exit")
    assert t.actors == [0]
    t.do(CloseGate("S5")).fly("S1").jump()
    assert t.at == "S5"


@pytest.mark.rule("DD-Q5", "DD-R8.8")
def test_a_gate_may_stand_on_an_unexplored_planet_which_only_arriving_explores() -> None:
    t = duck(ship="S1", energy="red:1").gates("S1", "O2")
    assert not t.explored("O2")
    t.jump()
    assert t.phase == "explore"
    assert t.explore("satellite").consumer("O2") == "satellite"


@pytest.mark.rule("DD-R12.2")
def test_with_five_pairs_there_is_still_room_and_every_pair_is_somebodys() -> None:
    gates = {1: ("S1", "S2"), 2: ("S3", "S4"), 3: ("S5", "I1"), 4: ("I2", "I3")}
    t = duck(seats=5, gates=gates).gates("H", "O5")
    assert t.you.gate == ("H", "O5")
    assert {seat: t.player(seat).gate for seat in range(1, 5)} == gates
