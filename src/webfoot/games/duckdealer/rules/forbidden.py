"""Why a move is forbidden: one question for any move of any seat, at any moment.

The answer is the id of a refusal, or nothing if the move is legal. Most ids are rules of the book. Where a rule has
several reasons to forbid something, a word behind it says which one applies (`DD-Q26-open`).
"""

from __future__ import annotations

from typing import Final

from webfoot.games.duckdealer.rules import offers, permits, tiles
from webfoot.games.duckdealer.rules.setup import tied
from webfoot.games.duckdealer.rules.state import (
    BID,
    EQUIP,
    EXPLORE,
    FOR_TRACK,
    GATE,
    OFFER,
    PLACE,
    RECLAIM,
    SECOND_BID,
    START,
    TURN,
)
from webfoot.games.duckdealer.rules.travel import steps_from
from webfoot.games.duckdealer.rules.turn import DuckDealerState
from webfoot.games.duckdealer.rules.world import NONE, RED

CHOICES: Final[tuple[int, ...]] = (EXPLORE, GATE, RECLAIM, OFFER)
"""Phases in which a choice is half made."""


def forbidden(p: DuckDealerState, seat: int, number: int) -> str:
    """Return what forbids this move of this seat now; nothing if it is legal."""
    n = p.numbers
    if p.over():
        return "game-over"
    if p.phase <= START:
        return _at_the_beginning(p, seat, number)
    discarding = n.discard <= number < n.reclaim_road
    if discarding and not permits.may_discard(p, seat):
        return "DD-Q30-choice" if p.phase in CHOICES and seat == p.turn() else "DD-Q30"
    if seat not in p.actors():
        return "DD-R5.1"
    if discarding:
        return "" if p.good_count(seat, number - n.discard) else "no-such-good"
    if p.proposed and seat == p.partner:
        return _in_answer(p, seat, number)
    if number < n.collect:
        return "beginning-over"
    if number in (n.accept, n.decline):
        return "DD-Q26-none"
    return _in_choice(p, seat, number) if p.phase in CHOICES else _on_turn(p, seat, number)


def _at_the_beginning(p: DuckDealerState, seat: int, number: int) -> str:
    n = p.numbers
    if p.phase in (BID, SECOND_BID):
        if seat not in p.actors():
            return "DD-Q28-settled" if p.phase == SECOND_BID and seat not in tied(p) else "DD-Q28"
        return "" if number < n.place else "beginning"
    if seat not in p.actors():
        return "DD-R5.1"
    if p.phase == PLACE:
        if not n.place <= number < n.equip:
            return "beginning"
        place = number - n.place
        if place >= p.seats:
            return "DD-R4.7-none"
        return "" if p.order[place] == NONE else "DD-R4.7"
    if p.phase == EQUIP:
        if not n.equip <= number < n.start:
            return "DD-R4.8"
        kind = number - n.equip
        return "" if kind == 0 or p.discs[kind - 1] else "DD-Q9"
    if not n.start <= number < n.collect:
        return "beginning"
    planet = number - n.start
    if not p.world.is_start[planet]:
        return "DD-R4.9"
    return "DD-R4.9-taken" if planet in p.ships else ""


def _in_answer(p: DuckDealerState, seat: int, number: int) -> str:
    if number == p.numbers.accept:
        return offers.cannot_accept(p, seat)
    return "" if number == p.numbers.decline else "DD-Q26-answer"


def _in_choice(p: DuckDealerState, seat: int, number: int) -> str:
    """What is asked comes before anything else."""
    n = p.numbers
    if p.phase == EXPLORE:
        if not n.explore <= number < n.road:
            return "DD-R8.7"
        asked = [permits.exploring(p, at) for at in permits.offered_tiles(p)]
        return "" if number in asked else "DD-R8.7-top"
    if p.phase == GATE:
        if not n.close_gate <= number < n.build_factory:
            return "DD-R12.1-exit"
        planet = number - n.close_gate
        if planet == p.gate_from:
            return "DD-R12.1-apart"
        return "" if planet in permits.free_of_gates(p) else "DD-R12.2"
    if p.phase == RECLAIM:
        if not n.reclaim_road <= number < n.offer_to:
            return "DD-Q24"
        if number < n.reclaim_privilege:
            return "" if p.roads[number - n.reclaim_road + n.comets_from] == seat else "DD-Q24-yours"
        if p.privileges[number - n.reclaim_privilege] != seat:
            return "DD-Q24-yours"
        return "DD-Q24-road" if p.reclaim_for == FOR_TRACK and seat in p.roads else ""
    return offers.cannot_draft(p, seat, number) if n.give <= number < n.accept else "DD-Q26-draft"


