"""Effects with dice and guesses, and changes of value."""

from __future__ import annotations

from functools import cache
from typing import Final

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.dale import events as e
from webfoot.games.dale.rules import knowledge as k
from webfoot.games.dale.rules import numbers as n
from webfoot.games.dale.rules.card_values import ADD, SET, TIMES, Reading, plain_value, reading_moves, readings
from webfoot.games.dale.rules.effects.hand import picked, picks
from webfoot.games.dale.rules.kinds import KINDS, NO_COPY, VALUES, kinds_of_set
from webfoot.games.dale.rules.state import NONE, THIS_TURN, Frame
from webfoot.games.dale.rules.steps import Step
from webfoot.games.dale.rules.table import Table

POLECAT_DIE: Final[tuple[int, ...]] = (1, 1, 2, 2, 3, 3)
OCELOT_DIE: Final[tuple[int, ...]] = (0, 1, 1, 2, 2, 3)
GUESSES: Final = range(1, 6)


@cache
def copying_kinds(sets: tuple[int, ...]) -> frozenset[int]:
    return frozenset(kind for number in sets for kind in kinds_of_set(number) if KINDS[kind].copies != NO_COPY)


def lasts_this_turn(t: Table, f: Frame) -> None:
    """Keep a technique that works for this turn in the schedule (D-008)."""
    schedule = t.schedules[f.seat]
    if f.card in schedule:
        t.schedule_dues[f.seat][schedule.index(f.card)] = THIS_TURN


class Roll(Step):
    def __init__(self, die: tuple[int, ...]) -> None:
        self.die = die

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        f.number = self.die[chance.below(len(self.die))]
        if log is not None:
            log.append(e.Rolled(f.seat, KINDS[f.face].slug, f.number))
        return True


class UseAtPlus(Step):
    """Every card you use is worth so much more for the rest of the turn."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        t.changes += (NONE, ADD, self.amount)
        lasts_this_turn(t, f)
        if log is not None:
            log.append(e.ValueChanged(f.seat, None, self.amount))
        return True


class AddRollToThis(Step):
    """Add the roll to this card's value for the turn."""

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        if f.number:
            t.changes += (f.card, ADD, f.number)
            k.note(t, f.card, k.CHANGED)
        if log is not None:
            log.append(e.ValueChanged(f.seat, KINDS[f.face].slug, plain_value(t, f.seat, f.card)))
        return True


class ShowCard(Step):
    """Show a card in hand; it stays there."""

    asks = "show"

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left == NONE and bool(t.hands[f.seat])

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return picks(t, seat)

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        card = picked(t, seat, number)
        f.cards = [card]
        k.show_in_place(t, [card], k.HAND[seat])
        if log is not None:
            log.append(e.Showed(seat, t.slug(card)))


class CountAs(Step):
    """Ask the owner of a copying card what it counts as, when it is shown or chosen in secret (D-574).

    The secret question has the same name as the one before, and is asked of everybody who might hold a copying card.
    So nobody learns that it was one.
    """

    def __init__(self, secretly: bool = False) -> None:
        self.secretly = secretly
        self.asks = "choose-secretly" if secretly else "count-as"

    def _card(self, t: Table, f: Frame) -> int:
        if self.secretly:
            return t.hands[f.seat][f.number] if f.flag else NONE
        return f.cards[0] if f.cards else NONE

    def _readings(self, t: Table, f: Frame) -> list[Reading]:
        card = self._card(t, f)
        return readings(t, f.seat, card) if card != NONE else []

    def waits(self, t: Table, f: Frame) -> bool:
        if self.secretly:  # asked whatever the card is: nobody else may learn that it can count as several things
            return f.left == NONE and f.flag and k.may_hold(t, f.seat, copying_kinds(tuple(t.sets)))
        return f.left == NONE and len(self._readings(t, f)) > 1

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [number for number, _ in reading_moves(t, seat, self._card(t, f), self._readings(t, f))]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        f.spots = list(dict(reading_moves(t, seat, self._card(t, f), self._readings(t, f)))[number])
        if log is not None:
            log.append(e.Committed())

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        if not f.spots:
            f.spots = self._first(t, f)
        if f.spots and not self.secretly:
            t.show_in_hand(f.seat, f.cards[0], f.spots[0], log, f.spots[1])
        return True

    def _first(self, t: Table, f: Frame) -> list[int]:
        """Return face and value, where there is no choice."""
        return [part for reading in self._readings(t, f)[:1] for part in reading]

    def forget(self, t: Table, f: Frame, viewer: int | None) -> None:
        if self.secretly and viewer != f.seat and f.flag and not f.cards:
            f.number = 0  # any card in hand: it is redrawn
            f.spots = self._first(t, f) if f.spots else []


