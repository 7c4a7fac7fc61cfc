"""Effects in which everybody takes part."""

from __future__ import annotations

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.dale import events as e
from webfoot.games.dale.rules import knowledge as k
from webfoot.games.dale.rules import numbers as n
from webfoot.games.dale.rules.effects.decks import asides, search, take_from_deck
from webfoot.games.dale.rules.effects.hand import kinds_in
from webfoot.games.dale.rules.effects.market import taken_slots
from webfoot.games.dale.rules.state import NONE, Frame
from webfoot.games.dale.rules.steps import Step
from webfoot.games.dale.rules.table import Table


class _OneAfterTheOther(Step):
    """Every seat in `spots` decides in turn; `left` is 1 while the first of them decides."""

    def seats(self, t: Table, f: Frame) -> list[int]:
        """Return the seats that take part, in order."""
        return t.clockwise(f.seat)

    def can(self, t: Table, f: Frame, seat: int) -> bool:
        raise NotImplementedError

    def begin(self, t: Table, f: Frame, seat: int) -> None:
        """Prepare a seat that comes to decide."""

    def waits(self, t: Table, f: Frame) -> bool:
        if f.left == NONE:
            f.spots = self.seats(t, f)
            f.left = 0
        while f.left == 0 and f.spots:
            if self.can(t, f, f.spots[0]):
                f.left = 1
                self.begin(t, f, f.spots[0])
            else:
                del f.spots[0]
        return f.left == 1

    def deciders(self, t: Table, f: Frame) -> list[int]:
        return f.spots[:1]

    def decided(self, f: Frame) -> None:
        f.left = 0
        del f.spots[0]


class EverybodySearchesDeck(_OneAfterTheOther):
    """Everybody searches their own deck for one card and takes it; nobody sees what the others find."""

    asks = "search-deck"
    searches = True

    def can(self, t: Table, f: Frame, seat: int) -> bool:
        return bool(t.decks[seat])

    def begin(self, t: Table, f: Frame, seat: int) -> None:
        search(t, seat)

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return kinds_in(t, t.decks[seat])

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        take_from_deck(t, seat, number - n.NAME, log)
        self.decided(f)


class EverybodyShuffles(Step):
    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        for seat in t.clockwise(f.seat):
            t.shuffle(seat, chance, log)
        return True


class EverybodyTakesFromMarket(_OneAfterTheOther):
    """From you on, in the chosen direction, everybody takes a market card of their choice."""

    asks = "take-from-market"

    def seats(self, t: Table, f: Frame) -> list[int]:
        return [(f.seat + f.number * step) % t.seats for step in range(t.seats)]

    def can(self, t: Table, f: Frame, seat: int) -> bool:
        return bool(taken_slots(t))

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [n.SLOT + slot for slot in taken_slots(t)]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        t.take_from_market(seat, number - n.SLOT, log)
        self.decided(f)


class EverybodyTakesFromNeighbour(Step):
    """Everybody takes a random card from the neighbour on the chosen side; all are picked before any moves."""

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        taken: list[tuple[int, int, int]] = []
        for taker in t.clockwise(f.seat):
            giver = (taker + f.number) % t.seats
            hand = t.hands[giver]
            if hand:
                taken.append((giver, taker, hand[chance.below(len(hand))]))
        t.pass_together(taken, log)
        return True


class TakeRandomFromEach(Step):
    """Take a random card from everybody's hand, including your own, and look at them."""

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        t.aside_seen = 1 << f.seat
        for owner in t.clockwise(f.seat):
            hand = t.hands[owner]
            if not hand:
                continue
            card = hand[chance.below(len(hand))]
            seen = 1 << f.seat | 1 << owner
            t.out_of_hand(owner, card)
            k.move(t, card, k.HAND[owner], k.ASIDE, seen)
            t.aside.append(card)
            f.spots.append(owner)
            if log is not None:
                log.append(e.Passed(t.slugs([card]), 1, seen, owner, f.seat))
        return True


class GiveOneToEach(Step):
    """Give one of the cards looked at to everybody who gave one."""

    asks = "give-aside"

    def about(self, f: Frame) -> int | None:
        return f.spots[0]

    def waits(self, t: Table, f: Frame) -> bool:
        return len(t.aside) > 1

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return asides(t)

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        self._give(t, f, number - n.ASIDE, log)

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        if t.aside:
            self._give(t, f, 0, log)
        return True

    def _give(self, t: Table, f: Frame, at: int, log: Log | None) -> None:
        receiver = f.spots.pop(0)
        card = t.aside[at]
        if log is not None:
            log.append(e.Passed(t.slugs([card]), 1, 1 << f.seat | 1 << receiver, f.seat, receiver))
        t.aside_to_hand(receiver, at)


class DrawOneFromEachDeck(Step):
    """Draw a card from everybody's deck, including your own, and look at them."""

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        for owner in t.clockwise(f.seat):
            if t.look(f.seat, owner, 1, chance, log):
                f.spots.append(owner)
        return True


class ReturnOneToEachDeck(Step):
    """Put one of the cards looked at on top of the deck of everybody who gave one."""

    asks = "return-aside"

    def about(self, f: Frame) -> int | None:
        return f.spots[0]

    def waits(self, t: Table, f: Frame) -> bool:
        return len(t.aside) > 1

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return asides(t)

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        t.aside_to_deck(seat, f.spots.pop(0), number - n.ASIDE, log)

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        if t.aside:
            t.aside_to_deck(f.seat, f.spots.pop(0), 0, log)
        return True


class EverybodyMovesDiscardToDeck(Step):
    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        for seat in t.clockwise(f.seat):
            t.discard_to_deck(seat, self.count, log)
        return True
