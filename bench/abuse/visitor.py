"""Somebody who visits the server under attack: polite enough to be understood, and rude where an attack needs it."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import re
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import websockets

from bench.worker import Worker

_keys = itertools.count(10_000_000)


@dataclass
class Target:
    """A server in a process of its own."""

    address: str
    pid: int
    folder: Path

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def memory(self) -> float:
        """Megabytes that the server holds."""
        return self._megabytes("VmRSS")

    def forget_peak(self) -> None:
        Path(f"/proc/{self.pid}/clear_refs").write_text("5")

    def peak(self) -> float:
        """The most megabytes that the server has held since the peak was forgotten."""
        return self._megabytes("VmHWM")

    def _megabytes(self, what: str) -> float:
        status = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(rf"{what}:\s+(\d+) kB", status)
        return int(found[1]) / 1024 if found else 0.0

    def descriptors(self) -> int:
        return len(os.listdir(f"/proc/{self.pid}/fd"))  # noqa: PTH208

    def processor(self) -> float:
        """Seconds of processor time that the server itself has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def disk(self) -> float:
        """Megabytes in its folder."""
        return sum(file.stat().st_size for file in self.folder.iterdir()) / 1e6


@contextmanager
def target(prepare: Any = None, settings: dict[str, str] | None = None) -> Iterator[Target]:
    """A fresh server; `prepare` may put something into its folder first."""
    with tempfile.TemporaryDirectory(prefix="webfoot-abuse-") as data:
        if prepare is not None:
            prepare(Path(data))
        with Worker(
            [sys.executable, "-m", "bench.abuse.served", data], env={**os.environ, **(settings or {})}
        ) as server:
            found = re.search(r"127\.0\.0\.1:\d+", server.hear(60))
            assert found is not None
            yield Target(found[0], server.pid, Path(data))


class Guest:
    def __init__(self, target: Target, cookie: str) -> None:
        self.target = target
        self.cookie = cookie
        self.http = httpx.AsyncClient(base_url=f"http://{target.address}", headers={"cookie": cookie}, timeout=120)

    @asynccontextmanager
    async def page(self, reads: bool = True) -> AsyncIterator[Page]:
        """A page that reads what it is sent, or one that never does after the greeting."""
        more: dict[str, Any] = {} if reads else {"max_queue": 1, "ping_interval": None, "close_timeout": 0.1}
        async with websockets.connect(
            f"ws://{self.target.address}/ws",
            additional_headers={"cookie": self.cookie},
            compression=None,
            max_size=None,
            **more,
        ) as socket:
            await socket.recv()
            yield Page(socket)


class Page:
    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.received = 0
        self.following: str | None = None
        """The table of the rematch of the one that is watched."""
        self.last: Any = None
        """The last position that has been shown."""

    async def tell(self, do: str, **fields: Any) -> str:
        key = f"abuse-{next(_keys)}"
        await self.socket.send(json.dumps({"do": do, "key": key, **fields}))
        return key

    async def hear(self) -> Any:
        text = await self.socket.recv()
        self.received += len(text)
        message = json.loads(text)
        if message["type"] in ("table", "table-changed"):
            self.following = message["table"]["next"]
        return message

    async def ask(self, do: str, **fields: Any) -> str | None:
        """None if it was accepted, else the reason."""
        key = await self.tell(do, **fields)
        while True:
            message = await self.hear()
            if message.get("key") == key and message["type"] in ("accepted", "refused"):
                return None if message["type"] == "accepted" else str(message["reason"]["rule"])


async def guest(target: Target) -> Guest:
    async with httpx.AsyncClient(base_url=f"http://{target.address}", timeout=60) as http:
        answer = await http.get("/api/me")
        return Guest(target, answer.headers["set-cookie"].split(";")[0])


async def new_table(host: Guest, *seats: str, start: bool = False, game: str = "canardage", **more: Any) -> Any:
    """The id of a new table, or the status with which it was refused."""
    chairs = [{"kind": seat.partition(":")[0], "level": seat.partition(":")[2] or "quick"} for seat in seats]
    answer = await host.http.post("/api/tables", json={"game": game, "seats": chairs, "start": start, **more})
    return answer.json()["table"] if answer.status_code == 200 else answer.status_code


async def lateness(target: Target, until: asyncio.Event) -> list[float]:
    """How long a stranger's small request takes, again and again, in milliseconds."""
    took: list[float] = []
    async with httpx.AsyncClient(base_url=f"http://{target.address}", timeout=120) as http:
        while not until.is_set():
            begun = perf_counter()
            await http.get("/healthz")
            took.append((perf_counter() - begun) * 1000)
            await asyncio.sleep(0.02)
    return took
