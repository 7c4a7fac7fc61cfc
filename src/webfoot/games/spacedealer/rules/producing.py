"""Finished jobs that produce something: mines, converters, the transport probe."""

from __future__ import annotations

from webfoot.core.events import Log
from webfoot.games.spacedealer import events as e
from webfoot.games.spacedealer.boxfile import COLOURS
from webfoot.games.spacedealer.components import BEAM, CONVERTER, GOODS, MINE, MULTI_MINE, NONE
from webfoot.games.spacedealer.rules.goods import (
    available,
    cannot_reach,
    colours,
    containers_on,
    hold,
    place,
    room,
    room_on,
    stow,
)
from webfoot.games.spacedealer.rules.grid import slot_at
from webfoot.games.spacedealer.rules.jobs import ready_on, release
from webfoot.games.spacedealer.rules.pieces import AWAY, READY, USE
from webfoot.games.spacedealer.rules.state import Position, home


def _not_ready(p: Position, seat: int, column: int, effect: int) -> str:
    """Which rule keeps a job of this effect in this column from being used."""
    planet = p.planets[seat]
    at = slot_at(planet, column)
    if at == NONE:
        return "SD-US-01"
    if p.box.cards[planet.area[at].kind].effect != effect:
        return "SD-US-02"
    return "" if ready_on(planet, USE, at) != NONE else "SD-TM-07"


def ready_use(p: Position, seat: int, column: int, effect: int) -> int:
    """Return the timer of a finished job of this effect in this column."""
    planet = p.planets[seat]
    at = slot_at(planet, column)
    if at == NONE or p.box.cards[planet.area[at].kind].effect != effect:
        return NONE
    return ready_on(planet, USE, at)


def output(p: Position, kind: int, colour: int) -> list[int]:
    """Return what a mine gives, as far as the supply has it (SD-US-04). The colour matters for a multi-mine."""
    card = p.box.cards[kind]
    colour = card.colour if card.effect == MINE else colour
    goods = [0] * GOODS
    goods[colour] = min(card.amount, available(p, colour))
    return goods


def _cannot_fill(p: Position, seat: int, container: int, colour: int) -> str:
    """Return the rule against filling this container: it must be on the player's planet, with room and goods for it
    (SD-US-03)."""
    rule = cannot_reach(p, seat, container)
    if rule:
        return rule
    if place(p, seat, container) != home(seat):
        return "SD-US-03"
    if room(p, seat, container) <= 0:
        return "SD-US-05"
    return "" if available(p, colour) else "SD-US-04"


def cannot_collect(p: Position, seat: int, column: int, into: int) -> str:
    rule = _not_ready(p, seat, column, MINE)
    if rule:
        return rule
    planet = p.planets[seat]
    number = ready_use(p, seat, column, MINE)
    kind = planet.area[planet.timers[number].target].kind
    return _cannot_fill(p, seat, into, p.box.cards[kind].colour)


def collect(p: Position, seat: int, column: int, into: int, log: Log | None) -> None:
    number = ready_use(p, seat, column, MINE)
    _take(p, seat, number, NONE, [into], log)


def cannot_collect_colour(p: Position, seat: int, column: int, colour: int, into: int) -> str:
    return _not_ready(p, seat, column, MULTI_MINE) or _cannot_fill(p, seat, into, colour)


def collect_colour(p: Position, seat: int, column: int, colour: int, into: int, log: Log | None) -> None:
    number = ready_use(p, seat, column, MULTI_MINE)
    _take(p, seat, number, colour, [into], log)


