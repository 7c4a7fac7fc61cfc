"""The view of one seat: everything except bids that are not revealed yet (R1.4, R4.7).

During a seat's own action turn its view also holds how far the ship gets, so that the page needs no route-finding.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from webfoot.games.duckdealer.pieces import EQUIPMENT, TILES
from webfoot.games.duckdealer.rules import travel
from webfoot.games.duckdealer.rules.offers import named
from webfoot.games.duckdealer.rules.permits import exploring, gate_owner, legal_ends, offered_tiles
from webfoot.games.duckdealer.rules.setup import bidders, tied
from webfoot.games.duckdealer.rules.state import ACTION, BID, EXPLORE, OVER, SECOND_BID, Position
from webfoot.games.duckdealer.rules.supply import lost_energy
from webfoot.games.duckdealer.rules.tiles import uses_freely
from webfoot.games.duckdealer.rules.world import NONE, RED

Phase = Literal[
    "bid",
    "second-bid",
    "place",
    "equip",
    "start",
    "turn",
    "action",
    "explore",
    "gate",
    "reclaim",
    "offer",
    "over",
]
PHASES: Final[tuple[Phase, ...]] = (
    "bid",
    "second-bid",
    "place",
    "equip",
    "start",
    "turn",
    "action",
    "explore",
    "gate",
    "reclaim",
    "offer",
    "over",
)


Purpose = Literal["track", "road", "privilege"]
PURPOSES: Final[tuple[Purpose, ...]] = ("track", "road", "privilege")


class PlanetView(msgspec.Struct, frozen=True, gc=False):
    id: str
    mine: str
    explored: bool
    shipyard: str | None
    """The id of the tile."""
    shipyard_built: bool
    consumer: str | None
    """The good it wants."""
    consumer_tile: int | None
    """Which of the printed consumers it is."""
    consumer_price: list[str]
    """`any`: any good that is not named on the tile."""
    consumer_built: bool
    factory: str | None
    """The good it makes."""
    privileges: dict[str, int]
    """By kind of tile: the owner's seat."""
    paid: list[str]
    """Tiles whose privilege the player on turn has paid for on this visit."""


class Energy(msgspec.Struct, frozen=True, gc=False):
    red: int
    yellow: int
    blue: int


class Gate(msgspec.Struct, frozen=True, gc=False):
    entrance: str
    exit: str


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    points: int
    debt: int
    """What was bid for the place in the turn order; subtracted at the end."""
    energy: Energy
    fittings: dict[str, int]
    speed: int
    capacity: int
    goods: dict[str, int]
    cubes: int
    ship: str | None
    gate: Gate | None
    income: Energy
    """What the crew brings in a collecting turn, without the free disc."""


class OfferView(msgspec.Struct, frozen=True, gc=False):
    seat: int
    to: int
    gives: dict[str, int]
    asks: dict[str, int]
    proposed: bool


class Journeys(msgspec.Struct, frozen=True, gc=False):
    """The quickest ways from where the ship is, to be walked back from any point, energy by energy."""

    energies: dict[str, int]
    """How many energies each point takes that can be reached so."""
    before: list[dict[str, str]]
    """For each energy, the first one first: the point before each point on its ways; empty where it begins."""
    gates: dict[str, str]
    """Points to which the last energy is that of a gate: its entrance."""


class ConsumerChoice(msgspec.Struct, frozen=True, gc=False):
    good: str
    tile: int
    """Which of the printed consumers it is."""
    lower: bool
    """Whether it is the second of two that want the same good but differ."""


class TurnEnd(msgspec.Struct, frozen=True, gc=False):
    """A way to end the turn: what is kept, and what is given up for it."""

    kept: Energy
    lost: Energy
    """Virtual discs included."""


