"""`webfoot games` and `webfoot data`: the games, and the values printed on their pieces."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from webfoot.core.errors import BadData


def add(commands: Any) -> None:
    """Add the commands to the others."""
    command = commands.add_parser("games", help="list the games with their numbers of players and options")
    command.set_defaults(run=games)

    command = commands.add_parser(
        "data",
        help="write a game's data file, to be corrected from your own box",
        description="Write the values of a game to standard output. Correct them, and play with --data FILE.",
    )
    command.add_argument("game", help="key of the game; `webfoot games` lists them")
    command.set_defaults(run=data)


def games(chosen: argparse.Namespace) -> int:
    """List the games with their numbers of players and options."""
    from webfoot.core.registry import game, game_keys

    for key in game_keys():
        found = game(key)
        print(f"{key}: {found.min_seats} to {found.max_seats} players")
        for option in found.option_infos():
            choices = " | ".join(option.choices or ["true", "false"])
            default = str(option.default).lower() if isinstance(option.default, bool) else option.default
            print(f"  {option.name} = {default}  ({choices})")
    return 0


def data(chosen: argparse.Namespace) -> int:
    """Write the data file of a game. Raises BadData if the game takes none."""
    from webfoot.core.registry import game, game_keys

    text = game(chosen.game).data_file()
    if text is None:
        takers = ", ".join(key for key in game_keys() if game(key).data_file() is not None)
        raise BadData(f"{chosen.game} takes no data file; these games do: {takers}")
    # Written as bytes: a data file is UTF-8, whatever the encoding of the terminal is.
    sys.stdout.buffer.write(text.encode())
    sys.stdout.buffer.flush()
    return 0
