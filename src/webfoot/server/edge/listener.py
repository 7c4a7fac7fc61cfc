"""The commands of one connection, executed one after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from time import perf_counter
from typing import Any

import msgspec
from litestar.types import Receive

from webfoot.server import wire
from webfoot.server.bots.running import has_bots
from webfoot.server.edge import eager, hub
from webfoot.server.edge.hub import Connection
from webfoot.server.house import House
from webfoot.server.storage.protocol import NotOwner, StorageTrouble
from webfoot.server.table import (
    clock,
    curtain,
    hosting,
    pace,
    pausing,
    plans,
    playing,
    prepared,
    reactions,
    seating,
    slow,
)
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table
from webfoot.server.workers.farpages import FarLine
from webfoot.server.workers.relays import AGAIN
from webfoot.server.workers.tables import retire

logger = logging.getLogger(__name__)

_decode = msgspec.json.Decoder(wire.AnyCommand).decode
_decode_play = msgspec.json.Decoder(wire.Play).decode

COST: dict[type, float] = {
    wire.Watch: 2,
    wire.Rehearse: 4,
    wire.PlayAll: 4,
    wire.KeepPlan: 4,
    wire.Rematch: 4,
    wire.Start: 2,
}
"""What a command costs that is dearer than most: see limits.py."""
ROWS_FOR_ONE = 100
"""Rows of a log that are sent for one token."""
REBUILDING = 8
"""What it costs besides to have a table rebuilt from its rows."""

Obey = Callable[[Table, str, str, Any], Awaitable[None]]
OBEY: dict[type, Obey] = {
    wire.PlayAll: plans.play_all,
    wire.KeepPlan: prepared.keep_plan,
    wire.SetNote: prepared.set_note,
    wire.Pause: pausing.pause,
    wire.Undo: playing.undo,
    wire.Sit: seating.sit,
    wire.Leave: seating.leave,
    wire.SetSeat: seating.set_seat,
    wire.TakeBack: seating.take_back,
    wire.Remove: hosting.remove,
    wire.Mute: hosting.mute,
    wire.SetSpectators: hosting.set_spectators,
    wire.Start: seating.start,
    wire.Resign: seating.resign,
    wire.Rematch: seating.rematch,
    wire.AutoPass: reactions.auto_pass,
    wire.SetPace: pace.wish,
    wire.Vote: slow.vote,
    wire.ReadChat: playing.read_chat,
    wire.Lift: curtain.lift,
}


class Listener:
    """Executes the commands of one connection, one after the other.

    Nearly every command is a move, and a move is made the moment it comes. Everything else, and whatever comes while
    a move is being written, waits in the queue of the connection.
    """

    def __init__(self, house: House, connection: Connection, receive: Receive, far: FarLine | None = None) -> None:
        self._house = house
        self._connection = connection
        self._receive = receive
        self._far = far
        """The line of a page that is connected to another worker."""
        self.obeying = False
        """Whether a command of the queue is being executed."""
        self._moving = False
        """Whether a move is being made that did not wait in the queue."""
        self._moved: asyncio.Future[None] | None = None
        """Done when that move is; None if nobody waits for it."""

    def take(self, text: str, came: int) -> bool:
        """Make a move at once, which came at that instant of the counter. False if this has to wait in the queue."""
        if self.obeying or self._moving or self._connection.closing or len(text) > wire.MAX_MESSAGE_BYTES:
            return False
        try:
            command = _decode_play(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return False
        self._moving = True
        if not self._play_at_once(command, came):
            eager.run(self._execute(command, self._instant(came)), self._end_of_move)
        return True

    def _play_at_once(self, command: wire.Play, counted: int) -> bool:
        """Make a move without a coroutine. False if it has to wait for anything but its row: then nothing is done."""
        house, connection = self._house, self._connection
        came = self._instant(counted)
        table = house.own_table(command.table)
        try:
            # The clock has just been looked at.
            if table is None or not playing.begin_at_once(table, came, house.servertime.absences):
                return False
        except Exception:
            # A fault of the game: the other way meets it as well, and answers.
            return False
        begun = perf_counter()
        allowed = house.quotas.commands.take(connection, 1)
        self._count(allowed)
        # A key belongs to the guest who made it up: the same key from another guest is a different one.
        key = f"{connection.guest}.{command.key}"
        done = partial(self._made, command, came, begun)
        if not allowed:
            table.lock.release()
            done(Refuse("too-fast"))
            return True
        connection.acted = came
        if key in table.keys:
            table.lock.release()
            done(None)
        else:
            playing.play_at_once(table, connection.guest, key, command, came, done)
        return True

    def _made(self, command: wire.Play, came: int, begun: float, failure: BaseException | None) -> None:
        """A move was made without a coroutine, or could not be."""
        if failure is not None:
            eager.run(self._finish(command, came, begun, failure), self._end_of_move)
            return
        self._connection.post(wire.Accepted(command.key))
        self._house.measures.commands.note(perf_counter() - begun)
        self._end_of_move()

    async def _finish(self, command: wire.Play, came: int, begun: float, failure: BaseException) -> None:
        """Answer a move that was not made, or make it again where that helps."""
        answer = await self._obeyed(command, came, failure)
        if answer is not None:
            self._connection.post(answer)
        self._house.measures.commands.note(perf_counter() - begun)

    def _end_of_move(self) -> None:
        self._moving = False
        if self._moved is not None and not self._moved.done():
            self._moved.set_result(None)

    def _instant(self, came: int) -> int:
        """That instant of the counter by the server's clock."""
        # How long it waited here before anybody looked is nobody's fault but ours.
        now = self._house.now()
        return now - (self._house.servertime.seen - came)

    async def listen(self) -> None:
        connection = self._connection
        while not connection.closing:
            message: Any = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            if self._moving:
                self._moved = asyncio.get_running_loop().create_future()
                await self._moved
                self._moved = None
            came = message["came"] if "came" in message else self._house.servertime.counter()
            text = message.get("text")
            if text is None:
                connection.post(wire.Malformed("only text messages are understood"))
            elif len(text) > wire.MAX_MESSAGE_BYTES:
                connection.close(hub.CLOSE_TOO_BIG, "message too big")
            elif not self.take(text, came):
                self.obeying = True
                await self._answer(text, self._instant(came))
                self.obeying = False

    async def _answer(self, text: str, came: int) -> None:
        connection, rates = self._connection, self._house.quotas.commands
        try:
            command = _decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._count(rates.take(connection, 1))
            connection.post(wire.Malformed(str(error)))
        else:
            await self._execute(command, came)

    async def _execute(self, command: wire.AnyCommand, came: int) -> None:
        begun = perf_counter()
        allowed = self._house.quotas.commands.take(self._connection, COST.get(type(command), 1))
        self._count(allowed)
        if allowed:
            answer = await self._obeyed(command, came)
        else:
            answer = self._refused(command, Refuse("too-fast"))
        if answer is not None:
            self._connection.post(answer)
        self._house.measures.commands.note(perf_counter() - begun)

    async def obey_again(self, commands: list[tuple[wire.AnyCommand, int]]) -> None:
        """Obey commands whose answer has not come from another worker."""
        workers = self._house.others.workers
        assert workers is not None
        for command, came in commands:
            if self._connection.closing:
                return
            answer = await self._obeyed(command, came or self._house.now())
            if answer is None:
                continue
            if workers.relays.answered(self._connection, command.key):
                self._connection.post(answer)
            elif isinstance(answer, wire.Refused) and command.key.startswith(AGAIN):
                # The page watched something that it may not watch now: let it find out for itself.
                self._connection.close(hub.CLOSE_AGAIN, "this table cannot be watched now")

    async def _obeyed(
        self, command: wire.AnyCommand, came: int, failure: BaseException | None = None
    ) -> wire.Accepted | wire.Refused | None:
        """Obey a command and return its answer; None if another worker answers. With `failure`, that is what has come
        of it."""
        try:
            try:
                if failure is not None:
                    raise failure
                return wire.Accepted(command.key) if await self._obey(command, came) else None
            except NotOwner as lost:
                if not self._house.others:
                    raise
                # The table was taken over a moment ago.
                table = self._house.present_table(lost.table)
                if table is not None and not self._house.storage.owns(lost.table):
                    retire(self._house, table)
                return wire.Accepted(command.key) if await self._obey(command, came) else None
        except Refuse as no:
            return self._refused(command, no)
        except StorageTrouble as trouble:
            logger.error(
                "a %s command was not obeyed, since the storage gives trouble: %s",
                type(command).__name__,
                trouble,
                extra=_about(command),
            )
            return wire.Refused(command.key, Refuse("storage-trouble").refusal)
        except Exception:
            logger.exception("a %s command failed", type(command).__name__, extra=_about(command))
            return wire.Refused(command.key, Refuse("unavailable").refusal)

    def _refused(self, command: wire.AnyCommand, no: Refuse) -> wire.Refused:
        self._house.measures.refusals[no.refusal.rule] += 1
        return wire.Refused(command.key, no.refusal)

    async def _obey(self, command: wire.AnyCommand, came: int) -> bool:
        """Obey a command. Return False if it was handed to another worker, which answers."""
        house, connection = self._house, self._connection
        if isinstance(command, wire.WatchLobby):
            house.lobby.watch(connection, command.pages)
            return True
        if isinstance(command, wire.Ping):
            connection.post(wire.Pong(command.key, house.now()))
            return True
        table = await self._find(command, came)
        if table is None:
            return False
        if isinstance(command, wire.Play):
            await clock.hold(table, table.details.seat_of(connection.guest), command.at, came)
        async with table.lock:
            if table.behind:
                await pausing.ready(table)
            if isinstance(command, wire.Watch):
                sent = table.watch(connection, command.seq, command.seat, foresee=command.foresee)
                house.quotas.commands.charge(connection, sent / ROWS_FOR_ONE)
                return True
            connection.acted = came
            if not isinstance(command, wire.Rehearse):
                # A key belongs to the guest who made it up: the same key from another guest is a different one.
                key = f"{connection.guest}.{command.key}"
                if key not in table.keys:
                    await self._change(table, key, command, came)
                return True
            trial = plans.trial(table, connection.guest, command)
        connection.post(wire.Rehearsed(command.key, await trial))
        return True

    async def _find(self, command: Any, came: int) -> Table | None:
        """Return the table of a command; None if that is at another worker, which has got the command."""
        house, connection, workers = self._house, self._connection, self._house.others.workers
        table = house.own_table(command.table)
        if table is not None:
            return table
        owner = None if workers is None or self._far is not None else workers.relays.owners.get(command.table)
        if owner is None:
            house.quotas.commands.charge(connection, REBUILDING)
            try:
                return await house.table(command.table)
            except NotOwner as elsewhere:
                if workers is None or elsewhere.owner is None:
                    raise
                owner = elsewhere.owner
        assert workers is not None, "another worker owns it"
        if self._far is not None:
            self._far.elsewhere(command.table)
        elif not workers.up:
            connection.close(hub.CLOSE_AGAIN, "the worker of this table is out of reach; try again")
        else:
            workers.forward(connection, owner, command, came, self)
        return None

    async def _change(self, table: Table, key: str, command: wire.AnyCommand, came: int) -> None:
        house, guest, address = self._house, self._connection.guest, self._connection.address
        if isinstance(command, wire.Play):
            await playing.play(table, guest, key, command, came)
            return
        if isinstance(command, wire.Say):
            await playing.say(table, guest, key, command, address)
            return
        obey = OBEY[type(command)]
        again = isinstance(command, wire.Rematch) and table.details.status == "over" and table.details.next is None
        if again and not house.quotas.tables.take(guest, address):
            raise Refuse("too-fast")
        if not (again or isinstance(command, wire.Start)) or not has_bots(table):
            await obey(table, guest, key, command)
            return
        with house.running_bots.beginning(guest, address):
            await obey(table, guest, key, command)
        begun = table if not again else house.present_table(table.details.next or "")
        if begun is not None:
            house.running_bots.begun(begun, guest, address)

    def _count(self, allowed: bool) -> None:
        connection = self._connection
        connection.too_fast = 0 if allowed else connection.too_fast + 1
        if connection.too_fast > self._house.settings.limits.refusals_before_closing:
            connection.close(hub.CLOSE_FLOOD, "too many commands")


def _about(command: wire.AnyCommand) -> dict[str, str]:
    """Return what the log says about a command besides what went wrong. Its key is the id of the request."""
    return {"request": command.key, "table": getattr(command, "table", "")}
