"""The position of a game of Space Dealer: plain ints and lists, copied by hand.

Goods are four counts by colour. Times are instants: a running timer stores when it ends, and nothing is counted down.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from webfoot.games.spacedealer.components import COLUMNS, FIRST_COLUMN, GOODS, MAX_SHIPS, NONE
from webfoot.games.spacedealer.rules.box import Box
from webfoot.games.spacedealer.rules.catalogue import Listing
from webfoot.games.spacedealer.rules.numbering import Numbers
from webfoot.games.spacedealer.rules.pieces import (
    Built,
    Offer,
    Ship,
    Timer,
    built_from,
    offer_from,
    ship_from,
    timer_from,
)

# phases
CHOOSING: Final = 0
COUNTDOWN: Final = 1
RUNNING: Final = 2
OVERTIME: Final = 3
OVER: Final = 4


class Planet:
    """All that belongs to one player."""

    __slots__ = (
        "area",
        "auto",
        "box",
        "chosen",
        "draft",
        "drawn",
        "drawn_by",
        "drawn_known",
        "finished",
        "ground",
        "hidden",
        "known",
        "markers",
        "orders",
        "owed",
        "picked",
        "planned",
        "position",
        "retired",
        "score",
        "ships",
        "shown",
        "spent",
        "stations",
        "stores",
        "thinks_until",
        "timers",
        "top",
    )

    def __init__(self, box: Box, timers: list[Timer], ships: list[Ship]) -> None:
        self.box = box
        self.timers = timers
        self.owed = 0
        """Timers to be given back as soon as one is inactive (SD-AD-04)."""
        self.ships = ships
        self.position = 0
        """On the technology scale."""
        self.stations = [0, 0]
        """How many power stations are stacked left and right of the planet."""
        self.area: list[Built] = []
        """The built cards of the action and demand zones, in the order in which they were built."""
        self.stores: list[int] = []
        """Those of them that can hold goods, covered ones included: a place of storage keeps its number."""
        self.top = [NONE] * COLUMNS
        """For each column, the built card that is visible in the action zone."""
        self.ground = [NONE] * COLUMNS
        """For each column, the built card in the demand zone."""
        self.planned: list[int] = []
        """The places of planning: kinds, NONE for a free one."""
        self.hidden: list[int] = []
        """Dealt cards of the personal pile that nobody else has seen."""
        self.known: list[int] = []
        """Cards of the personal pile that everybody has seen go there."""
        self.shown: list[int] = []
        """Dealt mines that everybody has seen."""
        self.chosen: list[int] = []
        """Before the start: mine and column, in secret."""
        self.picked = NONE
        """Before the start: the mine that is picked, with the column still open."""
        self.drawn: list[int] = []
        self.drawn_known: list[int] = []
        """The seats that know each of the drawn cards: a bit for each seat (see knowledge.py)."""
        self.drawn_by = 0
        """The level of the pile it was drawn from."""
        self.thinks_until = NONE
        self.draft: Offer | None = None
        self.markers = 0
        """Victory-point markers placed."""
        self.score = 0
        self.orders: list[int] = []
        """Neutral orders fulfilled."""
        self.retired: list[list[int]] = []
        """Fulfilled demands of cards that were discarded again: kind, number of the demand, by whom (SD-Q15)."""
        self.auto = False
        self.finished = False
        """In overtime: whether the player has said to be done."""
        self.spent = False
        """In overtime: whether the player has nothing left to do (SD-EN-03)."""

    @staticmethod
    def new(box: Box) -> Planet:
        """A planet with all its pieces, none of them in use."""
        return Planet(box, [Timer() for _ in range(box.max_timers)], [Ship() for _ in range(MAX_SHIPS)])

    def forget_faces(self) -> None:
        """Keep nothing that was shown of the pieces: a bot's copy shares nothing with the true position."""
        for timer in self.timers:
            timer.face = None
        for ship in self.ships:
            ship.face = None
        for built in self.area:
            built.face = None

    def copy(self) -> Planet:
        other = Planet(self.box, [timer.copy() for timer in self.timers], [ship.copy() for ship in self.ships])
        other.owed = self.owed
        other.position = self.position
        other.stations = self.stations[:]
        other.area = [built.copy() for built in self.area]
        other.stores = self.stores[:]
        other.top = self.top[:]
        other.ground = self.ground[:]
        other.planned = self.planned[:]
        other.hidden = self.hidden[:]
        other.known = self.known[:]
        other.shown = self.shown[:]
        other.chosen = self.chosen[:]
        other.picked = self.picked
        other.drawn = self.drawn[:]
        other.drawn_known = self.drawn_known[:]
        other.drawn_by = self.drawn_by
        other.thinks_until = self.thinks_until
        other.draft = None if self.draft is None else self.draft.copy()
        other.markers = self.markers
        other.score = self.score
        other.orders = self.orders[:]
        other.retired = [line[:] for line in self.retired]
        other.auto = self.auto
        other.finished = self.finished
        other.spent = self.spent
        return other

    def plain(self) -> dict[str, Any]:
        values: dict[str, Any] = {name: getattr(self, name) for name in PLANET_FIELDS}
        values["timers"] = [timer.plain() for timer in self.timers]
        values["ships"] = [ship.plain() for ship in self.ships]
        values["area"] = [built.plain() for built in self.area]
        values["draft"] = None if self.draft is None else self.draft.plain()
        return values


