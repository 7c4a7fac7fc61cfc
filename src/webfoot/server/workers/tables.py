"""Tables that come from other workers and go to them."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from webfoot.server.edge.hub import CLOSE_AGAIN
from webfoot.server.storage.ownership import Beat
from webfoot.server.storage.protocol import NotOwner, StorageTrouble
from webfoot.server.table import pausing
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table

if TYPE_CHECKING:
    from webfoot.server.house import House

ORPHANS: Final = 20
"""Tables without a living owner that are taken over at once; the others of them are taken by the next look."""

logger = logging.getLogger(__name__)


def retire(house: House, table: Table) -> None:
    """Another worker has taken this table over. Nothing more happens here, and its pages ask again."""
    if table.retired:
        return
    logger.warning("table %s is at another worker now", table.id, extra={"table": table.id})
    table.retired = table.doubtful = True
    for timer in (table.alarm, table.patience, table.vigil, table.reunion):
        if timer is not None:
            timer.cancel()
    here = asyncio.current_task()
    for task in (table.recovery, table.bots_at_work, *table.live_bots.values()):
        if task is not None and task is not here:
            task.cancel()
    house.let_go(table)
    for page in table.audience.pages():
        page.watched = None
        page.close(CLOSE_AGAIN, "this table is at another worker now")


async def regain(house: House, table: Table) -> None:
    """The lease was over while this table was in memory. Own it again, if nobody has taken it. Raises NotOwner."""
    # Under the lock: what is being written would be turned away by the new epoch.
    async with table.lock:
        try:
            await house.storage.claim(table.id)
        except NotOwner:
            retire(house, table)
            raise
        # Somebody may have had it meanwhile, and given it back.
        table.doubtful = True
        await pausing.ready(table)


async def after_beat(house: House, beat: Beat, lapsed: bool) -> None:
    """The lease has been renewed; `lapsed` if it had been over before. Raises StorageTrouble."""
    workers = house.others.workers
    if workers is None:
        return
    if lapsed:
        await _after_lapse(house)
    if workers.living(beat.alive):
        house.spawn(become_first(house))
    if not house.others.adopting:
        house.others.adopting = True
        house.spawn(_adopt(house))


async def _after_lapse(house: House) -> None:
    """Let go what others have taken over meanwhile, and put right what is left."""
    lost = set(await house.storage.lost())
    for table in house.tables():
        if table.id in lost:
            retire(house, table)
        else:
            house.spawn(pausing.look_after_absence(table))


async def become_first(house: House) -> None:
    """The worker is gone that did what one has to do for all."""
    try:
        await house.outbox.take_over()
    except StorageTrouble as trouble:
        logger.warning("calls that were being sent are looked at later: %s", trouble)


async def _adopt(house: House) -> None:
    """Take tables over whose worker died: bots and clocks go on, though nobody may look."""
    try:
        for table in await house.storage.orphans(ORPHANS):
            try:
                await house.table(table)
            except (NotOwner, Refuse):
                continue
    except StorageTrouble as trouble:
        logger.warning("tables of workers that died are taken over later: %s", trouble)
    finally:
        house.others.adopting = False
