"""Replays and outcomes of finished games: each is worked out once, in a thread of its own, and kept as it is sent.

A finished game does not change, so everybody is sent the same bytes. What is kept has a limit, and so has how many
may wait to be worked out: a long game takes a second of the processor's time.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec

from webfoot.server.edge.limits import Buckets
from webfoot.server.settings import Limits
from webfoot.server.storage.protocol import Row
from webfoot.server.table import replay
from webfoot.server.table.outcome import outcome
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table
from webfoot.server.wire import Outcome, Replay

Key = tuple[str, int | str | None, bytes]
"""The table, through whose eyes (or that the outcome is meant), and what is said of the table, such as its names."""
OUTCOME = "outcome"
NOBODY = ""
"""No guest: who sees the table as any stranger does."""


class Replays:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._asked = Buckets(limits.replays)
        self._thread = ThreadPoolExecutor(1, "replays")
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._bytes = 0
        self._making: dict[Key, asyncio.Future[bytes]] = {}

    async def get(
        self, table: Table, seat: int | None, rows: Callable[[str], Awaitable[list[Row]]], address: str
    ) -> bytes:
        """The replay as JSON, packed by gzip. Refuse if this address has asked for too many, or too many wait."""
        info = table.info(NOBODY)

        def work(found: list[Row]) -> Replay:
            return Replay(info, seat, table.game.timed, replay.moments(table, found, seat))

        return await self._get((table.id, seat, msgspec.json.encode(info)), rows, work, address)

    async def outcome(self, table: Table, rows: Callable[[str], Awaitable[list[Row]]], address: str) -> bytes:
        """How the game was won, as JSON, packed by gzip; with the same limits as a replay."""

        def work(found: list[Row]) -> Outcome:
            return outcome(table, found)

        key = table.id, OUTCOME, msgspec.json.encode(table.info(NOBODY))
        return await self._get(key, rows, work, address)

    async def _get(
        self,
        key: Key,
        rows: Callable[[str], Awaitable[list[Row]]],
        work: Callable[[list[Row]], Replay | Outcome],
        address: str,
    ) -> bytes:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            if not self._asked.take(address) or len(self._making) >= self._limits.replays_waiting:
                raise Refuse("too-fast")
            making = self._making[key] = asyncio.ensure_future(self._make(key[0], rows, work))
            making.add_done_callback(lambda done: self._made(key, done))
        # Several may wait for it; none of them may stop it for the others.
        return await asyncio.shield(self._making[key])

    async def _make(
        self,
        table: str,
        rows: Callable[[str], Awaitable[list[Row]]],
        work: Callable[[list[Row]], Replay | Outcome],
    ) -> bytes:
        found = await rows(table)

        def packed() -> bytes:
            return gzip.compress(msgspec.json.encode(work(found)), 5)

        return await asyncio.get_running_loop().run_in_executor(self._thread, packed)

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
