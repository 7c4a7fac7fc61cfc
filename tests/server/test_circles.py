"""What has ended leaves nothing in a circle: the oldest garbage is hardly ever collected."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from pathlib import Path

import httpx
import uvicorn
import websockets

from tests.server.test_frames import Echo
from tests.server.visitors import InstantBots
from webfoot.server.app import create_app
from webfoot.server.edge.frames import BatchingProtocol
from webfoot.server.edge.handshake import GuardedProtocol
from webfoot.server.edge.listener import Listener
from webfoot.server.main import configuration
from webfoot.server.settings import Settings


def test_a_page_that_has_gone_is_freed_at_once(tmp_path: Path) -> None:
    """By counting alone, with the collector switched off: who listens to it, and both of its protocols."""

    async def scenario() -> None:
        settings = Settings(folder=tmp_path, port=0)
        server = Echo(_quiet(configuration(create_app(settings, InstantBots()), settings)))
        running = asyncio.create_task(server.serve())
        await server.reachable.wait()
        address = f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        async with httpx.AsyncClient(base_url=f"http://{address}") as http:
            cookie = (await http.get("/api/me")).headers["set-cookie"].split(";")[0]
        gc.collect()
        gc.disable()
        try:
            gone = await _come_and_go(address, cookie)
            await asyncio.wait_for(asyncio.gather(*(one.wait() for one in gone)), 10)
        finally:
            gc.enable()
            server.should_exit = True
            await running

    asyncio.run(scenario())


async def _come_and_go(address: str, cookie: str) -> list[asyncio.Event]:
    """Open a page and close it; return what is set when each part of it is freed."""
    gone = []
    async with websockets.connect(f"ws://{address}/ws", additional_headers={"cookie": cookie}) as page:
        await page.recv()
        await page.send(json.dumps({"do": "ping", "key": "key-1-of-a-test"}))
        await page.recv()
        for part in (BatchingProtocol, GuardedProtocol, Listener):
            # Not by isinstance, which would ask weak references whose objects may be gone.
            found = [one for one in gc.get_objects() if issubclass(type(one), part)]
            assert found, part
            for one in found:
                freed = asyncio.Event()
                weakref.finalize(one, freed.set)
                gone.append(freed)
            found.clear()
            del one
    return gone


def _quiet(config: uvicorn.Config) -> uvicorn.Config:
    config.timeout_graceful_shutdown = 1
    return config
