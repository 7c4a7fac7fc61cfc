"""Tokens with which bots connect to the server: made, listed and revoked by the administrator.

A token is shown once, when it is made. The database holds its hash alone.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from pathlib import Path
from typing import Any, Final

from webfoot.bots.levels import LEVELS
from webfoot.core.errors import WebfootError
from webfoot.server import folder as folders
from webfoot.server.environment import settings_at
from webfoot.server.logs import TOKEN_PREFIX
from webfoot.server.settings import BOT_NAME, Settings
from webfoot.server.storage.opening import needs_driver
from webfoot.server.storage.sqlite import bottokens as in_sqlite
from webfoot.server.storage.sqlite.migrate import is_current

MOST_TOKENS: Final = 100
TRIES: Final = 100
PAUSE_SECONDS: Final = 0.1
"""How often and how long a server is waited for that is preparing its database."""


class BadToken(WebfootError):
    """A token that cannot be made or revoked; the message says why."""


def hash_of(token: str) -> str:
    """Return the hash of a token, by which it is known."""
    # It has 256 bits of luck, so nothing is gained by a hash that is slow.
    return hashlib.sha256(b"webfoot-bot-token-1" + token.encode()).hexdigest()


def give(name: str, folder: Path | None, database: str | None = None) -> str:
    """Make a token for a bot of this name and return it. Raises BadToken."""
    if not BOT_NAME.fullmatch(name):
        raise BadToken(f"the name of a bot has 1 to 32 letters, digits and signs _.-, not {name!r:.60}")
    settings = settings_at(folder, database)
    if name in LEVELS or name in settings.own_bots:
        raise BadToken(f"{name} is a bot of the server itself; choose another name")
    token = TOKEN_PREFIX + secrets.token_urlsafe(32)
    _up_to_date(settings)
    kept, where = _kept(settings)
    why = kept.add(where, name, hash_of(token), time.time_ns() // 1_000_000, MOST_TOKENS)
    if why == "taken":
        raise BadToken(f"{name} has a token already; revoke it to make another")
    if why == "full":
        raise BadToken(f"there are {MOST_TOKENS} tokens already; revoke one of them first")
    return token


def given(folder: Path | None, database: str | None = None) -> list[tuple[str, int]]:
    """Return the names of all tokens, and when each was made in milliseconds since 1970."""
    settings = settings_at(folder, database)
    if settings.postgres is None and not settings.database_file.exists():
        return []
    _up_to_date(settings)
    kept, where = _kept(settings)
    tokens: list[tuple[str, int]] = kept.all_of(where)
    return tokens


def revoke(name: str, folder: Path | None, database: str | None = None) -> None:
    """Forget the token of this name. A server that runs ends its connection soon. Raises BadToken."""
    if name not in dict(given(folder, database)):
        raise BadToken(f"no token has the name {name!r:.60}")
    kept, where = _kept(settings_at(folder, database))
    kept.remove(where, name)


def _up_to_date(settings: Settings) -> None:
    """Bring the database to its newest form. A server that runs does so as it starts: it is waited for.

    Raises BadToken if that takes long.
    """
    try:
        with folders.opened(settings):
            return
    except folders.FolderInUse:
        # A server prepares a database of PostgreSQL before it uses it.
        if settings.postgres is not None:
            return
    for _ in range(TRIES):
        if is_current(settings.database_file):
            return
        time.sleep(PAUSE_SECONDS)
    raise BadToken("the server on this folder is still preparing its database; try again in a moment")


def _kept(settings: Settings) -> tuple[Any, Any]:
    """Return what keeps tokens, and where."""
    if settings.postgres is None:
        return in_sqlite, settings.database_file
    with needs_driver():
        from webfoot.server.storage.postgres import bottokens as in_postgres
    return in_postgres, settings.postgres
