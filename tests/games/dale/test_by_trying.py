"""Payments and stacks against the plainest way to find them: trying every selection of a hand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from tests.games.dale.language import Table, dale
from webfoot.games.dale import payments, stacks, worth
from webfoot.games.dale.cards import KINDS
from webfoot.games.dale.kinds import JUNK

PAYING = ["Junk", "Cheer", "Calculations", "Raffle", "Siesta", "Glue", "Tasters", "Stock Clearance"]
BUILDING = [
    "Junk", "Junk", "Cunning Neighbour", "Cheer", "Raffle", "Little Villain", "Scary Gunfight", "Glue",
    "Stashing Vendor", "Empty Chest", "Nostalgic Item", "Accordion",
]  # fmt: skip


def selections(cards: list[int]) -> Iterator[tuple[int, ...]]:
    for size in range(1, len(cards) + 1):
        yield from combinations(cards, size)


def random_hand(chance: random.Random, kinds: list[str], boosts: int, **more: str) -> Table:
    hand = " ".join(chance.choices(kinds, k=chance.randint(1, 6)))
    schedule = "Ironing " * boosts
    return dale(hand=hand, schedule=schedule, market="Cheer", at_start=True, **more)  # type: ignore[arg-type]


@pytest.mark.rule("D-212", "D-810", "D-526")
@pytest.mark.parametrize("seed", range(12))
def test_what_can_be_paid_is_what_trying_every_selection_finds(seed: int) -> None:
    t = random_hand(random.Random(seed), PAYING, boosts=seed % 3)
    hand = t.state.hands[0]
    value = {card: worth.value(t.state, 0, card, t.state.kinds[card]) for card in hand}
    unlimited = {card for card in hand if t.state.slug(card) == "stock-clearance"}
    for price in range(1, 16):
        legal = [
            set(paid)
            for paid in selections(hand)
            if (total := sum(value[card] for card in paid)) >= price
            and (total - price < min(value[card] for card in paid) or unlimited & set(paid))
        ]
        for begun in [(), *selections(hand)]:
            chosen = [(card, t.state.kinds[card], value[card]) for card in begun]
            possible = payments.prices_payable(t.state, 0, chosen) >> price & 1
            assert possible == any(set(begun) <= paid for paid in legal), (price, t.state.slugs(list(begun)), t.hand)
            if begun:
                assert payments.pays(0, price, chosen) == (set(begun) in legal)


@pytest.mark.rule("D-231", "D-232", "D-811", "D-812")
@pytest.mark.parametrize("seed", range(16))
def test_what_can_be_built_is_what_trying_every_selection_finds(seed: int) -> None:
    chance = random.Random(seed)
    t = random_hand(chance, BUILDING, boosts=seed % 2)
    for need in range(1, 11):
        legal = [set(cards) for cards in selections(t.state.hands[0]) if is_stack(t, cards, need)]
        for begun in [(), *selections(t.state.hands[0])]:
            fixed = stacks.chosen(t.state, 0, list(begun), [t.state.kinds[card] for card in begun])
            found = bool(stacks.find(t.state, 0, need, fixed, [], 0, list(begun), 1))
            assert found == any(set(begun) <= cards for cards in legal), (need, t.state.slugs(list(begun)), t.hand)


def is_stack(t: Table, cards: tuple[int, ...], need: int) -> bool:
    """The rules of a stack as they are written, without a discard pile to take from."""
    kinds = [t.state.kinds[card] for card in cards]
    names = [KINDS[kind].slug for kind in kinds]
    slack = names.count("accordion")
    total = sum(worth.value(t.state, 0, card, kind) for card, kind in zip(cards, kinds, strict=True))
    sets = {KINDS[kind].set for kind in kinds if kind != JUNK}
    return (
        abs(total - need) <= slack
        and (len(sets) <= 1 or "empty-chest" in names)
        and (JUNK not in kinds or "stashing-vendor" in names)
    )
