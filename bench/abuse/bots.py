"""Tables of bots that nobody watches: one guest starts sixty of them, with six thinkers each."""

from __future__ import annotations

import asyncio
from statistics import median
from time import perf_counter
from typing import Any

from bench.abuse.visitor import Guest, Page, Target, guest, new_table, target

TABLES = 60
MOVES = 5
PATIENCE = 90.0
"""Seconds after which the stranger's measuring stops."""


def measure() -> dict[str, Any]:
    with target() as served:
        return asyncio.run(_attack(served))


async def _attack(served: Target) -> dict[str, Any]:
    stranger = await guest(served)
    usual = await _answers(stranger)
    rude = await guest(served)
    begun = [await new_table(rude, *["bot:thinker"] * 6, start=True) for _ in range(TABLES)]
    under_attack = await _answers(stranger)
    return {
        "tables begun": sum(isinstance(one, str) for one in begun),
        "a quick bot's move, usual, s": median(usual),
        "a quick bot's move, under attack, s": median(under_attack),
    }


async def _answers(stranger: Guest) -> list[float]:
    """How long a quick bot takes to answer the moves of a person."""
    took: list[float] = []
    table = await new_table(stranger, "me", "bot:quick", start=True)
    async with stranger.page() as page:
        await page.tell("watch", table=table)
        try:
            async with asyncio.timeout(PATIENCE):
                while len(took) < MOVES:
                    took.append(await _one_answer(page, table))
        except TimeoutError:
            took.append(PATIENCE)
    return took


async def _one_answer(page: Page, table: str) -> float:
    """Play a move, and wait until it is our turn again: the time for each step of the bot."""
    seq, brief = await _position(page, lambda brief: bool(brief["moves"]))
    await page.tell("play", table=table, seq=seq, move=brief["moves"][0]["move"])
    begun = perf_counter()
    after, _ = await _position(page, lambda brief: bool(brief["moves"]), later_than=seq)
    return (perf_counter() - begun) / max(1, after - seq - 1)


async def _position(page: Page, ready: Any, later_than: int = -1) -> tuple[int, Any]:
    while True:
        message = page.last if later_than < 0 and page.last is not None else await page.hear()
        if message["type"] in ("table", "stepped") and message["brief"] is not None:
            page.last = message
            seq = message["seq"] if message["type"] == "table" else message["step"]["seq"]
            if ready(message["brief"]) and seq > later_than:
                return seq, message["brief"]
            if later_than < 0:
                page.last = None


if __name__ == "__main__":
    print(measure())
