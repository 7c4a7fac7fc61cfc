"""A server in this process, as cheap as it can be had: its routes serve many tests, and its sockets sleep."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from queue import Queue
from typing import Any

from litestar.testing import TestClient, WebSocketTestSession

from webfoot.server.app import Webfoot, routes

_routes: dict[int, list[Webfoot]] = {}
"""Routes that serve nobody at the moment, by the largest body that they take."""


@contextmanager
def borrowed_routes() -> Iterator[Callable[[int], Webfoot]]:
    """Routes that an earlier server has left in order, or new ones: making them takes most of a server's start."""
    borrowed: list[tuple[int, Webfoot]] = []

    def borrow(largest_body: int) -> Webfoot:
        free = _routes.get(largest_body)
        app = free.pop() if free else routes(largest_body)
        app.state.clear()
        borrowed.append((largest_body, app))
        return app

    yield borrow
    for largest_body, app in borrowed:
        _routes.setdefault(largest_body, []).append(app)


class _Sent(Queue[Any]):
    """What a page has sent; the server sleeps until there is something."""

    def __init__(self) -> None:
        super().__init__()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._arrived = asyncio.Event()

    def put(self, item: Any, block: bool = True, timeout: float | None = None) -> None:
        super().put(item, block, timeout)
        if self._loop is not None:
            # A server that has ended reads nothing more.
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._arrived.set)

    async def next(self) -> Any:
        self._loop = asyncio.get_running_loop()
        while True:
            # In this order, so that nothing comes in between unseen.
            self._arrived.clear()
            if not self.empty():
                return self.get()
            await self._arrived.wait()


class Session(WebSocketTestSession):
    """The connection of a page. Litestar's own asks for news without a pause, which takes a whole processor from the
    test while any page is open."""

    def __init__(self, client: TestClient[Any], scope: Any) -> None:
        super().__init__(client, scope)
        self._sent = _Sent()
        self.receive_queue = self._sent

    async def do_asgi_call(self) -> None:
        async def send(message: Any) -> None:
            self.send_queue.put(message)

        try:
            await self.client.app(self.scope, self._sent.next, send)
        except BaseException as error:
            self.send_queue.put(error)
            raise


class Client(TestClient[Webfoot]):
    def websocket_connect(self, *args: Any, **more: Any) -> Session:
        plain = super().websocket_connect(*args, **more)
        return Session(self, plain.scope)
