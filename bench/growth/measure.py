"""What a step costs as seats, the length of a game and tables grow, and the memory of a table and a connection."""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from bench import compiled
from bench.installing import NotInstalled
from bench.server.measure import PREFERRED_GAME, start_ours
from bench.worker import Worker

PATIENCE = 300.0
"""Seconds that one question may take: games are played to their end."""
BY_SEATS = dict[str, dict[int, dict[str, float]]]


@dataclass
class Plan:
    seconds: float = 0.15
    games: int = 5
    tables: tuple[int, ...] = (25, 50, 100, 200, 400, 800)
    play_seconds: float = 5.0
    sockets: int = 500


QUICK = Plan(seconds=0.05, games=2, tables=(25, 100), play_seconds=2.0, sockets=100)


@dataclass
class Length:
    """Random games of one kind: how many steps they took, and what these cost."""

    steps: list[int] = field(default_factory=list)
    portions: list[list[float]] = field(default_factory=list)
    again: list[float] = field(default_factory=list)


@dataclass
class Growth:
    plan: Plan
    engine: str
    seats: BY_SEATS = field(default_factory=dict)
    lengths: dict[str, Length] = field(default_factory=dict)
    carried: dict[int, dict[str, Any]] = field(default_factory=dict)
    """By tables: what the players of a saturated server report."""
    table_kb: float = 0.0
    """Memory of a table in the middle of its game, with two connections."""
    socket_kb: float = 0.0

    def portions(self, key: str) -> list[float]:
        """Microseconds of a step in each portion of a game."""
        return [median(portion) for portion in zip(*self.lengths[key].portions, strict=True)]


def measure(plan: Plan) -> Growth:
    try:
        print("growth: compiling", flush=True)
        environment, engine = compiled.environment(), "compiled"
    except NotInstalled:
        environment, engine = dict(os.environ), "interpreted"
    result = Growth(plan, engine)
    with Worker([sys.executable, "-m", "bench.growth.ours"], environment) as worker:
        for key in worker.ask(do="games")["games"]:
            print(f"growth: {key}", flush=True)
            seats = worker.ask(limit=PATIENCE, do="seats", game=key, seconds=plan.seconds)
            result.seats[key] = {int(count): costs for count, costs in seats.items()}
            length = result.lengths[key] = Length()
            for number in range(plan.games):
                played = worker.ask(limit=PATIENCE, do="length", game=key, number=number)
                length.steps.append(played["steps"])
                length.portions.append(played["portions"])
                length.again.append(played["again"])
    _tables(plan, result)
    return result


def _tables(plan: Plan, result: Growth) -> None:
    """A server of its own for every number of tables, since memory once taken is seldom given back."""
    taken: dict[int, float] = {}
    for tables in plan.tables:
        print(f"growth: {tables} tables", flush=True)
        with ExitStack() as stack:
            house = start_ours(stack, PREFERRED_GAME)
            players = stack.enter_context(house.filled(tables))
            result.carried[tables] = house.play(players, 0, 1.5, plan.play_seconds)
            taken[tables] = _kilobytes(house.pid)
    few, many = plan.tables[0], plan.tables[-1]
    result.table_kb = (taken[many] - taken[few]) / (many - few)
    with ExitStack() as stack:
        house = start_ours(stack, PREFERRED_GAME)
        players = stack.enter_context(house.filled(1))
        before = _kilobytes(house.pid)
        players.ask(do="linger", sockets=plan.sockets)
        result.socket_kb = (_kilobytes(house.pid) - before) / plan.sockets


def _kilobytes(pid: int) -> float:
    """The memory that a process holds now."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024
