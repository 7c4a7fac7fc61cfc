"""Keeps the rules of a game as they are now, so that tables which began under them go on after a change.

    .venv/bin/python scripts/carry_rules.py dale

copies the game to `src/webfoot/games/dale/older/v3`, if 3 is its version, and prints the line for `older` in its
`game.py`. Run it before you change the rules and raise the version. docs/adding-a-game.md says more.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

GAMES = Path(__file__).parents[1] / "src" / "webfoot" / "games"
LEFT_OUT = ("older", "lessons", "__pycache__", "*.so", "*.pyd")
"""What older rules do not need: their own predecessors, lessons, and what is compiled."""


def carry(folder: Path, package: str, target: Path, carried: str) -> None:
    """Copy the folder of a game, which is that package, to a new folder as another package."""
    shutil.copytree(folder, target, ignore=shutil.ignore_patterns(*LEFT_OUT))
    for module in target.rglob("*.py"):
        text = module.read_text(encoding="utf-8")
        module.write_text(text.replace(package, carried), encoding="utf-8")


def main() -> int:
    """Carry the rules of the game that is named on the command line; returns the exit status."""
    from webfoot.core.errors import UnknownGame
    from webfoot.core.registry import game

    parser = argparse.ArgumentParser(description="Keep the rules of a game as they are now.")
    parser.add_argument("game", metavar="GAME")
    key = parser.parse_args().game
    try:
        played = game(key)
    except UnknownGame as error:
        sys.exit(str(error))
    package, name = played.package, f"v{played.version}"
    folder = GAMES / key
    older = folder / "older"
    if package != f"webfoot.games.{key}" or not folder.is_dir():
        sys.exit(f"{key} is a game of another package ({package})")
    if (older / name).exists():
        sys.exit(f"{older / name} is there already")
    older.mkdir(exist_ok=True)
    (older / "__init__.py").write_text(f'"""Earlier versions of the rules of {key} that are still carried."""\n')
    carry(folder, package, older / name, f"{package}.older.{name}")
    place = f"{package}.older.{name}.game:{type(played).__name__}"
    print(f'add to `older` in {folder / "game.py"}, and raise `version`:\n    {played.version}: "{place}",')  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
