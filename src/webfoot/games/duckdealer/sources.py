"""The sources of values: a value that an owner's file changes is no longer reconstructed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec.structs import replace

from webfoot.games.duckdealer.pieces import Consumer, Data, Factory, Points, Shipyard


def credit_owner(data: Data, ours: Data) -> Data:
    """Give the source `owner` to reconstructed values that differ from ours."""
    factories = {factory.product: _of_factory(factory) for factory in ours.factories}
    consumers = {consumer.good: _of_consumer(consumer, ours) for consumer in ours.consumers}
    yards = {yard.id: _of_yard(yard) for yard in ours.shipyards}
    mines, ship, supply, star_map = data.mines, data.ship, data.supply, data.map
    return replace(
        data,
        factories=[
            replace(one, sources=_credited(one.sources, _of_factory(one), factories.get(one.product, {})))
            for one in data.factories
        ],
        points=replace(
            data.points, sources=_credited(data.points.sources, _of_points(data.points), _of_points(ours.points))
        ),
        consumers=[
            replace(one, sources=_credited(one.sources, _of_consumer(one, data), consumers.get(one.good, {})))
            for one in data.consumers
        ],
        shipyards=[
            replace(one, sources=_credited(one.sources, _of_yard(one), yards.get(one.id, {})))
            for one in data.shipyards
        ],
        mines=replace(
            mines,
            sources=_credited(
                mines.sources,
                {"start": sorted(mines.start), "other": sorted(mines.other)},
                {"start": sorted(ours.mines.start), "other": sorted(ours.mines.other)},
            ),
        ),
        ship=replace(ship, sources=_credited(ship.sources, _named(ship), _named(ours.ship))),
        supply=replace(supply, sources=_credited(supply.sources, _named(supply), _named(ours.supply))),
        map=replace(star_map, sources=_credited(star_map.sources, _named(star_map), _named(ours.map))),
    )


def _credited(sources: Mapping[str, str], values: Mapping[str, object], ours: Mapping[str, object]) -> dict[str, str]:
    return {
        name: "owner" if source == "reconstructed" and values[name] != ours.get(name) else source
        for name, source in sources.items()
    }


def _named(piece: object) -> dict[str, object]:
    """Return the fields of a piece by name."""
    fields: tuple[str, ...] = getattr(piece, "__struct_fields__", ())
    return {name: getattr(piece, name) for name in fields}


def _of_factory(factory: Factory) -> dict[str, object]:
    return {"inputs": sorted(factory.inputs), "tiles": factory.tiles, "points": factory.points}


def _of_points(points: Points) -> dict[str, object]:
    values: dict[str, object] = {"shipyard": points.shipyard}
    for kind, by_tier in (("factory", points.factory), ("consumer", points.consumer), ("delivery", points.delivery)):
        values.update({f"{kind}.{tier}": number for tier, number in by_tier.items()})
    return values


def _of_consumer(consumer: Consumer, data: Data) -> dict[str, object]:
    return {
        "tile": Counter(other.good for other in data.consumers)[consumer.good],
        "price": sorted(consumer.price),
        "build": consumer.build,
        "delivery": consumer.delivery,
    }


def _of_yard(yard: Shipyard) -> dict[str, object]:
    return {"sells": yard.sells, "price": sorted(yard.price), "build": yard.build, "points": yard.points}
