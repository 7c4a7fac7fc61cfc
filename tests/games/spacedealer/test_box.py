"""The data of the box: what is known, what is reconstructed, and what the page is told of it."""

from __future__ import annotations

from collections import Counter

import msgspec

from tests.games.spacedealer.language import GAME
from webfoot.games.spacedealer.boxfile import COLOURS, parse, standard_text
from webfoot.games.spacedealer.rules.box import STANDARD, Card


def wanted(cards: list[Card]) -> Counter[str]:
    total: Counter[str] = Counter()
    for card in cards:
        for demand in card.demands:
            for colour, count in zip(COLOURS, demand.goods, strict=True):
                total[colour] += count
    return total


def test_seventy_two_cards_and_twelve_orders() -> None:
    assert sum(card.copies for card in STANDARD.cards) == 72
    assert len(STANDARD.orders) == 12


def test_every_colour_is_wanted_as_often_as_any_other() -> None:
    basic = [card for card in STANDARD.cards if not card.experienced]
    assert set(wanted(basic).values()) == {30}
    assert set(wanted(list(STANDARD.cards)).values()) == {37}
    assert {sum(order.goods[colour] for order in STANDARD.orders) for colour in range(4)} == {8}


def test_points_in_the_box() -> None:
    basic = [demand for card in STANDARD.cards if not card.experienced for demand in card.demands]
    assert len(basic) == 42
    assert sum(demand.points for demand in basic) == 138
    assert sum(demand.owner for demand in basic) == 52


def test_no_mine_asks_for_its_own_colour() -> None:
    mines = [card for card in STANDARD.cards if card.type == "mine"]
    assert not any(card.demands[0].goods[card.colour] for card in mines)


def test_what_is_reconstructed_is_marked() -> None:
    file = parse(standard_text())
    assert file.scale_source == "reconstructed"
    assert file.numbers["ship_capacity"].source == "printed"
    depot = next(line for line in file.types if line.key == "depot")
    assert depot.amount.source == depot.cards[0].source == "reconstructed"
    assert depot.copies.source == "derived"


def test_the_page_gets_the_facts_and_learns_which_of_them_are_invented() -> None:
    facts = msgspec.to_builtins(GAME.facts())
    assert facts["cards"]["mine-red-3"]["demands"] == [{"goods": ["green", "blue"], "points": 2, "owner": 1}]
    assert facts["cards"]["mine-red-3"]["reconstructed"] == ["demands"]
    assert facts["cards"]["depot-1"]["reconstructed"] == ["shape", "connections", "amount", "demands"]
    assert facts["cards"]["generator"]["reconstructed"] == []
    assert (facts["orders"]["order-12"]["points"], facts["orders"]["order-12"]["reconstructed"]) == (5, True)
    assert facts["scale"] == {"levels": [1, 1, 2, 2, 3], "reconstructed": True}


def test_an_owner_starts_from_the_file_that_comes_with_the_game() -> None:
    assert GAME.data_file() == standard_text()
    assert GAME.read_data(standard_text(), "mine.yaml") == standard_text()
