"""What both kinds of environments of PettingZoo share: a table with an agent for each seat, spaces, and rendering."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from webfoot.core.game import Game
from webfoot.envs.rendering import RENDER_MODES, Seeds, cycles_of, render_mode_of, shown
from webfoot.envs.table import GameTable


class TableAgents:
    """The agents of one table: `seat_0`, `seat_1` and so on."""

    def __init__(
        self,
        game: str | Game[Any],
        name: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        data: str | Path | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Take what a table takes. `max_cycles` is the number of steps after which the game is broken off.

        Raises UnknownGame, BadOptions or BadData.
        """
        super().__init__()
        self.render_mode = render_mode_of(render_mode)
        self.table = GameTable(game, seats, options, data, keep_events=render_mode is not None)
        self.max_cycles = cycles_of(self.table.game, max_cycles)
        self.metadata: dict[str, Any] = {"name": name, "render_modes": list(RENDER_MODES), "render_fps": 2}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observations_of_one() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._actions()) for agent in self.possible_agents}
        self._seeds = Seeds()
        self.agents: list[str] = []

    def _observations_of_one(self) -> spaces.Space[Any]:
        """Return the space of what one agent observes."""
        raise NotImplementedError

    def _actions(self) -> int:
        """Return the number of actions."""
        raise NotImplementedError

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what this agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the actions: the number of a move. If waiting is an action, it is the last one."""
        return self.action_spaces[agent]

    def view(self, agent: str | None) -> Any:
        """Return what this agent may know now as a struct; None is for a spectator's view."""
        return self.table.view(None if agent is None else self._seat[agent])

    def render(self) -> str | NDArray[np.uint8] | None:
        """Show the position as the render mode says."""
        return shown(self.table, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is no window to close."""
