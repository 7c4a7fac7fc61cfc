"""How texts are set: apostrophes, spaces before high signs, ellipses, in every language."""

from __future__ import annotations

import re

import pytest

from tests.words.texts import SOURCES, texts
from webfoot.core.game import LANGUAGES

sources = pytest.mark.parametrize("source", SOURCES)
languages = pytest.mark.parametrize("language", LANGUAGES)

NARROW = "\u202f"
"""What French sets before ; ! ? » and after «."""
FIXED = "\u00a0"
"""What French sets before a colon."""


def _where(found: dict[str, str]) -> str:
    return "\n".join(f"{place}: {text}" for place, text in found.items())


def _matching(source: str, language: str, *patterns: str) -> str:
    wrong = re.compile("|".join(patterns))
    return _where({place: text for place, text in texts(source, language) if wrong.search(text)})


@sources
@languages
def test_apostrophes_are_curly(source: str, language: str) -> None:
    assert _matching(source, language, r"\w'\w") == ""


@sources
@languages
def test_no_space_stands_twice_or_before_a_low_sign(source: str, language: str) -> None:
    assert _matching(source, language, r"(?m)\S  +\S", r"\w [,.…](?=\s|$)", r"[!?…]\.(?!\.)") == ""


@sources
def test_french_sets_a_narrow_space_before_high_signs(source: str) -> None:
    assert _matching(source, "fr", rf"[^{NARROW}!?\s][;!?](?=\s|$|[»”)*])", r"[ \u00a0][;!?»]", r"«[ \u00a0]") == ""


@sources
def test_french_sets_guillemets_with_their_spaces(source: str) -> None:
    assert _matching(source, "fr", rf"«(?!{NARROW})", rf"(?<!{NARROW})»") == ""


@sources
def test_french_sets_a_fixed_space_before_a_colon(source: str) -> None:
    # Not in times (30:00), nor where a table of the rulebook is aligned.
    found = {
        place: text
        for place, text in texts(source, "fr")
        if not text.startswith("|") and re.search(rf"[^{FIXED}\d]:(?=\s|$)|[ {NARROW}]:", text)
    }
    assert _where(found) == ""


@sources
@pytest.mark.parametrize("language", ["en", "it"])
def test_other_languages_set_none(source: str, language: str) -> None:
    assert _matching(source, language, r"[\w￼] [;!?:](?=\s|$)", rf"[{NARROW}{FIXED}][;!?:»]") == ""
