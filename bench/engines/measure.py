"""Our engines and those of others take turns, several rounds long."""

from __future__ import annotations

import sys
from collections import defaultdict
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

from bench import compiled, peers
from bench.figures import Rounds
from bench.installing import NotInstalled
from bench.worker import Worker, WorkerFailed

PEERS = {
    "OpenSpiel, Crazy Eights, 4 players": ["bench.engines.openspiel", "crazy_eights(players=4)"],
    "OpenSpiel, Hanabi, 4 players": ["bench.engines.openspiel", "hanabi(players=4)"],
    "OpenSpiel, Backgammon": ["bench.engines.openspiel", "backgammon"],
    "OpenSpiel, Gin Rummy": ["bench.engines.openspiel", "gin_rummy"],
    "Catanatron, 4 players": ["bench.engines.catanatron_random"],
    "python-chess": ["bench.engines.python_chess"],
    "RLCard, Uno, 4 players": ["bench.engines.rlcard_uno"],
    "PettingZoo, Connect Four": ["bench.engines.pettingzoo_connect_four"],
}


@dataclass
class Plan:
    rounds: int = 5
    play_seconds: float = 0.5
    cost_seconds: float = 0.08
    think_seconds: float = 0.1


@dataclass
class Engine:
    """One of our games: what was measured in each round."""

    key: str
    how: str
    """interpreted or compiled"""
    seats: int
    catalogue: int
    playouts: Rounds = field(default_factory=list)
    moves: Rounds = field(default_factory=list)
    moves_with_views: Rounds = field(default_factory=list)
    iterations: Rounds = field(default_factory=list)
    costs: dict[str, Rounds] = field(default_factory=lambda: defaultdict(list))


@dataclass
class Peer:
    version: str = ""
    moves: Rounds = field(default_factory=list)
    trouble: str = ""
    """Why there are no figures."""


@dataclass
class Engines:
    ours: dict[str, Engine] = field(default_factory=dict)
    reach: dict[str, Rounds] = field(default_factory=lambda: defaultdict(list))
    """Interpreted and compiled: microseconds of a full reach in Duck Dealer."""
    peers: dict[str, Peer] = field(default_factory=dict)
    not_compiled: str = ""
    """Why there are no compiled engines."""


def measure(plan: Plan) -> Engines:
    with ExitStack() as stack:
        houses, result = _start_ours(stack)
        workers, result.peers = _start_peers(stack)
        for turn in range(plan.rounds):
            print(f"engines: round {turn + 1} of {plan.rounds}", flush=True)
            for engine in result.ours.values():
                _measure_ours(houses[engine.how], engine, plan)
            for how, house in houses.items():
                result.reach[how].append(house.ask(do="reach", seconds=plan.cost_seconds)["microseconds"])
            for name, worker in list(workers.items()):
                try:
                    played = worker.ask(do="play", seconds=plan.play_seconds)
                except WorkerFailed as trouble:
                    del workers[name]
                    result.peers[name] = Peer(trouble=str(trouble))
                else:
                    result.peers[name].moves.append(played["moves"] / played["seconds"])
        return result


def _start_ours(stack: ExitStack) -> tuple[dict[str, Worker], Engines]:
    """The engines as they are in the checkout and, if they can be, compiled."""
    result = Engines()
    environments: dict[str, dict[str, str] | None] = {"interpreted": None}
    try:
        print("engines: compiling", flush=True)
        environments["compiled"] = compiled.environment()
    except NotInstalled as trouble:
        result.not_compiled = str(trouble)
    workers = {}
    for how, environment in environments.items():
        workers[how] = stack.enter_context(Worker([sys.executable, "-m", "bench.engines.ours"], environment))
        facts: dict[str, Any] = workers[how].ask(do="games")["games"]
        result.ours.update({f"{key}, {how}": Engine(key, how, **fact) for key, fact in facts.items()})
    result.ours = dict(sorted(result.ours.items(), key=lambda item: (item[1].key, item[1].how != "interpreted")))
    return workers, result


def _measure_ours(ours: Worker, engine: Engine, plan: Plan) -> None:
    key = engine.key
    played = ours.ask(do="playouts", game=key, seconds=plan.play_seconds)
    engine.playouts.append(played["games"] / played["seconds"])
    engine.moves.append(played["moves"] / played["seconds"])
    played = ours.ask(do="playouts with views", game=key, seconds=plan.play_seconds)
    engine.moves_with_views.append(played["moves"] / played["seconds"])
    for name, cost in ours.ask(do="costs", game=key, seconds=plan.cost_seconds).items():
        engine.costs[name].append(cost)
    thought = ours.ask(do="search", game=key, seconds=plan.think_seconds)
    engine.iterations.append(thought["iterations"] / thought["seconds"])


def _start_peers(stack: ExitStack) -> tuple[dict[str, Worker], dict[str, Peer]]:
    """Those that can be installed and started; the others say why not."""
    workers: dict[str, Worker] = {}
    others = {name: Peer() for name in PEERS}
    try:
        python = peers.python("peers")
    except NotInstalled as trouble:
        return {}, {name: Peer(trouble=str(trouble)) for name in PEERS}
    for name, module in PEERS.items():
        worker = stack.enter_context(Worker([python, "-m", *module]))
        try:
            others[name].version = worker.ask(do="version")["version"]
        except WorkerFailed as trouble:
            others[name].trouble = str(trouble)
        else:
            workers[name] = worker
    return workers, others
