"""HTTP requests that another worker must answer, because it owns the table or keeps what is needed for it.

The request goes over the bus as it came and is answered there by the same handlers. Nothing is sent twice: if no
answer comes, the visitor is told that the server is in trouble, and may ask again.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from webfoot.server.workers.envelopes import Answer, Ask
from webfoot.server.workers.links import Links

SECONDS: Final = 30.0
"""How long an answer may take: replays of long games are worked out."""
MOST_WAITING: Final = 1000
"""Requests that may wait for other workers at the same time."""

Reply = Callable[[Ask], Awaitable[Answer]]


class Requests:
    def __init__(self, links: Links, reply: Reply, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self._links = links
        self._reply = reply
        self._spawn = spawn
        self._numbers = itertools.count(1)
        self._waiting: dict[int, tuple[str, asyncio.Future[Answer]]] = {}

    async def ask(self, worker: str, scope: Any, body: bytes) -> Answer | None:
        """Return what a worker answers to a request; None if it does not."""
        if len(self._waiting) >= MOST_WAITING:
            return None
        number = next(self._numbers)
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[number] = worker, future
        client = scope["client"][0] if scope.get("client") else ""
        headers = [(bytes(name), bytes(value)) for name, value in scope["headers"]]
        path, query, scheme = scope["path"], scope["query_string"], scope.get("scheme", "http")
        self._links.say(worker, Ask(number, scope["method"], scheme, path, query, headers, client, body))
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SECONDS):
                    return await future
            return None
        except asyncio.CancelledError:
            if future.cancelled():
                return None
            raise
        finally:
            del self._waiting[number]

    def asked(self, worker: str, ask: Ask) -> None:
        """Another worker asks."""

        async def answer() -> None:
            self._links.say(worker, await self._reply(ask))

        self._spawn(answer())

    def answered(self, worker: str, answer: Answer) -> None:
        asked, future = self._waiting.get(answer.number, ("", None))
        if future is not None and asked == worker and not future.done():
            future.set_result(answer)

    def lost(self, worker: str) -> None:
        """Whatever that worker was asked may not have arrived."""
        for asked, future in self._waiting.values():
            if asked == worker:
                future.cancel()
