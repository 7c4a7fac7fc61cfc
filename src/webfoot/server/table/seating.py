"""Commands before the game and about seats: sit, leave, set a seat, claim a link, start, resign, rematch."""

from __future__ import annotations

from typing import Literal

from webfoot.server import wire
from webfoot.server.edge.security import new_nonce
from webfoot.server.table import names, pausing, slow, steps
from webfoot.server.table.details import Chair
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.services import Follows
from webfoot.server.table.table import Table


def _chair(table: Table, seat: int) -> Chair:
    if seat >= len(table.details.chairs):
        raise Refuse("no-such-seat")
    return table.details.chairs[seat]


def _waiting(table: Table) -> None:
    if table.details.status != "waiting":
        raise Refuse("already-started")


async def _seat_down(table: Table, guest: str, seat: int, key: str | None) -> None:
    if guest in table.details.manners.barred:
        raise Refuse("asked-to-leave")
    others = names.of_others(table.details.chairs, guest)
    name = await names.name_for(table.services.guests, guest, others)
    await _replace(table, seat, Chair("person", guest, name, nonce=table.details.chairs[seat].nonce), key)


async def _replace(table: Table, seat: int, chair: Chair, key: str | None) -> None:
    await table.storage.seat(table.id, seat, chair, key)
    if key is not None:
        table.keys.add(key)
    table.details.chairs[seat] = chair
    table.audience.regroup()
    await slow.keep(table, secretly=True)
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
            if chair.stands_in and table.details.status == "playing":
                await _back(table, seat, None)
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
    if command.kind == "bot" and command.level not in table.services.bot_levels():
        raise Refuse("unknown-bot")
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
    left = table.presence.left(chair.guest)
    if left is None:
        raise Refuse("seat-taken")
    if not table.absent(chair):
        raise Refuse("not-away-yet", seconds=-(-(left + table.grace() - table.now()) // 1000))
    await _replace(table, command.seat, Chair("bot", chair.guest, chair.name, command.level, chair.nonce), key)
    _tell(table, "bot-plays", chair)
    table.services.wake(table)
    await pausing.settle(table)


async def take_back(table: Table, guest: str, key: str, command: wire.TakeBack) -> None:
    """Give a guest who has come back the seat that a bot played for them. Raises Refuse if there is none."""
    table.running()
    for seat, chair in enumerate(table.details.chairs):
        if chair.stands_in and chair.guest == guest:
            await _back(table, seat, key)
            return
    raise Refuse("not-seated")


async def _back(table: Table, seat: int, key: str | None) -> None:
    chair = table.details.chairs[seat]
    await _replace(table, seat, Chair("person", chair.guest, chair.name, nonce=chair.nonce), key)
    await slow.begin_again(table, chair.guest)
    # What the bot had in mind is not what this player has.
    table.intentions.pop(seat, None)
    table.services.remote.leave(table, seat)
    if table.window is not None:
        table.window.thoughts.pop(seat, None)
    _tell(table, "took-back", chair)
    table.services.wake(table)
    await pausing.settle(table)


def _tell(table: Table, what: Literal["bot-plays", "took-back"], chair: Chair) -> None:
    name = chair.name or ""
    table.audience.tell_each(lambda guest, _: wire.Notice(table.id, what, name, guest == chair.guest))


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
    if table.play is None:
        raise Refuse("rules-gone")
    # A bot also plays the next game for a player who did not come back.
    chairs = [
        Chair("bot", level=chair.level)
        if chair.stands_in
        else Chair(chair.kind, chair.guest, chair.name, chair.level, label=chair.label)
        if chair.kind != "person" or chair.guest is not None
        # Somebody who is forgotten.
        else Chair("open")
        for chair in details.chairs
    ]
    again = await table.services.open_table(
        game=details.game,
        chairs=chairs,
        options=details.options,
        host=guest,
        listed=details.listed,
        follows=Follows(table.id, key, table.play.winners, details.next_series(table.play.winners)),
        manners=details.manners,
        slow=None if details.slow is None else slow.terms(details.slow),
    )
    table.keys.add(key)
    details.next = again.id
    if all(chair.taken and chair.guest in (None, guest) for chair in chairs):
        # Nobody else has to agree.
        async with again.lock:
            await steps.begin(again, None)
    table.announce_info()
