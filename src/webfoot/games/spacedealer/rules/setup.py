"""The set-up of a game: SD-SU-01 to SD-SU-12, SD-AD-01, SD-NP-01."""

from __future__ import annotations

import msgspec

from webfoot.core.chance import Chance
from webfoot.games.spacedealer.boxfile import EXPERIENCED
from webfoot.games.spacedealer.components import GOODS, NONE, SHIPS_PER_BOX
from webfoot.games.spacedealer.options import SpaceDealerOptions
from webfoot.games.spacedealer.rules.box import Box
from webfoot.games.spacedealer.rules.catalogue import listing_of
from webfoot.games.spacedealer.rules.engine import SpaceDealerState
from webfoot.games.spacedealer.rules.numbering import numbers_of
from webfoot.games.spacedealer.rules.pieces import LANDED
from webfoot.games.spacedealer.rules.state import Planet, home


def set_up(box: Box, seats: int, options: SpaceDealerOptions, chance: Chance) -> SpaceDealerState:
    state = SpaceDealerState(box, listing_of(box), numbers_of(box))
    state.seats = seats
    state.switches = msgspec.to_builtins(options)
    for name in options.by_server:
        del state.switches[name]
    state.experienced = options.rules == "experienced"
    state.length = int(options.length) * 60_000
    state.pace = int(options.pace) * 1000
    state.scale = box.scales[options.technology_scale]
    state.bots = options.bot_seats()
    state.chooses_until = NONE if state.bots else box.choosing_ms
    state.planets = [_planet(box, seat) for seat in range(seats)]
    for planet in state.planets:
        planet.auto = options.collecting == "by-itself"
    boxes = box.boxes_for(seats)
    state.supply = [box.goods_per_colour * boxes] * GOODS
    state.fields = [[0] * GOODS for _ in range(2 * seats)]
    state.orders = [NONE] * (2 * seats)
    if state.experienced:
        state.attack = box.attack_markers * boxes
        state.spare_timers = box.timers_per_box * boxes - box.timers * seats
        state.spare_ships = SHIPS_PER_BOX * boxes
    _deal_cards(state, chance)
    _deal_mines(state, boxes, chance)
    if state.experienced:
        _lay_orders(state, boxes, chance)
    return state


def _planet(box: Box, seat: int) -> Planet:
    planet = Planet.new(box)
    for timer in planet.timers[: box.timers]:
        timer.rest()
    ship = planet.ships[0]
    ship.where, ship.field, ship.origin = LANDED, home(seat), home(seat)
    return planet


def _deal_cards(state: SpaceDealerState, chance: Chance) -> None:
    """Deal everything except the mines. Random copies stay out, unseen; the rest goes to the players and the two
    piles."""
    file = state.box.file
    table = file.players[state.seats]
    used: list[int] = []
    for line in file.types:
        if line.key in EXPERIENCED or line.key == "mine":
            continue
        for name in table.basic:
            _choose_copies(state, used, line.key, line.copies.value - file.without[name].get(line.key, 0), chance)
    if state.experienced:
        for name in table.experienced:
            for key, count in file.added[name].items():
                _choose_copies(state, used, key, count, chance)
    depots = [kind for kind in used if state.box.cards[kind].type == "depot"]
    chance.shuffle(depots)
    for planet in state.planets:
        planet.hidden = sorted([state.box.generator, state.box.generator, depots.pop()])
    for at, level in enumerate((2, 3)):
        state.piles[at] = [kind for kind in used if state.box.cards[kind].level == level]
        chance.shuffle(state.piles[at])
        state.pile_known[at] = [0] * len(state.piles[at])


def _choose_copies(state: SpaceDealerState, used: list[int], key: str, count: int, chance: Chance) -> None:
    """Return so many of one box's cards of a type, at random; the others stay out."""
    copies = [kind for kind in state.box.types[key] for _ in range(state.box.cards[kind].copies)]
    if count < len(copies):
        chance.shuffle(copies)
    used += copies[:count]
    state.out = sorted(state.out + copies[count:])


def _deal_mines(state: SpaceDealerState, boxes: int, chance: Chance) -> None:
    """Deal the mines: in each box four piles, each without another colour; one pile for each player (SD-SU-05)."""
    piles = [pile for _ in range(boxes) for pile in mine_piles(state.box, chance)]
    chance.shuffle(piles)
    for planet in state.planets:
        planet.hidden = sorted(planet.hidden + piles.pop())
    state.out = sorted(state.out + [mine for pile in piles for mine in pile])


def mine_piles(box: Box, chance: Chance) -> list[list[int]]:
    piles: list[list[int]] = [[] for _ in range(GOODS)]
    for colour in range(GOODS):
        mines = [kind for kind in box.mines if box.cards[kind].colour == colour]
        chance.shuffle(mines)
        for without, pile in enumerate(piles):
            if without != colour:
                pile.append(mines.pop())
    return piles


def _lay_orders(state: SpaceDealerState, boxes: int, chance: Chance) -> None:
    state.order_pile = list(range(len(state.box.orders))) * boxes
    chance.shuffle(state.order_pile)
    for field in range(1, 2 * state.seats, 2):
        state.orders[field] = state.order_pile.pop()
