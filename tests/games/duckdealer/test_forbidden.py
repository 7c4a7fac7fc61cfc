"""One answer for legality and its reason: every move of the catalogue, in random positions of every phase.

Positions come from random games and are stirred: goods, energy, tiles and pieces are dealt anew, so that rich and odd
positions are met that random play would not reach. `APPLIES` says of each reason when it is true, in other words than
the rules do.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from tests.games.duckdealer.language import Refused
from tests.games.duckdealer.test_refusals import OCCASIONS
from webfoot.core.chance import QuickChance
from webfoot.core.laws import play_on
from webfoot.core.match import Match
from webfoot.core.moves import Move
from webfoot.games.duckdealer import moves as m
from webfoot.games.duckdealer.data import standard_text
from webfoot.games.duckdealer.game import DuckDealer
from webfoot.games.duckdealer.refusals import TILE_OF
from webfoot.games.duckdealer.rules.forbidden import forbidden
from webfoot.games.duckdealer.rules.state import ACTION, BID, EXPLORE, GATE, OFFER, RECLAIM, SECOND_BID, START, TURN
from webfoot.games.duckdealer.rules.turn import DuckDealerState

NONE: Final = -1
EQUIPMENT: Final = ("hold", "navigator", "builder", "trader")
TILES: Final = ("mine", "factory", "shipyard", "consumer")
GAMES: Final = (
    DuckDealer(),
    DuckDealer(
        re.sub(r"price: \[(art|radio|pills|religion)\]", r"price: [paint, any]", standard_text()).replace(
            "build: [booth, any]", "build: [booth, paint]"
        )
    ),
)
"""Ours, and one in which consumers cost any good and a shipyard names both goods that it costs."""
PAYS: Final = (m.BuildFactory, m.BuildShipyard, m.BuildConsumer)


def stirred(p: DuckDealerState, chance: QuickChance) -> DuckDealerState:
    """The same moment of a game with other possessions; the pieces are not counted."""
    p = p.clone()
    world = p.world

    def some(count: int, often: int, value: Callable[[], int]) -> list[int]:
        return [value() if chance.below(often) == 0 else NONE for _ in range(count)]

    rich = chance.below(6) > 0
    p.goods = [rich * max(0, chance.below(6) - 3) for _ in p.goods]
    p.energy = [max(0, chance.below(7) - 2) for _ in p.energy]
    p.discs = [max(0, chance.below(5) - 1) for _ in p.discs]
    p.cubes = [chance.below(3) for _ in p.cubes]
    p.points = [0] * p.seats
    p.factories_left = [chance.below(3) for _ in p.factories_left]
    p.factories = some(world.planets, 2, lambda: world.products[chance.below(len(world.products))])
    p.consumers = some(world.planets, 2, lambda: chance.below(len(world.consumer_goods)))
    p.consumer_built = [chance.below(2) == 0 for _ in p.consumer_built]
    p.yard_built = [chance.below(2) == 0 for _ in p.yard_built]
    p.privileges = some(len(p.privileges), 2, lambda: chance.below(p.seats))
    for at in range(world.planets):
        if world.is_start[at]:
            p.factories[at] = p.consumers[at] = NONE
    if p.phase > START:
        p.fittings = [chance.below(3) for _ in p.fittings]
        if chance.below(4) == 0:
            p.fittings[p.turn() * 4] += world.slots - p.filled(p.turn())
        p.roads = [NONE] * world.planets + some(world.points - world.planets, 6, lambda: chance.below(p.seats))
        p.paid = [chance.below(3) == 0 for _ in p.paid]
        p.dug = chance.below(2) * world.mine_limit
        if chance.below(2):
            p.ships = [p.ships[0]] * p.seats if chance.below(2) else [chance.below(world.points) for _ in p.ships]
        if p.phase != GATE:
            gates = [chance.below(world.planets) for _ in range(2 * p.seats)]
            p.entrances = [gates[i] if chance.below(3) == 0 else NONE for i in range(p.seats)]
            p.exits = [gates[p.seats + i] if entrance != NONE else NONE for i, entrance in enumerate(p.entrances)]
        if chance.below(8) == 0:
            p.roads, p.privileges = [NONE] * len(p.roads), [NONE] * len(p.privileges)
        p.offers = 20 * (chance.below(4) == 0)
    if p.phase in (TURN, ACTION) and chance.below(3) == 0:
        _in_the_middle(p, chance)
    return p


def _in_the_middle(p: DuckDealerState, chance: QuickChance) -> None:
    """Another moment of the same turn: a choice half made, or an offer open."""
    phase = (EXPLORE, GATE, RECLAIM, OFFER, ACTION)[chance.below(5)]
    partner = (p.turn() + 1) % p.seats
    if phase == EXPLORE and len(p.consumer_track) > 1:
        p.phase = EXPLORE
    elif phase == GATE:
        p.phase, p.gate_from = GATE, chance.below(p.world.planets)
        p.entrances[p.turn()] = p.exits[p.turn()] = NONE
    elif phase == RECLAIM:
        p.phase, p.reclaim_for = RECLAIM, chance.below(3)
    elif phase in (OFFER, ACTION):
        p.ships[partner] = p.ships[p.turn()] = chance.below(p.world.planets)
        p.phase, p.partner, p.proposed = phase, partner, phase == ACTION
        named = chance.below(3) > 0
        p.gives, p.asks = ([named * max(0, chance.below(8) - 6) for _ in p.world.goods] for _ in range(2))


def positions(game: DuckDealer, seed: int) -> Iterator[DuckDealerState]:
    options = {"auction": seed % 2 == 0, "privileges_on_built_tiles_only": seed % 3 == 0}
    match: Match[Any] = Match(game, 2 + seed % 4, seed, options)
    chance = QuickChance(seed)
    for step in range(160):
        if match.over:
            break
        if step % 8 == 0:
            yield match.state
        if step < 30 or step % 2:
            yield stirred(match.state, chance)
        play_on(match, chance)
    over = match.state.clone()
    over.phase = 11
    yield over


class At:
    """A move in a position, as reasons look at it."""

    def __init__(self, p: DuckDealerState, seat: int, move: Move) -> None:
        self.p, self.seat, self.move, self.world = p, seat, move, p.world
        self.here: int = p.ships[seat]

    def __getattr__(self, name: str) -> Any:
        """A field of the move."""
        return getattr(self.move, name)

    def is_a(self, *kinds: type[Move]) -> bool:
        return isinstance(self.move, kinds)

    @property
    def on_turn(self) -> bool:
        return self.seat == self.p.turn()

    @property
    def answering(self) -> bool:
        return self.p.proposed and self.seat == self.p.partner

    def has(self, seat: int, good: str) -> int:
        return self.p.goods[seat * len(self.world.goods) + self.world.good(good)]

    def energy(self, colour: int) -> int:
        return self.p.energy[self.seat * 3 + colour] + self.p.virtual[colour]

    def point(self, name: str) -> int:
        return self.world.point_ids.index(name)

    @property
    def tile(self) -> int:
        return TILES.index(
            self.move.tile if isinstance(self.move, m.Privilege | m.ReclaimPrivilege) else TILE_OF[type(self.move)]
        )

    @property
    def there(self) -> bool:
        tiles = (self.p.mines, self.p.factories, self.p.yards, self.p.consumers)
        return tiles[self.tile][self.here] != NONE

    @property
    def built(self) -> bool:
        return (True, True, self.p.yard_built[self.here], self.p.consumer_built[self.here])[self.tile]

    @property
    def price(self) -> list[int]:
        """The goods that a move costs."""
        w, p, move = self.world, self.p, self.move
        if isinstance(move, m.BuildFactory):
            return w.inputs[w.good(move.good)]
        if isinstance(move, m.Make):
            return w.inputs[p.factories[self.here]]
        if isinstance(move, m.Buy):
            return w.yard_prices[p.yards[self.here]]
        if isinstance(move, m.BuildShipyard):
            return [w.yard_printed[p.yards[self.here]], w.good(move.second)]
        assert isinstance(move, m.BuildConsumer)
        return w.consumer_prices[p.consumers[self.here]] + ([w.good(move.other)] if move.other else [])

    @property
    def too_dear(self) -> bool:
        base = self.seat * len(self.world.goods)
        return any(self.p.goods[base + good] < self.price.count(good) for good in self.price)

    @property
    def any_goods(self) -> list[int]:
        return self.world.consumer_others[self.p.consumers[self.here]]

    @property
    def gates(self) -> set[int]:
        return {*self.p.entrances, *self.p.exits} - {NONE}

    def distance(self, to: int) -> int:
        """Counted steps, by relaxing all routes again and again."""
        steps = {self.here: 0}
        for _ in range(self.world.points):
            for point, near in list(steps.items()):
                for other in self.world.neighbours[point]:
                    cost = near + (self.p.roads[other] != self.seat)
                    if cost < steps.get(other, 999):
                        steps[other] = cost
        return steps[to]


def needs(a: At) -> tuple[int, int]:
    """The colour and the number of discs that a move takes."""
    if a.is_a(m.Fly, m.Jump):
        return 0, 1
    if a.is_a(m.Mine, m.Make, m.Deliver, m.Buy):
        return 2, 1
    return 1, 3 if a.is_a(m.Privilege) else 1


def lacks(a: At, seat: int, goods: list[int]) -> bool:
    return any(a.p.goods[seat * len(a.world.goods) + good] < count for good, count in enumerate(goods))


SETTING_UP: Final = (m.Bid, m.TakePlace, m.Equip, m.Start)
APPLIES: Final[dict[str, Callable[[At], bool]]] = {
    "game-over": lambda a: a.p.over(),
    "beginning": lambda a: a.p.phase <= START,
    "beginning-over": lambda a: a.p.phase > START and a.is_a(*SETTING_UP),
    "no-such-seat": lambda a: a.player >= a.p.seats,
    "no-such-good": lambda a: (
        a.has(a.seat, a.good) == 0
        if a.is_a(m.Discard)
        else a.has(a.seat, a.world.goods[a.world.consumer_goods[a.p.consumers[a.here]]]) == 0
    ),
    "no-energy": lambda a: a.energy(needs(a)[0]) < needs(a)[1],
    "road-there": lambda a: a.p.roads[a.point(a.at)] != NONE,
    "no-such-tile": lambda a: not a.there,
    "no-factory": lambda a: a.world.good(a.good) in a.world.raw,
    "factory-sold-out": lambda a: a.p.factories_left[a.world.good(a.good)] == 0,
    "no-free-slot": lambda a: sum(a.p.fittings[a.seat * 4 : a.seat * 4 + 4]) >= a.world.slots,
    "DD-R3.2": lambda a: a.is_a(m.BuildFactory) and a.world.is_start[a.here],
    "DD-R4.7": lambda a: a.p.order[a.place - 1] != NONE,
    "DD-R4.7-none": lambda a: a.place > a.p.seats,
    "DD-R4.8": lambda a: a.p.phase == 3 and not a.is_a(m.Equip),
    "DD-R4.9": lambda a: not a.world.is_start[a.point(a.planet)],
    "DD-R4.9-taken": lambda a: a.point(a.planet) in a.p.ships,
    "DD-R5.1": lambda a: a.seat not in a.p.actors(),
    "DD-R5.1-begun": lambda a: a.p.phase == ACTION and a.is_a(m.Collect, m.Act),
    "DD-R7.1": lambda a: a.p.phase == TURN and not a.is_a(m.Collect, m.Act),
    "DD-R7.2": lambda a: a.point(a.at) in a.p.ships,
    "DD-R7.6": lambda a: any(
        kept > a.p.energy[a.seat * 3 + i] for i, kept in enumerate((a.red, a.yellow, a.blue))
    ),
    "DD-R7.7": lambda a: a.p.cubes[a.seat] == 0 and a.seat not in (*a.p.roads, *a.p.privileges),
    "DD-R8.1": lambda a: a.distance(a.point(a.to)) > a.p.speed(a.seat),
    "DD-R8.4": lambda a: a.here >= a.world.planets,
    "DD-R8.7": lambda a: a.p.phase == EXPLORE and not a.is_a(m.Explore),
    "DD-R8.7-later": lambda a: a.p.phase != EXPLORE and a.is_a(m.Explore),
    "DD-R8.7-top": lambda a: (
        a.p.phase == EXPLORE
        and a.good not in [a.world.goods[a.world.consumer_goods[tile]] for tile in a.p.consumer_track[:2]]
    ),
    "DD-R8.9": lambda a: a.is_a(m.Jump) and a.here not in a.p.entrances,
    "DD-R9.2": lambda a: a.is_a(*PAYS) and a.too_dear,
    "DD-R9.3": lambda a: a.is_a(m.BuildShipyard, m.BuildConsumer) and a.built,
    "DD-R9.4": lambda a: a.is_a(m.BuildShipyard) and a.too_dear,
    "DD-R9.4-same": lambda a: a.world.good(a.second) == a.world.yard_printed[a.p.yards[a.here]],
    "DD-R9.4-printed": lambda a: a.world.yard_second[a.p.yards[a.here]] not in (NONE, a.world.good(a.second)),
    "DD-R9.4-any": lambda a: a.other is None and a.any_goods != [],
    "DD-R9.4-named": lambda a: a.any_goods != [] and a.world.good(a.other) not in a.any_goods,
    "DD-R9.4-none": lambda a: a.other is not None and a.any_goods == [],
    "DD-R9.5": lambda a: a.is_a(m.BuildFactory) and a.p.factories[a.here] != NONE,
    "DD-R9.6": lambda a: a.p.privileges[a.here * 4 + a.tile] != NONE,
    "DD-R10.1": lambda a: a.is_a(m.Make, m.Buy) and a.too_dear,
    "DD-R10.3": lambda a: a.is_a(m.Buy) and a.there and not a.built,
    "DD-R10.5": lambda a: a.p.fittings[a.seat * 4 + EQUIPMENT.index(a.replace)] == 0,
    "DD-R10.7": lambda a: a.is_a(m.Deliver) and a.there and not a.built,
    "DD-R10.8": lambda a: (
        a.is_a(m.Fly, m.Jump, m.EndTurn) and a.p.carried(a.seat) > a.p.capacity(a.seat)
    ),
    "DD-R10.9": lambda a: a.p.ships[a.player] != a.here,
    "DD-R10.9-self": lambda a: a.player == a.seat,
    "DD-R10.9-nothing": lambda a: a.p.carried(a.seat) + a.p.carried(a.player) == 0,
    "DD-R12.1": lambda a: a.is_a(m.OpenGate) and a.p.entrances[a.seat] != NONE,
    "DD-R12.1-entrance": lambda a: a.is_a(m.CloseGate) and a.p.phase != GATE,
    "DD-R12.1-exit": lambda a: a.p.phase == GATE and not a.is_a(m.CloseGate),
    "DD-R12.1-apart": lambda a: a.point(a.planet) == a.p.gate_from,
    "DD-R12.2": lambda a: a.point(a.planet) in a.gates,
    "DD-R12.2-full": lambda a: a.world.planets - len(a.gates) < 2,
    "DD-Q3": lambda a: a.point(a.to) == a.here,
    "DD-Q9": lambda a: a.p.discs[EQUIPMENT.index(sold(a)) - 1] == 0,
    "DD-Q11": lambda a: a.p.built_only and not a.built,
    "DD-Q13": lambda a: a.p.carried(a.seat) + sum(a.p.gives) - sum(a.p.asks) > a.p.capacity(a.seat),
    "DD-Q24": lambda a: a.p.phase == RECLAIM and not a.is_a(m.ReclaimRoad, m.ReclaimPrivilege),
    "DD-Q24-idle": lambda a: a.p.phase != RECLAIM and a.is_a(m.ReclaimRoad, m.ReclaimPrivilege),
    "DD-Q24-yours": lambda a: (
        a.p.roads[a.point(a.at)] != a.seat
        if a.is_a(m.ReclaimRoad)
        else a.p.privileges[a.point(a.planet) * 4 + a.tile] != a.seat
    ),
    "DD-Q24-road": lambda a: a.p.reclaim_for == 0 and a.is_a(m.ReclaimPrivilege) and a.seat in a.p.roads,
    "DD-Q26-answer": lambda a: a.answering and not a.is_a(m.Accept, m.Decline, m.Discard),
    "DD-Q26-none": lambda a: not a.answering and a.is_a(m.Accept, m.Decline),
    "DD-Q26-draft": lambda a: a.p.phase == OFFER and not a.is_a(m.Give, m.Ask, m.Propose, m.Withdraw),
    "DD-Q26-begin": lambda a: a.p.phase != OFFER and a.is_a(m.Give, m.Ask, m.Propose),
    "DD-Q26-empty": lambda a: not any((*a.p.gives, *a.p.asks)),
    "DD-Q26-give": lambda a: a.has(a.seat, a.good) <= a.p.gives[a.world.good(a.good)],
    "DD-Q26-ask": lambda a: a.has(a.p.partner, a.good) <= a.p.asks[a.world.good(a.good)],
    "DD-Q26-open": lambda a: a.is_a(m.OfferTo) and a.p.proposed,
    "DD-Q26-closed": lambda a: a.is_a(m.Withdraw) and not a.p.proposed,
    "DD-Q26-limit": lambda a: a.p.offers >= 20,
    "DD-Q26-owed": lambda a: a.answering and lacks(a, a.seat, a.p.asks),
    "DD-Q26-uncovered": lambda a: a.answering and lacks(a, a.p.turn(), a.p.gives),
    "DD-Q28": lambda a: a.p.phase in (BID, SECOND_BID) and a.p.bids[a.seat] != NONE,
    "DD-Q28-settled": lambda a: a.p.phase == SECOND_BID and a.p.first_bids.count(a.p.first_bids[a.seat]) == 1,
    "DD-Q30": lambda a: a.is_a(m.Discard) and not a.answering and not (a.on_turn and a.p.phase > TURN),
    "DD-Q30-choice": lambda a: a.is_a(m.Discard) and a.on_turn and a.p.phase > ACTION,
    "DD-Q31": lambda a: a.is_a(m.Mine) and a.p.dug >= a.world.mine_limit,
}  # fmt: skip


def sold(a: At) -> str:
    return str(a.kind) if a.is_a(m.Equip) else EQUIPMENT[a.world.yard_sells[a.p.yards[a.here]]]


@pytest.mark.parametrize("name", OCCASIONS)
def test_the_reason_is_true_on_its_occasion(name: str) -> None:
    with pytest.raises(Refused) as info:
        OCCASIONS[name]()
    refused = info.value
    assert APPLIES[name](At(refused.state, refused.seat, refused.move))


def test_a_move_is_legal_exactly_where_nothing_forbids_it_and_the_reason_given_is_true() -> None:
    met: set[str] = set()
    for seed in range(12):
        game = GAMES[seed % 2]
        for p in positions(game, seed):
            for seat in range(p.seats):
                legal = set(p.legal(seat))
                for number, move in enumerate(game.catalogue):
                    reason = forbidden(p, seat, number)
                    assert (reason == "") == (number in legal), f"{move} of seat {seat}: {reason}"
                    if reason and (reason not in met or number % 7 == seed % 7):
                        met.add(reason)
                        assert APPLIES[reason](At(p, seat, move)), f"{move} of seat {seat}: {reason}"
    assert len(set(APPLIES) - met) < 8  # the rarest ones
