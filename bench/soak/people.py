"""People of the soak: they play random legal moves, lose their connection, and check what they were told."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import websockets

EXPECTED = frozenset(
    {
        "stale",
        "paused",
        "already-started",
        "not-over",
        "game-over",
        "not-started",
        "not-your-seat",
        "seats-empty",
        "too-fast",
    }
)
"""Refusals that come of playing blindly while others play, time runs and servers die."""

LONG = 250
"""Rows after which players give up: games of random moves would never end, and their logs would grow for ever."""


@dataclass
class Tally:
    """What all of them have seen."""

    steps: int = 0
    finished: int = 0
    connections: int = 0
    checked: int = 0
    """Announced steps that were found again after a new connection."""
    lost: list[str] = field(default_factory=list)
    refusals: Counter[str] = field(default_factory=Counter)


class Person:
    """One page of one guest at one table after another."""

    def __init__(self, tally: Tally, port: int, cookie: str, table: str, seat: int | None, seed: int) -> None:
        self._tally = tally
        self._address = f"ws://127.0.0.1:{port}/ws"
        self._cookie = cookie
        self._table = table
        self._seat = seat
        """None: this one watches."""
        self._luck = random.Random(seed)
        self._keys = itertools.count(1)
        self._told: dict[int, Any] = {}
        """Steps of this table by number, as they were announced."""
        self._brief: Any = None
        self._seq = 0
        self._timed = False
        self._gave_up = False
        self._unanswered: dict[str, Any] = {}
        """Commands that are sent again after a new connection, as the page does."""

    async def play(self) -> None:
        """Play until cancelled; every now and then the connection is lost."""
        while True:
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                async with asyncio.timeout(self._luck.uniform(5, 40)):
                    await self._one_connection()
            await asyncio.sleep(self._luck.uniform(0.05, 1.0))

    async def _one_connection(self) -> None:
        async with self._page() as page:
            self._tally.connections += 1
            await self._send(page, do="watch", table=self._table)
            for command in self._unanswered.values():
                await page.send(json.dumps(command))
            acting = asyncio.create_task(self._act(page))
            try:
                async for text in page:
                    await self._hear(page, json.loads(text))
            finally:
                acting.cancel()

    @contextlib.asynccontextmanager
    async def _page(self) -> AsyncIterator[websockets.ClientConnection]:
        async with websockets.connect(
            self._address, additional_headers={"cookie": self._cookie}, max_size=None, close_timeout=0.5
        ) as page:
            yield page

    async def _send(self, page: websockets.ClientConnection, **command: Any) -> None:
        key = f"soak-{self._seat}-{next(self._keys):08}"
        if command["do"] == "play":
            self._unanswered[key] = {**command, "key": key}
        await page.send(json.dumps({**command, "key": key}))

    async def _hear(self, page: websockets.ClientConnection, message: Any) -> None:
        kind = message["type"]
        if kind == "accepted":
            self._unanswered.pop(message["key"], None)
        elif kind == "refused":
            self._unanswered.pop(message["key"], None)
            self._tally.refusals[message["reason"]["rule"]] += 1
        elif kind == "table" and message["table"]["id"] == self._table:
            self._compare(message)
            self._timed = message["clock"] is not None
            self._brief, self._seq = message["brief"], message["seq"]
            await self._follow(page, message["table"])
        elif kind == "stepped" and message["table"] == self._table:
            self._told[message["step"]["seq"]] = message["step"]
            self._tally.steps += 1
            self._brief, self._seq = message["brief"], message["step"]["seq"]
        elif kind == "table-changed" and message["table"]["id"] == self._table:
            await self._follow(page, message["table"])

    async def _follow(self, page: websockets.ClientConnection, table: Any) -> None:
        """Go on to the rematch, if there is one."""
        if table["next"] is None:
            return
        self._table, self._told, self._unanswered, self._brief = table["next"], {}, {}, None
        self._seq, self._gave_up = 0, False
        await self._send(page, do="watch", table=self._table)

    def _compare(self, message: Any) -> None:
        log = {step["seq"]: step for step in message["log"]}
        for seq, step in self._told.items():
            self._tally.checked += 1
            if log.get(seq) != step:
                self._tally.lost.append(f"step {seq} of {self._table}")
        if list(log) != list(range(1, message["seq"] + 1)):
            self._tally.lost.append(f"a gap in the log of {self._table}")
        self._told = log

    async def _act(self, page: websockets.ClientConnection) -> None:
        with contextlib.suppress(websockets.WebSocketException):
            while True:
                await asyncio.sleep(self._luck.uniform(0.1, 0.5))
                if self._seat is not None and not self._unanswered:
                    await self._one_move(page, self._brief)

    async def _one_move(self, page: websockets.ClientConnection, brief: Any) -> None:
        if brief is None or brief["over"]:
            if self._seat == 0:
                self._tally.finished += brief is not None
                await self._send(page, do="start" if brief is None else "rematch", table=self._table)
                await asyncio.sleep(0.5)
        elif self._seq > LONG and not self._gave_up:
            self._gave_up = True
            await self._send(page, do="resign", table=self._table)
        elif brief["moves"]:
            move = self._luck.choice(brief["moves"])["move"]
            await self._send(page, do="play", table=self._table, seq=self._seq, move=move)
        elif self._luck.random() < 0.01:
            await self._send(page, do="say", table=self._table, text="Quack?")
        elif self._timed and self._luck.random() < 0.05:
            # A game in real time that stopped with the server goes on when they wish it.
            await self._send(page, do="pause", table=self._table, paused=False)
