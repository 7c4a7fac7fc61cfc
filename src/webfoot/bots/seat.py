"""A bot's decision in a separate process: bytes in, move numbers out.

The server imagines the position before it sends it, so the process gets no more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Mapping

from webfoot.bots.entrants import entrant
from webfoot.bots.perspective import Bot, Perspective
from webfoot.bots.planning import PlanningBot
from webfoot.core.chance import QuickChance
from webfoot.core.registry import rules_of


def plan(
    game_key: str,
    options: Mapping[str, object],
    seats: int,
    seat: int,
    imagined: bytes,
    level: str,
    seed: int,
    bot: Bot | None = None,
    rules: int | None = None,
    longest: int | None = None,
) -> list[int]:
    """Return what this seat plays in a position made by `state.imagine(seat, …).dump()`: one move, or a whole turn.

    `level` is any name that entrants.py knows; it makes a bot, unless there is one already. A move may be
    core.game.WAIT, but only if the game has a deadline. `rules` is the version of the rules, by default the present.
    `longest` is the most milliseconds that a level may think.
    """
    played = rules_of(game_key, rules).edition_of(seats, options)
    seen = Perspective(played, played.load(imagined), seat)
    if bot is None:
        bot = entrant(level, played, longest=longest)
    chance = QuickChance(seed)
    return bot.plan(seen, chance) if isinstance(bot, PlanningBot) else [bot.choose(seen, chance)]
