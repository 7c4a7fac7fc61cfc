"""Whole games in simulated time: players who mostly know what they want, and sometimes do anything at all."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.spacedealer.language import GAME
from webfoot.core.chance import QuickChance
from webfoot.core.laws import play_on
from webfoot.core.match import Match
from webfoot.core.setups import random_setup
from webfoot.games.spacedealer.rules.engine import SpaceDealerState

TABLES: tuple[tuple[int, dict[str, object]], ...] = (
    (4, {}),
    (3, {"rules": "experienced", "length": "15"}),
    (8, {"rules": "experienced", "length": "10", "pace": "30"}),
    (5, {"rules": "experienced", "discarding": "built-too", "transport_probe": "any-ship", "length": "15"}),
    (4, {"rules": "experienced", "attack_oneself": True, "sabotaged_flight": "returns", "attack_markers": "refill"}),
    (6, {"supply": "unlimited", "collecting": "by-itself", "length": "10", "pace": "20"}),
)


def matches(games: int) -> Iterator[Match[SpaceDealerState]]:
    """The tables above, then any."""
    for number in range(games):
        if number < len(TABLES):
            seats, options = TABLES[number]
            yield Match(GAME, seats, number, options)
        else:
            seats, chosen = random_setup(GAME, QuickChance(number))
            yield Match(GAME, seats, number, chosen)


def positions(games: int) -> Iterator[Match[SpaceDealerState]]:
    """Every position of so many games."""
    for number, match in enumerate(matches(games)):
        chance = QuickChance(number)
        while not match.over:
            play_on(match, chance)
            yield match
