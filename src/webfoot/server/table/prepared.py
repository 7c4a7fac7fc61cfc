"""What players prepare while it is not their turn: a note to themselves, and a plan that may play by itself.

Only the guest who prepared it is ever told. A plan that is to play by itself is tried again when its turn comes. It
is played if it still hands the turn over, and every step does the same and costs the same as when it was set.
Otherwise it waits, and its owner is told.
"""

from __future__ import annotations

import hashlib
import logging
from dataclasses import replace
from functools import partial

import msgspec

from webfoot.core.chance import QuickChance
from webfoot.core.errors import NotAMove
from webfoot.core.moves import Move
from webfoot.core.plans import BrokenPlan, NothingToRehearse, Rehearsal, rehearse
from webfoot.server import wire
from webfoot.server.guests import clean_text
from webfoot.server.table import clock, pausing, plans, steps
from webfoot.server.table.details import Prepared
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table

logger = logging.getLogger(__name__)


async def set_note(table: Table, guest: str, key: str, command: wire.SetNote) -> None:
    """Keep a note of this guest. Raises Refuse if they do not play here."""
    table.running()
    seat = table.seated(guest)
    await _keep(table, seat, replace(_own(table, seat, guest), note=clean_text(command.text)), key)


async def keep_plan(table: Table, guest: str, key: str, command: wire.KeepPlan) -> None:
    """Keep a plan of this guest, which may play by itself. Raises Refuse."""
    seat = plans.planner(table, guest)
    moves = plans.moves_of(table, command.moves)
    outcome, auto = "", bool(moves) and command.auto
    if auto:
        if seat in table.running().actors:
            raise Refuse("plan-your-turn")
        outcome = await _outcome(table, seat, moves)
        if not outcome:
            raise Refuse("plan-incomplete")
    texts = [bytes(text).decode() for text in command.moves]
    own = _own(table, seat, guest)
    await _keep(table, seat, replace(own, moves=texts, auto=auto, outcome=outcome, changed=False), key)


def wake(table: Table) -> None:
    """Let a plan play by itself whose turn has come. Called after every change of the game."""
    if not table.prepared or (play := table.going) is None:
        return
    for seat in play.actors:
        if seat in table.prepared and table.prepared[seat].auto:
            table.spawn(_play(table, seat))


async def _play(table: Table, seat: int) -> None:
    async with table.lock:
        if table.behind:
            await pausing.ready(table)
        own, play = table.prepared.get(seat), table.going
        chair = table.details.chairs[seat]
        if own is None or not own.auto or play is None or seat not in play.actors:
            return
        if chair.kind != "person" or chair.guest != own.guest or chair.resigned:
            return
        moves = _read(table, own)
        if not moves or await _outcome(table, seat, moves) != own.outcome:
            await _keep(table, seat, replace(own, auto=False, changed=True), None)
            return
        # It is taken out first: if the server ends now, it plays less rather than twice.
        await _keep(table, seat, replace(own, moves=[], auto=False, outcome="", changed=False), None)
        at = table.game_time()
        await clock.catch_up(table, at)
        try:
            await steps.plan(table, seat, moves, at, None)
        except BrokenPlan as broken:
            logger.info("a plan did not play by itself: %s", broken, extra={"table": table.id})
            await _keep(table, seat, replace(own, auto=False, changed=True), None)


async def _outcome(table: Table, seat: int, moves: list[Move]) -> str:
    """Return a digest of what each step of a plan does and costs; empty if it does not hand the turn over."""
    known = table.running().match.state.imagine(seat, QuickChance(0))
    try:
        tried = partial(rehearse, table.game, known, seat)
        before, after = await table.services.aside(lambda: (tried([]), tried(moves)))
    except NothingToRehearse:
        return ""
    return "" if after.stopped is not None or not after.ready else _digest(before, after)


def _digest(before: Rehearsal, after: Rehearsal) -> str:
    # What others did meanwhile may have changed the figures, but not by how much a step changes them.
    told = [
        (step.events, {name: figure - before.tally.get(name, 0) for name, figure in step.tally.items()})
        for step in after.steps
    ]
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()


def _read(table: Table, own: Prepared) -> list[Move]:
    """Return the moves of a plan; none if the rules that could read them are gone."""
    try:
        return [table.game.catalogue.decode(text.encode()) for text in own.moves]
    except NotAMove:
        return []


def _own(table: Table, seat: int, guest: str) -> Prepared:
    """Return what this guest has prepared. What somebody else left on the seat is not theirs to see."""
    found = table.prepared.get(seat)
    return found if found is not None and found.guest == guest else Prepared(guest)


async def _keep(table: Table, seat: int, own: Prepared, key: str | None) -> None:
    await table.storage.prepare(table.id, seat, own, key)
    if key is not None:
        table.keys.add(key)
    table.prepared[seat] = own
    if table.seat_of(own.guest) == seat:
        table.audience.tell(own.guest, wire.PreparedChanged(table.id, own.told()))
