"""A game as an environment of Gymnasium: one learner against named bots. Needs the extra `webfoot[gymnasium]`.

Importing this module registers `webfoot/canardage-v0` and the other games. The observation is what `Game.features`
gives, and `info["action_mask"]` has a 1 for each legal action. An illegal action ends the game with the reward -1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import gymnasium
import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from webfoot.core.errors import BadOptions
from webfoot.core.game import Game
from webfoot.core.registry import game_keys
from webfoot.envs.opponents import Opponents
from webfoot.envs.rendering import RENDER_MODES, Seeds, cycles_of, features_space, render_mode_of, shown
from webfoot.envs.table import Features, GameTable, Mask

VERSION: Final = 0
ILLEGAL: Final = -1.0
"""The reward for an illegal action, which ends the game."""


class WebfootEnv(gymnasium.Env[Features, np.int64]):
    """One seat of a game; bots have the others. A step is one decision of the learner."""

    metadata = {  # noqa: RUF012  (the base declares it)
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        opponents: str | Sequence[str] = "quick",
        seat: int | None = 0,
        options: Mapping[str, object] | None = None,
        data: str | Path | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Take what a table takes, the opponents' names, and the learner's seat; None draws it for each game.

        `max_cycles` is the number of the learner's decisions after which the game is broken off. Raises UnknownGame,
        BadOptions, BadData, or UnknownLevel for an opponent that is no bot.
        """
        self._mode = render_mode_of(render_mode)
        self.render_mode = render_mode
        self.table = GameTable(game, seats, options, data, keep_events=True)
        self.opponents = Opponents(
            self.table.game, opponents, self.table.seats, msgspec.to_builtins(self.table.options)
        )
        if seat is not None and not 0 <= seat < self.table.seats:
            raise BadOptions(f"a game of {self.table.seats} has the seats 0 to {self.table.seats - 1}, not {seat}")
        self._wanted = seat
        self.seat = seat or 0
        """The learner's seat in this game."""
        self.max_cycles = cycles_of(self.table.game, max_cycles)
        self.observation_space = features_space(self.table)
        self.action_space = spaces.Discrete(self.table.actions)
        self._seeds = Seeds()
        self._cycles = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Features, dict[str, Any]]:
        """Start a new game and let the bots play up to the learner's first decision.

        A bot may win before that; then the next deal is taken. The options of the game belong to the constructor.
        """
        super().reset(seed=seed)
        number = self._seeds.next(seed)
        while True:
            self._start(number)
            if not self.table.over:
                return self.table.observe(self.seat), self._info()
            number = self._seeds.next(None)

    def _start(self, number: int) -> None:
        table = self.table
        table.hears = None
        table.start(number)
        self.seat = number % table.seats if self._wanted is None else self._wanted
        self.opponents.sit_down(self.seat, table.seats, number)
        table.hears = self.opponents.hear if self.opponents.listens else None
        self._cycles = 0
        self._let_others_play()

    def step(self, action: np.int64 | int) -> tuple[Features, float, bool, bool, dict[str, Any]]:
        """Make the learner's move and let the bots play up to its next decision. Raises BadOptions after the end."""
        table = self.table
        if table.over:
            raise BadOptions("the game is over: reset the environment first")
        number = int(action)
        if number not in table.legal(self.seat):
            return table.observe(self.seat), ILLEGAL, True, False, {"action_mask": self._mask(), "illegal": True}
        table.answer(self.seat, number)
        self._let_others_play()
        self._cycles += 1
        over = table.over
        if over:
            self.opponents.finish(table.state.scores(), table.state.winners())
        late = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        reward = table.rewards()[self.seat] if over else 0.0
        return table.observe(self.seat), reward, over, late, self._info()

    def _let_others_play(self) -> None:
        while (asked := self.table.asked()) is not None and asked != self.seat:
            self.table.answer(asked, self.opponents.action(self.table, asked))

    def _mask(self) -> Mask:
        return self.table.mask(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask()}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, in the form that maskable learners of other libraries ask for."""
        return self._mask().astype(np.bool_)

    def view(self) -> Any:
        """Return what the learner may know now as a struct."""
        return self.table.view(self.seat)

    def render(self) -> Any:
        """Show the position as the render mode says."""
        return shown(self.table, self._mode)

    def close(self) -> None:
        """End the programs among the opponents. The environment can be reset again."""
        self.opponents.close()


def register() -> None:
    """Register every game as `webfoot/<key>-v0`, unless that has been done."""
    for key in game_keys():
        name = f"webfoot/{key}-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="webfoot.envs.gymnasium:WebfootEnv", kwargs={"game": key})


register()
