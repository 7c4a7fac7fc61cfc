"""What the host of a table may say about its people, and who is the host when that one has gone."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

from webfoot.server import wire
from webfoot.server.edge.security import new_nonce
from webfoot.server.storage.protocol import StorageTrouble
from webfoot.server.table.details import Chair, Manners
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table

MOST = 100
"""Guests who may be muted at one table, or barred from it."""
AGAIN = 15.0
"""Seconds until the role of a host who has gone is passed on after all, when it could not be written."""

logger = logging.getLogger(__name__)


# what the host says


async def remove(table: Table, guest: str, key: str, command: wire.Remove) -> None:
    _only_host(table, guest)
    if table.details.status != "waiting":
        raise Refuse("already-started")
    if command.seat >= len(table.details.chairs):
        raise Refuse("no-such-seat")
    chair = table.details.chairs[command.seat]
    if chair.kind != "person" or chair.guest is None:
        raise Refuse("no-such-guest")
    if chair.guest == guest:
        raise Refuse("not-your-seat")
    manners = table.details.manners
    barred = [*manners.barred, chair.guest][-MOST:]
    free = Chair("link", nonce=new_nonce()) if chair.nonce else Chair("open")
    await table.storage.seat(table.id, command.seat, free, key)
    table.keys.add(key)
    table.details.chairs[command.seat] = free
    await _govern(table, replace(manners, barred=barred), None)
    table.audience.regroup()
    table.announce_info()
    table.audience.tell(chair.guest, wire.Notice(table.id, "removed", chair.name or "", True))


async def mute(table: Table, guest: str, key: str, command: wire.Mute) -> None:
    _only_host(table, guest)
    if command.guest == guest or not _known(table, command.guest):
        raise Refuse("no-such-guest")
    manners = table.details.manners
    others = [one for one in manners.muted if one != command.guest]
    muted = [*others, command.guest][-MOST:] if command.on else others
    await _govern(table, replace(manners, muted=muted), key)
    table.announce_info()
    me = await table.services.guests.get(command.guest)
    table.audience.tell(command.guest, wire.Notice(table.id, "muted" if command.on else "unmuted", me.name, True))


async def set_spectators(table: Table, guest: str, key: str, command: wire.SetSpectators) -> None:
    _only_host(table, guest)
    await _govern(table, replace(table.details.manners, spectators=command.spectators), key)
    table.turn_out()
    table.announce_info()


def _only_host(table: Table, guest: str) -> None:
    if guest != table.details.host:
        raise Refuse("not-host")


def _known(table: Table, guest: str) -> bool:
    """Whether this guest has been seen here."""
    return (
        table.audience.online(guest)
        or guest in table.details.manners.muted
        or any(chair.guest == guest for chair in table.details.chairs)
        or any(line.guest == guest for line in table.chat)
    )


async def _govern(table: Table, manners: Manners, key: str | None, host: str | None = None) -> None:
    """Keep what was said, then let it be true."""
    details = table.details
    await table.storage.govern(replace(details, manners=manners, host=host or details.host), key)
    details.manners, details.host = manners, host or details.host
    if key is not None:
        table.keys.add(key)


# who has gone


def watch_over(table: Table) -> None:
    """Look again when somebody has been away for long enough. Asked whenever people come or go."""
    if table.vigil is not None:
        table.vigil.cancel()
        table.vigil = None
    due = _next_look(table)
    if due is not None:
        seconds = max(0, due - table.now()) / 1000
        table.vigil = asyncio.get_running_loop().call_later(seconds, lambda: table.spawn(look(table)))


def _next_look(table: Table) -> int | None:
    """When somebody becomes absent next, or the host's role passes on, by the server's clock."""
    if table.details.status == "over" or not table.audience:
        return None
    now = table.now()
    instants = [
        left + table.grace()
        for chair in table.details.chairs
        if table.details.status == "playing" and chair.kind == "person" and chair.guest is not None
        if (left := table.presence.left(chair.guest)) is not None
    ]
    # What has been reached was announced then.
    instants = [instant for instant in instants if instant > now]
    left = table.presence.left(table.details.host)
    if left is not None and _successor(table) is not None:
        instants.append(left + _host_grace(table))
    return min(instants, default=None)


async def look(table: Table) -> None:
    """Somebody may have been away for long enough by now."""
    async with table.lock:
        try:
            await _pass_on(table)
        except StorageTrouble as trouble:
            logger.error("the host of table %s stays for now: the storage gives trouble: %s", table.id, trouble)
            table.vigil = asyncio.get_running_loop().call_later(AGAIN, lambda: table.spawn(look(table)))
            return
        table.announce_info()
        watch_over(table)


async def _pass_on(table: Table) -> None:
    details = table.details
    heir = _successor(table)
    gone = table.presence.left(details.host) is not None
    if not gone or heir is None or table.presence.away(details.host, table.now()) < _host_grace(table):
        return
    await _govern(table, details.manners, None, heir.guest)
    name = heir.name or ""
    table.audience.tell_each(lambda guest, _: wire.Notice(table.id, "host", name, guest == heir.guest))


def _successor(table: Table) -> Chair | None:
    """The first of those who play here and are there."""
    for chair in table.details.chairs:
        there = chair.kind == "person" and chair.guest is not None and not chair.resigned
        if there and chair.guest != table.details.host and table.audience.online(chair.guest or ""):
            return chair
    return None


def _host_grace(table: Table) -> int:
    if table.details.slow is not None:
        # People come once a day: whoever looks in first does not become the host.
        return table.grace()
    return round(table.settings.host_grace * 1000)
