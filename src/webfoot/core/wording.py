"""Puts events into words: the kind of each field (fields.py) says how its value is said.

The page does the same with the same descriptions (`web/src/log/wording.ts`). A test compares the sentences of both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from webfoot.core import fields as f
from webfoot.core.events import Event
from webfoot.core.game import Game
from webfoot.core.words import Words, listed

NONE: Final = "none"
"""Stands for a missing value or an empty list. A sentence chooses its wording by it."""


class Wording:
    """Puts the events of one game into words, in one language and with the names of its players."""

    def __init__(self, game: Game[Any], said: Words, names: Sequence[str]) -> None:
        self._game = game
        self._said = said
        self._names = names

    def sentence(self, event: Event) -> str:
        """Put an event into words."""
        return self._said.say(f"event-{event.__struct_config__.tag}", self.values(event))

    def values(self, event: Event) -> dict[str, str | int]:
        """Return the values that the sentence is given, by name."""
        kinds = f.kinds(type(event))
        told = {name: kind for name, kind in kinds.items() if not isinstance(kind, f.Untold)}
        return {name: self._value(event, kinds, name, kind) for name, kind in told.items()}

    def _value(self, event: Event, kinds: Mapping[str, f.Kind], name: str, kind: f.Kind) -> str | int:
        match kind:
            case f.Same(one, other):
                return _flag(getattr(event, one) == getattr(event, other))
            case f.Differ(one, other):
                return _flag(getattr(event, one) != getattr(event, other))
            case f.Reading(field, way, last):
                value = getattr(event, field)
                return self._word(way, value[-1] if last else value)
            case f.Gathered(fields, way):
                return self._word(way, {slug: getattr(event, field) for slug, field in fields})
            case f.Together(fields):
                return self._listed([part for one in fields for part in self._parts(kinds[one], getattr(event, one))])
        return self._word(kind, getattr(event, name))

    def _word(self, kind: f.Kind, value: Any) -> str | int:
        if value is None:
            return NONE
        match kind:
            case f.Number():
                return int(value)
            case f.Variant():
                return _flag(value) if isinstance(value, bool) else str(value)
            case f.Player():
                return str(self._names[value])
            case f.Named(message, attribute):
                return self._said.say(f"{message}-{value}", attribute=attribute)
            case f.At(attribute):
                return self._place(value, attribute)
            case f.SortOfPlace():
                return str(self._game.place(value).sort)
        return self._listed(self._parts(kind, value))

    def _parts(self, kind: f.Kind, value: Any) -> list[str]:
        """Put each thing of a list into words."""
        match kind:
            case f.Players():
                return [self._names[seat] for seat in value]
            case f.Figures(message):
                figures = sorted(value.items()) if isinstance(value, Mapping) else enumerate(value)
                return [self._said.say(message, {"name": self._names[seat], "points": n}) for seat, n in figures]
            case f.Row(message, times):
                row = [self._said.say(f"{message}-{slug}") for slug in value if slug is not None]
                return row if times is None else [self._said.say(times, {"count": 1, message: name}) for name in row]
            case f.Counted(message, attribute, times):
                # Equal things are listed where the first of them stands.
                counts: Mapping[str, int] = value if isinstance(value, Mapping) else Counter(value)
                if times is None:
                    told = [(slug, count) for slug, count in counts.items() if count]
                    return [self._said.say(f"{message}-{slug}", {"count": n}, attribute) for slug, n in told]
                names: Counter[str] = Counter()
                for slug, count in counts.items():
                    names[self._said.say(f"{message}-{slug}", attribute=attribute)] += count
                return [self._said.say(times, {"count": count, message: name}) for name, count in names.items()]
        raise AssertionError(f"{kind} is no list")

    def _place(self, value: str | int, attribute: str | None) -> str:
        place = self._game.place(value)
        seats = {name: self._names[seat] for name, seat in place.seats.items()}
        values = {key: self._said.name(one) if isinstance(one, str) else one for key, one in place.values.items()}
        return self._said.say(f"place-{place.sort}", {**values, **seats}, attribute)

    def _listed(self, parts: list[str]) -> str:
        return listed(parts, self._said.language) if parts else NONE


def _flag(value: bool) -> str:
    return "true" if value else "false"
