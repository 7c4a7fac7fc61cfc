"""Whether a compiled wheel holds machine code for every module of every game's rules, bot, view and features.

python scripts/check_compiled.py dist/webfoot-*.whl
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from zipfile import ZipFile

RULE = re.compile(r"webfoot/games/[^/]+/((rules|bot)/.*|view|features)\.py$")


def forgotten(wheel: Path) -> list[str]:
    """The modules that should be compiled and are not."""
    with ZipFile(wheel) as archive:
        names = archive.namelist()
    compiled = {name.split(".", 1)[0] for name in names if name.endswith((".so", ".pyd"))}
    return [name for name in names if RULE.match(name) and name.removesuffix(".py") not in compiled]


if __name__ == "__main__":
    missing = [f"{wheel}: {name}" for wheel in sys.argv[1:] for name in forgotten(Path(wheel))]
    if missing:
        sys.exit("These modules are not compiled:\n" + "\n".join(missing))
