"""A position of Space Dealer as numbers, built from what one seat may know. Times are minutes from now.

`blocks` says what they are. Fields of the ring are counted clockwise from your own planet. A card that lies in a
column is described by what it does, since what matters there is its effect.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from webfoot.core.encoding import put_counts, put_one
from webfoot.core.features import MINUTE, Block, places, seat_names, switch_names
from webfoot.games.spacedealer.boxfile import COLOURS, Demand
from webfoot.games.spacedealer.components import (
    COLUMNS,
    EFFECTS,
    FIRST_COLUMN,
    GOODS,
    LAST_COLUMN,
    MAX_SHIPS,
    NONE,
    POINTS,
)
from webfoot.games.spacedealer.options import SpaceDealerOptions
from webfoot.games.spacedealer.rules.box import Box
from webfoot.games.spacedealer.rules.grid import covered, strength
from webfoot.games.spacedealer.rules.offers import offer_of
from webfoot.games.spacedealer.rules.phases import overtime_stops
from webfoot.games.spacedealer.rules.pieces import ABSENT, ACTIVE, AWAY, CLEAR, SABOTAGED, SCRAP, USE, Offer
from webfoot.games.spacedealer.rules.planned_cards import capacity
from webfoot.games.spacedealer.rules.state import OVERTIME, Planet, Position

_PHASES: Final[tuple[str, ...]] = ("choosing", "countdown", "running", "overtime", "over")
_TIMER_STATES: Final[tuple[str, ...]] = ("absent", "inactive", "active", "ready", "sabotaged")
_JOBS: Final[tuple[str, ...]] = ("none", "technology", "build", "use", "clear", "fly", "scrap")
_SHIP_STATES: Final[tuple[str, ...]] = ("away", "landed", "flying", "adrift")
_SWITCHES: Final = switch_names(SpaceDealerOptions, SpaceDealerOptions.by_server)
_COLUMN: Final[tuple[str, ...]] = ("blocked", "timer", "ammunition", "amount")
_OFFER: Final[tuple[str, ...]] = ("there", "minutes", "cards given", "cards asked", "produced")
_FIGURES: Final[tuple[str, ...]] = (
    "score", "markers", "position", "level", "stations left", "stations right", "power left", "power right",
    "timers owed", "places", "pile", "drawn", "drawn level", "thinking", "chosen", "collects", "finished", "spent",
)  # fmt: skip


@cache
def blocks(seats: int, box: Box) -> tuple[Block, ...]:
    who = seat_names(seats)
    kinds = tuple(card.slug for card in box.cards)
    goods = tuple(COLOURS)
    timers = places(box.max_timers)
    ships = places(MAX_SHIPS)
    fields = places(2 * seats)
    columns = tuple(str(column) for column in range(FIRST_COLUMN, LAST_COLUMN + 1))
    return (
        Block("option", "1 for each choice that the table made.",
              (tuple(name if value is True else f"{name}={value}" for name, value in _SWITCHES),)),
        Block("phase", "1 for the phase of the game.", (_PHASES,)),
        Block("minutes.played", "Minutes since the game clock began; 0 before that."),
        Block("minutes.left", "Minutes until it runs out; in overtime, until that ends at the latest."),
        Block("pace", "Minutes that the sand of a timer runs."),
        Block("scale", "Levels of the technology scale by position; 0 beyond its end.", (places(6),)),
        Block("supply", "Goods left in the supply.", (goods,)),
        Block("attack", "Attack markers left."),
        Block("spare", "Timers and ships left in the supply.", (("timers", "ships"),)),
        Block("piles", "Cards left in the common piles.", (("2", "3"),)),
        Block("order_pile", "Neutral orders left in their pile."),
        Block("field.goods", "Goods that lie on each field of the ring.", (fields, goods)),
        Block("field.order", "1 for the open order on each field.", (fields, tuple(box.order_slugs))),
        Block("planet", "Score, markers left, place and level on the scale, stations and powered points by side,"
              " timers owed, places of planning, cards in the personal pile. Then the cards drawn, their level, and"
              " minutes left to think. The rest is yes or no.", (who, _FIGURES)),
        Block("orders", "1 for each neutral order that a player has fulfilled.", (who, tuple(box.order_slugs))),
        Block("timer.state", "1 for what each timer is doing.", (who, timers, _TIMER_STATES)),
        Block("timer.job", "1 for the job it is on.", (who, timers, _JOBS)),
        Block("timer.minutes", "Minutes until its sand has run out.", (who, timers)),
        Block("timer.target", "The place of planning, ship or column of its job; 0 without one.", (who, timers)),
        Block("ship.state", "1 for what each ship is doing.", (who, ships, _SHIP_STATES)),
        Block("ship.field", "1 for the field where it is, or to which it flies.", (who, ships, fields)),
        Block("ship.goods", "Goods aboard each ship.", (who, ships, goods)),
        Block("built", "How many of each card a player has built.", (who, kinds)),
        Block("planned", "How many of each card a player has planned.", (who, kinds)),
        Block("pile.known", "How many of each card everybody has seen go to a player's pile.", (who, kinds)),
        Block("column.effect", "By column: 1 for what the visible card of the action zone does.",
              (who, columns, tuple(EFFECTS))),
        Block("column.colour", "By column: 1 for the colour of that card.", (who, columns, goods)),
        Block("column", "By column: 1 if that card is blocked, 1 if a timer stands on it, its ammunition, and how"
              " much it does.", (who, columns, _COLUMN)),
        Block("column.goods", "Goods on all cards that begin in the column, covered ones included.",
              (who, columns, goods)),
        Block("column.demand", "By column: goods of the first open demand of the card in the demand zone.",
              (who, columns, goods)),
        Block("column.points", "By column: points of all its open demands, for who delivers and for the owner.",
              (who, columns, ("deliverer", "owner"))),
        Block("place", "By place of your planning: 1 for the card.", (places(box.max_places), kinds)),
        Block("pile", "How many of each card your personal pile holds.", (kinds,)),
        Block("drawn", "1 for each of the two cards that you have drawn.", (places(2), kinds)),
        Block("chosen.mine", "Before the start: 1 for the mine that you chose.", (kinds,)),
        Block("chosen.column", "Before the start: 1 for the column that you chose.",
              (tuple(str(point) for point in range(1, POINTS + 1)),)),
        Block("picked", "Before the start: 1 for the mine that you picked, with its place still open.", (kinds,)),
        Block("offer.to_me", "What each player offers you: whether there is an offer, minutes until it lapses, and"
              " how many cards and goods from production are in it.", (who, _OFFER)),
        Block("offer.to_me.goods", "The goods in it.", (who, ("give", "ask"), goods)),
        Block("offer.mine", "The same of what you offer each player.", (who, _OFFER)),
        Block("offer.mine.goods", "The goods in it.", (who, ("give", "ask"), goods)),
        Block("draft", "The same of the offer that you are putting together.", (_OFFER,)),
        Block("draft.goods", "The goods in it.", (("give", "ask"), goods)),
        Block("draft.to", "1 for the player whom it is for.", (who,)),
        Block("draft.field", "1 for the field where the goods would change hands.", (fields,)),
    )  # fmt: skip


def features_of(p: Position, seat: int) -> list[float]:
    """Return the numbers in the order of `blocks`."""
    out: list[float] = []
    planets = [p.planets[(seat + step) % p.seats] for step in range(p.seats)]
    _put_table(p, seat, out)
    _put_planets(p, planets, out)
    _put_timers(p, planets, out)
    _put_ships(p, seat, planets, out)
    for planet in planets:
        put_counts(out, len(p.box.cards), [built.kind for built in planet.area if built.kind != NONE])
    for planet in planets:
        put_counts(out, len(p.box.cards), [kind for kind in planet.planned if kind != NONE])
    for planet in planets:
        put_counts(out, len(p.box.cards), planet.known)
    _put_columns(planets, out)
    _put_own(p, p.planets[seat], out)
    _put_offers(p, seat, out)
    return out


def _minutes(p: Position, instant: int) -> float:
    return (instant - p.now) / MINUTE


def _put_table(p: Position, seat: int, out: list[float]) -> None:
    for name, value in _SWITCHES:
        out.append(1.0 if p.switches[name] == value else 0.0)
    put_one(out, len(_PHASES), p.phase)
    if p.phase > 0:
        ends = overtime_stops(p) if p.phase == OVERTIME else p.started + p.length
        out.append(-_minutes(p, p.started))
        out.append(_minutes(p, ends))
    else:
        out.append(0.0)
        out.append(p.length / MINUTE)
    out.append(p.pace / MINUTE)
    for at in range(6):
        out.append(float(p.scale[at]) if at < len(p.scale) else 0.0)
    for count in p.supply:
        out.append(float(count))
    out.append(float(p.attack))
    out.append(float(p.spare_timers))
    out.append(float(p.spare_ships))
    out.append(float(len(p.piles[0])))
    out.append(float(len(p.piles[1])))
    out.append(float(len(p.order_pile)))
    fields = 2 * p.seats
    for step in range(fields):
        for count in p.fields[(2 * seat + step) % fields]:
            out.append(float(count))
    for step in range(fields):
        put_one(out, len(p.box.order_slugs), p.orders[(2 * seat + step) % fields])


def _put_planets(p: Position, planets: list[Planet], out: list[float]) -> None:
    for planet in planets:
        out.append(float(planet.score))
        out.append(float(p.box.markers - planet.markers))
        out.append(float(planet.position))
        out.append(float(p.scale[planet.position]))
        out.append(float(planet.stations[0]))
        out.append(float(planet.stations[1]))
        out.append(float(strength(planet, 0)))
        out.append(float(strength(planet, 1)))
        out.append(float(planet.owed))
        out.append(float(capacity(planet)))
        out.append(float(len(planet.hidden) + len(planet.known)))
        out.append(float(len(planet.drawn)))
        out.append(float(planet.drawn_by) if planet.drawn else 0.0)
        out.append(0.0 if planet.thinks_until == NONE else _minutes(p, planet.thinks_until))
        out.append(1.0 if planet.chosen else 0.0)
        out.append(1.0 if planet.auto else 0.0)
        out.append(1.0 if planet.finished or planet.spent else 0.0)
        out.append(1.0 if planet.spent else 0.0)
    for planet in planets:
        put_counts(out, len(p.box.order_slugs), planet.orders)


def _put_timers(p: Position, planets: list[Planet], out: list[float]) -> None:
    for planet in planets:
        for timer in planet.timers:
            put_one(out, len(_TIMER_STATES), timer.state)
    for planet in planets:
        for timer in planet.timers:
            put_one(out, len(_JOBS), NONE if timer.state == ABSENT else timer.job)
    for planet in planets:
        for timer in planet.timers:
            running = timer.state == ACTIVE or timer.state == SABOTAGED
            out.append(_minutes(p, timer.ends) if running else 0.0)
    for planet in planets:
        for timer in planet.timers:
            at = timer.target
            if at != NONE and (timer.job == USE or timer.job == CLEAR or timer.job == SCRAP):
                at = planet.area[at].column
            out.append(0.0 if at == NONE else float(at))


def _put_ships(p: Position, seat: int, planets: list[Planet], out: list[float]) -> None:
    fields = 2 * p.seats
    for planet in planets:
        for ship in planet.ships:
            put_one(out, len(_SHIP_STATES), ship.where)
    for planet in planets:
        for ship in planet.ships:
            put_one(out, fields, NONE if ship.where == AWAY else (ship.field - 2 * seat) % fields)
    for planet in planets:
        for ship in planet.ships:
            for count in ship.goods:
                out.append(0.0 if ship.where == AWAY else float(count))


def _put_columns(planets: list[Planet], out: list[float]) -> None:
    for planet in planets:
        for at in planet.top:
            put_one(out, len(EFFECTS), NONE if at == NONE else planet.box.cards[planet.area[at].kind].effect)
    for planet in planets:
        for at in planet.top:
            put_one(out, GOODS, NONE if at == NONE else planet.box.cards[planet.area[at].kind].colour)
    for planet in planets:
        busy = [
            timer.target for timer in planet.timers if timer.job == USE or timer.job == CLEAR or timer.job == SCRAP
        ]
        for at in planet.top:
            if at == NONE:
                out.extend([0.0] * len(_COLUMN))
                continue
            built = planet.area[at]
            out.append(1.0 if built.blocked else 0.0)
            out.append(1.0 if at in busy else 0.0)
            out.append(float(built.ammunition))
            out.append(0.0 if covered(planet, at) else float(planet.box.cards[built.kind].amount))
    for planet in planets:
        base = len(out)
        out.extend([0.0] * (COLUMNS * GOODS))
        for built in planet.area:
            if built.kind != NONE:
                first = base + (built.column - FIRST_COLUMN) * GOODS
                for colour in range(GOODS):
                    out[first + colour] += built.goods[colour]
    _put_demands(planets, out)


def _put_demands(planets: list[Planet], out: list[float]) -> None:
    for planet in planets:
        for at in planet.ground:
            still_open = _open_demands(planet, at)
            for colour in range(GOODS):
                out.append(float(still_open[0].goods[colour]) if still_open else 0.0)
    for planet in planets:
        for at in planet.ground:
            points, owner = 0, 0
            for demand in _open_demands(planet, at):
                points += demand.points
                owner += demand.owner
            out.append(float(points))
            out.append(float(owner))


def _open_demands(planet: Planet, at: int) -> list[Demand]:
    """Return the demands of a built card that nobody has fulfilled."""
    if at == NONE:
        return []
    built = planet.area[at]
    demands = planet.box.cards[built.kind].demands
    return [demand for demand, by in zip(demands, built.served, strict=True) if by == NONE]


def _put_own(p: Position, planet: Planet, out: list[float]) -> None:
    kinds = len(p.box.cards)
    for at in range(p.box.max_places):
        put_one(out, kinds, planet.planned[at] if at < len(planet.planned) else NONE)
    put_counts(out, kinds, planet.hidden + planet.known)
    for at in range(2):
        put_one(out, kinds, planet.drawn[at] if at < len(planet.drawn) else NONE)
    put_one(out, kinds, planet.chosen[0] if planet.chosen else NONE)
    put_one(out, POINTS, planet.chosen[1] - 1 if planet.chosen else NONE)
    put_one(out, kinds, planet.picked)


def _put_offers(p: Position, seat: int, out: list[float]) -> None:
    others = [(seat + step) % p.seats for step in range(p.seats)]
    for mine in (False, True):
        offers = [offer_of(p, seat, other) if mine else offer_of(p, other, seat) for other in others]
        for offer in offers:
            _put_offer(p, offer, out)
        for offer in offers:
            _put_goods(offer, out)
    draft = p.planets[seat].draft
    _put_offer(p, draft, out)
    _put_goods(draft, out)
    put_one(out, p.seats, NONE if draft is None else (draft.taker - seat) % p.seats)
    fields = 2 * p.seats
    put_one(out, fields, NONE if draft is None or draft.field == NONE else (draft.field - 2 * seat) % fields)


def _put_offer(p: Position, offer: Offer | None, out: list[float]) -> None:
    if offer is None:
        out.extend([0.0] * len(_OFFER))
        return
    out.append(1.0)
    out.append(_minutes(p, offer.ends) if offer.ends else 0.0)
    out.append(float(len(offer.give_cards)))
    out.append(float(len(offer.ask_cards)))
    out.append(float(offer.count))


def _put_goods(offer: Offer | None, out: list[float]) -> None:
    if offer is None:
        out.extend([0.0] * (2 * GOODS))
        return
    for count in offer.give:
        out.append(float(count))
    for count in offer.ask:
        out.append(float(count))
