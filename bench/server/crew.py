"""Several scripted players at one table of a game in real time: each acts at any time, game after game."""

from __future__ import annotations

import asyncio
from time import perf_counter, time
from typing import Final

from bench.server import messages
from bench.server.pair import Club, Pair, Player

HELD_BACK: Final = frozenset({"offer-ended", "start-revealed", "overtime-began", "game-ended"})
"""What a server lets happen late on purpose, since a command that was made in time may be on its way."""


class Crew(Pair):
    def __init__(self, club: Club, table: str, cookies: list[str]) -> None:
        super().__init__(club, table, cookies)
        self.origin: int | None = None
        """When the game's time was 0, by the clock of the machine, which is also the server's."""
        self.players = [Member(self, seat, cookie) for seat, cookie in enumerate(cookies)]

    def again(self, table: str) -> None:
        self.origin = None
        super().again(table)


class Member(Player):
    def __init__(self, crew: Crew, seat: int, cookie: str) -> None:
        super().__init__(crew, seat, cookie)
        self._crew = crew
        self._moves: list[messages.Choice] = []
        """What this seat could do when it last heard of the table."""

    def resume(self) -> None:
        """Act again and again, for as long as players play."""
        asyncio.get_running_loop().call_later(self._club.thinking_time(), self._move)

    def _move(self) -> None:
        if not self._club.playing:
            return
        if self._moves:
            move = self._club.dice.choice(self._moves).move
            at = b"" if self._crew.origin is None else b',"at":%d' % max(0, round(time() * 1000) - self._crew.origin)
            self._sent[self.tell("play", b',"seq":0,"move":%b%b' % (bytes(move), at))] = perf_counter()
        self.resume()

    def _time_is(self, message: messages.ClockChanged) -> None:
        if message.table == self._pair.table:
            self._crew.origin = message.clock.origin

    def _stepped(self, message: messages.Stepped, now: float) -> None:
        if message.step.kind == "tick" and self._crew.origin is not None and not _held_back(message):
            self._club.stopwatch.late.append(time() - (self._crew.origin + message.step.at) / 1000)
            self._club.stopwatch.expiries += self._seat == 0
        self._consider(message.step.seq, message.brief)

    def _consider(self, seq: int, brief: messages.Brief) -> None:
        self._moves = brief.moves
        if brief.over and self._seat == 0:
            self._club.stopwatch.games += 1
            self.tell("rematch")


def _held_back(message: messages.Stepped) -> bool:
    return message.brief.over or any(happening.event in HELD_BACK for happening in message.step.events)
