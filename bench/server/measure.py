"""Our server and boardgame.io's take turns, each alone with its players on the machine while it is measured."""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import webfoot
from bench import compiled, peers
from bench.installing import NotInstalled
from bench.worker import ROOT, Worker, WorkerFailed

OURS = "Webfoot"
THEIRS = "boardgame.io"
PREFERRED_GAME = "canardage"
FILLING_SECONDS = 180.0


@dataclass
class Plan:
    tables: int = 200
    rounds: int = 3
    first_seconds: float = 4.0
    warm_up: float = 1.5
    seconds: float = 7.0
    people_tables: int = 1000
    people_pace: float = 8.0
    people_warm_up: float = 8.0
    people_seconds: float = 16.0


QUICK = Plan(
    rounds=2, first_seconds=1.0, warm_up=1.0, seconds=3.0, people_tables=200, people_warm_up=4.0, people_seconds=4.0
)


@dataclass
class Carried:
    """One server: what was measured in each round, and at the pace of people."""

    saturated: list[dict[str, Any]] = field(default_factory=list)
    people: dict[str, Any] | None = None
    trouble: str = ""


@dataclass
class Servers:
    plan: Plan
    game: str
    carried: dict[str, Carried]


@dataclass
class House:
    """A running server and how to make players for it."""

    address: str
    pid: int
    players: list[str | Path]
    cwd: Path
    game: str

    @contextmanager
    def filled(self, tables: int, **more: object) -> Iterator[Worker]:
        with Worker(self.players, cwd=self.cwd, env=_environment()) as players:
            request = {"address": self.address, "tables": tables, "game": self.game, **more}
            players.ask(limit=FILLING_SECONDS, do="open", **request)
            yield players

    def play(self, players: Worker, pace: float, warm_up: float, seconds: float) -> dict[str, Any]:
        report: dict[str, Any] = players.ask(do="play", pace=pace, warm_up=warm_up, seconds=seconds, server=self.pid)
        return report


def measure(plan: Plan) -> Servers:
    keys = webfoot.game_keys()
    game = PREFERRED_GAME if PREFERRED_GAME in keys else keys[0]
    result = Servers(plan, game, {OURS: Carried(), THEIRS: Carried()})
    with ExitStack() as stack:
        _saturate(_started(stack, game, result), result)
    # Anew: what is left to do of the rounds before, such as archives of their games, is no part of this.
    with ExitStack() as stack:
        for name, house in _started(stack, game, result).items():
            print(f"server: {name} at the pace of people", flush=True)
            try:
                with house.filled(plan.people_tables) as players:
                    result.carried[name].people = house.play(
                        players, plan.people_pace, plan.people_warm_up, plan.people_seconds
                    )
            except WorkerFailed as trouble:
                result.carried[name].trouble = str(trouble)
    return result


def _started(stack: ExitStack, game: str, result: Servers) -> dict[str, House]:
    """Start both servers; why one of them cannot be started is noted in the result."""
    houses: dict[str, House] = {}
    for name, start in ((OURS, start_ours), (THEIRS, _start_theirs)):
        try:
            houses[name] = start(stack, game)
        except (NotInstalled, WorkerFailed) as trouble:
            result.carried[name].trouble = str(trouble)
    return houses


def _saturate(houses: dict[str, House], result: Servers) -> None:
    """Rounds in turn. Who fails in one of them leaves the comparison, and the other goes on."""
    plan = result.plan
    with ExitStack() as stack:
        players: dict[str, Worker] = {}
        for turn in range(-1, plan.rounds):
            print(f"server: round {turn + 1} of {plan.rounds}" if turn >= 0 else "server: filling", flush=True)
            for name, house in list(houses.items()):
                try:
                    if turn < 0:
                        # Compilers and caches are cold in the first seconds.
                        players[name] = stack.enter_context(house.filled(plan.tables))
                        house.play(players[name], 0, plan.warm_up, plan.first_seconds)
                    else:
                        report = house.play(players[name], 0, plan.warm_up, plan.seconds)
                        result.carried[name].saturated.append(report)
                except WorkerFailed as trouble:
                    del houses[name]
                    result.carried[name] = Carried(trouble=str(trouble))


def start_ours(stack: ExitStack, game: str) -> House:
    python = peers.python("players")
    data = stack.enter_context(tempfile.TemporaryDirectory(prefix="webfoot-bench-"))
    server = stack.enter_context(Worker([sys.executable, "-m", "bench.server.our_server", data, game], _engine()))
    address = address_of(server)
    return House(address, server.pid, [python, "-m", "bench.server.our_players"], ROOT, game)


def _engine() -> dict[str, str]:
    """Compiled, as every server is from its second start on, where there is a compiler."""
    try:
        return compiled.environment()
    except NotInstalled:
        return dict(os.environ)


def _start_theirs(stack: ExitStack, game: str) -> House:
    folder = peers.boardgameio()
    server = stack.enter_context(Worker(["node", "server.js"], env=_environment(), cwd=folder))
    return House(address_of(server), server.pid, ["node", "players.js"], folder, "gallery")


def address_of(server: Worker) -> str:
    """From the line in which it says that it is ready."""
    found = re.search(r"127\.0\.0\.1:\d+", line := server.hear(30))
    if found is None:
        raise WorkerFailed(f"no address in {line!r}")
    return found[0]


def _environment() -> dict[str, str]:
    """boardgame.io is quicker in production, and logs less."""
    return {**os.environ, "NODE_ENV": "production"}
