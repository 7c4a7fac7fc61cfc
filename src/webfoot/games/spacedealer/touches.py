"""How a player touches legal moves where that depends on the position: a choice that makes no difference is not asked
for.

That concerns the ship, where only one can do it. It concerns the container, because goods move freely on the home
planet: of moves that differ in nothing else, the first stands for all. And it says whether a single touch empties a
finished mine.
"""

from __future__ import annotations

from msgspec.structs import replace

from webfoot.core.briefing import Choice
from webfoot.games.spacedealer import moves as m
from webfoot.games.spacedealer.components import CITY, NONE
from webfoot.games.spacedealer.rules.goods import room_on
from webfoot.games.spacedealer.rules.grid import slot_at
from webfoot.games.spacedealer.rules.pieces import BUILD, USE
from webfoot.games.spacedealer.rules.producing import output
from webfoot.games.spacedealer.rules.state import Planet, Position, home


def ways_to_touch(p: Position, seat: int, listed: list[Choice]) -> list[Choice]:
    """Return the legal moves of a seat, each with its touches in this position."""
    moves = [choice.move for choice in listed]
    flights = [move for move in moves if isinstance(move, m.StartFlight)]
    beaming = {move.ship for move in moves if isinstance(move, m.BeamGood)}
    lifting = {move.ship for move in moves if isinstance(move, m.PickUpGood)}
    whole = {move.column for move in moves if isinstance(move, m.Collect) and _comes_whole(p, seat, move.column)}
    seen: set[tuple[str, ...]] = set()
    found = []
    for choice in listed:
        move = choice.move
        ways: tuple[tuple[str, ...], ...] = (choice.touches, *choice.otherwise)
        if isinstance(move, m.StartFlight):
            if all(other.ship == move.ship for other in flights if other.field == move.field):
                ways = (choice.touches, *move.otherwise_alone())
        elif isinstance(move, m.Collect):
            if move.column not in whole:
                ways = ((*choice.touches, "collect"),)
        elif isinstance(move, m.BeamGood):
            if len(beaming) == 1:
                slot, _, colour = choice.touches
                ways = ((slot, colour),)
        elif isinstance(move, m.PickUpGood):
            if len(lifting) == 1:
                ways = (choice.touches[:1],)
        elif isinstance(move, m.GiveUp):
            ways = (_giving_up(p.planets[seat], move.timer, whole),)
        kept = [way for way in ways if way and way not in seen]
        seen.update(kept)
        if (choice.touches, *choice.otherwise) != tuple(kept):
            choice = replace(choice, touches=kept[0] if kept else (), otherwise=tuple(kept[1:]))
        found.append(choice)
    return found


def _comes_whole(p: Position, seat: int, column: int) -> bool:
    """Whether nothing of what this finished mine gives would be lost."""
    kind = p.planets[seat].area[slot_at(p.planets[seat], column)].kind
    amount = p.box.cards[kind].amount
    return room_on(p, seat, home(seat)) >= amount == sum(output(p, kind, NONE))


def _giving_up(planet: Planet, number: int, whole: set[int]) -> tuple[str, ...]:
    """Return the touches that give a job up; none where a single touch takes the whole result."""
    timer = planet.timers[number]
    if timer.job == BUILD:
        return (f"plan:{timer.target}", "give-up")
    built = planet.area[timer.target]
    if timer.job == USE:
        return () if built.column in whole else (f"slot:{built.column}", "give-up")
    zone: m.Zone = "demand" if planet.box.cards[built.kind].shape == CITY else "action"
    return (f"built:{zone}:{built.column}", "give-up")
