"""`webfoot ladder`: several bots, balanced games, ratings; it can be stopped and goes on where it was."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

import msgspec

from webfoot.commands.arena import BOTS
from webfoot.commands.arguments import add_terms, needs, positive, ray, terms
from webfoot.core.registry import game

USUAL_ROUNDS: Final = 20


def add(commands: Any) -> None:
    """Add the command to the others."""
    command = commands.add_parser(
        "ladder",
        help="rate several bots by balanced games",
        description=f"{BOTS}In each round every group of bots plays the same deal, once for every rotation around "
        "the table. Without bots, our own levels play: each against the next stronger one and against quick, "
        "with two, four and the most players, each in a folder of its own below --folder. "
        "Finished games are kept in --folder: start the same command again, and it goes on where it was, "
        "also with more rounds. The table and a picture are written there as well.",
    )
    command.add_argument("game", help="key of the game; `webfoot games` lists them")
    command.add_argument("bots", nargs="*", metavar="BOT", help="each bot once (default: our own levels)")
    command.add_argument(
        "--steps", action="store_true", help="each bot meets only its neighbours in the list, and quick"
    )
    command.add_argument("--folder", type=Path, required=True, metavar="DIR", help="where the ladder is kept")
    command.add_argument(
        "--seats",
        type=positive,
        help="players at a table (default: the fewest of the game; two, four and the most for our own levels)",
    )
    command.add_argument(
        "--rounds",
        type=positive,
        help="number of deals (default: 20; enough for 400 games of each pair of our own "
        "levels, 100 where games are long)",
    )
    add_terms(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play the ladder. Raises WebfootError, such as BadLadder or UnknownBot."""
    with needs("arena"):
        from webfoot.bots import report
    from webfoot.bots.ladder import Ladder, check, sizes, usual_rounds
    from webfoot.bots.levels import rungs

    given = terms(chosen)
    played = game(chosen.game)
    ladder = Ladder(
        game=chosen.game,
        rules=played.version,
        bots=chosen.bots or rungs(played),
        seats=chosen.seats or played.min_seats,
        seed=chosen.seed,
        options=given.options,
        at_once=given.at_once,
        milliseconds=given.milliseconds,
        decisions=given.decisions,
        steps=chosen.steps or not chosen.bots,
    )
    if chosen.bots or chosen.seats:
        wanted = {chosen.folder: ladder}
    else:
        wanted = {
            chosen.folder / f"{seats}-players": msgspec.structs.replace(ladder, seats=seats)
            for seats in sizes(played)
        }
    rounds = {
        one.seats: chosen.rounds or (USUAL_ROUNDS if chosen.bots else usual_rounds(played, one.seats))
        for one in wanted.values()
    }
    for one in wanted.values():
        check(one, rounds[one.seats])
    for folder, one in wanted.items():
        stopped = report.run_ladder(one, rounds[one.seats], folder, chosen.jobs, given, chosen.records, ray(chosen))
        if stopped:
            return stopped
    return 0
