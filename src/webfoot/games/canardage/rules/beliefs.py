"""What players did not do, and what that tells of their hands.

A player who could have shot and played something else is less likely to hold a Shoot card (`pan`). One who had
nobody to shoot at may well hold one. Cards that are seldom of use stay in hands longer than others. None of this is
certain, so it only weighs the hands that are imagined (knowledge.py). The card that was drawn last tells nothing: its
owner has not chosen to keep it.

Of two players, one who can shoot does; of several, some aim first. So there are weights for two, and others for more.
They are data (`beliefs.toml`), fitted to games of quick bots by `scripts/train/canardage.py`.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

import msgspec

from webfoot.core.chance import Chance
from webfoot.games.canardage.components import DEUX_POUR_UN, EN_JOUE, KINDS, MEXICOIN, NOBODY, PAN, WATER
from webfoot.games.canardage.rules.state import Position

UNKNOWN: Final = 0
NOBODY_IN_SIGHT: Final = 1
PASSED: Final = 2
PASSED_AGAIN: Final = 3
SHOT: Final = 4
NOBODY_AGAIN: Final = 5
AIMED: Final = 6
"""Could have shot, and aimed at another duck instead."""
SHOT_AGAIN: Final = 7
CONDUCTS: Final[tuple[str, ...]] = (
    "unknown",
    "nobody-in-sight",
    "passed",
    "passed-again",
    "shot",
    "nobody-again",
    "aimed",
    "shot-again",
)
"""What a player made of the chance to shoot in the last turns: the names of the rows of weights."""
USUAL: Final = 100
MOST: Final = 1000
SWEEPS: Final = 3
FILE: Final = "beliefs.toml"


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How likely a card of each kind is kept, by its owner's conduct, as parts of a hundred of an even share."""

    origin: str
    """The games that they were fitted to."""
    kinds: list[str]
    """The order of the weights in each row."""
    two: dict[str, list[int]]
    """For two players. Of a conduct that has no row, nothing is known."""
    more: dict[str, list[int]]


def read_weights(text: str) -> list[list[list[int]]]:
    """Return the weights by conduct and kind: for two players, then for more."""
    weights = msgspec.convert(tomllib.loads(text), Weights)
    if tuple(weights.kinds) != KINDS:
        raise ValueError("the weights are for other kinds of cards, or in another order")
    tables: list[list[list[int]]] = []
    for rows in (weights.two, weights.more):
        for name, row in rows.items():
            if name not in CONDUCTS[1:]:
                raise ValueError(f"no conduct that tells anything is called {name!r}")
            if len(row) != len(KINDS) or min(row) < 1 or max(row) > MOST:
                raise ValueError(f"{name} needs {len(KINDS)} weights from 1 to {MOST}")
        tables.append([rows.get(name, [USUAL] * len(KINDS)) for name in CONDUCTS])
    return tables


WEIGHTS: Final = read_weights(resources.files("webfoot.games.canardage").joinpath(FILE).read_text(encoding="utf-8"))


def can_shoot(p: Position, seat: int) -> bool:
    """Whether a Shoot card would hit a duck of somebody else."""
    targets = p.targets
    if targets == 0:
        return False
    for at, owner in enumerate(p.line):
        if (
            targets >> at & 1
            and owner != WATER
            and owner != seat
            and p.covers[at] == NOBODY
            and (p.moby_by == NOBODY or owner == p.moby_victim)
        ):
            return True
    return False


def note_play(p: Position, seat: int, kind: int) -> None:
    """Note what everybody sees before a card takes effect: whether its player passed up a shot."""
    before = p.conduct[seat]
    if kind == PAN:
        now = SHOT_AGAIN if before in (SHOT, SHOT_AGAIN) else SHOT
    elif not can_shoot(p, seat):
        now = NOBODY_AGAIN if before in (NOBODY_IN_SIGHT, NOBODY_AGAIN) else NOBODY_IN_SIGHT
    elif kind in (EN_JOUE, DEUX_POUR_UN, MEXICOIN):
        now = AIMED
    elif before in (PASSED, PASSED_AGAIN, AIMED):
        now = PASSED_AGAIN
    else:
        now = PASSED
    p.conduct[seat] = now


def weights_of(p: Position, seat: int) -> list[int]:
    """Return the weights of the kinds in this player's hand."""
    return WEIGHTS[0 if p.seats == 2 else 1][p.conduct[seat]]


def likelier(weights: list[int], held: int, other: int, chance: Chance) -> bool:
    """Whether a hand rather holds a card of the other kind: always if that weighs more, else in proportion."""
    return weights[other] >= weights[held] or chance.below(weights[held]) < weights[other]
