"""Replays and outcomes of finished games: each is worked out once, in a thread of its own, and kept as it is sent.

They come from the archive of the game (archives.py), or from its rows while there is none.
A finished game does not change, so everybody is sent the same bytes. What is kept has a limit, and so has how many
may wait to be worked out: a long game takes a second of the processor's time.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from webfoot.server.edge.limits import Buckets
from webfoot.server.settings import Limits
from webfoot.server.storage.protocol import Row, Storage
from webfoot.server.table import archive, replay
from webfoot.server.table.outcome import outcome
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table
from webfoot.server.wire import Outcome, Replay

T = TypeVar("T")
Key = tuple[str, int | str | None, bytes]
"""The table, through whose eyes (or that the outcome is meant), and what is said of the table, such as its names."""
OUTCOME = "outcome"
NOBODY = ""
"""No guest: who sees the table as any stranger does."""

logger = logging.getLogger(__name__)


class Replays:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._asked = Buckets(limits.replays)
        self._thread = ThreadPoolExecutor(1, "replays")
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._bytes = 0
        self._making: dict[Key, asyncio.Future[bytes]] = {}

    async def get(self, table: Table, seat: int | None, storage: Storage, address: str) -> bytes:
        """The replay as JSON, packed by gzip. Refuse if this address has asked for too many, or too many wait."""
        info = table.info(NOBODY)

        def work(rows: list[Row]) -> Replay:
            moments = replay.moments(table.game, table.details, rows, seat)
            return Replay(info, seat, table.game.timed, moments)

        def look_up(kept: archive.Archive) -> Replay:
            seen: Any = kept.seen(seat)
            return Replay(info, seat, kept.timed, seen)

        return await self._get((table.id, seat, msgspec.json.encode(info)), storage, work, look_up, address)

    async def outcome(self, table: Table, storage: Storage, address: str) -> bytes:
        """How the game was won, as JSON, packed by gzip; with the same limits as a replay."""

        def work(found: list[Row]) -> Outcome:
            return outcome(table.game, table.details, found)

        key = table.id, OUTCOME, msgspec.json.encode(table.info(NOBODY))
        return await self._get(key, storage, work, lambda kept: kept.outcome, address)

    async def _get(
        self,
        key: Key,
        storage: Storage,
        work: Callable[[list[Row]], Replay | Outcome],
        look_up: Callable[[archive.Archive], Replay | Outcome],
        address: str,
    ) -> bytes:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            if not self._asked.take(address) or len(self._making) >= self._limits.replays_waiting:
                raise Refuse("too-fast")
            making = self._making[key] = asyncio.ensure_future(self._make(key[0], storage, work, look_up))
            making.add_done_callback(lambda done: self._made(key, done))
        # Several may wait for it; none of them may stop it for the others.
        return await asyncio.shield(self._making[key])

    async def _make(
        self,
        table: str,
        storage: Storage,
        work: Callable[[list[Row]], Replay | Outcome],
        look_up: Callable[[archive.Archive], Replay | Outcome],
    ) -> bytes:
        kept = await storage.load_archive(table)
        if kept is not None:
            try:
                return await self._beside(lambda: _packed(look_up(archive.read(kept))))
            except archive.BadArchive as bad:
                logger.error("the archive of table %s cannot be read: %s", table, bad, extra={"table": table})
        rows = await storage.rows(table)
        return await self._beside(lambda: _packed(work(rows)))

    async def _beside(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _made(self, key: Key, done: asyncio.Future[bytes]) -> None:
        del self._making[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        self._bytes += len(done.result())
        while self._bytes > self._limits.replay_bytes and self._kept:
            self._bytes -= len(self._kept.popitem(last=False)[1])

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _packed(shown: Replay | Outcome) -> bytes:
    return gzip.compress(msgspec.json.encode(shown), 5)
