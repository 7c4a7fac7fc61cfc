"""Flying, stopping, exploring, and the gates on the way."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duckdealer.language import Seat, duck
from tests.games.duckdealer.test_edition import SMALL
from webfoot.games.duckdealer import moves as m
from webfoot.games.duckdealer.data import standard_text


def fitted(slots: int) -> str:
    return f"hold:{slots}"


@pytest.mark.rule("DD-R8.1")
def test_a_red_energy_moves_the_ship_up_to_its_speed_comets_and_planets_counted() -> None:
    t = duck(ship="S1", energy="red:2")
    assert t.refuses(m.Fly("I5"), rule="DD-R8.1", steps=9, speed=8)
    t.fly("S5")
    assert t.told("flew", steps=8, path=["S1", "E24.4", "E24.3", "E24.2", "E24.1", "O5", "E23.2", "E23.1", "S5"])
    assert t.energy == "red:1"
    t.fly("I5")
    assert t.phase == "explore"
    assert t.energy == ""


@pytest.mark.rule("DD-R8.1")
def test_without_red_energy_nothing_moves() -> None:
    t = duck(energy="yellow:5 blue:5")
    assert t.reach() == set()
    assert t.refuses(m.Fly("E02.1"), rule="no-energy", colour="red", needed=1)
    assert t.refuses(m.Jump(), rule="no-energy", colour="red", needed=1)


@pytest.mark.rule("DD-R8.2", "DD-Q4")
@pytest.mark.parametrize(("slots", "speed"), [(3, 8), (4, 5), (5, 5), (6, 5), (7, 2), (8, 2), (9, 2)])
def test_speed_falls_with_the_number_of_filled_slots(slots: int, speed: int) -> None:
    t = duck(ship="O4", explored="O4", fittings=fitted(slots), energy="red:1")
    assert t.speed == speed
    assert t.may(m.Fly("E20.2")) is (speed >= 2)
    assert t.may(m.Fly("E20.5")) is (speed >= 5)
    assert t.may(m.Fly("H")) is (speed >= 10)
    mixed = duck(fittings=f"navigator builder trader hold:{slots - 3}")
    assert mixed.speed == speed, "only how many, not which"


@pytest.mark.rule("DD-Q4", "DD-R10.4")
def test_x8_a_slot_filled_in_mid_turn_slows_the_next_energy() -> None:
    t = duck(ship="S1", energy="red:3 blue:1", goods="booth paint", yards={"S2": "Y1 built"})
    t.fly("S2")
    assert t.told("flew", steps=8)
    t.buy()
    assert t.speed == 5
    assert t.refuses(m.Fly("H"), rule="DD-R8.1", steps=6, speed=5)
    t.fly("E08.3").fly("E08.2")
    assert t.energy == ""


@pytest.mark.rule("DD-R8.8", "DD-Q1")
def test_x1_a_scout_flies_over_o1_to_s2_and_leaves_it_unexplored() -> None:
    t = duck(ship="S1", energy="red:1").fly("S2")
    assert t.at == "S2"
    assert t.told("flew", steps=8)
    assert not t.explored("O1")
    assert t.phase == "action"
    assert t.said == ["flew"]


@pytest.mark.rule("DD-R8.6", "DD-R8.7")
def test_x2_ending_on_o1_explores_it_at_once_and_the_other_steps_are_lost() -> None:
    t = duck(ship="S1", energy="red:1").fly("O1")
    assert (t.phase, t.choices) == ("explore", "satellite accelerator")
    t.explore("accelerator")
    assert t.explored("O1")
    assert t.consumer("O1") == "accelerator"
    assert t.energy == ""
    assert t.refuses(m.Fly("S2"), rule="no-energy"), "four steps were left, and are gone"


@pytest.mark.rule("DD-Q2")
def test_x3_a_cruiser_lands_on_o5_exactly_and_must_explore() -> None:
    t = duck(ship="S1", fittings=fitted(4), energy="red:2").fly("O5")
    assert t.told("flew", steps=5)
    assert t.refuses(m.Fly("S5"), rule="DD-R8.7")
    assert t.refuses(m.EndTurn(0, 0, 0), rule="DD-R8.7")
    t.explore("satellite").fly("S5")
    assert t.at == "S5"


@pytest.mark.rule("DD-R8.3")
def test_x4_own_roads_are_skipped_those_of_others_are_not() -> None:
    freighter: dict[str, Any] = {"ship": "S2", "fittings": fitted(7), "explored": "I2"}
    assert duck(**freighter, energy="red:1").refuses(m.Fly("I2"), rule="DD-R8.1", steps=3, speed=2)
    t = duck(**freighter, energy="red:2").fly("E07.1", "I2")
    assert (t.at, t.energy) == ("I2", "")
    own = duck(**freighter, energy="red:1", roads={"E07.1": 0, "E07.2": 0}).fly("I2")
    assert own.at == "I2"
    assert own.told("flew", steps=1)
    strange = duck(**freighter, energy="red:1", roads={"E07.1": 1, "E07.2": 1})
    assert strange.refuses(m.Fly("I2"), rule="DD-R8.1", steps=3)


@pytest.mark.rule("DD-R8.3")
def test_x5_an_own_road_on_the_way_saves_a_step() -> None:
    t = duck(ship="S1", energy="red:1", roads={"E04.1": 0}).fly("S2")
    assert t.told("flew", steps=7)
    one_further = duck(ship="S1", energy="red:1", roads={"E04.1": 0})
    assert one_further.may(m.Fly("E08.1"))


@pytest.mark.rule("DD-R8.3", "DD-R7.2")
def test_there_is_no_road_on_a_planet() -> None:
    roads = {str(move.touches()[1]) for move in duck(energy="yellow:1").legal(m.Road)}
    assert len(roads) == 74
    assert all("." in point for point in roads)


@pytest.mark.rule("DD-R8.4")
def test_a_move_may_end_between_the_stars_but_nothing_is_built_or_traded_there() -> None:
    t = duck(ship="S1", energy="red:1 yellow:4 blue:4", goods="booth duck", free_roads=0).fly("E02.2")
    assert t.at == "E02.2"
    for move in (m.Mine(), m.Buy(), m.Make(), m.Deliver(), m.BuildShipyard("duck"), m.BuildConsumer()):
        assert t.refuses(move, rule="DD-R8.4")
    assert t.refuses(m.Privilege("mine"), rule="DD-R8.4")
    assert t.refuses(m.BuildFactory("radio"), rule="DD-R8.4")
    t.roads("E04.1")
    assert t.you.roads == {"E04.1"}


@pytest.mark.rule("DD-R8.5")
def test_ships_share_points_and_do_not_get_in_each_others_way() -> None:
    others = {1: Seat(ship="E03.2"), 2: Seat(ship="O1"), 3: Seat(ship="S2")}
    t = duck(ship="S1", energy="red:2", seats=4, others=others, explored="O1")
    t.fly("E03.2")
    assert t.at == t.other(1).ship
    t.fly("O1")
    assert t.at == t.other(2).ship


@pytest.mark.rule("DD-R8.6")
def test_fewer_steps_may_be_used_and_the_rest_is_lost() -> None:
    t = duck(ship="S1", energy="red:1 blue:1", explored="I1").fly("I1").mine()
    assert t.refuses(m.Fly("E01.1"), rule="no-energy", colour="red")


@pytest.mark.rule("DD-R8.7", "DD-Q18")
def test_exploring_takes_one_of_the_top_two_tiles_and_the_other_stays_on_top() -> None:
    t = duck(ship="S1", energy="red:2", consumer_track="pills radio stealth art").fly("I1")
    assert t.choices == "pills radio"
    assert t.refuses(m.Explore("stealth"), rule="DD-R8.7-top")
    assert t.refuses(m.Explore("military"), rule="DD-R8.7-top")
    t.explore("radio")
    assert t.consumer("I1") == "radio", "yellow side up"
    assert t.consumer_track == "pills stealth art"
    assert t.told("explored", seat=0, planet="I1", good="radio")
    t.fly("O1")
    assert t.choices == "pills stealth"


@pytest.mark.rule("DD-Q18")
def test_the_last_tile_is_taken_without_asking() -> None:
    t = duck(ship="S1", energy="red:2", consumer_track="pills").fly("I1")
    assert t.phase == "action"
    assert t.consumer("I1") == "pills"
    assert t.said == ["flew", "explored"]
    t.fly("O1")
    assert t.explored("O1")
    assert t.consumer("O1") is None


@pytest.mark.rule("DD-R8.7", "DD-Q18")
def test_two_equal_tiles_on_top_are_no_choice() -> None:
    """With the data of an owner there may be several consumers of a good."""
    line = next(line for line in standard_text().splitlines() if line.startswith("  - {good: pills"))
    twice = standard_text().replace(line, f"{line}\n{line}")
    t = duck(ship="S1", energy="red:2", data=twice)
    goods = t.view().consumer_track
    first = goods.index("pills")
    t.state.consumer_track = t.state.consumer_track[first:]
    t.fly("I1")
    assert (t.phase, t.consumer("I1")) == ("action", "pills")
    assert t.consumer_track.split()[:2] == ["pills", "economy"]
    t.fly("O1")
    assert t.choices == "pills economy"


@pytest.mark.rule("DD-R8.7")
def test_start_planets_and_planets_that_somebody_has_visited_are_not_explored() -> None:
    t = duck(ship="S1", energy="red:3", consumers={"I1": "pills"}).fly("I1", "S1").fly("S2")
    assert t.said == ["flew"]
    assert t.phase == "action"


@pytest.mark.rule("DD-R8.8")
def test_nothing_can_be_done_on_a_planet_that_is_flown_over() -> None:
    t = duck(ship="S1", energy="red:1 blue:1 yellow:3").fly("S2")
    assert t.consumer("O1") is None
    assert t.consumer_track.split()[0] == "satellite"


@pytest.mark.rule("DD-Q1")
def test_when_the_last_step_was_a_planet_the_path_runs_on_over_own_roads() -> None:
    t = duck(ship="S1", fittings=fitted(4), energy="red:1", roads={"E23.1": 0, "E23.2": 0})
    assert t.refuses(m.Fly("S5"), rule="DD-R8.1", steps=6)
    t.fly("E23.1")
    assert t.told("flew", steps=5)
    assert not t.explored("O5")


@pytest.mark.rule("DD-Q1")
def test_only_the_end_of_a_path_explores_however_many_planets_lie_on_it() -> None:
    roads = {f"E01.{i}": 0 for i in (1, 2)} | {f"E02.{i}": 0 for i in (1, 2, 3)} | {"E06.1": 0, "E06.2": 0}
    t = duck(ship="S1", energy="red:1", roads=roads).fly("E07.1")
    assert t.told("flew", steps=4)
    assert [t.explored(planet) for planet in ("I1", "H", "I2")] == [False, False, False]


@pytest.mark.rule("DD-Q3")
def test_one_may_stop_on_an_own_road_which_still_takes_an_energy() -> None:
    t = duck(ship="S1", energy="red:1", roads={"E02.3": 0}).fly("E02.3")
    assert t.told("flew", steps=0)
    assert t.energy == ""


@pytest.mark.rule("DD-Q3")
def test_one_may_turn_back_but_a_circle_is_not_offered() -> None:
    t = duck(ship="S1", energy="red:2")
    assert t.refuses(m.Fly("S1"), rule="DD-Q3")
    t.fly("E02.2", "S1")
    assert t.at == "S1"


@pytest.mark.rule("DD-Q5")
def test_arriving_through_a_gate_on_an_unexplored_planet_explores_it() -> None:
    t = duck(ship="S1", energy="red:2", gates={0: ("S1", "O4")})
    assert not t.explored("O4"), "a gate does not explore"
    t.jump()
    assert (t.phase, t.at) == ("explore", "O4")
    assert t.refuses(m.Fly("S5"), rule="DD-R8.7")
    t.explore("satellite")
    assert t.consumer("O4") == "satellite"


@pytest.mark.rule("DD-Q5")
def test_gates_may_stand_on_start_planets_and_on_unexplored_ones() -> None:
    t = duck().gates("S3", "O4")
    assert t.you.gate == ("S3", "O4")
    assert not t.explored("O4")
    assert t.told("gates-placed", entrance="S3", exit="O4")


@pytest.mark.rule("DD-Q6")
def test_gates_lead_from_the_entrance_to_the_exit_only() -> None:
    t = duck(ship="S3", energy="red:1", gates={1: ("S1", "S3")})
    assert t.refuses(m.Jump(), rule="DD-R8.9")
    assert t.view().jump_to is None


@pytest.mark.rule("DD-R8.9")
def test_a_gate_takes_exactly_one_red_energy_and_leaves_nothing_of_it() -> None:
    t = duck(ship="S1", energy="red:1 blue:3 yellow:3", gates={0: ("S1", "S4")})
    assert t.view().jump_to == "S4"
    t.jump()
    assert (t.at, t.energy) == ("S4", "blue:3 yellow:3")
    assert t.told("jumped", start="S1", to="S4", owner=0)
    assert t.refuses(m.Fly("E17.1"), rule="no-energy")
    no_red = duck(ship="S1", energy="blue:3 yellow:3", gates={0: ("S1", "S4")})
    assert no_red.refuses(m.Jump(), rule="no-energy", colour="red")


@pytest.mark.rule("DD-R8.9")
def test_gates_of_others_serve_as_well() -> None:
    t = duck(ship="S1", energy="red:2", gates={1: ("S1", "S4"), 0: ("S4", "S2")}).jump()
    assert t.told("jumped", owner=1)
    t.jump()
    assert t.at == "S2"
    assert t.told("jumped", owner=0)


@pytest.mark.rule("DD-R8.9")
def test_a_gate_is_for_ships_that_have_stopped_at_it() -> None:
    t = duck(ship="E02.3", energy="red:2", gates={1: ("S1", "S4")})
    assert t.refuses(m.Jump(), rule="DD-R8.9")
    t.fly("S1").jump()
    assert t.at == "S4"


@pytest.mark.rule("DD-R8.9", "DD-R8.3")
def test_roads_of_the_own_colour_do_not_run_on_behind_a_gate() -> None:
    t = duck(ship="S1", energy="red:1", gates={1: ("S1", "S4")}, roads={"E17.2": 0}).jump()
    assert t.refuses(m.Fly("E17.2"), rule="no-energy")


@pytest.mark.rule("DD-R12.2")
def test_where_one_planet_is_left_for_gates_no_pair_is_begun() -> None:
    """A map with few planets: an entrance without an exit would leave its player stuck."""
    pairs = {1: ("a", "b"), 2: ("c", "d"), 3: ("e", "x")}
    t = duck(data=SMALL, ship="a", seats=4, gates=pairs)
    assert t.refuses(m.OpenGate("y"), rule="DD-R12.2-full")
    del pairs[3]
    assert duck(data=SMALL, ship="a", seats=4, gates=pairs).gates("y", "e").you.gate == ("y", "e")
