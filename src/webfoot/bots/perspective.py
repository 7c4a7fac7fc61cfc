"""All that a bot may know of a game.

The host draws an imagined position from what the seat knows (`state.imagine`, with luck of its own), and the bot is
shown that one. Legal moves and view are read off the imagined position too, so nothing of the true one is left to
leak: neither the object nor a byte that depends on more than the seat's knowledge.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol

import msgspec

from webfoot.core.chance import Chance
from webfoot.core.errors import WebfootError
from webfoot.core.game import WAIT, Game, S


class NothingToDecide(WebfootError):
    """A bot was asked for a move while its seat has none."""


class Perspective(Generic[S]):
    """One seat's knowledge at one moment."""

    __slots__ = ("game_key", "imagined", "legal", "seat", "view")

    def __init__(self, game: Game[S], imagined: S, seat: int) -> None:
        """From a position that was imagined already; `Perspective.of` imagines one."""
        self.game_key = game.key
        self.seat = seat
        self.imagined = imagined
        self.legal = options(imagined, seat)
        """The numbers of the legal moves; WAIT among them where time passes by itself."""
        self.view: msgspec.Struct = game.view(imagined, seat)
        if not self.legal:
            raise NothingToDecide(f"seat {seat} has no move in this game of {game.key}")

    @classmethod
    def of(cls, game: Game[S], state: S, seat: int, chance: Chance) -> Perspective[S]:
        """What this seat may know of a true position, the rest redrawn."""
        return cls(game, state.imagine(seat, chance), seat)

    def dump(self) -> bytes:
        """Everything in here, as bytes."""
        return b"\n".join(
            [
                msgspec.json.encode([self.game_key, self.seat, self.legal]),
                msgspec.json.encode(self.view),
                self.imagined.dump(),
            ]
        )


def options(state: S, seat: int) -> list[int]:
    """What this seat may do: its legal moves and, where a deadline is near, letting time pass."""
    legal = state.legal(seat)
    if legal and state.deadline() is not None:
        return [*legal, WAIT]
    return legal


class Bot(Protocol):
    """A player that is not a person."""

    def choose(self, seen: Perspective[Any], chance: Chance) -> int:
        """One of `seen.legal`."""
        ...
