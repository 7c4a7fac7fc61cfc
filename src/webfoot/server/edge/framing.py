"""Frames of the WebSocket protocol (RFC 6455) in a stream of bytes.

Plain functions beside the protocol of frames.py, which inherits from one that is not ours and so cannot be compiled.
"""

from __future__ import annotations

from typing import Final

WHOLE_TEXT: Final = 0x81
WHOLE_COMPRESSED_TEXT: Final = 0xC1
INCOMPLETE: Final = -1
TOO_LONG: Final = -2
_MASKED: Final = 0x80
_MASK_BYTES: Final = 4


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


def head_of(kind: int, length: int) -> bytes:
    """Return what stands before a body of that length that the server sends."""
    if length < 126:
        return bytes((kind, length))
    if length < 1 << 16:
        return bytes((kind, 126, length >> 8, length & 0xFF))
    return bytes((kind, 127)) + length.to_bytes(8, "big")
