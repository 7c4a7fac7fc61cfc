"""The mine to begin with: the one whose goods are asked for most, and whose own demand brings others here."""

from __future__ import annotations

from functools import cache
from typing import Final

from webfoot.games.spacedealer.components import GOODS
from webfoot.games.spacedealer.rules.box import Box

SHARE: Final = 0.5
"""What a point counts that the owner gets when others deliver."""


@cache
def asked_for(box: Box) -> tuple[float, ...]:
    """Return for each colour the points that all demands of the box pay for it, a good of a small demand more."""
    paid = [0.0] * GOODS
    for card in box.cards:
        for demand in card.demands:
            size = sum(demand.goods)
            for colour, count in enumerate(demand.goods):
                paid[colour] += count * demand.points / (size * size)
    return tuple(paid)


def start_worth(box: Box, mine: int) -> float:
    """Return what a mine is worth as the first one: from 0 to about 2."""
    paid = asked_for(box)
    card = box.cards[mine]
    own = sum(demand.owner / sum(demand.goods) for demand in card.demands)
    return paid[card.colour] / max(paid) + SHARE * own
