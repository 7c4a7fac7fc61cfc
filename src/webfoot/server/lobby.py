"""The lobby: tables that look for players or may be watched, and a guest's own unfinished ones.

Strangers all see the same, so a table is put into words for them once, and whoever watches is told what has changed.
A guest's own tables are told to that guest alone. The list has pages: the newest tables first, more on request.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from webfoot.server import wire
from webfoot.server.edge.hub import Connection, encode
from webfoot.server.table.details import Details

if TYPE_CHECKING:
    from webfoot.server.house import House

PAGE = 30
"""Tables on one page of the list."""
OWN = 50
"""Tables of one's own that are shown."""
ABANDONED_MS = 3600 * 1000
"""A listed table at which nobody is present is shown for this long after it was set up."""
SPAN_MS = 30 * 24 * 3600 * 1000
"""Tables whose game has not begun leave the lobby when they are older. One that is being played stays."""
SIZE = 2000
"""Tables in the lobby whose game has not begun, at most; the oldest leave it."""
RUNNING = 20_000
"""Tables in the lobby whose game is being played, at most; the oldest leave it."""
STRANGER = ""
"""No guest: who belongs to no table."""


class Lobby:
    def __init__(self, house: House) -> None:
        self._house = house
        self._tables: dict[str, Details] = {}
        """Every unfinished table, the oldest first."""
        self._people: dict[str, set[str]] = {}
        """The people of each of these tables."""
        self._tables_of: dict[str, dict[str, None]] = {}
        """The tables of each of these people, so that nobody's are looked for among all."""
        self._watchers: dict[Connection, int] = {}
        """The connections that watch, and how many pages each sees."""
        self._telling: asyncio.TimerHandle | None = None
        self._texts: dict[str, bytes] = {}
        """Tables as strangers see them, encoded."""
        self._told: dict[int, dict[str, bytes]] = {}
        """What those who watch so many pages have been told last."""
        self._own: dict[str, tuple[str, ...]] = {}
        """Which tables of their own guests have been told of last."""
        self._new: set[str] = set()
        """Tables of which something is new since it was told last."""

    def add(self, details: Details) -> None:
        self._tables[details.id] = details
        self.changed(details.id)

    def remove(self, *tables: str) -> None:
        """These tables are gone, or set aside."""
        for table in tables:
            self._tables.pop(table, None)
            self.changed(table)

    def _note_people(self, table: str) -> None:
        """Note whose table this is, or that it is gone."""
        details = self._tables.get(table)
        before, after = self._people.pop(table, set()), set() if details is None else details.people()
        for guest in before - after:
            tables = self._tables_of[guest]
            del tables[table]
            if not tables:
                del self._tables_of[guest]
        for guest in after - before:
            self._tables_of.setdefault(guest, {})[table] = None
        if after:
            self._people[table] = after

    def all_of(self, guest: str) -> list[str]:
        """Return every unfinished table of this guest."""
        return list(self._tables_of.get(guest, {}))

    def every(self) -> Iterator[Details]:
        """Return every unfinished table."""
        return iter(self._tables.values())

    def get(self, table: str) -> Details | None:
        return self._tables.get(table)

    # what is shown

    def whole(self, guest: str, pages: int = 1) -> wire.Lobby:
        """Return the tables that this guest may choose from, the newest first. Only the guest sees their own unlisted
        ones."""
        shown = self._shown(pages)
        tables = [self._house.info(self._tables[table], STRANGER) for table in shown]
        mine = self._own_infos(self.own_tables(guest), guest)
        return wire.Lobby(tables, mine, len(shown) == PAGE * pages)

    def _shown(self, pages: int) -> list[str]:
        """The newest tables that are open to everybody."""
        now, found = self._house.wall(), list[str]()
        for details in reversed(self._tables.values()):
            if len(found) == PAGE * pages:
                break
            if not details.listed or details.status == "over" or not details.admits(STRANGER):
                continue
            if now - details.created < ABANDONED_MS or self._house.somebody_at(details.id):
                found.append(details.id)
        return found

    def own_tables(self, guest: str) -> list[Details]:
        """The unfinished tables of this guest, the newest first."""
        return self._own_tables({guest}).get(guest, [])

    def _own_tables(self, guests: set[str]) -> dict[str, list[Details]]:
        """The unfinished tables of each of these guests, the newest first."""
        found: dict[str, list[Details]] = {}
        for guest in guests:
            tables = [self._tables[table] for table in reversed(self._tables_of.get(guest, {}))]
            unfinished = [details for details in tables if details.status != "over"]
            if unfinished:
                found[guest] = sorted(unfinished, key=lambda details: details.created, reverse=True)[:OWN]
        return found

    def _own_infos(self, tables: list[Details], guest: str) -> list[wire.TableInfo]:
        return [self._house.info(details, guest) for details in tables]

    def _page(self, pages: int) -> dict[str, bytes]:
        """Those tables as strangers see them, each encoded once."""
        page: dict[str, bytes] = {}
        for table in self._shown(pages):
            if table not in self._texts:
                self._texts[table] = encode(self._house.info(self._tables[table], STRANGER))
            page[table] = self._texts[table]
        return page

    # watching

    def watch(self, connection: Connection, pages: int = 1) -> None:
        if connection.watched is not self:
            connection.watch(self)
        self._forget_watcher(connection)
        self._watchers[connection] = pages
        # As the others who watch so much were told last: what has changed since is told to all of them together.
        page = self._told.setdefault(pages, self._page(pages))
        own = self.own_tables(connection.guest)
        self._own.setdefault(connection.guest, tuple(details.id for details in own))
        mine = encode(self._own_infos(own, connection.guest))
        connection.post_encoded(
            _message("lobby", list(page.values()), mine=msgspec.Raw(mine), more=_more(page, pages))
        )

    def unwatch(self, connection: Connection) -> None:
        self._forget_watcher(connection)

    def _forget_watcher(self, connection: Connection) -> None:
        pages = self._watchers.pop(connection, None)
        if pages is not None and pages not in self._watchers.values():
            self._told.pop(pages, None)
        if all(other.guest != connection.guest for other in self._watchers):
            self._own.pop(connection.guest, None)

    def turned(self, table: str) -> None:
        """It is somebody else's turn at a table; its people are the same. Said at every move, so little is done."""
        self._texts.pop(table, None)
        if self._watchers:
            self._new.add(table)
            self._tell_soon()

    def changed(self, table: str | None = None) -> None:
        """Something about a table is new; what happens within a moment is told together."""
        if table is not None:
            self._note_people(table)
            self._texts.pop(table, None)
            self._new.add(table)
        if self._watchers:
            self._tell_soon()
        else:
            self._new.clear()

    def _tell_soon(self) -> None:
        if self._telling is None:
            pause = self._house.settings.lobby_pause
            self._telling = asyncio.get_running_loop().call_later(pause, self._tell)

    def _tell(self) -> None:
        self._telling = None
        self.tidy()
        texts = {pages: self._news(pages) for pages in set(self._watchers.values())}
        own = self._own_news()
        self._new.clear()
        for connection, pages in list(self._watchers.items()):
            for text in (texts[pages], own.get(connection.guest)):
                if text is not None:
                    connection.post_encoded(text)

    def _news(self, pages: int) -> bytes | None:
        """What has changed for those who watch so many pages."""
        before, after = self._told.get(pages, {}), self._page(pages)
        self._told[pages] = after
        changed = [text for table, text in after.items() if before.get(table) != text]
        gone = [table for table in before if table not in after]
        if not changed and not gone:
            return None
        return _message("lobby-changed", changed, gone=gone, more=_more(after, pages))

    def _own_news(self) -> dict[str, bytes]:
        """For each guest who watches and whose own tables have changed: all of them."""
        guests = {connection.guest for connection in self._watchers}
        tables = self._own_tables(guests)
        told: dict[str, bytes] = {}
        for guest in guests:
            own = tables.get(guest, [])
            ids = tuple(details.id for details in own)
            if ids != self._own.get(guest, ()) or not self._new.isdisjoint(ids):
                told[guest] = encode(wire.LobbyOwn(self._own_infos(own, guest)))
            self._own[guest] = ids
        return told

    # what leaves by itself

    def tidy(self) -> None:
        """Let finished tables go, and old ones whose game has not begun."""
        oldest = self._house.wall() - SPAN_MS
        waiting = [
            details.id
            for details in self._tables.values()
            if details.status == "waiting" and (details.created > oldest or self._house.somebody_at(details.id))
        ]
        running = [details.id for details in self._tables.values() if details.status == "playing"]
        kept = {*waiting[-SIZE:], *running[-RUNNING:]}
        for table in [table for table in self._tables if table not in kept]:
            del self._tables[table]
            self._texts.pop(table, None)
            self._note_people(table)

    def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()


def _more(page: dict[str, bytes], pages: int) -> bool:
    return len(page) == PAGE * pages


def _message(kind: str, tables: list[bytes], **more: Any) -> bytes:
    """A message with tables that are encoded already."""
    return encode({"type": kind, "tables": [msgspec.Raw(text) for text in tables], **more})
