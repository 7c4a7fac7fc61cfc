"""Our server as it ships, save that one address may open every table and players may be quicker than people."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from webfoot.core.game import Game
from webfoot.core.registry import game, game_keys
from webfoot.server import house, setting_up
from webfoot.server.main import serve
from webfoot.server.settings import Limits
from webfoot.server.table import table

NO_LIMIT = (1e9, 1e9)


def host_the_toy() -> None:
    """A small game in real time that is not in the registry."""
    from tests.toys.glasses import Glasses

    toy = Glasses()

    def found(key: str) -> Game[Any]:
        return toy if key == toy.key else game(key)

    for module in (house, setting_up, table):
        setattr(module, "game_of", found)  # noqa: B010  (mypy knows it as an import)


if __name__ == "__main__":
    if sys.argv[2] not in game_keys():
        host_the_toy()
    limits = Limits(
        commands=NO_LIMIT,
        commands_of_a_guest=NO_LIMIT,
        commands_of_an_address=NO_LIMIT,
        requests=NO_LIMIT,
        live_moves=NO_LIMIT,
        tables=NO_LIMIT,
        tables_of_a_guest=NO_LIMIT,
        connections_of_an_address=30_000,
        outbox_bytes_of_an_address=1 << 30,
    )
    given = dict(zip(sys.argv[3::2], sys.argv[4::2], strict=True))
    shared = {"database": given.get("--database", ""), "bus": given.get("--bus", "")}
    serve(port=0, folder=Path(sys.argv[1]), limits=limits, **{name: value for name, value in shared.items() if value})
