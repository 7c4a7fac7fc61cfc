"""The data of the box: what is known, what is reconstructed, and clear words about what cannot be."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import msgspec
import pytest

from tests.games.spacedealer.language import GAME
from webfoot.games.spacedealer.boxfile import COLOURS, BadBox, read_box
from webfoot.games.spacedealer.components import BOX, CARDS, ORDERS, Card


def plain() -> dict[str, Any]:
    return tomllib.loads(GAME.file("data", "cards.toml").read_text(encoding="utf-8"))


def wanted(cards: list[Card]) -> Counter[str]:
    total: Counter[str] = Counter()
    for card in cards:
        for demand in card.demands:
            for colour, count in zip(COLOURS, demand.goods, strict=True):
                total[colour] += count
    return total


def test_seventy_two_cards_and_twelve_orders() -> None:
    assert sum(card.copies for card in CARDS) == 72
    assert len(ORDERS) == 12


def test_every_colour_is_wanted_as_often_as_any_other() -> None:
    basic = [card for card in CARDS if not card.experienced]
    assert set(wanted(basic).values()) == {30}
    assert set(wanted(list(CARDS)).values()) == {37}
    assert {sum(order.goods[colour] for order in ORDERS) for colour in range(4)} == {8}


def test_points_in_the_box() -> None:
    basic = [demand for card in CARDS if not card.experienced for demand in card.demands]
    assert len(basic) == 42
    assert sum(demand.points for demand in basic) == 138
    assert sum(demand.owner for demand in basic) == 52


def test_no_mine_asks_for_its_own_colour() -> None:
    mines = [card for card in CARDS if card.type == "mine"]
    assert not any(card.demands[0].goods[card.colour] for card in mines)


def test_what_is_reconstructed_is_marked() -> None:
    assert BOX.constants.technology_scale.source == "reconstructed"
    assert BOX.constants.ship_capacity.source == "printed"
    depot = next(line for line in BOX.types if line.key == "depot")
    assert depot.amount.source == depot.demand_source == "reconstructed"
    assert depot.copies.source == "derived"


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (("constants", "ship_capacity", "value"), "many", "ship_capacity"),
        (("constants", "ship_capacity", "source"), "hearsay", "ship_capacity"),
        (("types", 0, "copies", "value"), 13, "13 copies, but 12 cards"),
        (("types", 1, "copies", "value"), 9, "level 1 has 24 cards in the box, not 25"),
        (("types", 0, "connections", "value"), 2, "no upright card has 2 connections"),
        (("types", 0, "cards", 0, "demands"), ["pink green > 2/1"], "mine-red-1: 'pink' is no colour"),
        (("types", 0, "cards", 0, "demands"), ["red green > 2"], "mine-red-1: a demand is written"),
        (("types", 0, "cards", 0, "demands"), [], "mine-red-1: an upright card has one demand"),
        (("types", 0, "cards", 1, "card"), "mine-red-1", "mine-red-1 is described twice"),
        (("types", 1, "cards", 0, "demands"), ["red > 1/1"], "generator: a station card does not reach"),
        (("types", 2, "cards", 0, "colour"), "red", "depot-1: a mine has a colour"),
        (("orders", "cards", 0, "demands"), ["red > 1/1"], "order-1: a demand is written"),
        (("orders", "cards", 0, "demands"), [], "order-1: an order has one demand"),
        (("orders", "copies", "value"), 13, "13 orders, but 12"),
        (("sets", "three", "without"), {"generators": 1}, "set three: no card type is called 'generators'"),
        (("sets", "three", "without"), {"depot": 9}, "set three: 9 of depot, but a box holds 4"),
        (("players", "3", "basic"), ["five"], "3 players: no set is called five"),
    ],
)
def test_what_cannot_be_is_named(path: tuple[str | int, ...], value: object, complaint: str) -> None:
    data: Any = plain()
    place = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(BadBox, match=complaint):
        read_box(data)


def test_cities_have_one_to_four_demands() -> None:
    data = plain()
    city = next(line for line in data["types"] if line["key"] == "metropolis")
    city["cards"][0]["demands"] = []
    with pytest.raises(BadBox, match="one to four demands"):
        read_box(data)


def test_the_page_gets_the_facts() -> None:
    facts = msgspec.to_builtins(GAME.facts())
    assert facts["cards"]["mine-red-3"]["demands"] == [{"goods": ["green", "blue"], "points": 2, "owner": 1}]
    assert facts["orders"]["order-12"]["points"] == 5
