"""What goes out on a connection: frames are gathered, and written together at the end of the round.

A move makes several short messages in one round of the event loop. Handed to the network one by one, the system calls
cost more than all the rest of the sending. One callback writes what all connections have gathered.

Plain classes beside the protocol of frames.py, which inherits from one that is not ours and so cannot be compiled.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, Protocol
from weakref import WeakKeyDictionary

from webfoot.server.edge.framing import WHOLE_COMPRESSED_TEXT, WHOLE_TEXT, head_of

GATHERED_AT_MOST: Final = 1 << 16
"""Bytes on their way to a page beyond which the next message has to wait; one message may be longer."""


class Compression(Protocol):
    """See deflate.py."""

    def compressed(self, text: bytes) -> bytes: ...


class Round:
    """The connections that have gathered something in this round of an event loop."""

    def __init__(self) -> None:
        self._gathering: list[Outgoing] = []

    def add(self, outgoing: Outgoing) -> None:
        """Let this connection write at the end of the round."""
        if not self._gathering:
            # Not kept: what knows the loop would keep it for good.
            asyncio.get_running_loop().call_soon(self._write_out)
        self._gathering.append(outgoing)

    def _write_out(self) -> None:
        gathering, self._gathering = self._gathering, []
        for outgoing in gathering:
            try:
                outgoing.write_out()
            except Exception as error:
                # What is wrong with one connection must not affect the others.
                context = {"message": "a connection could not be written to", "exception": error}
                asyncio.get_running_loop().call_exception_handler(context)


_ROUNDS: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Round]] = WeakKeyDictionary()


def round_of(loop: asyncio.AbstractEventLoop) -> Round:
    """Return what all connections of an event loop share."""
    found = _ROUNDS.get(loop)
    if found is None:
        found = _ROUNDS[loop] = Round()
    return found


class Outgoing:
    """What one connection has gathered. `protocol` is the web server's, of frames.py."""

    def __init__(self, protocol: Any, gathering: Round, short: int) -> None:
        self._protocol = protocol
        self._round = gathering
        self._short = short
        """Up to so many bytes are not worth compressing."""
        self._frames: list[bytes] = []
        self.gathered = 0
        """Bytes that wait for the end of the round."""
        self.reads = True
        """Whether the other side takes what is sent."""
        self.compression: Compression | None = None
        """What was agreed with the page about compression; None: nothing."""

    def send_now(self, text: bytes, compress: bool = False) -> bool:
        """Send a text without waiting, compressed if the page can undo it.

        Return False if the page does not keep up or the connection is not open.
        """
        protocol = self._protocol
        if protocol is None or not self.reads or self.gathered > GATHERED_AT_MOST:
            return False
        if not protocol.handshake_complete or protocol.close_sent or protocol.disconnected:
            return False
        if not self._frames:
            self._round.add(self)
        kind = WHOLE_TEXT
        if compress and self.compression is not None and len(text) > self._short:
            kind, text = WHOLE_COMPRESSED_TEXT, self.compression.compressed(text)
        self._frames.append(head_of(kind, len(text)))
        self._frames.append(text)
        self.gathered += len(text)
        return True

    def write_out(self) -> None:
        """Hand everything to the network."""
        frames, protocol = self._frames, self._protocol
        if not frames:
            return
        self._frames, self.gathered = [], 0
        if protocol is None or protocol.close_sent:
            return
        transport = protocol.transport
        if not transport.is_closing():
            transport.write(b"".join(frames))

    def forget(self) -> None:
        """Throw away what is gathered."""
        self._frames, self.gathered = [], 0

    def end(self) -> None:
        """The connection is gone. Each of the two knew the other."""
        self.forget()
        self._protocol = self.compression = None
