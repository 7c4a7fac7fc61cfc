"""Passkeys, recovery codes and signed-out devices."""

from __future__ import annotations

from typing import Final

from webfoot.server.storage.accountrows import Passkey
from webfoot.server.storage.sql.database import Database, Statement, one
from webfoot.server.storage.sql.forgetting import traces

_PASSKEYS: Final = "SELECT id, guest, public_key, count, name, made, used FROM passkeys"
_ADD_PASSKEY: Final = """
INSERT INTO passkeys (id, guest, public_key, count, name, made, used)
SELECT ?, ?, ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM passkeys WHERE guest = ?) < ? RETURNING id
"""
_WITHOUT_CODES: Final = """
DELETE FROM recovery_codes WHERE guest = ? AND NOT EXISTS (SELECT 1 FROM passkeys WHERE guest = ?)
"""
_SIGN_OUT: Final = """
INSERT INTO signed_out (guest, generation) VALUES (?, 1)
ON CONFLICT (guest) DO UPDATE SET generation = signed_out.generation + 1 RETURNING generation
"""
_FORGOTTEN: Final = "INSERT INTO forgotten (hash, at) VALUES (?, ?) ON CONFLICT DO NOTHING"


class SqlAccounts:
    """The part of the storage that keeps accounts."""

    _database: Database

    async def add_passkey(self, passkey: Passkey, at_most: int) -> bool:
        return bool(await self._database.change(_ADD_PASSKEY, *passkey, passkey.guest, at_most))

    async def passkeys(self, guest: str) -> list[Passkey]:
        rows = await self._database.query(f"{_PASSKEYS} WHERE guest = ? ORDER BY made, id", guest)
        return [Passkey(*row) for row in rows]

    async def passkey(self, credential: str) -> Passkey | None:
        rows = await self._database.query(f"{_PASSKEYS} WHERE id = ?", credential)
        return Passkey(*rows[0]) if rows else None

    async def use_passkey(self, credential: str, count: int, at: int) -> None:
        await self._database.write(("UPDATE passkeys SET count = ?, used = ? WHERE id = ?", (count, at, credential)))

    async def remove_passkey(self, guest: str, credential: str) -> bool:
        if not any(known.id == credential for known in await self.passkeys(guest)):
            return False
        await self._database.write(
            ("DELETE FROM passkeys WHERE guest = ? AND id = ?", (guest, credential)), (_WITHOUT_CODES, (guest, guest))
        )
        return True

    async def save_codes(self, guest: str, hashes: list[str], made: int) -> None:
        new: list[Statement] = [
            ("INSERT INTO recovery_codes (hash, guest, made) VALUES (?, ?, ?)", (code, guest, made))
            for code in hashes
        ]
        await self._database.write(("DELETE FROM recovery_codes WHERE guest = ?", (guest,)), *new)

    async def codes_left(self, guest: str) -> int:
        return int(await one(self._database, "SELECT count(*) FROM recovery_codes WHERE guest = ?", guest))

    async def find_code(self, hashed: str) -> str | None:
        guest: str | None = await one(self._database, "SELECT guest FROM recovery_codes WHERE hash = ?", hashed)
        return guest

    async def use_code(self, hashed: str) -> bool:
        return bool(await self._database.change("DELETE FROM recovery_codes WHERE hash = ? RETURNING hash", hashed))

    async def generations(self) -> dict[str, int]:
        return dict(await self._database.query("SELECT guest, generation FROM signed_out"))

    async def sign_out(self, guest: str) -> int:
        ((generation,),) = await self._database.change(_SIGN_OUT, guest)
        return int(generation)

    async def forgotten(self) -> set[str]:
        return {hashed for (hashed,) in await self._database.query("SELECT hash FROM forgotten")}

    async def forget_guest(self, guest: str, hashed: str, at: int, now: int) -> list[str]:
        found = await traces(self._database, guest, now)
        await self._database.write(*found.statements, (_FORGOTTEN, (hashed, at)))
        return found.alone
