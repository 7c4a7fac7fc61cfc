"""Reads what is printed in the box from a data file (data.yaml, or an owner's corrected copy) and checks it.

The file holds data, never logic. A contradiction is refused with its line.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from itertools import pairwise
from typing import Final, Literal, NamedTuple, get_args

from webfoot.core.datafile import Spot, read

KEY: Final = "spacedealer"
Source = Literal["printed", "derived", "public", "inferred", "reconstructed", "owner"]
SOURCES: Final[tuple[Source, ...]] = get_args(Source)
Colour = Literal["red", "yellow", "green", "blue"]
COLOURS: Final[tuple[Colour, ...]] = ("red", "yellow", "green", "blue")
Shape = Literal["station", "upright", "wide", "city"]
SHAPES: Final[tuple[Shape, ...]] = get_args(Shape)
Effect = Literal[
    "power",
    "store",
    "mine",
    "multi-mine",
    "converter",
    "sabotage",
    "missile",
    "beam",
    "planning",
    "timer",
    "ship",
    "none",
]
TYPES: Final[Mapping[str, Effect]] = {
    "mine": "mine",
    "generator": "power",
    "depot": "store",
    "solar-satellite": "power",
    "multi-mine": "multi-mine",
    "mining-complex": "mine",
    "converter": "converter",
    "sabotage-probe": "sabotage",
    "interstellar-missile": "missile",
    "tech-center": "planning",
    "orbital-station": "ship",
    "transport-probe": "beam",
    "fusion-reactor": "power",
    "fusion-mine": "mine",
    "fusion-converter": "converter",
    "metropolis": "none",
    "megacity": "none",
    "robot-factory": "timer",
}
"""What each type of card does. That belongs to the rules, not to the file."""
EXPERIENCED: Final = frozenset(
    ("sabotage-probe", "interstellar-missile", "tech-center", "orbital-station", "transport-probe", "robot-factory")
)
STATIONS: Final = ("generator", "solar-satellite", "fusion-reactor")
"""In the order in which they are stacked."""
NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "mine": tuple(f"mine-{colour}-{number}" for colour in COLOURS for number in (1, 2, 3)),
    "depot": tuple(f"depot-{number}" for number in (1, 2, 3, 4)),
    "multi-mine": tuple(f"multi-mine-{number}" for number in (1, 2, 3, 4)),
    "mining-complex": tuple(f"mining-complex-{colour}" for colour in COLOURS),
    "converter": tuple(f"converter-{number}" for number in (1, 2, 3, 4)),
    "sabotage-probe": ("sabotage-probe-1", "sabotage-probe-2"),
    "interstellar-missile": ("interstellar-missile-1", "interstellar-missile-2"),
    "tech-center": ("tech-center-1", "tech-center-2"),
    "fusion-mine": tuple(f"fusion-mine-{colour}" for colour in COLOURS),
    "metropolis": ("metropolis-1", "metropolis-2"),
    "megacity": ("megacity-1", "megacity-2"),
    "robot-factory": ("robot-factory-1", "robot-factory-2"),
}
"""The cards of a type that have a name in every language; those of other types are called like the type."""
ORDERS: Final = tuple(f"order-{number}" for number in range(1, 13))
DECKS: Final = {1: 24, 2: 28, 3: 20}
"""How many technology cards of each level the rulebook counts in one box."""
POINTS_PER_SIDE: Final = 4
"""Connection points left and right of every planet."""
SEATS: Final = range(3, 9)
_CONNECTIONS: Final[Mapping[Shape, tuple[int, ...]]] = {
    "station": (0,),
    "upright": (0, 1),
    "wide": (2,),
    "city": (0,),
}
_NUMBERS: Final = {
    "overtime_grace_seconds": (1, 600),
    "choosing_seconds": (5, 600),
    "countdown_seconds": (1, 60),
    "offer_seconds": (5, 600),
    "thinking_seconds": (5, 600),
    "goods_per_colour": (1, 100),
    "attack_markers": (0, 100),
    "timers_per_box": (8, 40),
    "timers_per_player": (1, 4),
    "victory_markers": (1, 40),
    "ship_capacity": (1, 8),
    "planning_places": (1, 4),
    "attack_max": (1, 4),
    "attack_per_use": (1, 4),
    "blocks_per_player": (0, 8),
}
"""The least and the most of every single number."""
_AMOUNTS: Final[Mapping[Effect, tuple[int, int]]] = {
    "power": (1, POINTS_PER_SIDE),
    "store": (1, 8),
    "mine": (1, 8),
    "multi-mine": (1, 1),
    "converter": (1, 8),
    "sabotage": (0, 4),
    "missile": (0, 4),
    "beam": (1, 2),
    "planning": (1, 4),
    "timer": (1, 1),
    "ship": (1, 1),
    "none": (0, 0),
}


class Demand(NamedTuple):
    """Goods by colour, what the deliverer scores, what the planet's owner scores."""

    goods: tuple[int, ...]
    points: int
    owner: int


