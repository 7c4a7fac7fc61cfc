"""Bots that connect to the server: which are here, and the seats that they play.

Such a bot gets the messages of webfoot.bots.protocol, over one connection for all its tables. What a wrong answer
costs is the rule of webfoot.bots.faults. A bot whose connection ends is waited for during RETURN_SECONDS. After that
random legal moves are played for it until it is back, which are no faults. So no table ever waits longer than the
time for one answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Mapping
from time import monotonic
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from webfoot.bots.faults import Faults, Useless, judged
from webfoot.bots.perspective import Perspective
from webfoot.bots.protocol import PROTOCOL, End, Fault, FromBot, Ready, Start, question
from webfoot.core.events import Event
from webfoot.server.edge.security import Handle
from webfoot.server.settings import Settings
from webfoot.server.storage.protocol import Storage, StorageTrouble
from webfoot.server.table.table import Table

RETURN_SECONDS: Final = 5.0
"""How long a bot is waited for that has lost its connection."""
TOKEN_SECONDS: Final = 5.0
"""How often the server looks which tokens were revoked."""
CLOSE_NO_TOKEN: Final = 4401
MOST_ROWS: Final = 1000
"""How many of the last rows of a log are told to a bot that has heard none of them."""


class Line(Protocol):
    """The connection of a bot."""

    def post(self, message: msgspec.Struct) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class _Question(NamedTuple):
    number: int
    seen: Perspective[Any]
    seq: int
    """The row after which it was asked."""
    until: float
    answer: asyncio.Future[int | Useless | None]
    """A move, an answer of no use, or None if none is waited for any longer."""

    def settle(self, answer: int | Useless | None) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)


class RemoteSeat:
    """One seat of one game, played by a bot that connects."""

    def __init__(self, bot: RemoteBot, table: Table, seat: int, handle: Handle, seconds: float) -> None:
        self.bot = bot
        self.handle = handle
        self.faults = Faults()
        self._table = table
        self._seat = seat
        self._seconds = seconds
        self._open: _Question | None = None
        self._questions = 0
        self._heard = 0
        """The last row whose events the bot was told."""
        self._started = False
        self._ready = False

    async def choose(self, seen: Perspective[Any], instead: int, window: float | None = None) -> int:
        """Return the bot's move, or the one in its place by the rule of faults.

        In a reaction window it has so many seconds, and to be late is no fault.
        """
        seconds = self._seconds if window is None else min(window, self._seconds)
        if self.faults.forfeited or not self.bot.expected:
            return instead
        self.give_up()
        self._questions += 1
        loop = asyncio.get_running_loop()
        asked = _Question(self._questions, seen, self._table.seq, loop.time() + seconds, loop.create_future())
        self._open = asked
        self._speak()
        try:
            answer = await asyncio.wait_for(asked.answer, seconds)
        except TimeoutError:
            # A bot that is away has lost this move. That is no fault.
            late = Useless(f"no answer within {self._milliseconds} ms")
            answer = late if window is None and self.bot.line is not None else None
        finally:
            if self._open is asked:
                self._open = None
        if isinstance(answer, Useless):
            self._fault(asked.number, str(answer))
        return answer if isinstance(answer, int) else instead

    def hear(self, message: FromBot) -> None:
        """Take a message of the bot. What answers no open question is late, and skipped."""
        asked = self._open
        if isinstance(message, Ready) and self._started and not self._ready:
            if message.protocol == PROTOCOL:
                self._ready = True
                self._speak()
                return
            reason = f"the bot speaks version {message.protocol} of the protocol, not {PROTOCOL}"
            self._fault(self._questions, reason, final=True)
            self.give_up()
        elif asked is not None:
            try:
                number = judged(message, asked.number, asked.seen.legal)
            except Useless as error:
                asked.settle(error)
            else:
                if number is not None:
                    asked.settle(number)

    def begin_again(self) -> None:
        """Tell a new connection everything from the start, and ask the open question again."""
        self._started = self._ready = False
        self._heard = 0
        self._speak()

    def give_up(self) -> None:
        """Wait no longer for the open question."""
        if self._open is not None:
            self._open.settle(None)

    def end(self, scores: list[int], winners: list[int]) -> None:
        """Tell the bot how the game ended."""
        if self._started:
            self._post(End(scores, winners, self.faults.count, table=self.handle.name))

    @property
    def _milliseconds(self) -> int:
        return round(1000 * self._seconds)

    def _speak(self) -> None:
        """Say what comes next: that the game begins, or the open question."""
        asked, table = self._open, self._table
        if asked is None or self.bot.line is None or asked.answer.done():
            return
        if not self._started:
            self._started = True
            self._post(self._start())
        elif self._ready:
            left = round(1000 * (asked.until - asyncio.get_running_loop().time()))
            events = self._events(asked.seq)
            self._post(question(table.game, asked.seen, asked.number, events, max(1, left), self.handle.name))

    def _start(self) -> Start:
        table = self._table
        by_server = table.game.options_type.by_server
        return Start(
            game=table.game.key,
            rules=table.game.version,
            seats=len(table.details.chairs),
            seat=self._seat,
            options={name: value for name, value in table.details.options.items() if name not in by_server},
            seed=self.handle.seed,
            milliseconds=self._milliseconds,
            table=self.handle.name,
        )

    def _events(self, seq: int) -> list[Event]:
        """Return what has happened up to a row since the last question, as the seat may know it."""
        events, self._heard = self._table.told(self._seat, max(self._heard, seq - MOST_ROWS), seq)
        return events

    def _fault(self, number: int, reason: str, *, final: bool = False) -> None:
        left = self.faults.note(reason, final=final)
        self._post(Fault(number, reason, left, table=self.handle.name))

    def _post(self, message: msgspec.Struct) -> None:
        if self.bot.line is not None:
            self.bot.line.post(message)


class RemoteBot:
    """A bot that has a token. It may be connected or not."""

    def __init__(self, name: str, hashed: str) -> None:
        self.name = name
        self.hashed = hashed
        """The hash of its token."""
        self.line: Line | None = None
        self.seats: dict[str, RemoteSeat] = {}
        """Those that it plays, by the names of their handles."""
        self._lost = monotonic()
        self._patience: asyncio.TimerHandle | None = None

    @property
    def expected(self) -> bool:
        """Whether it is here, or was a moment ago."""
        return self.line is not None or monotonic() - self._lost < RETURN_SECONDS

    def connect(self, line: Line) -> Line | None:
        """Go on over this connection. Return the one that it had before."""
        before, self.line = self.line, line
        if self._patience is not None:
            self._patience.cancel()
        for seat in list(self.seats.values()):
            seat.begin_again()
        return before

    def disconnect(self, line: Line) -> None:
        """The connection has ended, if it is still the one in use."""
        if self.line is line:
            self.line, self._lost = None, monotonic()
            self._patience = asyncio.get_running_loop().call_later(RETURN_SECONDS, self.give_up)

    def give_up(self) -> None:
        """Wait no longer for any answer, if the bot is away."""
        if self.line is None:
            for seat in list(self.seats.values()):
                seat.give_up()

    def hear(self, message: FromBot) -> None:
        """Take a message. Raises Useless if it does not say which table it is about."""
        if isinstance(message.table, msgspec.UnsetType):
            raise Useless("a message needs the field table, as the question had it")
        # A table that is unknown may have ended a moment ago.
        seat = self.seats.get(message.table)
        if seat is not None:
            seat.hear(message)


class RemoteBots:
    """All bots that have a token."""

    def __init__(self, settings: Settings, storage: Storage, handle: Callable[[str, int, str], Handle]) -> None:
        self._settings = settings
        self._storage = storage
        self._handle = handle
        self._bots: dict[str, RemoteBot] = {}

    def __contains__(self, name: object) -> bool:
        return name in self._bots

    def of_token(self, hashed: str) -> RemoteBot | None:
        """Return the bot whose token has this hash."""
        return next((bot for bot in self._bots.values() if bot.hashed == hashed), None)

    def present(self) -> list[str]:
        """Return the bots that can be seated: connected, and not at too many tables."""
        most = self._settings.limits.tables_of_a_bot
        return sorted(bot.name for bot in self._bots.values() if bot.line is not None and len(bot.seats) < most)

    async def keep_looking(self) -> None:
        """Look again and again which tokens were revoked, while any are known."""
        while True:
            await asyncio.sleep(TOKEN_SECONDS)
            if self._bots:
                with contextlib.suppress(StorageTrouble):
                    await self.look()

    async def look(self) -> None:
        """See which bots have a token. The connection of one whose token was revoked is ended."""
        for bot in self._know(await self._storage.bot_tokens()):
            if bot.line is not None:
                bot.line.close(CLOSE_NO_TOKEN, "this token was revoked")

    def _know(self, tokens: Mapping[str, str]) -> list[RemoteBot]:
        """Know these tokens, hashes by name, and no others. Return the bots that were forgotten."""
        gone = [bot for bot in self._bots.values() if tokens.get(bot.name) != bot.hashed]
        for bot in gone:
            del self._bots[bot.name]
            for seat in list(bot.seats.values()):
                seat.give_up()
        for name, hashed in tokens.items():
            # A bot of the administrator has the name already.
            if name not in self._bots and name not in self._settings.bot_levels:
                self._bots[name] = RemoteBot(name, hashed)
        return gone

    async def choose(self, table: Table, seat: int, name: str, imagined: Any) -> int:
        """Return what this bot plays in a position imagined for its seat. It is legal, and comes in time."""
        seen: Perspective[Any] = Perspective(table.game, imagined, seat)
        playing = self._seat(table, seat, name)
        window = table.window
        if window is None or seat not in window.asked:
            instead, seconds = secrets.choice(seen.legal), None
        else:
            # A bot that does not react declines, as people do.
            instead, seconds = window.asked[seat], max(0.0, (window.answers - table.now()) / 1000)
        return instead if playing is None else await playing.choose(seen, instead, seconds)

    def _seat(self, table: Table, seat: int, name: str) -> RemoteSeat | None:
        """Return the bot's seat here; None if it plays at too many tables already."""
        bot = self._bots[name]
        playing = table.remote_seats.get(seat)
        if playing is not None and playing.bot is bot:
            return playing
        self.leave(table, seat)
        if len(bot.seats) >= self._settings.limits.tables_of_a_bot:
            return None
        handle = self._handle(table.id, seat, name)
        playing = RemoteSeat(bot, table, seat, handle, self._settings.bot_budget)
        table.remote_seats[seat] = bot.seats[handle.name] = playing
        return playing

    def leave(self, table: Table, *seats: int) -> None:
        """Let bots play these seats no longer; all seats of the table if none is named."""
        for seat in seats or list(table.remote_seats):
            playing = table.remote_seats.pop(seat, None)
            if playing is not None:
                playing.give_up()
                playing.bot.seats.pop(playing.handle.name, None)

    def over(self, table: Table) -> None:
        """Tell the bots of a table how its game ended."""
        if not table.remote_seats or table.play is None:
            return
        brief = table.play.brief(None)
        for playing in table.remote_seats.values():
            playing.end(brief.scores, brief.winners)
        self.leave(table)
