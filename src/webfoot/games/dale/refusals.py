"""Why a move is not legal, as players are told: the rule that forbids it, and the values of its sentence.

Which rule forbids a move, the rules themselves answer, with the questions by which they list legal moves.
"""

from __future__ import annotations

from typing import Final

from webfoot.core.errors import Refusal
from webfoot.core.moves import Move
from webfoot.games.dale import moves as m
from webfoot.games.dale.rules import actions, drafts
from webfoot.games.dale.rules.building import cannot_build
from webfoot.games.dale.rules.card_values import faces, firsts
from webfoot.games.dale.rules.engine import DaleState
from webfoot.games.dale.rules.numbers import NAME
from webfoot.games.dale.rules.payments import (
    DISCARDED,
    cannot_buy,
    cannot_buy_discarded,
    goods,
    price,
    prices_payable,
)
from webfoot.games.dale.rules.reactions import WINDOW
from webfoot.games.dale.rules.stacks import required
from webfoot.games.dale.rules.state import ARRANGING, BUILDING, BUYING, NO_DRAFT, NONE, SLOTS

LATE: Final = ("before-refill", "late-ability")
"""The questions of a clean-up: actions are over."""
_OF_THE_HAND: Final = (m.Ability, m.Rearrange, m.Play)
"""What a card of the hand may be used for, the reason that tells most first."""


def why_not(p: DaleState, seat: int, number: int) -> Refusal | None:
    """Say why this move of this seat is not legal; None if it is."""
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
        if _is_legal_for_an_equal_card(p, seat, move):
            return Refusal("equal-card", {"card": _held(p, seat, move)})
    return _told(p, seat, move, forbidden(p, seat, move) or "other-question")


def _held(p: DaleState, seat: int, move: m.HandMove) -> str:
    return p.slug(p.hands[seat][move.at])


def _is_legal_for_an_equal_card(p: DaleState, seat: int, move: m.HandMove) -> bool:
    """Equal cards are named by the first of them; is this move legal for that one?"""
    hand, legal = p.hands[seat], p.legal(seat)
    equal = [at for at in range(move.at) if p.kinds[hand[at]] == p.kinds[hand[move.at]]]
    return any(m.CATALOGUE.number(type(move)(at)) in legal for at in equal)


def forbidden(p: DaleState, seat: int, move: Move) -> str:
    """The rule that forbids a move of a seat that has to decide; nothing where the rules would allow it."""
    if p.mode != NO_DRAFT and p.drafter == seat:
        return _forbidden_in_draft(p, seat, move)
    if p.frames[-1].program == WINDOW:
        return "D-850"
    asks = p.step().asks
    if asks == "action" or asks in LATE:
        return _forbidden_action(p, seat, move, asks in LATE)
    if asks == "build-again" and isinstance(move, m.Build):
        return cannot_build(p, seat)
    return "other-question"


def _forbidden_action(p: DaleState, seat: int, move: Move, late: bool) -> str:
    if isinstance(move, m.Ability):
        return actions.cannot_use(p, seat, p.hands[seat][move.at])
    if late:
        return "" if isinstance(move, m.Stop) else "D-254"
    if isinstance(move, m.Play | m.Rearrange):
        card = p.hands[seat][move.at]
        kinds = faces(p, seat, card)
        return (
            actions.cannot_play(kinds) if isinstance(move, m.Play) else actions.cannot_rearrange(p, seat, card, kinds)
        )
    if isinstance(move, m.Buy):
        return cannot_buy(p, seat, move.slot, prices_payable(p, seat, []))
    if isinstance(move, m.BuyDiscarded):
        return cannot_buy_discarded(p, seat, [])
    if isinstance(move, m.Build):
        return cannot_build(p, seat)
    if isinstance(move, m.Stop):
        return actions.cannot_stop(p)
    return "" if isinstance(move, m.Inventory) else "other-question"


