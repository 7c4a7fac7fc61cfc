"""Moves everything from one database to another, and checks it.

It is moved as a whole or not at all: the rows that were written are read again, and each table must hold the same.
No server may use either database meanwhile. A target that holds the same already is left as it is.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Final, NamedTuple

from webfoot.core.errors import WebfootError
from webfoot.server.storage.contents import Content, End, Marker, contents, mark

Tell = Callable[[int, int], None]
"""Told how many of how many rows are done; each is looked at twice."""
WORKS: Final = 2


class MoveProblem(WebfootError):
    """Why a house cannot be moved."""


class Moved(NamedTuple):
    rows: int
    tables: int
    """Tables at which games are played."""
    before: bool
    """Whether all of it was there already."""


async def move(source: End, target: End, tell: Tell) -> Moved:
    """Move everything. MoveProblem says why nothing was moved."""
    try:
        return await _move(source, target, tell)
    except _driver_errors() as error:
        said = str(error).partition("\n")[0] or type(error).__name__
        raise MoveProblem(f"nothing was moved from {source.name} to {target.name}: {said}") from None


async def _move(source: End, target: End, tell: Tell) -> Moved:
    tables = contents()
    counts = {content.table: await source.count(content) for content in tables}
    total, done = WORKS * sum(counts.values()), 0
    occupied = [content for content in tables if await target.count(content)]
    if occupied:
        await _compare(source, target, tables)
        tell(total, total)
        return Moved(sum(counts.values()), counts["tables"], True)
    for content in tables:
        sent = Marker()
        async for rows in source.portions(content):
            await target.add(content, rows)
            sent.add(rows)
            done += len(rows)
            tell(done, total)
        arrived = await mark(target, content)
        if arrived != sent.mark():
            raise MoveProblem(
                f"nothing was moved: of {sent.mark().rows} rows of {content.table} {arrived.rows} arrived, "
                "and they are not the same"
            )
        done += arrived.rows
        tell(done, total)
    await target.finish()
    return Moved(sum(counts.values()), counts["tables"], False)


async def _compare(source: End, target: End, tables: list[Content]) -> None:
    """Raise MoveProblem unless both hold the same."""
    different = [content.table for content in tables if await mark(source, content) != await mark(target, content)]
    if different:
        listed = ", ".join(different[:5])
        raise MoveProblem(f"{target.name} is not empty, and holds something else than {source.name} in: {listed}")


def _driver_errors() -> tuple[type[Exception], ...]:
    """Return what the drivers raise that are installed."""
    try:
        from webfoot.server.storage.postgres.connecting import TROUBLES
    except ModuleNotFoundError:
        return (sqlite3.Error, OSError, UnicodeError, OverflowError)
    return (sqlite3.Error, OSError, UnicodeError, OverflowError, *TROUBLES)
