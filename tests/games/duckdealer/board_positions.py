"""Positions for the tests and the gallery of the page's board, dealt by the real engine.

`make positions` writes them down anew (tests/positions.py).
"""

from __future__ import annotations

from typing import Any

from tests.games.duckdealer.language import Seat, Table, begin, duck, turn
from webfoot.games.duckdealer import moves as m

GALAXY: dict[str, Any] = {
    "seats": 3,
    "ship": "I1",
    "fittings": "hold hold navigator trader",
    "energy": "red:3 yellow:4 blue:5",
    "goods": "duck paint beads",
    "points": 23,
    "others": {
        1: Seat(ship="I1", fittings="hold builder trader", energy="red:1 blue:2", goods="solar", points=31),
        2: Seat(ship="E10.2", fittings="navigator builder trader", energy="yellow:6", points=8),
    },
    "factories": {"I1": "pills", "O1": "stealth"},
    "consumers": {"I1": "satellite built", "O1": "stealth", "H": "pills built", "I2": "radio"},
    "yards": {"S1": "Y1 built"},
    "privileges": {"I1.mine": 0, "O1.factory": 1},
    "roads": {"E02.1": 0, "E02.2": 0, "E05.1": 1, "E06.1": 2, "E11.1": 0},
    "gates": {1: ("I1", "S3")},
    "track": 9,
}


def galaxy(**changes: Any) -> Table:
    """Three dealers in the middle of a game."""
    return duck(**{**GALAXY, **changes})


def positions() -> dict[str, tuple[Table, int | None]]:
    """Each with the seat that looks at it."""
    action = galaxy()
    offered = action.copy().offer(1, give="duck", ask="solar")
    drafting = action.copy().do(m.OfferTo(1)).do(m.Give("duck"))
    return {
        "bid": (begin(3, auction=True), 0),
        "equip": (begin(2, start_player="seat-1").equip("hold"), 0),
        "start": (begin(2, start_player="seat-1").equip("hold hold trader navigator trader builder"), 0),
        "turn": (turn(**{**GALAXY, "track": 8}), 0),
        "exhausting": (turn(**{**GALAXY, "track": 8, "discs": "red:1 yellow:9 blue:0"}), 0),
        "forced": (turn(**{**GALAXY, "track": 8, "discs": "red:1 yellow:9 blue:0"}).collect("red"), 0),
        "action": (action, 0),
        "overloaded": (galaxy(fittings="hold navigator trader", goods="duck:5"), 0),
        "shipyard": (galaxy(ship="S1", goods="booth paint"), 0),
        "exploring": (galaxy(fittings="hold navigator trader").fly("I3"), 0),
        "gate": (action.copy().do(m.OpenGate("O4")), 0),
        "reclaiming": (galaxy(cubes=0).roads("E24.1"), 0),
        "drafting": (drafting, 0),
        "offer-open": (offered, 0),
        "answering": (offered, 1),
        "waiting": (action, 1),
        "spectator": (action, None),
        "over": (galaxy(track=24).end(), 0),
    }
