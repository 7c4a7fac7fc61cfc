"""When two positions are the same: it makes no difference which of two equal cards lies where."""

from __future__ import annotations

from webfoot.games.dale.rules import knowledge as k
from webfoot.games.dale.rules.engine import DaleState
from webfoot.games.dale.rules.reactions import WINDOW
from webfoot.games.dale.rules.state import NONE


def named_by_place(p: DaleState, seat: int | None) -> DaleState:
    """Return the position with its cards numbered again, in the order in which they lie on the table.

    Only this seat's own beliefs are kept. Those of others distinguish equal cards, and which of those is which
    depends on the truth.
    """
    zones = [
        *p.hands,
        *p.decks,
        *p.discards,
        *p.schedules,
        [card for card in p.market if card != NONE],
        p.market_deck,
    ]
    zones += [p.market_discard, p.junk, p.aside, *(stack for stall in p.stalls for stack in stall)]
    old = [card for zone in zones for card in zone]
    new = {card: place for place, card in enumerate(old)}
    new[NONE] = NONE
    other = p.clone()

    def renumber(cards: list[int]) -> list[int]:
        return [new[card] for card in cards]

    other.kinds = [p.kinds[card] for card in old]
    eye = p.seats if seat is None else seat
    noted = set(k.noted(p))
    other.beliefs = [[p.beliefs[eye][card] for card in old]]
    other.sure = [sorted(new[one >> 2] << 2 | one & 3 for one in p.sure[eye] if one in noted)]
    other.hands, other.decks = [renumber(hand) for hand in p.hands], [renumber(deck) for deck in p.decks]
    other.discards = [renumber(pile) for pile in p.discards]
    other.schedules = [renumber(pile) for pile in p.schedules]
    other.stalls = [[renumber(stack) for stack in stall] for stall in p.stalls]
    other.market, other.market_deck = renumber(p.market), renumber(p.market_deck)
    other.market_discard, other.junk, other.aside = renumber(p.market_discard), renumber(p.junk), renumber(p.aside)
    other.changes = [new[value] if at % 3 == 0 else value for at, value in enumerate(p.changes)]
    other.copying, other.used = [renumber(route) for route in p.copying], renumber(p.used)
    other.picks, other.extras, other.asking = renumber(p.picks), renumber(p.extras), new[p.asking]
    for frame in other.frames:
        # The card of an effect may have moved on, to a place where it is one of several.
        belief = p.beliefs[eye][frame.card] if frame.card != NONE else k.NOWHERE
        gone = belief != k.NOWHERE and belief not in k.HAND
        frame.card = NONE if gone else new[frame.card]
        frame.cards, frame.fresh = renumber(frame.cards), renumber(frame.fresh)
        if frame.program == WINDOW:
            frame.spots = [new[answer] if answer >= 0 else answer for answer in frame.spots]
    return other
