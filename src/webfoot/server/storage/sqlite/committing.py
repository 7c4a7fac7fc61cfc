"""The connection that writes: what is done with a batch, in a thread or in a process of its own.

The rows of a batch are inserted by one statement, as one JSON text. That is mostly the whole commit.

It imports nothing of the rest of the server: a process for it alone should be small.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

BUSY_SECONDS = 5
"""How long another program may keep the database locked before that is a trouble."""

Part = Sequence[Any]
"""Part of a unit: a `Row`, or a statement with its values, which is a pair."""
Unit = Sequence[Part]
"""What is written together, wholly or not at all."""

_STATEMENT: Final = 2
_ADD_MOVES: Final = """
INSERT INTO moves (table_number, seq, kind, seat, payload, at, key)
SELECT (SELECT number FROM tables WHERE id = json_extract(value, '$[0]')), json_extract(value, '$[1]'),
       json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]'),
       json_extract(value, '$[5]'), json_extract(value, '$[6]')
FROM json_each(?)
"""


class Committer:
    """Every method may raise sqlite3.Error."""

    def __init__(self, file: Path, synchronous: str) -> None:
        # Opened by one thread, and then used by another one alone.
        self._database = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        self._database.execute("PRAGMA journal_mode=WAL")
        self._database.execute(f"PRAGMA synchronous={synchronous}")
        self._database.execute("PRAGMA foreign_keys=ON")

    def commit(self, units: Sequence[Unit]) -> dict[int, str]:
        """Write a batch, and return which units lost a race, by place, and why."""
        database = self._database
        losers: dict[int, str] = {}
        rows, others = _sorted(units)
        together = bool(rows) + len(others) > 1
        try:
            try:
                if together:
                    database.execute("BEGIN IMMEDIATE")
                self._write(rows, others)
            except sqlite3.IntegrityError:
                if together:
                    database.execute("ROLLBACK")
                database.execute("BEGIN IMMEDIATE")
                losers = self._write_carefully(units)
            if database.in_transaction:
                database.execute("COMMIT")
        except BaseException:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise
        return losers

    def change(self, statement: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        """Execute one statement by itself, and return the rows that it returns."""
        return self._database.execute(statement, tuple(values)).fetchall()

    def close(self) -> None:
        self._database.close()

    def _write(self, rows: list[Part], others: list[Part]) -> None:
        if rows:
            self._database.execute(_ADD_MOVES, (msgspec.json.encode(rows).decode(),))
        for statement, values in others:
            self._database.execute(statement, values)

    def _write_carefully(self, units: Sequence[Unit]) -> dict[int, str]:
        """Write the units one by one, after one of them lost a race: it must not affect the others."""
        execute = self._database.execute
        losers: dict[int, str] = {}
        for place, unit in enumerate(units):
            execute("SAVEPOINT unit")
            try:
                self._write(*_sorted([unit]))
            except sqlite3.IntegrityError as error:
                execute("ROLLBACK TO unit")
                losers[place] = str(error)
            execute("RELEASE unit")
        return losers


def _sorted(units: Sequence[Unit]) -> tuple[list[Part], list[Part]]:
    """Return the rows, which go in together, and the statements that are executed one by one."""
    rows: list[Part] = []
    others: list[Part] = []
    for unit in units:
        for part in unit:
            (others if len(part) == _STATEMENT else rows).append(part)
    return rows, others
