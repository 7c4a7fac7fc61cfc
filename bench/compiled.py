"""Webfoot itself with its engines as machine code, in an environment of its own."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

from bench.installing import Install, NotInstalled, new_environment, run, uv

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("pyproject.toml", "README.md", "LICENSE", "src")


def python() -> Path:
    """Its interpreter. The source is compiled again whenever it has changed."""
    builder = uv()
    if builder is None:
        raise NotInstalled("compiling needs uv")
    lock = ROOT / "requirements" / "play.lock"
    install = Install("compiled", [lock, ROOT / "pyproject.toml", *(ROOT / "src").rglob("*.py")])
    interpreter = install.folder / "bin" / "python"
    if not install.up_to_date:
        new_environment(install.folder, lock)
        with tempfile.TemporaryDirectory() as temporary:
            copy, out = Path(temporary, "webfoot"), Path(temporary, "out")
            copy.mkdir()
            for part in PARTS:
                if (ROOT / part).is_dir():
                    shutil.copytree(ROOT / part, copy / part)
                else:
                    shutil.copy(ROOT / part, copy / part)
            run([builder, "build", "--quiet", "--wheel", "-o", out, copy], env=_compiling())
            run([builder, "pip", "install", "--quiet", "--no-deps", "--python", interpreter, *out.glob("*.whl")])
        install.done()
    return interpreter


def _compiling() -> dict[str, str]:
    return {**os.environ, "HATCH_BUILD_HOOKS_ENABLE": "1"}
