"""`webfoot compile`: the engine as machine code."""

from __future__ import annotations

import argparse
import os
from typing import Any

from webfoot.commands.arguments import positive
from webfoot.core.errors import WebfootError


def add(commands: Any) -> None:
    """Add the command to the others."""
    command = commands.add_parser(
        "compile",
        help="build the engine as machine code",
        description="Compiles the rules and the bots of every game, which makes them about three times as quick, "
        "and keeps the result in your cache. Needs a C compiler and webfoot[compile]; takes a minute and a half. "
        "`webfoot serve` does the same in the background.",
    )
    command.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes (default: all cores)")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
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