def _forbidden_in_draft(p: DaleState, seat: int, move: Move) -> str:
    asks = p.step().asks
    if asks in LATE and isinstance(move, m.Stop):
        return ""
    if p.asking != NONE:
        number = m.CATALOGUE.number(move)
        return "" if number in [one for one, _ in drafts.asked_readings(p, seat)] else "D-571"
    if asks == "complete-stack" and isinstance(move, m.No):
        return ""
    if isinstance(move, m.Pick):
        card = p.hands[seat][move.at]
        return "already-chosen" if card in p.picks else drafts.cannot_pick(p, seat, card)
    if isinstance(move, m.Confirm):
        return drafts.cannot_confirm(p, seat)
    if isinstance(move, m.Suggested):
        begun = len(p.picks) > drafts.first_picks(p) or bool(p.extras)
        return "draft-first" if begun or move.nth >= len(drafts.suggestions(p, seat)) else ""
    if p.mode == BUILDING and isinstance(move, m.AskPartner):
        return drafts.cannot_ask(p, seat)
    if p.mode == BUILDING and isinstance(move, m.Name):
        return drafts.cannot_join(p, seat, m.CATALOGUE.number(move) - NAME)
    if p.mode == ARRANGING:
        return _forbidden_in_layout(p, seat, move)
    return "draft-first"


def _forbidden_in_layout(p: DaleState, seat: int, move: Move) -> str:
    """D-412: whatever the layout, there must be a purchase that the card in the draft helps to pay."""
    chosen = drafts.picked(p)
    if isinstance(move, m.Slot) and drafts.is_being_arranged(p):
        if p.market[move.slot] == NONE or move.slot in p.order:
            return "D-253"
        return "" if m.CATALOGUE.number(move) in drafts.options(p, seat) else "D-412"
    if isinstance(move, m.Buy) and not drafts.is_being_arranged(p):
        rule = cannot_buy(p, seat, move.slot, prices_payable(p, seat, chosen))
        return "D-412" if rule == "D-211" else rule
    if isinstance(move, m.BuyDiscarded) and not drafts.is_being_arranged(p):
        return cannot_buy_discarded(p, seat, chosen)
    return "draft-first"


def _told(p: DaleState, seat: int, move: Move, rule: str) -> Refusal:
    """The refusal with the values that its sentence needs."""
    values: dict[str, str | int] = {}
    if rule == "D-571":
        values["card"] = p.slug(p.asking)
    elif isinstance(move, m.HandMove):
        values["card"] = _held(p, seat, move)
    elif isinstance(move, m.Name):
        values["card"] = move.card
    if rule in ("D-210", "D-212"):
        values |= {"price": price(p, seat, p.slot), "total": sum(p.pick_worths)}
    elif rule == "D-211":
        slot = move.slot if isinstance(move, m.Buy) else DISCARDED
        values |= {"price": price(p, seat, slot), "card": p.slug(goods(p, slot))}
    elif rule == "D-230":
        values["need"] = required(p, seat)
    elif rule in ("D-231", "D-232", "D-811"):
        values |= {"need": drafts.need(p), "total": drafts.total(p)}
    return Refusal(rule, values)


def blocked(p: DaleState, seat: int) -> dict[str, Refusal]:
    """What a player might want to touch now and cannot, with the reason."""
    if p.over() or seat not in p.actors():
        return {}
    if p.mode != NO_DRAFT:
        return _blocked_picks(p, seat) if p.drafter == seat else {}
    if p.step().asks != "action":
        return {}
    touches: dict[str, list[Move]] = {
        f"market:{slot}": [m.Buy(slot)] for slot in range(SLOTS) if p.market[slot] != NONE
    }
    touches["stall"] = [m.Build()]
    touches |= {f"hand:{at}": [use(at) for use in _OF_THE_HAND] for at in firsts(p, seat, [])}
    return _blocked(p, seat, touches)


def _blocked_picks(p: DaleState, seat: int) -> dict[str, Refusal]:
    if p.mode not in (BUYING, BUILDING) or p.asking != NONE:
        return {}
    return _blocked(p, seat, {f"hand:{at}": [m.Pick(at)] for at in firsts(p, seat, p.picks)})


def _blocked(p: DaleState, seat: int, touches: dict[str, list[Move]]) -> dict[str, Refusal]:
    """The things all of whose moves are forbidden. That a card offers nothing to use tells least."""
    legal = set(p.legal(seat))
    reasons: dict[str, Refusal] = {}
    for thing, moves in touches.items():
        if not any(m.CATALOGUE.number(move) in legal for move in moves):
            rules = [(forbidden(p, seat, move), move) for move in moves]
            rule, move = next(((rule, move) for rule, move in rules if rule not in ("", "D-106")), rules[-1])
            reasons[thing] = _told(p, seat, move, rule or "other-question")
    return reasons
