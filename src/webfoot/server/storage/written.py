"""What is being written, and whoever waits for it.

A move waits for its row and for nothing else. A future would tell it a round of the event loop later, by way of a
handle of its own; this tells it at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator
from functools import partial
from typing import Any

Told = Callable[[BaseException | None], None]
"""Is told that something is written, or why it is not."""
Fence = tuple[str, int]
"""The table at which a unit is written, and the epoch under which its worker owns it: see postgres/fence.py."""


class Written:
    """A unit on its way to the disk: parts that are written together, wholly or not at all. It can be awaited."""

    def __init__(self, unit: tuple[Any, ...], fence: Fence | None = None) -> None:
        self.unit = unit
        self.fence = fence
        self._settled = False
        self._problem: BaseException | None = None
        self._told: Told | None = None
        self._future: asyncio.Future[None] | None = None

    def then(self, told: Told) -> None:
        """Call this function, which must raise nothing, as soon as the unit is written or cannot be."""
        assert self._told is None, "one function is told, and this unit has one"
        if self._settled:
            told(self._problem)
        else:
            self._told = told

    def settle(self, problem: BaseException | None = None) -> None:
        """The unit is written, or cannot be."""
        self._settled, self._problem = True, problem
        if self._future is not None:
            _finish(self._future, problem)
        told, self._told = self._told, None
        if told is not None:
            told(problem)

    def __await__(self) -> Generator[Any, None, None]:
        if self._future is None:
            self._future = asyncio.get_running_loop().create_future()
            if self._settled:
                _finish(self._future, self._problem)
        return self._future.__await__()


def once_written(written: Awaitable[None], told: Told) -> None:
    """Tell a function when this is written, or cannot be. A storage of another kind may need a coroutine for it."""
    if isinstance(written, Written):
        written.then(told)
    else:
        asyncio.ensure_future(written).add_done_callback(partial(_tell, told))


def _tell(told: Told, done: asyncio.Future[None]) -> None:
    told(asyncio.CancelledError() if done.cancelled() else done.exception())


def _finish(future: asyncio.Future[None], problem: BaseException | None) -> None:
    # A waiter may have been cancelled meanwhile.
    if future.done():
        return
    if problem is None:
        future.set_result(None)
    else:
        future.set_exception(problem)
