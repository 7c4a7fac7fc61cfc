"""The WebSocket protocol of the web server, with messages sent in batches.

A move makes several short messages in one round of the event loop. Handed to the network one by one, the system
calls cost more than all the rest of the sending; so frames are gathered and written once at the end of the round.
Everything else, the handshake, limits, pings and closing, is left to the server's own protocol.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_TEXT = 0x81
"""A whole message of text in one frame."""


class BatchingProtocol(WebSocketsSansIOProtocol):
    _frames: list[bytes] | None = None
    """What waits for the end of the round; None: nothing, and no end is awaited."""

    async def send(self, message: Any) -> None:
        text = message.get("text")
        ordinary = self.handshake_complete and not self.close_sent and not self.disconnected
        if text is None or not ordinary or not self.writable.is_set():
            self._write_out()
            await super().send(message)
            return
        body = text.encode()
        if self._frames is None:
            self._frames = []
            self.loop.call_soon(self._write_out)
        self._frames.append(_head(len(body)))
        self._frames.append(body)

    def _write_out(self) -> None:
        frames, self._frames = self._frames, None
        if frames and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(frames))


def _head(length: int) -> bytes:
    if length < 126:
        return bytes((_TEXT, length))
    if length < 1 << 16:
        return bytes((_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((_TEXT, 127)) + length.to_bytes(8, "big")
