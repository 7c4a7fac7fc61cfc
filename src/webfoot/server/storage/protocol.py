"""The interface of the storage, whatever keeps the data.

A table's game is a log: one move is one row, written before anybody is told of it. (table, seq) is unique, which
decides which of two moves with the same number stands: two writers can never both have accepted row 17. For the same
reason a command that is sent twice is written once: the second writer reads the log again and finds its key in it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from webfoot.core.errors import WebfootError
from webfoot.server.bans import Ban
from webfoot.server.settings import Retention
from webfoot.server.storage.accountrows import AccountRows
from webfoot.server.storage.callrows import NO_CALLS, CallRows, Calls
from webfoot.server.storage.ownership import Ownership
from webfoot.server.table.details import Chair, Details, Prepared, Slow
from webfoot.server.wire import ChatLine, Me


class LostRace(Exception):
    """A row with this number or key already exists. Another writer was first, and the caller must read the log
    again."""


class StorageTrouble(Exception):
    """What was asked for could not be written or read: nothing has changed, and later it may be possible again.

    Only where the process that writes was killed, nobody knows what it has still done (sqlite/writer.py). A game
    reads its log again then; anything else may have been done after all.
    """


class NotOwner(StorageTrouble):
    """Another worker owns this table, so nothing was written there."""

    def __init__(self, table: str, owner: str | None = None) -> None:
        super().__init__(f"table {table} is at another worker")
        self.table = table
        self.owner = owner
        """Which one, where that is known."""


class BadDatabase(WebfootError):
    """What cannot be used as a database here; says why."""


class DatabaseInUse(BadDatabase):
    """Another server uses this database."""


class BadRow(Exception):
    """A table's row says something that cannot be; says what."""


class Row(NamedTuple):
    """One row of a table's log."""

    table: str
    seq: int
    kind: str
    seat: int | None
    payload: str
    at: int
    """Milliseconds since the start of the game."""
    key: str | None


class Result(NamedTuple):
    """How a game ended."""

    ended: int
    """Milliseconds since 1970."""
    length: int
    """Milliseconds from the start of the game to its end."""
    winners: list[int]
    scores: list[int]


class Waits(NamedTuple):
    """For whom a slow table waits, and when the server has to look at it."""

    acting: list[int]
    until: dict[int, int]
    """When the time of each of these seats ends, by the server's clock."""
    due: int | None
    slow: Slow
    """The terms, and what was said about time since."""


class Span(NamedTuple):
    """A holiday of a guest, by the server's clock."""

    begins: int
    ends: int


class Finished(NamedTuple):
    """A table whose game is over, and how it ended; None if it ended before results were kept."""

    details: Details
    result: Result | None
    studied: bool = False
    """Whether there is a study of it."""


