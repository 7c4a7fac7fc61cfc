"""Installs into bench/.peers, once for each state of what they are made from."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
INSTALLED = HERE / ".peers"
SECONDS = 300


class NotInstalled(Exception):
    """Says why."""


class Install:
    """A folder of .peers, up to date as long as its sources do not change."""

    def __init__(self, name: str, sources: Iterable[Path]) -> None:
        self.folder = INSTALLED / name
        self._stamp = self.folder / "installed"
        self._made_from = hashlib.sha256(b"".join(source.read_bytes() for source in sorted(sources))).hexdigest()

    @property
    def up_to_date(self) -> bool:
        return self._stamp.exists() and self._stamp.read_text() == self._made_from

    def done(self) -> None:
        self._stamp.write_text(self._made_from)


def uv() -> str | None:
    return shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")


def new_environment(folder: Path, lock: Path) -> Path:
    """A fresh Python environment with what the lock names; returns its interpreter."""
    shutil.rmtree(folder, ignore_errors=True)
    run([sys.executable, "-m", "venv", folder])
    python = folder / "bin" / "python"
    install: list[str | Path] = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if (quicker := uv()) is not None:
        install = [quicker, "pip", "install", "--quiet", "--python", python]
    run([*install, "--require-hashes", "-r", lock])
    return python


def run(command: Sequence[str | Path], cwd: Path = HERE, env: Mapping[str, str] | None = None) -> None:
    name = Path(command[0]).name
    words = [str(part) for part in command]
    try:
        done = subprocess.run(words, cwd=cwd, env=env, capture_output=True, text=True, timeout=SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotInstalled(f"{name}: {type(error).__name__}") from None
    if done.returncode:
        # Without addresses or paths: this may end up in a table.
        lines = (done.stderr or done.stdout).strip().splitlines() or [""]
        plain = " ".join(word for word in lines[-1].split() if "/" not in word and "|" not in word)
        raise NotInstalled(f"{name} failed: {plain[:120]}")
