"""Finds games by name.

Games are entry points of the group `webfoot.games`. So this module knows none of them, and any package can add one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from webfoot.core.errors import AmbiguousGame, RulesNotCarried, UnknownGame
from webfoot.core.game import Game


def each_once(points: Iterable[EntryPoint]) -> dict[str, EntryPoint]:
    """Return the entry points by name. Raises AmbiguousGame if two different games have one name."""
    found: dict[str, EntryPoint] = {}
    for point in points:
        known = found.setdefault(point.name, point)
        if known.value != point.value:
            raise AmbiguousGame(f"two games are called {point.name!r}: {known.value} and {point.value}")
    return found


@cache
def _announced() -> dict[str, EntryPoint]:
    return each_once(entry_points(group="webfoot.games"))


@cache
def game_keys() -> tuple[str, ...]:
    """Return the names of all installed games, in alphabetical order."""
    return tuple(sorted(_announced()))


@cache
def game(key: str) -> Game[Any]:
    """Return the game of that name. Raises UnknownGame if there is none or if it cannot be loaded."""
    point = _announced().get(key)
    if point is None:
        raise UnknownGame(f"no game is called {key!r}; the games are: {', '.join(game_keys())}")
    try:
        found = point.load()()
    except (ImportError, AttributeError) as error:
        raise UnknownGame(
            f"the game {key!r} is announced as {point.value}, which cannot be loaded: {error}"
        ) from error
    assert isinstance(found, Game)
    return found


def in_version(game: Game[Any], version: int) -> Game[Any]:
    """Return a game in that version of its rules: the present one, or one of `Game.older`.

    Raises RulesNotCarried if there is none, and UnknownGame if it is not what `Game.older` says.
    """
    if version == game.version:
        return game
    place = game.older.get(version)
    if place is None:
        carried = ", ".join(map(str, sorted({game.version, *game.older})))
        raise RulesNotCarried(
            f"version {version} of the rules of {game.key} is not carried here; the versions are: {carried}"
        )
    found = _older(place)
    if (found.key, found.version) != (game.key, version):
        raise UnknownGame(f"{place} is version {found.version} of {found.key}, not version {version} of {game.key}")
    return found


def rules_of(key: str, version: int | None) -> Game[Any]:
    """Return the game of that name in that version of its rules; None for the present one. Raises as `in_version`."""
    present = game(key)
    return present if version is None else in_version(present, version)


@cache
def _older(place: str) -> Game[Any]:
    module, _, name = place.partition(":")
    try:
        found = getattr(import_module(module), name)()
    except (ImportError, AttributeError) as error:
        raise UnknownGame(f"older rules are said to be at {place}, which cannot be loaded: {error}") from error
    assert isinstance(found, Game)
    return found
