"""`webfoot …`: the house from the command line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from webfoot import __version__
from webfoot.core.errors import BadData, BadRecord, WebfootError
from webfoot.core.game import LANGUAGES


def main(arguments: Sequence[str] | None = None) -> int:
    chosen = parser().parse_args(arguments)
    try:
        result: int = chosen.run(chosen)
    except WebfootError as error:
        print(f"webfoot: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever reads has read enough (`webfoot replay … | head`); there is nothing left to flush either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"webfoot: {error.filename or ''}: {error.strerror or error}", file=sys.stderr)
        return 2
    return result


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="webfoot", description="Board games: a table on the web, and a laboratory.")
    top.add_argument("--version", action="version", version=f"webfoot {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)

    command = commands.add_parser("serve", help="open the table on the web")
    command.add_argument("--host", help="address to listen on (default: this machine only)")
    command.add_argument("--port", type=_port, help="port to listen on (default: 8000)")
    command.add_argument(
        "--folder", type=Path, metavar="DIR", help="where everything is kept (default: webfoot-data)"
    )
    command.add_argument(
        "--data",
        type=_file,
        action="append",
        default=[],
        metavar="FILE",
        help="values of a game as they stand in your own box; for new tables, one file for a game",
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
    command.add_argument("--open", action="store_true", help="show the page in a browser, where there is a display")
    command.set_defaults(run=serve)

    for name, run, about, more in (
        ("backup", backup, "copy everything the server keeps to one file, also while it runs", "write over the file"),
        ("restore", restore, "put a backup in place; the server must not run", "put it in place of what is there"),
    ):
        command = commands.add_parser(name, help=about)
        command.add_argument("file", type=Path, metavar="FILE")
        command.add_argument(
            "--folder", type=Path, metavar="DIR", help="where everything is kept (default: webfoot-data)"
        )
        command.add_argument("--replace", action="store_true", help=more)
        command.set_defaults(run=run)

    command = commands.add_parser(
        "arena",
        help="let bots play against each other",
        description="Bots: random, quick, thinker, thinker:200 (milliseconds), thinker:800it (iterations); "
        "a budget is for one decision, in games of long turns for one turn. "
        "Each deal is played once for every rotation of the bots around the table.",
    )
    command.add_argument("game")
    command.add_argument("bots", nargs="+", metavar="BOT", help="one for each seat")
    command.add_argument("--games", type=_positive, default=100, help="rounded up to whole deals (default: 100)")
    command.add_argument("--seed", type=int, default=0, help="number of the first deal")
    command.add_argument("--jobs", type=_positive, default=os.cpu_count() or 1, help="processes (default: all cores)")
    command.add_argument("--json", type=Path, metavar="FILE", help="write every outcome there too")
    command.add_argument(
        "--data", type=_file, metavar="FILE", help="values of the game as they stand in your own box"
    )
    command.add_argument(
        "--at-once",
        action="store_true",
        help="in games of time: bots react in no time, not as quickly as their level does at a table",
    )
    command.set_defaults(run=arena)

    command = commands.add_parser("games", help="list the games, their seats and options")
    command.set_defaults(run=games)

    command = commands.add_parser(
        "data",
        help="write the data file that an owner of a box starts from",
        description="Writes the values of a game as they stand here: correct them and play with --data FILE.",
    )
    command.add_argument("game")
    command.set_defaults(run=data)

    command = commands.add_parser("replay", help="tell the story of a recorded game")
    command.add_argument("file", type=Path)
    command.add_argument("--language", choices=LANGUAGES, default="en")
    command.add_argument("--seat", type=_positive, metavar="N", help="as player N saw it, from 1 (default: all)")
    command.set_defaults(run=replay)

    command = commands.add_parser("verify", help="check a record: every move, the result, the commitment")
    command.add_argument("file", type=Path)
    command.add_argument("--commitment", metavar="HEX", help="what the host published before the first move")
    command.set_defaults(run=verify)
    return top


def serve(chosen: argparse.Namespace) -> int:
    with _needs_server():
        from webfoot.server.main import serve as open_table
    given = {"host": chosen.host, "port": chosen.port, "folder": chosen.folder}
    settings: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    if chosen.origin:
        settings["origins"] = tuple(origin.rstrip("/") for origin in chosen.origin)
    if chosen.proxy:
        settings["proxies"] = tuple(chosen.proxy)
    if chosen.data:
        settings["game_data"] = tuple(chosen.data)
    open_table(open_browser=chosen.open, **settings)
    return 0


def backup(chosen: argparse.Namespace) -> int:
    with _needs_server():
        from webfoot.server.backups import back_up
    tables = back_up(chosen.file, chosen.folder, chosen.replace)
    print(f"{chosen.file}: {tables} tables, and the key that signs cookies; keep it as safe as the server's folder")
    return 0


def restore(chosen: argparse.Namespace) -> int:
    with _needs_server():
        from webfoot.server.backups import restore as put_back
    database, tables = put_back(chosen.file, chosen.folder, chosen.replace)
    print(f"{database}: {tables} tables")
    return 0


@contextmanager
def _needs_server() -> Iterator[None]:
    """Say which package is missing where the server's own are not installed."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name is not None and missing.name.startswith("webfoot"):
            raise
        raise WebfootError(f"the server needs {missing.name}: pip install 'webfoot[server]'") from None


def arena(chosen: argparse.Namespace) -> int:
    from webfoot.bots.report import run
    from webfoot.core.ownerdata import OPTION, read_owner_data

    options = {}
    if chosen.data is not None:
        key, text = read_owner_data(chosen.data)
        if key != chosen.game:
            raise BadData(f"{chosen.data.name}: this is for {key}, not for {chosen.game}")
        options[OPTION] = text
    return run(chosen.game, chosen.bots, chosen.games, chosen.seed, chosen.jobs, chosen.json, options, chosen.at_once)


def games(chosen: argparse.Namespace) -> int:
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
    from webfoot.core.registry import game, game_keys

    text = game(chosen.game).data_file()
    if text is None:
        takers = ", ".join(key for key in game_keys() if game(key).data_file() is not None)
        raise BadData(f"{chosen.game} takes no data file; there is one for: {takers}")
    # As bytes: a data file is UTF-8, whatever the terminal is set to.
    sys.stdout.buffer.write(text.encode())
    sys.stdout.buffer.flush()
    return 0


def replay(chosen: argparse.Namespace) -> int:
    from webfoot.core.story import story

    for line in story(chosen.file.read_bytes(), chosen.language, None if chosen.seat is None else chosen.seat - 1):
        print(line)
    return 0


def verify(chosen: argparse.Namespace) -> int:
    from webfoot.core.story import checked

    match = checked(chosen.file.read_bytes())
    if chosen.commitment is not None and chosen.commitment.lower() != match.commitment:
        raise BadRecord(f"the seed of this record has the commitment {match.commitment}, not {chosen.commitment}")
    ended = f"over, scores {match.scores}" if match.over else "not over"
    print(f"{match.game.key}, {match.seats} players, {len(match.entries)} moves: every one legal; {ended}")
    print(f"commitment {match.commitment}")
    return 0


def _file(text: str) -> Path:
    path = Path(text)
    if path.is_dir():
        raise argparse.ArgumentTypeError(f"{text} is a folder; where tables are kept is said by --folder")
    return path


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is not 1 or more")
    return number


def _port(text: str) -> int:
    number = int(text)
    if not 0 <= number < 65536:
        raise argparse.ArgumentTypeError(f"{number} is no port; ports are 0 to 65535")
    return number


if __name__ == "__main__":
    sys.exit(main())
