"""The quick policy: never leave a timer idle, and deliver what pays for the flights it takes.

Every legal move gets a worth, in points a timer; the best is played. If no move is worth it, the policy waits.
"""

from __future__ import annotations

from math import sqrt

from webfoot.core.chance import Chance
from webfoot.core.game import WAIT
from webfoot.core.whims import on_a_whim
from webfoot.games.spacedealer.bot import attacks
from webfoot.games.spacedealer.bot.demand_values import distance, need, site_loss, worth
from webfoot.games.spacedealer.bot.investments import factory_worth
from webfoot.games.spacedealer.bot.look import Look
from webfoot.games.spacedealer.bot.opening import start_worth
from webfoot.games.spacedealer.bot.styles import QUICK, Style
from webfoot.games.spacedealer.bot.timing import in_production, ship_is_home
from webfoot.games.spacedealer.components import (
    BEAM,
    CONVERTER,
    MINE,
    MISSILE,
    NONE,
    PLANNING,
    POWER,
    SABOTAGE,
    TIMER,
)
from webfoot.games.spacedealer.rules import kinds as k
from webfoot.games.spacedealer.rules.flying import adjacent
from webfoot.games.spacedealer.rules.grid import slot_at
from webfoot.games.spacedealer.rules.offers import offer_of
from webfoot.games.spacedealer.rules.pieces import ACTIVE, BUILD, LANDED
from webfoot.games.spacedealer.rules.state import Position, home, index

WHIM = 1.5
"""How much worse a move may be that the gentle bot still plays now and then, in points a timer."""
DAWDLING = 85
"""How often the gentle bot lets time pass although it could start another timer, in a hundred looks."""
STARTS = frozenset({k.START_TECHNOLOGY, k.START_BUILD, k.START_USE, k.START_FLIGHT, k.START_SCRAP})
"""Moves that need a timer. All others are free and stand in nobody's way."""
NEVER = -1.0
AT_ONCE = 100.0
"""The worth of moves that are free and good: they come before anything that takes a timer."""
WAITING = 0.4
"""What power is worth for each planned card that waits for it."""
CLEARING = 0.6
"""What is left of the worth of a run if the slot has to be cleared before."""
CLEARED = 3.0
"""Runs that must be left for that."""
ONE_MORE_JOURNEY = 4.0
"""Runs of a timer that are enough to fly home and to the next planet, whatever there is to bring."""
TWO_JOURNEYS = 4.5
"""Runs of a timer in which a ship can go to the next planet, come back and go there again."""


def instinct(p: Position, seat: int, legal: list[int], style: Style = QUICK) -> int:
    """Return the best of the legal moves as far as a quick look tells; WAIT if none is worth it."""
    ranked = ranking(p, seat, legal, style)
    if ranked:
        return max(ranked)[1]
    return WAIT if WAIT in legal else legal[0]


def on_impulse(p: Position, seat: int, legal: list[int], chance: Chance, style: Style = QUICK) -> int:
    """Return one of the moves that a quick look finds worth playing, the better ones more often.

    While one of its timers runs, such a player often leaves the other idle for a while.
    """
    ranked = ranking(p, seat, legal, style)
    if not ranked:
        return WAIT if WAIT in legal else legal[0]
    worth, move = ranked[on_a_whim([worth for worth, _ in ranked], WHIM, chance)]
    busy = any(timer.state == ACTIVE for timer in p.planets[seat].timers)
    if busy and worth < AT_ONCE / 4 and chance.below(100) < DAWDLING:
        return WAIT
    return move


def ranking(p: Position, seat: int, legal: list[int], style: Style = QUICK) -> list[tuple[float, int]]:
    """Return the moves that are worth playing, and how much."""
    mind = Mind(p, seat, style)
    found = []
    for number in legal:
        if number != WAIT:
            value = mind.worth(p.listed.kind_of[number], p.listed.arguments[number])
            if value > 0:
                found.append((value, number))
    return found


