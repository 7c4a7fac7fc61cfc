"""Reads a data file (data.yaml, or an owner's corrected copy) and checks it.

The file holds data, never logic. A contradiction is refused with its line.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from typing import Final

from webfoot.core.datafile import Spot, read
from webfoot.games.duckdealer.pieces import (
    ANY,
    EQUIPMENT,
    FREE_PIECES,
    GOODS,
    MADE,
    MOST_SEATS,
    SOURCES,
    TIERS,
    Consumer,
    Data,
    Factory,
    FreeRoads,
    Good,
    Mines,
    Planet,
    Points,
    Route,
    Ship,
    Shipyard,
    SpeedClass,
    StarMap,
    Supply,
    Tier,
)
from webfoot.games.duckdealer.sources import credit_owner

KEY: Final = "duckdealer"
CARRIED: Final = (2,)
"""Earlier versions of the rules that differ in their values."""
MOST_POINTS: Final = 1000
MOST_MINES: Final = 100


@lru_cache(maxsize=8)
def parse(text: str, file: str = "data") -> Data:
    """Read the data of a file. Raises BadData, which names the line and what is wrong.

    Reconstructed values that differ from ours count as the owner's own, whatever the file says of their source.
    """
    data = _read(text, file)
    return data if text in _ours() else credit_owner(data, standard())


@lru_cache(maxsize=1)
def standard_text() -> str:
    return resources.files(__package__).joinpath("data.yaml").read_text(encoding="utf-8")


@cache
def text_of_version(version: int) -> str:
    """Return the values of an earlier version of the rules that is still carried."""
    return resources.files(__package__).joinpath("older", f"v{version}.yaml").read_text(encoding="utf-8")


@lru_cache(maxsize=1)
def _ours() -> frozenset[str]:
    return frozenset({standard_text(), *(text_of_version(version) for version in CARRIED)})


def standard() -> Data:
    return parse(standard_text(), "data.yaml")


def _read(text: str, file: str) -> Data:
    top = read(text, file).fields(
        ("game", "goods", "factories", "points", "consumers", "shipyards", "mines", "ship", "supply", "map")
    )
    top["game"].text((KEY,))
    goods = [_good(name, spot) for name, spot in top["goods"].entries().items()]
    tier = {good.name: good.tier for good in goods}
    raw = [name for name in tier if tier[name] == "raw"]
    if not raw:
        raise top["goods"].wrong("should hold raw goods")
    star_map = _map(top["map"])
    starts = sum(planet.start for planet in star_map.planets)
    points = _points(top["points"])
    return Data(
        goods=goods,
        factories=_factories(top["factories"], tier, points),
        points=points,
        consumers=_consumers(top["consumers"], tier, points),
        shipyards=_shipyards(top["shipyards"], list(tier), starts, points),
        mines=_mines(top["mines"], raw, starts, len(star_map.planets) - starts),
        ship=_ship(top["ship"]),
        supply=_supply(top["supply"]),
        map=star_map,
    )


def _source(spot: Spot) -> str:
    return spot.text(SOURCES)


def _sources(spot: Spot, of: tuple[str, ...]) -> dict[str, str]:
    """Return the sources: one word is the source of all these values."""
    if spot.is_word():
        return dict.fromkeys(of, _source(spot))
    return {name: _source(value) for name, value in spot.fields(of).items()}


def _good(name: str, spot: Spot) -> Good:
    if name == ANY:
        raise spot.wrong("is no good: in a price it stands for any good")
    if name not in GOODS:
        raise spot.wrong(f"is a good that the game does not know; expected one of: {', '.join(GOODS)}")
    tier = spot.fields(("tier",))["tier"].text(TIERS)
    return Good(name, next(known for known in TIERS if known == tier))


def _goods(spot: Spot, among: list[str], least: int, most: int) -> list[str]:
    names = [item.text(among) for item in spot]
    if not least <= len(names) <= most:
        number = f"{least} to {most}" if least < most else least
        raise spot.wrong(f"should name {number} goods, not {len(names)}")
    return names


def _factories(spot: Spot, tier: dict[str, Tier], points: Points) -> list[Factory]:
    factories = [_factory(name, item, tier, points) for name, item in spot.entries().items()]
    if not any(factory.tiles for factory in factories):
        raise spot.wrong("should hold at least one factory with a tile")
    return factories


def _factory(product: str, spot: Spot, tier: dict[str, Tier], points: Points) -> Factory:
    if tier.get(product, "raw") == "raw":
        raise spot.wrong("is no good that can be made")
    fields = spot.fields(("inputs", "tiles", "source"), optional=("points",))
    inputs = _goods(fields["inputs"], list(tier), 1, 4)
    for name in inputs:
        if TIERS.index(tier[name]) >= TIERS.index(tier[product]):
            raise fields["inputs"].wrong(f"names {name}, which is not of a lower tier than {product}")
    sources = _sources(fields["source"], ("inputs", "tiles"))
    own, sources["points"] = _own_points(
        fields, points.factory[tier[product]], points.sources[f"factory.{tier[product]}"]
    )
    return Factory(product, inputs, fields["tiles"].number(0, 20), own, sources)


def _own_points(fields: Mapping[str, Spot], usual: int, source: str, name: str = "points") -> tuple[int, str]:
    """Return the points that a tile shows, and their source: the usual ones, unless the file gives this tile its
    own."""
    if name not in fields:
        return usual, source
    return fields[name].number(0, MOST_POINTS), "owner"


def _points(spot: Spot) -> Points:
    kinds = ("factory", "consumer", "delivery")
    fields = spot.fields((*kinds, "shipyard", "source"))
    by_tier: dict[str, dict[str, int]] = {}
    sources: dict[str, str] = {}
    given = {} if fields["source"].is_word() else fields["source"].fields((*kinds, "shipyard"))
    for kind in kinds:
        by_tier[kind] = {tier: value.number(0, MOST_POINTS) for tier, value in fields[kind].fields(MADE).items()}
        for tier, source in _sources(given.get(kind, fields["source"]), MADE).items():
            sources[f"{kind}.{tier}"] = source
    sources["shipyard"] = _source(given.get("shipyard", fields["source"]))
    shipyard = fields["shipyard"].number(0, MOST_POINTS)
    return Points(by_tier["factory"], by_tier["consumer"], by_tier["delivery"], shipyard, sources)


def _consumers(spot: Spot, tier: dict[str, Tier], points: Points) -> list[Consumer]:
    consumers = [_consumer(item, tier, points) for item in spot]
    if not consumers:
        raise spot.wrong("should hold at least one consumer")
    return consumers


def _consumer(spot: Spot, tier: dict[str, Tier], points: Points) -> Consumer:
    fields = spot.fields(("good", "price", "source"), optional=("points",))
    good = fields["good"].text(tier)
    if tier[good] == "raw":
        raise fields["good"].wrong(f"is {good}, a raw good: consumers want made goods")
    price = _goods(fields["price"], [*tier, ANY], 0, 4)
    if price.count(ANY) > 1:
        raise fields["price"].wrong(f"names {ANY} more than once")
    if ANY in price and not tier.keys() - {good, *price}:
        raise fields["price"].wrong(f"names {ANY}, and no good is left that is not named on the tile")
    sources = _sources(fields["source"], ("tile", "price"))
    shown = fields["points"].fields((), optional=("build", "delivery")) if "points" in fields else {}
    kind = tier[good]
    build, sources["build"] = _own_points(shown, points.consumer[kind], points.sources[f"consumer.{kind}"], "build")
    delivery, sources["delivery"] = _own_points(
        shown, points.delivery[kind], points.sources[f"delivery.{kind}"], "delivery"
    )
    return Consumer(good, price, build, delivery, sources)


def _shipyards(spot: Spot, goods: list[str], starts: int, points: Points) -> list[Shipyard]:
    yards: list[Shipyard] = []
    for item in spot:
        fields = item.fields(("id", "sells", "price", "build", "source"), optional=("points",))
        name = fields["id"].text()
        if any(name == other.id for other in yards):
            raise item.wrong(f"uses the id {name} again")
        build = _goods(fields["build"], [*goods, ANY], 2, 2)
        if build[0] == ANY or build[0] == build[1]:
            raise fields["build"].wrong("should be a good and another one, or a good and any")
        price = _goods(fields["price"], goods, 1, 4)
        sells = fields["sells"].text(EQUIPMENT)
        sources = _sources(fields["source"], ("sells", "price", "build"))
        own, sources["points"] = _own_points(fields, points.shipyard, points.sources["shipyard"])
        yards.append(Shipyard(name, sells, price, build, own, sources))
    if len(yards) != starts:
        raise spot.wrong(f"holds {len(yards)} tiles for {starts} start planets")
    return yards


def _mines(spot: Spot, raw: list[str], starts: int, others: int) -> Mines:
    fields = spot.fields(("start", "other", "source"))
    piles: dict[str, list[str]] = {}
    for name, planets in (("start", starts), ("other", others)):
        piles[name] = [item.text(raw) for item in fields[name]]
        if not planets <= len(piles[name]) <= MOST_MINES:
            raise fields[name].wrong(
                f"should name {planets} goods or more, one for each planet, not {len(piles[name])}"
                if len(piles[name]) < planets
                else f"should name {MOST_MINES} goods at most, not {len(piles[name])}"
            )
    return Mines(piles["start"], piles["other"], _sources(fields["source"], ("start", "other")))


def _ship(spot: Spot) -> Ship:
    given = ("slots", "goods_per_hold", "built_in")
    fields = spot.fields((*given, "source"))
    classes = []
    for item in fields["slots"]:
        group = item.fields(("speed", "slots"))
        classes.append(SpeedClass(group["speed"].number(1, 30), group["slots"].number(1, 12)))
    if not classes or classes[0].slots < FREE_PIECES:
        raise fields["slots"].wrong(
            "should begin with a group of three slots or more: a ship starts with three pieces"
        )
    hold, built_in = fields["goods_per_hold"].number(1, 20), fields["built_in"].number(0, 20)
    return Ship(classes, hold, built_in, _sources(fields["source"], given))


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
    _check_apart(fields["planets"], planets)
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
    sources = _sources(fields["source"], ("planets", "routes"))
    return StarMap((width, height), radius, planets, routes, sources)


def _planet(name: str, spot: Spot, width: int, height: int) -> Planet:
    fields = spot.fields(("name", "start", "at"))
    at = fields["at"].items()
    if len(at) != 2:
        raise fields["at"].wrong("should be x and y")
    return Planet(
        name, fields["name"].text(), fields["start"].yes_or_no(), at[0].number(0, width), at[1].number(0, height)
    )


def _check_apart(spot: Spot, planets: list[Planet]) -> None:
    """Raise BadData if two planets are at one place or have one name."""
    spots = spot.entries()
    places: dict[tuple[int, int], str] = {}
    names: dict[str, str] = {}
    for planet in planets:
        other = places.setdefault((planet.x, planet.y), planet.id)
        if other != planet.id:
            raise spots[planet.id].wrong(f"is at [{planet.x}, {planet.y}], where {other} is already")
        other = names.setdefault(planet.name.casefold(), planet.id)
        if other != planet.id:
            raise spots[planet.id].wrong(f"is called {planet.name}, as {other} is already")


def _check_connected(spot: Spot, planets: list[str], routes: list[Route]) -> None:
    reached = {planets[0]}
    for _ in planets:
        for route in routes:
            if route.a in reached or route.b in reached:
                reached |= {route.a, route.b}
    for name in planets:
        if name not in reached:
            raise spot.wrong(f"never reach {name}")
