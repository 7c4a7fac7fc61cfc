"""Pauses in real-time games: game time stops, whatever the server's clock does.

Time stops and goes on by agreement of everybody who plays; one person with bots need not ask. Both are rows of the
log: the pause at the game time at which time stopped, and its end at that same game time, each with the server's
clock. So the rows alone give the game time of every moment.

When the server stops, time stops. A server that is stopped in good order writes the pause. Otherwise the game stands
at its last row, the last instant that anybody was told of, and deadlines after it have not happened. Time goes on
when the players agree, and nobody loses time because the server was away.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from webfoot.server import wire
from webfoot.server.table import clock, steps
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table

LOOK_AGAIN: Final = 5.0
"""Seconds between two checks of whether all who are asked are still present."""

logger = logging.getLogger(__name__)


async def pause(table: Table, guest: str, key: str, command: wire.Pause) -> None:
    play = table.running()
    seat = table.seated(guest)
    if not table.game.timed:
        raise Refuse("no-time")
    if command.paused == (play.stopped is not None):
        table.agreement.wishes.discard(seat)
    else:
        table.agreement.wishes.add(seat)
    await settle(table)


async def settle(table: Table) -> None:
    """Stop time or let it go on if everybody agrees, and tell who does. Called whenever that may have changed."""
    if not await _agreed(table):
        table.announce_clock()


async def _agreed(table: Table) -> bool:
    play, wishes = table.play, table.agreement.wishes
    if play is None or play.over or not table.game.timed:
        return False
    people = {seat for seat, chair in enumerate(table.details.chairs) if chair.guest and chair.bot_level is None}
    wishes &= people
    if not people and play.stopped is not None:
        # Nobody is left who could agree.
        await steps.resume(table, None)
        return True
    asked = table.asked_about_time()
    # When all have left, the wish that one of them left behind is not enough.
    if not asked or not wishes or not wishes.issuperset(asked):
        _look_again(table)
        return False
    # It does not matter who agreed last; but a seat in the row tells this pause from a server that was away.
    seat = min(wishes)
    await (_stop(table, seat) if play.stopped is None else steps.resume(table, seat))
    return True


def _look_again(table: Table) -> None:
    if table.patience is not None:
        table.patience.cancel()
        table.patience = None
    if table.agreement.wishes:
        loop = asyncio.get_running_loop()
        table.patience = loop.call_later(LOOK_AGAIN, lambda: table.spawn(_settle_later(table)))


async def _settle_later(table: Table) -> None:
    async with table.lock:
        if not table.doubtful:
            await settle(table)


async def _stop(table: Table, seat: int | None) -> None:
    await clock.catch_up(table, table.game_time())
    if table.going is not None:
        await steps.pause(table, seat, table.game_time())


def _runs(table: Table) -> bool:
    return table.game.timed and table.going is not None


async def interrupted(table: Table) -> None:
    """Pause a table that has just been loaded: if its time ran, it has been stopped since the last row."""
    try:
        if _runs(table):
            await steps.pause(table, None, table.history[-1].at)
        await settle(table)
    except Refuse:
        # Another process has the table and was first to write a row; that row has been read.
        logger.warning("table %s is played elsewhere", table.id)


async def leave(table: Table) -> None:
    """Pause the game because the server stops."""
    if table.patience is not None:
        table.patience.cancel()
    async with table.lock:
        if not _runs(table):
            return
        try:
            await _stop(table, None)
        except Exception:
            logger.exception("the time of table %s could not be stopped; it stands still at its last row", table.id)
