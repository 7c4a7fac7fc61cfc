"""Workers are killed and frozen under load of all four games: nothing announced is lost, nothing is obeyed twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.killing import kill_and_freeze

KILLS = 2
FREEZES = 1
"""`python -m tests.server.killing` does it many times, and measures how long tables stand still."""


def test_kills_and_freezes_lose_nothing_that_was_announced(tmp_path: Path) -> None:
    figures, _ = asyncio.run(kill_and_freeze(tmp_path, KILLS, FREEZES, tables=1, pause=1.0))
    assert figures.wrong == []
    assert figures.counts["rows"] > 50
    # Tables have really moved: each begins with its first epoch.
    assert figures.counts["epochs"] > 4
