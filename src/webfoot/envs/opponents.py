"""Bots in the seats that are not the learner's. Each sees only what its seat may know."""

from __future__ import annotations

import weakref
from collections.abc import Mapping, Sequence
from typing import Any

from webfoot.bots.entrants import entrant
from webfoot.bots.perspective import Bot, Listener, Perspective
from webfoot.bots.stdio import Sitting, StdioBot
from webfoot.core.chance import QuickChance
from webfoot.core.errors import BadOptions
from webfoot.core.events import Event
from webfoot.core.game import WAIT, Game
from webfoot.envs.table import GameTable


class Opponents:
    """The bots of one table, by their names."""

    def __init__(
        self,
        game: Game[Any],
        names: str | Sequence[str],
        seats: int,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """Take one name for all, or one for each seat but the learner's, clockwise from the learner.

        Programs among the bots are told the options of the game.

        Raises UnknownBot, UnknownLevel or BadOptions.
        """
        self.names = [names] * (seats - 1) if isinstance(names, str) else list(names)
        if len(self.names) != seats - 1:
            raise BadOptions(f"{seats} seats need {seats - 1} opponents, not {len(self.names)}")
        self._game = game
        self._options = dict(options or {})
        for name in set(self.names):
            entrant(name, game)  # a name that is no bot's is told at once
        self._bots: dict[int, Bot] = {}
        self._programs: list[StdioBot] = []
        # Programs must not outlive an environment that nobody has closed.
        weakref.finalize(self, _abandon, self._programs).atexit = False

    def sit_down(self, learner: int, seats: int, seed: int) -> None:
        """Make new bots for a game in which the learner has this seat. What is left of the last game is ended."""
        self._end_game()
        self._bots = {
            (learner + step) % seats: entrant(name, self._game, Sitting(self._options, seed))
            for step, name in enumerate(self.names, start=1)
        }
        self._programs += [bot for bot in self._bots.values() if isinstance(bot, StdioBot)]
        # What is imagined for a bot and the bot's own luck are separate, and neither is the luck of the game.
        self._imagining = QuickChance(2 * seed)
        self._luck = QuickChance(2 * seed + 1)

    def action(self, table: GameTable, seat: int) -> int:
        """Ask the bot of this seat."""
        seen = Perspective.of(table.game, table.state, seat, self._imagining)
        number = self._bots[seat].choose(seen, self._luck)
        return table.moves if number == WAIT else number

    def finish(self, scores: list[int], winners: list[int]) -> None:
        """Tell the programs among the bots how the game ended. They are kept for the next one."""
        for program in self._programs:
            program.finish(scores, winners)

    def close(self) -> None:
        """End every program of these bots, also those that wait for another game."""
        programs = self._programs[:]
        self._end_game()
        for program in programs:
            program.close_idle()

    def _end_game(self) -> None:
        for program in self._programs:
            program.close()
        self._programs.clear()

    @property
    def listens(self) -> bool:
        """Whether one of the bots wants to be told what happens."""
        return any(isinstance(bot, Listener) for bot in self._bots.values())

    def hear(self, event: Event) -> None:
        """Tell each bot what happened, as its seat may know it."""
        for seat, bot in self._bots.items():
            seen = event.seen_by(seat) if isinstance(bot, Listener) else None
            if seen is not None and isinstance(bot, Listener):
                bot.hear(seen)


def _abandon(programs: list[StdioBot]) -> None:
    for program in programs:
        program.abandon()
