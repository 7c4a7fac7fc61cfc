"""10,000 slow games, 1,000 of whose turns end in one minute: the start, the calls, and live tables meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from time import perf_counter, time
from typing import Any

from bench.abuse.visitor import Guest, Page, Target, guest, new_table
from bench.slow.filling import fill
from bench.worker import Worker


@dataclass(frozen=True)
class Plan:
    tables: int = 10_000
    due: int = 1_000
    """Tables whose turn ends within the minute."""
    live: int = 20
    """Live tables that are played meanwhile."""
    quiet_seconds: float = 20.0
    minute: float = 60.0
    patience: float = 240.0
    """How long calls are waited for."""


QUICK = Plan(tables=500, due=50, live=4, quiet_seconds=5.0, minute=10.0, patience=150.0)


@dataclass
class SlowGames:
    figures: dict[str, float | str] = field(default_factory=dict)


class Receiver:
    """Takes webhooks, and notes when each table's came."""

    def __init__(self, expected: int) -> None:
        self._expected = expected
        self.came: dict[int, list[float]] = {}
        self.everybody = asyncio.Event()
        """Set once so many tables have called as were expected."""
        self.address = ""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head.lower())
        await reader.readexactly(int(length[1]) if length else 0)
        self.came.setdefault(int(head.split()[1][1:]), []).append(time())
        if len(self.came) >= self._expected:
            self.everybody.set()
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
        await writer.drain()
        writer.close()


@asynccontextmanager
async def receiving(expected: int) -> AsyncIterator[Receiver]:
    receiver = Receiver(expected)
    server = await asyncio.start_server(receiver.take, "127.0.0.1", 0, backlog=1000)
    receiver.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield receiver


def measure(plan: Plan | None = None) -> SlowGames:
    return asyncio.run(_measure(plan or Plan()))


async def _measure(plan: Plan) -> SlowGames:
    with tempfile.TemporaryDirectory(prefix="webfoot-slow-") as data:
        async with receiving(plan.due) as receiver:
            # The server starts, live tables are played in quiet, and then the minute begins.
            soon = time() + 60 + plan.quiet_seconds
            due = [round(1000 * (soon + plan.minute * place / plan.due)) for place in range(plan.due)]
            fill(Path(data), plan.tables, due, receiver.address)
            return await _served(plan, Path(data), due, receiver)


async def _served(plan: Plan, data: Path, due: list[int], receiver: Receiver) -> SlowGames:
    begun = perf_counter()
    with Worker([sys.executable, "-m", "bench.slow.served", str(data)], env=dict(os.environ)) as server:
        found = re.search(r"127\.0\.0\.1:\d+", server.hear(120))
        assert found is not None
        started = perf_counter() - begun
        target = Target(found[0], server.pid, data)
        memory = target.memory()
        async with AsyncExitStack() as stack:
            players = [await _live_table(stack, target) for _ in range(plan.live)]
            quiet, busy = Latencies(), Latencies()
            async with asyncio.TaskGroup() as group:
                playing = [
                    group.create_task(one.play(lambda: quiet if time() * 1000 < due[0] else busy)) for one in players
                ]
                await _calls(plan, due, receiver)
                processor = target.processor()
                for one in players:
                    one.stop()
                await asyncio.gather(*playing)
    late = sorted(came[0] - due[table - 1] / 1000 for table, came in receiver.came.items())
    return SlowGames(
        {
            "slow tables": plan.tables,
            "seconds until the server is ready (aim: 5)": started,
            "megabytes at the start": memory,
            f"turns that end within {plan.minute:.0f} s": plan.due,
            "players called for the turn that follows": len(receiver.came),
            "players called twice": sum(len(came) > 1 for came in receiver.came.values()),
            "seconds from the end of a turn to the call, middle": late[len(late) // 2] if late else "–",
            "seconds from the end of a turn to the call, last (aim: 120)": late[-1] if late else "–",
            "seconds of the processor, altogether": processor,
            "ms for a move at a live table before, middle": quiet.at(50),
            "ms for a move at a live table before, 99 in 100": quiet.at(99),
            "ms for a move at a live table meanwhile, middle": busy.at(50),
            "ms for a move at a live table meanwhile, 99 in 100": busy.at(99),
        }
    )


class Latencies(list[float]):
    def at(self, percent: int) -> float | str:
        return quantiles(self, n=100)[percent - 1] if len(self) > 1 else "–"


async def _calls(plan: Plan, due: list[int], receiver: Receiver) -> None:
    """Wait until everybody has been called, or for as long as patience lasts."""
    end = due[-1] / 1000 + plan.patience
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(end - time()):
            await receiver.everybody.wait()


class LiveTable:
    """Two people who play game after game, a move every third of a second."""

    PAUSE = 0.3

    def __init__(self, table: str, pages: list[Page]) -> None:
        self._table, self._pages = table, pages
        self._stopped = False

    def stop(self) -> None:
        self._stopped = True

    async def play(self, where: Any) -> None:
        while not self._stopped:
            for page in self._pages:
                moved = await self._turn(page)
                if moved is not None:
                    where().append(moved)
            await asyncio.sleep(self.PAUSE)

    async def _turn(self, page: Page) -> float | None:
        """Look at the table and make a move if there is one to make; return how long it took, in milliseconds."""
        await page.tell("watch", table=self._table)
        while (message := await page.hear())["type"] != "table":
            pass
        brief = message["brief"]
        if brief["over"]:
            if page.following is None:
                await page.ask("rematch", table=self._table)
            elif message["table"]["next"] is not None:
                await self._again(page, message["table"]["next"])
            return None
        if not brief["moves"]:
            return None
        begun = perf_counter()
        refused = await page.ask("play", table=self._table, seq=message["seq"], move=brief["moves"][0]["move"])
        return None if refused else (perf_counter() - begun) * 1000

    async def _again(self, page: Page, table: str) -> None:
        if await page.ask("start", table=table) is None:
            self._table = table


async def _live_table(stack: AsyncExitStack, target: Target) -> LiveTable:
    people: list[Guest] = [await guest(target) for _ in range(2)]
    table = await new_table(people[0], "me", "open")
    assert isinstance(table, str), table
    pages = [await stack.enter_async_context(person.page()) for person in people]
    for page in pages:
        await page.ask("watch", table=table)
    await pages[1].ask("sit", table=table, seat=1)
    await pages[0].ask("start", table=table)
    return LiveTable(table, pages)


if __name__ == "__main__":
    for name, figure in measure(QUICK if "--quick" in sys.argv else None).figures.items():
        print(f"{name}: {figure}")
