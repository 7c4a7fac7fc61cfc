"""A full lobby with many watchers: what one change at one table makes the server send."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

from bench.abuse.visitor import Page, Target, guest, new_table, target

WATCHERS = 1000
TABLES = 100
OWNERS = 10
"""Guests who set up the tables, each as many as one may."""
PAGES = 20
"""As many as one guest may have open."""
LIFTED = {
    # All of them come from one address here.
    "WEBFOOT_LIMIT_CONNECTIONS_OF_AN_ADDRESS": "2000",
    "WEBFOOT_LIMIT_COMMANDS_OF_AN_ADDRESS": "1e9,1e9",
    "WEBFOOT_LIMIT_COMMANDS_OF_A_GUEST": "1e9,1e9",
    "WEBFOOT_LIMIT_REQUESTS": "1e9,1e9",
    "WEBFOOT_LIMIT_TABLES": "1e9,1e9",
}


def measure() -> dict[str, Any]:
    with target(settings=LIFTED) as served:
        return asyncio.run(_attack(served))


async def _attack(served: Target) -> dict[str, Any]:
    owners = [await guest(served) for _ in range(OWNERS)]
    tables = [await new_table(owner, "me", "open", listed=True) for owner in owners for _ in range(TABLES // OWNERS)]
    watchers = [await guest(served) for _ in range(WATCHERS // PAGES)]
    async with AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(watchers[number // PAGES].page()) for number in range(WATCHERS)]
        for page in pages:
            await page.ask("watch-lobby")
        sitting = await stack.enter_async_context((await guest(served)).page())
        await sitting.ask("watch", table=tables[-1])
        await asyncio.gather(*(_rest(page) for page in pages))
        before = sum(page.received for page in pages)
        await sitting.ask("sit", table=tables[-1], seat=1)
        await asyncio.gather(*(_rest(page) for page in pages))
        sent = sum(page.received for page in pages) - before
    return {
        f"bytes to {WATCHERS} watchers of {TABLES} tables for one change": sent,
    }


async def _rest(page: Page) -> None:
    """Hear whatever comes within a moment."""
    try:
        while True:
            await asyncio.wait_for(page.hear(), 1.5)
    except TimeoutError:
        return


if __name__ == "__main__":
    print(measure())
