"""`webfoot backup` and `webfoot restore`: everything that the server keeps, in one file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from webfoot.commands.arguments import add_place, needs


def add(commands: Any) -> None:
    """Add the commands to the others."""
    for name, run, about, more in (
        ("backup", backup, "copy everything the server keeps to one file, also while it runs", "write over the file"),
        ("restore", restore, "put a backup in place; the server must not run", "put it in place of what is there"),
    ):
        command = commands.add_parser(name, help=about)
        command.add_argument("file", type=Path, metavar="FILE")
        add_place(command)
        command.add_argument("--replace", action="store_true", help=more)
        command.set_defaults(run=run)


def backup(chosen: argparse.Namespace) -> int:
    """Copy everything that the server keeps to one file. Raises WebfootError if it cannot be read or written."""
    with needs("server"):
        from webfoot.server.backups import back_up
    tables = back_up(chosen.file, chosen.folder, chosen.replace, chosen.database)
    print(f"{chosen.file}: {tables} tables, and the key that signs cookies; keep it as safe as the server's folder")
    return 0


def restore(chosen: argparse.Namespace) -> int:
    """Put a backup in place. Raises WebfootError if it is damaged, or if something is there already."""
    with needs("server"):
        from webfoot.server.backups import restore as put_back
    database, tables = put_back(chosen.file, chosen.folder, chosen.replace, chosen.database)
    print(f"{database}: {tables} tables")
    return 0
