"""Replays of a long game, through every pair of eyes, asked for by many at once."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any

import httpx
from tests.server.shelf import shelve

from bench.abuse.sockets import RECORD, TABLE
from bench.abuse.visitor import Target, guest, target

REQUESTS = 24


def measure() -> dict[str, Any]:
    with target(lambda folder: shelve(RECORD, folder)) as served:
        return asyncio.run(_attack(served))


async def _attack(served: Target) -> dict[str, Any]:
    rude = await guest(served)
    async with rude.page() as page:
        await page.ask("watch", table=TABLE)
    over = asyncio.Event()
    before = served.processor()
    stranger = asyncio.create_task(_page_loads(served, over))
    async with asyncio.TaskGroup() as crowd:
        for number in range(REQUESTS):
            crowd.create_task(_replay(served, number))
    over.set()
    late = await stranger
    return {
        f"processor time of {REQUESTS} replays, s": served.processor() - before,
        "a page of a stranger, slowest, s": max(late),
    }


async def _replay(served: Target, number: int) -> None:
    """Ask with as little work of our own as possible: what is measured beside it must not wait for us."""
    eyes = "" if number % 9 == 8 else f"?seat={number % 9}"
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(
        f"GET /api/tables/{TABLE}/replay{eyes} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n"
        "Connection: close\r\n\r\n".encode()
    )
    await reader.read()
    writer.close()


async def _page_loads(served: Target, over: asyncio.Event) -> list[float]:
    took: list[float] = []
    async with httpx.AsyncClient(base_url=f"http://{served.address}", timeout=300) as http:
        while not over.is_set():
            begun = perf_counter()
            # Any file of the page goes through the same threads.
            await http.get("/")
            await http.get("/api/games")
            took.append(perf_counter() - begun)
            await asyncio.sleep(0.1)
    return took


if __name__ == "__main__":
    print(measure())
