"""`python -m bench.guard [--update]`: fails if a workload takes more instructions than `figures.json` says."""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
FIGURES = HERE / "figures.json"
MORE = 1.03
"""What counts as slower: three in a hundred. The same sources differ by less than one."""
FUNCTION = "ffi_call"
MINUTES = 60

Counts = dict[str, int]


def kind() -> str:
    """Instructions are comparable on one version of Python and one sort of processor."""
    return f"{sys.implementation.name} {platform.python_version()} {platform.machine()}"


def count() -> Counts:
    """Run the workloads under Valgrind and return the instructions of each."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        sys.exit("the guard counts instructions with Valgrind, which is not installed (Debian: valgrind)")
    environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
    with tempfile.TemporaryDirectory() as folder:
        command = [
            valgrind,
            "--tool=callgrind",
            f"--toggle-collect={FUNCTION}",
            f"--dump-after={FUNCTION}",
            f"--callgrind-out-file={folder}/counted",
            sys.executable,
            "-m",
            "bench.guard.workloads",
        ]
        done = subprocess.run(
            command, capture_output=True, text=True, env=environment, timeout=MINUTES * 60, check=False
        )
        if done.returncode != 0:
            sys.exit(f"the workloads failed under Valgrind:\n{done.stderr[-2000:]}")
        names = done.stdout.splitlines()
        parts = [_instructions(Path(folder, f"counted.{at}")) for at in range(1, len(names) + 1)]
    return dict(zip(names, parts, strict=True))


def _instructions(file: Path) -> int:
    found = re.search(r"^(?:summary|totals): (\d+)", file.read_text(), re.MULTILINE)
    if found is None:
        sys.exit(f"Valgrind wrote no figure into {file.name}")
    return int(found[1])


def compare(before: Counts, now: Counts) -> tuple[list[str], list[str]]:
    """Return a line for every workload, and those that are slower or not known."""
    lines, slower = [], []
    for name, instructions in now.items():
        if name not in before:
            lines.append(f"{name:36} {instructions:12,}  new")
            slower.append(f"{name} has no figure to compare with")
            continue
        ratio = instructions / before[name]
        lines.append(f"{name:36} {instructions:12,}  {ratio:.3f}")
        if ratio > MORE:
            slower.append(f"{name} takes {ratio - 1:.1%} more instructions")
    slower += [f"{name} is not measured any more" for name in before if name not in now]
    return lines, slower


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.guard", description=__doc__)
    parser.add_argument("--update", action="store_true", help="write the figures of these sources into figures.json")
    chosen = parser.parse_args()
    known: dict[str, Counts] = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
    if kind() not in known and not chosen.update:
        print(
            f"figures.json has no figures for {kind()}, only for {', '.join(known) or 'nothing'}; "
            "write some with --update on sources that you trust",
            file=sys.stderr,
        )
        return 2
    now = count()
    if chosen.update:
        FIGURES.write_text(json.dumps({**known, kind(): now}, indent=2, sort_keys=True) + "\n")
        print(f"wrote {len(now)} figures for {kind()}")
        return 0
    lines, slower = compare(known[kind()], now)
    print("\n".join(lines))
    if slower:
        print("\nSlower than figures.json says:\n" + "\n".join(slower), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
