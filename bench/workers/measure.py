"""What PostgreSQL costs, what a second worker brings, what a relay adds, how soon a table is taken over."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.killing import kill_and_freeze

from bench import peers
from bench.server.measure import FILLING_SECONDS, PREFERRED_GAME
from bench.server.stopwatch import waiting_times
from bench.worker import ROOT, Worker
from bench.workers.houses import Machines, Member

SQLITE = "one process, SQLite"
ONE = "one worker, PostgreSQL"
TWO = "two workers, PostgreSQL and Redis"


@dataclass
class Plan:
    tables: int = 200
    rounds: int = 3
    warm_up: float = 1.5
    seconds: float = 6.0
    relay_tables: int = 60
    relay_pace: float = 1.0
    relay_seconds: float = 12.0
    kills: int = 12
    sockets: int = 10_000


QUICK = Plan(tables=40, rounds=1, seconds=2.0, relay_tables=10, relay_seconds=3.0, kills=2, sockets=200)


@dataclass
class Report:
    """Of one round: all players of a house together."""

    moves: float
    """A second."""
    p50: float
    p99: float
    cpu: float
    """Of the servers, in cores."""
    players_cpu: float


@dataclass
class Workers:
    plan: Plan
    carried: dict[str, list[Report]] = field(default_factory=dict)
    near: dict[str, float] = field(default_factory=dict)
    """Waiting times of a page at the owner of its table, in milliseconds."""
    far: dict[str, float] = field(default_factory=dict)
    """Of a page that is connected to another worker."""
    kills: int = 0
    taken_over: int = 0
    standstill: dict[str, float] = field(default_factory=dict)
    """At tables that were taken over, in milliseconds."""
    wrong: int = 0
    idle_megabytes: float = 0.0
    idle_answer: dict[str, float] = field(default_factory=dict)


def measure(plan: Plan) -> Workers:
    found = Workers(plan)
    with ExitStack() as stack:
        machines = Machines(stack)
        _saturate(stack, machines, found)
    with ExitStack() as stack:
        _relay(stack, Machines(stack), found)
    with ExitStack() as stack:
        _linger(stack, Machines(stack), found)
    _take_over(found)
    return found


def _players(stack: ExitStack, at: Member, tables: int, pages: Member | None = None) -> Worker:
    """Players of tables that `at` owns, whose pages are connected to `pages`."""
    players = stack.enter_context(Worker([peers.python("players"), "-m", "bench.server.our_players"], cwd=ROOT))
    asked = {"address": at.address, "tables": tables, "game": PREFERRED_GAME}
    players.ask(limit=FILLING_SECONDS, do="open", pages=(pages or at).address, **asked)
    return players


def _saturate(stack: ExitStack, machines: Machines, found: Workers) -> None:
    plan = found.plan
    print("workers: filling", flush=True)
    houses: dict[str, list[Member]] = {
        SQLITE: [machines.on_sqlite(PREFERRED_GAME)],
        ONE: machines.on_postgres(PREFERRED_GAME, 1),
        TWO: machines.on_postgres(PREFERRED_GAME, 2),
    }
    seated = {
        name: [(one, _players(stack, one, plan.tables // len(house))) for one in house]
        for name, house in houses.items()
    }
    for turn in range(-1, plan.rounds):
        print(f"workers: round {turn + 1} of {plan.rounds}" if turn >= 0 else "workers: warming up", flush=True)
        for name, members in seated.items():
            # All players of a house at once: each is asked before the first has answered.
            reports = _together([(one, players, 0.0, plan.warm_up, plan.seconds) for one, players in members])
            if turn >= 0:
                found.carried.setdefault(name, []).append(reports)


def _together(asked: list[tuple[Member, Worker, float, float, float]]) -> Report:
    for one, players, pace, warm_up, seconds in asked:
        players.tell(do="play", pace=pace, warm_up=warm_up, seconds=seconds, server=one.pid)
    reports: list[dict[str, Any]] = [players.answer() for _, players, *_ in asked]
    return Report(
        moves=sum(report["moves"] / report["seconds"] for report in reports),
        p50=max(report["answered"]["p50"] for report in reports),
        p99=max(report["answered"]["p99"] for report in reports),
        cpu=sum(report["server_cpu"] for report in reports),
        players_cpu=sum(report["players_cpu"] for report in reports),
    )


def _relay(stack: ExitStack, machines: Machines, found: Workers) -> None:
    """At the pace of quick people, so that it is the way that is measured, and not the queue."""
    plan = found.plan
    print("workers: pages at the owner and at a relay", flush=True)
    here, there = machines.on_postgres(PREFERRED_GAME, 2)
    for name, pages in (("near", here), ("far", there)):
        players = _players(stack, here, plan.relay_tables, pages)
        report = players.ask(
            do="play", pace=plan.relay_pace, warm_up=2.0, seconds=plan.relay_seconds, server=here.pid
        )
        setattr(found, name, report["answered"])


def _linger(stack: ExitStack, machines: Machines, found: Workers) -> None:
    plan = found.plan
    print(f"workers: {plan.sockets} idle pages", flush=True)
    house = machines.on_postgres(PREFERRED_GAME, 2)
    crews = [(one, _players(stack, one, 5)) for one in house]
    before = sum(_megabytes(one.pid) for one in house)
    for _, players in crews:
        players.ask(limit=600, do="linger", sockets=plan.sockets // len(house))
    found.idle_megabytes = sum(_megabytes(one.pid) for one in house) - before
    one, players = crews[0]
    report = players.ask(do="play", pace=1.0, warm_up=2.0, seconds=plan.relay_seconds, server=one.pid)
    found.idle_answer = report["answered"]


def _take_over(found: Workers) -> None:
    """Three workers under load of all four games, one of them killed again and again."""
    print(f"workers: {found.plan.kills} kills", flush=True)
    with TemporaryDirectory(prefix="webfoot-bench-") as folder:
        figures, _ = asyncio.run(kill_and_freeze(Path(folder), found.plan.kills, 0, 2, 2.0))
    found.kills, found.wrong, found.taken_over = found.plan.kills, len(figures.wrong), len(figures.takeovers)
    found.standstill = waiting_times(figures.takeovers)


def _megabytes(process: int) -> float:
    fields = Path(f"/proc/{process}/statm").read_text().split()
    return int(fields[1]) * 4096 / 1e6
