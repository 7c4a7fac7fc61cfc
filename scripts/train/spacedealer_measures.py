"""Measures what games are too long to show: how well bots of Space Dealer foresee, and what a budget buys them.

    python -m scripts.train.spacedealer_measures foresee --games 8 --seed 7200
    python -m scripts.train.spacedealer_measures budgets --games 7 --seed 9000

`foresee` plays games of opponents who differ much. It compares the points that simulations foresee for each of them
with those at the end: once with everybody taken for a quick player, once with the style that the table tells.

`budgets` tries all candidates of positions in many worlds. In half of them, drawn again and again, the search chooses
with several budgets; the other half says how much better its choice is than the usual move. No two budgets differ by
luck, so few positions tell more than hundreds of games.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Final

import numpy as np

from webfoot.bots.contest import Fixture, Terms, play
from webfoot.core.chance import QuickChance
from webfoot.core.match import begin
from webfoot.core.record import read_header, read_record
from webfoot.core.registry import game as game_of
from webfoot.games.spacedealer.bot.opponents import likely_style
from webfoot.games.spacedealer.bot.search import Candidate, affordable, agreed, candidates, finalists, lead, simulate
from webfoot.games.spacedealer.bot.simulation import Script, Simulation
from webfoot.games.spacedealer.bot.styles import QUICK, THINKER

RIVALS: Final = "scripts.train.spacedealer_rivals:"
DIFFERENT: Final = (f"{RIVALS}quick_now", "gentle", f"{RIVALS}quick_staying", f"{RIVALS}quick_builder")
MINUTES: Final = (9, 15, 21)
WORLDS: Final = 2
MOMENTS: Final = (4, 10, 16, 22)
TRIALS: Final = 24
"""Worlds in which every candidate is tried."""
DRAWINGS: Final = 20
BUDGETS: Final = (6, 12, 24, 48)
MINUTE: Final = 60_000


def moments(
    bots: tuple[str, ...], deal: int, minutes: tuple[int, ...], fits: Callable[[Any, int], bool]
) -> Iterator[tuple[int, Any, int, list[int]]]:
    """Play a game; yield for each of the minutes the first position that fits, who moves, and the final points."""
    out = play(Fixture("spacedealer", deal, 0, bots), Terms(records=True))
    text = out.record.encode()
    game: Any = game_of("spacedealer")
    match = begin(read_header(text), game)
    left = list(minutes)
    for entry in read_record(text, game.catalogue).entries:
        if entry.seat is None or entry.move is None:
            match.tick(entry.at)
            continue
        if left and entry.at - match.state.started >= left[0] * MINUTE:
            state = match.state.clone()
            state.advance(entry.at, QuickChance(0), None)
            if fits(state, entry.seat):
                yield left.pop(0), state, entry.seat, out.scores
        match.play(entry.seat, entry.move, entry.at)


def foresee(first: int, games: int) -> None:
    errors: dict[tuple[str, int, bool], list[float]] = defaultdict(list)
    for deal in range(first, first + games):
        turn = deal % len(DIFFERENT)
        bots = DIFFERENT[turn:] + DIFFERENT[:turn]
        for minute, state, _, scores in moments(bots, deal, MINUTES, lambda state, seat: True):
            for reads in (False, True):
                styles = [likely_style(state, seat) if reads else QUICK for seat in range(state.seats)]
                told = np.zeros(state.seats)
                for luck in range(WORLDS):
                    simulation = Simulation(state.imagine(0, QuickChance(luck)), styles, QuickChance(luck))
                    simulation.run()
                    told += np.array(simulation.p.scores()) / WORLDS
                for seat in range(1, state.seats):
                    errors[bots[seat].removeprefix(RIVALS), minute, reads].append(abs(told[seat] - scores[seat]))
    say("| opponent | minute | seats | taken for quick | read from the table |\n|---|---:|---:|---:|---:|")
    for name, minute, reads in sorted(errors):
        if not reads:
            plain, fitted = errors[name, minute, False], errors[name, minute, True]
            say(f"| {name} | {minute} | {len(plain)} | {np.mean(plain):.1f} | {np.mean(fitted):.1f} |")


def tried(state: Any, seat: int, options: list[Candidate], deal: int) -> np.ndarray[Any, Any]:
    """Return for each candidate the lead at the end of each world."""
    others = [likely_style(state, other) for other in range(state.seats)]
    chance = QuickChance(deal)
    leads = np.zeros((len(options), TRIALS))
    for trial in range(TRIALS):
        world = state.imagine(seat, chance)
        luck = chance.below(1 << 30)
        script: Script | None = None
        for at, candidate in enumerate(options):
            simulation = simulate(world.clone(), seat, candidate, QuickChance(luck), script, others)
            script = simulation.notes if script is None else script
            leads[at, trial] = lead(simulation.p, seat)
    return leads


def chosen(moves: list[int], leads: np.ndarray[Any, Any], budget: int) -> int:
    """Return which candidate the search chooses in these worlds."""
    all_of_them = [Candidate(move, THINKER) for move in moves]
    options = affordable(all_of_them, budget)
    for world in leads.T:
        if agreed(options):
            break
        for option in options:
            option.worth += world[all_of_them.index(option)]
            option.worlds += 1
            budget -= 1
        options.sort(key=lambda option: -option.worth / option.worlds)
        if budget <= 0:
            break
        options = finalists(options)
    return all_of_them.index(options[0])


def is_open(state: Any, seat: int) -> bool:
    """Whether there is something to choose."""
    return seat in state.actors() and not agreed(candidates(state, seat))


def budgets(first: int, games: int) -> None:
    gains: dict[int, list[float]] = defaultdict(list)
    generator = np.random.default_rng(1)
    for deal in range(first, first + games):
        for _, state, seat, _ in moments(("quick",) * 4, deal, MOMENTS, is_open):
            seen = state.imagine(seat, QuickChance(deal))
            options = candidates(seen, seat)
            moves = [option.move for option in options]
            leads = tried(seen, seat, options, deal)
            here: dict[int, list[float]] = defaultdict(list)
            for _ in range(DRAWINGS):
                worlds = generator.permutation(TRIALS)
                fresh = leads[:, worlds[TRIALS // 2 :]].mean(axis=1)
                for budget in BUDGETS:
                    best = chosen(moves, leads[:, worlds[: TRIALS // 2]], budget)
                    here[budget].append(float(fresh[best] - fresh[0]))
            for budget, found in here.items():
                gains[budget].append(float(np.mean(found)))
    say("| simulations | positions | points gained over the usual move |\n|---:|---:|---|")
    for budget, found in gains.items():
        error = np.std(found, ddof=1) / len(found) ** 0.5
        say(f"| {budget} | {len(found)} | {np.mean(found):+.2f} ± {1.96 * error:.2f} |")
    for low, high in pairwise(BUDGETS):
        more = np.array(gains[high]) - np.array(gains[low])
        error = np.std(more, ddof=1) / len(more) ** 0.5
        say(f"{high} against {low}: {np.mean(more):+.2f} ± {1.96 * error:.2f}")


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("do", choices=("foresee", "budgets"))
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--seed", type=int, default=0, help="number of the first deal")
    asked = parser.parse_args()
    (foresee if asked.do == "foresee" else budgets)(asked.seed, asked.games)


if __name__ == "__main__":
    main()
