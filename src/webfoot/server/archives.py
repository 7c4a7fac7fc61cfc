"""Archives of finished games: each is made once, by a process of the lowest priority, and stored with its table.

A table asks for its archive when its game ends, and when it is loaded later. Games that ended before there were
archives are filled in from time to time. What could not be archived is tried again after the next start.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from typing import Final, Protocol

import msgspec

from webfoot.server.pipes import LENGTH, packed
from webfoot.server.storage.protocol import BadRow, Row, Storage, StorageTrouble
from webfoot.server.table.details import Details

SECONDS: Final = 300.0
"""An archive takes a few seconds; a busy machine may give the process little time."""
IDLE_SECONDS: Final = 30.0
"""After that long without work the process ends."""
MOST_WAITING: Final = 1000
"""Tables that may wait. Any beyond are found again later."""
PORTION: Final = 20
"""Older games that are filled in at a time."""
REST: Final = 4.0
"""How long nothing is archived after each game, measured by what it took: those who play come first."""

logger = logging.getLogger(__name__)


class Task(msgspec.Struct, frozen=True, array_like=True):
    details: Details
    rows: list[Row]


class Made(msgspec.Struct, frozen=True, array_like=True):
    """The answer of the process: an archive, or why there is none."""

    archive: bytes | None
    why: str = ""


class NoArchive(Exception):
    """The game of a table could not be archived; says why."""


class Archivist(Protocol):
    async def make(self, details: Details, rows: list[Row]) -> bytes:
        """Return the archive of a finished game. Raises NoArchive."""
        ...

    async def close(self) -> None: ...


class ArchiveProcess:
    """Makes archives in a process of its own, which is started when there is work and ends when there is none."""

    def __init__(self, module: str = "webfoot.server.archivist") -> None:
        self._module = module
        self._process: asyncio.subprocess.Process | None = None
        self._idle: asyncio.TimerHandle | None = None

    async def make(self, details: Details, rows: list[Row]) -> bytes:
        if self._idle is not None:
            self._idle.cancel()
        try:
            async with asyncio.timeout(SECONDS):
                made = await self._ask(Task(details, rows))
        except BaseException as error:
            await self.close()
            if isinstance(error, TimeoutError | OSError | asyncio.IncompleteReadError | msgspec.DecodeError):
                raise NoArchive(f"the process failed: {error!r}") from None
            raise
        self._idle = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._kill)
        if made.archive is None:
            raise NoArchive(made.why)
        return made.archive

    async def _ask(self, task: Task) -> Made:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self._module,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(packed(task))
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
        return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Made)

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def close(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        self._kill()
        if self._process is not None:
            await self._process.wait()
            self._process = None


class Archives:
    def __init__(self, storage: Storage, archivist: Archivist) -> None:
        self._storage = storage
        self._archivist = archivist
        self._wanted: dict[str, None] = {}
        """The tables that wait, in order."""
        self._failed: set[str] = set()
        self._looked_at = 0
        """The number of the last older table that was filled in or could not be."""
        self._work: asyncio.Task[None] | None = None

    def want(self, table: str) -> None:
        """Let the game of a table be archived, which is over. If it has been, nothing happens."""
        if table in self._failed or len(self._wanted) >= MOST_WAITING:
            return
        self._wanted[table] = None
        if self._work is None or self._work.done():
            self._work = asyncio.get_running_loop().create_task(self._archive_all())

    @property
    def waiting(self) -> int:
        """How many games wait to be archived."""
        return len(self._wanted)

    async def fill_in(self) -> None:
        """Let some games be archived that ended before there were archives."""
        if self._wanted:
            return
        for number, table in await self._storage.unarchived(self._looked_at, PORTION):
            self._looked_at = number
            self.want(table)

    async def settled(self) -> None:
        """Wait until nothing is left to do."""
        if self._work is not None:
            await asyncio.wait([self._work])

    async def _archive_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self._wanted:
            table, begun = next(iter(self._wanted)), loop.time()
            try:
                await self._archive(table)
            except (NoArchive, BadRow) as why:
                self._failed.add(table)
                logger.warning("the game of table %s is not archived: %s", table, why, extra={"table": table})
            except StorageTrouble as trouble:
                logger.warning("the game of table %s is archived later: %s", table, trouble, extra={"table": table})
            except Exception:
                self._failed.add(table)
                logger.exception("the game of table %s is not archived", table, extra={"table": table})
            finally:
                self._wanted.pop(table, None)
            if self._wanted:
                await asyncio.sleep(REST * (loop.time() - begun))

    async def _archive(self, table: str) -> None:
        if await self._storage.load_archive(table) is not None:
            return
        details = await self._storage.load(table)
        if details is None or details.status != "over":
            return
        archive = await self._archivist.make(details, await self._storage.rows(table))
        await self._storage.save_archive(table, archive)

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.wait([self._work])
        await self._archivist.close()


def lowest_priority() -> None:
    with contextlib.suppress(OSError):
        os.nice(19)
