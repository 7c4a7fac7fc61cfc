"""On what the figures were taken."""

from __future__ import annotations

import datetime
import os
import platform
import shutil
import sqlite3
import subprocess
from importlib.metadata import version
from pathlib import Path


def description() -> list[tuple[str, str]]:
    return [
        ("date", datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%d %H:%M UTC")),
        ("processor", f"{_processor()}, {os.cpu_count()} cores"),
        ("load before the start", _load()),
        ("system", f"{platform.system()} {platform.machine()}"),
        ("Python", f"{platform.python_version()} ({platform.python_implementation()})"),
        ("Node", _node()),
        ("SQLite", sqlite3.sqlite_version),
        ("Webfoot", version("webfoot")),
        (
            "its server on",
            ", ".join(f"{name} {version(name)}" for name in ("litestar", "uvicorn", "uvloop", "msgspec")),
        ),
    ]


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or "unknown"
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), "unknown")


def _load() -> str:
    try:
        return f"{os.getloadavg()[0]:.1f}"
    except OSError:
        return "unknown"


def _node() -> str:
    node = shutil.which("node")
    if node is None:
        return "not installed"
    return subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
