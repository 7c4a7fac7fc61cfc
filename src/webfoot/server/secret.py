"""The key that signs cookies and makes seat links: kept in the folder, for its owner's eyes alone."""

from __future__ import annotations

import contextlib
import os
import secrets
from pathlib import Path

from webfoot.core.errors import WebfootError

SHORTEST = 32
"""Characters; what is made here has 43."""


class BadSecret(WebfootError):
    """A key that protects nothing."""


def checked(secret: str, where: str) -> str:
    """The key itself; BadSecret if it is too short to be one."""
    if len(secret) < SHORTEST:
        what = "empty" if not secret else f"only {len(secret)} characters long"
        raise BadSecret(f"{where} is {what}; a key that signs cookies has at least {SHORTEST}")
    return secret


def kept_in(folder: Path) -> str:
    """The key of this folder, made on first use."""
    file = folder / "secret"
    if not file.exists():
        _make(file)
    try:
        text = file.read_text("ascii").strip()
    except UnicodeDecodeError:
        raise BadSecret(f"{file} is not a key that was made here: it is no plain text") from None
    hint = "put it back from a backup, or delete it to have a new one made: guests then lose their names and seats"
    try:
        checked(text, str(file))
    except BadSecret as error:
        raise BadSecret(f"{error}; {hint}") from None
    file.chmod(0o600)
    return text


def write(file: Path, secret: str) -> None:
    """Write a key so that it is there whole after a power cut, or not at all."""
    new = file.with_name(f"{file.name}.{os.getpid()}.new")
    new.unlink(missing_ok=True)
    descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as written:
        written.write(secret)
        written.flush()
        os.fsync(written.fileno())
    new.replace(file)
    sync_folder(file.parent)


def _make(file: Path) -> None:
    write(file, secrets.token_urlsafe(32))


def sync_folder(folder: Path) -> None:
    """Have the disk keep what was created or renamed in a folder, where the system can do that."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
