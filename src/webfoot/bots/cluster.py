"""Plays the games of an arena on Ray: on a few local processes, or on a cluster.

A game is one task. Its luck comes from its fixture, so it ends the same wherever it is played. If the process that
plays it dies, Ray plays that game again elsewhere; the other games are not touched.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any, Final

import ray
from ray.exceptions import RayError, RayTaskError

from webfoot.bots.contest import Fixture, Outcome, Terms, play
from webfoot.core.errors import WebfootError

LOCAL: Final = "local"
"""The address that means: start Ray on this machine, with as many workers as there are jobs."""
RETRIES: Final = 3
"""How often a game whose process died is played again."""
AHEAD: Final = 4
"""How many games wait for each worker, so that none is idle."""


class ClusterTrouble(WebfootError):
    """Ray cannot be reached, or could not play a game."""


def outcomes(schedule: Sequence[Fixture], address: str, jobs: int, terms: Terms) -> Generator[Outcome, None, None]:
    """Yield the outcome of each fixture as it finishes. Closing the iterator leaves the cluster. Raises
    ClusterTrouble, or what a bot raised."""
    if not schedule:
        return
    _connect(address, jobs)
    try:
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))  # type: ignore[no-untyped-call]
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(_play)
        home = str(Path.cwd())
        left = iter(schedule)
        running: dict[Any, Fixture] = {}
        while True:
            while len(running) < workers * AHEAD and (fixture := next(left, None)) is not None:
                running[task.remote(fixture, terms, home)] = fixture
            if not running:
                return
            (finished, *_), _ = ray.wait(list(running), num_returns=1)
            yield _result(finished, running.pop(finished))
    finally:
        ray.shutdown()


def _connect(address: str, jobs: int) -> None:
    # Ray would otherwise report how it is used to its makers.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError, RayError) as error:
        said = " ".join(str(error).split())[:200]
        raise ClusterTrouble(f"Ray cannot be reached at {address}: {said}") from None


def _play(fixture: Fixture, terms: Terms, home: str) -> Outcome:
    """Play a game in a worker. Bots of the command's directory are found where that directory exists."""
    if Path(home).is_dir():
        os.chdir(home)
        if home not in sys.path:
            sys.path.insert(0, home)
    return play(fixture, terms)


def _result(finished: Any, fixture: Fixture) -> Outcome:
    try:
        outcome: Outcome = ray.get(finished)
    except RayTaskError as error:
        cause = error.cause
        if isinstance(cause, WebfootError):
            raise cause from None
        raise
    except RayError as error:
        said = " ".join(str(error).split())[:200]
        raise ClusterTrouble(
            f"deal {fixture.deal}, rotation {fixture.rotation} could not be played in {RETRIES + 1} attempts: {said}"
        ) from None
    return outcome