class Number(NamedTuple):
    value: int
    source: Source


class CardLine(NamedTuple):
    slug: str
    colour: Colour | None
    demands: tuple[Demand, ...]
    source: Source
    """The source of its demands."""


class TypeLine(NamedTuple):
    key: str
    level: Number
    shape: Shape
    shape_source: Source
    connections: Number
    amount: Number
    copies: Number
    cards: tuple[CardLine, ...]


class OrderLine(NamedTuple):
    slug: str
    demand: Demand
    source: Source


class TableLine(NamedTuple):
    """The sets that are put together for a number of players."""

    basic: tuple[str, ...]
    experienced: tuple[str, ...]


class BoxFile(NamedTuple):
    numbers: dict[str, Number]
    scale: tuple[int, ...]
    scale_source: Source
    announcements: tuple[int, ...]
    types: tuple[TypeLine, ...]
    orders: tuple[OrderLine, ...]
    without: dict[str, dict[str, int]]
    added: dict[str, dict[str, int]]
    players: dict[int, TableLine]


@lru_cache(maxsize=8)
def parse(text: str, file: str = "data") -> BoxFile:
    """Read the data of a file. Raises BadData, which names the line and what is wrong."""
    top = read(text, file).fields(("game", "numbers", "types", "orders", "without", "added", "players"))
    top["game"].text((KEY,))
    numbers = top["numbers"].fields((*_NUMBERS, "technology_scale", "announcements_seconds"))
    scale, scale_source = _scale(numbers["technology_scale"])
    types = _types(top["types"])
    copies = {line.key: line.copies.value for line in types}
    without = {name: _counts(spot, copies, basic=True) for name, spot in top["without"].entries().items()}
    added = {name: _counts(spot, copies, basic=False) for name, spot in top["added"].entries().items()}
    alone = {name: _number(numbers[name], *_NUMBERS[name]) for name in _NUMBERS}
    if alone["attack_per_use"].value > alone["attack_max"].value:
        raise numbers["attack_per_use"].wrong("should not be more than attack_max")
    return BoxFile(
        numbers=alone,
        scale=scale,
        scale_source=scale_source,
        announcements=_announcements(numbers["announcements_seconds"]),
        types=types,
        orders=_orders(top["orders"]),
        without=without,
        added=added,
        players=_players(top["players"], without, added, copies, alone),
    )


def standard_text() -> str:
    return resources.files(__package__).joinpath("data.yaml").read_text(encoding="utf-8")


# numbers


def _source(spot: Spot) -> Source:
    word = spot.text(SOURCES)
    return next(source for source in SOURCES if source == word)


def _number(spot: Spot, least: int, most: int) -> Number:
    fields = spot.fields(("value", "source"))
    return Number(fields["value"].number(least, most), _source(fields["source"]))


def _scale(spot: Spot) -> tuple[tuple[int, ...], Source]:
    """Read the scale: from level 1 to level 3, one at a time."""
    fields = spot.fields(("value", "source"))
    scale = tuple(item.number(1, 3) for item in fields["value"])
    steps = [after - before for before, after in pairwise(scale)]
    if not 3 <= len(scale) <= 12 or scale[0] != 1 or scale[-1] != 3 or any(step not in (0, 1) for step in steps):
        raise fields["value"].wrong("should lead from 1 over 2 to 3, in 3 to 12 positions")
    return scale, _source(fields["source"])