class Storage(AccountRows, CallRows, Ownership, Protocol):
    """Guests, accounts, tables, moves, chat and calls. Every verb that writes does so whole or not at all; any may
    raise StorageTrouble."""

    # guests

    async def load_guest(self, guest: str) -> Me | None: ...

    async def load_guests(self, guests: set[str]) -> dict[str, Me]:
        """Return those of the guests who have chosen a name."""
        ...

    async def save_guest(self, me: Me) -> None: ...

    async def save_recovery(self, guest: str, hashed: str, made: int) -> None:
        """Keep the hash of a guest's recovery link in place of the last one."""
        ...

    async def revoke_recovery(self, guest: str) -> None: ...

    async def recovery_made(self, guest: str) -> int | None:
        """Return when this guest's recovery link was made; None if there is none."""
        ...

    async def find_recovery(self, hashed: str) -> str | None:
        """Return the guest whose recovery link has this hash."""
        ...

    # bots

    async def bot_tokens(self) -> dict[str, str]:
        """Return the hash of each bot's token, by the bot's name."""
        ...

    # tables

    async def create(self, details: Details) -> None: ...

    async def create_rematch(self, details: Details, of: str, key: str) -> None:
        """Store a new table as the rematch of another, so that there is only one."""
        ...

    async def load(self, table: str) -> Details | None:
        """Return a table; BadRow if what is kept of it makes no sense."""
        ...

    async def unfinished(self, since: int, waiting: int, running: int) -> list[Details]:
        """Return the newest tables whose game is not over, newest first: at most so many that wait, set up since
        then, and at most so many that are being played. Those that make no sense are left out, and logged."""
        ...

    async def seat(self, table: str, seat: int, chair: Chair, key: str | None) -> None:
        """Store which guest sits on a seat, and the key of the command that asked for it."""
        ...

    async def govern(self, details: Details, key: str | None) -> None:
        """Keep who hosts a table, what was said about its people, and the key of the command that asked for it."""
        ...

    async def find_link(self, hashed: str) -> tuple[str, int] | None:
        """Return the table and the seat of the secret link with this hash."""
        ...

    # the game: each raises LostRace if a row already exists

    # and writes in slow games for whom the table waits then

    def begin(
        self,
        row: Row,
        options: Mapping[str, object],
        rules: int,
        *,
        over: Result | None = None,
        calls: Calls = NO_CALLS,
        waits: Waits | None = None,
    ) -> Awaitable[None]:
        """Write the first row of a game, and the options and the version of the rules with which it begins. From now
        on the table is being played."""
        ...

    def append(
        self,
        rows: Sequence[Row],
        *,
        over: Result | None = None,
        calls: Calls = NO_CALLS,
        waits: Waits | None = None,
    ) -> Awaitable[None]:
        """Write rows together. `over`: the game ends with them, like this. `calls`: what follows for the outbox."""
        ...

    def resign(
        self, row: Row, *, over: Result | None = None, calls: Calls = NO_CALLS, waits: Waits | None = None
    ) -> Awaitable[None]:
        """Write the row of a seat that resigns, and mark the seat."""
        ...

    async def rows(self, table: str) -> list[Row]:
        """Return the whole log of a table; BadRow if it makes no sense."""
        ...

    async def finished(self, guest: str, at_most: int) -> list[Finished]:
        """Return the finished games in which this guest had a seat, the last one first."""
        ...

    # slow games

    async def due(self, now: int, at_most: int) -> list[str]:
        """Return the tables at which the server has to look by then, the longest due first."""
        ...

    async def save_waits(self, table: str, waits: Waits) -> None:
        """Keep for whom a slow table waits, where no row was written."""
        ...

    async def save_due(self, table: str, due: int | None) -> None:
        """Keep when the server has to look at a table."""
        ...

    async def due_for(self, guest: str, now: int) -> None:
        """Let the server look at every slow game of this guest."""
        ...

    async def holidays(self, since: int) -> dict[str, list[Span]]:
        """Return the holidays that ended after that instant, by guest."""
        ...

    async def save_holiday(self, guest: str, span: Span) -> None:
        """Keep a holiday, in place of the one that began at the same instant."""
        ...

    # what players prepare

    async def prepared(self, table: str) -> dict[int, Prepared]:
        """Return what is prepared for the seats of a table."""
        ...

    async def prepared_by(self, guest: str) -> dict[str, Prepared]:
        """Return what a guest has prepared, by table."""
        ...

    async def prepare(self, table: str, seat: int, prepared: Prepared, key: str | None) -> None:
        """Keep what is prepared for a seat, and the key of the command that asked for it. Nothing keeps no row."""
        ...

    # chat, and the keys of commands that wrote no row

    async def say(self, table: str, guest: str, line: ChatLine, key: str) -> None: ...

    async def chat(self, table: str, at_most: int) -> list[ChatLine]:
        """Return the last lines, oldest first."""
        ...

    async def read_chat(self, table: str, guest: str, at: int) -> None:
        """Keep up to when a guest has read the chat of a slow game."""
        ...

    async def said_by(self, guest: str, at_most: int) -> list[tuple[str, ChatLine]]:
        """Return the last lines of this guest, oldest first, each with its table."""
        ...

    async def keys(self, table: str) -> set[str]: ...

    # studies

    async def save_study(self, table: str, study: bytes) -> None:
        """Keep the study of a finished game."""
        ...

    async def load_study(self, table: str) -> bytes | None: ...

    # for the administrator

    async def tables(self, status: str | None, game: str | None, guest: str | None, at_most: int) -> list[Details]:
        """Return the newest tables of this status, of this game and of this guest, newest first. Those that make no
        sense are left out, and logged."""
        ...

    async def remove(self, table: str) -> None:
        """Remove a table and all that belongs to it."""
        ...

    async def numbered_chat(self, table: str, at_most: int) -> list[tuple[int, ChatLine]]:
        """Return the last lines, oldest first, each with its number."""
        ...

    async def remove_chat(self, table: str, lines: Sequence[int], guest: str | None) -> int:
        """Remove lines of a table: those of these numbers, and those of this guest. Return how many there were."""
        ...

    async def bans(self) -> list[Ban]:
        """Return everybody who is or was kept out, the last one first."""
        ...

    async def save_ban(self, ban: Ban) -> None:
        """Keep somebody out; takes the place of an earlier ban."""
        ...

    async def remove_ban(self, who: str) -> bool:
        """Forget a ban. Return False if there is none."""
        ...

    # archives

    async def save_archive(self, table: str, archive: bytes) -> None:
        """Keep what is shown of a finished game."""
        ...

    async def load_archive(self, table: str) -> bytes | None: ...

    async def unarchived(self, after: int, at_most: int) -> list[tuple[int, str]]:
        """Return finished tables without an archive, each with its number: the first ones after that number."""
        ...

    async def forget(self, retention: Retention, now: int, in_use: Callable[[str], bool]) -> list[str]:
        """Remove what has been kept long enough, but no table that is in use; returns the tables that are gone."""
        ...

    async def probe(self) -> None:
        """Write something that changes nothing; StorageTrouble if that cannot be done now."""
        ...

    async def close(self) -> None: ...
