"""What is shown of timers, ships and built cards: the present, whatever was shown before."""

from __future__ import annotations

import pytest

from tests.games.spacedealer.language import GAME, space
from webfoot.games.spacedealer.rules.pieces import FLY, FLYING, READY


@pytest.mark.parametrize(
    ("piece", "value", "now"),
    [
        ("timer", "state", READY),
        ("timer", "job", FLY),
        ("timer", "target", 1),
        ("timer", "ends", 75_000),
        ("ship", "where", FLYING),
        ("ship", "field", 3),
        ("ship", "origin", 3),
        ("ship", "goods", [0, 1, 0, 0]),
        ("built", "ammunition", 1),
        ("built", "blocked", True),
        ("built", "goods", [0, 1, 0, 0]),
    ],
)
def test_what_changes_is_shown_at_once(piece: str, value: str, now: object) -> None:
    state = space(ships={"a": "a green"}, build={"a": "mine-red-1@4 depot-1@3"}).start_timer("mine").state
    planet = state.planets[0]
    before = GAME.view(state, 0)
    setattr({"timer": planet.timers[0], "ship": planet.ships[0], "built": planet.area[0]}[piece], value, now)
    shown = GAME.view(state, 0)
    assert shown != before
    assert shown == GAME.view(GAME.load(state.dump()), 0)


def test_a_half_collected_job_is_shown_as_such() -> None:
    state = space().start_timer("mine").wait("1:00").state
    assert not GAME.view(state, 0).planets[0].timers[0].half
    state.planets[0].timers[0].left = 1
    assert GAME.view(state, 0).planets[0].timers[0].half


def test_a_store_has_another_number_when_one_before_it_is_gone() -> None:
    state = space(build={"a": "depot-1@3 depot-2@5"}).state
    assert [built.store for built in GAME.view(state, 0).planets[0].area] == [0, 1]
    del state.planets[0].stores[0]
    assert [built.store for built in GAME.view(state, 0).planets[0].area] == [None, 0]
