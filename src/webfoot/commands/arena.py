"""`webfoot arena`: bots play against each other."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from webfoot.commands.arguments import add_terms, needs, positive, ray, terms

BOTS = (
    "Bots: random, gentle, quick, thinker, thinker-long, thinker:200 (milliseconds), thinker:800it (iterations); "
    "the budget is for one decision, or for one turn in games with long turns. "
    "Own bots: module:Class, the name under which an installed package announces one, or a program in any "
    'language, "stdio:node bot.mjs". '
)


def add(commands: Any) -> None:
    """Add the command to the others."""
    command = commands.add_parser(
        "arena",
        help="let bots play against each other",
        description=f"{BOTS}Each deal is played once for every rotation of the bots around the table.",
    )
    command.add_argument("game", help="key of the game; `webfoot games` lists them")
    command.add_argument("bots", nargs="+", metavar="BOT", help="one for each seat")
    command.add_argument(
        "--games", type=positive, default=100, help="number of games, rounded up to whole deals (default: 100)"
    )
    command.add_argument("--json", type=Path, metavar="FILE", help="also write every outcome to FILE")
    add_terms(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Let bots play against each other. Raises WebfootError, such as UnknownBot or BadData."""
    with needs("arena"):
        from webfoot.bots import report
    given = terms(chosen)
    return report.run(
        chosen.game,
        chosen.bots,
        chosen.games,
        chosen.seed,
        chosen.jobs,
        chosen.json,
        given,
        chosen.records,
        ray(chosen),
    )
