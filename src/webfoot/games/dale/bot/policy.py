"""A quick policy: what a player would do without much thought. Simulations play by it.

Build when you can, play cards that help and are not needed, buy what the next stacks want, pay with the cards that
are missed least.
"""

from __future__ import annotations

from typing import Final

from webfoot.core.chance import Chance
from webfoot.games.dale.bot.evaluation import COLUMN, Needs, needs_of
from webfoot.games.dale.bot.swaps import without_idle_swaps
from webfoot.games.dale.bot.techniques import FREE_CARDS, PLAYED
from webfoot.games.dale.rules import numbers as n
from webfoot.games.dale.rules import stacks
from webfoot.games.dale.rules.card_values import value
from webfoot.games.dale.rules.cards import KINDS
from webfoot.games.dale.rules.drafts import picked, reading_meant
from webfoot.games.dale.rules.kinds import JUNK, NO_COPY, TECHNIQUE, VALUES
from webfoot.games.dale.rules.payments import DISCARDED, goods, price, unpaid
from webfoot.games.dale.rules.state import ARRANGING, BUILDING, BUYING, NO_DRAFT, NONE, SORTING, Frame
from webfoot.games.dale.rules.steps import PROGRAMS
from webfoot.games.dale.rules.table import Table

WHIM: Final = 0.06
"""How much worse than the best a move may feel and still be played now and then."""
_GRAIN: Final = 256

BUILD: Final = 3.0
"""Building comes first."""
FREE: Final = 1.5
"""Next come moves that give their action back and are not missed in hand."""
NOTHING: Final = -0.2
"""Discarding useless cards, when there is nothing better to do."""
USE: Final = 0.06
PAID: Final = 0.01
"""What a point of value that goes to the discard costs."""


def instinct(t: Table, seat: int, legal: list[int], chance: Chance) -> int:
    """Return the one of `legal` that looks best, with some randomness."""
    if len(legal) == 1:
        return legal[0]
    frame = t.frames[-1]
    asks = PROGRAMS[frame.program][frame.at].asks
    if t.mode != NO_DRAFT and t.drafter == seat:
        return _drafted(t, seat, legal, False)
    legal = without_idle_swaps(t, seat, legal)
    simple = SIMPLE.get(asks)
    if simple is not None:
        for number in simple:
            if number in legal:
                return number
    feelings = feel(t, frame, asks, seat, legal)
    best = legal[0]
    best_feeling = -1e9
    for number, feeling in zip(legal, feelings, strict=True):
        feeling += chance.below(_GRAIN) * (WHIM / _GRAIN)
        if feeling > best_feeling:
            best, best_feeling = number, feeling
    return best


def reflex(t: Table, seat: int) -> int:
    """Return the policy's move where it is known without listing the legal ones; otherwise NONE."""
    frame = t.frames[-1]
    if t.mode == NO_DRAFT:
        asks = PROGRAMS[frame.program][frame.at].asks
        if asks == "action" and stacks.exists(t, seat, stacks.required(t, seat)):
            return n.BUILD
        return n.STOP if asks in ("before-refill", "late-ability") else NONE
    if t.drafter != seat or t.asking != NONE or t.picks or t.extras:
        return NONE
    if t.mode == BUYING or (t.mode == BUILDING and not t.teams):
        return n.SUGGESTED
    return NONE


SIMPLE: Final = {
    "keep": (n.YES,),
    "throw-junk": (n.NUMBER + 3, n.NUMBER + 2, n.NUMBER + 1),
    "build-again": (n.BUILD,),
    "complete-stack": (n.SUGGESTED, n.NO),
    "discard-hand": (n.CONFIRM,),
    "throw-away-market": (n.CONFIRM,),
    "may-put-this-on-deck": (n.NO,),
    "before-refill": (n.STOP,),
    "late-ability": (n.STOP,),
}
"""Questions with an obvious answer: the first of these that is possible."""


