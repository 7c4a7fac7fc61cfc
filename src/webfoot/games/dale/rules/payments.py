"""Buying: what cards cost, and which selections from the hand pay correctly.

A payment is legal if every paying card is needed: what is paid too much is less than the cheapest of them (D-212).
Whether a selection can still become a payment is asked for every card at every touch, so it is answered by sums: the
sums that some cards can reach are the bits of one number.

Questions that begin with *un* or *cannot* are answered with the rule that forbids it, or nothing: what is legal and
why something is refused are one question.
"""

from __future__ import annotations

from webfoot.games.dale.rules.card_values import Cards, Reading, readings
from webfoot.games.dale.rules.kinds import JUNK, KINDS, VALUES
from webfoot.games.dale.rules.state import NONE, SLOTS, Position

DISCARDED = SLOTS
"""In place of a slot: the top card of the market discard."""


def dearer(p: Position, seat: int) -> int:
    """Return what the opponents' schedules add to every price (D-432)."""
    more = 0
    for other, faces in enumerate(p.schedule_faces):
        if faces and p.opposes(other, seat):
            for face in faces:
                more += KINDS[face].lasting.dearer
    return more


def goods(p: Position, slot: int) -> int:
    """Return the card at a slot, in the drafter's new order of the market if there is one."""
    if slot == DISCARDED:
        return p.market_discard[-1] if p.market_discard else NONE
    if p.order:
        return p.market[p.order[slot]] if slot < len(p.order) else NONE
    return p.market[slot]


def price(p: Position, seat: int, slot: int) -> int:
    """Return a price: value plus the surcharge of the place (D-210). The market discard has no surcharge (D-524)."""
    worth = VALUES[p.kinds[goods(p, slot)]]
    return worth if slot == DISCARDED else worth + slot + dearer(p, seat)


def _rest(p: Position, seat: int, chosen: Cards) -> list[list[Reading]]:
    picked = [card for card, _, _ in chosen]
    return [readings(p, seat, card) for card in p.hands[seat] if card not in picked]


def _reach(rest: list[list[Reading]], least: int) -> int:
    """Return the sums that some of these cards make, each worth at least `least`: a bit for each sum."""
    reach = 1
    for card in rest:
        more = reach
        for _, worth in card:
            if worth >= least:
                more |= reach << worth
        reach = more
    return reach


def prices_payable(p: Position, seat: int, chosen: Cards) -> int:
    """Return a bit for each price that a legal payment including these cards can pay."""
    fixed = [worth for _, _, worth in chosen]
    rest = _rest(p, seat, chosen)
    total = sum(fixed)
    everything = total
    unlimited = False
    values = 0
    """A bit for each value that one of the other cards has."""
    for card in rest:
        best = 0
        for face, worth in card:
            if worth > 0:
                values |= 1 << worth
            if worth > best:
                best = worth
            if KINDS[face].pay.unlimited:
                unlimited = True
        everything += best
    for _, face, _ in chosen:
        if KINDS[face].pay.unlimited:
            return (1 << everything + 1) - 1
    least = min(fixed) if fixed else 99
    payable = 0
    if fixed:
        payable |= ((1 << least) - 1) << total - least + 1
    smallest = values
    if fixed:
        smallest = values & (1 << least) - 1 | 1 << least
    cheapest = 0
    while smallest:
        if smallest & 1:
            sums = _reach(rest, cheapest) << total
            for over in range(cheapest):
                payable |= sums >> over
        smallest >>= 1
        cheapest += 1
    if not unlimited:
        return payable
    for card in rest:
        for face, worth in card:
            if KINDS[face].pay.unlimited:  # with it, anything up to all there is
                best = max(other for _, other in card)
                payable |= (1 << everything - best + worth + 1) - 1
    return payable


