"""Positions of Space Dealer from a few words. Lessons are written in them.

Cards go by their slugs, a card that is built with its column: `mine-red-1@4`. Fields of the ring are counted from the
home planet of the first seat. Whatever is not named stays where the set-up has put it.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Any

import msgspec

from webfoot.core.errors import BadData
from webfoot.games.spacedealer.boxfile import COLOURS
from webfoot.games.spacedealer.components import GOODS, MISSILE, NONE, SABOTAGE
from webfoot.games.spacedealer.rules.building import build
from webfoot.games.spacedealer.rules.engine import SpaceDealerState
from webfoot.games.spacedealer.rules.grid import slot_at
from webfoot.games.spacedealer.rules.pieces import LANDED
from webfoot.games.spacedealer.rules.state import RUNNING


class SeatWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player in words."""

    build: str = ""
    planned: str = ""
    pile: str = ""
    """Mines that must be in the personal pile."""
    field: int | None = None
    """Where the ship has landed."""
    goods: str = ""
    level: int = 1
    stations: tuple[int, int] = (1, 0)
    """How high the power stations are to the left and right of the planet."""
    loaded: dict[int, int] = {}
    """The attack markers on a probe or missile, by its column."""


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position in words, by seat. The game is running."""

    seats: list[SeatWords]
    minutes: float = 0


def arranged(state: SpaceDealerState, described: Mapping[str, Any]) -> SpaceDealerState:
    """Turn a game that was just set up into the position that these words describe. Raises BadData."""
    try:
        words = msgspec.convert(dict(described), Words)
    except msgspec.ValidationError as error:
        raise BadData(f"position: {error}") from None
    if len(words.seats) != state.seats:
        raise BadData(f"{len(words.seats)} seats are described, and {state.seats} play")
    state.phase, state.now = RUNNING, round(words.minutes * 60_000)
    state.announced = 99
    _deal_mines(state, [_mines(state, one) for one in words.seats])
    for seat, one in enumerate(words.seats):
        planet = state.planets[seat]
        planet.stations = list(one.stations)
        for height in one.stations:
            for kind in state.box.stations[:height]:
                _fetch(state, seat, state.box.cards[kind].slug)
        for placed in one.build.split():
            card, _, column = placed.partition("@")
            if not column.isdecimal():
                raise BadData(f"{placed!r} names no column")
            build(state, seat, _fetch(state, seat, card), int(column), None)
        planet.planned = [_fetch(state, seat, card) for card in one.planned.split()]
        # Everybody has seen which mines of the own pile lie open.
        open_cards = [*planet.planned, *(built.kind for built in planet.area)]
        planet.shown = sorted(kind for kind in open_cards if kind in state.box.mines)
        if one.level not in state.scale:
            raise BadData(f"there is no technology level {one.level}")
        planet.position = state.scale.index(one.level)
        _load(state, seat, one)
        _arm(state, seat, one)
    return state


def _mines(state: SpaceDealerState, one: SeatWords) -> list[int]:
    """Return the mines that are named of a player."""
    named = f"{one.build} {one.planned} {one.pile}".split()
    kinds = [state.box.kinds.get(card.partition("@")[0]) for card in named]
    return [kind for kind in kinds if kind is not None and state.box.cards[kind].type == "mine"]


def _deal_mines(state: SpaceDealerState, named: list[list[int]]) -> None:
    """Deal the mines so that everybody has those named: four piles, each without another colour (SD-SU-05)."""
    box = state.box
    for missing in permutations(range(GOODS)):
        piles = [
            [kind for kind in wanted if box.cards[kind].colour != without]
            for wanted, without in zip(named, missing, strict=False)
        ]
        if piles == named and all(len({box.cards[kind].colour for kind in pile}) == len(pile) for pile in piles):
            break
    else:
        raise BadData("no player has mines of more than three colours, or two of the same colour")
    piles += [[] for _ in range(GOODS - len(piles))]
    free = [kind for kind in box.mines if not any(kind in pile for pile in piles)]
    for pile, without in zip(piles, missing, strict=True):
        have = {box.cards[kind].colour for kind in pile} | {without}
        for colour in range(GOODS):
            if colour not in have:
                kind = next(kind for kind in free if box.cards[kind].colour == colour)
                free.remove(kind)
                pile.append(kind)
    for planet in state.planets:
        planet.hidden = sorted([kind for kind in planet.hidden if kind not in box.mines] + piles.pop(0))
    others = [kind for pile in piles for kind in pile]
    state.out = sorted([kind for kind in state.out if kind not in box.mines] + others)


def _load(state: SpaceDealerState, seat: int, one: SeatWords) -> None:
    ship = state.planets[seat].ships[0]
    if one.field is not None:
        if not 0 <= one.field < 2 * state.seats:
            raise BadData(f"the ring has {2 * state.seats} fields, and none is called {one.field}")
        ship.where, ship.field = LANDED, one.field
    for good in one.goods.split():
        if good not in COLOURS:
            raise BadData(f"{good!r} is no good")
        ship.goods[COLOURS.index(good)] += 1
        state.supply[COLOURS.index(good)] -= 1


def _arm(state: SpaceDealerState, seat: int, one: SeatWords) -> None:
    planet = state.planets[seat]
    for column, markers in one.loaded.items():
        at = slot_at(planet, column)
        if at == NONE or state.box.cards[planet.area[at].kind].effect not in (SABOTAGE, MISSILE):
            raise BadData(f"there is no probe and no missile in column {column}")
        if not 0 <= markers <= state.box.attack_max:
            raise BadData(f"a probe or missile holds at most {state.box.attack_max} attack markers")
        planet.area[at].ammunition = markers
        state.attack -= markers


def _fetch(state: SpaceDealerState, seat: int, card: str) -> int:
    """Take a card from wherever the set-up has put it, the player's own pile first."""
    if card not in state.box.kinds:
        raise BadData(f"{card!r} is no card")
    kind = state.box.kinds[card]
    others = [planet.hidden for planet in state.planets]
    for pile, known in zip(state.piles, state.pile_known, strict=True):
        if kind in pile:
            del known[pile.index(kind)]
            pile.remove(kind)
            return kind
    for own in [others[seat], state.out, *others]:
        if kind in own:
            own.remove(kind)
            return kind
    raise BadData(f"the position names more of {card!r} than this game has")
