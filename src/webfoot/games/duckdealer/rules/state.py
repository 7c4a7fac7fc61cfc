"""The position of a game of Duck Dealer: plain ints and lists, copied by hand.

What belongs to seats lies in flat lists: `energy[seat * 3 + colour]`, `fittings[seat * 4 + kind]`,
`goods[seat * (number of goods) + good]`. Privileges lie by planet and kind of tile: `privileges[planet * 4 + tile]`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from webfoot.games.duckdealer.rules.numbers import Numbers
from webfoot.games.duckdealer.rules.world import NONE, World

BID: Final = 0
SECOND_BID: Final = 1
PLACE: Final = 2
EQUIP: Final = 3
START: Final = 4
TURN: Final = 5
ACTION: Final = 6
EXPLORE: Final = 7
GATE: Final = 8
RECLAIM: Final = 9
OFFER: Final = 10
OVER: Final = 11

FOR_TRACK: Final = 0
FOR_ROAD: Final = 1
FOR_PRIVILEGE: Final = 2

MOST_OFFERS: Final = 20
"""The most offers in one turn, so that nobody can hold up the table for ever (Q26)."""


class Position:
    def __init__(self, world: World, numbers: Numbers) -> None:
        self.world = world
        self.numbers = numbers
        self.seats = 0
        self.now = 0
        self.faces: list[object] = []
        """What views last showed of each planet and each player, and of which values. Bots' copies share none."""
        # options
        self.literal_medicine = False
        self.other_ring = False
        self.built_only = False
        self.lot = NONE
        """The seat that begins and wins ties in the auction, if the table has chosen; NONE: drawn at random."""
        # the auction
        self.bids: list[int] = []
        """The bids of the present round; NONE: not made yet, or not asked."""
        self.first_bids: list[int] = []
        self.ranking: list[int] = []
        """Seats in the order in which they pick a place."""
        self.debts: list[int] = []
        """What each seat bid, once it is revealed."""
        # whose decision it is
        self.phase = TURN
        self.order: list[int] = []
        """Seats by place in the turn order; NONE: not taken yet."""
        self.place = 0
        """The place in the order of the seat on turn."""
        # the common supply
        self.discs: list[int] = []
        self.factories_left: list[int] = []
        """By good."""
        self.consumer_track: list[int] = []
        """Tiles, the top first."""
        self.track: list[int] = []
        """The seat that took each space of the turn track."""
        # what each seat has
        self.points: list[int] = []
        self.energy: list[int] = []
        self.fittings: list[int] = []
        self.goods: list[int] = []
        self.cubes: list[int] = []
        self.ships: list[int] = []
        self.entrances: list[int] = []
        self.exits: list[int] = []
        # the board
        self.mines: list[int] = []
        """The good of each planet's mine."""
        self.yards: list[int] = []
        self.yard_built: list[bool] = []
        self.consumers: list[int] = []
        """The tile on each planet."""
        self.consumer_built: list[bool] = []
        self.factories: list[int] = []
        """The good each planet's factory makes."""
        self.explored: list[bool] = []
        self.roads: list[int] = []
        """By point: whose road piece lies there."""
        self.privileges: list[int] = []
        # the present action turn
        self.virtual: list[int] = [0, 0, 0]
        self.free_roads = 0
        self.paid: list[bool] = [False] * 4
        """By kind of tile: the owner of the privilege has paid for this visit (R10.10)."""
        self.dug = 0
        """Goods taken from a claimed mine on this visit (Q31)."""
        self.forced = False
        """Whether a shortage of discs forced this action turn (R6.3)."""
        self.gate_from = NONE
        self.reclaim_for = NONE
        self.reclaim_at = NONE
        # an offer between players
        self.partner = NONE
        self.proposed = False
        self.gives: list[int] = []
        self.asks: list[int] = []
        self.offers = 0

    def copy_to(self, other: Position) -> None:
        other.seats = self.seats
        other.now = self.now
        other.faces = self.faces
        other.literal_medicine = self.literal_medicine
        other.other_ring = self.other_ring
        other.built_only = self.built_only
        other.lot = self.lot
        other.bids = self.bids[:]
        other.first_bids = self.first_bids[:]
        other.ranking = self.ranking[:]
        other.debts = self.debts[:]
        other.phase = self.phase
        other.order = self.order[:]
        other.place = self.place
        other.discs = self.discs[:]
        other.factories_left = self.factories_left[:]
        other.consumer_track = self.consumer_track[:]
        other.track = self.track[:]
        other.points = self.points[:]
        other.energy = self.energy[:]
        other.fittings = self.fittings[:]
        other.goods = self.goods[:]
        other.cubes = self.cubes[:]
        other.ships = self.ships[:]
        other.entrances = self.entrances[:]
        other.exits = self.exits[:]
        other.mines = self.mines[:]
        other.yards = self.yards[:]
        other.yard_built = self.yard_built[:]
        other.consumers = self.consumers[:]
        other.consumer_built = self.consumer_built[:]
        other.factories = self.factories[:]
        other.explored = self.explored[:]
        other.roads = self.roads[:]
        other.privileges = self.privileges[:]
        other.virtual = self.virtual[:]
        other.free_roads = self.free_roads
        other.paid = self.paid[:]
        other.dug = self.dug
        other.forced = self.forced
        other.gate_from = self.gate_from
        other.reclaim_for = self.reclaim_for
        other.reclaim_at = self.reclaim_at
        other.partner = self.partner
        other.proposed = self.proposed
        other.gives = self.gives[:]
        other.asks = self.asks[:]
        other.offers = self.offers

    def plain(self) -> list[Any]:
        """Return the whole position as plain lists; `fill` reads it back."""
        return [getattr(self, name) for name in FIELDS]

    def fill(self, plain: list[Any]) -> None:
        for name, value in zip(FIELDS, plain, strict=True):
            setattr(self, name, value)

    def dump(self) -> bytes:
        return msgspec.json.encode(self.plain())

    # what is often asked

    def turn(self) -> int:
        """The seat on turn."""
        return self.order[self.place]

    def carried(self, seat: int) -> int:
        total = 0
        n = len(self.world.goods)
        for i in range(seat * n, seat * n + n):
            total += self.goods[i]
        return total

    def capacity(self, seat: int) -> int:
        return self.world.built_in + self.world.per_hold * self.fittings[seat * 4]

    def filled(self, seat: int) -> int:
        at = seat * 4
        return self.fittings[at] + self.fittings[at + 1] + self.fittings[at + 2] + self.fittings[at + 3]

    def speed(self, seat: int) -> int:
        return self.world.speeds[self.filled(seat)]

    def can_spend(self, seat: int, colour: int) -> int:
        """Return how many discs of a colour this seat may spend, virtual ones included."""
        return self.energy[seat * 3 + colour] + self.virtual[colour]

    def good_count(self, seat: int, good: int) -> int:
        return self.goods[seat * len(self.world.goods) + good]

    def has_goods(self, seat: int, price: list[int]) -> bool:
        base = seat * len(self.world.goods)
        return all(self.goods[base + good] >= price.count(good) for good in price)


FIELDS: Final[tuple[str, ...]] = (
    "seats",
    "now",
    "literal_medicine",
    "other_ring",
    "built_only",
    "lot",
    "bids",
    "first_bids",
    "ranking",
    "debts",
    "phase",
    "order",
    "place",
    "discs",
    "factories_left",
    "consumer_track",
    "track",
    "points",
    "energy",
    "fittings",
    "goods",
    "cubes",
    "ships",
    "entrances",
    "exits",
    "mines",
    "yards",
    "yard_built",
    "consumers",
    "consumer_built",
    "factories",
    "explored",
    "roads",
    "privileges",
    "virtual",
    "free_roads",
    "paid",
    "dug",
    "forced",
    "gate_from",
    "reclaim_for",
    "reclaim_at",
    "partner",
    "proposed",
    "gives",
    "asks",
    "offers",
)
