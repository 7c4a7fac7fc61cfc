"""A flood at one table in real time: one player sends commands without end, from as many pages as one may have."""

from __future__ import annotations

import asyncio
import contextlib
import json
from statistics import median
from time import perf_counter, time
from typing import Any

import websockets

from bench.abuse.visitor import Guest, Page, Target, guest, new_table, target

PAGES = 20
MOVES = 25
DELAY = 0.1
"""Seconds that a stranger's commands take to come, and that are allowed for."""
OPTIONS = {"pace": "5"}


def measure() -> dict[str, Any]:
    with target() as served:
        return asyncio.run(_attack(served))


async def _attack(served: Target) -> dict[str, Any]:
    usual = await _table(served, rude=False)
    flooded = await _table(served, rude=True)
    return {
        "a neighbour's command answered, usual, ms": usual[0],
        "a neighbour's command answered, in the flood, ms": flooded[0],
        f"of {DELAY * 1000:.0f} ms allowed for the network, lost, usual, ms": usual[1],
        f"of {DELAY * 1000:.0f} ms allowed for the network, lost, in the flood, ms": flooded[1],
    }


async def _table(served: Target, rude: bool) -> tuple[float, float]:
    """A neighbour at the same table plays on: how soon the answers come, and how much later the moves count."""
    host, neighbour, other = await guest(served), await guest(served), await guest(served)
    table = await new_table(host, "me", "open", "open", game="spacedealer", options=OPTIONS)
    assert isinstance(table, str), table
    async with host.page() as first, neighbour.page() as second, other.page() as third:
        for page in (first, second, third):
            await page.ask("watch", table=table)
        assert await second.ask("sit", table=table, seat=1) is None
        assert await third.ask("sit", table=table, seat=2) is None
        assert await first.ask("start", table=table) is None
        floods = [asyncio.create_task(_flood(host, table)) for _ in range(PAGES)] if rude else []
        reading = [asyncio.create_task(_read(page)) for page in (first, third)]
        try:
            return await _neighbour(second, table)
        finally:
            for task in (*floods, *reading):
                task.cancel()
            await asyncio.gather(*floods, *reading, return_exceptions=True)


async def _read(page: Page) -> None:
    while True:
        await page.hear()


async def _flood(rude: Guest, table: str) -> None:
    """Send what was legal at first, again and again, without waiting for an answer; connect again when thrown out."""
    while True:
        with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
            async with rude.page() as page, asyncio.timeout(20):
                await page.tell("watch", table=table)
                while True:
                    message = await page.hear()
                    if message["type"] == "table" and message["brief"]:
                        break
                moves = [choice["move"] for choice in message["brief"]["moves"]] or [{"do": "nothing"}]
                reading = asyncio.create_task(_read(page))
                try:
                    while True:
                        for move in moves:
                            await page.tell("play", table=table, seq=0, move=move)
                        await asyncio.sleep(0.02)
                finally:
                    reading.cancel()
        await asyncio.sleep(0.2)


async def _neighbour(page: Page, table: str) -> tuple[float, float]:
    answered: list[float] = []
    lost: list[float] = []
    # A fresh look, with the clock that runs now.
    await page.tell("watch", table=table)
    origin = 0
    moves: list[Any] = []
    while not moves or not origin:
        message = await page.hear()
        if message["type"] == "table" and message["brief"]:
            moves, origin = message["brief"]["moves"], message["clock"]["origin"]
    for number in range(MOVES):
        await asyncio.sleep(0.3)
        claimed = max(0, round((time() - DELAY) * 1000) - origin)
        begun = perf_counter()
        move = moves[number % len(moves)]["move"]
        key = await page.tell("play", table=table, seq=0, move=move, at=claimed)
        while True:
            message = await page.hear()
            if message["type"] == "stepped":
                moves = message["brief"]["moves"] or moves
                if message["step"]["seat"] == 1 and message["step"]["kind"] == "play":
                    lost.append(max(0, message["step"]["at"] - claimed))
            elif message.get("key") == key:
                answered.append((perf_counter() - begun) * 1000)
                break
    assert lost, "no move of the neighbour was played"
    return median(answered), median(lost)


if __name__ == "__main__":
    print(json.dumps(measure(), indent=1))
