"""The search: candidates are simulated on the virtual clock to the end of the game.

A candidate is a move and a style (see styles.py) in which to go on; the others are expected to go on as they have
played so far (see opponents.py). Every candidate faces the same imagined worlds and the same luck. The better half of
the candidates faces one world more, and so on. A small budget has fewer candidates: judged in a single world, the
best of many is only the luckiest.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from webfoot.core.chance import Chance, QuickChance
from webfoot.core.game import WAIT
from webfoot.games.spacedealer.bot.opponents import likely_style
from webfoot.games.spacedealer.bot.policy import AT_ONCE, ranking
from webfoot.games.spacedealer.bot.simulation import Script, Simulation
from webfoot.games.spacedealer.bot.styles import QUICK, THINKER, Style, variations, ventures
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
WORLDS: Final = 2
"""Worlds that a budget must allow for each candidate, or there are fewer candidates,"""
LEAST: Final = 2
"""though at least so many."""
UNTRIED: Final = 1000.0
_SEEDS: Final = 1 << 30


class Habits:
    """How a thinker goes about it."""

    def __init__(self, usual: Style, others: Style, *, reads: bool, thrifty: bool) -> None:
        self.usual = usual
        self.variations = variations(usual)
        self.ventures = ventures(usual)
        self.others = others
        """The style expected of the others,"""
        self.reads = reads
        """unless it is read from what they have done."""
        self.thrifty = thrifty
        """Whether a small budget is spent on few candidates."""


HABITS: Final = Habits(THINKER, QUICK, reads=True, thrifty=True)


class Candidate:
    """A move, and the style in which to go on."""

    def __init__(self, move: int, style: Style) -> None:
        self.move = move
        self.style = style
        self.worth = 0.0
        self.worlds = 0


def candidates(p: SpaceDealerState, seat: int, habits: Habits = HABITS) -> list[Candidate]:
    """Return the candidates to choose from, the usual one first; only one if it is clear what to do."""
    usual = habits.usual
    legal = p.legal(seat)
    ranked = sorted(ranking(p, seat, legal, usual), reverse=True)
    if p.phase == CHOOSING:
        return [Candidate(ranked[0][1], usual)]
    best, first = ranked[0] if ranked else (0.0, WAIT)
    kind = p.listed.kind_of[first] if first != WAIT else -1
    if best >= AT_ONCE / 4 and kind not in CHOICES:
        return [Candidate(first, usual)]
    if best >= AT_ONCE / 4:
        alike = [number for _, number in ranked if p.listed.kind_of[number] == kind]
        return [Candidate(number, usual) for number in alike[:CANDIDATES]]
    found = [Candidate(number, usual) for _, number in ranked[: CANDIDATES - 1]]
    found.append(Candidate(WAIT, usual))
    for style in habits.variations + habits.ventures if p.experienced else habits.variations:
        other = ranking(p, seat, legal, style)
        found.append(Candidate(max(other)[1] if other else WAIT, style))
    return found


def think(
    p: SpaceDealerState,
    seat: int,
    chance: Chance,
    milliseconds: int | None,
    iterations: int | None,
    habits: Habits = HABITS,
) -> int:
    """Return the first move of the candidate that does best."""
    options = candidates(p, seat, habits)
    if habits.thrifty:
        options = affordable(options, iterations)
    others = [likely_style(p, other) if habits.reads else habits.others for other in range(p.seats)]
    until = None if milliseconds is None else perf_counter() + milliseconds / 1000
    left = iterations
    while not agreed(options):
        world = p.imagine(seat, chance)
        luck = chance.below(_SEEDS)
        results: list[float] = []
        script: Script | None = None
        for candidate in options:
            simulation = simulate(world.clone(), seat, candidate, QuickChance(luck), script, others)
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


def affordable(options: list[Candidate], iterations: int | None) -> list[Candidate]:
    """Return as many candidates as a budget can compare, those with a move of their own first."""
    first: list[Candidate] = []
    moves: list[int] = []
    for candidate in options:
        if candidate.move not in moves:
            moves.append(candidate.move)
            first.append(candidate)
    ordered = first + [candidate for candidate in options if candidate not in first]
    return ordered if iterations is None else ordered[: max(LEAST, iterations // WORLDS)]


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
    if not candidate.worlds:
        return -UNTRIED
    return candidate.worth / candidate.worlds


def simulate(
    p: SpaceDealerState,
    seat: int,
    candidate: Candidate,
    chance: Chance,
    script: Script | None,
    others: list[Style],
) -> Simulation:
    """Try a candidate in a world; the others do what they did there before, in the styles expected of them."""
    styles = others[:]
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
