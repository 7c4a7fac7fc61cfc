"""The small language the rules of Space Dealer are tested in.

    g = space(at="29:59.9").start_timer("mine")
    g.wait_until("30:59.9").collect()
    assert g.ship == "red"

Player a is seat 0, b seat 1 and so on; a acts unless said otherwise (`by="b"`). Fields of the ring are written by
whose planet they are (`a`) or between whose they lie (`ab`). If nothing else is said, everybody has a generator on
the left, a mine at 4 (a red, b yellow, c green, d blue …), an empty ship at home and nothing planned.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

import webfoot
from webfoot.core.chance import Chance, QuickChance
from webfoot.core.errors import Refusal
from webfoot.core.events import Event
from webfoot.core.moves import Move
from webfoot.games.spacedealer import moves as m
from webfoot.games.spacedealer.boxfile import COLOURS
from webfoot.games.spacedealer.components import NONE
from webfoot.games.spacedealer.options import SpaceDealerOptions
from webfoot.games.spacedealer.rules.box import STANDARD
from webfoot.games.spacedealer.rules.building import build
from webfoot.games.spacedealer.rules.engine import SpaceDealerState
from webfoot.games.spacedealer.rules.grid import covered, powered
from webfoot.games.spacedealer.rules.pieces import LANDED, READY, USE
from webfoot.games.spacedealer.rules.setup import set_up
from webfoot.games.spacedealer.rules.state import RUNNING, Planet, home
from webfoot.games.spacedealer.view import SpaceDealerView, view_of

GAME: Final = webfoot.game("spacedealer")
CATALOGUE: Final = GAME.catalogue
PLAYERS: Final = "abcdefgh"
TIMER_STATES: Final = ("absent", "inactive", "active", "ready", "sabotaged")


def ms(time: str) -> int:
    """`29:59.9` in milliseconds."""
    minutes, seconds = time.split(":")
    return int(minutes) * 60_000 + round(float(seconds) * 1000)


def seat_of(player: str) -> int:
    return PLAYERS.index(player)


def goods_of(text: str) -> list[int]:
    words = text.split()
    return [words.count(colour) for colour in COLOURS]


def in_words(goods: list[int]) -> str:
    return " ".join(colour for colour, count in zip(COLOURS, goods, strict=True) for _ in range(count))


class Table:
    """A game under way; every command and every wait changes it, and returns it."""

    def __init__(self, state: SpaceDealerState) -> None:
        self.state = state
        self.events: list[Event] = []
        self.chance: Chance = QuickChance(7)

    # time

    def wait_until(self, time: str) -> Table:
        self.state.advance(self.state.started + ms(time), self.chance, self.events)
        return self

    def wait(self, time: str) -> Table:
        self.state.advance(self.state.now + ms(time), self.chance, self.events)
        return self

    @property
    def clock(self) -> str:
        """Game time, to the tenth of a second."""
        tenths = (self.state.now - self.state.started) // 100
        return f"{tenths // 600}:{tenths % 600 / 10:04.1f}"

    # commands

    def play(self, *moves: Move, by: str = "a") -> Table:
        for move in moves:
            number = CATALOGUE.number(move)
            refusal = GAME.why_not(self.state, seat_of(by), number)
            assert number in self.state.legal(seat_of(by)), f"{move} of {by} is refused: {refusal}"
            self.state.play(seat_of(by), number, self.chance, self.events)
        return self

    def start_timer(self, on: str, by: str = "a") -> Table:
        """On the technology scale, on a planned card, or on a built card with a slot, by how its name begins."""
        return self.play(self._start(on, by), by=by)

    def fly(self, to: str, by: str = "a", ship: int = 0) -> Table:
        return self.play(m.StartFlight(ship, self.field(to)), by=by)

    def collect(self, card: str = "", into: int = 0, colour: str | None = None, by: str = "a") -> Table:
        return self.play(self._collect(card, into, colour, by), by=by)

    def built(self, card: str, column: int, by: str = "a") -> Table:
        """Start a timer on a planned card, wait for it, build it."""
        self.start_timer(card, by=by).wait("1:00")
        return self.play(m.Place(self.place(card, by), column), by=by)

    def deliver(self, to: str, column: int, nth: int = 0, by: str = "a") -> Table:
        return self.play(m.Deliver(seat_of(to), column, nth), by=by)

    def offer(
        self,
        to: str,
        give: str = "",
        ask: str = "",
        at: str | None = None,
        cards: str = "",
        for_cards: str = "",
        by: str = "a",
    ) -> Table:
        """Make an offer, good by good. Without a field, about cards alone."""
        self.play(m.DraftOffer(seat_of(to), None if at is None else self.field(at)), by=by)
        for colour in give.split():
            self.play(m.OfferGood(colour), by=by)  # type: ignore[arg-type]
        for colour in ask.split():
            self.play(m.AskGood(colour), by=by)  # type: ignore[arg-type]
        for card in cards.split():
            self.play(m.OfferCard(self.place(card, by)), by=by)
        for card in for_cards.split():
            self.play(m.AskCard(self.place(card, to)), by=by)
        return self.play(m.MakeOffer(), by=by)

    def accept(self, of: str, by: str) -> Table:
        return self.play(m.Accept(seat_of(of)), by=by)

    # asking

    def why_not(self, move: Move, by: str = "a") -> Refusal | None:
        number = CATALOGUE.number(move)
        refusal = GAME.why_not(self.state, seat_of(by), number)
        assert (refusal is None) == (number in self.state.legal(seat_of(by))), f"{move}: legal, and {refusal}?"
        return refusal

    def refuses(self, move: Move | None = None, *, rule: str, by: str = "a", start_timer: str | None = None) -> bool:
        """Whether the move is illegal, and by this rule."""
        if start_timer is not None:
            move = self._start(start_timer, by)
        assert move is not None
        refusal = self.why_not(move, by)
        assert refusal is not None, f"{move} is allowed"
        assert refusal.rule == rule, f"{move} is refused by {refusal.rule}, not by {rule}"
        return True

    def allows(self, move: Move, by: str = "a") -> bool:
        return self.why_not(move, by) is None

    def legal(self, kind: type[Move], by: str = "a") -> list[Move]:
        moves = [CATALOGUE[number] for number in self.state.legal(seat_of(by))]
        return [move for move in moves if isinstance(move, kind)]

    # looking

    def planet(self, player: str = "a") -> Planet:
        return self.state.planets[seat_of(player)]

    @property
    def ship(self) -> str:
        return self.hold("a")

    def hold(self, player: str, ship: int = 0) -> str:
        return in_words(self.planet(player).ships[ship].goods)

    def ship_at(self, player: str = "a", ship: int = 0) -> str:
        """Where a ship is: a field, with → before it in flight, ~ if it is adrift."""
        one = self.planet(player).ships[ship]
        return ("(away)", "", "→", "~")[one.where] + (self.field_name(one.field) if one.where else "")

    def store(self, player: str = "a", nth: int = 0) -> str:
        planet = self.planet(player)
        return in_words(planet.area[planet.stores[nth]].goods)

    def timers(self, player: str = "a") -> list[str]:
        return [TIMER_STATES[timer.state] for timer in self.planet(player).timers if timer.state]

    def powered(self, player: str = "a") -> list[int]:
        return [column for column in range(1, 9) if powered(self.planet(player), column)]

    def planned(self, player: str = "a") -> str:
        return " ".join(STANDARD.cards[kind].slug for kind in self.planet(player).planned if kind != NONE)

    def pile(self, player: str = "a") -> str:
        planet = self.planet(player)
        return " ".join(sorted(STANDARD.cards[kind].slug for kind in planet.hidden + planet.known))

    def deck(self, level: int) -> str:
        """A common pile, from the top."""
        return " ".join(STANDARD.cards[kind].slug for kind in reversed(self.state.piles[level - 2]))

    def covered(self, card: str, player: str = "a") -> bool:
        planet = self.planet(player)
        return covered(planet, self._built(card, player))

    def column(self, card: str, player: str = "a") -> int:
        return self.planet(player).area[self._built(card, player)].column

    def score(self, player: str = "a") -> int:
        return self.state.scores()[seat_of(player)]

    def supply(self, colour: str) -> int:
        return self.state.supply[COLOURS.index(colour)]

    def level(self, player: str = "a") -> int:
        return self.state.scale[self.planet(player).position]

    @property
    def over(self) -> bool:
        return self.state.over()

    @property
    def winners(self) -> str:
        return " ".join(PLAYERS[seat] for seat in self.state.winners())

    @property
    def phase(self) -> str:
        return ("choosing", "countdown", "running", "overtime", "over")[self.state.phase]

    def order(self, field: str) -> str | None:
        order = self.state.orders[self.field(field)]
        return None if order == NONE else STANDARD.order_slugs[order]

    def view(self, player: str | None) -> SpaceDealerView:
        return view_of(self.state, None if player is None else seat_of(player))

    @property
    def log(self) -> list[str]:
        """What happened: the kind of event and its values."""
        return [_say(event) for event in self.events]

    def told(self, *words: str) -> bool:
        """Whether the log holds lines that begin so, in this order, others between them."""
        rest = iter(self.log)
        return all(any(line.startswith(word) for line in rest) for word in words)

    def heard_by(self, player: str | None) -> list[str]:
        seat = None if player is None else seat_of(player)
        seen = [event.seen_by(seat) for event in self.events]
        return [_say(event) for event in seen if event is not None]

    # names

    def field(self, name: str) -> int:
        seat = seat_of(name[0])
        if len(name) == 1:
            return home(seat)
        assert seat_of(name[1]) == (seat + 1) % self.state.seats, f"{name} is not a neutral field"
        return home(seat) + 1

    def field_name(self, field: int) -> str:
        seat = field // 2
        return PLAYERS[seat] + (PLAYERS[(seat + 1) % self.state.seats] if field % 2 else "")

    def place(self, card: str, by: str = "a") -> int:
        for place, kind in enumerate(self.planet(by).planned):
            if kind != NONE and STANDARD.cards[kind].slug.startswith(card):
                return place
        raise AssertionError(f"{by} has planned no {card}")

    def _built(self, card: str, by: str) -> int:
        for at, one in enumerate(self.planet(by).area):
            if one.kind != NONE and STANDARD.cards[one.kind].slug.startswith(card):
                return at
        raise AssertionError(f"{by} has built no {card}")

    def _start(self, on: str, by: str) -> Move:
        if on == "technology":
            return m.StartTechnology()
        if any(kind != NONE and STANDARD.cards[kind].slug.startswith(on) for kind in self.planet(by).planned):
            return m.StartBuild(self.place(on, by))
        return m.StartUse(self.column(on, by))

    def _collect(self, card: str, into: int, colour: str | None, by: str) -> Move:
        planet = self.planet(by)
        for timer in planet.timers:
            if timer.state == READY and timer.job == USE:
                one = planet.area[timer.target]
                if STANDARD.cards[one.kind].slug.startswith(card):
                    if colour is not None:
                        return m.CollectColour(one.column, colour, into)  # type: ignore[arg-type]
                    return m.Collect(one.column, into)
        raise AssertionError(f"no job of {by} is ready")


def space(
    at: str = "0:00",
    *,
    seats: int = 4,
    build: Mapping[str, str] | None = None,
    stations: Mapping[str, tuple[int, int]] | None = None,
    planned: Mapping[str, str] | None = None,
    pile: Mapping[str, str] | None = None,
    ships: Mapping[str, str] | None = None,
    level: Mapping[str, int] | None = None,
    deck: Mapping[int, str] | None = None,
    markers: Mapping[str, int] | None = None,
    scores: Mapping[str, int] | None = None,
    orders: Mapping[str, str] | None = None,
    order_pile: str | None = None,
    **options: Any,
) -> Table:
    """A game at this moment of its clock.

    `build`: cards with their columns, `mine-red-1@4 depot-1@3`. `ships`: field, then goods. `deck` and `order_pile`:
    from the top. `pile` is the personal one; `stations` the heights of the stacks left and right.
    """
    state = set_up(STANDARD, seats, msgspec.convert(options, SpaceDealerOptions), QuickChance(3))
    state.phase, state.now = RUNNING, ms(at)
    state.announced = 99
    table = Table(state)
    for player in PLAYERS[:seats]:
        planet = table.planet(player)
        seat = seat_of(player)
        planet.stations = list((stations or {}).get(player, (1, 0)))
        planet.hidden = sorted(_kinds((pile or {}).get(player, "")))
        planet.shown = []
        default = f"mine-{COLOURS[seat % 4]}-1@4"
        for words in (build or {}).get(player, default).split():
            card, column = words.split("@")
            _lay(state, seat, STANDARD.kinds[card], int(column))
        planet.planned = _kinds((planned or {}).get(player, ""))
        planet.position = state.scale.index((level or {}).get(player, 1))
        planet.markers = (markers or {}).get(player, 0)
        planet.score = (scores or {}).get(player, 0)
    for player, text in (ships or {}).items():
        field, *goods = text.split()
        ship = table.planet(player).ships[0]
        ship.where, ship.field, ship.goods = LANDED, table.field(field), goods_of(" ".join(goods))
        for colour, count in enumerate(ship.goods):
            state.supply[colour] -= count
    for number, cards in (deck or {}).items():
        state.piles[number - 2] = list(reversed(_kinds(cards)))
        state.pile_known[number - 2] = [0] * len(state.piles[number - 2])
    for name, order in (orders or {}).items():
        state.orders[table.field(name)] = STANDARD.order_slugs.index(order)
    if order_pile is not None:
        state.order_pile = [STANDARD.order_slugs.index(slug) for slug in reversed(order_pile.split())]
        state.orders_known = 0
    return table


def _lay(state: SpaceDealerState, seat: int, kind: int, column: int) -> None:
    build(state, seat, kind, column, None)


def begun(seats: int = 4, seed: int = 1, **options: Any) -> Table:
    """A game from its very beginning: everybody is to choose a mine."""
    return Table(set_up(STANDARD, seats, msgspec.convert(options, SpaceDealerOptions), QuickChance(seed)))


def _kinds(cards: str) -> list[int]:
    return [STANDARD.kinds[card] for card in cards.split()]


def _say(event: Event) -> str:
    words = [str(event.__struct_config__.tag)]
    values = msgspec.structs.asdict(event).values()
    words += [" ".join(map(str, value)) if isinstance(value, tuple) else str(value) for value in values]
    return " ".join(word for word in words if word).lower()
