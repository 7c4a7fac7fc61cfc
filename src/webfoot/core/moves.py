"""The catalogue of every move a game can ever know.

Moves are built once, at import. A move's place in the catalogue is its number: the engine plays numbers, the
research doors use them as actions, and records and the wire carry the move's JSON form.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Union

import msgspec

from webfoot.core.errors import NotAMove


def kebab(name: str) -> str:
    """`DuckyLuke` → `ducky-luke`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", name).lower()


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag=kebab):
    """One small decision. Each kind of move of a game is a subclass."""

    def touches(self) -> tuple[str, ...]:
        """Ids of the things on the board this move names, in the order a hand would touch them."""
        return ()

    def otherwise(self) -> tuple[tuple[str, ...], ...]:
        """Other ways to touch the same move, where a hand may begin elsewhere; each is a whole list of ids."""
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

    def number(self, move: Move) -> int:
        """The move's number; NotAMove if the catalogue does not hold it."""
        try:
            return self._numbers[move]
        except (KeyError, TypeError):
            raise NotAMove(f"{move!r} is no move of this game") from None

    def decode(self, text: bytes | str) -> Move:
        """A move from its JSON text."""
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
