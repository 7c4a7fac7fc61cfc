"""The search: candidates are simulated on the virtual clock to the end of the game.

A candidate is a move and a style (see styles.py) in which to go on; the others are expected to go on as quick players
do. Every candidate faces the same imagined worlds and the same luck. The better half of the candidates faces one
world more, and so on.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from webfoot.core.chance import Chance, QuickChance
from webfoot.core.game import WAIT
from webfoot.games.spacedealer.bot.policy import AT_ONCE, ranking
from webfoot.games.spacedealer.bot.simulation import Script, Simulation
from webfoot.games.spacedealer.bot.styles import QUICK, THINKER, VARIATIONS, Style
from webfoot.games.spacedealer.components import NONE
from webfoot.games.spacedealer.rules import kinds as k
from webfoot.games.spacedealer.rules.engine import SpaceDealerState
from webfoot.games.spacedealer.rules.state import CHOOSING

CANDIDATES: Final = 5
CHOICES: Final[tuple[int, ...]] = (k.KEEP, k.PLACE, k.DRAW, k.PLAN)
"""Free moves that are still worth considering."""
WIN: Final = 6.0
"""Points that winning is worth, besides the lead."""
FINALISTS: Final = 3
"""Candidates that are tried again and again while there is time."""
UNTRIED: Final = 1000.0
_SEEDS: Final = 1 << 30


class Candidate:
    """A move, and the style in which to go on."""

    def __init__(self, move: int, style: Style) -> None:
        self.move = move
        self.style = style
        self.worth = 0.0
        self.worlds = 0


def candidates(p: SpaceDealerState, seat: int) -> list[Candidate]:
    """Return the candidates to choose from, the usual one first; only one if it is clear what to do."""
    legal = p.legal(seat)
    ranked = sorted(ranking(p, seat, legal, THINKER), reverse=True)
    if p.phase == CHOOSING:
        return [Candidate(ranked[0][1], THINKER)]
    best, first = ranked[0] if ranked else (0.0, WAIT)
    kind = p.listed.kind_of[first] if first != WAIT else -1
    if best >= AT_ONCE / 4 and kind not in CHOICES:
        return [Candidate(first, THINKER)]
    if best >= AT_ONCE / 4:
        alike = [number for _, number in ranked if p.listed.kind_of[number] == kind]
        return [Candidate(number, THINKER) for number in alike[:CANDIDATES]]
    found = [Candidate(number, THINKER) for _, number in ranked[: CANDIDATES - 1]]
    found.append(Candidate(WAIT, THINKER))
    for style in VARIATIONS:
        other = ranking(p, seat, legal, style)
        found.append(Candidate(max(other)[1] if other else WAIT, style))
    return found


def think(p: SpaceDealerState, seat: int, chance: Chance, milliseconds: int | None, iterations: int | None) -> int:
    """Return the first move of the candidate that does best."""
    options = candidates(p, seat)
    until = None if milliseconds is None else perf_counter() + milliseconds / 1000
    left = iterations
    while not agreed(options):
        world = p.imagine(seat, chance)
        luck = chance.below(_SEEDS)
        results: list[float] = []
        script: Script | None = None
        for candidate in options:
            simulation = simulate(world.clone(), seat, candidate, QuickChance(luck), script)
            if script is None:
                script = simulation.notes
            results.append(lead(simulation.p, seat))
            if until is not None and perf_counter() >= until:
                break
        if len(results) == len(options) or not options[0].worlds:
            for candidate, result in zip(options, results, strict=False):
                candidate.worth += result
                candidate.worlds += 1
        options.sort(key=_mean, reverse=True)
        if left is not None:
            left -= len(results)
        if (left is not None and left <= 0) or (until is not None and perf_counter() >= until):
            break
        options = finalists(options)
    return options[0].move


def finalists(options: list[Candidate]) -> list[Candidate]:
    """Return the better half of the candidates in order; of those with equal results, one."""
    kept: list[Candidate] = []
    for candidate in options:
        if not any(candidate.move == other.move and candidate.worth == other.worth for other in kept):
            kept.append(candidate)
        if len(kept) >= max(FINALISTS, len(options) // 2):
            break
    return kept


def agreed(options: list[Candidate]) -> bool:
    return all(candidate.move == options[0].move for candidate in options)


def _mean(candidate: Candidate) -> float:
    return candidate.worth / candidate.worlds if candidate.worlds else -UNTRIED


def simulate(
    p: SpaceDealerState, seat: int, candidate: Candidate, chance: Chance, script: Script | None
) -> Simulation:
    """Try a candidate in a world; the others do what they did there before."""
    styles = [QUICK] * p.seats
    styles[seat] = candidate.style
    simulation = Simulation(p, styles, chance)
    if script is not None:
        simulation.follow(script, seat)
    if candidate.move != WAIT:
        simulation.play(seat, candidate.move)
    simulation.run(seat if candidate.move == WAIT else NONE)
    return simulation


def lead(p: SpaceDealerState, seat: int) -> float:
    """Return how far a seat is ahead of the best of the others at the end."""
    scores = p.scores()
    most = max(score for other, score in enumerate(scores) if other != seat)
    return scores[seat] - most + (WIN / len(p.won) if seat in p.won else 0.0)
