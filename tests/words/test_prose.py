"""Documents, docstrings and comments are plain English: no private words, no player called he, short sentences."""

from __future__ import annotations

import ast
import inspect
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tests.rulebook import TESTS

ROOT: Final = TESTS.parent
DOCUMENTS: Final = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
MODULES: Final = sorted((ROOT / "src" / "webfoot").rglob("*.py"))
LIBRARY: Final = [
    path for path in MODULES if {"core", "bots"} & set(path.relative_to(ROOT / "src" / "webfoot").parts[:1])
]
LONGEST: Final = 25
"""Words in a sentence, or in the part of it before or after a colon or semicolon."""

A_PLAYER_AS_A_MAN: Final = re.compile(r"\b(?:he|him|his|himself|he’s|he's)\b", re.IGNORECASE)
INSPECTOR: Final = re.compile(r"Inspector|Magret")
"""A character of Canardage, and a man."""

FORBIDDEN: Final = {
    "by lot": r"\bby lot\b",
    "headless who": r"(?:^|[.!?:;]\s+|[|>*-]\s+)Who(?:ever)? (?![^.!?]*\?)",
    "to who": r"\b(?:to|that|only|than) who\b",
    "a card of your hand": r"\bcards? of (?:your|their|the own|one’s|one's) hand\b",
    "card of the market": r"\bcards? of the market\b(?! (?:deck|discard))",
    "the most VP win": r"\bthe most (?:VP|points) win\b",
    "private metaphors": r"\bthe house\b(?!\.py)|\bthis house\b|\bresearch doors?\b|\bthe same few rooms\b",
    "lit": r"\b(?:is|are|what is|the) lit\b",
    "anew": r"\banew\b",
    "the own": r"\b(?:the|an) own (?:deck|discard|duck|gates?|hand|pieces?|planet|ship|turn)\b",
}
"""What the style guide replaces, each as a pattern."""


def without_code(text: str) -> str:
    """Remove code blocks and the content of code spans."""
    return re.sub(r"`[^`\n]*`", "`…`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))


@cache
def prose(module: Path) -> list[tuple[int, str]]:
    """Return every docstring and comment of a module with its line."""
    return list(_prose(module))


def _prose(module: Path) -> Iterator[tuple[int, str]]:
    source = module.read_text(encoding="utf-8")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("# ")
    for node in ast.walk(ast.parse(source)):
        # Under a field or a constant, a text says what it is.
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, inspect.cleandoc(node.value.value)


def clauses(text: str) -> Iterator[str]:
    """Yield the sentences of a text, cut at colons and semicolons; tables by cells, lists by items."""
    for block in re.split(r"\n\s*\n|\n\s*(?=[-|*]\s|\d+\.\s|#|>>>)", text):
        if not block.startswith((">>>", "    ")):
            yield from re.split(r"(?<=[.!?:;…])\s+|\s\|\s", " ".join(block.split()))


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("module", MODULES, ids=name)
def test_no_player_is_called_he_in_code(module: Path) -> None:
    found = [(line, text) for line, text in prose(module) if A_PLAYER_AS_A_MAN.search(text)]
    assert [(line, text) for line, text in found if not INSPECTOR.search(text)] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_no_player_is_called_he_in_documents(document: Path) -> None:
    paragraphs = without_code(document.read_text(encoding="utf-8")).split("\n\n")
    assert [text for text in paragraphs if A_PLAYER_AS_A_MAN.search(text) and not INSPECTOR.search(text)] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_documents_hold_to_the_style_guide(document: Path) -> None:
    text = without_code(document.read_text(encoding="utf-8"))
    flat = re.sub(r"(?<!\n)\n(?![\n|#-])", " ", text)
    found = {
        said: re.findall(rf".{{0,30}}(?:{form}).{{0,30}}", flat, re.MULTILINE) for said, form in FORBIDDEN.items()
    }
    assert {said: places for said, places in found.items() if places} == {}


@pytest.mark.parametrize("module", MODULES, ids=name)
def test_code_holds_to_the_style_guide(module: Path) -> None:
    wrong = [
        (line, said)
        for line, text in prose(module)
        for said, form in FORBIDDEN.items()
        if re.search(form, without_code(" ".join(text.split())))
    ]
    assert wrong == []


@pytest.mark.parametrize("path", [*LIBRARY, *(path for path in DOCUMENTS if path.parent.name != "games")], ids=name)
def test_sentences_are_short(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    texts = [said for _, said in prose(path)] if path.suffix == ".py" else [without_code(text)]
    long = [clause for said in texts for clause in clauses(said) if len(clause.split()) > LONGEST]
    assert long == []
