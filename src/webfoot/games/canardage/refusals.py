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

RULE_OF_CARD: Final = {card.kind: card.rule for card in CARDS}
_MOVES_OF_CARD: Final = {
    card.kind: [move for move in m.CATALOGUE if isinstance(move, m.CardMove) and move.card == card.kind]
    for card in CARDS
}


def why_not(state: CanardageState, seat: int, number: int) -> Refusal | None:
    """Return the rule that forbids this move now, or None if it is legal."""
    reason = forbidden(state, seat, number)
    return None if reason == LEGAL else _refusal(reason, getattr(m.CATALOGUE[number], "card", None))


def blocked_cards(state: CanardageState, seat: int) -> dict[str, Refusal]:
    """Return the cards in hand that cannot be played now, each with the rule that says so."""
    if state.phase != PLAY or state.turn != seat:
        return {}
    return {
        m.hand_id(KINDS[kind]): _refusal(_reason_against(state, seat, KINDS[kind]), KINDS[kind])
        for kind in state.hands[seat]
        if not offered(state, seat, kind)
    }


def _reason_against(state: CanardageState, seat: int, card: str) -> str:
    """Why a card offers no choice at all: its own rule, unless only a protection stands in its way."""
    reasons = {CHECKS[type(move)](state, seat, move) for move in _MOVES_OF_CARD[card]}
    return "A-11" if "A-11" in reasons else f"{RULE_OF_CARD[card]} blocked"


def _refusal(reason: str, card: str | None) -> Refusal:
    rule, _, cause = reason.partition(" ")
    values: dict[str, str | int] = {} if card is None else {"card": card}
    return Refusal(rule, values | {"cause": cause} if cause else values)
