"""The action turn from its cube on the track to the energy that is kept."""

from __future__ import annotations

import pytest

from tests.games.duckdealer.language import GAME, Seat, duck, turn
from webfoot.core.match import Match
from webfoot.core.plans import carry_out, rehearse
from webfoot.games.duckdealer import moves as m
from webfoot.games.duckdealer.rules.turn import DuckDealerState


@pytest.mark.rule("DD-R7.1")
def test_each_action_turn_puts_a_cube_on_the_track_for_good() -> None:
    t = turn(seats=2).act()
    assert t.cubes == 38
    assert t.told("action-turn-began", seat=0, space=1, free_roads=1)
    t.end().act().end().act()
    assert t.view().track == [0, 1, 0]
    assert (t.cubes, t.other(1).cubes) == (37, 38)


@pytest.mark.rule("DD-R7.1")
def test_the_game_ends_after_the_turn_on_space_24_not_before() -> None:
    t = turn(track=22).act().end()
    assert not t.over
    t.act()
    assert t.space == 24
    t.end()
    assert t.over
    assert t.refuses(m.Act(), by=0, rule="game-over")


@pytest.mark.rule("DD-Q19", "DD-R7.3")
def test_an_action_turn_may_be_taken_without_any_energy() -> None:
    t = turn().act()
    assert t.energy == ""
    assert t.may(m.EndTurn(0, 0, 0))
    assert t.end().on_turn == 1


@pytest.mark.rule("DD-R7.2")
@pytest.mark.parametrize(("taken", "roads"), [(0, 1), (5, 1), (6, 2), (11, 2), (12, 3), (23, 3)])
def test_free_roads_depend_on_the_space_of_the_track(taken: int, roads: int) -> None:
    t = turn(track=taken).act()
    assert t.free_roads == roads
    points = ["E04.1", "E04.2", "E04.3"][:roads]
    t.roads(*points)
    assert t.you.roads == set(points)
    assert t.told("road-laid", at="E04.1", free=True)
    assert t.refuses(m.Road("E05.1"), rule="no-energy", colour="yellow", needed=1)


@pytest.mark.rule("DD-R7.2")
def test_a_road_needs_a_comet_without_road_and_ship() -> None:
    t = duck(
        ship="E02.1", track=13, roads={"E04.1": 0, "E04.2": 1}, others={1: Seat(ship="E03.2")}, energy="yellow:3"
    )
    for free in (True, False):
        assert t.refuses(m.Road("E04.1"), rule="road-there")
        assert t.refuses(m.Road("E04.2"), rule="road-there")
        assert t.refuses(m.Road("E02.1"), rule="DD-R7.2"), "not even under the own ship"
        assert t.refuses(m.Road("E03.2"), rule="DD-R7.2")
        if free:
            t.roads("E05.1", "E05.2", "E05.3")
    assert not any(str(move.touches()[1]) == "point:H" for move in t.legal(m.Road)), "never on a planet"


@pytest.mark.rule("DD-R7.2", "DD-Q10")
def test_x9_on_space_7_two_free_roads_before_any_energy_is_spent() -> None:
    t = turn(track=6, energy="yellow:1 red:1").act().roads("E04.1", "E04.2")
    assert t.energy == "yellow:1 red:1"
    t.roads("E04.3")
    assert t.energy == "red:1"
    assert t.told("road-laid", at="E04.3", free=False)


@pytest.mark.rule("DD-Q10", "DD-R7.2")
@pytest.mark.parametrize("spent", ["fly", "jump", "road", "mine", "privilege"])
def test_free_roads_are_gone_as_soon_as_energy_is_spent(spent: str) -> None:
    t = turn(track=12, energy="red:1 yellow:3 blue:1", gates={1: ("S1", "S3")}).act()
    if spent == "fly":
        t.fly("E02.1")
    elif spent == "jump":
        t.jump()
    elif spent == "road":
        t.roads("E04.1", "E04.2", "E04.3", "E05.1")
    elif spent == "mine":
        t.mine()
    else:
        t.privilege("mine")
    assert t.free_roads == 0
    assert t.may(m.Road("E07.1")) is (t.energy["yellow"] > 0)


@pytest.mark.rule("DD-Q10")
def test_what_costs_no_energy_leaves_the_free_roads() -> None:
    t = turn(track=12, goods="duck:2").act().gates("H", "I1").discard("duck")
    assert t.free_roads == 3
    t.roads("E04.1").discard("duck")
    assert t.free_roads == 2


@pytest.mark.rule("DD-Q10")
def test_free_roads_need_not_be_laid_and_do_not_wait_for_the_next_turn() -> None:
    t = turn(track=12).act().end()
    assert t.free_roads == 0
    assert t.all_roads == {}
    assert t.act().free_roads == 3


@pytest.mark.rule("DD-R7.3")
def test_energy_is_spent_in_any_order_and_mixed_freely() -> None:
    t = duck(
        ship="S1", energy="red:2 yellow:2 blue:3", explored="I1", goods="paint", mines={"S1": "duck", "I1": "paint"}
    )
    t.mine().fly("I1").mine().build_factory("stealth").roads("E04.1").fly("S1").mine()
    assert t.energy == ""
    assert t.goods == "duck paint"
    assert t.factory("I1") == "stealth"


