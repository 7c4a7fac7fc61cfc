"""The numbers of the moves in the catalogue, so that steps can name moves before all cards are known.

Kinds of cards come last: a new set adds moves at the end and leaves all other numbers as they are.
"""

from __future__ import annotations

from typing import Final

MAX_HAND: Final = 40
"""Cards in a hand that can be named; of equal ones only the first is."""
MAX_STACK: Final = 14
MAX_ASIDE: Final = 6
MAX_PLANS: Final = 12
MAX_STALLS: Final = 4
MAX_STACKS: Final = 10
SUGGESTIONS: Final = 4

BUY_DISCARDED: Final = 0
BUILD: Final = 1
INVENTORY: Final = 2
STOP: Final = 3
CONFIRM: Final = 4
ASK_PARTNER: Final = 5
PASS: Final = 6
YES: Final = 7
NO: Final = 8
LEFT: Final = 9
RIGHT: Final = 10
PLAY: Final = 11
ABILITY: Final = PLAY + MAX_HAND
REARRANGE: Final = ABILITY + MAX_HAND
PICK: Final = REARRANGE + MAX_HAND
REACT: Final = PICK + MAX_HAND
BUY: Final = REACT + MAX_HAND
SLOT: Final = BUY + 5
SUGGESTED: Final = SLOT + 5
PERSON: Final = SUGGESTED + SUGGESTIONS
NUMBER: Final = PERSON + 4
ASIDE: Final = NUMBER + 6
PLANNED: Final = ASIDE + MAX_ASIDE
STALL_CARD: Final = PLANNED + MAX_PLANS
NAME: Final = STALL_CARD + MAX_STALLS * MAX_STACKS * MAX_STACK


def stall_card(stall: int, stack: int, at: int) -> int:
    """Return the number of the move for a card in a stall; `stack` counts from 0."""
    return STALL_CARD + (stall * MAX_STACKS + stack) * MAX_STACK + at
