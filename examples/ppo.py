"""Trains a small network on Canardage with PPO, in numpy: one learner against random players.

    python ppo.py --updates 100
    webfoot arena canardage ppo:Trained random

A hidden layer of tanh units leads to the logits of all moves and to a value. Illegal moves are masked. The reward
comes at the end of a game. The advantage of a decision is how much better the values after it are than the one before
(GAE). Updates are clipped as PPO does. Needs webfoot[gymnasium].
"""

import argparse
import os
from pathlib import Path

import gymnasium
import numpy as np
import plot

import webfoot.envs.gymnasium  # noqa: F401 - registers the environments
from webfoot.core.game import WAIT

NETWORK = Path(os.environ.get("PPO_NETWORK", "ppo.npz"))
HIDDEN, CLIP, ENTROPY, VALUE, LAMBDA = 64, 0.2, 0.003, 1.0, 0.5


class Network:
    def __init__(self, features, moves, luck):
        def layer(rows, columns, scale=1.0):
            return luck.normal(0, scale / np.sqrt(rows), (rows, columns))

        self.parts = {
            "w": layer(features, HIDDEN), "b": np.zeros(HIDDEN),
            "policy": layer(HIDDEN, moves, 0.1), "policy_b": np.zeros(moves),
            "value": layer(HIDDEN, 1, 0.1), "value_b": np.zeros(1),
        }  # fmt: skip
        self.first = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.second = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def forward(self, x, mask):
        """Return the hidden layer, the chance of each move, and the value."""
        p = self.parts
        hidden = np.tanh(x @ p["w"] + p["b"])
        logits = np.where(mask, hidden @ p["policy"] + p["policy_b"], -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ p["value"] + p["value_b"])[:, 0]

    def learn(self, x, mask, action, old, advantage, target, rate):
        """Take one step of Adam on the clipped objective."""
        hidden, chances, value = self.forward(x, mask)
        rows = np.arange(len(x))
        ratio = chances[rows, action] / old
        # Where the ratio is clipped, the objective is flat.
        open_ = ~(((advantage > 0) & (ratio > 1 + CLIP)) | ((advantage < 0) & (ratio < 1 - CLIP)))
        push = np.where(open_, ratio * advantage, 0.0)
        chosen = np.zeros_like(chances)
        chosen[rows, action] = 1
        logs = np.log(np.where(chances > 0, chances, 1))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        d_logits = -push[:, None] * (chosen - chances) + ENTROPY * chances * (logs + entropy)
        d_value = VALUE * 2 * (value - target)[:, None]
        d_hidden = (d_logits @ self.parts["policy"].T + d_value @ self.parts["value"].T) * (1 - hidden**2)
        gradients = {
            "w": x.T @ d_hidden, "b": d_hidden.sum(0),
            "policy": hidden.T @ d_logits, "policy_b": d_logits.sum(0),
            "value": hidden.T @ d_value, "value_b": d_value.sum(0),
        }  # fmt: skip
        self.steps += 1
        for name, gradient in gradients.items():
            gradient = gradient / len(x)
            self.first[name] += 0.1 * (gradient - self.first[name])
            self.second[name] += 0.001 * (gradient**2 - self.second[name])
            first = self.first[name] / (1 - 0.9**self.steps)
            second = self.second[name] / (1 - 0.999**self.steps)
            self.parts[name] -= rate * first / (np.sqrt(second) + 1e-8)


class Trained:
    """The bot that plays what was learned; for the arena and the ladder."""

    def __init__(self, game):
        self.game = game
        self.network = Network(1, 1, np.random.default_rng(0))
        self.network.parts = dict(np.load(NETWORK))

    def choose(self, seen, chance):
        legal = [number for number in seen.legal if number != WAIT]
        mask = np.zeros((1, len(self.game.catalogue)), dtype=bool)
        mask[0, legal] = True
        _, chances, _ = self.network.forward(np.array([self.game.features(seen.imagined, seen.seat)]), mask)
        return int(chances[0].argmax())


def play(env, network, games, seed, luck):
    """Play some games; return all that was seen, done and earned, and the share of games won."""
    seen, masks, actions, chances_of, advantages, targets = [], [], [], [], [], []
    wins = 0
    for number in range(games):
        observation, info = env.reset(seed=seed + number)
        over, values = False, []
        while not over:
            mask = np.asarray(info["action_mask"], dtype=bool)
            _, chances, value = network.forward(observation[None].astype(float), mask[None])
            action = int(luck.choice(len(mask), p=chances[0]))
            seen.append(observation)
            masks.append(mask)
            actions.append(action)
            chances_of.append(chances[0, action])
            values.append(value[0])
            observation, reward, termination, truncation, info = env.step(action)
            over = termination or truncation
        steps = np.diff([*values, reward])
        for step in range(len(steps) - 2, -1, -1):
            steps[step] += LAMBDA * steps[step + 1]
        advantages += list(steps)
        targets += [reward] * len(steps)
        wins += reward > 0
    batch = (np.array(seen, float), np.array(masks), np.array(actions), np.array(chances_of))
    return batch, np.array(advantages), np.array(targets, float), wins / games


def main(updates, games, rate=0.003, seed=0):
    luck = np.random.default_rng(seed)
    env = gymnasium.make("webfoot/canardage-v0", seats=2, opponents="random", seat=None)
    network = Network(env.observation_space.shape[0], env.action_space.n, luck)
    curve = []
    for update in range(updates):
        batch, advantage, targets, won = play(env, network, games, update * games, luck)
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        for _ in range(4):
            for part in np.array_split(luck.permutation(len(targets)), max(1, len(targets) // 256)):
                network.learn(*(column[part] for column in batch), advantage[part], targets[part], rate)
        curve.append((update, won))
        if update % max(1, updates // 10) == 0:
            print(f"update {update}: {won:.0%} of {games} games won against random players")
    np.savez(NETWORK, **network.parts)
    plot.lines(Path("ppo.svg"), "Canardage, PPO", "updates", "games won", {"PPO": curve})
    return curve


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--games", type=int, default=40, help="games for each update")
    chosen = parser.parse_args()
    main(chosen.updates, chosen.games)
