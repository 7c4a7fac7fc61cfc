"""What is in the box, as the rules use it. The facts themselves, and how we know them, stand in data/cards.toml."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final, NamedTuple, get_args

from webfoot.games.spacedealer.boxfile import COLOURS, Box, Demand, Effect, Shape, read_box, read_demand

NONE: Final = -1
GOODS: Final = len(COLOURS)

# shapes
STATION: Final = 0
UPRIGHT: Final = 1
"""Action half over demand half."""
WIDE: Final = 2
"""Two cells of the action zone."""
CITY: Final = 3
"""Two cells of the demand zone."""
SHAPES: Final[tuple[Shape, ...]] = get_args(Shape)

# effects
POWER: Final = 0
STORE: Final = 1
MINE: Final = 2
MULTI_MINE: Final = 3
CONVERTER: Final = 4
SABOTAGE: Final = 5
MISSILE: Final = 6
BEAM: Final = 7
PLANNING: Final = 8
TIMER: Final = 9
SHIP: Final = 10
EFFECTS: Final[tuple[Effect, ...]] = get_args(Effect)


class Card(NamedTuple):
    slug: str
    type: str
    level: int
    experienced: bool
    shape: int
    connections: int
    effect: int
    amount: int
    colour: int
    demands: tuple[Demand, ...]
    copies: int
    """How many equal ones one box holds."""

    def has_slot(self) -> bool:
        """Whether a timer can be put on it, once built."""
        return MINE <= self.effect <= BEAM

    def stores(self) -> int:
        """How many goods can lie on it, once built."""
        return self.amount if self.effect in (STORE, BEAM) else 0


BOX: Final[Box] = read_box(
    tomllib.loads(resources.files(__package__).joinpath("data", "cards.toml").read_text(encoding="utf-8"))
)


def _cards(box: Box) -> tuple[Card, ...]:
    return tuple(
        Card(
            card.card,
            line.key,
            line.level,
            line.set == "experienced",
            SHAPES.index(line.shape.value),
            line.connections.value,
            EFFECTS.index(line.effect),
            line.amount.value,
            NONE if card.colour is None else COLOURS.index(card.colour),
            tuple(read_demand(card.card, text, owned=True) for text in card.demands),
            line.copies.value if len(line.cards) == 1 else 1,
        )
        for line in box.types
        for card in line.cards
    )


CARDS: Final = _cards(BOX)
"""Every kind of technology card; a card is its place here."""
KIND: Final = {card.slug: kind for kind, card in enumerate(CARDS)}
TYPES: Final = {
    line.key: tuple(kind for kind, card in enumerate(CARDS) if card.type == line.key) for line in BOX.types
}
ORDERS: Final = tuple(read_demand(line.card, line.demands[0], owned=False) for line in BOX.orders.cards)
ORDER_SLUGS: Final = tuple(line.card for line in BOX.orders.cards)
GENERATOR: Final = KIND["generator"]
STATIONS: Final = (GENERATOR, KIND["solar-satellite"], KIND["fusion-reactor"])
"""In the order in which they are stacked."""
MINES: Final = TYPES["mine"]
DEPOTS: Final = TYPES["depot"]

_C: Final = BOX.constants
TIMER_MS: Final = _C.timer_seconds.value * 1000
GAME_MS: Final = _C.game_minutes.value * 60_000
GRACE_MS: Final = _C.overtime_grace_seconds.value * 1000
CHOOSING_MS: Final = _C.choosing_seconds.value * 1000
COUNTDOWN_MS: Final = _C.countdown_seconds.value * 1000
OFFER_MS: Final = _C.offer_seconds.value * 1000
THINKING_MS: Final = _C.thinking_seconds.value * 1000
ANNOUNCED: Final = tuple(seconds * 1000 for seconds in _C.announcements_seconds.value)
GOODS_PER_COLOUR: Final = _C.goods_per_colour.value
ATTACK_MARKERS: Final = _C.attack_markers.value
TIMERS_PER_BOX: Final = _C.timers_per_box.value
SHIPS_PER_BOX: Final = _C.neutral_ships_per_box.value
TIMERS: Final = _C.timers_per_player.value
MARKERS: Final = _C.victory_markers.value
SHIP_CAPACITY: Final = _C.ship_capacity.value
PLACES: Final = _C.planning_places.value
POINTS_PER_SIDE: Final = _C.connection_points_per_side.value
BEYOND: Final = _C.columns_beyond.value
ATTACK_MAX: Final = _C.attack_max.value
ATTACK_PER_USE: Final = _C.attack_per_use.value
BLOCKS: Final = _C.blocks_per_player.value
SCALES: Final = {
    "box": _C.technology_scale.value,
    "1-2-3": (1, 2, 3),
    "1-1-2-2-2-3": (1, 1, 2, 2, 2, 3),
}
"""Technology scales: the printed one is not known (SD-Q04), so the table may choose."""

# Columns: the connection points are 1 to 8, the planet between 4 and 5; cards without connection may lie beyond.
FIRST_COLUMN: Final = 1 - BEYOND
LAST_COLUMN: Final = 2 * POINTS_PER_SIDE + BEYOND
COLUMNS: Final = LAST_COLUMN - FIRST_COLUMN + 1
POINTS: Final = 2 * POINTS_PER_SIDE

# The most that one player can ever have, with two boxes and every card of a sort traded to him.
MIN_SEATS: Final = 3
MAX_SEATS: Final = 8
MAX_BOXES: Final = 2


def _most(effect: int) -> int:
    return MAX_BOXES * sum(card.copies for card in CARDS if card.effect == effect)


MAX_PLACES: Final = PLACES + sum(card.amount * card.copies for card in CARDS if card.effect == PLANNING) * MAX_BOXES
MAX_TIMERS: Final = TIMERS + _most(TIMER)
MAX_SHIPS: Final = 1 + _most(SHIP)
MAX_STORES: Final = _most(STORE) + _most(BEAM)
CONTAINERS: Final = MAX_SHIPS + MAX_STORES
MAX_FIELDS: Final = 2 * MAX_SEATS


def boxes_for(seats: int) -> int:
    return len(BOX.players[str(seats)].basic)
