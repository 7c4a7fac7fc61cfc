"""Fits the weights of Canardage's beliefs (`beliefs.toml`, read by `rules/beliefs.py`) to games of quick bots.

    python -m scripts.train.canardage --deals 0 400 > beliefs.toml

Run it in the folder of the repository, after `webfoot compile`. It plays the deals, and keeps the position of every
decision. There it counts what the others really hold, and what the seat imagines them to hold. Where both differ, the
weight changes by their ratio, until they agree. Then quick plays the deals anew with the new weights. It prints the
file to standard output, and how far it is to standard error.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final

import webfoot
from webfoot.bots.perspective import Perspective
from webfoot.bots.quick import QuickBot
from webfoot.core.chance import QuickChance
from webfoot.games.canardage.components import KINDS
from webfoot.games.canardage.options import CanardageOptions
from webfoot.games.canardage.rules.beliefs import CONDUCTS, MOST, USUAL, WEIGHTS
from webfoot.games.canardage.rules.turn import CanardageState, set_up

LOOKS: Final = 4
"""Positions that are imagined at each decision."""
PRIOR: Final = 15.0
"""Cards of each kind that are counted on both sides in advance, as if they were held with an even share. So the
weights of rare kinds stay near it."""
SEATS: Final = (2, 4, 2, 3)
"""The players of the first deals; then again from the start."""
CORRECTIONS: Final = 8
HASTE: Final = 1.5
"""The power of a correction. One card of each hand is not weighed, so the plain ratio would correct too little."""
LEAST: Final = 5

Counts = list[list[float]]
Decision = tuple[CanardageState, int]


def decisions(first: int, last: int) -> tuple[list[Decision], list[Decision]]:
    """Play these deals; return every decision with its seat: those of two players, then those of more."""
    found: tuple[list[Decision], list[Decision]] = ([], [])
    game = webfoot.game("canardage")
    bot = QuickBot(game)
    for deal in range(first, last):
        luck, thought = QuickChance(deal), QuickChance(1_000_000 + deal)
        seats = SEATS[deal % len(SEATS)]
        state = set_up(seats, CanardageOptions(), luck)
        while not state.over():
            seat = state.actors()[0]
            found[0 if seats == 2 else 1].append((state.clone(), seat))
            number = bot.choose(Perspective.of(game, state, seat, thought), thought)
            state.play(seat, number, luck, None)
    return found


def count(found: list[Decision], thought: QuickChance) -> tuple[Counts, Counts]:
    """Return what the others held and what they were imagined to hold, by conduct and kind."""
    held: Counts = [[0.0] * len(KINDS) for _ in CONDUCTS]
    imagined: Counts = [[0.0] * len(KINDS) for _ in CONDUCTS]
    for state, seat in found:
        for look in range(LOOKS + 1):
            world = state.imagine(seat, thought) if look else state
            counts, part = (imagined, 1 / LOOKS) if look else (held, 1.0)
            for other in range(state.seats):
                if other != seat:
                    row = counts[state.conduct[other]]
                    for kind in world.hands[other]:
                        row[kind] += part
    return held, imagined


def correct(weights: list[list[int]], held: Counts, imagined: Counts) -> float:
    """Change the weights by what was counted; return the largest correction.

    Hands of players who have not had a turn yet stay even: nothing is known of them.
    """
    largest = 0.0
    for row, truth, guess in zip(weights[1:], held[1:], imagined[1:], strict=True):
        for kind in range(len(KINDS)):
            ratio = (truth[kind] + PRIOR) / (guess[kind] + PRIOR * row[kind] / USUAL)
            largest = max(largest, abs(ratio - 1))
            row[kind] = max(LEAST, min(MOST, round(row[kind] * ratio**HASTE)))
    return largest


def written(origin: str) -> str:
    """Return the weights as the file that is read back."""
    lines = [
        "# How likely a card is kept, by what its owner made of the chance to shoot. See rules/beliefs.py.",
        f'origin = "{origin}"',
        "kinds = [",
        *(f'  "{kind}",' for kind in KINDS),
        "]",
    ]
    for name, table in zip(("two", "more"), WEIGHTS, strict=True):
        lines += ["", f"[{name}]"]
        lines += [f"{conduct} = {row}" for conduct, row in zip(CONDUCTS[1:], table[1:], strict=True)]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, nargs=2, metavar=("FIRST", "LAST"), required=True)
    parser.add_argument("--rounds", type=int, default=2, help="how often the deals are played (default: %(default)s)")
    asked = parser.parse_args()
    first, last = asked.deals
    if not 0 <= first < last or not 1 <= asked.rounds <= 20:
        parser.error("needs deals from a lower to a higher number, and 1 to 20 rounds")
    for table in WEIGHTS:
        for row in table:
            row[:] = [USUAL] * len(KINDS)
    for played in range(asked.rounds):
        for table, found in zip(WEIGHTS, decisions(first, last), strict=True):
            thought = QuickChance(2_000_000 + played)
            largest = 0.0
            for _ in range(CORRECTIONS):
                largest = correct(table, *count(found, thought))
            sys.stderr.write(f"round {played + 1}: {len(found)} decisions, the last correction is {largest:.2f}\n")
    sys.stdout.write(written(f"deals {first} to {last - 1} of quick bots, {asked.rounds} rounds"))


if __name__ == "__main__":
    main()
