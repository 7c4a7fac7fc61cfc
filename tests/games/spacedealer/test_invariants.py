"""What is true in every position of every game."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.spacedealer.playing import matches, positions
from webfoot.core.chance import QuickChance
from webfoot.core.laws import play_on
from webfoot.games.spacedealer.components import GOODS, NONE, TIMER, UPRIGHT
from webfoot.games.spacedealer.rules.box import STANDARD
from webfoot.games.spacedealer.rules.engine import SpaceDealerState
from webfoot.games.spacedealer.rules.grid import covered, powered, working
from webfoot.games.spacedealer.rules.pieces import ABSENT, ACTIVE, AWAY, SABOTAGED
from webfoot.games.spacedealer.rules.state import CHOOSING, COUNTDOWN, RUNNING, index

GAMES = 6


def goods_everywhere(state: SpaceDealerState, colour: int) -> int:
    total = state.supply[colour] + sum(goods[colour] for goods in state.fields)
    for planet in state.planets:
        total += sum(built.goods[colour] for built in planet.area)
        total += sum(ship.goods[colour] for ship in planet.ships)
    return total


def points(state: SpaceDealerState, seat: int) -> int:
    """SD-DL-09: the score, counted anew from what lies on the table."""
    total = sum(STANDARD.orders[order].points for order in state.planets[seat].orders)
    for owner, planet in enumerate(state.planets):
        served = [(b.kind, nth, by) for b in planet.area for nth, by in enumerate(b.served) if by != NONE]
        served += [(kind, nth, by) for kind, nth, by in planet.retired]
        for kind, nth, by in served:
            demand = STANDARD.cards[kind].demands[nth]
            total += demand.points * (by == seat) + demand.owner * (owner == seat)
    return total


def placed(state: SpaceDealerState, seat: int) -> int:
    on_cards = sum(built.served.count(seat) for planet in state.planets for built in planet.area)
    return on_cards + sum(1 for planet in state.planets for line in planet.retired if line[2] == seat)


def check(state: SpaceDealerState) -> None:
    boxes = STANDARD.boxes_for(state.seats)
    for colour in range(GOODS):
        assert goods_everywhere(state, colour) == STANDARD.goods_per_colour * boxes
        assert state.supply[colour] >= 0 or state.switches["supply"] == "unlimited"
    attack = state.attack
    for seat, planet in enumerate(state.planets):
        assert placed(state, seat) == planet.markers <= STANDARD.markers
        assert planet.score == points(state, seat)
        timers = sum(1 for timer in planet.timers if timer.state != ABSENT)
        assert timers == STANDARD.timers + len(working(planet, TIMER)) + planet.owed
        assert sum(1 for ship in planet.ships if ship.where != AWAY and ship.station != NONE) <= 2
        assert all(sum(ship.goods) <= STANDARD.ship_capacity for ship in planet.ships)
        attack += sum(built.ammunition + built.blocked for built in planet.area)
        attack += sum(1 for timer in planet.timers if timer.state == SABOTAGED)
        assert sum(built.blocked for built in planet.area) <= STANDARD.blocks
        check_area(state, seat)
    assert attack == (STANDARD.attack_markers * boxes if state.experienced else 0)


def check_area(state: SpaceDealerState, seat: int) -> None:
    planet = state.planets[seat]
    ground: list[int] = []
    for at, built in enumerate(planet.area):
        if built.kind == NONE:
            assert not any(built.goods)
            assert not built.blocked
            continue
        card = STANDARD.cards[built.kind]
        for column in range(built.column, built.column + card.connections):
            assert powered(planet, column)
        if card.demands:
            cells = [index(built.column)] if card.shape == UPRIGHT else [index(built.column), index(built.column) + 1]
            ground += cells
            assert all(planet.ground[cell] == at for cell in cells)
        assert sum(built.goods) <= card.stores()
        assert built.ammunition <= STANDARD.attack_max
        assert not covered(planet, at) or not (any(built.goods) or built.ammunition or built.blocked)
    assert len(ground) == len(set(ground)), "no demand cell holds two cards"


@pytest.mark.rule("SD-DL-09", "SD-BD-11", "SD-US-05", "SD-OB-06")
def test_nothing_is_made_or_lost_and_scores_are_what_lies_on_the_table() -> None:
    for match in positions(GAMES):
        check(match.state)


def instants(state: SpaceDealerState) -> Counter[tuple[int, int, int]]:
    """Every timer that runs, by its owner, its number and its end."""
    return Counter(
        (seat, number, timer.ends)
        for seat, planet in enumerate(state.planets)
        for number, timer in enumerate(planet.timers)
        if timer.state in (ACTIVE, SABOTAGED)
    )


@pytest.mark.rule("SD-EN-01", "SD-EN-03")
def test_no_timer_is_started_in_overtime_and_overtime_ends() -> None:
    steps = 0
    for number, match in enumerate(matches(6)):
        chance = QuickChance(number)
        state = match.state
        while state.phase in (CHOOSING, COUNTDOWN, RUNNING):
            play_on(match, chance)
            state = match.state
        while not match.over:
            before = instants(match.state)
            play_on(match, chance)
            steps += 1
            assert instants(match.state) <= before
            assert match.state.now <= match.state.ended + match.state.pace + STANDARD.grace_ms
    assert steps > 20


def test_the_next_deadline_is_never_past() -> None:
    for match in positions(4):
        deadline = match.state.deadline()
        assert match.over or (deadline is not None and deadline > match.state.now)
