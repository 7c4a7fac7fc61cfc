"""Plays many games among bots, fairly arranged, on all cores.

Each deal is played once for every rotation of the bots around the table. So every bot sits in every seat equally
often, with the same cards.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Generator, Mapping, Sequence
from functools import partial

from webfoot.bots.contest import Fixture, Outcome, Terms, play
from webfoot.bots.entrants import entrant
from webfoot.core.registry import game as game_of


def fixtures(game: str, bots: Sequence[str], games: int, seed: int) -> list[Fixture]:
    """List at least so many games, in whole deals."""
    seats = len(bots)
    deals = -(-games // seats)
    return [
        Fixture(game, seed + deal, rotation, tuple(bots[(seat + rotation) % seats] for seat in range(seats)))
        for deal in range(deals)
        for rotation in range(seats)
    ]


def check(game: str, bots: Sequence[str], options: Mapping[str, object] | None = None) -> None:
    """Raise an error if the names or options are wrong, before any game starts: UnknownGame, UnknownBot,
    BadProgram or BadOptions."""
    played = game_of(game).edition_of(len(bots), options)
    for spec in bots:
        entrant(spec, played)


def outcomes(
    schedule: Sequence[Fixture],
    jobs: int,
    terms: Terms = Terms(),  # noqa: B008 - it is immutable
    ray: str | None = None,
) -> Generator[Outcome, None, None]:
    """Yield the outcome of each fixture as it finishes. Closing the iterator stops the workers.

    With an address of Ray (`local`, `auto` or `host:port`) the games are played there; see cluster.py.
    """
    if ray is not None:
        from webfoot.bots import cluster  # an extra that few need

        yield from cluster.outcomes(schedule, ray, jobs, terms)
        return
    playing = partial(play, terms=terms)
    if jobs == 1:
        yield from map(playing, schedule)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, initializer=_obey_the_parent) as pool:
        yield from pool.imap_unordered(playing, schedule)


def _obey_the_parent() -> None:
    """Leave interrupts to the parent. When it ends this process, the programs of bots end as well."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(0))
