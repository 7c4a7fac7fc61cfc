"""Whose bot thinks next: questions wait for few processes, and nobody waits behind somebody's crowd of tables.

Tables that somebody watches come first. Among these, whoever has had the least time to think comes first: counted by
the address from which a table is watched, then by its host. Answers that are quick have a process of their own, so
that they never wait for long thoughts; the other processes give them, too, when it is their turn.

Long thoughts share a process: the more questions wait in line, the shorter is each thought. So eight bots that are
asked at once have all answered after about three times the longest thought, however few processes there are.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from webfoot.server.measures import Spread

REMEMBERED: Final = 1000
SHORTEST: Final = 100
"""Milliseconds that a thought may always last: shorter ones are not worth their process."""


@dataclass(frozen=True)
class Asker:
    """For whom a bot thinks."""

    address: str = ""
    """From where the table is watched; empty if nobody does."""
    host: str = ""
    watched: bool = False


NOBODY: Final = Asker()


class _Shares:
    """Time that each name has had, beyond that of whoever has had the least."""

    def __init__(self) -> None:
        self._now = 0.0
        self._had: dict[str, float] = {}

    def of(self, name: str) -> float:
        # A visitor who comes late has no claim on the time that has passed.
        return max(self._now, self._had.get(name, 0.0))

    def begin(self, name: str) -> None:
        self._now = self.of(name)
        if len(self._had) > REMEMBERED:
            self._had = {other: had for other, had in self._had.items() if had > self._now}

    def charge(self, name: str, seconds: float) -> None:
        self._had[name] = self.of(name) + seconds


@dataclass(eq=False)
class _Waiting:
    asker: Asker
    quick: bool
    number: int
    place: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    """Whether it is the place for quick answers."""


class FairQueue:
    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._free = processes
        self._quick_free = 1
        self._waiting: list[_Waiting] = []
        self._addresses = _Shares()
        self._hosts = _Shares()
        self._asked = 0
        self.thinking = Spread()
        """Seconds that each had its process."""

    def __len__(self) -> int:
        """How many wait for a process."""
        return len(self._waiting)

    def bearable(self, longest: int) -> int:
        """Return how many milliseconds a thought that begins now may last."""
        waiting = sum(not one.quick for one in self._waiting)
        return min(longest, max(SHORTEST, longest * self._processes // (self._processes + waiting)))

    @asynccontextmanager
    async def place(self, asker: Asker, *, quick: bool) -> AsyncIterator[None]:
        """Wait for a process, and have it to the end of the block."""
        self._asked += 1
        waiting = _Waiting(asker, quick, self._asked)
        self._waiting.append(waiting)
        self._assign()
        try:
            for_quick = await waiting.place
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif waiting.place.done() and not waiting.place.cancelled():
                self._give_back(waiting.place.result())
            raise
        begun = monotonic()
        try:
            yield
        finally:
            had = monotonic() - begun
            self.thinking.note(had)
            self._addresses.charge(asker.address, had)
            self._hosts.charge(asker.host, had)
            self._give_back(for_quick)

    def _give_back(self, for_quick: bool) -> None:
        if for_quick:
            self._quick_free += 1
        else:
            self._free += 1
        self._assign()

    def _assign(self) -> None:
        while self._quick_free and (chosen := self._first(quick=True)) is not None:
            self._quick_free -= 1
            self._begin(chosen, True)
        while self._free and (chosen := self._first(quick=False)) is not None:
            self._free -= 1
            self._begin(chosen, False)

    def _first(self, *, quick: bool) -> _Waiting | None:
        candidates = [one for one in self._waiting if one.quick or not quick]
        return min(candidates, key=self._turn, default=None)

    def _turn(self, one: _Waiting) -> tuple[bool, float, float, int]:
        asker = one.asker
        return not asker.watched, self._addresses.of(asker.address), self._hosts.of(asker.host), one.number

    def _begin(self, chosen: _Waiting, for_quick: bool) -> None:
        self._waiting.remove(chosen)
        self._addresses.begin(chosen.asker.address)
        self._hosts.begin(chosen.asker.host)
        chosen.place.set_result(for_quick)
