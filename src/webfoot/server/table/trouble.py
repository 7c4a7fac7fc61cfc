"""Trouble with the storage: a row could not be written, or waits to be.

The table tells its people, tries again by itself, and goes on from its log when the storage is back. Where the rules
know time and the trouble has lasted long, nobody could act meanwhile: that counts as if the server had been away.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from webfoot.server import wire
from webfoot.server.storage.protocol import StorageTrouble
from webfoot.server.table import pausing
from webfoot.server.table.table import Table

FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 15.0
"""Seconds between two tries; each waits twice as long as the one before."""

logger = logging.getLogger(__name__)


def begins(table: Table, since: int) -> None:
    """A row could not be written that was to be at that instant, or has been waiting since."""
    if table.recovery is None:
        table.recovery = table.spawn(_recover(table, since))
        table.audience.tell_everybody(wire.Storage(table.id, True))


async def _recover(table: Table, since: int) -> None:
    pause = FIRST_PAUSE
    try:
        while True:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            try:
                await table.storage.probe()
                async with table.lock:
                    await _go_on(table, since)
            except StorageTrouble as trouble:
                logger.error("table %s waits for its storage: %s", table.id, trouble, extra={"table": table.id})
            else:
                return
    finally:
        table.recovery = None
        table.audience.tell_everybody(wire.Storage(table.id, False))


async def _go_on(table: Table, since: int) -> None:
    if table.now() - since > table.settings.away * 1000:
        table.count_as_away()
    if table.behind:
        await pausing.ready(table)
