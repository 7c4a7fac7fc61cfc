"""Positions as numbers: what one seat may know, as an array of fixed length whose every number has a name.

A game describes its array by *blocks* (`Game.feature_blocks`). A block is a name, some axes and a meaning. It has one
number for each way through the axes, the last axis fastest, as in an array of numpy. A game without blocks of its own
gets a plain description of its view.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from math import prod
from struct import pack
from typing import Any, Final, get_args
from zlib import crc32

import msgspec

LISTED: Final = 8
"""How many entries of a list or dict of a view the plain description shows."""
MINUTE: Final = 60_000
"""Times are given in minutes from now; a state counts milliseconds."""


class Block(msgspec.Struct, frozen=True):
    """Numbers of the same sort, side by side: one for each way through the axes."""

    name: str
    meaning: str
    axes: tuple[tuple[str, ...], ...] = ()

    def names(self) -> Iterator[str]:
        """Yield the name of each number: that of the block and of each axis, joined by dots."""
        for parts in product(*self.axes):
            yield ".".join((self.name, *parts))

    def __len__(self) -> int:
        return prod(map(len, self.axes))


def seat_names(seats: int) -> tuple[str, ...]:
    """Return the names of the seats as one of them sees the table: itself first, then clockwise."""
    return ("me", *(f"next{step}" for step in range(1, seats)))


def places(count: int) -> tuple[str, ...]:
    """Return the names of numbered places, from 0."""
    return tuple(map(str, range(count)))


def packed(numbers: list[float]) -> array[float]:
    """Return the numbers as an array. Packing them first takes less than half of the time."""
    return array("f", pack(f"{len(numbers)}f", *numbers))


# The plain description of a view, for games without one of their own.

Types = msgspec.inspect


@cache
def view_blocks(view_type: type[msgspec.Struct]) -> tuple[Block, ...]:
    """Return the blocks of the plain description of a view.

    A yes or no is 1 or 0, and a word of a Literal is a number for each word. What may be None has a number before it
    that says whether it is there. Of a list or dict there are its length and its first entries. Any other text is a
    number from 0 to 1 that is the same for the same text.
    """
    return tuple(_blocks(Types.type_info(view_type), "view", ()))


def view_features(view: msgspec.Struct) -> list[float]:
    """Return the numbers of the plain description of a view, in the order of `view_blocks`."""
    out: list[float] = []
    _write(Types.type_info(type(view)), view, out, ())
    return out


def _blocks(kind: Types.Type, name: str, inside: tuple[type, ...]) -> Iterator[Block]:
    match kind:
        case Types.StructType(cls=cls, fields=fields):
            if cls not in inside:  # a struct may contain itself; once is enough for a plain description
                for field in fields:
                    yield from _blocks(field.type, f"{name}.{field.name}", (*inside, cls))
        case Types.UnionType(types=types):
            yield Block(f"{name}.there", "Whether there is one.")
            for at, other in enumerate(_present(types)):
                yield from _blocks(other, name if at == 0 else f"{name}.or{at}", inside)
        case Types.LiteralType(values=values):
            yield Block(name, "One of the words.", (tuple(map(str, values)),))
        case Types.DictType(key_type=key, value_type=value):
            yield Block(f"{name}.length", "How many entries there are.")
            for at in range(LISTED):
                yield from _blocks(key, f"{name}.{at}.key", inside)
                yield from _blocks(value, f"{name}.{at}", inside)
        case Types.TupleType(item_types=types):
            for at, item in enumerate(types):
                yield from _blocks(item, f"{name}.{at}", inside)
        case Types.CollectionType(item_type=item):
            yield Block(f"{name}.length", "How many entries there are.")
            for at in range(LISTED):
                yield from _blocks(item, f"{name}.{at}", inside)
        case Types.StrType():
            yield Block(name, "A number from 0 to 1 that stands for the text.")
        case _:
            yield Block(name, "The number, or 1 for yes and 0 for no.")


def _write(kind: Types.Type, value: Any, out: list[float], inside: tuple[type, ...]) -> None:
    """Append the numbers of a value; of one that is missing (None), as many zeros."""
    match kind:
        case Types.StructType(cls=cls, fields=fields):
            if cls not in inside:
                for field in fields:
                    _write(field.type, getattr(value, field.name, None), out, (*inside, cls))
        case Types.UnionType(types=types):
            out.append(0.0 if value is None else 1.0)
            fits = next((one for one in _present(types) if _is(one, value)), None)
            for other in _present(types):
                _write(other, value if other is fits else None, out, inside)
        case Types.LiteralType(values=values):
            out.extend(1.0 if word == value else 0.0 for word in values)
        case Types.DictType(key_type=key, value_type=of):
            entries = sorted((value or {}).items(), key=lambda entry: str(entry[0]))
            out.append(len(entries))
            for at in range(LISTED):
                name, held = entries[at] if at < len(entries) else (None, None)
                _write(key, name, out, inside)
                _write(of, held, out, inside)
        case Types.TupleType(item_types=types):
            for at, item in enumerate(types):
                _write(item, None if value is None else value[at], out, inside)
        case Types.CollectionType(item_type=item):
            items = list(value or ())
            out.append(len(items))
            for at in range(LISTED):
                _write(item, items[at] if at < len(items) else None, out, inside)
        case Types.StrType():
            out.append(0.0 if value is None else crc32(str(value).encode()) / 0xFFFFFFFF)
        case _:
            out.append(float(value) if isinstance(value, int | float) else 0.0)


def _present(types: tuple[Types.Type, ...]) -> list[Types.Type]:
    return [one for one in types if not isinstance(one, Types.NoneType)]


def _is(kind: Types.Type, value: Any) -> bool:
    """Whether a value of a union is of this type."""
    try:
        msgspec.convert(msgspec.to_builtins(value), _python(kind))
    except (msgspec.ValidationError, TypeError):
        return False
    return value is not None


def _python(kind: Types.Type) -> Any:
    return getattr(kind, "cls", None) or _PLAIN.get(type(kind), Any)


_PLAIN: Final[Mapping[type, Any]] = {
    Types.IntType: int,
    Types.StrType: str,
    Types.BoolType: bool,
    Types.FloatType: float,
}

# How the games write switches.


def switch_names(options_type: type[msgspec.Struct], left_out: frozenset[str]) -> tuple[tuple[str, str | bool], ...]:
    """Return every choice that options leave open, as (option, value): each has a number that is 1 where it was made.

    A yes-or-no option has one number; a choice between words has one for each word.
    """
    found: list[tuple[str, str | bool]] = []
    for field in msgspec.structs.fields(options_type):
        if field.name not in left_out:
            found += [(field.name, word) for word in get_args(field.type) or (True,)]
    return tuple(found)
