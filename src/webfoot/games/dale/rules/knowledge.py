"""What everybody knows of cards they cannot see, and how hidden cards are redrawn to fit it.

Each viewer (every seat, and last the spectator) has a *belief* about each hidden card: the set of hidden places where
it may lie, a bit each. One bit means the viewer knows. PIN means even the exact place in a deck is known. A card that
lies open has no belief. Three things happen to beliefs:

- A card moves and the viewer does not see which. Every card that may have lain at the start may now lie at the end.
- The viewer sees a card, so it is known to be there. Nobody can tell which of several equal cards it was. It may be
  one that was known to be there; if there is none, each twin may now be wherever any of them may have been.
- The viewer sees a whole place. A card that was not seen there is not there.

So a belief never says anything false, and never more than the viewer could tell.

Some cards in hand carry a note: a value changed for this turn, an ability used, what they copy. The note is lost when
the card leaves the hand. Everybody saw the note being made. A viewer is *sure* that it still holds only while it
knows that the card has been in that hand all the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from webfoot.core.chance import Chance
from webfoot.games.dale.rules.state import NONE, Position

MAX_SEATS: Final = 4
HAND: Final = [1 << seat for seat in range(MAX_SEATS)]
DECK: Final = [1 << MAX_SEATS + seat for seat in range(MAX_SEATS)]
MARKET_DECK: Final = 1 << 8
ASIDE: Final = 1 << 9
PIN: Final = 1 << 10
NOWHERE: Final = 0
CHANGED: Final = 0
USED: Final = 1
COPYING: Final = 2
REACTED: Final = 3
EVERYBODY: Final = (1 << MAX_SEATS + 1) - 1


def show(p: Position, card: int, place: int) -> None:
    """Lay a hidden card of this place open for all to see."""
    for viewer, beliefs in enumerate(p.beliefs):
        _recognise(p, beliefs, [card], place)
        beliefs[card] = NOWHERE
        _doubt(p, viewer, card, place)
    _clear_if_empty(p, place)


def show_in_place(p: Position, cards: list[int], place: int) -> None:
    """Show everybody that these cards lie here, and leave them. Twins shown together are both known to be here."""
    for viewer, beliefs in enumerate(p.beliefs):
        _recognise(p, beliefs, cards, place)
        for card in cards:
            beliefs[card] = place
        _doubt(p, viewer)


def note(p: Position, card: int, sort: int) -> None:
    """Note something of this sort about a card in hand that everybody sees."""
    for sure in p.sure:
        if card << 2 | sort not in sure:
            sure.append(card << 2 | sort)


def _doubt(p: Position, viewer: int, left: int = NONE, place: int = NOWHERE) -> None:
    """Drop notes of which a viewer can no longer be sure, because the card may have left the hand.

    If this viewer has seen a card leave a hand (`left`, `place`), it may have been the one of its kind with the note.
    """
    sure = p.sure[viewer]
    if sure:
        beliefs = p.beliefs[viewer]
        kind = NONE if left == NONE else p.kinds[left]
        p.sure[viewer] = [
            one
            for one in sure
            if beliefs[one >> 2] in HAND
            and one >> 2 != left
            and not (p.kinds[one >> 2] == kind and beliefs[one >> 2] == place)
        ]


def hide(p: Position, card: int, place: int, on_top: bool = False) -> None:
    """Move an open card to a hidden place, seen by all."""
    known = place | PIN if on_top else place
    for beliefs in p.beliefs:
        beliefs[card] = known
    if place in HAND:
        p.entered[HAND.index(place)].append(p.kinds[card])


def move(p: Position, card: int, start: int, end: int, seen_by: int, on_top: bool = False) -> None:
    """Move a card from one hidden place to another; only `seen_by` (a bit for each seat) see which it is."""
    known = end | PIN if on_top else end
    for viewer, beliefs in enumerate(p.beliefs):
        if seen_by >> viewer & 1 or beliefs[card] & PIN:
            _recognise(p, beliefs, [card], start)
            beliefs[card] = known
            _doubt(p, viewer, card, start)
        else:
            # Changed in place: few beliefs change, and a new list would make every large number of it again.
            unpinned = start | PIN
            for other, belief in enumerate(beliefs):
                if belief & unpinned == start:
                    beliefs[other] = belief | end
            _doubt(p, viewer)
    _clear_if_empty(p, start)
    if end in HAND:
        p.entered[HAND.index(end)].append(NONE)


def pass_on(p: Position, passed: list[tuple[int, int, int]]) -> None:
    """Pass cards (giver, taker, card) from hand to hand at the same time: a card that has just arrived does not leave
    again. Both ends see the card (D-607)."""
    for viewer, beliefs in enumerate(p.beliefs):
        unseen = []
        for giver, taker, card in passed:
            if viewer in (giver, taker):
                _recognise(p, beliefs, [card], HAND[giver])
                beliefs[card] = HAND[giver]
            else:
                unseen.append((HAND[giver], HAND[taker]))
        for card, belief in enumerate(beliefs):
            for start, end in unseen:
                if belief & start:
                    beliefs[card] |= end
        for giver, taker, card in passed:
            if viewer in (giver, taker):
                beliefs[card] = HAND[taker]
                _doubt(p, viewer, card, HAND[giver])
        _doubt(p, viewer)
    for _, taker, _ in passed:
        p.entered[taker].append(NONE)


def unpin(p: Position, deck: list[int]) -> None:
    """Forget exact places, because a deck is shuffled or something is taken from its middle."""
    for beliefs in p.beliefs:
        for card in deck:
            beliefs[card] &= ~PIN


def see(p: Position, viewer: int, cards: list[int], place: int) -> None:
    """Let this viewer look at all cards of a place."""
    beliefs = p.beliefs[viewer]
    _recognise(p, beliefs, cards, place)
    for card in cards:
        beliefs[card] = place | beliefs[card] & PIN
    for card, belief in enumerate(beliefs):
        if belief & place and card not in cards:
            beliefs[card] = belief & ~place
    _doubt(p, viewer)


def mix(p: Position, places: int) -> None:
    """Shuffle the cards of these places together: a card of one may lie in any. Their owners then `see` theirs."""
    for viewer, beliefs in enumerate(p.beliefs):
        for card, belief in enumerate(beliefs):
            if belief & places:
                beliefs[card] = belief | places
        _doubt(p, viewer)


def _clear_if_empty(p: Position, place: int) -> None:
    """Use the fact that a hand or a deck is empty: a viewer who sees that knows that its cards are elsewhere."""
    for seat in range(p.seats):
        if (place == HAND[seat] and not p.hands[seat]) or (place == DECK[seat] and not p.decks[seat]):
            empty(p, place)
    if place == MARKET_DECK and not p.market_deck:
        empty(p, place)


def empty(p: Position, place: int) -> None:
    """Note that nothing lies here any more."""
    for beliefs in p.beliefs:
        for card, belief in enumerate(beliefs):
            if belief & place:
                beliefs[card] = belief & ~place


def _recognise(p: Position, beliefs: list[int], cards: list[int], place: int) -> None:
    """Let the viewer see what is printed on these cards of a place: each may as well have been its twin."""
    kinds = p.kinds
    unpinned = place | PIN
    for card in cards:
        belief = beliefs[card]
        if belief & (belief - 1) == 0 or belief & PIN:
            continue  # known already, or not hidden at all
        kind = kinds[card]
        any_of_them = belief
        twins: list[int] = []
        for twin, other in enumerate(beliefs):
            if other & unpinned == place and kinds[twin] == kind and twin not in cards:
                if other == place:  # this may be the one that is seen, and the other the one that is not
                    beliefs[twin] = belief
                    break
                twins.append(twin)
                any_of_them |= other
        else:
            for twin in twins:
                beliefs[twin] = any_of_them


def may_hold(p: Position, seat: int, kinds: frozenset[int], but: Sequence[int] = ()) -> bool:
    """Whether, as far as everybody knows, this seat may hold one of these kinds other than these very cards."""
    hand = HAND[seat]
    for card, belief in enumerate(p.beliefs[p.seats]):
        if belief & hand and p.kinds[card] in kinds and card not in but:
            return True
    return False


def redraw(p: Position, viewer: int | None, chance: Chance) -> None:
    """Replace all that this viewer (None: a spectator) cannot know by a random choice that fits what it knows."""
    eye = p.seats if viewer is None else viewer
    _deal_again(p, eye, chance)
    public = p.beliefs[p.seats] = _admit(p.beliefs[p.seats], p.beliefs[eye])
    _forget_notes(p, eye)
    for seat in range(p.seats):
        if seat == eye:
            continue
        # Everybody saw how many cards came in, but perhaps not which of them have left since.
        p.fresh[seat] = min(len(p.entered[seat]), len(p.hands[seat]))
        hand = HAND[seat]
        beliefs = [belief & ~hand for belief in public]
        for card in p.hands[seat]:
            beliefs[card] = hand
        if p.aside_seen >> seat & 1:
            for card in p.aside:
                beliefs[card] = ASIDE
        p.beliefs[seat] = beliefs


def _admit(public: list[int], eye: list[int]) -> list[int]:
    """Make the truth possible for the viewer: beliefs may have taken one of two equal cards for the other."""
    return [belief if belief & PIN else belief | seen & ~PIN for belief, seen in zip(public, eye, strict=True)]


def is_sure(p: Position, viewer: int | None, card: int, sort: int) -> bool:
    """Whether this viewer knows that what was noted of this card still holds."""
    if viewer is not None and card in p.hands[viewer]:
        return True
    return card << 2 | sort in p.sure[p.seats if viewer is None else viewer]


def _forget_notes(p: Position, eye: int) -> None:
    """Drop the notes about a card unless the viewer knows that they still hold."""
    viewer = eye if eye < p.seats else None
    if p.changes:
        kept: list[int] = []
        for i in range(0, len(p.changes), 3):
            if p.changes[i] == NONE or is_sure(p, viewer, p.changes[i], CHANGED):
                kept += p.changes[i : i + 3]
        p.changes = kept
    p.used = [card for card in p.used if is_sure(p, viewer, card, USED)]
    p.copying = [route for route in p.copying if is_sure(p, viewer, route[0], COPYING)]
    known = [one for one in noted(p) if p.beliefs[p.seats][one >> 2] in HAND]
    for other in range(p.seats + 1):
        if other != eye:
            p.sure[other] = known[:]


def noted(p: Position) -> list[int]:
    """Return all notes, each a card and a sort as in `sure`, in the order of their sort."""
    notes = [card << 2 | CHANGED for card in p.changes[::3] if card != NONE]
    notes += [card << 2 | USED for card in p.used] + [route[0] << 2 | COPYING for route in p.copying]
    notes += [card << 2 | REACTED for frame in p.frames for card in frame.cards]
    return list(dict.fromkeys(notes))


def _deal_again(p: Position, eye: int, chance: Chance) -> None:
    beliefs = p.beliefs[eye]
    places: list[tuple[int, list[int]]] = [(HAND[seat], p.hands[seat]) for seat in range(p.seats) if seat != eye]
    places += [(DECK[seat], p.decks[seat]) for seat in range(p.seats)]
    places.append((MARKET_DECK, p.market_deck))
    if not p.aside_seen >> eye & 1:
        places.append((ASIDE, p.aside))
    room: dict[int, int] = {}
    open_places = 0
    for place, cards in places:
        free = sum(1 for card in cards if not beliefs[card] & PIN)
        room[place] = free
        if free:
            open_places |= place
    dealt: dict[int, list[int]] = {place: [] for place, _ in places}
    unsure: list[int] = []
    for card in _in_order(p, eye):
        belief = beliefs[card]
        if belief & PIN:
            continue
        belief &= open_places
        if belief == NOWHERE:
            continue
        if belief & (belief - 1) == 0:
            dealt[belief].append(card)
            room[belief] -= 1
        else:
            unsure.append(card)
    chance.shuffle(unsure)
    for card in unsure:
        _place(card, beliefs, open_places, room, dealt, chance)
    for place, cards in places:
        new = dealt[place]
        chance.shuffle(new)
        if len(new) == len(cards):
            cards[:] = new
            continue
        for at, card in enumerate(cards):
            if not beliefs[card] & PIN:
                cards[at] = new.pop()


def _in_order(p: Position, eye: int) -> list[int]:
    """Return all hidden cards by kind; equal ones by what this viewer can tell of them, and never by which is
    which."""
    beliefs = p.beliefs[eye]
    viewer = eye if eye < p.seats else None
    ranks: dict[int, int] = {}
    for one in noted(p):
        if is_sure(p, viewer, one >> 2, one & 3) or (one & 3 == REACTED and beliefs[one >> 2] in HAND):
            ranks.setdefault(one >> 2, len(ranks) + 1)
    keys: list[int] = []
    for card, belief in enumerate(beliefs):
        if belief:
            keys.append(((p.kinds[card] << 11 | belief) << 8 | ranks.get(card, 0)) << 12 | card)
    keys.sort()
    return [key & 0xFFF for key in keys]


def _place(
    card: int, beliefs: list[int], open_places: int, room: dict[int, int], dealt: dict[int, list[int]], chance: Chance
) -> None:
    """Put a card somewhere it may lie, each free spot equally likely. If all are taken, make room."""
    belief = beliefs[card] & open_places
    free = 0
    for place, left in room.items():
        if belief & place:
            free += left
    if free:
        nth = chance.below(free)
        for place, left in room.items():
            if belief & place:
                if nth < left:
                    dealt[place].append(card)
                    room[place] = left - 1
                    return
                nth -= left
    found = _make_room(card, beliefs, open_places, room, dealt, [])
    assert found, "the true cards fit what is known of them"


def _make_room(
    card: int,
    beliefs: list[int],
    open_places: int,
    room: dict[int, int],
    dealt: dict[int, list[int]],
    tried: list[int],
) -> bool:
    """Put a card where another lies that may lie elsewhere, and so on; each place is tried once."""
    belief = beliefs[card] & open_places
    for place, left in room.items():
        if belief & place and left > 0:
            dealt[place].append(card)
            room[place] = left - 1
            return True
    for place in room:
        if not belief & place or place in tried:
            continue
        tried.append(place)
        for at, lying in enumerate(dealt[place]):
            if _make_room(lying, beliefs, open_places, room, dealt, tried):
                dealt[place][at] = card
                return True
    return False


def true_place(p: Position, card: int) -> int:
    """Return where a hidden card really lies; NOWHERE if it lies open. For tests of beliefs."""
    for seat in range(p.seats):
        if card in p.hands[seat]:
            return HAND[seat]
        if card in p.decks[seat]:
            return DECK[seat]
    if card in p.market_deck:
        return MARKET_DECK
    return ASIDE if card in p.aside else NOWHERE
