"""Rules that this program does not carry: a table under them is shown from its archive, or not at all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NoReturn

import msgspec

from webfoot.core.chance import Chance
from webfoot.core.errors import Refusal, RulesNotCarried, UnknownGame
from webfoot.core.game import Brain, Game
from webfoot.core.options import Options
from webfoot.core.registry import game as game_of
from webfoot.core.registry import in_version
from webfoot.server.table.details import Details


class Bygone(Game[Any]):
    """Stands for rules that are not carried. It has a name and a version, and cannot be played."""

    package = "webfoot"
    min_seats, max_seats = 0, 99
    options_type = Options
    view_type = msgspec.Struct
    event_types = ()

    def __init__(self, key: str, version: int) -> None:
        self.key = key  # type: ignore[misc]
        self.version = version  # type: ignore[misc]

    def setup(self, seats: int, options: Any, chance: Chance) -> NoReturn:
        self._cannot()

    def load(self, dump: bytes) -> NoReturn:
        self._cannot()

    def view(self, state: Any, seat: int | None) -> NoReturn:
        self._cannot()

    def why_not(self, state: Any, seat: int, number: int) -> Refusal | None:
        self._cannot()

    def blocked(self, state: Any, seat: int) -> dict[str, Refusal]:
        self._cannot()

    def census(self, state: Any) -> Mapping[str, int]:
        self._cannot()

    @property
    def brain(self) -> Brain[Any]:
        self._cannot()

    def _cannot(self) -> NoReturn:
        raise RuntimeError(f"version {self.version} of the rules of {self.key} is not carried")


def rules_of(details: Details, found: Callable[[str], Game[Any]] = game_of) -> Game[Any]:
    """Return the rules that a table plays, in the edition of its options. They may be Bygone. Raises BadOptions."""
    try:
        game = found(details.game)
    except UnknownGame:
        return Bygone(details.game, details.rules)
    try:
        game = in_version(game, details.rules)
    except RulesNotCarried:
        # A table that still waits has nothing that other rules could change: it begins under the present ones.
        if details.status != "waiting":
            return Bygone(details.game, details.rules)
    return game.edition_of(len(details.chairs), details.options)
