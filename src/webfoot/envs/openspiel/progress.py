"""How far a game has come: the position, what luck still has to decide, and what each seat has lived through.

Every step is first tried without luck. If it needs some, a chance node comes before it, and its outcome is the number
of a stream of luck. A position is redrawn by `imagine`, as for our own bots.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cached_property
from typing import Any, Final

import msgspec

from webfoot.core.chance import Chance, QuickChance
from webfoot.core.events import Log
from webfoot.core.game import State
from webfoot.core.plans import LuckNeeded, NoLuck
from webfoot.envs.table import ROUND, GameTable

OUTCOMES: Final = 256
"""The outcomes of a chance node: each is another stream of luck."""
DEALS: Final = 4
"""Chance nodes before the set-up."""
NOBODY: Final = -1
TIME: Final = -2
"""Stands for a seat where it is time that acts."""


class Setting:
    """What all states of one game share, and what a written state names: the table's arguments."""

    def __init__(self, key: str, seats: int, options: dict[str, object], data: str, longest: int) -> None:
        """Take a game by its name. Raises UnknownGame, BadOptions or BadData."""
        self.arguments = (key, seats, options, data, longest)
        self.table = GameTable(key, seats, options, data or None)
        self.game = self.table.game
        self.seats = seats
        self.longest = longest
        self.wait = self.table.moves

    @cached_property
    def blank(self) -> list[float]:
        """The features before the set-up."""
        return [0.0] * self.table.length


