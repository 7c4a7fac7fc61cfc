"""What everybody knows of cards they cannot see, and drawing hidden cards that fit it.

Each viewer (every seat, and last the spectator) has a *belief* about each hidden card: the set of hidden places where
it may lie, a bit each. One bit means the viewer knows. PIN means even the exact place in a deck is known. A card that
lies open has no belief. Three things happen to beliefs:

- A card moves and the viewer does not see which: whatever may have lain at the start may now lie at the end.
- The viewer sees a card: it is known to be there. Of equal cards nobody can tell which one it was: one that was known
  to be there may be the very one, and if there is none, each twin may now be wherever any of them may have been.
- The viewer sees a whole place: what was not seen there is not there.

So a belief never says anything false, and never more than the viewer could tell.
"""

from __future__ import annotations

from typing import Final

from webfoot.core.chance import Chance
from webfoot.games.dale.rules.state import Position

MAX_SEATS: Final = 4
HAND: Final = [1 << seat for seat in range(MAX_SEATS)]
DECK: Final = [1 << MAX_SEATS + seat for seat in range(MAX_SEATS)]
MARKET_DECK: Final = 1 << 8
ASIDE: Final = 1 << 9
PIN: Final = 1 << 10
NOWHERE: Final = 0
EVERYBODY: Final = (1 << MAX_SEATS + 1) - 1


def show(p: Position, card: int, place: int) -> None:
    """A hidden card of this place is laid open for all to see."""
    for beliefs in p.beliefs:
        _recognise(p, beliefs, [card], place)
        beliefs[card] = NOWHERE
    _clear_if_empty(p, place)


def show_in_place(p: Position, cards: list[int], place: int) -> None:
    """Everybody sees that these cards lie here, and they stay. Twins shown together are both known to be here."""
    for beliefs in p.beliefs:
        _recognise(p, beliefs, cards, place)
        for card in cards:
            beliefs[card] = place


def hide(p: Position, card: int, place: int, on_top: bool = False) -> None:
    """An open card goes to a hidden place before everybody's eyes."""
    known = place | PIN if on_top else place
    for beliefs in p.beliefs:
        beliefs[card] = known


def move(p: Position, card: int, start: int, end: int, seen_by: int, on_top: bool = False) -> None:
    """A card goes from one hidden place to another; only `seen_by` (a bit each seat) see which it is."""
    known = end | PIN if on_top else end
    for viewer, beliefs in enumerate(p.beliefs):
        if seen_by >> viewer & 1 or beliefs[card] & PIN:
            _recognise(p, beliefs, [card], start)
            beliefs[card] = known
        else:
            p.beliefs[viewer] = [
                belief | end if belief & start and not belief & PIN else belief for belief in beliefs
            ]
    _clear_if_empty(p, start)


def pass_on(p: Position, passed: list[tuple[int, int, int]]) -> None:
    """Cards (giver, taker, card) go from hand to hand at the same time: what has just come to a hand does not leave
    it again. Both ends see the card (D-607)."""
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


def unpin(p: Position, deck: list[int]) -> None:
    """A deck is shuffled, or something is taken from its middle."""
    for beliefs in p.beliefs:
        for card in deck:
            beliefs[card] &= ~PIN


def see(p: Position, viewer: int, cards: list[int], place: int) -> None:
    """This viewer looks at all cards of a place."""
    beliefs = p.beliefs[viewer]
    _recognise(p, beliefs, cards, place)
    for card in cards:
        beliefs[card] = place | beliefs[card] & PIN
    seen = set(cards)
    for card, belief in enumerate(beliefs):
        if belief & place and card not in seen:
            beliefs[card] = belief & ~place


def mix(p: Position, places: int) -> None:
    """Cards of these places are shuffled together: what lay in one may lie in any. Their owners then `see` theirs."""
    for viewer, beliefs in enumerate(p.beliefs):
        p.beliefs[viewer] = [belief | places if belief & places else belief for belief in beliefs]


