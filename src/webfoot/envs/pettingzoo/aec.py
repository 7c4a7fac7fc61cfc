"""A game as an AEC environment of PettingZoo: agents are asked one after the other.

The observation is what `Game.features` gives; `info["action_mask"]` has a 1 for each legal action. An agent is asked
only when its seat may act. All agents end together, when the game is over or is broken off.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from webfoot.envs.pettingzoo.agents import TableAgents
from webfoot.envs.rendering import features_space
from webfoot.envs.table import Features, IllegalAction


class WebfootAEC(TableAgents, AECEnv[str, Features, int]):  # type: ignore[misc]  # PettingZoo tells no types
    """One game whose agents act in turn. A step is one decision."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        """Take what TableAgents takes. Raises UnknownGame, BadOptions or BadData."""
        super().__init__(*arguments, **settings)
        self.metadata["is_parallelizable"] = False
        self._none = np.zeros(self.table.actions, dtype=np.int8)
        self._decisions = 0

    def _observations_of_one(self) -> spaces.Space[Any]:
        return features_space(self.table)

    def _actions(self) -> int:
        return self.table.actions

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
