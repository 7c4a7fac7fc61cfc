"""The command `webfoot`: serve, arena, games, data, replay and verify."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from webfoot import __version__
from webfoot.compiled.loader import in_use
from webfoot.core.errors import BadData, BadRecord, WebfootError
from webfoot.core.game import LANGUAGES


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status: 2 after an error, which is printed without a traceback."""
    chosen = parser().parse_args(arguments)
    try:
        result: int = chosen.run(chosen)
    except WebfootError as error:
        print(f"webfoot: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader has stopped reading (`webfoot replay … | head`); there is nothing left to flush either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"webfoot: {error.filename or ''}: {error.strerror or error}", file=sys.stderr)
        return 2
    return result


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands and their options."""
    top = argparse.ArgumentParser(
        prog="webfoot", description="Play board games on the web, and run their rules engines and bots."
    )
    top.add_argument("--version", action="version", version=f"webfoot {__version__}, engine {in_use()}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)

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
        "--data",
        type=_file,
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
    command.add_argument("--open", action="store_true", help="open the page in a browser, if there is a display")
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
        "the budget is for one decision, or for one turn in games with long turns. "
        "Own bots: module:Class, the name under which an installed package announces one, or a program in any "
        'language, "stdio:node bot.mjs". '
        "Each deal is played once for every rotation of the bots around the table.",
    )
    command.add_argument("game", help="key of the game; `webfoot games` lists them")
    command.add_argument("bots", nargs="+", metavar="BOT", help="one for each seat")
    command.add_argument(
        "--games", type=_positive, default=100, help="number of games, rounded up to whole deals (default: 100)"
    )
    command.add_argument("--seed", type=int, default=0, help="number of the first deal (default: 0)")
    command.add_argument(
        "--jobs", type=_positive, default=os.cpu_count() or 1, help="number of processes (default: one for each core)"
    )
    command.add_argument("--json", type=Path, metavar="FILE", help="also write every outcome to FILE")
    command.add_argument("--data", type=_file, metavar="FILE", help="the values printed in your own box")
    command.add_argument(
        "--at-once",
        action="store_true",
        help="real-time games: bots react instantly, without their usual reaction delay",
    )
    command.add_argument(
        "--time-limit",
        type=_milliseconds,
        default=10_000,
        metavar="MS",
        help="milliseconds that a program may take for a decision (default: 10000)",
    )
    command.set_defaults(run=arena)

    command = commands.add_parser(
        "compile",
        help="build the engine as machine code",
        description="Compiles the rules and the bots of every game, which makes them about three times as quick, "
        "and keeps the result in your cache. Needs a C compiler and webfoot[compile]; takes about two minutes. "
        "`webfoot serve` does the same in the background.",
    )
    command.add_argument("--jobs", type=_positive, default=os.cpu_count() or 1, help="processes (default: all cores)")
    command.set_defaults(run=compile_engine)

    command = commands.add_parser("games", help="list the games with their numbers of players and options")
    command.set_defaults(run=games)

    command = commands.add_parser(
        "data",
        help="write a game's data file, to be corrected from your own box",
        description="Write the values of a game to standard output. Correct them, and play with --data FILE.",
    )
    command.add_argument("game", help="key of the game; `webfoot games` lists them")
    command.set_defaults(run=data)

    command = commands.add_parser("replay", help="print what happened in a recorded game")
    command.add_argument("file", type=Path, help="a record, as downloaded from a finished table")
    command.add_argument("--language", choices=LANGUAGES, default="en", help="language of the text (default: en)")
    command.add_argument(
        "--seat", type=_positive, metavar="N", help="only what player N saw, counted from 1 (default: everything)"
    )
    command.set_defaults(run=replay)

    command = commands.add_parser("verify", help="check a record: its moves, its result and its commitment")
    command.add_argument("file", type=Path, help="a record, as downloaded from a finished table")
    command.add_argument(
        "--commitment", metavar="HEX", help="hash of the seed that the table showed before the first move"
    )
    command.set_defaults(run=verify)
    return top


def serve(chosen: argparse.Namespace) -> int:
    """Run the web server. Raises WebfootError if a package that it needs is not installed."""
    with _needs_server():
        from webfoot.server.main import serve as run_server
    given = {"host": chosen.host, "port": chosen.port, "folder": chosen.folder}
    settings: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    if chosen.origin:
        settings["origins"] = tuple(origin.rstrip("/") for origin in chosen.origin)
    if chosen.proxy:
        settings["proxies"] = tuple(chosen.proxy)
    if chosen.data:
        settings["game_data"] = tuple(chosen.data)
    run_server(open_browser=chosen.open, **settings)
    return 0


def compile_engine(chosen: argparse.Namespace) -> int:
    """Build the engine as machine code, and print where the build lies. Raises WebfootError if it cannot be built."""
    from webfoot.compiled import cache
    from webfoot.compiled.build import CannotBuild, build

    folder = cache.folder()
    if folder is None:
        raise WebfootError(f"{cache.VARIABLE} is off, so nothing would use a build")
    try:
        print(build(folder, jobs=chosen.jobs))
    except CannotBuild as error:
        raise WebfootError(str(error)) from None
    return 0


def backup(chosen: argparse.Namespace) -> int:
    """Copy everything that the server keeps to one file. Raises WebfootError if it cannot be read or written."""
    with _needs_server():
        from webfoot.server.backups import back_up
    tables = back_up(chosen.file, chosen.folder, chosen.replace)
    print(f"{chosen.file}: {tables} tables, and the key that signs cookies; keep it as safe as the server's folder")
    return 0


def restore(chosen: argparse.Namespace) -> int:
    """Put a backup in place. Raises WebfootError if it is damaged, or if something is there already."""
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
        raise _not_installed(missing, "server") from None


def arena(chosen: argparse.Namespace) -> int:
    """Let bots play against each other. Raises WebfootError, such as UnknownLevel or BadData."""
    try:
        from webfoot.bots.contest import Terms
        from webfoot.bots.report import run
    except ModuleNotFoundError as missing:
        raise _not_installed(missing, "arena") from None
    from webfoot.core.ownerdata import OPTION, read_owner_data

    options = {}
    if chosen.data is not None:
        key, text = read_owner_data(chosen.data)
        if key != chosen.game:
            raise BadData(f"{chosen.data.name}: this file is for {key}, not for {chosen.game}")
        options[OPTION] = text
    terms = Terms(options, chosen.at_once, chosen.time_limit)
    return run(chosen.game, chosen.bots, chosen.games, chosen.seed, chosen.jobs, chosen.json, terms)


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


def replay(chosen: argparse.Namespace) -> int:
    """Print what happened in a recorded game. Raises BadRecord."""
    from webfoot.core.story import story

    for line in story(chosen.file.read_bytes(), chosen.language, None if chosen.seat is None else chosen.seat - 1):
        print(line)
    return 0


def verify(chosen: argparse.Namespace) -> int:
    """Check a record and print its result. Raises BadRecord."""
    from webfoot.core.story import checked

    match = checked(chosen.file.read_bytes())
    if chosen.commitment is not None and chosen.commitment.lower() != match.commitment:
        raise BadRecord(f"the commitment of this record is {match.commitment}, not {chosen.commitment}")
    ended = f"finished, scores {match.scores}" if match.over else "not finished"
    print(f"{match.game.key}, {match.seats} players, {len(match.entries)} moves: all legal; {ended}")
    print(f"commitment {match.commitment}")
    return 0


def _not_installed(missing: ModuleNotFoundError, extra: str) -> Exception:
    """Return the error for a package that an extra of Webfoot would install; any other one is raised as it is."""
    package = (missing.name or "webfoot").partition(".")[0]
    if package == "webfoot":
        return missing
    return WebfootError(f"the {extra} needs {package}: pip install 'webfoot[{extra}]'")


def _file(text: str) -> Path:
    path = Path(text)
    if path.is_dir():
        raise argparse.ArgumentTypeError(f"{text} is a directory; use --folder to choose where tables are stored")
    return path


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be 1 or more, not {number}")
    return number


def _milliseconds(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 600_000:
        raise argparse.ArgumentTypeError(f"must be from 1 to 600000 milliseconds, not {number}")
    return number


def _port(text: str) -> int:
    number = int(text)
    if not 0 <= number < 65536:
        raise argparse.ArgumentTypeError(f"must be a port from 0 to 65535, not {number}")
    return number


if __name__ == "__main__":
    sys.exit(main())
