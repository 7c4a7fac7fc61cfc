"""The one way in which a game goes on, whether a person, a bot, the clock or a closing window asks for it.

A step is taken on the match, which may refuse it; then its row is written. Only then does it count for the table, and
everything that follows from it happens in one place, `_follow`. If the row cannot be written, the step was not taken.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

import msgspec

from webfoot.core.events import Event
from webfoot.core.moves import Move
from webfoot.core.plans import carry_out
from webfoot.server import wire
from webfoot.server.edge import eager
from webfoot.server.edge.hub import encode
from webfoot.server.storage.callrows import NO_CALLS, Calls
from webfoot.server.storage.protocol import LostRace, NotOwner, Result, Row, StorageTrouble
from webfoot.server.storage.written import once_written
from webfoot.server.table import calling, curtain, pace, slow
from webfoot.server.table.playthrough import Happened, Playthrough, StartPayload, StepKind
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table
from webfoot.server.table.windows import after_step

BOTS: Final = "bots"
"""The option of a game that lists the seats that bots play when it begins."""

Done = Callable[[BaseException | None], None]

logger = logging.getLogger(__name__)


# each raises what the match raises, and then nothing has changed


async def move(table: Table, seat: int, chosen: Move, at: int, key: str | None = None) -> None:
    """Make a move for a seat. Raises IllegalMove."""
    payload, events = table.running().play(seat, chosen, at)
    await _step(table, "play", seat, payload, at, key, events)


def move_at_once(table: Table, seat: int, chosen: Move, at: int, key: str, since: int, done: Done) -> None:
    """Make a move for a seat, which came at the instant `since`, and go on when its row is written, without a task.
    Raises IllegalMove.

    `done` is called when everything that follows is done, or with the error that `move` would raise.
    """
    payload, events = table.running().play(seat, chosen, at)
    happened = Happened(table.seq + 1, "play", seat, at, events)
    rows = [Row(table.id, happened.seq, "play", seat, payload, at, key)]
    table.services.unwritten.add(table, since)
    try:
        calls = calling.after_step(table)
        # No function within this one: compiled, it would be left in a circle with what it knows.
        told = partial(_settled, table, rows, happened, since, calls, done)
        once_written(_kept(table, rows, calls, happened), told)
    except Exception as error:
        eager.run(_failed(table, rows, since, error, done), _nothing)


def _settled(
    table: Table,
    rows: list[Row],
    happened: Happened,
    since: int,
    calls: Calls,
    done: Done,
    failure: BaseException | None,
) -> None:
    """The row of a move that was made at once is written, or cannot be."""
    if failure is not None:
        eager.run(_failed(table, rows, since, failure, done), _nothing)
        return
    try:
        _written(table, rows, calls)
        _follow(table, happened)
    except Exception as error:
        done(error)
    else:
        done(None)


async def _failed(table: Table, rows: list[Row], since: int, failure: BaseException, done: Done) -> None:
    """The row of a move that was made at once could not be written."""
    try:
        await _not_written(table, rows, since, failure)
    except BaseException as error:
        done(error)
    else:
        done(None)


def _nothing() -> None:
    """What is done when a coroutine has ended that tells of its end itself."""


async def tick(table: Table, at: int) -> None:
    """Let the deadline of that instant act."""
    events = table.running().tick(at)
    await _step(table, "tick", None, "{}", at, None, events)


async def begin(table: Table, key: str | None) -> None:
    """Start the game. Every seat must be taken."""
    started = table.now()
    details = table.details
    if BOTS in table.game.options_type.by_server:
        details.options[BOTS] = ",".join(
            str(seat) for seat, chair in enumerate(details.chairs) if chair.kind == "bot"
        )
    # A table may have waited while the program came to carry other rules.
    details.rules = table.game.version
    table.play = Playthrough(table.game, details, started)
    payload = msgspec.json.encode(StartPayload(started)).decode()
    await _step(table, "start", None, payload, table.play.match.state.now, key)


async def undo(table: Table, seat: int, key: str) -> None:
    """Undo the last step of a seat. Raises UndoRefused if another player has learned something since."""
    payload = table.running().undo(seat)
    await _step(table, "undo", seat, payload, table.game_time(), key)


async def resign(table: Table, seat: int, key: str) -> None:
    """Resign a seat: a bot plays on for it, and it can no longer win."""
    table.running().resign(seat)
    await _step(table, "resign", seat, "{}", table.game_time(), key)


async def pause(table: Table, seat: int | None, at: int) -> None:
    """Stop time at that instant; without a seat, because the server was away."""
    payload = table.running().stop(seat, at, table.now())
    await _step(table, "pause", seat, payload, at)


async def resume(table: Table, seat: int | None) -> None:
    """Let time go on from where it stopped."""
    at = table.game_time()
    payload = table.running().go_on(table.now())
    await _step(table, "resume", seat, payload, at)


async def plan(table: Table, seat: int, moves: list[Move], at: int, key: str | None) -> None:
    """Make all these moves or none. Raises BrokenPlan, which says which one cannot be made.

    Their rows are written together and announced one by one, each with the position after it, like separate moves.
    """
    steps: list[_Foretold] = []

    def foretell(chosen: Move, events: list[Event]) -> None:
        happened = Happened(table.seq + 1 + len(steps), "play", seat, at, events)
        steps.append(_Foretold(happened, encode(chosen).decode(), _texts(table, happened, None)))

    carry_out(table.running().match, seat, moves, at, foretell)
    rows = [
        Row(table.id, step.happened.seq, "play", seat, step.payload, at, None if place else key)
        for place, step in enumerate(steps)
    ]
    *before, last = steps
    events = [event for step in steps for event in step.happened.events]
    together = Happened(last.happened.seq, "play", seat, at, events)
    if not await _write(table, rows, together):
        return
    for step in before:
        table.history.append(step.happened)
        table.services.measures.steps[table.game.key, step.happened.kind] += 1
        table.audience.tell_by_eyes(step.texts)
    # Whether players are asked to react is known only after the last step.
    _follow(table, last.happened)


class _Foretold(NamedTuple):
    """A step of a plan, taken on the match but not written yet, and what every seat will be told of it."""

    happened: Happened
    payload: str
    texts: dict[int | None, bytes]


async def _step(
    table: Table,
    kind: StepKind,
    seat: int | None,
    payload: str,
    at: int,
    key: str | None = None,
    events: Sequence[Event] = (),
) -> None:
    """Write the row of a step just taken on the match, then do everything that follows."""
    happened = Happened(table.seq + 1, kind, seat, at, list(events))
    if await _write(table, [Row(table.id, happened.seq, kind, seat, payload, at, key)], happened):
        _follow(table, happened)


async def _write(table: Table, rows: list[Row], happened: Happened) -> bool:
    """Write rows whose steps have been taken on the match, with what they caused in all. Return False if they
    already exist."""
    since = table.now()
    table.services.unwritten.add(table, since)
    try:
        calls = calling.after_step(table)
        await _kept(table, rows, calls, happened)
    except BaseException as error:
        await _not_written(table, rows, since, error)
        return False
    _written(table, rows, calls)
    return True


def _written(table: Table, rows: list[Row], calls: Calls) -> None:
    table.services.unwritten.remove(table)
    key = rows[0].key
    if key is not None:
        table.keys.add(key)
    if calls.called:
        table.services.outbox.written(table.id)


async def _not_written(table: Table, rows: list[Row], since: int, failure: BaseException) -> None:
    """Rows could not be written. Returns if that was because they exist already, and raises what is wrong if not."""
    table.doubtful = True
    try:
        if not isinstance(failure, LostRace):
            if isinstance(failure, NotOwner):
                table.services.taken(table)
            elif isinstance(failure, StorageTrouble):
                table.services.in_trouble(table, since)
            raise failure
        await table.reload()
        if rows[0].key is None or rows[0].key not in table.keys:
            raise Refuse("stale") from None
    finally:
        table.services.unwritten.remove(table)


def _kept(table: Table, rows: list[Row], calls: Calls, happened: Happened) -> Awaitable[None]:
    assert table.play is not None
    over = _result(table, table.play, happened.at) if table.play.over else None
    # Until when the seats whose turn it is now have time.
    waits = None if table.details.slow is None else slow.after(table, happened)
    if over is None and waits is None and calls is NO_CALLS and rows[0].kind == "play":
        # Nearly every step.
        return table.storage.append(rows)
    if rows[0].kind == "start":
        details = table.details
        return table.storage.begin(rows[0], details.options, details.rules, over=over, calls=calls, waits=waits)
    if rows[0].kind == "resign":
        return table.storage.resign(rows[0], over=over, calls=calls, waits=waits)
    return table.storage.append(rows, over=over, calls=calls, waits=waits)


def _result(table: Table, play: Playthrough, at: int) -> Result:
    end = play.brief(None)
    return Result(table.services.wall(), at, end.winners, end.scores)


def _follow(table: Table, happened: Happened) -> None:
    """Do everything that follows a step whose row is written, in this order."""
    play = table.play
    assert play is not None
    table.history.append(happened)
    table.services.measures.steps[table.game.key, happened.kind] += 1
    # Which seats have resigned, and whether the game is over.
    for seat in play.resigned:
        table.details.chairs[seat].resigned = True
    before, table.details.status = table.details.status, "over" if play.over else "playing"
    if table.details.status != before:
        said = "a game of %s is over" if play.over else "a game of %s begins"
        logger.info(said, table.game.key, extra={"table": table.id})
    # Whether players are now asked to react, or still are. In slow games that was known before the row was written.
    if table.details.slow is None:
        asked = play.asked
        if asked:
            table.window = after_step(table.window, asked, happened, table.now(), pace.times(table, asked))
        else:
            table.window = None
    # Where people share a device, the next one may have to take it.
    fallen = curtain.fall(table)
    # Everybody is told.
    window = None if table.window is None else table.window.info()
    table.audience.tell_by_eyes(_texts(table, happened, window), fallen)
    for guest in fallen:
        table.tell_whole(guest)
    if happened.kind in ("start", "pause", "resume"):
        table.agreement.wishes.clear()
        table.stopped_since = table.now()
        table.announce_clock()
    if happened.kind == "resign" or table.details.status != before:
        table.turn_out()
        table.announce_info()
        table.services.came_or_went(table)
    # Whose turn it is now.
    if table.note_turn():
        if table.details.slow is not None:
            table.announce_info()
        table.services.turned(table.id)
    # Bots think about it, and the alarm is set for the next deadline.
    table.services.wake(table)


def _texts(table: Table, happened: Happened, window: wire.ReactionWindow | None) -> dict[int | None, bytes]:
    """Return what each view is told of a step, while the match stands right after it."""
    play, audience = table.play, table.audience
    assert play is not None
    texts: dict[int | None, bytes] = {}
    for viewer, brief in play.briefs(audience.viewers, audience.foreseeing, True).items():
        step = happened.seen_by(viewer)
        texts[viewer] = encode(wire.Stepped(table.id, step, brief, play.can_undo(viewer), window))
    return texts
