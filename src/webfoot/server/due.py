"""The one loop that looks at slow tables when something is due there: a time that is over, or a bot on turn.

It asks the storage, so it does not matter how many tables there are, nor whether the server was stopped meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from webfoot.server.storage.protocol import NotOwner, Storage
from webfoot.server.table import pausing, slow
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table
from webfoot.server.workers.others import Others

AT_ONCE: Final = 200
"""Tables that are asked for at once."""

logger = logging.getLogger(__name__)


class DueTables:
    def __init__(
        self,
        storage: Storage,
        find: Callable[[str], Awaitable[Table]],
        now: Callable[[], int],
        every: float,
        others: Others,
    ) -> None:
        self._storage = storage
        self._find = find
        self._now = now
        self._every = every
        self._others = others

    async def keep_looking(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                if self._others.is_first():
                    await self.look()
            except Exception:
                logger.exception("slow tables could not be looked at; it is tried again")

    async def look(self) -> int:
        """Do what is due at every table. Returns how many there were."""
        looked: set[str] = set()
        while due := [table for table in await self._storage.due(self._now(), AT_ONCE) if table not in looked]:
            for table in due:
                looked.add(table)
                await self.look_at(table)
                # Whatever else waits comes first: commands at live tables, above all.
                await asyncio.sleep(0)
        return len(looked)

    async def look_at(self, table_id: str) -> None:
        """Do what is due at a table, or let its owner know."""
        try:
            table = await self._find(table_id)
            async with table.lock:
                if table.behind:
                    await pausing.ready(table)
                await slow.look(table)
        except NotOwner:
            self._others.tell("due", table_id)
        except Refuse:
            # It is set aside, or played elsewhere.
            await self._storage.save_due(table_id, None)
        except Exception:
            logger.exception("table %s was due and could not be looked at; it is tried again", table_id)
