"""Names at a table: no two people carry the same one.

A guest who has chosen a name that somebody else already has here is asked to choose another. A guest who has chosen
none is given another.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from webfoot.server.guests import LONGEST_NAME, Guests, default_name
from webfoot.server.table.details import Chair
from webfoot.server.table.refusals import Refuse


def alike(name: str) -> str:
    """What two names have in common that look the same to people: letters and digits, large or small."""
    return "".join(c for c in unicodedata.normalize("NFKC", name).casefold() if c.isalnum())


def of_others(chairs: Iterable[Chair], guest: str) -> set[str]:
    """The names of everybody else who has a seat."""
    return {alike(chair.name) for chair in chairs if chair.guest not in (None, guest) and chair.name is not None}


async def name_for(guests: Guests, guest: str, taken: set[str]) -> str:
    """Return the name of a guest where these names are taken. Raises Refuse if the guest has chosen one of them."""
    me = await guests.get(guest)
    if alike(me.name) not in taken:
        return me.name
    if guests.has_chosen(guest):
        raise Refuse("name-taken", name=me.name)
    return next(name for attempt in range(1, 10_000) if alike(name := default_name(guest, attempt)) not in taken)


async def settle(guests: Guests, chairs: list[Chair]) -> None:
    """Write names on chairs that come from the database. Of two people who have taken the same one since they sat
    down here, the second is told apart by a number."""
    await guests.put_names(chairs)
    taken: set[str] = set()
    for chair in chairs:
        if chair.guest is None or chair.name is None:
            continue
        if chair.label is not None:
            taken.add(alike(chair.label))
            continue
        try:
            chair.name = await name_for(guests, chair.guest, taken)
        except Refuse:
            chair.name = _numbered(chair.name, taken)
        taken.add(alike(chair.name))


def _numbered(name: str, taken: set[str]) -> str:
    tries = (f"{name[: LONGEST_NAME - 3]} {number}" for number in range(2, 100))
    return next(other for other in tries if alike(other) not in taken)
