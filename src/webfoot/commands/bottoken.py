"""`webfoot bot-token`: tokens with which bots connect to the server."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from typing import Any

from webfoot.commands.arguments import add_place, needs


def add(commands: Any) -> None:
    """Add the command to the others."""
    command = commands.add_parser(
        "bot-token",
        help="make, list or revoke the token with which a bot connects to the server",
        description="Makes a token for a bot and prints it, once. The bot connects to /bot/socket with it, and "
        "hosts can seat the bot under its name while it is connected. Works while the server runs.",
    )
    what = command.add_mutually_exclusive_group(required=True)
    what.add_argument("name", nargs="?", metavar="NAME", help="the bot's name; a token is made for it")
    what.add_argument("--list", action="store_true", help="list the names of all tokens")
    what.add_argument("--revoke", metavar="NAME", help="revoke the token of this bot; it is disconnected soon")
    add_place(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Make, list or revoke a token. Raises BadToken or another WebfootError."""
    with needs("server"):
        from webfoot.server import bottokens
    if chosen.list:
        for name, made in bottokens.given(chosen.folder, chosen.database):
            print(f"{name}  made {datetime.fromtimestamp(made / 1000, UTC):%Y-%m-%d %H:%M} UTC")
    elif chosen.revoke is not None:
        bottokens.revoke(chosen.revoke, chosen.folder, chosen.database)
        print(f"the token of {chosen.revoke} is revoked")
    else:
        # The token alone, so that a shell can take it: TOKEN=$(webfoot bot-token NAME)
        print(bottokens.give(chosen.name, chosen.folder, chosen.database))
    return 0
