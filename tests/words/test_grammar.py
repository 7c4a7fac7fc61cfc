"""Sentences are right whatever stands in them: every message, with awkward names and numbers."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.words.texts import NAMES, NUMBERS, SOURCES, patterns, rendered
from webfoot.core.game import LANGUAGES

sources = pytest.mark.parametrize("source", SOURCES)
languages = pytest.mark.parametrize("language", LANGUAGES)

VOWELS = "|".join(name for name in NAMES if name not in ("Bruno", "Hugo"))
BARE = {
    "en": rf"\ba (?:{VOWELS})\b",
    "fr": rf"\b(?:de|que|lorsque|puisque|si) (?:{VOWELS})\b|\bd’(?:Bruno|Hugo)\b",
    "it": rf"\ba (?:{VOWELS})\b|\b(?:del|dal|al|nel|un|il|lo|la) (?:{'|'.join(NAMES)})\b",
}
"""A small word that should have changed before a name, and has not. A language without such words needs no entry."""


@sources
@languages
def test_every_message_can_be_said(source: str, language: str) -> None:
    assert {name: problems for name, _, problems in rendered(source, language) if problems} == {}


@sources
@languages
def test_small_words_fit_the_name_that_follows(source: str, language: str) -> None:
    wrong = {
        name: said for name, said, _ in rendered(source, language) if re.search(BARE.get(language, "(?!)"), said)
    }
    assert wrong == {}


@sources
@languages
def test_no_key_is_shown(source: str, language: str) -> None:
    raw = re.compile(r"\b[a-z]+_[a-z_]+\b|\{\s*\$|\bundefined\b|\bnull\b")
    assert {name: said for name, said, _ in rendered(source, language) if raw.search(said)} == {}


@sources
@languages
def test_nothing_is_left_hanging(source: str, language: str) -> None:
    """Two spaces, an empty pair of brackets, a doubled full stop, a space before a comma."""
    torn = re.compile(r"\S {2,}\S|\(\s*\)|\.\.(?!\.)|\w ,|[!?…]\.(?!\.)|«\s*»|“\s*”")
    assert {name: said for name, said, _ in rendered(source, language) if torn.search(said)} == {}


class _Before(Visitor):
    """The values that stand right behind one of some words."""

    def __init__(self, words: str) -> None:
        self._behind = re.compile(rf"(?:^|[\s(«“])(?:{words}) $", re.IGNORECASE)
        self.found: set[str] = set()

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for before, after in zip(node.elements, node.elements[1:], strict=False):
            if (
                isinstance(before, ast.TextElement)
                and isinstance(after, ast.Placeable)
                and isinstance(after.expression, ast.VariableReference)
                and after.expression.id.name not in NUMBERS
                and self._behind.search(before.value)
            ):
                self.found.add(after.expression.id.name)
        self.generic_visit(node)


def _values_behind(source: str, language: str, words: str) -> dict[str, set[str]]:
    """By message, the values that stand right behind one of these words."""
    found = {}
    for name, pattern in patterns(source, language).items():
        reader = _Before(words)
        reader.visit(pattern)
        if reader.found:
            found[name] = reader.found
    return found


@sources
def test_french_elides_by_a_function(source: str) -> None:
    assert _values_behind(source, "fr", "de|que|lorsque|puisque|jusque") == {}


@sources
def test_italian_needs_no_ad_before_a_value(source: str) -> None:
    small = "a|ad|del|dal|al|nel|sul|il|lo|la|un|una|dello|della|alla|allo"
    assert _values_behind(source, "it", small) == {}
