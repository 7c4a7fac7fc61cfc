"""`webfoot serve`: the web server."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from webfoot.commands.arguments import file, needs
from webfoot.core.errors import WebfootError


def add(commands: Any) -> None:
    """Add the command to the others."""
    command = commands.add_parser("serve", help="run the web server")
    command.add_argument("--host", help="address to listen on (default: 127.0.0.1, this machine only)")
    command.add_argument("--port", type=_port, help="port to listen on (default: 8000)")
    command.add_argument(
        "--folder",
        type=Path,
        metavar="DIR",
        help="directory for the database and the cookie key (default: webfoot-data)",
    )
    command.add_argument(
        "--database",
        metavar="URL",
        help="where everything is kept, such as postgresql://user:password@host/webfoot (default: an SQLite file in "
        "the folder)",
    )
    command.add_argument(
        "--bus",
        metavar="URL",
        help="several workers: a Redis server by which those that share a PostgreSQL speak to each other, such as "
        "redis://host:6379",
    )
    command.add_argument(
        "--data",
        type=file,
        action="append",
        default=[],
        metavar="FILE",
        help="the values printed in your own box, for new tables; may be repeated, one file for each game",
    )
    command.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="public address of the pages, such as https://ducks.example; pages from anywhere else are turned away",
    )
    command.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="address or network of a proxy in front that is believed when it says who is visiting "
        "(default: one on this machine)",
    )
    command.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=MODULE:CLASS",
        help="a bot of your own that hosts can seat, such as greedy=mybots:Greedy; may be repeated",
    )
    command.add_argument("--open", action="store_true", help="open the page in a browser, if there is a display")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Run the web server. Raises WebfootError if a package that it needs is not installed."""
    with needs("server"):
        from webfoot.server.main import serve as run_server
    names = ("host", "port", "folder", "database", "bus")
    given = {name: getattr(chosen, name) for name in names}
    settings: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    if chosen.origin:
        settings["origins"] = tuple(origin.rstrip("/") for origin in chosen.origin)
    if chosen.proxy:
        settings["proxies"] = tuple(chosen.proxy)
    if chosen.bot:
        settings["own_bots"] = _named(chosen.bot)
    if chosen.data:
        settings["game_data"] = tuple(chosen.data)
    run_server(open_browser=chosen.open, **settings)
    return 0


def _named(given: Sequence[str]) -> dict[str, str]:
    """Read the bots of `--bot`, each NAME=MODULE:CLASS. Raises WebfootError."""
    found: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or name in found:
            why = "is named twice" if equals else "write NAME=MODULE:CLASS, such as greedy=mybots:Greedy"
            raise WebfootError(f"--bot {text}: {why}")
        found[name] = value
    return found


def _port(text: str) -> int:
    number = int(text)
    if not 0 <= number < 65536:
        raise argparse.ArgumentTypeError(f"must be a port from 0 to 65535, not {number}")
    return number
