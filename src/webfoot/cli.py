"""The command `webfoot`: serve, arena, ladder, games, replay and others. Each of them is in webfoot.commands."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final

from webfoot import __version__
from webfoot.commands import (
    admin,
    arena,
    backups,
    bottoken,
    compilation,
    export,
    games,
    ladder,
    languages,
    move,
    records,
    serve,
    upgrade,
)
from webfoot.compiled.loader import in_use
from webfoot.core.errors import WebfootError

COMMANDS: Final = (
    serve,
    upgrade,
    admin,
    bottoken,
    backups,
    move,
    arena,
    ladder,
    export,
    compilation,
    games,
    languages,
    records,
)
"""Where the commands are, in the order in which the help lists them."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status: 2 after an error, which is printed without a traceback."""
    chosen = parser().parse_args(arguments)
    try:
        result: int = chosen.run(chosen)
        # What is left is written here: later, a reader that has gone could not be caught any more.
        print(end="", flush=True)
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
    for module in COMMANDS:
        module.add(commands)
    return top


if __name__ == "__main__":
    sys.exit(main())