class Mind(Look):
    """What every move is worth to one player at this moment."""

    def worth(self, kind: int, a: tuple[int, ...]) -> float:
        if kind in STARTS and self.running() >= self.style.hands:
            return NEVER
        judge = _JUDGES.get(kind)
        return NEVER if judge is None else judge(self, a)

    # free things

    def deliver(self, a: tuple[int, ...]) -> float:
        owner, column, nth = a
        built = self.p.planets[owner].area[self.p.planets[owner].ground[index(column)]]
        demand = self.p.box.cards[built.kind].demands[nth]
        return AT_ONCE + demand.points / sum(demand.goods)

    def deliver_neutral(self, a: tuple[int, ...]) -> float:
        order = self.p.box.orders[self.p.orders[a[0]]]
        return AT_ONCE + order.points / sum(order.goods)

    def plan(self, a: tuple[int, ...]) -> float:
        value = worth(self.planet, a[0])
        if self.turns < self.style.draw - 1 or not self.buildable(a[0]):
            return NEVER
        return AT_ONCE / 2 + value

    def draw(self, a: tuple[int, ...]) -> float:
        if self.turns < self.style.draw:
            return NEVER
        return AT_ONCE / 2 + (self.hope_of(self.p.piles[a[0] - 2]) if self.foresight else a[0])

    def keep(self, a: tuple[int, ...]) -> float:
        kind = self.planet.drawn[a[0]]
        if self.foresight:
            return AT_ONCE + self.prospect(kind)
        return AT_ONCE + worth(self.planet, kind) + (3 if self.buildable(kind) else 0)

    def place(self, a: tuple[int, ...]) -> float:
        kind = self.planet.planned[a[0]]
        return (
            AT_ONCE
            + worth(self.planet, kind)
            - site_loss(self.planet, kind, a[1], self.style.room if self.foresight else 0.0)
            - abs(a[1] - 4.5) / 100
        )

    def place_station(self, a: tuple[int, ...]) -> float:
        return AT_ONCE + 1

    def discard(self, a: tuple[int, ...]) -> float:
        return NEVER if self.buildable(self.planet.planned[a[0]]) else 1.0

    def collect(self, a: tuple[int, ...]) -> float:
        at = slot_at(self.planet, a[0])
        card = self.p.box.cards[self.planet.area[at].kind]
        fits = self.room() >= card.amount
        return AT_ONCE - a[1] / 100 if fits or ship_is_home(self.planet, self.seat) else NEVER

    def collect_colour(self, a: tuple[int, ...]) -> float:
        return AT_ONCE + self.wanted()[a[1]] - a[2] / 100

    def convert(self, a: tuple[int, ...]) -> float:
        stock = self.stock[:]
        stock[a[2]] -= 1
        stock[a[3]] += 1
        gain = self.market.best(home(self.seat), stock)[0]
        gain -= self.market.best(home(self.seat), self.stock)[0]
        return AT_ONCE + gain if gain > 0 else NEVER

    def beam(self, a: tuple[int, ...]) -> float:
        ship = self.planet.ships[a[1]]
        cargo = ship.goods[:]
        cargo[a[2]] += 1
        return AT_ONCE + self.market.best(ship.field, cargo)[0]

    def give_up(self, a: tuple[int, ...]) -> float:
        """Give up a finished converter that has nothing to do and holds a timer."""
        timer = self.planet.timers[a[0]]
        if timer.job == BUILD:
            return NEVER
        card = self.p.box.cards[self.planet.area[timer.target].kind]
        return 0.2 if card.effect in (CONVERTER, BEAM) and self.no_timer() else NEVER

    def move_good(self, a: tuple[int, ...]) -> float:
        """Move a good into the ship that is about to leave, never out of it."""
        if a[1] != 0 or a[0] < len(self.planet.ships):
            return NEVER
        return AT_ONCE / 4 if self.wanted_aboard(a[2]) else NEVER

    def wanted_aboard(self, colour: int) -> bool:
        ship = self.planet.ships[0]
        cargo = ship.goods[:]
        before = self.market.best(ship.field, cargo)[1]
        cargo[colour] += 1
        rest = self.market.best(home(self.seat), self.stock)[1]
        return self.market.best(ship.field, cargo)[1] > before or before < rest

    def dump(self, a: tuple[int, ...]) -> float:
        """Drop goods that nobody wants: they keep the ship from jumping home and take the room of others."""
        if a[0] >= len(self.planet.ships) or self.planet.ships[a[0]].field == home(self.seat):
            return self._dump_at_home(a[1])
        ship = self.planet.ships[a[0]]
        away = ship.where == LANDED and ship.field != home(self.seat)
        return 0.5 if away and self.market.best(ship.field, ship.goods)[1] == 0 else NEVER

    def _dump_at_home(self, colour: int) -> float:
        if self.room() > 1 or self.stock[colour] < max(3, *self.stock):
            return NEVER
        fewer = self.stock[:]
        fewer[colour] -= 2
        start = home(self.seat)
        return 0.45 if self.market.best(start, fewer)[0] >= self.market.best(start, self.stock)[0] else NEVER

    # timers

    def start_technology(self, a: tuple[int, ...]) -> float:
        enough = self.turns <= self.style.study or self.planet.position >= self.style.top
        return NEVER if enough else self.style.technology

    def start_build(self, a: tuple[int, ...]) -> float:
        kind = self.planet.planned[a[0]]
        if self.turns < self.style.build:
            return NEVER
        if not self.buildable(kind):
            return 0.15 if self.all_stuck() and self.turns > 10 else NEVER
        style = self.style
        effect = self.p.box.cards[kind].effect
        if effect == TIMER and style.factories:
            return style.building * factory_worth(self.turns, style)
        if effect == PLANNING and style.centers:
            return style.building * self.center()
        value = need(self.planet, kind, style)
        if effect == POWER and self.foresight:
            value += WAITING * min(2, self.waiting())
        return style.building * value * min(1.0, self.turns / style.ramp)

    def start_use(self, a: tuple[int, ...]) -> float:
        at = slot_at(self.planet, a[0])
        if self.planet.area[at].blocked:
            if not self.foresight:
                return 0.6
            # A run to clear the slot, and then one to use it.
            return CLEARING * self.use_of(at) if self.turns > CLEARED else NEVER
        return self.use_of(at)

    def use_of(self, at: int) -> float:
        """Return what a run on a built card is worth."""
        built = self.planet.area[at]
        card = self.p.box.cards[built.kind]
        if card.effect in (SABOTAGE, MISSILE):
            return attacks.loading(self.p, self.seat, self.turns, card.effect, self.style)
        if card.effect == BEAM:
            return 0.4 if any(built.goods) else NEVER
        if self.planet.markers >= self.p.box.markers:
            return NEVER
        made = card.amount if card.effect != CONVERTER else 0
        if self.pending() + made > self.room_in_time():
            return NEVER
        gains = self.wanted()
        if card.effect == CONVERTER:
            return 0.3 if sum(self.stock) >= 2 and max(gains) > 0.2 else NEVER
        gain = gains[card.colour] if card.effect == MINE else max(gains)
        if gain <= 0:
            return NEVER
        return self.style.producing + self.style.wanting * gain * sqrt(card.amount) + self.style.bulk * card.amount

    def start_flight(self, a: tuple[int, ...]) -> float:
        number, field = a
        ship = self.planet.ships[number]
        if ship.where != LANDED:
            return 1.0  # adrift: land it
        if ship.field != home(self.seat) and self.trader().waits_for_answer(ship.field):
            return NEVER
        if not any(ship.goods):
            away = ship.field != home(self.seat)
            return 0.9 if away and field == home(self.seat) and self._worth_returning() else NEVER
        rate, points, target = self.market.best(ship.field, ship.goods)
        if target == NONE:
            nearer = distance(self.p, field, home(self.seat)) < distance(self.p, ship.field, home(self.seat))
            return 0.5 if nearer and self.turns >= 4 else NEVER
        if target == ship.field:
            return NEVER
        if not adjacent(self.p, ship.field, field) or distance(self.p, field, target) >= distance(
            self.p, ship.field, target
        ):
            return NEVER
        if ship.field == home(self.seat) and not self._worth_leaving(rate, points, ship.goods):
            return NEVER
        passing = self.market.pays(field, ship.goods) / 20
        return self.style.flying + rate + passing

    def _worth_leaving(self, rate: float, points: int, cargo: list[int]) -> bool:
        style = self.style
        if sum(cargo) >= self.p.box.ship_capacity or max(self.wanted()) <= 0:
            return True
        if self.turns < style.last_call:
            # The last journey waits for more goods, but not until its goal is out of reach.
            return self.turns >= TWO_JOURNEYS or self.later().best(home(self.seat), cargo)[1] < points
        return rate >= style.leave_rate or (points >= style.leave_points and sum(cargo) >= style.leave_goods)

    def _worth_returning(self) -> bool:
        """Whether a ship can still bring goods from home to somebody; early on it always can."""
        if self.turns >= ONE_MORE_JOURNEY:
            return True
        coming = in_production(self.p, self.planet)
        goods = [stored + made for stored, made in zip(self.stock, coming, strict=True)]
        return self.later().best(home(self.seat), goods)[1] > 0

    # others

    def accept(self, a: tuple[int, ...]) -> float:
        """Accept an offer if it brings more than it costs, and not much less than it brings the other."""
        offer = offer_of(self.p, a[0], self.seat)
        assert offer is not None
        return AT_ONCE if self.trader().pays(offer) else NEVER

    def draft_offer(self, a: tuple[int, ...]) -> float:
        begun = self.planet.draft is not None
        return NEVER if begun or self.trader().proposal(a[0], a[1]) is None else AT_ONCE / 4 + 1

    def offer_good(self, a: tuple[int, ...]) -> float:
        return AT_ONCE / 4 + 1 if self.trader().next_step() == ("give", a[0]) else NEVER

    def ask_good(self, a: tuple[int, ...]) -> float:
        return AT_ONCE / 4 + 1 if self.trader().next_step() == ("ask", a[0]) else NEVER

    def make_offer(self, a: tuple[int, ...]) -> float:
        return AT_ONCE / 4 + 1 if self.trader().next_step()[0] == "make" else NEVER

    def drop_draft(self, a: tuple[int, ...]) -> float:
        return 0.02 if self.trader().next_step()[0] == "drop" else NEVER

    def decline(self, a: tuple[int, ...]) -> float:
        return 0.01

    def sabotage(self, a: tuple[int, ...]) -> float:
        return attacks.sabotage(self.p, self.seat, a[1], a[2])

    def fire(self, a: tuple[int, ...]) -> float:
        return attacks.fire(self.p, self.seat, a[1], a[2])

    def finished(self, a: tuple[int, ...]) -> float:
        """Say that the player is done, with nothing better to do (SD-EN-03); a useless ready job keeps nobody
        waiting."""
        return NEVER if any(timer.state == ACTIVE for timer in self.planet.timers) else 0.05

    def start(self, a: tuple[int, ...]) -> float:
        """Choose in secret a mine whose colour many demands ask for; each side is as good as the other."""
        return 1.0 + start_worth(self.p.box, a[0]) + (0.1 if a[1] in (4, 5) else 0.0)


