"""Effects on decks: drawing, searching, looking, shuffling."""

from __future__ import annotations

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.dale import events as e
from webfoot.games.dale.rules import knowledge as k
from webfoot.games.dale.rules import numbers as n
from webfoot.games.dale.rules.effects.hand import kinds_in, picked, picks, topmost
from webfoot.games.dale.rules.state import NONE, Frame
from webfoot.games.dale.rules.steps import Step
from webfoot.games.dale.rules.table import Table


class Draw(Step):
    """Draw from your deck into hand."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        t.draw(f.seat, self.count, chance, log)
        return True


class DrawAsMany(Step):
    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        t.draw(f.seat, f.number, chance, log)
        return True


class DiscardToDeck(Step):
    """Move the top cards of your discard onto your deck, one at a time."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        t.discard_to_deck(f.seat, self.count, log)
        return True


class OpponentsDiscardFromDeck(Step):
    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        for other in t.opponents(f.seat):
            for _ in range(self.count):
                t.deck_to_discard(f.seat, other, chance, log)
        return True


class Shuffle(Step):
    """Shuffle your deck; `if_exchanged`: only if cards were exchanged with it."""

    def __init__(self, if_exchanged: bool = False) -> None:
        self.if_exchanged = if_exchanged

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        if f.flag or not self.if_exchanged:
            t.shuffle(f.seat, chance, log)
        return True


def search(t: Table, seat: int) -> None:
    """Show players their own deck; the discard stays where it is (D-307)."""
    k.see(t, seat, t.decks[seat], k.DECK[seat])


def take_from_deck(t: Table, seat: int, kind: int, log: Log | None) -> None:
    """Take a card found by a search into hand, unseen by the others."""
    deck = t.decks[seat]
    card = topmost(t, deck, kind)
    k.unpin(t, deck)
    deck.remove(card)
    k.move(t, card, k.DECK[seat], k.HAND[seat], 1 << seat)
    t.into_hand(seat, card)
    if log is not None:
        log.append(e.Found(t.slugs([card]), 1, 1 << seat, seat))


class SearchDeck(Step):
    """Search your deck for a card and take it into hand: mandatory if there is one."""

    asks = "search-deck"
    searches = True

    def waits(self, t: Table, f: Frame) -> bool:
        if f.left == NONE and t.decks[f.seat]:
            f.left = 1
            search(t, f.seat)
        return f.left == 1

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return kinds_in(t, t.decks[seat])

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        take_from_deck(t, seat, number - n.NAME, log)


class MayDiscardFromDeck(Step):
    """Search your deck; a card of it may be discarded."""

    asks = "may-discard-from-deck"
    searches = True

    def waits(self, t: Table, f: Frame) -> bool:
        if f.left == NONE and t.decks[f.seat]:
            f.left = 1
            search(t, f.seat)
        return f.left == 1

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [n.NO, *kinds_in(t, t.decks[seat])]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        if number == n.NO:
            return
        deck = t.decks[seat]
        card = topmost(t, deck, number - n.NAME)
        k.unpin(t, deck)
        deck.remove(card)
        k.show(t, card, k.DECK[seat])
        t.discards[seat].append(card)
        if log is not None:
            log.append(e.Discarded(seat, seat, t.slugs([card]), "deck"))


