"""All cards of the game: every set that `sets` lists, in that order."""

from __future__ import annotations

from importlib import import_module

from webfoot.games.dale import sets
from webfoot.games.dale.kinds import BOXES, KINDS, SETS

for _name in sets.ORDER:
    import_module(f"{sets.__name__}.{_name}")
assert tuple(SETS) == sets.ORDER, f"the files of the sets call them {', '.join(SETS)}"

__all__ = ["BOXES", "KINDS", "SETS"]
