"""Whole games on file, one for each ending and each edge: they replay move by move, and no card is ever lost.

`write_records` made them. After a change that gives the rules a new version, make them again with

    python -c "from tests.games.canardage.test_records import write_records; write_records()"
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count, pairwise
from typing import Final

import pytest

import webfoot
from tests import recorded
from tests.games.canardage.language import GAME
from tests.recorded import Shelf
from webfoot.core.chance import QuickChance
from webfoot.core.record import Entry
from webfoot.games.canardage import events as e
from webfoot.games.canardage.options import CanardageOptions
from webfoot.games.canardage.rules.turn import CanardageState, set_up

SWITCH_FIELDS: Final = ("luke_on_water", "protected_barred", "president_self", "literal_ends", "moby_anyone")
DEFAULTS: Final = set_up(2, CanardageOptions(), QuickChance(0))


class Tale(recorded.Tale[CanardageState]):
    """Knows also whether a switch ever barred a move or allowed one that was made."""

    switch_mattered = False

    def play(self, entry: Entry) -> None:
        assert entry.seat is not None
        assert entry.move is not None
        state = self.match.state
        usual = state.clone()
        for name in SWITCH_FIELDS:
            setattr(usual, name, getattr(DEFAULTS, name))
        allowed, usually = set(state.legal(entry.seat)), set(usual.legal(entry.seat))
        self.switch_mattered |= allowed < usually or GAME.catalogue.number(entry.move) not in usually
        super().play(entry)


def is_won(tale: Tale) -> bool:
    return any(isinstance(event, e.GameWon) for event in tale.events)


def is_drawn(tale: Tale) -> bool:
    return any(isinstance(event, e.GameDrawn) for event in tale.events)


def is_won_by_one_who_came_back(tale: Tale) -> bool:
    back = {event.seat for event in tale.events if isinstance(event, e.PlayerBack)}
    return is_won(tale) and set(tale.match.winners) <= back


def has_a_revenge(tale: Tale) -> bool:
    return any(
        isinstance(offer, e.RevengeOffered) and not isinstance(answer, e.RevengeForgone)
        for offer, answer in pairwise(tale.events)
    )


def turns_on_its_switch(tale: Tale) -> bool:
    return tale.switch_mattered


@dataclass(frozen=True)
class Story:
    seats: int
    sign: Callable[[Tale], bool]
    options: dict[str, object] = field(default_factory=dict)


STORIES: Final = {
    "two-players": Story(2, is_won),
    "four-players": Story(4, is_won),
    "six-players": Story(6, is_won),
    "draw": Story(3, is_drawn),
    "comeback": Story(3, is_won_by_one_who_came_back),
    "revenge": Story(4, has_a_revenge),
    "ducky-luke-at-ducks-only": Story(3, turns_on_its_switch, {"ducky_luke_on_water": False}),
    "no-shots-at-protected-ducks": Story(4, turns_on_its_switch, {"shots_at_protected_ducks": "forbidden"}),
    "president-on-oneself": Story(3, turns_on_its_switch, {"president_may_choose_self": True}),
    "first-and-last-to-the-letter": Story(5, turns_on_its_switch, {"literal_first_and_last": True}),
    "moby-ducky-on-anyone": Story(5, turns_on_its_switch, {"moby_ducky_on_anyone": True}),
    "deck-of-54": Story(4, is_won, {"deck": "fr54"}),
    "deck-of-52": Story(3, is_won, {"deck": "cz52"}),
}
SHELF: Final = Shelf(GAME, Tale, STORIES)


def write_records() -> None:
    SHELF.write(random_tales)


def random_tales(story: Story) -> Iterator[Tale]:
    for seed in count():
        tale = Tale(webfoot.start("canardage", story.seats, seed, story.options))
        chance = QuickChance(seed)
        while not tale.match.over:
            seat = tale.match.actors[0]
            moves = tale.match.moves(seat)
            tale.play(Entry(seat, moves[chance.below(len(moves))], 0))
        yield tale


def test_every_story_has_its_record_and_every_record_its_story() -> None:
    assert SHELF.names() == sorted(STORIES)


@pytest.mark.parametrize("name", STORIES)
def test_a_record_replays_to_its_result_loses_no_card_and_tells_its_story(name: str) -> None:
    SHELF.check(name)
