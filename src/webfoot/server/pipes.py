"""Messages between the server and processes of its own, through pipes: a length and a MessagePack text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO, Final

import msgspec

LENGTH: Final = 4
"""Bytes that say how long a message is."""


def packed(message: msgspec.Struct) -> bytes:
    """Return a message as it goes through a pipe."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def texts(source: BinaryIO) -> Iterator[bytes]:
    """Read one message after the other, until the pipe is closed."""
    while len(length := source.read(LENGTH)) == LENGTH:
        yield source.read(int.from_bytes(length, "big"))


class Received:
    """What has come through a pipe, piece by piece."""

    def __init__(self) -> None:
        self._rest = b""

    def texts(self, data: bytes) -> Iterator[bytes]:
        """Return the messages that are whole with this piece."""
        stream = self._rest + data if self._rest else data
        start = 0
        while len(stream) - start >= LENGTH:
            end = start + LENGTH + int.from_bytes(stream[start : start + LENGTH], "big")
            if len(stream) < end:
                break
            yield stream[start + LENGTH : end]
            start = end
        self._rest = stream[start:]
