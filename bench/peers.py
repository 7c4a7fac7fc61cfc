"""Installs what only the comparison needs into bench/.peers, once for each state of the lock files."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
INSTALLED = HERE / ".peers"
SECONDS = 300


class NotInstalled(Exception):
    """Says why."""


def python(lock: str) -> Path:
    """The interpreter of an environment that holds what the lock `<lock>.lock` names."""
    locked = HERE / f"{lock}.lock"
    folder = INSTALLED / lock
    interpreter = folder / "bin" / "python"
    if not _up_to_date(folder, [locked]):
        shutil.rmtree(folder, ignore_errors=True)
        _run([sys.executable, "-m", "venv", folder])
        uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
        install: list[str | Path] = [interpreter, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        if uv is not None:
            install = [uv, "pip", "install", "--quiet", "--python", interpreter]
        _run([*install, "--require-hashes", "-r", locked])
        _remember(folder, [locked])
    return interpreter


def boardgameio() -> Path:
    """A folder with boardgame.io installed beside our scripts for it."""
    sources = sorted(path for path in (HERE / "boardgameio").iterdir() if path.is_file())
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise NotInstalled("Node is not installed")
    folder = INSTALLED / "boardgameio"
    locked = [HERE / "boardgameio" / "package-lock.json"]
    fresh = not _up_to_date(folder, locked)
    folder.mkdir(parents=True, exist_ok=True)
    for source in sources:
        shutil.copy(source, folder / source.name)
    if fresh:
        _run([npm, "ci", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=folder)
        _remember(folder, locked)
    return folder


def _stamp(locks: Sequence[Path]) -> str:
    return hashlib.sha256(b"".join(lock.read_bytes() for lock in locks)).hexdigest()


def _up_to_date(folder: Path, locks: Sequence[Path]) -> bool:
    stamp = folder / "installed"
    return stamp.exists() and stamp.read_text() == _stamp(locks)


def _remember(folder: Path, locks: Sequence[Path]) -> None:
    (folder / "installed").write_text(_stamp(locks))


def _run(command: Sequence[str | Path], cwd: Path = HERE) -> None:
    try:
        done = subprocess.run(
            [str(part) for part in command], cwd=cwd, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotInstalled(f"{Path(command[0]).name}: {type(error).__name__}") from None
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines()
        # Without addresses or paths: this may end up in a table.
        raise NotInstalled(
            f"{Path(command[0]).name} failed with code {done.returncode}" if not lines else _plain(lines)
        )


def _plain(lines: Sequence[str]) -> str:
    words = [word for word in lines[-1].split() if "/" not in word]
    return " ".join(words)[:120] or "could not be installed"
