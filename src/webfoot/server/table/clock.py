"""The clock of a table: it wakes at the next deadline of the game or of a window, and lets time pass.

A deadline is an instant of game time, so nothing is counted down and nothing drifts. However late the server wakes,
each deadline acts at its own instant and in its own row, before anything that counts as made later. Where a deadline
cuts something off, the server waits a moment before it acts as of that deadline: a command made in time may still be
on its way.
"""

from __future__ import annotations

from asyncio import get_running_loop, sleep

from webfoot.server.table import reactions, steps
from webfoot.server.table.allowance import MOST
from webfoot.server.table.table import Table


def set_alarm(table: Table) -> None:
    """Set the alarm for the next instant at which something is due, if there is one. Called after every change."""
    if table.alarm is not None:
        table.alarm.cancel()
        table.alarm = None
    instant = _next_instant(table)
    if instant is None:
        return
    seconds = max(0, instant - table.now()) / 1000
    table.alarm = get_running_loop().call_later(seconds, lambda: table.spawn(ring(table)))


def _next_instant(table: Table) -> int | None:
    """Return when something is due next, by the server's clock."""
    play = table.play
    # Asked after every move: mostly there is neither.
    if play is None or (table.window is None and play.match.state.deadline() is None) or table.going is None:
        return None
    deadline = play.match.state.deadline()
    due = None if deadline is None else play.origin + deadline + _grace(table)
    return min((instant for instant in (due, reactions.next_moment(table)) if instant is not None), default=None)


def _grace(table: Table) -> int:
    """Return for how long the next deadline is held back."""
    assert table.play is not None
    return MOST if table.game.cuts_off(table.play.match.state) else 0


async def ring(table: Table) -> None:
    """Let everything happen that is due."""
    async with table.lock:
        try:
            await catch_up(table, None)
            if not table.behind:
                await reactions.answer(table)
        finally:
            set_alarm(table)


async def catch_up(table: Table, until: int | None) -> None:
    """Let every deadline act up to that game time; without one, every deadline that is not held back."""
    while (play := table.play) is not None:
        deadline: int | None = play.match.state.deadline()
        if deadline is None or table.going is None:
            return
        if deadline > (table.game_time() - _grace(table) if until is None else until):
            return
        if until is None:
            # Before a command nobody is late: it is made in its own order.
            late = table.game_time() - _grace(table) - deadline
            table.services.measures.lateness.note(late / 1000)
        await steps.tick(table, max(deadline, table.history[-1].at))


async def hold(table: Table, seat: int | None, claimed: int | None, came: int) -> None:
    """Let a command wait that came after a deadline which is held back: others may have acted before it."""
    milliseconds = 0 if seat is None else _held_back_for(table, seat, claimed, came)
    if milliseconds > 0:
        await sleep(milliseconds / 1000)
        # By now another deadline may be held back.
        await hold(table, seat, claimed, came)


def _held_back_for(table: Table, seat: int, claimed: int | None, came: int) -> int:
    deadline: int | None = None if table.play is None else table.play.match.state.deadline()
    if deadline is None or table.going is None or table.counts_as(seat, claimed, came) < deadline:
        return 0
    return deadline + _grace(table) - table.game_time()
