"""What only the comparison needs: other engines, another server, scripted players."""

from __future__ import annotations

import shutil
from pathlib import Path

from bench.installing import HERE, Install, NotInstalled, new_environment, run


def python(name: str) -> Path:
    """The interpreter of an environment that holds what `<name>.lock` names."""
    lock = HERE / f"{name}.lock"
    install = Install(name, [lock])
    if not install.up_to_date:
        new_environment(install.folder, lock)
        install.done()
    return install.folder / "bin" / "python"


def boardgameio() -> Path:
    """A folder with boardgame.io installed beside our scripts for it."""
    ours = HERE / "boardgameio"
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise NotInstalled("Node is not installed")
    install = Install("boardgameio", [ours / "package-lock.json"])
    install.folder.mkdir(parents=True, exist_ok=True)
    for source in ours.iterdir():
        if source.is_file():
            shutil.copy(source, install.folder / source.name)
    if not install.up_to_date:
        run([npm, "ci", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=install.folder)
        install.done()
    return install.folder
