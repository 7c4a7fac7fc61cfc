"""Patterns: which moves a lesson means, and what it looks for in a position.

A pattern is a mapping. Each key is a field of the move, with the value it must have, or a list of such values. The
key `sees` looks at the position after the move instead, as the learner is sent it: a path such as
`view.players.1.living`, with what must be found there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from webfoot.core.briefing import Briefing
from webfoot.core.moves import Move

Pattern = dict[str, Any]
Sights = dict[str, Any]
SEES: Final = "sees"
_TESTS: Final = frozenset({"least", "most", "has", "lacks", "size", "not"})


def fits(pattern: Mapping[str, Any], move: Move) -> bool:
    """Whether a move has every value that the pattern names. An empty pattern fits every move."""
    plain: dict[str, Any] = msgspec.to_builtins(move)
    for name, wanted in pattern.items():
        if name == SEES:
            continue
        if name not in plain:
            return False
        if not (plain[name] in wanted if isinstance(wanted, list) else plain[name] == wanted):
            return False
    return True


def holds(sights: Mapping[str, Any], brief: Briefing) -> bool:
    """Whether everything that these sights name is so in the position, as the learner is sent it."""
    if not sights:
        return True
    plain = msgspec.to_builtins(brief)
    return all(_is(_at(plain, path), wanted) for path, wanted in sights.items())


def _at(value: Any, path: str) -> Any:
    for part in path.split("."):
        if isinstance(value, Mapping) and part in value:
            value = value[part]
        elif isinstance(value, Sequence) and not isinstance(value, str) and part.lstrip("-").isdecimal():
            place = int(part)
            if not -len(value) <= place < len(value):
                return None
            value = value[place]
        else:
            return None
    return value


def _is(value: Any, wanted: Any) -> bool:
    if not (isinstance(wanted, Mapping) and wanted and wanted.keys() <= _TESTS):
        return bool(value == wanted)
    several = isinstance(value, Mapping | Sequence)
    tests: dict[str, Callable[[Any], bool]] = {
        "least": lambda least: isinstance(value, int) and value >= least,
        "most": lambda most: isinstance(value, int) and value <= most,
        "has": lambda one: several and one in value,
        "lacks": lambda one: several and one not in value,
        "size": lambda size: several and len(value) == size,
        "not": lambda other: value != other,
    }
    return all(tests[name](against) for name, against in wanted.items())
