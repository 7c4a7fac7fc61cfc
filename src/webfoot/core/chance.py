"""Where luck comes from: outside the state, one independent stream for each step of a game.

The streams of a table are made from a secret seed by a fixed construction. A commitment to the seed is published at
the start, so that anybody can verify every shuffle at the end:

    commitment = SHA-256("webfoot-commitment-1" ‖ seed)                               seed: 32 bytes
    block b of step s = SHA-256("webfoot-chance-1" ‖ seed ‖ s ‖ b)                     s, b: 8 bytes, big endian
    words of step s = its blocks cut into 8-byte big-endian integers, in order
    below(n) = first word w with w < 2⁶⁴ - (2⁶⁴ mod n), taken mod n
    shuffle(cards) = for i from the last index down to 1, swap cards[i] with cards[below(i + 1)]

Step 0 is the set-up; step k the k-th entry of the record.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterable
from struct import Struct
from typing import Any, Final, Protocol

from mypy_extensions import mypyc_attr

SEED_BYTES = 32
_WORD: Final = 1 << 64
_WORDS: Final = Struct(">4Q").unpack
_SMALL: Final = 1 << 32
_SURE: Final = _WORD - _SMALL
"""Words below it are taken for every n up to `_SMALL`: the limit is never lower."""


class Chance(Protocol):
    """What the rules may ask of luck."""

    def below(self, n: int) -> int:
        """Return one of 0 … n-1, all equally likely."""
        ...

    def shuffle(self, cards: list[Any]) -> None:
        """Put the cards into random order, in place."""
        ...


# Others may inherit from it, also where this module is compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class SeededChance:
    """The luck of a table at one step of one game, made from its secret seed."""

    __slots__ = ("_block", "_prefix", "_words", "draws")

    def __init__(self, seed: bytes, step: int) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._prefix = b"webfoot-chance-1" + seed + step.to_bytes(8, "big")
        self._block = 0
        self._words: list[int] = []
        self.draws = 0

    def below(self, n: int) -> int:
        self.draws += 1
        word = self._next_word()
        if word >= _SURE or n > _SMALL:
            limit = _WORD - _WORD % n
            while word >= limit:
                word = self._next_word()
        return word % n

    def shuffle(self, cards: list[Any]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def _next_word(self) -> int:
        if not self._words:
            block = hashlib.sha256(self._prefix + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._words = list(_WORDS(block))
            # Taken from the end.
            self._words.reverse()
        return self._words.pop()


# Others may inherit from it, also where this module is compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class QuickChance:
    """Luck for bots and simulations: quick, reproducible by number, and never that of a table."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random  # noqa: S311  (speed, not secrecy)

    def below(self, n: int) -> int:
        return int(self._random() * n)

    def shuffle(self, cards: list[Any]) -> None:
        draw = self._random
        for i in range(len(cards) - 1, 0, -1):
            j = int(draw() * (i + 1))
            cards[i], cards[j] = cards[j], cards[i]


# Others may inherit from it, also where this module is compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class RiggedChance:
    """Luck for tests. `below` answers from a list, and a shuffle leaves the order alone; both are counted."""

    def __init__(self, answers: Iterable[int] = ()) -> None:
        self.answers = list(answers)
        self.shuffles = 0

    def below(self, n: int) -> int:
        if not self.answers:
            raise AssertionError(f"nobody rigged an answer for below({n})")
        answer = self.answers.pop(0)
        assert 0 <= answer < n, f"rigged answer {answer} is not below {n}"
        return answer

    def shuffle(self, cards: list[Any]) -> None:
        self.shuffles += 1


def seed_from(number: int) -> bytes:
    """Make a whole seed from a small number, for experiments that number their games 0, 1, 2 …"""
    return hashlib.sha256(b"webfoot-seed-1" + str(number).encode()).digest()


def commitment(seed: bytes) -> str:
    """Return the hash of a seed. A server shows it before the first move; the seed shown at the end must hash to
    it."""
    return hashlib.sha256(b"webfoot-commitment-1" + seed).hexdigest()
