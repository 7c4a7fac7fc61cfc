"""Duck Dealer as the registry finds it."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

import msgspec

from webfoot.core.chance import Chance, RiggedChance
from webfoot.core.credit import Credit
from webfoot.core.errors import Refusal
from webfoot.core.events import Event
from webfoot.core.features import Block, packed
from webfoot.core.fields import Place
from webfoot.core.game import Brain, Game
from webfoot.core.words import words
from webfoot.games.duckdealer.bookvalues import book_values
from webfoot.games.duckdealer.bot.brain import DuckDealerBrain
from webfoot.games.duckdealer.credits import SOURCES, credits_of
from webfoot.games.duckdealer.data import parse, standard_text
from webfoot.games.duckdealer.events import EVENTS
from webfoot.games.duckdealer.features import blocks, features_of
from webfoot.games.duckdealer.moves import catalogue_of
from webfoot.games.duckdealer.notation import arranged
from webfoot.games.duckdealer.options import DuckDealerOptions
from webfoot.games.duckdealer.pieces import COLOURS
from webfoot.games.duckdealer.refusals import blocked, why_not
from webfoot.games.duckdealer.rules import turn
from webfoot.games.duckdealer.rules.numbers import MOST_SEATS, Numbers
from webfoot.games.duckdealer.rules.offers import end_offer
from webfoot.games.duckdealer.rules.state import OVER, START, TURN
from webfoot.games.duckdealer.rules.turn import DuckDealerState
from webfoot.games.duckdealer.rules.world import NONE, world_of
from webfoot.games.duckdealer.view import DuckDealerView, OpenPart, open_part, own_part, view_of

STANDARD = standard_text()


@cache
def _places(text: str) -> dict[str, Place]:
    """Name planets by their names, and comets by the planets at the ends of their route."""
    chart = parse(text).map
    names = {planet.id: planet.name for planet in chart.planets}
    places = {id_: Place("planet", {"name": name}) for id_, name in names.items()}
    for route in chart.routes:
        comet = Place("comet", {"a": names[route.a], "b": names[route.b]})
        places |= {f"{route.id}.{number}": comet for number in range(1, route.comets + 1)}
    return places


_EDITIONS: dict[tuple[int, str], DuckDealer] = {}
"""By version of the rules and text of the data."""


class DuckDealer(Game[DuckDealerState, DuckDealerView]):
    key = "duckdealer"
    version = 3
    older: ClassVar[Mapping[int, str]] = {2: "webfoot.games.duckdealer.older.v2:DuckDealer"}
    standard = STANDARD
    """The data of this version of the rules."""
    package = __package__
    plans = True
    min_seats = 2
    max_seats = MOST_SEATS
    options_type = DuckDealerOptions
    view_type = DuckDealerView
    event_types = EVENTS
    sources = SOURCES
    catalogue = catalogue_of(world_of(STANDARD, False, False))

    def __init__(self, text: str = "") -> None:
        """Make the game, with the text of an owner's data file if there is one."""
        self._text = text = text or self.standard
        world = world_of(text, False, False)
        self._numbers = Numbers(world)
        if text != self.standard:
            self.catalogue = catalogue_of(world)  # type: ignore[misc]  # another map has other moves

    def edition(self, options: DuckDealerOptions) -> DuckDealer:
        if not options.data or options.data == self._text:
            return self
        key = self.version, options.data
        if key not in _EDITIONS:
            _EDITIONS[key] = type(self)(options.data)
        return _EDITIONS[key]

    def read_data(self, text: str, name: str) -> str:
        parse(text, name)
        return text

    def data_file(self) -> str:
        return self.standard

    def rulebook_values(self, language: str) -> Mapping[str, str]:
        world = world_of(self._text, False, False)
        return book_values(parse(self._text), world.mine_limit, self._text != self.standard, words(self, language))

    def setup(self, seats: int, options: DuckDealerOptions, chance: Chance) -> DuckDealerState:
        world = world_of(self._text, options.literal_medicine, options.other_ring)
        return turn.set_up(world, self._numbers, seats, options, chance)

    def arranged(self, seats: int, options: DuckDealerOptions, words: Mapping[str, Any]) -> DuckDealerState:
        return arranged(self.setup(seats, options, RiggedChance()), words)

    def load(self, dump: bytes) -> DuckDealerState:
        return turn.load(self._text, self._numbers, dump)

    def view(self, state: DuckDealerState, seat: int | None) -> DuckDealerView:
        return view_of(state, seat, False)

    def open_part(self, state: DuckDealerState) -> OpenPart:
        return open_part(state)

    def own_part(self, state: DuckDealerState, seat: int | None) -> dict[str, Any]:
        return own_part(state, seat)

    def shown(self, state: DuckDealerState, seat: int | None) -> DuckDealerView:
        return view_of(state, seat, True)

    def feature_blocks(self, seats: int) -> tuple[Block, ...]:
        return blocks(seats, world_of(self._text, False, False))

    def features(self, state: DuckDealerState, seat: int) -> array[float]:
        return packed(features_of(state, seat))

    def why_not(self, state: DuckDealerState, seat: int, number: int) -> Refusal | None:
        return why_not(state, seat, number, self.catalogue[number])

    def blocked(self, state: DuckDealerState, seat: int) -> dict[str, Refusal]:
        return blocked(state, seat, self.catalogue)

    def facts(self) -> object:
        return msgspec.to_builtins(parse(self._text))

    def place(self, at: str | int) -> Place:
        return _places(self._text)[str(at)]

    def rehearsal(self, state: DuckDealerState, seat: int) -> DuckDealerState | None:
        """Return the position as if it were this seat's turn, and everything else as it is now: plans can be made off
        turn."""
        if state.phase == OVER:
            return None
        if state.actors() == [seat]:
            return state.clone()
        if state.phase <= START:
            return None
        if state.turn() == seat:
            return state.clone()  # an offer stays open while the active player goes on (Q26)
        if len(state.track) == state.world.track:
            return None  # R13.1: this is the last turn
        tried = state.clone()
        end_offer(tried)
        tried.virtual = [0, 0, 0]
        tried.paid = [False] * 4
        tried.dug = 0
        tried.forced = False
        tried.gate_from = tried.reclaim_for = tried.reclaim_at = NONE
        tried.free_roads = 0
        tried.phase = TURN
        tried.place = tried.order.index(seat)
        return tried

    def tally(self, state: DuckDealerState, seat: int) -> dict[str, int]:
        energy: dict[str, int] = {colour: state.can_spend(seat, i) for i, colour in enumerate(COLOURS)}
        if state.phase == TURN or state.turn() != seat:
            energy = {colour: state.energy[seat * 3 + i] for i, colour in enumerate(COLOURS)}
        carried = {"goods": state.carried(seat), "capacity": state.capacity(seat)}
        return {**energy, **carried, "points": state.points[seat]}

    def sketch(self, state: DuckDealerState) -> str:
        view = self.view(state, None)
        ships = " ".join(f"{player.ship or '-'}:{player.points}" for player in view.players)
        return f"turn of {view.turn}, ships and points: {ships}, track {len(view.track)}/{view.track_length}"

    def credits(self, state: DuckDealerState, event: Event) -> tuple[Credit, ...]:
        return credits_of(event)

    def census(self, state: DuckDealerState) -> Mapping[str, int]:
        w = state.world
        counts: dict[str, int] = {}
        for colour, name in enumerate(COLOURS):
            held = sum(state.energy[seat * 3 + colour] for seat in range(state.seats))
            crew = sum(state.fittings[seat * 4 + 1 + colour] for seat in range(state.seats))
            counts[f"{name} discs"] = state.discs[colour] + held + crew
        for seat in range(state.seats):
            lying = state.roads.count(seat) + state.privileges.count(seat) + state.track.count(seat)
            counts[f"cubes of {seat}"] = state.cubes[seat] + lying
        for good in w.products:
            counts[f"{w.goods[good]} factories"] = state.factories_left[good] + state.factories.count(good)
        counts["consumers"] = len(state.consumer_track) + sum(tile != NONE for tile in state.consumers)
        counts["shipyards"] = sum(yard != NONE for yard in state.yards)
        counts["mines"] = len(state.mines)
        return counts

    @property
    def brain(self) -> Brain[Any]:
        return DuckDealerBrain()
