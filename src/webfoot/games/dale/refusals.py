"""Why a move is not legal: the rule that forbids it."""

from __future__ import annotations

from typing import Final

from webfoot.core.errors import Refusal
from webfoot.core.moves import Move
from webfoot.games.dale import moves as m
from webfoot.games.dale.cards import KINDS
from webfoot.games.dale.drafts import abilities, picked
from webfoot.games.dale.kinds import TECHNIQUE
from webfoot.games.dale.payments import DISCARDED, buys_discarded, pays, price, prices_payable
from webfoot.games.dale.reactions import WINDOW
from webfoot.games.dale.rules import DaleState
from webfoot.games.dale.stacks import required
from webfoot.games.dale.state import ARRANGING, BUILDING, BUYING, NO_DRAFT, NONE
from webfoot.games.dale.worth import faces, firsts, readings

Values = dict[str, str | int]
LATE: Final = ("before-refill", "late-ability")
"""The questions of a clean-up: actions are over."""


def why_not(p: DaleState, seat: int, number: int) -> Refusal | None:
    if p.over():
        return Refusal("game-over")
    if number in p.legal(seat):
        return None
    if seat not in p.actors():
        return Refusal("D-200")
    move = m.CATALOGUE[number]
    if isinstance(move, m.HandMove):
        if move.at >= len(p.hands[seat]):
            return Refusal("no-such-card")
        same_card = _first_of_equals(p, seat, move)
        if same_card is not None:
            return same_card
    if p.mode != NO_DRAFT and p.drafter == seat:
        return _against_draft(p, seat, move)
    if p.frames[-1].program == WINDOW:
        return Refusal("D-850")
    if p.step().asks in ("action", *LATE):
        return _against_action(p, seat, move)
    return Refusal("other-question")


def _first_of_equals(p: DaleState, seat: int, move: m.HandMove) -> Refusal | None:
    """Equal cards are named by the first of them; is this move legal for that one?"""
    hand = p.hands[seat]
    kind = p.kinds[hand[move.at]]
    for at in range(move.at):
        if p.kinds[hand[at]] == kind and m.CATALOGUE.number(type(move)(at)) in p.legal(seat):
            return Refusal("equal-card", {"card": KINDS[kind].slug})
    return None


def _against_draft(p: DaleState, seat: int, move: Move) -> Refusal:
    if p.asking != NONE:
        return Refusal("D-571", {"card": p.slug(p.asking)})
    if isinstance(move, m.Pick | m.Confirm | m.Suggested):
        if p.mode == BUYING:
            more = [p.hands[seat][move.at]] if isinstance(move, m.Pick) else []
            return _against_payment(p, seat, more)
        if p.mode == BUILDING:
            return Refusal("D-232", {"need": required(p, p.turn)})
    if isinstance(move, m.AskPartner):
        return Refusal("D-703")
    if isinstance(move, m.Name) and p.mode == BUILDING:
        return Refusal("D-543")
    if p.mode == ARRANGING and isinstance(move, m.Slot | m.Buy):
        return Refusal("D-412")
    if p.mode == ARRANGING and isinstance(move, m.BuyDiscarded):
        return Refusal("D-524")
    return Refusal("draft-first")


def _against_payment(p: DaleState, seat: int, more: list[int]) -> Refusal:
    """What is wrong with the payment so far, or with one card more: for the card that may be bought so, or at all."""
    cost = price(p, seat, p.slot)
    chosen = picked(p)
    if p.slot == DISCARDED and not buys_discarded(chosen):
        if more:
            others = [[*chosen, (card, face, worth)] for card in more for face, worth in readings(p, seat, card)]
            enough = any(prices_payable(p, seat, payment) >> cost & 1 for payment in others)
        else:
            enough = pays(0, cost, chosen)
        if enough:
            return Refusal("D-524")
    return Refusal("D-212", {"price": cost})


def _against_action(p: DaleState, seat: int, move: Move) -> Refusal:
    hand = p.hands[seat]
    late = p.step().asks in LATE
    if isinstance(move, m.Ability):
        card = hand[move.at]
        if card in p.used:
            return Refusal("D-831", {"card": p.slug(card)})
        return Refusal("D-106", {"card": p.slug(card)})
    if late:
        return Refusal("D-254")
    if isinstance(move, m.Play):
        return Refusal("D-105", {"card": p.slug(hand[move.at])})
    if isinstance(move, m.Rearrange):
        return Refusal("D-412")
    if isinstance(move, m.Buy):
        if p.market[move.slot] == NONE:
            return Refusal("D-253")
        return Refusal("D-211", {"price": price(p, seat, move.slot), "card": p.slug(p.market[move.slot])})
    if isinstance(move, m.BuyDiscarded):
        return Refusal("D-524")
    if isinstance(move, m.Build):
        return Refusal("D-230", {"need": required(p, seat)})
    if isinstance(move, m.Stop):
        return Refusal("D-202")
    return Refusal("other-question")


def blocked(p: DaleState, seat: int) -> dict[str, Refusal]:
    """What a player might want to touch in the own action phase and cannot, with the reason."""
    if p.over() or seat not in p.actors() or p.step().asks != "action":
        return {}
    if p.mode != NO_DRAFT:
        return _blocked_picks(p, seat)
    reasons: dict[str, Refusal] = {}
    legal = set(p.legal(seat))
    for slot in range(DISCARDED):
        if p.market[slot] != NONE and m.CATALOGUE.number(m.Buy(slot)) not in legal:
            cost = price(p, seat, slot)
            reasons[f"market:{slot}"] = Refusal("D-211", {"price": cost, "card": p.slug(p.market[slot])})
    if m.CATALOGUE.number(m.Build()) not in legal:
        reasons["stall"] = Refusal("D-230", {"need": required(p, seat)})
    hand = p.hands[seat]
    for at in firsts(p, seat, []):
        card = hand[at]
        if not any(KINDS[face].type == TECHNIQUE for face in faces(p, seat, card)) and not abilities(p, seat, card):
            reasons[f"hand:{at}"] = Refusal("D-105", {"card": p.slug(card)})
    return reasons


def _blocked_picks(p: DaleState, seat: int) -> dict[str, Refusal]:
    if p.mode not in (BUYING, BUILDING) or p.asking != NONE:
        return {}
    legal = set(p.legal(seat))
    reasons: dict[str, Refusal] = {}
    for at in firsts(p, seat, p.picks):
        if m.CATALOGUE.number(m.Pick(at)) not in legal:
            buying = p.mode == BUYING
            reasons[f"hand:{at}"] = (
                _against_payment(p, seat, [p.hands[seat][at]])
                if buying
                else Refusal("D-232", {"need": required(p, p.turn)})
            )
    return reasons
