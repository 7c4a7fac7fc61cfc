"""A game of two players and one kettle, for tests of time: fill it, and it boils a second later by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from webfoot.core.chance import Chance
from webfoot.core.errors import Refusal
from webfoot.core.events import Event, Log
from webfoot.core.game import Brain, Game
from webfoot.core.moves import Catalogue, Move
from webfoot.core.options import Options

BOILING = 1000
CUPS = 3


class Fill(Move, frozen=True):
    pass


class Boiled(Event, frozen=True):
    at: int


class KettleOptions(Options, frozen=True, kw_only=True):
    pass


class KettleView(msgspec.Struct, frozen=True):
    boils: int
    filled: int | None


class KettleState:
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.now = 0
        self.filled: int | None = None
        self.boils = 0

    def clone(self) -> KettleState:
        other = KettleState(self.seats)
        other.now, other.filled, other.boils = self.now, self.filled, self.boils
        return other

    def dump(self) -> bytes:
        return msgspec.json.encode([self.seats, self.now, self.filled, self.boils])

    def over(self) -> bool:
        return self.boils >= CUPS

    def actors(self) -> list[int]:
        return [] if self.over() else list(range(self.seats))

    def legal(self, seat: int) -> list[int]:
        return [] if self.over() or self.filled is not None else [0]

    def play(self, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        self.filled = self.now

    def deadline(self) -> int | None:
        return None if self.filled is None else self.filled + BOILING

    def advance(self, now: int, chance: Chance, log: Log | None) -> None:
        if self.filled is not None and self.filled + BOILING <= now:
            if log is not None:
                log.append(Boiled(self.filled + BOILING))
            self.boils += 1
            self.filled = None
        self.now = now

    def imagine(self, seat: int | None, chance: Chance) -> KettleState:
        return self.clone()

    def scores(self) -> list[int]:
        return [self.boils] * self.seats

    def winners(self) -> list[int]:
        return list(range(self.seats)) if self.over() else []


class Kettle(Game[KettleState]):
    key = "kettle"
    timed = True
    version = 1
    package = "tests.server"
    min_seats = 2
    max_seats = 2
    options_type = KettleOptions
    view_type = KettleView
    event_types = (Boiled,)
    catalogue = Catalogue([Fill()])

    def setup(self, seats: int, options: Any, chance: Chance) -> KettleState:
        return KettleState(seats)

    def load(self, dump: bytes) -> KettleState:
        state = KettleState(2)
        state.seats, state.now, state.filled, state.boils = msgspec.json.decode(dump)
        return state

    def view(self, state: KettleState, seat: int | None) -> KettleView:
        return KettleView(state.boils, state.filled)

    def why_not(self, state: KettleState, seat: int, number: int) -> Refusal | None:
        return None if number in state.legal(seat) else Refusal("full")

    def blocked(self, state: KettleState, seat: int) -> dict[str, Refusal]:
        return {}

    def census(self, state: KettleState) -> Mapping[str, int]:
        return {"kettle": 1}

    @property
    def brain(self) -> Brain[KettleState]:
        raise NotImplementedError
