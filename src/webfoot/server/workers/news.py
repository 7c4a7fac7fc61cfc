"""What every worker knows though another one did it: the lobby, names, bans, sessions, holidays, limits, pages.

The truth is in the database. Workers tell each other what to read again. What the database does not hold, such as
which guests are at a table, is told itself. Anything that was missed is read or told again.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from webfoot.server import forgetting, oversight, renaming
from webfoot.server.lobby import RUNNING, SIZE, SPAN_MS
from webfoot.server.storage.protocol import StorageTrouble
from webfoot.server.table import names
from webfoot.server.workers.envelopes import Changed, Crowded, Hello, Spent, TableNews, Turned
from webfoot.server.workers.links import Links

if TYPE_CHECKING:
    from webfoot.server.house import House

LEAST_SPENT: Final = 0.5
"""What is spent of a limit in a second and is not worth telling."""

logger = logging.getLogger(__name__)


class News:
    def __init__(self, house: House, links: Links) -> None:
        self._house = house
        self._links = links
        self._to_tell: dict[str, None] = {}
        """Tables of which something is new."""
        self._turned: dict[str, None] = {}
        self._to_read: dict[str, tuple[str, list[str]]] = {}
        """Tables of others to read again: whose each is, and which guests are there."""
        self._all_again = False
        self._reading = False
        self._changed: deque[Changed] = deque()
        """What was told and is still to be read, in the order in which it happened."""
        self._following = False
        self._crowds: dict[str, Crowded] = {}
        self._told: Crowded | None = None
        self._heard_of: dict[str, Callable[[str], Awaitable[None]]] = {
            "bans": self._bans,
            "guest": self._guest,
            "forgotten": self._forgotten,
            "sessions": self._sessions,
            "holidays": self._holidays,
            "calls": self._calls,
            "outbox": self._outbox,
            "removed": self._removed,
            "chat": self._chat,
            "due": self._due,
        }

    # telling

    def table(self, table: str) -> None:
        """Something about a table of this worker is new."""
        self._to_tell[table] = None

    def turned(self, table: str) -> None:
        self._turned[table] = None

    def tell(self, what: str, about: str = "") -> None:
        """Something has changed in the database that others keep in memory."""
        self._links.say_everybody(Changed(what, about))

    def tell_tables(self) -> None:
        """Tell what is new about tables."""
        changed, self._to_tell = self._to_tell, {}
        turned, self._turned = self._turned, {}
        for table_id in changed:
            table = self._house.present_table(table_id)
            if table is not None:
                present = sorted({page.guest for page in table.audience.pages()})
                self._links.say_everybody(TableNews(table_id, present))
        for table_id in turned:
            table = self._house.present_table(table_id)
            if table is not None:
                self._links.say_everybody(Turned(table_id, table.details.acting))

    def tell_rest(self) -> None:
        """Tell what visitors have spent, and how many pages are open, if that is new."""
        spent = {
            name: found for name, one in self._house.quotas.shared().items() if (found := one.spent(LEAST_SPENT))
        }
        if spent:
            self._links.say_everybody(Spent(spent))
        crowd = Crowded(*self._house.crowd.counts())
        if crowd != self._told:
            self._told = crowd
            self._links.say_everybody(crowd)

    def hello(self) -> None:
        """Another worker knows nothing of this one yet."""
        self._told = None
        for table in self._house.tables():
            if table.audience:
                self._to_tell[table.id] = None

    # hearing

    def hear(self, worker: str, message: TableNews | Turned | Changed | Spent | Crowded | Hello) -> None:
        house = self._house
        if isinstance(message, TableNews):
            if house.present_table(message.table) is None:
                self._to_read[message.table] = worker, message.present
                self._read_soon()
        elif isinstance(message, Turned):
            details = house.lobby.get(message.table)
            if details is not None and house.present_table(message.table) is None:
                details.acting = message.acting
                house.lobby.turned(message.table)
        elif isinstance(message, Spent):
            shared = house.quotas.shared()
            for name, amounts in message.amounts.items():
                if name in shared:
                    shared[name].spent_elsewhere(amounts)
        elif isinstance(message, Crowded):
            self._crowds[worker] = message
            house.crowd.elsewhere(self._sum("guests"), self._sum("addresses"))
        elif isinstance(message, Hello):
            self.hello()
        elif message.what in self._heard_of:
            self._changed.append(message)
            if not self._following:
                self._following = True
                house.spawn(self._follow())

    def lost(self, worker: str) -> None:
        """That worker is gone, and its pages with it."""
        if self._crowds.pop(worker, None) is not None:
            self._house.crowd.elsewhere(self._sum("guests"), self._sum("addresses"))
        self._house.others.gone(worker)

    def missed(self) -> None:
        """Something was told that did not arrive here: read everything again."""
        self._all_again = True
        self._read_soon()
        self._links.say_everybody(Hello())

    def _sum(self, what: str) -> dict[str, int]:
        total: dict[str, int] = {}
        for crowd in self._crowds.values():
            counted: dict[str, int] = getattr(crowd, what)
            for who, pages in counted.items():
                total[who] = total.get(who, 0) + pages
        return total

    async def _follow(self) -> None:
        """One after the other: that a table is due is told after the holiday that changes when."""
        try:
            while self._changed:
                message = self._changed.popleft()
                try:
                    await self._heard(message)
                except Exception:
                    logger.exception("what another worker told (%s) could not be followed", message.what)
        finally:
            self._following = False

    async def _heard(self, message: Changed) -> None:
        try:
            await self._heard_of[message.what](message.about)
        except StorageTrouble as trouble:
            logger.warning("what another worker told could not be read: %s", trouble)
            self._all_again = True
            self._read_soon()

    # reading

    def _read_soon(self) -> None:
        if not self._reading:
            self._reading = True
            self._house.spawn(self._read())

    async def _read(self) -> None:
        try:
            while self._to_read or self._all_again:
                if self._all_again:
                    self._all_again = False
                    await self._read_all()
                for table_id in list(self._to_read):
                    await self._read_table(table_id, *self._to_read.pop(table_id))
        except StorageTrouble as trouble:
            logger.warning("what is new at other workers is read later: %s", trouble)
            self._all_again = True
        finally:
            self._reading = False

    async def look(self) -> None:
        """Try again what could not be read."""
        if self._all_again:
            self._read_soon()

    async def _read_table(self, table_id: str, worker: str, present: list[str]) -> None:
        house = self._house
        details = await house.storage.load(table_id)
        if house.in_use(table_id):
            return
        house.others.note_present(table_id, worker, present)
        if details is None or details.status == "over":
            house.lobby.remove(table_id)
            return
        await names.settle(house.guests, details.chairs)
        house.lobby.add(details)

    async def _read_all(self) -> None:
        house = self._house
        await oversight.read_shared(house)
        unfinished = await house.storage.unfinished(house.wall() - SPAN_MS, SIZE, RUNNING)
        await house.guests.put_names([chair for details in unfinished for chair in details.chairs])
        found = {details.id for details in unfinished}
        for details in reversed(unfinished):
            if not house.in_use(details.id):
                await names.settle(house.guests, details.chairs)
                house.lobby.add(details)
        gone = [one.id for one in house.lobby.every() if one.id not in found and not house.in_use(one.id)]
        house.lobby.remove(*gone)

    # what each kind of news means

    async def _bans(self, _: str) -> None:
        await oversight.read_bans(self._house)

    async def _guest(self, guest: str) -> None:
        self._house.guests.forget(guest)
        await renaming.put_name(self._house, await self._house.guests.get(guest))

    async def _forgotten(self, guest: str) -> None:
        await forgetting.forgotten_elsewhere(self._house, guest)

    async def _sessions(self, guest: str) -> None:
        await self._house.accounts.open()
        self._house.crowd.turn_away(guest)

    async def _holidays(self, _: str) -> None:
        await self._house.holidays.load()

    async def _calls(self, _: str) -> None:
        await self._house.outbox.look()

    async def _outbox(self, table: str) -> None:
        self._house.outbox.look_soon(table)

    async def _removed(self, table: str) -> None:
        await oversight.removed_elsewhere(self._house, table)

    async def _chat(self, table: str) -> None:
        await oversight.read_chat(self._house, table)

    async def _due(self, table: str) -> None:
        if self._house.present_table(table) is not None:
            await self._house.due.look_at(table)
