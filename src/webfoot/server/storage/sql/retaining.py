"""What has been kept long enough: old tables with all that belongs to them, chat, keys of commands, guests with
their recovery links and calls.

It goes in small portions, each a transaction of its own, so that nobody's move waits for it.
"""

from __future__ import annotations

from typing import Final

from webfoot.server.settings import Retention
from webfoot.server.storage.sql.database import Database, Statement, one

DAY_MS: Final = 24 * 3600 * 1000
PORTION: Final = 500
"""Rows of guests, chat or keys that go at once; a table goes by itself."""
AT_ONCE: Final = 2000
"""Tables that go in one round; the others go in the next."""

# A slow game may take longer than that: it is kept while the server has to look at it again.
_OLD_TABLES = "SELECT id FROM tables WHERE status = ? AND created < ? AND due IS NULL ORDER BY created LIMIT ?"
_TABLE: Final = (
    "DELETE FROM moves WHERE table_number = (SELECT number FROM tables WHERE id = ?)",
    "DELETE FROM chat WHERE table_id = ?",
    "DELETE FROM studies WHERE table_id = ?",
    "DELETE FROM archives WHERE table_id = ?",
    "DELETE FROM commands WHERE table_id = ?",
    "DELETE FROM results WHERE table_id = ?",
    "DELETE FROM prepared WHERE table_id = ?",
    "DELETE FROM chat_read WHERE table_id = ?",
    "DELETE FROM outbox WHERE table_id = ?",
    "DELETE FROM ways WHERE table_id = ?",
    "DELETE FROM seats WHERE table_id = ?",
    "DELETE FROM tables WHERE id = ?",
)
_OLD_CHAT = "DELETE FROM chat WHERE id IN (SELECT id FROM chat WHERE at < ? LIMIT ?)"
_OLD_KEYS = "DELETE FROM commands WHERE (table_id, key) IN (SELECT table_id, key FROM commands WHERE at < ? LIMIT ?)"


def _oldest(table: str, guest: str, number: str = "rowid") -> str:
    """Return what removes the oldest rows of people who sit at no table, beyond those that are kept.

    Somebody who chooses a name again gets a new row at the end, so the order of the rows is that of the choices.
    """
    return f"""
    DELETE FROM {table} WHERE {number} IN (
        SELECT {number} FROM {table} WHERE {guest} NOT IN (SELECT guest FROM seats WHERE guest IS NOT NULL)
        AND {number} <= (SELECT {number} FROM {table} ORDER BY {number} DESC LIMIT 1 OFFSET ?)
        ORDER BY {number} LIMIT ?
    )
    """  # noqa: S608


# Ways to call people who sit at no table have nothing to tell them; nothing of them waits in the outbox then.
_OLDEST: Final = {
    "guests": _oldest("guests", "id"),
    "recovery": _oldest("recovery", "guest"),
    "ways": _oldest("ways", "guest", "number"),
    "quiet": _oldest("quiet", "guest"),
}


def without(table: str) -> list[Statement]:
    """Remove a table and all that belongs to it."""
    return [(statement, (table,)) for statement in _TABLE]


async def old(database: Database, retention: Retention, now: int) -> tuple[list[str], list[Statement]]:
    """The tables that have been kept long enough, and what removes the rest, portion by portion."""
    tables: list[str] = []
    found: list[Statement] = []
    ages = {
        "waiting": retention.waiting_days,
        "playing": retention.unfinished_days,
        "over": retention.finished_days,
    }
    for status, days in ages.items():
        if days:
            rows = await database.query(_OLD_TABLES, status, _before(now, days), AT_ONCE)
            tables += [table for (table,) in rows]
    for statement, days, count in (
        (_OLD_CHAT, retention.chat_days, "SELECT count(*) FROM chat WHERE at < ?"),
        (_OLD_KEYS, retention.command_days, "SELECT count(*) FROM commands WHERE at < ?"),
    ):
        if days:
            many = await one(database, count, _before(now, days))
            found += [(statement, (_before(now, days), PORTION))] * -(-many // PORTION)
    if retention.guests:
        for table, statement in _OLDEST.items():
            there = await one(database, f"SELECT count(*) FROM {table}")  # noqa: S608
            portions = -(-(there - retention.guests) // PORTION)
            found += [(statement, (retention.guests, PORTION))] * max(0, portions)
    return tables, found


def _before(now: int, days: float) -> int:
    return now - round(days * DAY_MS)
