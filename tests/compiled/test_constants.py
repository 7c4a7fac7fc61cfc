"""Tuples that compiled code looks into must be declared of any length.

mypyc keeps a tuple whose length it knows as a struct: to look at one entry it takes the whole tuple apart, and puts
it together again. For a constant of 23 names, that was a quarter of a view.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.rulebook import TESTS

GAMES = TESTS.parent / "src" / "webfoot" / "games"
SHORT = 3
"""Tuples up to this length cost little, and some are meant as pairs and triples."""


def long_structs(source: str) -> list[str]:
    """The module's constants that are tuples longer than that, declared `Final` without saying of what."""
    return [
        ast.unparse(node.target)
        for node in ast.parse(source).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.annotation, ast.Name)
        and isinstance(node.value, ast.Tuple)
        and len(node.value.elts) > SHORT
    ]


@pytest.mark.parametrize("file", sorted(GAMES.rglob("*.py")), ids=lambda file: "/".join(file.parts[-3:]))
def test_a_long_tuple_says_that_it_may_have_any_length(file: Path) -> None:
    assert long_structs(file.read_text(encoding="utf-8")) == []


def test_a_long_tuple_without_a_declared_type_is_found() -> None:
    assert long_structs("A: Final = (1, 2, 3, 4)\nB: Final[tuple[int, ...]] = (1, 2, 3, 4)\nC: Final = (1, 2)") == [
        "A"
    ]