def worth_a_thought(t: Table, seat: int, legal: list[int]) -> list[int]:
    """Return the moves among which a bot should choose. How to pay or what to discard needs no thought."""
    if len(legal) == 1:
        return legal
    if t.mode == NO_DRAFT or t.drafter != seat:
        legal = without_idle_swaps(t, seat, legal)
        if n.INVENTORY in legal and n.STOP in legal and len(legal) > 2:
            return [number for number in legal if number != n.STOP]
        return legal
    if t.mode == BUILDING and n.SUGGESTED in legal:
        return [number for number in legal if n.SUGGESTED <= number < n.PERSON]
    return [_drafted(t, seat, legal, True)]


# drafts


def _drafted(t: Table, seat: int, legal: list[int], carefully: bool) -> int:
    """Return the next step of a draft (a payment, stack or selection being put together)."""
    if t.asking != NONE:
        legal = [number for number in legal if number != n.STOP]
        return max(legal, key=lambda number: _counted_as(t, seat, number))
    if t.mode == SORTING:
        return _sorted_out(t, seat, legal)
    if t.mode == ARRANGING:
        return _arranged(t, seat, legal)
    if t.mode == BUYING and carefully:
        number = _paid(t, seat, legal)
        if number != NONE:
            return number
    if n.SUGGESTED in legal:
        return n.SUGGESTED
    if n.CONFIRM in legal:
        return n.CONFIRM
    if t.mode == BUILDING and n.ASK_PARTNER in legal:
        return n.ASK_PARTNER
    if t.mode == BUILDING and t.teams:
        return _shown(t, seat, legal)
    return legal[0]


def _counted_as(t: Table, seat: int, number: int) -> float:
    """Choose what a copying card counts as: preferably something with an effect, then the highest value."""
    face, worth = reading_meant(t, seat, number)
    return PLAYED[face] + 0.1 * worth


def _sorted_out(t: Table, seat: int, legal: list[int]) -> int:
    """Choose cards to discard: junk and cards that no stack needs."""
    keeping = [0.0] * len(t.hands[seat])
    losses(t, seat, needs_of(t, seat), keeping)
    for number in legal:
        if n.PICK <= number < n.REACT and keeping[number - n.PICK] < 0.1:
            return number
    return n.CONFIRM


def _arranged(t: Table, seat: int, legal: list[int]) -> int:
    """Arrange the market so that the most wanted card comes first and is bought."""
    wanted = needs_of(t, seat).wanted
    best, best_want = legal[0], -1.0
    for number in legal:
        if number == n.BUY_DISCARDED:
            card = goods(t, DISCARDED)
        else:
            card = goods(t, number - n.BUY) if n.BUY <= number < n.SLOT else t.market[number - n.SLOT]
        want = wanted[COLUMN[t.kinds[card]]] if t.kinds[card] != JUNK else 0.0
        if want > best_want:
            best, best_want = number, want
    return best


def _paid(t: Table, seat: int, legal: list[int]) -> int:
    """Return the next card of the payment that is missed least, or the end of it; NONE if that is unknown."""
    hand = t.hands[seat]
    if any(KINDS[t.kinds[card]].copies != NO_COPY for card in hand):
        return NONE
    loss = [0.0] * len(hand)
    losses(t, seat, needs_of(t, seat), loss)
    rest = [at for at in range(len(hand)) if hand[at] not in t.picks]
    if len(rest) > 9:
        return NONE
    best: list[int] = []
    best_loss = 1e9
    for chosen in range(1 << len(rest)):
        places = [at for bit, at in enumerate(rest) if chosen >> bit & 1]
        lost = 0.0
        for at in places:
            lost += loss[at]
        if lost >= best_loss:
            continue
        cards = [hand[at] for at in places]
        payment = [(card, t.kinds[card], value(t, seat, card, t.kinds[card])) for card in cards]
        if not unpaid(t.slot, price(t, seat, t.slot), picked(t) + payment):
            best, best_loss = places, lost
    if best_loss == 1e9:
        return NONE
    if not best:
        return n.CONFIRM if n.CONFIRM in legal else NONE
    # of equal cards the first is offered
    kinds = [t.kinds[hand[at]] for at in best]
    for number in legal:
        if n.PICK <= number < n.REACT and t.kinds[hand[number - n.PICK]] in kinds:
            return number
    return NONE


