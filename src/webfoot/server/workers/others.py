"""The other workers, as the rest of the server knows them. One that is alone tells nothing and hears nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from webfoot.server.table import calling

if TYPE_CHECKING:
    from webfoot.server.house import House
    from webfoot.server.workers.workers import Workers


class Others:
    def __init__(self, house: House) -> None:
        self._house = house
        self.workers: Workers | None = None
        """None if this is the only one."""
        self._present: dict[str, tuple[str, frozenset[str]]] = {}
        """Tables of other workers at which somebody is: whose table it is, and which guests are there."""
        self.adopting = False
        """Whether tables of workers that died are being taken over."""

    def __bool__(self) -> bool:
        return self.workers is not None

    async def open(self) -> None:
        """Begin to listen. Whatever others do from now on is heard; what they did before is read. Raises BadBus."""
        if self.workers is not None:
            await self.workers.open()
            self._house.spawn(self.workers.work())

    async def let_pages_go(self) -> None:
        """This worker is about to stop: pages of others are no longer served."""
        if self.workers is not None:
            await self.workers.far.close()

    async def close(self) -> None:
        """This worker owns nothing any more."""
        if self.workers is not None:
            await self.workers.close()

    def is_first(self) -> bool:
        """Whether this worker does what one of several has to do for all."""
        return self.workers is None or self.workers.first == self.workers.me

    def tell(self, what: str, about: str = "") -> None:
        """Let them know that something they keep in memory has changed in the database."""
        if self.workers is not None:
            self.workers.news.tell(what, about)

    def listed(self, table: str) -> None:
        """What the lobby shows of a table of this worker has changed."""
        self._house.lobby.changed(table)
        if self.workers is not None:
            self.workers.news.table(table)

    def turned(self, table: str) -> None:
        """It is somebody else's turn at a table of this worker."""
        self._house.lobby.turned(table)
        if self.workers is not None:
            self.workers.news.turned(table)

    def present(self, table: str) -> frozenset[str]:
        """Return the guests who are at a table of another worker."""
        return self._present.get(table, ("", frozenset[str]()))[1]

    def note_present(self, table: str, worker: str, guests: Iterable[str]) -> None:
        """These guests are at a table of another worker."""
        self._present[table] = worker, frozenset(guests)
        if not self._present[table][1]:
            del self._present[table]

    def gone(self, worker: str) -> None:
        """That worker is gone: nobody is at its tables until another has them."""
        for table in [table for table, (owner, _) in self._present.items() if owner == worker]:
            del self._present[table]
            self._house.lobby.changed(table)

    def call_waits(self, table: str, guest: str) -> int | None:
        """Return for how many milliseconds a call to a guest still waits; None if it is not needed any more."""
        if guest not in self.present(table):
            return calling.patience(self._house.present_table(table), guest)
        details = self._house.lobby.get(table)
        return None if details is None or details.slow is None else calling.PATIENT_MS
