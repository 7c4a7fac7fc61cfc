"""Fits the weights of Canardage's beliefs (`rules/beliefs.py`) to games of quick bots.

    python -m scripts.train.canardage --deals 0 1000

Run it in the folder of the repository, after `webfoot compile`. At every decision it counts what the others really
hold, and what the seat imagines them to hold. Where both differ, the weight changes by their ratio. After a few
rounds they agree. It prints the weights as lines of Python.
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
from webfoot.games.canardage.rules.beliefs import CONDUCTS, UNKNOWN, USUAL, WEIGHTS
from webfoot.games.canardage.rules.turn import set_up

LOOKS: Final = 4
"""Positions that are imagined at each decision."""
PRIOR: Final = 40.0
"""Cards of each kind that are counted on both sides in advance, so that rare kinds stay near an even share."""
SEATS: Final = (2, 4)
LEAST: Final = 10
MOST: Final = 500

Counts = list[list[float]]


def count(first: int, last: int) -> tuple[Counts, Counts]:
    """Play these deals; return what was held and what was imagined, by conduct and kind."""
    held: Counts = [[PRIOR] * len(KINDS) for _ in range(CONDUCTS)]
    imagined: Counts = [[PRIOR] * len(KINDS) for _ in range(CONDUCTS)]
    game = webfoot.game("canardage")
    for deal in range(first, last):
        luck, thought = QuickChance(deal), QuickChance(1_000_000 + deal)
        state = set_up(SEATS[deal % len(SEATS)], CanardageOptions(), luck)
        bot = QuickBot(game)
        while not state.over():
            seat = state.actors()[0]
            for look in range(LOOKS + 1):
                world = state.imagine(seat, thought) if look else state
                counts, part = (imagined, 1 / LOOKS) if look else (held, 1.0)
                for other in range(state.seats):
                    if other != seat:
                        for kind in world.hands[other]:
                            counts[state.conduct[other]][kind] += part
            number = bot.choose(Perspective.of(game, state, seat, thought), thought)
            state.play(seat, number, luck, None)
    return held, imagined


def correct(held: Counts, imagined: Counts) -> float:
    """Change the weights by what was counted; return the largest correction.

    Hands of players who have not had a turn yet stay even: nothing is known of them.
    """
    largest = 0.0
    for row, truth, guess in zip(WEIGHTS[UNKNOWN + 1 :], held[UNKNOWN + 1 :], imagined[UNKNOWN + 1 :], strict=True):
        for kind in range(len(KINDS)):
            ratio = truth[kind] / guess[kind]
            largest = max(largest, abs(ratio - 1))
            row[kind] = max(LEAST, min(MOST, round(row[kind] * ratio)))
    return largest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, nargs=2, metavar=("FIRST", "LAST"), required=True)
    parser.add_argument("--rounds", type=int, default=3, help="how often the deals are played (default: %(default)s)")
    asked = parser.parse_args()
    first, last = asked.deals
    if not 0 <= first < last or not 1 <= asked.rounds <= 20:
        parser.error("needs deals from a lower to a higher number, and 1 to 20 rounds")
    for row in WEIGHTS:
        row[:] = [USUAL] * len(KINDS)
    for played in range(asked.rounds):
        largest = correct(*count(first, last))
        sys.stdout.write(f"# round {played + 1}: the largest correction is {largest:.2f}\n")
        sys.stdout.flush()
    for row in WEIGHTS:
        sys.stdout.write(f"    {row},\n")


if __name__ == "__main__":
    main()
