"""The connection of a bot: /bot/socket, with a token in the header `Authorization: Bearer …`.

A token has one connection. A new one takes the place of the old one, so that a bot can come back before its lost
connection is noticed. A message that cannot be read ends the connection, and so does a flood.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar.types import Receive, Scope, Send

from webfoot.bots.faults import Useless, understood
from webfoot.server import wire
from webfoot.server.bots.remote import CLOSE_NO_TOKEN, RemoteBot
from webfoot.server.bottokens import hash_of
from webfoot.server.edge import hub
from webfoot.server.edge.hub import Connection
from webfoot.server.edge.limits import Bucket, Buckets, neighbourhood
from webfoot.server.edge.security import origin_allowed
from webfoot.server.house import House
from webfoot.server.storage.protocol import StorageTrouble

CLOSE_UNREADABLE = 4400
CLOSE_REPLACED = 4409
CLOSE_LATER = 1013
ACCEPT: Any = {"type": "websocket.accept", "subprotocol": None, "headers": []}
LONGEST_TOKEN = 200
FAREWELL_SECONDS = 3.0
"""How long the last messages of a connection may take."""


class BotSocket:
    def __init__(self, house: House) -> None:
        self._house = house
        self._attempts = Buckets(house.settings.limits.bot_attempts)
        self._returns = Buckets(house.settings.limits.bot_returns)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        house = self._house
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        address = neighbourhood(scope["client"][0] if scope["client"] else "")
        allowed = origin_allowed(headers.get(b"origin"), headers.get(b"host", ""), house.settings.origins)
        if not allowed or not self._attempts.take(address):
            # Before the handshake: the web server answers 403.
            await send({"type": "websocket.close", "code": 4403, "reason": "not now, or not from there"})
            return
        refusal: tuple[int, str] | None
        try:
            bot = await self._bot(headers.get(b"authorization", ""))
        except StorageTrouble:
            bot, refusal = None, (CLOSE_LATER, "the storage gives trouble; try again later")
        else:
            refusal = self._refusal(bot, address)
        if bot is None or refusal is not None:
            code, reason = refusal or (CLOSE_NO_TOKEN, "")
            await send(ACCEPT)
            await send({"type": "websocket.close", "code": code, "reason": reason})
            return
        connection = Connection(_guest(bot), send, house.settings.limits, address)
        house.crowd.enter(connection)
        told = connection.when_gone(lambda: house.crowd.leave(connection))
        # Before the handshake is answered: a bot that knows that it is connected can be seated.
        before = bot.connect(connection)
        if before is not None:
            before.close(CLOSE_REPLACED, "another connection has taken the place of this one")
        try:
            await send(ACCEPT)
            await self._serve(bot, connection, receive)
        finally:
            bot.disconnect(connection)
            if not told:
                house.crowd.leave(connection)

    def _refusal(self, bot: RemoteBot | None, address: str) -> tuple[int, str] | None:
        """Return why this bot cannot connect now, as a code and a reason; None if it can."""
        if bot is None:
            return CLOSE_NO_TOKEN, "no such token, or it was revoked"
        if self._house.bans.keep_out(_guest(bot), address, self._house.wall()):
            return hub.CLOSE_KEPT_OUT, "this server is closed to you"
        if not self._returns.take(bot.name):
            return hub.CLOSE_FLOOD, "too many connections with this token; wait a moment"
        if self._house.crowd.full(_guest(bot), address):
            return hub.CLOSE_CROWDED, "too many connections"
        return None

    async def _bot(self, header: str) -> RemoteBot | None:
        """Return the bot whose token this header has."""
        scheme, _, token = header.partition(" ")
        if scheme.lower() != "bearer" or not 0 < len(token) <= LONGEST_TOKEN:
            return None
        await self._house.remote.look()
        return self._house.remote.of_token(hash_of(token))

    async def _serve(self, bot: RemoteBot, connection: Connection, receive: Receive) -> None:
        listening = asyncio.ensure_future(self._listen(bot, connection, receive))
        delivering = asyncio.ensure_future(connection.deliver())
        connection.on_overflow(delivering.cancel)
        try:
            await asyncio.wait({listening, delivering}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            connection.close(1000, "")
            listening.cancel()
            for task in (listening, delivering):
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await asyncio.wait_for(task, FAREWELL_SECONDS)

    async def _listen(self, bot: RemoteBot, connection: Connection, receive: Receive) -> None:
        bucket = Bucket(self._house.settings.limits.bot_messages)
        while not connection.closing:
            message: Any = await receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if connection.closing:
                return
            if not bucket.take():
                connection.close(hub.CLOSE_FLOOD, "too many messages")
            elif text is None:
                connection.close(CLOSE_UNREADABLE, "only text messages are understood")
            elif len(text) > wire.MAX_MESSAGE_BYTES:
                connection.close(hub.CLOSE_TOO_BIG, "message too big")
            else:
                try:
                    bot.hear(understood(text))
                except Useless as error:
                    # The reason of a closed connection has at most 123 bytes.
                    connection.close(CLOSE_UNREADABLE, str(error).encode()[:120].decode(errors="ignore"))


def _guest(bot: RemoteBot) -> str:
    return f"bot:{bot.name}"
