"""`webfoot ladder`: several bots, balanced games, ratings; it can be stopped and goes on where it was."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from webfoot.commands.arena import BOTS
from webfoot.commands.arguments import add_terms, needs, positive, ray, terms
from webfoot.core.registry import game


def add(commands: Any) -> None:
    """Add the command to the others."""
    command = commands.add_parser(
        "ladder",
        help="rate several bots by balanced games",
        description=f"{BOTS}In each round every group of bots plays the same deal, once for every rotation around "
        "the table. Without bots, our own levels play: each against the next stronger one and against quick. "
        "Finished games are kept in --folder: start the same command again, and it goes on where it was, "
        "also with more rounds. The table and a picture are written there as well.",
    )
    command.add_argument("game", help="key of the game; `webfoot games` lists them")
    command.add_argument("bots", nargs="*", metavar="BOT", help="each bot once (default: our own levels)")
    command.add_argument(
        "--steps", action="store_true", help="each bot meets only its neighbours in the list, and quick"
    )
    command.add_argument("--folder", type=Path, required=True, metavar="DIR", help="where the ladder is kept")
    command.add_argument("--seats", type=positive, help="players at a table (default: the fewest of the game)")
    command.add_argument("--rounds", type=positive, default=20, help="number of deals (default: 20)")
    add_terms(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play the ladder. Raises WebfootError, such as BadLadder or UnknownBot."""
    with needs("arena"):
        from webfoot.bots import report
    from webfoot.bots.ladder import Ladder
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
    return report.run_ladder(ladder, chosen.rounds, chosen.folder, chosen.jobs, given, chosen.records, ray(chosen))
