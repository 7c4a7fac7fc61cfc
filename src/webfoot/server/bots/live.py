"""Bots in real-time games: each seat acts on its own, by the same step as people, and no quicker than people.

A bot notices a change only after the reaction time of its level; then it thinks, then it acts. Several seats do so at
once. A bot that would rather wait is asked again when something has changed; a deadline that passes is a change as
well. So every seat has at most one open question, and asks at most once in a reaction time.
"""

from __future__ import annotations

import asyncio
import secrets

from webfoot.bots.entrants import OWN_REACTION
from webfoot.bots.realtime import reaction
from webfoot.core.chance import QuickChance
from webfoot.core.errors import IllegalMove
from webfoot.core.game import WAIT
from webfoot.server.bots.seats import choose, nobody_there
from webfoot.server.table import clock, steps
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table


def wake(table: Table) -> None:
    """Let every bot look at the game that is not doing so already. Called after every change of the game."""
    for seat in range(len(table.details.chairs)):
        if seat not in table.live_bots and _level(table, seat) is not None:
            table.live_bots[seat] = table.spawn(_look(table, seat))


def _level(table: Table, seat: int) -> str | None:
    """Return the level of the bot that may act for this seat now."""
    play = table.going
    if play is None or seat not in play.actors:
        return None
    return table.details.chairs[seat].bot_level


async def _look(table: Table, seat: int) -> None:
    try:
        while (level := _level(table, seat)) is not None:
            await asyncio.sleep(_reaction(table, level))
            await nobody_there(table)
            if _level(table, seat) is None:
                return
            seq = table.seq
            number = await choose(table, seat, level)
            if number != WAIT:
                await _act(table, seat, number)
            elif table.seq == seq:
                return
    finally:
        del table.live_bots[seat]


def _reaction(table: Table, level: str) -> float:
    return reaction(table.settings.bot_reaction.get(level, OWN_REACTION), QuickChance(secrets.randbits(64)))


async def _act(table: Table, seat: int, number: int) -> None:
    await clock.hold(table, seat, None, table.now())
    async with table.lock:
        if _level(table, seat) is None:
            return
        at = table.game_time()
        try:
            await clock.catch_up(table, at)
            if _level(table, seat) is not None:
                await steps.move(table, seat, table.game.catalogue[number], at)
        except (IllegalMove, Refuse):
            # Something happened during the thinking, and the move is no longer legal. The bot will look again.
            return
