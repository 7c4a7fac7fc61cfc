"""The bus between workers: Redis, publish and subscribe.

Redis keeps nothing for us. What it loses is noticed by the links, see links.py. While it is away, each worker serves
the tables that it owns.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final

from webfoot.core.errors import WebfootError
from webfoot.server.workers.envelopes import EVERYBODY

CHANNEL: Final = "webfoot:1:"
"""The number changes when envelopes do, so that workers of different programs never misunderstand each other."""
MOST_WAITING: Final = 64_000_000
"""Bytes that may wait for Redis. Beyond it they are thrown away, and links start again by themselves."""
SECONDS: Final = 5.0
"""How long Redis may be silent. Workers tell all of them something every second, so it never is."""
SHORTEST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 2.0
"""Seconds between tries to reach Redis."""

logger = logging.getLogger(__name__)

Take = Callable[[str, bytes], None]
"""Called with the recipient and the envelope."""


class BadBus(WebfootError):
    """A bus that cannot be used; says why."""


class RedisBus:
    def __init__(self, address: str, scope: str, me: str) -> None:
        """`scope` tells the servers apart that share a Redis."""
        try:
            import redis.asyncio as redis
            from redis.asyncio.retry import Retry
            from redis.backoff import NoBackoff
        except ModuleNotFoundError:
            raise BadBus("several workers need redis: pip install 'webfoot[workers]'") from None
        self.address = shown(address)
        try:
            self._redis = redis.Redis.from_url(
                address, socket_timeout=SECONDS, socket_connect_timeout=SECONDS, retry=Retry(NoBackoff(), 0)
            )
        except ValueError as error:
            raise BadBus(f"{self.address} is no address of a Redis server: {error}") from None
        self._trouble: tuple[type[Exception], ...] = (redis.RedisError, OSError, TimeoutError)
        self._channel = f"{CHANNEL}{scope}:"
        self._me = me
        self._waiting: list[tuple[str, bytes]] = []
        self._bytes = 0
        self._more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.up = False
        """Whether what is sent can arrive, as far as this worker knows."""

    async def open(self, take: Take, back: Callable[[], None]) -> None:
        """Begin to listen; BadBus if Redis cannot be reached now. `back` is called when it is there again after it
        was not."""
        try:
            await self._redis.ping()
        except self._trouble as error:
            await self._redis.aclose()
            raise BadBus(f"no Redis answers at {self.address}: {error}") from None
        listening = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._keep_listening(take, back, listening)),
            asyncio.create_task(self._keep_publishing()),
        ]
        await listening.wait()

    async def close(self) -> None:
        """Send what waits, and end."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*self._trouble):
            await self._publish()
        with contextlib.suppress(*self._trouble):
            await self._redis.aclose()

    def send(self, recipient: str, packed: bytes) -> None:
        if self._bytes + len(packed) > MOST_WAITING:
            return
        self._waiting.append((self._channel + recipient, packed))
        self._bytes += len(packed)
        self._more.set()

    async def _keep_publishing(self) -> None:
        wait = SHORTEST_WAIT
        while True:
            await self._more.wait()
            self._more.clear()
            try:
                await self._publish()
                wait = SHORTEST_WAIT
            except self._trouble as error:
                if self.up:
                    logger.warning("other workers are out of reach: %s", error)
                self.up = False
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    async def _publish(self) -> None:
        waiting, self._waiting, self._bytes = self._waiting, [], 0
        if waiting:
            async with self._redis.pipeline(transaction=False) as pipe:
                for channel, packed in waiting:
                    pipe.publish(channel, packed)
                await pipe.execute()

    async def _keep_listening(self, take: Take, back: Callable[[], None], listening: asyncio.Event) -> None:
        wait = SHORTEST_WAIT
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(self._channel + self._me, self._channel + EVERYBODY)
                    async for message in pubsub.listen():
                        if message["type"] == "message":
                            take(message["channel"].decode().removeprefix(self._channel), message["data"])
                            if not self.up:
                                # Only publishing was in trouble.
                                self._is_up(back)
                        elif message["type"] == "subscribe" and message["data"] == 2:
                            # Both channels are there: nothing is missed from here on.
                            wait = SHORTEST_WAIT
                            self._is_up(back if listening.is_set() else None)
                            listening.set()
            except self._trouble as error:
                if self.up:
                    logger.warning("other workers are out of reach: %s", error)
                self.up = False
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def _is_up(self, back: Callable[[], None] | None) -> None:
        self.up = True
        if back is not None:
            back()


def shown(address: str) -> str:
    """Return an address without its password."""
    scheme, mark, rest = address.partition("://")
    return f"{scheme}{mark}{rest.rpartition('@')[2]}".partition("?")[0]
