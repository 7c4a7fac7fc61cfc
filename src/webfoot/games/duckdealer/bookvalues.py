"""What the rulebook tells of an edition: its numbers, lists and tables, in the words of a language.

A reconstructed value bears a star; where every other value comes from is told in docs/games/duckdealer.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import reduce
from typing import Final

from webfoot.core.words import Words
from webfoot.games.duckdealer.pieces import ANY, FREE_PIECES, MADE, Consumer, Data

MARKS: Final = {"rulebook": "", "owner": "", "report": "", "inferred": "", "reconstructed": " ★"}
"""What stands behind a value, by its source."""


def book_values(data: Data, mine_limit: int, owned: bool, words: Words) -> dict[str, str]:
    """`owned`: whether the data come from an owner's file."""
    book = _Book(data, words)
    return {
        "edition": words.say("book-edition-owner" if owned else "book-edition-ours"),
        **{f"{tier}-goods": book.goods_of(tier) for tier in ("raw", *MADE)},
        **{f"{tier}-points": str(data.points.delivery[tier]) for tier in MADE},
        "start-planets": book.number(sum(planet.start for planet in data.map.planets)),
        "start-mines": book.number(len(data.mines.start)),
        "shipyards": book.number(len(data.shipyards)),
        "track": str(data.supply.track),
        "discs": str(data.supply.discs_per_colour),
        "cubes": str(data.supply.cubes_per_player),
        "kept": words.say("book-kept", {"n": data.supply.kept_energy}),
        "free-roads": book.free_roads(),
        "first-speed": str(data.ship.slots[0].speed),
        "classes": book.classes(),
        "yard-example": book.yard_example(),
        "factory-example": book.factory_example(),
        "per-hold": words.say("book-goods", {"n": data.ship.goods_per_hold}),
        "built-in": words.say("book-goods", {"n": data.ship.built_in}),
        "mine-limit": str(mine_limit),
        "factory-rows": book.factory_rows(),
        "points-rows": book.points_rows(),
        "yard-points": f"{data.points.shipyard}{MARKS[data.points.sources['shipyard']]}",
        "consumer-rows": book.consumer_rows(),
        "consumers-left": book.consumers_left(),
        "yard-rows": book.yard_rows(),
        "mines-at-start": book.mines(data.mines.start, "start"),
        "mines-elsewhere": book.mines(data.mines.other, "other"),
        "mines-left": book.mines_left(),
        "slots": book.slots(),
        "map-counts": book.map_counts(),
    }


