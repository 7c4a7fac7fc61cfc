"""`webfoot upgrade`: whether tables go on under the installed program, and what an upgrade leaves to do."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Any

from webfoot.commands.arguments import add_place, needs
from webfoot.commands.progress import Bar


def add(commands: Any) -> None:
    """Add the command to the others."""
    command = commands.add_parser(
        "upgrade",
        help="check that every table goes on under this version, or bring the database up to date",
        description="With --check, plays every unfinished table again on a copy of the database, and says which "
        "would change. It may run beside a server. Without it, brings the database up to date and stores what is "
        "shown of finished games; the server must not run.",
    )
    command.add_argument("--check", action="store_true", help="change nothing, and say which tables would change")
    command.add_argument(
        "--write", type=Path, metavar="FILE", help="with --check: keep how the tables stand, before an upgrade"
    )
    command.add_argument(
        "--compare", type=Path, metavar="FILE", help="with --check: compare with how they stood before the upgrade"
    )
    add_place(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Check or upgrade; returns 1 if some table would change. Raises WebfootError."""
    with needs("server"):
        from webfoot.core.errors import WebfootError
        from webfoot.server import upgrading
    if not chosen.check and (chosen.write or chosen.compare):
        raise WebfootError("--write and --compare go with --check")
    if not chosen.check:
        with Bar("finished games") as bar:
            archived, troubles = upgrading.upgrade(chosen.folder, bar.tell, chosen.database)
        print(f"the database is up to date; {archived} finished games were archived")
        for trouble in troubles:
            print(trouble)
        return 0
    before = {} if chosen.compare is None else upgrading.read_fingerprints(chosen.compare)
    with Bar("tables") as bar:
        found = upgrading.check(chosen.folder, before, bar.tell, chosen.database)
    if chosen.write is not None:
        upgrading.write_fingerprints(chosen.write, found)
    return _report(found)


def _report(found: list[Any]) -> int:
    changed = [one for one in found if one.trouble]
    for one in changed:
        details = one.details
        print(f"table {details.id} ({details.game}, rules {details.rules}, {details.status}): {one.trouble}")
    versions = Counter(f"{one.details.game} {one.details.rules}" for one in found)
    listed = ", ".join(f"{many} under {version}" for version, many in sorted(versions.items()))
    print(f"{len(found)} unfinished tables{': ' if listed else ''}{listed}")
    print(f"{len(changed)} of them would change" if changed else "all of them go on as before")
    return 1 if changed else 0
