"""Which modules are compiled, in which groups, and the stamp that says whether a build fits them.

The same list stands in `pyproject.toml` for the wheel; a test compares the two.
"""

from __future__ import annotations

import hashlib
import sys
import sysconfig
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parents[1]
"""Where the sources of webfoot lie."""

SHARED: Final = ("core/chance.py", "core/encoding.py", "bots/comparing.py", "bots/search.py")
"""What all games use; it is a group of its own."""

MATCH: Final = ("core/briefing.py", "core/match.py")
"""Playing by the rules of any game, and telling each seat of it."""

SERVER: Final = (
    "server/edge/eager.py",
    "server/edge/framing.py",
    "server/edge/hub.py",
    "server/edge/limits.py",
    "server/edge/listener.py",
    "server/edge/outgoing.py",
    "server/lobby.py",
    "server/measures.py",
    "server/servertime.py",
    "server/setting_up.py",
    "server/storage/sql/gathering.py",
    "server/storage/written.py",
    "server/table/allowance.py",
    "server/table/audience.py",
    "server/table/calling.py",
    "server/table/clock.py",
    "server/table/curtain.py",
    "server/table/hosting.py",
    "server/table/lock.py",
    "server/table/names.py",
    "server/table/outcome.py",
    "server/table/pace.py",
    "server/table/playing.py",
    "server/table/playthrough.py",
    "server/table/prepared.py",
    "server/table/presence.py",
    "server/table/reactions.py",
    "server/table/seating.py",
    "server/table/slow.py",
    "server/table/steps.py",
    "server/table/table.py",
    "server/table/unwritten.py",
    "server/table/windows.py",
    "server/waking.py",
)
"""What every move passes through on its way; it is a group of its own."""

OF_A_GAME: Final = ("rules/**/*.py", "bot/**/*.py", "view.py", "features.py", "refusals.py")
"""What is compiled of each game, beneath its folder."""

FORMAT: Final = 2
"""Rises when builds are laid out otherwise than before."""


def groups(package: Path = PACKAGE) -> dict[str, list[Path]]:
    """Return the modules of each group. A group is one library, built again when one of its modules changes."""
    found = {"shared": [package / name for name in SHARED]}
    found["match"] = [package / name for name in MATCH]
    found["server"] = [package / name for name in SERVER]
    for game in sorted((package / "games").iterdir()):
        modules = sorted({path for pattern in OF_A_GAME for path in game.glob(pattern)})
        if modules:
            found[game.name] = modules
    return found


def module_name(path: Path, package: Path = PACKAGE) -> str:
    """Return the name by which a source file is imported."""
    parts = (package.name, *path.relative_to(package).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def stamp(package: Path = PACKAGE) -> str:
    """Return the name of the build that fits these sources and this Python."""
    digest = hashlib.sha256(f"{FORMAT} {sys.version} {sysconfig.get_platform()}".encode())
    for modules in groups(package).values():
        for path in modules:
            digest.update(path.relative_to(package).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:20]
