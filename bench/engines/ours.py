"""Webfoot's engines, played by move numbers and measured from inside."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any

import msgspec

import webfoot
from bench.answering import Answer, Request, answer_requests
from bench.engines.reach import reach_microseconds
from bench.engines.timing import microseconds, play_for
from webfoot.bots.levels import level
from webfoot.bots.perspective import Perspective, options
from webfoot.bots.search import ThinkerBot
from webfoot.core.chance import QuickChance
from webfoot.core.game import WAIT, Game

Look = Callable[[Any, int], object]
POSITIONS = 40
ENOUGH = 2_000
"""Steps after which a random game is left as it stands: where nothing in the rules forces an end, it may go on."""


def step(state: Any, chance: QuickChance, look: Look | None, waiting: int) -> tuple[int, int]:
    """One random decision; returns 1 if it was a move, and the bits of the seats that wait for time to pass."""
    actors: list[int] = state.actors()
    if waiting:
        actors = [seat for seat in actors if not waiting >> seat & 1]
    if not actors:
        state.advance(state.deadline(), chance, None)
        return 0, 0
    seat = actors[0] if len(actors) == 1 else actors[chance.below(len(actors))]
    if look is not None:
        look(state, seat)
    legal = options(state, seat)
    move = legal[chance.below(len(legal))]
    if move == WAIT:
        return 0, waiting | 1 << seat
    state.play(seat, move, chance, None)
    return 1, 0


def timeless_game(state: Any, chance: QuickChance, look: Look | None) -> int:
    """A whole random game in which one seat acts at a time and time plays no part."""
    moves = 0
    below = chance.below
    while not state.over() and moves < ENOUGH:
        seat = state.actors()[0]
        if look is not None:
            look(state, seat)
        legal = state.legal(seat)
        state.play(seat, legal[below(len(legal))], chance, None)
        moves += 1
    return moves


def timed_game(state: Any, chance: QuickChance, look: Look | None) -> int:
    """The same where several may act at once and may also wait."""
    moves = waiting = 0
    while not state.over() and moves < ENOUGH:
        moved, waiting = step(state, chance, look, waiting)
        moves += moved
    return moves


class Measured:
    """One game with one number of seats."""

    def __init__(self, key: str, seats: int) -> None:
        self.game: Game[Any] = webfoot.game(key)
        self.seats = seats
        self.chance = QuickChance(1)
        self._options = self.game.parse_options(seats)
        timeless = self._timeless()
        self._play_game = timeless_game if timeless else timed_game
        self.positions = self._sample()

    def start(self) -> Any:
        return self.game.setup(self.seats, self._options, self.chance)

    def playouts(self, seconds: float, look: Look | None = None) -> Answer:
        return play_for(seconds, lambda: self._play_game(self.start(), self.chance, look))

    def costs(self, seconds: float) -> Answer:
        """Microseconds of what hosts and searches do most."""
        game, chance, positions = self.game, self.chance, self.positions
        encode = msgspec.json.Encoder().encode

        def each(work: Look) -> float:
            def all_positions() -> int:
                for state, seat in positions:
                    work(state, seat)
                return len(positions)

            return microseconds(seconds, all_positions)

        return {
            "clone": each(lambda state, seat: state.clone()),
            "view": each(game.view),
            "imagine": each(lambda state, seat: state.imagine(seat, chance)),
            "brief as JSON": each(lambda state, seat: encode(game.brief(state, seat))),
        }

    def search(self, milliseconds: int) -> Answer:
        """Iterations of the thinker, over some positions with a choice; none where it searches no tree."""
        thinker = level(f"thinker:{milliseconds}", self.game)
        if not isinstance(thinker, ThinkerBot):
            return {"iterations": 0, "seconds": 1}
        choices = [(state, seat) for state, seat in self.positions if len(options(state, seat)) > 1][
            :: POSITIONS // 4
        ]
        before = process_time()
        visits = sum(
            thinker.think(Perspective.of(self.game, state, seat, self.chance), self.chance).visits
            for state, seat in choices
        )
        return {"iterations": visits, "seconds": process_time() - before}

    def _timeless(self) -> bool:
        """Whether one random game never sees two actors or a deadline."""
        state = self.start()
        waiting = 0
        for _ in range(ENOUGH):
            if state.over():
                break
            if state.deadline() is not None or len(state.actors()) != 1:
                return False
            _, waiting = step(state, self.chance, None, waiting)
        return True

    def _sample(self) -> list[tuple[Any, int]]:
        """Positions from all over some random games, each with a seat that is to act."""
        found: list[tuple[Any, int]] = []
        for _ in range(10):
            state = self.start()
            waiting = 0
            for _ in range(ENOUGH):
                if state.over():
                    break
                if state.actors():
                    found.append((state.clone(), state.actors()[0]))
                _, waiting = step(state, self.chance, None, waiting)
        return found[:: max(1, len(found) // POSITIONS)]


class Engines:
    def __init__(self) -> None:
        self._measured: dict[str, Measured] = {}

    def handle(self, request: Request) -> Answer:
        if request["do"] == "games":
            return {"games": {key: self._facts(key) for key in webfoot.game_keys()}}
        seconds = request["seconds"]
        if request["do"] == "reach":
            return {"microseconds": reach_microseconds(seconds)}
        measured = self._measured[request["game"]]
        if request["do"] == "playouts":
            return measured.playouts(seconds)
        if request["do"] == "playouts with views":
            return measured.playouts(seconds, measured.game.view)
        if request["do"] == "costs":
            return measured.costs(seconds)
        return measured.search(int(seconds * 1000))

    def _facts(self, key: str) -> Answer:
        game = webfoot.game(key)
        seats = min(max(4, game.min_seats), game.max_seats)
        self._measured[key] = Measured(key, seats)
        return {"seats": seats, "catalogue": len(game.catalogue)}


if __name__ == "__main__":
    answer_requests(Engines().handle)
