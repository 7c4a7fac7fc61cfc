"""The steps of a plan: a flight and one deed, and what they change of goods, energy, points and the board.

A *deed* is anything done on a planet: mining, making, delivering, building or buying.
"""

from __future__ import annotations

from typing import Final

from webfoot.games.duckdealer.bot.evaluation import Evaluation
from webfoot.games.duckdealer.bot.plan_board import Layout, layout_of
from webfoot.games.duckdealer.rules.state import TURN
from webfoot.games.duckdealer.rules.tiles import PRIVILEGE_PRICE
from webfoot.games.duckdealer.rules.turn import DuckDealerState
from webfoot.games.duckdealer.rules.world import CONSUMER, FACTORY, MINE, NONE, SHIPYARD

NOTHING: Final[list[int]] = []
NOTHING_TO_PAY: Final = -2


class Step:
    """Where a plan stands after a flight, if any, and one deed."""

    def __init__(self, layout: Layout, ship: int, goods: list[int]) -> None:
        self.layout = layout
        self.ship = ship
        self.goods = goods
        """Never changed: a step with other goods has its own list."""
        self.red = 0
        self.yellow = 0
        self.blue = 0
        self.points = 0
        self.paid = 0
        """Privileges that are paid for on this visit, a bit each."""
        self.before: Step | None = None
        self.landed = False
        """Whether this is a flight that waits for its deed and is not a step of its own yet."""
        self.dropped: list[int] = NOTHING
        """Goods thrown away before the flight."""
        self.flown = False
        self.found = NONE
        """The consumer tile chosen on arrival."""
        self.deed = NONE
        """The number of the move."""
        self.wait = 0
        self.worth = 0.0

    def follow(self) -> Step:
        """Return the next step, before anything has happened in it; after a landing it is the flight's own step."""
        step = Step(self.layout, self.ship, self.goods)
        step.red = self.red
        step.yellow = self.yellow
        step.blue = self.blue
        step.points = self.points
        step.paid = self.paid
        if self.landed:
            step.before = self.before
            step.dropped = self.dropped
            step.flown = True
            step.found = self.found
        else:
            step.before = self
        return step


