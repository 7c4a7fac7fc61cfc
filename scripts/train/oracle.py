"""What a search would win if it saw all hands and the order of every pile: where more thought ends, and luck begins.

    python -m scripts.train.oracle canardage thinker:800it --seats 2 --games 200 --first 9000

One seat searches in the true position, with the same budget and judgement as the honest bot of that name; the others
play as they always do. Each deal is played once for each rotation, as `webfoot arena` does with the same first deal.
This is for measuring alone: no bot of the arena, the ladder or a table ever gets the true position.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any

from webfoot.bots.contest import Contestants, Fixture, FollowedMatch, Terms, play_in_turns
from webfoot.bots.levels import level
from webfoot.bots.perspective import Bot, Perspective
from webfoot.bots.planning import Planner
from webfoot.bots.ratings import wilson
from webfoot.core.errors import WebfootError
from webfoot.core.registry import game as game_of
from webfoot.core.registry import game_keys


class Truth:
    """The true position in the place of one that is imagined: whatever a search imagines from it is the same."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def imagine(self, seat: int, chance: object) -> Any:
        return self.state.clone()


def knowing(brain: Any) -> Any:
    """Return a brain like this one, which also takes a Truth where it gives advice on the position at hand."""
    parts = {name: getattr(brain, name) for name in dir(brain) if not name.startswith("_")}
    members = {name: staticmethod(part) if callable(part) else part for name, part in parts.items()}
    if "worth_a_thought" in parts:

        def worth_a_thought(state: Any, seat: int, legal: list[int]) -> list[int]:
            seen = state.state if isinstance(state, Truth) else state
            found: list[int] = parts["worth_a_thought"](seen, seat, legal)
            return found

        members["worth_a_thought"] = staticmethod(worth_a_thought)
    return type("Knowing", (), members)()


class Seen:
    """A game whose bots are made with a brain that takes a Truth."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self.brain = knowing(game.brain)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


class OracleTable(Contestants):
    """The bots of a fixture, of which one seat sees everything."""

    def __init__(self, fixture: Fixture, match: Any, seat: int, make: Callable[[Any], Bot]) -> None:
        super().__init__(fixture, match, Terms())
        self._seeing = seat
        self._oracle = make(Seen(match.game))

    def ask(self, state: Any, seat: int) -> int:
        if seat != self._seeing:
            return super().ask(state, seat)
        seen: Perspective[Any] = Perspective(self._game, state.clone(), seat)
        seen.imagined = Truth(seen.imagined)
        self.moves[seat] += 1
        return self._oracle.choose(seen, self._lucks[seat])


def play(key: str, deal: int, seat: int, spec: str, against: str, seats: int) -> float:
    """Play a deal with the oracle in this seat; return its share of the win."""
    fixture = Fixture(key, deal, seat, (against,) * seats)
    match = FollowedMatch(game_of(key), seats, deal, {})
    table = OracleTable(fixture, match, seat, lambda game: level(spec, game))
    match.listeners = table.listeners
    play_in_turns(match, table.ask)
    return 1 / len(match.winners) if seat in match.winners else 0.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=game_keys())
    parser.add_argument("bot", help="a thinker with a budget, such as thinker:800it")
    parser.add_argument("--against", default="quick", help="who plays in the other seats")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100, help="at the least: deals are played in every rotation")
    parser.add_argument("--first", type=int, default=9000, help="the first deal")
    asked = parser.parse_args()
    game = game_of(asked.game)
    try:
        if game.timed or isinstance(game.brain, Planner):
            raise WebfootError(f"{asked.game}: only searches that decide move by move can look at the true position")
        if not game.min_seats <= asked.seats <= game.max_seats:
            raise WebfootError(f"{asked.game} is for {game.min_seats} to {game.max_seats} players")
        if asked.games < 1:
            raise WebfootError("--games: at least one")
        level(asked.bot, game)
        level(asked.against, game)
    except WebfootError as error:
        sys.stderr.write(f"oracle: {error}\n")
        return 2
    deals = -(-asked.games // asked.seats)
    shares = [
        play(asked.game, deal, seat, asked.bot, asked.against, asked.seats)
        for deal in range(asked.first, asked.first + deals)
        for seat in range(asked.seats)
    ]
    low, high = (100 * end for end in wilson(sum(shares), len(shares)))
    sys.stdout.write(
        f"{asked.game}, {asked.seats} players: {asked.bot} that sees everything, against {asked.against}: "
        f"{len(shares)} games, wins {100 * sum(shares) / len(shares):.1f} % ({low:.1f} to {high:.1f})\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
