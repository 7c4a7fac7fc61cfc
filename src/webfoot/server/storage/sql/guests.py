"""Guests who have chosen a name, their recovery links, and the tokens of bots."""

from __future__ import annotations

from typing import Final

from webfoot.server.storage.sql.database import THESE_TEXTS, Database, listed, one
from webfoot.server.wire import Me

AT_ONCE: Final = 500
"""Guests that are read by one query."""
_GUESTS: Final = f"SELECT id, name, language FROM guests WHERE id IN {THESE_TEXTS}"  # noqa: S608
_PUT_GUEST: Final = "REPLACE INTO guests (id, name, language) VALUES (?, ?, ?)"
_PUT_RECOVERY: Final = "REPLACE INTO recovery (guest, hash, made) VALUES (?, ?, ?)"


class SqlGuests:
    """The part of the storage that keeps guests."""

    _database: Database

    async def load_guest(self, guest: str) -> Me | None:
        return (await self.load_guests({guest})).get(guest)

    async def load_guests(self, guests: set[str]) -> dict[str, Me]:
        ids = sorted(guests)
        found: dict[str, Me] = {}
        for start in range(0, len(ids), AT_ONCE):
            rows = await self._database.query(_GUESTS, listed(ids[start : start + AT_ONCE]))
            found |= {row[0]: Me(*row) for row in rows}
        return found

    async def save_guest(self, me: Me) -> None:
        await self._database.write((_PUT_GUEST, (me.id, me.name, me.language)))

    async def save_recovery(self, guest: str, hashed: str, made: int) -> None:
        await self._database.write((_PUT_RECOVERY, (guest, hashed, made)))

    async def revoke_recovery(self, guest: str) -> None:
        await self._database.write(("DELETE FROM recovery WHERE guest = ?", (guest,)))

    async def recovery_made(self, guest: str) -> int | None:
        made: int | None = await one(self._database, "SELECT made FROM recovery WHERE guest = ?", guest)
        return made

    async def find_recovery(self, hashed: str) -> str | None:
        guest: str | None = await one(self._database, "SELECT guest FROM recovery WHERE hash = ?", hashed)
        return guest

    async def bot_tokens(self) -> dict[str, str]:
        return dict(await self._database.query("SELECT name, hash FROM bot_tokens"))
