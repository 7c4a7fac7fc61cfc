"""Commands during the game: play, undo, say.

In a real-time game, everything that was due before a move happens before it, in rows of its own. So it makes no
difference whether the server woke in time for it.
"""

from __future__ import annotations

from functools import partial

from webfoot.core.errors import IllegalMove, NotAMove, UndoRefused
from webfoot.core.moves import Move
from webfoot.server import wire
from webfoot.server.guests import clean_text
from webfoot.server.table import clock, names, steps
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table


async def play(table: Table, guest: str, key: str, command: wire.Play, came: int) -> None:
    """Make a move, which came at that instant of the server's clock: how long it waited here counts for nobody."""
    meant = _meant(table, guest, command, came)
    await clock.catch_up(table, meant.at)
    try:
        await steps.move(table, meant.seat, meant.move, meant.at, key)
    except IllegalMove as illegal:
        raise Refuse(illegal.refusal.rule, **illegal.refusal.values) from None
    table.allowances[meant.seat].spend(meant.at, meant.now)


def begin_at_once(table: Table, came: int, absences: int) -> bool:
    """Acquire the lock of a table for a move which came at that instant, if the move need not wait for anything but
    its row. `absences`: how often the server was away, up to now."""
    play = table.play
    if play is None or table.lock.locked() or table.behind_after(absences):
        return False
    deadline: int | None = play.match.state.deadline()
    if deadline is not None and deadline <= table.game_time(came):
        return False
    return table.lock.acquire_at_once()


def play_at_once(table: Table, guest: str, key: str, command: wire.Play, came: int, done: steps.Done) -> None:
    """Make a move after `begin_at_once`, and release the lock of the table at the end.

    Then `done` is called, with the error that `play` would have raised if there is one.
    """
    try:
        meant = _meant(table, guest, command, came)
        steps.move_at_once(table, meant.seat, meant.move, meant.at, key, came, partial(_moved, table, meant, done))
    except IllegalMove as illegal:
        table.lock.release()
        done(Refuse(illegal.refusal.rule, **illegal.refusal.values))
    except Exception as error:
        table.lock.release()
        done(error)


def _moved(table: Table, meant: _Meant, done: steps.Done, failure: BaseException | None) -> None:
    if failure is None:
        table.allowances[meant.seat].spend(meant.at, meant.now)
    table.lock.release()
    done(failure)


class _Meant:
    """A move that somebody wants to make, as far as the table looks at it before the rules do."""

    def __init__(self, seat: int, move: Move, at: int, now: int) -> None:
        self.seat = seat
        self.move = move
        self.at = at
        """The game time at which it counts as made."""
        self.now = now
        """The game time at which it came."""


def _meant(table: Table, guest: str, command: wire.Play, came: int) -> _Meant:
    running = table.running()
    seat = table.seated(guest)
    if running.stopped is not None:
        raise Refuse("paused")
    # Where everybody acts at once, other rows have always been added since.
    if command.seq != table.seq and not table.game.timed and not _asked_then(table, seat, command.seq):
        raise Refuse("stale")
    try:
        move = table.game.catalogue.decode(bytes(command.move))
    except NotAMove:
        raise Refuse("not-a-move") from None
    if table.game.timed and not table.services.live_moves.take(f"{table.id}/{seat}"):
        raise Refuse("too-fast")
    if table.game.changes_nothing(move) and not table.services.idle_moves.take(f"{table.id}/{seat}"):
        raise Refuse("too-fast")
    now = table.game_time(came)
    return _Meant(seat, move, table.counts_as(seat, command.at, came), now)


def _asked_then(table: Table, seat: int, seq: int) -> bool:
    """Whether this seat was already asked to react at that row, and others have only answered since."""
    window = table.window
    return window is not None and seat in window.asked and window.seq <= seq < table.seq


async def undo(table: Table, guest: str, key: str, command: wire.Undo) -> None:
    table.running()
    seat = table.seated(guest)
    if command.seq != table.seq:
        raise Refuse("stale")
    if not table.services.undos.take(f"{table.id}/{seat}"):
        raise Refuse("too-fast")
    try:
        await steps.undo(table, seat, key)
    except UndoRefused:
        raise Refuse("undo-horizon") from None


async def _speaker(table: Table, guest: str) -> str:
    """The name under which a guest talks here: a spectator's is not that of anybody who plays or has talked."""
    chairs = table.details.chairs
    seat = table.seat_of(guest)
    if seat is not None:
        return chairs[seat].name or ""
    heard = {names.alike(line.name) for line in table.chat if line.guest != guest}
    return await names.name_for(table.services.guests, guest, heard | names.of_others(chairs, guest))


async def read_chat(table: Table, guest: str, key: str, command: wire.ReadChat) -> None:
    """Note up to when somebody of a slow game has read what was said. Raises Refuse if it is not their game."""
    details = table.details
    if details.slow is None or not details.belongs(guest):
        raise Refuse("not-seated")
    at = min(command.at, details.said or 0)
    if at > details.read.get(guest, 0):
        await table.storage.read_chat(table.id, guest, at)
        details.read[guest] = at
        # Their other devices show it too.
        table.services.listed(table.id)


async def say(table: Table, guest: str, key: str, command: wire.Say, address: str) -> None:
    details = table.details
    text = clean_text(command.text)
    if not text:
        raise Refuse("bad-text")
    if guest in details.manners.muted:
        raise Refuse("muted")
    if details.manners.spectators != "talk" and not details.belongs(guest):
        raise Refuse("spectators-silent")
    name = await _speaker(table, guest)
    if not table.services.chatter.take(guest, address, table.id):
        raise Refuse("too-fast")
    line = wire.ChatLine(name, table.seat_of(guest), text, table.services.wall(), guest)
    await table.storage.say(table.id, guest, line, key)
    table.keys.add(key)
    table.chat = [*table.chat, line][-table.settings.limits.chat_lines :]
    details.said = line.at
    if details.slow is not None:
        table.services.listed(table.id)
    table.audience.tell_everybody(wire.Chat(table.id, line))
