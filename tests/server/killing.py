"""Three workers behind a balancer, killed and frozen under load of all four games.

Every player remembers what was announced and accepted, and compares it with every whole present and, at the end, with
the rows of the database. `python -m tests.server.killing --kills 50 --freezes 20` does it long and prints figures.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import statistics
import sys
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import websockets

from tests.server.balancer import Balancer
from tests.server.postgres import SECRET, postgres, rows
from tests.server.redisserver import redis

WORKERS = 3
GAMES = {"canardage": 2, "dale": 2, "duckdealer": 2, "spacedealer": 3}
"""How many people play each."""
PASSING = {
    "stale",
    "storage-trouble",
    "unavailable",
    "paused",
    "too-fast",
    "not-your-turn",
    "game-over",
    "not-started",
}
"""Refusals that may come when a worker is gone, or when another player was quicker."""
PROGRAM = """
import sys
from pathlib import Path
from webfoot.server.main import serve
from webfoot.server.settings import Limits
free = (1e9, 1e9)
limits = Limits(commands=free, commands_of_a_guest=free, commands_of_an_address=free, requests=free, tables=free,
                tables_of_a_guest=free, live_moves=free, idle_moves=free, connections_of_an_address=10**6)
sys.stdin.readline()
serve(port=int(sys.argv[1]), folder=Path(sys.argv[2]), database=sys.argv[3], bus=sys.argv[4], bot_processes=1,
      limits=limits, secret_key=sys.argv[5], away=1e6, reaction_window=0.2, client=Path(sys.argv[2]))
"""


class Worker:
    """A worker as a process of its own."""

    def __init__(self, folder: Path, database: str) -> None:
        self._folder = folder
        self.database = database
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self._process: asyncio.subprocess.Process | None = None

    async def load(self) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        given = (str(self.port), str(self._folder), self.database, redis().address, SECRET)
        with (self._folder / "log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", PROGRAM, *given),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env={**environment, "WEBFOOT_ENGINE": "off"},
            )

    async def start(self) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(b"now\n")
        line = await asyncio.wait_for(self._process.stdout.readline(), 120)
        assert b"is ready" in line, line

    def send(self, what: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(what)

    async def kill(self) -> None:
        if self._process is not None:
            if self._process.returncode is None:
                self._process.kill()
            await self._process.communicate()


class Table:
    """When something was last heard of a table, and the longest time in which nothing was."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.last = time.monotonic()
        self.longest = 0.0

    def step(self) -> None:
        now = time.monotonic()
        self.longest, self.last = max(self.longest, now - self.last), now