_JUDGES = {
    k.CHOOSE_START: Mind.start,
    k.PLAN: Mind.plan,
    k.DRAW: Mind.draw,
    k.KEEP: Mind.keep,
    k.START_TECHNOLOGY: Mind.start_technology,
    k.START_BUILD: Mind.start_build,
    k.START_USE: Mind.start_use,
    k.START_FLIGHT: Mind.start_flight,
    k.PLACE: Mind.place,
    k.PLACE_STATION: Mind.place_station,
    k.COLLECT: Mind.collect,
    k.COLLECT_COLOUR: Mind.collect_colour,
    k.CONVERT: Mind.convert,
    k.BEAM_GOOD: Mind.beam,
    k.DISCARD: Mind.discard,
    k.GIVE_UP: Mind.give_up,
    k.MOVE_GOOD: Mind.move_good,
    k.DUMP: Mind.dump,
    k.DRAFT_OFFER: Mind.draft_offer,
    k.OFFER_GOOD: Mind.offer_good,
    k.ASK_GOOD: Mind.ask_good,
    k.MAKE_OFFER: Mind.make_offer,
    k.DROP_DRAFT: Mind.drop_draft,
    k.ACCEPT: Mind.accept,
    k.DECLINE: Mind.decline,
    k.DELIVER: Mind.deliver,
    k.DELIVER_NEUTRAL: Mind.deliver_neutral,
    k.SABOTAGE_TIMER: Mind.sabotage,
    k.FIRE_MISSILE: Mind.fire,
    k.FINISHED: Mind.finished,
}
