"""Filling the disk: names of guests that nobody is, and tables of games that are given up at once."""

from __future__ import annotations

import asyncio
import sqlite3
from time import monotonic
from typing import Any

from bench.abuse.visitor import Guest, Target, guest, new_table, target

SECONDS = 5.0


def measure() -> dict[str, Any]:
    with target() as served:
        return asyncio.run(_attack(served))


async def _attack(served: Target) -> dict[str, Any]:
    rude = await guest(served)
    end = monotonic() + SECONDS
    number = 0
    while monotonic() < end:
        number += 1
        await rude.http.put(
            "/api/me", json={"name": f"Nobody {number}", "language": "en"}, headers={"cookie": "none=1"}
        )
    rematches = await _rematches(rude, monotonic() + 3 * SECONDS + 2)
    database = sqlite3.connect(served.folder / "webfoot.sqlite")
    (names,) = database.execute("SELECT count(*) FROM guests").fetchone()
    database.close()
    return {
        f"names of nobody in {SECONDS:.0f} s": names,
        f"rematches in {3 * SECONDS:.0f} s": rematches,
    }


async def _rematches(rude: Guest, end: float) -> int:
    """Give up, ask for another game, and so on."""
    made = 0
    # What this address may ask for is used up, and comes back.
    await asyncio.sleep(2)
    table = await new_table(rude, "me", "bot:random", start=True)
    assert isinstance(table, str), table
    async with rude.page() as page:
        while monotonic() < end:
            if await page.ask("watch", table=table) or await page.ask("resign", table=table):
                await asyncio.sleep(0.1)
                continue
            refused = await page.ask("rematch", table=table)
            while refused is not None and monotonic() < end:
                await asyncio.sleep(0.2)
                refused = await page.ask("rematch", table=table)
            if page.following is not None:
                table, made = page.following, made + 1
    return made


if __name__ == "__main__":
    print(measure())
