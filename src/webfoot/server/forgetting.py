"""Forgets a person: all that the server knows of them goes, and the games of everybody else stay whole.

Finished games show a seat without a name. In games that are being played, a bot takes the seat. Tables at which
nobody else sat are removed. The cookie is no longer good on any device: a hash of the guest is kept, so that no old
copy of it ever opens anything again.
"""

from __future__ import annotations

from dataclasses import replace

from webfoot.server import oversight
from webfoot.server.accounts import forgotten_hash
from webfoot.server.house import House
from webfoot.server.table import names, pausing, slow
from webfoot.server.table.details import Chair, Details, Status
from webfoot.server.table.table import Table

STANDS_IN = "quick"
"""The level of the bot that plays on."""


async def forget(house: House, guest: str) -> None:
    """Forget this guest. Raises StorageTrouble; then it can be asked for again."""
    # From now on nothing more comes from this guest.
    house.accounts.forget(guest)
    house.crowd.turn_away(guest)
    try:
        unfinished = house.lobby.all_of(guest)
        for table in house.tables():
            if _concerns(table, guest):
                await _leave(house, table, guest)
        await house.storage.forget_guest(guest, forgotten_hash(guest), house.wall(), house.now())
    except BaseException:
        house.accounts.remember(guest)
        raise
    await _out_of_memory(house, guest, unfinished)
    await oversight.calls_changed(house)
    await oversight.bans_changed(house)
    house.others.tell("forgotten", guest)


async def forgotten_elsewhere(house: House, guest: str) -> None:
    """Another worker has forgotten this guest: so do the tables of this one."""
    house.accounts.forget(guest)
    house.crowd.turn_away(guest)
    unfinished = house.lobby.all_of(guest)
    for table in house.tables():
        if _concerns(table, guest):
            await _leave(house, table, guest)
    await _out_of_memory(house, guest, unfinished)


async def _out_of_memory(house: House, guest: str, unfinished: list[str]) -> None:
    house.guests.forget(guest)
    house.handovers.forget(guest)
    house.holidays.forget(guest)
    for details in house.lobby.every():
        _strip(details, guest)
    for table_id in unfinished:
        await _read_again(house, table_id)


def _concerns(table: Table, guest: str) -> bool:
    details = table.details
    said = any(line.guest == guest for line in table.chat)
    named = guest in (*details.manners.muted, *details.manners.barred) or guest in table.auto_pass
    return details.belongs(guest) or said or named or any(key.startswith(f"{guest}.") for key in table.keys)


async def _leave(house: House, table: Table, guest: str) -> None:
    """Take a guest out of a table in memory."""
    details = table.details
    others = [chair for chair in details.chairs if chair.guest not in (None, guest)]
    if details.belongs(guest) and not others:
        await oversight.remove_table(house, table.id)
        return
    async with table.lock:
        if table.behind:
            await pausing.ready(table)
        for seat, chair in enumerate(details.chairs):
            if chair.guest == guest:
                left = _vacated(chair, details.status)
                await table.storage.seat(table.id, seat, left, None)
                details.chairs[seat] = left
        if details.host == guest:
            first = min(others, key=lambda chair: chair.kind != "person")
            details.host = first.guest or ""
        _strip(details, guest)
        await table.storage.govern(details, None)
        table.auto_pass.discard(guest)
        table.paces.pop(guest, None)
        table.shown.pop(guest, None)
        table.prepared = {seat: one for seat, one in table.prepared.items() if one.guest != guest}
        table.keys = {key for key in table.keys if not key.startswith(f"{guest}.")}
        table.chat = [line for line in table.chat if line.guest != guest]
        table.audience.regroup()
        await slow.keep(table, secretly=True)
        table.announce_whole()
        table.services.listed(table.id)
        if details.status == "playing":
            table.services.wake(table)
            await pausing.settle(table)


def _vacated(chair: Chair, status: Status) -> Chair:
    """Return what is left of a seat."""
    if status == "waiting":
        return Chair("open")
    if status == "playing":
        return Chair("bot", level=chair.level or STANDS_IN, resigned=chair.resigned)
    return Chair(chair.kind, level=chair.level, resigned=chair.resigned)


def _strip(details: Details, guest: str) -> None:
    """Take a guest out of what was said about people."""
    manners, terms = details.manners, details.slow
    details.read.pop(guest, None)
    if guest in (*manners.muted, *manners.barred):
        details.manners = replace(
            manners,
            muted=[one for one in manners.muted if one != guest],
            barred=[one for one in manners.barred if one != guest],
        )
    if terms is not None:
        details.slow = replace(
            terms,
            votes={one: verdict for one, verdict in terms.votes.items() if one != guest},
            back={one: at for one, at in terms.back.items() if one != guest},
            passing=[one for one in terms.passing if one != guest],
        )


async def _read_again(house: House, table_id: str) -> None:
    """A table that is not in memory has changed in the storage."""
    if house.present_table(table_id) is not None:
        return
    details = await house.storage.load(table_id)
    if details is None:
        house.lobby.remove(table_id)
        return
    await names.settle(house.guests, details.chairs)
    house.lobby.add(details)
