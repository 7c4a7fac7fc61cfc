"""All that a bot may know of a game.

A position is imagined from what the seat knows (`state.imagine`, with separate luck), and the bot is shown that one.
Legal moves and view are read from the imagined position as well. So nothing of the true position can leak: neither
the object nor a byte that depends on more than the seat's knowledge.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol, runtime_checkable

import msgspec

from webfoot.core.chance import Chance
from webfoot.core.errors import WebfootError
from webfoot.core.events import Event
from webfoot.core.game import WAIT, Game, S


class NothingToDecide(WebfootError):
    """A bot was asked for a move, but its seat has none."""


class Perspective(Generic[S]):
    """One seat's knowledge at one moment."""

    __slots__ = ("game_key", "imagined", "legal", "seat", "view")

    def __init__(self, game: Game[S], imagined: S, seat: int) -> None:
        """Take a position that is already imagined; `Perspective.of` imagines one."""
        self.game_key = game.key
        self.seat = seat
        self.imagined = imagined
        self.legal = options(imagined, seat)
        """The numbers of the legal moves. Where time passes by itself, WAIT is among them."""
        self.view: msgspec.Struct = game.view(imagined, seat)
        if not self.legal:
            raise NothingToDecide(f"seat {seat} has no move in this game of {game.key}")

    @classmethod
    def of(cls, game: Game[S], state: S, seat: int, chance: Chance) -> Perspective[S]:
        """Make the perspective of a seat from a true position, with the rest redrawn."""
        return cls(game, state.imagine(seat, chance), seat)

    def dump(self) -> bytes:
        """Return everything in here, as bytes."""
        return b"\n".join(
            [
                msgspec.json.encode([self.game_key, self.seat, self.legal]),
                msgspec.json.encode(self.view),
                self.imagined.dump(),
            ]
        )


def options(state: S, seat: int) -> list[int]:
    """Return what this seat may do: its legal moves and, if there is a deadline, letting time pass."""
    legal = state.legal(seat)
    if legal and state.deadline() is not None:
        return [*legal, WAIT]
    return legal


class Bot(Protocol):
    """A player that is not a person."""

    def choose(self, seen: Perspective[Any], chance: Chance) -> int:
        """Return one of `seen.legal`."""
        ...


@runtime_checkable
class Listener(Protocol):
    """A bot that is told what happens between its decisions."""

    def hear(self, event: Event) -> None:
        """Take note of an event, as this bot's seat may know it."""
        ...
