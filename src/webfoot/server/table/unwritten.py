"""Tables whose row is being written, and an alarm for those that wait too long.

A row takes milliseconds and thousands are written a second, so one alarm serves all tables.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from webfoot.server.table.table import Table

SLOW_SECONDS: Final = 5.0
"""How long a row may take to be written before the table is told of it."""


class Unwritten:
    def __init__(self, in_trouble: Callable[[Table, int], None]) -> None:
        self._in_trouble = in_trouble
        # Kept: to ask for it costs a call of the system.
        self._loop = asyncio.get_running_loop()
        self._due: dict[Table, tuple[float, int]] = {}
        """When each table is told, by the event loop's clock, and since when it waits, by the server's; soonest
        first."""
        self._alarm: asyncio.TimerHandle | None = None

    def add(self, table: Table, since: int) -> None:
        """A row of this table has been handed to the storage."""
        due = self._loop.time() + SLOW_SECONDS
        self._due[table] = (due, since)
        if self._alarm is None:
            self._alarm = self._loop.call_at(due, self._look)

    def remove(self, table: Table) -> None:
        """The row of this table is written, or cannot be."""
        self._due.pop(table, None)

    def _look(self) -> None:
        self._alarm = None
        for table, (due, since) in list(self._due.items()):
            if due > self._loop.time():
                self._alarm = self._loop.call_at(due, self._look)
                return
            # Told once: from now on the table looks after itself.
            del self._due[table]
            self._in_trouble(table, since)
