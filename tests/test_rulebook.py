"""The rulebook of every game, in every language, and the tests that keep it."""

from __future__ import annotations

import re

import pytest

import webfoot
from tests.rulebook import rule_ids, unknown, untested
from webfoot.core.game import LANGUAGES

games = pytest.mark.parametrize("key", webfoot.game_keys())


@games
def test_every_rule_has_a_test(key: str) -> None:
    assert untested(key) == []


@games
def test_every_rule_that_a_test_cites_is_in_the_book(key: str) -> None:
    assert unknown(key) == []


@games
def test_the_book_names_every_rule_once(key: str) -> None:
    ids = rule_ids(key)
    assert ids
    assert len(set(ids)) == len(ids)


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_the_same_rules_in_every_language(key: str, language: str) -> None:
    assert rule_ids(key, language) == rule_ids(key)


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_uses_the_values_of_its_edition_and_no_others(key: str, language: str) -> None:
    game = webfoot.game(key)
    written = game.file("rulebook", f"{language}.md").read_text(encoding="utf-8")
    values = {name for name in re.findall(r"\{([^}]*)\}", written) if not name.startswith("option:")}
    assert values == set(game.rulebook_values(language))
    assert "{" not in game.rulebook(language)