class _Book:
    def __init__(self, data: Data, words: Words) -> None:
        self._data = data
        self._words = words

    def number(self, n: int) -> str:
        return self._words.say("book-number", {"n": n})

    def _good(self, name: str) -> str:
        """In the middle of a sentence."""
        said = self._words.say("book-any" if name == ANY else f"good-{name}")
        return said[:1].lower() + said[1:]

    def _sum(self, goods: Iterable[str]) -> str:
        return " + ".join(map(self._good, goods)) or "–"

    def _list(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts) or "–"
        return self._words.say("book-and", {"rest": ", ".join(parts[:-1]), "last": parts[-1]})

    def goods_of(self, tier: str) -> str:
        return self._list([self._good(good.name) for good in self._data.goods if good.tier == tier])

    def free_roads(self) -> str:
        parts = []
        start = 1
        for step in self._data.supply.free_roads:
            single = "true" if start == step.to_space else "false"
            values: dict[str, str | int] = {"n": step.roads, "least": start, "most": step.to_space, "single": single}
            parts.append(self._words.say("book-free-roads", values))
            start = step.to_space + 1
        return ", ".join(parts)

    def classes(self) -> str:
        """How far a ship flies by its filled slots; a ship starts with three."""
        parts = []
        filled = 0
        groups = self._data.ship.slots
        for place, group in enumerate(groups):
            start, filled = max(filled + 1, FREE_PIECES), filled + group.slots
            if place == len(groups) - 1:
                slots = self._words.say("book-or-more", {"n": start})
            else:
                slots = (
                    str(start) if start == filled else self._words.say("book-range", {"least": start, "most": filled})
                )
            values: dict[str, str | int] = {"slots": slots, "speed": group.speed, "class": place + 1}
            parts.append(self._words.say("book-class", values))
        return reduce(lambda before, part: self._words.say("book-chain", {"before": before, "next": part}), parts)

    def yard_example(self) -> str:
        yards = self._data.shipyards
        yard = next((one for one in yards if one.sells == "hold"), yards[0])
        kind = self._words.say(f"equipment-{yard.sells}")
        return f"{self._sum(yard.price)} → {kind[:1].lower() + kind[1:]}"

    def factory_example(self) -> str:
        factories = self._data.factories
        factory = next((one for one in factories if one.product == "pills"), factories[0])
        return f"{self._sum(factory.inputs)} → {self._good(factory.product)}"

    def factory_rows(self) -> str:
        return _rows(
            (
                self._words.say(f"good-{one.product}"),
                f"{self._sum(one.inputs)}{MARKS[one.sources['inputs']]}",
                f"{one.tiles}{MARKS[one.sources['tiles']]}",
                f"{one.points}{MARKS[one.sources['points']]}",
            )
            for one in self._data.factories
        )

    def points_rows(self) -> str:
        points = self._data.points
        return _rows(
            (
                self._words.say("book-worth", {"n": points.delivery[tier]}),
                *(
                    f"{by_tier[tier]}{MARKS[points.sources[f'{kind}.{tier}']]}"
                    for kind, by_tier in (
                        ("factory", points.factory),
                        ("consumer", points.consumer),
                        ("delivery", points.delivery),
                    )
                ),
            )
            for tier in MADE
        )

    def consumer_rows(self) -> str:
        """Tiles that are alike in one row."""
        groups: dict[tuple[object, ...], list[Consumer]] = {}
        for one in self._data.consumers:
            groups.setdefault((one.good, tuple(one.price), one.build, one.delivery), []).append(one)
        return _rows(
            (
                self._words.say(f"good-{one.good}"),
                f"{len(alike)}{MARKS[one.sources['tile']]}",
                f"{self._sum(one.price)}{MARKS[one.sources['price']]}",
                f"{one.build}{MARKS[one.sources['build']]}",
                f"{one.delivery}{MARKS[one.sources['delivery']]}",
            )
            for alike in groups.values()
            for one in alike[:1]
        )

    def consumers_left(self) -> str:
        planets = sum(not planet.start for planet in self._data.map.planets)
        left = len(self._data.consumers) - planets
        mark = MARKS[self._data.map.sources["planets"]]
        told = "book-consumers-left" if left >= 0 else "book-consumers-short"
        return self._words.say(told, {"planets": f"{planets}{mark}", "n": abs(left)})

    def yard_rows(self) -> str:
        return _rows(
            (
                f"{self._words.say(f'equipment-{one.sells}')}{MARKS[one.sources['sells']]}",
                f"{self._sum(one.price)}{MARKS[one.sources['price']]}",
                f"{self._sum(one.build)}{MARKS[one.sources['build']]}",
                f"{one.points}{MARKS[one.sources['points']]}",
            )
            for one in self._data.shipyards
        )

    def mines(self, goods: list[str], pile: str) -> str:
        counted = Counter(goods)
        raw = [good.name for good in self._data.goods if good.name in counted]
        parts = [self._words.say("good-times", {"count": counted[name], "good": self._good(name)}) for name in raw]
        return f"{', '.join(parts)}{MARKS[self._data.mines.sources[pile]]}"

    def mines_left(self) -> str:
        mines = len(self._data.mines.start) + len(self._data.mines.other)
        return self._words.say("book-mines-left", {"n": mines - len(self._data.map.planets)})

    def slots(self) -> str:
        ship = self._data.ship
        parts = [self._words.say("book-slots", {"n": group.slots, "speed": group.speed}) for group in ship.slots]
        return f"{sum(group.slots for group in ship.slots)} ({', '.join(parts)}){MARKS[ship.sources['slots']]}"

    def map_counts(self) -> str:
        star_map = self._data.map
        values: dict[str, str | int] = {
            "planets": f"{len(star_map.planets)}{MARKS[star_map.sources['planets']]}",
            "starts": sum(planet.start for planet in star_map.planets),
            "routes": f"{len(star_map.routes)}{MARKS[star_map.sources['routes']]}",
            "comets": f"{sum(route.comets for route in star_map.routes)}{MARKS[star_map.sources['routes']]}",
        }
        return self._words.say("book-map", values)


def _rows(rows: Iterable[Iterable[str]]) -> str:
    """Rows of a Markdown table."""
    return "\n".join(f"| {' | '.join(cells)} |" for cells in rows)
