"""Time acting by itself: a table wakes at the next deadline of its game or of a window, and lets time pass.

A deadline is an instant of game time, so nothing is counted down and nothing drifts: after a restart or a long sleep
whatever fell due meanwhile happens at its own instant, as soon as somebody looks at the table.
"""

from __future__ import annotations

import asyncio

from webfoot.server import reactions
from webfoot.server.table import Table


def set_alarm(table: Table) -> None:
    """Wake at the next instant at which something is due, if there is one. Asked after every change of the game."""
    if table.alarm is not None:
        table.alarm.cancel()
        table.alarm = None
    instant = _next_instant(table)
    if instant is None:
        return
    seconds = max(0, instant - table.house.now()) / 1000
    table.alarm = asyncio.get_running_loop().call_later(seconds, lambda: table.house.spawn(ring(table)))


def _next_instant(table: Table) -> int | None:
    """By the clock of the house. Nothing is due while the log has to be asked first what is true."""
    play = table.play
    if play is None or play.over or table.doubtful:
        return None
    deadline = play.match.state.deadline()
    instants = [None if deadline is None else play.started + deadline, reactions.next_moment(table)]
    return min((instant for instant in instants if instant is not None), default=None)


async def ring(table: Table) -> None:
    """Let everything happen that is due."""
    async with table.lock:
        try:
            while table.play is not None and not table.play.over and not table.doubtful:
                deadline = table.play.match.state.deadline()
                if deadline is None or deadline > table.house.now() - table.play.started:
                    break
                at = max(deadline, table.history[-1].at)
                events = table.play.tick(at)
                await table.commit("tick", None, "{}", at, None, events)
            if not table.doubtful:
                await reactions.answer(table)
        finally:
            set_alarm(table)
