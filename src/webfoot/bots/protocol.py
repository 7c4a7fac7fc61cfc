"""The messages between Webfoot and a bot in another program, in any language: one JSON object on each line.

Over a WebSocket to a server the same messages are one text each, and have the field `table`.

Webfoot sends `start`, `ask`, `fault` and `end`; the bot answers with `ready` and `move`. docs/bots.md explains them,
and `python -m webfoot.bots.protocol` writes their JSON schema.
"""

from __future__ import annotations

import sys
from typing import Any, Final

import msgspec

from webfoot import __version__
from webfoot.bots.perspective import Perspective
from webfoot.core.events import Event
from webfoot.core.game import WAIT, Game

PROTOCOL: Final = 1
"""The version of these messages. It rises when a bot that was written for the last one would no longer work."""
LONGEST_LINE: Final = 65_536
"""The most bytes that a line of a bot may have."""


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, kw_only=True):
    """One line. Its field `type` says which message it is."""

    table: str | msgspec.UnsetType = msgspec.UNSET
    """On a server: which seat at which table this is about; the answer repeats it. It is left out elsewhere."""


class Start(Message, frozen=True):
    """A game begins. The bot answers with `ready` and forgets the game before."""

    game: str
    rules: int
    """The version of the game's rules."""
    seats: int
    seat: int
    """The seat that this bot plays, counted from 0."""
    options: dict[str, Any]
    seed: int
    """A number for the bot's own luck. With the same number it should play the same game again."""
    milliseconds: int
    """How long the bot may take for each answer."""
    protocol: int = PROTOCOL
    webfoot: str = __version__


class LegalMove(msgspec.Struct, frozen=True):
    """A move that the bot may choose now."""

    number: int
    """The move's place in the catalogue of the game; -1 is to wait until something changes."""
    move: Any
    """The move as records write it; null for waiting."""


class Ask(Message, frozen=True):
    """The bot has to choose. It answers with `move`."""

    id: int
    """The number of this question. Questions of a game are counted from 1."""
    view: Any
    """All that the seat may know, with the fields of the game's view."""
    events: list[Any]
    """What the seat has learned since the last question, in order."""
    legal: list[LegalMove]
    now: int
    """The game's clock in milliseconds; 0 in games without one."""
    deadline: int | None
    """The instant of the game's clock at which time itself acts next."""
    milliseconds: int
    """How long the bot may take for this answer."""


class Fault(Message, frozen=True):
    """An answer did not come in time or cannot be used. A random legal move was played in its place."""

    id: int
    reason: str
    left: int
    """How many more faults this game allows. After the last one, the rest of it is played at random."""


class End(Message, frozen=True):
    """The game is over. The next line, if there is one, starts another."""

    scores: list[int]
    winners: list[int]
    """The seats that have won."""
    faults: int
    """How many faults this bot made."""


class Ready(Message, frozen=True):
    """The bot's answer to `start`."""

    protocol: int
    """The version that the bot was written for: 1."""


class Choice(Message, frozen=True, tag="move"):
    """The bot's answer to `ask`."""

    id: int
    """The number of the question."""
    number: int
    """The number of one of the legal moves."""


ToBot = Start | Ask | Fault | End
FromBot = Ready | Choice

_decoder: Final[msgspec.json.Decoder[FromBot]] = msgspec.json.Decoder(FromBot)


def encode(message: ToBot) -> bytes:
    """Return a message as one line, with its end."""
    return msgspec.json.encode(message) + b"\n"


def decode(line: bytes | str) -> FromBot:
    """Read a message of a bot. Raises msgspec.DecodeError, which says what is wrong with it."""
    return _decoder.decode(line)


def question(
    game: Game[Any],
    seen: Perspective[Any],
    number: int,
    events: list[Event],
    milliseconds: int,
    table: str | msgspec.UnsetType = msgspec.UNSET,
) -> Ask:
    """Return what a bot is asked at this moment. It holds what the seat may know, and nothing else."""
    catalogue = game.catalogue
    return Ask(
        id=number,
        view=seen.view,
        events=list(events),
        legal=[LegalMove(legal, None if legal == WAIT else catalogue[legal]) for legal in seen.legal],
        now=seen.imagined.now,
        deadline=seen.imagined.deadline(),
        milliseconds=milliseconds,
        table=table,
    )


def schema() -> dict[str, Any]:
    """Return the JSON schema of all messages."""
    (sent, answered), definitions = msgspec.json.schema_components((ToBot, FromBot), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Messages between Webfoot and a bot, version {PROTOCOL}",
        "$defs": {**definitions, "ToBot": sent, "FromBot": answered},
        "anyOf": [{"$ref": "#/$defs/ToBot"}, {"$ref": "#/$defs/FromBot"}],
    }


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode() + "\n")
