"""Lists the legal moves of a seat: what might be possible here, less what a rule forbids.

Every function adds numbers to one list, and asks the very checks that refuse a move (see commands.py).
"""

from __future__ import annotations

from webfoot.games.spacedealer.components import (
    BEAM,
    CITY,
    CONVERTER,
    GOODS,
    MAX_SHIPS,
    MINE,
    MISSILE,
    MULTI_MINE,
    NONE,
    SABOTAGE,
)
from webfoot.games.spacedealer.rules import attacking, building, delivering, drafts, hauling, jobs, offers, phases
from webfoot.games.spacedealer.rules import planned_cards as cards
from webfoot.games.spacedealer.rules import producing as making
from webfoot.games.spacedealer.rules.flying import adjacent, fields
from webfoot.games.spacedealer.rules.goods import cannot_reach, containers_on, held_on, hold
from webfoot.games.spacedealer.rules.grid import covered, sites, working
from webfoot.games.spacedealer.rules.pieces import ACTIVE, ADRIFT, AWAY, BUILD, FLYING, LANDED, READY, SCRAP, USE
from webfoot.games.spacedealer.rules.state import CHOOSING, COUNTDOWN, OVER, OVERTIME, RUNNING, Position, home


def legal(p: Position, seat: int) -> list[int]:
    found: list[int] = []
    if p.phase in (COUNTDOWN, OVER):
        return found
    if p.phase == CHOOSING:
        _starts(p, seat, found)
        return found
    _own(p, seat, True, found)
    if p.experienced:
        _attacks(p, seat, found)
    _offers(p, seat, found)
    for on in range(2):
        if not making.cannot_change_collecting(p, seat, on):
            found.append(p.numbers.collect_by_itself(on))
    if p.phase == OVERTIME and not phases.cannot_finish(p, seat):
        found.append(p.numbers.finished)
    return found


def own_business(p: Position, seat: int) -> list[int]:
    """Return the legal moves that concern nobody else: those of a player who does not trade, while the clock runs.

    Flights of an empty ship are left out, except those to its home.
    """
    found: list[int] = []
    if p.phase in (RUNNING, OVERTIME):
        _own(p, seat, False, found)
    return found


def _starts(p: Position, seat: int, found: list[int]) -> None:
    for mine in p.planets[seat].hidden:
        if mine in p.box.mines:
            for column in p.box.start_columns:
                if not phases.cannot_choose(p, seat, mine, column):
                    found.append(p.numbers.choose_start(mine, column))
            if not phases.cannot_pick(p, seat, mine):
                found.append(p.numbers.pick_mine(mine))


def _own(p: Position, seat: int, anywhere: bool, found: list[int]) -> None:
    _planning(p, seat, found)
    if p.phase == RUNNING and jobs.idle(p.planets[seat]) != NONE:
        _timers(p, seat, anywhere, found)
    _finished_jobs(p, seat, found)
    _goods(p, seat, found)
    _demands(p, seat, found)


def _planning(p: Position, seat: int, found: list[int]) -> None:
    planet = p.planets[seat]
    if cards.free_places(planet) > 0:
        seen = 0
        for kind in planet.hidden + planet.known:
            if seen >> kind & 1:
                continue
            seen |= 1 << kind
            if not cards.cannot_plan(p, seat, kind):
                found.append(p.numbers.plan(kind))
        for level in range(2, 4):
            if not cards.cannot_draw(p, seat, level):
                found.append(p.numbers.draw(level))
    for at in range(len(planet.drawn)):
        if not cards.cannot_keep(p, seat, at):
            found.append(p.numbers.keep(at))


def _timers(p: Position, seat: int, anywhere: bool, found: list[int]) -> None:
    planet = p.planets[seat]
    numbers = p.numbers
    if not jobs.cannot_start_technology(p, seat):
        found.append(numbers.start_technology)
    for place in range(len(planet.planned)):
        if not jobs.cannot_start_build(p, seat, place):
            found.append(numbers.start_build(place))
    scrapping = p.switches["discarding"] == "built-too"
    for at, built in enumerate(planet.area):
        if built.kind == NONE or covered(planet, at):
            continue
        card = p.box.cards[built.kind]
        if card.has_slot() and not jobs.cannot_start_use(p, seat, built.column):
            found.append(numbers.start_use(built.column))
        if scrapping:
            zone = int(card.shape == CITY)
            if not jobs.cannot_start_scrap(p, seat, zone, built.column):
                found.append(numbers.start_scrap(zone, built.column))
    for number, ship in enumerate(planet.ships):
        if ship.where in (AWAY, FLYING):
            continue
        loaded = any(ship.goods)
        if ship.where == ADRIFT:
            first, last = ship.field, ship.field + 1
        elif not loaded and not anywhere:
            first, last = home(seat), home(seat) + 1
        else:
            first, last = 0, fields(p)
        for field in range(first, last):
            if loaded and ship.where != ADRIFT and not adjacent(p, ship.field, field):
                continue
            if not jobs.cannot_start_flight(p, seat, number, field):
                found.append(numbers.start_flight(number, field))


