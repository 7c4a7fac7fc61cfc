"""One connection of one page, and what it has asked to be told about.

A page that does not read must not fill our memory: what waits for it has a limit, and so has what waits for all pages
of a guest and of an address. Beyond it the connection with most waiting is dropped: cut off at once, since a farewell
would only wait with the rest. The page comes back by itself and asks for the present, less than what it missed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Protocol

import msgspec

from webfoot.server.edge.limits import Bucket
from webfoot.server.settings import Limits

encode = msgspec.json.Encoder().encode

CLOSE_AGAIN = 1013
"""Try again: what the page watches is at another worker, or out of reach."""
CLOSE_NO_GUEST = 4401
CLOSE_KEPT_OUT = 4403
CLOSE_SLOW = 4408
CLOSE_FLOOD = 4429
CLOSE_CROWDED = 4503
CLOSE_TOO_BIG = 1009

Send = Callable[[Any], Awaitable[None]]


class SendNow(Protocol):
    def __call__(self, text: bytes, compress: bool = False) -> bool:
        """Send a text without waiting; False if that cannot be."""
        ...


class Watched(Protocol):
    """Something that a page can watch."""

    def unwatch(self, connection: Connection) -> None: ...


class Line(Protocol):
    """What carries the messages of a connection: the web server's protocol, see frames.py."""

    send_now: SendNow

    def on_text(self, take: Callable[[str, int], bool]) -> None:
        """Offer every text that comes to this function first, with the instant of the counter at which it came."""
        ...

    def waiting(self) -> int:
        """Bytes that the page has not taken yet."""
        ...

    def abort(self) -> None:
        """End it at once; nothing more is sent."""
        ...

    def when_gone(self, tell: Callable[[], object]) -> None:
        """Tell when the connection is really gone, with its descriptor."""
        ...


class Listeners:
    """The connections that share a limit on what may wait: those of a guest, or of an address."""

    __slots__ = ("_connections", "_most")

    def __init__(self, most: int) -> None:
        self._most = most
        self._connections: set[Connection] = set()

    def __len__(self) -> int:
        return len(self._connections)

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._connections)

    def add(self, connection: Connection) -> None:
        self._connections.add(connection)

    def discard(self, connection: Connection) -> None:
        self._connections.discard(connection)

    def drop_the_slowest(self) -> None:
        """Drop those with most waiting, until what waits for all together is within the limit."""
        waiting = {one: one.waiting() for one in self._connections if not one.closing}
        total = sum(waiting.values())
        for one in sorted(waiting, key=waiting.__getitem__, reverse=True):
            if total <= self._most:
                return
            total -= waiting[one]
            one.drop()


async def _nowhere(_message: Any) -> None:
    """What is sent when there is no line any more."""


class Connection:
    __slots__ = (
        "_bytes",
        "_closing",
        "_limits",
        "_line",
        "_on_overflow",
        "_outbox",
        "_send",
        "_send_now",
        "_sleeper",
        "acted",
        "address",
        "bucket",
        "foresees",
        "groups",
        "guest",
        "too_fast",
        "watched",
    )

    def __init__(self, guest: str, send: Send, limits: Limits, address: str = "") -> None:
        self.guest = guest
        self.address = address
        """Where the page is, as far as limits by address go."""
        self.groups: tuple[Listeners, ...] = ()
        """Those with whom it shares a limit."""
        self.watched: Watched | None = None
        self.acted = 0
        """When its guest last did something at the table that is watched, by the server's clock."""
        self.foresees = False
        """Whether it wants to be told what is certain to follow each own move."""
        self.bucket = Bucket(limits.commands)
        self.too_fast = 0
        """Commands refused as too fast, one after the other."""
        self._send = send
        # The server's protocol can send without waking a task; other senders cannot.
        line = getattr(send, "__self__", None)
        self._line: Line | None = line if hasattr(line, "send_now") else None
        self._send_now = None if self._line is None else self._line.send_now
        self._limits = limits
        self._outbox: deque[bytes] = deque()
        self._bytes = 0
        self._sleeper: asyncio.Future[None] | None = None
        self._closing: tuple[int, str] | None = None
        self._on_overflow: Callable[[], object] | None = None

    @property
    def closing(self) -> bool:
        return self._closing is not None

    def on_overflow(self, drop: Callable[[], object]) -> None:
        """What ends a connection whose page does not read, besides that it is cut off."""
        self._on_overflow = drop

    def waiting(self) -> int:
        """Bytes that wait for this page."""
        return self._bytes + (0 if self._line is None else self._line.waiting())

    def drop(self) -> None:
        """The page does not read: end it at once. A farewell would only wait with the rest."""
        self._outbox.clear()
        self._bytes = 0
        self.close(CLOSE_SLOW, "the page does not keep up")
        if self._line is not None:
            self._line.abort()
        if self._on_overflow is not None:
            self._on_overflow()

    def when_gone(self, tell: Callable[[], object]) -> bool:
        """Tell when the connection is really gone; False if nobody will know."""
        if self._line is not None:
            self._line.when_gone(tell)
        return self._line is not None

    def on_text(self, take: Callable[[str, int], bool]) -> None:
        """Offer every text that comes to this function first, where the line can."""
        if self._line is not None:
            self._line.on_text(take)

    def post(self, message: msgspec.Struct) -> None:
        self.post_encoded(encode(message))

    def post_encoded(self, text: bytes, compress: bool = False) -> None:
        """Queue a message that is already encoded, perhaps for several pages; compress it if the page can undo it."""
        if self._closing is not None:
            return
        # Nothing is waiting or being sent, so this text can be sent at once.
        if self._sleeper is not None and self._send_now is not None and self._send_now(text, compress):
            return
        self._outbox.append(text)
        self._bytes += len(text)
        if len(self._outbox) > self._limits.outbox_messages or self._bytes > self._limits.outbox_bytes:
            self.drop()
            return
        for group in self.groups:
            group.drop_the_slowest()
        if self._sleeper is not None:
            self._wake()

    def close(self, code: int, reason: str) -> None:
        """Send what is queued, then close."""
        if self._closing is None:
            self._closing = (code, reason)
            if self._sleeper is not None:
                self._wake()

    def let_go(self) -> None:
        """Forget the line of a connection that has ended: each of the two knows the other."""
        self._line = self._send_now = self._on_overflow = None
        self._send = _nowhere

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
                await send({"type": "websocket.send", "text": text.decode()})
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
