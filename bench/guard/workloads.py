"""Fixed workloads, run under Valgrind: the same luck, the same positions, the same order in every run.

Each is called through ctypes, that is by the function `ffi_call` of the library libffi. That gives Valgrind the name
of a function at whose beginning and end it can count, on every build of Python.
"""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Callable
from typing import Any

import msgspec

import webfoot
from bench.engines.ours import step
from webfoot.core.chance import QuickChance
from webfoot.core.match import Match

MOVES = 150
POSITIONS = 12
GAMES = ("canardage", "dale", "duckdealer", "spacedealer")
SEATS = 4

Work = Callable[[], None]
encode = msgspec.json.Encoder().encode


def of_game(key: str) -> dict[str, Work]:
    """What hosts and searches do most, each by its name."""
    game = webfoot.game(key)
    chance = QuickChance(7)
    options = game.parse_options(SEATS)
    positions = _positions(game.setup(SEATS, options, chance), chance)

    def moves() -> None:
        luck = QuickChance(11)
        state = game.setup(SEATS, options, luck)
        waiting = played = 0
        while played < MOVES and not state.over():
            moved, waiting = step(state, luck, None, waiting)
            played += moved

    def each(look: Callable[[Any, int], object]) -> Work:
        def all_positions() -> None:
            for state, seat in positions:
                look(state, seat)

        return all_positions

    def match() -> None:
        played = Match(game, SEATS, 3)
        luck = QuickChance(5)
        for _ in range(POSITIONS):
            if not played.actors:
                played.wait()
                continue
            seat = played.actors[0]
            listed = played.moves(seat)
            if not listed:
                played.wait()
                continue
            played.play(seat, listed[luck.below(len(listed))])

    return {
        f"{key}: moves": moves,
        f"{key}: views": each(game.view),
        f"{key}: imagined positions": each(lambda state, seat: state.imagine(seat, QuickChance(13))),
        f"{key}: briefings as JSON": each(lambda state, seat: encode(game.brief(state, seat))),
        f"{key}: steps of a match": match,
    }


def _positions(state: Any, chance: QuickChance) -> list[tuple[Any, int]]:
    found: list[tuple[Any, int]] = []
    waiting = 0
    for turn in range(MOVES):
        if state.over():
            break
        if turn % (MOVES // POSITIONS) == 0 and state.actors():
            found.append((state.clone(), state.actors()[0]))
        _, waiting = step(state, chance, None, waiting)
    return found


def run_in_c(work: Work) -> None:
    """Let libffi call it, once."""
    failures: list[BaseException] = []

    def called() -> None:
        try:
            work()
        except BaseException as error:  # an exception cannot pass through C
            failures.append(error)

    ctypes.CFUNCTYPE(None)(called)()
    if failures:
        raise failures[0]


def main() -> None:
    for key in GAMES:
        for name, work in of_game(key).items():
            # The first time fills caches.
            work()
            gc.collect()
            gc.disable()
            run_in_c(work)
            gc.enable()
            print(name, flush=True)


if __name__ == "__main__":
    main()
