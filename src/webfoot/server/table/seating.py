"""Before the game, and who sits where: sit, leave, set a seat, claim a link, start, resign, rematch."""

from __future__ import annotations

from typing import Final

import msgspec

from webfoot.server import wire
from webfoot.server.edge.security import new_id, new_nonce
from webfoot.server.table import pausing
from webfoot.server.table.details import Chair, Facts
from webfoot.server.table.playthrough import Playthrough, StartPayload
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table

BOTS: Final = "bots"
"""The option of a game that holds which seats are played by bots when it begins."""


def _chair(table: Table, seat: int) -> Chair:
    if seat >= len(table.facts.chairs):
        raise Refuse("no-such-seat")
    return table.facts.chairs[seat]


def _waiting(table: Table) -> None:
    if table.facts.status != "waiting":
        raise Refuse("already-started")


async def _seat_down(table: Table, guest: str, seat: int, key: str | None) -> None:
    me = await table.house.guests.get(guest)
    chair = Chair("person", guest, me.name, nonce=table.facts.chairs[seat].nonce)
    await _replace(table, seat, chair, key)


async def _replace(table: Table, seat: int, chair: Chair, key: str | None) -> None:
    await table.house.store.save_chair(table.id, seat, chair, key)
    if key is not None:
        table.keys.add(key)
    table.facts.chairs[seat] = chair
    table.regroup()
    table.announce_info()


async def sit(table: Table, guest: str, key: str, command: wire.Sit) -> None:
    chair = _chair(table, command.seat)
    _waiting(table)
    if table.facts.seat_of(guest) is not None:
        raise Refuse("already-seated")
    if chair.taken:
        raise Refuse("seat-taken")
    if chair.kind == "link" and guest != table.facts.host:
        raise Refuse("not-your-seat")
    await _seat_down(table, guest, command.seat, key)


async def claim_link(table: Table, guest: str, seat: int) -> None:
    """The holder of a secret link takes its seat; the same guest may come by it again, nobody else can."""
    async with table.lock:
        chair = table.facts.chairs[seat]
        if chair.guest == guest:
            return
        if chair.kind != "link":
            raise Refuse("seat-taken")
        if table.facts.seat_of(guest) is not None:
            raise Refuse("already-seated")
        await _seat_down(table, guest, seat, None)


async def leave(table: Table, guest: str, key: str, command: wire.Leave) -> None:
    _waiting(table)
    seat = table.seated(guest)
    # A chair that was given by a link is given by a new one: the old link is in the hands of who left.
    nonce = table.facts.chairs[seat].nonce
    await _replace(table, seat, Chair("link", nonce=new_nonce()) if nonce else Chair("open"), key)


async def set_seat(table: Table, guest: str, key: str, command: wire.SetSeat) -> None:
    chair = _chair(table, command.seat)
    if guest != table.facts.host:
        raise Refuse("not-host")
    if table.facts.status == "over":
        raise Refuse("game-over")
    if table.facts.status == "playing":
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
    """While playing: only the chair of a person who is not there, and only to a bot."""
    if command.kind != "bot" or chair.kind != "person" or chair.resigned:
        raise Refuse("already-started")
    assert chair.guest is not None
    if table.online(chair.guest):
        raise Refuse("seat-taken")
    await _replace(table, command.seat, Chair("bot", level=command.level), key)
    table.house.follow_up(table)
    await pausing.settle(table)


async def start(table: Table, guest: str, key: str, command: wire.Start) -> None:
    _waiting(table)
    if guest != table.facts.host:
        raise Refuse("not-host")
    if not all(chair.taken for chair in table.facts.chairs):
        raise Refuse("seats-empty")
    await begin_game(table, key)


async def begin_game(table: Table, key: str | None) -> None:
    """Deal. Every seat must be taken."""
    started = table.house.now()
    facts = table.facts
    if BOTS in table.game.options_type.by_host:
        facts.options[BOTS] = ",".join(str(seat) for seat, chair in enumerate(facts.chairs) if chair.kind == "bot")
    table.play = Playthrough(table.game, facts, started)
    payload = msgspec.json.encode(StartPayload(started)).decode()
    options = msgspec.json.encode(facts.options).decode()
    status = ("UPDATE tables SET status = 'playing', options = ? WHERE id = ?", (options, table.id))
    await table.commit("start", None, payload, 0, key, [], (status,))


async def resign(table: Table, guest: str, key: str, command: wire.Resign) -> None:
    play = table.running()
    seat = table.seated(guest)
    play.resign(seat)
    given_up = ("UPDATE seats SET resigned = 1 WHERE table_id = ? AND seat = ?", (table.id, seat))
    await table.commit("resign", seat, "{}", table.game_time(), key, [], (given_up,))
    await pausing.settle(table)


async def rematch(table: Table, guest: str, key: str, command: wire.Rematch) -> None:
    facts = table.facts
    if facts.status != "over":
        raise Refuse("not-over")
    if facts.seat_of(guest) is None and guest != facts.host:
        raise Refuse("not-seated")
    if facts.next is not None:
        return
    assert table.play is not None
    options = table.house.options_for(facts.game, len(facts.chairs), facts.options, table.play.winners)
    chairs = [Chair(chair.kind, chair.guest, chair.name, chair.level) for chair in facts.chairs]
    again = Facts(
        id=new_id(),
        game=facts.game,
        rules=table.game.version,
        options=options,
        host=guest,
        listed=facts.listed,
        created=table.house.now(),
        seed=table.house.new_seed(),
        chairs=chairs,
    )
    await table.house.store.create(again, rematch_of=table.id, key=key)
    table.keys.add(key)
    facts.next = again.id
    new = table.house.add(again)
    if all(chair.guest in (None, guest) for chair in chairs):
        # Nobody else has to agree.
        async with new.lock:
            await begin_game(new, None)
    table.announce_info()
