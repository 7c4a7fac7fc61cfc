"""The classes that OpenSpiel loads: a game, its states and its observer."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from webfoot.core.errors import BadOptions
from webfoot.core.game import Game
from webfoot.core.registry import game as registered
from webfoot.core.registry import game_keys
from webfoot.envs.openspiel.progress import OUTCOMES, Progress, setting_of

PREFIX: Final = "webfoot_"
LONGEST: Final = 20_000
"""Decisions and chance nodes after which a game is broken off, if nothing else is said."""
PATIENCE: Final = 5_000
"""The same for a game that may never end."""
MOST: Final = 1_000_000


def game_type(game: Game[Any]) -> Any:
    """Describe a game as OpenSpiel wants it."""
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.key}",
        long_name=f"Webfoot: {game.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": game.min_seats,
            "options": "",
            "data": "",
            "max_length": PATIENCE if game.may_never_end else LONGEST,
        },
    )


def options_from(text: str) -> dict[str, object]:
    """Read options that are written like `deck:fr54;moby_ducky_on_anyone:true`. Raises BadOptions."""
    found: dict[str, object] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon or not name or not value:
            raise BadOptions(f"options are written like name:value;name:value, not {text!r}")
        found[name] = value == "true" if value in ("true", "false") else value
    return found


class WebfootGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel tells no types
    """One game, at a number of seats and with options. Each game is a class of its own."""

    key: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Take the parameters that OpenSpiel read. Raises UnknownGame, BadOptions or BadData."""
        given = params or {}
        game = registered(self.key)
        described = game_type(game)
        defaults = described.parameter_specification
        seats = int(given.get("players", defaults["players"]))
        longest = int(given.get("max_length", defaults["max_length"]))
        if not 1 <= longest <= MOST:
            raise BadOptions(f"max_length must be a number from 1 to {MOST}, not {longest}")
        options = options_from(str(given.get("options", "")))
        self.setting = setting_of(self.key, seats, options, str(given.get("data", "")), longest)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.table.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest,
        )
        super().__init__(described, info, given)

    def new_initial_state(self) -> WebfootState:
        """Return the root of the tree: luck sets up the game first."""
        return WebfootState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound: every step might be one of luck."""
        return self.setting.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> WebfootObserver:
        """Return what OpenSpiel uses to look at states."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return WebfootObserver(self, kind, params)


class WebfootState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel tells no types
    """One state. Everything is in one attribute, since OpenSpiel copies and pickles each by itself."""

    def __init__(self, game: WebfootGame) -> None:
        """Make the root of the tree of a game."""
        super().__init__(game)
        self.progress = Progress(game.setting)

    def current_player(self) -> int:
        """Return the seat that is asked, or whether it is luck's turn or nobody's."""
        if self.progress.over():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.progress.waits_for_luck():
            return int(pyspiel.PlayerId.CHANCE)
        return self.progress.current

    def _legal_actions(self, player: int) -> list[int]:
        return self.progress.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the streams of luck, all equally likely."""
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.progress.waits_for_luck():
            self.progress.draw(action)
        else:
            self.progress.act(self.progress.current, action)

    def _action_to_string(self, player: int, action: int) -> str:
        setting = self.progress.setting
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return "wait" if action == setting.wait else str(setting.game.catalogue[action])

    def is_terminal(self) -> bool:
        """Whether the game has ended, or has been broken off."""
        return self.progress.over()

    def returns(self) -> list[float]:
        """Return what each seat has won: the winners share 1, and all have paid their part of it."""
        return self.progress.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> WebfootState:
        """Return a state that fits all that this seat knows, with the rest redrawn."""
        other: WebfootState = self.clone()
        other.progress = self.progress.imagined(player, int(sampler() * 2**53))
        return other

    def __str__(self) -> str:
        progress = self.progress
        if progress.position is None:
            return f"{progress.setting.game.key}: luck sets it up, {progress.dealt}"
        sketch = progress.setting.game.sketch(progress.position)
        return f"{progress.setting.game.key}: step {progress.steps}, points {progress.position.scores()}, {sketch}"


class WebfootObserver:
    """Writes what a seat may know: as the features, and as text."""

    def __init__(self, game: WebfootGame, kind: Any, params: Any) -> None:
        """Take what is to be looked at. Raises ValueError for parameters, since there are none."""
        if params:
            raise ValueError(f"there are no parameters for observations of {game.setting.game.key}, such as {params}")
        self._kind = kind
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        whole = self._private and kind.public_info and not kind.perfect_recall
        self.tensor = np.zeros(game.setting.table.length if whole else 0, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: WebfootState, player: int) -> None:
        """Write the features of this seat."""
        if len(self.tensor):
            self.tensor[:] = state.progress.features(player)

    def string_from(self, state: WebfootState, player: int) -> str:
        """Return what this seat knows as text: all it has lived through, what it sees, or a part of it."""
        if self._kind.perfect_recall and self._private and self._kind.public_info:
            return state.progress.information(player)
        if not self._private:
            return state.progress.seen(None) if self._kind.public_info else ""
        return state.progress.seen(player) if self._kind.public_info else state.progress.private(player)


def register() -> None:
    """Register every game that is installed as `webfoot_<key>`, unless that has been done."""
    known = set(pyspiel.registered_names())
    for key in game_keys():
        if f"{PREFIX}{key}" not in known:
            # A class, since OpenSpiel holds it until after Python has ended.
            made = type(f"{WebfootGame.__name__}_{key}", (WebfootGame,), {"key": key})
            pyspiel.register_game(game_type(registered(key)), made)
