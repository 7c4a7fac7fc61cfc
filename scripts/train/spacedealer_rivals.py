"""Bots of Space Dealer with other styles and habits, as entrants of an arena.

- `scripts.train.spacedealer_rivals:quick_now`, `thinker_now_24it`: the bots as they are. Own bots react faster than
  the levels of the same name, so a fair duel needs both sides from here;
- `quick_before`, `thinker_before_24it`: without the newer judgements (see styles.BEFORE);
- `thinker_guessing_24it`: expects every opponent to be quick, whatever it has seen of them;
- `quick_staying`: never leaves home. `quick_slow`: keeps one timer running. `quick_builder`: builds twice as gladly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from webfoot.bots.levels import level
from webfoot.bots.perspective import Bot
from webfoot.games.spacedealer.bot.brain import SpaceDealerBrain
from webfoot.games.spacedealer.bot.search import HABITS, Habits
from webfoot.games.spacedealer.bot.styles import BEFORE, QUICK, THINKER, Style
from webfoot.games.spacedealer.game import SpaceDealer

STYLES: Final = {
    "now": QUICK,
    "before": BEFORE,
    "staying": QUICK.but(flying=-99.0),
    "slow": QUICK.but(hands=1),
    "builder": QUICK.but(building=2.0, leave_rate=2.0),
}
WAYS: Final = {
    "now": HABITS,
    "before": Habits(BEFORE.but(tours=True, overhead=2.0), BEFORE, reads=False, thrifty=False),
    "guessing": Habits(THINKER, QUICK, reads=False, thrifty=True),
}


class StyledSpaceDealer(SpaceDealer):
    """The game with bots of another kind."""

    def __init__(self, quick: Style, habits: Habits) -> None:
        super().__init__()
        self._brain = SpaceDealerBrain(quick, habits)

    @property
    def brain(self) -> SpaceDealerBrain:
        return self._brain


def __getattr__(name: str) -> Callable[[Any], Bot]:
    kind, _, rest = name.partition("_")
    way, _, budget = rest.partition("_")
    if kind not in ("quick", "thinker", "gentle") or way not in {**STYLES, **WAYS}:
        raise AttributeError(name)
    brained = StyledSpaceDealer(STYLES.get(way, QUICK), WAYS.get(way, HABITS))
    return lambda game: level(f"{kind}:{budget}" if budget else kind, brained)
