"""How an environment is made from the name of a game. It works for games of other packages, too."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from webfoot.envs.pettingzoo.aec import WebfootAEC
from webfoot.envs.pettingzoo.parallel import WebfootParallel

VERSION = 0
ILLEGAL = -1.0
"""The reward of an agent that makes an illegal move in `env`: that ends the game."""


def raw_env(game: str, **settings: Any) -> WebfootAEC:
    """Return the AEC environment without wrappers. An illegal action raises IllegalAction."""
    return WebfootAEC(game, f"{game}_v{VERSION}", **settings)


def env(game: str, **settings: Any) -> AECEnv[str, Any, Any]:
    """Return the AEC environment as PettingZoo wraps its own. An illegal action ends the game."""
    made: AECEnv[str, Any, Any] = raw_env(game, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def parallel_env(game: str, **settings: Any) -> WebfootParallel:
    """Return the Parallel environment."""
    return WebfootParallel(game, f"{game}_v{VERSION}", **settings)
