"""A game in real time whose server died goes on by itself.

Another server has taken the table over, and time stands still at its last row. Nobody wished for that. So it goes on
three seconds after all its players are there again. If one of them stays away, or anything happens first, it goes on
by agreement like any other pause: see pausing.py.
"""

from __future__ import annotations

import asyncio

from webfoot.server.storage.protocol import StorageTrouble
from webfoot.server.table import hosting, pausing, steps
from webfoot.server.table.table import Table

SECONDS = 3.0
"""For how long all have been there before it goes on: enough to look up."""


def note(table: Table, taken: bool) -> None:
    """The table has just come into memory, perhaps taken from a server that died."""
    table.taken_over = table.seq if taken else None


def came_or_went(table: Table) -> None:
    """Somebody has come to a table or left it."""
    hosting.watch_over(table)
    look(table)


def look(table: Table) -> None:
    """Let the game go on soon if all its players are there."""
    if table.reunion is not None:
        table.reunion.cancel()
        table.reunion = None
    if _all_there(table):
        loop = asyncio.get_running_loop()
        table.reunion = loop.call_later(SECONDS, lambda: table.spawn(_go_on(table)))


def _all_there(table: Table) -> bool:
    play = table.play
    if table.taken_over != table.seq or play is None or play.over or play.stopped is None or not play.interrupted:
        return False
    players = [chair.guest for chair in table.details.chairs if chair.bot_level is None and not chair.resigned]
    return all(guest is not None and table.audience.online(guest) for guest in players)


async def _go_on(table: Table) -> None:
    try:
        async with table.lock:
            if table.behind:
                await pausing.ready(table)
            if _all_there(table):
                await steps.resume(table, None)
    except StorageTrouble:
        # Nobody comes or goes meanwhile, so nobody else would try again.
        if not table.retired:
            look(table)
