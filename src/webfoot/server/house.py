"""The `House`: the server's tables and what they share.

A table is loaded into memory when somebody first asks for it, and dropped when nobody has watched it for a while. The
log of a table is its true state; memory only makes it quick to reach.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from webfoot.core.chance import SEED_BYTES
from webfoot.core.errors import UnknownGame
from webfoot.core.game import Game
from webfoot.core.ownerdata import OPTION
from webfoot.core.registry import game as game_of
from webfoot.server import oversight, setting_up, upkeep, wire
from webfoot.server.accounts import Accounts
from webfoot.server.archives import ArchiveProcess, Archives, Archivist
from webfoot.server.bans import BansInForce
from webfoot.server.bots.pool import Bots
from webfoot.server.bots.remote import RemoteBots
from webfoot.server.bots.running import RunningBots
from webfoot.server.calls.confirming import Confirmations
from webfoot.server.calls.outbox import Outbox
from webfoot.server.calls.senders import Senders
from webfoot.server.calls.ways import Way
from webfoot.server.due import DueTables
from webfoot.server.edge.crowd import Crowd
from webfoot.server.edge.limits import Buckets
from webfoot.server.edge.security import Keys
from webfoot.server.guests import Guests
from webfoot.server.handover import Handovers
from webfoot.server.health import Health
from webfoot.server.holidays import Holidays
from webfoot.server.lobby import RUNNING, SIZE, SPAN_MS, Lobby
from webfoot.server.measures import Measures
from webfoot.server.quotas import Quotas
from webfoot.server.replays import Replays
from webfoot.server.servertime import ServerTime, wall
from webfoot.server.settings import Settings
from webfoot.server.storage.protocol import Storage, StorageTrouble
from webfoot.server.studies import Studies
from webfoot.server.table import names, pausing, takeover, trouble
from webfoot.server.table.details import Details
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.services import Services
from webfoot.server.table.table import Table
from webfoot.server.table.unwritten import Unwritten
from webfoot.server.waking import wake
from webfoot.server.workers import tables as moving
from webfoot.server.workers.others import Others

T = TypeVar("T")

logger = logging.getLogger(__name__)


class House:
    def __init__(
        self,
        settings: Settings,
        keys: Keys,
        storage: Storage,
        bots: Bots,
        game_data: Mapping[str, str] | None = None,
        measures: Measures | None = None,
        archivist: Archivist | None = None,
    ) -> None:
        self.settings = settings
        self.measures = measures or Measures()
        self.keys = keys
        self.storage = storage
        self.bots = bots
        self.game_data = dict(game_data or {})
        """The content of owners' data files, by game."""
        self.servertime = ServerTime(settings.away)
        self.health = Health(storage, self.servertime)
        self.guests = Guests(storage)
        self.accounts = Accounts(storage, lambda: self.wall())
        self.holidays = Holidays(storage, lambda: self.now(), settings.holiday_days)
        self.others = Others(self)
        """The other workers, where there are several."""
        self.due = DueTables(storage, self.table, lambda: self.now(), settings.due_every, self.others)
        """Looks at slow tables when something is due there."""
        self.replays = Replays(settings.limits)
        self.archives = Archives(storage, archivist or ArchiveProcess())
        self.bans = BansInForce()
        self.studies = Studies(settings.limits, storage)
        self._aside = ThreadPoolExecutor(1, "aside")
        self.lobby = Lobby(self)
        self.quotas = Quotas(settings.limits)
        self.handovers = Handovers(lambda: self.now(), settings.handover)
        self.outbox = Outbox(
            storage=storage,
            senders=Senders(settings),
            guests=self.guests,
            wall=lambda: self.wall(),
            patience=self.others.call_waits,
            stop_link=self.stop_link,
            cap=settings.limits.calls,
            mine=self.others.is_first,
            elsewhere=lambda table: self.others.tell("outbox", table),
        )
        """Calls to people who are away."""
        self.confirmations = Confirmations()
        self.running_bots = RunningBots(settings.limits, self.present_table)
        self.remote = RemoteBots(settings, storage, keys.bot_handle)
        """Bots that connect with a token."""
        self.crowd = Crowd(settings.limits)
        """The pages that are open."""
        self._services = Services(
            settings=settings,
            storage=storage,
            keys=keys,
            guests=self.guests,
            holidays=self.holidays,
            bots=bots,
            remote=self.remote,
            bot_levels=self.bot_levels,
            now=lambda: self.now(),
            wall=lambda: self.wall(),
            absences=self.absences,
            spawn=self.spawn,
            wake=wake,
            in_trouble=trouble.begins,
            taken=lambda table: moving.retire(self, table),
            unwritten=Unwritten(trouble.begins),
            came_or_went=takeover.came_or_went,
            listed=self.others.listed,
            turned=self.others.turned,
            open_table=partial(setting_up.open_table, self),
            aside=self.aside,
            chatter=self.quotas.chatter,
            live_moves=Buckets(settings.limits.live_moves),
            idle_moves=Buckets(settings.limits.idle_moves),
            undos=Buckets(settings.limits.undos),
            measures=self.measures,
            archive=self.archives.want,
            outbox=self.outbox,
        )
        self._tables: dict[str, Table] = {}
        self._set_aside: set[str] = set()
        """Tables that cannot be rebuilt from their rows."""
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False

    def now(self) -> int:
        """Milliseconds since 1970, by the server's clock: nothing that happens at a table goes by another one."""
        return self.servertime.now()

    def wall(self) -> int:
        """Milliseconds since 1970, as the system says: for dates that people read."""
        return wall()

    def absences(self) -> int:
        """How often the server was away, up to now."""
        self.servertime.now()
        return self.servertime.absences

    def new_seed(self) -> bytes:
        """Return the seed of a new table: fixed from the first moment, and secret to the end."""
        return secrets.token_bytes(SEED_BYTES)

    def guest_of(self, cookie: str | None) -> str | None:
        """Return the guest to whom a cookie was given; None if it is not ours, or no longer good."""
        return self.keys.guest(cookie, self.accounts.generation)

    def bot_levels(self) -> list[str]:
        """Return the bots that hosts can seat now: our levels, the administrator's, and those that are connected."""
        return [*self.settings.bot_levels, *self.remote.present()]

    def guest_bots(self) -> list[str]:
        """Return the bots that people are offered besides our levels."""
        return [*self.settings.own_bots, *self.remote.present()]

    # finding tables

    def not_ready(self) -> str | None:
        """Why no new visitor should be sent here, in a sentence; None if they may come."""
        if self._closing:
            return "the server is stopping"
        if len(self.crowd) >= self.settings.limits.connections:
            return f"{len(self.crowd)} pages are connected, and there is room for no more"
        if self.storage.lease_left() == 0:
            return "the lease of this server is over: the database has not answered in time"
        return None

    def tables(self) -> list[Table]:
        """Return the tables in memory."""
        return list(self._tables.values())

    def present_table(self, table: str) -> Table | None:
        return self._tables.get(table)

    def own_table(self, table: str) -> Table | None:
        """Return a table that is in memory and surely this worker's."""
        found = self._tables.get(table)
        return found if found is not None and (not self.others or self.storage.owns(table)) else None

    async def table(self, table: str) -> Table:
        """Return the table of that id, rebuilt from its rows if it is not in memory. NotOwner if it is at another
        worker."""
        found = self.own_table(table)
        if found is not None:
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        # Several callers may wait for one loading; none of them may stop it for the others.
        return await asyncio.shield(loading)

    async def look(self, table: str) -> Table:
        """Return a table that is only looked at. If it is not in memory, nothing is written, no clock runs, and its
        game goes on only when somebody comes."""
        if not self.in_use(table):
            if self.others:
                return await self._read(table)
            details = self.lobby.get(table) or await self.storage.load(table)
            # Nothing goes on at a table whose game is over, so it may as well stay for the next who looks.
            if details is not None and details.status != "over":
                return await self._read(table)
        return await self.table(table)

    async def _load(self, table_id: str) -> Table:
        here = self._tables.get(table_id)
        if here is not None:
            await moving.regain(self, here)
            return here
        taken = await self.storage.claim(table_id)
        table = await self._read(table_id)
        if self.others:
            self.others.note_present(table_id, "", ())
            await self.outbox.know(table_id)
        await pausing.interrupted(table)
        takeover.note(table, taken)
        self._tables[table_id] = table
        if self.others and table.details.status != "over":
            self.lobby.add(table.details)
            self.others.listed(table_id)
        wake(table)
        return table

    async def _read(self, table_id: str) -> Table:
        """Rebuild a table from its rows. Raises Refuse if there is none, or if that cannot be done."""
        if table_id in self._set_aside:
            raise Refuse("unavailable")
        try:
            # What the lobby knows of tables of other workers may be out of date.
            details = (None if self.others else self.lobby.get(table_id)) or await self.storage.load(table_id)
            if details is None:
                raise Refuse("no-such-table")
            table = Table(self._services, details)
            await table.load()
            if details.status != "waiting" and table.play is None and table.kept is None:
                # It was removed while it was being read.
                raise Refuse("no-such-table")
        except (Refuse, StorageTrouble):
            raise
        except Exception:
            # One bad row of one table is that table's trouble alone. It is not tried again until the next start.
            logger.exception(
                "table %s is set aside: it cannot be rebuilt from its rows", table_id, extra={"table": table_id}
            )
            self._set_aside.add(table_id)
            self.lobby.remove(table_id)
            raise Refuse("unavailable") from None
        return table

    def info(self, details: Details, guest: str) -> wire.TableInfo:
        table = self._tables.get(details.id)
        if table is None:
            by_server, there = _set_by_server(details.game), self.others.present(details.id)
            return details.info(guest, self.keys, by_server, there.__contains__, _nobody, self.holidays.until)
        return table.info(guest)

    def somebody_at(self, table: str) -> bool:
        found = self._tables.get(table)
        return bool(self.others.present(table) if found is None else found.audience)

    def stop_link(self, way: Way) -> str:
        """Return the address by which anybody who has it stops calls that come this way."""
        return f"{way.page}/you#stop.{self.keys.stop_token(way.number)}"

    def add(self, details: Details) -> Table:
        """Take in a new table that is stored already."""
        table = self._tables[details.id] = Table(self._services, details)
        self.lobby.add(details)
        self.others.listed(details.id)
        return table

    def edition(self, key: str) -> Game[Any]:
        """Return the edition of a game that new tables play: with the owner's data if there are any."""
        game = game_of(key)
        return game.edition_of(game.min_seats, {OPTION: self.game_data[key]} if key in self.game_data else None)

    async def look_at_slow_games(self, guest: str) -> None:
        """The holiday of a guest has begun or ended: their times end at other instants."""
        self.others.tell("holidays")
        await self.storage.due_for(guest, self.now())
        await self.due.look()

    # what goes on by itself

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("work at a table failed", exc_info=error)

    async def open(self) -> None:
        await self.others.open()
        await upkeep.renew_lease(self)
        unfinished = await self.storage.unfinished(self.wall() - SPAN_MS, SIZE, RUNNING)
        # All at once, which is quicker than one table after the other.
        await self.guests.put_names([chair for details in unfinished for chair in details.chairs])
        for details in reversed(unfinished):
            await names.settle(self.guests, details.chairs)
            self.lobby.add(details)
        await self.remote.look()
        await self.outbox.open()
        await oversight.read_shared(self)
        works = (self.due.keep_looking(), self.outbox.work(), self.remote.keep_looking(), upkeep.keep_tidy(self))
        for work in (*works, upkeep.beat(self), upkeep.keep_lease(self)):
            self.spawn(work)

    def in_use(self, table: str) -> bool:
        """Whether a table is in memory, or will be in a moment."""
        return table in self._tables or table in self._loading

    def keeps(self, table: str) -> bool:
        """Whether a table is in memory, or somebody is at it at another worker."""
        return self.in_use(table) or bool(self.others.present(table))

    def drop(self, table: Table) -> None:
        """Let a table go from memory."""
        for timer in (table.patience, table.vigil, table.reunion):
            if timer is not None:
                timer.cancel()
        self.let_go(table)

    def let_go(self, table: Table) -> None:
        self.remote.leave(table)
        self.bots.forget(table.id)
        del self._tables[table.id]
        self.storage.let_go(table.id)

    async def aside(self, work: Callable[[], T]) -> T:
        """Do something long beside the event loop, one after the other."""
        return await asyncio.get_running_loop().run_in_executor(self._aside, work)

    async def close(self) -> None:
        self._closing = True
        await self.others.let_pages_go()
        self.lobby.close()
        for table in self._tables.values():
            for timer in (table.alarm, table.vigil, table.reunion):
                if timer is not None:
                    timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.outbox.close()
        await asyncio.gather(*(pausing.leave(table) for table in self._tables.values()))
        self.replays.close()
        await self.studies.close()
        await self.archives.close()
        self._aside.shutdown(wait=False, cancel_futures=True)
        await self.bots.close()
        await self.storage.close()
        await self.others.close()


def _set_by_server(key: str) -> frozenset[str]:
    try:
        return game_of(key).options_type.by_server
    except UnknownGame:
        # A table whose game is no longer installed can still be listed.
        return frozenset()


def _nobody(_: object) -> bool:
    return False
