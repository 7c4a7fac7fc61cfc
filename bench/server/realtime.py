"""How punctual one server process is with many tables in real time."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import webfoot
from bench.installing import NotInstalled
from bench.server.measure import start_ours
from bench.worker import WorkerFailed

PREFERRED_GAME = "spacedealer"
TOY = "glasses"
OPTIONS = {PREFERRED_GAME: {"pace": "5"}, TOY: {"length": "600"}}
"""Timers of a few seconds, so that enough of them run out while one measures."""


@dataclass
class Plan:
    tables: int = 100
    seats: int = 4
    rounds: int = 3
    pace: float = 3.0
    """Seconds between two commands of a player."""
    warm_up: float = 15.0
    seconds: float = 15.0


QUICK = Plan(rounds=1, warm_up=12.0, seconds=6.0)


@dataclass
class Punctuality:
    plan: Plan
    game: str
    rounds: list[dict[str, Any]] = field(default_factory=list)
    trouble: str = ""


def measure(plan: Plan) -> Punctuality:
    game = PREFERRED_GAME if PREFERRED_GAME in webfoot.game_keys() else TOY
    result = Punctuality(plan, game)
    try:
        with ExitStack() as stack:
            house = start_ours(stack, game)
            print("real time: filling", flush=True)
            with house.filled(plan.tables, seats=plan.seats, options=OPTIONS[game]) as players:
                for turn in range(plan.rounds):
                    print(f"real time: round {turn + 1} of {plan.rounds}", flush=True)
                    warm_up = plan.warm_up if turn == 0 else 1.0
                    result.rounds.append(house.play(players, plan.pace, warm_up, plan.seconds))
    except (NotInstalled, WorkerFailed) as trouble:
        result.trouble = str(trouble)
    return result
