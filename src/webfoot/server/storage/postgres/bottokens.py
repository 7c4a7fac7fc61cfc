"""The tokens of bots in the database, for the command line: also while a server uses it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from webfoot.server.storage.opening import run
from webfoot.server.storage.postgres.connecting import TROUBLES, Connection, connect, shown
from webfoot.server.storage.protocol import BadDatabase

T = TypeVar("T")


def _asked(address: str, ask: Callable[[Connection], Awaitable[T]]) -> T:
    async def asked() -> T:
        connection = await connect(address)
        try:
            async with connection.transaction():
                # Nobody else makes one at the same time.
                await connection.execute("LOCK TABLE bot_tokens IN SHARE ROW EXCLUSIVE MODE")
                return await ask(connection)
        except TROUBLES as error:
            raise BadDatabase(f"{shown(address)} cannot be used now: {error}") from None
        finally:
            connection.terminate()

    return run(asked())


def add(address: str, name: str, hashed: str, made: int, at_most: int) -> str:
    """Keep the hash of a new token. Return "" or why not: "taken" or "full"."""

    async def ask(connection: Connection) -> str:
        names = [known for (known,) in await connection.fetch("SELECT name FROM bot_tokens")]
        if name in names:
            return "taken"
        if len(names) >= at_most:
            return "full"
        await connection.execute("INSERT INTO bot_tokens (name, hash, made) VALUES ($1, $2, $3)", name, hashed, made)
        return ""

    return _asked(address, ask)


def all_of(address: str) -> list[tuple[str, int]]:
    """Return the names and when their tokens were made, in alphabetical order."""

    async def ask(connection: Connection) -> list[tuple[str, int]]:
        return [tuple(row) for row in await connection.fetch("SELECT name, made FROM bot_tokens ORDER BY name")]

    return _asked(address, ask)


def remove(address: str, name: str) -> bool:
    """Forget a token. Return False if there is none of that name."""

    async def ask(connection: Connection) -> bool:
        return bool(await connection.fetch("DELETE FROM bot_tokens WHERE name = $1 RETURNING name", name))

    return _asked(address, ask)
