"""Payments and stacks against the plainest way to find them: trying every selection of a hand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from tests.games.dale.language import GAME, Table, dale
from webfoot.games.dale import moves as m
from webfoot.games.dale.rules import card_values, payments, stacks
from webfoot.games.dale.rules.cards import KINDS
from webfoot.games.dale.rules.kinds import JUNK

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
    value = {card: card_values.value(t.state, 0, card, t.state.kinds[card]) for card in hand}
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
                assert (payments.unpaid(0, price, chosen) == "") == (set(begun) in legal)


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
    sets = {KINDS[kind].set for kind in kinds if kind != JUNK}
    return (
        may_be_worth(t, cards, need)
        and (len(sets) <= 1 or "empty-chest" in names)
        and (JUNK not in kinds or "stashing-vendor" in names)
    )


def may_be_worth(t: Table, cards: tuple[int, ...], need: int) -> bool:
    kinds = [t.state.kinds[card] for card in cards]
    slack = sum(KINDS[kind].slug == "accordion" for kind in kinds)
    total = sum(card_values.value(t.state, 0, card, kind) for card, kind in zip(cards, kinds, strict=True))
    return abs(total - need) <= slack


# The reason that is named is the one that applies.


@pytest.mark.rule("D-211", "D-212", "D-210")
@pytest.mark.parametrize("seed", range(12))
def test_a_payment_is_refused_for_the_reason_that_applies(seed: int) -> None:
    t = random_hand(random.Random(seed), PAYING[:-1], boosts=0)
    hand, state = t.state.hands[0], t.state
    worth = {card: card_values.value(state, 0, card, state.kinds[card]) for card in hand}
    paying = [
        set(paid)
        for paid in selections(hand)
        if 0 <= sum(worth[card] for card in paid) - 2 < min(worth[c] for c in paid)
    ]  # the price of Cheer is 2
    refusal = GAME.why_not(state, 0, m.CATALOGUE.number(m.Buy(0)))
    if not paying:
        assert refusal is not None
        assert (refusal.rule, refusal.values) == ("D-211", {"price": 2, "card": "cheer"})
        return
    assert refusal is None
    t.do(0, m.Buy(0))
    short = GAME.why_not(state, 0, m.CATALOGUE.number(m.Confirm()))
    assert short is not None
    assert (short.rule, short.values) == ("D-210", {"price": 2, "total": 0})
    for thing, blocked in GAME.blocked(state, 0).items():
        card = hand[int(thing.removeprefix("hand:"))]
        assert blocked.rule == "D-212"
        assert not any(card in paid for paid in paying)


@pytest.mark.rule("D-230", "D-231", "D-232", "D-107")
@pytest.mark.parametrize("seed", range(24))
def test_a_stack_is_refused_for_the_reason_that_applies(seed: int) -> None:
    chance = random.Random(seed)
    need = chance.randint(2, 8)
    t = random_hand(chance, BUILDING, boosts=0, stall=" | ".join(["Glue"] * (need - 1)))
    hand = t.state.hands[0]
    stacks_found = [set(cards) for cards in selections(hand) if is_stack(t, cards, need)]
    refusal = GAME.why_not(t.state, 0, m.CATALOGUE.number(m.Build()))
    assert (refusal is None) == bool(stacks_found)
    if refusal is not None:
        assert (refusal.rule, refusal.values) == ("D-230", {"need": need})
        return
    t.do(0, m.Build())
    totals = [set(cards) for cards in selections(hand) if may_be_worth(t, cards, need)]
    for thing, blocked in GAME.blocked(t.state, 0).items():
        card = hand[int(thing.removeprefix("hand:"))]
        assert not any(card in cards for cards in stacks_found)
        junk = t.state.kinds[card] == JUNK
        right_total = any(card in cards for cards in totals)
        assert blocked.rule == ("D-232" if not right_total else "D-107" if junk else "D-231")