@pytest.mark.rule("DD-R7.4")
def test_spent_energy_goes_back_to_the_supply() -> None:
    t = duck(energy="red:2 yellow:1 blue:1")
    assert t.discs == "red:38 yellow:39 blue:39"
    t.mine().fly("E02.1")
    t.roads("E04.1")
    assert t.discs == "red:39 yellow:40 blue:40"


@pytest.mark.rule("DD-R7.5")
def test_gates_are_placed_at_any_moment_of_an_action_turn_and_only_there() -> None:
    t = turn(energy="red:2")
    assert t.refuses(m.OpenGate("H"), rule="DD-R7.1")
    t.act().fly("E02.1").gates("H", "O4")
    assert t.you.gate == ("H", "O4")
    assert t.refuses(m.OpenGate("I1"), rule="DD-R12.1"), "once in the game"


@pytest.mark.rule("DD-R7.6", "DD-Q23")
def test_at_most_four_discs_stay_and_the_player_chooses_which() -> None:
    t = duck(energy="red:3 yellow:1 blue:2", fittings="navigator trader:2")
    assert t.refuses(m.EndTurn(4, 0, 0), rule="DD-R7.6")
    kept = {(move.red, move.yellow, move.blue) for move in t.legal(m.EndTurn) if isinstance(move, m.EndTurn)}
    assert kept == {
        (red, yellow, blue)
        for red in range(4)
        for yellow in range(2)
        for blue in range(3)
        if red + yellow + blue <= 4
    }
    t.end("red:2 blue:2")
    assert t.energy == "red:2 blue:2"
    assert t.fittings == "navigator trader:2", "discs that are quarters do not count"
    assert t.discs == "red:37 yellow:40 blue:36"
    assert t.told("turn-ended", seat=0, red=2, yellow=0, blue=2)


@pytest.mark.rule("DD-Q23")
def test_the_first_way_to_end_a_turn_keeps_as_many_discs_as_may_be() -> None:
    t = duck(energy="red:1 blue:2")
    first = t.legal(m.EndTurn)[0]
    assert first == m.EndTurn(1, 0, 2)
    full = duck(energy="red:5 blue:5").legal(m.EndTurn)[0]
    assert full == m.EndTurn(4, 0, 0)


@pytest.mark.rule("DD-R7.7", "DD-Q24")
def test_without_cubes_the_track_takes_a_road_of_the_players_choice() -> None:
    roads = {"E04.1": 0, "E04.2": 0, "E04.3": 1}
    t = turn(cubes=0, roads=roads, privileges={"S1.mine": 0}, track=3).act()
    assert (t.phase, t.view().reclaim_for) == ("reclaim", "track")
    assert t.space == 3
    assert t.refuses(m.ReclaimRoad("E04.3"), rule="DD-Q24-yours"), "not a road of others"
    assert t.refuses(m.ReclaimPrivilege("S1", "mine"), rule="DD-Q24-road"), "a privilege only without any road"
    assert t.refuses(m.EndTurn(0, 0, 0), rule="DD-Q24")
    t.reclaim("E04.2")
    assert t.all_roads == {"E04.1": 0, "E04.3": 1}
    assert (t.phase, t.space, t.free_roads, t.cubes) == ("action", 4, 1, 0)
    assert t.said == ["road-reclaimed", "action-turn-began"]


@pytest.mark.rule("DD-Q24")
def test_without_cubes_and_roads_the_track_takes_a_privilege() -> None:
    t = turn(cubes=0, privileges={"S1.mine": 0, "I1.mine": 0, "I2.mine": 1}, explored="I1 I2").act()
    assert t.refuses(m.ReclaimPrivilege("I2", "mine"), rule="DD-Q24-yours")
    t.reclaim("I1.mine")
    assert t.you.privileges == {"S1.mine"}
    assert t.said == ["privilege-reclaimed", "action-turn-began"]
    assert t.space == 1


@pytest.mark.rule("DD-R7.7", "DD-Q24")
def test_a_cube_is_found_for_the_track_in_a_forced_turn_too() -> None:
    t = turn(cubes=0, roads={"E04.1": 0}, discs="red:0").collect("red")
    assert (t.phase, t.virtual) == ("reclaim", "red:1")
    t.reclaim("E04.1").fly("E02.1")
    assert (t.space, t.virtual) == (1, "")


@pytest.mark.rule("DD-R7.7", "DD-Q24")
@pytest.mark.parametrize("piece", ["E04.1", "S1.mine"])
def test_without_cubes_a_road_is_laid_with_a_piece_taken_up(piece: str) -> None:
    t = duck(cubes=0, roads={"E04.1": 0}, privileges={"S1.mine": 0}, energy="yellow:1", free_roads=0)
    t.roads("E05.1")
    assert (t.phase, t.view().reclaim_for, t.energy) == ("reclaim", "road", "")
    t.reclaim(piece)
    assert t.phase == "action"
    assert t.you.roads | t.you.privileges == {"E05.1", "E04.1", "S1.mine"} - {piece}
    assert t.told("road-laid", at="E05.1", free=False)


