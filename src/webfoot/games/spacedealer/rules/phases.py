"""The shape of a game: the secret choice, the countdown, the clock, overtime, the end."""

from __future__ import annotations

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.spacedealer import events as e
from webfoot.games.spacedealer.components import (
    ANNOUNCED,
    CARDS,
    COUNTDOWN_MS,
    GENERATOR,
    GRACE_MS,
    MARKERS,
    MINES,
    NONE,
    POINTS_PER_SIDE,
)
from webfoot.games.spacedealer.moves import SIDES
from webfoot.games.spacedealer.rules.building import build
from webfoot.games.spacedealer.rules.catalogue import START_COLUMNS
from webfoot.games.spacedealer.rules.grid import LEFT, RIGHT
from webfoot.games.spacedealer.rules.pieces import ACTIVE, READY
from webfoot.games.spacedealer.rules.planned_cards import take_from_pile
from webfoot.games.spacedealer.rules.state import COUNTDOWN, OVER, OVERTIME, RUNNING, Position

# the secret choice


def cannot_choose(p: Position, seat: int, mine: int, column: int) -> str:
    planet = p.planets[seat]
    if planet.chosen:
        return "SD-SU-07"
    return "" if mine in planet.hidden else "SD-SU-05"


def choose(p: Position, seat: int, mine: int, column: int, log: Log | None) -> None:
    p.planets[seat].chosen = [mine, column]
    if log is not None:
        log.append(e.StartChosen(seat))
    if all(planet.chosen for planet in p.planets):
        reveal(p, log)


def choose_for_the_late(p: Position, chance: Chance, log: Log | None) -> None:
    for planet in p.planets:
        if not planet.chosen:
            mines = [kind for kind in planet.hidden if kind in MINES]
            planet.chosen = [mines[chance.below(len(mines))], START_COLUMNS[chance.below(len(START_COLUMNS))]]
    reveal(p, log)


def reveal(p: Position, log: Log | None) -> None:
    """SD-SU-06, SD-SU-07: everybody's mine at once, on a connection that the first generator supplies."""
    for seat, planet in enumerate(p.planets):
        mine, column = planet.chosen
        side = LEFT if column <= POINTS_PER_SIDE else RIGHT
        planet.chosen = []
        planet.hidden.remove(GENERATOR)
        planet.stations[side] += 1
        take_from_pile(planet, mine)
        build(p, seat, mine, column, None)
        if log is not None:
            log.append(e.StartRevealed(seat, CARDS[mine].slug, column, SIDES[side]))
    p.phase = COUNTDOWN
    p.started = p.now + COUNTDOWN_MS
    if log is not None:
        log.append(e.CountdownBegan(COUNTDOWN_MS // 1000))


def start_clock(p: Position, log: Log | None) -> None:
    p.phase = RUNNING
    p.announced = sum(1 for left in ANNOUNCED if left >= p.length)
    if log is not None:
        log.append(e.ClockStarted(p.length // 60_000))


# announcements


def next_announcement(p: Position) -> int:
    """SD-DG-09."""
    if p.phase != RUNNING or p.announced >= len(ANNOUNCED):
        return NONE
    return p.started + p.length - ANNOUNCED[p.announced]


def announce(p: Position, log: Log | None) -> None:
    if log is not None:
        log.append(e.TimeLeft(ANNOUNCED[p.announced] // 1000))
    p.announced += 1


# overtime


def begin_overtime(p: Position, seat: int | None, log: Log | None) -> None:
    """SD-EN-03: from now on no timer is started; those that run are used as usual."""
    p.phase = OVERTIME
    p.ended = p.quiet_since = p.now
    if log is not None:
        log.append(e.OvertimeBegan(seat))
    busy = any(timer.state in (ACTIVE, READY) for planet in p.planets for timer in planet.timers)
    if not busy:
        finish_game(p, log)


def overtime_stops(p: Position) -> int:
    """A while after the last timer has run out. A sabotaged one does not count."""
    last = p.quiet_since
    for planet in p.planets:
        for timer in planet.timers:
            if timer.state == ACTIVE and timer.ends > last:
                last = timer.ends
    return last + GRACE_MS


def cannot_finish(p: Position, seat: int) -> str:
    return "" if p.phase == OVERTIME and not p.planets[seat].finished else "SD-EN-03"


def finish(p: Position, seat: int, log: Log | None) -> None:
    p.planets[seat].finished = True
    if log is not None:
        log.append(e.PlayerFinished(seat))


def check_end(p: Position, log: Log | None) -> None:
    """After every command and expiry."""
    if p.phase == RUNNING:
        for seat, planet in enumerate(p.planets):
            if planet.markers == MARKERS:  # SD-EN-02
                begin_overtime(p, seat, log)
                return
    elif p.phase == OVERTIME:
        active = any(timer.state == ACTIVE for planet in p.planets for timer in planet.timers)
        if not active and all(planet.finished for planet in p.planets):
            finish_game(p, log)


def finish_game(p: Position, log: Log | None) -> None:
    """SD-EN-04: most points; then more markers placed; then shared."""
    p.phase = OVER
    p.offers = []
    best = max((planet.score, planet.markers) for planet in p.planets)
    p.won = [seat for seat, planet in enumerate(p.planets) if (planet.score, planet.markers) == best]
    for planet in p.planets:
        planet.draft = None
    if log is not None:
        log.append(e.GameEnded(tuple(p.won), tuple(planet.score for planet in p.planets)))
