"""What a coach compares a move with: the best of the moves that could be made in its place."""

from __future__ import annotations

from webfoot.core.game import WAIT
from webfoot.games.spacedealer.bot.policy import STARTS, instinct
from webfoot.games.spacedealer.rules.engine import SpaceDealerState


def instead(p: SpaceDealerState, seat: int, move: int) -> int:
    """Return what a quick player would do in place of this move; WAIT if nothing is worth it."""
    legal = p.legal(seat)
    if p.listed.kind_of[move] in STARTS:
        legal = [number for number in legal if p.listed.kind_of[number] in STARTS]
    return instinct(p, seat, [*legal, WAIT])
