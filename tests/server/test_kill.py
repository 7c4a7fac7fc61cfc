"""A real server, killed in the middle of play again and again: nothing that was announced is ever lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tests.server.visitors import empty_database

KILLS = 10
"""In each of five runs, which can share the processors."""
TABLES = 3
STEPS_BEFORE_A_KILL = 40
PROGRAM = """
import os, sys
from pathlib import Path
import webfoot
from webfoot.server.main import serve
from webfoot.server.settings import Limits
for key in webfoot.game_keys():
    webfoot.game(key)
while os.read(0, 1):
    server = os.fork()
    if server == 0:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        print("server", os.getpid(), flush=True)
        serve(port=int(sys.argv[1]), folder=Path(sys.argv[2]), limits=Limits(commands=(1e9, 1e9), tables=(1e9, 1e9)))
        break
    os.waitpid(server, 0)
    print("gone", flush=True)
"""
"""Loads the server and the games once, and starts it as a process of its own whenever it is told to."""


class Host:
    """The server as a process of its own, which is loaded already."""

    def __init__(self, data: Path) -> None:
        self._data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self._loaded: asyncio.subprocess.Process | None = None
        self._server: int | None = None

    async def start(self) -> None:
        self._loaded = self._loaded or await self._load()
        assert self._loaded.stdin is not None
        self._loaded.stdin.write(b"!")
        self._server = int((await self._line(b"server")).split()[1])
        await self._line(b"is ready")

    async def _load(self) -> asyncio.subprocess.Process:
        # Byte code is written, or every process would compile everything again.
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        return await asyncio.create_subprocess_exec(
            sys.executable,
            *("-c", PROGRAM, str(self.port), str(self._data)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
        )

    async def _line(self, of: bytes) -> bytes:
        """Wait for a line with this in it."""
        assert self._loaded is not None
        assert self._loaded.stdout is not None
        line = b""
        while of not in line:
            line = await asyncio.wait_for(self._loaded.stdout.readline(), 60)
            assert line, "the server has ended"
        return line

    async def kill(self) -> None:
        assert self._server is not None
        os.kill(self._server, signal.SIGKILL)
        await self._line(b"gone")

    async def close(self) -> None:
        await self.kill()
        assert self._loaded is not None
        assert self._loaded.stdin is not None
        # Its input ends, and so does it.
        self._loaded.stdin.close()
        await self._loaded.wait()


class Player:
    """Plays random legal moves, remembers every step announced, and sends what was not answered again."""

    def __init__(self, port: int, cookie: str, table: str, seat: int, luck: random.Random) -> None:
        self._address = f"ws://127.0.0.1:{port}/ws"
        self._cookie = cookie
        self.table = table
        self.seat = seat
        self._luck = luck
        self.announced: dict[int, Any] = {}
        """Steps by number, as they were told to this seat."""
        self.accepted: set[int] = set()
        """Steps that are moves of this player which the server has accepted."""
        self._unanswered: dict[str, Any] = {}
        self._position: tuple[Any, int] | None = None
        self._keys = 0

    async def play(self, progress: Progress) -> None:
        """Play until the server is gone."""
        with contextlib.suppress(OSError, websockets.WebSocketException):
            async with websockets.connect(
                self._address, additional_headers={"cookie": self._cookie}, compression=None
            ) as self._socket:
                self._position = None
                await self._send(do="watch", table=self.table)
                for command in list(self._unanswered.values()):
                    if command["do"] != "watch":
                        await self._socket.send(json.dumps(command))
                async for text in self._socket:
                    await self._hear(json.loads(text), progress)

    async def _send(self, **command: Any) -> None:
        self._keys += 1
        command["key"] = f"seat-{self.seat}-{self._keys:06}"
        if command["do"] != "watch":
            self._unanswered[command["key"]] = command
        await self._socket.send(json.dumps(command))

    async def _hear(self, message: Any, progress: Progress) -> None:
        kind = message["type"]
        if kind == "accepted":
            command = self._unanswered.pop(message["key"], None)
            if command is not None and command["do"] == "play":
                self.accepted.add(command["seq"] + 1)
        elif kind == "refused":
            self._unanswered.pop(message["key"], None)
            assert message["reason"]["rule"] == "stale", message
        elif kind == "table":
            self._compare(message)
            self._position = message["brief"], message["seq"]
        elif kind == "stepped":
            self.announced[message["step"]["seq"]] = message["step"]
            self._position = message["brief"], message["step"]["seq"]
            progress.step()
        elif kind == "table-changed" and message["table"]["next"] not in (None, self.table):
            self.table = message["table"]["next"]
            self.announced, self.accepted, self._unanswered, self._position = {}, set(), {}, None
            await self._send(do="watch", table=self.table)
        if self._position is not None and not self._unanswered:
            await self._act(*self._position)

    def _compare(self, message: Any) -> None:
        if message["table"]["id"] != self.table:
            return
        log = {step["seq"]: step for step in message["log"]}
        for seq, step in self.announced.items():
            assert log.get(seq) == step, f"step {seq} was announced and is lost or changed"
        for seq in self.accepted:
            assert seq in log, f"the move of step {seq} was accepted and is lost"
        assert list(log) == list(range(1, message["seq"] + 1))
        self.announced = log

    async def _act(self, brief: Any, seq: int) -> None:
        if brief is None:
            if self.seat == 0:
                await self._send(do="start", table=self.table)
        elif brief["over"]:
            if self.seat == 0:
                await self._send(do="rematch", table=self.table)
        elif brief["moves"]:
            move = self._luck.choice(brief["moves"])["move"]
            await self._send(do="play", table=self.table, seq=seq, move=move)


class Progress:
    """Counts steps, and says when it is time for the next kill."""

    def __init__(self, steps: int) -> None:
        self._left = steps
        self.reached = asyncio.Event()
        self.total = 0

    def step(self) -> None:
        self.total += 1
        self._left -= 1
        if self._left <= 0:
            self.reached.set()


async def seat_players(host: Host, luck: random.Random) -> list[Player]:
    players = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{host.port}", timeout=60) as client:
        for _ in range(TABLES):
            seats = {"game": "canardage", "seats": [{"kind": "me"}, {"kind": "link"}]}
            created = await client.post("/api/tables", json=seats)
            table = created.json()["table"]
            lobby = (await client.get("/api/lobby")).json()["mine"]
            link = next(entry["links"]["1"] for entry in lobby if entry["id"] == table)
            first = created.headers["set-cookie"].split(";")[0]
            client.cookies.clear()
            claimed = await client.post(link.replace("/s/", "/api/links/"), json={})
            second = claimed.headers["set-cookie"].split(";")[0]
            client.cookies.clear()
            players += [Player(host.port, first, table, 0, luck), Player(host.port, second, table, 1, luck)]
    return players


async def play_and_kill(data: Path) -> int:
    luck = random.Random(7)
    host = Host(data)
    await host.start()
    players = await seat_players(host, luck)
    total = 0
    for _ in range(KILLS):
        progress = Progress(luck.randint(1, STEPS_BEFORE_A_KILL))
        playing = [asyncio.create_task(player.play(progress)) for player in players]
        reached = asyncio.create_task(progress.reached.wait())
        done, _running = await asyncio.wait({reached, *playing}, timeout=60, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
        assert progress.reached.is_set(), "the game does not go on"
        # Somewhere inside the next moves, wherever that is.
        await asyncio.sleep(luck.random() * 0.01)
        await host.kill()
        await asyncio.gather(*playing)
        total += progress.total
        await host.start()
    last = Progress(10)
    playing = [asyncio.create_task(player.play(last)) for player in players]
    await asyncio.wait_for(last.reached.wait(), 60)
    await host.close()
    await asyncio.gather(*playing)
    return total


COMPILED = [pytest.param(run, marks=pytest.mark.engine) for run in (3, 4)]
"""Runs against a server that is compiled, where it is built."""


@pytest.mark.parametrize("run", [0, 1, 2, *COMPILED])
def test_fifty_kills_lose_nothing_that_was_announced(tmp_path: Path, run: int) -> None:
    (tmp_path / "webfoot.sqlite").write_bytes(empty_database())
    assert asyncio.run(play_and_kill(tmp_path)) >= KILLS
