"""One thing, one name: every game's glossary, the same in every language, and the words that it replaces unused."""

from __future__ import annotations

import re

import pytest

import webfoot
from tests.rulebook import TESTS, rule_ids
from tests.words.texts import PAGE, SOURCES, glossary_file, rendered, texts
from webfoot.core.game import LANGUAGES
from webfoot.core.glossary import Glossary, Term, glossary, read_glossary, words_of

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


@pytest.mark.parametrize(
    ("language", "term", "written"),
    [
        ("en", "discard pile", "discard piles"),
        ("en", "supply", "supplies"),
        ("fr", "canard caché", "canards cachés"),
        ("fr", "anneau", "anneaux"),
        ("it", "bancarella", "bancarelle"),
        ("it", "carico", "carichi"),
        ("it", "merce primaria", "merci primarie"),
        ("it", "tecnica", "tecniche"),
    ],
)
def test_a_term_is_known_by_its_plural(language: str, term: str, written: str) -> None:
    words = words_of(Term("key", term, "What it means."), language)
    assert words[0] == term
    assert written in words


def test_a_term_is_known_by_its_other_forms() -> None:
    assert "threw away" in words_of(Term("key", "throw away", "What it means.", forms=("threw away",)), "en")


@games
@languages
def test_most_terms_are_met_in_the_texts_of_the_game(key: str, language: str) -> None:
    """Else the page would mark nothing: a term is written in the rules as the glossary knows it."""
    book = webfoot.game(key).rulebook(language).lower()
    found = glossary(webfoot.game(key), language)
    assert found is not None
    book = book[: book.index(f"## {found.title}".lower())]
    met = [any(word.lower() in book for word in words_of(term, language)) for term in found.term]
    assert sum(met) >= 0.8 * len(met), [term.term for term, there in zip(found.term, met, strict=True) if not there]


@games
@languages
def test_forms_and_phrases_are_those_of_the_texts(key: str, language: str) -> None:
    """What no text says is a slip of the glossary; a phrase that is no term has the word of one in it."""
    found = terms(key, language)
    lessons = TESTS.parent / "src" / "webfoot" / "games" / key / "lessons" / f"{language}.ftl"
    written = "\n".join([*(text for _, text in texts(key, language)), lessons.read_text(encoding="utf-8")]).lower()

    def met(phrase: str, text: str) -> bool:
        return re.search(rf"(?<![\w-]){re.escape(phrase.lower())}(?![\w-])", text) is not None

    unused = [form for term in found.term for form in term.forms if not met(form, written)]
    assert unused == []
    assert [phrase for phrase in found.no_terms if not met(phrase, written)] == []
    words = [word for term in found.term for word in words_of(term, language)]
    assert [phrase for phrase in found.no_terms if not any(met(word, phrase) for word in words)] == []


def test_a_bad_glossary_says_what_is_wrong() -> None:
    with pytest.raises(ValueError, match=r"missing required field `meaning` - at `\$.term"):
        read_glossary('title = "Words"\n[[term]]\nkey = "line"\nterm = "line"\n')
    with pytest.raises(ValueError, match="unknown field `means`"):
        read_glossary('title = "Words"\n[[term]]\nkey = "a"\nterm = "a"\nmeaning = "a"\nmeans = "b"\n')