def _announcements(spot: Spot) -> tuple[int, ...]:
    fields = spot.fields(("value", "source"))
    _source(fields["source"])
    left = tuple(item.number(1, 3600) for item in fields["value"])
    if list(left) != sorted(set(left), reverse=True):
        raise fields["value"].wrong("should go down from one time to the next")
    return left


# cards


def read_demand(spot: Spot, owned: bool) -> Demand:
    """Read a demand: `green blue > 2/1` for a planet, `red yellow > 2` for a neutral order."""
    text = spot.text()
    goods, arrow, points = text.partition(">")
    counts = [0] * len(COLOURS)
    for word in goods.split():
        if word not in COLOURS:
            raise spot.wrong(
                f"asks for {word!r}, which is not a colour of goods; expected one of: {', '.join(COLOURS)}"
            )
        counts[COLOURS.index(word)] += 1
    parts = [part.strip() for part in points.split("/")]
    plain = all(part.isascii() and part.isdigit() and len(part) <= 3 for part in parts)
    if not arrow or not 1 <= sum(counts) <= 6 or len(parts) != 1 + owned or not plain:
        shown = "goods > points/owner's points" if owned else "goods > points"
        raise spot.wrong(f"should be written {shown!r} with one to six goods, not {text!r}")
    return Demand(tuple(counts), int(parts[0]), int(parts[1]) if owned else 0)


def _types(spot: Spot) -> tuple[TypeLine, ...]:
    given = spot.fields(TYPES)
    types = tuple(_type(key, given[key]) for key in TYPES)
    for level, total in DECKS.items():
        found = sum(line.copies.value for line in types if line.level.value == level)
        if found != total:
            raise spot.wrong(f"holds {found} cards of level {level}; the box has {total}")
    powers = [next(line.amount.value for line in types if line.key == key) for key in STATIONS]
    if powers != sorted(powers):
        raise spot.wrong("should give a station no less power than the one it is built on")
    return types


def _type(key: str, spot: Spot) -> TypeLine:
    effect = TYPES[key]
    fields = spot.fields(("level", "shape", "connections", "amount", "copies", "cards"))
    shaped = fields["shape"].fields(("value", "source"))
    word = shaped["value"].text(SHAPES)
    shape = next(known for known in SHAPES if known == word)
    if (shape == "station") != (effect == "power") or (shape == "city") != (effect == "none"):
        raise shaped["value"].wrong(f"cannot be {shape!r}: a station supplies power, a city has demands alone")
    connections = _number(fields["connections"], 0, 2)
    if connections.value not in _CONNECTIONS[shape]:
        raise fields["connections"].wrong(f"cannot be {connections.value}: no such card is {shape}")
    if effect in ("mine", "multi-mine", "converter", "sabotage", "missile", "beam") and not connections.value:
        raise fields["connections"].wrong("cannot be 0: a card with a timer slot needs power")
    level = _number(fields["level"], *((1, 1) if key in ("mine", "generator", "depot") else (2, 3)))
    copies = _number(fields["copies"], 1, 24)
    if effect == "ship" and copies.value != 1:
        raise fields["copies"].wrong("should be 1: there is one neutral ship in a box")
    described = fields["cards"].entries()
    names = NAMES.get(key, (key,))
    for name, card in described.items():
        if name not in names:
            raise card.wrong(f"is not a card of this type; expected one of: {', '.join(names)}")
    cards = tuple(_card(name, card, shape, effect) for name, card in described.items())
    if len(cards) not in (1, copies.value):
        raise fields["cards"].wrong(f"describes {len(cards)} of {copies.value} copies; describe each, or one for all")
    if key == "mine":
        _check_mines(fields["cards"], cards, copies)
    return TypeLine(
        key,
        level,
        shape,
        _source(shaped["source"]),
        connections,
        _number(fields["amount"], *_AMOUNTS[effect]),
        copies,
        cards,
    )


