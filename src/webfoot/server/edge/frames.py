"""The WebSocket protocol of the web server, with short cuts for the most common messages.

Outgoing: a move makes several short messages in one round of the event loop. Written one by one, their system calls
would cost more than all the rest of the sending. So frames are collected and written at the end of the round.

Incoming: nearly every frame is a whole, short text, which is read from the stream here. Any other frame (pings,
fragments, bytes, invalid or too long) goes to the server's own protocol, so that protocol always sees whole frames.
It also handles the handshake, limits, pings and closing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from webfoot.server.servertime import elapsed

try:
    from websockets.speedups import apply_mask as _apply_mask
except ImportError:  # the compiled part of websockets is not there
    from websockets.utils import apply_mask as _apply_mask

unmask: Callable[[bytes, bytes], bytes] = _apply_mask

_WHOLE_TEXT = 0x81
_MASKED = 0x80
_MASK_BYTES = 4
_WAITING_AT_MOST = 16
"""Messages read ahead of the application. At this number, reading pauses."""


class BatchingProtocol(WebSocketsSansIOProtocol):
    _frames: list[bytes] | None = None
    """Frames that wait for the end of the round; None if there are none and no end is scheduled."""
    _rest = b""
    """The beginning of a frame whose end has not arrived yet."""
    _short_cuts = True
    """False once a message has arrived in fragments."""

    # outgoing

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is None or not self.send_now(text):
            self._write_out()
            await super().send(message)

    def send_now(self, text: str) -> bool:
        """Send a text without waiting. Return False if the page does not keep up or the connection is not open."""
        ordinary = self.handshake_complete and not self.close_sent and not self.disconnected
        if not ordinary or not self.writable.is_set():
            return False
        body = text.encode()
        if self._frames is None:
            self._frames = []
            self.loop.call_soon(self._write_out)
        self._frames.append(_head(len(body)))
        self._frames.append(body)
        return True

    def _write_out(self) -> None:
        frames, self._frames = self._frames, None
        if frames and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    # incoming

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete or not self._short_cuts:
            super().data_received(data)
            return
        stream = self._rest + data if self._rest else data
        start = 0
        while (end := self._frame_end(stream, start)) is not None:
            if not self._take_text(stream, start, end):
                if not stream[start] & 0x80:
                    self._short_cuts = False
                if self.close_sent or not self._short_cuts:
                    end = len(stream)
                super().data_received(stream[start:end])
            start = end
        self._rest = stream[start:]

    def _frame_end(self, stream: bytes, start: int) -> int | None:
        """Return where the frame ends that starts there, or None if it is not complete yet.

        A frame that is too long ends with the bytes present: the protocol refuses it by its header.
        """
        have = len(stream) - start
        if have < 2:
            return None
        length, head = stream[start + 1] & 0x7F, 2
        if length == 126:
            if have < 4:
                return None
            length, head = int.from_bytes(stream[start + 2 : start + 4], "big"), 4
        elif length == 127:
            if have < 10:
                return None
            length, head = int.from_bytes(stream[start + 2 : start + 10], "big"), 10
        if length > self.config.ws_max_size:
            self._short_cuts = False
            return len(stream)
        if stream[start + 1] & _MASKED:
            head += _MASK_BYTES
        return start + head + length if have >= head + length else None

    def _take_text(self, stream: bytes, start: int, end: int) -> bool:
        """Pass a whole text to the application. Return False if the frame is anything else."""
        length = stream[start + 1] & 0x7F
        plain = stream[start] == _WHOLE_TEXT and stream[start + 1] & _MASKED and length != 127
        if not plain or not self._short_cuts or self.close_sent:
            return False
        body = start + (8 if length == 126 else 6)
        try:
            text = unmask(stream[body:end], stream[body - _MASK_BYTES : body]).decode()
        except UnicodeDecodeError:
            return False
        received: Any = {"type": "websocket.receive", "text": text, "came": elapsed()}
        self.queue.put_nowait(received)
        if not self.read_paused and self.queue.qsize() > _WAITING_AT_MOST:
            self.read_paused = True
            self.transport.pause_reading()
        return True


def _head(length: int) -> bytes:
    if length < 126:
        return bytes((_WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((_WHOLE_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((_WHOLE_TEXT, 127)) + length.to_bytes(8, "big")
