"""Names of cards, on cards and in sentences: long words say where they may break, and sentences quote them."""

from __future__ import annotations

import re
from typing import Final

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.games.dale.language import GAME
from tests.words.texts import patterns
from webfoot.core.game import LANGUAGES
from webfoot.core.words import words
from webfoot.games.dale.rules.cards import KINDS

LONGEST: Final = 13
"""How many letters fit on one line of the smallest card of the market, on a narrow telephone."""
LONG: Final = 9
"""From how many letters on a word of a longer name may be broken."""
BREAK: Final = "\u00ad"


def printed(slug: str, language: str) -> str:
    spoken = words(GAME, language)
    message = f"card-{slug}"
    return spoken.say(message, attribute="hyphenated" if spoken.has(message, "hyphenated") else None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_word_says_where_it_may_break(language: str) -> None:
    names = [printed(card.slug, language) for card in KINDS]
    parts = [part for name in names for part in re.split(rf"[\s{BREAK}-]+", name)]
    assert [part for part in parts if len(part) > LONGEST] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_long_words_of_a_name_break(language: str) -> None:
    """A space will do for the others; a long word alone is wider than a card of the market on a narrow telephone."""
    names = [printed(card.slug, language) for card in KINDS]
    words_that_break = [word for name in names if " " in name for word in name.split() if BREAK in word]
    assert [word for word in words_that_break if len(word.replace(BREAK, "")) < LONG] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_part_of_a_word_is_left_behind_alone(language: str) -> None:
    names = [printed(card.slug, language) for card in KINDS]
    broken = [word for name in names for word in name.split() if BREAK in word]
    assert broken
    assert [word for word in broken if min(map(len, word.split(BREAK))) < 3] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_printed_name_is_the_name(language: str) -> None:
    spoken = words(GAME, language)
    for card in KINDS:
        assert printed(card.slug, language).replace(BREAK, "") == spoken.say(f"card-{card.slug}")


SENTENCES: Final = ("event-", "refusal-", "ask-", "draft-", "use-", "move-react")
QUOTED: Final = {"en": ("“", "”"), "fr": ("«\u202f", "\u202f»"), "it": ("“", "”")}


class _Bare(Visitor):
    """Names of cards that no quotation marks surround: values, and messages that are a card's name."""

    def __init__(self, language: str) -> None:
        self._open, self._close = QUOTED[language]
        self.found: set[str] = set()

    def visit_Pattern(self, node: ast.Pattern) -> None:
        around = [ast.TextElement(""), *node.elements, ast.TextElement("")]
        for before, one, after in zip(around, around[1:], around[2:], strict=False):
            name = _card_named(one)
            opened = isinstance(before, ast.TextElement) and before.value.endswith(self._open)
            closed = isinstance(after, ast.TextElement) and after.value.startswith(self._close)
            if name and not (opened and closed):
                self.found.add(name)
        self.generic_visit(node)


def _card_named(element: ast.SyntaxNode) -> str:
    expression = element.expression if isinstance(element, ast.Placeable) else None
    if isinstance(expression, ast.VariableReference) and expression.id.name in ("card", "face", "got"):
        return expression.id.name
    if isinstance(expression, ast.MessageReference) and expression.id.name.startswith("card-"):
        return expression.id.name
    return ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_stand_in_quotation_marks_in_sentences(language: str) -> None:
    bare = {}
    for name, pattern in patterns("dale", language).items():
        if name.startswith(SENTENCES):
            reader = _Bare(language)
            reader.visit(pattern)
            if reader.found:
                bare[name] = reader.found
    assert bare == {}


@pytest.mark.rule("D-703")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_that_help_was_declined_and_nothing_of_the_hand(language: str) -> None:
    """The partner may well hold what would help: only the refusal is known."""
    said = words(GAME, language).say("event-partner-declined", {"seat": "Anna"})
    asked = {"en": "declines", "fr": "décline", "it": "declina"}[language]
    assert asked in said
    assert not re.search(r"\b(nothing|has no|rien|n’a pas|nulla|niente|non ha)\b", said)
