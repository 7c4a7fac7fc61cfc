"""The worker of the outbox: it sends what is due, after the step that caused it, and never holds up a game.

A call is marked as being sent before it is. If the server ends meanwhile, it is not sent again: nobody is called
twice for the same turn. What surely did not arrive is tried again, later and later, a few times.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from webfoot.server.calls import messages
from webfoot.server.calls.quiet import over_at
from webfoot.server.calls.senders import Senders
from webfoot.server.calls.ways import Message, Outcome, Way
from webfoot.server.edge.limits import Buckets
from webfoot.server.guests import Guests
from webfoot.server.storage.callrows import CallRows, Waiting
from webfoot.server.storage.protocol import StorageTrouble

AT_ONCE: Final = 48
"""Calls that are under way at the same time."""
DELAYS: Final = (30_000, 120_000, 600_000, 3_600_000, 4 * 3_600_000)
"""Milliseconds after each attempt that failed; then it is given up."""
LONGEST_SLEEP: Final = 60.0
"""Seconds. By the system's clock a call may become due sooner than was thought."""
TROUBLE_SECONDS: Final = 5.0

logger = logging.getLogger(__name__)


class Outbox:
    def __init__(
        self,
        *,
        storage: CallRows,
        senders: Senders,
        guests: Guests,
        wall: Callable[[], int],
        patience: Callable[[str, str], int | None],
        stop_link: Callable[[Way], str],
        cap: tuple[float, float],
        mine: Callable[[], bool] = lambda: True,
        elsewhere: Callable[[str], None] = lambda table: None,
    ) -> None:
        """`patience` says for how many milliseconds a call of a table to a guest still waits; None if it is not
        needed any more. `stop_link` makes the address that ends calls. `mine` says whether this worker is the one
        that sends, and `elsewhere` lets that one know that calls of a table have been written."""
        self._storage = storage
        self.senders = senders
        self._guests = guests
        self._wall = wall
        self._patience = patience
        self._stop_link = stop_link
        self._cap = Buckets(cap)
        self._mine = mine
        self._elsewhere = elsewhere
        self.people: set[str] = set()
        """Guests who have a way to be called."""
        self.tables: set[str] = set()
        """Tables that have one."""
        self.waiting: set[str] = set()
        """Tables of which calls may wait."""
        self._new = asyncio.Event()
        self._round = asyncio.Lock()
        self._under_way: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Read what is kept. What was being sent when the server ended is not sent again."""
        await self.senders.open(self._storage)
        if self._mine():
            await self.take_over()
        await self.look()
        self.waiting = await self._storage.tables_with_calls()

    async def take_over(self) -> None:
        """From now on this worker sends. What was being sent when another ended is not sent again."""
        lost = await self._storage.interrupted_calls()
        if lost:
            logger.warning("%d calls were being sent when the server ended; they are not sent again", lost)
        self._new.set()

    async def know(self, table: str) -> None:
        """A table comes from another worker: calls of it may wait."""
        if table in await self._storage.tables_with_calls():
            self.waiting.add(table)

    async def look(self) -> None:
        """Read again who has a way to be called."""
        self.people, self.tables = await self._storage.called_people()

    def written(self, table: str) -> None:
        """Let the worker look: calls of this table have been written."""
        self.waiting.add(table)
        if self._mine():
            self._new.set()
        else:
            self._elsewhere(table)

    def look_soon(self, table: str) -> None:
        """Another worker has written calls of this table."""
        self.waiting.add(table)
        self._new.set()

    async def work(self) -> None:
        """Send what is due, for ever."""
        while True:
            try:
                await self._wait(await self.send_due())
            except StorageTrouble as trouble:
                logger.error("the outbox waits, since the storage gives trouble: %s", trouble)
                await asyncio.sleep(TROUBLE_SECONDS)

    async def close(self) -> None:
        """Let what is under way end."""
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=TROUBLE_SECONDS)
        for task in self._under_way:
            task.cancel()
        await self.senders.close()

    async def _wait(self, due: int | None) -> None:
        seconds = LONGEST_SLEEP if due is None else min(LONGEST_SLEEP, max(0.0, (due - self._wall()) / 1000))
        if len(self._under_way) >= AT_ONCE:
            await asyncio.wait(self._under_way, return_when=asyncio.FIRST_COMPLETED)
            return
        # Not `wait_for`: in Python 3.11 it swallows being cancelled if what it waits for happens at the same moment.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._new.wait()
        self._new.clear()

    async def send_due(self) -> int | None:
        """Begin to send what is due; return when the next call is. One round at a time: what one begins to send, the
        next does not see."""
        async with self._round:
            return await self._begin_due()

    async def settle(self) -> None:
        """Send what is due, and wait until that is done."""
        await self.send_due()
        while self._under_way:
            await asyncio.wait(self._under_way)

    async def _begin_due(self) -> int | None:
        if not self._mine():
            return None
        room = AT_ONCE - len(self._under_way)
        due = await self._storage.due_calls(self._wall(), room) if room > 0 else []
        ready = [call for call in due if not await self._put_off(call)]
        if ready:
            await self._storage.sending([call.number for call in ready])
            for call in ready:
                self._begin(self._deliver(call))
        if not due:
            self.waiting &= await self._storage.tables_with_calls()
        return await self._storage.next_call()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a call failed", exc_info=error)

    async def _put_off(self, call: Waiting) -> bool:
        """Take a call out that is not needed any more, or let it wait for the end of quiet hours."""
        way = call.way
        if call.holder is None or (way.table is None and call.holder != way.guest):
            # A bot plays for them now, or somebody else sits there.
            await self._storage.done(call.number)
            return True
        patience = self._patience(call.table, call.holder)
        if patience is None:
            await self._storage.done(call.number)
            return True
        if patience:
            await self._storage.postpone(call.number, self._wall() + patience, tried=False)
            return True
        quiet = over_at(call.quiet, self._wall())
        if quiet is not None:
            await self._storage.postpone(call.number, quiet, tried=False)
            return True
        if not self._cap.take(way.guest):
            await self._storage.done(call.number)
            await self._storage.note_way(way.number, None, "too-many")
            return True
        return False

    async def _deliver(self, call: Waiting) -> None:
        assert call.holder is not None
        called = await self._guests.get(call.holder)
        message = messages.turn(call, called, self._stop_link(call.way))
        outcome = await self.attempt(call.way, message)
        if outcome.result == "later" and call.tries < len(DELAYS):
            await self._storage.postpone(call.number, self._wall() + DELAYS[call.tries], tried=True)
            self._new.set()
        elif outcome.result != "gone":
            await self._storage.done(call.number)

    async def attempt(self, way: Way, message: Message) -> Outcome:
        """Send a message once, and note with the way what became of it. A way that is gone is forgotten."""
        try:
            outcome = await self.senders.send(way, message)
        except Exception:
            logger.exception("a call by %s failed", way.kind)
            outcome = Outcome("unknown", "internal")
        if outcome.result == "gone":
            await self._storage.remove_way(way.number)
            await self.look()
        else:
            sent = self._wall() if outcome.result == "sent" else None
            await self._storage.note_way(way.number, sent, outcome.reason or None)
        return outcome
