"""Run a coroutine at once, without a task.

A task begins in the next round of the event loop, and so does everything that waits for it. A move needs no task: it
goes on at once until its row has to be written, and again when the row is on disk. `asyncio.Task` can begin at once
from Python 3.12 on; this does it on every version.

What runs here may wait for futures, locks and sleeps. It may not ask which task it is in: `asyncio.timeout` does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

Waits = Coroutine[Any, None, None]


def run(work: Waits, done: Callable[[], None]) -> None:
    """Run this as far as it goes without waiting, and the rest when what it waits for is there; then call `done`.

    An exception that leaves it goes to the event loop's exception handler.
    """
    _Running(work, done).go_on()


class _Running:
    __slots__ = ("_done", "_work")

    def __init__(self, work: Waits, done: Callable[[], None]) -> None:
        self._work = work
        self._done = done

    def go_on(self, _: object = None) -> None:
        # Awaiting a future yields it; once it is done, awaiting goes on and takes its result or exception.
        try:
            awaited: Any = self._work.send(None)
        except StopIteration:
            self._done()
        except BaseException as error:
            self._done()
            message = "a command failed that was run at once"
            asyncio.get_running_loop().call_exception_handler({"message": message, "exception": error})
            if not isinstance(error, Exception) and not isinstance(error, asyncio.CancelledError):
                raise
        else:
            self._wait_for(awaited)

    def _wait_for(self, awaited: Any) -> None:
        if awaited is None:
            # A bare yield, as in sleep(0): the next round.
            asyncio.get_running_loop().call_soon(self.go_on)
            return
        awaited._asyncio_future_blocking = False
        awaited.add_done_callback(self.go_on)
