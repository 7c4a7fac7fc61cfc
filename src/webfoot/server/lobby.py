"""The lobby: tables that look for players or may be watched, and a guest's own unfinished ones."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from webfoot.server import wire
from webfoot.server.edge.hub import Connection, encode
from webfoot.server.table.details import Details

if TYPE_CHECKING:
    from webfoot.server.house import House

SHOWN = 100
ABANDONED_MS = 3600 * 1000
"""A listed table at which nobody is any more is shown for this long after it was set up."""


class Lobby:
    def __init__(self, house: House) -> None:
        self._house = house
        self._tables: dict[str, Details] = {}
        """Every unfinished table, the oldest first."""
        self._watchers: list[Connection] = []
        self._telling: asyncio.TimerHandle | None = None

    def add(self, details: Details) -> None:
        self._tables[details.id] = details
        self.changed()

    def remove(self, tables: list[str]) -> None:
        """These tables are gone."""
        for table in tables:
            self._tables.pop(table, None)
        if tables:
            self.changed()

    def get(self, table: str) -> Details | None:
        return self._tables.get(table)

    def tables(self, guest: str) -> list[wire.TableInfo]:
        """What this guest may choose from, the newest first; his own unlisted tables are shown to him alone."""
        now = self._house.now()
        shown: list[wire.TableInfo] = []
        for details in reversed(self._tables.values()):
            if len(shown) == SHOWN:
                break
            mine = details.host == guest or details.seat_of(guest) is not None
            alive = details.listed and (now - details.created < ABANDONED_MS or self._house.somebody_at(details.id))
            if details.status != "over" and (mine or alive):
                shown.append(self._house.info(details, guest))
        return shown

    def watch(self, connection: Connection) -> None:
        if connection.watched is not self:
            connection.watch(self)
            self._watchers.append(connection)
        connection.post(wire.Lobby(self.tables(connection.guest)))

    def unwatch(self, connection: Connection) -> None:
        if connection in self._watchers:
            self._watchers.remove(connection)

    def changed(self) -> None:
        """Something about some table is new; what happens within a moment is told together."""
        if self._telling is None and self._watchers:
            pause = self._house.settings.lobby_pause
            self._telling = asyncio.get_running_loop().call_later(pause, self._tell)

    def _tell(self) -> None:
        self._telling = None
        self.forget_finished()
        texts: dict[str, str] = {}
        for connection in self._watchers:
            guest = connection.guest
            if guest not in texts:
                texts[guest] = encode(wire.Lobby(self.tables(guest))).decode()
            connection.post_text(texts[guest])

    def forget_finished(self) -> None:
        self._tables = {table: details for table, details in self._tables.items() if details.status != "over"}

    def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
