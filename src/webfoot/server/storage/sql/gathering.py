"""Group commit: what arrives during a commit goes together into the next one.

So durability is not slow: the disk is synced once for the moves of many tables. A unit is written completely or not
at all, and whoever waits for it is told after the commit. If a unit contains a row that already exists, LostRace is
raised: another writer was first, and the caller must read the log again.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from time import perf_counter

from mypy_extensions import mypyc_attr

from webfoot.server.measures import Measures
from webfoot.server.storage.protocol import Row, StorageTrouble
from webfoot.server.storage.sql.database import Part, Statement
from webfoot.server.storage.written import Fence, Written

Losers = dict[int, Exception]
"""Units of a batch that were not written, by place in it, and why."""


# The writers of each database inherit from it, also where this module is compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class GroupWriter(ABC):
    """Gathers units; what commits them follows in each database."""

    def __init__(self, measures: Measures | None = None) -> None:
        self._measures = measures or Measures()
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Written] = []
        self._quiet = asyncio.Event()
        """Set while no commit is under way."""
        self._quiet.set()

    def write(self, *unit: Part, fence: Fence | None = None) -> Written:
        """Write these together."""
        written = Written(unit, fence)
        self._gathered.append(written)
        if self._quiet.is_set():
            # At the end of this round of the loop, so that everything else that arrives in it is included.
            self._quiet.clear()
            self._loop.call_soon(self._hand_over)
        return written

    @abstractmethod
    def _begin(self, batch: list[Written], begun: float) -> None:
        """Begin to commit a batch; calls `_settle` at its end."""

    def _hand_over(self) -> None:
        batch, self._gathered = self._gathered, []
        self._begin(batch, perf_counter())

    def _fail_gathered(self, trouble: StorageTrouble) -> None:
        """What came meanwhile has waited as long already, and would have to wait for the same again."""
        batch, self._gathered = self._gathered, []
        for written in batch:
            self._tell(written, trouble)

    def _settle(self, batch: list[Written], begun: float, losers: Losers, failure: BaseException | None) -> None:
        """A commit has come to its end: with `failure`, nothing was written."""
        self._measures.batches.note(len(batch))
        self._measures.commits.note(perf_counter() - begun)
        if isinstance(failure, StorageTrouble):
            told, self._gathered = [*batch, *self._gathered], []
        else:
            told = batch
        # The disk need not wait until everybody has been told.
        if self._gathered:
            self._hand_over()
        else:
            self._quiet.set()
        for place, written in enumerate(told):
            self._tell(written, failure if failure is not None else losers.get(place))

    def _tell(self, written: Written, problem: BaseException | None) -> None:
        try:
            written.settle(problem)
        except Exception as error:
            # A fault of ours at one table must not keep the others from hearing.
            context = {"message": "what follows a commit has failed", "exception": error}
            self._loop.call_exception_handler(context)


def sorted_parts(batch: list[Written]) -> tuple[list[Row], list[Statement]]:
    """Return the rows of a batch, which go in together, and the statements that are executed one by one."""
    rows: list[Row] = []
    others: list[Statement] = []
    for written in batch:
        for part in written.unit:
            if isinstance(part, Row):
                rows.append(part)
            else:
                others.append(part)
    return rows, others
