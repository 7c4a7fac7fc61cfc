"""What is certain to follow a move: its events up to the first that a hidden card or luck decides.

The move is tried on a position imagined from what the seat knows. So the result holds nothing that the seat could not
have worked out, and it is the same whatever lies hidden.
"""

from __future__ import annotations

from typing import Final

from webfoot.core.briefing import Foresight
from webfoot.core.chance import QuickChance
from webfoot.core.events import Event, Log
from webfoot.core.plans import LuckNeeded, NoLuck
from webfoot.games.canardage import events as e
from webfoot.games.canardage.rules.turn import CanardageState

OWN_DOING: Final = (e.Played, e.Discarded)
LUCK: Final = "luck"


def foreseen(state: CanardageState, seat: int, numbers: list[int]) -> list[Foresight]:
    """Return what is certain to follow each of these legal moves of a seat."""
    if not numbers:
        return []
    known = state.imagine(seat, QuickChance(0))
    return [_after(known.clone(), seat, number) for number in numbers]


def _after(known: CanardageState, seat: int, number: int) -> Foresight:
    log: Log = []
    until: str | None = None
    try:
        known.play(seat, number, NoLuck(), log)
    except LuckNeeded:
        until = LUCK
    certain: list[Event] = []
    for event in log:
        if isinstance(event, OWN_DOING) and event.seat == seat:
            continue
        if event.reveals:
            until = str(event.__struct_config__.tag)
            break
        certain.append(event)
    return Foresight(certain, until)