def _take(p: Position, seat: int, number: int, colour: int, first: list[int], log: Log | None) -> None:
    """Put goods into the container named first, then into the others; what finds no room stays in the supply."""
    planet = p.planets[seat]
    kind = planet.area[planet.timers[number].target].kind
    goods = output(p, kind, colour)
    others = [one for one in containers_on(p, seat, home(seat)) if one not in first]
    left = stow(p, seat, goods, first + others)
    taken = [made - lost for made, lost in zip(goods, left, strict=True)]
    for at, count in enumerate(taken):
        p.supply[at] -= count
    if log is not None:
        log.append(e.Collected(seat, p.box.cards[kind].slug, colours(taken), p.box.cards[kind].amount - sum(taken)))
    release(p, seat, number, log)


# SD-Q02: mines that empty themselves


def cannot_change_collecting(p: Position, seat: int, on: int) -> str:
    return "SD-Q02" if p.planets[seat].auto == bool(on) else ""


def change_collecting(p: Position, seat: int, on: int, log: Log | None) -> None:
    p.planets[seat].auto = bool(on)
    if log is not None:
        log.append(e.CollectingChanged(seat, bool(on)))


def collect_by_itself(p: Position, seat: int, log: Log | None) -> None:
    """Empty finished mines with one colour; a multi-mine needs a choice and waits."""
    planet = p.planets[seat]
    if not planet.auto:
        return
    always = p.switches["collecting"] == "by-itself"
    for number, timer in enumerate(planet.timers):
        if timer.state != READY or timer.job != USE or p.box.cards[planet.area[timer.target].kind].effect != MINE:
            continue
        goods = output(p, planet.area[timer.target].kind, NONE)
        fits = room_on(p, seat, home(seat)) >= p.box.cards[planet.area[timer.target].kind].amount == sum(goods)
        if fits or always:
            _take(p, seat, number, NONE, [], log)


# converters


def cannot_convert(p: Position, seat: int, column: int, container: int, old: int, new: int) -> str:
    rule = _not_ready(p, seat, column, CONVERTER) or cannot_reach(p, seat, container)
    if rule:
        return rule
    if place(p, seat, container) != home(seat) or not hold(p, seat, container)[old]:
        return "SD-US-06"
    return "" if available(p, new) else "SD-Q10"


def convert(p: Position, seat: int, column: int, container: int, old: int, new: int, log: Log | None) -> None:
    planet = p.planets[seat]
    number = ready_use(p, seat, column, CONVERTER)
    timer = planet.timers[number]
    card = p.box.cards[planet.area[timer.target].kind]
    goods = hold(p, seat, container)
    goods[old] -= 1
    goods[new] += 1
    p.supply[old] += 1
    p.supply[new] -= 1
    if log is not None:
        log.append(e.Converted(seat, card.slug, COLOURS[old], COLOURS[new]))
    timer.left = (card.amount if timer.left == NONE else timer.left) - 1
    if not timer.left:
        release(p, seat, number, log)


# the transport probe


def cannot_beam(p: Position, seat: int, column: int, ship: int, colour: int) -> str:
    rule = _not_ready(p, seat, column, BEAM)
    if rule:
        return rule
    planet = p.planets[seat]
    timer = planet.timers[ready_use(p, seat, column, BEAM)]
    if not planet.area[timer.target].goods[colour]:
        return "SD-US-07"
    if planet.ships[ship].where == AWAY:
        return "SD-AD-05"
    if timer.left not in (NONE, ship):
        return "probe-filling"
    return "" if sum(planet.ships[ship].goods) < p.box.ship_capacity else "SD-US-05"


def beam(p: Position, seat: int, column: int, ship: int, colour: int, log: Log | None) -> None:
    """Beam one good after the other to the same ship, wherever it is."""
    planet = p.planets[seat]
    number = ready_use(p, seat, column, BEAM)
    timer = planet.timers[number]
    probe = planet.area[timer.target]
    probe.goods[colour] -= 1
    planet.ships[ship].goods[colour] += 1
    timer.left = ship
    if log is not None:
        log.append(e.Beamed(seat, ship, COLOURS[colour]))
    if not any(probe.goods) or sum(planet.ships[ship].goods) == p.box.ship_capacity:
        release(p, seat, number, log)
