"""How each opponent plays, read from what the table shows: what is built, how far research is, what was delivered.

Nothing is remembered. The position tells enough: after so many runs of a timer, quick players have built about so
much and delivered so often. A player who has done much less keeps one timer running and not two. One who has
delivered nothing for a long time is expected to stay at home. Much more or much less building will go on so.
"""

from __future__ import annotations

from typing import Final

from webfoot.games.spacedealer.bot.styles import QUICK, Style
from webfoot.games.spacedealer.components import NONE
from webfoot.games.spacedealer.rules.pieces import AWAY, LANDED
from webfoot.games.spacedealer.rules.state import RUNNING, Position, home

KNOWN: Final = 6.0
"""Runs of a timer after which the table tells something about a player."""
SETTLED: Final = 1.5
"""Deliveries that somebody who does so much would usually have made who is expected to stay at home."""
USUAL_BUILT: Final[tuple[float, ...]] = (0.0, 2.0, 4.1, 5.5, 7.0, 8.4, 9.7, 11.0, 11.7, 12.0)
"""What quick players have built after every third run."""
EVERY: Final = 3.0
RESEARCH: Final = 0.65
"""Steps of technology in a run, until it is complete."""
FIRST_JOURNEY: Final = 7.0
JOURNEYS: Final = 0.27
"""Deliveries in a run, from the first journey on."""
JOURNEY: Final = 2.0
"""How much work a delivery is, compared with a card."""
LITTLE: Final = 0.65
"""The share of the usual work below which a player keeps only one timer running."""
MUCH: Final = 1.4
"""How many times the usual number of cards somebody builds who will build on."""
FEW: Final = 0.6

_NO_FLIGHT: Final = -99.0
_HANDS: Final = (1, QUICK.hands)
_BUILDING: Final = (0.5, 1.0, 1.8)
_STYLES: Final = [
    [
        [QUICK.but(hands=hands, building=building, flying=flying) for flying in (_NO_FLIGHT, QUICK.flying)]
        for building in _BUILDING
    ]
    for hands in _HANDS
]


def usual_built(runs: float) -> float:
    """Return how many cards quick players have built after so many runs."""
    at = min(int(runs / EVERY), len(USUAL_BUILT) - 2)
    share = min(1.0, runs / EVERY - at)
    return USUAL_BUILT[at] + share * (USUAL_BUILT[at + 1] - USUAL_BUILT[at])


def likely_style(p: Position, seat: int) -> Style:
    """Return the style in which a player is expected to go on."""
    runs = (p.now - p.started) / p.pace if p.phase == RUNNING and p.pace else 0.0
    if runs < KNOWN:
        return QUICK
    planet = p.planets[seat]
    built = sum(1 for card in planet.area if card.kind != NONE) + sum(planet.stations) - 2
    delivered = planet.markers + len(planet.orders)
    usual = usual_built(runs)
    usual_steps = min(len(p.scale) - 1.0, RESEARCH * runs)
    usual_journeys = max(0.0, JOURNEYS * (runs - FIRST_JOURNEY))
    work = (built + planet.position + JOURNEY * delivered) / (usual + usual_steps + JOURNEY * usual_journeys)
    # Most players hurry, so only much less work tells of a slow one.
    hands = 0 if work < LITTLE else 1
    share = built / usual / max(work, LITTLE if hands else 0.2)
    building = 0 if share < FEW else 2 if share > MUCH else 1
    return _STYLES[hands][building][
        0 if not delivered and usual_journeys * work >= SETTLED and _at_home(p, seat) else 1
    ]


def _at_home(p: Position, seat: int) -> bool:
    """Whether no ship of this player is under way."""
    ships = [ship for ship in p.planets[seat].ships if ship.where != AWAY]
    return all(ship.where == LANDED and ship.field == home(seat) for ship in ships)
