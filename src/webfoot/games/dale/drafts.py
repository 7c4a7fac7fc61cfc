"""Composing in private: a payment, a stack, cards to discard, card by card, before it is said aloud.

Nobody else sees a draft, so every step of it can be taken back. A copying card that may count as several things asks
which when it is picked.
"""

from __future__ import annotations

from webfoot.games.dale import numbers as n
from webfoot.games.dale import stacks
from webfoot.games.dale.kinds import KINDS, TECHNIQUE
from webfoot.games.dale.payments import can_pay, goods, next_in_order, pays, price, prices_payable, suggest
from webfoot.games.dale.state import (
    ARRANGING,
    BUILDING,
    BUYING,
    NO_DRAFT,
    NONE,
    PLAYING,
    SLOTS,
    SORTING,
    USING,
    Position,
)
from webfoot.games.dale.worth import faces, firsts, routes


class Suggestion:
    """A whole selection: cards with what they count as, and cards of the discard."""

    __slots__ = ("cards", "extras", "faces")

    def __init__(self, cards: list[int], faces: list[int], extras: list[int]) -> None:
        self.cards = cards
        self.faces = faces
        self.extras = extras


def begin(p: Position, seat: int, mode: int) -> None:
    clear(p)
    p.mode = mode
    p.drafter = seat


def clear(p: Position) -> None:
    p.mode = NO_DRAFT
    p.drafter = NONE
    p.slot = NONE
    p.asking = NONE
    p.order = []
    p.picks = []
    p.pick_faces = []
    p.extras = []


def pick(p: Position, card: int, face: int) -> None:
    p.picks.append(card)
    p.pick_faces.append(face)
    p.asking = NONE


def given_stack(p: Position) -> stacks.Cards:
    """What the builder has shown, where the drafter is the partner who may complete it (D-703)."""
    if p.drafter == p.turn:
        return []
    asked = p.frames[-1]
    return stacks.chosen(p, asked.seat, asked.cards, asked.spots)


def need(p: Position) -> int:
    """The total that the stack being drafted must have."""
    return stacks.required(p, p.turn)


def so_far(p: Position) -> stacks.Cards:
    return given_stack(p) + stacks.chosen(p, p.drafter, p.picks, p.pick_faces)


def options(p: Position, seat: int) -> list[int]:
    if p.asking != NONE:
        return [n.NAME + face for face in possible_faces(p, seat, p.asking)]
    if p.mode == SORTING:
        return [n.CONFIRM] + [n.PICK + at for at in firsts(p, seat, p.picks)]
    if p.mode == ARRANGING:
        return _arranging(p, seat)
    numbers = []
    if is_complete(p, seat):
        numbers.append(n.CONFIRM)
    if len(p.picks) == first_picks(p) and not p.extras:
        numbers += [n.SUGGESTED + nth for nth in range(len(suggestions(p, seat)))]
    hand = p.hands[seat]
    numbers += [n.PICK + at for at in firsts(p, seat, p.picks) if possible_faces(p, seat, hand[at])]
    if p.mode == BUILDING:
        numbers += [n.NAME + kind for kind in joining(p, seat)]
        if p.drafter == p.turn and may_ask_partner(p, seat):
            numbers.append(n.ASK_PARTNER)
    return numbers


def first_picks(p: Position) -> int:
    """How many cards the draft began with: a purchase after a rearrangement is paid with that card too."""
    return 1 if p.order else 0


def _arranging(p: Position, seat: int) -> list[int]:
    payable = prices_payable(p, seat, p.picks, p.pick_faces)
    lying = sum(1 for card in p.market if card != NONE)
    if len(p.order) < lying:
        return [n.SLOT + slot for slot in next_in_order(p, seat, p.order, payable)]
    return [n.BUY + slot for slot in range(lying) if payable >> price(p, seat, slot) & 1]


