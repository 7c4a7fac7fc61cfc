"""The language of the tests says what it means."""

from __future__ import annotations

import pytest

from tests.games.spacedealer.language import ms, space
from webfoot.games.spacedealer import moves as m


def test_time_is_written_as_on_a_clock() -> None:
    assert ms("29:59.9") == 1_799_900
    assert space(at="29:59.9").clock == "29:59.9"


def test_a_position_is_as_it_is_written() -> None:
    g = space(ships={"a": "bc red blue"}, planned={"b": "depot-1"}, stations={"c": (3, 1)})
    assert g.ship_at("a") == "bc"
    assert g.ship == "red blue"
    assert g.planned("b") == "depot-1"
    assert g.powered("c") == [1, 2, 3, 4, 5, 6]
    assert g.timers() == ["inactive", "inactive"]


def test_a_move_that_is_refused_stops_the_test() -> None:
    with pytest.raises(AssertionError, match="refused"):
        space().fly("c").fly("b")
    with pytest.raises(AssertionError, match="not by"):
        space().fly("c").refuses(m.StartFlight(0, 1), rule="SD-TM-04")
