"""The learned part of the evaluation: a small net of whole numbers, which says how many actions a seat is nearer.

Each seat has two rows of units: one for itself, and one for what it is to another as the rival. A seat's hidden layer
is its own row plus its rival's other row. All units of a seat are lanes of one long integer, so that one addition
adds an input to all of them. Whole numbers give the same value on every machine, compiled or not.

`net.json` holds the weights, made by `scripts/train/dale.py`.
"""

from __future__ import annotations

import struct
from importlib import resources
from typing import Final

import msgspec

from webfoot.games.dale.bot.inputs import DIGEST, KINDS_FROM, MOST, NAMES, digest

FILE: Final = "net.json"
LANE: Final = 32
"""Bits of a unit. Its value is the sum of inputs times weights, and an offset that keeps it above 0."""
OFFSET: Final = 1 << (LANE - 2)
WEIGHT: Final = 4096
"""What weight 1 of an input is, as a whole number."""
VOTE: Final = 1024
"""What weight 1 of a unit is."""


class BadNet(Exception):
    """A file of weights that does not fit; the message says why."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the weights come from."""

    game: str
    commit: str
    """The commit whose bots played the games."""
    generation: int
    games: int
    deals: list[str]
    """Which deals were played: the table, and the numbers."""
    inputs: str
    """The hash of the names of the inputs; see inputs.py."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file holds."""

    header: Header
    units: int
    names: list[str]
    bias: list[int]
    own: list[list[int]]
    """For each input, its weight in each unit of the seat itself."""
    rival: list[list[int]]
    """For each input, its weight in each unit of those whose rival the seat is."""
    votes: list[int]
    """What each unit says. The first unit counts as it is, the others only above 0."""


class Net:
    """Weights ready for use."""

    def __init__(self, weights: Weights) -> None:
        self.units: int = weights.units
        self._votes: list[int] = weights.votes
        self._columns: list[int] = [
            _packed(own + rival) for own, rival in zip(weights.own, weights.rival, strict=True)
        ]
        self._size: int = len(self._columns)
        """Inputs that have weights: cards of a later set have none."""
        self._start: int = _packed([bias + OFFSET for bias in weights.bias] + [OFFSET] * weights.units)
        self._half: int = LANE * weights.units
        self._own_lanes: int = (1 << self._half) - 1
        self._lanes = struct.Struct(f"<{weights.units}I")

    def sums(self, inputs: list[int]) -> int:
        """Return the sums of a seat's inputs, in all lanes."""
        total = self._start
        columns = self._columns
        for at in range(self._size):
            amount = inputs[at]
            if amount == 1:
                total += columns[at]
            elif amount != 0:
                total += columns[at] * amount
        return total

    def nearer(self, own: int, rival: int) -> float:
        """Return how many actions a seat is nearer to winning than it seems, by its sums and its rival's."""
        hidden = (own & self._own_lanes) + (rival >> self._half)
        lanes: tuple[int, ...] = self._lanes.unpack(hidden.to_bytes(self._half // 8, "little"))
        votes = self._votes
        said = (lanes[0] - 2 * OFFSET) * votes[0]
        for unit in range(1, self.units):
            value = lanes[unit] - 2 * OFFSET
            if value > 0:
                said += value * votes[unit]
        return said / (WEIGHT * VOTE)


def _packed(values: list[int]) -> int:
    packed = 0
    for at, value in enumerate(values):
        packed += value << (LANE * at)
    return packed


def read(text: bytes) -> Net:
    """Make a net of the content of a file. Raises BadNet."""
    try:
        weights = msgspec.json.decode(text, type=Weights)
    except msgspec.DecodeError as error:
        raise BadNet(f"the weights cannot be read: {error}") from error
    if weights.header.game != "dale":
        raise BadNet(f"the weights are for {weights.header.game}, not for dale")
    size = len(weights.names)
    fit = size >= KINDS_FROM and weights.names == list(NAMES[:size])
    if not fit or weights.header.inputs != digest(weights.names):
        raise BadNet(f"the weights are for other inputs ({weights.header.inputs}, not {DIGEST})")
    if not 1 <= weights.units <= 256:
        raise BadNet(f"a net has 1 to 256 units, not {weights.units}")
    rows = [weights.bias, weights.votes, *weights.own, *weights.rival]
    if len(weights.own) != size or len(weights.rival) != size or any(len(row) != weights.units for row in rows):
        raise BadNet(f"the weights are not those of {size} inputs and {weights.units} units")
    for unit in range(weights.units):
        for half, bias in ((weights.own, weights.bias[unit]), (weights.rival, 0)):
            if abs(bias) + MOST * sum(abs(row[unit]) for row in half) >= OFFSET:
                raise BadNet(f"the weights of unit {unit} are too large for {LANE} bits")
    return Net(weights)


def stored() -> Net:
    """Return the net that lies beside this module."""
    # The folder of the game and not of this module: a compiled module lies elsewhere, without the file.
    return read(resources.files("webfoot.games.dale").joinpath("bot", FILE).read_bytes())