class Progress:
    """One state of the tree. OpenSpiel copies and pickles it as a whole."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.position: State | None = None
        """None until luck has set up the game."""
        self.dealt: list[int] = []
        self.pending: tuple[int, int] | None = None
        """The step that waits for luck: seat and move, or TIME and whether somebody spoke."""
        self.steps = 0
        self.chances = 0
        self.current = NOBODY
        self.round: list[int] = []
        self.rounds = 0
        self.spoke = False
        self.lived: list[bytes] = [b""] * setting.seats
        """For each seat, a hash of all that it has seen, heard and done."""

    # copies

    def __deepcopy__(self, memo: dict[int, Any]) -> Progress:
        other = Progress(self.setting)
        other.position = None if self.position is None else self.position.clone()
        other.dealt = self.dealt[:]
        other.pending = self.pending
        other.steps, other.chances, other.current = self.steps, self.chances, self.current
        other.round, other.rounds, other.spoke = self.round[:], self.rounds, self.spoke
        other.lived = self.lived[:]
        return other

    def __reduce__(self) -> tuple[Callable[..., Progress], tuple[Any, ...]]:
        dump = None if self.position is None else self.position.dump()
        rest = (self.dealt, self.pending, self.steps, self.chances, self.current, self.round, self.rounds)
        return _restored, (self.setting.arguments, dump, (*rest, self.spoke, self.lived))

    # looking

    def over(self) -> bool:
        """Whether the game has ended, or has been broken off."""
        return self.steps >= self.setting.longest or (self.position is not None and self.position.over())

    def waits_for_luck(self) -> bool:
        """Whether this is a chance node."""
        return self.position is None or self.pending is not None

    def legal(self, seat: int) -> list[int]:
        """Return the actions of the seat that is asked, in ascending order."""
        if self.position is None or seat != self.current or self.over():
            return []
        numbers = sorted(self.position.legal(seat))
        return [*numbers, self.setting.wait] if self.setting.game.timed else numbers

    def returns(self) -> list[float]:
        """Return what each seat has won: nothing if the game was broken off."""
        won = self.position.winners() if self.position is not None and self.position.over() else []
        seats = self.setting.seats
        return [(seat in won) / len(won) - 1 / seats if won else 0.0 for seat in range(seats)]

    def seen(self, seat: int | None) -> str:
        """Return what this seat may know of the position as JSON (None: a spectator)."""
        if self.position is None:
            return ""
        view = self.setting.game.view(self.position, seat)
        return msgspec.json.encode([self.position.now, self.current, view]).decode()

    def private(self, seat: int) -> str:
        """Return what this seat may know and a spectator may not: fields of its view as JSON."""
        if self.position is None:
            return ""
        game = self.setting.game
        mine = msgspec.to_builtins(game.view(self.position, seat))
        known = msgspec.to_builtins(game.view(self.position, None))
        own = {name: value for name, value in mine.items() if value != known[name] and name != "seat"}
        return msgspec.json.encode(own).decode() if own else ""

    def information(self, seat: int) -> str:
        """Return all that this seat knows: a hash of what it has lived through, and what it sees now."""
        return f"{self.lived[seat].hex()} {self.seen(seat)}"

    def features(self, seat: int) -> Any:
        """Return what this seat may know as numbers."""
        return self.setting.blank if self.position is None else self.setting.game.features(self.position, seat)

    # acting

    def draw(self, outcome: int) -> None:
        """Let luck decide: the set-up, or the step that waits for it."""
        self.steps += 1
        if self.position is None:
            self.dealt.append(outcome)
            if len(self.dealt) == DEALS:
                luck = QuickChance(int.from_bytes(bytes(self.dealt), "big"))
                self.position = self.setting.game.setup(self.setting.seats, self.setting.table.options, luck)
                self._ask()
            return
        assert self.pending is not None, "this is no chance node"
        seat, number = self.pending
        self.pending = None
        self.chances += 1
        self._take(seat, number, QuickChance(outcome + OUTCOMES * self.chances))
        self._ask()

    def act(self, seat: int, action: int) -> None:
        """Take the action of the seat that is asked."""
        assert self.position is not None, "nobody acts before the set-up"
        self.steps += 1
        self._live(seat, f"{self.seen(seat)} {action}".encode())
        if self.setting.game.timed:
            self.round.pop(0)
            self.spoke = self.spoke or action != self.setting.wait
        if action == self.setting.wait:
            self.current = NOBODY
            self._ask()
        elif self._try(seat, action):
            self._ask()

    def _try(self, seat: int, number: int) -> bool:
        """Take a step if it needs no luck; otherwise let it wait for a chance node."""
        before = self.position
        assert before is not None
        self.position = before.clone()
        try:
            self._take(seat, number, NoLuck())
        except LuckNeeded:
            self.position = before
            self.pending = (seat, number)
            return False
        return True

    def _take(self, seat: int, number: int, luck: Chance) -> None:
        state = self.position
        assert state is not None
        log: Log = []
        if seat == TIME:
            deadline = state.deadline()
            assert deadline is not None, "nobody acts, time does not act, and the game is not over"
            state.advance(min(deadline, state.now + ROUND) if number else deadline, luck, log)
        else:
            state.play(seat, number, luck, log)
            self.current = seat
        for event in log:
            for other in range(self.setting.seats):
                told = event.seen_by(other)
                if told is not None:
                    self._live(other, msgspec.json.encode(told))

    def _live(self, seat: int, what: bytes) -> None:
        self.lived[seat] = hashlib.sha256(self.lived[seat] + what).digest()

    def _ask(self) -> None:
        """Find the seat that is asked next. Time may have to pass before, and that may need luck."""
        state, seats = self.position, self.setting.seats
        assert state is not None
        if not self.setting.game.timed:
            actors = state.actors()
            self.current = min(actors, key=lambda seat: (seat - self.current - 1) % seats) if actors else NOBODY
            return
        while not state.over():
            actors = state.actors()
            while self.round and self.round[0] not in actors:
                self.round.pop(0)
            if self.round:
                self.current = self.round[0]
                return
            if self.rounds and not self._try(TIME, int(self.spoke)):
                self.rounds = 0  # once luck has let time pass, a new round begins
                self.spoke = False
                return
            state = self.position
            assert state is not None
            self.spoke = False
            first = self.steps % seats
            self.round = sorted(state.actors(), key=lambda seat: (seat - first) % seats)
            self.rounds = 1
        self.current = NOBODY

    def imagined(self, seat: int, number: int) -> Progress:
        """Return a state that fits all that this seat knows, with the rest redrawn."""
        other = self.__deepcopy__({})
        if other.position is not None:
            other.position = other.position.imagine(seat, QuickChance(number))
        return other


def _restored(arguments: tuple[Any, ...], dump: bytes | None, rest: tuple[Any, ...]) -> Progress:
    setting = setting_of(*arguments)
    made = Progress(setting)
    made.position = None if dump is None else setting.game.load(dump)
    made.dealt, made.pending, made.steps, made.chances, made.current, made.round, made.rounds = rest[:7]
    made.spoke, made.lived = rest[7:]
    return made


_SETTINGS: dict[str, Setting] = {}


def setting_of(key: str, seats: int, options: dict[str, object], data: str, longest: int) -> Setting:
    """Return the setting with these arguments; the same arguments give the same object."""
    name = repr((key, seats, sorted(options.items()), data, longest))
    if name not in _SETTINGS:
        _SETTINGS[name] = Setting(key, seats, options, data, longest)
    return _SETTINGS[name]
