"""The gentle bot: between random and quick in every game, and as honest as the others."""

from __future__ import annotations

import pytest

import webfoot
from webfoot.bots.arena import fixtures
from webfoot.bots.contest import play
from webfoot.bots.levels import level
from webfoot.bots.perspective import Perspective
from webfoot.core.chance import QuickChance
from webfoot.core.match import Match

GAMES = ("canardage", "dale", "duckdealer", "spacedealer")


def won(key: str, bots: list[str], games: int, seed: int) -> float:
    """Return the wins of the first of these bots."""
    played = [play(fixture) for fixture in fixtures(key, bots, games, seed)]
    mine = [outcome.fixture.bots.index(bots[0]) for outcome in played]
    return sum((seat in one.winners) / len(one.winners) for seat, one in zip(mine, played, strict=True))


def test_it_stands_between_random_and_quick() -> None:
    assert won("canardage", ["gentle", "random"], 12, 60) >= 9
    assert won("canardage", ["gentle", "quick"], 12, 60) <= 3


@pytest.mark.parametrize("key", GAMES)
def test_it_follows_its_whims(key: str) -> None:
    """In one and the same position it does not always do the same."""
    game = webfoot.game(key)
    seats = max(game.min_seats, 3)
    match = Match(game, seats, QuickChance(4).below(1 << 30).to_bytes(32, "big"))
    quick = [level("quick", game) for _ in range(seats)]
    found = 0
    while found < 3:
        seat = match.actors[0]
        seen = Perspective.of(game, match.state, seat, QuickChance(5))
        choices = {level("gentle", game).choose(seen, QuickChance(number)) for number in range(12)}
        assert choices <= set(seen.legal)
        found += len(choices) > 1
        number = quick[seat].choose(seen, QuickChance(6))
        if number < 0:
            deadline = match.state.deadline()
            assert deadline is not None
            match.tick(deadline)
        else:
            match.play(seat, game.catalogue[number], match.state.now)


@pytest.mark.parametrize("key", GAMES)
def test_what_a_seat_may_not_know_changes_no_decision(key: str) -> None:
    game = webfoot.game(key)
    seats = max(game.min_seats, 3)
    for deal in range(4):
        state = game.setup(seats, game.parse_options(seats), QuickChance(deal))
        seat = state.actors()[0]
        other = state.imagine(seat, QuickChance(deal + 50))
        one, two = (
            level("gentle", game).choose(Perspective.of(game, each, seat, QuickChance(5)), QuickChance(6))
            for each in (state, other)
        )
        assert one == two
