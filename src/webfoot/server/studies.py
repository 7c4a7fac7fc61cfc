"""Studies of finished games: each is worked out once, in a process of its own, and kept with its table.

A guest asks for a study and the page asks how far it is. One process works at a time, at low priority, and is killed
if it takes too long. How many studies a guest and an address may ask for is limited, and so is how many may wait.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import sys

import msgspec

from webfoot.bots.calibration import fit_for
from webfoot.bots.study import Study
from webfoot.server.bots.student import Line, Task
from webfoot.server.edge.limits import ByGuestAndAddress
from webfoot.server.settings import Limits
from webfoot.server.storage.protocol import Storage
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table
from webfoot.server.wire import StudyAnswer

LONGEST_LINE = 1 << 22
SECONDS = 300.0
"""A study takes less than a minute of one core; a busy machine may give it less than that."""

logger = logging.getLogger(__name__)


class Studies:
    def __init__(self, limits: Limits, storage: Storage, module: str = "webfoot.server.bots.student") -> None:
        self._limits = limits
        self._storage = storage
        self._module = module
        self._asked = ByGuestAndAddress(limits.studies_of_a_guest, limits.studies)
        self._one_at_a_time = asyncio.Semaphore(1)
        self._progress: dict[str, float] = {}
        """The tables whose study is being worked out or waits, each with the part that is done."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def look(self, table: Table) -> StudyAnswer:
        """Return the study of a finished game if there is one, and else how far it is."""
        kept = await self._storage.load_study(table.id)
        if kept is not None:
            return StudyAnswer(True, None, msgspec.json.decode(kept, type=Study))
        return StudyAnswer(_possible(table), self._progress.get(table.id), None)

    async def ask(self, table: Table, guest: str, address: str) -> StudyAnswer:
        """Let a study be worked out, unless it has been. Raises Refuse if there can be none, or too many are
        wanted."""
        answer = await self.look(table)
        if not answer.possible:
            raise Refuse("no-study")
        if answer.study is not None or table.id in self._progress:
            return answer
        if len(self._progress) >= self._limits.studies_waiting or not self._asked.take(guest, address):
            raise Refuse("too-fast")
        self._progress[table.id] = 0.0
        task = asyncio.get_running_loop().create_task(self._work(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return StudyAnswer(True, 0.0, None)

    async def _work(self, table: Table) -> None:
        assert table.play is not None
        people = [seat for seat, chair in enumerate(table.details.chairs) if chair.guest is not None]
        record = table.play.match.record().dump().decode()
        task = Task(record, people or list(range(len(table.details.chairs))), secrets.randbits(31))
        try:
            async with self._one_at_a_time:
                found = await asyncio.wait_for(self._studied(table.id, task), SECONDS)
            await self._storage.save_study(table.id, msgspec.json.encode(found))
        except Exception:
            # The page is told that there is none yet, and may ask again.
            logger.exception("the game of table %s could not be studied", table.id, extra={"table": table.id})
        finally:
            del self._progress[table.id]

    async def _studied(self, table: str, task: Task) -> Study:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self._module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            limit=LONGEST_LINE,
        )
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(task))
            process.stdin.close()
            async for text in process.stdout:
                line = msgspec.json.decode(text, type=Line)
                self._progress[table] = line.done
                if line.study is not None:
                    return line.study
            raise RuntimeError("the process ended without a study")
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _possible(table: Table) -> bool:
    """Whether there are calibrated chances for the game of this table."""
    if table.play is None:
        return False
    return fit_for(table.play.match.game, table.play.match.state) is not None
