"""What is printed on the pieces, as the types into which a data file is read."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Equipment = Literal["hold", "navigator", "builder", "trader"]
Colour = Literal["red", "yellow", "blue"]
Tile = Literal["mine", "factory", "shipyard", "consumer"]
Tier = Literal["raw", "semi", "ten", "thirty"]
TIERS: Final[tuple[Tier, ...]] = ("raw", "semi", "ten", "thirty")
MADE: Final[tuple[Tier, ...]] = ("semi", "ten", "thirty")
EQUIPMENT: Final[tuple[Equipment, ...]] = ("hold", "navigator", "builder", "trader")
COLOURS: Final[tuple[Colour, ...]] = ("red", "yellow", "blue")
TILES: Final[tuple[Tile, ...]] = ("mine", "factory", "shipyard", "consumer")
GOODS: Final[tuple[str, ...]] = (
    "duck",
    "beads",
    "solar",
    "paint",
    "booth",
    "satellite",
    "accelerator",
    "stealth",
    "radio",
    "pills",
    "economy",
    "art",
    "science",
    "religion",
    "politics",
    "medicine",
    "military",
)
"""Every good of the rulebook (R2.1 to R2.4). They have names in every language."""
ANY: Final = "any"
SOURCES: Final[tuple[str, ...]] = ("rulebook", "report", "inferred", "reconstructed", "owner")
MOST_SEATS: Final = 5
FREE_PIECES: Final = 3
"""The pieces of equipment with which each ship starts (R4.8)."""


class Good(msgspec.Struct, frozen=True):
    name: str
    tier: Tier


class Factory(msgspec.Struct, frozen=True):
    product: str
    inputs: list[str]
    tiles: int
    points: int
    """Points for building it."""
    sources: dict[str, str]
    """The sources of `inputs`, `tiles` and `points`."""


class Points(msgspec.Struct, frozen=True):
    """Points by tier, for every tile that shows no points of its own."""

    factory: dict[str, int]
    consumer: dict[str, int]
    delivery: dict[str, int]
    shipyard: int
    sources: dict[str, str]
    """The sources by kind and tier, as `factory.semi`."""


class Consumer(msgspec.Struct, frozen=True):
    good: str
    price: list[str]
    """What building it costs; `any` is any good that is not named on the tile."""
    build: int
    """Points for building it."""
    delivery: int
    """Points for each delivery."""
    sources: dict[str, str]
    """The sources of the `tile` itself, of `price`, `build` and `delivery`."""


class Shipyard(msgspec.Struct, frozen=True):
    id: str
    sells: str
    price: list[str]
    build: list[str]
    """The printed good and a second one, or `any`."""
    points: int
    sources: dict[str, str]
    """The sources of `sells`, `price`, `build` and `points`."""


class Mines(msgspec.Struct, frozen=True):
    """The mines. If there are more than planets, those left over stay out of the game."""

    start: list[str]
    other: list[str]
    sources: dict[str, str]


class SpeedClass(msgspec.Struct, frozen=True):
    speed: int
    slots: int


class Ship(msgspec.Struct, frozen=True):
    slots: list[SpeedClass]
    goods_per_hold: int
    built_in: int
    sources: dict[str, str]


class FreeRoads(msgspec.Struct, frozen=True):
    to_space: int
    roads: int


class Supply(msgspec.Struct, frozen=True):
    discs_per_colour: int
    cubes_per_player: int
    kept_energy: int
    track: int
    free_roads: list[FreeRoads]
    sources: dict[str, str]


class Planet(msgspec.Struct, frozen=True):
    id: str
    name: str
    start: bool
    x: int
    y: int


class Route(msgspec.Struct, frozen=True):
    id: str
    a: str
    b: str
    comets: int


class StarMap(msgspec.Struct, frozen=True):
    view: tuple[int, int]
    planet_radius: int
    planets: list[Planet]
    routes: list[Route]
    sources: dict[str, str]
    """The sources of `planets` and `routes`."""


class Data(msgspec.Struct, frozen=True):
    goods: list[Good]
    factories: list[Factory]
    points: Points
    consumers: list[Consumer]
    shipyards: list[Shipyard]
    mines: Mines
    ship: Ship
    supply: Supply
    map: StarMap
