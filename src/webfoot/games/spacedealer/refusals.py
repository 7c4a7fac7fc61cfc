"""Why a move is not legal, and what on the board cannot be used now."""

from __future__ import annotations

from webfoot.core.errors import Refusal
from webfoot.games.spacedealer.components import NONE, STATION
from webfoot.games.spacedealer.rules.commands import forbidden
from webfoot.games.spacedealer.rules.delivering import cannot_deliver, ships_on
from webfoot.games.spacedealer.rules.engine import SpaceDealerState
from webfoot.games.spacedealer.rules.grid import cannot_station, covered, sites
from webfoot.games.spacedealer.rules.jobs import cannot_start_technology
from webfoot.games.spacedealer.rules.pieces import BUILD, READY
from webfoot.games.spacedealer.rules.state import OVERTIME, RUNNING, Planet, home


def why_not(p: SpaceDealerState, seat: int, number: int) -> Refusal | None:
    rule = forbidden(p, seat, number)
    return Refusal(rule) if rule else None


def blocked(p: SpaceDealerState, seat: int) -> dict[str, Refusal]:
    """What a player might want to touch now and cannot, with the reason."""
    if p.phase not in (RUNNING, OVERTIME):
        return {}
    planet = p.planets[seat]
    reasons: dict[str, Refusal] = {}
    rule = cannot_start_technology(p, seat)
    if rule and rule != "SD-TM-05":
        reasons["technology"] = Refusal(rule)
    for at, built in enumerate(planet.area):
        if built.kind != NONE and p.box.cards[built.kind].has_slot():
            rule = _slot(p, seat, at)
            if rule:
                reasons[f"slot:{built.column}"] = Refusal(rule)
    for timer in planet.timers:
        if timer.state == READY and timer.job == BUILD and not _has_site(p, planet, planet.planned[timer.target]):
            card = p.box.cards[planet.planned[timer.target]]
            reasons[f"plan:{timer.target}"] = Refusal("SD-BD-03", {"card": card.slug})
    for owner in range(p.seats):
        if owner != seat and ships_on(p, seat, home(owner)):
            for built in p.planets[owner].area:
                for nth, by in enumerate(built.served):
                    rule = "" if by != NONE else cannot_deliver(p, seat, owner, built.column, nth)
                    if rule:
                        reasons[f"demand:{owner}:{built.column}:{nth}"] = Refusal(rule)
    return reasons


def _slot(p: SpaceDealerState, seat: int, at: int) -> str:
    planet = p.planets[seat]
    if covered(planet, at):
        return "SD-BD-10"
    rule = forbidden(p, seat, p.numbers.start_use(planet.area[at].column))
    return "" if rule == "SD-TM-05" else rule


def _has_site(p: SpaceDealerState, planet: Planet, kind: int) -> bool:
    card = p.box.cards[kind]
    if card.shape == STATION:
        return any(not cannot_station(planet, kind, side) for side in (0, 1))
    return bool(sites(p, planet, kind))
