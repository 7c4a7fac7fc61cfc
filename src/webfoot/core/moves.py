"""The catalogue of every move that a game can ever have.

Moves are built once, at import. A move's place in the catalogue is its number. The engine plays numbers, research
code uses them as actions, and records and messages carry the move's JSON form.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Union

import msgspec

from webfoot.core.errors import NotAMove

if TYPE_CHECKING:
    from webfoot.core.briefing import Choice


def kebab(name: str) -> str:
    """`DuckyLuke` → `ducky-luke`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", name).lower()


class Move(
    msgspec.Struct, frozen=True, gc=False, cache_hash=True, forbid_unknown_fields=True, tag_field="move", tag=kebab
):
    """One small decision. Each kind of move of a game is a subclass."""

    def touches(self) -> tuple[str, ...]:
        """Return the ids of the things on the board that this move names, in the order of the touches."""
        return ()

    def otherwise(self) -> tuple[tuple[str, ...], ...]:
        """Return other sequences of touches that make the same move, where a player may begin elsewhere."""
        return ()


class Catalogue(Sequence[Move]):
    """All moves of a game, numbered."""

    def __init__(self, moves: Iterable[Move]) -> None:
        self._moves = tuple(moves)
        self._numbers = {move: number for number, move in enumerate(self._moves)}
        if len(self._numbers) != len(self._moves):
            raise ValueError("the catalogue lists a move twice")
        self.kinds: tuple[type[Move], ...] = tuple(dict.fromkeys(type(move) for move in self._moves))
        union: Any = Union[self.kinds]  # noqa: UP007  (built at run time)
        self._json: msgspec.json.Decoder[Move] = msgspec.json.Decoder(union)
        self.choices: list[Choice] | None = None
        """Every move with its touches, once `briefing.every_choice` has made them."""

    def number(self, move: Move) -> int:
        """Return the number of a move. Raises NotAMove if the catalogue does not hold it."""
        try:
            return self._numbers[move]
        except (KeyError, TypeError):
            raise NotAMove(f"{move!r} is not a move of this game") from None

    def decode(self, text: bytes | str) -> Move:
        """Read a move from its JSON text. Raises NotAMove."""
        try:
            move = self._json.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise NotAMove(f"not a move: {error}") from None
        return self._moves[self.number(move)]

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def __getitem__(self, number: Any) -> Any:
        return self._moves[number]
