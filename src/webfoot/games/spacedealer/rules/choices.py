"""Lists the legal moves of a seat: what might be possible here, less what a rule forbids."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from webfoot.games.spacedealer import moves as m
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
from webfoot.games.spacedealer.rules.catalogue import ANYTHING, KINDS
from webfoot.games.spacedealer.rules.commands import CHECKS
from webfoot.games.spacedealer.rules.flying import adjacent, fields
from webfoot.games.spacedealer.rules.goods import cannot_reach, containers_on, hold
from webfoot.games.spacedealer.rules.grid import covered, sites, working
from webfoot.games.spacedealer.rules.jobs import idle
from webfoot.games.spacedealer.rules.offers import present
from webfoot.games.spacedealer.rules.pieces import ACTIVE, ADRIFT, AWAY, BUILD, FLYING, LANDED, READY, SCRAP, USE
from webfoot.games.spacedealer.rules.state import CHOOSING, COUNTDOWN, OVER, OVERTIME, RUNNING, Position, home

_NUMBER: Final = {kind: at for at, kind in enumerate(KINDS)}
Candidate = tuple[int, tuple[int, ...]]
_COLOURS: Final = range(GOODS)


def _kind(move: type) -> int:
    return _NUMBER[move]


CHOOSE_START: Final[int] = _kind(m.ChooseStart)
PICK_MINE: Final[int] = _kind(m.PickMine)
PLAN: Final[int] = _kind(m.Plan)
DRAW: Final[int] = _kind(m.Draw)
KEEP: Final[int] = _kind(m.Keep)
START_TECHNOLOGY: Final[int] = _kind(m.StartTechnology)
START_BUILD: Final[int] = _kind(m.StartBuild)
START_USE: Final[int] = _kind(m.StartUse)
START_FLIGHT: Final[int] = _kind(m.StartFlight)
START_SCRAP: Final[int] = _kind(m.StartScrap)
PLACE: Final[int] = _kind(m.Place)
PLACE_STATION: Final[int] = _kind(m.PlaceStation)
COLLECT: Final[int] = _kind(m.Collect)
COLLECT_COLOUR: Final[int] = _kind(m.CollectColour)
CONVERT: Final[int] = _kind(m.Convert)
BEAM_GOOD: Final[int] = _kind(m.BeamGood)
DISCARD: Final[int] = _kind(m.Discard)
DO_SCRAP: Final[int] = _kind(m.Scrap)
GIVE_UP: Final[int] = _kind(m.GiveUp)
COLLECT_BY_ITSELF: Final[int] = _kind(m.CollectByItself)
MOVE_GOOD: Final[int] = _kind(m.MoveGood)
DUMP: Final[int] = _kind(m.Dump)
DROP_GOOD: Final[int] = _kind(m.DropGood)
PICK_UP_GOOD: Final[int] = _kind(m.PickUpGood)
DRAFT_OFFER: Final[int] = _kind(m.DraftOffer)
OFFER_GOOD: Final[int] = _kind(m.OfferGood)
ASK_GOOD: Final[int] = _kind(m.AskGood)
OFFER_CARD: Final[int] = _kind(m.OfferCard)
ASK_CARD: Final[int] = _kind(m.AskCard)
OFFER_JOB: Final[int] = _kind(m.OfferJob)
MAKE_OFFER: Final[int] = _kind(m.MakeOffer)
DROP_DRAFT: Final[int] = _kind(m.DropDraft)
WITHDRAW: Final[int] = _kind(m.Withdraw)
ACCEPT: Final[int] = _kind(m.Accept)
DECLINE: Final[int] = _kind(m.Decline)
DELIVER: Final[int] = _kind(m.Deliver)
DELIVER_NEUTRAL: Final[int] = _kind(m.DeliverNeutral)
SABOTAGE_TIMER: Final[int] = _kind(m.SabotageTimer)
FIRE_MISSILE: Final[int] = _kind(m.FireMissile)
FINISHED: Final[int] = _kind(m.Finished)


def legal(p: Position, seat: int) -> list[int]:
    if p.phase in (COUNTDOWN, OVER):
        return []
    return _allowed(p, seat, _starts(p, seat) if p.phase == CHOOSING else _everything(p, seat))


def own_business(p: Position, seat: int) -> list[int]:
    """Return the legal moves that concern nobody else: those of a player who does not trade, while the clock runs.

    Flights of an empty ship are left out, except those to its home.
    """
    return _allowed(p, seat, _own(p, seat, False)) if p.phase in (RUNNING, OVERTIME) else []


def _allowed(p: Position, seat: int, candidates: Iterator[Candidate]) -> list[int]:
    numbers = p.listed.numbers
    return [numbers[candidate] for candidate in candidates if not CHECKS[candidate[0]](p, seat, *candidate[1])]


def _starts(p: Position, seat: int) -> Iterator[Candidate]:
    for mine in p.planets[seat].hidden:
        if mine in p.box.mines:
            for column in p.box.start_columns:
                yield CHOOSE_START, (mine, column)
            yield PICK_MINE, (mine,)


def _own(p: Position, seat: int, anywhere: bool = True) -> Iterator[Candidate]:
    yield from _planning(p, seat)
    if p.phase == RUNNING and idle(p.planets[seat]) != NONE:
        yield from _timers(p, seat, anywhere)
    yield from _finished_jobs(p, seat)
    yield from _goods(p, seat)
    yield from _demands(p, seat)


def _everything(p: Position, seat: int) -> Iterator[Candidate]:
    yield from _own(p, seat)
    if p.experienced:
        yield from _attacks(p, seat)
    yield from _offers(p, seat)
    for on in (0, 1):
        yield COLLECT_BY_ITSELF, (on,)
    if p.phase == OVERTIME:
        yield FINISHED, ()


def _planning(p: Position, seat: int) -> Iterator[Candidate]:
    planet = p.planets[seat]
    for kind in dict.fromkeys(planet.hidden + planet.known):
        yield PLAN, (kind,)
    for level in (2, 3):
        yield DRAW, (level,)
    for at in range(len(planet.drawn)):
        yield KEEP, (at,)


def _timers(p: Position, seat: int, anywhere: bool) -> Iterator[Candidate]:
    planet = p.planets[seat]
    yield START_TECHNOLOGY, ()
    for place in range(len(planet.planned)):
        yield START_BUILD, (place,)
    for at, built in enumerate(planet.area):
        if built.kind == NONE or covered(planet, at):
            continue
        if p.box.cards[built.kind].has_slot():
            yield START_USE, (built.column,)
        if p.switches["discarding"] == "built-too":
            yield START_SCRAP, (int(p.box.cards[built.kind].shape == CITY), built.column)
    for number, ship in enumerate(planet.ships):
        if ship.where in (AWAY, FLYING):
            continue
        if ship.where == ADRIFT:
            yield START_FLIGHT, (number, ship.field)
            continue
        loaded = any(ship.goods)
        if not loaded and not anywhere:
            yield START_FLIGHT, (number, home(seat))
            continue
        for field in range(fields(p)):
            if not loaded or adjacent(p, ship.field, field):
                yield START_FLIGHT, (number, field)


def _finished_jobs(p: Position, seat: int) -> Iterator[Candidate]:
    planet = p.planets[seat]
    for number, timer in enumerate(planet.timers):
        if timer.state != READY:
            continue
        if timer.job == BUILD:
            for column in sites(p, planet, planet.planned[timer.target]):
                yield PLACE, (timer.target, column)
            for side in (0, 1):
                yield PLACE_STATION, (timer.target, side)
            yield DISCARD, (timer.target,)
        elif timer.job == USE:
            yield from _use(p, seat, timer.target)
        elif timer.job == SCRAP:
            built = planet.area[timer.target]
            yield DO_SCRAP, (int(p.box.cards[built.kind].shape == CITY), built.column)
        yield GIVE_UP, (number,)


def _use(p: Position, seat: int, at: int) -> Iterator[Candidate]:
    built = p.planets[seat].area[at]
    effect = p.box.cards[built.kind].effect
    if effect == BEAM:
        for ship in range(MAX_SHIPS):
            for colour in _COLOURS:
                yield BEAM_GOOD, (built.column, ship, colour)
        return
    for container in containers_on(p, seat, home(seat)):
        if effect == MINE:
            yield COLLECT, (built.column, container)
        elif effect == MULTI_MINE:
            for colour in _COLOURS:
                yield COLLECT_COLOUR, (built.column, colour, container)
        elif effect == CONVERTER:
            for old, count in enumerate(hold(p, seat, container)):
                if count:
                    for new in _COLOURS:
                        if new != old:
                            yield CONVERT, (built.column, container, old, new)


def _goods(p: Position, seat: int) -> Iterator[Candidate]:
    ships = p.planets[seat].ships
    containers = [number for number, ship in enumerate(ships) if ship.where != AWAY]
    containers += [MAX_SHIPS + at for at in range(len(p.planets[seat].stores))]
    reachable = [container for container in containers if not cannot_reach(p, seat, container)]
    for source in containers:
        for colour, count in enumerate(hold(p, seat, source)):
            if not count:
                continue
            yield DUMP, (source, colour)
            if source not in reachable:
                continue
            for target in reachable:
                if target != source:
                    yield MOVE_GOOD, (source, target, colour)
    if not p.experienced:
        return
    for number, ship in enumerate(ships):
        if ship.where == LANDED and ship.field % 2:
            for colour in _COLOURS:
                if ship.goods[colour]:
                    yield DROP_GOOD, (number, colour)
                if p.fields[ship.field][colour]:
                    yield PICK_UP_GOOD, (number, colour)


def _demands(p: Position, seat: int) -> Iterator[Candidate]:
    places = {ship.field for ship in p.planets[seat].ships if ship.where == LANDED and any(ship.goods)}
    for field in sorted(places):
        if field % 2:
            yield DELIVER_NEUTRAL, (field,)
        elif field != home(seat):
            for built in p.planets[field // 2].area:
                for nth, by in enumerate(built.served):
                    if by == NONE:
                        yield DELIVER, (field // 2, built.column, nth)


def _attacks(p: Position, seat: int) -> Iterator[Candidate]:
    planet = p.planets[seat]
    for at in working(planet, SABOTAGE):
        if planet.area[at].ammunition:
            for victim, other in enumerate(p.planets):
                for number, timer in enumerate(other.timers):
                    if timer.state == ACTIVE:
                        yield SABOTAGE_TIMER, (planet.area[at].column, victim, number)
    for at in working(planet, MISSILE):
        if planet.area[at].ammunition:
            for victim, other in enumerate(p.planets):
                for target, built in enumerate(other.area):
                    if built.kind != NONE and p.box.cards[built.kind].has_slot() and not covered(other, target):
                        yield FIRE_MISSILE, (planet.area[at].column, victim, built.column)


def _offers(p: Position, seat: int) -> Iterator[Candidate]:
    places = [field for field in range(fields(p)) if present(p, seat, field)]
    for other in range(p.seats):
        if other == seat:
            continue
        for field in places:
            yield DRAFT_OFFER, (other, field)
        yield DRAFT_OFFER, (other, ANYTHING)
    for offer in p.offers:
        if offer.giver == seat:
            yield WITHDRAW, (offer.taker,)
        elif offer.taker == seat:
            yield ACCEPT, (offer.giver,)
            yield DECLINE, (offer.giver,)
    if p.planets[seat].draft is not None:
        yield from _draft(p, seat)


def _draft(p: Position, seat: int) -> Iterator[Candidate]:
    planet = p.planets[seat]
    offer = planet.draft
    assert offer is not None
    yield MAKE_OFFER, ()
    yield DROP_DRAFT, ()
    for colour in _COLOURS:
        yield OFFER_GOOD, (colour,)
        yield ASK_GOOD, (colour,)
    for place in range(len(planet.planned)):
        yield OFFER_CARD, (place,)
    for place in range(len(p.planets[offer.taker].planned)):
        yield ASK_CARD, (place,)
    for timer in planet.timers:
        if timer.state == READY and timer.job == USE:
            built = planet.area[timer.target]
            card = p.box.cards[built.kind]
            for count in range(1, card.amount + 1):
                yield OFFER_JOB, (built.column, count, ANYTHING)
            for count in range(1, card.amount + 1 if card.effect == BEAM else 2):
                for colour in _COLOURS:
                    yield OFFER_JOB, (built.column, count, colour)
