"""Tables and their seats: what is written of them, and how they are put together again."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from webfoot.server.storage.protocol import BadRow
from webfoot.server.storage.sql import slow
from webfoot.server.storage.sql.database import THESE_TEXTS, Database, Statement, json_text, listed
from webfoot.server.table.details import Chair, Details

logger = logging.getLogger(__name__)

LinkHash = Callable[[str, int, str], str]
"""Hashes the link to a seat, from the table, the seat and the nonce."""
AT_ONCE: Final = 500
"""Tables of which the seats are read by one query."""
COLUMNS: Final = """
tables.id, game, rules, options, host, listed, created, seed, status, next, manners, origin, slow, waits, due, series
"""
TABLES: Final = f"SELECT {COLUMNS} FROM tables"  # noqa: S608
_NAMES: Final[tuple[str, ...]] = ("kind", "guest", "level", "nonce", "label", "resigned")
_ADD_TABLE: Final = """
INSERT INTO tables (
    id, game, rules, options, host, listed, created, seed, status, next, manners, origin, slow, series
) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_PUT_SEAT: Final = """
REPLACE INTO seats (table_id, seat, kind, guest, level, nonce, link_hash, resigned, label)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_SEATS: Final = f"""
SELECT table_id, kind, guest, level, nonce, label, resigned FROM seats WHERE table_id IN {THESE_TEXTS}
ORDER BY table_id, seat
"""  # noqa: S608
_SAID: Final = f"SELECT table_id, max(at) FROM chat WHERE table_id IN {THESE_TEXTS} GROUP BY table_id"  # noqa: S608
_READ: Final = f"SELECT table_id, guest, at FROM chat_read WHERE table_id IN {THESE_TEXTS}"  # noqa: S608


def new_table(details: Details, link_hash: LinkHash) -> list[Statement]:
    row = (
        details.id,
        details.game,
        details.rules,
        json_text(details.options),
        details.host,
        details.listed,
        details.created,
        details.seed,
        details.status,
        details.next,
        json_text(details.manners),
        None if details.origin is None else json_text(details.origin),
        None if details.slow is None else json_text(details.slow),
        None if details.series is None else json_text(details.series),
    )
    seats = [put_seat(details.id, seat, chair, link_hash) for seat, chair in enumerate(details.chairs)]
    return [(_ADD_TABLE, row), *seats]


def put_seat(table: str, seat: int, chair: Chair, link_hash: LinkHash) -> Statement:
    hashed = None if chair.nonce is None else link_hash(table, seat, chair.nonce)
    row = (table, seat, chair.kind, chair.guest, chair.level, chair.nonce, hashed, chair.resigned, chair.label)
    return _PUT_SEAT, row


class _Around:
    """What other rows say about some tables."""

    def __init__(self) -> None:
        self.seats: dict[str, list[dict[str, Any]]] = {}
        self.said: dict[str, int] = {}
        self.read: dict[str, dict[str, int]] = {}


async def _around(database: Database, rows: Sequence[Any]) -> _Around:
    found = _Around()
    for start in range(0, len(rows), AT_ONCE):
        some = rows[start : start + AT_ONCE]
        for table, *seat in await database.query(_SEATS, listed(row[0] for row in some)):
            chair = dict(zip(_NAMES, seat, strict=True))
            # SQLite has no booleans.
            chair["resigned"] = bool(chair["resigned"])
            found.seats.setdefault(table, []).append(chair)
        slow_ones = [row[0] for row in some if row[12] is not None]
        if slow_ones:
            found.said |= dict(await database.query(_SAID, listed(slow_ones)))
            for table, guest, at in await database.query(_READ, listed(slow_ones)):
                found.read.setdefault(table, {})[guest] = at
    return found


async def one_of(database: Database, row: Any) -> Details | None:
    """Return the table of a row with these columns; BadRow if it makes no sense, None if it is gone."""
    around = await _around(database, [row])
    # No table is without seats: it has been removed since its row was read.
    return _details(row, around) if row[0] in around.seats else None


async def all_of(database: Database, rows: Sequence[Any], where: str) -> list[tuple[Any, Details]]:
    """Return each row that begins with these columns, and its table. Those that make no sense are left out, and
    logged: one table that cannot be read is no reason to show none."""
    around = await _around(database, rows)
    found: list[tuple[Any, Details]] = []
    for row in rows:
        if row[0] not in around.seats:
            continue
        try:
            found.append((row, _details(row[:16], around)))
        except BadRow as bad:
            left_out(row[0], where, bad)
    return found


def left_out(table: str, where: str, bad: BadRow) -> None:
    logger.error("table %s %s: %s", table, where, bad, extra={"table": table})


def _details(row: Any, around: _Around) -> Details:
    (
        table,
        game,
        rules,
        options,
        host,
        is_listed,
        created,
        seed,
        status,
        following,
        manners,
        origin,
        terms,
        waits,
        due,
        series,
    ) = row
    fields = {
        "id": table,
        "game": game,
        "rules": rules,
        "host": host,
        "listed": bool(is_listed),
        "created": created,
        "seed": seed,
        "status": status,
        "next": following,
        "chairs": around.seats.get(table, []),
    }
    try:
        texts = {"options": msgspec.json.decode(str(options)), "manners": msgspec.json.decode(str(manners))}
        texts["origin"] = None if origin is None else msgspec.json.decode(str(origin))
        texts["slow"] = None if terms is None else msgspec.json.decode(str(terms))
        texts["series"] = None if series is None else msgspec.json.decode(str(series))
        details: Details = msgspec.convert(fields | texts, Details)
        if terms is not None:
            details.acting, details.until = slow.waited_for(waits)
            details.due = msgspec.convert(due, int | None)
            details.said = around.said.get(table)
            details.read = around.read.get(table, {})
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRow(str(error)) from error
    return details
