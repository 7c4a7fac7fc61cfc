"""Publishes what ladders have measured: beside the games, in the documentation, and in its pictures.

    webfoot ladder canardage --folder ladders/canardage
    python -m scripts.publish_ratings ladders/canardage/2-players ladders/canardage/4-players

Folders with the same game and number of seats are counted together, and replace what was published for that number
before. Those that were played in part count as far as they go. So a ladder may go on, and be published again.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from pathlib import Path

from webfoot.bots.publishing import as_json, drawn, ladder_of, measured, picture_name, with_ladders, with_ratings
from webfoot.bots.strengths import FILE, Strengths, read
from webfoot.core.errors import WebfootError
from webfoot.core.registry import game as game_of

ROOT = Path(__file__).parents[1]


def publish(folders: list[Path], commit: str, machine: str, root: Path = ROOT) -> list[Path]:
    """Write everything that follows from these ladders; return the files. Raises WebfootError or OSError."""
    together: dict[str, dict[int, list[Path]]] = {}
    for folder in folders:
        ladder = ladder_of(folder)
        together.setdefault(ladder.game, {}).setdefault(ladder.seats, []).append(folder)
    written = []
    for key, by_seats in together.items():
        fresh = [measured(some, commit, machine) for some in by_seats.values()]
        written += write(key, with_ladders(known(key, root), fresh), root)
    return written


def known(key: str, root: Path = ROOT) -> Strengths:
    """Return what is published of a game. Raises BadRatings."""
    file = root / "src" / "webfoot" / "games" / key / FILE
    return read(file.read_bytes(), game_of(key), str(file)) if file.exists() else Strengths(key, [])


def write(key: str, found: Strengths, root: Path = ROOT) -> list[Path]:
    """Write the ratings of a game, its page and its pictures; return the files."""
    text = as_json(found)
    read(text, game_of(key))
    page = root / "docs" / "games" / f"{key}.md"
    told = with_ratings(page.read_text(encoding="utf-8"), found)
    file = root / "src" / "webfoot" / "games" / key / FILE
    file.write_bytes(text)
    page.write_text(told, encoding="utf-8")
    pictures = []
    for ladder in found.ladders:
        pictures.append(root / "docs" / "pictures" / picture_name(key, ladder))
        pictures[-1].write_text(drawn(key, ladder), encoding="utf-8")
    return [file, page, *pictures]


def this_machine() -> str:
    """Name the processor, and how many of it there are."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    name = next(
        (line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine()
    )
    return f"{os.cpu_count()} × {name}, Python {platform.python_version()}"


def _this_commit() -> str:
    git = ["git", "rev-parse", "--short=10", "HEAD"]
    return subprocess.run(git, cwd=ROOT, capture_output=True, check=True, text=True).stdout.strip()  # noqa: S603


def main() -> int:
    parser = argparse.ArgumentParser(description="Publish the ratings of ladders.")
    parser.add_argument("folders", nargs="*", type=Path, help="folders of ladders; none: write the pages anew")
    parser.add_argument("--commit", help="whose bots have played (default: the present one)")
    parser.add_argument("--machine", help="where they have played (default: this machine)")
    chosen = parser.parse_args()
    try:
        if chosen.folders:
            files = publish(chosen.folders, chosen.commit or _this_commit(), chosen.machine or this_machine())
        else:
            with_file = sorted(file.parent.name for file in (ROOT / "src/webfoot/games").glob(f"*/{FILE}"))
            files = [file for key in with_file for file in write(key, known(key))]
    except (WebfootError, OSError) as error:
        sys.stderr.write(f"publish_ratings: {error}\n")
        return 2
    sys.stdout.write("".join(f"{file}\n" for file in files))
    return 0


if __name__ == "__main__":
    sys.exit(main())
