"""The laws of every game, in positions that random players seldom reach; and those positions are reached."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.spacedealer.late import LateSpaceDealer
from tests.games.spacedealer.test_invariants import check
from webfoot.core.chance import QuickChance
from webfoot.core.events import Event
from webfoot.core.laws import LAWS, Law
from webfoot.core.match import Match
from webfoot.games.spacedealer.moves import CollectByItself, DropDraft
from webfoot.games.spacedealer.rules.engine import SpaceDealerState

GAME = LateSpaceDealer()
MET = {
    "TimerSabotaged",
    "SabotageOver",
    "ShipAdrift",
    "MissileHit",
    "ClearingStarted",
    "SlotCleared",
    "MarkerLoaded",
    "TimerLeft",
    "GoodDropped",
    "GoodPickedUp",
    "OrderDelivered",
    "Traded",
    "ScrapStarted",
    "CardDiscarded",
    "CardCovered",
}
TABLES: list[tuple[int, dict[str, object]]] = [
    (4, {"rules": "experienced", "length": "10"}),
    (8, {"rules": "experienced", "length": "5", "pace": "30"}),
    (5, {"rules": "experienced", "length": "10", "discarding": "built-too", "transport_probe": "any-ship"}),
    (3, {"rules": "experienced", "length": "10", "sabotaged_flight": "returns", "attack_oneself": True}),
]


@pytest.mark.parametrize(
    ("law", "number"),
    [
        pytest.param(
            law, number, marks=[pytest.mark.engine] if number or at % 3 else [], id=f"{law.__name__}-{number}"
        )
        for at, law in enumerate(LAWS)
        for number in range(2)
    ],
)
def test_a_late_game_keeps_every_law(law: Law, number: int) -> None:
    law(GAME, number)


def anything(match: Match[SpaceDealerState], chance: QuickChance) -> list[Event]:
    """Any sort of move, each as likely as the others; time passes slowly."""
    deadline = match.state.deadline()
    if deadline is not None and chance.below(25) == 0:
        return match.tick(deadline)
    seat = chance.below(match.seats)
    moves = match.moves(seat)
    kinds = list(dict.fromkeys(type(move) for move in moves if not isinstance(move, CollectByItself | DropDraft)))
    kind = kinds[chance.below(len(kinds))] if kinds else CollectByItself
    moves = [move for move in moves if type(move) is kind]
    return match.play(seat, moves[chance.below(len(moves))])


def test_every_rule_for_experienced_players_is_met() -> None:
    told: Counter[str] = Counter()
    for number in (*range(4), 10):  # in the last, a covered robot factory takes its timer back
        seats, options = TABLES[number % len(TABLES)]
        match = Match(GAME, seats, number, options)
        chance = QuickChance(number)
        while not match.over:
            told.update(type(event).__name__ for event in anything(match, chance))
            check(match.state)
    assert set(told) >= MET
