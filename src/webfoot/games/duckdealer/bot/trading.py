"""Trading between two ships on one planet: what an exchange is worth to both, which to propose, which to accept.

All cargoes lie open, so each side's goods are judged by the same evaluation, from where that side stands.
"""

from __future__ import annotations

from typing import Final

from webfoot.games.duckdealer.bot.evaluation import Evaluation
from webfoot.games.duckdealer.bot.plan_board import layout_of
from webfoot.games.duckdealer.rules.offers import cannot_accept, cannot_offer
from webfoot.games.duckdealer.rules.turn import DuckDealerState
from webfoot.games.duckdealer.rules.world import NONE

CLEARLY: Final = 2.0
"""How many points an exchange has to bring each side to be proposed."""
ENOUGH: Final = 1.0
"""How many points it has to bring to be accepted."""
FEAR: Final = 0.25
"""How much of the other's gain an exchange must bring: the other is an opponent, but not the only one."""

Exchange = tuple[int, int]
"""The good that is given and the good that is asked for."""


class Side:
    """One of the two ships, and what its cargo is worth."""

    def __init__(self, p: DuckDealerState, seat: int) -> None:
        count = len(p.world.goods)
        self.goods = p.goods[seat * count : seat * count + count]
        self.room = p.capacity(seat) - p.carried(seat)
        self._evaluation = Evaluation(p, seat)
        self._layout = layout_of(p, seat)
        self._before = self._evaluation.worth(self._layout, self.goods)

    def gain(self, coming: list[int], going: list[int]) -> float:
        """Return what this side gains if goods come and go."""
        after = [have + more - less for have, more, less in zip(self.goods, coming, going, strict=True)]
        return self._evaluation.worth(self._layout, after) - self._before


def answer(p: DuckDealerState, seat: int) -> int:
    """Accept an offer that brings something, and not much less than it brings the other. A present is always
    taken."""
    n = p.numbers
    if cannot_accept(p, seat):
        return n.decline
    if not any(p.asks):
        return n.accept
    mine = Side(p, seat).gain(p.gives, p.asks)
    yours = Side(p, p.turn()).gain(p.asks, p.gives)
    return n.accept if mine >= ENOUGH and mine >= FEAR * yours else n.decline


def proposal(p: DuckDealerState, seat: int) -> list[int]:
    """Return the moves of the best offer to somebody on the same planet; none if none pays, or one was made in this
    turn."""
    n = p.numbers
    if p.offers or p.proposed:
        return []
    best: list[int] = []
    most = CLEARLY
    own: Side | None = None
    for other in range(p.seats):
        if other == seat or cannot_offer(p, seat, other) or not p.carried(seat) or not p.carried(other):
            continue
        if own is None:
            own = Side(p, seat)
        found, gain = _best_exchange(own, Side(p, other))
        if found[0] != NONE and gain > most:
            most = gain
            best = [n.offer_to + other, n.give + found[0], n.ask + found[1], n.propose]
    return best


def _best_exchange(own: Side, other: Side) -> tuple[Exchange, float]:
    """Return the exchange of one good for another that brings most, among those that the other should accept."""
    count = len(own.goods)
    best = NONE, NONE
    most = 0.0
    for given in range(count):
        if not own.goods[given]:
            continue
        for asked in range(count):
            if asked == given or not other.goods[asked]:
                continue
            give, ask = _one(count, given), _one(count, asked)
            mine = own.gain(ask, give)
            if mine < CLEARLY or mine <= most:
                continue
            yours = other.gain(give, ask)
            if yours >= CLEARLY and yours >= FEAR * mine and mine >= FEAR * yours:
                best, most = (given, asked), mine
    return best, most


def _one(count: int, good: int) -> list[int]:
    goods = [0] * count
    goods[good] = 1
    return goods
