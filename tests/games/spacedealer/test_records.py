"""Whole games on file: they replay move by move, nothing is ever lost, and each tells its story.

`write_records` made them. After a change that lets the same record play differently, make them again with

    python -c "from tests.games.spacedealer.test_records import write_records; write_records()"
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Final

import pytest

from tests import recorded
from tests.games.spacedealer.language import GAME
from tests.games.spacedealer.test_invariants import check
from tests.recorded import Shelf
from webfoot.core.chance import QuickChance
from webfoot.core.game import WAIT
from webfoot.core.match import Match
from webfoot.core.moves import Move
from webfoot.core.record import Entry
from webfoot.games.spacedealer import events as e
from webfoot.games.spacedealer import moves as m
from webfoot.games.spacedealer.bot.policy import instinct
from webfoot.games.spacedealer.components import MISSILE, SABOTAGE
from webfoot.games.spacedealer.rules.box import STANDARD
from webfoot.games.spacedealer.rules.engine import SpaceDealerState
from webfoot.games.spacedealer.rules.grid import slot_at

REACTION: Final = 1500
"""Milliseconds between two commands, at most."""


Tale = recorded.Tale[SpaceDealerState]


def everybody_delivered(tale: Tale) -> bool:
    sellers = {event.seat for event in tale.events if isinstance(event, e.Delivered)}
    return len(sellers) == tale.match.seats and tale.tells(e.CardCovered, e.Converted)


def it_was_war(tale: Tale) -> bool:
    return tale.tells(e.TimerSabotaged, e.MissileHit, e.SlotCleared, e.OrderDelivered, e.TimerJoined, e.ShipJoined)


def the_last_marker_was_placed(tale: Tale) -> bool:
    ends = [event for event in tale.events if isinstance(event, e.OvertimeBegan)]
    return ends[0].seat is not None and tale.match.state.ended < tale.match.state.started + tale.match.state.length


def somebody_ran_out_of_luck(tale: Tale) -> bool:
    return tale.tells(e.TimerSabotaged, e.ShipReturned)


def it_is_over(tale: Tale) -> bool:
    return tale.tells(e.Delivered, e.GameEnded)


@dataclass(frozen=True)
class Story:
    seats: int
    sign: Callable[[Tale], bool]
    options: dict[str, object] = field(default_factory=dict)
    warlike: bool = False
    """Whether players attack whenever they can."""


STORIES: Final = {
    "four-players": Story(4, everybody_delivered),
    "eight-experienced-players": Story(8, it_was_war, {"rules": "experienced"}, warlike=True),
    "the-last-marker": Story(4, the_last_marker_was_placed, {"pace": "20"}),
    "three-players-ten-minutes": Story(3, it_is_over, {"length": "10", "pace": "30"}),
    "seven-players": Story(7, it_is_over, {"rules": "experienced", "length": "15", "technology_scale": "1-2-3"}),
    "sabotaged-ships-return": Story(
        4,
        somebody_ran_out_of_luck,
        {"rules": "experienced", "sabotaged_flight": "returns", "attack_markers": "refill", "thinking": "limited"},
        warlike=True,
    ),
}
SHELF: Final = Shelf(GAME, Tale, STORIES)


def write_records() -> None:
    SHELF.write(tales)


def tales(story: Story) -> Iterator[Tale]:
    """Games of players who know what they want, and need a moment for every command."""
    for seed in count():
        tale = Tale(Match(GAME, story.seats, seed, story.options))
        chance = QuickChance(seed)
        while not tale.match.over:
            seat, move = _next(tale.match, story, chance)
            deadline = tale.match.state.deadline()
            assert deadline is not None
            at = tale.match.state.now + 100 + chance.below(REACTION)
            if move is None or at >= deadline:
                tale.play(Entry(None, None, deadline))
            else:
                tale.play(Entry(seat, move, at))
        yield tale


def _next(match: Match[SpaceDealerState], story: Story, chance: QuickChance) -> tuple[int, Move | None]:
    """Somebody who wants to do something, and what."""
    seats = match.actors
    chance.shuffle(seats)
    for seat in seats:
        legal = match.state.legal(seat)
        if story.warlike:
            hostile = [number for number in legal if _is_hostile(match.state, seat, GAME.catalogue[number])]
            if hostile:
                return seat, GAME.catalogue[hostile[chance.below(len(hostile))]]
        number = instinct(match.state, seat, [*legal, WAIT])
        if number != WAIT:
            return seat, GAME.catalogue[number]
    return 0, None


def _is_hostile(state: SpaceDealerState, seat: int, move: Move) -> bool:
    """Attacks, and what leads to them."""
    planet = state.planets[seat]
    if isinstance(move, m.StartUse):
        return STANDARD.cards[planet.area[slot_at(planet, move.column)].kind].effect in (SABOTAGE, MISSILE)
    if isinstance(move, m.Keep):
        return STANDARD.cards[planet.drawn[move.at]].experienced
    if isinstance(move, m.StartBuild | m.Place):
        return STANDARD.cards[planet.planned[move.place]].experienced
    if isinstance(move, m.SabotageTimer):
        return state.planets[move.seat].timers[move.timer].ends - state.now < state.pace // 2
    return isinstance(move, m.FireMissile)


def test_every_story_has_its_record_and_every_record_its_story() -> None:
    assert SHELF.names() == sorted(STORIES)


@pytest.mark.parametrize("name", STORIES)
def test_a_record_replays_to_its_result_loses_nothing_and_tells_its_story(name: str) -> None:
    SHELF.check(name, check)
