"""The command `webfoot`: serve, arena, ladder, games, data, replay, verify and others."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from webfoot import __version__
from webfoot.commands import arena, bottoken, export, ladder
from webfoot.commands.arguments import file, needs, positive
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

    arena.add(commands)
    ladder.add(commands)
    export.add(commands)
    bottoken.add(commands)

    command = commands.add_parser(
        "compile",
        help="build the engine as machine code",
        description="Compiles the rules and the bots of every game, which makes them about three times as quick, "
        "and keeps the result in your cache. Needs a C compiler and webfoot[compile]; takes about two minutes. "
        "`webfoot serve` does the same in the background.",
    )
    command.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes (default: all cores)")
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
        "--seat", type=positive, metavar="N", help="only what player N saw, counted from 1 (default: everything)"
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
    with needs("server"):
        from webfoot.server.main import serve as run_server
    given = {"host": chosen.host, "port": chosen.port, "folder": chosen.folder}
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
    with needs("server"):
        from webfoot.server.backups import back_up
    tables = back_up(chosen.file, chosen.folder, chosen.replace)
    print(f"{chosen.file}: {tables} tables, and the key that signs cookies; keep it as safe as the server's folder")
    return 0


def restore(chosen: argparse.Namespace) -> int:
    """Put a backup in place. Raises WebfootError if it is damaged, or if something is there already."""
    with needs("server"):
        from webfoot.server.backups import restore as put_back
    database, tables = put_back(chosen.file, chosen.folder, chosen.replace)
    print(f"{database}: {tables} tables")
    return 0


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


if __name__ == "__main__":
    sys.exit(main())
