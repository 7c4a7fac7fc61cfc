"""The names of the bots: `random`, `gentle`, `quick`, `thinker`, `thinker:200`, `thinker:200ms`, `thinker:800it`.

A budget is for one decision. If the game's brain plans whole turns (see planning.py), it is for one turn.
"""

from __future__ import annotations

import re
from typing import Any, Final, Literal, get_args

from webfoot.bots.advice import Advice
from webfoot.bots.anything import RandomBot
from webfoot.bots.comparing import ComparingBot
from webfoot.bots.gentle import gentle_bot
from webfoot.bots.perspective import Bot
from webfoot.bots.planning import Planner, planning_bot
from webfoot.bots.quick import QuickBot
from webfoot.bots.search import ThinkerBot
from webfoot.core.errors import WebfootError
from webfoot.core.game import Game

Level = Literal["random", "gentle", "quick", "thinker"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""Every level, the weakest first. This is the only list of them."""
OFFERED: Final = LEVELS[1:]
"""The levels that people are offered. Moves at random teach nothing; they are for arenas and programs."""
THINKER_MILLISECONDS: Final = 600
TURN_MILLISECONDS: Final = 3000
"""The default budget for a whole turn, in games whose brain plans turns."""
TIMED_MILLISECONDS: Final = 500
"""The default budget in games whose clock runs on during thinking."""
MOST_MILLISECONDS: Final = 600_000
MOST_ITERATIONS: Final = 10_000_000
_BUDGET: Final = re.compile(r"([0-9]+)(ms|it|)")
BUDGETS: Final = {"comparing": (100, 400, 1600), "searching": (200, 800, 3200), "planning": (30, 100, 300)}
"""The budgets of the thinkers on a ladder, in iterations, so that a busy machine plays no weaker. Iterations of
different thinkers cost differently."""


class UnknownLevel(WebfootError):
    """No bot has this name."""


def level(spec: str, game: Game[Any]) -> Bot:
    """Return the bot of that name for this game. Raises UnknownLevel, which says what is wrong with the name."""
    name, colon, budget = spec.partition(":")
    if name not in LEVELS:
        raise UnknownLevel(f"no bot is called {spec!r}; the bots are: {', '.join(LEVELS)}, and thinker with a budget")
    if name != "thinker":
        if colon:
            raise UnknownLevel(f"{spec!r}: {name} takes no budget")
        if name == "random":
            return RandomBot()
        return gentle_bot(game) if name == "gentle" else planning_bot(game) or QuickBot(game)
    if not colon:
        a_turn = TIMED_MILLISECONDS if game.timed else TURN_MILLISECONDS
        return planning_bot(game, a_turn) or _thinker(game, THINKER_MILLISECONDS, None)
    found = _BUDGET.fullmatch(budget)
    if found is None:
        raise UnknownLevel(
            f"{spec!r}: a budget is a number of milliseconds (thinker:200 or thinker:200ms) "
            "or of iterations (thinker:800it)"
        )
    amount, in_iterations = int(found[1]), found[2] == "it"
    most = MOST_ITERATIONS if in_iterations else MOST_MILLISECONDS
    if not 1 <= amount <= most:
        unit = "iterations" if in_iterations else "milliseconds"
        raise UnknownLevel(f"{spec!r}: a budget must be from 1 to {most} {unit}")
    milliseconds, iterations = (None, amount) if in_iterations else (amount, None)
    return planning_bot(game, milliseconds, iterations) or _thinker(game, milliseconds, iterations)


def rungs(game: Game[Any]) -> list[str]:
    """Return the bots of this game that a ladder measures: the levels, the thinker with several budgets."""
    way = "comparing" if Advice(game.brain).given else "searching"
    budgets = BUDGETS["planning" if isinstance(game.brain, Planner) else way]
    return [*LEVELS[:-1], *(f"thinker:{budget}it" for budget in budgets)]


def _thinker(game: Game[Any], milliseconds: int | None, iterations: int | None) -> Bot:
    if Advice(game.brain).given:
        return ComparingBot(game, milliseconds, iterations)
    return ThinkerBot(game, milliseconds, iterations)
