"""Every registered game keeps every law, now and later, without being asked."""

from __future__ import annotations

import pytest

import webfoot
from webfoot.core.laws import LAWS, Law, ends_and_conserves

GAMES_PER_LAW = 60
MANY_GAMES = 2000


@pytest.mark.parametrize("batch", range(4))
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("key", webfoot.game_keys())
def test_game_keeps_law(key: str, law: Law, batch: int) -> None:
    game = webfoot.game(key)
    for number in range(batch * GAMES_PER_LAW, (batch + 1) * GAMES_PER_LAW):
        law(game, number)


@pytest.mark.parametrize("batch", range(4))
@pytest.mark.parametrize("key", webfoot.game_keys())
def test_thousands_of_random_games_end(key: str, batch: int) -> None:
    game = webfoot.game(key)
    for number in range(batch * MANY_GAMES // 4, (batch + 1) * MANY_GAMES // 4):
        ends_and_conserves(game, number)
