"""What is compiled is decided by folder: a module of a game's rules or bot is never forgotten."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pathspec

from tests.rulebook import TESTS
from webfoot.compiled.sources import MATCH, OF_A_GAME, SERVER, SHARED

ROOT = TESTS.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HOOK = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]


def test_every_module_of_rules_and_bots_is_compiled() -> None:
    # The patterns are read as the build hook reads them.
    chosen = pathspec.GitIgnoreSpec.from_lines(HOOK["include"])
    modules = [
        path.relative_to(ROOT).as_posix()
        for folder in ("rules", "bot")
        for path in (ROOT / "src" / "webfoot" / "games").glob(f"*/{folder}/**/*.py")
    ]
    assert len(modules) > 80
    assert [module for module in modules if not chosen.match_file(module)] == []


def test_the_wheel_and_a_build_compile_the_same_modules() -> None:
    wheel = set(HOOK["include"])
    named = {f"src/webfoot/{name}" for name in (*SHARED, *MATCH, *SERVER)}
    assert wheel == named | {f"src/webfoot/games/*/{pattern}" for pattern in OF_A_GAME}


def test_a_forgotten_module_of_a_compiled_wheel_is_named(tmp_path: Path) -> None:
    wheel = tmp_path / "webfoot.whl"
    with ZipFile(wheel, "w") as made:
        made.writestr("webfoot/games/dale/rules/turn.py", "")
        made.writestr("webfoot/games/dale/rules/turn.cpython-311-x86_64-linux-gnu.so", "")
        made.writestr("webfoot/games/dale/bot/evaluation.py", "")
        made.writestr("webfoot/games/dale/game.py", "")
    script = [sys.executable, str(ROOT / "scripts" / "check_compiled.py"), str(wheel)]
    checked = subprocess.run(script, capture_output=True, text=True, check=False)
    assert checked.returncode == 1
    assert checked.stderr.splitlines()[1:] == [f"{wheel}: webfoot/games/dale/bot/evaluation.py"]
