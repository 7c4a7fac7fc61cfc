"""`python -m bench --only soak`: a quarter of an hour of everything at once against one server.

In the first five minutes the server is killed again and again, and started again on the same folder. Then it lives,
only the processes of its bots are killed, and its memory is read every few seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import socket
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import monotonic
from typing import Any

import httpx

from bench.soak.people import EXPECTED, Person, Tally

MINUTES = 15.0
EVERY = 20.0
"""Seconds between two kills."""
OF_KILLS = 1 / 3
"""The share of the time in which the server is killed."""
TABLES: list[tuple[str, list[str], dict[str, str]]] = [
    *[("canardage", ["me", "open"], {})] * 4,
    *[("canardage", ["me", "bot:quick", "bot:quick", "bot:quick"], {})] * 2,
    ("canardage", ["me", "bot:thinker"], {}),
    *[("dale", ["me", "open", "open"], {})] * 2,
    ("dale", ["me", "bot:quick"], {}),
    *[("duckdealer", ["me", "open"], {})] * 2,
    ("duckdealer", ["me", "bot:quick"], {}),
    *[("spacedealer", ["me", "open", "open"], {"pace": "5"})] * 2,
    ("spacedealer", ["me", "bot:quick", "bot:quick"], {"pace": "5"}),
]
WATCHERS = 20
LIFTED = {
    "WEBFOOT_LIMIT_COMMANDS_OF_AN_ADDRESS": "1e9,1e9",
    "WEBFOOT_LIMIT_REQUESTS": "1e9,1e9",
    "WEBFOOT_LIMIT_CHAT_OF_AN_ADDRESS": "1e9,1e9",
    "WEBFOOT_LIMIT_REPLAYS": "1e9,1e9",
    # Everybody comes from one address here; each guest has the limits of a guest.
    "WEBFOOT_LIMIT_TABLES": "1e9,1e9",
    "WEBFOOT_LIMIT_BOT_TABLES_OF_AN_ADDRESS": "1000",
    "WEBFOOT_LIMIT_TABLES_OF_A_GUEST": "1e9,1e9",
    "WEBFOOT_BOT_PACE": "0.1,0.3",
    # Tables that nobody plays at any more leave the memory soon, so that the minutes here stand for hours.
    "WEBFOOT_IDLE": "15",
}


@dataclass
class Soak:
    """What the soak showed."""

    figures: dict[str, Any]
    memory: list[float]
    """Megabytes of the server, every few seconds of its last life."""
    trouble: list[str]


class Server:
    def __init__(self, folder: Path, log: Path) -> None:
        self._folder = folder
        self._log = log
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bench.abuse.served", str(self._folder), str(self.port)),
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env={**os.environ, **LIFTED},
            )
        assert self._process.stdout is not None
        ready = await asyncio.wait_for(self._process.stdout.readline(), 60)
        assert b"is ready" in ready, f"the server does not start: {self._log.read_text()[-500:]}"

    async def kill(self) -> None:
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(signal.SIGKILL)
        await self._process.wait()

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def _pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def memory(self) -> float:
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self._pid}/status").read_text())
        return int(found[1]) / 1024 if found else 0.0

    def descriptors(self) -> int:
        return len(os.listdir(f"/proc/{self._pid}/fd"))  # noqa: PTH208

    def kill_a_bot(self, luck: random.Random) -> bool:
        """Kill one of the processes that think; whether there was one."""
        children = Path(f"/proc/{self._pid}/task/{self._pid}/children").read_text().split()
        if not children:
            return False
        with contextlib.suppress(ProcessLookupError):
            os.kill(int(luck.choice(children)), signal.SIGKILL)
        return True


async def _seat_people(server: Server, tally: Tally) -> list[Person]:
    people: list[Person] = []
    address = f"http://127.0.0.1:{server.port}"

    async def cookie() -> str:
        async with httpx.AsyncClient(base_url=address, timeout=60) as http:
            return (await http.get("/api/me")).headers["set-cookie"].split(";")[0]

    tables = []
    for game, seats, options in TABLES:
        kinds = ["link" if seat == "open" else seat for seat in seats]
        chairs = [{"kind": kind.partition(":")[0], "level": kind.partition(":")[2] or "quick"} for kind in kinds]
        host = await cookie()
        async with httpx.AsyncClient(base_url=address, timeout=60, headers={"cookie": host}) as http:
            made = await http.post("/api/tables", json={"game": game, "seats": chairs, "options": options})
            assert made.status_code == 200, made.text
            table = made.json()["table"]
            mine = (await http.get("/api/lobby")).json()["mine"]
            links = next(entry["links"] for entry in mine if entry["id"] == table)
        tables.append(table)
        people.append(Person(tally, server.port, host, table, 0, len(people)))
        for seat, link in links.items():
            friend = await cookie()
            async with httpx.AsyncClient(base_url=address, timeout=60, headers={"cookie": friend}) as http:
                claimed = await http.post(link.replace("/s/", "/api/links/"), json={})
                assert claimed.status_code in (200, 201), claimed.text
            people.append(Person(tally, server.port, friend, table, int(seat), len(people)))
    for number in range(WATCHERS):
        people.append(Person(tally, server.port, await cookie(), tables[number % len(tables)], None, len(people)))
    return people


async def soak(minutes: float) -> Soak:
    luck = random.Random(1)
    tally = Tally()
    kills = bots_killed = 0
    memory: list[float] = []
    trouble: list[str] = []
    with tempfile.TemporaryDirectory(prefix="webfoot-soak-") as place:
        folder, log = Path(place) / "data", Path(place) / "log"
        server = Server(folder, log)
        await server.start()
        playing = [asyncio.create_task(one.play()) for one in await _seat_people(server, tally)]
        begun = monotonic()
        try:
            while monotonic() < begun + minutes * 60 * OF_KILLS:
                await asyncio.sleep(luck.uniform(0.5, 1.5) * EVERY)
                await server.kill()
                kills += 1
                await asyncio.sleep(luck.random())
                await server.start()
            next_kill = monotonic() + EVERY
            while monotonic() < begun + minutes * 60:
                await asyncio.sleep(5)
                if not server.alive:
                    trouble.append("the server died by itself")
                    break
                memory.append(server.memory())
                if monotonic() > next_kill:
                    next_kill += EVERY
                    bots_killed += server.kill_a_bot(luck)
            descriptors = server.descriptors() if server.alive else 0
            broken = [task for task in playing if task.done()]
            trouble += [f"a page failed: {task.exception()!r}" for task in broken]
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await server.kill()
        said = log.read_text(encoding="utf-8")
    trouble += tally.lost
    trouble += [f"refused: {rule}, {times} times" for rule, times in tally.refusals.items() if rule not in EXPECTED]
    trouble += [
        f"traceback in the log: {line}" for line in re.findall(r"(?m)^\w[\w.]*(?:Error|Exception).*$", said)[:5]
    ]
    quarter = max(1, len(memory) // 4)
    quarters = [median(memory[start : start + quarter] or [0]) for start in range(0, 4 * quarter, quarter)]
    return Soak(
        {
            "minutes": minutes,
            "server killed": kills,
            "processes of bots killed": bots_killed,
            "connections opened": tally.connections,
            "steps heard": tally.steps,
            "games finished": tally.finished,
            "announced steps checked after a new connection": tally.checked,
            "announced steps lost or changed": len(tally.lost),
            "memory by quarters of the last life, MB": ", ".join(f"{one:.1f}" for one in quarters),
            "descriptors at the end": descriptors,
        },
        memory,
        trouble,
    )


def measure(minutes: float = MINUTES) -> Soak:
    print(f"soak: {minutes:g} minutes", flush=True)
    return asyncio.run(soak(minutes))


if __name__ == "__main__":
    found = measure(float(sys.argv[1]) if len(sys.argv) > 1 else MINUTES)
    for name, value in found.figures.items():
        print(f"{name}: {value}")
    print("memory:", " ".join(f"{one:.0f}" for one in found.memory))
    print("\n".join(found.trouble) or "no trouble")
