"""Version 2: the present rules with other points for building."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from webfoot.games.duckdealer import game
from webfoot.games.duckdealer.data import text_of_version


class DuckDealer(game.DuckDealer):
    version = 2
    older: ClassVar[Mapping[int, str]] = {}
    standard = text_of_version(2)
