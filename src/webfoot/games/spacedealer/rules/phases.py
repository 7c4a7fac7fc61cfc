"""The phases of a game: the secret choice, the countdown, the clock, overtime, the end."""

from __future__ import annotations

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.spacedealer import events as e
from webfoot.games.spacedealer.components import (
    NONE,
    POINTS_PER_SIDE,
    SABOTAGE,
)
from webfoot.games.spacedealer.moves import SIDES
from webfoot.games.spacedealer.rules.building import build
from webfoot.games.spacedealer.rules.delivering import ships_on
from webfoot.games.spacedealer.rules.flying import fields
from webfoot.games.spacedealer.rules.goods import held_on
from webfoot.games.spacedealer.rules.grid import LEFT, RIGHT, working
from webfoot.games.spacedealer.rules.offers import present
from webfoot.games.spacedealer.rules.pieces import ACTIVE, READY
from webfoot.games.spacedealer.rules.planned_cards import take_from_pile
from webfoot.games.spacedealer.rules.state import COUNTDOWN, OVER, OVERTIME, RUNNING, Position, home

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
    elif p.chooses_until == NONE and seat not in p.bots:
        p.chooses_until = p.now + p.box.choosing_ms  # SD-SU-07: now a person is waiting


def cannot_pick(p: Position, seat: int, mine: int) -> str:
    planet = p.planets[seat]
    if planet.chosen:
        return "SD-SU-07"
    if planet.picked == mine:
        return "mine-picked"
    return "" if mine in planet.hidden else "SD-SU-05"


def pick(p: Position, seat: int, mine: int, log: Log | None) -> None:
    p.planets[seat].picked = mine


def choose_for_the_late(p: Position, chance: Chance, log: Log | None) -> None:
    """Choose at random what late players left open: a mine that was picked already stays."""
    for seat, planet in enumerate(p.planets):
        if not planet.chosen:
            mines = [kind for kind in planet.hidden if kind in p.box.mines]
            columns = p.box.start_columns
            mine = mines[chance.below(len(mines))] if planet.picked == NONE else planet.picked
            column = columns[chance.below(len(columns))]
            planet.chosen = [mine, column]
            if log is not None:
                log.append(e.ChosenByLot(seat, p.box.cards[mine].slug, column))
    reveal(p, log)


