"""The coach: which move it would play in a seat's place, and why.

Like any bot it gets a position that is imagined from what the seat knows. Its luck is always the same, so it says the
same when it is asked again. Nothing hidden changes a byte of what it says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, get_args

import msgspec

from webfoot.bots.perspective import Perspective
from webfoot.bots.planning import Planner
from webfoot.bots.quick import QuickBot
from webfoot.core.chance import QuickChance
from webfoot.core.errors import WebfootError
from webfoot.core.game import WAIT, Game
from webfoot.core.hints import Explains, Hint, Sureness
from webfoot.core.registry import rules_of

COACH: Final = "coach"
"""The name under which processes of bots are asked for advice. No level has it."""
SURENESS: Final[tuple[Sureness, ...]] = get_args(Sureness)
WORLDS: Final = 16
"""Imagined positions in each of the two looks that are compared."""
CLEARLY: Final = 0.01
"""How much better a move must be than the second, as a difference of the chance of winning."""
MOST_REASONS: Final = 2


class NoCoach(WebfootError):
    """This game has no coach, or it has nothing to say here."""


def coached(game: Game[Any]) -> bool:
    """Whether the game's brain can give reasons."""
    return isinstance(game.brain, Explains)


def hint(game: Game[Any], imagined: Any, seat: int) -> Hint:
    """Return what the coach would play, and why. Raises NoCoach where the game gives no reasons."""
    plan, sure = _best(game, Perspective(game, imagined, seat))
    return explained(game, imagined, seat, plan, sure)


def advised(
    game_key: str,
    options: Mapping[str, object],
    seats: int,
    seat: int,
    imagined: bytes,
    rules: int | None = None,
) -> list[int]:
    """Return the place of the sureness in SURENESS, then the move and what is meant to follow it in the same turn.

    This is what takes time. For a separate process: the position is made by `state.imagine(seat, …).dump()`.
    """
    played = rules_of(game_key, rules).edition_of(seats, options)
    plan, sure = _best(played, Perspective(played, played.load(imagined), seat))
    return [SURENESS.index(sure), *plan]


def explained(game: Game[Any], imagined: Any, seat: int, plan: Sequence[int], sure: Sureness) -> Hint:
    """Return the first move of a plan with its reasons.

    Raises NoCoach where the game gives none, or where waiting is best.
    """
    brain = game.brain
    if not isinstance(brain, Explains):
        raise NoCoach(f"{game.key} has no coach")
    if plan[0] == WAIT:
        raise NoCoach("there is nothing to do but to wait")
    move = game.catalogue[plan[0]]
    touches = next(choice.touches for choice in game.brief(imagined, seat).moves if choice.move == move)
    encoded: dict[str, Any] = msgspec.to_builtins(move)
    return Hint(encoded, list(touches), brain.reasons(imagined, seat, plan)[:MOST_REASONS], sure)


def _best(game: Game[Any], seen: Perspective[Any]) -> tuple[list[int], Sureness]:
    if len(seen.legal) == 1:
        return seen.legal[:1], "sure"
    if isinstance(game.brain, Planner):
        return game.brain.plan_quickly(seen.imagined.clone(), seen.seat, QuickChance(0)), "likely"
    bot = QuickBot(game, WORLDS)
    moves, first = bot.judge(seen, QuickChance(1))
    second = bot.judge(seen, QuickChance(2))[1]
    worths = [(one + other) / 2 for one, other in zip(first, second, strict=True)]
    order = sorted(range(len(moves)), key=lambda place: -worths[place])
    best = order[0]
    if len(order) == 1:
        return moves[best : best + 1], "sure"
    agreed = first[best] == max(first) and second[best] == max(second)
    lead = worths[best] - worths[order[1]]
    return moves[best : best + 1], "sure" if agreed and lead > CLEARLY else "likely" if agreed else "even"
