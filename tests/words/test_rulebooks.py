"""The rulebooks speak to players: labels instead of keys, one mark for rulings and one for reconstructed values."""

from __future__ import annotations

import re

import pytest

import webfoot
from tests.words.texts import glossary_file
from webfoot.core.game import LANGUAGES

games = pytest.mark.parametrize("key", webfoot.game_keys())
languages = pytest.mark.parametrize("language", LANGUAGES)


@games
@languages
def test_no_key_stands_in_the_rules(key: str, language: str) -> None:
    book = webfoot.game(key).rulebook(language)
    keys = {option.name for option in webfoot.game(key).option_infos() if "_" in option.name}
    assert {name for name in keys if name in book} == set()
    assert re.findall(r"`[^`]*`", book) == []


@games
@languages
def test_options_are_called_what_the_set_up_calls_them(key: str, language: str) -> None:
    written = webfoot.game(key).file("rulebook", f"{language}.md").read_text(encoding="utf-8")
    english = webfoot.game(key).file("rulebook", "en.md").read_text(encoding="utf-8")
    named = re.compile(r"\{option:([a-z0-9_]+)(?::[a-z0-9_-]+)?\}")
    assert set(named.findall(written)) == set(named.findall(english))
    assert set(named.findall(written)) <= {option.name for option in webfoot.game(key).option_infos()}


RULING = {
    "en": "† marks a ruling of ours, where the printed rules are silent.",
    "fr": "† signale une décision de notre part, là où la règle imprimée ne dit rien.",
    "it": "† segnala una nostra decisione, dove il regolamento stampato tace.",
}
RECONSTRUCTED = {
    "en": "★ marks a reconstructed value: the printed one is not publicly known.",
    "fr": "★ signale une valeur reconstituée\u00a0: celle du jeu imprimé n’est pas connue publiquement.",
    "it": "★ segnala un valore ricostruito: quello stampato non è noto pubblicamente.",
}


@games
@languages
def test_rulings_and_reconstructions_have_one_mark_each(key: str, language: str) -> None:
    book = webfoot.game(key).rulebook(language)
    assert re.findall(r"\[[HRQD]\]|[△◇☆]", book) == []
    assert book.count("†") > 1
    assert RULING[language] in book
    assert (RECONSTRUCTED[language] in book) == (book.count("★") > 1)


@games
@languages
def test_the_goal_comes_first_and_the_glossary_last(key: str, language: str) -> None:
    chapters = re.findall(r"^## (.+)$", webfoot.game(key).rulebook(language), re.MULTILINE)
    goal = {"en": "Goal of the game", "fr": "But du jeu", "it": "Scopo del gioco"}[language]
    assert chapters[0] == goal
    assert glossary_file(key, language).read_text(encoding="utf-8").startswith(f'title = "{chapters[-1]}"')
