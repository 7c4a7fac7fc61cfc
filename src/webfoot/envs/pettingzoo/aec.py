"""A game as an AEC environment of PettingZoo: agents are asked one after the other.

The observation is what `Game.features` gives; `info["action_mask"]` has a 1 for each legal action. An agent is asked
only when its seat may act. All agents end together, when the game is over or is broken off.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from webfoot.core.game import Game
from webfoot.envs.rendering import RENDER_MODES, Seeds, cycles_of, features_space, render_mode_of, shown
from webfoot.envs.table import Features, GameTable, IllegalAction


class WebfootAEC(AECEnv[str, Features, int]):  # type: ignore[misc]  # PettingZoo tells no types
    """One game whose agents act in turn: `seat_0`, `seat_1` and so on."""

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
        """Take what a table takes. `max_cycles` is the number of decisions after which the game is broken off.

        Raises UnknownGame, BadOptions or BadData.
        """
        super().__init__()
        self.render_mode = render_mode_of(render_mode)
        self.table = GameTable(game, seats, options, data, keep_events=render_mode is not None)
        self.max_cycles = cycles_of(self.table.game, max_cycles)
        self.metadata: dict[str, Any] = {
            "name": name,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: features_space(self.table) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}
        self._none = np.zeros(self.table.actions, dtype=np.int8)
        self._seeds = Seeds()
        self._decisions = 0
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the features."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the actions: the number of a move, and in a game with a clock the last is to wait."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. The options of the game belong to the constructor; what is given here is ignored."""
        self.table.start(self._seeds.next(seed))
        self._decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._none} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Features:
        """Return what this agent may know now, as numbers."""
        return self.table.observe(self._seat[agent])

    def view(self, agent: str | None) -> Any:
        """Return what this agent may know now as a struct; None is for a spectator's view."""
        return self.table.view(None if agent is None else self._seat[agent])

    def step(self, action: int | None) -> None:
        """Make the move of the agent that is asked. Raises IllegalAction."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} is asked for a move, and None is none")
        self.table.answer(self._seat[agent], int(action))
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        """Find the agent that is asked next, or end the game."""
        self._clear_rewards()
        seat = self.table.asked()
        if seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            seat = 0
        elif self.max_cycles is not None and self._decisions >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[seat]
        going_on = not (self.terminations[self.agent_selection] or self.truncations[self.agent_selection])
        for agent in self.agents:
            mask = self.table.mask(seat) if going_on and self._seat[agent] == seat else self._none
            self.infos[agent] = {"action_mask": mask}

    def render(self) -> str | NDArray[np.uint8] | None:
        """Show the position as the render mode says."""
        return shown(self.table, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is no window to close."""
