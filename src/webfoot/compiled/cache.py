"""Where builds are kept: a folder of the user's cache for each build, with a list of its files.

A build is either whole or not there: it is made elsewhere, tried, and then renamed. What is not whole, was made for
other sources or another Python, or belongs to somebody else, is ignored.
"""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path
from typing import Final

import msgspec

from webfoot.compiled.sources import stamp

VARIABLE: Final = "WEBFOOT_ENGINE"
"""`off` imports the sources; a path is the folder of the cache."""

LIST: Final = "build.json"
STARTER: Final = "webfoot_starter"
"""The library that starts the modules of the others (starter.c)."""
KEPT: Final = 3


class File(msgspec.Struct, frozen=True):
    """A module of a build: the library in the folder that holds it, and the size of that."""

    module: str
    name: str
    size: int
    package: bool = False
    group: str = ""
    """The group it is part of, as Python imports its library; empty if it is a library by itself."""


class Build(msgspec.Struct, frozen=True):
    """A whole build: the stamp of its sources, the compiler that made it, and its files."""

    stamp: str
    compiler: str
    files: tuple[File, ...]


def folder() -> Path | None:
    """Return the folder of the cache; None if builds are switched off."""
    chosen = os.environ.get(VARIABLE, "")
    if chosen == "off":
        return None
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Caches")
    else:
        base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "webfoot"


def find(cache: Path) -> tuple[Path, Build] | None:
    """Return the newest whole build that fits the sources and this Python; None if there is none."""
    if not cache.is_dir() or not _ours(cache):
        return None
    wanted = stamp()
    for found in sorted(cache.glob(f"{wanted}-*"), key=lambda path: path.stat().st_mtime, reverse=True):
        build = read(found)
        if build is not None and build.stamp == wanted:
            return found, build
    return None


def read(path: Path) -> Build | None:
    """Read the list of a build; None if it cannot be read or a file is missing or torn."""
    try:
        build = msgspec.json.decode((path / LIST).read_bytes(), type=Build)
        whole = all((path / file.name).stat().st_size == file.size for file in build.files)
    except (OSError, msgspec.MsgspecError):
        return None
    return build if whole and _ours(path) else None


def prune(cache: Path) -> None:
    """Remove all but the newest builds."""
    import shutil

    builds = [path for path in cache.iterdir() if (path / LIST).is_file()]
    for old in sorted(builds, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def _ours(path: Path) -> bool:
    """Whether nobody else can have put machine code there."""
    if sys.platform == "win32":
        return True
    found = path.stat()
    # What belongs to root was put there by whoever installed the program, as in a container.
    return found.st_uid in (0, os.getuid()) and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
