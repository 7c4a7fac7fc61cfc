"""Time acting by itself: a table wakes at the next deadline of its game and lets time pass.

A deadline is an instant of game time, so nothing is counted down and nothing drifts: after a restart or a long sleep
whatever fell due meanwhile happens at its own instant, as soon as somebody looks at the table.
"""

from __future__ import annotations

import asyncio

from webfoot.server.table import Table


def set_alarm(table: Table) -> None:
    """Wake at the next deadline, if there is one. Asked after every change of the game."""
    if table.alarm is not None:
        table.alarm.cancel()
        table.alarm = None
    play = table.play
    if play is None or play.over:
        return
    deadline = play.match.state.deadline()
    if deadline is None:
        return
    seconds = max(0, play.started + deadline - table.house.now()) / 1000
    table.alarm = asyncio.get_running_loop().call_later(seconds, lambda: table.house.spawn(ring(table)))


async def ring(table: Table) -> None:
    """Let everything happen that is due."""
    async with table.lock:
        while table.play is not None and not table.play.over and not table.doubtful:
            deadline = table.play.match.state.deadline()
            if deadline is None or deadline > table.house.now() - table.play.started:
                break
            at = max(deadline, table.history[-1].at)
            events = table.play.tick(at)
            await table.commit("tick", None, "{}", at, None, events)
        set_alarm(table)
