"""The search: plans are simulated on the virtual clock to the end of the game.

A plan is a move and a style (see styles.py) in which to go on; the others are expected to go on as quick players do.
Every plan faces the same imagined worlds and the same luck. The better half of the plans faces one world more, and so
on.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from webfoot.core.chance import Chance, QuickChance
from webfoot.core.game import WAIT
from webfoot.games.spacedealer.bot.policy import AT_ONCE, ranking
from webfoot.games.spacedealer.bot.simulation import Rehearsal, Script
from webfoot.games.spacedealer.bot.styles import QUICK, THINKER, VARIATIONS, Style
from webfoot.games.spacedealer.components import NONE
from webfoot.games.spacedealer.rules import choices as c
from webfoot.games.spacedealer.rules.engine import SpaceDealerState
from webfoot.games.spacedealer.rules.state import CHOOSING

CANDIDATES: Final = 5
CHOICES: Final = (c.KEEP, c.PLACE, c.DRAW, c.PLAN)
"""Free moves that are still worth considering."""
WIN: Final = 6.0
"""Points that winning is worth, besides the lead."""
FINALISTS: Final = 3
"""Plans that are tried again and again while there is time."""
UNTRIED: Final = 1000.0
_SEEDS: Final = 1 << 30


class Plan:
    """A move, and the style in which to go on."""

    def __init__(self, move: int, style: Style) -> None:
        self.move = move
        self.style = style
        self.worth = 0.0
        self.worlds = 0


def plans(p: SpaceDealerState, seat: int) -> list[Plan]:
    """Return the plans to choose from, the usual one first; only one if it is clear what to do."""
    legal = p.legal(seat)
    ranked = sorted(ranking(p, seat, legal, THINKER), reverse=True)
    if p.phase == CHOOSING:
        return [Plan(ranked[0][1], THINKER)]
    best, first = ranked[0] if ranked else (0.0, WAIT)
    kind = p.listed.kind_of[first] if first != WAIT else -1
    if best >= AT_ONCE / 4 and kind not in CHOICES:
        return [Plan(first, THINKER)]
    if best >= AT_ONCE / 4:
        alike = [number for _, number in ranked if p.listed.kind_of[number] == kind]
        return [Plan(number, THINKER) for number in alike[:CANDIDATES]]
    found = [Plan(number, THINKER) for _, number in ranked[: CANDIDATES - 1]]
    found.append(Plan(WAIT, THINKER))
    for style in VARIATIONS:
        other = ranking(p, seat, legal, style)
        found.append(Plan(max(other)[1] if other else WAIT, style))
    return found


def think(p: SpaceDealerState, seat: int, chance: Chance, milliseconds: int | None, iterations: int | None) -> int:
    """Return the first move of the plan that does best."""
    options = plans(p, seat)
    until = None if milliseconds is None else perf_counter() + milliseconds / 1000
    left = iterations
    while not agreed(options):
        world = p.imagine(seat, chance)
        luck = chance.below(_SEEDS)
        results: list[float] = []
        script: Script | None = None
        for plan in options:
            rehearsal = rehearse(world.clone(), seat, plan, QuickChance(luck), script)
            if script is None:
                script = rehearsal.notes
            results.append(lead(rehearsal.p, seat))
            if until is not None and perf_counter() >= until:
                break
        if len(results) == len(options) or not options[0].worlds:
            for plan, result in zip(options, results, strict=False):
                plan.worth += result
                plan.worlds += 1
        options.sort(key=_mean, reverse=True)
        if left is not None:
            left -= len(results)
        if (left is not None and left <= 0) or (until is not None and perf_counter() >= until):
            break
        options = finalists(options)
    return options[0].move


def finalists(options: list[Plan]) -> list[Plan]:
    """Return the better half of the plans in order; of those with equal results, one."""
    kept: list[Plan] = []
    for plan in options:
        if not any(plan.move == other.move and plan.worth == other.worth for other in kept):
            kept.append(plan)
        if len(kept) >= max(FINALISTS, len(options) // 2):
            break
    return kept


def agreed(options: list[Plan]) -> bool:
    return all(plan.move == options[0].move for plan in options)


def _mean(plan: Plan) -> float:
    return plan.worth / plan.worlds if plan.worlds else -UNTRIED


def rehearse(p: SpaceDealerState, seat: int, plan: Plan, chance: Chance, script: Script | None) -> Rehearsal:
    """Try a plan in a world; the others do what they did there before."""
    styles = [QUICK] * p.seats
    styles[seat] = plan.style
    rehearsal = Rehearsal(p, styles, chance)
    if script is not None:
        rehearsal.follow(script, seat)
    if plan.move != WAIT:
        rehearsal.play(seat, plan.move)
    rehearsal.run(seat if plan.move == WAIT else NONE)
    return rehearsal


def lead(p: SpaceDealerState, seat: int) -> float:
    """Return how far a seat is ahead of the best of the others at the end."""
    scores = p.scores()
    most = max(score for other, score in enumerate(scores) if other != seat)
    return scores[seat] - most + (WIN / len(p.won) if seat in p.won else 0.0)