def reveal(p: Position, log: Log | None) -> None:
    """Reveal every player's mine at once, on a connection that the first generator supplies (SD-SU-06, SD-SU-07)."""
    for seat, planet in enumerate(p.planets):
        mine, column = planet.chosen
        side = LEFT if column <= POINTS_PER_SIDE else RIGHT
        planet.chosen = []
        planet.picked = NONE
        planet.hidden.remove(p.box.generator)
        planet.stations[side] += 1
        take_from_pile(planet, mine)
        build(p, seat, mine, column, None)
        if log is not None:
            log.append(e.StartRevealed(seat, p.box.cards[mine].slug, column, SIDES[side]))
    p.phase = COUNTDOWN
    p.started = p.now + p.box.countdown_ms
    if log is not None:
        log.append(e.CountdownBegan(p.box.countdown_ms // 1000))


def start_clock(p: Position, log: Log | None) -> None:
    p.phase = RUNNING
    p.announced = sum(1 for left in p.box.announced if left >= p.length)
    if log is not None:
        log.append(e.ClockStarted(p.length // 60_000))


# announcements


def next_announcement(p: Position) -> int:
    """Return the instant of the next announcement (SD-DG-09)."""
    if p.phase != RUNNING or p.announced >= len(p.box.announced):
        return NONE
    return p.started + p.length - p.box.announced[p.announced]


def announce(p: Position, log: Log | None) -> None:
    if log is not None:
        log.append(e.TimeLeft(p.box.announced[p.announced] // 1000))
    p.announced += 1


# overtime


def begin_overtime(p: Position, seat: int | None, log: Log | None) -> None:
    """Begin overtime: from now on no timer is started; those that run are used as usual (SD-EN-03)."""
    p.phase = OVERTIME
    p.ended = p.quiet_since = p.now
    if log is not None:
        log.append(e.OvertimeBegan(seat))
    check_end(p, log)


def overtime_stops(p: Position) -> int:
    """Return when overtime stops: a while after the last timer has run out. A sabotaged one does not count."""
    last = p.quiet_since
    for planet in p.planets:
        for timer in planet.timers:
            if timer.state == ACTIVE and timer.ends > last:
                last = timer.ends
    return last + p.box.grace_ms


def cannot_finish(p: Position, seat: int) -> str:
    planet = p.planets[seat]
    if p.phase != OVERTIME:
        return "SD-EN-03"
    return "already-done" if planet.finished or planet.spent else ""


def finish(p: Position, seat: int, log: Log | None) -> None:
    p.planets[seat].finished = True
    if log is not None:
        log.append(e.PlayerFinished(seat))


def check_end(p: Position, log: Log | None) -> None:
    """Check whether the game is over, after every command and deadline."""
    if p.phase == RUNNING:
        for seat, planet in enumerate(p.planets):
            if planet.markers == p.box.markers:  # SD-EN-02
                begin_overtime(p, seat, log)
                return
    elif p.phase == OVERTIME:
        for seat, planet in enumerate(p.planets):
            spent = not planet.finished and nothing_left(p, seat)
            if spent and not planet.spent and log is not None:
                log.append(e.PlayerFinished(seat))
            planet.spent = spent
        active = any(timer.state == ACTIVE for planet in p.planets for timer in planet.timers)
        if not active and all(planet.finished or planet.spent for planet in p.planets):
            finish_game(p, log)


def nothing_left(p: Position, seat: int) -> bool:
    """Whether a player has nothing left: no timers, goods, offers or attacks, and no possible delivery (SD-EN-03).

    Only public knowledge decides: drafts of offers, cards drawn and cards in the personal pile change nothing.
    """
    planet = p.planets[seat]
    if any(timer.state in (ACTIVE, READY) for timer in planet.timers):
        return False
    if any(any(ship.goods) for ship in planet.ships) or any(any(built.goods) for built in planet.area):
        return False
    if any(seat in (offer.giver, offer.taker) for offer in p.offers):
        return False
    if any(planet.area[at].ammunition for at in working(planet, SABOTAGE)) and any(
        timer.state == ACTIVE for other in p.planets for timer in other.timers
    ):
        return False
    return not any(present(p, seat, field) and _delivery_possible(p, field) for field in range(fields(p)))


def _delivery_possible(p: Position, field: int) -> bool:
    """Whether a player who is here might still fulfil something here, with goods that are here or may still come."""
    wanted = _wanted(p, field)
    able = any(
        ships_on(p, seat, field) and (field % 2 or (home(seat) != field and planet.markers < p.box.markers))
        for seat, planet in enumerate(p.planets)
    )
    if not wanted or not able:
        return False
    busy = any(timer.state in (ACTIVE, READY) for planet in p.planets for timer in planet.timers)
    return busy or any(p.fields[field]) or any(any(held_on(p, seat, field)) for seat in range(p.seats))


def _wanted(p: Position, field: int) -> bool:
    """Whether a demand is open here, or an order is open or may still come."""
    if field % 2:
        return p.experienced and (p.orders[field] != NONE or bool(p.order_pile))
    return any(by == NONE for built in p.planets[field // 2].area for by in built.served)


def finish_game(p: Position, log: Log | None) -> None:
    """End the game: most points win; then more markers placed; then the win is shared (SD-EN-04)."""
    p.phase = OVER
    p.offers = []
    best = max((planet.score, planet.markers) for planet in p.planets)
    p.won = [seat for seat, planet in enumerate(p.planets) if (planet.score, planet.markers) == best]
    for planet in p.planets:
        planet.draft = None
    if log is not None:
        log.append(e.GameEnded(tuple(p.won), tuple(planet.score for planet in p.planets)))
