"""Effects on your hand and your discard pile."""

from __future__ import annotations

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.dale import events as e
from webfoot.games.dale.rules import knowledge as k
from webfoot.games.dale.rules import numbers as n
from webfoot.games.dale.rules.card_values import firsts
from webfoot.games.dale.rules.kinds import JUNK
from webfoot.games.dale.rules.state import NONE, Frame
from webfoot.games.dale.rules.steps import PROGRAMS, Step
from webfoot.games.dale.rules.table import Table


def picks(t: Table, seat: int) -> list[int]:
    """List every card in your hand as moves."""
    return [n.PICK + at for at in firsts(t, seat, [])]


def picked(t: Table, seat: int, number: int) -> int:
    return t.hands[seat][number - n.PICK]


def kinds_in(t: Table, pile: list[int]) -> list[int]:
    """List the kinds in a pile, each once, as moves."""
    return [n.NAME + kind for kind in sorted({t.kinds[card] for card in pile})]


def topmost(t: Table, pile: list[int], kind: int) -> int:
    """Return the topmost of several copies in a pile: that one is meant (D-315)."""
    for card in reversed(pile):
        if t.kinds[card] == kind:
            return card
    raise AssertionError("only what lies there is offered")


class Discard(Step):
    """Discard so many cards from the hand, one after the other; all of them if there are fewer."""

    asks = "discard"

    def __init__(self, count: int) -> None:
        self.count = count

    def remaining(self, t: Table, f: Frame) -> int:
        return min(self.count if f.left == NONE else f.left, len(t.hands[f.seat]))

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left != 0 and bool(t.hands[f.seat])

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return picks(t, seat)

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = (self.count if f.left == NONE else f.left) - 1
        t.discard(seat, picked(t, seat, number), log)


class DiscardHand(Step):
    """Discard the whole hand in any order; their number is remembered for the draw that follows."""

    asks = "discard-hand"

    def waits(self, t: Table, f: Frame) -> bool:
        if f.left == NONE:
            f.left = f.number = len(t.hands[f.seat])
        return f.left > 1

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [n.CONFIRM, *picks(t, seat)]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        if number == n.CONFIRM:  # the rest as it lies
            f.left = 0
        else:
            t.discard(seat, picked(t, seat, number), log)
            f.left -= 1

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        t.discard_cards(f.seat, t.hands[f.seat][:], log)
        return True


class ThrowAway(Step):
    """Throw away a card from the hand. Whether it was an animalfolk card, or any at all, is remembered."""

    asks = "throw-away"

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left == NONE and bool(t.hands[f.seat])

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return picks(t, seat)

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        f.flag = t.throw_away(seat, picked(t, seat, number), log)


class MayThrowAway(ThrowAway):
    asks = "may-throw-away"

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [n.NO, *picks(t, seat)]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        if number == n.NO:
            f.left = 0
        else:
            super().answer(t, f, seat, number, chance, log)


class MayPutThisOnDeck(Step):
    """Offer to put the played card on top of the deck instead of the discard."""

    asks = "may-put-this-on-deck"

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left == NONE and f.card in t.schedules[f.seat]

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [n.YES, n.NO]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        if number == n.YES:
            t.unschedule(seat, f.card)
            k.hide(t, f.card, k.DECK[seat], on_top=True)
            t.decks[seat].append(f.card)
            if log is not None:
                log.append(e.PutOnDeck(seat, seat, t.slugs([f.card]), "hand"))


class TakeTopOfDiscard(Step):
    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        if t.discards[f.seat]:
            t.take_from_discard(f.seat, f.seat, t.discards[f.seat][-1], log)
        return True


class TakeJunkFromDiscard(Step):
    """Take any number of junk cards from your discard into hand, up to a limit."""

    asks = "take-junk"

    def __init__(self, most: int) -> None:
        self.most = most

    def _most(self, t: Table, f: Frame) -> int:
        return min(self.most, sum(1 for card in t.discards[f.seat] if t.kinds[card] == JUNK))

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left == NONE and self._most(t, f) > 0

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [n.NUMBER + count for count in range(self._most(t, f), -1, -1)]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        for _ in range(number - n.NUMBER):
            t.take_from_discard(seat, seat, topmost(t, t.discards[seat], JUNK), log)


class MayTakeFromDiscard(Step):
    """Search your discard; a card of it may come into hand."""

    asks = "may-take-from-discard"

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left == NONE and bool(t.discards[f.seat])

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [n.NO, *kinds_in(t, t.discards[seat])]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        if number != n.NO:
            t.take_from_discard(seat, seat, topmost(t, t.discards[seat], number - n.NAME), log)


class ThrowAwayFromDiscard(Step):
    """Search your discard and throw away an animalfolk card in it. Whether there was one is remembered."""

    asks = "throw-away-from-discard"

    def _cards(self, t: Table, seat: int) -> list[int]:
        return [card for card in t.discards[seat] if t.kinds[card] != JUNK]

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left == NONE and bool(self._cards(t, f.seat))

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return kinds_in(t, self._cards(t, seat))

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        f.flag = True
        t.throw_away_from_discard(seat, topmost(t, t.discards[seat], number - n.NAME), log)


class SwapWithDiscard(Step):
    """Swap an animalfolk card in hand with any card in your discard."""

    asks = "swap-with-discard"

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left < 1 and bool(t.discards[f.seat])

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        if f.left == NONE:
            return kinds_in(t, t.discards[seat])
        hand = t.hands[seat]
        return [n.PICK + at for at in firsts(t, seat, []) if t.kinds[hand[at]] != JUNK]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        if f.left == NONE:
            f.left = 0
            f.number = t.discards[seat].index(topmost(t, t.discards[seat], number - n.NAME))
            return
        f.left = 1
        pile, at = t.discards[seat], f.number
        given, got = picked(t, seat, number), pile[at]
        t.out_of_hand(seat, given)
        k.show(t, given, k.HAND[seat])
        if t.balancing_on_top:
            del pile[at]
            pile.append(given)
        else:
            pile[at] = given
        k.hide(t, got, k.HAND[seat])
        t.into_hand(seat, got)
        if log is not None:
            log.append(e.SwappedDiscard(seat, t.slug(given), t.slug(got)))

    def forget(self, t: Table, f: Frame, viewer: int | None) -> None:
        if viewer != f.seat and f.left == 0 and PROGRAMS[f.program][f.at] is self:
            f.left, f.number = NONE, 0  # which card of the discard is meant is told with the other one
