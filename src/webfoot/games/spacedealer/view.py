"""The view of one seat: all that it may know.

The view is an allow-list: a field that is not written here does not leave the server.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from webfoot.games.spacedealer.boxfile import COLOURS
from webfoot.games.spacedealer.components import (
    CITY,
    MAX_SHIPS,
    NONE,
)
from webfoot.games.spacedealer.rules.grid import covered, strength
from webfoot.games.spacedealer.rules.offers import kind_of, place_of
from webfoot.games.spacedealer.rules.phases import overtime_stops
from webfoot.games.spacedealer.rules.pieces import (
    ABSENT,
    ACTIVE,
    AWAY,
    BUILD,
    CLEAR,
    FLY,
    READY,
    SABOTAGED,
    SCRAP,
    USE,
    Built,
    Offer,
    Ship,
    Timer,
)
from webfoot.games.spacedealer.rules.planned_cards import capacity
from webfoot.games.spacedealer.rules.state import OVERTIME, Planet, Position

Goods = dict[str, int]
RED, YELLOW, GREEN, BLUE = COLOURS
PHASES: tuple[Literal["choosing", "countdown", "running", "overtime", "over"], ...] = (
    "choosing",
    "countdown",
    "running",
    "overtime",
    "over",
)
TIMER_STATES: tuple[Literal["absent", "inactive", "active", "ready", "sabotaged"], ...] = (
    "absent",
    "inactive",
    "active",
    "ready",
    "sabotaged",
)
JOBS: tuple[Literal["none", "technology", "build", "use", "clear", "fly", "scrap"], ...] = (
    "none",
    "technology",
    "build",
    "use",
    "clear",
    "fly",
    "scrap",
)
SHIP_STATES: tuple[Literal["away", "landed", "flying", "adrift"], ...] = ("away", "landed", "flying", "adrift")


class TimerView(msgspec.Struct, frozen=True, gc=False):
    timer: int
    state: Literal["absent", "inactive", "active", "ready", "sabotaged"]
    job: Literal["none", "technology", "build", "use", "clear", "fly", "scrap"]
    ends: int | None
    """The instant at which its sand has run out."""
    place: int | None = None
    ship: int | None = None
    column: int | None = None
    zone: Literal["action", "demand"] | None = None
    half: bool = False
    """Whether it is a finished job that is applied in part."""


class ShipView(msgspec.Struct, frozen=True, gc=False):
    ship: int
    state: Literal["away", "landed", "flying", "adrift"]
    field: int
    origin: int
    goods: Goods
    capacity: int


class DemandView(msgspec.Struct, frozen=True, gc=False):
    goods: tuple[str, ...]
    points: int
    owner: int
    by: int | None
    """The seat that fulfilled it."""


class BuiltView(msgspec.Struct, frozen=True, gc=False):
    card: str
    column: int
    covered: bool
    blocked: bool
    ammunition: int
    store: int | None
    """Its number among the places of storage."""
    capacity: int
    """How many goods can lie on it."""
    goods: Goods
    demands: list[DemandView]


class PlannedView(msgspec.Struct, frozen=True, gc=False):
    place: int
    card: str


class PlanetView(msgspec.Struct, frozen=True, gc=False):
    seat: int
    field: int
    score: int
    markers: int
    """Victory-point markers left."""
    level: int
    position: int
    stations: tuple[list[str], list[str]]
    power: tuple[int, int]
    """Connection points with power, left and right."""
    timers: list[TimerView]
    timers_owed: int
    ships: list[ShipView]
    area: list[BuiltView]
    places: int
    planned: list[PlannedView]
    pile: int
    """Cards in the personal pile."""
    pile_known: list[str]
    """Cards of it that everybody has seen go there."""
    drawn: int
    drawn_level: int | None
    thinks_until: int | None
    chosen: bool
    orders: list[str]
    collects: bool
    finished: bool
    """In overtime: whether the player is done, by saying so or because nothing is left to do."""
    spent: bool
    """Whether nothing is left to do."""


class OfferedCard(msgspec.Struct, frozen=True, gc=False):
    place: int
    card: str


class OfferView(msgspec.Struct, frozen=True, gc=False):
    seat: int
    to: int
    field: int | None
    ends: int | None
    give: tuple[str, ...]
    ask: tuple[str, ...]
    give_cards: list[OfferedCard]
    ask_cards: list[OfferedCard]
    column: int | None
    count: int
    colour: str | None


class FieldView(msgspec.Struct, frozen=True, gc=False):
    field: int
    owner: int | None
    goods: Goods
    order: str | None


class OwnView(msgspec.Struct, frozen=True, gc=False):
    """What only the seat itself sees."""

    pile: list[str]
    drawn: list[str]
    chosen: tuple[str, int] | None
    picked: str | None
    """Before the start: the mine that is picked, with its place still open."""
    draft: OfferView | None


class OpenPart(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees."""

    experienced: bool
    phase: Literal["choosing", "countdown", "running", "overtime", "over"]
    pace: int
    length: int
    started: int | None
    ends: int | None
    """When the game clock runs out; in overtime, when that ends at the latest."""
    scale: tuple[int, ...]
    supply: Goods
    attack: int
    spare_timers: int
    spare_ships: int
    piles: tuple[int, int]
    order_pile: int
    ring: list[FieldView]
    planets: list[PlanetView]
    offers: list[OfferView]
    switches: dict[str, str | bool]


