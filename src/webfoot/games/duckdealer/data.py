"""What is printed on the pieces: read from a data file (data.yaml, or an owner's corrected copy) and checked.

Data, never logic. Whatever contradicts itself is refused with the line where it stands.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Final, Literal

import msgspec

from webfoot.core.datafile import Spot, read

KEY: Final = "duckdealer"
Tier = Literal["raw", "semi", "ten", "thirty"]
TIERS: Final[tuple[Tier, ...]] = ("raw", "semi", "ten", "thirty")
EQUIPMENT: Final = ("hold", "navigator", "builder", "trader")
COLOURS: Final = ("red", "yellow", "blue")
TILES: Final = ("mine", "factory", "shipyard", "consumer")
ANY: Final = "any"
SOURCES: Final = ("rulebook", "report", "inferred", "reconstructed", "owner")
MOST_SEATS: Final = 5


class Good(msgspec.Struct, frozen=True):
    name: str
    tier: Tier


class Factory(msgspec.Struct, frozen=True):
    product: str
    inputs: list[str]
    tiles: int
    source: str


class Points(msgspec.Struct, frozen=True):
    factory: dict[str, int]
    consumer: dict[str, int]
    delivery: dict[str, int]
    shipyard: int
    sources: dict[str, str]
    """By kind and tier, as `factory.semi`."""


class Consumer(msgspec.Struct, frozen=True):
    good: str
    price: list[str]
    sources: dict[str, str]
    """Of the tile itself and of its price."""


class Shipyard(msgspec.Struct, frozen=True):
    id: str
    sells: str
    price: list[str]
    build: list[str]
    """The printed good and a second one, or `any`."""
    sources: dict[str, str]


class Mines(msgspec.Struct, frozen=True):
    start: list[str]
    other: list[str]
    start_source: str
    other_source: str


class SpeedClass(msgspec.Struct, frozen=True):
    speed: int
    slots: int


class Ship(msgspec.Struct, frozen=True):
    slots: list[SpeedClass]
    goods_per_hold: int
    built_in: int
    source: str


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
    source: str


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


@lru_cache(maxsize=8)
def parse(text: str, file: str = "data") -> Data:
    """The data of a file; BadData names the line and what is wrong."""
    top = read(text, file).fields(
        ("game", "goods", "factories", "points", "consumers", "shipyards", "mines", "ship", "supply", "map")
    )
    top["game"].text((KEY,))
    goods = [_good(name, spot) for name, spot in top["goods"].entries().items()]
    tier = {good.name: good.tier for good in goods}
    raw = [name for name in tier if tier[name] == "raw"]
    if not raw:
        raise top["goods"].wrong("should hold raw goods")
    if ANY in tier:
        raise top["goods"].wrong(f"holds a good called {ANY}, which in a price stands for any good")
    star_map = _map(top["map"])
    starts = sum(planet.start for planet in star_map.planets)
    return Data(
        goods=goods,
        factories=[_factory(name, spot, tier) for name, spot in top["factories"].entries().items()],
        points=_points(top["points"]),
        consumers=[_consumer(spot, tier) for spot in top["consumers"]],
        shipyards=_shipyards(top["shipyards"], list(tier), starts),
        mines=_mines(top["mines"], raw, starts, len(star_map.planets) - starts),
        ship=_ship(top["ship"]),
        supply=_supply(top["supply"]),
        map=star_map,
    )


def standard_text() -> str:
    return resources.files(__package__).joinpath("data.yaml").read_text(encoding="utf-8")


def standard() -> Data:
    return parse(standard_text(), "data.yaml")


def _source(spot: Spot) -> str:
    return spot.text(SOURCES)


def _sources(spot: Spot, of: tuple[str, ...]) -> dict[str, str]:
    return {name: _source(value) for name, value in spot.fields(of).items()}


def _good(name: str, spot: Spot) -> Good:
    tier = spot.fields(("tier",))["tier"].text(TIERS)
    return Good(name, next(known for known in TIERS if known == tier))


def _goods(spot: Spot, among: list[str], least: int, most: int) -> list[str]:
    names = [item.text(among) for item in spot]
    if not least <= len(names) <= most:
        number = f"{least} to {most}" if least < most else least
        raise spot.wrong(f"should name {number} goods, not {len(names)}")
    return names


def _factory(product: str, spot: Spot, tier: dict[str, Tier]) -> Factory:
    if tier.get(product, "raw") == "raw":
        raise spot.wrong("is no good that can be made")
    fields = spot.fields(("inputs", "tiles", "source"))
    inputs = _goods(fields["inputs"], list(tier), 1, 4)
    for name in inputs:
        if TIERS.index(tier[name]) >= TIERS.index(tier[product]):
            raise fields["inputs"].wrong(f"names {name}, which is not of a lower tier than {product}")
    return Factory(product, inputs, fields["tiles"].number(0, 20), _source(fields["source"]))


def _points(spot: Spot) -> Points:
    fields = spot.fields(("factory", "consumer", "delivery", "shipyard", "source"))
    by_tier: dict[str, dict[str, int]] = {}
    sources: dict[str, str] = {}
    given = fields["source"].fields(("factory", "consumer", "delivery", "shipyard"))
    for kind in ("factory", "consumer", "delivery"):
        by_tier[kind] = {
            tier: value.number(0, 1000) for tier, value in fields[kind].fields(("semi", "ten", "thirty")).items()
        }
        for tier, source in given[kind].fields(("semi", "ten", "thirty")).items():
            sources[f"{kind}.{tier}"] = _source(source)
    sources["shipyard"] = _source(given["shipyard"])
    shipyard = fields["shipyard"].number(0, 1000)
    return Points(by_tier["factory"], by_tier["consumer"], by_tier["delivery"], shipyard, sources)


def _consumer(spot: Spot, tier: dict[str, Tier]) -> Consumer:
    fields = spot.fields(("good", "price", "source"))
    good = fields["good"].text(tier)
    if tier[good] == "raw":
        raise fields["good"].wrong(f"is {good}, a raw good: consumers want made goods")
    price = _goods(fields["price"], list(tier), 0, 4)
    return Consumer(good, price, _sources(fields["source"], ("tile", "price")))


def _shipyards(spot: Spot, goods: list[str], starts: int) -> list[Shipyard]:
    yards: list[Shipyard] = []
    for item in spot:
        fields = item.fields(("id", "sells", "price", "build", "source"))
        name = fields["id"].text()
        if any(name == other.id for other in yards):
            raise item.wrong(f"uses the id {name} again")
        build = _goods(fields["build"], [*goods, ANY], 2, 2)
        if build[0] == ANY or build[0] == build[1]:
            raise fields["build"].wrong("should be a good and another one, or a good and any")
        price = _goods(fields["price"], goods, 0, 4)
        sells = fields["sells"].text(EQUIPMENT)
        sources = _sources(fields["source"], ("sells", "price", "build"))
        yards.append(Shipyard(name, sells, price, build, sources))
    if len(yards) != starts:
        raise spot.wrong(f"holds {len(yards)} tiles for {starts} start planets")
    return yards


def _mines(spot: Spot, raw: list[str], starts: int, others: int) -> Mines:
    fields = spot.fields(("start", "other", "source"))
    source = fields["source"].fields(("start", "other"))
    start = _goods(fields["start"], raw, starts, starts)
    other = _goods(fields["other"], raw, others, others)
    return Mines(start, other, _source(source["start"]), _source(source["other"]))


def _ship(spot: Spot) -> Ship:
    fields = spot.fields(("slots", "goods_per_hold", "built_in", "source"))
    classes = []
    for item in fields["slots"]:
        group = item.fields(("speed", "slots"))
        classes.append(SpeedClass(group["speed"].number(1, 30), group["slots"].number(1, 12)))
    if not classes or classes[0].slots < 3:
        raise fields["slots"].wrong(
            "should begin with a group of three slots or more: a ship starts with three pieces"
        )
    hold, built_in = fields["goods_per_hold"].number(1, 20), fields["built_in"].number(0, 20)
    return Ship(classes, hold, built_in, _source(fields["source"]))


def _supply(spot: Spot) -> Supply:
    given = ("discs_per_colour", "cubes_per_player", "kept_energy", "track", "free_roads")
    fields = spot.fields((*given, "source"))
    track = fields["track"].number(1, 60)
    steps: list[FreeRoads] = []
    for item in fields["free_roads"]:
        step = item.fields(("to_space", "roads"))
        if steps and steps[-1].to_space >= step["to_space"].number(1, track):
            raise step["to_space"].wrong(f"should come after space {steps[-1].to_space}")
        steps.append(FreeRoads(step["to_space"].number(1, track), step["roads"].number(0, 10)))
    if not steps or steps[-1].to_space != track:
        raise fields["free_roads"].wrong(f"should end with space {track}, the last of the track")
    return Supply(
        fields["discs_per_colour"].number(3 * MOST_SEATS, 200),
        # One is on the score track, and all of the turn track may be one player's.
        fields["cubes_per_player"].number(track + 1, 200),
        fields["kept_energy"].number(0, 6),
        track,
        steps,
        _sources(fields["source"], given),
    )


def _map(spot: Spot) -> StarMap:
    fields = spot.fields(("source", "view", "planet_radius", "planets", "routes"))
    view = fields["view"].items()
    if len(view) != 2:
        raise fields["view"].wrong("should be width and height")
    width, height = view[0].number(100, 10_000), view[1].number(100, 10_000)
    planets = [_planet(name, item, width, height) for name, item in fields["planets"].entries().items()]
    starts = sum(planet.start for planet in planets)
    if not MOST_SEATS <= starts <= 2 * MOST_SEATS:
        raise fields["planets"].wrong(f"should hold {MOST_SEATS} to {2 * MOST_SEATS} start planets, not {starts}")
    names = [planet.id for planet in planets]
    routes: list[Route] = []
    for item in fields["routes"]:
        parts = item.items()
        if len(parts) != 4:
            raise item.wrong("should be [id, from, to, number of comets]")
        route = Route(parts[0].text(), parts[1].text(names), parts[2].text(names), parts[3].number(0, 30))
        if route.a == route.b:
            raise item.wrong(f"leads from {route.a} to itself")
        if any(route.id == other.id for other in routes):
            raise item.wrong(f"uses the id {route.id} again")
        for comet in (f"{route.id}.{i}" for i in range(1, route.comets + 1)):
            if comet in names:
                raise item.wrong(f"has a comet {comet}, which is also the name of a planet")
        routes.append(route)
    _check_connected(fields["routes"], names, routes)
    radius = fields["planet_radius"].number(5, 500)
    return StarMap((width, height), radius, planets, routes, _source(fields["source"]))


def _planet(name: str, spot: Spot, width: int, height: int) -> Planet:
    fields = spot.fields(("name", "start", "at"))
    at = fields["at"].items()
    if len(at) != 2:
        raise fields["at"].wrong("should be x and y")
    return Planet(
        name, fields["name"].text(), fields["start"].yes_or_no(), at[0].number(0, width), at[1].number(0, height)
    )


def _check_connected(spot: Spot, planets: list[str], routes: list[Route]) -> None:
    reached = {planets[0]}
    for _ in planets:
        for route in routes:
            if route.a in reached or route.b in reached:
                reached |= {route.a, route.b}
    for name in planets:
        if name not in reached:
            raise spot.wrong(f"never reach {name}")
