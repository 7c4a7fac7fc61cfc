"""A game for tests of plans and of editions: two players, turns of several steps, nothing hidden but a card.

Whoever's turn it is has four strength: to load a barrow (one), to sell what is on it (one), to roll a die for points
(one), to turn over the card (one); then hands over. After six turns the game is over. Goods are worth two points
each, unless an owner's data file says otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar, Final

import msgspec

from webfoot.core.chance import Chance
from webfoot.core.errors import BadData, Refusal
from webfoot.core.events import Event, Log
from webfoot.core.game import Brain, Game
from webfoot.core.moves import Catalogue, Move
from webfoot.core.options import Options

STRENGTH: Final = 4
TURNS: Final = 6
LOAD, SELL, ROLL, LOOK, DONE = range(5)


class Load(Move, frozen=True):
    pass


class Sell(Move, frozen=True):
    price: int


class Roll(Move, frozen=True):
    pass


class Look(Move, frozen=True):
    pass


class Done(Move, frozen=True):
    pass


class Loaded(Event, frozen=True):
    seat: int


class Sold(Event, frozen=True):
    seat: int
    points: int


class Looked(Event, frozen=True):
    reveals = True
    card: int


class BarrowsOptions(Options, frozen=True, kw_only=True):
    by_server: ClassVar[frozenset[str]] = frozenset({"data"})

    hilly: bool = False
    data: str = ""


class BarrowsView(msgspec.Struct, frozen=True):
    turn: int
    strength: int
    goods: list[int]
    points: list[int]


class BarrowsState:
    now = 0

    def __init__(self, price: int, card: int) -> None:
        self.seats = 2
        self.price = price
        self.card = card
        self.turns = 0
        self.turn = 0
        self.strength = STRENGTH
        self.goods = [0, 0]
        self.points = [0, 0]

    def clone(self) -> BarrowsState:
        other = BarrowsState(self.price, self.card)
        other.turns, other.turn, other.strength = self.turns, self.turn, self.strength
        other.goods, other.points = self.goods[:], self.points[:]
        return other

    def dump(self) -> bytes:
        return msgspec.json.encode([self.card, self.turns, self.turn, self.strength, self.goods, self.points])

    def over(self) -> bool:
        return self.turns >= TURNS

    def actors(self) -> list[int]:
        return [] if self.over() else [self.turn]

    def legal(self, seat: int) -> list[int]:
        if seat not in self.actors():
            return []
        if not self.strength:
            return [DONE]
        return [LOAD, *([SELL] if self.goods[seat] else []), ROLL, LOOK, DONE]

    def play(self, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        events: Log = []
        self.strength -= 1
        if number == LOAD:
            self.goods[seat] += 1
            events.append(Loaded(seat))
        elif number == SELL:
            points = self.goods[seat] * self.price
            self.points[seat] += points
            self.goods[seat] = 0
            events.append(Sold(seat, points))
        elif number == ROLL:
            self.points[seat] += 1 + chance.below(2)
        elif number == LOOK:
            events.append(Looked(self.card))
        else:
            self.turns += 1
            self.turn, self.strength = 1 - seat, STRENGTH
        if log is not None:
            log += events

    def deadline(self) -> int | None:
        return None

    def advance(self, now: int, chance: Chance, log: Log | None) -> None:
        raise AssertionError("there is no time in this game")

    def imagine(self, seat: int | None, chance: Chance) -> BarrowsState:
        other = self.clone()
        other.card = chance.below(10)
        return other

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        return [seat for seat in range(2) if self.points[seat] == max(self.points)] if self.over() else []


class BarrowsBrain:
    """Plans two loads, a sale and the end of the turn; counts how often it was asked to."""

    playout_length = 4

    def __init__(self) -> None:
        self.asked: list[tuple[int | None, int | None]] = []

    def plan(
        self, state: BarrowsState, seat: int, chance: Chance, milliseconds: int | None, iterations: int | None
    ) -> list[int]:
        self.asked.append((milliseconds, iterations))
        return [LOAD, LOAD, SELL, DONE] if state.strength == STRENGTH else [DONE]

    def plan_quickly(self, state: BarrowsState, seat: int, chance: Chance) -> list[int]:
        self.asked.append((None, None))
        return [LOAD, SELL, DONE] if state.strength == STRENGTH else [DONE]

    def evaluate(self, state: BarrowsState) -> list[float]:
        return [min(1.0, points / 100) for points in state.points]

    def playout(self, state: BarrowsState, seat: int, legal: list[int], chance: Chance) -> int:
        return legal[0]


class Barrows(Game[BarrowsState]):
    key = "barrows"
    version = 1
    package = "tests.core"
    plans = True
    min_seats = max_seats = 2
    options_type = BarrowsOptions
    view_type = BarrowsView
    event_types = (Loaded, Sold, Looked)
    catalogue = Catalogue([Load(), Sell(2), Roll(), Look(), Done()])

    def __init__(self, price: int = 2) -> None:
        self.price = price
        self._brain = BarrowsBrain()
        self._editions: dict[int, Barrows] = {}
        if price != 2:
            self.catalogue = Catalogue([Load(), Sell(price), Roll(), Look(), Done()])  # type: ignore[misc]

    def edition(self, options: BarrowsOptions) -> Barrows:
        price = int(options.data or self.price)
        if price == self.price:
            return self
        return self._editions.setdefault(price, Barrows(price))

    def read_data(self, text: str, name: str) -> str:
        found = re.search(r"^price: ([0-9]+)$", text, re.MULTILINE)
        if found is None:
            raise BadData(f"{name}: there is no price")
        return found[1]

    def rulebook_values(self, language: str) -> Mapping[str, str]:
        return {"price": f"{self.price} ({language})"}

    def facts(self) -> object:
        return {"price": self.price}

    def setup(self, seats: int, options: Any, chance: Chance) -> BarrowsState:
        return BarrowsState(self.price, chance.below(10))

    def load(self, dump: bytes) -> BarrowsState:
        state = BarrowsState(self.price, 0)
        state.card, state.turns, state.turn, state.strength, state.goods, state.points = msgspec.json.decode(dump)
        return state

    def view(self, state: BarrowsState, seat: int | None) -> BarrowsView:
        return BarrowsView(state.turn, state.strength, state.goods[:], state.points[:])

    def why_not(self, state: BarrowsState, seat: int, number: int) -> Refusal | None:
        if number in state.legal(seat):
            return None
        if seat not in state.actors():
            return Refusal("not-your-turn")
        return Refusal("empty-barrow") if state.strength else Refusal("tired", {"strength": STRENGTH})

    def blocked(self, state: BarrowsState, seat: int) -> dict[str, Refusal]:
        return {}

    def census(self, state: BarrowsState) -> Mapping[str, int]:
        return {"barrows": 2}

    def rehearsal(self, state: BarrowsState, seat: int) -> BarrowsState | None:
        if state.over():
            return None
        position = state.clone()
        if position.turn != seat:
            position.turn, position.strength = seat, STRENGTH
        return position

    def tally(self, state: BarrowsState, seat: int) -> dict[str, int]:
        return {"strength": state.strength, "goods": state.goods[seat]}

    @property
    def brain(self) -> Brain[BarrowsState]:
        return self._brain
