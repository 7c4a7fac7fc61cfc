"""Bots of Dale with another evaluation, as entrants of an arena.

- `scripts.train.dale_rivals:quick_rule`: the quick bot by rule alone, as it was before it learned;
- `scripts.train.dale_rivals:thinker_rule_200it`: the thinker by rule alone, with a budget as in `thinker:200it`;
- `quick_file`, `thinker_file_200it`: with the net of the file that WEBFOOT_DALE_NET names;
- `quick_other`, `thinker_other_200it`: with the net of the file that WEBFOOT_DALE_OTHER names, for duels of two nets;
- `hasty_rule`, `hasty_file`, `hasty_other`: quick bots that imagine three worlds and not twelve. Their games cost a
  quarter, so more of them tell which evaluation is better.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from scripts.train.dale_games import TrainedDale

from webfoot.bots.levels import level
from webfoot.bots.perspective import Bot
from webfoot.bots.quick import QuickBot
from webfoot.games.dale.bot.net import Net, read

FEW_WORLDS: Final = 3
VARIABLES: Final = {"file": "WEBFOOT_DALE_NET", "other": "WEBFOOT_DALE_OTHER"}


@cache
def _net(kind: str) -> Net | None:
    if kind == "rule":
        return None
    variable = VARIABLES.get(kind)
    if variable is None:
        raise ValueError(f"{kind!r} is none of rule, file and other")
    named = os.environ.get(variable)
    if named is None:
        raise ValueError(f"{variable} names no file of weights")
    return read(Path(named).read_bytes())


def __getattr__(name: str) -> Callable[[Any], Bot]:
    kind, _, rest = name.partition("_")
    evaluation, _, budget = rest.partition("_")
    if kind not in ("hasty", "quick", "thinker"):
        raise AttributeError(name)
    if kind == "hasty":
        return lambda game: QuickBot(TrainedDale(_net(evaluation)), FEW_WORLDS)
    return lambda game: level(f"{kind}:{budget}" if budget else kind, TrainedDale(_net(evaluation)))
