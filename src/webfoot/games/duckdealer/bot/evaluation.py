"""What things are worth to a planner, in points: goods aboard, equipment, energy, what stands on the board.

The unit is the price of one energy disc: the points that a good plan makes of it. A chain that is begun is worth what
it will bring, less the energy that it still takes. So a plan loses nothing by stopping half-way, and gains nothing by
it.
"""

from __future__ import annotations

from typing import Final

from webfoot.games.duckdealer.bot.network_value import points_for_energy, useful_privileges
from webfoot.games.duckdealer.bot.plan_board import BUILD, CONSUME, DELIVER, FIT, Aim, Layout, Market, layout_of
from webfoot.games.duckdealer.bot.styles import PLAIN, Style
from webfoot.games.duckdealer.rules.state import TURN, Position
from webfoot.games.duckdealer.rules.world import NONE

TRIP: Final = 0.8
"""Move energy for one more stop, on average."""
DETOUR: Final = 0.3
"""Move energy for a raw good: there is usually a mine on the way."""
CYCLE: Final = 5.5
"""Own turns from one action turn to the next."""
NEED: Final[list[float]] = [0.38, 0.1, 0.52]
"""The shares of red, yellow and blue among the discs spent, on average."""
RANKS: Final[list[float]] = [1.0, 0.6, 0.4]
"""How likely the best aim, the second and the third are reached."""
WISHFUL: Final = 0.5
"""The worth of equipment that could be bought, as part of its worth once it is. Otherwise it would pay to throw some
away."""
KEPT: Final = 0.7
"""The worth of a disc that is kept, as part of its price."""
NEVER: Final = 1000.0
EXPLORING: Final = 1.0
BEYOND: Final = 0.25
"""The worth of a disc of income beyond what the supply has for everybody, as part of a disc."""
HOLDS: Final[list[float]] = [-4.0, 0.0, 0.7, 1.1, 1.3, 1.4, 1.4, 1.4, 1.4, 1.4]
"""Discs a turn that so many holds save."""