def _shown(t: Table, seat: int, legal: list[int]) -> int:
    """Return the first card of a stack that the partner is asked to complete: the best one that is wanted."""
    best, most = legal[0], -1
    for number in legal:
        if n.PICK <= number < n.REACT:
            kind = t.kinds[t.hands[seat][number - n.PICK]]
            worth = VALUES[kind] if kind != JUNK else 0  # few partners can do anything with junk
            if worth > most:
                best, most = number, worth
    return best


def losses(t: Table, seat: int, needs: Needs, found: list[float]) -> None:
    """Estimate how much each card in hand would be missed if it were discarded."""
    spent: list[int] = []
    for at, card in enumerate(t.hands[seat]):
        kind = t.kinds[card]
        if kind == JUNK:
            continue
        column = COLUMN[kind]
        kept = needs.kept[column]
        nth = spent.count(column)
        spent.append(column)
        found[at] = PAID * VALUES[kind] + (kept[nth] if nth < len(kept) else 0.0)


# everything else


def feel(t: Table, f: Frame, asks: str, seat: int, legal: list[int]) -> list[float]:
    """Estimate how many actions each move saves the seat."""
    needs = needs_of(t, seat)
    if asks == "action":
        return _actions(t, seat, needs, legal)
    return [_answer(t, f, asks, seat, needs, number) for number in legal]


def _actions(t: Table, seat: int, needs: Needs, legal: list[int]) -> list[float]:
    hand = t.hands[seat]
    loss = [0.0] * len(hand)
    losses(t, seat, needs, loss)
    feelings: list[float] = []
    for number in legal:
        if number == n.BUILD:
            alone = not t.teams or stacks.exists(t, seat, stacks.required(t, seat))
            begun = any(t.kinds[card] != JUNK for card in hand)
            feelings.append(BUILD if alone else 1.2 if begun else 2 * NOTHING)
        elif number == n.INVENTORY:
            useless = sum(1 for missed in loss if missed < 0.1)
            feelings.append(NOTHING + 0.05 * useless)
        elif number == n.STOP:
            feelings.append(NOTHING - 1.0)
        elif number == n.BUY_DISCARDED or n.BUY <= number < n.SLOT:
            slot = DISCARDED if number == n.BUY_DISCARDED else number - n.BUY
            feelings.append(_bought(t, seat, needs, slot))
        elif n.PLAY <= number < n.ABILITY:
            feelings.append(_played(t, seat, needs, loss, number - n.PLAY))
        elif n.ABILITY <= number < n.REARRANGE:
            feelings.append(1.5 if KINDS[t.kinds[hand[number - n.ABILITY]]].slug == "bold-haggler" else -0.5)
        else:
            feelings.append(_rearranged(t, needs) - 0.2)
    return feelings


def _bought(t: Table, seat: int, needs: Needs, slot: int) -> float:
    kind = t.kinds[goods(t, slot)]
    if kind == JUNK:
        return -1.0
    return needs.wanted[COLUMN[kind]] + 0.06 * VALUES[kind] - 0.04 * price(t, seat, slot)


def _rearranged(t: Table, needs: Needs) -> float:
    return max((needs.wanted[COLUMN[t.kinds[card]]] for card in t.market if card != NONE), default=0.0)


def _played(t: Table, seat: int, needs: Needs, loss: list[float], at: int) -> float:
    card = t.hands[seat][at]
    facts = KINDS[t.kinds[card]]
    worth = PLAYED[t.kinds[card]]
    if len(t.hands[seat]) == 1 and all(t.kinds[other] == t.kinds[card] for other in t.decks[seat] + t.discards[seat]):
        return -1.0  # nothing else can come of it, and it could go on for ever
    if facts.type != TECHNIQUE:
        worth = 0.1
    if facts.slug in FREE_CARDS:
        return worth
    if facts.slug == "gift-voucher":
        worth = _rearranged(t, needs) - 0.3
    # it gives its action back: what counts is whether it is missed in hand
    return FREE + worth if worth > loss[at] + 0.02 else worth - loss[at] - 0.5


