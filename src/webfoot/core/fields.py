"""Kinds: what the fields of events are, such as a player, a card, a place or a number.

The type of a field names its kind, as `Annotated[<plain type>, <kind>]`. Games name such types (`Card`, `Goods`).
Kinds do not change what is sent. `wording.py` and the page read them to put an event into words without knowing its
game: a player by name, a card by the message `card-<slug>`, goods as a counted list.

A yes-or-no field and a `Literal` need no kind: a sentence only chooses its wording by them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from webfoot.core.moves import kebab


class Kind(msgspec.Struct, frozen=True, tag_field="is", tag=kebab):
    """What a value is, and therefore how it is said. Each kind is a subclass; the page reads its JSON form."""


# Of one field.


class Number(Kind, frozen=True):
    """A number, said as it is. A sentence may choose its wording by it."""


class Variant(Kind, frozen=True):
    """A word, or a yes or no, that is never said itself. A sentence chooses its wording by it."""


class Untold(Kind, frozen=True):
    """Which of several things on the board. The page moves it; no sentence names it."""


class Player(Kind, frozen=True):
    """A seat, said as the player's name."""


class Players(Kind, frozen=True):
    """Seats, said as a list of names."""


class Figures(Kind, frozen=True):
    """A figure for each seat. The message is given `name` and `points`."""

    message: str


class Named(Kind, frozen=True):
    """A slug, said by the message `<message>-<slug>` or by an attribute of it."""

    message: str
    attribute: str | None = None


class Row(Kind, frozen=True):
    """Slugs, each named in its place; empty places are left out.

    With `times`, each name is said by that message, as in Counted: it is given `count`, which is 1, and the name.
    """

    message: str
    times: str | None = None


class Counted(Kind, frozen=True):
    """Slugs with equal ones counted: either a list of slugs, or how many there are of each.

    Each is said by the message `<message>-<slug>`, or by an attribute of it, with `count`. Things with proper names
    are counted by the single message `times`: it is given `count`, and the name as `<message>`.
    """

    message: str
    attribute: str | None = None
    times: str | None = None


class At(Kind, frozen=True):
    """A place. `Game.place` says which sort of place it is, and the message `place-<sort>` names it."""

    attribute: str | None = None


class SortOfPlace(Kind, frozen=True):
    """Only the sort of a place, to choose the wording by."""


class Place(msgspec.Struct, frozen=True):
    """What a place is called: the values of the message `place-<sort>`, those that are players by their seats.

    A value that is a proper name is said in the reader's language, where that has the message `name-<slug>`.
    """

    sort: str
    values: Mapping[str, str | int] = {}
    seats: Mapping[str, int] = {}


# Kinds made from several fields, or from part of one: for `Event.also`.


class Same(Kind, frozen=True):
    """Whether two fields are equal."""

    one: str
    other: str


class Differ(Kind, frozen=True):
    """Whether two fields differ."""

    one: str
    other: str


class Reading(Kind, frozen=True):
    """A field said in another way."""

    field: str
    kind: Named | At | SortOfPlace
    last: bool = False
    """Whether to say only the last item of a list."""


class Gathered(Kind, frozen=True):
    """How many there are of each: slugs, each with the field that counts it."""

    fields: tuple[tuple[str, str], ...]
    kind: Counted


class Together(Kind, frozen=True):
    """Several lists said as one."""

    fields: tuple[str, ...]


KINDS: Final = (
    Number, Variant, Untold, Player, Players, Figures, Named, Row, Counted, At, SortOfPlace,
    Same, Differ, Reading, Gathered, Together,
)  # fmt: skip

# The kinds that every game uses.

Seat = Annotated[int, Player()]
Seats = Annotated[tuple[int, ...], Players()]
Count = Annotated[int, Number()]
"""How many."""
Points = Annotated[int, Number()]
"""A score, a price, or a printed value."""
Ordinal = Annotated[int, Number()]
"""Which of several, where players count them as well: a position, a level."""
Seconds = Annotated[int, Number()]
Minutes = Annotated[int, Number()]
Index = Annotated[int, Untold()]
"""Which of several, where only the board tells them apart."""


@cache
def kinds(event: type[msgspec.Struct]) -> Mapping[str, Kind]:
    """Return the kind of each field of an event and of each value in `also`. Raises TypeError if a field has none."""
    hints = get_type_hints(event, include_extras=True)
    found = {}
    for name in event.__struct_fields__:
        kind = _kind(hints[name])
        if kind is None:
            raise TypeError(f"{event.__name__}.{name} does not say what it is: give it a type of webfoot.core.fields")
        found[name] = kind
    also: Mapping[str, Kind] = getattr(event, "also", {})
    return {**found, **also}


def described(events: tuple[type[msgspec.Struct], ...]) -> dict[str, Any]:
    """Describe events for the page: for each event, what each value is."""
    return {
        str(event.__struct_config__.tag): {name: msgspec.to_builtins(kind) for name, kind in kinds(event).items()}
        for event in events
    }


def _kind(hint: Any) -> Kind | None:
    if get_origin(hint) is Annotated:
        return next((note for note in hint.__metadata__ if isinstance(note, Kind)), None)
    if get_origin(hint) in (Union, UnionType):
        (hint, *more) = [part for part in get_args(hint) if part is not NoneType]
        return None if more else _kind(hint)
    return Variant() if hint is bool or get_origin(hint) is Literal else None
