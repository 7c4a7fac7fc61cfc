"""What comes before a request is understood: how long it may be, how long it may take, and who may connect at all.

A client that sends headers without end, slowly or not at all, or does not read the answer, is answered or cut off. So
is an address with too many connections open, and everybody once descriptors run short, which is logged.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections import Counter
from collections.abc import Iterable
from time import monotonic
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from webfoot.server.edge.limits import neighbourhood
from webfoot.server.settings import Limits

MAX_LINE: Final = 8192
"""Bytes of one header, as long as what the socket's handshake understands."""
MAX_HEAD: Final = 32_768
"""Bytes of all headers together."""
MAX_HEADERS: Final = 100
RESERVED: Final = 200
"""Descriptors for files, the database, bots and whatever else is not a visitor."""
SAY_AGAIN: Final = 60.0
"""Seconds between two words in the log about the same shortage."""

logger = logging.getLogger(__name__)


class Gate:
    """Counts the connections of a server, whatever is spoken over them."""

    def __init__(self, limits: Limits, proxies: Iterable[str] = (), most: int | None = None) -> None:
        self.limits = limits
        self._proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        """Many visitors come from there: no limit by address."""
        self._most = limits.connections if most is None else min(limits.connections, most)
        self._open: Counter[str] = Counter()
        self._said = -SAY_AGAIN

    def enter(self, peer: str) -> bool:
        if self._open.total() >= self._most:
            if monotonic() - self._said >= SAY_AGAIN:
                self._said = monotonic()
                logger.warning("%d connections are open, and there is room for no more", self._open.total())
            return False
        address = neighbourhood(peer)
        if self._open[address] >= self.limits.connections_of_an_address and not self._is_proxy(peer):
            return False
        self._open[address] += 1
        return True

    def _is_proxy(self, peer: str) -> bool:
        try:
            address = ipaddress.ip_address(peer)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)

    def leave(self, peer: str) -> None:
        address = neighbourhood(peer)
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def __len__(self) -> int:
        return self._open.total()


def room_for_connections(wanted: int) -> int:
    """Raise the limit on descriptors as far as it goes; how many connections there is room for then."""
    try:
        import resource
    except ImportError:  # Windows has no such limit.
        return wanted
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY:
        most = max(now, wanted + RESERVED)
    if now < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
            now = most
        except (OSError, ValueError):
            logger.warning("the limit of %d open files could not be raised", now)
    room = max(1, now - RESERVED)
    if room < wanted:
        logger.warning("room for %d connections of %d: only %d files may be open (ulimit -n)", room, wanted, now)
    return room


class GuardedProtocol(HttpToolsProtocol):
    """HTTP of the web server, with limits on what comes before a request is complete and after it is answered."""

    gate: ClassVar[Gate] = Gate(Limits())
    _peer: str | None = None
    _deadline: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None
    """Set while the other side does not take the answer."""
    _head = 0
    """Bytes that have come of a request whose headers are not complete."""
    _refused = False

    @classmethod
    def behind(cls, gate: Gate) -> type[GuardedProtocol]:
        """The protocol of one server."""
        return type("GuardedProtocol", (cls,), {"gate": gate})

    # coming and going

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if not self.gate.enter(peer):
            self._refuse(503, "Too many connections.")
            return
        self._peer = peer
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._reading is not None:
            self._reading.cancel()
        self.left()
        super().connection_lost(exc)

    def left(self) -> None:
        """The connection is gone, whichever protocol it had in the end."""
        if self._peer is not None:
            self.gate.leave(self._peer)
            self._peer = None

    def handle_websocket_upgrade(self) -> None:
        if self._refused:
            return
        self._stop_waiting()
        super().handle_websocket_upgrade()
        # Each of the two knows the other, and this one is done.
        self.parser = None  # type: ignore[assignment]
        socket = self.transport.get_protocol()
        if socket is not self and hasattr(socket, "when_gone"):
            socket.when_gone(self.left)

    # a request

    def _expect_request(self) -> None:
        if self._deadline is None:
            seconds = self.gate.limits.request_seconds
            self._deadline = self.loop.call_later(seconds, self._refuse, 408, "The request did not come in time.")

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        if self.cycle is None or self.cycle.response_complete:
            self._expect_request()
        self._head += len(data)
        super().data_received(data)
        if self._head > MAX_HEAD + MAX_LINE and not self._refused:
            self._refuse(431, "The headers are too long.")

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > MAX_LINE:
            self._refuse(414, "The address is too long.")

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        total = sum(len(key) + len(text) for key, text in self.headers)
        if len(name) + len(value) > MAX_LINE - 4 or total > MAX_HEAD or len(self.headers) > MAX_HEADERS:
            self._refuse(431, "The headers are too long.")

    def on_headers_complete(self) -> None:
        if self._refused:
            return
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head = 0
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = 0
        self._stop_waiting()
        if not self._refused:
            super().on_message_complete()

    def _refuse(self, status: int, why: str) -> None:
        """Answer, whatever else may be under way, and end the connection."""
        if self._refused or self.transport.is_closing():
            return
        self._refused = True
        head = [
            STATUS_LINE[status],
            b"content-type: text/plain; charset=utf-8\r\n",
            f"content-length: {len(why) + 1}\r\nconnection: close\r\n\r\n".encode(),
        ]
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(b"".join([*head, why.encode(), b"\n"]))
        self.transport.close()

    # an answer

    def pause_writing(self) -> None:
        super().pause_writing()
        seconds = self.gate.limits.answer_seconds
        self._reading = self._reading or self.loop.call_later(seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
