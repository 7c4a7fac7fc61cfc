"""What the storage asks of a database.

Statements are the same for every database. They are written as SQLite understands them, with `?` for each value; what
another database writes differently is its own affair. `REPLACE INTO` puts a row in the place of the one with the same
key, at the end of all rows. Lists of values are handed over as one JSON text.
"""

from __future__ import annotations

from collections.abc import Awaitable, Iterable
from typing import Any, Final, Protocol

import msgspec

from webfoot.server.storage.protocol import Row

Value = str | int | bytes | bool | None
Statement = tuple[str, tuple[Value, ...]]
Part = Row | Statement
"""Part of a unit: a row of a table's log, of which those of many tables go in together, or any other statement."""

THESE_TEXTS: Final = "(SELECT CAST(value AS TEXT) FROM json_each(?))"
THESE_NUMBERS: Final = "(SELECT CAST(value AS BIGINT) FROM json_each(?))"
"""What `IN` needs for a list that is handed over as JSON."""


class Database(Protocol):
    """Every method may raise StorageTrouble."""

    def write(self, *unit: Part, table: str | None = None) -> Awaitable[None]:
        """Write these together, wholly or not at all. LostRace if a row exists already. `table`: what happens there,
        so NotOwner if another worker owns it."""
        ...

    async def change(self, statement: str, *values: Value) -> list[Any]:
        """Execute one statement that writes, and return the rows that it returns. LostRace if a row exists
        already."""
        ...

    async def query(self, statement: str, *values: Value) -> list[Any]:
        """Return the rows that a query finds, as tuples."""
        ...

    async def query_written(self, statement: str, *values: Value) -> list[Any]:
        """The same, after everything that is being written now: a caller that lost a race must see what won it."""
        ...

    async def probe(self) -> None:
        """Write something that changes nothing."""
        ...

    async def close(self) -> None: ...


async def one(database: Database, statement: str, *values: Value) -> Any:
    """Return the one value that a query finds, or None."""
    rows = await database.query(statement, *values)
    return rows[0][0] if rows else None


def json_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def listed(values: Iterable[str | int]) -> str:
    """Return a list of values as statements take it."""
    return json_text(list(values))
