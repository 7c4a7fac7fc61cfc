"""Loops that play or repeat for so many seconds. Plain Python: also runs where Webfoot is not installed."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter

from bench.answering import Answer


def play_for(seconds: float, play_game: Callable[[], int]) -> Answer:
    """Whole games for at least so long; `play_game` returns how many moves it took."""
    games = moves = 0
    start = perf_counter()
    while (passed := perf_counter() - start) < seconds:
        moves += play_game()
        games += 1
    return {"games": games, "moves": moves, "seconds": passed}


def microseconds(seconds: float, work: Callable[[], int]) -> float:
    """What one piece of work costs; `work` returns how many pieces it did. The median over all calls."""
    costs: list[float] = []
    end = perf_counter() + seconds
    while not costs or perf_counter() < end:
        start = perf_counter()
        pieces = work()
        costs.append((perf_counter() - start) / pieces)
    return median(costs) * 1e6
