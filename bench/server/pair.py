"""Two scripted players at one table of our server: they play random legal moves, game after game."""

from __future__ import annotations

import asyncio
import random
from time import perf_counter

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect  # type: ignore[import-not-found]

from bench.server import messages
from bench.server.stopwatch import Stopwatch


class Club:
    """What all pairs share."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.stopwatch = Stopwatch()
        self.playing = False
        self.pace = 0.0
        """Seconds a player thinks, on average; 0: none at all."""
        self.dice = random.Random(1)

    def thinking_time(self) -> float:
        return self.pace * (0.5 + self.dice.random())


class Pair:
    def __init__(self, club: Club, table: str, cookies: list[str]) -> None:
        self.club = club
        self.table = table
        self.moved_at = 0.0
        self.players = [Player(self, seat, cookie) for seat, cookie in enumerate(cookies)]

    async def sit_down(self) -> None:
        for player in self.players:
            await player.connect()
            await player.ask("watch")
        for seat, player in enumerate(self.players[1:], start=1):
            await player.ask("sit", b',"seat":%d' % seat)
        await self.players[0].ask("start")

    def again(self, table: str) -> None:
        """The host has asked for a rematch: this is its table."""
        self.table = table
        for player in self.players:
            player.tell("watch")
        self.players[0].tell("start")

    def resume(self) -> None:
        for player in self.players:
            player.resume()


class Player(WSListener):  # type: ignore[misc]
    def __init__(self, pair: Pair, seat: int, cookie: str) -> None:
        self._pair = pair
        self._club = pair.club
        self._seat = seat
        self._cookie = cookie
        self._transport: WSTransport
        self._commands = 0
        self._sent: dict[str, float] = {}
        """When each unanswered move was sent."""
        self._asked: dict[str, asyncio.Future[None]] = {}
        self._ready: tuple[int, bytes] | None = None
        """The move to make next, and for which position."""

    async def connect(self) -> None:
        address = f"ws://{self._club.address}/ws"
        self._transport, _ = await ws_connect(lambda: self, address, extra_headers={"Cookie": self._cookie})

    # speaking

    def _key(self) -> str:
        self._commands += 1
        return f"{self._commands:08d}"

    def tell(self, do: str, more: bytes = b"") -> str:
        key = self._key()
        text = b'{"do":"%b","key":"%b","table":"%b"%b}' % (do.encode(), key.encode(), self._pair.table.encode(), more)
        self._transport.send(WSMsgType.TEXT, text)
        return key

    async def ask(self, do: str, more: bytes = b"") -> None:
        """Tell, and wait until it is accepted."""
        accepted = asyncio.get_running_loop().create_future()
        self._asked[self.tell(do, more)] = accepted
        await asyncio.wait_for(accepted, 30)

    def resume(self) -> None:
        if self._ready is None:
            return
        if self._club.pace:
            asyncio.get_running_loop().call_later(self._club.thinking_time(), self._move)
        else:
            self._move()

    def _move(self) -> None:
        if self._ready is None or not self._club.playing:
            return
        seq, move = self._ready
        self._ready = None
        sent = self._pair.moved_at = perf_counter()
        self._sent[self.tell("play", b',"seq":%d,"move":%b' % (seq, move))] = sent

    # listening

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        text = frame.get_payload_as_bytes()
        now = perf_counter()
        self._club.stopwatch.received += len(text)
        message = messages.decode(text)
        if isinstance(message, messages.Stepped):
            if message.table == self._pair.table:
                self._stepped(message, now)
        elif isinstance(message, messages.Accepted):
            self._accepted(message.key, now)
        elif isinstance(message, messages.Table):
            if message.table.id == self._pair.table and message.brief is not None:
                self._consider(message.seq, message.brief)
        elif isinstance(message, messages.TableChanged):
            # The seat that asked for the rematch leads the other one there.
            if self._seat == 0 and message.table.id == self._pair.table and message.table.next is not None:
                self._pair.again(message.table.next)
        elif isinstance(message, messages.Refused):
            self._refused(message)
        elif isinstance(message, messages.ClockChanged):
            self._time_is(message)

    def _stepped(self, message: messages.Stepped, now: float) -> None:
        if message.step.seat is not None and message.step.seat != self._seat:
            self._club.stopwatch.heard.append(now - self._pair.moved_at)
        self._consider(message.step.seq, message.brief)

    def _time_is(self, message: messages.ClockChanged) -> None:
        """Nothing to these players; others play games with time."""

    def _accepted(self, key: str, now: float) -> None:
        sent = self._sent.pop(key, None)
        if sent is not None:
            self._club.stopwatch.answered.append(now - sent)
        elif key in self._asked:
            self._asked.pop(key).set_result(None)

    def _refused(self, message: messages.Refused) -> None:
        self._club.stopwatch.refused += 1
        if message.key is not None and message.key in self._asked:
            self._asked.pop(message.key).set_exception(RuntimeError(bytes(message.reason).decode()))

    def _consider(self, seq: int, brief: messages.Brief) -> None:
        if brief.over:
            if self._seat == 0:
                self._club.stopwatch.games += 1
                self.tell("rematch")
        elif brief.moves and self._seat in brief.actors:
            move: msgspec.Raw = self._club.dice.choice(brief.moves).move
            self._ready = (seq, bytes(move))
            if self._club.playing:
                self.resume()
