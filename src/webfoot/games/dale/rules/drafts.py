"""Drafts: a payment, a stack or cards to discard, put together in private, card by card, before it is announced.

Nobody else sees a draft, so every step of it can be taken back. A copying card that may count as several things asks
which when it is picked. Questions that begin with *cannot* are answered with the rule that forbids it, or nothing.
"""

from __future__ import annotations

from webfoot.games.dale.rules import numbers as n
from webfoot.games.dale.rules import stacks
from webfoot.games.dale.rules.card_values import (
    Cards,
    Reading,
    faces,
    firsts,
    reading_moves,
    readings,
    routes,
    value,
    value_from_discard,
)
from webfoot.games.dale.rules.joint import least_worth, may_be_completed
from webfoot.games.dale.rules.kinds import JUNK, KINDS, NO_COPY, TECHNIQUE, VALUES
from webfoot.games.dale.rules.payments import (
    DISCARDED,
    buys_discarded,
    can_rearrange,
    cannot_buy,
    cannot_buy_discarded,
    goods,
    next_in_order,
    price,
    prices_payable,
    suggest,
    unpaid,
    unpayable,
)
from webfoot.games.dale.rules.state import (
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
    p.pick_worths = []
    p.extras = []


def pick(p: Position, card: int, reading: Reading) -> None:
    p.picks.append(card)
    p.pick_faces.append(reading[0])
    p.pick_worths.append(reading[1])
    p.asking = NONE


def picked(p: Position) -> Cards:
    """Return the cards in hand that the draft holds, each with its face and value."""
    return list(zip(p.picks, p.pick_faces, p.pick_worths, strict=True))


def take(p: Position, chosen: stacks.Found) -> None:
    """Make a whole selection the draft."""
    clear_picks(p)
    for card, face, worth in chosen.cards:
        pick(p, card, (face, worth))
    p.extras = chosen.extras


def clear_picks(p: Position) -> None:
    p.picks = []
    p.pick_faces = []
    p.pick_worths = []


def given_stack(p: Position) -> Cards:
    """Return what the builder has shown, if the drafter is the partner who may complete it (D-703).

    The frame's `cards` are those from the builder's hand, with their faces in `spots`, and then those from the
    discard.
    """
    if p.drafter == p.turn:
        return []
    asked = p.frames[-1]
    return stacks.chosen(p, asked.seat, asked.cards[: len(asked.spots)], asked.spots)


def joined(p: Position) -> list[int]:
    """Return the cards of the builder's discard that join the stack, first those that the builder has shown."""
    if p.drafter == p.turn:
        return p.extras
    asked = p.frames[-1]
    return asked.cards[len(asked.spots) :] + p.extras


def need(p: Position) -> int:
    """Return the total that the stack being drafted must have."""
    return stacks.required(p, p.turn)


def so_far(p: Position) -> Cards:
    return given_stack(p) + picked(p)


def total(p: Position) -> int:
    """What the stack being drafted is worth so far."""
    return sum(worth for _, _, worth in so_far(p)) + sum(value_from_discard(p, p.turn, card) for card in joined(p))


def _least(p: Position) -> int:
    """Return how many cards from hands the stack must have: a partner who helps adds at least one (D-703)."""
    return 1 if p.drafter == p.turn else len(p.frames[-1].spots) + 1


def options(p: Position, seat: int) -> list[int]:
    if p.asking != NONE:
        return [number for number, _ in asked_readings(p, seat)]
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
    numbers += [n.PICK + at for at in firsts(p, seat, p.picks) if possible_readings(p, seat, hand[at])]
    if p.mode == BUILDING:
        numbers += [n.NAME + kind for kind in joining(p, seat)]
        if not cannot_ask(p, seat):
            numbers.append(n.ASK_PARTNER)
    return numbers


def first_picks(p: Position) -> int:
    """Return how many cards the draft began with: a purchase after a rearrangement is paid with that card too."""
    return 1 if p.order else 0


def _arranging(p: Position, seat: int) -> list[int]:
    chosen = picked(p)
    if is_being_arranged(p):
        return [n.SLOT + slot for slot in next_in_order(p, seat, p.order, chosen)]
    payable = prices_payable(p, seat, chosen)
    numbers = [n.BUY + slot for slot in range(len(p.order)) if not cannot_buy(p, seat, slot, payable)]
    if not cannot_buy_discarded(p, seat, chosen):
        numbers.append(n.BUY_DISCARDED)
    return numbers


def is_being_arranged(p: Position) -> bool:
    """Whether the new layout of the market still lacks cards."""
    return len(p.order) < sum(1 for card in p.market if card != NONE)


def possible_readings(p: Position, seat: int, card: int) -> list[Reading]:
    """Return what a card may count as in this draft, so that the draft can still be completed."""
    if p.mode == SORTING:  # a card that is discarded need not count as anything
        return [(p.kinds[card], 0)]
    if p.mode == PLAYING:  # what a technique is worth does not matter
        techniques = [face for face in faces(p, seat, card) if KINDS[face].type == TECHNIQUE]
        return [(face, value(p, seat, card, face)) for face in techniques]
    if p.mode == USING:
        return abilities(p, seat, card)
    possible = readings(p, seat, card)
    if p.mode == BUYING:
        cost, chosen = price(p, seat, p.slot), picked(p)
        return [
            (face, worth)
            for face, worth in possible
            if not unpayable(p, seat, p.slot, cost, [*chosen, (card, face, worth)])
        ]
    if p.mode == BUILDING:
        return [(face, worth) for face, worth in possible if _leads_to_stack(p, seat, (card, face, worth))]
    assert p.mode == ARRANGING
    return rearranging(p, seat, card)


def cannot_pick(p: Position, seat: int, card: int) -> str:
    """The rule by which the draft could not be completed with this card in it; nothing if it could."""
    if p.mode == ARRANGING:
        return "draft-first"
    if possible_readings(p, seat, card):
        return ""
    return _unpickable_for_payment(p, seat, card) if p.mode == BUYING else _unpickable_for_stack(p, seat, card)


def _unpickable_for_payment(p: Position, seat: int, card: int) -> str:
    """D-524: the card would pay, but leaves no room for what lets the market discard be bought."""
    cost, chosen = price(p, seat, p.slot), picked(p)
    payments = [[*chosen, (card, face, worth)] for face, worth in readings(p, seat, card)]
    enough = any(prices_payable(p, seat, payment) >> cost & 1 for payment in payments)
    return "D-524" if p.slot == DISCARDED and not buys_discarded(chosen) and enough else "D-212"


def _unpickable_for_stack(p: Position, seat: int, card: int) -> str:
    """D-232: the total could not be right; else it is what the stack would be made of."""
    used = [*p.picks, card]
    rest = [readings(p, seat, other) for other in p.hands[seat] if other not in used]
    before, extras = so_far(p), joined(p)
    tried = [[*before, (card, face, worth)] for face, worth in readings(p, seat, card)]
    asks = p.drafter == p.turn and _partner_can_be_asked(p) and bool(p.hands[p.partner(seat)])
    helped = asks and any(least_worth(p, seat, cards, extras) < need(p) for cards in tried)
    if not helped and not any(stacks.can_be_worth(p, need(p), cards, extras, rest) for cards in tried):
        return "D-232"
    return "D-107" if all(any(face == JUNK for _, face, _ in cards) for cards in tried) else "D-231"


def asked_readings(p: Position, seat: int) -> list[tuple[int, Reading]]:
    """Return the moves that say what the card in question counts as, and what each means."""
    return reading_moves(p, seat, p.asking, possible_readings(p, seat, p.asking))


def reading_meant(p: Position, seat: int, number: int) -> Reading:
    return next(reading for move, reading in asked_readings(p, seat) if move == number)


def rearranging(p: Position, seat: int, card: int) -> list[Reading]:
    """Return as which kind this card lets the market be rearranged (D-412)."""
    return [
        (face, worth)
        for face, worth in readings(p, seat, card)
        if KINDS[face].pay.rearranges and can_rearrange(p, seat, [(card, face, worth)])
    ]


def abilities(p: Position, seat: int, card: int) -> list[Reading]:
    """Return as which kinds this card has a once-a-turn ability: as itself, and as all that it copies on the way."""
    found: list[Reading] = []
    facts = KINDS[p.kinds[card]]
    if facts.copies == NO_COPY and facts.ability == NONE:
        return found
    final = readings(p, seat, card)
    for route in routes(p, seat, card):
        for kind in [p.kinds[other] for other in route]:
            if KINDS[kind].ability != NONE and kind not in [face for face, _ in found]:
                found += [reading for reading in final if reading[0] == kind] or [(kind, VALUES[kind])]
    return found


def _leads_to_stack(p: Position, seat: int, used: tuple[int, int, int]) -> bool:
    cards = [*so_far(p), used]
    if p.drafter == p.turn and _partner_may_complete(p, seat, cards, p.extras, True):
        return True
    taken = [*p.picks, used[0]]
    return bool(stacks.find(p, p.turn, need(p), cards, joined(p), seat, taken, 1, _least(p)))


def joining(p: Position, seat: int) -> list[int]:
    """Return the kinds in the builder's discard that may join the stack (D-543), also if the partner completes it."""
    cards = so_far(p)
    if not any(KINDS[face].stack.from_discard for _, face, _ in cards):
        return []
    extras = joined(p)
    found: list[int] = []
    for card in reversed(p.discards[p.turn]):
        if p.kinds[card] not in found and card not in extras and not _cannot_join(p, seat, cards, extras, card):
            found.append(p.kinds[card])
    return found


def _cannot_join(p: Position, seat: int, cards: Cards, extras: list[int], card: int) -> str:
    more = [*extras, card]
    may_join = _may_join(p, cards, more)
    if p.drafter == p.turn and may_join and _partner_may_complete(p, seat, cards, more, True):
        return ""
    if stacks.find(p, p.turn, need(p), cards, more, seat, p.picks, 1, _least(p)):
        return ""
    return "D-232" if may_join else "D-543"


def cannot_join(p: Position, seat: int, kind: int) -> str:
    """The rule by which no card of this kind can join the stack from the builder's discard; nothing if one can."""
    cards, extras = so_far(p), joined(p)
    if not any(KINDS[face].stack.from_discard for _, face, _ in cards):
        return "D-543"
    for card in reversed(p.discards[p.turn]):
        if p.kinds[card] == kind and card not in extras:
            return _cannot_join(p, seat, cards, extras, card)
    return "not-in-discard"


def _may_join(p: Position, cards: Cards, extras: list[int]) -> bool:
    """Whether the cards so far let this many cards from the discard join (D-543)."""
    allowed = sum(KINDS[face].stack.from_discard for _, face, _ in cards)
    return len(extras) <= allowed + sum(KINDS[p.kinds[card]].stack.from_discard for card in extras)


def join(p: Position, kind: int) -> None:
    for card in reversed(p.discards[p.turn]):
        if p.kinds[card] == kind and card not in joined(p):
            p.extras.append(card)
            return


def _partner_may_complete(p: Position, seat: int, cards: Cards, extras: list[int], more: bool) -> bool:
    """Whether the partner can be asked with these cards; `more`: or with these and others of the hand."""
    if not _partner_can_be_asked(p):
        return False
    used = [card for card, _, _ in cards]
    rest = [(card, readings(p, seat, card)) for card in p.hands[seat] if card not in used] if more else []
    return may_be_completed(p, seat, need(p), cards, extras, rest)


def _partner_can_be_asked(p: Position) -> bool:
    return p.teams and not p.partner_declined


def cannot_ask(p: Position, seat: int) -> str:
    """The rule that forbids to ask the partner to complete what is chosen so far (D-703); nothing if none."""
    if not p.teams:
        return "D-701"
    if p.drafter != p.turn:
        return "draft-first"
    if p.partner_declined:
        return "D-703"
    cards = so_far(p)
    if not cards:
        return "D-010"
    if _partner_may_complete(p, seat, cards, p.extras, False):
        return ""
    if not p.hands[p.partner(seat)]:
        return "D-706"
    if least_worth(p, seat, cards, p.extras) >= need(p):
        return "D-704"
    return stacks.unfit(p, total(p), cards, p.extras)  # the total is not what is wrong


def can_begin(p: Position, seat: int) -> bool:
    """Whether the partner can be asked to complete some stack that this seat begins."""
    if not _partner_can_be_asked(p):
        return False
    needed = stacks.required(p, seat)
    return any(
        may_be_completed(p, seat, needed, [(card, face, worth)], [], [])
        for card in p.hands[seat]
        for face, worth in readings(p, seat, card)
    )


def cannot_confirm(p: Position, seat: int) -> str:
    """The rule by which the draft is not complete as it is; nothing if it is."""
    if p.mode == BUYING:
        return unpaid(p.slot, price(p, seat, p.slot), picked(p))
    if p.mode == BUILDING:
        cards = so_far(p)
        if p.drafter != p.turn and len(cards) < _least(p):
            return "help-with-a-card"
        return stacks.unfit(p, need(p), cards, joined(p))
    return "" if p.mode == SORTING else "draft-first"


def is_complete(p: Position, seat: int) -> bool:
    return not cannot_confirm(p, seat)


def suggestions(p: Position, seat: int) -> list[stacks.Found]:
    """Return complete selections worth a single touch, the best first."""
    if p.mode == BUYING:
        return [stacks.Found(suggest(p, seat, p.slot, price(p, seat, p.slot), picked(p)), [])]
    if p.mode == BUILDING:
        given, shown = len(given_stack(p)), len(joined(p)) - len(p.extras)
        found = stacks.find(p, p.turn, need(p), so_far(p), joined(p), seat, p.picks, 40, _least(p))
        found.sort(key=lambda stack: (len(stack.extras), _loss(stack)))
        return [stacks.Found(stack.cards[given:], stack.extras[shown:]) for stack in found[: n.SUGGESTIONS]]
    return []


def _loss(stack: stacks.Found) -> tuple[int, list[int]]:
    """Return what a stack costs the deck: many small cards are missed less than one good one."""
    return sum(KINDS[face].value ** 2 for _, face, _ in stack.cards), [face for _, face, _ in stack.cards]


def cheapest_first(p: Position) -> list[int]:
    """Return the market as the draft arranges it."""
    arranged = [goods(p, slot) for slot in range(len(p.order))] if p.order else p.market
    return arranged + [NONE] * (SLOTS - len(arranged))
