"""The two ways to think about a turn: quickly from hand to mouth, or longer and with the whole network in mind.

Longer thinking also pursues longer aims: holds, and privileges all along a chain, cost the first action turns and pay
in all later ones (see network_value.py). A look at single plans does not show that. Whether they still pay, the
position tells (see style_choice.py).
"""

from __future__ import annotations

from typing import Final

from webfoot.core.chance import Chance
from webfoot.games.duckdealer.bot.style_choice import style_for
from webfoot.games.duckdealer.bot.styles import IMPATIENT, PLAIN, Style
from webfoot.games.duckdealer.bot.turn_choice import Thought
from webfoot.games.duckdealer.rules.state import START
from webfoot.games.duckdealer.rules.turn import DuckDealerState

WHIM: Final = 20.0
"""How much worse a plan may be that the gentle bot still chooses now and then, in points."""


def think(
    p: DuckDealerState, seat: int, chance: Chance, milliseconds: int | None, iterations: int | None
) -> list[int]:
    """Return the turn in the style that suits the position; `iterations` is the number of plans extended."""
    chosen = style_for(p, seat) if p.phase > START and p.turn() == seat else PLAIN
    return think_in_style(p, seat, chance, milliseconds, iterations, chosen)


def think_in_style(
    p: DuckDealerState,
    seat: int,
    chance: Chance,
    milliseconds: int | None,
    iterations: int | None,
    style: Style,
) -> list[int]:
    """Return the turn in one style; what is not a turn of this seat takes little thought."""
    if p.phase <= START or p.turn() != seat:
        return quickly(p, seat, chance)
    seconds = None if milliseconds is None else milliseconds / 1000
    return Thought(seat, iterations or 0, seconds, False, style).plan(p, chance)


def gently(p: DuckDealerState, seat: int, chance: Chance) -> list[int]:
    """Return a turn of an impatient player, chosen on a whim."""
    return Thought(seat, 0, None, False, IMPATIENT, WHIM).plan(p, chance)


def quickly(p: DuckDealerState, seat: int, chance: Chance) -> list[int]:
    return Thought(seat, 0, None, False).plan(p, chance)
