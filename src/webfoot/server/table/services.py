"""What tables use of the server around them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from webfoot.server import wire
from webfoot.server.edge.limits import Buckets, Chatter
from webfoot.server.edge.security import Keys
from webfoot.server.measures import Measures
from webfoot.server.settings import Settings
from webfoot.server.storage.protocol import Storage
from webfoot.server.table.details import Chair, Manners, Series
from webfoot.server.table.unwritten import Unwritten

if TYPE_CHECKING:
    from webfoot.server.bots.pool import Bots
    from webfoot.server.bots.remote import RemoteBots
    from webfoot.server.calls.outbox import Outbox
    from webfoot.server.guests import Guests
    from webfoot.server.holidays import Holidays
    from webfoot.server.table.table import Table

T = TypeVar("T")


class Aside(Protocol):
    async def __call__(self, work: Callable[[], T], /) -> T:
        """Do something long beside the event loop."""
        ...


class OpenTable(Protocol):
    def __call__(
        self,
        *,
        game: str,
        chairs: list[Chair],
        options: Mapping[str, object],
        host: str,
        listed: bool,
        follows: Follows | None = None,
        manners: Manners | None = None,
        slow: wire.SlowGame | None = None,
    ) -> Awaitable[Table]:
        """Set up a new table and store it."""
        ...


class Follows(NamedTuple):
    """What a rematch needs besides: the table that it follows, the key of the command, the winners and the series."""

    table: str
    key: str
    winners: list[int]
    series: Series


@dataclass(frozen=True, kw_only=True)
class Services:
    """What a table uses of the server around it."""

    settings: Settings
    storage: Storage
    keys: Keys
    guests: Guests
    holidays: Holidays
    bots: Bots
    remote: RemoteBots
    """Bots that connect with a token."""
    bot_levels: Callable[[], list[str]]
    """The bots that hosts can seat now."""
    now: Callable[[], int]
    """Milliseconds since 1970, by the server's clock, which is never set."""
    wall: Callable[[], int]
    """Milliseconds since 1970, as the system says: for dates that people read."""
    absences: Callable[[], int]
    """How often the server was away."""
    spawn: Callable[[Coroutine[Any, Any, Any]], asyncio.Task[Any]]
    """Runs something besides the commands; its failure is logged."""
    wake: Callable[[Table], None]
    """Lets the clock and the bots look at a table whose game has changed."""
    came_or_went: Callable[[Table], None]
    """Let it be known that somebody has come to a table or left it."""
    in_trouble: Callable[[Table, int], None]
    """Let a table try again whose row could not be written, or has not been since that instant."""
    taken: Callable[[Table], None]
    """Lets a table go that another worker has taken over."""
    unwritten: Unwritten
    """The tables whose row is being written."""
    listed: Callable[[str], None]
    """Tells the lobby that a table has changed."""
    turned: Callable[[str], None]
    """Tells the lobby that it is somebody else's turn."""
    open_table: OpenTable
    aside: Aside
    chatter: Chatter
    """How much may be said."""
    live_moves: Buckets
    idle_moves: Buckets
    undos: Buckets
    """What each seat of each table may do: see `Limits`."""
    measures: Measures
    archive: Callable[[str], None]
    """Lets what is shown of a finished game be stored for good."""
    outbox: Outbox
    """Calls to people who are away."""
