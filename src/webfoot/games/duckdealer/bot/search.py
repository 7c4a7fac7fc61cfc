"""The search for a good action turn: over deeds, not over single clicks.

A step of a plan is one deed on a planet (take from the mine, make, deliver, build, buy) together with the flight to
it. Plans are sorted onto shelves by the energy that they take. Again and again the search goes along the shelves and
extends the most promising plan of each. It looks further than the energy at hand: a plan that needs more says for how
many turns of collecting it has to wait.
"""

from __future__ import annotations

from heapq import heappop, heappush
from time import perf_counter
from typing import Final

from webfoot.games.duckdealer.bot.aims import Pursuit
from webfoot.games.duckdealer.bot.evaluation import Evaluation
from webfoot.games.duckdealer.bot.plan_board import CONSUME, DELIVER, FIT, Aim
from webfoot.games.duckdealer.bot.plan_energy import Purse
from webfoot.games.duckdealer.bot.plan_steps import Deeds, Step
from webfoot.games.duckdealer.bot.routes import Legs
from webfoot.games.duckdealer.rules.state import TURN
from webfoot.games.duckdealer.rules.turn import DuckDealerState

NEAR: Final = 1
FAR_ENOUGH: Final = 2
"""The most move energies for a deed elsewhere that serves no aim by itself."""
WORTHWHILE: Final = -2.0
"""Aims that bring less than this are not pursued."""
REFINED: Final = 2
"""The tier from which on a good is delivered in numbers."""


class Search:
    def __init__(self, p: DuckDealerState, seat: int, evaluation: Evaluation, patience: int, wide: bool) -> None:
        """`patience`: how many turns of collecting a plan may need; `wide`: try more at each step."""
        self.evaluation = evaluation
        self.patience = patience
        self._style = evaluation.style
        self._deeds = Deeds(p, seat, evaluation, wide)
        self._furthest = FAR_ENOUGH if wide else NEAR
        self._legs = Legs(p, seat)
        self._planets = p.world.planets
        self._tiers = p.world.tiers
        crew = p.fittings[seat * 4 + 1 : seat * 4 + 4]
        energy = [p.can_spend(seat, colour) if p.phase > TURN else p.energy[seat * 3 + colour] for colour in range(3)]
        self._purse = Purse(energy, crew, patience)
        self.income = max(1.0, evaluation.income(p.fittings[seat * 4 : seat * 4 + 4]))
        self._turn_price = self.income * evaluation.price * 0.8
        self.root = self._deeds.root
        self.held = energy[0] + energy[1] + energy[2]
        self.a_turn = 1 + crew[0] + crew[1] + crew[2]
        shelves = self.held + patience * self.a_turn + 1
        self._shelves: list[list[tuple[float, int, Step]]] = [[] for _ in range(shelves)]
        self.best: list[list[Step | None]] = [[None] * shelves for _ in range(patience + 1)]
        """The best plans, by turns of waiting and energy spent."""
        self._seen: set[tuple[int, int, int, bytes]] = set()
        self._serial = 0
        self.extended = 0
        self._lay(self.root)

    def run(self, extensions: int, seconds: float | None) -> None:
        """Go along the shelves: once, and again until so many plans are extended or so much time has passed.

        Without a number of plans only the time counts.
        """
        began = perf_counter()
        first = True
        busy = True
        while busy:
            busy = False
            for shelf in self._shelves:
                if not shelf:
                    continue
                if not first:
                    if (seconds is None or extensions) and self.extended >= extensions:
                        return
                    if seconds is not None and perf_counter() - began >= seconds:
                        return
                busy = True
                self._extend(heappop(shelf)[2])
            first = False

    def lacks(self, step: Step) -> list[int]:
        """Return how much of each colour a plan lacks, even after the crew's income in the turns for which it
        waits."""
        spent = (step.red, step.yellow, step.blue)
        return [spent[c] - self._purse.energy[c] - step.wait * self._purse.crew[c] for c in range(3)]

    def _lay(self, step: Step) -> bool:
        """Put a plan on its shelf if it is new; return whether it can be afforded."""
        wait = self._purse.wait_for(step.red, step.yellow, step.blue)
        if wait > self.patience:
            return False
        key = (
            step.ship * 16 + step.paid,
            (step.red * 64 + step.yellow) * 64 + step.blue,
            id(step.layout),
            bytes(step.goods),
        )
        if key in self._seen:
            return True
        self._seen.add(key)
        step.wait = wait
        step.worth = step.points + self.evaluation.worth(step.layout, step.goods)
        spent = step.red + step.yellow + step.blue
        best = self.best[wait][spent]
        if (best is None or step.worth > best.worth) and sum(step.goods) <= step.layout.capacity():
            self.best[wait][spent] = step
        self._serial += 1
        heappush(self._shelves[spent], (self._turn_price * wait - step.worth, self._serial, step))
        return True

    def _extend(self, step: Step) -> None:
        """Extend a plan by one deed, here or elsewhere, and by every aim pursued to its end."""
        self.extended += 1
        deeds = self._deeds
        if step.ship < self._planets:
            for following in deeds.here(step):
                self._lay(following)
        energies = self._legs.energies(step.ship, step.layout.filled)
        light: Step | None = None
        for planet in range(self._planets):
            energy = energies[planet]
            if (
                planet == step.ship
                or energy > self._furthest
                or not self._purse.affords(step.red + energy, step.yellow, step.blue)
            ):
                continue
            if light is None:
                light = deeds.unload(step, None)
                assert light is not None
            for landed in deeds.land(light, planet, energy):
                for following in deeds.here(landed):
                    self._lay(following)
        market = step.layout.market
        assert market is not None
        aboard = 0
        for good in range(len(step.goods)):
            if step.goods[good]:
                aboard |= 1 << good
        for aim in market.aims:
            if aim.net > WORTHWHILE or (aim.mask & aboard and has_part(step.goods, aim.price)):
                for count in range(1, 1 + self._most(aim)):
                    reached = self._pursue(step, aim, count, False)
                    if self._style.network and count >= self._style.enough and aim.kind != FIT:
                        reached = self._pursue(step, aim, count, True) or reached
                    if not reached:
                        break

    def _most(self, aim: Aim) -> int:
        """Return how often the same deed is done at once."""
        if aim.kind == FIT:
            return self._style.pieces
        many = (aim.kind == DELIVER or aim.kind == CONSUME) and self._tiers[aim.good] >= REFINED
        return self._style.most if many else 1

    def _pursue(self, step: Step, aim: Aim, count: int, claiming: bool) -> bool:
        pursuit = Pursuit(self._deeds, self._legs, self._purse, step, claiming)
        reached = pursuit.go_for(aim, count)
        for done in pursuit.trail:
            self._lay(done)
        return reached


def has_part(goods: list[int], price: list[int]) -> bool:
    return any(goods[good] for good in price)