def desire(t: Table, needs: Needs, kind: int) -> float:
    """Estimate how good it is to take a card of this kind into hand."""
    if kind == JUNK:
        return 0.0
    return needs.wanted[COLUMN[kind]] + 0.05 * VALUES[kind] + PLAYED[kind] * 0.3


def _missed(t: Table, seat: int, needs: Needs, at: int) -> float:
    """Estimate how bad it is to lose this card for good."""
    kind = t.kinds[t.hands[seat][at]]
    if kind == JUNK:
        return 0.0
    column = COLUMN[kind]
    return 0.1 + 0.06 * VALUES[kind] + (1.0 if needs.kept[column] else 0.0) + PLAYED[kind] * 0.2


GETS: Final = frozenset(
    (
        "search-deck",
        "discard-to-deck",
        "may-take-from-discard",
        "take-from-market",
        "swap-with-market",
        "swap-with-stall",
        "keep-one",
    )
)
"""The better the card, the better the answer."""
GIVES: Final = frozenset(
    ("discard", "throw-away", "may-throw-away", "put-on-deck", "give", "swap-with-discard", "exchange-with-deck")
)
"""The cards in hand that are missed least."""


def _answer(t: Table, f: Frame, asks: str, seat: int, needs: Needs, number: int) -> float:
    if number == n.NO:
        return 0.12
    if n.PERSON <= number < n.NUMBER:
        return _person(t, seat, number - n.PERSON)
    if asks == "react":
        return 0.0 if number == n.PASS else 0.3
    if n.PICK <= number < n.REACT:
        missed = _missed(t, seat, needs, number - n.PICK)
        if asks in GIVES:
            return 0.2 - missed
        return missed
    kind = _kind_meant(t, number)
    if kind != NONE:
        return _card(t, f, asks, seat, needs, kind)
    if asks in ("guess-market", "guess-hidden"):
        return 0.1 * sum(1 for card in t.market_deck if VALUES[t.kinds[card]] == number - n.NUMBER)
    return 0.0


def _card(t: Table, f: Frame, asks: str, seat: int, needs: Needs, kind: int) -> float:
    good = desire(t, needs, kind)
    if asks == "may-discard-from-deck":
        return 0.2 if kind == JUNK else -good
    if asks == "throw-away-from-discard":
        return -good
    if asks in ("put-back", "throw-away-from-market"):
        return -good  # what is put back last is drawn first
    if asks in ("give-aside", "return-aside"):
        receiver = f.spots[0]
        return good if receiver in (seat, t.partner(seat)) else -0.1 * VALUES[kind] - good
    if asks == "throw-away-aside":
        return good if f.player not in (NONE, seat, t.partner(seat)) else 0.0
    if asks == "exchange-with-deck" or asks == "swap-with-discard" or asks in GETS:
        return _at_hand(t, seat, needs, kind)
    return good


def _at_hand(t: Table, seat: int, needs: Needs, kind: int) -> float:
    """Estimate how good it is to have a card in hand, whether it is there already or new."""
    good = desire(t, needs, kind)
    if kind != JUNK and stacks.required(t, seat) == VALUES[kind]:
        good += 0.8
    return good


def _kind_meant(t: Table, number: int) -> int:
    """Return the kind of card that a move is about, where it names one."""
    if number >= n.NAME:
        return number - n.NAME
    if number >= n.STALL_CARD:
        place, at = divmod(number - n.STALL_CARD, n.MAX_STACK)
        stall, stack = divmod(place, n.MAX_STACKS)
        return t.kinds[t.stalls[stall][stack][at]]
    if n.ASIDE <= number < n.PLANNED:
        return t.kinds[t.aside[number - n.ASIDE]]
    if n.SLOT <= number < n.SUGGESTED:
        return t.kinds[t.market[number - n.SLOT]]
    return NONE


def _person(t: Table, seat: int, other: int) -> float:
    """Choose the player to hinder: the one who is ahead."""
    if other == t.partner(seat):
        return -0.5
    return 0.2 + 0.1 * len(t.stall(other))
