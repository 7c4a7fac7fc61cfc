"""At how many tables bots are at work for one guest and for one address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from webfoot.server.settings import Limits
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table


class RunningBots:
    def __init__(self, limits: Limits, present: Callable[[str], Table | None]) -> None:
        self._limits = limits
        self._present = present
        self._begun: dict[str, tuple[str, str]] = {}
        """The guest who began each game with bots, and the address."""
        self._beginning: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def beginning(self, guest: str, address: str) -> Iterator[None]:
        """A game with bots is about to begin; Refuse if bots are at work for this visitor at too many tables."""
        self._begun = {table: who for table, who in self._begun.items() if self._at_work(table)}
        whose = [*self._begun.values(), *self._beginning.elements()]
        of_guest = sum(one == guest for one, _ in whose)
        of_address = sum(place == address for _, place in whose)
        if of_guest >= self._limits.bot_tables_of_a_guest or of_address >= self._limits.bot_tables_of_an_address:
            raise Refuse("too-many-bots")
        self._beginning[guest, address] += 1
        try:
            yield
        finally:
            self._beginning[guest, address] -= 1

    def begun(self, table: Table, guest: str, address: str) -> None:
        self._begun[table.id] = guest, address

    def _at_work(self, table_id: str) -> bool:
        table = self._present(table_id)
        if table is None or table.details.status != "playing":
            return False
        return table.bots_at_work is not None or bool(table.live_bots)


def has_bots(table: Table) -> bool:
    return any(chair.kind == "bot" for chair in table.details.chairs)
