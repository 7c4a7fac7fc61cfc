"""Building: where cards may be built; what is covered goes out of use, what is uncovered comes back."""

from __future__ import annotations

from webfoot.core.events import Log
from webfoot.games.spacedealer import events as e
from webfoot.games.spacedealer.components import CITY, NONE, SHIP, TIMER, UPRIGHT, WIDE
from webfoot.games.spacedealer.moves import SIDES
from webfoot.games.spacedealer.rules.box import Box
from webfoot.games.spacedealer.rules.goods import colours, containers_on, stow, to_supply
from webfoot.games.spacedealer.rules.grid import built_at, cannot_build, cannot_station, covered
from webfoot.games.spacedealer.rules.jobs import ready_on, release
from webfoot.games.spacedealer.rules.pieces import ABSENT, AWAY, BUILD, FLY, INACTIVE, LANDED, NO_JOB, SCRAP, Built
from webfoot.games.spacedealer.rules.planned_cards import lift, put_back
from webfoot.games.spacedealer.rules.state import Planet, Position, home, index


def cannot_settle(planet: Planet, place: int) -> str:
    """Return the rule that forbids building or discarding the card on this place of planning now, if any."""
    if place >= len(planet.planned) or planet.planned[place] == NONE:
        return "SD-BD-01"
    return "" if ready_on(planet, BUILD, place) != NONE else "SD-BD-02"


def cannot_place(p: Position, seat: int, place: int, column: int) -> str:
    planet = p.planets[seat]
    return cannot_settle(planet, place) or cannot_build(p, planet, planet.planned[place], column)


def place_card(p: Position, seat: int, place: int, column: int, log: Log | None) -> None:
    planet = p.planets[seat]
    number = ready_on(planet, BUILD, place)
    build(p, seat, lift(planet, place), column, log)
    release(p, seat, number, log)


def cannot_place_station(p: Position, seat: int, place: int, side: int) -> str:
    planet = p.planets[seat]
    return cannot_settle(planet, place) or cannot_station(planet, planet.planned[place], side)


def place_station(p: Position, seat: int, place: int, side: int, log: Log | None) -> None:
    planet = p.planets[seat]
    number = ready_on(planet, BUILD, place)
    kind = lift(planet, place)
    planet.stations[side] += 1
    if log is not None:
        log.append(e.StationBuilt(seat, p.box.cards[kind].slug, SIDES[side]))
    release(p, seat, number, log)


def build(p: Position, seat: int, kind: int, column: int, log: Log | None) -> None:
    planet = p.planets[seat]
    card = p.box.cards[kind]
    at = len(planet.area)
    built = Built(kind, column)
    built.served = [NONE] * len(card.demands)
    if log is not None:
        log.append(e.CardBuilt(seat, card.slug, column))
    losing: list[int] = []
    if card.shape != CITY:
        for i in range(2 if card.shape == WIDE else 1):
            below = planet.top[index(column + i)]
            built.under[i] = below
            if below != NONE and below not in losing and not covered(planet, below):
                losing.append(below)
    for below in losing:
        if log is not None:
            log.append(e.CardCovered(seat, p.box.cards[planet.area[below].kind].slug, planet.area[below].column))
        _out_of_use(p, seat, below, log)
    planet.area.append(built)
    if card.stores():
        planet.stores.append(at)
    _lay_down(planet, at)
    _into_use(p, seat, at, log)


def _cells(box: Box, built: Built) -> tuple[list[int], list[int]]:
    """Return the places of a card in the lists of the action and the demand zone."""
    first = index(built.column)
    shape = box.cards[built.kind].shape
    if shape == UPRIGHT:
        return [first], [first]
    return ([first, first + 1], []) if shape == WIDE else ([], [first, first + 1])


def _lay_down(planet: Planet, at: int) -> None:
    action, demand = _cells(planet.box, planet.area[at])
    for cell in action:
        planet.top[cell] = at
    for cell in demand:
        planet.ground[cell] = at


def _into_use(p: Position, seat: int, at: int, log: Log | None) -> None:
    """Apply permanent effects that add something (SD-AD-04, SD-AD-05)."""
    planet = p.planets[seat]
    effect = p.box.cards[planet.area[at].kind].effect
    if effect == TIMER:
        _bring_timer(p, seat, log)
    elif effect == SHIP and p.spare_ships:
        number = next(i for i, ship in enumerate(planet.ships) if ship.where == AWAY)
        ship = planet.ships[number]
        ship.where, ship.field, ship.station = LANDED, home(seat), at
        p.spare_ships -= 1
        if log is not None:
            log.append(e.ShipJoined(seat, number))