def _check_mines(spot: Spot, cards: tuple[CardLine, ...], copies: Number) -> None:
    """Check that there are mines for SD-SU-05, which deals three of each colour into four piles."""
    counts = [sum(card.colour == colour for card in cards) for colour in COLOURS]
    if counts != [3] * len(COLOURS) or copies.value != 12:
        raise spot.wrong("should be three mines of each colour")


def _card(name: str, spot: Spot, shape: Shape, effect: Effect) -> CardLine:
    coloured = ("colour",) if effect == "mine" else ()
    fields = spot.fields((*coloured, "demands", "source"))
    colour: Colour | None = None
    if coloured:
        word = fields["colour"].text(COLOURS)
        colour = next(known for known in COLOURS if known == word)
        if colour not in name.split("-"):
            raise fields["colour"].wrong(f"is {colour}, which does not go with the name")
    demands = tuple(read_demand(item, owned=True) for item in fields["demands"])
    if shape in ("station", "wide") and demands:
        raise fields["demands"].wrong(f"should be empty: a {shape} card does not reach the demand zone")
    if shape == "upright" and len(demands) != 1:
        raise fields["demands"].wrong(f"should be one demand on an upright card, not {len(demands)}")
    if shape == "city" and not 1 <= len(demands) <= 4:
        raise fields["demands"].wrong(f"should be one to four demands of a city, not {len(demands)}")
    return CardLine(name, colour, demands, _source(fields["source"]))


def _orders(spot: Spot) -> tuple[OrderLine, ...]:
    orders = []
    for name, item in spot.entries().items():
        if name not in ORDERS:
            raise item.wrong(f"is not an order; expected one of: {', '.join(ORDERS)}")
        fields = item.fields(("demand", "source"))
        orders.append(OrderLine(name, read_demand(fields["demand"], owned=False), _source(fields["source"])))
    if len(orders) < max(SEATS) // 2:
        raise spot.wrong(f"should hold an order for every neutral planet: {max(SEATS) // 2} or more in a box")
    return tuple(orders)


# how many of them are used


def _counts(spot: Spot, copies: Mapping[str, int], basic: bool) -> dict[str, int]:
    counts: dict[str, int] = {}
    for key, item in spot.entries().items():
        if key not in copies or (key in EXPERIENCED) == basic or key == "mine":
            kinds = [known for known in copies if (known in EXPERIENCED) != basic and known != "mine"]
            raise item.wrong(f"is not a type of card to count here; expected one of: {', '.join(kinds)}")
        counts[key] = item.number(0, copies[key])
    return counts


def _players(
    spot: Spot,
    without: Mapping[str, Mapping[str, int]],
    added: Mapping[str, Mapping[str, int]],
    copies: Mapping[str, int],
    numbers: Mapping[str, Number],
) -> dict[int, TableLine]:
    given = spot.fields([str(seats) for seats in SEATS])
    tables: dict[int, TableLine] = {}
    for seats in SEATS:
        fields = given[str(seats)].fields(("basic", "experienced"))
        basic = tuple(item.text(without) for item in fields["basic"])
        if len(basic) != (1 if seats <= 4 else 2):
            raise fields["basic"].wrong("should be one set for three or four players, two for more")
        for key, each in (("generator", 2), ("depot", 1)):
            used = sum(copies[key] - without[name].get(key, 0) for name in basic)
            if used != each * seats:
                raise fields["basic"].wrong(f"leaves {used} cards of type {key}; {seats} players need {each * seats}")
        if numbers["timers_per_box"].value * len(basic) < numbers["timers_per_player"].value * seats:
            raise fields["basic"].wrong(f"has too few timers for {seats} players")
        experienced = tuple(item.text(added) for item in fields["experienced"])
        if len(experienced) > len(basic):
            raise fields["experienced"].wrong("should not be more sets than there are boxes")
        tables[seats] = TableLine(basic, experienced)
    return tables
