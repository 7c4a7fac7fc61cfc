"""Tuples that compiled code looks into must be declared of any length.

mypyc keeps a tuple whose length it knows as a struct: to look at one entry it takes the whole tuple apart, and puts
it together again. For a constant of 23 names, that was a quarter of a view. As the default of an argument, such a
constant is not there when it is needed.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from webfoot.compiled.sources import PACKAGE, groups

COMPILED = {path for modules in groups().values() for path in modules}
READ = sorted(COMPILED | set((PACKAGE / "games").rglob("*.py")))
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


@pytest.mark.parametrize("file", READ, ids=lambda file: "/".join(file.parts[-3:]))
def test_a_long_tuple_says_that_it_may_have_any_length(file: Path) -> None:
    assert long_structs(file.read_text(encoding="utf-8")) == []


def test_a_long_tuple_without_a_declared_type_is_found() -> None:
    assert long_structs("A: Final = (1, 2, 3, 4)\nB: Final[tuple[int, ...]] = (1, 2, 3, 4)\nC: Final = (1, 2)") == [
        "A"
    ]


def numbers_or_none(source: str) -> list[str]:
    """The module's constants that are a number or None: where one is known to be a number, mypyc reads it wrongly."""
    return [
        ast.unparse(node.target)
        for node in ast.parse(source).body
        if isinstance(node, ast.AnnAssign)
        and ast.unparse(node.annotation) in ("Final[int | None]", "Final[float | None]")
    ]


@pytest.mark.parametrize("file", READ, ids=lambda file: "/".join(file.parts[-3:]))
def test_no_constant_may_be_a_number_or_none(file: Path) -> None:
    assert numbers_or_none(file.read_text(encoding="utf-8")) == []


def test_a_constant_that_may_be_a_number_or_none_is_found() -> None:
    assert numbers_or_none("A: Final[int | None] = f()\nB: Final[int] = f()\nC: int | None = 1") == ["A"]
