"""Plays many games among bots, fairly arranged, on all cores.

Each deal is played once for every rotation of the bots around the table. So every bot sits in every seat equally
often, with the same cards.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator, Mapping, Sequence
from functools import partial

from webfoot.bots.contest import Fixture, Outcome, play
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
    """Raise an error if the names or options are wrong, before any game starts: UnknownGame, UnknownBot or
    BadOptions."""
    played = game_of(game).edition_of(len(bots), options)
    for spec in bots:
        entrant(spec, played)


def outcomes(
    schedule: Sequence[Fixture], jobs: int, options: Mapping[str, object] | None = None, at_once: bool = False
) -> Generator[Outcome, None, None]:
    """Yield the outcome of each fixture as it finishes. Closing the iterator stops the workers."""
    playing = partial(play, options=options, at_once=at_once)
    if jobs == 1:
        yield from map(playing, schedule)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, initializer=_leave_interrupts_to_parent) as pool:
        yield from pool.imap_unordered(playing, schedule)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
