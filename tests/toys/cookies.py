"""A game of a cookie jar and whistles, for tests of windows: who grabs a cookie asks whether anybody whistles.

Some players, nobody else knows who, have a whistle. Whenever somebody grabs, all others are asked at once, and nobody
hears anything before all have answered. Then a whistle stops the grab, and all players but those who blew are asked
whether they protest, which has no effect. Four may play as two pairs.
"""

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

JAR = 3
GRAB, HUSH, BLOW = range(3)


class Grab(Move, frozen=True):
    pass


class Hush(Move, frozen=True):
    pass


class Blow(Move, frozen=True):
    pass


class Grabbed(Event, frozen=True):
    seat: int


class Blown(Event, frozen=True):
    seat: int


class CookiesOptions(Options, frozen=True, kw_only=True):
    pass


class CookiesView(msgspec.Struct, frozen=True):
    turn: int
    cookies: list[int]
    whistle: bool


class CookiesState:
    now = 0

    def __init__(self, seats: int, whistles: list[int]) -> None:
        self.seats = seats
        self.whistles = whistles
        self.turn = 0
        self.cookies = [0] * seats
        self.asked: list[int] = []
        self.blowing: list[int] = []
        """Who has answered so; a secret while others are asked."""
        self.blown = False

    def clone(self) -> CookiesState:
        other = CookiesState(self.seats, [*self.whistles])
        other.turn, other.cookies, other.asked = self.turn, [*self.cookies], [*self.asked]
        other.blowing, other.blown = [*self.blowing], self.blown
        return other

    def dump(self) -> bytes:
        return msgspec.json.encode([self.whistles, self.turn, self.cookies, self.asked, self.blowing, self.blown])

    def over(self) -> bool:
        return sum(self.cookies) == JAR

    def actors(self) -> list[int]:
        return [] if self.over() else list(self.asked) or [self.turn]

    def legal(self, seat: int) -> list[int]:
        if seat not in self.actors():
            return []
        if not self.asked:
            return [GRAB]
        return [HUSH, BLOW] if seat in self.whistles and not self.blown else [HUSH]

    def play(self, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        if number == GRAB:
            self.asked = [other for other in range(self.seats) if other != seat]
            if log is not None:
                log.append(Grabbed(seat))
            return
        self.asked.remove(seat)
        if number == BLOW:
            self.blowing = sorted([*self.blowing, seat])
        if self.asked:
            return
        if self.blowing:
            self.asked = [other for other in range(self.seats) if other not in self.blowing]
            if log is not None:
                log.extend(Blown(blower) for blower in self.blowing)
            self.blowing, self.blown = [], True
        else:
            self.cookies[self.turn] += not self.blown
            self.blown = False
            self.turn = (self.turn + 1) % self.seats

    def deadline(self) -> int | None:
        return None

    def advance(self, now: int, chance: Chance, log: Log | None) -> None:
        raise AssertionError("there is no time in these rules")

    def imagine(self, seat: int | None, chance: Chance) -> CookiesState:
        other = self.clone()
        own = [seat] if seat is not None and seat in self.whistles else []
        suspects = [suspect for suspect in range(self.seats) if suspect != seat]
        chance.shuffle(suspects)
        other.whistles = sorted(own + suspects[: len(self.whistles) - len(own)])
        other.blowing = [blower for blower in self.blowing if blower == seat]
        return other

    def scores(self) -> list[int]:
        return list(self.cookies)

    def winners(self) -> list[int]:
        best = max(self.cookies)
        return [seat for seat, won in enumerate(self.cookies) if won == best] if self.over() else []


class Cookies(Game[CookiesState]):
    key = "cookies"
    version = 1
    package = "tests.server"
    windows = True
    min_seats = 2
    max_seats = 4
    options_type = CookiesOptions
    view_type = CookiesView
    event_types = (Grabbed, Blown)
    catalogue = Catalogue([Grab(), Hush(), Blow()])
    whistles: tuple[int, ...] = (1,)
    """Who has one in the games that are set up next."""
    partners = False
    """Whether those who sit opposite each other win together."""

    def setup(self, seats: int, options: Any, chance: Chance) -> CookiesState:
        return CookiesState(seats, [*self.whistles])

    def load(self, dump: bytes) -> CookiesState:
        whistles, turn, cookies, asked, blowing, blown = msgspec.json.decode(dump)
        state = CookiesState(len(cookies), whistles)
        state.turn, state.cookies, state.asked, state.blowing, state.blown = turn, cookies, asked, blowing, blown
        return state

    def view(self, state: CookiesState, seat: int | None) -> CookiesView:
        return CookiesView(state.turn, state.cookies, seat in state.whistles)

    def why_not(self, state: CookiesState, seat: int, number: int) -> Refusal | None:
        return None if number in state.legal(seat) else Refusal("not-now")

    def blocked(self, state: CookiesState, seat: int) -> dict[str, Refusal]:
        return {}

    def lets_pass(self, state: CookiesState) -> dict[int, int]:
        return dict.fromkeys(state.asked, HUSH)

    def teams(self, state: CookiesState) -> list[list[int]]:
        return [[0, 2], [1, 3]] if self.partners else super().teams(state)

    def census(self, state: CookiesState) -> Mapping[str, int]:
        return {"whistles": len(state.whistles)}

    @property
    def brain(self) -> Brain[CookiesState]:
        raise NotImplementedError
