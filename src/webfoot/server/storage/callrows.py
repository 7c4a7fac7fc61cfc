"""What the storage keeps of calls: ways to call people, quiet hours, and the outbox.

A call is one row of the outbox, written together with the step that makes it somebody's turn. It leaves the outbox
when it has arrived, when trying again is no use, or when it is no longer that person's turn.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from webfoot.server.calls.quiet import QuietHours
from webfoot.server.calls.ways import Way, WayKind


class Turn(NamedTuple):
    """It has become somebody's turn, and they are to be called."""

    seat: int
    guest: str
    due: int
    """When they are called if it is still their turn, in milliseconds since 1970."""


class Calls(NamedTuple):
    """What a step means for the outbox."""

    called: tuple[Turn, ...] = ()
    settled: tuple[int, ...] = ()
    """Seats whose turn it is no longer."""

    def __bool__(self) -> bool:
        return bool(self.called or self.settled)


NO_CALLS = Calls()


class NewWay(NamedTuple):
    guest: str
    table: str | None
    kind: WayKind
    target: dict[str, str]
    page: str
    confirmed: bool
    made: int


class Waiting(NamedTuple):
    """A call of the outbox."""

    number: int
    table: str
    game: str
    seat: int
    seq: int
    tries: int
    """How often it has been tried."""
    holder: str | None
    """The person who has this seat now; None if a bot plays it."""
    way: Way
    quiet: QuietHours | None
    """Of the person who is to be called; a table has none."""


class CallRows(Protocol):
    """Every verb that writes does so whole or not at all; any may raise StorageTrouble."""

    async def add_way(self, way: NewWay, at_most: int) -> int | None:
        """Keep a way to call somebody and return its number; None if there are as many already."""
        ...

    async def ways(self, guest: str) -> list[Way]:
        """Return the ways to call this guest, the oldest first."""
        ...

    async def way(self, number: int) -> Way | None: ...

    async def confirm_way(self, number: int) -> None: ...

    async def note_way(self, number: int, sent: int | None, failed: str | None) -> None:
        """Note when a way was last used with success, or what went wrong."""
        ...

    async def remove_way(self, number: int) -> None:
        """Forget a way, and what waits to be sent by it."""
        ...

    async def called_people(self) -> tuple[set[str], set[str]]:
        """Return the guests and the tables that have a way to be called."""
        ...

    async def quiet_hours(self, guest: str) -> QuietHours | None: ...

    async def save_quiet_hours(self, guest: str, quiet: QuietHours | None) -> None: ...

    # the outbox

    async def due_calls(self, now: int, at_most: int) -> list[Waiting]:
        """Return calls that are due and not being sent, the longest due first."""
        ...

    async def next_call(self) -> int | None:
        """Return when the next call is due; None if none waits."""
        ...

    async def tables_with_calls(self) -> set[str]:
        """Return the tables of which calls wait."""
        ...

    async def sending(self, calls: list[int]) -> None:
        """Mark calls as being sent, before they are: if the server ends meanwhile, they are not sent again."""
        ...

    async def postpone(self, call: int, due: int, *, tried: bool) -> None:
        """Let a call wait; `tried`: an attempt was made."""
        ...

    async def done(self, call: int) -> None:
        """Take a call out of the outbox."""
        ...

    async def interrupted_calls(self) -> int:
        """Take out the calls that were being sent when the server ended, and return how many. What became of them is
        unknown."""
        ...

    async def host_key(self, name: str, made: str) -> str:
        """Return a key of this server, and keep this one if there is none yet."""
        ...