def unpayable(p: Position, seat: int, slot: int, cost: int, chosen: Cards) -> str:
    """The rule by which these cards, even with more, cannot pay for the card at this slot; nothing if they can."""
    if slot != DISCARDED or buys_discarded(chosen):
        return "" if prices_payable(p, seat, chosen) >> cost & 1 else "D-211"
    picked = [card for card, _, _ in chosen]
    forbids = "D-524"
    for card in p.hands[seat]:
        if card in picked:
            continue
        for face, worth in readings(p, seat, card):
            if KINDS[face].pay.from_discard:
                if prices_payable(p, seat, [*chosen, (card, face, worth)]) >> cost & 1:
                    return ""
                forbids = "D-211"
    return forbids


def cannot_buy(p: Position, seat: int, slot: int, payable: int) -> str:
    """The rule that forbids to buy the card at this slot, if these prices can be paid."""
    if goods(p, slot) == NONE:
        return "D-253"
    return "" if payable >> price(p, seat, slot) & 1 else "D-211"


def cannot_buy_discarded(p: Position, seat: int, chosen: Cards) -> str:
    """The rule that forbids to buy the top of the market discard with these cards, or these and more."""
    if not p.market_discard:
        return "nothing-discarded"
    return unpayable(p, seat, DISCARDED, price(p, seat, DISCARDED), chosen)


def buys_discarded(chosen: Cards) -> bool:
    """Whether a card among these lets the top of the market discard be bought (D-524)."""
    return any(KINDS[face].pay.from_discard for _, face, _ in chosen)


def unpaid(slot: int, cost: int, chosen: Cards) -> str:
    """The rule by which exactly these cards are not a payment; nothing if they are one."""
    total = sum(worth for _, _, worth in chosen)
    if not chosen or total < cost:
        return "D-210"
    if slot == DISCARDED and not buys_discarded(chosen):
        return "D-524"
    least = min(worth for _, _, worth in chosen)
    if total - least < cost or any(KINDS[face].pay.unlimited for _, face, _ in chosen):
        return ""
    return "D-212"


def suggest(p: Position, seat: int, slot: int, cost: int, chosen: Cards) -> Cards:
    """Suggest a payment including these cards: cards that stay in hand first, then junk, then low values."""
    payment = chosen[:]
    hand = sorted(p.hands[seat], key=lambda card: _reluctance(p, card))
    while unpaid(slot, cost, payment):
        payment.append(_next_paying(p, seat, slot, cost, payment, hand))
    return payment


def _next_paying(
    p: Position, seat: int, slot: int, cost: int, payment: Cards, hand: list[int]
) -> tuple[int, int, int]:
    picked = [card for card, _, _ in payment]
    for card in hand:
        if card not in picked:
            for face, worth in readings(p, seat, card):
                if not unpayable(p, seat, slot, cost, [*payment, (card, face, worth)]):
                    return card, face, worth
    raise AssertionError("nothing pays for this")


def _reluctance(p: Position, card: int) -> tuple[bool, bool, int, int]:
    kind = p.kinds[card]
    facts = KINDS[kind]
    return (not facts.pay.stays, kind != JUNK, facts.value, kind)


def can_rearrange(p: Position, seat: int, used: Cards) -> bool:
    """Whether some layout of the market leaves a purchase that this card helps to pay (D-412)."""
    return bool(next_in_order(p, seat, [], used))


def next_in_order(p: Position, seat: int, order: list[int], used: Cards) -> list[int]:
    """Return the slots whose cards may come next in a new layout that still leaves a purchase with these cards."""
    lying = [slot for slot in range(SLOTS) if p.market[slot] != NONE]
    if not cannot_buy_discarded(p, seat, used):  # D-841: that is a purchase, whatever the layout
        return [slot for slot in lying if slot not in order]
    more = dearer(p, seat)
    payable = prices_payable(p, seat, used)
    costs = {slot: VALUES[p.kinds[p.market[slot]]] + more for slot in lying}
    if any(payable >> costs[slot] + at & 1 for at, slot in enumerate(order)):
        return [slot for slot in lying if slot not in order]
    possible = []
    for slot in lying:
        if slot in order:
            continue
        here = payable >> costs[slot] + len(order) & 1
        later = any(
            payable >> costs[other] + place & 1
            for other in lying
            if other not in order and other != slot
            for place in range(len(order) + 1, len(lying))
        )
        if here or later:
            possible.append(slot)
    return possible
