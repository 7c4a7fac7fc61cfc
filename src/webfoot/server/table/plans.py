"""Plans at a table: tried as often as a player likes, unseen by the others, then played as a whole."""

from __future__ import annotations

from collections.abc import Awaitable

import msgspec

from webfoot.core.chance import QuickChance
from webfoot.core.errors import NotAMove
from webfoot.core.moves import Move
from webfoot.core.plans import BrokenPlan, NothingToRehearse, Rehearsal, rehearse
from webfoot.server import wire
from webfoot.server.table import clock, steps
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table


def trial(table: Table, guest: str, command: wire.Rehearse) -> Awaitable[Rehearsal]:
    """Try a plan. Await the result after releasing the table, because trying needs only a copy."""
    seat = planner(table, guest)
    moves = moves_of(table, command.moves)
    # The luck is always the same: what this seat is told does not depend on it.
    known = table.running().match.state.imagine(seat, QuickChance(0))

    async def tried() -> Rehearsal:
        try:
            # Long plans take a while; other tables should not notice.
            return await table.services.aside(lambda: rehearse(table.game, known, seat, moves))
        except NothingToRehearse:
            raise Refuse("plan-not-now") from None

    return tried()


async def play_all(table: Table, guest: str, key: str, command: wire.PlayAll) -> None:
    seat = planner(table, guest)
    if command.seq != table.seq:
        raise Refuse("stale")
    moves = moves_of(table, command.moves)
    if not moves:
        raise Refuse("not-a-move")
    if table.running().stopped is not None:
        raise Refuse("paused")
    at = table.game_time()
    await clock.catch_up(table, at)
    try:
        await steps.plan(table, seat, moves, at, key)
    except BrokenPlan as broken:
        stopped = broken.stopped
        raise Refuse(stopped.refusal.rule, **{**stopped.refusal.values, "step": stopped.at}) from None


def planner(table: Table, guest: str) -> int:
    """Return the seat of a guest who may plan here. Raises Refuse."""
    table.running()
    seat = table.seated(guest)
    if not table.game.plans:
        raise Refuse("no-plans")
    return seat


def moves_of(table: Table, texts: list[msgspec.Raw]) -> list[Move]:
    """Return the moves of a plan. Raises Refuse if one of them is none."""
    try:
        return [table.game.catalogue.decode(bytes(text)) for text in texts]
    except NotAMove:
        raise Refuse("not-a-move") from None
