"""Handfuls of things, written as words: `duck duck paint`, or `red:2 blue:1`. Their order does not matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from webfoot.games.duckdealer.notation import count


class Handful(str):
    """So many of each; equal to any way of writing the same."""

    _counted: Counter[str]
    _among: tuple[str, ...]

    def __new__(cls, counted: Mapping[str, int], among: Iterable[str] = ()) -> Handful:
        things = +Counter(dict(counted))
        made = super().__new__(cls, " ".join(f"{name}:{number}" for name, number in things.items()))
        made._counted = things
        made._among = tuple(among)
        return made

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Handful):
            return self._counted == other._counted
        if isinstance(other, str):
            wanted = count(other)
            strangers = [name for name in wanted if self._among and name not in self._among]
            assert not strangers, f"there is nothing called {', '.join(strangers)} among {', '.join(self._among)}"
            return self._counted == wanted
        return NotImplemented

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = None  # type: ignore[assignment]  # equal to several strings

    def __getitem__(self, name: str) -> int:  # type: ignore[override]
        assert not self._among or name in self._among, f"there is nothing called {name}"
        return self._counted[name]

    def __len__(self) -> int:
        return self._counted.total()
