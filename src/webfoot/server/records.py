"""The record of a table's game, as a file.

A record needs no rules: it is the rows as they were written. So it can be read whatever rules the program carries.
"""

from __future__ import annotations

from typing import Any

import msgspec

from webfoot.core.record import Entry, Header, Record
from webfoot.server.house import House
from webfoot.server.storage.protocol import Row
from webfoot.server.table.details import Details
from webfoot.server.table.playthrough import effective
from webfoot.server.table.refusals import Refuse


async def record_of(house: House, table: str, guest: str) -> tuple[str, bytes]:
    """Return the game of a table and its record.

    Refuse if it is not over, because the record holds the seed. A game that cannot go on, since its rules are no
    longer carried, gives its record to the people of its table.
    """
    try:
        found = await house.look(table)
    except Refuse as no:
        if no.refusal.rule != "rules-gone":
            raise
        details = await house.storage.load(table)
        if details is None or (details.status != "over" and not details.belongs(guest)):
            raise
        return details.game, from_rows(details, await house.storage.rows(table)).dump()
    if found.details.status != "over":
        raise Refuse("not-over")
    if found.play is not None:
        return found.game.key, found.play.match.record().dump()
    assert found.kept is not None
    record = from_rows(found.details, await house.storage.rows(table), found.kept.result)
    return found.game.key, record.dump()


def from_rows(details: Details, rows: list[Row], result: dict[str, list[int]] | None = None) -> Record:
    """Return the record that the rows of a log make, without any rules."""
    header = Header(
        game=details.game,
        rules=details.rules,
        seats=len(details.chairs),
        options=details.options,
        seed=details.seed.hex(),
        position=msgspec.UNSET if details.origin is None else details.origin.position,
    )
    entries = [Entry(row.seat, _move(row), row.at) for row in effective(rows) if row.kind in ("play", "tick")]
    return Record(header, entries, result)


def _move(row: Row) -> Any:
    """Return a move as it was written; the rules that could read it may be gone."""
    return None if row.kind == "tick" else msgspec.Raw(row.payload.encode())
