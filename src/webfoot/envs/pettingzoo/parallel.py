"""A game as a Parallel environment of PettingZoo: in each step every agent gives an action.

The observation is a dict of the features and the action mask. The last action is to wait, in every game: it is the
only one of an agent that is not asked. Several seats that are asked at once answer in one step, each without knowing
the others' answers. An illegal action counts as waiting, and `info["illegal"]` says so.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from webfoot.envs.pettingzoo.agents import TableAgents
from webfoot.envs.rendering import features_space

Observation = dict[str, NDArray[Any]]


class WebfootParallel(TableAgents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # it tells no types
    """One game whose agents all act in every step."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        """Take what TableAgents takes. Raises UnknownGame, BadOptions or BadData."""
        super().__init__(*arguments, **settings)
        self._cycles = 0
        self._round: list[int] = []

    @property
    def wait(self) -> int:
        """The action of an agent that has nothing to do or nothing to say."""
        return self.table.moves

    def _observations_of_one(self) -> spaces.Space[Any]:
        mask = spaces.Box(0, 1, (self._actions(),), np.int8)
        return spaces.Dict({"observation": features_space(self.table), "action_mask": mask})

    def _actions(self) -> int:
        return self.wait + 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a new game. The options of the game belong to the constructor; what is given here is ignored."""
        self.table.start(self._seeds.next(seed))
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self._round = self.table.next_round()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Let every agent that is asked say one word, in the order of the round."""
        table, agents = self.table, self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        spoke = False
        for seat in self._round:
            agent = self.possible_agents[seat]
            action = int(actions.get(agent, self.wait))
            if action == self.wait and table.game.timed:
                continue
            if table.over or action not in table.legal(seat):
                # Somebody who spoke before may have made it impossible.
                infos[agent]["illegal"] = True
                continue
            table.play(seat, action)
            spoke = True
        for agent in agents:
            asked = self._seat[agent] in self._round
            if not asked and int(actions.get(agent, self.wait)) != self.wait:
                infos[agent]["illegal"] = True
        table.pass_time(spoke)
        self._round = table.next_round()
        self._cycles += 1
        over = table.over
        late = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        rewards = dict(zip(agents, table.rewards(), strict=True)) if over else dict.fromkeys(agents, 0.0)
        observations = self._observations()
        if over or late:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, late), infos

    def _observations(self) -> dict[str, Observation]:
        observations: dict[str, Observation] = {}
        for agent in self.agents:
            seat = self._seat[agent]
            asked = seat in self._round
            mask = self.table.mask(seat, self.wait + 1) if asked else np.zeros(self.wait + 1, dtype=np.int8)
            if not asked:
                mask[self.wait] = 1
            observations[agent] = {"observation": self.table.observe(seat), "action_mask": mask}
        return observations
