"""The names of the bots: `random`, `gentle`, `quick`, `thinker`, `thinker-long`, `thinker:200ms`, `thinker:800it`.

A budget is for one decision. If the game's brain plans whole turns (see planning.py), it is for one turn. A level has
its budget in iterations, so a ladder measures exactly what people meet at a table.
"""

from __future__ import annotations

import re
from typing import Any, Final, Literal, get_args

from webfoot.bots.advice import Advice, Farsighted
from webfoot.bots.anything import RandomBot
from webfoot.bots.comparing import ComparingBot
from webfoot.bots.gentle import gentle_bot
from webfoot.bots.perspective import Bot
from webfoot.bots.planning import Planner, planning_bot
from webfoot.bots.quick import QuickBot
from webfoot.bots.search import ThinkerBot
from webfoot.core.errors import WebfootError
from webfoot.core.game import Game

Level = Literal["random", "gentle", "quick", "thinker", "thinker-long"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""Every level, the weakest first. This is the only list of them."""
TEACHES_NOTHING: Final = LEVELS[0]
"""Moves at random are for arenas and programs; people are not offered them."""
THINKERS: Final[dict[str, int]] = {"thinker": -2, "thinker-long": -1}
"""Which of the budgets of a ladder each level has."""
THINKER_MILLISECONDS: Final = 600
LONG_MILLISECONDS: Final = 2000
TURN_MILLISECONDS: Final = 3000
"""The longest thought for a whole turn, in games whose brain plans turns."""
TIMED_MILLISECONDS: Final = 500
"""The longest thought in games whose clock runs on during thinking."""
MOST_MILLISECONDS: Final = 600_000
MOST_ITERATIONS: Final = 10_000_000
_BUDGET: Final = re.compile(r"([0-9]+)(ms|it|)")
BUDGETS: Final = {"comparing": (100, 400, 1600), "searching": (50, 200, 800), "planning": (30, 100, 300)}
"""The budgets of the thinkers on a ladder, in iterations, so that a busy machine plays no weaker. Iterations of
different thinkers cost differently."""


class UnknownLevel(WebfootError):
    """No bot has this name."""


def level(spec: str, game: Game[Any], longest: int | None = None) -> Bot:
    """Return the bot of that name for this game. Raises UnknownLevel, which says what is wrong with the name.

    A thought that has a budget of iterations ends after `longest` milliseconds, however many it has done.
    """
    name, colon, budget = spec.partition(":")
    if name not in LEVELS:
        raise UnknownLevel(f"no bot is called {spec!r}; the bots are: {', '.join(LEVELS)}, and thinker with a budget")
    if colon and name != "thinker":
        raise UnknownLevel(f"{spec!r}: {name} takes no budget")
    if name == "random":
        return RandomBot()
    if name == "gentle":
        return gentle_bot(game)
    if name == "quick":
        return planning_bot(game) or QuickBot(game)
    milliseconds, iterations = _budget(spec, budget) if colon else (None, iterations_of(name, game))
    if milliseconds is None:
        milliseconds = longest
    return planning_bot(game, milliseconds, iterations) or _thinker(game, milliseconds, iterations)


def _budget(spec: str, budget: str) -> tuple[int | None, int | None]:
    """Return the milliseconds or the iterations of a thinker."""
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
    return (None, amount) if in_iterations else (amount, None)


def offered(game: Game[Any]) -> list[Level]:
    """Return the levels that people are offered, without long thoughts where the clock runs on meanwhile."""
    return [name for name in LEVELS if name != TEACHES_NOTHING and not (game.timed and name == LEVELS[-1])]


def longest_thought(name: str, game: Game[Any], at_a_window: bool = False) -> int | None:
    """Return how many milliseconds a level may think at a table; None if it does not think.

    An answer to a window must not come late.
    """
    if name not in THINKERS:
        return None
    if game.timed:
        return TIMED_MILLISECONDS
    if isinstance(game.brain, Planner):
        return TURN_MILLISECONDS
    return LONG_MILLISECONDS if name == LEVELS[-1] and not at_a_window else THINKER_MILLISECONDS


def budgets(game: Game[Any]) -> tuple[int, ...]:
    """Return the budgets of the thinkers on a ladder of this game, in iterations."""
    way = "comparing" if Advice(game.brain).given else "searching"
    return BUDGETS["planning" if isinstance(game.brain, Planner) else way]


def iterations_of(name: str, game: Game[Any]) -> int:
    """Return the budget of a level that thinks. A running clock leaves time for the smallest only."""
    return budgets(game)[0 if game.timed and name == "thinker" else THINKERS[name]]


def measured_as(name: str, game: Game[Any]) -> str:
    """Return the name under which a ladder measures this level."""
    return f"thinker:{iterations_of(name, game)}it" if name in THINKERS else name


def rungs(game: Game[Any]) -> list[str]:
    """Return the bots of this game that a ladder measures: the levels, the thinker with several budgets."""
    without = [name for name in LEVELS if name not in THINKERS]
    return [*without, *(f"thinker:{budget}it" for budget in budgets(game))]


def _thinker(game: Game[Any], milliseconds: int | None, iterations: int | None) -> Bot:
    if Advice(game.brain).given or isinstance(game.brain, Farsighted):
        return ComparingBot(game, milliseconds, iterations)
    return ThinkerBot(game, milliseconds, iterations)
