"""Passkeys, recovery codes and signed-out devices, in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any, Final

from webfoot.server.storage.accountrows import Passkey
from webfoot.server.storage.protocol import LostRace
from webfoot.server.storage.sqlite.forgetting import Traces, traces
from webfoot.server.storage.sqlite.writer import Statement, Writer

_PASSKEYS: Final = "SELECT id, guest, public_key, count, name, made, used FROM passkeys"
_ADD_PASSKEY: Final = """
INSERT INTO passkeys (id, guest, public_key, count, name, made, used)
SELECT ?, ?, ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM passkeys WHERE guest = ?) < ?
"""
_WITHOUT_CODES: Final = """
DELETE FROM recovery_codes WHERE guest = ? AND NOT EXISTS (SELECT 1 FROM passkeys WHERE guest = ?)
"""
_SIGN_OUT: Final = """
INSERT INTO signed_out (guest, generation) VALUES (?, 1)
ON CONFLICT (guest) DO UPDATE SET generation = generation + 1
"""


class SqliteAccounts:
    """The part of the storage that keeps accounts."""

    _writer: Writer
    _read: Callable[[Callable[[sqlite3.Connection], Any]], Any]

    async def add_passkey(self, passkey: Passkey, at_most: int) -> bool:
        def add(database: sqlite3.Connection) -> bool:
            try:
                return bool(database.execute(_ADD_PASSKEY, (*passkey, passkey.guest, at_most)).rowcount)
            except sqlite3.IntegrityError as known:
                raise LostRace(str(known)) from known

        return await self._writer.read(add)

    async def passkeys(self, guest: str) -> list[Passkey]:
        query = f"{_PASSKEYS} WHERE guest = ? ORDER BY made, id"
        rows = await self._read(lambda database: database.execute(query, (guest,)).fetchall())
        return [Passkey(*row) for row in rows]

    async def passkey(self, credential: str) -> Passkey | None:
        row = await self._read(
            lambda database: database.execute(f"{_PASSKEYS} WHERE id = ?", (credential,)).fetchone()
        )
        return None if row is None else Passkey(*row)

    async def use_passkey(self, credential: str, count: int, at: int) -> None:
        await self._writer.write(("UPDATE passkeys SET count = ?, used = ? WHERE id = ?", (count, at, credential)))

    async def remove_passkey(self, guest: str, credential: str) -> bool:
        if not any(one.id == credential for one in await self.passkeys(guest)):
            return False
        await self._writer.write(
            ("DELETE FROM passkeys WHERE guest = ? AND id = ?", (guest, credential)), (_WITHOUT_CODES, (guest, guest))
        )
        return True

    async def save_codes(self, guest: str, hashes: list[str], made: int) -> None:
        new: list[Statement] = [
            ("INSERT INTO recovery_codes (hash, guest, made) VALUES (?, ?, ?)", (one, guest, made)) for one in hashes
        ]
        await self._writer.write(("DELETE FROM recovery_codes WHERE guest = ?", (guest,)), *new)

    async def codes_left(self, guest: str) -> int:
        query = "SELECT count(*) FROM recovery_codes WHERE guest = ?"
        found: int = (await self._read(lambda database: database.execute(query, (guest,)).fetchone()))[0]
        return found

    async def find_code(self, hashed: str) -> str | None:
        query = "SELECT guest FROM recovery_codes WHERE hash = ?"
        row = await self._read(lambda database: database.execute(query, (hashed,)).fetchone())
        return None if row is None else str(row[0])

    async def use_code(self, hashed: str) -> bool:
        def use(database: sqlite3.Connection) -> bool:
            return bool(database.execute("DELETE FROM recovery_codes WHERE hash = ?", (hashed,)).rowcount)

        return await self._writer.read(use)

    async def generations(self) -> dict[str, int]:
        query = "SELECT guest, generation FROM signed_out"
        found: dict[str, int] = await self._read(lambda database: dict(database.execute(query).fetchall()))
        return found

    async def forgotten(self) -> set[str]:
        query = "SELECT hash FROM forgotten"
        found: set[str] = await self._read(lambda database: {hashed for (hashed,) in database.execute(query)})
        return found

    async def forget_guest(self, guest: str, hashed: str, at: int, now: int) -> list[str]:
        found: Traces = await self._read(lambda database: traces(database, guest, now))
        known = ("INSERT OR IGNORE INTO forgotten (hash, at) VALUES (?, ?)", (hashed, at))
        await self._writer.write(*found.statements, known)
        return found.alone

    async def sign_out(self, guest: str) -> int:
        def next_one(database: sqlite3.Connection) -> int:
            database.execute(_SIGN_OUT, (guest,))
            row = database.execute("SELECT generation FROM signed_out WHERE guest = ?", (guest,)).fetchone()
            return int(row[0])

        return await self._writer.read(next_one)
