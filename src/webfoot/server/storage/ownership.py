"""Which worker owns a table: it alone writes what happens there.

SQLite serves one worker, which owns everything for good. In PostgreSQL a worker owns what it has claimed, under a
lease.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class Beat(NamedTuple):
    """What a worker learns when it renews its lease."""

    ahead: int
    """The database's milliseconds since 1970, less this machine's counter."""
    uncertain: int
    """How long the question for the time took, in milliseconds."""
    alive: tuple[str, ...]
    """The workers that live, this one among them, the oldest first."""


class Ownership(Protocol):
    """Any of these may raise StorageTrouble."""

    async def claim(self, table: str) -> bool:
        """Own a table from now on, and return whether it was taken from a worker that died. Nobody else writes there
        any more, and what was being written is written. NotOwner if another living worker owns it."""
        ...

    def let_go(self, table: str) -> None:
        """Nothing more is written at this table until it is claimed again."""
        ...

    async def release(self, tables: Sequence[str]) -> None:
        """Own these tables no longer."""
        ...

    def owns(self, table: str) -> bool:
        """Whether a table is this worker's, as far as it knows."""
        ...

    async def beat(self) -> Beat | None:
        """Renew the lease; None where there is none."""
        ...

    def lease_left(self) -> float | None:
        """Return how many seconds are left of the lease; None where there is none."""
        ...

    def worker_name(self) -> str:
        """Return the name of this worker, made when it started."""
        ...

    async def living(self) -> tuple[str, ...]:
        """Return the workers that live, the oldest first."""
        ...

    async def lost(self) -> list[str]:
        """Return the tables that another has claimed since this worker did."""
        ...

    async def orphans(self, at_most: int) -> list[str]:
        """Return tables with a game going on whose owner is dead."""
        ...


class AlwaysMine:
    """One worker owns everything for good."""

    async def claim(self, table: str) -> bool:
        return False

    def let_go(self, table: str) -> None:
        pass

    async def release(self, tables: Sequence[str]) -> None:
        pass

    def owns(self, table: str) -> bool:
        return True

    async def beat(self) -> Beat | None:
        return None

    def lease_left(self) -> float | None:
        return None

    def worker_name(self) -> str:
        return ""

    async def living(self) -> tuple[str, ...]:
        return ()

    async def lost(self) -> list[str]:
        return []

    async def orphans(self, at_most: int) -> list[str]:
        return []
