"""Whether the server is well: asked by whoever watches over it, and answered at /healthz."""

from __future__ import annotations

import asyncio
import time

from webfoot.server.servertime import BEAT_SECONDS, ServerTime
from webfoot.server.storage.protocol import Storage, StorageTrouble

PATIENCE = 6.0
"""Seconds that the storage may take; a locked database is reported a little sooner."""
KEPT = 2.0
"""Seconds for which an answer holds, so that nobody can keep the disk busy by asking."""


class Health:
    def __init__(self, storage: Storage, servertime: ServerTime) -> None:
        self._storage = storage
        self._servertime = servertime
        self._answer: asyncio.Task[str | None] | None = None
        self._answered = 0.0

    async def ask(self) -> str | None:
        """What is wrong, in a sentence; None if nothing is."""
        stuck = self._servertime.since_beat() / 1000
        if stuck > 20 * BEAT_SECONDS:
            return f"the server has not looked at its tables for {stuck:.0f} s"
        if self._answer is None or (self._answer.done() and time.monotonic() - self._answered >= KEPT):
            self._answer = asyncio.ensure_future(self._probe())
        return await asyncio.shield(self._answer)

    async def _probe(self) -> str | None:
        try:
            await asyncio.wait_for(self._storage.probe(), PATIENCE)
        except StorageTrouble as trouble:
            return f"the storage gives trouble: {trouble}"
        except TimeoutError:
            return f"the storage has not answered for {PATIENCE:.0f} s"
        else:
            return None
        finally:
            self._answered = time.monotonic()
