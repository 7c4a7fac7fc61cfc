"""The pieces of Duck Dealer: what is printed on them, how it fits together, and where each value comes from."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import Final

import pytest

from tests.games.duckdealer.distances import laid_out
from webfoot.games.duckdealer.data import standard
from webfoot.games.duckdealer.game import STANDARD, DuckDealer
from webfoot.games.duckdealer.pieces import EQUIPMENT, TIERS
from webfoot.games.duckdealer.rules.world import world_of

DATA: Final = standard()
WORLD: Final = world_of(STANDARD, False, False)
TIER: Final = {good.name: good.tier for good in DATA.goods}
RECIPES: Final = {factory.product: factory.inputs for factory in DATA.factories}
FINISHED: Final = [name for name, tier in TIER.items() if tier in ("ten", "thirty")]


def goods_of(*tiers: str) -> set[str]:
    return {name for name, tier in TIER.items() if tier in tiers}


def raw_content(good: str) -> Counter[str]:
    """The raw goods that end up in one unit."""
    if TIER[good] == "raw":
        return Counter([good])
    return sum((raw_content(part) for part in RECIPES[good]), Counter())


def steps_between_planets() -> dict[str, dict[str, int]]:
    """By walking the map outwards, point by point."""
    table = {}
    for start in range(WORLD.planets):
        steps, reached = {start: 0}, [start]
        for point in reached:
            for near in WORLD.neighbours[point]:
                if near not in steps:
                    steps[near] = steps[point] + 1
                    reached.append(near)
        table[WORLD.point_ids[start]] = {WORLD.point_ids[to]: steps[to] for to in range(WORLD.planets)}
    return table


@pytest.mark.rule("DD-R2.1", "DD-R2.2", "DD-R2.3", "DD-R2.4")
def test_there_are_seventeen_goods_in_four_tiers() -> None:
    assert goods_of("raw") == {"duck", "beads", "solar", "paint", "booth"}
    assert goods_of("semi") == {"satellite", "accelerator", "stealth", "radio", "pills"}
    assert goods_of("ten") == {"economy", "art", "science"}
    assert goods_of("thirty") == {"religion", "politics", "medicine", "military"}
    assert len(DATA.goods) == 17


@pytest.mark.rule("DD-P2")
def test_each_good_that_is_not_raw_is_made_of_two_different_goods_of_lower_tiers() -> None:
    assert set(RECIPES) == goods_of("semi", "ten", "thirty")
    for product, inputs in RECIPES.items():
        assert len(set(inputs)) == 2 == len(inputs)
        assert all(TIERS.index(TIER[part]) < TIERS.index(TIER[product]) for part in inputs)


@pytest.mark.rule("DD-P2", "DD-R10.6")
def test_the_recipes_that_are_known_are_as_they_are_told() -> None:
    assert set(RECIPES["pills"]) == {"paint", "beads"}
    assert set(RECIPES["satellite"]) == {"booth", "solar"}
    assert set(RECIPES["stealth"]) == {"duck", "paint"}
    assert set(RECIPES["religion"]) == {"stealth", "radio"}


@pytest.mark.rule("DD-P2")
def test_no_raw_good_is_worth_more_than_another() -> None:
    raw = goods_of("raw")
    finished = sum((raw_content(good) for good in FINISHED), Counter[str]())
    assert finished == Counter(dict.fromkeys(raw, 5))
    semi = sum((raw_content(good) for good in goods_of("semi")), Counter[str]())
    assert semi == Counter(dict.fromkeys(raw, 2))
    sizes = {tier: {raw_content(good).total() for good in goods_of(tier)} for tier in TIERS}
    assert sizes == {"raw": {1}, "semi": {2}, "ten": {3}, "thirty": {4}}


@pytest.mark.rule("DD-P2")
def test_there_are_two_factories_of_each_kind_of_the_lowest_tier_and_one_of_each_other() -> None:
    for factory in DATA.factories:
        assert factory.tiles == (2 if TIER[factory.product] == "semi" else 1)
    assert sum(factory.tiles for factory in DATA.factories) == 17


@pytest.mark.rule("DD-P4")
def test_one_consumer_is_left_over_when_all_planets_are_explored() -> None:
    explorable = [planet for planet in DATA.map.planets if not planet.start]
    assert len(DATA.consumers) == len(explorable) + 1
    assert {consumer.good for consumer in DATA.consumers} == goods_of("semi", "ten", "thirty")
    assert all(consumer.price == [consumer.good] for consumer in DATA.consumers)


@pytest.mark.rule("DD-P6")
def test_there_is_a_mine_for_each_planet_and_each_raw_good_is_at_one_start_planet() -> None:
    assert len(DATA.mines.start) + len(DATA.mines.other) == len(DATA.map.planets)
    assert sorted(DATA.mines.start) == sorted(goods_of("raw"))
    assert Counter(DATA.mines.other) == {"duck": 2, "beads": 2, "solar": 2, "booth": 2, "paint": 3}


@pytest.mark.rule("DD-R3.2", "DD-P8")
def test_five_planets_of_sixteen_are_start_planets() -> None:
    assert [planet.id for planet in DATA.map.planets if planet.start] == ["S1", "S2", "S3", "S4", "S5"]
    assert len(DATA.map.planets) == 16
    assert len({planet.name for planet in DATA.map.planets}) == 16
    assert len(DATA.map.routes) == 25
    assert sum(route.comets for route in DATA.map.routes) == 74


@pytest.mark.rule("DD-P5", "DD-R10.3", "DD-R9.4")
def test_five_shipyards_sell_all_four_kinds_and_print_five_different_goods() -> None:
    yards = DATA.shipyards
    assert len({yard.id for yard in yards}) == len(yards) == 5
    assert Counter(yard.sells for yard in yards) == {"hold": 2, "navigator": 1, "builder": 1, "trader": 1}
    assert {yard.sells for yard in yards} == set(EQUIPMENT)
    assert all(set(yard.price) == {"booth", "paint"} for yard in yards if yard.sells == "hold")
    assert {yard.build[0] for yard in yards} == goods_of("raw")
    assert all(yard.build[1] == "any" for yard in yards)
    prices = Counter(good for yard in yards if yard.id != "Y2" for good in yard.price)
    assert prices == {"booth": 1, "paint": 1, "solar": 2, "duck": 2, "beads": 2}


@pytest.mark.rule("DD-P3")
def test_points_by_tier() -> None:
    assert DATA.points.delivery == {"semi": 3, "ten": 10, "thirty": 30}
    assert DATA.points.factory == {"semi": 5, "ten": 20, "thirty": 50}
    assert DATA.points.consumer == {"semi": 10, "ten": 25, "thirty": 50}
    assert DATA.points.shipyard == 3


@pytest.mark.rule("DD-P7", "DD-R8.2")
def test_a_ship_has_nine_slots_and_slows_down_at_the_fourth_and_the_seventh() -> None:
    assert [(group.speed, group.slots) for group in DATA.ship.slots] == [(8, 3), (5, 3), (2, 3)]
    assert WORLD.slots == 9
    assert WORLD.speeds[3:] == [8, 5, 5, 5, 2, 2, 2]
    assert (DATA.ship.goods_per_hold, DATA.ship.built_in) == (2, 1)


@pytest.mark.rule("DD-P8", "DD-R7.2", "DD-Q14", "DD-R3.3")
def test_discs_cubes_and_tracks_are_those_of_the_rulebook() -> None:
    supply = DATA.supply
    assert (supply.discs_per_colour, supply.cubes_per_player, supply.kept_energy, supply.track) == (40, 40, 4, 24)
    assert WORLD.cubes == 39  # one marks the score
    assert WORLD.free_roads == [1] * 6 + [2] * 6 + [3] * 12


@pytest.mark.rule("DD-R3.1", "DD-P8")
def test_the_map_is_in_one_piece_and_its_distances_are_as_they_were_laid_out() -> None:
    counted = steps_between_planets()
    assert {(a, b): steps for a, row in counted.items() for b, steps in row.items()} == laid_out()


@pytest.mark.rule("DD-P8")
def test_no_start_planet_is_better_placed_than_another() -> None:
    table = steps_between_planets()
    starts = [planet.id for planet in DATA.map.planets if planet.start]
    for start in starts:
        others = {to: steps for to, steps in table[start].items() if to not in starts}
        assert sum(others.values()) == 98
        assert sum(steps <= 5 for steps in others.values()) == 3
        assert sum(steps <= 8 for steps in others.values()) == 4
        assert min(steps for to, steps in table[start].items() if to in starts and to != start) == 8


def test_comets_are_named_after_their_route_and_follow_one_another_from_its_first_planet() -> None:
    way = ["O1", "E04.1", "E04.2", "E04.3", "S2"]
    for here, there in pairwise(way):
        assert WORLD.point(there) in WORLD.neighbours[WORLD.point(here)]
        assert WORLD.point(here) in WORLD.neighbours[WORLD.point(there)]
    assert all(len(WORLD.neighbours[comet]) == 2 for comet in range(WORLD.planets, WORLD.points))


# where each value comes from


@pytest.mark.rule("DD-P1", "DD-P2")
def test_recipes_say_where_they_come_from() -> None:
    told = {"pills": "rulebook", "satellite": "report", "stealth": "inferred", "religion": "report"}
    for factory in DATA.factories:
        assert factory.sources["inputs"] == told.get(factory.product, "reconstructed"), factory.product
        assert factory.sources["tiles"] == "reconstructed"
        assert factory.sources["points"] == DATA.points.sources[f"factory.{TIER[factory.product]}"]


@pytest.mark.rule("DD-P1", "DD-P3")
def test_points_say_where_they_come_from() -> None:
    sources = DATA.points.sources
    assert {kind for kind, source in sources.items() if source == "rulebook"} == {
        "delivery.semi", "delivery.ten", "delivery.thirty",
    }  # fmt: skip
    assert {kind for kind, source in sources.items() if source == "report"} == {"factory.thirty", "consumer.thirty"}
    assert {kind for kind, source in sources.items() if source == "reconstructed"} == {
        "factory.semi", "factory.ten", "consumer.semi", "consumer.ten", "shipyard",
    }  # fmt: skip


@pytest.mark.rule("DD-P1", "DD-P4", "DD-P5", "DD-P6")
def test_tiles_say_where_they_come_from() -> None:
    for consumer in DATA.consumers:
        tier = TIER[consumer.good]
        build, delivery = (DATA.points.sources[f"{kind}.{tier}"] for kind in ("consumer", "delivery"))
        told = {"tile": "reconstructed", "price": "inferred", "build": build, "delivery": delivery}
        assert consumer.sources == told
    for yard in DATA.shipyards:
        price = "rulebook" if yard.sells == "hold" else "reconstructed"
        invented = dict.fromkeys(("sells", "build", "points"), "reconstructed")
        assert yard.sources == {"price": price, **invented}
    assert DATA.mines.sources == {"start": "inferred", "other": "reconstructed"}


@pytest.mark.rule("DD-P1", "DD-P7", "DD-P8")
def test_ship_supply_and_map_say_where_they_come_from() -> None:
    assert DATA.ship.sources == {"slots": "inferred", "goods_per_hold": "rulebook", "built_in": "rulebook"}
    assert DATA.map.sources == {"planets": "reconstructed", "routes": "reconstructed"}
    assert DATA.supply.sources == {
        "discs_per_colour": "rulebook",
        "cubes_per_player": "inferred",
        "kept_energy": "rulebook",
        "track": "rulebook",
        "free_roads": "rulebook",
    }


MARKS: Final = {"rulebook": "", "report": "", "inferred": "", "reconstructed": " ★"}
languages = pytest.mark.parametrize("language", ["en", "fr", "it"])


def rows_after(rule: str, language: str) -> list[list[str]]:
    """The cells of the table that follows a paragraph of the rulebook."""
    text = DuckDealer().rulebook(language).split(f"**[{rule}]**", 1)[1].split("\n**[", 1)[0]
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return rows[1:]


@pytest.mark.rule("DD-P1", "DD-P2")
@languages
def test_the_rulebook_marks_factories_as_the_data_do(language: str) -> None:
    rows = rows_after("DD-P2", language)
    assert len(rows) == len(DATA.factories) == 12
    for factory, (_, made_from, tiles, points) in zip(DATA.factories, rows, strict=True):
        assert made_from.count(" + ") == 1
        assert "".join(re.findall(" ★", made_from)) == MARKS[factory.sources["inputs"]]
        assert tiles == f"{factory.tiles} ★"
        assert points == f"{factory.points}{MARKS[factory.sources['points']]}"


@pytest.mark.rule("DD-P1", "DD-P3")
@languages
def test_the_rulebook_marks_points_as_the_data_do(language: str) -> None:
    rows = rows_after("DD-P3", language)
    assert len(rows) == 3
    for tier, row in zip(("semi", "ten", "thirty"), rows, strict=True):
        for kind, cell in zip(("factory", "consumer", "delivery"), row[1:], strict=True):
            assert cell == f"{getattr(DATA.points, kind)[tier]}{MARKS[DATA.points.sources[f'{kind}.{tier}']]}"


@pytest.mark.rule("DD-P1", "DD-P4", "DD-P5", "DD-P6", "DD-P8")
@languages
def test_the_rulebook_marks_consumers_shipyards_mines_and_map_as_the_data_do(language: str) -> None:
    consumers = rows_after("DD-P4", language)
    assert [row[1] for row in consumers] == ["1 ★"] * 12
    assert not any("★" in row[2] for row in consumers)
    assert [row[3] for row in consumers] == ["10 ★"] * 5 + ["25 ★"] * 3 + ["50"] * 4
    yards = rows_after("DD-P5", language)
    assert [row[0][-1] for row in yards] == ["★"] * 5
    assert [row[1].endswith(" ★") for row in yards] == [False, False, True, True, True]
    text = DuckDealer().rulebook(language)
    assert re.search(r"\[DD-P6\][^★]*[^★ ]\. [^★]* ★\.", text)
    assert re.search(r"\[DD-P8\].*\b16 ★.*\b25 ★.*\b74 ★", text)


def test_the_page_is_given_all_of_it() -> None:
    facts = DuckDealer().facts()
    assert isinstance(facts, dict)
    assert set(facts) == {
        "goods", "factories", "points", "consumers", "shipyards", "mines", "ship", "supply", "map",
    }  # fmt: skip
    assert facts["factories"][0] == {
        "product": "satellite", "inputs": ["booth", "solar"], "tiles": 2, "points": 5,
        "sources": {"inputs": "report", "tiles": "reconstructed", "points": "reconstructed"},
    }  # fmt: skip
    assert facts["map"]["routes"][0] == {"id": "E01", "a": "H", "b": "I1", "comets": 2}
