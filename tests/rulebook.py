"""Which rules a game's rulebook has, and which of them a test cites.

The rules are the paragraphs of `rulebook/<language>.md` that begin with an id, `**[C-052]** …`. The citations are
read from the source of the tests (`@pytest.mark.rule("C-052")`), so the answer does not depend on which tests run.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import webfoot

TESTS: Final = Path(__file__).parent
_PARAGRAPH: Final = re.compile(r"^\*\*\[([^\]]+)\]\*\*", re.MULTILINE)
_Function = ast.FunctionDef | ast.AsyncFunctionDef


def tests_of(key: str) -> Path:
    """Where the tests of a game lie."""
    return TESTS / "games" / key.replace("-", "_")


@cache
def rule_ids(key: str, language: str = "en") -> tuple[str, ...]:
    """Every rule of a game's rulebook, in the order of the book."""
    return tuple(_PARAGRAPH.findall(webfoot.game(key).file("rulebook", f"{language}.md").read_text(encoding="utf-8")))


@cache
def citations(key: str) -> dict[str, list[str]]:
    """For each rule that the tests of a game cite, the tests that do. A test that never runs does not count."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(tests_of(key).rglob("test_*.py")):
        for test in _tests(ast.parse(path.read_text(encoding="utf-8"))):
            for rule in _cited(test):
                found[rule].append(f"{path.name}::{test.name}")
    return dict(found)


def untested(key: str) -> list[str]:
    return [rule for rule in rule_ids(key) if rule not in citations(key)]


def unknown(key: str) -> list[str]:
    """Citations of rules that the book does not have."""
    known = set(rule_ids(key))
    return [f"{rule} in {', '.join(tests)}" for rule, tests in citations(key).items() if rule not in known]


def _tests(module: ast.Module) -> Iterator[_Function]:
    for node in ast.walk(module):
        if isinstance(node, _Function) and node.name.startswith("test_"):
            marks = {_mark(decorator) for decorator in node.decorator_list}
            if not marks & {"skip", "skipif", "xfail"}:
                yield node


def _cited(test: _Function) -> Iterator[str]:
    """The rules cited by the marks of a test, or of one of its parameter sets."""
    for decorator in test.decorator_list:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and _mark(node) == "rule":
                yield from (str(argument.value) for argument in node.args if isinstance(argument, ast.Constant))


def _mark(node: ast.expr) -> str | None:
    """`rule` for `pytest.mark.rule` and for `pytest.mark.rule(…)`."""
    if isinstance(node, ast.Call):
        node = node.func
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute) and node.value.attr == "mark":
        return node.attr
    return None
