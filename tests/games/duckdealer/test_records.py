"""Whole games on file, one for each table and each edge: they replay move by move, and no piece is ever lost.

`write_records` made them. After a change that lets the same record play differently, make them again with

    python -c "from tests.games.duckdealer.test_records import write_records; write_records()"
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count, pairwise
from typing import Final

import pytest

from tests import recorded
from tests.games.duckdealer import playing
from tests.games.duckdealer.language import GAME
from tests.recorded import Shelf
from webfoot.core.chance import QuickChance
from webfoot.core.match import Match
from webfoot.core.record import Entry
from webfoot.games.duckdealer import events as e
from webfoot.games.duckdealer.rules import DuckDealerState

Tale = recorded.Tale[DuckDealerState]


def points_were_made(tale: Tale) -> bool:
    return tale.tells(e.FactoryBuilt, e.ConsumerBuilt, e.ShipyardBuilt, e.Delivered)


def the_dearest_goods_were_sold(tale: Tale) -> bool:
    return any(isinstance(event, e.Delivered | e.ConsumerBuilt) and event.points >= 30 for event in tale.events)


def the_last_turn_was_forced(tale: Tale) -> bool:
    """The turn on space 24 came of a collecting that could not be paid out."""
    return any(
        any(isinstance(event, e.ActionTurnBegan) and event.space == 24 for event in step)
        and any(isinstance(event, e.Exhausted) for event in step)
        for step in tale.told
    )


def tied_players_bid_again(tale: Tale) -> bool:
    rounds = [event for event in tale.events if isinstance(event, e.BidsRevealed)]
    return [event.again for event in rounds] == [False, True] and len(set(rounds[1].bids.values())) > 1


def a_lot_decided(tale: Tale) -> bool:
    rounds = [event for event in tale.events if isinstance(event, e.BidsRevealed) and event.again]
    state = tale.match.state
    pairs = list(zip(state.first_bids, state.bids, strict=True))
    return bool(rounds) and len(set(pairs)) < len(pairs)


def cubes_were_taken_up_for_everything(tale: Tale) -> bool:
    taken = (e.RoadReclaimed, e.PrivilegeReclaimed)
    used = {type(after) for before, after in pairwise(tale.events) if isinstance(before, taken)}
    return used == {e.ActionTurnBegan, e.RoadLaid, e.PrivilegeTaken} and tale.tells(*taken)


def there_was_haggling(tale: Tale) -> bool:
    lapsed = {event.lapsed for event in tale.events if isinstance(event, e.OfferWithdrawn)}
    return tale.tells(e.OfferAccepted, e.OfferDeclined) and lapsed == {True, False}


def gates_of_others_were_used(tale: Tale) -> bool:
    return any(isinstance(event, e.Jumped) and event.seat != event.owner for event in tale.events)


def ended_below_zero(tale: Tale) -> bool:
    return min(tale.match.scores) < 0


def medicine_was_made_of_paint(tale: Tale) -> bool:
    made = {event.good for event in tale.events if isinstance(event, e.FactoryBuilt | e.Made)}
    return bool(made & {"medicine"})


def both_goods_of_the_ring_were_made(tale: Tale) -> bool:
    made = {event.good for event in tale.events if isinstance(event, e.FactoryBuilt | e.Made)}
    return {"accelerator", "radio"} <= made


def privileges_were_taken(tale: Tale) -> bool:
    return tale.tells(e.PrivilegeTaken, e.Delivered)


@dataclass(frozen=True)
class Story:
    seats: int
    sign: Callable[[Tale], bool]
    player: playing.Choose = playing.dealer
    options: dict[str, object] = field(default_factory=dict)


STORIES: Final = {
    "two-players": Story(2, points_were_made),
    "three-players": Story(3, points_were_made),
    "four-players": Story(4, points_were_made),
    "five-players": Story(5, points_were_made),
    "the-dearest-goods": Story(2, the_dearest_goods_were_sold, playing.hoarder),
    "the-last-turn-is-forced": Story(3, the_last_turn_was_forced, playing.hoarder),
    "auction": Story(3, ended_below_zero, options={"auction": True}),
    "auction-with-a-second-bid": Story(4, tied_players_bid_again, playing.gambler, {"auction": True}),
    "auction-settled-by-lot": Story(3, a_lot_decided, playing.gambler, {"auction": True}),
    "auction-settled-by-choice": Story(
        5, a_lot_decided, playing.gambler, {"auction": True, "start_player": "seat-4"}
    ),
    "cubes-run-out": Story(2, cubes_were_taken_up_for_everything, playing.road_builder),
    "haggling": Story(5, there_was_haggling, playing.haggler),
    "gates": Story(3, gates_of_others_were_used, playing.gatekeeper),
    "literal-medicine": Story(4, medicine_was_made_of_paint, options={"literal_medicine": True}),
    "other-ring": Story(2, both_goods_of_the_ring_were_made, options={"other_ring": True}),
    "mixed-mines": Story(3, points_were_made, options={"mixed_mines": True}),
    "privileges-on-built-tiles-only": Story(
        2, privileges_were_taken, options={"privileges_on_built_tiles_only": True, "start_player": "seat-2"}
    ),
}  # fmt: skip
SHELF: Final = Shelf(GAME, Tale, STORIES)


def write_records() -> None:
    SHELF.write(tales)


def tales(story: Story) -> Iterator[Tale]:
    for seed in count():
        tale = Tale(Match(GAME, story.seats, seed, story.options))
        chance = QuickChance(seed)
        while not tale.match.over:
            seat, move = playing.step(tale.match, story.player, chance)
            tale.play(Entry(seat, move, 0))
        yield tale


def test_every_story_has_its_record_and_every_record_its_story() -> None:
    assert SHELF.names() == sorted(STORIES)


@pytest.mark.parametrize("name", STORIES)
def test_a_record_replays_to_its_result_loses_no_piece_and_tells_its_story(name: str) -> None:
    SHELF.check(name)


def test_every_kind_of_event_is_told_in_some_game_on_file() -> None:
    told = {type(event) for name in STORIES for event in SHELF.replay(name).events}
    assert told == set(e.EVENTS)
