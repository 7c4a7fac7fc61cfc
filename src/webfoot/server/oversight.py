"""What a running server does when its administrator has changed something: tables, chat, and who is kept out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from webfoot.server import wire
from webfoot.server.edge.hub import CLOSE_KEPT_OUT
from webfoot.server.table.table import Table
from webfoot.server.workers.relays import RelayedPage

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
    else:
        await _dismiss(house, table)
    house.others.tell("removed", table_id)


async def removed_elsewhere(house: House, table_id: str) -> None:
    """Another worker has removed a table."""
    table = house.present_table(table_id)
    if table is None:
        house.lobby.remove(table_id)
    else:
        await _dismiss(house, table)


async def _dismiss(house: House, table: Table) -> None:
    table_id = table.id
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
    await read_chat(house, table_id)
    house.others.tell("chat", table_id)


async def read_chat(house: House, table_id: str) -> None:
    table = house.present_table(table_id)
    if table is not None:
        async with table.lock:
            table.chat = await house.storage.chat(table_id, house.settings.limits.chat_lines)
            table.announce_whole()


async def bans_changed(house: House) -> None:
    """Bans are made or lifted: keep their pages out everywhere."""
    await read_bans(house)
    house.others.tell("bans")


async def read_bans(house: House) -> None:
    """Read who is kept out, and close their pages."""
    bans = await house.storage.bans()
    house.bans.replace(bans)
    for ban in bans:
        if ban.holds(house.wall()):
            for connection in house.crowd.of(ban.who):
                connection.close(CLOSE_KEPT_OUT, "this server is closed to you")


async def calls_changed(house: House) -> None:
    """Somebody may be called another way, or not any more."""
    await house.outbox.look()
    house.others.tell("calls")


async def read_shared(house: House) -> None:
    """Read what is kept in memory of the database besides tables."""
    await house.accounts.open()
    await read_bans(house)
    await house.holidays.load()
    await house.outbox.look()


def online(house: House) -> list[Present]:
    """Return the guests whose pages are open."""
    return sorted(
        Present(
            guest,
            house.guests.known_name(guest),
            sorted({one.address for one in connections}),
            len(connections),
            sorted({one.watched.id for one in connections if isinstance(one.watched, Table | RelayedPage)}),
        )
        for guest, connections in house.crowd.guests().items()
    )
