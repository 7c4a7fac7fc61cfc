"""Pauses in real-time games: game time stops, whatever the server's clock does.

Time stops when everybody who plays agrees, and goes on when more than half do; one person with bots need not ask.
Both are rows of the log: the pause at the game time at which time stopped, and its end at that same game time, each
with the server's clock. So the rows alone give the game time of every moment.

When the server stops, time stops. A server that is stopped in good order writes the pause. Otherwise the game stands
at its last row, the last instant that anybody was told of, and deadlines after it have not happened. Time goes on
when more than half of the players agree, and nobody loses time because the server was away. See also takeover.py.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from webfoot.server import wire
from webfoot.server.storage.protocol import NotOwner
from webfoot.server.table import clock, pace, steps
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table
from webfoot.server.table.windows import opened

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
    """Stop time or let it go on if enough players agree, and announce who does. Called when that may have changed."""
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
    agreed = table.agreement.to_stop(asked) if play.stopped is None else table.agreement.to_go_on(asked)
    if agreed:
        # It does not matter whose seat the row names. A row without one would mean that the server was away.
        seat = min(wishes.intersection(asked))
        await (_stop(table, seat) if play.stopped is None else steps.resume(table, seat))
    elif _lasts_too_long(table, asked):
        agreed = True
        await steps.resume(table, None)
    _look_again(table)
    return agreed


def _lasts_too_long(table: Table, asked: list[int]) -> bool:
    """Whether time has stood still for as long as it may, and somebody is there to play on."""
    play = table.play
    if play is None or play.stopped is None or table.now() < table.stopped_since + _limit(table):
        return False
    if play.interrupted:
        # Nobody wished for it, and nobody knows who comes back: in the end one of the players is enough.
        return not table.agreement.wishes.isdisjoint(asked)
    if any(table.audience.online(table.details.chairs[seat].guest or "") for seat in asked):
        return True
    # Nobody is present: the pause starts again, so that the game does not go on without its players.
    table.stopped_since = table.now()
    return False


def _limit(table: Table) -> int:
    return round(table.settings.pause_limit * 1000)


def _look_again(table: Table) -> None:
    if table.patience is not None:
        table.patience.cancel()
        table.patience = None
    ends = table.pause_ends()
    waits = [LOOK_AGAIN] if table.agreement.wishes else []
    if ends is not None:
        waits.append(max(0, ends - table.now()) / 1000)
    if waits:
        loop = asyncio.get_running_loop()
        table.patience = loop.call_later(min(waits), lambda: table.spawn(_settle_later(table)))


async def _settle_later(table: Table) -> None:
    async with table.lock:
        if not table.behind:
            await settle(table)


async def _stop(table: Table, seat: int | None) -> None:
    await clock.catch_up(table, table.game_time())
    if table.going is not None:
        await steps.pause(table, seat, table.game_time())


def _runs(table: Table) -> bool:
    play = table.play
    return table.game.timed and play is not None and not play.over and play.stopped is None and not table.doubtful


async def ready(table: Table) -> None:
    """Put right what must be before anything else happens at a table that is behind. Under its lock."""
    if table.retired:
        raise NotOwner(table.id)
    known, window = table.seq, table.window
    if table.doubtful:
        await table.reload()
    missed = table.seq != known
    if table.was_away:
        await interrupted(table)
        table.absence_is_known()
        if table.window is not None and table.play is not None and table.details.slow is None:
            # Nobody could answer meanwhile, so they are asked again.
            asked = table.play.asked
            table.window = opened(asked, table.seq, table.now(), pace.times(table, asked))
    if missed or table.window is not window:
        table.announce_whole()
    table.services.wake(table)


async def look_after_absence(table: Table) -> None:
    """The server was away: whatever time ran at this table has stood still since."""
    async with table.lock:
        if table.behind:
            await ready(table)


async def interrupted(table: Table) -> None:
    """The table has just come into memory, or the server was away: if time ran, it has stood still since the last
    row."""
    try:
        if _runs(table):
            await steps.pause(table, None, table.history[-1].at)
        await settle(table)
    except Refuse:
        # Another process has the table and was first to write a row; that row has been read.
        logger.warning("table %s is played elsewhere", table.id, extra={"table": table.id})


async def leave(table: Table) -> None:
    """Pause the game because the server stops."""
    if table.patience is not None:
        table.patience.cancel()
    async with table.lock:
        try:
            if table.was_away and not table.doubtful:
                await interrupted(table)
                table.absence_is_known()
            if _runs(table):
                await _stop(table, None)
        except Exception:
            logger.exception("the time of table %s could not be stopped; it stands still at its last row", table.id)
