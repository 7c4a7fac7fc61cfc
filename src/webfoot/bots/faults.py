"""The rule of faults: what a wrong answer costs a bot that is another program.

An answer that comes too late, cannot be read or is not a legal move is a fault. A random legal move is played in its
place. After MOST_FAULTS faults in a game, the rest of that game is played at random.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Final

import msgspec

from webfoot.bots.protocol import Choice, FromBot, decode

MOST_FAULTS: Final = 3
"""With this many faults a bot has forfeited the rest of the game."""


class Useless(Exception):
    """An answer that cannot be used; the message says why."""


class Faults:
    """The faults of one bot in one game."""

    def __init__(self) -> None:
        """Begin without any."""
        self.count = 0
        self.trouble = ""
        """What was wrong the first time."""
        self.forfeited = False
        """Whether the rest of the game is played at random."""

    def note(self, reason: str, *, final: bool = False) -> int:
        """Count one more. Return how many are left before the rest of the game is forfeited."""
        self.count += 1
        self.trouble = self.trouble or reason
        self.forfeited = self.forfeited or final or self.count >= MOST_FAULTS
        return 0 if self.forfeited else MOST_FAULTS - self.count


def understood(line: bytes | str) -> FromBot:
    """Read a message of a bot. Raises Useless."""
    try:
        return decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Useless(f"a line cannot be read: {error}") from None


def judged(answer: FromBot, question: int, legal: Container[int]) -> int | None:
    """Return the move that answers this question; None if it answers an earlier one. Raises Useless."""
    if not isinstance(answer, Choice):
        raise Useless(f"{answer.__struct_config__.tag} is no answer to a question")
    if answer.id < question:
        return None
    if answer.id > question:
        raise Useless(f"the question was number {question}, not {answer.id}")
    if answer.number not in legal:
        raise Useless(f"the move {answer.number} is not legal")
    return answer.number
