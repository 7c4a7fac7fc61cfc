"""A proxy in front of PostgreSQL or Redis that can cut connections after so many bytes, or go silent."""

from __future__ import annotations

import asyncio
from pathlib import Path

POSTGRES = ".s.PGSQL.5432"


class Proxy:
    def __init__(self, folder: Path, behind: Path, socket: str = POSTGRES) -> None:
        """Clients find a socket of this name in the folder as if it were the one behind."""
        self.folder = folder
        self.behind = behind
        self._socket = socket
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.left: int | None = None
        """Bytes that pass before everything is cut; None if nothing will be."""
        self._counts_answers = False
        self._speaks = asyncio.Event()
        self._speaks.set()
        self.cuts = 0

    async def open(self) -> None:
        self._server = await asyncio.start_unix_server(self._serve, self.folder / self._socket)

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut_after(self, size: int, *, answers: bool) -> None:
        """Cut all connections when so many more bytes of answers have come through, or of questions."""
        self.left, self._counts_answers = size, answers

    def cut(self) -> None:
        """Cut all connections now."""
        self.left = None
        self.cuts += 1
        for line in self._lines:
            line.transport.abort()
        self._lines.clear()

    def go_silent(self) -> None:
        """Let nothing through, as if the network had swallowed it."""
        self._speaks.clear()

    def speak(self) -> None:
        self._speaks.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        onward, back = await asyncio.open_unix_connection(self.behind / self._socket)
        self._lines |= {writer, back}
        for source, target, answers in ((reader, back, False), (onward, writer, True)):
            task = asyncio.create_task(self._pass_on(source, target, answers))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, answers: bool) -> None:
        try:
            while data := await source.read(1 << 16):
                await self._speaks.wait()
                if self.left is not None and answers == self._counts_answers:
                    if len(data) >= self.left:
                        # The part before the cut still arrives.
                        target.write(data[: self.left])
                        self.cut()
                        return
                    self.left -= len(data)
                target.write(data)
                await target.drain()
        except OSError:
            pass
        finally:
            target.close()
