"""During the game: play, undo, say.

Where the rules know time, what was due before a move happens before it, in rows of its own: so it makes no difference
whether the host woke in time for it.
"""

from __future__ import annotations

from webfoot.core.errors import IllegalMove, NotAMove, UndoRefused
from webfoot.server import clock, wire
from webfoot.server.guests import clean_text
from webfoot.server.refusals import Refuse
from webfoot.server.table import Table


async def play(table: Table, guest: str, key: str, command: wire.Play) -> None:
    running = table.running()
    seat = table.seated(guest)
    if running.stopped is not None:
        raise Refuse("paused")
    # Where everybody acts at once, others have always done something since.
    if command.seq != table.seq and not table.game.timed and not _asked_then(table, seat, command.seq):
        raise Refuse("stale")
    try:
        move = table.game.catalogue.decode(bytes(command.move))
    except NotAMove:
        raise Refuse("not-a-move") from None
    now = table.game_time()
    at = table.counts_as(seat, command.at)
    await clock.catch_up(table, at)
    running = table.running()
    try:
        payload, events = running.play(seat, move, at)
    except IllegalMove as illegal:
        raise Refuse(illegal.refusal.rule, **illegal.refusal.values) from None
    table.allowances[seat].spend(at, now)
    await table.commit("play", seat, payload, at, key, events)


def _asked_then(table: Table, seat: int, seq: int) -> bool:
    """Whether this seat was asked to react at that row already, and others have merely answered since."""
    window = table.window
    return window is not None and seat in window.asked and window.seq <= seq < table.seq


async def undo(table: Table, guest: str, key: str, command: wire.Undo) -> None:
    running = table.running()
    seat = table.seated(guest)
    if command.seq != table.seq:
        raise Refuse("stale")
    try:
        payload = running.undo(seat)
    except UndoRefused:
        raise Refuse("undo-horizon") from None
    await table.commit("undo", seat, payload, table.game_time(), key, [])


async def say(table: Table, guest: str, key: str, command: wire.Say) -> None:
    text = clean_text(command.text)
    if not text:
        raise Refuse("bad-text")
    if not table.house.chatter.take(guest):
        raise Refuse("too-fast")
    me = await table.house.guests.get(guest)
    line = wire.ChatLine(me.name, table.facts.seat_of(guest), text, table.house.now())
    await table.house.store.add_chat(table.id, guest, line, key)
    table.keys.add(key)
    table.chat = [*table.chat, line][-table.house.settings.limits.chat_lines :]
    table.announce(wire.Chat(table.id, line))
