"""Connections: one for each open page, with what the page watches.

A page that does not read must not fill the memory. The messages waiting for it are limited; beyond the limit the
connection is dropped. The page reconnects by itself and asks for the present state, which is less than it missed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from webfoot.server.edge.limits import Bucket
from webfoot.server.settings import Limits

encode = msgspec.json.Encoder().encode

CLOSE_NO_GUEST = 4401
CLOSE_SLOW = 4408
CLOSE_FLOOD = 4429
CLOSE_CROWDED = 4503
CLOSE_TOO_BIG = 1009

Send = Callable[[Any], Awaitable[None]]


class Watched(Protocol):
    """Something that a page can watch."""

    def unwatch(self, connection: Connection) -> None: ...


class Connection:
    __slots__ = (
        "_bytes",
        "_closing",
        "_limits",
        "_on_overflow",
        "_outbox",
        "_send",
        "_send_now",
        "_sleeper",
        "address",
        "bucket",
        "guest",
        "too_fast",
        "watched",
    )

    def __init__(self, guest: str, send: Send, limits: Limits, address: str = "") -> None:
        self.guest = guest
        self.address = address
        """Where the page is, as far as limits by address go."""
        self.watched: Watched | None = None
        self.bucket = Bucket(limits.commands)
        self.too_fast = 0
        """Commands refused as too fast, one after the other."""
        self._send = send
        # The server's protocol can send without waking a task; other senders cannot.
        self._send_now: Callable[[str], bool] | None = getattr(getattr(send, "__self__", None), "send_now", None)
        self._limits = limits
        self._outbox: deque[str] = deque()
        self._bytes = 0
        self._sleeper: asyncio.Future[None] | None = None
        self._closing: tuple[int, str] | None = None
        self._on_overflow: Callable[[], object] | None = None

    @property
    def closing(self) -> bool:
        return self._closing is not None

    def on_overflow(self, drop: Callable[[], object]) -> None:
        """Ends a connection whose page does not read. A closing message would only wait with the rest."""
        self._on_overflow = drop

    def post(self, message: msgspec.Struct) -> None:
        self.post_text(encode(message).decode())

    def post_text(self, text: str) -> None:
        """Queue a message that is already encoded, perhaps for several pages."""
        if self._closing is not None:
            return
        # Nothing is waiting or being sent, so this text can be sent at once.
        if self._sleeper is not None and self._send_now is not None and self._send_now(text):
            return
        self._outbox.append(text)
        self._bytes += len(text)
        if len(self._outbox) > self._limits.outbox_messages or self._bytes > self._limits.outbox_bytes:
            self._outbox.clear()
            self.close(CLOSE_SLOW, "the page does not keep up")
            if self._on_overflow is not None:
                self._on_overflow()
        elif self._sleeper is not None:
            self._wake()

    def close(self, code: int, reason: str) -> None:
        """Send what is queued, then close."""
        if self._closing is None:
            self._closing = (code, reason)
            if self._sleeper is not None:
                self._wake()

    def watch(self, watched: Watched | None) -> None:
        if self.watched is not None and self.watched is not watched:
            self.watched.unwatch(self)
        self.watched = watched

    async def deliver(self) -> None:
        """Send what is queued for as long as the connection lives. There is one task for a connection, not for a
        message."""
        send, outbox = self._send, self._outbox
        while True:
            while outbox:
                text = outbox.popleft()
                self._bytes -= len(text)
                await send({"type": "websocket.send", "text": text})
            if self._closing is not None:
                code, reason = self._closing
                await send({"type": "websocket.close", "code": code, "reason": reason})
                return
            self._sleeper = asyncio.get_running_loop().create_future()
            await self._sleeper

    def _wake(self) -> None:
        sleeper, self._sleeper = self._sleeper, None
        if sleeper is not None and not sleeper.done():
            sleeper.set_result(None)
