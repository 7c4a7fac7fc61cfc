"""What the database holds of slow games: for whom they wait, when they are due, and who is on holiday."""

from __future__ import annotations

import sqlite3

import msgspec

from webfoot.server.storage.protocol import Span, Waits
from webfoot.server.storage.sqlite.writer import Statement


class _Kept(msgspec.Struct, frozen=True):
    """For whom a table waits, as it is kept."""

    acting: list[int]
    until: dict[int, int]


def put_waits(table: str, waits: Waits) -> Statement:
    kept = msgspec.json.encode(_Kept(waits.acting, waits.until)).decode()
    terms = msgspec.json.encode(waits.slow).decode()
    return "UPDATE tables SET slow = ?, waits = ?, due = ? WHERE id = ?", (terms, kept, waits.due, table)


def waited_for(kept: object) -> tuple[list[int], dict[int, int]]:
    """Return for which seats a table waits, and until when. Raises msgspec.DecodeError."""
    if kept is None:
        return [], {}
    found = msgspec.json.decode(str(kept), type=_Kept)
    return found.acting, found.until


def due(database: sqlite3.Connection, now: int, at_most: int) -> list[str]:
    query = "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?"
    return [table for (table,) in database.execute(query, (now, at_most))]


def due_for(guest: str, now: int) -> Statement:
    running = "SELECT table_id FROM seats WHERE guest = ?"
    return (
        f"UPDATE tables SET due = ? WHERE slow IS NOT NULL AND status = 'playing' AND id IN ({running})",  # noqa: S608
        (now, guest),
    )


def holidays(database: sqlite3.Connection, since: int) -> dict[str, list[Span]]:
    found: dict[str, list[Span]] = {}
    for guest, begins, ends in database.execute("SELECT guest, begins, ends FROM holidays WHERE ends > ?", (since,)):
        found.setdefault(guest, []).append(Span(begins, ends))
    return found


def put_holiday(guest: str, span: Span) -> Statement:
    return "REPLACE INTO holidays (guest, begins, ends) VALUES (?, ?, ?)", (guest, span.begins, span.ends)