def _finished_jobs(p: Position, seat: int, found: list[int]) -> None:
    planet = p.planets[seat]
    numbers = p.numbers
    for number, timer in enumerate(planet.timers):
        if timer.state != READY:
            continue
        if timer.job == BUILD:
            place = timer.target
            for column in sites(p, planet, planet.planned[place]):
                if not building.cannot_place(p, seat, place, column):
                    found.append(numbers.place(place, column))
            for side in range(2):
                if not building.cannot_place_station(p, seat, place, side):
                    found.append(numbers.place_station(place, side))
            if not building.cannot_discard(p, seat, place):
                found.append(numbers.discard(place))
        elif timer.job == USE:
            _use(p, seat, timer.target, found)
        elif timer.job == SCRAP:
            built = planet.area[timer.target]
            zone = int(p.box.cards[built.kind].shape == CITY)
            if not building.cannot_scrap(p, seat, zone, built.column):
                found.append(numbers.scrap(zone, built.column))
        if not jobs.cannot_give_up(p, seat, number):
            found.append(numbers.give_up(number))


def _use(p: Position, seat: int, at: int, found: list[int]) -> None:
    numbers = p.numbers
    built = p.planets[seat].area[at]
    column = built.column
    effect = p.box.cards[built.kind].effect
    if effect == BEAM:
        for ship in range(MAX_SHIPS):
            for colour in range(GOODS):
                if not making.cannot_beam(p, seat, column, ship, colour):
                    found.append(numbers.beam(column, ship, colour))
        return
    for container in containers_on(p, seat, home(seat)):
        if effect == MINE:
            if not making.cannot_collect(p, seat, column, container):
                found.append(numbers.collect(column, container))
        elif effect == MULTI_MINE:
            for colour in range(GOODS):
                if not making.cannot_collect_colour(p, seat, column, colour, container):
                    found.append(numbers.collect_colour(column, colour, container))
        elif effect == CONVERTER:
            for old, count in enumerate(hold(p, seat, container)):
                if not count:
                    continue
                for new in range(GOODS):
                    if new != old and not making.cannot_convert(p, seat, column, container, old, new):
                        found.append(numbers.convert(column, container, old, new))


def _goods(p: Position, seat: int, found: list[int]) -> None:
    numbers = p.numbers
    ships = p.planets[seat].ships
    containers = [number for number, ship in enumerate(ships) if ship.where != AWAY]
    containers += [MAX_SHIPS + at for at in range(len(p.planets[seat].stores))]
    reachable = [container for container in containers if not cannot_reach(p, seat, container)]
    for source in containers:
        for colour, count in enumerate(hold(p, seat, source)):
            if not count:
                continue
            if not hauling.cannot_dump(p, seat, source, colour):
                found.append(numbers.dump(source, colour))
            if source not in reachable:
                continue
            for target in reachable:
                if target != source and not hauling.cannot_move(p, seat, source, target, colour):
                    found.append(numbers.move(source, target, colour))
    if not p.experienced:
        return
    for number, ship in enumerate(ships):
        if ship.where == LANDED and ship.field % 2:
            for colour in range(GOODS):
                if ship.goods[colour] and not hauling.cannot_drop(p, seat, number, colour):
                    found.append(numbers.drop(number, colour))
                if p.fields[ship.field][colour] and not hauling.cannot_pick_up(p, seat, number, colour):
                    found.append(numbers.pick_up(number, colour))


