"""Attacks: whom to hinder, and how much it costs that player.

A marker of a probe or missile is free to use once it is loaded. It is kept for the best opponent, and for jobs that
have nearly run their time: those lose the most.
"""

from __future__ import annotations

from typing import Final

from webfoot.games.spacedealer.bot.demand_values import worth
from webfoot.games.spacedealer.bot.styles import QUICK, Style
from webfoot.games.spacedealer.components import MINE, MISSILE, MULTI_MINE, NONE
from webfoot.games.spacedealer.rules.grid import covered, slot_at
from webfoot.games.spacedealer.rules.pieces import BUILD, FLY, USE
from webfoot.games.spacedealer.rules.state import Position

NEVER: Final = -1.0
FREE: Final = 3.0
"""The worth of an attack besides what it costs the victim: it comes before anything that takes a timer."""
CARGO: Final = 0.4
"""What each good costs that lands a flight later."""
LASTING: Final = 4
"""Runs of a timer that must be left for a missile to be worth loading."""
MADE: Final = 0.4
"""What a good is worth to the player who makes it, in points."""
SHARED: Final = 0.4
"""The share of an attack that is won by a player whose rival is level with another."""
SERIOUS: Final = 6
"""An opponent so many points behind is no longer worth an attack."""


def rival(p: Position, seat: int) -> int:
    """Return the best of the opponents."""
    return max((other for other in range(p.seats) if other != seat), key=lambda other: p.planets[other].score)


def worth_attacking(p: Position, seat: int, victim: int) -> bool:
    return victim == rival(p, seat) and p.planets[victim].score >= p.planets[seat].score - SERIOUS


def sabotage(p: Position, seat: int, victim: int, number: int) -> float:
    """Return what it is worth to stop a timer; a negative number if it is better kept for another."""
    timer = p.planets[victim].timers[number]
    if victim == seat or not worth_attacking(p, seat, victim) or timer.ends - p.now > p.pace // 2:
        return NEVER
    return FREE + _loss(p, victim, number)


def _loss(p: Position, victim: int, number: int) -> float:
    """Return what a player loses with the job of a timer."""
    planet = p.planets[victim]
    timer = planet.timers[number]
    if timer.job == FLY:
        return 0.5 + CARGO * sum(planet.ships[timer.target].goods)
    if timer.job == BUILD:
        return 0.3 + worth(planet, planet.planned[timer.target]) / 10
    if timer.job == USE:
        card = p.box.cards[planet.area[timer.target].kind]
        return 0.3 * card.amount if card.effect in (MINE, MULTI_MINE) else 0.2
    return 0.3


def fire(p: Position, seat: int, victim: int, column: int) -> float:
    """Return what it is worth to block a slot."""
    if victim == seat or not worth_attacking(p, seat, victim):
        return NEVER
    planet = p.planets[victim]
    return FREE + worth(planet, planet.area[slot_at(planet, column)].kind) / 5


def loading(p: Position, seat: int, turns: float, effect: int, style: Style = QUICK) -> float:
    """Return the worth of loading a probe or missile. A probe still hurts in overtime; a blocked slot does not."""
    victim = rival(p, seat)
    if (effect == MISSILE and turns <= LASTING) or not worth_attacking(p, seat, victim):
        return NEVER
    if effect != MISSILE or not style.attacking:
        return 0.5
    return style.attacking * stake(p, seat, victim) * MADE * best_machine(p, victim)


def stake(p: Position, seat: int, victim: int) -> float:
    """Return which share of what the rival loses is as good as won: the others are rivals as well."""
    others = [p.planets[other].score for other in range(p.seats) if other not in (seat, victim)]
    ahead = p.planets[victim].score - max(others, default=-SERIOUS)
    return 1.0 if ahead >= SERIOUS else SHARED + (1.0 - SHARED) * ahead / SERIOUS


def best_machine(p: Position, victim: int) -> int:
    """Return how many goods the machine makes that a missile would stop: none if as many are blocked as may be."""
    planet = p.planets[victim]
    if sum(1 for built in planet.area if built.blocked) >= p.box.blocks:
        return 0
    most = 0
    for at, built in enumerate(planet.area):
        if built.kind == NONE or built.blocked or covered(planet, at):
            continue
        card = p.box.cards[built.kind]
        if card.effect in (MINE, MULTI_MINE):
            most = max(most, card.amount)
    return most
