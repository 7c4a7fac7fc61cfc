"""The fence: nobody writes at a table that another worker has taken over.

A worker that claims a table raises its epoch. Every unit names the epoch under which its worker owns the table, and
the statement that writes it locks that row of `owners` for sharing. So a claim waits for what is being written, and
nothing gets in after it: a worker that has claimed a table and then read its log has read everything.

A weaker lock would not do. A claim changes no key, so it would not wait for `FOR KEY SHARE`, and a row that was on
its way would come after the log had been read.
"""

from __future__ import annotations

from typing import Any, Final

from webfoot.server.storage.postgres.connecting import Connection
from webfoot.server.storage.protocol import NotOwner, Row
from webfoot.server.storage.sql.gathering import Losers
from webfoot.server.storage.written import Written

ADD_MOVES: Final = """
INSERT INTO moves (table_number, seq, kind, seat, payload, at, key)
SELECT (SELECT number FROM tables WHERE tables.id = r.id), r.seq, r.kind, r.seat, r.payload, r.at, r.key
FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::text[], $6::bigint[], $7::text[])
     AS r (id, seq, kind, seat, payload, at, key)
"""
LOCK: Final = "FOR SHARE OF o"
_MINE: Final = f"""
SELECT n.id, n.epoch, o.table_number
FROM (SELECT DISTINCT id, epoch FROM named) AS n
JOIN tables t ON t.id = n.id JOIN owners o ON o.table_number = t.number AND o.epoch = n.epoch {LOCK}
"""  # noqa: S608
_ADD_FENCED: Final = f"""
WITH named AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::text[], $6::bigint[], $7::text[],
                         $8::bigint[]) AS r (id, seq, kind, seat, payload, at, key, epoch)
), mine AS ({_MINE}), added AS (
    INSERT INTO moves (table_number, seq, kind, seat, payload, at, key)
    SELECT mine.table_number, seq, kind, seat, payload, at, key FROM named JOIN mine USING (id, epoch)
), counted AS (UPDATE commits SET number = $9 WHERE writer = $10)
SELECT id, epoch FROM mine
"""  # noqa: S608
_HOLD: Final = f"""
WITH named AS (SELECT * FROM unnest($1::text[], $2::bigint[]) AS r (id, epoch)) {_MINE}
"""  # noqa: S608


async def add_fenced(connection: Connection, batch: list[Written], number: int, writer: str, losers: Losers) -> None:
    """Write a batch that holds nothing but rows, and the number of the commit, by one statement."""
    rows = [(*part, _epoch(written)) for written in batch for part in written.unit]
    held = await connection.fetch(_ADD_FENCED, *columns(rows), number, writer)
    _left_out(batch, held, losers)


async def hold(connection: Connection, batch: list[Written], losers: Losers) -> None:
    """Keep every table of a batch that is still ours until the transaction ends, and note the units of the others."""
    fences = sorted({written.fence for written in batch if written.fence is not None})
    held = await connection.fetch(_HOLD, *columns(fences)) if fences else []
    _left_out(batch, held, losers)


def columns(rows: list[Any]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]


def only_rows(batch: list[Written]) -> bool:
    return all(isinstance(part, Row) for written in batch for part in written.unit)


def _epoch(written: Written) -> int:
    assert written.fence is not None, "rows are written at a table of one's own"
    return written.fence[1]


def _left_out(batch: list[Written], held: list[Any], losers: Losers) -> None:
    mine = {(table, epoch) for table, epoch, *_ in held}
    for place, written in enumerate(batch):
        if written.fence is not None and written.fence not in mine:
            losers[place] = NotOwner(written.fence[0])
