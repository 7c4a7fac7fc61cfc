"""A game of nothing but time, to see bots wait: two players, everybody acts at once, three seconds.

Starting one's timer takes a second and brings two points; it can be done twice. Slipping costs a point and can be
done at any time, so that who has no timer left does best to wait.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from webfoot.core.chance import Chance
from webfoot.core.errors import Refusal
from webfoot.core.events import Log
from webfoot.core.game import Brain, Game
from webfoot.core.moves import Catalogue, Move
from webfoot.core.options import Options

SECOND: Final = 1000
END: Final = 3 * SECOND
START: Final = 0
SLIP: Final = 1


class Start(Move, frozen=True):
    pass


class Slip(Move, frozen=True):
    pass


class TimersView(msgspec.Struct, frozen=True):
    points: list[int]


class TimersState:
    def __init__(self) -> None:
        self.seats = 2
        self.now = 0
        self.points = [0, 0]
        self.left = [2, 2]
        self.until = [0, 0]
        """When each seat's timer runs out; 0: it stands still."""

    def clone(self) -> TimersState:
        other = TimersState()
        other.now = self.now
        other.points, other.left, other.until = self.points[:], self.left[:], self.until[:]
        return other

    def dump(self) -> bytes:
        return msgspec.json.encode([self.now, self.points, self.left, self.until])

    def over(self) -> bool:
        return self.now >= END

    def actors(self) -> list[int]:
        return [] if self.over() else [seat for seat in range(2) if not self.until[seat]]

    def legal(self, seat: int) -> list[int]:
        if seat not in self.actors():
            return []
        return [START, SLIP] if self.left[seat] else [SLIP]

    def play(self, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        if number == START:
            self.left[seat] -= 1
            self.until[seat] = self.now + SECOND
        else:
            self.points[seat] -= 1

    def deadline(self) -> int | None:
        return None if self.over() else min([END, *(until for until in self.until if until)])

    def advance(self, now: int, chance: Chance, log: Log | None) -> None:
        self.now = now
        for seat in range(2):
            if self.until[seat] and self.until[seat] <= now:
                self.points[seat] += 2
                self.until[seat] = 0

    def imagine(self, seat: int | None, chance: Chance) -> TimersState:
        return self.clone()

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        return [seat for seat in range(2) if self.points[seat] == max(self.points)] if self.over() else []


class TimersBrain:
    playout_length = 6

    def evaluate(self, state: TimersState) -> list[float]:
        return [min(1.0, max(0.0, 0.5 + points / 10)) for points in state.points]

    def playout(self, state: TimersState, seat: int, legal: list[int], chance: Chance) -> int:
        return legal[chance.below(len(legal))]


class Timers(Game[TimersState]):
    key = "timers"
    timed = True
    version = 1
    package = "tests.bots"
    min_seats = max_seats = 2
    options_type = Options
    view_type = TimersView
    event_types = ()
    catalogue = Catalogue([Start(), Slip()])

    def setup(self, seats: int, options: Any, chance: Chance) -> TimersState:
        return TimersState()

    def load(self, dump: bytes) -> TimersState:
        state = TimersState()
        state.now, state.points, state.left, state.until = msgspec.json.decode(dump)
        return state

    def view(self, state: TimersState, seat: int | None) -> TimersView:
        return TimersView(state.points[:])

    def why_not(self, state: TimersState, seat: int, number: int) -> Refusal | None:
        return None if number in state.legal(seat) else Refusal("busy")

    def blocked(self, state: TimersState, seat: int) -> dict[str, Refusal]:
        return {}

    def census(self, state: TimersState) -> Mapping[str, int]:
        return {}

    @property
    def brain(self) -> Brain[TimersState]:
        return TimersBrain()