class Player:
    """Plays random legal moves, remembers every step announced, and sends what was not answered again."""

    def __init__(self, figures: Figures, port: int, cookie: str, table: str, seat: int, told: Table) -> None:
        self._figures = figures
        self._address = f"ws://127.0.0.1:{port}/ws"
        self._cookie = cookie
        self.table = table
        self.seat = seat
        self.told = told
        self._luck = random.Random(f"{table} {seat}")
        self.announced: dict[int, Any] = {}
        self.accepted: set[str] = set()
        self.unanswered: dict[str, Any] = {}
        self._position: tuple[Any, int] | None = None
        self._socket: Any = None
        self._keys = 0

    async def live(self) -> None:
        """Play, and come again whenever the connection is gone."""
        acting = asyncio.create_task(self._keep_acting())
        try:
            while True:
                with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                    await self._connected()
                self._socket, self._position = None, None
                self._figures.counts["reconnections"] += 1
                await asyncio.sleep(0.25 + 0.25 * self._luck.random())
        finally:
            acting.cancel()

    async def _connected(self) -> None:
        headers = {"cookie": self._cookie}
        async with websockets.connect(
            self._address, additional_headers=headers, compression=None, open_timeout=5, max_size=None
        ) as self._socket:
            await self._send(do="watch", table=self.table)
            for command in list(self.unanswered.values()):
                if command["do"] != "watch":
                    await self._socket.send(json.dumps(command))
            async for text in self._socket:
                await self._hear(json.loads(text))

    async def _keep_acting(self) -> None:
        while True:
            await asyncio.sleep(0.02 + 0.06 * self._luck.random())
            if self._socket is not None and self._position is not None and not self.unanswered:
                with contextlib.suppress(OSError, websockets.WebSocketException):
                    await self._act(*self._position)

    async def _send(self, **command: Any) -> None:
        self._keys += 1
        command["key"] = f"seat-{self.seat}-{self._keys:06}"
        if command["do"] != "watch":
            self.unanswered[command["key"]] = command
            self._figures.counts["commands"] += 1
        await self._socket.send(json.dumps(command))

    async def _hear(self, message: Any) -> None:
        kind = message["type"]
        if kind == "accepted":
            command = self.unanswered.pop(message["key"], None)
            if command is not None and command["do"] == "play" and command["table"] == self.table:
                self.accepted.add(command["key"])
        elif kind == "refused":
            self.unanswered.pop(message["key"], None)
            rule = message["reason"]["rule"]
            self._figures.counts[f"refused: {rule}"] += 1
            if rule not in PASSING and self.told.game != "spacedealer":
                self._figures.wrong.append(f"{self.told.game}: refused {message}")
        elif kind == "table" and message["table"]["id"] == self.table:
            self._compare(message)
            self._position = message["brief"], message["seq"]
            await self._follow(message["table"]["next"])
        elif kind == "stepped" and message["table"] == self.table:
            seq = message["step"]["seq"]
            if seq in self.announced:
                self._figures.wrong.append(f"{self.table}: step {seq} was told twice")
            self.announced[seq] = message["step"]
            self._position = message["brief"], seq
            self.told.step()
            self._figures.counts["steps heard"] += 1
        elif kind == "table-changed" and message["table"]["id"] == self.table:
            await self._follow(message["table"]["next"])

    async def _follow(self, following: str | None) -> None:
        """Go on at the table of a rematch, if there is one."""
        if following is not None:
            self._figures.finished(self)
            self.table = following
            self.announced, self.accepted, self.unanswered, self._position = {}, set(), {}, None
            self.told.step()
            await self._send(do="watch", table=self.table)

    def _compare(self, message: Any) -> None:
        log = {step["seq"]: step for step in message["log"]}
        for seq, step in self.announced.items():
            if log.get(seq) != step:
                self._figures.wrong.append(f"{self.table}: step {seq} was announced and is lost or changed")
        if list(log) != list(range(1, message["seq"] + 1)):
            self._figures.wrong.append(f"{self.table}: steps are missing in the log")
        self.announced = log
        self.told.step()

    def state(self) -> str:
        """Where this player is, in words."""
        seq = None if self._position is None else self._position[1]
        return f"{self.told.game} {self.seat} at {seq} of {self.table}, not answered: {list(self.unanswered)}"

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


