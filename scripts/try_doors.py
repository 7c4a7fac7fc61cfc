"""Builds the wheel and runs the first example of each door of docs/research.md, each in an environment of its own.

The environment has the wheel and one extra, and nothing else: `python scripts/try_doors.py [PettingZoo Gymnasium …]`.
With `--lowest` it has the lowest versions that pyproject.toml allows.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "research.md"
EXTRAS = {
    "PettingZoo": "pettingzoo",
    "Gymnasium": "gymnasium",
    "OpenSpiel": "openspiel",
    "Many games at once": "gymnasium",
}
UV = Path(sys.executable).parent / "uv"


def example(door: str) -> str:
    """The first example below the heading of a door."""
    found = re.search(rf"^### {door}$.*?```python\n(.*?)```", PAGE.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    if found is None:
        raise SystemExit(f"{PAGE.name} has no example below {door}")
    # As a script would have it: workers import the file.
    return (
        "def main():\n"
        + "".join(f"    {line}\n" for line in found[1].splitlines())
        + ("\n\nif __name__ == '__main__':\n    main()\n")
    )


def run(*command: str | Path) -> None:
    subprocess.run([str(part) for part in command], check=True, cwd=ROOT)


def main() -> None:
    lowest = "--lowest" in sys.argv
    doors = [name for name in sys.argv[1:] if name != "--lowest"] or list(EXTRAS)
    unknown = [door for door in doors if door not in EXTRAS]
    if unknown:
        raise SystemExit(f"no door is called {unknown[0]!r}; the doors are: {', '.join(EXTRAS)}")
    with tempfile.TemporaryDirectory() as folder:
        run(UV, "build", "--quiet", "--wheel", "--out-dir", folder)
        (wheel,) = Path(folder).glob("webfoot-*.whl")
        for door in doors:
            environment = Path(folder) / EXTRAS[door]
            python = environment / "bin" / "python"
            if not python.exists():
                run(UV, "venv", "--quiet", "--python", sys.executable, environment)
                install: list[str | Path] = [UV, "pip", "install", "--quiet", "--python", python]
                if lowest:
                    wanted = ["-r", "pyproject.toml", "--extra", EXTRAS[door]]
                    run(*install, "--resolution", "lowest-direct", *wanted)
                    run(*install, "--no-deps", wheel)
                else:
                    run(*install, f"webfoot[{EXTRAS[door]}] @ {wheel.as_uri()}")
            script = Path(folder) / f"first_{EXTRAS[door]}.py"
            script.write_text(example(door), encoding="utf-8")
            subprocess.run([str(python), "-I", str(script)], check=True, cwd=folder, timeout=300)
            print(f"{door}: the first example runs with webfoot[{EXTRAS[door]}] alone")


if __name__ == "__main__":
    main()
