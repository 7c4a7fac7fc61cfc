"""What workers tell each other, and how it is packed.

An envelope goes from one worker to another, or to all, and holds messages in order. Its seal is a hash with a key
made of the server's secret, over the recipient too. Those who reach the bus but not the secret can neither forge an
envelope nor send one on to another worker. What is inside is not hidden, hence `rediss://` where others can listen.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

import msgspec

SEAL_BYTES: Final = 16
EVERYBODY: Final = "all"
"""The recipient of what concerns every worker."""

Header = tuple[bytes, bytes]


class Message(msgspec.Struct, frozen=True, array_like=True):
    pass


class Command(Message, frozen=True, tag="c"):
    """From the worker that has a page to the owner of a table: what the page asked for."""

    page: int
    guest: str
    address: str
    came: int
    """When, by the clock that all workers share."""
    text: str


class Left(Message, frozen=True, tag="l"):
    """A page watches nothing of yours any more, or is gone."""

    page: int


class Texts(Message, frozen=True, tag="t"):
    """From the owner: a text for pages that see through the same eyes."""

    text: bytes
    pages: list[int]
    compress: bool


class Closed(Message, frozen=True, tag="x"):
    """From the owner: a page that must be closed, and why."""

    page: int
    code: int
    reason: str


class Elsewhere(Message, frozen=True, tag="n"):
    """From a worker that was taken for the owner of a table: it is not, or no longer."""

    page: int
    table: str


class Again(Message, frozen=True, tag="a"):
    """Something you sent has not arrived. Forget what we shared; everything is asked for again."""


class Ask(Message, frozen=True, tag="q"):
    """An HTTP request that another worker must answer."""

    number: int
    method: str
    scheme: str
    path: str
    query: bytes
    headers: list[Header]
    client: str
    body: bytes


class Answer(Message, frozen=True, tag="r"):
    number: int
    status: int
    headers: list[Header]
    body: bytes


class TableNews(Message, frozen=True, tag="T"):
    """To all: what the lobby shows of a table has changed, and these guests are there."""

    table: str
    present: list[str]


class Turned(Message, frozen=True, tag="U"):
    """To all: whose turn it is at a table now."""

    table: str
    acting: list[int]


class Changed(Message, frozen=True, tag="R"):
    """To all: something has changed in the database that they keep in memory, see news.py."""

    what: str
    about: str


class Spent(Message, frozen=True, tag="S"):
    """To all: what visitors have spent here of what they may ask for, by limit and visitor."""

    amounts: dict[str, dict[str, float]]


class Crowded(Message, frozen=True, tag="P"):
    """To all: how many pages of each guest, and from each address, are open here."""

    guests: dict[str, int]
    addresses: dict[str, int]


class Hello(Message, frozen=True, tag="H"):
    """To all: this worker has just come, or has missed something. Tell what the database does not say."""


class Gone(Message, frozen=True, tag="G"):
    """To all: this worker stops."""


AnyMessage = (
    Command
    | Left
    | Texts
    | Closed
    | Elsewhere
    | Again
    | Ask
    | Answer
    | TableNews
    | Turned
    | Changed
    | Spent
    | Crowded
    | Hello
    | Gone
)


class Envelope(msgspec.Struct, frozen=True, array_like=True):
    sender: str
    run: int
    """Drawn when the sender began to count."""
    number: int
    """Counted for each recipient from 1 on. One without messages names the last number again."""
    messages: list[AnyMessage]


_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(Envelope).decode


class BadEnvelope(Exception):
    """No worker with the secret sent this; says what is wrong."""


class Sealer:
    def __init__(self, secret: str) -> None:
        self._key = hashlib.blake2b(secret.encode(), person=b"webfoot-workers", digest_size=32).digest()

    def packed(self, recipient: str, envelope: Envelope) -> bytes:
        content = _pack(envelope)
        return self._seal(recipient, content) + content

    def opened(self, recipient: str, packed: bytes) -> Envelope:
        """Return what is inside; BadEnvelope if it is not from a worker with the same secret."""
        seal, content = packed[:SEAL_BYTES], packed[SEAL_BYTES:]
        if not hmac.compare_digest(seal, self._seal(recipient, content)):
            raise BadEnvelope("its seal is not of this server's secret")
        try:
            return _unpack(content)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise BadEnvelope(f"it cannot be read: {error}") from None

    def _seal(self, recipient: str, content: bytes) -> bytes:
        hashed = hashlib.blake2b(recipient.encode() + b"|", key=self._key, digest_size=SEAL_BYTES)
        hashed.update(content)
        return hashed.digest()