class ExchangeWithDeck(Step):
    """Exchange as many cards as were rolled between hand and deck, equal numbers each way.

    First the cards to send are chosen, then those to take, so that none comes back. `left` counts down both halves.
    """

    asks = "exchange-with-deck"
    counts = True
    searches = True

    def waits(self, t: Table, f: Frame) -> bool:
        if f.left == NONE:
            f.number = min(f.number, len(t.hands[f.seat]), len(t.decks[f.seat]))
            f.left = 2 * f.number
            if f.left:
                search(t, f.seat)
        return f.left > 0

    def remaining(self, t: Table, f: Frame) -> int:
        return f.left - f.number if f.left > f.number else f.left

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        if f.left > f.number:
            return picks(t, seat)
        return kinds_in(t, t.decks[seat])

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left -= 1
        if log is not None:
            log.append(e.Committed())
        if f.left >= f.number:
            card = picked(t, seat, number)
            t.out_of_hand(seat, card)
            k.move(t, card, k.HAND[seat], k.ASIDE, 1 << seat)
            t.aside.append(card)
            t.aside_seen = 1 << seat
        else:
            take_from_deck(t, seat, number - n.NAME, None)

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        for card in t.aside:
            k.move(t, card, k.ASIDE, k.DECK[f.seat], 1 << f.seat)
        t.decks[f.seat] += t.aside
        t.aside = []
        t.end_looking()
        f.flag = f.number > 0
        if log is not None and f.number:
            log.append(e.Exchanged(f.seat, f.number))
        return True


class Look(Step):
    """Draw cards from your deck only to look at them."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        t.look(f.seat, f.seat, self.count, chance, log)
        return True


class LookAtMarketDeck(Step):
    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        t.look_at_market_deck(f.seat, self.count, chance, log)
        return True


def asides(t: Table) -> list[int]:
    """Return the cards being looked at; of equal ones the first."""
    seen: list[int] = []
    numbers: list[int] = []
    for at, card in enumerate(t.aside[: n.MAX_ASIDE]):
        if t.kinds[card] not in seen:
            seen.append(t.kinds[card])
            numbers.append(n.ASIDE + at)
    return numbers


class KeepOne(Step):
    """Take one of the cards being looked at into hand."""

    asks = "keep-one"

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left == NONE and bool(t.aside)

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return asides(t)

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        card = t.aside[number - n.ASIDE]
        if log is not None:
            log.append(e.Found(t.slugs([card]), 1, 1 << seat, seat))
        t.aside_to_hand(seat, number - n.ASIDE)


class PutBackInAnyOrder(Step):
    """Put what was looked at back on top of your deck: the card put down last is drawn first."""

    asks = "put-back"

    def waits(self, t: Table, f: Frame) -> bool:
        return len(t.aside) > 1

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return asides(t)

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        t.aside_to_deck(seat, seat, number - n.ASIDE, log)

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        if t.aside:
            t.aside_to_deck(f.seat, f.seat, 0, log)
        return True


class ThrowAwayTheRest(Step):
    """Throw away what was looked at, in any order."""

    asks = "throw-away-aside"

    def waits(self, t: Table, f: Frame) -> bool:
        return len(t.aside) > 1

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return asides(t)

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        t.throw_aside_away(seat, number - n.ASIDE, "market-deck", None, log)

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        if t.aside:
            t.throw_aside_away(f.seat, 0, "market-deck", None, log)
        return True


class SearchDiscardForDeck(Step):
    """Search your discard for one card and put it on top of your deck."""

    asks = "discard-to-deck"

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left == NONE and bool(t.discards[f.seat])

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return kinds_in(t, t.discards[seat])

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        card = topmost(t, t.discards[seat], number - n.NAME)
        t.discards[seat].remove(card)
        k.hide(t, card, k.DECK[seat], on_top=True)
        t.decks[seat].append(card)
        if log is not None:
            log.append(e.PutOnDeck(seat, seat, t.slugs([card]), "discard"))


class SwapPiles(Step):
    """Swap deck and discard; the old deck is laid open in random order, the new one shuffled (D-011)."""

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        seat = f.seat
        deck, discard = t.decks[seat], t.discards[seat]
        k.unpin(t, deck)
        for card in deck:
            k.show(t, card, k.DECK[seat])
        for card in discard:
            k.hide(t, card, k.DECK[seat])
        chance.shuffle(deck)
        t.decks[seat], t.discards[seat] = discard, deck
        if log is not None:
            log.append(e.SwappedPiles(seat))
        t.shuffle(seat, chance, log)
        return True
