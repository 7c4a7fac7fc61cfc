"""Why a move is not legal: the rule that forbids it."""

from __future__ import annotations

from typing import Final

from webfoot.core.errors import Refusal
from webfoot.games.canardage import moves as m
from webfoot.games.canardage.components import KINDS, NOBODY, POSITIONS, WATER
from webfoot.games.canardage.rules.cards import CARDS, CHOICES_OF
from webfoot.games.canardage.rules.choices import KIND_OF, protected
from webfoot.games.canardage.rules.state import PLACE, PLAY
from webfoot.games.canardage.rules.turn import CanardageState

RULE_OF_CARD: Final = {card.kind: card.rule for card in CARDS}


def blocked_cards(state: CanardageState, seat: int) -> dict[str, Refusal]:
    """The cards in hand that cannot be played now, each with the rule that says so."""
    if state.phase != PLAY or state.turn != seat:
        return {}
    return {
        m.hand_id(KINDS[kind]): Refusal(_rule_blocking(state, kind), {"card": KINDS[kind]})
        for kind in state.hands[seat]
        if not CHOICES_OF[kind](state, seat)
    }


def _rule_blocking(state: CanardageState, kind: int) -> str:
    """The rule by which a card offers no choice at all."""
    if state.protected_barred:
        for number, played in enumerate(KIND_OF):
            if played == kind and _is_shot_at_protected(state, m.CATALOGUE[number]):
                return "A-11"
    return RULE_OF_CARD[KINDS[kind]]


def why_not(state: CanardageState, seat: int, number: int) -> Refusal | None:
    if state.over():
        return Refusal("game-over")
    if number in state.legal(seat):
        return None
    if seat not in state.actors():
        return Refusal("C-020")
    move = m.CATALOGUE[number]
    if state.phase == PLACE or isinstance(move, m.Place | m.KeepOrder):
        return Refusal("C-074")
    if state.phase != PLAY or isinstance(move, m.Revenge | m.Forgo):
        return Refusal("A-29")
    card = move.card
    if KINDS.index(card) not in state.hands[seat]:
        return Refusal("not-in-hand", {"card": card})
    if isinstance(move, m.Discard):
        return Refusal("C-021")
    return Refusal(_rule_against(state, seat, move), {"card": card})


def _rule_against(state: CanardageState, seat: int, move: m.CardMove) -> str:
    """The rule that forbids this choice of a card that is in hand."""
    if any(at > len(state.line) for at in _positions(move)):
        return "A-09"
    if isinstance(move, m.DeuxPourUn) and move.single:
        return "C-051" if state.targets >> (move.at - 1) & 1 else "A-08"
    if isinstance(move, m.President) and move.player == seat:
        return "A-23"
    if isinstance(move, m.MobyDucky) and seat != move.player < state.seats:
        return "A-31"
    if isinstance(move, m.DuckyLuke) and state.line[move.at - 1] == WATER:
        return "A-10"
    if isinstance(move, m.ACouvert) and state.line[move.at - 1] != WATER:
        return "A-39"
    if isinstance(move, m.CanardBlase | m.CanardPresse | m.FulguroCoin):
        if state.line[move.at - 1] == seat:
            return "A-45" if isinstance(move, m.FulguroCoin) else "A-44"
        if state.under[move.at - 1] == seat:
            return "A-36"
    if isinstance(move, m.Planque) and _stacks(state, seat, move):
        return "A-34"
    if _is_shot_at_protected(state, move):
        return "A-11"
    return RULE_OF_CARD[move.card]


def _positions(move: m.CardMove) -> list[int]:
    """The positions of the line that must hold a card for this move."""
    match move:
        case m.RectifierGauche(at):
            return [at - 1]
        case m.RectifierDroite(at) if at == POSITIONS:
            return []  # there is no position behind the last
        case m.RectifierDroite(at) | m.CanardsEnchaines(at):
            return [at + 1]
        case m.DeuxPourUn(at, single):
            return [at if single else at + 1]
        case m.Oups(_, victim):
            return [victim]
        case m.Planque(at, under):
            return [at, under]
        case m.AtMove(at):
            return [at]
    return []


def _stacks(state: CanardageState, seat: int, move: m.Planque) -> bool:
    at, under = move.at - 1, move.under - 1
    if state.line[at] != seat or state.line[under] == WATER:
        return False
    return state.under[at] != NOBODY or state.under[under] != NOBODY


def _is_shot_at_protected(state: CanardageState, move: m.CardMove) -> bool:
    """A-11, other reading: everything about this shot is right but that its duck cannot die."""
    if not state.protected_barred or any(at > len(state.line) for at in _positions(move)):
        return False
    targets = state.targets << 1  # positions count from 1 here
    match move:
        case m.Pan(at) | m.CanardSimplet(at):
            return targets >> at & 1 == 1 and protected(state, at - 1)
        case m.DuckyLuke(at):
            return protected(state, at - 1)
        case m.Oups(target, victim):
            return targets >> target & 1 == 1 and protected(state, victim - 1)
        case m.CanardsEnchaines(at):
            return targets >> at & 3 == 3 and (protected(state, at - 1) or protected(state, at))
    return False