def _demands(p: Position, seat: int, found: list[int]) -> None:
    numbers = p.numbers
    places: list[int] = []
    for ship in p.planets[seat].ships:
        if ship.where == LANDED and ship.field not in places and any(ship.goods):
            places.append(ship.field)
    places.sort()
    for field in places:
        if field % 2:
            if not delivering.cannot_deliver_neutral(p, seat, field):
                found.append(numbers.deliver_neutral(field))
        elif field != home(seat):
            owner = field // 2
            for built in p.planets[owner].area:
                for nth, by in enumerate(built.served):
                    if by == NONE and not delivering.cannot_deliver(p, seat, owner, built.column, nth):
                        found.append(numbers.deliver(owner, built.column, nth))


def _attacks(p: Position, seat: int, found: list[int]) -> None:
    planet = p.planets[seat]
    for at in working(planet, SABOTAGE):
        if planet.area[at].ammunition:
            _sabotages(p, seat, planet.area[at].column, found)
    for at in working(planet, MISSILE):
        if planet.area[at].ammunition:
            _missiles(p, seat, planet.area[at].column, found)


def _sabotages(p: Position, seat: int, column: int, found: list[int]) -> None:
    for victim, other in enumerate(p.planets):
        for number, timer in enumerate(other.timers):
            if timer.state == ACTIVE and not attacking.cannot_sabotage(p, seat, column, victim, number):
                found.append(p.numbers.sabotage(column, victim, number))


def _missiles(p: Position, seat: int, column: int, found: list[int]) -> None:
    for victim, other in enumerate(p.planets):
        for target, built in enumerate(other.area):
            if built.kind == NONE or not p.box.cards[built.kind].has_slot() or covered(other, target):
                continue
            if not attacking.cannot_fire(p, seat, column, victim, built.column):
                found.append(p.numbers.fire(column, victim, built.column))


def _offers(p: Position, seat: int, found: list[int]) -> None:
    numbers = p.numbers
    own = offers.places(p, seat)
    for other in range(p.seats):
        if other == seat:
            continue
        shared = own & offers.places(p, other)
        field = 0
        while shared:
            if shared & 1 and not drafts.cannot_draft(p, seat, other, field):
                found.append(numbers.draft(other, field))
            shared >>= 1
            field += 1
        if not drafts.cannot_draft(p, seat, other, NONE):
            found.append(numbers.draft(other, NONE))
    for offer in p.offers:
        if offer.giver == seat:
            if not offers.cannot_withdraw(p, seat, offer.taker):
                found.append(numbers.withdraw(offer.taker))
        elif offer.taker == seat:
            if not offers.cannot_accept(p, seat, offer.giver):
                found.append(numbers.accept(offer.giver))
            if not offers.cannot_decline(p, seat, offer.giver):
                found.append(numbers.decline(offer.giver))
    if p.planets[seat].draft is not None:
        _draft(p, seat, found)


def _draft(p: Position, seat: int, found: list[int]) -> None:
    numbers = p.numbers
    planet = p.planets[seat]
    offer = planet.draft
    assert offer is not None
    if not drafts.cannot_make(p, seat):
        found.append(numbers.make_offer)
    if not drafts.cannot_drop_draft(p, seat):
        found.append(numbers.drop_draft)
    if offer.field != NONE:
        ours, theirs = held_on(p, seat, offer.field), held_on(p, offer.taker, offer.field)
        for colour in range(GOODS):
            if ours[colour] and not drafts.cannot_offer_good(p, seat, colour):
                found.append(numbers.offer_good(colour))
            if theirs[colour] and not drafts.cannot_ask_good(p, seat, colour):
                found.append(numbers.ask_good(colour))
    for place in range(len(planet.planned)):
        if not drafts.cannot_offer_card(p, seat, place):
            found.append(numbers.offer_card(place))
    for place in range(len(p.planets[offer.taker].planned)):
        if not drafts.cannot_ask_card(p, seat, place):
            found.append(numbers.ask_card(place))
    for timer in planet.timers:
        if timer.state == READY and timer.job == USE:
            _job(p, seat, timer.target, found)


def _job(p: Position, seat: int, at: int, found: list[int]) -> None:
    built = p.planets[seat].area[at]
    card = p.box.cards[built.kind]
    for count in range(1, card.amount + 1):
        if not drafts.cannot_offer_job(p, seat, built.column, count, NONE):
            found.append(p.numbers.offer_job(built.column, count, NONE))
    for count in range(1, card.amount + 1 if card.effect == BEAM else 2):
        for colour in range(GOODS):
            if not drafts.cannot_offer_job(p, seat, built.column, count, colour):
                found.append(p.numbers.offer_job(built.column, count, colour))
