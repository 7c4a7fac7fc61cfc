"""The lock of a table: what happens there happens one after the other, in the order in which it was asked for.

It does what `asyncio.Lock` does, and a move can take it without a coroutine.
"""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    def __init__(self) -> None:
        self._held = False
        self._line: deque[asyncio.Future[None]] = deque()
        """Those who wait, in their order."""

    def locked(self) -> bool:
        """Whether somebody holds it. It is handed over: between two holders it is never free."""
        return self._held

    def acquire_at_once(self) -> bool:
        """Acquire it if nobody holds it."""
        if self._held:
            return False
        self._held = True
        return True

    async def acquire(self) -> None:
        """Acquire it after all who have asked before."""
        if self.acquire_at_once():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # It had just been handed over.
                self.release()
            raise

    def release(self) -> None:
        """Hand it to the next in the line, if there is one."""
        assert self._held, "nobody holds this lock"
        while self._line:
            turn = self._line.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