class MultiplyShown(Step):
    """Roll, and multiply the value of the card shown for this turn."""

    def __init__(self, die: tuple[int, ...]) -> None:
        self.die = die

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        if not f.cards:
            return True
        Roll(self.die).run(t, f, chance, log)
        t.changes += (f.cards[0], TIMES, f.number)
        k.note(t, f.cards[0], k.CHANGED)
        lasts_this_turn(t, f)
        if log is not None:
            worth = plain_value(t, f.seat, f.cards[0])
            log.append(e.ValueChanged(f.seat, t.slug(f.cards[0]), worth))
        return True


class GuessTopOfMarketDeck(Step):
    """Name a value, then turn up the top card of the market deck. If right, it is yours; if wrong, it is thrown
    away."""

    asks = "guess-market"

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left == NONE and bool(t.market_deck or t.market_discard)

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [n.NUMBER + value for value in GUESSES]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        guess = number - n.NUMBER
        card = t.top_of_market_deck(chance, log)
        k.show(t, card, k.MARKET_DECK)
        right = VALUES[t.kinds[card]] == guess
        if log is not None:
            log.append(e.Guessed(seat, guess, t.slug(card), right))
        if right:
            k.hide(t, card, k.HAND[seat])
            t.into_hand(seat, card)
        else:
            t.market_discard.append(card)


class ChooseSecretly(Step):
    """Choose a card in hand without showing it: only its place in the hand is remembered."""

    asks = "choose-secretly"

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left == NONE and bool(t.hands[f.seat])

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return picks(t, seat)

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        f.number = number - n.PICK
        f.flag = True
        if log is not None:
            log.append(e.Committed())


class GuessHidden(Step):
    """Let the chosen player guess the value of the hidden card; if guessed right, it is discarded."""

    asks = "guess-hidden"

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left == NONE and f.flag and f.player != NONE

    def deciders(self, t: Table, f: Frame) -> list[int]:
        return [f.player]

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [n.NUMBER + value for value in GUESSES]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        guess = number - n.NUMBER
        card = t.hands[f.seat][f.number]
        right = f.spots[1] == guess
        if log is not None:
            log.append(e.Guessed(seat, guess, t.slug(card), right))
        t.show_in_hand(f.seat, card, f.spots[0], log, f.spots[1])
        if right:
            f.flag = False
            t.discard(f.seat, card, log)
        else:
            f.cards = [card]
        f.number = 0  # where it lay in the hand must not be revealed


class SetHiddenValue(Step):
    """Let the owner set the card's value for this turn, after a wrong guess."""

    asks = "set-value"
    shows = True

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left == NONE and bool(f.cards)

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [n.NUMBER + value for value in GUESSES]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        t.changes += (f.cards[0], SET, number - n.NUMBER)
        k.note(t, f.cards[0], k.CHANGED)
        lasts_this_turn(t, f)
        if log is not None:
            log.append(e.ValueChanged(seat, t.slug(f.cards[0]), plain_value(t, seat, f.cards[0])))
