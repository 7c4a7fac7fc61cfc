"""Space Dealer begun late: full power, technology 3, every card for experienced players built and loaded.

From the beginning, random players seldom get that far; here every rule for experienced players is met within minutes.
"""

from __future__ import annotations

from webfoot.core.chance import Chance
from webfoot.games.spacedealer.components import MISSILE, NONE, SABOTAGE
from webfoot.games.spacedealer.game import SpaceDealer
from webfoot.games.spacedealer.options import SpaceDealerOptions
from webfoot.games.spacedealer.rules.box import STANDARD
from webfoot.games.spacedealer.rules.building import build
from webfoot.games.spacedealer.rules.engine import SpaceDealerState
from webfoot.games.spacedealer.rules.grid import cannot_build
from webfoot.games.spacedealer.rules.phases import choose_for_the_late, start_clock
from webfoot.games.spacedealer.rules.setup import set_up


class LateSpaceDealer(SpaceDealer):
    def setup(self, seats: int, options: SpaceDealerOptions, chance: Chance) -> SpaceDealerState:
        state = set_up(STANDARD, seats, options, chance)
        choose_for_the_late(state, chance, None)
        start_clock(state, None)
        for planet in state.planets:
            planet.hidden.remove(STANDARD.generator)
            planet.position = len(state.scale) - 1
            for card in ("solar-satellite", "fusion-reactor"):
                for _ in (0, 1):
                    _take(state, STANDARD.kinds[card])
            planet.stations = [3, 3]
        _build_cards(state)
        for planet in state.planets:
            for colour in range(4):
                count = min(1 + chance.below(2), state.supply[colour])
                planet.ships[0].goods[colour] += count
                state.supply[colour] -= count
        return state


def _take(state: SpaceDealerState, kind: int) -> None:
    """A card from the pile of its level, wherever it lies there."""
    level = STANDARD.cards[kind].level - 2
    at = state.piles[level].index(kind)
    del state.piles[level][at], state.pile_known[level][at]


def _build_cards(state: SpaceDealerState) -> None:
    cards = [kind for pile in state.piles for kind in pile if STANDARD.cards[kind].experienced]
    for number, kind in enumerate(sorted(cards)):
        seat = number % state.seats
        planet = state.planets[seat]
        free = [c for c in range(1, 9) if not cannot_build(state, planet, kind, c) and planet.top[c + 7] == NONE]
        if not free:
            continue
        _take(state, kind)
        build(state, seat, kind, free[0], None)
        if STANDARD.cards[kind].effect in (SABOTAGE, MISSILE):
            planet.area[-1].ammunition = 2
            state.attack -= 2
