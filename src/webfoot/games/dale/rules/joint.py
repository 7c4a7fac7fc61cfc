"""Stacks that partners lay together: whether what the builder shows may still become one (D-703, D-704).

Set, total and junk limits apply to the whole stack. So what the builder shows alone may break them, as long as the
partner might hold a card that lifts them. What the partner really holds must not be revealed: any card of the sets in
play may be among it.
"""

from __future__ import annotations

from functools import cache

from webfoot.games.dale.rules.card_values import Cards, Reading, value_from_discard
from webfoot.games.dale.rules.kinds import JUNK, KINDS, NOTHING_SPECIAL_STACK, SET_OF, VALUES, kinds_of_set
from webfoot.games.dale.rules.state import Position


@cache
def lifting_kinds(sets: tuple[int, ...]) -> tuple[int, ...]:
    """Return the kinds in this game that lift limits of a stack, or let cards that do so join from the discard."""
    kinds = [kind for number in sets for kind in kinds_of_set(number)]
    return tuple(kind for kind in kinds if _lifts(kind))


def _lifts(kind: int) -> bool:
    trait = KINDS[kind].stack
    return trait is not NOTHING_SPECIAL_STACK and (trait.junk or trait.any_set or trait.from_discard > 0)


class _Beginning:
    """What a stack has so far, as far as limits and total are concerned."""

    __slots__ = ("helpers", "joins", "junk", "junk_allowed", "low", "mixed", "set", "several")

    def __init__(self) -> None:
        self.low = 0
        """The least it can be worth."""
        self.set = -1
        self.several = False
        self.junk = False
        self.mixed = False
        self.junk_allowed = False
        self.joins = 0
        """How many more cards from the discard may join."""
        self.helpers = 0
        """Cards that the partner has added."""

    def plus(self, face: int, worth: int, joining: bool = False, helping: bool = False) -> _Beginning:
        """Return the beginning with one more card. A card from the discard (`joining`) is subject to no limit
        (D-543)."""
        other = _Beginning()
        trait = KINDS[face].stack
        other.low = self.low + worth - trait.adjusts
        other.set = self.set
        other.several = self.several
        other.junk = self.junk
        other.mixed = self.mixed or trait.any_set
        other.junk_allowed = self.junk_allowed or trait.junk
        other.joins = self.joins + trait.from_discard - joining
        other.helpers = self.helpers + helping
        if joining:
            return other
        if face == JUNK:
            other.junk = True
        elif other.set == -1:
            other.set = SET_OF[face]
        elif other.set != SET_OF[face]:
            other.several = True
        return other

    @property
    def within_limits(self) -> bool:
        return (self.mixed or not self.several) and (self.junk_allowed or not self.junk)


def least_worth(p: Position, seat: int, cards: Cards, extras: list[int]) -> int:
    """The least that a beginning of `seat` can be worth."""
    return _begun(p, seat, cards, extras).low


def _begun(p: Position, seat: int, cards: Cards, extras: list[int]) -> _Beginning:
    begun = _Beginning()
    for _, face, worth in cards:
        begun = begun.plus(face, worth)
    for card in extras:
        begun = begun.plus(p.kinds[card], value_from_discard(p, seat, card), joining=True)
    return begun


def may_be_completed(
    p: Position, seat: int, need: int, cards: Cards, extras: list[int], rest: list[tuple[int, list[Reading]]]
) -> bool:
    """Whether the partner might complete this beginning of `seat`, who may first add some of the `rest`."""
    room = len(p.hands[p.partner(seat)])
    begun = _begun(p, seat, cards, extras)
    if not cards or not room or begun.low >= need:
        return False
    if begun.within_limits:
        return True
    kinds = lifting_kinds(tuple(p.sets))
    if not kinds:
        return False
    own = [(card, face, worth) for card, readings in rest for face, worth in readings if _lifts(face)]
    discard = [card for card in p.discards[seat] if card not in extras and _lifts(p.kinds[card])]
    return _leads(p, seat, need, begun, room, kinds, own, discard)


def _leads(
    p: Position,
    seat: int,
    need: int,
    begun: _Beginning,
    room: int,
    kinds: tuple[int, ...],
    own: Cards,
    discard: list[int],
) -> bool:
    if begun.within_limits:
        # The partner adds at least one card; some cards of one set make up whatever is missing after that.
        return begun.low + (0 if begun.helpers else 1) <= need and (begun.helpers > 0 or room > 0)
    if begun.low >= need:
        return False
    if room > 0:
        for kind in kinds:
            more = begun.plus(kind, VALUES[kind], helping=True)
            if _leads(p, seat, need, more, room - 1, kinds, own, discard):
                return True
    for at, (card, face, worth) in enumerate(own):
        others = [use for use in own[at + 1 :] if use[0] != card]
        if _leads(p, seat, need, begun.plus(face, worth), room, kinds, others, discard):
            return True
    if begun.joins > 0:
        for at, card in enumerate(discard):
            more = begun.plus(p.kinds[card], value_from_discard(p, seat, card), joining=True)
            if _leads(p, seat, need, more, room, kinds, own, discard[at + 1 :]):
                return True
    return False
