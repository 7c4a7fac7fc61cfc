"""All cards of the game: every file of `sets` is a set of animalfolk."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from webfoot.games.dale import sets
from webfoot.games.dale.kinds import BOXES, KINDS, SETS

for _module in sorted(module.name for module in iter_modules(sets.__path__)):
    import_module(f"{sets.__name__}.{_module}")

__all__ = ["BOXES", "KINDS", "SETS"]
