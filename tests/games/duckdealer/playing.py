"""Players for games on file: quick, not clever, each with a bent that leads to some edge of the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from webfoot.core.chance import QuickChance
from webfoot.core.match import Match
from webfoot.core.moves import Move
from webfoot.games.duckdealer import moves as m
from webfoot.games.duckdealer.pieces import COLOURS
from webfoot.games.duckdealer.rules.turn import DuckDealerState
from webfoot.games.duckdealer.rules.world import NONE

Choose = Callable[["Deciding"], Move | None]
SCORING = (m.Deliver, m.BuildConsumer, m.BuildFactory, m.BuildShipyard, m.Make)


@dataclass
class Deciding:
    """One decision of one seat."""

    state: DuckDealerState
    seat: int
    moves: list[Move]
    chance: QuickChance

    def any_of(self, *kinds: type[Move]) -> Move | None:
        found = [move for move in self.moves if isinstance(move, kinds)]
        return found[self.chance.below(len(found))] if found else None

    def now_and_then(self, once_in: int, *kinds: type[Move]) -> Move | None:
        return self.any_of(*kinds) if self.chance.below(once_in) == 0 else None

    def to_a_planet(self) -> Move | None:
        """To one of the best planets within reach, else anywhere."""
        planets = self.state.world.point_ids[: self.state.world.planets]
        found = [move for move in self.moves if isinstance(move, m.Fly) and move.to in planets]
        if not found:
            return self.any_of(m.Fly)
        best = max(self.worth(move.to) for move in found)
        liked = [move for move in found if self.worth(move.to) == best]
        return liked[self.chance.below(len(liked))]

    def worth(self, planet: str) -> int:
        """How much the goods aboard could do there, or the goods there aboard."""
        p, at = self.state, self.state.world.point(planet)
        tile, factory = p.consumers[at], p.factories[at]
        if tile != NONE and p.good_count(self.seat, p.world.consumer_goods[tile]):
            return 4
        if factory != NONE and p.has_goods(self.seat, p.world.inputs[factory]):
            return 3
        if factory == NONE and not p.world.is_start[at] and self.can_build:
            return 2
        return int(not p.good_count(self.seat, p.mines[at]))

    @property
    def can_build(self) -> bool:
        p = self.state
        return any(
            p.factories_left[good] and p.has_goods(self.seat, p.world.inputs[good]) for good in p.world.products
        )

    def colour(self) -> Move | None:
        """Collect what there is least of."""
        held = [self.state.energy[self.seat * 3 + colour] for colour in range(3)]
        return m.Collect(COLOURS[held.index(min(held))])

    def mine(self) -> Move | None:
        """Two of a good at most."""
        here = self.state.ships[self.seat]
        if m.Mine() not in self.moves or self.room <= 0:
            return None
        return m.Mine() if self.state.good_count(self.seat, self.state.mines[here]) < 2 else None

    def end(self) -> Move | None:
        return next((move for move in self.moves if isinstance(move, m.EndTurn)), None)

    @property
    def saved(self) -> int:
        return sum(self.state.energy[self.seat * 3 : self.seat * 3 + 3])

    @property
    def room(self) -> int:
        return self.state.capacity(self.seat) - self.state.carried(self.seat)


def dealer(d: Deciding) -> Move | None:
    """Saves up, flies about, mines, and builds and delivers wherever it can."""
    if m.Act() in d.moves:
        return m.Act() if d.saved > 9 else d.colour()
    if d.any_of(m.Equip) is not None:
        filled = d.state.filled(d.seat)
        return (m.Equip("hold"), m.Equip("trader"), d.any_of(m.Equip))[filled]
    return (
        d.any_of(*SCORING)
        or (d.any_of(m.Discard) if d.room < 0 else None)
        or d.mine()
        or d.now_and_then(2, m.Road)
        or d.now_and_then(6, m.Buy)
        or d.now_and_then(12, m.Privilege)
        or d.now_and_then(12, m.OpenGate)
        or d.now_and_then(3, m.Jump)
        or d.to_a_planet()
        or d.end()
    )


def hoarder(d: Deciding) -> Move | None:
    """Never acts until there is no energy left to collect."""
    return d.any_of(m.Collect) or dealer(d)


def road_builder(d: Deciding) -> Move | None:
    """Spends everything on roads and, once there are no cubes, on a privilege now and then."""
    if m.Act() in d.moves:
        return m.Act() if d.saved > 4 else m.Collect("yellow")
    if m.Equip("builder") in d.moves:
        return m.Equip("builder")
    if not d.state.cubes[d.seat]:
        return d.any_of(m.Privilege) or d.now_and_then(2, m.Road) or d.end()
    return d.now_and_then(9, m.Fly) or d.any_of(m.Road) or d.end()


def gambler(d: Deciding) -> Move | None:
    """Bids low numbers, so that ties are frequent, and then deals."""
    return m.Bid(d.chance.below(3)) if m.Bid(0) in d.moves else dealer(d)


def haggler(d: Deciding) -> Move | None:
    """Offers goods to everybody it meets, and answers as it comes."""
    answer = d.any_of(m.Accept, m.Decline)
    if answer is not None:
        return d.now_and_then(2, m.Accept) or d.any_of(m.Decline)
    draft = d.now_and_then(2, m.Give, m.Ask) or d.any_of(m.Propose)
    return draft or d.now_and_then(2, m.OfferTo) or d.now_and_then(8, m.Withdraw) or dealer(d)


def gatekeeper(d: Deciding) -> Move | None:
    return d.any_of(m.Jump) or d.any_of(m.OpenGate) or dealer(d)


def step(match: Match[DuckDealerState], choose: Choose, chance: QuickChance) -> tuple[int, Move]:
    """Whose decision it is, and what this sort of player does."""
    actors = match.actors
    seat = actors[chance.below(len(actors))]
    moves = match.moves(seat)
    chosen = choose(Deciding(match.state, seat, moves, chance))
    return seat, moves[chance.below(len(moves))] if chosen is None else chosen
