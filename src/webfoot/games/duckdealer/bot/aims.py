"""Pursues one aim to its end: where to fetch what it takes, where to make it, and every step on the way.

Goods are fetched where the detour to their place of use is shortest. The goods of the mine beside a factory are taken
there, last.
"""

from __future__ import annotations

from typing import Final

from webfoot.games.duckdealer.bot.plan_board import BUILD, DELIVER, FIT, Aim
from webfoot.games.duckdealer.bot.plan_energy import Purse
from webfoot.games.duckdealer.bot.plan_steps import Deeds, Step, has
from webfoot.games.duckdealer.bot.routes import Legs
from webfoot.games.duckdealer.rules.travel import FAR
from webfoot.games.duckdealer.rules.world import CONSUMER, FACTORY, MINE, NONE

OFF: Final = 1.5
"""The energies that it is worth to build a factory where one of its inputs is mined."""


class Pursuit:
    def __init__(self, deeds: Deeds, legs: Legs, purse: Purse, start: Step, claiming: bool) -> None:
        """`claiming`: take up privileges wherever a tile is used several times."""
        self._deeds = deeds
        self._purse = purse
        self._claiming = claiming
        self._legs = legs
        self._world = deeds.world
        self.step = start
        self.trail: list[Step] = []
        self._kept = [0] * len(deeds.world.goods)
        """How many of each good are aboard for this aim."""

    def go_for(self, aim: Aim, count: int) -> bool:
        """Pursue an aim and return whether it was reached. In any case `trail` holds the steps."""
        if aim.kind == BUILD:
            return self._build(aim.good, self._site(aim.good, self.step.ship), 0)
        if aim.kind == FIT:
            return self._refit(self.step.layout.yards.index(aim.good), count)
        planet = self._consumer(aim.good, aim.kind == DELIVER)
        if planet == NONE:
            return False
        if aim.kind == DELIVER:
            if not self._acquire(aim.good, count, planet) or not self._fly(planet):
                return False
            return self._deliver(aim.good, count)
        for good in aim.price:
            if not self._acquire(good, 1, planet):
                return False
        extra = count - 1
        if extra and not self._acquire(aim.good, extra, planet):
            return False
        if not self._fly_for(planet, aim.good) or not self._stands_ready(aim.good):
            return False
        if not self._done(self._deeds.build_consumer(self.step)):
            return False
        for good in aim.price:
            self._kept[good] -= 1
        return self._deliver(aim.good, extra)

    # places

    def _energies(self, start: int) -> list[int]:
        return self._legs.energies(start, self.step.layout.filled)

    def _nearest(self, planets: list[int], towards: int) -> int:
        """Return the one on the shortest way from here to where the ship has to go."""
        here = self._energies(self.step.ship)
        best = NONE
        best_cost = FAR * 2
        for planet in planets:
            cost = here[planet] * 4
            if towards != NONE:
                cost += self._energies(planet)[towards] * 4
            if planet == self.step.ship:
                cost -= 1
            if cost < best_cost:
                best, best_cost = planet, cost
        return best

    def _site(self, good: int, start: int) -> int:
        """Return where to build a factory."""
        layout = self.step.layout
        w = self._world
        energies = self._energies(start)
        best = NONE
        best_cost = 1e9
        for planet in range(w.planets):
            if w.is_start[planet] or layout.factories[planet] != NONE:
                continue
            cost = float(energies[planet])
            if layout.mines[planet] in w.inputs[good]:
                cost -= OFF
            if not layout.explored[planet]:
                cost -= 0.2
            if cost < best_cost:
                best, best_cost = planet, cost
        return best

    def _consumer(self, good: int, built: bool) -> int:
        """Return where the good is wanted; if no consumer wants it yet, an unknown planet."""
        layout = self.step.layout
        w = self._world
        places: list[int] = []
        for planet in range(w.planets):
            tile = layout.consumers[planet]
            if tile != NONE and w.consumer_goods[tile] == good and layout.consumer_built[planet] == built:
                places.append(planet)
        if not places and not built:
            places = [planet for planet in range(w.planets) if not layout.explored[planet]]
        return self._nearest(places, NONE)

    def _stands_ready(self, good: int) -> bool:
        """Whether the wanted consumer is here and can be built: another, or a dearer one, may have been found."""
        tile = self.step.layout.consumers[self.step.ship]
        wanted = tile != NONE and self._world.consumer_goods[tile] == good
        return wanted and self._deeds.can_build_consumer(self.step)

    # doing

    def _done(self, step: Step) -> bool:
        """Take one more step, unless there will never be the energy for it."""
        if not self._purse.affords(step.red, step.yellow, step.blue):
            return False
        self.step = step
        self.trail.append(step)
        return True

    def _claim(self, tile: int, uses: int) -> bool:
        """Take up the privilege first if the tile is used often enough and is free. Return False only for want of
        energy."""
        step = self.step
        if (
            not self._claiming
            or uses < self._deeds.evaluation.style.enough
            or step.layout.privileges[step.ship * 4 + tile] != NONE
            or not step.layout.cubes
        ):
            return True
        return self._done(self._deeds.claim(step, tile))

    def _deliver(self, good: int, count: int) -> bool:
        if not self._claim(CONSUMER, count):
            return False
        for _ in range(count):
            if not self._done(self._deeds.deliver(self.step)):
                return False
        self._kept[good] -= count
        return True

    def _fly(self, planet: int) -> bool:
        return self._fly_for(planet, NONE)

    def _fly_for(self, planet: int, wanted: int) -> bool:
        """Fly to a planet; if it is new, with the consumer that is wanted or looks best."""
        if self.step.ship == planet:
            return True
        if self.step.landed:
            return False
        energy = self._energies(self.step.ship)[planet]
        if energy >= FAR or not self._purse.affords(self.step.red + energy, self.step.yellow, self.step.blue):
            return False
        light = self._deeds.unload(self.step, self._kept)
        if light is None:
            return False
        best: Step | None = None
        best_worth = 0.0
        for landed in self._deeds.land(light, planet, energy):
            worth = self._deeds.evaluation.worth(landed.layout, landed.goods)
            if wanted != NONE and landed.found == wanted:
                worth += 1000.0
            if best is None or worth > best_worth:
                best, best_worth = landed, worth
        assert best is not None
        self.step = best
        return True

    def _mine(self, good: int, count: int) -> bool:
        if not self._claim(MINE, count):
            return False
        for _ in range(count):
            if not self._done(self._deeds.mine(self.step)):
                return False
        self._kept[good] += count
        return True

    def _acquire(self, good: int, count: int, towards: int) -> bool:
        """Take so many of a good aboard for this aim."""
        there = min(count, self.step.goods[good] - self._kept[good])
        if there > 0:
            self._kept[good] += there
            count -= there
        if count <= 0:
            return True
        w = self._world
        layout = self.step.layout
        inputs = w.inputs[good]
        if not inputs:
            planet = self._nearest(self._deeds.mined_on[good], towards)
            return planet != NONE and self._fly(planet) and self._mine(good, count)
        standing = layout.made_on(good)
        if standing:
            planet = self._nearest(standing, towards)
        else:
            if not layout.factories_left[good]:
                return False
            if not self._build(good, self._site(good, self.step.ship), count):
                return False
            planet = self.step.ship
        if not self._gather(inputs, count, planet):
            return False
        if not self._claim(FACTORY, count):
            return False
        for _ in range(count):
            if not self._done(self._deeds.make(self.step)):
                return False
        for part in inputs:
            self._kept[part] -= count
        self._kept[good] += count
        return True

    def _gather(self, inputs: list[int], count: int, planet: int) -> bool:
        """Take all inputs aboard and fly to where they are used."""
        local = self.step.layout.mines[planet]
        for part in inputs:
            if part != local and not self._acquire(part, count, planet):
                return False
        if not self._fly(planet):
            return False
        return local not in inputs or self._acquire(local, count, planet)

    def _build(self, good: int, planet: int, uses: int) -> bool:
        """Build a factory; if there is room, bring along what it is to be used for afterwards."""
        if planet == NONE:
            return False
        layout = self.step.layout
        local = layout.mines[planet]
        parts = self._world.inputs[good]
        foreign = [part for part in parts if part != local]
        if len(foreign) * (uses + 1) + sum(self._kept) > layout.capacity():
            uses = 0
        elsewhere = len(foreign) == len(parts)
        for part in foreign:
            if not self._acquire(part, 1 + uses, NONE if elsewhere else planet):
                return False
        if elsewhere:
            planet = self._site(good, self.step.ship)
        if planet == NONE or not self._fly(planet):
            return False
        if not elsewhere and not self._acquire(local, 1, planet):
            return False
        if self.step.layout.factories[planet] != NONE or not has(self.step.goods, parts):
            return False
        if not self._done(self._deeds.build_factory(self.step, good)):
            return False
        for part in parts:
            self._kept[part] -= 1 + uses if part in foreign else 1
        return True

    def _refit(self, planet: int, count: int) -> bool:
        """Build the yard if necessary, and buy so many pieces."""
        w = self._world
        layout = self.step.layout
        yard = layout.yards[planet]
        local = layout.mines[planet]
        price = w.yard_prices[yard]
        if not layout.yard_built[planet]:
            printed, second = w.yard_printed[yard], w.yard_second[yard]
            if second == NONE:
                second = local if local != printed else price[0] if price[0] != printed else price[-1]
            if not self._gather([printed, second], 1, planet):
                return False
            if not self._done(self._deeds.build_yard(self.step, second)):
                return False
            self._kept[printed] -= 1
            self._kept[second] -= 1
        if not self._gather(price, count, planet):
            return False
        return all(self._buy(yard) for _ in range(count))

    def _buy(self, yard: int) -> bool:
        w = self._world
        best: Step | None = None
        for replaced in self._deeds.places_for(self.step.layout, w.yard_sells[yard]):
            bought = self._deeds.buy(self.step, replaced)
            worth = self._deeds.evaluation.worth(bought.layout, bought.goods)
            if best is None or worth > best.worth:
                bought.worth = worth
                best = bought
        if best is None or not self._done(best):
            return False
        for part in w.yard_prices[yard]:
            self._kept[part] -= 1
        return True
