"""A turn of Duck Dealer: which player decides, what is legal, what happens."""

from __future__ import annotations

from typing import Any

import msgspec

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.duckdealer.events import ActionTurnBegan, Collected, Exhausted, GameEnded, TurnEnded
from webfoot.games.duckdealer.options import DuckDealerOptions
from webfoot.games.duckdealer.pieces import COLOURS as COLOUR_NAMES
from webfoot.games.duckdealer.rules import actions, offers, permits, setup
from webfoot.games.duckdealer.rules.numbers import COLOURS, MOST_BID, Numbers
from webfoot.games.duckdealer.rules.state import (
    ACTION,
    BID,
    EXPLORE,
    FIELDS,
    FOR_ROAD,
    FOR_TRACK,
    GATE,
    OFFER,
    OVER,
    PLACE,
    RECLAIM,
    SECOND_BID,
    START,
    TURN,
    Position,
)
from webfoot.games.duckdealer.rules.supply import lost_energy
from webfoot.games.duckdealer.rules.world import NONE, World, world_of

MINES_OF_EACH_GOOD = 3
"""W3: so many mines of each raw good are mixed."""


class DuckDealerState(Position):
    def clone(self) -> DuckDealerState:
        other = DuckDealerState(self.world, self.numbers)
        self.copy_to(other)
        return other

    def imagine(self, seat: int | None, chance: Chance) -> DuckDealerState:
        """Redraw the bids: nothing else is ever secret (R1.4, R4.7)."""
        other = self.clone()
        # A bot's copy shares nothing with the true position.
        other.faces = []
        if self.phase == BID or self.phase == SECOND_BID:
            for bidder, bid in enumerate(self.bids):
                if bid != NONE and bidder != seat:
                    other.bids[bidder] = chance.below(MOST_BID + 1)
        return other

    def deadline(self) -> int | None:
        return None

    def advance(self, now: int, chance: Chance, log: Log | None) -> None:
        pass

    def over(self) -> bool:
        return self.phase == OVER

    def scores(self) -> list[int]:
        """Return the points of each player, less revealed bids (R4.7)."""
        return [points - debt for points, debt in zip(self.points, self.debts, strict=True)]

    def winners(self) -> list[int]:
        """Return the players with the highest score: equal scores share the win (Q16)."""
        if self.phase != OVER:
            return []
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == best]

    def actors(self) -> list[int]:
        if self.phase == OVER:
            return []
        if self.phase == BID or self.phase == SECOND_BID:
            return setup.bidders(self)
        if self.phase == PLACE:
            return [self.ranking[0]]
        on_turn = self.order[self.place]
        if self.proposed:
            return sorted([on_turn, self.partner])
        return [on_turn]

    def legal(self, seat: int) -> list[int]:
        if seat not in self.actors():
            return []
        if self.phase <= START:
            return setup.legal_beginning(self, seat)
        n = self.numbers
        if self.proposed and seat == self.partner:
            return offers.legal_answer(self, seat)
        if self.phase == TURN:
            return [n.collect, n.collect + 1, n.collect + 2, n.act]
        if self.phase == ACTION:
            return permits.legal_action(self, seat)
        if self.phase == EXPLORE:
            return [permits.exploring(self, at) for at in permits.offered_tiles(self)]
        if self.phase == GATE:
            return [n.close_gate + planet for planet in permits.free_of_gates(self) if planet != self.gate_from]
        if self.phase == RECLAIM:
            return permits.legal_reclaims(self, seat)
        return offers.legal_draft(self, seat)

    def play(self, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        n = self.numbers
        if self.phase <= START:
            setup.play_beginning(self, seat, number, chance, log)
        elif self.proposed and seat == self.partner:
            if number == n.accept:
                offers.accept(self, seat, log)
            elif number == n.decline:
                offers.decline(self, seat, log)
            else:
                actions.discard(self, seat, number - n.discard, log)
        elif self.phase == TURN:
            if number == n.act:
                self._begin_action_turn(seat, log)
            else:
                self._collect(seat, number - n.collect, log)
        elif self.phase == EXPLORE:
            actions.explore(self, seat, 0 if number == permits.exploring(self, 0) else 1, log)
        elif self.phase == GATE:
            actions.close_gate(self, seat, number - n.close_gate, log)
        elif self.phase == RECLAIM:
            self._reclaim(seat, number, log)
        elif self.phase == OFFER:
            offers.play_draft(self, seat, number, log)
        elif number >= n.end_turn:
            self._end_turn(seat, n.keeps[number - n.end_turn], log)
        elif number == n.withdraw:
            offers.withdraw(self, seat, log)
        elif n.offer_to <= number < n.give:
            offers.begin_offer(self, number - n.offer_to)
        else:
            actions.play_action(self, seat, number, log)

    def _collect(self, seat: int, free: int, log: Log | None) -> None:
        """Collect energy: all discs are taken together, as many as there are (R6.1, Q20)."""
        taken = [0] * COLOURS
        for colour in range(COLOURS):
            due = self.fittings[seat * 4 + 1 + colour] + (colour == free)
            real = min(due, self.discs[colour])
            self.discs[colour] -= real
            self.energy[seat * 3 + colour] += real
            self.virtual[colour] = due - real
            taken[colour] = real
        missing = sum(self.virtual)
        if log is not None:
            log.append(Collected(seat, taken[0], taken[1], taken[2], missing))
        if missing:
            # R6.3: a player who wants or has to take discs that are not there must act at once.
            self.forced = True
            if log is not None:
                log.append(Exhausted(seat, self.virtual[0], self.virtual[1], self.virtual[2]))
            self._begin_action_turn(seat, log)
        else:
            self._pass_on()

    def _begin_action_turn(self, seat: int, log: Log | None) -> None:
        """Begin an action turn: a cube goes on the track, from the board if there is none left (R7.1)."""
        if self.cubes[seat]:
            self.cubes[seat] -= 1
            self._take_space(seat, log)
        else:
            actions.ask_to_reclaim(self, FOR_TRACK, NONE)

    def _take_space(self, seat: int, log: Log | None) -> None:
        self.track.append(seat)
        self.free_roads = self.world.free_roads[len(self.track) - 1]
        self.paid = [False] * 4
        self.dug = 0
        self.offers = 0
        self.phase = ACTION
        if log is not None:
            log.append(ActionTurnBegan(seat, len(self.track), self.free_roads))

    def _reclaim(self, seat: int, number: int, log: Log | None) -> None:
        actions.take_up(self, seat, number, log)
        purpose, at = self.reclaim_for, self.reclaim_at
        self.reclaim_for = NONE
        self.reclaim_at = NONE
        self.phase = ACTION
        if purpose == FOR_TRACK:
            self._take_space(seat, log)
        elif purpose == FOR_ROAD:
            actions.put_road(self, seat, at // 2, at % 2 == 1, log)
        else:
            actions.put_privilege(self, seat, at, log)

    def _end_turn(self, seat: int, kept: tuple[int, int, int], log: Log | None) -> None:
        """End the turn: at most four real discs stay, and virtual ones are lost (R7.6, R6.4)."""
        offers.lapse(self, seat, log)
        lost = lost_energy(self, seat, kept)
        for colour in range(COLOURS):
            held = self.energy[seat * 3 + colour]
            self.discs[colour] += held - kept[colour]
            self.energy[seat * 3 + colour] = kept[colour]
            self.virtual[colour] = 0
        self.free_roads = 0
        self.paid = [False] * 4
        self.dug = 0
        self.forced = False
        if log is not None:
            log.append(TurnEnded(seat, *kept, {COLOUR_NAMES[i]: discs for i, discs in enumerate(lost) if discs}))
        if len(self.track) == self.world.track:
            self.phase = OVER
            if log is not None:
                log.append(GameEnded(self.winners(), self.scores()))
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        self.phase = TURN
        self.place = (self.place + 1) % self.seats


def set_up(world: World, numbers: Numbers, seats: int, options: DuckDealerOptions, chance: Chance) -> DuckDealerState:
    p = DuckDealerState(world, numbers)
    p.seats = seats
    p.literal_medicine = options.literal_medicine
    p.other_ring = options.other_ring
    p.built_only = options.privileges_on_built_tiles_only
    p.lot = NONE if options.start_player == "drawn" else int(options.start_player[-1]) - 1
    p.discs = [world.discs] * COLOURS
    p.factories_left = world.factory_tiles[:]
    p.points = [0] * seats
    p.debts = [0] * seats
    p.energy = [0] * (seats * COLOURS)
    p.fittings = [0] * (seats * 4)
    p.goods = [0] * (seats * len(world.goods))
    p.cubes = [world.cubes] * seats
    p.ships = [NONE] * seats
    p.entrances = [NONE] * seats
    p.exits = [NONE] * seats
    p.roads = [NONE] * world.points
    p.privileges = [NONE] * (world.planets * 4)
    p.factories = [NONE] * world.planets
    p.consumers = [NONE] * world.planets
    p.consumer_built = [False] * world.planets
    p.yards = [NONE] * world.planets
    p.yard_built = [False] * world.planets
    p.mines = [NONE] * world.planets
    p.explored = world.is_start[:]
    _deal(p, options.mixed_mines, chance)
    if options.auction:
        setup.begin_auction(p)
    else:
        setup.settle_order(p, chance.below(seats) if p.lot == NONE else p.lot)
    return p


def _deal(p: Position, mixed_mines: bool, chance: Chance) -> None:
    """Deal mines, shipyards and consumers (R4.2 to R4.4)."""
    world = p.world
    start_mines, yards = world.start_mines[:], list(range(len(world.yard_ids)))
    others = [good for good in world.raw for _ in range(MINES_OF_EACH_GOOD)] if mixed_mines else world.other_mines[:]
    for pile in (start_mines, yards, others):
        chance.shuffle(pile)
    for planet in range(world.planets):
        if world.is_start[planet]:
            p.mines[planet] = start_mines.pop()
            p.yards[planet] = yards.pop()
        else:
            p.mines[planet] = others.pop()
    for tier in sorted({world.tiers[good] for good in world.consumer_goods}):
        tiles = [tile for tile, good in enumerate(world.consumer_goods) if world.tiers[good] == tier]
        chance.shuffle(tiles)
        p.consumer_track += tiles


def load(text: str, numbers: Numbers, dump: bytes) -> DuckDealerState:
    """Read back a dumped position of a game with the data of `text`."""
    plain: list[Any] = msgspec.json.decode(dump)
    switches = dict(zip(FIELDS, plain, strict=True))
    p = DuckDealerState(world_of(text, switches["literal_medicine"], switches["other_ring"]), numbers)
    p.fill(plain)
    return p