class Figures:
    """What came of it."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.standstills: list[float] = []
        self.takeovers: list[float] = []
        """How long nothing happened at tables that another worker took over."""
        self._announced: dict[str, set[int]] = {}
        self._accepted: dict[str, set[str]] = {}

    def finished(self, player: Player) -> None:
        """Keep what a player was told of a table, to be compared with its rows."""
        self._announced.setdefault(player.table, set()).update(player.announced)
        self._accepted.setdefault(player.table, set()).update(player.accepted)

    def compare(self, database: str) -> None:
        """Look whether every announced row is there, and none twice."""
        written: dict[str, list[int]] = {}
        for table, seq in rows(
            database, "SELECT id, seq FROM moves JOIN tables ON number = table_number ORDER BY 1, 2"
        ):
            written.setdefault(table, []).append(seq)
        for table, numbers in written.items():
            if numbers != list(range(1, len(numbers) + 1)):
                self.wrong.append(f"{table}: rows are missing or there twice")
        lost = [table for table, told in self._announced.items() if not told <= set(written.get(table, []))]
        self.wrong += [f"{table}: rows were announced and are not there" for table in lost]
        doubled = "SELECT table_number, key FROM moves WHERE key IS NOT NULL GROUP BY 1, 2 HAVING count(*) > 1"
        self.wrong += [f"obeyed twice: {row}" for row in rows(database, doubled)]
        keys: dict[str, set[str]] = {}
        for table, key in rows(database, "SELECT id, key FROM moves JOIN tables ON number = table_number"):
            if key is not None:
                keys.setdefault(table, set()).add(key.partition(".")[2])
        for table, accepted in self._accepted.items():
            if not accepted <= keys.get(table, set()):
                self.wrong.append(f"{table}: moves were accepted and are not there")
        self.counts["rows"] = sum(map(len, written.values()))
        self.counts["epochs"] = sum(epoch for (epoch,) in rows(database, "SELECT epoch FROM owners"))


async def sit_down(figures: Figures, port: int, game: str) -> list[Player]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        chairs = [{"kind": "me"}] + [{"kind": "link"}] * (GAMES[game] - 1)
        created = await client.post("/api/tables", json={"game": game, "seats": chairs})
        table = created.json()["table"]
        cookies = [created.headers["set-cookie"].split(";")[0]]
        mine: list[Any] = []
        while not any(entry["id"] == table for entry in mine):
            # News of another worker's table take a moment.
            mine = (await client.get("/api/lobby")).json()["mine"]
        links = next(entry["links"] for entry in mine if entry["id"] == table)
        for link in links.values():
            client.cookies.clear()
            claimed = await client.post(link.replace("/s/", "/api/links/"), json={})
            assert claimed.status_code == 200, claimed.text
            cookies.append(claimed.headers["set-cookie"].split(";")[0])
    told = Table(game)
    return [Player(figures, port, cookie, table, seat, told) for seat, cookie in enumerate(cookies)]


async def kill_and_freeze(
    folder: Path, kills: int, freezes: int, tables: int, pause: float, frozen: float = 8.0
) -> tuple[Figures, dict[str, float]]:
    """Play while workers are killed and frozen, one after the other. Return what came of it."""
    database, figures, balancer = postgres().new(), Figures(), Balancer()
    await balancer.open()
    workers = []
    for number in range(WORKERS):
        (folder / str(number)).mkdir()
        (folder / str(number) / "index.html").write_text("the page")
        workers.append(Worker(folder / str(number), database))
    lives: list[asyncio.Task[None]] = []
    try:
        await asyncio.gather(*(worker.load() for worker in workers))
        for worker in workers:
            await worker.start()
            balancer.add(worker.port)
        games = [game for _ in range(tables) for game in GAMES]
        players = [player for game in games for player in await sit_down(figures, balancer.port, game)]
        lives += [asyncio.create_task(player.live()) for player in players]
        events = ["kill"] * kills + ["freeze"] * freezes
        await disturb(figures, workers, players, lives, events, pause, frozen)
    finally:
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)
        for worker in workers:
            await worker.kill()
        await balancer.close()
    for player in players:
        figures.finished(player)
    figures.compare(database)
    spread = sorted(figures.standstills)
    times = {
        "longest standstill": spread[-1],
        "standstill p99": spread[int(0.99 * (len(spread) - 1))],
        "standstill p50": statistics.median(spread),
    }
    return figures, times


async def disturb(
    figures: Figures,
    workers: list[Worker],
    players: list[Player],
    lives: list[asyncio.Task[None]],
    events: list[str],
    pause: float,
    frozen: float,
) -> None:
    """Kill and freeze workers in any order, and see that every table goes on each time."""
    luck, database = random.Random(19), workers[0].database
    told = {id(player.told): player.told for player in players}.values()

    async def play_on() -> None:
        """Until every table has gone on."""
        await asyncio.sleep(pause * (0.5 + luck.random()))
        since = time.monotonic()
        while any(table.last < since for table in told):
            await asyncio.sleep(0.05)
            for life in lives:
                if life.done():
                    life.result()
            if time.monotonic() > since + 120:
                standing = [player.state() for player in players if player.told.last < since]
                raise AssertionError(f"tables do not go on: {standing}; {figures.counts}")

    await play_on()
    luck.shuffle(events)
    for event in events:
        for table in told:
            table.longest = 0.0
        worker, before = luck.choice(workers), _epochs(database)
        figures.counts[event] += 1
        if event == "kill":
            await worker.kill()
            await asyncio.gather(play_on(), worker.load())
            await worker.start()
        else:
            worker.send(signal.SIGSTOP)
            await asyncio.gather(play_on(), asyncio.sleep(frozen))
            worker.send(signal.SIGCONT)
            await play_on()
        figures.standstills += [table.longest for table in told]
        after = _epochs(database)
        figures.takeovers += [
            player.told.longest
            for player in players
            if player.seat == 0 and after.get(player.table, 0) > before.get(player.table, 1 << 30)
        ]
    await play_on()


def _epochs(database: str) -> dict[str, int]:
    """How often each table has had another owner."""
    return dict(rows(database, "SELECT id, epoch FROM owners JOIN tables ON number = table_number"))


def main() -> None:
    given = argparse.ArgumentParser()
    given.add_argument("--kills", type=int, default=50)
    given.add_argument("--freezes", type=int, default=20)
    given.add_argument("--tables", type=int, default=2, help="of each game")
    given.add_argument("--pause", type=float, default=2.0, help="seconds between two events, about")
    chosen = given.parse_args()
    with TemporaryDirectory() as folder:
        work = kill_and_freeze(Path(folder), chosen.kills, chosen.freezes, chosen.tables, chosen.pause)
        figures, times = asyncio.run(work)
    lines = [f"{name:28} {count}" for name, count in sorted(figures.counts.items())]
    lines += [f"{name:28} {seconds:.2f} s" for name, seconds in times.items()]
    sys.stdout.write("\n".join([*lines, f"{'wrong':28} {len(figures.wrong)}", *figures.wrong[:20], ""]))


if __name__ == "__main__":
    main()
