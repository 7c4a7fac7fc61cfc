"""One game in play, as every environment uses it: actions are numbers, positions are arrays.

An action is the number of a move in the catalogue. In a game with a clock one more action, the last, is to wait. Luck
is that of a match with the same seed, so every game of an environment has a record (`GameTable.record`).

In a game with a clock, play goes in rounds: each seat that may act says one word, a move or to wait. Then a second
passes, or if all waited, the time up to the next deadline. So an agent that never stops talking cannot stop time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from webfoot.core.chance import SeededChance, seed_from
from webfoot.core.errors import BadData, WebfootError
from webfoot.core.events import Event, Log
from webfoot.core.game import WAIT, Game, State
from webfoot.core.ownerdata import OPTION, read_owner_data
from webfoot.core.record import Entry, Header, Record
from webfoot.core.registry import game as registered
from webfoot.core.wording import Wording
from webfoot.core.words import common, words

ROUND: Final = 1_000
"""Milliseconds that pass after a round in which somebody made a move."""

Mask = NDArray[np.int8]
Features = NDArray[np.float32]


class IllegalAction(WebfootError, ValueError):
    """An action that the rules forbid now, or a number that stands for no action."""


class GameTable:
    """A game of a fixed number of seats, options and edition that can be started again and again."""

    def __init__(
        self,
        key: str | Game[Any],
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        data: str | Path | None = None,
        keep_events: bool = False,
    ) -> None:
        """Take a game by its name, at its fewest seats if no number is given. `data` is the path of an owner's file.

        Raises UnknownGame, BadOptions or BadData.
        """
        game = registered(key) if isinstance(key, str) else key
        self.seats: int = game.min_seats if seats is None else seats
        chosen = dict(options or {})
        if data is not None:
            chosen[OPTION] = _owner_data(Path(data), game)
        self.options: Any = game.parse_options(self.seats, chosen)
        self.game: Game[Any] = game.edition(self.options)
        self.moves = len(self.game.catalogue)
        self.actions = self.moves + 1 if self.game.timed else self.moves
        """How many actions there are. In a game with a clock the last is to wait."""
        self.length = len(self.game.feature_names(self.seats))
        """How many numbers describe a position."""
        self._keep_events = keep_events
        self.hears: Callable[[Event], None] | None = None
        """Is told every event, hidden things included, if events are kept."""
        self.start(0)

    def start(self, seed: int) -> None:
        """Set up a new game, with the luck of the match of this seed."""
        self.seed = seed_from(seed)
        self.steps: list[tuple[int | None, int, int]] = []
        """Seat, move and time of each step; a step of the clock has no seat."""
        self.events: list[Event] = []
        """What happened in the last step, if events are kept."""
        self.state: State = self.game.setup(self.seats, self.options, SeededChance(self.seed, 0))
        self._legal: dict[int, list[int]] = {}
        """What was listed for each seat since the position last changed."""
        self._asked = self.seats - 1
        self._round: list[int] = []
        self._spoke = False
        self._rounds = 0

    # looking

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over()

    def observe(self, seat: int) -> Features:
        """Return what this seat may know, as numbers."""
        return np.frombuffer(self.game.features(self.state, seat), dtype=np.float32)

    def legal(self, seat: int) -> list[int]:
        """Return the actions of this seat that the rules allow now, in ascending order."""
        known = self._legal.get(seat)
        if known is not None:
            return known
        numbers = sorted(self.state.legal(seat))
        if self.game.timed and numbers:
            numbers.append(self.moves)
        self._legal[seat] = numbers
        return numbers

    def mask(self, seat: int, length: int | None = None) -> Mask:
        """Return 1 for each action that the rules allow this seat now, and 0 for the others."""
        mask = np.zeros(self.actions if length is None else length, dtype=np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def view(self, seat: int | None) -> Any:
        """Return what this seat may know, as the struct that the page gets."""
        return self.game.view(self.state, seat)

    def rewards(self) -> list[float]:
        """Return each seat's reward for the game: the winners share 1, and all have paid their part of it."""
        won = self.state.winners()
        share = 1 / len(won) if won else 0.0
        paid = 1 / self.seats if won else 0.0
        return [share * (seat in won) - paid for seat in range(self.seats)]

    def record(self) -> Record:
        """Return the game so far as a record, which `webfoot replay` and `webfoot verify` read."""
        catalogue = self.game.catalogue
        entries = [Entry(seat, None if seat is None else catalogue[move], at) for seat, move, at in self.steps]
        header = Header(
            game=self.game.key,
            rules=self.game.version,
            seats=self.seats,
            options=msgspec.to_builtins(self.options),
            seed=self.seed.hex(),
        )
        result = {"scores": self.state.scores(), "winners": self.state.winners()} if self.over else None
        return Record(header, entries, result)

    def text(self) -> str:
        """Describe the position and the last step in English, as a spectator may know them."""
        names = [common("player", "en", number=seat + 1) for seat in range(self.seats)]
        wording = Wording(self.game, words(self.game, "en"), names)
        lines = [
            f"{self.game.key}: step {len(self.steps)}, points {self.state.scores()}",
            self.game.sketch(self.state),
        ]
        told = [event.seen_by(None) for event in self.events]
        lines += [wording.sentence(event) for event in told if event is not None]
        if self.over:
            lines.append(f"won: {', '.join(names[seat] for seat in self.state.winners())}")
        else:
            lines.append(f"to act: {', '.join(names[seat] for seat in self.state.actors()) or 'nobody'}")
        return "\n".join(line for line in lines if line)

    # acting

    def play(self, seat: int, action: int) -> None:
        """Make a move of this seat; waiting does nothing by itself. Raises IllegalAction."""
        if action not in self.legal(seat):
            raise IllegalAction(self._why_not(seat, action))
        if action != self.moves:
            log = self._new_log()
            self.state.play(seat, action, self._luck(), log)
            self.steps.append((seat, action, self.state.now))
            self._tell()

    def pass_time(self, spoke: bool) -> None:
        """End a round: let a second pass if somebody spoke, otherwise the time up to the next deadline."""
        deadline = self.state.deadline()
        if deadline is None or self.over:
            return
        until = min(deadline, self.state.now + ROUND) if spoke else deadline
        log = self._new_log()
        self.state.advance(until, self._luck(), log)
        self.steps.append((None, WAIT, until))
        self._tell()

    def wait_for_actors(self) -> list[int]:
        """Let time pass until a seat may act, and return all that may. Nobody may when the game is over."""
        actors = self.state.actors()
        while not actors and not self.over and self.state.deadline() is not None:
            self.pass_time(spoke=False)
            actors = self.state.actors()
        return actors

    def asked(self) -> int | None:
        """Return the seat that is to say its word, where seats are asked one after the other; None at the end.

        Seats are asked clockwise. In a game with a clock each is asked once in a round.
        """
        if not self.game.timed:
            actors = self.state.actors()
            return min(actors, key=lambda seat: (seat - self._asked - 1) % self.seats) if actors else None
        while not self.over:
            actors = self.state.actors()
            while self._round:
                if self._round[0] in actors:
                    return self._round[0]
                self._round.pop(0)
            if self._rounds:
                self.pass_time(self._spoke)
            self._round = self.next_round()
        return None

    def next_round(self) -> list[int]:
        """Return the seats of a new round in the order in which they speak: each round another begins."""
        actors = self.wait_for_actors()
        first = self._rounds % self.seats
        self._rounds += 1
        self._spoke = False
        return sorted(actors, key=lambda seat: (seat - first) % self.seats)

    def answer(self, seat: int, action: int) -> None:
        """Take the word of the seat that was asked. Raises IllegalAction."""
        if seat != self.asked():
            raise IllegalAction(f"seat {seat} was not asked in this game of {self.game.key}")
        self.play(seat, action)
        self._asked = seat
        if self.game.timed:
            self._round.pop(0)
            self._spoke = self._spoke or action != self.moves

    def _new_log(self) -> Log | None:
        """Prepare for a step: what was listed is no longer true."""
        self._legal = {}
        if not self._keep_events:
            return None
        self.events = []
        return self.events

    def _tell(self) -> None:
        if self.hears is not None:
            for event in self.events:
                self.hears(event)

    def _luck(self) -> SeededChance:
        return SeededChance(self.seed, len(self.steps) + 1)

    def _why_not(self, seat: int, action: int) -> str:
        if not 0 <= action < self.moves:
            return (
                f"{action} is no action of seat {seat} now; {self.game.key} has the actions 0 to {self.actions - 1}"
            )
        refusal = self.game.why_not(self.state, seat, action)
        rule = f" [{refusal.rule}]" if refusal else ""
        return f"seat {seat} may not make the move {self.game.catalogue[action]} now{rule}"


def _owner_data(path: Path, game: Game[Any]) -> str:
    try:
        key, content = read_owner_data(path)
    except OSError as error:
        raise BadData(f"{path}: cannot be read: {error.strerror}") from None
    if key != game.key:
        raise BadData(f"{path}: this data file is for {key}, not for {game.key}")
    return content
