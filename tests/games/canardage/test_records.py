"""Whole games on file, one for each ending and each edge: they replay to the byte, and no card is ever lost.

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
from tests.games.canardage.language import GAME
from tests.rulebook import TESTS
from webfoot.core.chance import QuickChance
from webfoot.core.events import Event
from webfoot.core.match import Match
from webfoot.core.record import Entry, read_record
from webfoot.games.canardage import events as e
from webfoot.games.canardage.options import CanardageOptions
from webfoot.games.canardage.rules import CanardageState, set_up

FOLDER: Final = TESTS / "records" / "canardage"
SWITCH_FIELDS: Final = ("luke_on_water", "protected_barred", "president_self", "literal_ends", "moby_anyone")
DEFAULTS: Final = set_up(2, CanardageOptions(), QuickChance(0))


@dataclass
class Tale:
    """A game as it was played, and whether a switch ever barred a move or allowed one that was made."""

    match: Match[CanardageState]
    events: list[Event] = field(default_factory=list)
    switch_mattered: bool = False

    def play(self, entry: Entry) -> None:
        assert entry.seat is not None
        assert entry.move is not None
        state = self.match.state
        usual = state.clone()
        for name in SWITCH_FIELDS:
            setattr(usual, name, getattr(DEFAULTS, name))
        allowed, usually = set(state.legal(entry.seat)), set(usual.legal(entry.seat))
        self.switch_mattered |= allowed < usually or GAME.catalogue.number(entry.move) not in usually
        self.events += self.match.play(entry.seat, entry.move)


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
    "president-on-himself": Story(3, turns_on_its_switch, {"president_may_choose_self": True}),
    "first-and-last-to-the-letter": Story(5, turns_on_its_switch, {"literal_first_and_last": True}),
    "moby-ducky-on-anyone": Story(5, turns_on_its_switch, {"moby_ducky_on_anyone": True}),
    "deck-of-54": Story(4, is_won, {"deck": "fr54"}),
    "deck-of-52": Story(3, is_won, {"deck": "cz52"}),
}


def write_records() -> None:
    """For each story, the first random game that tells it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, story in STORIES.items():
        tale = next(tale for tale in random_tales(story) if story.sign(tale))
        (FOLDER / f"{name}.jsonl").write_bytes(tale.match.record().dump())


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
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(STORIES)


@pytest.mark.parametrize("name", STORIES)
def test_a_record_replays_to_its_result_and_loses_no_card_on_the_way(name: str) -> None:
    text = (FOLDER / f"{name}.jsonl").read_bytes()
    record = read_record(text, GAME.catalogue)
    assert record.header.rules == GAME.version
    tale = Tale(Match(GAME, record.header.seats, bytes.fromhex(record.header.seed), record.header.options))
    census = dict(GAME.census(tale.match.state))
    for entry in record.entries:
        tale.play(entry)
        assert dict(GAME.census(tale.match.state)) == census
    assert {"scores": tale.match.scores, "winners": tale.match.winners} == record.result
    assert tale.match.record().dump() == text


@pytest.mark.parametrize("name", STORIES)
def test_a_record_tells_the_story_it_is_named_for(name: str) -> None:
    record = read_record((FOLDER / f"{name}.jsonl").read_bytes(), GAME.catalogue)
    tale = Tale(Match(GAME, record.header.seats, bytes.fromhex(record.header.seed), record.header.options))
    for entry in record.entries:
        tale.play(entry)
    story = STORIES[name]
    assert story.sign(tale)
    assert record.header.seats == story.seats
    assert story.options.items() <= record.header.options.items()
