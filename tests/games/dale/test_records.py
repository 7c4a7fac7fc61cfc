"""Whole games on file, one for each table and each edge: they replay move by move, and no card is ever lost.

`write_records` made them. After a change that lets the same record play differently, make them again with

    python -c "from tests.games.dale.test_records import write_records; write_records()"
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Final

import pytest

import webfoot
from tests import recorded
from tests.games.dale.language import GAME
from tests.recorded import Shelf
from webfoot.core.chance import QuickChance
from webfoot.core.record import Entry
from webfoot.games.dale import events as e
from webfoot.games.dale import moves as m
from webfoot.games.dale.rules import numbers as n
from webfoot.games.dale.rules.engine import DaleState
from webfoot.games.dale.sets import BY_LOT

LONGEST: Final = 700
SOONER: Final = (n.BUILD, n.SUGGESTED, n.CONFIRM)
"""What players who want to get on take before anything else."""


Tale = recorded.Tale[DaleState]


def is_won(tale: Tale) -> bool:
    return isinstance(tale.events[-1], e.Won)


def a_partner_helped(tale: Tale) -> bool:
    return is_won(tale) and any(isinstance(event, e.Built) and event.added for event in tale.events)


def chameleons_copied(tale: Tale) -> bool:
    played = {event.face for event in tale.events if isinstance(event, e.Played) and event.face != event.card}
    built = [event for event in tale.events if isinstance(event, e.Built) and event.faces != event.cards]
    return is_won(tale) and len(played) > 2 and bool(built)


def owls_answered(tale: Tale) -> bool:
    return is_won(tale) and len({event.card for event in tale.events if isinstance(event, e.Reacted)}) > 3


def junk_was_made(tale: Tale) -> bool:
    return is_won(tale) and tale.match.state.junk_made > 0


def values_changed(tale: Tale) -> bool:
    return is_won(tale) and any(isinstance(event, e.ValueChanged) for event in tale.events)


def the_market_was_filled_in_mid_turn(tale: Tale) -> bool:
    cards = {event.card for event in tale.events if isinstance(event, e.Played)}
    return is_won(tale) and {"daring-adventurer", "loyal-partner"} <= cards


def a_discard_was_swapped(tale: Tale) -> bool:
    return is_won(tale) and any(isinstance(event, e.SwappedDiscard) for event in tale.events)


def the_hand_was_filled_with_junk(tale: Tale) -> bool:
    return is_won(tale) and any(isinstance(event, e.DrewJunk) for event in tale.events)


@dataclass(frozen=True)
class Story:
    seats: int
    sign: Callable[[Tale], bool]
    sets: str = ""
    """All that are in; without any, those of the box by lot."""
    switches: dict[str, object] = field(default_factory=dict)

    @property
    def options(self) -> dict[str, object]:
        """Only what is not so by default: a set that comes later is in none of them."""
        if not self.sets:
            return self.switches
        return {**dict.fromkeys(BY_LOT, "out"), **dict.fromkeys(self.sets.split(), "in"), **self.switches}


STORIES: Final = {
    "two-players": Story(2, is_won),
    "three-players": Story(3, is_won),
    "four-players": Story(4, is_won),
    "teams": Story(4, a_partner_helped, switches={"teams": True}),
    "teams-of-the-first-game": Story(4, a_partner_helped, "macaw panda raccoon squirrel", {"teams": True}),
    "first-game": Story(3, is_won, "macaw raccoon squirrel ocelot"),
    "chameleons": Story(3, chameleons_copied, "chameleon platypus panda squirrel"),
    "owls": Story(3, owls_answered, "owl platypus fennec crocodile"),
    "junk-for-ever": Story(4, junk_was_made, "squirrel macaw raccoon crocodile platypus"),
    "techniques-leave-at-once": Story(2, values_changed, "polecat macaw sloth", {"turn_techniques": "leave"}),
    "the-market-slides": Story(2, the_market_was_filled_in_mid_turn, "polecat panda owl", {"mid_turn_fill": "slide"}),
    "balancing-on-top": Story(2, a_discard_was_swapped, "owl platypus panda", {"balancing_lands": "top"}),
    "junk-to-refill-only": Story(
        2, the_hand_was_filled_with_junk, "squirrel macaw raccoon", {"junk_for_draws": "refill"}
    ),
}  # fmt: skip
SHELF: Final = Shelf(GAME, Tale, STORIES)


def write_records() -> None:
    SHELF.write(tales)


def tales(story: Story) -> Iterator[Tale]:
    """Games of players who build when they can and otherwise do what comes to mind."""
    for seed in count():
        tale = Tale(webfoot.start("dale", story.seats, seed, story.options))
        chance = QuickChance(seed)
        while not tale.match.over and len(tale.told) < LONGEST:
            seat = tale.match.actors[0]
            legal = tale.match.state.legal(seat)
            wanted = [number for number in SOONER if number in legal]
            reactions = [number for number in legal if n.REACT <= number < n.BUY]
            number = (wanted or reactions or [legal[chance.below(len(legal))]])[0]
            tale.play(Entry(seat, m.CATALOGUE[number], 0))
        yield tale


def test_every_story_has_its_record_and_every_record_its_story() -> None:
    assert SHELF.names() == sorted(STORIES)


@pytest.mark.parametrize("name", STORIES)
def test_a_record_replays_to_its_result_loses_no_card_and_tells_its_story(name: str) -> None:
    SHELF.check(name)


def test_most_cards_are_played_used_or_built_in_some_game_on_file() -> None:
    seen: set[str] = set()
    for name in STORIES:
        for event in SHELF.replay(name).events:
            match event:
                case e.Played(face=card) | e.Used(card=card) | e.Reacted(card=card):
                    seen.add(card)
                case e.Built(faces=cards):
                    seen.update(cards)
                case _:
                    pass
    assert len(seen) > 60
