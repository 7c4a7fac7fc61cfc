"""The pieces and the map as numbers for the engine, made once from the data and never changed.

Points are planets first, then comets. Goods, equipment, colours and tiles are numbered by their place in the data's
lists.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from webfoot.games.duckdealer.pieces import ANY, EQUIPMENT, TIERS, Data

HOLD: Final = 0
RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
MINE: Final = 0
FACTORY: Final = 1
SHIPYARD: Final = 2
CONSUMER: Final = 3
NONE: Final = -1

MEDICINE_INPUTS: Final = ("paint", "pills")
RING: Final = {"accelerator": ("beads", "booth"), "radio": ("duck", "solar")}


class World:
    def __init__(self, data: Data, literal_medicine: bool, other_ring: bool) -> None:
        goods = [good.name for good in data.goods]
        number = {name: i for i, name in enumerate(goods)}
        self.goods: list[str] = goods
        self.tiers: list[int] = [TIERS.index(good.tier) for good in data.goods]
        self.raw: list[int] = [i for i, tier in enumerate(self.tiers) if tier == 0]
        # What each good is made of; empty for raw goods and where there is no factory.
        self.inputs: list[list[int]] = [[] for _ in goods]
        self.factory_tiles: list[int] = [0] * len(goods)
        for factory in data.factories:
            inputs = [*factory.inputs]
            if literal_medicine and factory.product == "medicine":  # W1
                inputs = [*MEDICINE_INPUTS]
            if other_ring and factory.product in RING:  # W2
                inputs = [*RING[factory.product]]
            self.inputs[number[factory.product]] = [number[name] for name in inputs]
            self.factory_tiles[number[factory.product]] = factory.tiles
        self.products: list[int] = [number[factory.product] for factory in data.factories]
        self.recipes: dict[str, list[str]] = {
            goods[good]: [goods[part] for part in self.inputs[good]] for good in self.products
        }
        self.factory_points: list[int] = [0] * len(goods)
        for factory in data.factories:
            self.factory_points[number[factory.product]] = factory.points
        # Consumer tiles: the good each wants, what building it costs, and the points it shows.
        self.consumer_goods: list[int] = [number[consumer.good] for consumer in data.consumers]
        self.consumer_prices: list[list[int]] = [
            [number[name] for name in consumer.price if name != ANY] for consumer in data.consumers
        ]
        self.consumer_others: list[list[int]] = [
            sorted(
                (i for i, name in enumerate(goods) if name != consumer.good and name not in consumer.price),
                key=self.tiers.__getitem__,
            )
            if ANY in consumer.price
            else []
            for consumer in data.consumers
        ]
        """By tile: the goods that can be paid where the price says `any`, raw ones first (R9.4); otherwise none."""
        self.consumer_costs: list[list[str]] = [
            [name for name in consumer.price if name != ANY] + ([ANY] if others else [])
            for consumer, others in zip(data.consumers, self.consumer_others, strict=True)
        ]
        """By tile: its price in names, `any` last."""
        self.any_priced: bool = any(ANY in consumer.price for consumer in data.consumers)
        self.consumer_points: list[int] = [consumer.build for consumer in data.consumers]
        self.delivery_points: list[int] = [consumer.delivery for consumer in data.consumers]
        looks = [(c.good, c.price, c.build, c.delivery) for c in data.consumers]
        self.unlike_twins: bool = any(
            one[0] == other[0] and one != other for i, one in enumerate(looks) for other in looks[:i]
        )
        """Whether two tiles want the same good but differ: then it matters which of them is chosen."""
        self.twin_of: list[int] = [looks.index(look) for look in looks]
        """By tile: the first one that is just like it."""
        # Shipyards: what each sells, for what, and what building it costs (NONE: any other good).
        self.yard_ids: list[str] = [yard.id for yard in data.shipyards]
        self.yard_sells: list[int] = [EQUIPMENT.index(yard.sells) for yard in data.shipyards]
        self.yard_points: list[int] = [yard.points for yard in data.shipyards]
        self.yard_prices: list[list[int]] = [[number[name] for name in yard.price] for yard in data.shipyards]
        self.yard_printed: list[int] = [number[yard.build[0]] for yard in data.shipyards]
        self.yard_second: list[int] = [
            NONE if yard.build[1] == ANY else number[yard.build[1]] for yard in data.shipyards
        ]
        self.start_mines: list[int] = [number[name] for name in data.mines.start]
        self.other_mines: list[int] = [number[name] for name in data.mines.other]
        # Speed by the number of filled slots.
        self.speeds: list[int] = [data.ship.slots[0].speed]
        for group in data.ship.slots:
            self.speeds += [group.speed] * group.slots
        self.slots: int = len(self.speeds) - 1
        self.per_hold: int = data.ship.goods_per_hold
        self.built_in: int = data.ship.built_in
        # Q31: what a claimed mine gives on one visit, twice what a ship with nothing but holds can carry.
        self.mine_limit: int = 2 * (self.built_in + self.per_hold * self.slots)
        self.discs: int = data.supply.discs_per_colour
        self.cubes: int = data.supply.cubes_per_player - 1  # Q14: one is on the score track
        self.kept: int = data.supply.kept_energy
        self.track: int = data.supply.track
        self.free_roads: list[int] = [
            next(step.roads for step in data.supply.free_roads if space <= step.to_space)
            for space in range(1, self.track + 1)
        ]
        # The map.
        self.point_ids: list[str] = [planet.id for planet in data.map.planets]
        self.planets: int = len(self.point_ids)
        self.is_start: list[bool] = [planet.start for planet in data.map.planets]
        self.neighbours: list[list[int]] = [[] for _ in self.point_ids]
        for route in data.map.routes:
            before = self.point_ids.index(route.a)
            for i in range(1, route.comets + 1):
                comet = len(self.point_ids)
                self.point_ids.append(f"{route.id}.{i}")
                self.neighbours.append([])
                self._join(before, comet)
                before = comet
            self._join(before, self.point_ids.index(route.b))
        self.points: int = len(self.point_ids)

    def _join(self, a: int, b: int) -> None:
        self.neighbours[a].append(b)
        self.neighbours[b].append(a)

    def point(self, name: str) -> int:
        return self.point_ids.index(name)

    def good(self, name: str) -> int:
        return self.goods.index(name)


@lru_cache(maxsize=16)
def world_of(text: str, literal_medicine: bool, other_ring: bool) -> World:
    """Return the world of a data file under these options."""
    from webfoot.games.duckdealer.data import parse

    return World(parse(text), literal_medicine, other_ring)