def possible_faces(p: Position, seat: int, card: int) -> list[int]:
    """What a card may count as in this draft, so that the draft can still be completed."""
    if p.mode == SORTING:  # a card that is discarded need not count as anything
        return [p.kinds[card]]
    kinds = faces(p, seat, card)
    if p.mode == PLAYING:
        return [face for face in kinds if KINDS[face].type == TECHNIQUE]
    if p.mode == USING:
        return abilities(p, seat, card)
    if p.mode == BUYING:
        cost = price(p, seat, p.slot)
        return [face for face in kinds if can_pay(p, seat, p.slot, cost, [*p.picks, card], [*p.pick_faces, face])]
    if p.mode == BUILDING:
        return [face for face in kinds if _leads_to_stack(p, seat, card, face)]
    return kinds


def abilities(p: Position, seat: int, card: int) -> list[int]:
    """The kinds whose once-a-turn ability this card offers: its own, and those of all it copies."""
    found: list[int] = []
    for route in routes(p, seat, card):
        for kind in [p.kinds[other] for other in route]:
            if KINDS[kind].ability != NONE and kind not in found:
                found.append(kind)
    return found


def _leads_to_stack(p: Position, seat: int, card: int, face: int) -> bool:
    cards = so_far(p) + stacks.chosen(p, seat, [card], [face])
    if p.drafter == p.turn and _partner_may_help(p, seat) and stacks.may_ask(p, need(p), cards):
        return True
    return bool(stacks.find(p, p.turn, need(p), cards, p.extras, seat, [*p.picks, card], 1))


def joining(p: Position, seat: int) -> list[int]:
    """Kinds of the builder's discard that may join the stack (D-543), also if the partner completes it."""
    cards = so_far(p)
    if not any(KINDS[face].stack.from_discard for _, face, _ in cards):
        return []
    found: list[int] = []
    for card in reversed(p.discards[p.turn]):
        kind = p.kinds[card]
        if kind in found or card in p.extras:
            continue
        if stacks.find(p, p.turn, need(p), cards, [*p.extras, card], seat, p.picks, 1):
            found.append(kind)
    return found


def join(p: Position, kind: int) -> None:
    for card in reversed(p.discards[p.turn]):
        if p.kinds[card] == kind and card not in p.extras:
            p.extras.append(card)
            return


def _partner_may_help(p: Position, seat: int) -> bool:
    return p.teams and not p.asked_partner and bool(p.hands[p.partner(seat)])


def may_ask_partner(p: Position, seat: int) -> bool:
    return _partner_may_help(p, seat) and not p.extras and stacks.may_ask(p, need(p), so_far(p))


def is_complete(p: Position, seat: int) -> bool:
    if p.mode == BUYING:
        return pays(p, seat, p.slot, price(p, seat, p.slot), p.picks, p.pick_faces)
    if p.mode == BUILDING:
        given = p.drafter != p.turn
        return bool(p.picks or p.extras or not given) and stacks.fits(p, need(p), so_far(p), p.extras)
    return p.mode == SORTING


def suggestions(p: Position, seat: int) -> list[Suggestion]:
    """Complete selections worth a single touch, the best first."""
    if p.mode == BUYING:
        cards, kinds = suggest(p, seat, p.slot, price(p, seat, p.slot), p.picks, p.pick_faces)
        return [Suggestion(cards, kinds, [])]
    if p.mode == BUILDING:
        given = len(given_stack(p))
        found = stacks.find(p, p.turn, need(p), so_far(p), p.extras, seat, p.picks, 40)
        found.sort(key=lambda stack: (len(stack.extras), _loss(stack)))
        return [
            Suggestion(
                [card for card, _, _ in stack.cards[given:]],
                [face for _, face, _ in stack.cards[given:]],
                stack.extras,
            )
            for stack in found[: n.SUGGESTIONS]
            if len(stack.cards) > given or stack.extras
        ]
    return []


def _loss(stack: stacks.Found) -> tuple[int, list[int]]:
    """What a stack takes out of the deck: many small cards are missed less than one good one."""
    return sum(KINDS[face].value ** 2 for _, face, _ in stack.cards), [face for _, face, _ in stack.cards]


def cheapest_first(p: Position) -> list[int]:
    """The market as the draft arranges it."""
    arranged = [goods(p, slot) for slot in range(len(p.order))] if p.order else p.market
    return arranged + [NONE] * (SLOTS - len(arranged))
