"""Glossaries over HTTP: the terms of each game in each language, and everything that is none."""

from __future__ import annotations

import pytest

from tests.server.visitors import Server
from webfoot.core.game import LANGUAGES
from webfoot.core.registry import game_keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_explains_its_terms(server: Server, language: str) -> None:
    for key in game_keys():
        told = server.client.get(f"/api/glossary/{key}/{language}").json()
        assert told["language"] == language
        assert told["title"]
        assert len(told["terms"]) > 8
        for term in told["terms"]:
            assert term["words"][0] == term["term"].lower()
            assert term["meaning"]
            assert term["key"]


def test_the_same_keys_in_every_language(server: Server) -> None:
    keys = [
        sorted(term["key"] for term in server.client.get(f"/api/glossary/dale/{language}").json()["terms"])
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1] == keys[2]


@pytest.mark.parametrize(
    ("path", "problem"),
    [
        ("/api/glossary/chess/en", "no-such-game"),
        ("/api/glossary/dale/xx", "not-found"),
        ("/api/glossary/dale/..%2Fen", "not-found"),
        ("/api/glossary/dale", "not-found"),
    ],
)
def test_what_there_is_not_is_said(server: Server, path: str, problem: str) -> None:
    answer = server.client.get(path)
    assert (answer.status_code, answer.json()["problem"]) == (404, problem)
