"""Where bots of the administrator's own live between their decisions.

Such a bot may keep notes during a game. So one object plays a seat to the end, always in the same process, and is
told what has happened before it is asked. If its process ends, or it fails, it is made again and is told everything
from the start. At the end of the game it is dropped.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

import msgspec

from webfoot.core.events import Event

Worker = TypeVar("Worker")
MOST_KEPT: Final = 256
"""Bots that live in one process. Beyond it, the one that was asked longest ago is made again when it is asked."""


class Memory(NamedTuple):
    """A seat whose bot is kept."""

    sitting: str
    """The table and the seat."""
    story: Callable[[int], tuple[Sequence[Event], int]]
    """What has happened after a row, as the seat may know it, and the last row."""


class Told(msgspec.Struct, frozen=True, array_like=True):
    """What a process is told about a bot that it keeps."""

    sitting: str
    fresh: bool
    """Whether the bot has to be made, and has heard nothing yet."""
    events: bytes
    """What it has not heard, in MessagePack."""
    forget: list[str]
    """Bots that the process need not keep any longer."""


class Home(Generic[Worker]):
    """One process in which bots are kept, and what each of them has heard."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        """A process answers one question after the other."""
        self.worker: Worker | None = None
        self.kept: OrderedDict[str, int] = OrderedDict()
        """The last row that each bot has heard, by its sitting; the one asked longest ago comes first."""
        self._forget: list[str] = []

    def move_to(self, worker: Worker) -> None:
        """Go on in a new process, which knows no bot."""
        self.worker = worker
        self.kept.clear()
        self._forget.clear()

    def tell(self, memory: Memory) -> tuple[Told, int]:
        """Return what the process is told before a bot is asked, and the last row of that."""
        heard = self.kept.pop(memory.sitting, None)
        events, row = memory.story(heard or 0)
        told = Told(memory.sitting, heard is None, msgspec.msgpack.encode(list(events)), self._forget)
        self._forget = []
        return told, row

    def keep(self, sitting: str, row: int) -> None:
        """A bot has heard everything up to this row."""
        self.kept[sitting] = row
        if len(self.kept) > MOST_KEPT:
            self.drop(next(iter(self.kept)))

    def drop(self, sitting: str) -> None:
        """Let a bot go. Its process learns of it with the next question."""
        self.kept.pop(sitting, None)
        self._forget.append(sitting)
