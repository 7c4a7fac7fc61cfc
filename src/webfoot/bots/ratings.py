"""Ratings: what results say about strength, and how surely.

Ratings are on the Elo scale under the Plackett-Luce model. With strengths g, the chance to finish first is one's g
over the sum of all; then the same again among the rest. For two players this is the usual Bradley-Terry model. Shared
places say nothing about those who share them. One imaginary drawn game of everybody against a player of rating 0
keeps the ratings finite of those who never lose or never win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import log10, sqrt

from webfoot.core.chance import QuickChance

Z95 = 1.959964
_ROUNDS = 60
_RESAMPLES = 300

Stage = tuple[str, tuple[str, ...]]
"""The player that came first, and all players among which it did, itself included."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a rate by Wilson's score. A game shared by several players counts as fractions."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = Z95 * sqrt(rate * (1 - rate) / games + Z95**2 / (4 * games**2))
    middle = rate + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def stages(players: Sequence[str], ranks: Sequence[int]) -> list[Stage]:
    """Turn a finishing order into a series of choices of the best among those left."""
    found: list[Stage] = []
    last = max(ranks)
    for player, rank in zip(players, ranks, strict=True):
        if rank < last:
            left = sorted(other for other, place in zip(players, ranks, strict=True) if place >= rank)
            found.append((player, tuple(left)))
    return found


def ratings(results: Counter[Stage], anchor: str | None = None) -> dict[str, float]:
    """Return the Elo rating of every player. That of the anchor is 0; without one, the mean is."""
    strength = {player: 1.0 for _, field in results for player in field}
    for _ in range(_ROUNDS):
        wins = dict.fromkeys(strength, 0.5)
        chances = {player: 1 / (g + 1) for player, g in strength.items()}
        for (winner, field), count in results.items():
            wins[winner] += count
            share = count / sum(strength[player] for player in field)
            for player in field:
                chances[player] += share
        strength = {player: wins[player] / chances[player] for player in strength}
    elo = {player: 400 * log10(g) for player, g in strength.items()}
    mean = sum(elo.values()) / len(elo) if elo else 0.0
    zero = mean if anchor is None else elo.get(anchor, mean)
    return {player: rating - zero for player, rating in elo.items()}


def rating_intervals(
    by_deal: Iterable[Counter[Stage]], seed: int = 0, anchor: str | None = None
) -> dict[str, tuple[float, float]]:
    """Return 95 % intervals by resampling whole deals, because games of one deal resemble each other."""
    deals = list(by_deal)
    chance = QuickChance(seed)
    drawn: dict[str, list[float]] = {}
    for _ in range(_RESAMPLES):
        sample: Counter[Stage] = Counter()
        for _ in deals:
            sample.update(deals[chance.below(len(deals))])
        for player, rating in ratings(sample, anchor).items():
            drawn.setdefault(player, []).append(rating)
    return {player: _middle95(values) for player, values in drawn.items()}


def _middle95(values: list[float]) -> tuple[float, float]:
    values.sort()
    cut = int(len(values) * 0.025)
    return values[cut], values[len(values) - 1 - cut]
