"""What players choose before a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import ClassVar, Literal, get_args, get_origin

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of a game, chosen before the start.

    Every field that players can choose is a bool or a Literal of words. Only fields that they cannot choose hold
    text.
    """

    only_for: ClassVar[Mapping[str, tuple[int, ...]]] = {}
    """Options that exist only at certain numbers of seats. At other numbers they keep their default."""
    by_server: ClassVar[frozenset[str]] = frozenset()
    """Fields that the server sets and players cannot choose. `data` holds what `Game.read_data` made of an owner's
    file, and `bots` the seats that bots play when the game begins, as `1,2`. Others hold what `Game.rematch` kept of
    the last game."""

    def check(self, seats: int) -> None:
        """Raise BadOptions if these options do not go together at this number of seats."""


class OptionInfo(msgspec.Struct, frozen=True):
    """One option as a set-up page needs it."""

    name: str
    default: bool | str
    choices: list[str] | None = None
    """The words to choose from; None for a yes-or-no option."""
    seats: tuple[int, ...] | None = None
    """The numbers of seats at which there is a choice; None for any number."""


def _in_order(values: tuple[object, ...]) -> list[str]:
    """Words in the order of the game; numbers by size."""
    words = [str(value) for value in values]
    return sorted(words, key=int) if all(word.isdecimal() for word in words) else words


@cache
def option_infos(options_type: type[Options]) -> tuple[OptionInfo, ...]:
    """Return the options that players can choose."""
    infos = []
    for field in msgspec.structs.fields(options_type):
        if field.name in options_type.by_server:
            continue
        choices = _in_order(get_args(field.type)) if get_origin(field.type) is Literal else None
        seats = options_type.only_for.get(field.name)
        infos.append(OptionInfo(name=field.name, default=field.default, choices=choices, seats=seats))
    return tuple(infos)