class SpaceDealerView(OpenPart, frozen=True, gc=False):
    seat: int | None
    own: OwnView | None


def view_of(p: Position, seat: int | None) -> SpaceDealerView:
    fields = [*_open_fields(p), seat, _own(p, seat)]
    return SpaceDealerView(*fields)


def open_part(p: Position) -> OpenPart:
    return OpenPart(*_open_fields(p))


def own_part(p: Position, seat: int | None) -> dict[str, Any]:
    return {"seat": seat, "own": _own(p, seat)}


def _open_fields(p: Position) -> tuple[Any, ...]:
    begun = p.phase > 0
    ends = overtime_stops(p) if p.phase == OVERTIME else p.started + p.length
    # In the order of the fields: by keywords a struct as wide as this takes several times as long.
    return (
        p.experienced,
        PHASES[p.phase],
        p.pace,
        p.length,
        p.started if begun else None,
        ends if begun else None,
        p.scale,
        _goods(p.supply),
        p.attack,
        p.spare_timers,
        p.spare_ships,
        (len(p.piles[0]), len(p.piles[1])),
        len(p.order_pile),
        [_field(p, field) for field in range(2 * p.seats)],  # ring
        [_planet(p, other) for other in range(p.seats)],  # planets
        [_offer(p, offer) for offer in p.offers],
        dict(p.switches),
    )


def _goods(goods: list[int]) -> Goods:
    return {RED: goods[0], YELLOW: goods[1], GREEN: goods[2], BLUE: goods[3]}


def _field(p: Position, field: int) -> FieldView:
    order = p.orders[field]
    owner = None if field % 2 else field // 2
    return FieldView(field, owner, _goods(p.fields[field]), None if order == NONE else p.box.order_slugs[order])


def _own(p: Position, seat: int | None) -> OwnView | None:
    if seat is None:
        return None
    planet = p.planets[seat]
    pile = [planet.box.cards[kind].slug for kind in sorted(planet.hidden + planet.known)]
    chosen = (planet.box.cards[planet.chosen[0]].slug, planet.chosen[1]) if planet.chosen else None
    draft = None if planet.draft is None else _offer(p, planet.draft)
    picked = None if planet.picked == NONE else p.box.cards[planet.picked].slug
    return OwnView(pile, [planet.box.cards[kind].slug for kind in planet.drawn], chosen, picked, draft)


def _offer(p: Position, offer: Offer) -> OfferView:
    return OfferView(
        seat=offer.giver,
        to=offer.taker,
        field=None if offer.field == NONE else offer.field,
        ends=offer.ends or None,
        give=tuple(COLOURS[colour] for colour, count in enumerate(offer.give) for _ in range(count)),
        ask=tuple(COLOURS[colour] for colour, count in enumerate(offer.ask) for _ in range(count)),
        give_cards=[OfferedCard(place_of(card), p.box.cards[kind_of(card)].slug) for card in offer.give_cards],
        ask_cards=[OfferedCard(place_of(card), p.box.cards[kind_of(card)].slug) for card in offer.ask_cards],
        column=None if offer.column == NONE else offer.column,
        count=offer.count,
        colour=None if offer.colour == NONE else COLOURS[offer.colour],
    )


