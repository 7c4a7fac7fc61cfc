"""The fit of Dale's net: Adam in numpy with a fixed seed, and the step to whole numbers.

The net corrects how many actions each seat is away from winning. The chance of a side is the softmax of minus these
distances times how sure a lead is, as in play. The target of a position mixes how the game ended with what the bots
thought of later positions (lambda returns): one result a game says too little by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray
from scripts.train.dale_games import TABLES, setting_of

from webfoot.games.dale.bot.inputs import DIGEST, NAMES, SIZE
from webfoot.games.dale.bot.net import VOTE, WEIGHT, Header, Weights

Array = NDArray[Any]
UNITS: Final = 32
LAMBDA: Final = 0.85
"""How much the end of the game counts beside the opinion of the next position."""
EPOCHS: Final = 4
BATCH: Final = 256
RATE: Final = 1e-3
FURTHER_RATE: Final = 3e-4
"""The rate of a fit that goes on from another net, so that few games do not undo what many taught."""
DECAY: Final = 0.1
"""By how much of a step weights shrink towards 0."""
LOOKS: Final = 4
"""How often in an epoch the held-out games are looked at."""
MEAN: Final = 0.995
"""The net is the running mean of the weights, which is steadier than the last ones."""
HELD_OUT: Final = 8
"""Of so many rounds of the cycle of tables one is not fitted to; its loss says when to stop."""
ROUND: Final = 20
LEAST_SPREAD: Final = 0.1
FIRST_RATE: Final = 0.9
SECOND_RATE: Final = 0.999


class Data(msgspec.Struct):
    """Positions of one kind of table, in the order in which they came about."""

    seats: int
    teams: bool
    inputs: Array
    away: Array
    rivals: Array
    sure: Array
    targets: Array
    held_out: Array

    def part(self, which: Array) -> Data:
        return Data(
            self.seats,
            self.teams,
            self.inputs[which],
            self.away[which],
            self.rivals[which],
            self.sure[which],
            self.targets[which],
            self.held_out[which],
        )

    def __len__(self) -> int:
        return len(self.sure)


def load(folder: Path, mixed: float) -> tuple[dict[str, Data], list[int]]:
    """Return the positions of every kind of table, and the deals. Raises FileNotFoundError."""
    files = sorted(folder.glob("deals-*[0-9].npz"))
    if not files:
        raise FileNotFoundError(f"there are no games in {folder}")
    parts: dict[str, list[Data]] = {}
    deals: list[int] = []
    for file in files:
        with np.load(file) as chunk:
            every = {name: chunk[name] for name in chunk.files}
        for deal in np.unique(every["deal"]):
            deals.append(int(deal))
            setting = setting_of(int(deal))
            one = every["deal"] == deal
            sides = 2 if setting.teams else setting.seats
            values = every["values"][one][:, :sides]
            parts.setdefault(setting.name, []).append(
                Data(
                    setting.seats,
                    setting.teams,
                    every["inputs"][one][:, : setting.seats],
                    every["away"][one][:, : setting.seats],
                    every["rivals"][one][:, : setting.seats],
                    every["sure"][one],
                    returns(values, every["shares"][one][0, :sides], mixed),
                    np.full(int(one.sum()), int(deal) // ROUND % HELD_OUT == 0),
                )
            )
    return {name: joined(found) for name, found in parts.items()}, deals


def joined(parts: list[Data]) -> Data:
    fields = ("inputs", "away", "rivals", "sure", "targets", "held_out")
    return Data(
        parts[0].seats,
        parts[0].teams,
        *(np.concatenate([getattr(part, name) for part in parts]) for name in fields),
    )


def returns(values: Array, shares: Array, mixed: float) -> Array:
    """Return the target of each position of a game, the last one first worked out."""
    found = np.zeros_like(values)
    later = shares
    for at in range(len(values) - 1, -1, -1):
        found[at] = later
        later = mixed * later + (1 - mixed) * values[at]
    return found


class Model:
    """Weights in floating point, for inputs that are centred and scaled."""

    def __init__(self, units: int, middle: Array, spread: Array, random: np.random.Generator) -> None:
        self.middle, self.spread = middle, spread
        size = np.sqrt(2 / (2 * SIZE))
        self.own = random.normal(0, size, (SIZE, units)).astype(np.float32)
        self.rival = random.normal(0, size, (SIZE, units)).astype(np.float32)
        self.bias = np.zeros(units, np.float32)
        self.votes = random.normal(0, 0.02, units).astype(np.float32)
        self.own[:, 0] = self.rival[:, 0] = 0
        self.votes[0] = 1

    def begin_with(self, net: Weights) -> None:
        """Take over the weights of a net with as many units. The fit then goes on from there."""
        known = len(net.names)
        self.own[:known] = np.array(net.own) / WEIGHT * self.spread[:known, None]
        self.rival[:known] = np.array(net.rival) / WEIGHT * self.spread[:known, None]
        both = (self.own + self.rival) / self.spread[:, None]
        self.bias[:] = np.array(net.bias) / WEIGHT + self.middle @ both
        self.votes[:] = np.array(net.votes) / VOTE

    def weights(self) -> list[Array]:
        return [self.own, self.rival, self.bias, self.votes]

    def step(self, data: Data) -> tuple[float, list[Array]]:
        """Return the sum of the losses, and the gradient of each of the weights."""
        scaled = (data.inputs - self.middle) / self.spread
        rows = np.arange(len(data))[:, None]
        hidden = scaled @ self.own + self.bias + (scaled @ self.rival)[rows, data.rivals]
        open_ = hidden > 0
        open_[:, :, 0] = True
        shown = hidden * open_
        away = data.away - shown @ self.votes
        if data.teams:
            away = (away[:, :2] + away[:, 2:]) / 2
        chances = softmax(-data.sure[:, None] * away)
        loss = -float((data.targets * np.log(np.maximum(chances, 1e-9))).sum())
        blame = (chances - data.targets) * data.sure[:, None]
        if data.teams:
            blame = np.concatenate([blame, blame], axis=1) / 2
        of_votes = np.einsum("ns,nsu->u", blame, shown)
        of_votes[0] = 0
        of_hidden = blame[:, :, None] * self.votes * open_
        of_rival = np.stack(
            [(of_hidden * (data.rivals == seat)[:, :, None]).sum(axis=1) for seat in range(data.seats)], axis=1
        )
        flat = scaled.reshape(-1, SIZE)
        units = len(self.votes)
        return loss, [
            flat.T @ of_hidden.reshape(-1, units),
            flat.T @ of_rival.reshape(-1, units),
            of_hidden.sum(axis=(0, 1)),
            of_votes,
        ]

    def whole(self, header: Header) -> Weights:
        """Return the weights as whole numbers for inputs as they are."""
        own, rival = self.own / self.spread[:, None], self.rival / self.spread[:, None]
        bias = self.bias - self.middle @ (own + rival)
        return Weights(
            header,
            len(self.votes),
            list(NAMES),
            *(np.rint(part * WEIGHT).astype(int).tolist() for part in (bias, own, rival)),
            np.rint(self.votes * VOTE).astype(int).tolist(),
        )


def softmax(logits: Array) -> Array:
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def batches(data: dict[str, Data], random: np.random.Generator) -> Iterator[Data]:
    """Yield all positions once, in random order; each batch is of one kind of table."""
    places = []
    for name in sorted(data):
        order = random.permutation(len(data[name]))
        places += [(name, order[at : at + BATCH]) for at in range(0, len(order), BATCH)]
    for at in random.permutation(len(places)):
        name, which = places[at]
        yield data[name].part(which)


def losses(model: Model, data: dict[str, Data]) -> dict[str, float]:
    """Return the mean loss of each kind of table."""
    found = {}
    for name, every in data.items():
        total = sum(
            model.step(every.part(np.arange(at, min(at + 4096, len(every)))))[0] for at in range(0, len(every), 4096)
        )
        found[name] = total / max(1, len(every))
    return found


def fit(
    data: dict[str, Data],
    units: int,
    epochs: int,
    seed: int,
    say: Callable[[str], None],
    start: Weights | None = None,
) -> tuple[Model, dict[str, tuple[float, ...]]]:
    """Fit a net. Return it with the losses on what was held out: by rule alone, with `start`, and with the net.

    It begins with the weights of `start`, or with weights at random.
    """
    random = np.random.default_rng(seed)
    learned = {name: every.part(~every.held_out) for name, every in data.items()}
    tested = {name: every.part(every.held_out) for name, every in data.items()}
    flat = np.concatenate([every.inputs.reshape(-1, SIZE) for every in learned.values()]).astype(np.float32)
    model = Model(units, flat.mean(axis=0), np.maximum(flat.std(axis=0), LEAST_SPREAD), random)
    if start is not None:
        model.begin_with(start)
    votes = model.votes.copy()
    model.votes[:] = 0
    before = losses(model, tested)
    model.votes[:] = votes
    begun = None if start is None else losses(model, tested)
    weights = model.weights()
    first = [np.zeros_like(part) for part in weights]
    second = [np.zeros_like(part) for part in weights]
    steady = [part.copy() for part in weights]
    best, kept, steps = np.inf, [part.copy() for part in weights], 0
    an_epoch = sum(-(-len(every) // BATCH) for every in learned.values())
    total = epochs * an_epoch
    pace = RATE if start is None else FURTHER_RATE
    for _ in range(epochs):
        for batch in batches(learned, random):
            steps += 1
            rate = pace * (1 - steps / (total + 1))
            _, slopes = model.step(batch)
            for part, slope, one, two in zip(weights, slopes, first, second, strict=True):
                slope = slope / len(batch)
                one += (1 - FIRST_RATE) * (slope - one)
                two += (1 - SECOND_RATE) * (slope * slope - two)
                ahead = one / (1 - FIRST_RATE**steps)
                around = np.sqrt(two / (1 - SECOND_RATE**steps))
                part -= rate * ahead / (around + 1e-8)
                if part.ndim == 2:
                    part *= 1 - rate * DECAY
            for part, mean in zip(weights, steady, strict=True):
                mean += (1 - MEAN) * (part - mean)
            if steps % (an_epoch // LOOKS) == 0:
                gain = _looked_at(model, steady, tested, before)
                say(f"epoch {steps / an_epoch:.2f}: {gain:+.4f} against the rule")
                if gain < best:
                    best, kept = gain, [mean.copy() for mean in steady]
    for part, good in zip(weights, kept, strict=True):
        part[:] = good
    after = losses(model, tested)
    looks = [before, after] if begun is None else [before, begun, after]
    return model, {name: tuple(look[name] for look in looks) for name in after}


def _looked_at(model: Model, steady: list[Array], tested: dict[str, Data], before: dict[str, float]) -> float:
    """Return the change of the loss on what is held out, if the net had the steady weights."""
    present = [part.copy() for part in model.weights()]
    for part, mean in zip(model.weights(), steady, strict=True):
        part[:] = mean
    after = losses(model, tested)
    for part, was in zip(model.weights(), present, strict=True):
        part[:] = was
    changes = [after[name] - before[name] for name in after]
    return float(np.average(changes, weights=[len(tested[name]) for name in after]))


def header(commit: str, generation: int, deals: list[int]) -> Header:
    """Return where the weights come from."""
    tables = ", ".join(setting.name for setting in TABLES)
    return Header("dale", commit, generation, len(deals), [*spans(deals), f"tables: {tables}"], DIGEST)


def spans(deals: list[int]) -> list[str]:
    """Return the stretches of deals, each with the first and the last. Single games may be left out."""
    found: list[list[int]] = []
    for deal in sorted(deals):
        if found and deal - found[-1][1] <= ROUND:
            found[-1][1] = deal
        else:
            found.append([deal, deal])
    return [f"{first}-{last}" for first, last in found]
