"""What everybody knows of hidden hands, and how hidden cards are redrawn to fit it.

Each card of a hand leaves a *trace*: the set of kinds that it is known not to be, and its age.

- Simple Duck (`canard-simplet`) finds no Shoot card (`pan`): none of the owner's cards is one (A-17).
- A card is discarded without effect: no card of the hand was of a kind that was possible then (C-021).
- The discards are shuffled into a new draw pile. By elimination everybody knows which cards the hands hold together
  (the old pool) and which the new draw pile holds (the new pool). Every card held is now old.

Players also remember which of their own cards are old; nobody else is told. When a card is played, its kind is known,
but not which card of the hand it was. If several traces could have been that card, only what is true in each case is
kept. So a trace never says anything false, and never anything that only the owner knows.
"""

from __future__ import annotations

from typing import Final

from webfoot.core.chance import Chance
from webfoot.games.canardage.components import DECK_COUNTS, HAND, KINDS, PAN
from webfoot.games.canardage.rules.beliefs import SWEEPS, UNKNOWN, likelier, weights_of
from webfoot.games.canardage.rules.state import Position

NEW: Final = 0
EITHER: Final = 1
OLD: Final = 2
_AGE: Final = len(KINDS)
_KINDS_MASK: Final = (1 << _AGE) - 1
_SIDES: Final = 3
_BOTH: Final = 0
_OLD_ONLY: Final = 1
_NEW_ONLY: Final = 2
NONE: Final = -1
KIND_OF_CARD: Final = [card // _SIDES for card in range(len(KINDS) * _SIDES)]
"""The kind of a card with its side. A table, as compiled code looks up faster than it divides."""


def begin_traces(p: Position) -> None:
    """Start with nothing known but the deck."""
    p.traces = [[NEW << _AGE] * len(hand) for hand in p.hands]
    p.old_pool = [0] * len(KINDS)
    p.new_pool = list(DECK_COUNTS[p.deck])
    p.kept = [[] for _ in p.hands]
    p.conduct = [UNKNOWN] * len(p.hands)


def trace_draw(p: Position, seat: int) -> None:
    p.traces[seat].insert(0, NEW << _AGE)  # traces are sorted, and none is smaller


def trace_not(p: Position, seat: int, kinds: int) -> None:
    """Note that no card of this hand is one of `kinds` (a bit each); everybody learns it."""
    p.traces[seat] = sorted([trace | kinds for trace in p.traces[seat]])


def trace_no_pan(p: Position, seat: int) -> None:
    trace_not(p, seat, 1 << PAN)


def trace_play(p: Position, seat: int, kind: int) -> None:
    """Note that a card of this kind leaves the hand, and drop the trace that it may have had."""
    kept = p.kept[seat]
    if kept and kind in kept:
        kept.remove(kind)
    traces = p.traces[seat]
    if traces[0] == traces[-1]:  # sorted, so all traces are alike and it does not matter which one goes
        _leave_pool(p, traces.pop() >> _AGE, kind)
        return
    suspects = _suspects(p, traces, kind)
    gone = suspects[0]
    gone_trace = traces[gone]
    for i in suspects:
        kinds, most = traces[i] & _KINDS_MASK, gone_trace & _KINDS_MASK
        if kinds != most and kinds.bit_count() > most.bit_count():
            gone, gone_trace = i, traces[i]
    gone_age = gone_trace >> _AGE
    certain = True
    for i in suspects:
        age = traces[i] >> _AGE
        if age != gone_age:
            certain, age = False, EITHER
        traces[i] = (traces[i] & gone_trace & _KINDS_MASK) | age << _AGE
    del traces[gone]
    _sort(traces)
    if certain:
        _leave_pool(p, gone_age, kind)


def _sort(traces: list[int]) -> None:
    """Sort a hand's traces, which nearly are: that is quicker one by one."""
    for i in range(1, len(traces)):
        trace = traces[i]
        at = i
        while at > 0 and traces[at - 1] > trace:
            traces[at] = traces[at - 1]
            at -= 1
        if at != i:
            traces[at] = trace


def _suspects(p: Position, traces: list[int], kind: int) -> list[int]:
    """Return the places of the traces that a card of this kind may have had."""
    new, old = p.new_pool[kind] > 0, p.old_pool[kind] > 0
    suspects: list[int] = []
    for i, trace in enumerate(traces):
        age = trace >> _AGE
        if not trace >> kind & 1 and ((new and age != OLD) or (old and age != NEW)):
            suspects.append(i)
    if not suspects:
        # This happens only in imagined hands. Ages do not say which seat holds the old copy of a kind, and a
        # simulation may play the same copy twice. Then the trace says nothing.
        suspects = list(range(len(traces)))
    return suspects


def _leave_pool(p: Position, age: int, kind: int) -> None:
    """Take a card of certain age out of its pool. A card of either age changes neither pool, which claims less."""
    if age == OLD:
        p.old_pool[kind] -= 1
    elif age == NEW:
        p.new_pool[kind] -= 1


def trace_reshuffle(p: Position) -> None:
    """Note that the discards are about to become the draw pile."""
    p.new_pool = [0] * len(KINDS)
    for kind in p.discard:
        p.new_pool[kind] += 1
    p.old_pool = [0] * len(KINDS)
    for hand in p.hands:
        for kind in hand:
            p.old_pool[kind] += 1
    p.traces = [sorted([(trace & _KINDS_MASK) | OLD << _AGE for trace in traces]) for traces in p.traces]
    p.kept = [hand[:] for hand in p.hands]


def redraw(p: Position, seat: int | None, chance: Chance) -> None:
    """Replace all that this seat (None: a spectator) cannot know by a random choice that fits what it knows."""
    _redraw_pile(p, chance)
    _redraw_hands(p, seat, chance)


def _redraw_pile(p: Position, chance: Chance) -> None:
    unknown = sorted(p.pile[p.sunk :])
    chance.shuffle(unknown)
    p.pile[p.sunk :] = unknown


def _redraw_hands(p: Position, seat: int | None, chance: Chance) -> None:
    unseen = _unseen(p, seat)
    owners: list[int] = []
    slots: list[int] = []
    traced = False
    for other in range(p.seats):
        if other != seat:
            for trace in p.traces[other]:
                owners.append(other)
                slots.append(trace)
                if trace:
                    traced = True
    chance.shuffle(unseen)
    if traced:
        dealt = _deal_to_traces(unseen, slots)
    else:
        dealt = unseen[len(unseen) - len(slots) :]
        del unseen[len(unseen) - len(slots) :]
    _weigh(p, owners, slots, dealt, unseen, chance)
    for other in range(p.seats):
        if other != seat:
            p.hands[other] = []
            p.kept[other] = []
    for i in range(len(slots)):
        kind = KIND_OF_CARD[dealt[i]]
        p.hands[owners[i]].append(kind)
        if slots[i] >> _AGE == OLD or dealt[i] - kind * _SIDES == _OLD_ONLY:
            p.kept[owners[i]].append(kind)
    for other in range(p.seats):
        if other != seat:
            p.hands[other].sort()
            p.kept[other].sort()
    draw: list[int] = []
    for card in unseen:
        draw.append(KIND_OF_CARD[card])
    p.draw = draw


def _weigh(
    p: Position, owners: list[int], slots: list[int], dealt: list[int], pile: list[int], chance: Chance
) -> None:
    """Exchange cards of hands for others of the pile, so that hands are as likely as their owners' conduct makes
    them."""
    if not pile:
        return
    kept: list[int] = []
    for i in range(len(slots)):
        owner = owners[i]
        # Traces are sorted, so the first one of a whole hand may be that of the card drawn last.
        drawn_last = (i == 0 or owners[i - 1] != owner) and len(p.traces[owner]) == HAND
        if p.conduct[owner] != UNKNOWN and not drawn_last:
            kept.append(i)
    for _ in range(SWEEPS):
        for i in kept:
            at = chance.below(len(pile))
            held = dealt[i]
            drawn = pile[at]
            kind = KIND_OF_CARD[held]
            if held - kind * _SIDES == _OLD_ONLY or not _fits(drawn, slots[i]):
                continue
            if likelier(weights_of(p, owners[i]), kind, KIND_OF_CARD[drawn], chance):
                dealt[i] = drawn
                pile[at] = held


def _unseen(p: Position, seat: int | None) -> list[int]:
    """Return the cards that this seat cannot see, each as kind × 3 + the side of the last reshuffle it can be on."""
    counts = list(DECK_COUNTS[p.deck])
    for kind in p.discard:
        counts[kind] -= 1
    in_play = p.cards_in_play()
    for kind in range(len(counts)):
        counts[kind] -= in_play[kind]
    old_pool, new_pool = p.old_pool[:], p.new_pool[:]
    if seat is not None:
        for kind in p.hands[seat]:
            counts[kind] -= 1
            new_pool[kind] -= 1
        for kind in p.kept[seat]:
            old_pool[kind] -= 1
            new_pool[kind] += 1
    cards: list[int] = []
    for kind in range(len(counts)):
        count = counts[kind]
        old_only = max(0, count - new_pool[kind])
        sure = old_only + max(0, count - old_pool[kind])
        for i in range(count):
            side = _OLD_ONLY if i < old_only else _NEW_ONLY if i < sure else _BOTH
            cards.append(kind * _SIDES + side)
    return cards


def _fits(card: int, trace: int) -> bool:
    kind = KIND_OF_CARD[card]
    side = card - kind * _SIDES
    if trace >> kind & 1:
        return False
    age = trace >> _AGE
    return not (age == OLD and side == _NEW_ONLY) and not (age == NEW and side == _OLD_ONLY)


def _deal_to_traces(cards: list[int], traces: list[int]) -> list[int]:
    """Take from the shuffled `cards` one for each trace, so that no card that must be in a hand is left over.

    This is a matching of cards and traces, grown along augmenting paths: first from the cards that must be held, then
    from the traces still without a card. Growing it never frees what is already matched.
    """
    fits = {trace: [_fits(card, trace) for card in cards] for trace in set(traces)}
    fitting = [fits[trace] for trace in traces]
    card_of = [NONE] * len(traces)
    trace_of = [NONE] * len(cards)
    for card, side in enumerate(cards):
        if side % _SIDES == _OLD_ONLY:
            found = _find_trace(card, [False] * len(traces), fitting, card_of, trace_of)
            assert found, "the true hands hold every card that must be held"
    for i in range(len(traces)):
        if card_of[i] == NONE:
            found = _find_card(i, [False] * len(cards), fitting, card_of, trace_of)
            assert found, "the true hands fit their own traces"
    dealt = [cards[card] for card in card_of]
    cards[:] = [card for at, card in enumerate(cards) if trace_of[at] == NONE]
    return dealt


# Functions of the module, with all they need: nested ones cost several times as much once compiled.


def _find_trace(
    card: int, tried: list[bool], fitting: list[list[bool]], card_of: list[int], trace_of: list[int]
) -> bool:
    """Match a card with a trace, if need be by matching that trace's card with another; each trace is tried once."""
    for i, row in enumerate(fitting):
        if row[card] and not tried[i]:
            tried[i] = True
            if card_of[i] == NONE or _find_trace(card_of[i], tried, fitting, card_of, trace_of):
                card_of[i] = card
                trace_of[card] = i
                return True
    return False


def _find_card(i: int, tried: list[bool], fitting: list[list[bool]], card_of: list[int], trace_of: list[int]) -> bool:
    """The same from the other side: match a trace with a card, the last that fits."""
    row = fitting[i]
    for card in range(len(row) - 1, -1, -1):
        if row[card] and not tried[card]:
            tried[card] = True
            if trace_of[card] == NONE or _find_card(trace_of[card], tried, fitting, card_of, trace_of):
                card_of[i] = card
                trace_of[card] = i
                return True
    return False
