"""Effects on one other player."""

from __future__ import annotations

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.dale import events as e
from webfoot.games.dale.rules import knowledge as k
from webfoot.games.dale.rules import numbers as n
from webfoot.games.dale.rules.effects.decks import asides
from webfoot.games.dale.rules.effects.hand import picked, picks
from webfoot.games.dale.rules.state import NONE, Frame
from webfoot.games.dale.rules.steps import Step
from webfoot.games.dale.rules.table import Table


class ChoosePlayer(Step):
    """Choose another player; with `deck` or `discard`, one who has a card there. Without one there is no effect.

    A player with an empty hand can be chosen too: then there is nothing to take.
    """

    asks = "choose-player"

    def __init__(self, deck: bool = False, discard: bool = False, opponent: bool = False) -> None:
        self.deck = deck
        self.discard = discard
        self.opponent = opponent

    def _players(self, t: Table, seat: int) -> list[int]:
        others = t.opponents(seat) if self.opponent else t.others(seat)
        return [
            other
            for other in others
            if (not self.deck or t.can_draw_from(other)) and (not self.discard or t.discards[other])
        ]

    def waits(self, t: Table, f: Frame) -> bool:
        return f.player == NONE and len(self._players(t, f.seat)) > 1

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [n.PERSON + other for other in self._players(t, seat)]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        self._choose(t, f, number - n.PERSON, log)

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        if f.player == NONE:
            players = self._players(t, f.seat)
            if players:  # the only one
                self._choose(t, f, players[0], log)
        return True

    def _choose(self, t: Table, f: Frame, player: int, log: Log | None) -> None:
        f.player = player
        if log is not None:
            log.append(e.Chose(f.seat, player))


class ChooseWay(Step):
    """Choose a direction. Left is the order of play (D-009). With two players both directions are the same."""

    asks = "choose-way"

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left == NONE and t.seats > 2

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [n.LEFT, n.RIGHT]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        f.number = 1 if number == n.LEFT else -1
        if log is not None:
            log.append(e.ChoseWay(seat, "left" if number == n.LEFT else "right"))

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        if f.number == 0:
            f.number = 1
        return True


class LookAtHand(Step):
    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        t.see_hand(f.seat, f.player, log)
        return True


class DrawFromPlayer(Step):
    """Draw a card from the chosen player's deck into hand."""

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        if f.player != NONE:
            t.draw_from(f.seat, f.player, chance, log)
        return True


class PutOnPlayersDeck(Step):
    """Put a card from your hand on top of the chosen player's deck."""

    asks = "put-on-deck"

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left == NONE and f.player != NONE and bool(t.hands[f.seat])

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return picks(t, seat)

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        t.put_on_deck(seat, picked(t, seat, number), f.player, log)


class TakeRandomFromPlayer(Step):
    """Take a random card from the chosen player's hand. Whether there was one is remembered."""

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        hand = t.hands[f.player]
        if hand:
            f.flag = True
            t.hand_to_hand(f.player, f.seat, hand[chance.below(len(hand))], log)
        return True


class GiveToPlayer(Step):
    """Give the chosen player a card from your hand in return."""

    asks = "give"

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left == NONE and f.flag

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return picks(t, seat)

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        t.hand_to_hand(seat, f.player, picked(t, seat, number), log)


class LookAtPlayersDeck(Step):
    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        if f.player != NONE:
            t.look(f.seat, f.player, self.count, chance, log)
        return True


class SortOutPlayersCards(Step):
    """Throw away one of the cards drawn from a player's deck; the others go to that player's discard."""

    asks = "throw-away-aside"

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left == NONE and len(t.aside) > 1

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return asides(t)

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        t.throw_aside_away(seat, number - n.ASIDE, "deck", f.player, log)

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        if t.aside and f.left == NONE:
            t.throw_aside_away(f.seat, 0, "deck", f.player, log)
        while t.aside:
            t.aside_to_discard(f.seat, f.player, 0, log)
        return True


class TakeTopOfPlayersDiscard(Step):
    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        if f.player != NONE and t.discards[f.player]:
            t.take_from_discard(f.seat, f.player, t.discards[f.player][-1], log)
        return True


class ChooseOthersToDiscard(Step):
    """Let up to so many other players (in teams: opponents) each discard a random card from their hand."""

    asks = "choose-players-to-discard"

    def __init__(self, most: int) -> None:
        self.most = most

    def _players(self, t: Table, f: Frame) -> list[int]:
        return [other for other in t.opponents(f.seat) if other not in f.spots]

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left != 0 and len(f.spots) < self.most and bool(self._players(t, f))

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [n.NO, *[n.PERSON + other for other in self._players(t, f)]]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        if number == n.NO:
            f.left = 0
            return
        other = number - n.PERSON
        f.spots.append(other)
        if log is not None:
            log.append(e.Chose(seat, other))

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        for other in f.spots:
            hand = t.hands[other]
            if hand:
                t.discard(other, hand[chance.below(len(hand))], log, by=f.seat)
        return True


class ExchangeRandomWithPlayer(Step):
    """Exchange as many random cards as were rolled between the two hands; both picks are made first."""

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        mine, theirs = t.hands[f.seat][:], t.hands[f.player][:]
        count = min(f.number, len(mine), len(theirs))
        chance.shuffle(mine)
        chance.shuffle(theirs)
        for card in mine[:count]:
            t.hand_to_hand(f.seat, f.player, card, log)
        for card in theirs[:count]:
            t.hand_to_hand(f.player, f.seat, card, log)
        return True


class MixHandWithPlayer(Step):
    """Shuffle your hand with the chosen player's and deal each as many as before."""

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        one, two = f.seat, f.player
        sizes = len(t.hands[one]), len(t.hands[two])
        cards = [*t.hands[one], *t.hands[two]]
        for seat in (one, two):  # D-856: what is dealt enters the hand, even a card that was in it before
            for card in t.hands[seat][:]:
                t.out_of_hand(seat, card)
        chance.shuffle(cards)
        k.mix(t, k.HAND[one] | k.HAND[two])
        for seat, dealt in ((one, cards[: sizes[0]]), (two, cards[sizes[0] :])):
            for card in dealt:
                t.into_hand(seat, card)
                t.entered[seat].append(NONE)
            k.see(t, seat, dealt, k.HAND[seat])
        if log is not None:
            log.append(e.MixedHands(one, two))
        return True