def _planet(p: Position, seat: int) -> PlanetView:
    planet = p.planets[seat]
    # In the order of the fields: by keywords a struct as wide as this takes several times as long.
    return PlanetView(
        seat,
        2 * seat,  # field
        planet.score,
        p.box.markers - planet.markers,
        p.scale[planet.position],  # level
        planet.position,
        (_stations(planet, 0), _stations(planet, 1)),  # stations
        (strength(planet, 0), strength(planet, 1)),  # power
        [_timer(planet, number) for number, timer in enumerate(planet.timers) if timer.state != ABSENT],
        planet.owed,  # timers_owed
        [_ship(planet, number) for number in range(MAX_SHIPS) if planet.ships[number].where != AWAY],
        [_built(planet, at) for at in range(len(planet.area)) if planet.area[at].kind != NONE],
        capacity(planet),  # places
        [PlannedView(at, p.box.cards[kind].slug) for at, kind in enumerate(planet.planned) if kind != NONE],
        len(planet.hidden) + len(planet.known),  # pile
        [p.box.cards[kind].slug for kind in planet.known],  # pile_known
        len(planet.drawn),
        planet.drawn_by if planet.drawn else None,  # drawn_level
        None if planet.thinks_until == NONE else planet.thinks_until,
        bool(planet.chosen),
        [p.box.order_slugs[order] for order in planet.orders],
        planet.auto,  # collects
        planet.finished or planet.spent,
        planet.spent,
    )


def _stations(planet: Planet, side: int) -> list[str]:
    return [planet.box.cards[kind].slug for kind in planet.box.stations[: planet.stations[side]]]


class _TimerFace:
    """What was shown of a timer, and of which values: shown again as long as they are the same."""

    def __init__(self, timer: Timer, view: TimerView) -> None:
        self.view = view
        self.state = timer.state
        self.job = timer.job
        self.target = timer.target
        self.ends = timer.ends
        self.left = timer.left

    def fits(self, timer: Timer) -> bool:
        same = self.state == timer.state and self.job == timer.job and self.target == timer.target
        return same and self.ends == timer.ends and self.left == timer.left


def _timer(planet: Planet, number: int) -> TimerView:
    timer = planet.timers[number]
    face = timer.face
    if isinstance(face, _TimerFace) and face.fits(timer):
        return face.view
    running = timer.state in (ACTIVE, SABOTAGED)
    place = ship = column = None
    zone: Literal["action", "demand"] | None = None
    if timer.job == BUILD:
        place = timer.target
    elif timer.job == FLY:
        ship = timer.target
    elif timer.job in (USE, CLEAR, SCRAP):
        built = planet.area[timer.target]
        column = built.column
        zone = "demand" if planet.box.cards[built.kind].shape == CITY else "action"
    half = timer.state == READY and timer.left != NONE
    ends = timer.ends if running else None
    state, job = TIMER_STATES[timer.state], JOBS[timer.job]
    view = TimerView(number, state, job, ends, place, ship, column, zone, half)
    timer.face = _TimerFace(timer, view)
    return view


class _ShipFace:
    """What was shown of a ship, and of which values."""

    def __init__(self, ship: Ship, view: ShipView) -> None:
        self.view = view
        self.where = ship.where
        self.field = ship.field
        self.origin = ship.origin
        self.goods = ship.goods[:]

    def fits(self, ship: Ship) -> bool:
        same = self.where == ship.where and self.field == ship.field and self.origin == ship.origin
        return same and self.goods == ship.goods


def _ship(planet: Planet, number: int) -> ShipView:
    ship = planet.ships[number]
    face = ship.face
    if isinstance(face, _ShipFace) and face.fits(ship):
        return face.view
    capacity = planet.box.ship_capacity
    view = ShipView(number, SHIP_STATES[ship.where], ship.field, ship.origin, _goods(ship.goods), capacity)
    ship.face = _ShipFace(ship, view)
    return view


class _BuiltFace:
    """What was shown of a built card, and of which values. Its kind and its column never change."""

    def __init__(self, built: Built, covered: bool, store: int, view: BuiltView) -> None:
        self.view = view
        self.covered = covered
        self.blocked = built.blocked
        self.ammunition = built.ammunition
        self.store = store
        self.goods = built.goods[:]
        self.served = built.served[:]

    def fits(self, built: Built, covered: bool, store: int) -> bool:
        same = self.covered == covered and self.blocked == built.blocked and self.ammunition == built.ammunition
        return same and self.store == store and self.goods == built.goods and self.served == built.served


def _built(planet: Planet, at: int) -> BuiltView:
    built = planet.area[at]
    below = covered(planet, at)
    store = planet.stores.index(at) if at in planet.stores else NONE
    face = built.face
    if isinstance(face, _BuiltFace) and face.fits(built, below, store):
        return face.view
    card = planet.box.cards[built.kind]
    demands: list[DemandView] = []
    for number, demand in enumerate(card.demands):
        by = built.served[number]
        wanted = planet.box.wanted[built.kind][number]
        demands.append(DemandView(wanted, demand.points, demand.owner, None if by == NONE else by))
    view = BuiltView(
        card.slug,
        built.column,
        below,
        built.blocked,
        built.ammunition,
        None if store == NONE else store,
        card.stores(),
        _goods(built.goods),
        demands,
    )
    built.face = _BuiltFace(built, below, store, view)
    return view
