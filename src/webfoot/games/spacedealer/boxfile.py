"""Reading the data file of the box: every fault is named with the card or the line it stands in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple

import msgspec

Source = Literal["printed", "derived", "public", "inferred", "reconstructed"]
Colour = Literal["red", "yellow", "green", "blue"]
COLOURS: Final[tuple[Colour, ...]] = ("red", "yellow", "green", "blue")
Shape = Literal["station", "upright", "wide", "city"]
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
DECKS: Final = {1: 24, 2: 28, 3: 20}
"""How many technology cards of each level the rulebook counts in one box."""
_CONNECTIONS: Final = {"station": (0,), "upright": (0, 1), "wide": (2,), "city": (0,)}


class BadBox(Exception):
    """The data file says something that cannot be."""


class Number(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    value: int
    source: Source


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    value: tuple[int, ...]
    source: Source


class ShapeLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    value: Shape
    source: Source


class CardLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: str
    colour: Colour | None = None
    demands: tuple[str, ...] = ()


class TypeLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    level: Literal[1, 2, 3]
    set: Literal["basic", "experienced"]
    shape: ShapeLine
    connections: Number
    effect: Effect
    amount: Number
    copies: Number
    demand_source: Source
    cards: tuple[CardLine, ...]


class OrderLines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    copies: Number
    cards: tuple[CardLine, ...]


class SetLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    without: dict[str, int]


class AddedLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"added": "with"}):
    source: Source
    added: dict[str, int]


class TableLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    basic: tuple[str, ...]
    experienced: tuple[str, ...]


class Constants(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    timer_seconds: Number
    game_minutes: Number
    overtime_grace_seconds: Number
    choosing_seconds: Number
    countdown_seconds: Number
    offer_seconds: Number
    thinking_seconds: Number
    announcements_seconds: Numbers
    goods_per_colour: Number
    attack_markers: Number
    timers_per_box: Number
    neutral_ships_per_box: Number
    timers_per_player: Number
    victory_markers: Number
    ship_capacity: Number
    planning_places: Number
    connection_points_per_side: Number
    columns_beyond: Number
    attack_max: Number
    attack_per_use: Number
    blocks_per_player: Number
    technology_scale: Numbers


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    constants: Constants
    types: tuple[TypeLine, ...]
    orders: OrderLines
    sets: dict[str, SetLine]
    experienced: dict[str, AddedLine]
    players: dict[str, TableLine]


class Demand(NamedTuple):
    """Goods by colour, what the deliverer scores, what the planet's owner scores."""

    goods: tuple[int, ...]
    points: int
    owner: int


def read_box(plain: Mapping[str, Any]) -> Box:
    try:
        box = msgspec.convert(plain, Box)
    except msgspec.ValidationError as error:
        raise BadBox(f"the box: {error}") from None
    _check_types(box)
    _check_sets(box)
    return box


def read_demand(card: str, text: str, owned: bool) -> Demand:
    """`green blue > 2/1` for a planet, `red yellow > 2` for a neutral order."""
    goods, arrow, points = text.partition(">")
    counts = [0] * len(COLOURS)
    for colour in goods.split():
        if colour not in COLOURS:
            raise BadBox(f"{card}: {colour!r} is no colour of goods; there are {', '.join(COLOURS)}")
        counts[COLOURS.index(colour)] += 1
    parts = points.strip().split("/")
    if not arrow or not sum(counts) or len(parts) != 1 + owned or not all(part.strip().isdigit() for part in parts):
        shown = "goods > points/owner's points" if owned else "goods > points"
        raise BadBox(f"{card}: a demand is written {shown!r}, not {text!r}")
    return Demand(tuple(counts), int(parts[0]), int(parts[1]) if owned else 0)


def _check_types(box: Box) -> None:
    names: set[str] = set()
    totals = dict.fromkeys(DECKS, 0)
    for line in box.types:
        totals[line.level] += line.copies.value
        if line.connections.value not in _CONNECTIONS[line.shape.value]:
            raise BadBox(f"{line.key}: no {line.shape.value} card has {line.connections.value} connections")
        if len(line.cards) not in (1, line.copies.value):
            raise BadBox(f"{line.key}: {line.copies.value} copies, but {len(line.cards)} cards are described")
        for card in line.cards:
            _check_card(line, card)
            if card.card in names:
                raise BadBox(f"{card.card} is described twice")
            names.add(card.card)
    for level, total in totals.items():
        if total != DECKS[level]:
            raise BadBox(f"level {level} has {DECKS[level]} cards in the box, not {total}")
    if len(box.orders.cards) != box.orders.copies.value:
        raise BadBox(f"{box.orders.copies.value} orders, but {len(box.orders.cards)} are described")
    for card in box.orders.cards:
        if len(card.demands) != 1:
            raise BadBox(f"{card.card}: an order has one demand")
        read_demand(card.card, card.demands[0], owned=False)


def _check_card(line: TypeLine, card: CardLine) -> None:
    for text in card.demands:
        read_demand(card.card, text, owned=True)
    if (line.effect == "mine") != (card.colour is not None):
        raise BadBox(f"{card.card}: a mine has a colour, and nothing else has")
    if line.shape.value in ("station", "wide") and card.demands:
        raise BadBox(f"{card.card}: a {line.shape.value} card does not reach the demand zone")
    if line.shape.value == "upright" and len(card.demands) != 1:
        raise BadBox(f"{card.card}: an upright card has one demand, not {len(card.demands)}")
    if line.shape.value == "city" and not 1 <= len(card.demands) <= 4:
        raise BadBox(f"{card.card}: a city has one to four demands, not {len(card.demands)}")


def _check_sets(box: Box) -> None:
    copies = {line.key: line.copies.value for line in box.types}
    groups = [(name, line.without) for name, line in box.sets.items()]
    groups += [(name, line.added) for name, line in box.experienced.items()]
    for name, counts in groups:
        for key, count in counts.items():
            if key not in copies:
                raise BadBox(f"set {name}: no card type is called {key!r}")
            if not 0 <= count <= copies[key]:
                raise BadBox(f"set {name}: {count} of {key}, but a box holds {copies[key]}")
    for seats, table in box.players.items():
        for known, chosen in ((box.sets, table.basic), (box.experienced, table.experienced)):
            strangers = [name for name in chosen if name not in known]
            if strangers:
                raise BadBox(f"{seats} players: no set is called {', '.join(strangers)}")
