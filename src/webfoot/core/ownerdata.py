"""Data files of owners: the printed values of a game as they are in somebody's own box.

A line `game: <key>` says which game the file is for; that game reads the rest.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from webfoot.core.errors import BadData, UnknownGame
from webfoot.core.registry import game

OPTION: Final = "data"
"""The option of a game that holds the content of its data file."""
_GAME: Final = re.compile(r"""^game:[ \t]*["']?([\w-]+)["']?[ \t]*(?:#.*)?$""", re.MULTILINE)


def read_owner_data(path: Path) -> tuple[str, str]:
    """Return the key of the game that a file is for, and the value of its option. Raises BadData."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadData(f"{path.name}: the file is not UTF-8 text") from None
    named = _GAME.search(text)
    if named is None:
        raise BadData(f"{path.name}: no line says which game the file is for, such as `game: duckdealer`")
    try:
        played = game(named[1])
    except UnknownGame as error:
        raise BadData(f"{path.name}: {error}") from None
    return played.key, played.read_data(text, path.name)


def read_all_owner_data(paths: Iterable[Path]) -> dict[str, str]:
    """Read several files, each for a different game. Raises BadData."""
    found: dict[str, str] = {}
    for path in paths:
        key, text = read_owner_data(path)
        if key in found:
            raise BadData(f"{path.name}: there is already a data file for {key}")
        found[key] = text
    return found
