"""Looking at a table of Duck Dealer in words."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.duckdealer.counts import Handful
from tests.games.duckdealer.walks import Journey, journeys_in
from webfoot.core.events import Event
from webfoot.core.moves import Move, kebab
from webfoot.games.duckdealer.game import DuckDealer
from webfoot.games.duckdealer.pieces import COLOURS, EQUIPMENT, TILES
from webfoot.games.duckdealer.rules.turn import DuckDealerState
from webfoot.games.duckdealer.rules.world import NONE
from webfoot.games.duckdealer.view import PHASES, DuckDealerView, Phase, view_of


class Player:
    """What one seat has."""

    def __init__(self, state: DuckDealerState, seat: int) -> None:
        self._state = state
        self.seat = seat

    @property
    def at(self) -> str | None:
        """Where the ship is."""
        point = self._state.ships[self.seat]
        return None if point == NONE else self._state.world.point_ids[point]

    @property
    def ship(self) -> str | None:
        return self.at

    @property
    def energy(self) -> Handful:
        """Real discs."""
        return _handful(COLOURS, self._state.energy[self.seat * 3 : self.seat * 3 + 3])

    @property
    def goods(self) -> Handful:
        goods = self._state.world.goods
        return _handful(goods, self._state.goods[self.seat * len(goods) : (self.seat + 1) * len(goods)])

    @property
    def fittings(self) -> Handful:
        return _handful(EQUIPMENT, self._state.fittings[self.seat * 4 : self.seat * 4 + 4])

    @property
    def points(self) -> int:
        return self._state.points[self.seat]

    @property
    def debt(self) -> int:
        return self._state.debts[self.seat]

    @property
    def cubes(self) -> int:
        return self._state.cubes[self.seat]

    @property
    def speed(self) -> int:
        return self._state.speed(self.seat)

    @property
    def capacity(self) -> int:
        return self._state.capacity(self.seat)

    @property
    def gate(self) -> tuple[str, str] | None:
        """Entrance and exit."""
        names, way_in, way_out = self._state.world.point_ids, self._state.entrances, self._state.exits
        return None if way_out[self.seat] == NONE else (names[way_in[self.seat]], names[way_out[self.seat]])

    @property
    def roads(self) -> set[str]:
        return {name for name, owner in _roads(self._state).items() if owner == self.seat}

    @property
    def privileges(self) -> set[str]:
        """As `I1.mine`."""
        names = self._state.world.point_ids
        owned = [i for i, owner in enumerate(self._state.privileges) if owner == self.seat]
        return {f"{names[i // 4]}.{TILES[i % 4]}" for i in owned}


class Sight:
    """A table as seen from seat 0, unless said otherwise."""

    def __init__(self, game: DuckDealer, state: DuckDealerState) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []
        """What the last thing done has brought about."""
        self.story: list[Event] = []
        """Everything that has happened so far."""

    # players

    def player(self, seat: int) -> Player:
        return Player(self.state, seat)

    other = player

    @property
    def you(self) -> Player:
        return self.player(0)

    @property
    def at(self) -> str | None:
        return self.you.at

    @property
    def energy(self) -> Handful:
        return self.you.energy

    @property
    def goods(self) -> Handful:
        return self.you.goods

    @property
    def fittings(self) -> Handful:
        return self.you.fittings

    @property
    def points(self) -> int:
        return self.you.points

    @property
    def cubes(self) -> int:
        return self.you.cubes

    @property
    def speed(self) -> int:
        return self.you.speed

    @property
    def capacity(self) -> int:
        return self.you.capacity

    # whose turn it is

    @property
    def phase(self) -> Phase:
        return PHASES[self.state.phase]

    @property
    def on_turn(self) -> int | None:
        return self.view().turn

    @property
    def actors(self) -> list[int]:
        return self.state.actors()

    @property
    def order(self) -> list[int]:
        return self.state.order

    @property
    def over(self) -> bool:
        return self.state.over()

    @property
    def winners(self) -> list[int]:
        return self.state.winners()

    @property
    def scores(self) -> list[int]:
        return self.state.scores()

    # the table

    @property
    def discs(self) -> Handful:
        """What is left in the supply."""
        return _handful(COLOURS, self.state.discs)

    @property
    def virtual(self) -> Handful:
        return _handful(COLOURS, self.state.virtual)

    @property
    def free_roads(self) -> int:
        return self.state.free_roads

    @property
    def space(self) -> int:
        """How many spaces of the turn track are taken."""
        return len(self.state.track)

    @property
    def consumer_track(self) -> str:
        """The tiles that wait, the top first."""
        return " ".join(self.view().consumer_track)

    @property
    def choices(self) -> str:
        """The tiles to choose from while exploring."""
        return " ".join(choice.good for choice in self.view().choices)

    @property
    def factories_left(self) -> Handful:
        w = self.state.world
        return _handful(w.goods, self.state.factories_left)

    # the board

    @property
    def all_roads(self) -> dict[str, int]:
        return _roads(self.state)

    def explored(self, planet: str) -> bool:
        return self.state.explored[self.state.world.point(planet)]

    def mine_on(self, planet: str) -> str:
        return self.state.world.goods[self.state.mines[self.state.world.point(planet)]]

    def factory(self, planet: str) -> str | None:
        made = self.state.factories[self.state.world.point(planet)]
        return None if made == NONE else self.state.world.goods[made]

    def consumer(self, planet: str) -> str | None:
        """`pills` or `pills built`."""
        w, point = self.state.world, self.state.world.point(planet)
        tile = self.state.consumers[point]
        if tile == NONE:
            return None
        return w.goods[w.consumer_goods[tile]] + (" built" if self.state.consumer_built[point] else "")

    def yard(self, planet: str) -> str | None:
        """`Y1` or `Y1 built`."""
        w, point = self.state.world, self.state.world.point(planet)
        if self.state.yards[point] == NONE:
            return None
        return w.yard_ids[self.state.yards[point]] + (" built" if self.state.yard_built[point] else "")

    def privilege_on(self, tile: str) -> int | None:
        """Whose privilege is on `I1.mine`."""
        planet, kind = tile.split(".")
        owner = self.state.privileges[self.state.world.point(planet) * 4 + TILES.index(kind)]
        return None if owner == NONE else owner

    # what one may do, and what one is told

    def may(self, move: Move, by: int | None = None) -> bool:
        seat = self._decider(by)
        return self.game.catalogue.number(move) in self.state.legal(seat)

    def legal(self, kind: type[Move] | None = None, by: int | None = None) -> list[Move]:
        moves: list[Move] = [self.game.catalogue[number] for number in self.state.legal(self._decider(by))]
        return [move for move in moves if kind is None or isinstance(move, kind)]

    def reach(self, by: int | None = None) -> set[str]:
        """Every point that one move energy reaches."""
        return {str(move.touches()[0]).removeprefix("point:") for move in self.legal(by=by) if _is(move, "fly")}

    def view(self, seat: int | None = 0) -> DuckDealerView:
        return view_of(self.state, seat, True)

    def journeys(self, to: str, seat: int = 0) -> list[Journey]:
        return [journey for journey in journeys_in(self.view(seat)) if journey.to == to]

    def told(self, event: str, **values: object) -> bool:
        """Whether the last thing done was told so: `t.told("flew", steps=7)`."""
        return any(
            _is(happened, event) and all(getattr(happened, name) == value for name, value in values.items())
            for happened in self.events
        )

    @property
    def said(self) -> list[str]:
        """The names of the last events."""
        return [kebab(type(event).__name__) for event in self.events]

    def _decider(self, by: int | None) -> int:
        if by is not None:
            return by
        actors = self.actors
        assert actors, "the game is over"
        if len(actors) > 1 and self.state.proposed:
            return self.state.turn()
        return actors[0]


def _handful(names: Iterable[str], numbers: Iterable[int]) -> Handful:
    names = tuple(names)
    return Handful(dict(zip(names, numbers, strict=True)), names)


def _roads(state: DuckDealerState) -> dict[str, int]:
    return {state.world.point_ids[point]: owner for point, owner in enumerate(state.roads) if owner != NONE}


def _is(thing: object, name: str) -> bool:
    return kebab(type(thing).__name__) == name
