"""Webfoot's engine as machine code, built for the benchmarks in a folder of their own."""

from __future__ import annotations

import os
from pathlib import Path

from bench.installing import INSTALLED, NotInstalled
from webfoot.compiled.build import CannotBuild, build
from webfoot.compiled.cache import VARIABLE


def environment() -> dict[str, str]:
    """The environment of a process that uses it. It is built again whenever the sources have changed."""
    try:
        build(_folder(), jobs=os.cpu_count() or 1)
    except CannotBuild as trouble:
        raise NotInstalled(str(trouble)) from None
    return {**os.environ, VARIABLE: str(_folder())}


def _folder() -> Path:
    return INSTALLED / "engine"
