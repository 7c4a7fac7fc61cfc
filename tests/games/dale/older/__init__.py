"""Version 2 of the rules of Dale of Merchants 2, which asked again after every reaction.

Version 3 differs in one module. `carried` makes a package of version 2 as scripts/carry_rules.py does, with that
module as it was.
"""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from tests.rulebook import TESTS
from webfoot.games.dale.game import Dale

HERE = Path(__file__).parent
RECORD = HERE / "owls_of_version_2.jsonl"
"""A game that was played under version 2; some of its steps do not exist under version 3."""
PACKAGE = "webfoot.games.dale"


def carried(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Dale carry version 2 of its rules, from a package in this folder."""
    script = TESTS.parent / "scripts" / "carry_rules.py"
    spec = spec_from_file_location("carry_rules", script)
    assert spec is not None
    assert spec.loader is not None
    carrying = module_from_spec(spec)
    spec.loader.exec_module(carrying)
    name = f"dale_as_it_was_{len(sys.modules)}"
    target = folder / name
    carrying.carry(TESTS.parent / "src" / "webfoot" / "games" / "dale", PACKAGE, target, name)
    reactions = (HERE / "reactions_of_version_2.py").read_text(encoding="utf-8")
    (target / "rules" / "reactions.py").write_text(reactions.replace(PACKAGE, name), encoding="utf-8")
    game = target / "game.py"
    text = game.read_text(encoding="utf-8")
    assert "version = 3" in text
    game.write_text(text.replace("version = 3", "version = 2"), encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setattr(Dale, "older", {2: f"{name}.game:Dale"})
