"""What is in the box, as the rules use it. data.yaml has the values themselves and their sources."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from webfoot.games.spacedealer.boxfile import (
    COLOURS,
    EXPERIENCED,
    POINTS_PER_SIDE,
    SHAPES,
    STATIONS,
    TYPES,
    BoxFile,
    Demand,
    parse,
    standard_text,
)
from webfoot.games.spacedealer.components import (
    BEAM,
    EFFECTS,
    MAX_BOXES,
    MAX_SHIPS,
    MINE,
    NONE,
    PLANNING,
    STORE,
    TIMER,
)


class Card:
    """One kind of technology card, with what is printed on it."""

    __slots__ = (
        "amount",
        "colour",
        "connections",
        "copies",
        "demands",
        "effect",
        "experienced",
        "level",
        "shape",
        "slug",
        "type",
    )

    def __init__(
        self,
        slug: str,
        type_: str,
        level: int,
        experienced: bool,
        shape: int,
        connections: int,
        effect: int,
        amount: int,
        colour: int,
        demands: tuple[Demand, ...],
        copies: int,
    ) -> None:
        self.slug = slug
        self.type = type_
        self.level = level
        self.experienced = experienced
        self.shape = shape
        self.connections = connections
        self.effect = effect
        self.amount = amount
        self.colour = colour
        self.demands = demands
        self.copies = copies
        """How many equal ones one box holds."""

    def has_slot(self) -> bool:
        """Whether a timer can be put on it, once built."""
        return MINE <= self.effect <= BEAM

    def stores(self) -> int:
        """How many goods can lie on it, once built."""
        return self.amount if self.effect in (STORE, BEAM) else 0


class Box:
    """The pieces of one edition: those that come with the game, or those of an owner's data file."""

    def __init__(self, text: str) -> None:
        self.file: BoxFile = parse(text)
        file = self.file
        self.cards = _cards(file)
        """Every kind of technology card; a card is a number, its place here."""
        self.wanted = tuple(
            tuple(
                tuple(COLOURS[colour] for colour, count in enumerate(demand.goods) for _ in range(count))
                for demand in card.demands
            )
            for card in self.cards
        )
        """By kind and demand: the names of the goods, each as often as it is wanted."""
        self.kinds = {card.slug: kind for kind, card in enumerate(self.cards)}
        self.types = {
            line.key: tuple(kind for kind, card in enumerate(self.cards) if card.type == line.key)
            for line in file.types
        }
        self.orders = tuple(line.demand for line in file.orders)
        self.order_slugs = tuple(line.slug for line in file.orders)
        self.stations = tuple(self.types[key][0] for key in STATIONS)
        """In the order in which they are stacked."""
        self.generator = self.stations[0]
        self.mines = self.types["mine"]
        self.depots = self.types["depot"]
        numbers = {name: number.value for name, number in file.numbers.items()}
        self.grace_ms = numbers["overtime_grace_seconds"] * 1000
        self.choosing_ms = numbers["choosing_seconds"] * 1000
        self.countdown_ms = numbers["countdown_seconds"] * 1000
        self.offer_ms = numbers["offer_seconds"] * 1000
        self.thinking_ms = numbers["thinking_seconds"] * 1000
        self.announced = tuple(seconds * 1000 for seconds in file.announcements)
        self.goods_per_colour = numbers["goods_per_colour"]
        self.attack_markers = numbers["attack_markers"]
        self.timers_per_box = numbers["timers_per_box"]
        self.timers = numbers["timers_per_player"]
        self.markers = numbers["victory_markers"]
        self.ship_capacity = numbers["ship_capacity"]
        self.places = numbers["planning_places"]
        self.attack_max = numbers["attack_max"]
        self.attack_per_use = numbers["attack_per_use"]
        self.blocks = numbers["blocks_per_player"]
        self.scales: dict[str, tuple[int, ...]] = {
            "box": file.scale,
            "1-2-3": (1, 2, 3),
            "1-1-2-2-2-3": (1, 1, 2, 2, 2, 3),
        }
        """Technology scales: the printed one is not known (SD-Q04), so the table may choose."""
        # The most that one player can ever have, with two boxes and every card of a sort traded to that player.
        self.max_places = self.places + MAX_BOXES * sum(
            card.amount * card.copies for card in self.cards if card.effect == PLANNING
        )
        self.max_timers = self.timers + self._most(TIMER)
        self.containers = MAX_SHIPS + self._most(STORE) + self._most(BEAM)
        reach = self.cards[self.generator].amount
        self.start_columns = range(POINTS_PER_SIDE + 1 - reach, POINTS_PER_SIDE + 1 + reach)
        """The connection points that a generator on one of the two sides supplies."""

    def boxes_for(self, seats: int) -> int:
        return len(self.file.players[seats].basic)

    def _most(self, effect: int) -> int:
        return MAX_BOXES * sum(card.copies for card in self.cards if card.effect == effect)


def _cards(file: BoxFile) -> tuple[Card, ...]:
    return tuple(
        Card(
            card.slug,
            line.key,
            line.level.value,
            line.key in EXPERIENCED,
            SHAPES.index(line.shape),
            line.connections.value,
            EFFECTS.index(TYPES[line.key]),
            line.amount.value,
            NONE if card.colour is None else COLOURS.index(card.colour),
            card.demands,
            line.copies.value if len(line.cards) == 1 else 1,
        )
        for line in file.types
        for card in line.cards
    )


@lru_cache(maxsize=8)
def box_of(text: str) -> Box:
    return Box(text)


STANDARD: Final = box_of(standard_text())
"""The pieces as they come with the game."""
