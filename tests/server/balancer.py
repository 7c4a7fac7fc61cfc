"""A small balancer in front of several workers: it takes turns, and cuts off those that `/readyz` does not praise."""

from __future__ import annotations

import asyncio
import contextlib
import itertools

LOOK_SECONDS = 0.3
PATIENCE_SECONDS = 1.5
"""How long a worker may take to say that it is well."""


class Balancer:
    def __init__(self) -> None:
        self.port = 0
        self._workers: dict[int, bool] = {}
        """The ports of workers, and whether each is well."""
        self._turns = itertools.count()
        self._lines: dict[asyncio.StreamWriter, int] = {}
        self._server: asyncio.Server | None = None
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        self._looking = asyncio.create_task(self._keep_looking())

    async def close(self) -> None:
        assert self._server is not None
        assert self._looking is not None
        self._looking.cancel()
        self._server.close()
        for line in list(self._lines):
            line.transport.abort()

    def add(self, port: int) -> None:
        self._workers[port] = True

    def remove(self, port: int) -> None:
        self._workers.pop(port, None)
        self._cut(port)

    def _cut(self, port: int) -> None:
        for line, worker in list(self._lines.items()):
            if worker == port:
                line.transport.abort()

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.gather(*map(self._look, list(self._workers)))
            await asyncio.sleep(LOOK_SECONDS)

    async def _look(self, port: int) -> None:
        well = False
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            async with asyncio.timeout(PATIENCE_SECONDS):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                try:
                    writer.write(b"GET /readyz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
                    well = b" 200 " in await reader.readline()
                finally:
                    writer.transport.abort()
        if port in self._workers:
            self._workers[port] = well
            if not well:
                self._cut(port)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        well = [port for port, is_well in self._workers.items() if is_well]
        for turn in range(len(well)):
            port = well[(next(self._turns) + turn) % len(well)]
            try:
                far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            self._lines[writer] = self._lines[far_writer] = port
            await asyncio.gather(_copy(reader, far_writer), _copy(far_reader, writer))
            del self._lines[writer], self._lines[far_writer]
            return
        writer.transport.abort()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    writer.close()
