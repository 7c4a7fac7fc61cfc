"""Guests who choose another name: whether it is free, and at which tables it is shown."""

from __future__ import annotations

from webfoot.server import wire
from webfoot.server.house import House
from webfoot.server.table import names
from webfoot.server.table.details import Details


def name_is_taken(house: House, guest: str, name: str) -> bool:
    """Whether somebody else at a table of this guest goes by that name."""
    return any(names.alike(name) in names.of_others(table.chairs, guest) for table in _tables_of(house, guest))


async def renamed(house: House, me: wire.Me) -> None:
    """Tell the tables at which a guest sits that the guest has a new name."""
    await put_name(house, me)
    house.others.tell("guest", me.id)


async def put_name(house: House, me: wire.Me) -> None:
    """Show a guest's new name at the tables of this worker, and in its lobby."""
    for table in house.tables():
        for chair in table.details.chairs:
            if chair.guest == me.id and chair.label is None:
                async with table.lock:
                    chair.name = me.name
                    table.announce_info()
    for details in house.lobby.own_tables(me.id) if house.others else []:
        if house.present_table(details.id) is None:
            await names.settle(house.guests, details.chairs)
            house.lobby.changed(details.id)


def _tables_of(house: House, guest: str) -> list[Details]:
    """The tables at which a guest sits: those in memory, and unfinished ones of other workers."""
    known = [table.details for table in house.tables()]
    if house.others:
        known += [one for one in house.lobby.own_tables(guest) if house.present_table(one.id) is None]
    return [details for details in known if any(chair.guest == guest for chair in details.chairs)]