class Deeds:
    """Everything that can be done next."""

    def __init__(self, p: DuckDealerState, seat: int, evaluation: Evaluation, wide: bool) -> None:
        """`wide`: whether every consumer that can be chosen on a new planet is tried."""
        self.seat = seat
        self._wide = wide
        self.evaluation = evaluation
        self.world = p.world
        self._numbers = p.numbers
        goods = len(p.world.goods)
        self.root = Step(layout_of(p, seat), p.ships[seat], p.goods[seat * goods : seat * goods + goods])
        self.mined_on = [
            [planet for planet in range(p.world.planets) if p.mines[planet] == good] for good in range(goods)
        ]
        """By good, the planets with a mine of it."""
        for tile in range(4):
            if p.phase > TURN and p.paid[tile]:
                self.root.paid |= 1 << tile

    # flights

    def unload(self, step: Step, kept: list[int] | None) -> Step | None:
        """Throw away what does not fit before a flight, the least useful first; None if too much has to be kept."""
        light = step.follow()
        light.landed = True
        light.paid = 0
        over = sum(step.goods) - step.layout.capacity()
        if over > 0:
            light.goods = step.goods[:]
            light.dropped = self.surplus(light.layout, light.goods, over, kept)
            if len(light.dropped) < over:
                return None
        return light

    def surplus(self, layout: Layout, goods: list[int], over: int, kept: list[int] | None) -> list[int]:
        """Take so many goods out, if there are as many besides those kept, and return them."""
        dropped: list[int] = []
        for _ in range(over):
            best = NONE
            best_worth = -1e9
            for good in range(len(goods)):
                if goods[good] > (0 if kept is None else kept[good]):
                    goods[good] -= 1
                    worth = self.evaluation.worth(layout, goods)
                    goods[good] += 1
                    if worth > best_worth:
                        best, best_worth = good, worth
            if best == NONE:
                break
            goods[best] -= 1
            dropped.append(best)
        return dropped

    def land(self, light: Step, planet: int, energy: int) -> list[Step]:
        """Land on a planet; if it is new, with each consumer that can be chosen."""
        layout = light.layout
        ways: list[Step] = []
        new = not layout.explored[planet]
        choices = min(2, len(layout.consumer_track)) if new else 0
        first = 0
        if choices > 1 and not self._wide:
            first = self._choice(light)
        for at in range(first, max(1, choices) if self._wide else first + 1):
            landed = light.follow()
            landed.landed = True
            landed.ship = planet
            landed.red += energy
            if new:
                landed.layout = layout.explore(planet, at if choices else NONE)
                if choices > 1:
                    landed.found = layout.consumer_track[at]
            ways.append(landed)
        return ways

    def _choice(self, light: Step) -> int:
        """Choose between two consumers: the one that can be served soon, or the one that pays more."""
        w = self.world
        best = 0
        best_worth = -1.0
        for at in range(2):
            tile = light.layout.consumer_track[at]
            good = w.consumer_goods[tile]
            worth = float(w.consumer_points[tile])
            if light.goods[good] or good in light.layout.factories:
                worth *= 4.0
            if worth > best_worth:
                best, best_worth = at, worth
        return best

    # deeds

    def here(self, step: Step) -> list[Step]:
        """Yield every step with one deed on the planet where the ship is."""
        w = self.world
        layout = step.layout
        planet = step.ship
        goods = step.goods
        following: list[Step] = []
        if sum(goods) <= layout.capacity() + 1:
            following.append(self.mine(step))
        product = layout.factories[planet]
        if product != NONE:
            if has(goods, w.inputs[product]):
                following.append(self.make(step))
        elif not w.is_start[planet] and layout.explored[planet]:
            following += [
                self.build_factory(step, good)
                for good in w.products
                if layout.factories_left[good] and has(goods, w.inputs[good])
            ]
        tile = layout.consumers[planet]
        if tile != NONE:
            if layout.consumer_built[planet]:
                if goods[w.consumer_goods[tile]]:
                    following.append(self.deliver(step))
            elif self.can_build_consumer(step):
                following.append(self.build_consumer(step))
        yard = layout.yards[planet]
        if yard != NONE:
            following += self._at_yard(step, yard)
        if not step.landed and layout.cubes > 0:
            following += self._privileges(step)
        return following

    def mine(self, step: Step) -> Step:
        done = self._use(step, MINE, self._numbers.mine)
        done.goods = step.goods[:]
        done.goods[step.layout.mines[step.ship]] += 1
        return done

    def make(self, step: Step) -> Step:
        product = step.layout.factories[step.ship]
        done = self._use(step, FACTORY, self._numbers.make)
        done.goods = less(step.goods, self.world.inputs[product])
        done.goods[product] += 1
        return done

    def deliver(self, step: Step) -> Step:
        tile = step.layout.consumers[step.ship]
        good = self.world.consumer_goods[tile]
        done = self._use(step, CONSUMER, self._numbers.deliver)
        done.goods = step.goods[:]
        done.goods[good] -= 1
        done.points += self.world.delivery_points[tile]
        return done

    def build_factory(self, step: Step, good: int) -> Step:
        done = self._build(step, self._numbers.build_factory + good)
        done.goods = less(step.goods, self.world.inputs[good])
        done.layout = step.layout.build_factory(step.ship, good)
        done.points += self.world.factory_points[good]
        return done

    def build_consumer(self, step: Step) -> Step:
        tile = step.layout.consumers[step.ship]
        other = self._other(step.goods, tile)
        done = self._build(step, self._numbers.build_consumer + 1 + other)
        price = self.world.consumer_prices[tile]
        done.goods = less(step.goods, price if other == NONE else [*price, other])
        done.layout = step.layout.build_consumer(step.ship)
        done.points += self.world.consumer_points[tile]
        return done

    def can_build_consumer(self, step: Step) -> bool:
        """Whether there is a consumer here, not built yet, and its price is aboard."""
        tile = step.layout.consumers[step.ship]
        if (
            tile == NONE
            or step.layout.consumer_built[step.ship]
            or not has(step.goods, self.world.consumer_prices[tile])
        ):
            return False
        return self._other(step.goods, tile) != NOTHING_TO_PAY

    def _other(self, goods: list[int], tile: int) -> int:
        """Return what is paid where the price says any good: the first aboard, raw goods before the others."""
        others = self.world.consumer_others[tile]
        if not others:
            return NONE
        return next((good for good in others if goods[good]), NOTHING_TO_PAY)

    def build_yard(self, step: Step, second: int) -> Step:
        yard = step.layout.yards[step.ship]
        done = self._build(step, self._numbers.build_yard + second)
        done.goods = less(step.goods, [self.world.yard_printed[yard], second])
        done.layout = step.layout.build_yard(step.ship)
        done.points += self.world.yard_points[yard]
        return done

    def buy(self, step: Step, replaced: int) -> Step:
        yard = step.layout.yards[step.ship]
        done = self._use(step, SHIPYARD, self._numbers.buy + 1 + replaced)
        done.goods = less(step.goods, self.world.yard_prices[yard])
        done.layout = step.layout.fit(self.world.yard_sells[yard], replaced)
        return done

    def _at_yard(self, step: Step, yard: int) -> list[Step]:
        w = self.world
        layout = step.layout
        goods = step.goods
        if layout.yard_built[step.ship]:
            if not has(goods, w.yard_prices[yard]):
                return []
            return [self.buy(step, replaced) for replaced in self.places_for(layout, w.yard_sells[yard])]
        printed, second = w.yard_printed[yard], w.yard_second[yard]
        if not goods[printed]:
            return []
        return [
            self.build_yard(step, good)
            for good in range(len(goods))
            if goods[good] and good != printed and (second == NONE or good == second)
        ]

    def places_for(self, layout: Layout, kind: int) -> list[int]:
        """Return the places for a piece: a free slot (NONE), or the kind of the piece that makes room."""
        places = [NONE] if layout.filled < self.world.slots else []
        return places + [old for old in range(4) if old != kind and layout.fittings[old]]

    def _privileges(self, step: Step) -> list[Step]:
        """Yield privileges on a tile that was just used and will be used again."""
        n = self._numbers
        if step.deed == n.mine:
            tile = MINE
        elif step.deed == n.make:
            tile = FACTORY
        elif step.deed == n.deliver or n.build_consumer <= step.deed < n.privilege:
            tile = CONSUMER
        else:
            return []
        if step.layout.privileges[step.ship * 4 + tile] != NONE:
            return []
        return [self.claim(step, tile)]

    def claim(self, step: Step, tile: int) -> Step:
        """Take up a privilege that is free."""
        done = step.follow()
        done.deed = self._numbers.privilege + tile
        done.yellow += PRIVILEGE_PRICE
        done.layout = step.layout.take_privilege(self.seat, step.ship, tile)
        return done

    def _use(self, step: Step, tile: int, deed: int) -> Step:
        done = step.follow()
        done.deed = deed
        own = step.layout.privileges[step.ship * 4 + tile] == self.seat
        if not (own and step.paid >> tile & 1):
            done.blue += 1
            if own:
                done.paid |= 1 << tile
        return done

    def _build(self, step: Step, deed: int) -> Step:
        done = step.follow()
        done.deed = deed
        done.yellow += 1
        return done


def has(goods: list[int], price: list[int]) -> bool:
    return all(goods[good] and goods[good] >= price.count(good) for good in price)


def less(goods: list[int], price: list[int]) -> list[int]:
    left = goods[:]
    for good in price:
        left[good] -= 1
    return left
