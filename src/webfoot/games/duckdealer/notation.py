"""Positions of Duck Dealer from a few words. Tests and lessons are written in them.

Things are listed as words with their number, `red:2 blue`; planets go by their ids. What is not said is as after a
set-up in which the tiles lie in the order of the data.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from webfoot.core.errors import BadData
from webfoot.games.duckdealer.pieces import COLOURS, EQUIPMENT, TILES
from webfoot.games.duckdealer.rules.state import ACTION, TURN
from webfoot.games.duckdealer.rules.turn import DuckDealerState


class SeatWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player in words, as `Seat`."""

    ship: str | None = None
    fittings: str = "hold hold hold"
    energy: str = ""
    goods: str = ""
    points: int = 0


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position in words. The first seat is on turn."""

    seats: list[SeatWords]
    mines: dict[str, str] = {}
    factories: dict[str, str] = {}
    consumers: dict[str, str] = {}
    yards: dict[str, str] = {}
    privileges: dict[str, int] = {}
    explored: str = ""
    roads: dict[str, int] = {}
    gates: dict[int, tuple[str, str]] = {}
    consumer_track: str | None = None
    track: int = 0
    """Spaces of the turn track that are taken."""
    acting: bool = False
    """Whether the first seat is in an action turn."""
    supply: str = ""
    """What is left of each colour; the other discs are energy of the second seat."""


@dataclass(frozen=True)
class Seat:
    """What one player has; whatever is None is as it is at the beginning."""

    ship: str | None = None
    fittings: str = "hold hold hold"
    energy: str = ""
    goods: str = ""
    cubes: int | None = None
    points: int = 0
    debt: int = 0


@dataclass(frozen=True)
class Board:
    mines: Mapping[str, str]
    factories: Mapping[str, str]
    consumers: Mapping[str, str]
    yards: Mapping[str, str]
    privileges: Mapping[str, int]
    explored: str
    roads: Mapping[str, int]
    gates: Mapping[int, tuple[str, str]]
    discs: str | None
    consumer_track: str | None


def count(words: str | Mapping[str, int]) -> Counter[str]:
    """Count things, `duck duck paint` or `red:2 blue:1`. `red:0` says that there is none. Raises BadData."""
    if not isinstance(words, str):
        return +Counter(dict(words))
    counted: Counter[str] = Counter()
    for word in words.split():
        name, _, number = word.partition(":")
        if number and not number.isdecimal():
            raise BadData(f"{word!r} names no number")
        counted[name] += int(number or 1)
    return counted


def put(p: DuckDealerState, seats: list[Seat], board: Board, on_turn: int, track: int, acting: bool) -> None:
    """Turn a game that was just set up into this position. Raises BadData."""
    p.order = list(range(p.seats))
    p.place = on_turn
    p.phase = ACTION if acting else TURN
    _put_planets(p, board)
    _put_pieces(p, board)
    p.track = [(on_turn - i) % p.seats for i in range(track)][:: -1 if acting else 1]
    if acting:
        p.free_roads = p.world.free_roads[track - 1]
    for number, seat in enumerate(seats):
        _put_seat(p, number, seat)
    if board.discs is not None:
        supply = count(board.discs)
        p.discs = [supply.pop(colour, p.discs[i]) for i, colour in enumerate(COLOURS)]
        _so(not supply, f"no such discs: {supply}")


def arranged(p: DuckDealerState, described: Mapping[str, Any]) -> DuckDealerState:
    """Turn a game that was just set up into the whole position that these words describe. Raises BadData."""
    try:
        words = msgspec.convert(dict(described), Words)
    except msgspec.ValidationError as error:
        raise BadData(f"position: {error}") from None
    _so(len(words.seats) == p.seats, f"{len(words.seats)} seats are described, and {p.seats} play")
    seats = [Seat(one.ship, one.fittings, one.energy, one.goods, None, one.points) for one in words.seats]
    board = Board(
        words.mines,
        words.factories,
        words.consumers,
        words.yards,
        words.privileges,
        words.explored,
        words.roads,
        words.gates,
        None,
        words.consumer_track,
    )
    try:
        put(p, seats, board, 0, words.track, words.acting)
    except (KeyError, ValueError, IndexError) as error:
        raise BadData(f"position: there is no {error}") from None
    for name, number in count(words.supply).items():
        _so(name in COLOURS, f"no such discs: {name}")
        colour = COLOURS.index(name)
        _so(p.discs[colour] >= number, f"only {p.discs[colour]} {name} discs are left")
        p.energy[3 + colour] += p.discs[colour] - number
        p.discs[colour] = number
    return p


def _so(holds: bool, otherwise: str) -> None:
    if not holds:
        raise BadData(otherwise)


def _put_planets(p: DuckDealerState, board: Board) -> None:
    """Mines and shipyards in the order of the data, then whatever is said."""
    w = p.world
    starts = [planet for planet in range(w.planets) if w.is_start[planet]]
    others = [planet for planet in range(w.planets) if not w.is_start[planet]]
    for i, planet in enumerate(starts):
        p.mines[planet], p.yards[planet] = w.start_mines[i], i
    for i, planet in enumerate(others):
        p.mines[planet] = w.raw[i % len(w.raw)]
    for name, good in board.mines.items():
        p.mines[w.point(name)] = w.good(good)
    for name, words in board.yards.items():
        yard, *side = words.split()
        planet, number = w.point(name), w.yard_ids.index(yard)
        elsewhere = p.yards.index(number)
        p.yards[planet], p.yards[elsewhere] = number, p.yards[planet]
        p.yard_built[planet] = _built(side)
    for name in board.explored.split():
        p.explored[w.point(name)] = True
    for name, good in board.factories.items():
        planet = w.point(name)
        p.explored[planet] = True
        p.factories[planet] = w.good(good)
        p.factories_left[w.good(good)] -= 1
    for name, words in board.consumers.items():
        good, *side = words.split()
        planet, tile = w.point(name), w.consumer_goods.index(w.good(good))
        p.explored[planet] = True
        p.consumers[planet] = tile
        p.consumer_built[planet] = _built(side)
    rest = sorted(set(range(len(w.consumer_goods))) - set(p.consumers))
    if board.consumer_track is not None:
        rest = [w.consumer_goods.index(w.good(good)) for good in board.consumer_track.split()]
        twice = [w.goods[w.consumer_goods[tile]] for tile in rest if tile in p.consumers]
        _so(not twice, f"on a planet and on the track: {twice}")
    p.consumer_track = rest


def _built(side: list[str]) -> bool:
    _so(side in ([], ["built"]), f"a tile is built or it is not: {side}")
    return bool(side)


def _put_pieces(p: DuckDealerState, board: Board) -> None:
    for name, owner in board.roads.items():
        point = p.world.point(name)
        _so(point >= p.world.planets, f"no roads on planets: {name}")
        p.roads[point] = owner
    for name, owner in board.privileges.items():
        planet, tile = name.split(".")
        p.privileges[p.world.point(planet) * 4 + TILES.index(tile)] = owner
    for owner, (entrance, way_out) in board.gates.items():
        p.entrances[owner], p.exits[owner] = p.world.point(entrance), p.world.point(way_out)


def _put_seat(p: DuckDealerState, number: int, seat: Seat) -> None:
    w = p.world
    p.ships[number] = number if seat.ship is None else w.point(seat.ship)
    fittings, energy, goods = count(seat.fittings), count(seat.energy), count(seat.goods)
    p.fittings[number * 4 : number * 4 + 4] = [fittings.pop(kind, 0) for kind in EQUIPMENT]
    p.energy[number * 3 : number * 3 + 3] = [energy.pop(colour, 0) for colour in COLOURS]
    n = len(w.goods)
    p.goods[number * n : number * n + n] = [goods.pop(good, 0) for good in w.goods]
    strangers = fittings + energy + goods
    _so(not strangers, f"there is no {', '.join(strangers)}")
    _so(p.filled(number) <= w.slots, f"{p.filled(number)} pieces in {w.slots} slots")
    for colour in range(3):
        p.discs[colour] -= p.fittings[number * 4 + 1 + colour] + p.energy[number * 3 + colour]
        _so(p.discs[colour] >= 0, f"there are not so many discs: {COLOURS[colour]}")
    lying = p.roads.count(number) + p.privileges.count(number) + p.track.count(number)
    p.cubes[number] = w.cubes - lying if seat.cubes is None else seat.cubes
    p.points[number] = seat.points
    p.debts[number] = seat.debt
