"""Bots of Dale with another evaluation, as entrants of an arena.

- `scripts.train.dale_rivals:quick_rule`: the quick bot by rule alone, as it was before it learned;
- `scripts.train.dale_rivals:thinker_rule_200it`: the thinker by rule alone, with a budget as in `thinker:200it`;
- `quick_file`, `thinker_file_200it`: with the net of the file that WEBFOOT_DALE_NET names.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from scripts.train.dale_games import TrainedDale

from webfoot.bots.levels import level
from webfoot.bots.perspective import Bot
from webfoot.games.dale.bot.net import Net, read


@cache
def _net(kind: str) -> Net | None:
    if kind == "rule":
        return None
    if kind != "file":
        raise ValueError(f"{kind!r} is neither rule nor file")
    named = os.environ.get("WEBFOOT_DALE_NET")
    if named is None:
        raise ValueError("WEBFOOT_DALE_NET names no file of weights")
    return read(Path(named).read_bytes())


def __getattr__(name: str) -> Callable[[Any], Bot]:
    kind, _, rest = name.partition("_")
    evaluation, _, budget = rest.partition("_")
    if kind not in ("quick", "thinker"):
        raise AttributeError(name)
    return lambda game: level(f"{kind}:{budget}" if budget else kind, TrainedDale(_net(evaluation)))