class OpenPart(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees."""

    phase: Phase
    order: list[int | None]
    """Seats by place in the turn order; None: not taken yet."""
    turn: int | None
    """The seat on turn; None during an auction and after the end."""
    players: list[PlayerView]
    planets: list[PlanetView]
    roads: dict[str, int]
    """By point: whose road piece."""
    discs: Energy
    """Left in the supply."""
    virtual: Energy
    forced: bool
    """Whether a shortage of discs forced this action turn."""
    free_roads: int
    track: list[int]
    """The seat that took each space of the turn track."""
    track_length: int
    consumer_track: list[str]
    """The goods of the tiles to come, the top first."""
    consumer_tiles: list[int]
    """Which of the printed consumers these are."""
    choices: list[ConsumerChoice]
    """While exploring: the tiles to choose from."""
    factories_left: dict[str, int]
    recipes: dict[str, list[str]]
    offer: OfferView | None
    gate_entrance: str | None
    """While gates are being placed."""
    reclaim_for: Purpose | None
    """Why one of the player's pieces has to be taken up."""
    jump_to: str | None
    """Where the gate under the ship on turn leads."""
    bidding: list[int]
    """The seats that still have to bid."""
    tied: list[int]


class DuckDealerView(OpenPart, frozen=True, gc=False):
    seat: int | None
    """The seat whose view this is; None for a spectator's."""
    ends: list[TurnEnd]
    """In your own action turn: every way to end it now. For pages only (`Game.shown`): they are legal moves."""
    bid: int | None
    """Your own bid, while it is secret."""
    journeys: list[Journeys]
    """In your own action turn: how to get everywhere without exploring on the way; then, if there are any, the ways
    that take fewer energies because they stop on an unexplored planet. For pages only (`Game.shown`)."""


OWN: Final[tuple[str, ...]] = ("seat", "ends", "bid", "journeys")
"""The fields that may differ from seat to seat, which are the last."""


def view_of(p: Position, seat: int | None, for_page: bool) -> DuckDealerView:
    fields = [*_open_fields(p), *_own_fields(p, seat, for_page)]
    return DuckDealerView(*fields)


def open_part(p: Position) -> OpenPart:
    return OpenPart(*_open_fields(p))


def own_part(p: Position, seat: int | None) -> dict[str, Any]:
    return dict(zip(OWN, _own_fields(p, seat, True), strict=True))


def _on_turn(p: Position) -> int | None:
    if p.phase == BID or p.phase == SECOND_BID or p.phase == OVER or p.order[p.place] == NONE:
        return None
    return p.order[p.place]


def _own_fields(p: Position, seat: int | None, for_page: bool) -> tuple[Any, ...]:
    if seat is None:
        return seat, [], None, []
    may_plan = for_page and p.phase == ACTION and seat == _on_turn(p)
    auction = p.phase == BID or p.phase == SECOND_BID
    return (
        seat,
        _ends(p, seat) if may_plan else [],  # ends
        p.bids[seat] if auction and p.bids[seat] != NONE else None,  # bid
        journeys_of(p, seat) if may_plan else [],  # journeys
    )


def _open_fields(p: Position) -> tuple[Any, ...]:
    w = p.world
    auction = p.phase == BID or p.phase == SECOND_BID
    turn = _on_turn(p)
    here = p.ships[turn] if turn is not None else NONE
    jump = gate_owner(p, here) if p.phase == ACTION else NONE
    # In the order of the fields: by keywords a struct as wide as this takes several times as long.
    return (
        PHASES[p.phase],
        [None if other == NONE else other for other in p.order],
        turn,
        _players(p),
        _planets(p, turn, here),
        {w.point_ids[point]: owner for point, owner in enumerate(p.roads) if owner != NONE},
        _energy(p.discs, 0),
        _energy(p.virtual, 0),
        p.forced,
        p.free_roads,
        p.track[:],
        w.track,  # track_length
        [w.goods[w.consumer_goods[tile]] for tile in p.consumer_track],
        p.consumer_track[:],  # consumer_tiles
        [_choice(p, at) for at in offered_tiles(p)] if p.phase == EXPLORE else [],  # choices
        {w.goods[good]: p.factories_left[good] for good in w.products},
        w.recipes,
        None
        if p.partner == NONE
        else OfferView(p.turn(), p.partner, named(p, p.gives), named(p, p.asks), p.proposed),  # offer
        None if p.gate_from == NONE else w.point_ids[p.gate_from],  # gate_entrance
        None if p.reclaim_for == NONE else PURPOSES[p.reclaim_for],
        None if jump == NONE else w.point_ids[p.exits[jump]],  # jump_to
        bidders(p) if auction else [],  # bidding
        tied(p) if p.phase == SECOND_BID else [],
    )


class _PlayerFace:
    """What was shown of a player, and of which values: shown again as long as they are the same."""

    def __init__(self, p: Position, seat: int, goods: list[int], view: PlayerView) -> None:
        self.view = view
        self.points = p.points[seat]
        self.debt = p.debts[seat]
        self.energy = p.energy[seat * 3 : seat * 3 + 3]
        self.fittings = p.fittings[seat * 4 : seat * 4 + 4]
        self.goods = goods
        self.cubes = p.cubes[seat]
        self.ship = p.ships[seat]
        self.entrance = p.entrances[seat]
        self.exit = p.exits[seat]

    def fits(self, p: Position, seat: int, goods: list[int]) -> bool:
        return (
            self.ship == p.ships[seat]
            and self.points == p.points[seat]
            and self.cubes == p.cubes[seat]
            and self.exit == p.exits[seat]
            and self.entrance == p.entrances[seat]
            and self.debt == p.debts[seat]
            and self.goods == goods
            and self.energy == p.energy[seat * 3 : seat * 3 + 3]
            and self.fittings == p.fittings[seat * 4 : seat * 4 + 4]
        )


def _players(p: Position) -> list[PlayerView]:
    faces = _faces(p)
    first = p.world.planets
    n = len(p.world.goods)
    shown: list[PlayerView] = []
    for seat in range(p.seats):
        goods = p.goods[seat * n : seat * n + n]
        face = faces[first + seat]
        if not isinstance(face, _PlayerFace) or not face.fits(p, seat, goods):
            face = _PlayerFace(p, seat, goods, _player(p, seat, goods))
            faces[first + seat] = face
        shown.append(face.view)
    return shown


def _faces(p: Position) -> list[object]:
    """Return what was shown before: a place for each planet, then one for each player."""
    if not p.faces:
        p.faces += [None] * (p.world.planets + p.seats)
    return p.faces


def _player(p: Position, seat: int, goods: list[int]) -> PlayerView:
    w = p.world
    # In the order of the fields: by keywords a struct as wide as this takes several times as long.
    return PlayerView(
        p.points[seat],
        p.debts[seat],  # debt
        _energy(p.energy, seat * 3),
        {kind: p.fittings[seat * 4 + i] for i, kind in enumerate(EQUIPMENT)},
        p.speed(seat),
        p.capacity(seat),
        named(p, goods),
        p.cubes[seat],
        None if p.ships[seat] == NONE else w.point_ids[p.ships[seat]],  # ship
        None if p.exits[seat] == NONE else Gate(w.point_ids[p.entrances[seat]], w.point_ids[p.exits[seat]]),  # gate
        _energy(p.fittings, seat * 4 + 1),  # income
    )


def _energy(counts: list[int], first: int) -> Energy:
    return Energy(counts[first], counts[first + 1], counts[first + 2])


class _PlanetFace:
    """What was shown of a planet, and of which values: shown again as long as they are the same."""

    def __init__(self, p: Position, planet: int, owners: list[int], view: PlanetView) -> None:
        self.view = view
        self.mine = p.mines[planet]
        self.explored = p.explored[planet]
        self.yard = p.yards[planet]
        self.yard_built = p.yard_built[planet]
        self.tile = p.consumers[planet]
        self.tile_built = p.consumer_built[planet]
        self.factory = p.factories[planet]
        self.owners = owners

    def fits(self, p: Position, planet: int, owners: list[int]) -> bool:
        return (
            self.factory == p.factories[planet]
            and self.tile == p.consumers[planet]
            and self.tile_built == p.consumer_built[planet]
            and self.yard == p.yards[planet]
            and self.yard_built == p.yard_built[planet]
            and self.explored == p.explored[planet]
            and self.mine == p.mines[planet]
            and self.owners == owners
        )


def _planets(p: Position, turn: int | None, here: int) -> list[PlanetView]:
    faces = _faces(p)
    shown: list[PlanetView] = []
    for planet in range(p.world.planets):
        owners = p.privileges[planet * 4 : planet * 4 + 4]
        if planet == here and turn is not None:
            paid: list[str] = [TILES[kind] for kind in range(4) if uses_freely(p, turn, planet, kind)]
            shown.append(_planet(p, planet, owners, paid))
            continue
        face = faces[planet]
        if not isinstance(face, _PlanetFace) or not face.fits(p, planet, owners):
            face = _PlanetFace(p, planet, owners, _planet(p, planet, owners, []))
            faces[planet] = face
        shown.append(face.view)
    return shown


def _planet(p: Position, planet: int, owners: list[int], paid: list[str]) -> PlanetView:
    w = p.world
    yard, tile, factory = p.yards[planet], p.consumers[planet], p.factories[planet]
    # In the order of the fields: by keywords a struct as wide as this takes several times as long.
    return PlanetView(
        w.point_ids[planet],  # id
        w.goods[p.mines[planet]],  # mine
        p.explored[planet],
        None if yard == NONE else w.yard_ids[yard],  # shipyard
        p.yard_built[planet],  # shipyard_built
        None if tile == NONE else w.goods[w.consumer_goods[tile]],  # consumer
        None if tile == NONE else tile,  # consumer_tile
        [] if tile == NONE else w.consumer_costs[tile][:],  # consumer_price
        p.consumer_built[planet],
        None if factory == NONE else w.goods[factory],
        {TILES[kind]: owner for kind, owner in enumerate(owners) if owner != NONE},  # privileges
        paid,
    )


def _choice(p: Position, at: int) -> ConsumerChoice:
    tile = p.consumer_track[at]
    good = p.world.consumer_goods[tile]
    return ConsumerChoice(p.world.goods[good], tile, exploring(p, at) >= p.numbers.explore + p.numbers.goods)


def _ends(p: Position, seat: int) -> list[TurnEnd]:
    return [
        TurnEnd(Energy(*kept), Energy(*lost_energy(p, seat, kept)))
        for kept in (p.numbers.keeps[number - p.numbers.end_turn] for number in legal_ends(p, seat))
    ]


def journeys_of(p: Position, seat: int) -> list[Journeys]:
    """Return the ways to every point that the energy at hand reaches, or four energies would."""
    start = p.ships[seat]
    most = max(p.can_spend(seat, RED), 4)
    careful = travel.journeys(p, seat, start, exploring=False)
    bold = travel.journeys(p, seat, start, exploring=True)
    near = [point for point in range(p.world.points) if point != start and careful.energies(point) <= most]
    nearer = [
        point
        for point in range(p.world.points)
        if point != start and bold.energies(point) <= most and bold.energies(point) < careful.energies(point)
    ]
    found = [_tree(p, careful, near, most)]
    if nearer:
        found.append(_tree(p, bold, nearer, most))
    return found


def _tree(p: Position, found: travel.Journeys, points: list[int], most: int) -> Journeys:
    names = p.world.point_ids
    before = []
    for tree in found.trees(most):
        ways: dict[str, str] = {}
        for point, last in tree.items():
            ways[names[point]] = "" if last == NONE else names[last]
        before.append(ways)
    energies: dict[str, int] = {}
    for point in points:
        energies[names[point]] = found.energies(point)
    gates: dict[str, str] = {}
    for point, entrance in found.gates():
        gates[names[point]] = names[entrance]
    return Journeys(energies, before, gates)
