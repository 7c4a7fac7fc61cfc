"""Events tell what happened: one event is one line of the log and one animation.

An event is a message id (its tag) with values. The types of the values say what they are (fields.py), and the locale
files put the event into words. `seen_by` returns the event as one seat may know it. So the log of a seat is built
from an allow-list, like its view.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Self

import msgspec

from webfoot.core.fields import Kind
from webfoot.core.moves import kebab


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=kebab):
    """Something that happened. Each kind of event of a game is a subclass."""

    reveals: ClassVar[bool] = False
    """Whether the event tells a player something that was hidden before. Undo never crosses such an event."""
    begins_turn: ClassVar[bool] = False
    """Whether the event begins a turn of the player in its field `seat`. Its time in slow games begins then."""
    also: ClassVar[Mapping[str, Kind]] = {}
    """Further values that the sentence depends on, by name, made from the fields."""

    def seen_by(self, seat: int | None) -> Self | None:
        """Return the event as `seat` may know it (None: a spectator), or None if the seat must not know of it."""
        return self


Log = list[Event]
