"""What goes on by itself in the whole server: its heartbeat, and letting go what nobody needs any more."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from typing import TYPE_CHECKING

from webfoot.server.servertime import BEAT_SECONDS, elapsed
from webfoot.server.storage.protocol import StorageTrouble
from webfoot.server.table import pausing
from webfoot.server.workers import tables as moving

if TYPE_CHECKING:
    from webfoot.server.house import House

SWEEP_SECONDS = 60.0
RENEW_SECONDS = 0.5
"""How often a worker renews its lease."""
FORGET_EVERY = 60
"""Sweeps between two looks at what has been kept long enough."""

logger = logging.getLogger(__name__)


async def beat(house: House) -> None:
    """Notice when the server was away, and let every table know."""
    noticed = 0
    while True:
        house.servertime.beat()
        if house.servertime.absences != noticed:
            noticed = house.servertime.absences
            logger.warning("the server was away for %.1f s", house.servertime.last_absence / 1000)
            for table in house.tables():
                # If its lease is over, others may have it: see workers/tables.py.
                if house.own_table(table.id) is not None:
                    house.spawn(pausing.look_after_absence(table))
        await asyncio.sleep(BEAT_SECONDS)


async def keep_lease(house: House) -> None:
    """Show other workers that this one lives, and follow the clock that all of them share."""
    while True:
        await asyncio.sleep(RENEW_SECONDS)
        try:
            await renew_lease(house)
        except StorageTrouble as trouble:
            logger.warning("the lease could not be renewed; it is tried again: %s", trouble)


async def renew_lease(house: House) -> None:
    """Renew the lease, where there is one. Raises StorageTrouble."""
    lapsed = house.storage.lease_left() == 0
    beat = await house.storage.beat()
    if beat is None:
        return
    # A clock that a test has set is nobody else's.
    if house.servertime.counter is elapsed:
        house.servertime.follow(beat.ahead, beat.uncertain)
    await moving.after_beat(house, beat, lapsed)


async def keep_tidy(house: House) -> None:
    for sweeps in itertools.count(1):
        await asyncio.sleep(SWEEP_SECONDS)
        sweep(house)
        if not house.others.is_first():
            continue
        await fill_in(house)
        # Not when it starts: by then a clock may not have been set yet.
        if sweeps % FORGET_EVERY == 0:
            await forget(house)


async def forget(house: House) -> list[str]:
    """Let go what has been kept long enough, and return the tables that are gone; what is in memory is in use."""
    try:
        gone = await house.storage.forget(house.settings.retention, house.wall(), house.keeps)
        house.lobby.remove(*gone)
        for table in gone:
            house.others.tell("removed", table)
    except Exception:
        logger.exception("what is old could not be removed; it is tried again later")
        return []
    return gone


async def fill_in(house: House) -> None:
    """Let games be archived that ended before there were archives."""
    try:
        await house.archives.fill_in()
    except StorageTrouble as trouble:
        logger.warning("older games are archived later: %s", trouble)


def sweep(house: House) -> None:
    """Drop tables from memory that nobody has watched for a while."""
    house.lobby.tidy()
    # Tables at which nobody is any more leave the list as time passes.
    house.lobby.changed()
    now, settings = time.monotonic(), house.settings
    for table in house.tables():
        patience = settings.idle_over if table.details.status == "over" else settings.idle
        bots = table.bots_at_work is not None or table.live_bots
        waits = table.alarm is not None or table.recovery is not None
        busy = table.audience or table.lock.locked() or bots or waits
        if not busy and table.touched <= now - patience:
            house.drop(table)
