"""The view of one seat: all that it may know (A-58).

The view is an allow-list: a field that is not written here does not leave the server.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from webfoot.games.canardage.components import DECK_NAMES, KINDS, NOBODY, WATER
from webfoot.games.canardage.rules.state import REVENGE, Position

Phase = Literal["play", "place", "revenge", "over"]
_PLAYERS: Final = "abcdef"
_PHASES: Final[tuple[Phase, ...]] = ("play", "place", "revenge", "over")


class LineCard(msgspec.Struct, frozen=True, gc=False):
    """One card of the line, with what lies under and on it."""

    name: int
    """A number that stays with the card while it lies in the line."""
    owner: int | None
    """The owner's seat; None for Water."""
    hidden: int | None
    """The owner of the duck under it."""
    magret: bool
    hidden_magret: bool


class Player(msgspec.Struct, frozen=True, gc=False):
    dead: int
    cards: int
    skips: int


class Moby(msgspec.Struct, frozen=True, gc=False):
    by: int
    victim: int


class OpenPart(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees."""

    line: list[LineCard]
    targets: list[int]
    """Positions with a target, from 1."""
    covers: dict[int, int]
    """Covers by position: the seat that laid each."""
    pile: int
    sunk: list[int | None]
    """The cards at the bottom of the pile that everybody saw go there, the next to come out first."""
    players: list[Player]
    draw: int
    discard: list[str]
    """The last played card is last."""
    moby: Moby | None
    turn: int
    phase: Phase
    placed: int
    """Disorderly Conduckt (`canarchie`): how many positions of the new order are settled."""
    avenger: int | None
    deck: str


class CanardageView(OpenPart, frozen=True, gc=False):
    seat: int | None
    """The seat whose view this is; None for a spectator's."""
    hand: list[str]
    """Empty for a spectator."""


def view_of(p: Position, seat: int | None) -> CanardageView:
    fields: tuple[Any, ...] = _open_fields(p) + (seat, _hand(p, seat))  # noqa: RUF005  (a list would be copied)
    return CanardageView(*fields)


def open_part(p: Position) -> OpenPart:
    return OpenPart(*_open_fields(p))


def own_part(p: Position, seat: int | None) -> dict[str, Any]:
    return {"seat": seat, "hand": _hand(p, seat)}


def _hand(p: Position, seat: int | None) -> list[str]:
    return _slugs(p.hands[seat]) if seat is not None else []


def _slugs(cards: list[int]) -> list[str]:
    # A name of another module is looked up each time it is used.
    kinds = KINDS
    return [kinds[kind] for kind in cards]


def _open_fields(p: Position) -> tuple[Any, ...]:
    # In the order of the fields: by keywords a struct as wide as this takes several times as long.
    return (
        [
            LineCard(
                p.names[at],
                _card(card),
                None if p.under[at] == NOBODY else p.under[at],
                p.pins[at] & 1 == 1,
                p.pins[at] & 2 == 2,
            )
            for at, card in enumerate(p.line)
        ],
        [at + 1 for at in range(6) if p.targets >> at & 1] if p.targets else [],
        {at + 1: owner for at, owner in enumerate(p.covers) if owner != NOBODY},
        len(p.pile),
        [_card(card) for card in reversed(p.pile[: p.sunk])],
        [Player(p.dead[i], len(p.hands[i]), p.skips[i]) for i in range(p.seats)],  # players
        len(p.draw),
        _slugs(p.discard),
        None if p.moby_by == NOBODY else Moby(p.moby_by, p.moby_victim),  # moby
        p.turn,
        _PHASES[p.phase],
        p.placed,
        p.avengers[0] if p.phase == REVENGE else None,  # avenger
        DECK_NAMES[p.deck],
    )


def _card(card: int) -> int | None:
    return None if card == WATER else card


def line_of(p: Position) -> str:
    """Write the line in a few letters, `a* b/c ~# d!`, like the examples of the rules."""
    return " ".join(_letters(p, at, card) for at, card in enumerate(p.line))


def _letters(p: Position, at: int, card: int) -> str:
    shown = "~" if card == WATER else _PLAYERS[card]
    if p.pins[at] & 1:
        shown += "!"
    if p.under[at] != NOBODY:
        shown += f"/{_PLAYERS[p.under[at]]}" + ("!" if p.pins[at] & 2 else "")
    return shown + ("*" if p.targets >> at & 1 else "") + ("#" if p.covers[at] != NOBODY else "")
