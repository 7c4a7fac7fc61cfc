"""Our doors and environments of others take turns, several rounds long."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field

from bench import compiled, peers
from bench.figures import Rounds
from bench.installing import NotInstalled
from bench.worker import Worker, WorkerFailed

OTHERS: dict[str, tuple[str, Sequence[str]]] = {
    "PettingZoo, Connect Four": ("peers", ("bench.engines.pettingzoo_connect_four",)),
    "RLCard, Uno, 4 players": ("peers", ("bench.engines.rlcard_uno",)),
    "OpenSpiel, Hanabi": ("peers", ("bench.doors.openspiel_games", "hanabi")),
    "OpenSpiel, Backgammon": ("peers", ("bench.doors.openspiel_games", "backgammon")),
    "Gymnasium, Catanatron": ("catanatron", ("bench.doors.catanatron_gym_env",)),
}


@dataclass
class Plan:
    rounds: int = 3
    play_seconds: float = 1.0
    many_seconds: float = 4.0


@dataclass
class Doors:
    ours: dict[tuple[str, str, str], Rounds] = field(default_factory=dict)
    """Steps a second by game, door and how the engine runs (interpreted or compiled)."""
    many: dict[tuple[str, int, str], Rounds] = field(default_factory=dict)
    """The same of many games at once, by game and number of workers."""
    others: dict[str, Rounds] = field(default_factory=dict)
    versions: dict[str, str] = field(default_factory=dict)
    trouble: dict[str, str] = field(default_factory=dict)
    """Why something has no figures."""


def measure(plan: Plan) -> Doors:
    result = Doors()
    with ExitStack() as stack:
        ours = _start_ours(stack, result)
        others = _start_others(stack, result)
        known = next(iter(ours.values())).ask(do="games")
        for turn in range(plan.rounds):
            print(f"doors: round {turn + 1} of {plan.rounds}", flush=True)
            for how, worker in ours.items():
                for key in known["games"]:
                    for door in known["doors"]:
                        played = worker.ask(do="play", game=key, door=door, seconds=plan.play_seconds)
                        rounds = result.ours.setdefault((key, door, how), [])
                        rounds.append(played["moves"] / played["seconds"])
                    for workers in (1, 2):
                        played = worker.ask(do="many", game=key, workers=workers, seconds=plan.many_seconds)
                        many = result.many.setdefault((key, workers, how), [])
                        many.append(played["moves"] / played["seconds"])
            for name, worker in list(others.items()):
                try:
                    played = worker.ask(do="play", seconds=plan.play_seconds)
                except WorkerFailed as trouble:
                    del others[name]
                    result.trouble[name] = str(trouble)
                    continue
                result.others.setdefault(name, []).append(played["moves"] / played["seconds"])
    return result


def _start_ours(stack: ExitStack, result: Doors) -> dict[str, Worker]:
    """The engines as they are in the checkout and, if they can be, compiled."""
    hows: dict[str, dict[str, str] | None] = {"interpreted": None}
    try:
        print("doors: compiling", flush=True)
        hows["compiled"] = compiled.environment()
    except NotInstalled as trouble:
        result.trouble["our engines, compiled"] = str(trouble)
    command = [sys.executable, "-m", "bench.doors.ours"]
    return {how: stack.enter_context(Worker(command, env=env)) for how, env in hows.items()}


def _start_others(stack: ExitStack, result: Doors) -> dict[str, Worker]:
    """Those that can be installed and started; the others say why not."""
    started: dict[str, Worker] = {}
    for name, (lock, command) in OTHERS.items():
        try:
            worker = stack.enter_context(Worker([peers.python(lock), "-m", *command]))
            result.versions[name] = worker.ask(do="version")["version"]
        except (NotInstalled, WorkerFailed) as trouble:
            result.trouble[name] = str(trouble)
        else:
            started[name] = worker
    return started
