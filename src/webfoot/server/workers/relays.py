"""Tables of other workers that pages here watch or act at.

A relay knows no rules. It hands the commands of its pages to the owner of the table, and the owner's texts to the
pages. It keeps every command that has not been answered. If the owner is gone, the command is obeyed again from the
start: by a new owner, or here. Commands have keys, so one that had been obeyed is only answered.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

import msgspec

from webfoot.server import wire
from webfoot.server.edge.hub import CLOSE_AGAIN, Connection, encode
from webfoot.server.workers.envelopes import Closed, Command, Elsewhere, Left, Texts
from webfoot.server.workers.links import Links

PATIENCE: Final = 0.7
"""Seconds after which an owner that has not answered is asked again, and the database whether it still is one."""
LONGEST_PATIENCE: Final = 10.0
REMEMBERED: Final = 20_000
"""Tables of which is remembered who owns them."""
AGAIN: Final = "relay-again-"
"""How the key of a command begins that this worker sends for a page: its answer is not for the page. A page that
makes up such keys only goes without answers."""
_ANSWERS: Final = (b'{"type":"accepted"', b'{"type":"refused"')
_REHEARSED: Final = b'{"type":"rehearsed"'
_DISMISSED: Final = b'{"type":"dismissed"'
_PRESENT: Final = b'{"type":"table",'
"""How the text begins with which a page gets the whole present of a table."""

TableCommand = Any
"""A command that names a table."""


Spawn = Callable[[Coroutine[Any, Any, None]], object]


class Obeys(Protocol):
    async def obey_again(self, commands: list[tuple[TableCommand, int]]) -> None:
        """Obey commands from the start, each with the instant at which it came; find out again who owns the table."""
        ...


class _Key(msgspec.Struct):
    key: str = ""


_key_of = msgspec.json.Decoder(_Key).decode


class _Sent:
    __slots__ = ("again_at", "came", "command", "patience", "worker")

    def __init__(self, command: TableCommand, came: int, worker: str, now: float, patience: float) -> None:
        self.command = command
        self.came = came
        self.worker = worker
        self.patience = patience
        self.again_at = now + patience


class RelayedPage:
    """A page here that has dealings with other workers."""

    __slots__ = ("_relays", "connection", "known_to", "number", "obeys", "stale", "unanswered", "watching")

    def __init__(self, relays: Relays, connection: Connection, number: int, obeys: Obeys) -> None:
        self._relays = relays
        self.connection = connection
        self.number = number
        self.obeys = obeys
        self.unanswered: dict[str, _Sent] = {}
        self.watching: tuple[str, wire.Watch] | None = None
        """The owner of the watched table, and how it is watched."""
        self.known_to: set[str] = set()
        """The workers that keep this page."""
        self.stale = False
        """Whether it has missed something, and waits for the whole present."""

    @property
    def id(self) -> str:
        """The table that is watched."""
        return "" if self.watching is None else self.watching[1].table

    def unwatch(self, _: Connection) -> None:
        """The page looks at something else, or is gone."""
        if self.watching is not None:
            worker, _watch = self.watching
            self.watching = None
            self._relays.leave(self, worker)


class Relays:
    def __init__(self, links: Links, clock: Callable[[], float], spawn: Spawn) -> None:
        self._links = links
        self._clock = clock
        self._spawn = spawn
        self._numbers = itertools.count(1)
        self._pages: dict[int, RelayedPage] = {}
        self._of: dict[Connection, RelayedPage] = {}
        self.owners: dict[str, str] = {}
        """Which worker owns each table, as far as was heard last."""

    def __len__(self) -> int:
        return len(self._pages)

    def forward(self, connection: Connection, worker: str, command: TableCommand, came: int, obeys: Obeys) -> None:
        """Hand a command to the owner of its table."""
        page = self._page(connection, obeys)
        if len(self.owners) >= REMEMBERED:
            self.owners.clear()
        self.owners[command.table] = worker
        page.known_to.add(worker)
        if isinstance(command, wire.Watch):
            if connection.watched is not page:
                connection.watch(page)
            elif page.watching is not None and page.watching[0] != worker:
                self.leave(page, page.watching[0])
            page.watching = worker, command
        before = page.unanswered.get(command.key)
        patience = PATIENCE if before is None else min(2 * before.patience, LONGEST_PATIENCE)
        page.unanswered[command.key] = _Sent(command, came, worker, self._clock(), patience)
        text = encode(command).decode()
        self._links.say(worker, Command(page.number, connection.guest, connection.address, came, text))

    def _page(self, connection: Connection, obeys: Obeys) -> RelayedPage:
        if connection not in self._of:
            page = RelayedPage(self, connection, next(self._numbers), obeys)
            self._pages[page.number] = self._of[connection] = page
        return self._of[connection]

    def leave(self, page: RelayedPage, worker: str) -> None:
        """A page has nothing more to do with a worker."""
        page.known_to.discard(worker)
        self._links.say(worker, Left(page.number))

    def gone(self, connection: Connection) -> None:
        """The page is closed."""
        page = self._of.pop(connection, None)
        if page is not None:
            del self._pages[page.number]
            for worker in list(page.known_to):
                self.leave(page, worker)

    # what owners say

    def texts(self, worker: str, message: Texts) -> None:
        """Pass on what an owner tells."""
        text = message.text
        answers = text.startswith(_ANSWERS)
        key = _key_of(text).key if answers or text.startswith(_REHEARSED) else None
        for number in message.pages:
            page = self._pages.get(number)
            if page is None:
                continue
            if key is not None:
                if not (self.answered(page.connection, key) if answers else key in page.unanswered):
                    continue
            elif page.watching is None or page.watching[0] != worker:
                continue
            elif page.stale:
                if not text.startswith(_PRESENT):
                    continue
                page.stale = False
            page.connection.post_encoded(text, message.compress)
            if text.startswith(_DISMISSED):
                page.connection.watch(None)

    def answered(self, connection: Connection, key: str) -> bool:
        """A command has its answer. Return whether its page still waits for it."""
        page = self._of.get(connection)
        if page is None:
            return not key.startswith(AGAIN)
        return page.unanswered.pop(key, None) is not None and not key.startswith(AGAIN)

    def closed(self, worker: str, message: Closed) -> None:
        page = self._pages.get(message.page)
        if page is None:
            return
        page.known_to.discard(worker)
        if message.code == CLOSE_AGAIN:
            # The owner gives its tables up: whoever has them now is asked.
            self._again(page, worker)
        else:
            page.connection.close(message.code, message.reason)

    def elsewhere(self, worker: str, message: Elsewhere) -> None:
        """That worker does not own a table, or no longer."""
        if self.owners.get(message.table) == worker:
            del self.owners[message.table]
        page = self._pages.get(message.page)
        if page is not None:
            self._again(page, worker, message.table)

    # what is asked for again

    def start_again(self, worker: str) -> None:
        """Ask that worker, or whoever owns its tables now, for everything again."""
        self.owners = {table: owner for table, owner in self.owners.items() if owner != worker}
        for page in list(self._pages.values()):
            self._again(page, worker)

    def close_all_of(self, worker: str) -> None:
        """That worker lives, and cannot be reached from here: let the pages try it from elsewhere."""
        self.owners = {table: owner for table, owner in self.owners.items() if owner != worker}
        for page in list(self._pages.values()):
            waits = any(sent.worker == worker for sent in page.unanswered.values())
            if waits or (page.watching is not None and page.watching[0] == worker):
                page.connection.close(CLOSE_AGAIN, "the worker of this table is out of reach; try again")

    def look(self) -> None:
        """Ask again for what has waited too long for its answer."""
        now = self._clock()
        for page in list(self._pages.values()):
            due = [sent for sent in page.unanswered.values() if sent.again_at <= now]
            if due:
                for sent in due:
                    sent.again_at = now + LONGEST_PATIENCE
                    self.owners.pop(sent.command.table, None)
                self._spawn(page.obeys.obey_again([(sent.command, sent.came) for sent in due]))

    def workers(self) -> set[str]:
        """The workers with which pages here have dealings."""
        return {worker for page in self._pages.values() for worker in page.known_to}

    def _again(self, page: RelayedPage, worker: str, table: str | None = None) -> None:
        """Obey again what a page asked of a worker, for one table or for all."""
        commands: list[tuple[TableCommand, int]] = []
        if page.watching is not None and page.watching[0] == worker and table in (None, page.watching[1].table):
            page.stale = True
            key = f"{AGAIN}{next(self._numbers)}"
            commands.append((msgspec.structs.replace(page.watching[1], seq=0, key=key), 0))
        for key, sent in list(page.unanswered.items()):
            if sent.worker != worker or table not in (None, sent.command.table):
                continue
            if key.startswith(AGAIN):
                del page.unanswered[key]
                continue
            sent.again_at = self._clock() + LONGEST_PATIENCE
            commands.append((sent.command, sent.came))
        if commands:
            self._spawn(page.obeys.obey_again(commands))
