"""`webfoot move`: from SQLite to PostgreSQL, and back."""

from __future__ import annotations

import argparse
from typing import Any

from webfoot.commands.arguments import needs
from webfoot.commands.progress import Bar


def add(commands: Any) -> None:
    """Add the command to the others."""
    command = commands.add_parser(
        "move",
        help="move everything from one database to another",
        description="Moves all tables, people and games, and checks that each row has arrived. No server may run on "
        "either database. A target that holds other things is refused; one that holds the same is left as it is.",
    )
    command.add_argument(
        "--from", dest="source", required=True, metavar="URL", help="such as sqlite:///srv/webfoot/webfoot.sqlite"
    )
    command.add_argument(
        "--to", dest="target", required=True, metavar="URL", help="such as postgresql://user:password@host/webfoot"
    )
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Move everything and say how much it was. Raises WebfootError, and then nothing was moved."""
    with needs("server"):
        from webfoot.server.moving import move
    with Bar("rows, written and read again") as bar:
        moved = move(chosen.source, chosen.target, bar.tell)
    what = f"{moved.tables} tables with their people and games, {moved.rows} rows in all"
    print(f"nothing to do: {what} are there already" if moved.before else f"moved and checked: {what}")
    print("the key that signs cookies is not in the database: give the server the same one, in WEBFOOT_SECRET_KEY")
    return 0
