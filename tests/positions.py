"""Positions of the boards for the page's tests and its gallery, in web/positions: those that the games' own
`board_positions.py` prepare, as briefings for a seat, in compact JSON.

`make positions` writes them down anew; tests/test_positions.py checks that they are current.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

import msgspec

import webfoot
from tests.rulebook import TESTS

TARGET: Final = TESTS.parent / "web" / "positions"
PREPARED: Final = tuple(sorted(path.parent.name for path in TESTS.glob("games/*/board_positions.py")))
"""The games whose boards have prepared positions."""


def briefings(key: str) -> bytes:
    """The prepared positions of a game, each as the seat that looks at it is told."""
    game = webfoot.game(key)
    prepared = import_module(f"tests.games.{key}.board_positions")
    told = {name: game.brief(table.state, seat, foresee=True) for name, (table, seat) in prepared.positions().items()}
    return msgspec.json.encode(told) + b"\n"


def write() -> None:
    TARGET.mkdir(exist_ok=True)
    for file in TARGET.glob("*.json"):
        if file.stem not in PREPARED:
            file.unlink()
    for key in PREPARED:
        (TARGET / f"{key}.json").write_bytes(briefings(key))


if __name__ == "__main__":
    write()
