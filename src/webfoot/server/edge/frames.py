"""The WebSocket protocol of the web server, with short cuts for what nearly every message is.

Going out: texts of one round of the event loop are written together (outgoing.py).

Coming in: nearly every frame is a whole, short text. It is taken out of the stream here and offered at once to the
application, without waking a task. Any other frame (pings, fragments, bytes, whatever is wrong or too long) goes to
the server's own protocol, which so always sees whole frames. The handshake, limits, pings and closing are left to it
as well.

Nobody waits for a page that does not read: what is gathered has a limit, pings go unanswered, and a connection that
is closed is cut off if the other side does not take what is left within a few seconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from webfoot.server.edge import framing
from webfoot.server.edge.deflate import SHORT, StepCompression, StepCompressionFactory
from webfoot.server.edge.hub import SendNow
from webfoot.server.edge.limits import Bucket
from webfoot.server.edge.outgoing import Outgoing, round_of
from webfoot.server.servertime import elapsed

try:
    from websockets.speedups import apply_mask as _apply_mask
except ImportError:  # the compiled part of websockets is not there
    from websockets.utils import apply_mask as _apply_mask

unmask: framing.Unmask = _apply_mask

_WAITING_AT_MOST = 16
"""Messages read ahead of the application. At this number, reading pauses."""
_FAREWELL_SECONDS = 3.0
"""How long a closed connection may take to be gone."""
_ODD_FRAMES = (40.0, 5.0)
"""Pings, pongs and pieces of messages that one connection may send: a burst, and what comes back a second. Browsers
send none but a pong every 20 seconds."""


class BatchingProtocol(WebSocketsSansIOProtocol):
    _rest = b""
    """The beginning of a frame whose end has not arrived yet."""
    _short_cuts = True
    """False once a message has arrived in fragments."""
    _farewell: asyncio.TimerHandle | None = None
    _odd: Bucket | None = None
    _gone: tuple[Callable[[], object], ...] = ()
    """Called when the connection is gone."""
    _take_at_once: Callable[[str, int], bool] | None = None
    """Is offered every text before it is put in the queue."""
    _compression: StepCompression | None = None
    """What was agreed with the page about compression; None: nothing."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.conn.available_extensions = [StepCompressionFactory()]
        self._outgoing = Outgoing(self, round_of(self.loop), SHORT)
        # Called by its own name: it is compiled, and this class is not.
        self.send_now: SendNow = self._outgoing.send_now

    # coming and going

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        agreed = self.conn.extensions
        self._compression = agreed[0] if agreed and isinstance(agreed[0], StepCompression) else None
        self._outgoing.compression = self._compression

    def when_gone(self, tell: Callable[[], object]) -> None:
        """Tell when the connection is really gone."""
        if self.disconnected:
            tell()
        else:
            self._gone = (*self._gone, tell)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._rest = b""
        self._outgoing.end()
        # Nothing must be left in a circle: the garbage of the oldest is hardly ever collected.
        self._compression, self.conn.extensions = None, []
        self._take_at_once = None
        self.conn.parser.close()
        if self._farewell is not None:
            self._farewell.cancel()
        for tell in self._gone:
            tell()
        self._gone = ()

    def abort(self) -> None:
        """End the connection at once, whatever waits to be sent."""
        self._outgoing.forget()
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # Closing waits until the other side has taken everything, which may be for ever.
        if not self.disconnected:
            self._farewell = self.loop.call_later(_FAREWELL_SECONDS, self.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.abort()

    def waiting(self) -> int:
        """Bytes that the other side has not taken yet."""
        return self._outgoing.gathered + self.transport.get_write_buffer_size()

    # outgoing

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is None or not self.send_now(text.encode()):
            self._outgoing.write_out()
            await super().send(message)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._outgoing.reads = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self._outgoing.reads = True

    # incoming

    def on_text(self, take: Callable[[str, int], bool]) -> None:
        """Offer every text that comes to this function first; what it does not take is queued."""
        self._take_at_once = take

    def handle_ping(self) -> None:
        if self._too_odd():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            # Nobody reads the answer.
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        if not self._too_odd():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if not self._too_odd():
            super().handle_cont(event)

    def _too_odd(self) -> bool:
        """Whether there were too many frames that no browser sends; then the connection is ended."""
        self._odd = self._odd or Bucket(_ODD_FRAMES)
        if self._odd.take():
            return False
        self.abort()
        return True

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete or not self._short_cuts:
            super().data_received(data)
            return
        if not self._rest and not self.close_sent:
            # Nearly always: one whole text and nothing else.
            text = framing.only_text(unmask, data, self.config.ws_max_size)
            if text is not None:
                self._offer(text)
                return
        stream = self._rest + data if self._rest else data
        start, most = 0, self.config.ws_max_size
        while (end := framing.end_of(stream, start, most)) != framing.INCOMPLETE:
            if end == framing.TOO_LONG:
                # The protocol refuses it by its header, with the bytes present.
                self._short_cuts, end = False, len(stream)
            if not self._take_text(stream, start, end):
                if not stream[start] & 0x80:
                    self._short_cuts = False
                if self.close_sent or not self._short_cuts:
                    end = len(stream)
                super().data_received(stream[start:end])
            start = end
        self._rest = stream[start:]

    def _take_text(self, stream: bytes, start: int, end: int) -> bool:
        """Pass a whole text to the application. Return False if the frame is anything else."""
        if not self._short_cuts or self.close_sent:
            return False
        body = framing.body_of_text(stream, start)
        if body == framing.INCOMPLETE:
            return False
        text = self._text(stream[start], framing.unmasked(unmask, stream, body, end))
        if text is None:
            return False
        self._offer(text)
        return True

    def _offer(self, text: str) -> None:
        came = elapsed()
        # Texts are taken in their order: at once only if none is waiting.
        if self._take_at_once is not None and self.queue.empty() and self._take_at_once(text, came):
            return
        received: Any = {"type": "websocket.receive", "text": text, "came": came}
        self.queue.put_nowait(received)
        if not self.read_paused and self.queue.qsize() > _WAITING_AT_MOST:
            self.read_paused = True
            self.transport.pause_reading()

    def _text(self, kind: int, body: bytes) -> str | None:
        """Return the text of a frame; None if there is anything wrong with it."""
        if kind == framing.WHOLE_COMPRESSED_TEXT:
            return None if self._compression is None else self._compression.text(body, self.config.ws_max_size)
        try:
            return body.decode()
        except UnicodeDecodeError:
            return None
