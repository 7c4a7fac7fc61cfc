"""Refusals as players are told them: the rule that forbids a move or a card, the card, and the cause."""

from __future__ import annotations

from typing import Final

from webfoot.core.errors import Refusal
from webfoot.games.canardage import moves as m
from webfoot.games.canardage.components import KINDS
from webfoot.games.canardage.rules.cards import CARDS
from webfoot.games.canardage.rules.checks import CHECKS, LEGAL, forbidden
from webfoot.games.canardage.rules.choices import offered
from webfoot.games.canardage.rules.state import PLAY
from webfoot.games.canardage.rules.turn import CanardageState

_BLOCKED: Final = {card.kind: f"{card.rule} blocked" for card in CARDS}
_PROTECTED: Final = "A-11"
_MOVES_OF_CARD: Final = {
    card.kind: [move for move in m.CATALOGUE if isinstance(move, m.CardMove) and move.card == card.kind]
    for card in CARDS
}


_HAND_IDS: Final = [m.hand_id(kind) for kind in KINDS]


def why_not(state: CanardageState, seat: int, number: int) -> Refusal | None:
    """Return the rule that forbids this move now, or None if it is legal."""
    reason = forbidden(state, seat, number)
    return None if reason == LEGAL else _refusal(reason, getattr(m.CATALOGUE[number], "card", None))


def blocked_cards(state: CanardageState, seat: int) -> dict[str, Refusal]:
    """Return the cards in hand that cannot be played now, each with the rule that says so."""
    if state.phase != PLAY or state.turn != seat:
        return {}
    return {
        _HAND_IDS[kind]: _refusal(_reason_against(state, seat, KINDS[kind]), KINDS[kind])
        for kind in state.hands[seat]
        if not offered(state, seat, kind)
    }


def _reason_against(state: CanardageState, seat: int, card: str) -> str:
    """Why a card offers no choice at all: its own rule, unless only a protection stands in its way."""
    for move in _MOVES_OF_CARD[card]:
        if CHECKS[type(move)](state, seat, move) == _PROTECTED:
            return _PROTECTED
    return _BLOCKED[card]


_REFUSALS: Final[dict[tuple[str, str | None], Refusal]] = {}
"""Refusals as they have been told: there are few, and each is told at nearly every move."""


def _refusal(reason: str, card: str | None) -> Refusal:
    known = _REFUSALS.get((reason, card))
    if known is None:
        known = _REFUSALS[reason, card] = _made(reason, card)
    return known


def _made(reason: str, card: str | None) -> Refusal:
    rule, _, cause = reason.partition(" ")
    values: dict[str, str | int] = {} if card is None else {"card": card}
    return Refusal(rule, values | {"cause": cause} if cause else values)
