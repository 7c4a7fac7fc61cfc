"""What follows an announced purchase: which cards are kept, and where the others go."""

from __future__ import annotations

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.dale import events as e
from webfoot.games.dale.rules import knowledge as k
from webfoot.games.dale.rules import numbers as n
from webfoot.games.dale.rules.kinds import JUNK, KINDS, PURCHASED
from webfoot.games.dale.rules.payments import DISCARDED
from webfoot.games.dale.rules.reactions import Settle
from webfoot.games.dale.rules.state import NONE, Frame
from webfoot.games.dale.rules.steps import Step, program
from webfoot.games.dale.rules.table import Table

# The frame of a purchase: `cards` and `spots` are the payment and what it counts as (NONE: junk that is thrown away),
# `number` the slot, `card` what is bought; `fresh` are paying cards that stay in hand.


class MayKeep(Step):
    """Ask for each card that may stay in hand (D-416)."""

    asks = "keep"
    shows = True

    def _asked(self, f: Frame) -> int:
        for at in range(max(f.left, 0), len(f.cards)):
            if KINDS[f.spots[at]].pay.stays:
                return at
        return NONE

    def waits(self, t: Table, f: Frame) -> bool:
        return self._asked(f) != NONE

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [n.YES, n.NO]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        at = self._asked(f)
        if number == n.YES:
            f.fresh.append(f.cards[at])
        f.left = at + 1


class MayThrowJunk(Step):
    """Let the bought card take junk of the payment out of the game (D-523)."""

    asks = "throw-junk"
    shows = True

    def _most(self, t: Table, f: Frame) -> int:
        junk = sum(1 for card in f.cards if t.kinds[card] == JUNK and card not in f.fresh)
        return min(KINDS[t.kinds[f.card]].throws_junk, junk)

    def waits(self, t: Table, f: Frame) -> bool:
        return f.left == NONE and self._most(t, f) > 0

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        return [n.NUMBER + count for count in range(self._most(t, f), -1, -1)]

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        f.left = 0
        junk = [at for at, card in enumerate(f.cards) if t.kinds[card] == JUNK and card not in f.fresh]
        for at in junk[: number - n.NUMBER]:
            f.spots[at] = NONE


class Exchange(Step):
    """Discard the payment in the chosen order and take the bought card into hand (D-211)."""

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        seat = f.seat
        if f.number == DISCARDED:
            t.market_discard.pop()
        else:
            t.market[f.number] = NONE
        thrown = []
        for card, face in zip(f.cards, f.spots, strict=True):
            if card in f.fresh:
                if log is not None:
                    log.append(e.Kept(seat, t.slug(card)))
            elif face == NONE:
                thrown.append(card)
                t.throw_away(seat, card, None)
            else:
                t.discard(seat, card, None)
        if log is not None and thrown:
            log.append(e.ThrewAway(seat, t.slugs(thrown), "hand", seat))
        k.hide(t, f.card, k.HAND[seat])
        t.into_hand(seat, f.card)
        t.triggers += (PURCHASED, seat)
        f.card, f.cards, f.spots, f.fresh = NONE, [], [], []  # the frame stays for reactions, and cards move on
        return True


PURCHASE = program(MayKeep(), MayThrowJunk(), Exchange(), Settle())
