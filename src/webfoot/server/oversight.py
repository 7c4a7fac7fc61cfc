"""What a running server does when its administrator has changed something: tables, chat, and who is kept out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from webfoot.server import wire
from webfoot.server.edge.hub import CLOSE_KEPT_OUT
from webfoot.server.table.table import Table

if TYPE_CHECKING:
    from webfoot.server.house import House


class Present(NamedTuple):
    """A guest whose pages are open."""

    guest: str
    name: str
    addresses: list[str]
    pages: int
    tables: list[str]


async def remove_table(house: House, table_id: str) -> None:
    """Remove a table with all that belongs to it, and send its people away."""
    table = house.present_table(table_id)
    if table is None:
        await house.storage.remove(table_id)
        house.lobby.remove(table_id)
        return
    async with table.lock:
        await house.storage.remove(table_id)
        # Whatever was about to happen here is refused from now on.
        table.details.status = "over"
        for timer in (table.alarm, table.recovery):
            if timer is not None:
                timer.cancel()
        for connection in table.audience.pages():
            connection.watch(None)
            connection.post(wire.Dismissed(table_id))
        house.drop(table)
        house.lobby.remove(table_id)


async def chat_changed(house: House, table_id: str) -> None:
    """Lines of a table's chat are gone: let its pages know."""
    table = house.present_table(table_id)
    if table is not None:
        async with table.lock:
            table.chat = await house.storage.chat(table_id, house.settings.limits.chat_lines)
            table.announce_whole()


async def bans_changed(house: House) -> None:
    """Read who is kept out, and close their pages."""
    bans = await house.storage.bans()
    house.bans.replace(bans)
    for ban in bans:
        if ban.holds(house.wall()):
            for connection in house.crowd.of(ban.who):
                connection.close(CLOSE_KEPT_OUT, "this server is closed to you")


def online(house: House) -> list[Present]:
    """Return the guests whose pages are open."""
    return sorted(
        Present(
            guest,
            house.guests.known_name(guest),
            sorted({one.address for one in connections}),
            len(connections),
            sorted({one.watched.id for one in connections if isinstance(one.watched, Table)}),
        )
        for guest, connections in house.crowd.guests().items()
    )