class Evaluation:
    """How the rest of the game looks to a seat that is about to act, or to act a little later."""

    def __init__(self, p: Position, seat: int, style: Style = PLAIN) -> None:
        self.world = p.world
        self.style = style
        self.seat = seat
        acting = p.phase > TURN  # within an action turn, whose space is taken already
        left = p.world.track - len(p.track)
        after = left if acting else left - 1
        self.spaces = after
        """Spaces left when the planned action turn is over."""
        self.seats = p.seats
        pace = min(CYCLE, 1.0 + after * 0.9 / p.seats)
        self.turns = after / p.seats * pace
        """Own turns to come after it."""
        self.again = min(1.0, 0.25 + (after - 1) * 0.75 / (2 * p.seats)) if after > 0 else 0.0
        """How likely there will be another action turn."""
        self.price = style.price
        self.supply = p.world.discs / (p.seats * NEED[2] * CYCLE)
        """Discs a turn that the common supply can give everybody: blue ones run out first."""
        self._ships: dict[int, float] = {}
        self._markets: dict[bytes, Market] = {}

    # the ship

    def income(self, fittings: list[int]) -> float:
        """Return the discs a turn that are of use, without colours of which there is enough."""
        need = self.style.need
        low, high = 0.0, 12.0
        for _ in range(12):
            middle = (low + high) / 2
            missing = 0.0
            for colour in range(3):
                lack = middle * need[colour] - fittings[1 + colour]
                if lack > 0:
                    missing += lack
            if missing > 1.0:
                high = middle
            else:
                low = middle
        total = 1.0 + fittings[1] + fittings[2] + fittings[3]
        return 0.85 * low + 0.15 * total

    def of_ship(self, fittings: list[int], quarters: int = 0) -> float:
        """Return what the ship will bring; with so many privileges, if they matter (see network_value.py)."""
        key = (((quarters * 16 + fittings[0]) * 16 + fittings[1]) * 16 + fittings[2]) * 16 + fittings[3]
        known = self._ships.get(key)
        if known is None:
            known = self._of_network(fittings, quarters) if self.style.network else self._of_ship(fittings)
            self._ships[key] = known
        return known

    def of_space(self, layout: Layout) -> float:
        """Return what is lost with a space of the track, which brings the end of the game nearer."""
        if self.spaces <= 0:
            return 0.0
        quarters = useful_privileges(layout, self.seat) if self.style.network else 0
        return self.style.space * self.of_ship(layout.fittings, quarters) / self.spaces

    def _of_ship(self, fittings: list[int]) -> float:
        speed = self.world.speeds[min(self.world.slots, sum(fittings))]
        slow = max(0.0, 6.5 / speed - 0.8)  # discs that a slow ship loses every turn
        income = self.income(fittings)
        if income > self.supply:
            income = self.supply + BEYOND * (income - self.supply)
        discs = income + HOLDS[min(fittings[0], 9)] - slow
        return discs * self.turns * self.price * self.style.future

    def _of_network(self, fittings: list[int], quarters: int) -> float:
        income = self.income(fittings)
        if income > self.supply:
            income = self.supply + BEYOND * (income - self.supply)
        return income * self.turns * points_for_energy(self.world, fittings, quarters) * self.style.future

    # the board

    def judge(self, layout: Layout) -> Market:
        """Judge what stands on this layout, what can be built on it, and what that pays."""
        w = self.world
        count = len(w.goods)
        # First by good: where it comes from; then which consumers want it; then the ship and its privileges; then
        # the yards.
        facts = [0] * (count * 2 + 5 + len(w.yard_ids))
        room = False
        unknown = False
        explored = 0
        for planet in range(w.planets):
            if w.is_start[planet]:
                yard = layout.yards[planet]
                if yard != NONE:
                    facts[count * 2 + 5 + yard] = 2 if layout.yard_built[planet] else 1
                continue
            if layout.explored[planet]:
                explored += 1
            else:
                unknown = True
            factory = layout.factories[planet]
            if factory == NONE:
                room = True
            else:
                facts[factory] = 2
            tile = layout.consumers[planet]
            if tile != NONE:
                facts[count + w.consumer_goods[tile]] |= 4 if layout.consumer_built[planet] else 2
        if room:
            for product in w.products:
                if layout.factories_left[product]:
                    facts[product] |= 4 if facts[product] else 1
        if unknown:
            for tile in layout.consumer_track[:2]:
                facts[count + w.consumer_goods[tile]] |= 1
        for kind in range(4):
            facts[count * 2 + kind] = layout.fittings[kind]
        quarters = useful_privileges(layout, self.seat) if self.style.network else 0
        facts[count * 2 + 4] = quarters
        key = bytes(facts)
        market = self._markets.get(key)
        if market is None:
            market = self._market(facts, layout.fittings)
            self._markets[key] = market
        layout.standing = self.of_ship(layout.fittings, quarters) + explored * EXPLORING * self.again
        layout.market = market
        return market

    def _market(self, facts: list[int], fittings: list[int]) -> Market:
        w = self.world
        count = len(w.goods)
        aims = [
            Aim(BUILD, good, w.factory_points[good], w.inputs[good], 1.0 + TRIP * 0.5)
            for good in w.products
            if facts[good] & 5
        ]
        for tile, good in enumerate(w.consumer_goods):
            wanted = facts[count + good]
            if wanted & 4:
                aims.append(Aim(DELIVER, good, w.delivery_points[tile], [good], 1.0 + TRIP))
            if wanted & 3:
                extra = 1.0 + TRIP if wanted & 2 else 2.0 + TRIP
                # Where the price says any good, the first suitable one stands for it: raw goods come first.
                price = w.consumer_prices[tile] + w.consumer_others[tile][:1]
                aims.append(Aim(CONSUME, good, w.consumer_points[tile], price, extra))
        quarters = facts[count * 2 + 4]
        ship = self.of_ship(fittings, quarters)
        for yard, kind in enumerate(w.yard_sells):
            stands = facts[count * 2 + 5 + yard]
            better = self._refitted(fittings, kind, quarters) - ship
            if stands and better > 0.0:
                aims.append(self._fitting(yard, stands == 2, better))
        market = Market([min(2, source) for source in facts[:count]], aims)
        empty = [0] * count
        for aim in aims:
            cost = aim.extra
            for good in aim.price:
                cost += self._cost(market, good, empty)
                aim.mask |= self._parts(good)
            aim.net = aim.points - self.price * cost
        aims.sort(key=lambda aim: aim.net, reverse=True)
        return market

    def _parts(self, good: int) -> int:
        """Return a good and all that it is made of, a bit each."""
        mask = 1 << good
        for part in self.world.inputs[good]:
            mask |= self._parts(part)
        return mask

    def _refitted(self, fittings: list[int], kind: int, quarters: int) -> float:
        """Return the ship with one more piece of a kind, in the best place for it."""
        ship = self.of_ship(fittings, quarters)
        more = fittings[:]
        more[kind] += 1
        best = self.of_ship(more, quarters) if sum(fittings) < self.world.slots else -1e9
        for old in range(4):
            if old != kind and fittings[old]:
                more[old] -= 1
                best = max(best, self.of_ship(more, quarters))
                more[old] += 1
        free = self.world.slots - sum(fittings)
        more[kind] = fittings[kind]
        for pieces in range(1, min(free, self.style.pieces) + 1):
            # Several at once: the first one, which makes the ship slow, may be worth it only because of the others.
            more[kind] += 1
            best = max(best, ship + (self.of_ship(more, quarters) - ship) / pieces)
        return best

    def _fitting(self, yard: int, built: bool, better: float) -> Aim:
        w = self.world
        better *= WISHFUL
        if built:
            return Aim(FIT, yard, better, w.yard_prices[yard], 1.0 + TRIP)
        printed, second = w.yard_printed[yard], w.yard_second[yard]
        if second == NONE:
            second = w.raw[0] if printed != w.raw[0] else w.raw[1]
        price = [printed, second, *w.yard_prices[yard]]
        return Aim(FIT, yard, better + w.yard_points[yard], price, 2.0 + TRIP)

    # goods

    def worth(self, layout: Layout, goods: list[int]) -> float:
        """Return the worth of a layout and of what is aboard."""
        market = layout.market
        if market is None:
            market = self.judge(layout)
        if self.again == 0.0:
            return layout.standing
        key = bytes(goods)
        known = market.prospects.get(key)
        if known is None:
            known = self.again * self._best_aims(market, goods)
            market.prospects[key] = known
        return layout.standing + known

    def _best_aims(self, market: Market, goods: list[int]) -> float:
        """Return the best aim, the next and the one after, each with what the others leave."""
        have = goods[:]
        total = 0.0
        reached: list[Aim] = []
        for rank in RANKS:
            aboard = 0
            for good in range(len(have)):
                if have[good]:
                    aboard |= 1 << good
            best = 0.0
            found: Aim | None = None
            for aim in market.aims:
                if aim in reached:
                    continue
                if not aim.mask & aboard:
                    net = aim.net
                elif aim.points - self.price * aim.extra <= best:
                    continue
                else:
                    cost = aim.extra
                    left = have[:]
                    for good in aim.price:
                        cost += self._cost(market, good, left)
                    net = aim.points - self.price * cost
                if net > best:
                    best, found = net, aim
            if found is None:
                break
            total += rank * best
            if found.mask & aboard:
                for good in found.price:
                    self._cost(market, good, have)
            if found.kind != DELIVER:
                reached.append(found)
        # Left-over goods may still be of use.
        for good in range(len(have)):
            if have[good]:
                total += have[good] * 0.3 * (1.0 + self.world.tiers[good] * 2.0)
        return total

    def _cost(self, market: Market, good: int, have: list[int]) -> float:
        """Return the energy for one more of a good; what is aboard is taken from `have`."""
        if have[good]:
            have[good] -= 1
            return 0.0
        inputs = self.world.inputs[good]
        if not inputs:
            return 1.0 + DETOUR
        source = market.sources[good]
        if source == 0:
            return NEVER
        cost = 1.0
        if source == 1:
            # The factory has to be built first, which is not in vain.
            cost += 1.0 + TRIP - self.world.factory_points[good] / self.price
            for part in inputs:
                cost += self._cost(market, part, have)
        else:
            cost += TRIP
        for part in inputs:
            cost += self._cost(market, part, have)
        return cost


def expected_points(p: Position, seat: int) -> float:
    """Return the points of a seat with all that its ship, its goods and its energy promise."""
    evaluation = Evaluation(p, seat)
    layout = layout_of(p, seat)
    count = len(p.world.goods)
    aboard = p.goods[seat * count : seat * count + count]
    goods = evaluation.worth(layout, aboard) - evaluation.worth(layout, [0] * count) if any(aboard) else 0.0
    energy = p.energy[seat * 3] + p.energy[seat * 3 + 1] + p.energy[seat * 3 + 2]
    kept = energy * evaluation.price * KEPT * evaluation.again
    return p.points[seat] - p.debts[seat] + evaluation.of_ship(layout.fittings) + goods + kept
