"""The coach: which move it would play in a seat's place, and why.

Like any bot it gets a position that is imagined from what the seat knows. Its luck is always the same, so it says the
same when it is asked again. Nothing hidden changes a byte of what it says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, get_args

import msgspec

from webfoot.bots.perspective import Perspective
from webfoot.bots.plan_following import follow_briefly
from webfoot.bots.planning import Planner
from webfoot.bots.quick import QuickBot
from webfoot.core.chance import QuickChance
from webfoot.core.errors import WebfootError
from webfoot.core.game import WAIT, Game
from webfoot.core.hints import Explains, Hint, Sureness, Weighs
from webfoot.core.registry import rules_of

COACH: Final = "coach"
"""The name under which processes of bots are asked for advice. No level has it."""
SURENESS: Final[tuple[Sureness, ...]] = get_args(Sureness)
WORLDS: Final = 16
"""Imagined positions in each of the two looks that are compared."""
CLEARLY: Final = 0.01
"""How much better a move must be than the second, as a difference of the chance of winning."""
COSTLY: Final = 0.05
"""How much of the chance of winning a move must give away, in both looks, to be worth a word."""
LOOKS: Final = 2
"""Imagined positions in which a turn that was meant is compared with the plan."""
MOST_REASONS: Final = 2


class Advice(NamedTuple):
    """What the coach makes of a position."""

    sure: Sureness
    plan: list[int]
    """The move that it would play, and what is meant to follow it in the same turn."""
    costly: list[int]
    """The moves that give away much. Where turns are planned, only the turn that was meant is looked at."""

    def numbers(self) -> list[int]:
        """Write it as numbers, for the way between two processes."""
        return [SURENESS.index(self.sure), len(self.plan), *self.plan, *self.costly]

    @staticmethod
    def of(numbers: Sequence[int]) -> Advice:
        """Read what `numbers` wrote."""
        sure, length, *rest = numbers
        return Advice(SURENESS[sure], rest[:length], rest[length:])


NOTHING: Final = Advice("even", [WAIT], [])
"""The advice of a coach that has failed."""


class NoCoach(WebfootError):
    """This game has no coach, or it has nothing to say here."""


def coached(game: Game[Any]) -> bool:
    """Whether the game's brain can give reasons."""
    return isinstance(game.brain, Explains)


def hint(game: Game[Any], imagined: Any, seat: int) -> Hint:
    """Return what the coach would play, and why. Raises NoCoach where the game gives no reasons."""
    return explained(game, imagined, seat, _advice(game, Perspective(game, imagined, seat)))


def advised(
    game_key: str,
    options: Mapping[str, object],
    seats: int,
    seat: int,
    imagined: bytes,
    rules: int | None = None,
    meant: Sequence[int] = (),
) -> list[int]:
    """Return the advice as numbers. This is what takes time.

    For a separate process: the position is made by `state.imagine(seat, …).dump()`. `meant` is what the player means
    to do: a move and those that are to follow it in the same turn.
    """
    played = rules_of(game_key, rules).edition_of(seats, options)
    return _advice(played, Perspective(played, played.load(imagined), seat), meant).numbers()


def explained(game: Game[Any], imagined: Any, seat: int, advice: Advice) -> Hint:
    """Return the move that is advised, with its reasons.

    Raises NoCoach where the game gives none, or where waiting is best.
    """
    brain = game.brain
    if not isinstance(brain, Explains):
        raise NoCoach(f"{game.key} has no coach")
    plan = advice.plan
    if plan[0] == WAIT:
        raise NoCoach("there is nothing to do but to wait")
    move = game.catalogue[plan[0]]
    touches = next(choice.touches for choice in game.brief(imagined, seat).moves if choice.move == move)
    encoded: dict[str, Any] = msgspec.to_builtins(move)
    return Hint(encoded, list(touches), brain.reasons(imagined, seat, plan)[:MOST_REASONS], advice.sure)


def _advice(game: Game[Any], seen: Perspective[Any], meant: Sequence[int] = ()) -> Advice:
    if len(seen.legal) == 1:
        return Advice("sure", seen.legal[:1], [])
    brain = game.brain
    if isinstance(brain, Planner):
        if meant and isinstance(brain, Weighs):
            plan = brain.instead(seen.imagined.clone(), seen.seat, meant)
            return Advice("likely", plan, list(meant[:1]) if _gives_away_much(game, brain, seen, plan, meant) else [])
        return Advice("likely", brain.plan_quickly(seen.imagined.clone(), seen.seat, QuickChance(0)), [])
    bot = QuickBot(game, WORLDS)
    moves, first = bot.judge(seen, QuickChance(1))
    second = bot.judge(seen, QuickChance(2))[1]
    worths = [(one + other) / 2 for one, other in zip(first, second, strict=True)]
    order = sorted(range(len(moves)), key=lambda place: -worths[place])
    best = order[0]
    if len(order) == 1:
        return Advice("sure", [moves[best]], [])
    agreed = first[best] == max(first) and second[best] == max(second)
    lead = worths[best] - worths[order[1]]
    costly = [
        moves[place]
        for place in order
        if first[best] - first[place] > COSTLY and second[best] - second[place] > COSTLY
    ]
    return Advice("sure" if agreed and lead > CLEARLY else "likely" if agreed else "even", [moves[best]], costly)


def _gives_away_much(
    game: Game[Any], brain: Any, seen: Perspective[Any], plan: Sequence[int], meant: Sequence[int]
) -> bool:
    """Whether what is meant promises clearly fewer points than the plan, in both looks. What brings more points at
    once is never spoken against."""
    if plan[0] == WAIT or list(meant) == list(plan) or meant[0] not in seen.legal:
        return False
    for luck in range(LOOKS):
        world = seen.imagined.imagine(seen.seat, QuickChance(luck + 1))
        scores: list[int] = []
        promises: list[float] = []
        for moves in (plan, meant):
            after = world.clone()
            follow_briefly(brain, game.timed, after, seen.seat, moves, QuickChance(luck))
            scores.append(after.scores()[seen.seat])
            promises.append(brain.promise(after, seen.seat))
        if scores[1] > scores[0] or promises[0] - promises[1] < brain.much:
            return False
    return True
