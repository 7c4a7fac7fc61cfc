"""Compression of the messages that tell of steps (RFC 7692), for pages that can undo it, as every browser can.

One position is nearly the same text as the one before: compressed in the context of what a page has got already, only
what changed is sent. It costs less to make than a comparison of the two positions, and a page needs no code for it.

Only texts made by the game alone are compressed. What people write never is: the length of a compressed text tells
something about its contents to those who see the lengths and can write into it.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Final

from websockets.exceptions import NegotiationError
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame

WINDOW_BITS: Final = 13
"""8 kB of what was sent are remembered: a position of any game, or most of it."""
MEMORY_LEVEL: Final = 6
"""With these two, a page at a table costs 64 kB more."""
SHORT: Final = 256
"""Bytes under which a text is not worth it."""
_END: Final = b"\x00\x00\xff\xff"
"""The end of a flushed text, which is not sent."""


class StepCompression(PerMessageDeflate):
    """Compresses what it is asked to, and nothing by itself; what comes in compressed is undone by its parent."""

    _compressor: Any = None

    def encode(self, frame: Frame) -> Frame:
        return frame

    def compressed(self, text: bytes) -> bytes:
        """Return the body of a compressed frame. The other side must get the bodies in this order."""
        if self._compressor is None:
            # Made when it is first needed: pages that watch the list of tables do without.
            self._compressor = zlib.compressobj(1, zlib.DEFLATED, -self.local_max_window_bits, MEMORY_LEVEL)
        body: bytes = self._compressor.compress(text) + self._compressor.flush(zlib.Z_SYNC_FLUSH)
        return body[: -len(_END)]

    def text(self, body: bytes, most: int) -> str | None:
        """Return what a page sent in one compressed frame; None if it is too long or wrong."""
        decompressor = zlib.decompressobj(-self.remote_max_window_bits)
        try:
            text = decompressor.decompress(body + _END, most)
            return None if decompressor.unconsumed_tail else text.decode()
        except (zlib.error, UnicodeDecodeError):
            return None


class StepCompressionFactory(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        # Pages send little: each message of theirs is compressed by itself, so that nothing is kept for it.
        super().__init__(client_no_context_takeover=True, server_max_window_bits=WINDOW_BITS)

    def process_request_params(
        self, params: Sequence[tuple[str, str | None]], accepted_extensions: Sequence[Any]
    ) -> tuple[list[tuple[str, str | None]], StepCompression]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        if agreed.local_no_context_takeover:
            raise NegotiationError("compressing each message by itself is not worth it")
        return answer, StepCompression(
            agreed.remote_no_context_takeover,
            # The parent makes no compressor of its own then.
            local_no_context_takeover=True,
            remote_max_window_bits=agreed.remote_max_window_bits,
            local_max_window_bits=agreed.local_max_window_bits,
        )
