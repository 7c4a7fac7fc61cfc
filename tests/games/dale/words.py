"""Moves of Dale in the words of the tests, and back."""

from __future__ import annotations

from typing import Final

from tests.games.dale.cards import title
from webfoot.core.moves import Move
from webfoot.games.dale import moves as m
from webfoot.games.dale.rules.engine import DaleState

SMALL: Final[dict[str, Move]] = {
    "yes": m.Yes(),
    "no": m.No(),
    "left": m.Way("left"),
    "right": m.Way("right"),
    "confirm": m.Confirm(),
    "build": m.Build(),
    "stop": m.Stop(),
    "pass": m.Pass(),
    "suggested": m.Suggested(0),
}
_SMALL_WORDS: Final = {move: word for word, move in SMALL.items()}


def card_of(state: DaleState, seat: int, move: Move) -> str | None:
    """The slug of the card that an answer names, if it names one."""
    if isinstance(move, m.Name):
        return move.card
    card = -1
    if isinstance(move, m.Pick):
        card = state.hands[seat][move.at]
    elif isinstance(move, m.Aside):
        card = state.aside[move.at]
    elif isinstance(move, m.Slot):
        card = state.market[move.slot]
    elif isinstance(move, m.Planned):
        card = state.schedules[seat][move.at]
    elif isinstance(move, m.StallCard):
        card = state.stalls[move.stall][move.stack - 1][move.at]
    return None if card < 0 else state.slug(card)


def say(state: DaleState, seat: int, move: Move) -> str:
    """A card by its name, a player or a number as a figure, all else by a small word or as it is."""
    card = card_of(state, seat, move)
    if card is not None:
        return title(card)
    if isinstance(move, m.Person):
        return str(move.seat)
    if isinstance(move, m.Number):
        return str(move.number)
    return _SMALL_WORDS.get(move, repr(move))


def meant(state: DaleState, seat: int, given: str | int | Move) -> Move:
    """The move that a card's slug, a player's or other number, or a small word means as an answer."""
    if isinstance(given, Move):
        return given
    if isinstance(given, str) and given in SMALL:
        return SMALL[given]
    legal: list[Move] = [m.CATALOGUE[number] for number in state.legal(seat)]
    if isinstance(given, int):
        fitting = [move for move in legal if say(state, seat, move) == str(given)]
    else:
        fitting = [move for move in legal if card_of(state, seat, move) == given]
    asked = None if state.over() else state.step().asks
    assert fitting, f"{given} is no answer of seat {seat} to {asked!r}: {[say(state, seat, move) for move in legal]}"
    return fitting[0]
