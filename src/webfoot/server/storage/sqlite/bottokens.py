"""The tokens of bots in the database, for the command line: also while a server uses it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from webfoot.server.storage.protocol import BadDatabase
from webfoot.server.storage.sqlite.committing import BUSY_SECONDS


@contextmanager
def _opened(file: Path) -> Iterator[sqlite3.Connection]:
    try:
        with closing(sqlite3.connect(file, timeout=BUSY_SECONDS)) as database, database:
            yield database
    except sqlite3.Error as error:
        raise BadDatabase(f"{file} cannot be used now: {error}") from None


def add(file: Path, name: str, hashed: str, made: int, at_most: int) -> str:
    """Keep the hash of a new token. Return "" or why not: "taken" or "full"."""
    with _opened(file) as database:
        database.execute("BEGIN IMMEDIATE")
        names = [row[0] for row in database.execute("SELECT name FROM bot_tokens")]
        if name in names:
            return "taken"
        if len(names) >= at_most:
            return "full"
        database.execute("INSERT INTO bot_tokens (name, hash, made) VALUES (?, ?, ?)", (name, hashed, made))
    return ""


def all_of(file: Path) -> list[tuple[str, int]]:
    """Return the names and when their tokens were made, in alphabetical order."""
    with _opened(file) as database:
        return database.execute("SELECT name, made FROM bot_tokens ORDER BY name").fetchall()


def remove(file: Path, name: str) -> bool:
    """Forget a token. Return False if there is none of that name."""
    with _opened(file) as database:
        return database.execute("DELETE FROM bot_tokens WHERE name = ?", (name,)).rowcount > 0
