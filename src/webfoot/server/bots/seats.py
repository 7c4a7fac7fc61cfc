"""Bots in turn-based games: a worker process thinks for every seat on turn that no person plays.

A bot is given a position redrawn from what its seat may know, with separate luck, and never the true position.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial
from typing import Final

from webfoot.bots.levels import longest_thought
from webfoot.bots.planning import Intention
from webfoot.core.chance import QuickChance
from webfoot.core.game import WAIT
from webfoot.server import wire
from webfoot.server.bots.homes import Memory
from webfoot.server.bots.pool import Question
from webfoot.server.bots.queue import Asker
from webfoot.server.table import pace, slow, steps
from webfoot.server.table.table import Table

logger = logging.getLogger(__name__)

SHORTER: Final = 0.3
"""The pause before a move that is already planned, as a share of the usual one: a turn may have forty of them."""

PATIENCE: Final = 5
"""How long a bot waits for the answer to what it has asked, as a multiple of the time for a reaction."""

LOOK_UP: Final = 0.25
"""Seconds after which a bot that takes its time looks whether somebody has come."""


def wake(table: Table) -> None:
    """Let the bots of this table play if it is their turn. Called after every change of the game."""
    if table.bots_at_work is None and _next_bot(table, set()) is not None:
        table.bots_at_work = table.spawn(_work(table))


def _next_bot(table: Table, passing: set[int]) -> tuple[int, str] | None:
    if table.play is None or table.details.status != "playing":
        return None
    # Bots that are asked whether they react answer at a set moment: see reactions.py.
    asked = table.window.asked if table.window is not None else {}
    for seat in table.play.actors:
        level = slow.bot_of(table, seat)
        if level is not None and seat not in passing and seat not in asked:
            return seat, level
    return None


async def _work(table: Table) -> None:
    passing: set[int] = set()
    """Bots that would rather let time pass, as long as nothing changes."""
    try:
        while (turn := _next_bot(table, passing)) is not None:
            seat, level = turn
            _show_thinking(table, [seat])
            seq = table.seq
            number, _ = await asyncio.gather(choose(table, seat, level), _humane_pause(table, seat))
            async with table.lock:
                # Meanwhile, somebody may have undone a step, resigned or sat down.
                if table.doubtful:
                    return
                if table.seq != seq or _next_bot(table, passing) != turn:
                    passing.clear()
                elif number == WAIT:
                    passing.add(seat)
                else:
                    await _play(table, seat, number)
                    passing.clear()
    finally:
        table.bots_at_work = None
        _show_thinking(table, [])


async def _play(table: Table, seat: int, number: int) -> None:
    await steps.move(table, seat, table.game.catalogue[number], table.game_time())


async def choose(table: Table, seat: int, level: str) -> int:
    """Return the bot's move, or a random one if the bot fails or takes too long, so that a game never hangs.

    Where time passes by itself no game hangs: there the bot waits instead.
    """
    assert table.play is not None
    state = table.play.match.state
    if table.game.timed:
        state = state.clone()
        state.advance(table.game_time(), QuickChance(secrets.randbits(64)), None)
    legal: list[int] = state.legal(seat)
    may_wait = state.deadline() is not None
    if not legal:
        # Something happened before this bot began to think. It will be asked again if necessary.
        return WAIT
    intention = table.intentions.setdefault(seat, Intention(table.game))
    if len(legal) == 1 and not may_wait and not intention.pending:
        return legal[0]
    imagined = state.imagine(seat, QuickChance(secrets.randbits(64)))
    if level in table.services.remote:
        return await table.services.remote.choose(table, seat, level, imagined)
    planned = intention.go_on(imagined, seat, legal)
    if planned is not None:
        return planned
    seats, options = len(table.details.chairs), table.details.options
    name, rules = table.settings.bot_of(level), table.game.version
    at_a_window = table.window is not None and seat in table.window.asked
    longest = longest_thought(name, table.game, at_a_window)
    question = Question(table.game.key, options, seats, seat, imagined.dump(), name, rules=rules, longest=longest)
    asker = Asker(table.audience.address, table.details.host, bool(table.audience))
    if level in table.settings.own_bots:
        memory = Memory(f"{table.id}/{seat}", partial(table.told, seat))
        numbers = await table.services.bots.plan(question, asker, memory)
    else:
        numbers = await table.services.bots.plan(question, asker)
    if numbers and numbers[0] == WAIT and may_wait:
        return WAIT
    if numbers and numbers[0] in legal:
        return intention.begin(imagined, seat, numbers)
    if may_wait:
        logger.warning(
            "a %s bot of %s gave no legal move; it waits", level, table.game.key, extra={"table": table.id}
        )
        return WAIT
    logger.warning(
        "a %s bot of %s gave no legal move; a random one is played", level, table.game.key, extra={"table": table.id}
    )
    return secrets.choice(legal)


async def _humane_pause(table: Table, seat: int) -> None:
    await nobody_there(table)
    shortest, longest = table.settings.bot_pace
    if table.audience and longest > 0 and not _goes_on_unseen(table, seat):
        pause = (shortest + (longest - shortest) * secrets.randbelow(1000) / 1000) * pace.share(table)
        going_on = seat in table.intentions and table.intentions[seat].pending
        await asyncio.sleep(pause * SHORTER if going_on else pause)
    await _people_answer(table, seat)


async def _people_answer(table: Table, seat: int) -> None:
    """Wait a while for people who may answer what this bot has just asked, such as an offer."""
    left, seq = table.settings.reaction_window * PATIENCE, table.seq
    while left > 0 and table.seq == seq and _asks_people(table, seat):
        await asyncio.sleep(min(left, LOOK_UP))
        left -= LOOK_UP


def _asks_people(table: Table, seat: int) -> bool:
    """Whether the last step was this bot's, and people who are here may act beside it."""
    if table.play is None or not table.history:
        return False
    last = table.history[-1]
    if last.kind != "play" or last.seat != seat or not last.events:
        return False
    beside = [table.details.chairs[other] for other in table.play.actors if other != seat]
    return any(
        chair.kind == "person" and chair.guest is not None and table.audience.online(chair.guest) for chair in beside
    )


def _goes_on_unseen(table: Table, seat: int) -> bool:
    """Whether this bot's last step caused nothing that anybody could watch, such as a card laid out in private.

    A pause after each such step would also tell how many there were.
    """
    last = table.history[-1]
    return last.kind == "play" and last.seat == seat and not last.events


async def nobody_there(table: Table) -> None:
    """At a table that nobody watches nobody waits either: its bots take their time, until somebody comes."""
    left = table.settings.bot_pace_alone
    while left > 0 and not table.audience:
        await asyncio.sleep(min(left, LOOK_UP))
        left -= LOOK_UP


def _show_thinking(table: Table, seats: list[int]) -> None:
    if table.thinking != seats:
        table.thinking = seats
        table.audience.tell_everybody(wire.Thinking(table.id, seats))
