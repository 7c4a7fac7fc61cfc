"""Why a move is good, in the terms of the table: timers, goods, demands and points.

Only what the seat sees is looked at: its own planet, and what lies open on the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from webfoot.core.hints import Reason
from webfoot.games.spacedealer.bot.attacks import rival
from webfoot.games.spacedealer.bot.demand_values import distance
from webfoot.games.spacedealer.bot.policy import STARTS, Mind
from webfoot.games.spacedealer.bot.styles import QUICK
from webfoot.games.spacedealer.components import (
    COLOURS,
    CONVERTER,
    MINE,
    MISSILE,
    MULTI_MINE,
    NONE,
    PLANNING,
    SABOTAGE,
    TIMER,
)
from webfoot.games.spacedealer.rules import kinds as k
from webfoot.games.spacedealer.rules.grid import slot_at
from webfoot.games.spacedealer.rules.pieces import INACTIVE, LANDED
from webfoot.games.spacedealer.rules.state import Position, home, index

Values = tuple[int, ...]


def reasons(p: Position, seat: int, number: int) -> list[Reason]:
    """Return why this move is good, the weightiest reason first."""
    kind, values = p.listed.kind_of[number], p.listed.arguments[number]
    say = _SAID.get(kind)
    found = [Reason("serves-you") if say is None else say(Mind(p, seat, QUICK), values)]
    if kind in STARTS and all(timer.state == INACTIVE for timer in p.planets[seat].timers):
        found.append(Reason("no-idle-timer"))
    return found


def _deliver(mind: Mind, a: Values) -> Reason:
    owner, column, nth = a
    planet = mind.p.planets[owner]
    demand = mind.p.box.cards[planet.area[planet.ground[index(column)]].kind].demands[nth]
    return Reason("delivers", {"seat": owner, "points": demand.points, "share": demand.owner})


def _deliver_neutral(mind: Mind, a: Values) -> Reason:
    return Reason("delivers-neutral", {"points": mind.p.box.orders[mind.p.orders[a[0]]].points})


def _flight(mind: Mind, a: Values) -> Reason:
    ship = mind.planet.ships[a[0]]
    if ship.where != LANDED:
        return Reason("lands")
    _, points, target = mind.market.best(ship.field, ship.goods)
    if target == NONE or not any(ship.goods):
        return Reason("flies-home" if a[1] == home(mind.seat) or target == NONE else "serves-you")
    values: dict[str, str | int] = {"points": points, "flights": distance(mind.p, ship.field, target)}
    if target % 2:
        return Reason("flies-neutral", values)
    return Reason("flies", {"seat": target // 2, **values})


def _use(mind: Mind, a: Values) -> Reason:
    built = mind.planet.area[slot_at(mind.planet, a[0])]
    card = mind.p.box.cards[built.kind]
    if built.blocked:
        return Reason("clears")
    if card.effect == MINE:
        return Reason("digs", {"colour": COLOURS[card.colour], "amount": card.amount})
    if card.effect == MULTI_MINE:
        return Reason("digs-any", {"amount": card.amount})
    if card.effect in (MISSILE, SABOTAGE):
        return Reason("arms-missile" if card.effect == MISSILE else "arms-probe", {"seat": rival(mind.p, mind.seat)})
    return Reason("converts" if card.effect == CONVERTER else "uses", {"card": card.slug})


def _draw(mind: Mind, a: Values) -> Reason:
    highest = mind.p.scale[mind.planet.position]
    return Reason("draws" if a[0] >= highest else "draws-fitting", {"level": a[0]})


def _build(mind: Mind, a: Values) -> Reason:
    card = mind.p.box.cards[_planned(mind, a)]
    says = {TIMER: "builds-factory", PLANNING: "builds-center"}.get(card.effect, "builds")
    return Reason(says, {"card": card.slug})


def _of_card(says: str, kind_of: Callable[[Mind, Values], int]) -> Callable[[Mind, Values], Reason]:
    def say(mind: Mind, a: Values) -> Reason:
        return Reason(says, {"card": mind.p.box.cards[kind_of(mind, a)].slug})

    return say


def _planned(mind: Mind, a: Values) -> int:
    return mind.planet.planned[a[0]]


def _said(says: str) -> Callable[[Mind, Values], Reason]:
    return lambda mind, a: Reason(says)


_SAID: Final[dict[int, Callable[[Mind, Values], Reason]]] = {
    k.CHOOSE_START: _of_card("starts-with", lambda mind, a: a[0]),
    k.PLAN: _of_card("plans", lambda mind, a: a[0]),
    k.DRAW: _draw,
    k.KEEP: _of_card("keeps", lambda mind, a: mind.planet.drawn[a[0]]),
    k.START_TECHNOLOGY: _said("technology"),
    k.START_BUILD: _build,
    k.START_USE: _use,
    k.START_FLIGHT: _flight,
    k.PLACE: _of_card("places", _planned),
    k.PLACE_STATION: _said("places-station"),
    k.COLLECT: _said("collects"),
    k.COLLECT_COLOUR: lambda mind, a: Reason("collects-colour", {"colour": COLOURS[a[1]]}),
    k.CONVERT: lambda mind, a: Reason("collects-colour", {"colour": COLOURS[a[3]]}),
    k.BEAM_GOOD: _said("collects"),
    k.DISCARD: _of_card("cannot-build", _planned),
    k.GIVE_UP: _said("frees-timer"),
    k.MOVE_GOOD: lambda mind, a: Reason("loads", {"colour": COLOURS[a[2]]}),
    k.DUMP: _said("nobody-wants"),
    k.ACCEPT: _said("good-trade"),
    k.DECLINE: _said("bad-trade"),
    k.DELIVER: _deliver,
    k.DELIVER_NEUTRAL: _deliver_neutral,
    k.SABOTAGE_TIMER: lambda mind, a: Reason("stops-ship", {"seat": a[1]}),
    k.FIRE_MISSILE: lambda mind, a: Reason("blocks", {"seat": a[1]}),
    k.FINISHED: _said("nothing-left"),
}
