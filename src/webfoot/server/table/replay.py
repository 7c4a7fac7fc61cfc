"""The replay of a finished game, moment by moment, from the view of one seat and without undone steps.

A long game has thousands of moments and little changes from one to the next. So each moment holds only the changes.
"""

from __future__ import annotations

from typing import Any

import msgspec

from webfoot.core.game import Game
from webfoot.server.storage.protocol import Row
from webfoot.server.table.details import Details
from webfoot.server.table.playthrough import begin, effective
from webfoot.server.wire import Change, Moment

Path = tuple[str | int, ...]


def moments(game: Game[Any], details: Details, rows: list[Row], viewer: int | None) -> list[Moment]:
    play = begin(game, details, rows)
    shown: list[Moment] = []
    before: Any = None
    for row in effective(rows):
        happened = play.again(row)
        brief = msgspec.to_builtins(play.brief(viewer))
        shown.append(Moment(happened.seen_by(viewer), changes(before, brief)))
        before = brief
    return shown


def changes(before: Any, after: Any) -> list[Change]:
    """Return the changes that turn the first value into the second; both are plain JSON."""
    found: list[Change] = []
    _compare(before, after, (), found)
    return found


def _compare(before: Any, after: Any, path: Path, found: list[Change]) -> None:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            _compare(before[key], value, (*path, key), found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, value in enumerate(after):
            _compare(before[place], value, (*path, place), found)
    else:
        found.append((list(path), after))
