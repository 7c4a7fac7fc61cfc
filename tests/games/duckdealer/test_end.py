"""The end: the last space of the turn track, the scores, and who wins."""

from __future__ import annotations

import pytest

from tests.games.duckdealer.language import Seat, begin, duck, turn
from webfoot.games.duckdealer.moves import Act, EndTurn, Mine


@pytest.mark.rule("DD-R13.1", "DD-R7.1")
def test_the_game_ends_when_the_action_turn_on_the_last_space_is_finished() -> None:
    t = turn(ship="S1", track=23, energy="blue:1", points=5, others={1: Seat(ship="S2", points=3)})
    t.act()
    assert t.space == 24
    assert not t.over
    t.mine()
    assert not t.over
    t.end()
    assert t.over
    assert t.phase == "over"
    assert t.said == ["turn-ended", "game-ended"]
    assert t.told("game-ended", winners=[0], scores=[5, 3])
    assert t.actors == []
    assert t.refuses(Mine(), rule="game-over")
    assert t.refuses(Act(), rule="game-over")


@pytest.mark.rule("DD-R13.1")
def test_an_action_turn_before_the_last_space_does_not_end_the_game() -> None:
    t = turn(ship="S1", track=22).act().end()
    assert not t.over
    assert t.on_turn == 1
    assert t.collect("red").collect("red").on_turn == 1  # collecting takes no space
    assert t.act().end().over


@pytest.mark.rule("DD-R13.1", "DD-R1.1")
def test_the_most_points_win() -> None:
    t = duck(track=24, points=99, others={1: Seat(points=100), 2: Seat(points=40)}).end()
    assert t.winners == [1]
    assert t.scores == [99, 100, 40]


@pytest.mark.rule("DD-R13.1", "DD-R4.7")
def test_bids_are_taken_off() -> None:
    t = duck(track=24, points=50, debt=11, others={1: Seat(points=40)}).end()
    assert t.scores == [39, 40]
    assert t.winners == [1]
    assert t.told("game-ended", winners=[1], scores=[39, 40])


@pytest.mark.rule("DD-Q16")
def test_players_who_tie_share_the_win() -> None:
    t = duck(track=24, points=60, debt=10, others={1: Seat(points=50), 2: Seat(points=49)}).end()
    assert t.winners == [0, 1]


@pytest.mark.rule("DD-Q16", "DD-R3.3")
def test_scores_go_beyond_a_hundred_and_below_nothing() -> None:
    t = duck(track=24, points=230, others={1: Seat(points=10, debt=100)}).end()
    assert t.scores == [230, -90]


@pytest.mark.rule("DD-Q16")
def test_nobody_has_won_before_the_end() -> None:
    t = duck(track=24, points=10)
    assert t.winners == []
    assert t.end(keep="").winners == [0]


@pytest.mark.rule("DD-R13.1")
def test_whoever_takes_the_last_space_keeps_all_actions_of_that_turn() -> None:
    t = duck(ship="H", track=24, energy="yellow:1 blue:1", goods="religion:2", consumers={"H": "religion"})
    assert t.build_consumer().deliver().end().scores == [80, 0]
    assert t.winners == [0]


@pytest.mark.rule("DD-W4")
def test_start_planets_that_nobody_chose_stay_in_play() -> None:
    t = begin(start_player="seat-1").equip("navigator trader trader").equip("hold:3").start("S1", "S2")
    for planet in ("S3", "S4", "S5"):
        assert t.yard(planet) is not None
        assert t.mine_on(planet)
    t = duck(ship="S5", energy="yellow:1 blue:3", goods="beads duck", yards={"S5": "Y5"}, mines={"S5": "solar"})
    t.build_shipyard("duck").mine()
    assert t.goods == "solar"
    assert t.points == 3
    assert t.may(EndTurn())
