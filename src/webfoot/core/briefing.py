"""What one seat is told about a position: the view, and the moves it may make."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from webfoot.core.errors import Refusal
from webfoot.core.moves import Catalogue, Move


class Foresight(msgspec.Struct, frozen=True):
    """What is certain to follow a move, as far as the seat that may make it can know."""

    events: list[Any]
    """Events of the game, up to the first that a hidden card or luck decides."""
    until: str | None
    """The kind of event that cannot be foreseen, `luck` where luck decides, or None if all is certain."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move and the ids of the things on the board that a player touches to make it, in order."""

    move: Move
    touches: tuple[str, ...]
    """Empty where the board has a button for the move, or where another move stands for it."""
    otherwise: tuple[tuple[str, ...], ...] = ()
    """Other sequences of touches that make the same move."""
    foreseen: Foresight | None = None
    """What is certain to follow; None if it was not asked for, and in games that do not say."""


class Briefing(msgspec.Struct, frozen=True):
    """All that one seat is sent about a position. Nothing else about the position may leave the server."""

    view: msgspec.Struct
    actors: list[int]
    moves: list[Choice]
    blocked: dict[str, Refusal]
    over: bool
    scores: list[int]
    winners: list[int]
    teams: list[list[int]] | None
    """The seats that win together; None where each seat plays for itself."""
    now: int
    deadline: int | None


_CHOICES: WeakKeyDictionary[Catalogue, list[Choice]] = WeakKeyDictionary()


def every_choice(catalogue: Catalogue) -> list[Choice]:
    """By move number. Choices are as immutable as the catalogue, so each is made once."""
    made = _CHOICES.get(catalogue)
    if made is None:
        made = _CHOICES[catalogue] = [Choice(move, move.touches(), move.otherwise()) for move in catalogue]
    return made
