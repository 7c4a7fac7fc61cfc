"""A game of sand glasses in real time, for tests and for measuring: everybody acts at once, for twenty seconds.

Turning one's glass takes a second, and when it has run out luck says what it brings. There is one bell that whoever
is first may ring for a point. The end cuts off whoever turns a glass too late.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from webfoot.core.chance import Chance
from webfoot.core.errors import Refusal
from webfoot.core.events import Event, Log
from webfoot.core.game import WAIT, Brain, Game
from webfoot.core.moves import Catalogue, Move
from webfoot.core.options import Options

GLASS: Final = 1000
LENGTHS: Final = {"20": 20_000, "600": 600_000}
TURN: Final = 0
RING: Final = 1


class Turn(Move, frozen=True):
    pass


class Ring(Move, frozen=True):
    pass


class RanOut(Event, frozen=True):
    seat: int
    brought: int
    at: int


class GlassesOptions(Options, frozen=True, kw_only=True):
    length: Literal["20", "600"] = "20"


class GlassesView(msgspec.Struct, frozen=True):
    points: list[int]
    until: list[int | None]
    rung: int | None


class GlassesState:
    def __init__(self, seats: int, length: int) -> None:
        self.seats = seats
        self.now = 0
        self.length = length
        self.points = [0] * seats
        self.until: list[int | None] = [None] * seats
        self.rung: int | None = None

    def clone(self) -> GlassesState:
        other = GlassesState(self.seats, self.length)
        other.now, other.rung = self.now, self.rung
        other.points, other.until = self.points[:], self.until[:]
        return other

    def dump(self) -> bytes:
        return msgspec.json.encode([self.seats, self.length, self.now, self.points, self.until, self.rung])

    def over(self) -> bool:
        return self.now >= self.length

    def actors(self) -> list[int]:
        return [] if self.over() else list(range(self.seats))

    def legal(self, seat: int) -> list[int]:
        if self.over():
            return []
        return [TURN] * (self.until[seat] is None) + [RING] * (self.rung is None)

    def play(self, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        if number == TURN:
            self.until[seat] = self.now + GLASS
        else:
            self.rung = seat
            self.points[seat] += 1

    def deadline(self) -> int | None:
        return None if self.over() else min([self.length, *(until for until in self.until if until is not None)])

    def advance(self, now: int, chance: Chance, log: Log | None) -> None:
        while (instant := self.deadline()) is not None and instant <= now:
            self.now = instant
            for seat, until in enumerate(self.until):
                if until is not None and until <= instant:
                    brought = 1 + chance.below(6)
                    self.points[seat] += brought
                    self.until[seat] = None
                    if log is not None:
                        log.append(RanOut(seat, brought, instant))
        self.now = max(self.now, now)

    def imagine(self, seat: int | None, chance: Chance) -> GlassesState:
        return self.clone()

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        best = max(self.points)
        return [seat for seat in range(self.seats) if self.points[seat] == best] if self.over() else []


class GlassesBrain:
    playout_length = 8

    def evaluate(self, state: GlassesState) -> list[float]:
        return [points / (1 + sum(state.points)) for points in state.points]

    def playout(self, state: GlassesState, seat: int, legal: list[int], chance: Chance) -> int:
        return TURN if TURN in legal else WAIT


class Glasses(Game[GlassesState]):
    key = "glasses"
    timed = True
    version = 1
    package = "tests.server"
    min_seats = 1
    max_seats = 4
    options_type = GlassesOptions
    view_type = GlassesView
    event_types = (RanOut,)
    catalogue = Catalogue([Turn(), Ring()])

    def setup(self, seats: int, options: Any, chance: Chance) -> GlassesState:
        return GlassesState(seats, LENGTHS[options.length])

    def load(self, dump: bytes) -> GlassesState:
        seats, length, now, points, until, rung = msgspec.json.decode(dump)
        state = GlassesState(seats, length)
        state.now, state.points, state.until, state.rung = now, points, until, rung
        return state

    def view(self, state: GlassesState, seat: int | None) -> GlassesView:
        return GlassesView(state.points[:], state.until[:], state.rung)

    def why_not(self, state: GlassesState, seat: int, number: int) -> Refusal | None:
        if number in state.legal(seat):
            return None
        return Refusal("ended" if state.over() else "running" if number == TURN else "rung")

    def blocked(self, state: GlassesState, seat: int) -> dict[str, Refusal]:
        return {}

    def cuts_off(self, state: GlassesState) -> bool:
        return state.deadline() == state.length

    def census(self, state: GlassesState) -> Mapping[str, int]:
        return {"bell": 1}

    @property
    def brain(self) -> Brain[GlassesState]:
        return GlassesBrain()
