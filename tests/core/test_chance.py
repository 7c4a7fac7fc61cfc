"""Luck: documented, reproducible, independent from step to step."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webfoot.core.chance import QuickChance, RiggedChance, SeededChance, commitment, seed_from


def words_by_hand(seed: bytes, step: int, count: int) -> list[int]:
    """The construction as the module's first lines document it, written down a second time."""
    stream = b""
    block = 0
    while len(stream) < 8 * count:
        stream += hashlib.sha256(
            b"webfoot-chance-1" + seed + step.to_bytes(8, "big") + block.to_bytes(8, "big")
        ).digest()
        block += 1
    return [int.from_bytes(stream[8 * i : 8 * i + 8], "big") for i in range(count)]


def test_the_stream_is_the_documented_one() -> None:
    seed = seed_from(7)
    chance = SeededChance(seed, 3)
    assert [chance.below(1 << 64) for _ in range(9)] == words_by_hand(seed, 3, 9)


def test_a_shuffle_is_the_documented_one() -> None:
    seed = seed_from(8)
    cards = list(range(6))
    SeededChance(seed, 0).shuffle(cards)
    expected = list(range(6))
    words = words_by_hand(seed, 0, 5)
    for word, i in zip(words, range(5, 0, -1), strict=True):
        j = word % (i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert cards == expected


def test_known_answers_never_change() -> None:
    """Records played years ago must still replay."""
    chance = SeededChance(bytes(32), 0)
    cards = list(range(10))
    chance.shuffle(cards)
    assert cards == [6, 8, 3, 4, 2, 9, 0, 5, 7, 1]
    assert chance.below(1000) == 576
    assert commitment(bytes(32)).startswith("c4f29ab328daae2d")


def test_steps_have_streams_of_their_own() -> None:
    seed = seed_from(1)
    first = [SeededChance(seed, step).below(1 << 32) for step in range(50)]
    assert len(set(first)) == 50


@given(st.integers(1, 1000), st.integers(0, 2**32))
def test_below_stays_below(n: int, number: int) -> None:
    assert 0 <= SeededChance(seed_from(number), 0).below(n) < n
    assert 0 <= QuickChance(number).below(n) < n


@pytest.mark.parametrize("make", [lambda i: SeededChance(seed_from(i), 0), QuickChance])
def test_shuffles_are_fair(make: type[QuickChance]) -> None:
    """Each of six orders of three cards about as often: far outside what luck would do by chance otherwise."""
    counts: Counter[tuple[int, ...]] = Counter()
    for i in range(6000):
        cards = [0, 1, 2]
        make(i).shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        SeededChance(b"abc", 0)


def test_rigged_luck_complains_when_nobody_rigged_it() -> None:
    rigged = RiggedChance([2])
    assert rigged.below(3) == 2
    with pytest.raises(AssertionError, match=r"below\(6\)"):
        rigged.below(6)


def test_a_rigged_shuffle_leaves_the_order_and_is_counted() -> None:
    rigged = RiggedChance()
    cards = [3, 1, 2]
    rigged.shuffle(cards)
    assert cards == [3, 1, 2]
    assert rigged.shuffles == 1
