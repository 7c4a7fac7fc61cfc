"""Events tell the story: one event is one line of the log and one animation.

An event is a message id (its tag) with values whose types say what they are (fields.py); the locale files put it into
words. `seen_by` is the event as one seat may know it, so the log of a seat is built from an allow-list like its view.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Self

import msgspec

from webfoot.core.fields import Kind
from webfoot.core.moves import kebab


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=kebab):
    """Something that happened. Each kind of event of a game is a subclass."""

    reveals: ClassVar[bool] = False
    """Whether anybody learns something from it that was hidden before: undo never crosses it."""
    also: ClassVar[Mapping[str, Kind]] = {}
    """What its sentence depends on beside its fields: values by name, made of the fields."""

    def seen_by(self, seat: int | None) -> Self | None:
        """The event as `seat` may know it (None: a spectator), or None if it must not know at all."""
        return self


Log = list[Event]
