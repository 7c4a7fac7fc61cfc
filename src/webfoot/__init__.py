"""Modern board games as rules engines: exact, deterministic, typed.

>>> import webfoot
>>> match = webfoot.start("canardage", seats=4, seed=7)
>>> match
<Match of canardage, 4 seats, step 0, to act: [1], line b a d a c d>
>>> match.moves(match.actors[0])  # doctest: +ELLIPSIS
[...]
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from webfoot.compiled import at_import as _at_import  # noqa: F401  (first, for what it does)
from webfoot.core.errors import BadRecord, IllegalMove, Refusal, WebfootError
from webfoot.core.game import Game, State
from webfoot.core.match import Match, replay
from webfoot.core.options import Options
from webfoot.core.registry import game, game_keys

if TYPE_CHECKING:
    from webfoot.games.canardage.rules.turn import CanardageState
    from webfoot.games.canardage.view import CanardageView
    from webfoot.games.dale.rules.engine import DaleState
    from webfoot.games.dale.view import DaleView
    from webfoot.games.duckdealer.rules.turn import DuckDealerState
    from webfoot.games.duckdealer.view import DuckDealerView
    from webfoot.games.spacedealer.rules.engine import SpaceDealerState
    from webfoot.games.spacedealer.view import SpaceDealerView

__version__ = "0.1.0"

Seed = bytes | int | None
ChosenOptions = Mapping[str, object] | Options | None


@overload
def start(
    game_key: Literal["canardage"], seats: int, seed: Seed = None, options: ChosenOptions = None
) -> Match[CanardageState, CanardageView]: ...
@overload
def start(
    game_key: Literal["dale"], seats: int, seed: Seed = None, options: ChosenOptions = None
) -> Match[DaleState, DaleView]: ...
@overload
def start(
    game_key: Literal["duckdealer"], seats: int, seed: Seed = None, options: ChosenOptions = None
) -> Match[DuckDealerState, DuckDealerView]: ...
@overload
def start(
    game_key: Literal["spacedealer"], seats: int, seed: Seed = None, options: ChosenOptions = None
) -> Match[SpaceDealerState, SpaceDealerView]: ...
@overload
def start(game_key: str, seats: int, seed: Seed = None, options: ChosenOptions = None) -> Match[Any]: ...
def start(game_key: str, seats: int, seed: Seed = None, options: ChosenOptions = None) -> Match[Any]:
    """Start a match of the game of that name. Without a seed, the luck is secret and new.

    Raises UnknownGame for a name that no game has, and BadOptions for options that do not fit.
    """
    return Match(game(game_key), seats, seed, options)


def load(path: str | Path) -> Match[Any]:
    """Load the match that a record on file tells of, every move checked again.

    Raises BadRecord, which names the line, if the file is no record or tells of what cannot have happened.
    """
    from webfoot.core.story import checked

    return checked(Path(path).read_bytes())


__all__ = [
    "BadRecord",
    "Game",
    "IllegalMove",
    "Match",
    "Options",
    "Refusal",
    "State",
    "WebfootError",
    "game",
    "game_keys",
    "load",
    "replay",
    "start",
]
