"""Lets the clock and the bots look at a table whose game has changed."""

from __future__ import annotations

from webfoot.server.bots import live, seats
from webfoot.server.table import clock, prepared, reactions
from webfoot.server.table.table import Table


def wake(table: Table) -> None:
    if table.retired:
        return
    if table.play is not None and table.play.over:
        table.services.archive(table.id)
        table.services.remote.over(table)
        table.services.bots.forget(table.id)
    reactions.prepare(table)
    clock.set_alarm(table)
    prepared.wake(table)
    if table.game.timed:
        live.wake(table)
    else:
        seats.wake(table)
