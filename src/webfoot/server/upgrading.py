"""`webfoot upgrade`: whether the tables of a database go on as before under the installed program, and the upgrade.

The check works on a copy, so it changes nothing and may run beside a server. A table is played again from its rows.
Its *fingerprint* follows from what everybody could do and had after every row. A file of fingerprints that the
program of before has written shows a change also where no row is refused.
"""

from __future__ import annotations

import asyncio
import hashlib
import tempfile
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from webfoot.core.errors import WebfootError
from webfoot.core.game import Game
from webfoot.server import folder as folders
from webfoot.server.environment import settings_at
from webfoot.server.settings import Settings
from webfoot.server.storage.opening import look_into_postgres, open_storage
from webfoot.server.storage.protocol import BadRow, Row, Storage
from webfoot.server.storage.sqlite import backup
from webfoot.server.storage.sqlite.migrate import migrate
from webfoot.server.storage.sqlite.storage import SqliteStorage
from webfoot.server.table import archive
from webfoot.server.table.bygone import Bygone, rules_of
from webfoot.server.table.details import Details
from webfoot.server.table.playthrough import begin

ALL: Final = 10**9
MOST_BYTES: Final = 1 << 28
"""How long a file of fingerprints may be."""
Tell = Callable[[int, int], None]
"""Told how many of how many tables are done."""


class BadFingerprints(WebfootError):
    """A file that is none of fingerprints."""


class Finding(NamedTuple):
    """What becomes of one table."""

    details: Details
    fingerprint: str = ""
    trouble: str = ""
    """Why it would not go on as before, in a few words; empty if it would."""


def check(folder: Path | None, before: Mapping[str, str], tell: Tell, database: str | None = None) -> list[Finding]:
    """Play every unfinished table of a database again. `before` holds fingerprints of the program of before."""
    settings = settings_at(folder, database)
    if settings.postgres is not None:
        # Nothing is written, and every older form can be read as it is, so it needs no copy.
        return asyncio.run(_check(look_into_postgres(settings.postgres), before, tell))
    with tempfile.TemporaryDirectory(prefix="webfoot-") as room:
        copy = Path(room) / "webfoot.sqlite"
        backup.copy(settings.database_file, copy)
        migrate(copy)
        return asyncio.run(_check(_copied(copy), before, tell))


async def _copied(file: Path) -> Storage:
    return SqliteStorage(file, "normal", _no_link)


async def _check(opening: Awaitable[Storage], before: Mapping[str, str], tell: Tell) -> list[Finding]:
    storage = await opening
    try:
        tables = await storage.unfinished(0, ALL, ALL)
        found: list[Finding] = []
        for details in tables:
            tell(len(found), len(tables))
            found.append(await _look(storage, details, before.get(details.id)))
        tell(len(found), len(tables))
        return found
    finally:
        await storage.close()


async def _look(storage: Storage, details: Details, before: str | None) -> Finding:
    try:
        game = rules_of(details)
    except WebfootError as error:
        return Finding(details, trouble=str(error))
    if isinstance(game, Bygone):
        return Finding(details, trouble=f"version {details.rules} of its rules is not carried")
    if details.status == "waiting":
        return Finding(details)
    try:
        rows = await storage.rows(details.id)
    except BadRow as bad:
        return Finding(details, trouble=f"its rows make no sense: {bad}")
    finding = _played(game, details, rows)
    if not finding.trouble and before is not None and before != finding.fingerprint:
        return finding._replace(trouble="its game goes another way than before")
    return finding


def _played(game: Game[Any], details: Details, rows: list[Row]) -> Finding:
    digest = hashlib.sha256()
    seq = 0
    try:
        play = begin(game, details, rows)
        for row in rows:
            seq = row.seq
            if play.over:
                return Finding(details, trouble=f"row {seq}: the game would be over before it")
            play.again(row)
            state = play.match.state
            digest.update(msgspec.json.encode([state.actors(), state.scores(), state.now]))
        catalogue = play.match.game.catalogue
        legal = [[catalogue[number] for number in state.legal(seat)] for seat in range(state.seats)]
        digest.update(msgspec.json.encode([legal, state.deadline()]))
    # Rows that do not fit the rules fail wherever the game first meets what is wrong with them, and in many ways.
    except Exception as error:
        return Finding(details, trouble=f"row {seq} cannot be played: {error}")
    if play.over:
        return Finding(details, trouble="its game would be over")
    return Finding(details, digest.hexdigest())


def write_fingerprints(file: Path, found: list[Finding]) -> None:
    """Keep the fingerprints of a check for a later one."""
    known = {one.details.id: one.fingerprint for one in found if one.fingerprint}
    file.write_bytes(msgspec.json.format(msgspec.json.encode({"fingerprints": known})) + b"\n")


def read_fingerprints(file: Path) -> dict[str, str]:
    """Return what another check has kept. Raises BadFingerprints."""
    if file.stat().st_size > MOST_BYTES:
        raise BadFingerprints(f"{file} is too long for a file of fingerprints")
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, str]])["fingerprints"]
    except (msgspec.DecodeError, KeyError, UnicodeError):
        raise BadFingerprints(
            f"{file} is no file of fingerprints: `webfoot upgrade --check --write` makes one"
        ) from None


def upgrade(folder: Path | None, tell: Tell, database: str | None = None) -> tuple[int, list[str]]:
    """Bring a database to its newest form and archive its finished games; the server must not run.

    Returns how many were archived, and a sentence about each that could not be.
    """
    settings = settings_at(folder, database)
    with folders.opened(settings):
        return asyncio.run(_archive_all(settings, tell))


async def _archive_all(settings: Settings, tell: Tell) -> tuple[int, list[str]]:
    storage = await open_storage(settings, _no_link)
    try:
        waiting = await storage.unarchived(0, ALL)
        troubles: list[str] = []
        for done, (_, table) in enumerate(waiting):
            tell(done, len(waiting))
            trouble = await _archive(storage, table)
            if trouble:
                troubles.append(f"table {table}: {trouble}")
        tell(len(waiting), len(waiting))
        return len(waiting) - len(troubles), troubles
    finally:
        await storage.close()


async def _archive(storage: Storage, table: str) -> str:
    """Archive the game of one table; returns why that cannot be done."""
    try:
        details = await storage.load(table)
        assert details is not None
        game = rules_of(details)
        if isinstance(game, Bygone):
            return f"version {details.rules} of the rules of {details.game} is not carried"
        await storage.save_archive(table, archive.make(game, details, await storage.rows(table)))
    except BadRow as bad:
        return f"its rows make no sense: {bad}"
    # As above: one bad game is that game's trouble alone.
    except Exception as error:
        return f"its rows cannot be played: {error}"
    return ""


def _no_link(table: str, seat: int, nonce: str) -> str:
    raise AssertionError("an upgrade makes no seats")
