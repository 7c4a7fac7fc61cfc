"""Nim: three piles of stones; whoever's turn it is takes some of one pile, and the last stone decides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec

from webfoot.core.chance import Chance
from webfoot.core.errors import Refusal
from webfoot.core.events import Event, Log
from webfoot.core.fields import Count, Named, Ordinal, Seat
from webfoot.core.game import Brain, Game
from webfoot.core.moves import Catalogue, Move
from webfoot.core.options import Options

PILES: Final = {"red": 3, "green": 4, "blue": 5}
COLOURS: Final = tuple(PILES)
Colour = Annotated[str, Named("pile")]


class Take(Move, frozen=True):
    count: int
    pile: str


class Taken(Event, frozen=True):
    seat: Seat
    count: Count
    pile: Colour
    left: Count


class Emptied(Event, frozen=True):
    """The game has no message for it: the page says it all the same."""

    seat: Seat
    piles_left: Ordinal


MOVES: Final = [Take(count, pile) for pile, stones in PILES.items() for count in range(1, stones + 1)]


class NimOptions(Options, frozen=True, kw_only=True):
    last_stone: Literal["wins", "loses"] = "wins"


class Pile(msgspec.Struct, frozen=True):
    colour: str
    stones: int


class Player(msgspec.Struct, frozen=True):
    taken: int


class NimView(msgspec.Struct, frozen=True):
    seat: int | None
    last_stone: str
    piles: list[Pile]
    players: list[Player]


class NimState:
    now = 0

    def __init__(self, seats: int, last_wins: bool) -> None:
        self.seats = seats
        self.last_wins = last_wins
        self.turn = 0
        self.stones = list(PILES.values())
        self.taken = [0] * seats

    def clone(self) -> NimState:
        other = NimState(self.seats, self.last_wins)
        other.turn, other.stones, other.taken = self.turn, [*self.stones], [*self.taken]
        return other

    def dump(self) -> bytes:
        return msgspec.json.encode([self.last_wins, self.turn, self.stones, self.taken])

    def over(self) -> bool:
        return not any(self.stones)

    def actors(self) -> list[int]:
        return [] if self.over() else [self.turn]

    def legal(self, seat: int) -> list[int]:
        if seat not in self.actors():
            return []
        return [number for number, take in enumerate(MOVES) if take.count <= self.stones[COLOURS.index(take.pile)]]

    def play(self, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        take = MOVES[number]
        place = COLOURS.index(take.pile)
        self.stones[place] -= take.count
        self.taken[seat] += take.count
        if log is not None:
            log.append(Taken(seat, take.count, take.pile, self.stones[place]))
            if self.stones[place] == 0:
                log.append(Emptied(seat, sum(map(bool, self.stones))))
        if not self.over():
            self.turn = (self.turn + 1) % self.seats

    def deadline(self) -> int | None:
        return None

    def advance(self, now: int, chance: Chance, log: Log | None) -> None:
        raise AssertionError("there is no time in these rules")

    def imagine(self, seat: int | None, chance: Chance) -> NimState:
        return self.clone()

    def scores(self) -> list[int]:
        return [int(seat in self.winners()) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        if not self.over():
            return []
        return [seat for seat in range(self.seats) if (seat == self.turn) == self.last_wins]


class NimBrain:
    playout_length = 40

    def evaluate(self, state: NimState) -> list[float]:
        if not state.over():
            return [1 / state.seats] * state.seats
        return [1 / len(state.winners()) if seat in state.winners() else 0.0 for seat in range(state.seats)]

    def playout(self, state: NimState, seat: int, legal: list[int], chance: Chance) -> int:
        return legal[chance.below(len(legal))]


class Nim(Game[NimState, NimView]):
    key = "nim"
    version = 1
    package = "webfoot_nim"
    min_seats = 2
    max_seats = 3
    options_type = NimOptions
    view_type = NimView
    event_types = (Taken, Emptied)
    catalogue = Catalogue(MOVES)

    def setup(self, seats: int, options: Any, chance: Chance) -> NimState:
        return NimState(seats, options.last_stone == "wins")

    def load(self, dump: bytes) -> NimState:
        last_wins, turn, stones, taken = msgspec.json.decode(dump)
        state = NimState(len(taken), last_wins)
        state.turn, state.stones, state.taken = turn, stones, taken
        return state

    def view(self, state: NimState, seat: int | None) -> NimView:
        return NimView(
            seat,
            "wins" if state.last_wins else "loses",
            [Pile(*pile) for pile in zip(COLOURS, state.stones, strict=True)],
            [Player(taken) for taken in state.taken],
        )

    def why_not(self, state: NimState, seat: int, number: int) -> Refusal | None:
        if number in state.legal(seat):
            return None
        return Refusal("NIM-2") if seat in state.actors() else Refusal("NIM-1")

    def blocked(self, state: NimState, seat: int) -> dict[str, Refusal]:
        return {}

    def census(self, state: NimState) -> Mapping[str, int]:
        return {"stones": sum(state.stones) + sum(state.taken)}

    @property
    def brain(self) -> Brain[NimState]:
        return NimBrain()