@pytest.mark.rule("DD-R7.7", "DD-R7.2")
def test_a_free_road_stays_free_when_a_piece_is_taken_up_for_it() -> None:
    t = duck(cubes=0, roads={"E04.1": 0}, track=7).roads("E05.1").reclaim("E04.1")
    assert t.told("road-laid", at="E05.1", free=True)
    assert t.free_roads == 1
    t.roads("E04.1").reclaim("E05.1")
    assert t.you.roads == {"E04.1"}


@pytest.mark.rule("DD-R7.7", "DD-Q24", "DD-Q14")
@pytest.mark.parametrize("piece", ["E04.1", "I1.mine"])
def test_without_cubes_a_privilege_is_claimed_with_a_piece_taken_up(piece: str) -> None:
    t = duck(cubes=0, roads={"E04.1": 0}, privileges={"I1.mine": 0}, explored="I1", energy="yellow:3")
    t.privilege("mine")
    assert (t.phase, t.view().reclaim_for, t.energy) == ("reclaim", "privilege", "")
    t.reclaim(piece)
    assert t.you.roads | t.you.privileges == {"S1.mine", "E04.1", "I1.mine"} - {piece}
    assert t.said == ["road-reclaimed" if piece == "E04.1" else "privilege-reclaimed", "privilege-taken"]


@pytest.mark.rule("DD-R7.7")
def test_without_cubes_and_pieces_there_is_no_road_and_no_privilege() -> None:
    t = duck(cubes=0, energy="yellow:3")
    assert t.refuses(m.Road("E04.1"), rule="DD-R7.7")
    assert t.refuses(m.Privilege("mine"), rule="DD-R7.7")


@pytest.mark.rule("DD-Q24")
def test_nothing_is_taken_up_while_there_are_cubes() -> None:
    t = duck(cubes=1, roads={"E04.1": 0}, energy="yellow:3")
    assert t.refuses(m.ReclaimRoad("E04.1"), rule="DD-Q24-idle")
    t.roads("E05.1")
    assert t.phase == "action"
    assert t.cubes == 0


@pytest.mark.rule("DD-Q24", "DD-Q12")
def test_a_privilege_that_is_taken_up_ends_at_once() -> None:
    t = duck(cubes=0, privileges={"S1.mine": 0}, energy="yellow:1 blue:2", free_roads=0).mine(2)
    assert t.energy == "yellow:1 blue:1", "the second was free"
    t.roads("E04.1").reclaim("S1.mine").mine()
    assert t.energy == ""
    assert t.refuses(m.Mine(), rule="no-energy")


@pytest.mark.rule("DD-R7.7", "DD-R7.1")
def test_cubes_on_the_track_never_come_back() -> None:
    t = turn(cubes=0, track=20, roads={"E04.1": 0}).act()
    assert t.legal() == [m.ReclaimRoad("E04.1")]


def first_turn() -> Match[DuckDealerState]:
    match = Match(GAME, 2, 3, {"start_player": "seat-1"})
    for move in (*[m.Equip("navigator")] * 3, *[m.Equip("hold")] * 3, m.Start("S1"), m.Start("S2")):
        match.play(match.actors[0], move)
    return match


@pytest.mark.rule("DD-P9")
def test_a_whole_action_turn_is_tried_out_before_it_is_played() -> None:
    match = first_turn()
    match.play(0, m.Collect("yellow"))
    match.play(1, m.Collect("red"))
    before = match.state.dump()
    tried = rehearse(GAME, match.state, 0, [m.Act(), m.Road("E02.1"), m.Fly("I1")])
    assert [step.tally["red"] for step in tried.steps] == [3, 3, 2]
    assert tried.stopped is None
    assert not tried.ready, "a tile has still to be chosen"
    tile = next(choice.move for choice in tried.brief.moves)
    plan = [m.Act(), m.Road("E02.1"), m.Fly("I1"), tile, m.EndTurn(2, 1, 0)]
    assert rehearse(GAME, match.state, 0, plan).ready
    assert match.state.dump() == before, "nothing is played by trying"
    carry_out(match, 0, plan)
    assert match.state.turn() == 1


@pytest.mark.rule("DD-P9", "DD-R5.1")
def test_a_plan_may_be_made_while_others_play() -> None:
    match = first_turn()
    tried = rehearse(GAME, match.state, 1, [m.Act(), m.Fly("O1")])
    assert tried.hypothetical
    assert tried.stopped is not None
    assert (tried.stopped.at, tried.stopped.refusal.rule) == (1, "no-energy")


@pytest.mark.rule("DD-P9")
def test_steps_of_an_action_turn_may_be_taken_back() -> None:
    match = first_turn()
    match.play(0, m.Act())
    before = match.state.dump()
    match.play(0, m.Road("E04.1"))
    match.undo(0)
    assert match.state.dump() == before
