"""What the commands have in common: types of arguments, the options of every arena, and missing packages."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from webfoot.bots.contest import PATIENCE, Terms
from webfoot.core.errors import BadData, WebfootError
from webfoot.core.ownerdata import OPTION, read_owner_data
from webfoot.core.registry import game

MOST_MILLISECONDS = 600_000
MOST_DECISIONS = 10_000_000


def positive(text: str) -> int:
    """Read a whole number of at least 1."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be 1 or more, not {number}")
    return number


def milliseconds(text: str) -> int:
    """Read a time limit."""
    number = int(text)
    if not 1 <= number <= MOST_MILLISECONDS:
        raise argparse.ArgumentTypeError(f"must be from 1 to {MOST_MILLISECONDS} milliseconds, not {number}")
    return number


def decisions(text: str) -> int:
    """Read after how many decisions a game is broken off."""
    number = int(text)
    if not 1 <= number <= MOST_DECISIONS:
        raise argparse.ArgumentTypeError(f"must be from 1 to {MOST_DECISIONS} decisions, not {number}")
    return number


def file(text: str) -> Path:
    """Read the path of a file."""
    path = Path(text)
    if path.is_dir():
        raise argparse.ArgumentTypeError(f"{text} is a directory; use --folder to choose where tables are stored")
    return path


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Say which package is missing where an extra of Webfoot is not installed."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "webfoot").partition(".")[0]
        if package == "webfoot":
            raise
        what = f"the {extra}" if extra in ("server", "arena") else "this"
        raise WebfootError(f"{what} needs {package}: pip install 'webfoot[{extra}]'") from None


def add_place(command: argparse.ArgumentParser) -> None:
    """Add the options that say where a server keeps everything."""
    command.add_argument(
        "--folder", type=Path, metavar="DIR", help="where everything is kept (default: webfoot-data)"
    )
    command.add_argument(
        "--database",
        metavar="URL",
        help="the database of the server, if it was named to it (default: an SQLite file)",
    )


def add_terms(command: argparse.ArgumentParser) -> None:
    """Add the options that hold for every game of an arena."""
    command.add_argument("--seed", type=int, default=0, help="number of the first deal (default: 0)")
    command.add_argument(
        "--jobs", type=positive, default=os.cpu_count() or 1, help="number of processes (default: one for each core)"
    )
    command.add_argument("--data", type=file, metavar="FILE", help="the values printed in your own box")
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as length=5; may be repeated; `webfoot games` lists them",
    )
    command.add_argument(
        "--at-once",
        action="store_true",
        help="real-time games: bots react instantly, without their usual reaction delay",
    )
    command.add_argument(
        "--time-limit",
        type=milliseconds,
        default=10_000,
        metavar="MS",
        help="milliseconds that a program may take for a decision (default: 10000)",
    )
    command.add_argument(
        "--moves",
        type=decisions,
        metavar="N",
        help="break a game off after so many decisions of all bots together; it counts as a draw "
        f"(default: {PATIENCE} where nothing forces an end, as in dale; never in other games)",
    )
    command.add_argument(
        "--records", type=Path, metavar="DIR", help="keep every game in this directory, for `webfoot replay`"
    )
    command.add_argument(
        "--ray",
        nargs="?",
        const="local",
        metavar="ADDRESS",
        help="play on Ray: on a cluster (auto, HOST:PORT or ray://HOST:PORT), or without an address on this machine "
        "with --jobs workers",
    )


def ray(chosen: argparse.Namespace) -> str | None:
    """Return the address of Ray, if it is wanted. Raises WebfootError if it is not installed."""
    if chosen.ray is not None:
        with needs("ray"):
            import ray as _  # noqa: F401
    address: str | None = chosen.ray
    return address


def terms(chosen: argparse.Namespace) -> Terms:
    """Return the terms that were chosen. Raises BadData or WebfootError."""
    options: dict[str, object] = {}
    for text in chosen.option:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise WebfootError(f"--option {text}: write NAME=VALUE, such as length=5")
        options[name] = {"true": True, "false": False}.get(value, value)
    if options:
        game(chosen.game).check_chosen(options)
    if chosen.data is not None:
        key, content = read_owner_data(chosen.data)
        if key != chosen.game:
            raise BadData(f"{chosen.data.name}: this file is for {key}, not for {chosen.game}")
        options[OPTION] = content
    return Terms(options, chosen.at_once, chosen.time_limit, chosen.records is not None, chosen.moves)
