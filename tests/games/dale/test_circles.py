"""No bot goes round in circles: within one turn it never comes back to a position that it has left."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.dale.test_bot import GAME, TABLES, new_game
from webfoot.bots.perspective import Perspective
from webfoot.bots.quick import QuickBot
from webfoot.core.chance import QuickChance
from webfoot.games.dale.rules.state import NO_DRAFT

LONGEST = 2500
"""Decisions after which a game would count as endless; most have some two hundred."""


@pytest.mark.engine
@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("deal", range(3))
def test_no_position_of_a_turn_comes_back(deal: int, seats: int, options: dict[str, object]) -> None:
    """All twelve sets may come in. What a seat sees at its actions is compared, not what only the table knows."""
    state, chance = new_game(seats, 70 + deal, **options), QuickChance(deal)
    bot, luck = QuickBot(GAME, worlds=2), QuickChance(deal + 100)
    had: set[bytes] = set()
    turn = -1
    for _ in range(LONGEST):
        if state.over():
            return
        seat = state.actors()[0]
        if state.turn != turn:
            turn = state.turn
            had.clear()
        if seat == turn and state.mode == NO_DRAFT and state.step().asks == "action":
            # A partner who has declined to complete a stack is asked no more.
            seen = msgspec.json.encode([GAME.view(state, seat), state.partner_declined])
            assert seen not in had
            had.add(seen)
        state.play(seat, bot.choose(Perspective.of(GAME, state, seat, luck), luck), chance, None)
    pytest.fail("the game does not end")
