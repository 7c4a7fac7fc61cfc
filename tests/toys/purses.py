"""A game for tests of the laws: coins laid out in private, then shown. Nothing forces an end.

Six coins lie in the players' purses. Whoever's turn it is lays coins out behind a hand, one after the other, and may
take them back; then shows them all, and the next player does the same. Leaks can be built in on purpose.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from webfoot.core.chance import Chance
from webfoot.core.errors import BadOptions, Refusal
from webfoot.core.events import Event, Log
from webfoot.core.game import Brain, Game
from webfoot.core.moves import Catalogue, Move
from webfoot.core.options import Options

COINS = 6
SHOW = COINS

Leak = Literal["count", "coin", "word", "memory"]


class Lay(Move, frozen=True):
    coin: int


class Show(Move, frozen=True):
    pass


class Laid(Event, frozen=True):
    seat: int
    coin: int


class Shown(Event, frozen=True):
    reveals = True
    seat: int
    coins: list[int]


class PursesOptions(Options, frozen=True, kw_only=True):
    only_for = {"round": (3,)}  # noqa: RUF012  (the base declares it for the class)

    sunny: bool = False
    rainy: bool = False
    round: bool = False

    def check(self, seats: int) -> None:
        if self.sunny and self.rainy:
            raise BadOptions("either the sun shines or it rains", Refusal("weather"))


class PursesView(msgspec.Struct, frozen=True):
    turn: int
    purse: list[int]
    laid: list[int]


class PursesState:
    now = 0

    def __init__(self, purses: list[list[int]], leak: Leak | None) -> None:
        self.seats = len(purses)
        self.purses = purses
        self.turn = 0
        self.laid: list[int] = []
        self.first = -1
        """The first coin that was ever laid out. Nobody but its owner has seen it, until it is shown."""
        self.leak = leak

    def clone(self) -> PursesState:
        other = PursesState([list(purse) for purse in self.purses], self.leak)
        other.turn, other.laid, other.first = self.turn, list(self.laid), self.first
        return other

    def dump(self) -> bytes:
        return msgspec.json.encode([self.purses, self.turn, self.laid, self.first])

    def over(self) -> bool:
        return False

    def actors(self) -> list[int]:
        return [self.turn]

    def legal(self, seat: int) -> list[int]:
        if seat != self.turn:
            return []
        return [coin for coin in self.purses[seat] if coin not in self.laid] + ([SHOW] if self.laid else [])

    def play(self, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        if number != SHOW:
            self.laid.append(number)
            if self.leak == "memory" and self.first < 0:
                self.first = number
            if log is not None and self.leak == "word":
                log.append(Laid(seat, number))
            return
        if log is not None:
            log.append(Shown(seat, self.laid))
        self.laid = []
        self.turn = (self.turn + 1) % self.seats

    def deadline(self) -> int | None:
        return None

    def advance(self, now: int, chance: Chance, log: Log | None) -> None:
        raise AssertionError("there is no time in this game")

    def imagine(self, seat: int | None, chance: Chance) -> PursesState:
        other = self.clone()
        if seat != self.turn:
            other.laid = []
        hidden = sorted(coin for owner, purse in enumerate(self.purses) if owner != seat for coin in purse)
        chance.shuffle(hidden)
        for owner, purse in enumerate(other.purses):
            if owner != seat:
                purse[:] = sorted(hidden.pop() for _ in purse)
        return other

    def scores(self) -> list[int]:
        return [0] * self.seats

    def winners(self) -> list[int]:
        return []


class Purses(Game[PursesState]):
    key = "purses"
    version = 1
    package = "tests.core"
    may_never_end = True
    min_seats = 2
    max_seats = 3
    options_type = PursesOptions
    view_type = PursesView
    event_types = (Laid, Shown)
    catalogue = Catalogue([*(Lay(coin) for coin in range(COINS)), Show()])

    def __init__(self, leak: Leak | None = None, only_if: str = "") -> None:
        self.leak = leak
        self.only_if = only_if
        """The option without which there is no leak."""

    def setup(self, seats: int, options: Any, chance: Chance) -> PursesState:
        coins = list(range(COINS))
        chance.shuffle(coins)
        leak = self.leak if not self.only_if or getattr(options, self.only_if) else None
        return PursesState([sorted(coins[seat::seats]) for seat in range(seats)], leak)

    def load(self, dump: bytes) -> PursesState:
        purses, turn, laid, first = msgspec.json.decode(dump)
        state = PursesState(purses, self.leak)
        state.turn, state.laid, state.first = turn, laid, first
        return state

    def view(self, state: PursesState, seat: int | None) -> PursesView:
        purse = [] if seat is None else state.purses[seat]
        if seat == state.turn or state.leak == "coin":
            return PursesView(state.turn, purse, state.laid)
        return PursesView(state.turn, purse, [-1] * len(state.laid) if state.leak == "count" else [])

    def why_not(self, state: PursesState, seat: int, number: int) -> Refusal | None:
        return None if number in state.legal(seat) else Refusal("no")

    def blocked(self, state: PursesState, seat: int) -> dict[str, Refusal]:
        return {}

    def census(self, state: PursesState) -> Mapping[str, int]:
        return {"coins": sum(map(len, state.purses))}

    @property
    def brain(self) -> Brain[PursesState]:
        raise NotImplementedError