def _clear_if_empty(p: Position, place: int) -> None:
    """Who sees that nothing is left in a hand or a deck knows that what was there is elsewhere."""
    for seat in range(p.seats):
        if (place == HAND[seat] and not p.hands[seat]) or (place == DECK[seat] and not p.decks[seat]):
            empty(p, place)
    if place == MARKET_DECK and not p.market_deck:
        empty(p, place)


def empty(p: Position, place: int) -> None:
    """Nothing lies here any more."""
    for viewer, beliefs in enumerate(p.beliefs):
        p.beliefs[viewer] = [belief & ~place for belief in beliefs]


def _recognise(p: Position, beliefs: list[int], cards: list[int], place: int) -> None:
    """The viewer sees what is printed on these cards of a place: each may as well have been its twin."""
    kinds = p.kinds
    for card in cards:
        belief = beliefs[card]
        if belief & (belief - 1) == 0 or belief & PIN:
            continue  # known already, or not hidden at all
        kind = kinds[card]
        any_of_them = belief
        twins: list[int] = []
        for twin, other in enumerate(beliefs):
            if other & place and kinds[twin] == kind and not other & PIN and twin not in cards:
                if other == place:  # this may be the one that is seen, and the other the one that is not
                    beliefs[twin] = belief
                    break
                twins.append(twin)
                any_of_them |= other
        else:
            for twin in twins:
                beliefs[twin] = any_of_them


def may_hold(p: Position, seat: int, kinds: frozenset[int]) -> bool:
    """Whether, as far as everybody knows, this seat may hold one of these kinds."""
    hand = HAND[seat]
    for card, belief in enumerate(p.beliefs[p.seats]):  # noqa: SIM110  (asked often: quicker so)
        if belief & hand and p.kinds[card] in kinds:
            return True
    return False


def redraw(p: Position, viewer: int | None, chance: Chance) -> None:
    """Replace all that this viewer (None: a spectator) cannot know by a random choice that fits what it does."""
    eye = p.seats if viewer is None else viewer
    _deal_again(p, eye, chance)
    public = p.beliefs[p.seats] = _admit(p.beliefs[p.seats], p.beliefs[eye])
    for seat in range(p.seats):
        if seat == eye:
            continue
        hand = HAND[seat]
        beliefs = [belief & ~hand for belief in public]
        for card in p.hands[seat]:
            beliefs[card] = hand
        if p.aside_seen >> seat & 1:
            for card in p.aside:
                beliefs[card] = ASIDE
        p.beliefs[seat] = beliefs


def _admit(public: list[int], eye: list[int]) -> list[int]:
    """Of two equal cards beliefs may have taken one for the other: what the viewer thinks possible is possible."""
    return [belief if belief & PIN else belief | seen & ~PIN for belief, seen in zip(public, eye, strict=True)]


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
    for card, belief in enumerate(beliefs):
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


def _place(
    card: int, beliefs: list[int], open_places: int, room: dict[int, int], dealt: dict[int, list[int]], chance: Chance
) -> None:
    """Put a card somewhere it may lie, each free spot as likely; if all are taken, make room."""
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
    found = _make_room(card, beliefs, open_places, room, dealt, NOWHERE)
    assert found, "the true cards fit what is known of them"


def _make_room(
    card: int, beliefs: list[int], open_places: int, room: dict[int, int], dealt: dict[int, list[int]], tried: int
) -> bool:
    belief = beliefs[card] & open_places
    for place, left in room.items():
        if belief & place and left > 0:
            dealt[place].append(card)
            room[place] = left - 1
            return True
    for place in room:
        if not belief & place or tried & place:
            continue
        for at, lying in enumerate(dealt[place]):
            if _make_room(lying, beliefs, open_places, room, dealt, tried | place):
                dealt[place][at] = card
                return True
    return False


def true_place(p: Position, card: int) -> int:
    """Where a hidden card really lies; NOWHERE if it lies open. For the tests of what is believed."""
    for seat in range(p.seats):
        if card in p.hands[seat]:
            return HAND[seat]
        if card in p.decks[seat]:
            return DECK[seat]
    if card in p.market_deck:
        return MARKET_DECK
    return ASIDE if card in p.aside else NOWHERE