def _bring_timer(p: Position, seat: int, log: Log | None) -> None:
    planet = p.planets[seat]
    if planet.owed:
        planet.owed -= 1
        return
    if p.spare_timers:
        number = next(i for i, timer in enumerate(planet.timers) if timer.state == ABSENT)
        planet.timers[number].rest()
        p.spare_timers -= 1
        if log is not None:
            log.append(e.TimerJoined(seat, number))


def _out_of_use(p: Position, seat: int, at: int, log: Log | None) -> None:
    """Take a card out of use that is about to be covered or removed: its goods, markers, timer and ship go
    elsewhere."""
    planet = p.planets[seat]
    built = planet.area[at]
    card = p.box.cards[built.kind]
    if any(built.goods):
        _save_goods(p, seat, built, log)
    if built.ammunition:  # SD-AD-18
        p.attack += built.ammunition
        if log is not None:
            log.append(e.MarkersLost(seat, card.slug, built.ammunition))
        built.ammunition = 0
    if card.effect == TIMER:  # SD-AD-04
        planet.owed += 1
        idle = [number for number, timer in enumerate(planet.timers) if timer.state == INACTIVE]
        if idle:
            release(p, seat, idle[-1], log)
    elif card.effect == SHIP:
        _return_ship(p, seat, at, log)


def _save_goods(p: Position, seat: int, built: Built, log: Log | None) -> None:
    """Move goods into other containers of the planet, the rest to the supply (SD-BD-13)."""
    goods = built.goods[:]
    built.goods = [p.box.cards[built.kind].stores(), 0, 0, 0]  # full, so that nothing is put back here
    left = stow(p, seat, goods, containers_on(p, seat, home(seat)))
    built.goods = [0] * len(goods)
    to_supply(p, left)
    if log is not None:
        log.append(e.GoodsSaved(seat, colours(goods), colours(left)))


def _return_ship(p: Position, seat: int, at: int, log: Log | None) -> None:
    """Return a ship to the reserve and its cargo to the supply; a timer on it runs out without effect (SD-AD-05)."""
    planet = p.planets[seat]
    for number, ship in enumerate(planet.ships):
        if ship.where == AWAY or ship.station != at:
            continue
        to_supply(p, ship.goods)
        if log is not None:
            log.append(e.ShipLeft(seat, number, colours(ship.goods)))
        for timer in planet.timers:
            if timer.job == FLY and timer.target == number:
                timer.job, timer.target = NO_JOB, NONE
        ship.goods = [0] * len(ship.goods)
        ship.where, ship.station, ship.field, ship.origin = AWAY, NONE, 0, 0
        p.spare_ships += 1


# discarding


def cannot_discard(p: Position, seat: int, place: int) -> str:
    if not p.experienced and not p.switches["discard_in_basic_game"]:
        return "SD-PL-07"
    return cannot_settle(p.planets[seat], place)


def discard(p: Position, seat: int, place: int, log: Log | None) -> None:
    planet = p.planets[seat]
    number = ready_on(planet, BUILD, place)
    put_back(p, seat, lift(planet, place), log)
    release(p, seat, number, log)


def cannot_scrap(p: Position, seat: int, zone: int, column: int) -> str:
    planet = p.planets[seat]
    at = built_at(planet, zone, column)
    if at == NONE:
        return "SD-AD-16"
    return "" if ready_on(planet, SCRAP, at) != NONE else "SD-BD-02"


def scrap(p: Position, seat: int, zone: int, column: int, log: Log | None) -> None:
    """Discard a built card: what it covered comes back, what was fulfilled on it stays scored (SD-Q15)."""
    planet = p.planets[seat]
    at = built_at(planet, zone, column)
    number = ready_on(planet, SCRAP, at)
    built = planet.area[at]
    kind = built.kind
    _out_of_use(p, seat, at, log)
    if built.blocked:  # hit while its timer was running: that job ends normally (SD-AD-13)
        built.blocked = False
        p.attack += 1
    planet.retired += [[kind, nth, by] for nth, by in enumerate(built.served) if by != NONE]
    action, demand = _cells(p.box, built)
    under = [below for below in dict.fromkeys(built.under) if below != NONE]
    before = [covered(planet, below) for below in under]
    for i, cell in enumerate(action):
        planet.top[cell] = built.under[i]
    for cell in demand:
        planet.ground[cell] = NONE
    built.kind, built.under, built.served = NONE, [NONE, NONE], []
    if at in planet.stores:
        planet.stores.remove(at)
    put_back(p, seat, kind, log)
    release(p, seat, number, log)
    for below, was_covered in zip(under, before, strict=True):
        if was_covered and not covered(planet, below):
            if log is not None:
                again = planet.area[below]
                log.append(e.CardUncovered(seat, p.box.cards[again.kind].slug, again.column))
            _into_use(p, seat, below, log)