def _on_turn(p: DuckDealerState, seat: int, number: int) -> str:
    """Moves of a choice that is not asked, then those of the phases TURN and ACTION."""
    n = p.numbers
    if n.explore <= number < n.road:
        return "DD-R8.7-later"
    if n.close_gate <= number < n.build_factory:
        return "DD-R12.1-entrance"
    if n.reclaim_road <= number < n.offer_to:
        return "DD-Q24-idle"
    if n.give <= number < n.withdraw:
        return "DD-Q26-begin"
    choosing = number < n.fly
    if p.phase == TURN:
        return "" if choosing else "DD-R7.1"
    return "DD-R5.1-begun" if choosing else _acting(p, seat, number)


def _acting(p: DuckDealerState, seat: int, number: int) -> str:
    """In the phase ACTION, of the player on turn."""
    n = p.numbers
    if number == n.withdraw:
        return "" if p.proposed else "DD-Q26-closed"
    if n.offer_to <= number < n.give:
        return offers.cannot_offer(p, seat, number - n.offer_to)
    if (number < n.explore or number >= n.end_turn) and p.carried(seat) > p.capacity(seat):
        return "DD-R10.8"
    if number >= n.end_turn:
        kept = n.keeps[number - n.end_turn]
        return "" if all(kept[colour] <= p.energy[seat * 3 + colour] for colour in range(3)) else "DD-R7.6"
    if number < n.explore:
        return _flying(p, seat, number)
    if number < n.open_gate:
        return _laying(p, seat, number - n.road + n.comets_from)
    if number < n.close_gate:
        return _opening(p, seat, number - n.open_gate)
    here = p.ships[seat]
    return "DD-R8.4" if here >= n.planets else _on_planet(p, seat, here, number)


def _flying(p: DuckDealerState, seat: int, number: int) -> str:
    n = p.numbers
    here = p.ships[seat]
    if not p.can_spend(seat, RED):
        return "no-energy"
    if number == n.jump:
        return "" if permits.gate_owner(p, here) != NONE else "DD-R8.9"
    to = number - n.fly
    if to == here:
        return "DD-Q3"
    return "" if steps_from(p, seat, here, p.speed(seat))[to] <= p.speed(seat) else "DD-R8.1"


def _laying(p: DuckDealerState, seat: int, at: int) -> str:
    if p.roads[at] != NONE:
        return "road-there"
    return "DD-R7.2" if at in p.ships else permits.cannot_lay_roads(p, seat)


def _opening(p: DuckDealerState, seat: int, planet: int) -> str:
    if p.entrances[seat] != NONE:
        return "DD-R12.1"
    free = permits.free_of_gates(p)
    if planet not in free:
        return "DD-R12.2"
    return "" if len(free) > 1 else "DD-R12.2-full"


def _on_planet(p: DuckDealerState, seat: int, here: int, number: int) -> str:
    n = p.numbers
    if number < n.build_yard:
        return tiles.cannot_build_factory(p, seat, here, number - n.build_factory)
    if number < n.build_consumer:
        return tiles.cannot_build_yard(p, seat, here, number - n.build_yard)
    if number < n.privilege:
        return tiles.cannot_build_consumer(p, seat, here, number - n.build_consumer - 1)
    if number < n.mine:
        return tiles.cannot_privilege(p, seat, here, number - n.privilege)
    if number == n.mine:
        return tiles.cannot_mine(p, seat, here)
    if number == n.make:
        return tiles.cannot_make(p, seat, here)
    if number == n.deliver:
        return tiles.cannot_deliver(p, seat, here)
    return tiles.cannot_buy(p, seat, here, number - n.buy - 1)
