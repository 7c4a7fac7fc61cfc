"""Bots of Duck Dealer in one style, as entrants of an arena.

- `scripts.train.duckdealer_rivals:thinker_seats_300it`: the thinker as it was when the number of seats chose its
  style, with a budget as in `thinker:300it`;
- `thinker_network_300it`, `thinker_lean_300it`, `thinker_frugal_300it`, `thinker_plain_300it`: always in that style.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from webfoot.bots.perspective import Bot
from webfoot.bots.planning import PlanningBot
from webfoot.core.chance import Chance
from webfoot.games.duckdealer.bot.planner import think_in_style
from webfoot.games.duckdealer.bot.styles import FRUGAL, LEAN, NETWORK, PLAIN, Style
from webfoot.games.duckdealer.rules.turn import DuckDealerState

STYLES: Final[dict[str, Style]] = {style.name: style for style in (PLAIN, FRUGAL, LEAN, NETWORK)}
BY_SEATS: Final = "seats"
CROWD: Final = 4
"""The number of players at which the thinker was once frugal, and below which it played for a network."""
_NAME: Final = re.compile(r"thinker_([a-z]+)_([0-9]+)it")


def __getattr__(name: str) -> Callable[[Any], Bot]:
    found = _NAME.fullmatch(name)
    if found is None or found[1] not in (BY_SEATS, *STYLES):
        raise AttributeError(name)
    kind, iterations = found[1], int(found[2])

    def think(p: DuckDealerState, seat: int, chance: Chance) -> list[int]:
        chosen = STYLES.get(kind, FRUGAL if p.seats >= CROWD else NETWORK)
        return think_in_style(p, seat, chance, None, iterations, chosen)

    return lambda game: PlanningBot(game, think)
