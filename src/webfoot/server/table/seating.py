"""Commands before the game and about seats: sit, leave, set a seat, claim a link, start, resign, rematch."""

from __future__ import annotations

from webfoot.server import wire
from webfoot.server.edge.security import new_nonce
from webfoot.server.table import pausing, steps
from webfoot.server.table.details import Chair
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Follows, Table


def _chair(table: Table, seat: int) -> Chair:
    if seat >= len(table.details.chairs):
        raise Refuse("no-such-seat")
    return table.details.chairs[seat]


def _waiting(table: Table) -> None:
    if table.details.status != "waiting":
        raise Refuse("already-started")


async def _seat_down(table: Table, guest: str, seat: int, key: str | None) -> None:
    me = await table.services.guests.get(guest)
    chair = Chair("person", guest, me.name, nonce=table.details.chairs[seat].nonce)
    await _replace(table, seat, chair, key)


async def _replace(table: Table, seat: int, chair: Chair, key: str | None) -> None:
    await table.storage.seat(table.id, seat, chair, key)
    if key is not None:
        table.keys.add(key)
    table.details.chairs[seat] = chair
    table.audience.regroup()
    table.announce_info()


async def sit(table: Table, guest: str, key: str, command: wire.Sit) -> None:
    chair = _chair(table, command.seat)
    _waiting(table)
    if table.details.seat_of(guest) is not None:
        raise Refuse("already-seated")
    if chair.taken:
        raise Refuse("seat-taken")
    if chair.kind == "link" and guest != table.details.host:
        raise Refuse("not-your-seat")
    await _seat_down(table, guest, command.seat, key)


async def claim_link(table: Table, guest: str, seat: int) -> None:
    """Give a seat to the holder of its secret link. The same guest may use the link again, and nobody else."""
    async with table.lock:
        chair = table.details.chairs[seat]
        if chair.guest == guest:
            return
        if chair.kind != "link":
            raise Refuse("seat-taken")
        if table.details.seat_of(guest) is not None:
            raise Refuse("already-seated")
        await _seat_down(table, guest, seat, None)


async def leave(table: Table, guest: str, key: str, command: wire.Leave) -> None:
    _waiting(table)
    seat = table.seated(guest)
    # The seat gets a new link: the guest who left still has the old one.
    nonce = table.details.chairs[seat].nonce
    await _replace(table, seat, Chair("link", nonce=new_nonce()) if nonce else Chair("open"), key)


async def set_seat(table: Table, guest: str, key: str, command: wire.SetSeat) -> None:
    chair = _chair(table, command.seat)
    if guest != table.details.host:
        raise Refuse("not-host")
    if table.details.status == "over":
        raise Refuse("game-over")
    if table.details.status == "playing":
        await _give_to_bot(table, command, chair, key)
        return
    if chair.kind == "person":
        raise Refuse("seat-taken")
    kinds = {
        "open": Chair("open"),
        "link": chair if chair.kind == "link" else Chair("link", nonce=new_nonce()),
        "bot": Chair("bot", level=command.level),
    }
    await _replace(table, command.seat, kinds[command.kind], key)


async def _give_to_bot(table: Table, command: wire.SetSeat, chair: Chair, key: str) -> None:
    """Give a seat to a bot during the game: only the seat of a person who is absent."""
    if command.kind != "bot" or chair.kind != "person" or chair.resigned:
        raise Refuse("already-started")
    assert chair.guest is not None
    if table.audience.online(chair.guest):
        raise Refuse("seat-taken")
    await _replace(table, command.seat, Chair("bot", level=command.level), key)
    table.services.wake(table)
    await pausing.settle(table)


async def start(table: Table, guest: str, key: str, command: wire.Start) -> None:
    _waiting(table)
    if guest != table.details.host:
        raise Refuse("not-host")
    if not all(chair.taken for chair in table.details.chairs):
        raise Refuse("seats-empty")
    await steps.begin(table, key)


async def resign(table: Table, guest: str, key: str, command: wire.Resign) -> None:
    table.running()
    await steps.resign(table, table.seated(guest), key)
    await pausing.settle(table)


async def rematch(table: Table, guest: str, key: str, command: wire.Rematch) -> None:
    details = table.details
    if details.status != "over":
        raise Refuse("not-over")
    if details.seat_of(guest) is None and guest != details.host:
        raise Refuse("not-seated")
    if details.next is not None:
        return
    assert table.play is not None
    chairs = [Chair(chair.kind, chair.guest, chair.name, chair.level) for chair in details.chairs]
    again = await table.services.open_table(
        game=details.game,
        chairs=chairs,
        options=details.options,
        host=guest,
        listed=details.listed,
        follows=Follows(table.id, key, table.play.winners),
    )
    table.keys.add(key)
    details.next = again.id
    if all(chair.guest in (None, guest) for chair in chairs):
        # Nobody else has to agree.
        async with again.lock:
            await steps.begin(again, None)
    table.announce_info()
