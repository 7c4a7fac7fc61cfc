"""The live connection: commands in, messages out.

Heartbeat: the server pings every 20 s and gives up after 40 s without an answer. Browsers answer pings by themselves,
also in tabs whose timers are slowed down, so a page needs no timer for it. Proxies cut connections that are silent
for 30 to 60 s, hence 20 s. A phone that changes cells or wakes up needs some seconds; giving up sooner would make it
reconnect when it was only slow, hence 40 s. A dead connection only shows somebody as present for too long, but many
reconnections at once slow everybody down. The pings belong to the protocol and are configured in main.py.
"""

from __future__ import annotations

import asyncio
import contextlib

from litestar.types import Receive, Scope, Send

from webfoot.server import wire
from webfoot.server.edge import hub
from webfoot.server.edge.hub import Connection
from webfoot.server.edge.limits import neighbourhood
from webfoot.server.edge.listener import Listener
from webfoot.server.edge.security import guest_cookie, origin_allowed
from webfoot.server.house import House
from webfoot.server.workers.farpages import FarLine


class Socket:
    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if not origin_allowed(headers.get(b"origin"), headers.get(b"host", ""), self._house.settings.origins):
            await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
            return
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        cookies = headers.get(b"cookie", "")
        guest = self._house.guest_of(guest_cookie(cookies, self._house.settings.limits.cookie))
        if guest is None:
            reason = "no valid guest cookie: ask /api/me first"
            await send({"type": "websocket.close", "code": hub.CLOSE_NO_GUEST, "reason": reason})
            return
        address = neighbourhood(scope["client"][0] if scope["client"] else "")
        if self._house.bans.keep_out(guest, address, self._house.wall()):
            await send(
                {"type": "websocket.close", "code": hub.CLOSE_KEPT_OUT, "reason": "this server is closed to you"}
            )
            return
        if self._house.crowd.full(guest, address):
            reason = "too many connections"
            await send({"type": "websocket.close", "code": hub.CLOSE_CROWDED, "reason": reason})
            return
        connection = Connection(guest, send, self._house.settings.limits, address)
        self._house.crowd.enter(connection)
        # A page that is dropped may keep its descriptor for a while: it counts until it is gone.
        told = connection.when_gone(lambda: self._house.crowd.leave(connection))
        try:
            me = await self._house.guests.get(guest)
            connection.post(wire.Welcome(wire.VERSION, me, self._house.now()))
            await self._serve(connection, Listener(self._house, connection, receive))
        finally:
            if not told:
                self._house.crowd.leave(connection)
            if self._house.others.workers is not None:
                self._house.others.workers.relays.gone(connection)
            connection.let_go()

    async def serve_far(self, connection: Connection, line: FarLine) -> None:
        """Serve a page that is connected to another worker."""
        await self._serve(connection, Listener(self._house, connection, line.receive, line))

    async def _serve(self, connection: Connection, listener: Listener) -> None:
        connection.on_text(listener.take)
        listening = asyncio.ensure_future(listener.listen())
        delivering = asyncio.ensure_future(connection.deliver())
        connection.on_overflow(delivering.cancel)
        try:
            await asyncio.wait({listening, delivering}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            connection.close(1000, "")
            connection.watch(None)
            # A command that has begun is finished: the table must not be left between two rows.
            if not listener.obeying:
                listening.cancel()
            delivering.cancel()
            for task in (listening, delivering):
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task
