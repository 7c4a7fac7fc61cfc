"""A game that another package brings (tests/plugin), installed into a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.rulebook import TESTS


def install(target: Path) -> dict[str, str]:
    """Install the package; what a program's environment must be so that it finds it."""
    # With the back end that is here already, and without what it depends on: nothing is fetched.
    uv = [
        str(Path(sys.executable).with_name("uv")),
        "pip",
        "install",
        "--quiet",
        "--offline",
        "--python",
        sys.executable,
    ]
    command = [*uv, "--no-build-isolation", "--no-deps", "--target", str(target), str(TESTS / "plugin")]
    subprocess.run(command, check=True)
    return {**os.environ, "PYTHONPATH": str(target)}
