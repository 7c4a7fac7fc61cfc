"""`webfoot export`: recorded games as a data set."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

from webfoot.commands.arguments import needs, positive

LICENCE = re.compile(r"[A-Za-z0-9][A-Za-z0-9 .+-]{0,63}")


def add(commands: Any) -> None:
    """Add the command to the others."""
    command = commands.add_parser(
        "export",
        help="write recorded games to Parquet files",
        description="Write games or decisions to Parquet: one file for each shard, and README.md, which describes "
        "the data set. A row of decisions has features, mask, choice, outcome, seat and game. "
        "`webfoot arena … --records DIR` makes records.",
    )
    command.add_argument("records", nargs="+", type=Path, metavar="RECORDS", help="records, or directories of them")
    command.add_argument("--out", type=Path, required=True, metavar="DIR", help="a new or empty directory")
    command.add_argument(
        "--what", choices=("decisions", "games"), default="decisions", help="what a row is (default: decisions)"
    )
    command.add_argument(
        "--shard-rows", type=positive, default=100_000, metavar="N", help="rows of a file (default: 100000)"
    )
    command.add_argument(
        "--licence", type=_licence, default="MIT", help="what the card says of the data's licence (default: MIT)"
    )
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Write the data set. Raises BadExport or BadRecord."""
    with needs("parquet"):
        from webfoot.bots.export import export
    from webfoot.bots.decisions import sources

    made = export(sources(chosen.records), chosen.out, chosen.what, chosen.shard_rows, chosen.licence)
    left_out = f"; {made.unfinished} unfinished games left out" if made.unfinished else ""
    print(f"{chosen.out}: {made.rows} {made.what} of {made.games} games in {made.shards} files{left_out}")
    return 0


def _licence(text: str) -> str:
    if not LICENCE.fullmatch(text):
        raise argparse.ArgumentTypeError("must be the short name of a licence, such as CC-BY-4.0")
    return text
