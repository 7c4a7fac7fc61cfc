"""What one seat is told about a position: the view, and the moves it may make."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from webfoot.core.errors import Refusal
from webfoot.core.moves import Catalogue, Move

if TYPE_CHECKING:
    from webfoot.core.game import Game, State


_encode = msgspec.json.Encoder().encode


class Foresight(msgspec.Struct, frozen=True, gc=False):
    """What is certain to follow a move, as far as the seat that may make it can know."""

    events: list[Any]
    """Events of the game, up to the first that a hidden card or luck decides."""
    until: str | None
    """The kind of event that cannot be foreseen, `luck` where luck decides, or None if all is certain."""


class Choice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A legal move and the ids of the things on the board that a player touches to make it, in order."""

    move: Move
    touches: tuple[str, ...]
    """Empty where the board has a button for the move, or where another move stands for it."""
    otherwise: tuple[tuple[str, ...], ...] = ()
    """Other sequences of touches that make the same move."""
    foreseen: Foresight | None = None
    """What is certain to follow; None if it was not asked for, and in games that do not say."""


class Briefing(msgspec.Struct, frozen=True, gc=False):
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


def every_choice(catalogue: Catalogue) -> list[Choice]:
    """By move number. Choices are as immutable as the catalogue, so each is made once."""
    made = catalogue.choices
    if made is None:
        made = catalogue.choices = [Choice(move, move.touches(), move.otherwise()) for move in catalogue]
    return made


def briefings(
    game: Game[Any, Any],
    state: State,
    seats: Iterable[int | None],
    foreseeing: Container[int | None],
    encoded: bool = False,
) -> dict[int | None, Briefing]:
    """Return the briefing of each of these seats: see `Game.briefs`. What all of them may know is made once."""
    teams = game.teams(state)
    actors, over, scores, winners = state.actors(), state.over(), state.scores(), state.winners()
    allied = teams if len(teams) < state.seats else None
    now, deadline = state.now, state.deadline()
    found: dict[int | None, Briefing] = {}
    opened = game.open_part(state) if encoded else None
    beginning = b"" if opened is None else _encode(opened)[:-1]
    for seat in seats:
        moves: list[Choice] = []
        blocked: dict[str, Refusal] = {}
        if seat is not None:
            moves, blocked = _choices(game, state, seat, seat in foreseeing), game.blocked(state, seat)
        view: Any
        if opened is None:
            view = game.shown(state, seat)
        else:
            view = msgspec.Raw(beginning + b"," + _encode(game.own_part(state, seat))[1:])
        found[seat] = Briefing(view, actors, moves, blocked, over, scores, winners, allied, now, deadline)
    return found


def _choices(game: Game[Any, Any], state: State, seat: int, foresee: bool) -> list[Choice]:
    numbers = state.legal(seat)
    if not numbers:
        return []
    listed = game.choices(state, seat, numbers)
    ahead = game.foreseen(state, seat, numbers) if foresee else ()
    if not ahead:
        return listed
    return [msgspec.structs.replace(choice, foreseen=one) for choice, one in zip(listed, ahead, strict=True)]
