"""One game among bots, through the same `Match` that people play: legal moves only, host's luck, host's time."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from time import perf_counter
from typing import Any

import msgspec

from webfoot.bots.levels import level
from webfoot.bots.perspective import Perspective
from webfoot.core.chance import QuickChance
from webfoot.core.game import WAIT
from webfoot.core.match import Match
from webfoot.core.registry import game as game_of


class Fixture(msgspec.Struct, frozen=True):
    """A game to be played: the deal, and who sits where."""

    game: str
    deal: int
    """Fixtures with the same number get the same shuffles from the host."""
    rotation: int
    bots: tuple[str, ...]
    """The bot of each seat, by name."""


class Outcome(msgspec.Struct, frozen=True):
    fixture: Fixture
    scores: list[int]
    winners: list[int]
    moves: list[int]
    """How many decisions each seat took."""
    seconds: list[float]
    """How long each seat thought, all its decisions together."""

    def ranks(self) -> list[int]:
        """Each seat's place, 0 is best: the winners share it, the others follow by score."""
        keys = [(seat in self.winners, score) for seat, score in enumerate(self.scores)]
        return [sum(other > key for other in keys) for key in keys]


def play(fixture: Fixture, options: Mapping[str, object] | None = None) -> Outcome:
    """Play a fixture to its end. Reproducible, unless a bot has a budget of time."""
    seats = len(fixture.bots)
    match: Match[Any] = Match(game_of(fixture.game), seats, fixture.deal, options)
    game = match.game
    bots = [level(spec, game) for spec in fixture.bots]
    # What the host imagines for a bot and the bot's own luck are streams apart, and none is the deal's.
    imagining = [QuickChance(_seed(fixture, seat, "imagine")) for seat in range(seats)]
    lucks = [QuickChance(_seed(fixture, seat, "luck")) for seat in range(seats)]
    moves, seconds = [0] * seats, [0.0] * seats
    waiting: set[int] = set()
    while not match.over:
        acting = [seat for seat in match.actors if seat not in waiting]
        if not acting:
            deadline = match.state.deadline()
            assert deadline is not None, "nobody acts, time does not act, and the game is not over"
            match.tick(deadline)
            waiting.clear()
            continue
        seat = acting[len(match.entries) % len(acting)]
        seen = Perspective.of(game, match.state, seat, imagining[seat])
        began = perf_counter()
        number = bots[seat].choose(seen, lucks[seat])
        seconds[seat] += perf_counter() - began
        moves[seat] += 1
        if number == WAIT:
            waiting.add(seat)
        else:
            match.play(seat, game.catalogue[number])
            waiting.clear()
    return Outcome(fixture, match.scores, match.winners, moves, seconds)


def _seed(fixture: Fixture, seat: int, purpose: str) -> int:
    text = f"webfoot-arena {fixture.game} {fixture.deal} {fixture.rotation} {seat} {purpose}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
