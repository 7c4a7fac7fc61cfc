"""`webfoot replay` and `webfoot verify`: games that were recorded."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from webfoot.commands.arguments import positive
from webfoot.core.errors import BadRecord
from webfoot.core.game import LANGUAGES


def add(commands: Any) -> None:
    """Add the commands to the others."""
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
