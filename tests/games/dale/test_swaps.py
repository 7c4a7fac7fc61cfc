"""Bots and swaps: within its own turn a bot never comes back to a position it has had."""

from __future__ import annotations

import pytest

from tests.games.dale.language import Table, dale
from webfoot.core.chance import QuickChance
from webfoot.games.dale import moves as m
from webfoot.games.dale.bot.policy import instinct, worth_a_thought
from webfoot.games.dale.rules import numbers as n
from webfoot.games.dale.rules.engine import DaleState

POSITIONS = {
    "a voucher and its copy": {"hand": "Gift Voucher Trendsetting", "market": "Cheer Raffle"},
    "only cards that swap": {"hand": "Gift Voucher Trendsetting", "market": "Gift Voucher Trendsetting"},
    "a stall of cards that swap": {"hand": "2 Safety Precaution", "stall": "Safety Precaution"},
    "a shopkeeper": {"hand": "Safety Precaution Flexible Shopkeeper", "stall": "Junk | Raffle"},
    "in a team": {"hand": "Gift Voucher Trendsetting", "market": "Cheer Raffle", "teams": True},
}


def position(name: str) -> Table:
    return dale(deck="9 Junk", **POSITIONS[name])  # type: ignore[arg-type]


def arrangement(state: DaleState) -> tuple[object, ...]:
    """Where all cards lie that a swap could move, and what may still be done."""
    stalls = tuple(tuple(tuple(stack) for stack in stall) for stall in state.stalls)
    return tuple(sorted(state.hands[0])), tuple(state.market), stalls, len(state.discards[0]), state.actions


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("chooses", ["among what is worth a thought", "by instinct"])
def test_no_position_of_a_turn_comes_back(name: str, seed: int, chooses: str) -> None:
    """Techniques are played as long as there are any, at random: what is worth a thought must not lead in circles."""
    state, chance = position(name).state, QuickChance(seed)
    had = []
    while state.turn == 0 and not state.over():
        seat = state.actors()[0]
        acting = seat == 0 and state.step().asks == "action" and not state.mode
        if acting:
            assert arrangement(state) not in had
            had.append(arrangement(state))
        if chooses == "by instinct":
            number = instinct(state, seat, state.legal(seat), chance)
        else:
            worth = worth_a_thought(state, seat, state.legal(seat))
            played = [move for move in worth if acting and n.PLAY <= move < n.ABILITY] or worth
            number = played[chance.below(len(played))]
        state.play(seat, number, chance, None)


def test_a_voucher_is_not_fetched_back_by_its_copy() -> None:
    t = dale(hand="Trendsetting", market="Gift Voucher Raffle").do(0, m.Play(0))
    if t.state.asking >= 0:
        t.do(0, m.Name("gift-voucher"))
    taken = [
        t.state.slug(t.state.market[number - n.SLOT]) for number in worth_a_thought(t.state, 0, t.state.legal(0))
    ]
    assert taken == ["raffle"]
