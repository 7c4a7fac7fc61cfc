"""Effects on the market, and swaps with cards that lie open."""

from __future__ import annotations

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.dale import events as e
from webfoot.games.dale.rules import knowledge as k
from webfoot.games.dale.rules import numbers as n
from webfoot.games.dale.rules import stacks
from webfoot.games.dale.rules.building import build
from webfoot.games.dale.rules.card_values import Reading, reading_moves, readings
from webfoot.games.dale.rules.state import NONE, SLOTS, Frame
from webfoot.games.dale.rules.steps import Step
from webfoot.games.dale.rules.table import Table


def taken_slots(t: Table) -> list[int]:
    return [slot for slot in range(SLOTS) if t.market[slot] != NONE]


class TakeFromMarket(Step):
    """Take any card from the market into hand, free: this is not a purchase (D-841)."""

    asks = "take-from-market"

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left == NONE and bool(taken_slots(t))

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [n.SLOT + slot for slot in taken_slots(t)]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        t.take_from_market(seat, number - n.SLOT, log)


class ThrowAwayFromMarket(Step):
    """Throw away as many market cards as were rolled, in the order chosen."""

    asks = "throw-away-from-market"
    counts = True

    def waits(self, t: Table, f: Frame) -> bool:
        if f.left == NONE:
            f.left = f.number
        return f.left > 0 and bool(taken_slots(t))

    def remaining(self, t: Table, f: Frame) -> int:
        return min(f.left, len(taken_slots(t)))

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [n.SLOT + slot for slot in taken_slots(t)]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left -= 1
        t.throw_away_from_market(seat, number - n.SLOT, log)


class ThrowAwayMarket(Step):
    """Throw away the whole market in any order."""

    asks = "throw-away-market"

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left == NONE and len(taken_slots(t)) > 1

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [n.CONFIRM, *[n.SLOT + slot for slot in taken_slots(t)]]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        if number == n.CONFIRM:  # the rest from the cheap end on
            f.left = 0
        else:
            t.throw_away_from_market(seat, number - n.SLOT, log)

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        for slot in taken_slots(t):
            t.throw_away_from_market(f.seat, slot, log)
        return True


class FillMarket(Step):
    """Fill the market in the middle of a turn (D-005)."""

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        t.fill_market(t.slide, chance, log)
        return True


class DrawFromMarketDeck(Step):
    """Draw a card from the market deck into hand if the card before it was an animalfolk card."""

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        if f.flag:
            t.draw_from_market_deck(f.seat, chance, log)
        return True


class ThrowAwayTopOfMarketDeck(Step):
    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        t.throw_away_top_of_market_deck(f.seat, chance, log)
        return True


class DrawOpenly(Step):
    """Draw a card from the market deck into hand, seen by all."""

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        card = t.top_of_market_deck(chance, log)
        if card != NONE:
            k.show(t, card, k.MARKET_DECK)
            k.hide(t, card, k.HAND[f.seat])
            t.into_hand(f.seat, card)
            f.cards = [card]
        return True


class BuildWithDrawn(Step):
    """Lay the card drawn as the next stack if it can be one alone; otherwise throw it away.

    A copying card that can be one in several ways asks which (D-571).
    """

    asks = "count-as"
    shows = True

    def _fitting(self, t: Table, f: Frame) -> list[Reading]:
        if not f.cards:
            return []
        card = f.cards[0]
        need = stacks.required(t, f.seat)
        return [
            (face, worth)
            for face, worth in readings(t, f.seat, card)
            if not stacks.unfit(t, need, [(card, face, worth)], [])
        ]

    def waits(self, t: Table, f: Frame) -> bool:
        return len(self._fitting(t, f)) > 1

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [number for number, _ in reading_moves(t, seat, f.cards[0], self._fitting(t, f))]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        meant = dict(reading_moves(t, seat, f.cards[0], self._fitting(t, f)))
        self._build(t, f, meant[number], log)

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        fitting = self._fitting(t, f)
        if fitting:
            self._build(t, f, fitting[0], log)
            return False
        for card in f.cards:
            t.throw_away(f.seat, card, None)
            if log is not None:
                log.append(e.ThrewAway(f.seat, t.slugs([card]), "market-deck", None))
        return True

    def _build(self, t: Table, f: Frame, reading: Reading, log: Log | None) -> None:
        f.at += 1  # building may end the game or put a frame on top of this one
        build(t, f.seat, [(f.cards[0], reading[0], reading[1])], [], [], log)


class SwapWithMarket(Step):
    """Swap the played card with any market card, which comes into hand."""

    asks = "swap-with-market"

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left == NONE and bool(taken_slots(t)) and f.card in t.schedules[f.seat]

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [n.SLOT + slot for slot in taken_slots(t)]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        slot = number - n.SLOT
        got = t.market[slot]
        t.unschedule(seat, f.card)
        t.market[slot] = f.card
        k.hide(t, got, k.HAND[seat])
        t.into_hand(seat, got)
        if log is not None:
            log.append(e.Swapped(seat, t.slug(f.card), t.slug(got), "market", None))


class SwapWithStall(Step):
    """Swap the played card with any card of a stall; the stack stays complete (D-233)."""

    asks = "swap-with-stall"

    def __init__(self, own: bool) -> None:
        self.own = own

    def stalls(self, t: Table, seat: int) -> list[int]:
        seats = [seat] if self.own else t.opponents(seat)
        return sorted({t.stall_of(owner) for owner in seats})

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left == NONE and f.card in t.schedules[f.seat] and any(t.stalls[i] for i in self.stalls(t, f.seat))

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        numbers = []
        for stall in self.stalls(t, seat):
            for stack, cards in enumerate(t.stalls[stall]):
                kinds: list[int] = []
                for at, card in enumerate(cards[: n.MAX_STACK]):
                    if t.kinds[card] not in kinds:
                        kinds.append(t.kinds[card])
                        numbers.append(n.stall_card(stall, stack, at))
        return numbers

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        place, at = divmod(number - n.STALL_CARD, n.MAX_STACK)
        stall, stack = divmod(place, n.MAX_STACKS)
        got = t.stalls[stall][stack][at]
        t.unschedule(seat, f.card)
        t.stalls[stall][stack][at] = f.card
        k.hide(t, got, k.HAND[seat])
        t.into_hand(seat, got)
        if log is not None:
            log.append(e.Swapped(seat, t.slug(f.card), t.slug(got), "stall", stall))
