"""Learns to judge positions of Canardage by playing against itself: a linear function of `Game.features`.

    python learn_linear.py --games 1000
    webfoot arena canardage learn_linear:Linear quick

The chance to win is a logistic function of the features. In self-play each seat takes the move after which that
chance is best, now and then another one. After each game the weights move towards what really happened. Needs numpy.
"""

import argparse
import json
import os
from pathlib import Path

import numpy as np
import plot

import webfoot
from webfoot.bots.perspective import Perspective
from webfoot.core.chance import QuickChance
from webfoot.core.game import WAIT

WEIGHTS = Path(os.environ.get("LINEAR_WEIGHTS", "linear.json"))


def chance_to_win(weights, features):
    return 1 / (1 + np.exp(-np.clip(features @ weights[:-1] + weights[-1], -30, 30)))


def afterwards(game, seen, chance):
    """Return the features of the position after each legal move, as the seat imagines it."""
    rows = []
    for number in seen.legal:
        after = seen.imagined.clone()
        if number != WAIT:
            after.play(seen.seat, number, chance, None)
        rows.append(game.features(after, seen.seat))
    return np.array(rows, dtype=np.float32)


class Linear:
    """The bot that uses what was learned; for the arena and the ladder."""

    def __init__(self, game):
        self.game = game
        self.weights = np.array(json.loads(WEIGHTS.read_text(encoding="utf-8")))

    def choose(self, seen, chance):
        values = chance_to_win(self.weights, afterwards(self.game, seen, chance))
        return seen.legal[int(values.argmax())]


def play_itself(weights, seed, explore):
    """Play a game; return the features of each position that was chosen, with its seat, and the winners."""
    match = webfoot.start("canardage", seats=2, seed=seed)
    imagining, luck = QuickChance(2 * seed), QuickChance(2 * seed + 1)
    seen_by = []
    while not match.over:
        seat = match.actors[0]
        seen = Perspective.of(match.game, match.state, seat, imagining)
        rows = afterwards(match.game, seen, luck)
        at_random = luck.below(1000) < 1000 * explore
        index = luck.below(len(rows)) if at_random else int(chance_to_win(weights, rows).argmax())
        seen_by.append((seat, rows[index]))
        match.play(seat, match.game.catalogue[seen.legal[index]])
    return seen_by, match.winners


def wins(weights, games, seed):
    """Return the share of games won against a random player."""
    total = 0
    for number in range(games):
        match = webfoot.start("canardage", seats=2, seed=seed + number)
        imagining, luck = QuickChance(number), QuickChance(number + 1)
        mine = number % 2
        while not match.over:
            seat = match.actors[0]
            seen = Perspective.of(match.game, match.state, seat, imagining)
            if seat == mine:
                index = int(chance_to_win(weights, afterwards(match.game, seen, luck)).argmax())
            else:
                index = luck.below(len(seen.legal))
            match.play(seat, match.game.catalogue[seen.legal[index]])
        total += mine in match.winners
    return total / games


def main(games, test_games, rate=0.01):
    weights = np.zeros(len(webfoot.game("canardage").feature_names(2)) + 1)
    curve = [(0, wins(weights, test_games, 10**6))]
    for number in range(1, games + 1):
        chosen, winners = play_itself(weights, number, explore=0.15)
        for seat, features in chosen:
            error = (seat in winners) - chance_to_win(weights, features)
            weights[:-1] += rate * error * features
            weights[-1] += rate * error
        if number % max(1, games // 10) == 0:
            curve.append((number, wins(weights, test_games, 10**6)))
            print(f"{number} games: wins {curve[-1][1]:.0%} against a random player")
    WEIGHTS.write_text(json.dumps(weights.tolist()), encoding="utf-8")
    plot.lines(Path("linear.svg"), "Canardage, learned", "games", "wins against random", {"linear": curve})
    return curve


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--test-games", type=int, default=200)
    chosen = parser.parse_args()
    main(chosen.games, chosen.test_games)
