"""The folder of a server: made for its owner alone, and used by one server at a time."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from webfoot.core.errors import WebfootError
from webfoot.server.settings import Settings
from webfoot.server.storage.opening import prepare_postgres
from webfoot.server.storage.protocol import DatabaseInUse
from webfoot.server.storage.sqlite.migrate import migrate

OURS = ("webfoot.sqlite", "webfoot.address", "secret")
"""How the names of our files begin."""


class FolderInUse(WebfootError):
    """Another server runs on this folder."""


@contextmanager
def opened(settings: Settings) -> Iterator[None]:
    """Use the folder and the database of a server, brought up to date, until the end.

    FolderInUse, BadDatabase and BadSecret say in a sentence why they cannot be used.
    """
    if settings.postgres is not None:
        prepare(settings.folder)
        settings.secret()
        try:
            prepare_postgres(settings.postgres, together=bool(settings.bus))
        except DatabaseInUse as used:
            raise FolderInUse(str(used)) from None
        yield
        return
    with held(settings):
        file = settings.database_file
        migrate(file)
        for one in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
            _for_its_owner(one, 0o600)
        settings.secret()
        yield


@contextmanager
def held(settings: Settings) -> Iterator[None]:
    """Make the folder if need be, and keep every other server out of its database until the end."""
    prepare(settings.folder)
    file = settings.database_file
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not file.exists():
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600))
    lock = file.with_name(file.name + ".lock")
    with os.fdopen(os.open(lock, os.O_RDWR | os.O_CREAT, 0o600), "r+") as held_open:
        if not _lock(held_open):
            who = held_open.read(20).strip()
            process = f" (process {who})" if who.isdecimal() else ""
            raise FolderInUse(f"{file} is in use by another server{process}; two cannot share it")
        held_open.truncate(0)
        held_open.write(str(os.getpid()))
        held_open.flush()
        yield


def tell_address(settings: Settings, address: str) -> None:
    """Write down where the server of this folder listens, for commands that ask it."""
    file = _address_file(settings)
    file.unlink(missing_ok=True)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as written:
        written.write(address)


def forget_address(settings: Settings) -> None:
    """The server of this folder does not listen any more."""
    _address_file(settings).unlink(missing_ok=True)


def address_of_server(settings: Settings) -> str | None:
    """Return where the server of this folder listens; None if it does not say."""
    try:
        text = _address_file(settings).read_text("ascii").strip()
    except (OSError, UnicodeDecodeError):
        return None
    return text if text.startswith("http://") else None


def _address_file(settings: Settings) -> Path:
    if settings.postgres is not None:
        return settings.folder / "webfoot.address"
    file = settings.database_file
    return file.with_name(file.name + ".address")


def prepare(folder: Path) -> None:
    """Make a folder that nobody but its owner can look into. One that holds other things as well is left as it is."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    if all(one.name.startswith(OURS) for one in folder.iterdir()):
        _for_its_owner(folder, 0o700)


def _for_its_owner(path: Path, mode: int) -> None:
    # Somebody else's file cannot be changed, and is that one's own affair.
    with suppress(FileNotFoundError, PermissionError):
        path.chmod(mode)


def _lock(file: IO[str]) -> bool:
    """Lock a file for as long as it is open, or the process lives; False if somebody else has done so."""
    try:
        if sys.platform == "win32":
            import msvcrt

            # Far behind what is written in it, which others are to read.
            file.seek(1 << 20)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            file.seek(0)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
