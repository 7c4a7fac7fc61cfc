"""Frames of the WebSocket protocol (RFC 6455) in a stream of bytes.

Plain functions beside the protocol of frames.py, which inherits from one that is not ours and so cannot be compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Final

Unmask = Callable[[bytes, bytes], bytes]
WHOLE_TEXT: Final = 0x81
WHOLE_COMPRESSED_TEXT: Final = 0xC1
INCOMPLETE: Final = -1
TOO_LONG: Final = -2
_MASKED: Final = 0x80
_MASK_BYTES: Final = 4
_SHORT_HEAD: Final = Struct(">BB").pack
_HEAD: Final = Struct(">BBH").pack
_LONG_HEAD: Final = Struct(">BBQ").pack


def end_of(stream: bytes, start: int, most: int) -> int:
    """Return where the frame ends that starts there, INCOMPLETE, or TOO_LONG if its header says more than `most`."""
    have = len(stream) - start
    if have < 2:
        return INCOMPLETE
    length, head = stream[start + 1] & 0x7F, 2
    if length == 126:
        if have < 4:
            return INCOMPLETE
        length, head = stream[start + 2] << 8 | stream[start + 3], 4
    elif length == 127:
        if have < 10:
            return INCOMPLETE
        length, head = int.from_bytes(stream[start + 2 : start + 10], "big"), 10
    if length > most:
        return TOO_LONG
    if stream[start + 1] & _MASKED:
        head += _MASK_BYTES
    return start + head + length if have >= head + length else INCOMPLETE


def body_of_text(stream: bytes, start: int) -> int:
    """Return where the body of a whole and masked text begins, after its mask; INCOMPLETE if the frame is no such
    text. Longer ones than 64 kB are none."""
    if stream[start] != WHOLE_TEXT and stream[start] != WHOLE_COMPRESSED_TEXT:
        return INCOMPLETE
    second = stream[start + 1]
    if not second & _MASKED or second & 0x7F == 127:
        return INCOMPLETE
    return start + (8 if second & 0x7F == 126 else 6)


def unmasked(unmask: Unmask, stream: bytes, body: int, end: int) -> bytes:
    """Return the body of a frame that begins and ends there, after its mask."""
    return unmask(stream[body:end], stream[body - _MASK_BYTES : body])


def only_text(unmask: Unmask, stream: bytes, most: int) -> str | None:
    """Return the text of a stream that is one whole text which is not compressed; None if it is anything else."""
    if len(stream) < 2 or stream[0] != WHOLE_TEXT or end_of(stream, 0, most) != len(stream):
        return None
    body = body_of_text(stream, 0)
    if body == INCOMPLETE:
        return None
    try:
        return unmasked(unmask, stream, body, len(stream)).decode()
    except UnicodeDecodeError:
        return None


def head_of(kind: int, length: int) -> bytes:
    """Return what stands before a body of that length that the server sends."""
    if length < 126:
        return _SHORT_HEAD(kind, length)
    if length < 1 << 16:
        return _HEAD(kind, 126, length)
    return _LONG_HEAD(kind, 127, length)