class Position:
    def __init__(self, box: Box, listed: Listing, numbers: Numbers) -> None:
        self.box = box
        """The pieces that the game is played with. Like the moves, they are not part of what is written out."""
        self.listed = listed
        self.numbers = numbers
        self.seats = 0
        self.now = 0
        self.phase = CHOOSING
        # options
        self.switches: dict[str, Any] = {}
        self.experienced = False
        self.length = 0
        self.pace = 0
        self.scale: tuple[int, ...] = ()
        # instants
        self.bots: list[int] = []
        """Seats that bots play: no player is hurried for their sake."""
        self.chooses_until = 0
        """NONE while only bots wait."""
        self.started = 0
        """When the game clock began: 0:00."""
        self.ended = NONE
        """The instant from which no timer may be started."""
        self.quiet_since = 0
        """In overtime: when a timer last ran out (SD-EN-03)."""
        self.announced = 0
        """How many of the announcements have been made."""
        # the table
        self.planets: list[Planet] = []
        self.supply = [0] * GOODS
        self.attack = 0
        self.spare_timers = 0
        self.spare_ships = 0
        self.piles: list[list[int]] = [[], []]
        """Common piles 2 and 3: the bottom first, the top last."""
        self.pile_known: list[list[int]] = [[], []]
        """For each card of the piles, the seats that know that it lies there."""
        self.out: list[int] = []
        """Cards that were left out unseen."""
        self.fields: list[list[int]] = []
        """Goods lying on the fields of the ring."""
        self.orders: list[int] = []
        """For each field of the ring, the open order there."""
        self.order_pile: list[int] = []
        self.orders_known = 0
        """How many orders at the bottom of their pile everybody has seen go there."""
        self.offers: list[Offer] = []
        self.won: list[int] = []

    def copy_to(self, other: Position) -> None:
        other.box = self.box
        other.listed = self.listed
        other.numbers = self.numbers
        other.seats = self.seats
        other.now = self.now
        other.phase = self.phase
        other.switches = self.switches.copy()
        other.experienced = self.experienced
        other.length = self.length
        other.pace = self.pace
        other.scale = self.scale
        other.bots = self.bots[:]
        other.chooses_until = self.chooses_until
        other.started = self.started
        other.ended = self.ended
        other.quiet_since = self.quiet_since
        other.announced = self.announced
        other.planets = [planet.copy() for planet in self.planets]
        other.supply = self.supply[:]
        other.attack = self.attack
        other.spare_timers = self.spare_timers
        other.spare_ships = self.spare_ships
        other.piles = [pile[:] for pile in self.piles]
        other.pile_known = [known[:] for known in self.pile_known]
        other.out = self.out[:]
        other.fields = [goods[:] for goods in self.fields]
        other.orders = self.orders[:]
        other.order_pile = self.order_pile[:]
        other.orders_known = self.orders_known
        other.offers = [offer.copy() for offer in self.offers]
        other.won = self.won[:]

    def dump(self) -> bytes:
        values: dict[str, Any] = {name: getattr(self, name) for name in FIELDS}
        values["planets"] = [planet.plain() for planet in self.planets]
        values["offers"] = [offer.plain() for offer in self.offers]
        return msgspec.json.encode(values)

    def restore(self, dump: bytes) -> None:
        values = msgspec.json.decode(dump)
        self.planets = [_planet(self.box, plain) for plain in values.pop("planets")]
        self.offers = [offer_from(plain) for plain in values.pop("offers")]
        self.scale = tuple(values.pop("scale"))
        for name, value in values.items():
            setattr(self, name, value)


def index(column: int) -> int:
    """Return a column's place in the lists of columns."""
    return column - FIRST_COLUMN


def home(seat: int) -> int:
    """Return the field of this player's planet on the ring."""
    return 2 * seat


def _planet(box: Box, plain: dict[str, Any]) -> Planet:
    planet = Planet.new(box)
    for name in PLANET_FIELDS:
        setattr(planet, name, plain[name])
    planet.timers = [timer_from(line) for line in plain["timers"]]
    planet.ships = [ship_from(line) for line in plain["ships"]]
    planet.area = [built_from(line) for line in plain["area"]]
    planet.draft = None if plain["draft"] is None else offer_from(plain["draft"])
    return planet


PLANET_FIELDS: Final[tuple[str, ...]] = (
    "owed",
    "position",
    "stations",
    "stores",
    "top",
    "ground",
    "planned",
    "hidden",
    "known",
    "shown",
    "chosen",
    "picked",
    "drawn",
    "drawn_known",
    "drawn_by",
    "thinks_until",
    "markers",
    "score",
    "orders",
    "retired",
    "auto",
    "finished",
    "spent",
)
FIELDS: Final[tuple[str, ...]] = (
    "seats",
    "now",
    "phase",
    "switches",
    "experienced",
    "length",
    "pace",
    "scale",
    "bots",
    "chooses_until",
    "started",
    "ended",
    "quiet_since",
    "announced",
    "supply",
    "attack",
    "spare_timers",
    "spare_ships",
    "piles",
    "pile_known",
    "out",
    "fields",
    "orders",
    "order_pile",
    "orders_known",
    "won",
)
"""Every attribute of a position that is already plain. They are listed by hand, because a compiled class cannot list
its own."""
