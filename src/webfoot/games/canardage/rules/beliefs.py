"""What players did not do, and what that tells of their hands.

A player who could have shot and played something else is less likely to hold a Shoot card (`pan`). One who had
nobody to shoot at may well hold one. Cards that are seldom of use stay in hands longer than others. None of this is
certain, so it only weighs the hands that are imagined (knowledge.py).

The weights were fitted to games of quick bots, by `scripts/train/canardage.py` (deals 0 to 149, two rounds).
"""

from __future__ import annotations

from typing import Final

from webfoot.core.chance import Chance
from webfoot.games.canardage.components import KINDS, NOBODY, PAN, WATER
from webfoot.games.canardage.rules.state import Position

UNKNOWN: Final = 0
NOBODY_IN_SIGHT: Final = 1
PASSED: Final = 2
PASSED_AGAIN: Final = 3
SHOT: Final = 4
CONDUCTS: Final = 5
"""What a player made of the chance to shoot in the last turn: the names of the rows of WEIGHTS."""
USUAL: Final = 100
SWEEPS: Final = 2

WEIGHTS: Final[list[list[int]]] = [
    [USUAL] * len(KINDS),
    [68, 70, 130, 130, 109, 131, 91, 103, 87, 82, 90, 88, 79, 90, 84, 82, 113, 89, 84, 164, 122, 100, 89],
    [76, 55, 90, 132, 129, 109, 119, 91, 70, 75, 95, 102, 100, 124, 103, 112, 115, 96, 115, 160, 138, 120, 95],
    [77, 89, 70, 151, 103, 103, 107, 70, 63, 82, 91, 116, 108, 121, 130, 150, 132, 70, 107, 174, 175, 111, 78],
    [84, 89, 102, 166, 120, 143, 76, 62, 65, 83, 103, 99, 86, 111, 104, 98, 113, 94, 88, 171, 121, 100, 89],
]
"""How likely a card of each kind is held, by its owner's conduct, as parts of a hundred of an even share."""


def can_shoot(p: Position, seat: int) -> bool:
    """Whether a Shoot card would hit a duck of somebody else."""
    for at, owner in enumerate(p.line):
        if (
            p.targets >> at & 1
            and owner != WATER
            and owner != seat
            and p.covers[at] == NOBODY
            and (p.moby_by == NOBODY or owner == p.moby_victim)
        ):
            return True
    return False


def note_play(p: Position, seat: int, kind: int) -> None:
    """Note what everybody sees before a card takes effect: whether its player passed up a shot."""
    if kind == PAN:
        p.conduct[seat] = SHOT
    elif not can_shoot(p, seat):
        p.conduct[seat] = NOBODY_IN_SIGHT
    elif p.conduct[seat] in (PASSED, PASSED_AGAIN):
        p.conduct[seat] = PASSED_AGAIN
    else:
        p.conduct[seat] = PASSED


def likelier(conduct: int, held: int, other: int, chance: Chance) -> bool:
    """Whether a hand rather holds a card of the other kind: always if that weighs more, else in proportion."""
    row = WEIGHTS[conduct]
    return row[other] >= row[held] or chance.below(row[held]) < row[other]
