"""One thing, one name: every game's glossary, the same in every language, and the words that it replaces unused."""

from __future__ import annotations

import re

import pytest

import webfoot
from tests.rulebook import TESTS, rule_ids
from tests.words.texts import PAGE, SOURCES, glossary_file, rendered, texts
from webfoot.core.game import LANGUAGES
from webfoot.core.glossary import Glossary, glossary, read_glossary

sources = pytest.mark.parametrize("source", SOURCES)
games = pytest.mark.parametrize("key", webfoot.game_keys())
languages = pytest.mark.parametrize("language", LANGUAGES)


def terms(source: str, language: str) -> Glossary:
    return read_glossary(glossary_file(source, language).read_text(encoding="utf-8"))


@sources
@languages
def test_every_language_explains_the_same_things(source: str, language: str) -> None:
    keys = [term.key for term in terms(source, language).term]
    assert len(keys) >= 8
    assert len(set(keys)) == len(keys)
    assert set(keys) == {term.key for term in terms(source, "en").term}


@games
@languages
def test_a_term_leads_to_a_rule_that_exists(key: str, language: str) -> None:
    cited = {term.rule for term in terms(key, language).term if term.rule is not None}
    assert cited <= set(rule_ids(key))


@sources
@languages
def test_the_words_that_a_term_replaces_are_not_used(source: str, language: str) -> None:
    used = []
    written = [*texts(source, language), *((name, said) for name, said, _ in rendered(source, language, most=4))]
    common = [] if source == PAGE else terms(PAGE, language).term
    for term in (*terms(source, language).term, *common):
        for word in term.instead_of:
            pattern = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.IGNORECASE)
            used += [f"{place}: {word!r} for {term.term!r}" for place, text in written if pattern.search(text)]
    assert sorted(set(used)) == []


@games
def test_the_docs_use_the_same_words(key: str) -> None:
    page = (TESTS.parent / "docs" / "games" / f"{key}.md").read_text(encoding="utf-8")
    used = [
        f"{word!r} for {term.term!r}"
        for term in terms(key, "en").term
        for word in term.instead_of
        if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", page, re.IGNORECASE)
    ]
    assert used == []


@games
@languages
def test_the_rules_end_with_the_glossary(key: str, language: str) -> None:
    found = glossary(webfoot.game(key), language)
    assert found is not None
    book = webfoot.game(key).rulebook(language)
    assert book.endswith(found.chapter())
    assert f"\n## {found.title}\n" in book


def test_a_bad_glossary_says_what_is_wrong() -> None:
    with pytest.raises(ValueError, match=r"missing required field `meaning` - at `\$.term"):
        read_glossary('title = "Words"\n[[term]]\nkey = "line"\nterm = "line"\n')
    with pytest.raises(ValueError, match="unknown field `means`"):
        read_glossary('title = "Words"\n[[term]]\nkey = "a"\nterm = "a"\nmeaning = "a"\nmeans = "b"\n')
