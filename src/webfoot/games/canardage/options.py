"""The options of Canardage. Where the rulebook leaves a question open, the recommended reading is the default."""

from __future__ import annotations

from typing import Literal

from webfoot.core.options import Options
from webfoot.games.canardage.components import DeckName


class CanardageOptions(Options, frozen=True, kw_only=True):
    deck: DeckName = "fr59"
    ducky_luke_on_water: bool = True
    """A-10: Quick Shot (`ducky-luke`) may be fired at Water. Off: at ducks only."""
    shots_at_protected_ducks: Literal["absorbed", "forbidden"] = "absorbed"
    """A-11: a shot at a duck that cannot die is spent like one at Water, or is no legal choice."""
    president_may_choose_self: bool = False
    """A-23, the other reading."""
    literal_first_and_last: bool = False
    """A-44, the other reading: Hang Back (`canard-blase`) excludes the rearmost duck, and Move Ahead
    (`canard-presse`) the foremost."""
    moby_ducky_on_anyone: bool = False
    """A-31, the other reading: also in front of an opponent without a living duck."""
