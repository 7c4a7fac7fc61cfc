"""Loops that play or repeat for so many seconds of processor time: neighbours on the machine do not count.

Plain Python, so that it also runs where Webfoot is not installed.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time

from bench.answering import Answer


def play_for(seconds: float, play_game: Callable[[], int]) -> Answer:
    """Whole games for about so long; `play_game` returns how many moves it took."""
    games = moves = 0
    start = process_time()
    patience = perf_counter() + 2 * seconds
    while games == 0 or (process_time() - start < seconds and perf_counter() < patience):
        moves += play_game()
        games += 1
    return {"games": games, "moves": moves, "seconds": process_time() - start}


def microseconds(seconds: float, work: Callable[[], int]) -> float:
    """What one piece of work costs; `work` returns how many pieces it did. The median over all calls."""
    costs: list[float] = []
    end = process_time() + seconds
    while not costs or process_time() < end:
        start = process_time()
        pieces = work()
        costs.append((process_time() - start) / pieces)
    return median(costs) * 1e6
