"""Where each kind of move begins in the catalogue: the engine works on these numbers alone."""

from __future__ import annotations

from typing import Final

from webfoot.games.duckdealer.rules.world import World

MOST_BID: Final = 100
MOST_SEATS: Final = 5
KINDS: Final = 4
TILES: Final = 4
COLOURS: Final = 3


class Numbers:
    def __init__(self, world: World) -> None:
        planets, points, goods = world.planets, world.points, len(world.goods)
        comets = points - planets
        at = 0
        self.bid = at
        at += MOST_BID + 1
        self.place = at
        at += MOST_SEATS
        self.equip = at
        at += KINDS
        self.start = at
        at += planets
        self.collect = at
        at += COLOURS
        self.act = at
        at += 1
        self.fly = at
        at += points
        self.jump = at
        at += 1
        self.explore = at
        """The upper of the top two tiles; then the lower one, where both want the same good and differ."""
        at += goods * (2 if world.unlike_twins else 1)
        self.road = at
        at += comets
        self.open_gate = at
        at += planets
        self.close_gate = at
        at += planets
        self.build_factory = at
        at += goods
        self.build_yard = at
        at += goods
        self.build_consumer = at
        """The first pays what the tile names; the others pay a good where it says `any`."""
        at += 1 + (goods if world.any_priced else 0)
        self.privilege = at
        at += TILES
        self.mine = at
        at += 1
        self.make = at
        at += 1
        self.deliver = at
        at += 1
        self.buy = at
        """The first fills a free slot; the others replace a piece of each kind."""
        at += 1 + KINDS
        self.discard = at
        at += goods
        self.reclaim_road = at
        at += comets
        self.reclaim_privilege = at
        at += planets * TILES
        self.offer_to = at
        at += MOST_SEATS
        self.give = at
        at += goods
        self.ask = at
        at += goods
        self.propose = at
        at += 1
        self.withdraw = at
        at += 1
        self.accept = at
        at += 1
        self.decline = at
        at += 1
        self.end_turn = at
        self.keeps: list[tuple[int, int, int]] = keeps(world.kept)
        at += len(self.keeps)
        self.count = at
        self.comets_from = planets
        self.planets = planets
        self.points = points
        self.goods = goods


def keeps(most: int) -> list[tuple[int, int, int]]:
    """Every handful of discs (red, yellow, blue) that may be kept."""
    return [
        (red, yellow, blue)
        for red in range(most, -1, -1)
        for yellow in range(most - red, -1, -1)
        for blue in range(most - red - yellow, -1, -1)
    ]
