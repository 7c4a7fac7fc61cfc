"""The language of the tests says what it means, and notices what makes no sense."""

from __future__ import annotations

import pytest

from tests.games.duckdealer.counts import Handful
from tests.games.duckdealer.language import Refused, Seat, begin, duck, turn
from webfoot.core.errors import BadData
from webfoot.games.duckdealer.moves import Fly, Road


def test_the_example_of_the_language() -> None:
    t = duck(ship="S1", fittings="navigator builder hold", energy="red:2 blue:1", goods="duck paint")
    t.fly("O1").explore("satellite")
    assert t.at == "O1"
    assert t.energy == "red:1 blue:1"
    assert t.refuses(Fly("I4"), rule="DD-R8.1", steps=12, speed=8)
    assert t.told("explored", planet="O1", good="satellite")


def test_handfuls_are_equal_however_they_are_written() -> None:
    goods = Handful({"duck": 2, "paint": 1, "booth": 0}, ["duck", "paint", "booth"])
    assert goods == "duck paint duck"
    assert goods == "paint duck:2"
    assert goods != "duck paint"
    assert (goods["duck"], goods["booth"], len(goods)) == (2, 0, 3)
    with pytest.raises(AssertionError, match="nothing called gold"):
        assert goods != "gold"


def test_pieces_that_are_nowhere_else_are_in_the_supply() -> None:
    t = duck(
        fittings="navigator:3",
        energy="red:2",
        roads={"E04.1": 0, "E04.2": 1},
        privileges={"S1.mine": 0},
        factories={"I1": "pills"},
        consumers={"I2": "radio built"},
        track=3,
    )
    assert t.discs == "red:35 yellow:40 blue:40"
    assert (t.cubes, t.other(1).cubes) == (39 - 1 - 1 - 2, 39 - 1 - 1)
    assert t.factories_left["pills"] == 1
    assert "radio" not in t.consumer_track.split()
    assert len(t.consumer_track.split()) == 11
    assert t.consumer("I2") == "radio built"
    assert t.view().track == [0, 1, 0]


def test_shipyards_change_places() -> None:
    t = duck(yards={"S1": "Y4 built"})
    assert [t.yard(f"S{i}") for i in range(1, 6)] == ["Y4 built", "Y2", "Y3", "Y1", "Y5"]


def test_other_seats_and_their_turns() -> None:
    t = duck(seats=3, on_turn=2, others={2: Seat(ship="I1", energy="red:1")}, explored="I1").fly("H")
    assert t.other(2).ship == "H"
    assert t.actors == [2]
    assert turn(on_turn=1).on_turn == 1
    assert begin(4, luck=[3]).actors == [3]


def test_what_is_not_there_is_noticed() -> None:
    with pytest.raises(BadData, match="there is no gold"):
        duck(goods="gold")
    with pytest.raises(BadData, match="10 pieces in 9 slots"):
        duck(fittings="hold:10")
    with pytest.raises(BadData, match="not so many discs"):
        duck(energy="red:41")
    with pytest.raises(BadData, match="on a planet and on the track"):
        duck(consumers={"I1": "pills"}, consumer_track="pills radio")


def test_what_is_forbidden_raises_and_what_is_allowed_is_not_refused() -> None:
    t = duck(energy="red:1")
    with pytest.raises(Refused, match=r"may not Fly.*DD-R8\.1"):
        t.fly("S3")
    with pytest.raises(AssertionError, match="is allowed"):
        t.refuses(Road("E04.1"), rule="DD-R7.7")
    with pytest.raises(AssertionError, match=r"refused by .*DD-R8\.1.*not by DD-Q3"):
        t.refuses(Fly("S3"), rule="DD-Q3")
