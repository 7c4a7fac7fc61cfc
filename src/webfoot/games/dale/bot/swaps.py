"""Swaps that lead nowhere: a card that swaps, taken back by another that swaps.

A swap gives its action back, and what was swapped away lies open. A card that copies it could fetch it again, and
that one be fetched in turn, for ever within one turn. So a bot takes no card by a swap that might swap again: each
swap then leaves one such card fewer in its hand, and no position of its turn comes back.
"""

from __future__ import annotations

from typing import Final

from webfoot.games.dale.rules import numbers as n
from webfoot.games.dale.rules.card_values import faces
from webfoot.games.dale.rules.cards import KINDS
from webfoot.games.dale.rules.effects.market import SwapWithMarket, SwapWithStall
from webfoot.games.dale.rules.kinds import NO_COPY
from webfoot.games.dale.rules.state import NONE
from webfoot.games.dale.rules.steps import PROGRAMS
from webfoot.games.dale.rules.table import Table


def _swap(kind: int) -> SwapWithMarket | SwapWithStall | None:
    program = KINDS[kind].now
    for step in [] if program == NONE else PROGRAMS[program]:
        if isinstance(step, SwapWithMarket | SwapWithStall):
            return step
    return None


SWAP: Final = [_swap(kind) for kind in range(len(KINDS))]
SWAPS: Final = {step.asks for step in SWAP if step is not None}
"""The questions of techniques that take the place of the card they take."""
MAY_SWAP: Final = [SWAP[kind] is not None or KINDS[kind].copies != NO_COPY for kind in range(len(KINDS))]
"""What swaps, or may copy what does."""


def without_idle_swaps(t: Table, seat: int, legal: list[int]) -> list[int]:
    """Leave out swaps that take a card which might swap again, and techniques that could do nothing else."""
    frame = t.frames[-1]
    asks = PROGRAMS[frame.program][frame.at].asks
    if asks in SWAPS:
        return [number for number in legal if not MAY_SWAP[t.kinds[_taken(t, number)]]] or legal
    if asks != "action":
        return legal
    hand = t.hands[seat]
    idle = [
        number
        for number in legal
        if n.PLAY <= number < n.ABILITY and MAY_SWAP[t.kinds[hand[number - n.PLAY]]] and _is_idle(t, seat, number)
    ]
    return [number for number in legal if number not in idle] if idle else legal


def _taken(t: Table, number: int) -> int:
    """The card that an answer to such a question takes."""
    if number < n.STALL_CARD:
        return t.market[number - n.SLOT]
    place, at = divmod(number - n.STALL_CARD, n.MAX_STACK)
    stall, stack = divmod(place, n.MAX_STACKS)
    return t.stalls[stall][stack][at]


def _is_idle(t: Table, seat: int, number: int) -> bool:
    """Whether a card, played to swap, finds only cards that might swap again."""
    for face in faces(t, seat, t.hands[seat][number - n.PLAY]):
        swap = SWAP[face]
        if swap is None:
            continue
        if isinstance(swap, SwapWithMarket):
            lying = [card for card in t.market if card != NONE]
        else:
            lying = [card for stall in swap.stalls(t, seat) for stack in t.stalls[stall] for card in stack]
        if lying and all(MAY_SWAP[t.kinds[card]] for card in lying):
            return True
    return False
