"""One list of languages: wherever there is a file for each, it is for these."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec
import pytest

import webfoot
from tests.rulebook import TESTS
from webfoot.core.game import LANGUAGES
from webfoot.core.words import common
from webfoot.server.guests import preferred_language
from webfoot.server.wire import Me, NewMe

SOURCES = TESTS.parent / "src" / "webfoot"
PAGE = TESTS.parent / "web" / "src" / "locale"
FOLDERS = [
    PAGE,
    PAGE / "pages",
    PAGE / "you",
    *([PAGE / "glossary"] if (PAGE / "glossary").is_dir() else []),
    SOURCES / "core" / "locale",
    *(
        SOURCES / "games" / key / folder
        for key in webfoot.game_keys()
        for folder in ("locale", "rulebook", "glossary")
        if folder != "glossary" or (SOURCES / "games" / key / folder).is_dir()
    ),
]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: "/".join(folder.parts[-2:]))
def test_the_files_of_a_folder_are_those_of_the_languages(folder: Path) -> None:
    assert sorted(path.stem for path in folder.iterdir() if path.suffix in (".ftl", ".md", ".toml")) == sorted(
        LANGUAGES
    )


def test_the_wire_knows_the_same_languages() -> None:
    for struct in (Me, NewMe):
        assert get_args(get_type_hints(struct)["language"]) == LANGUAGES
    with pytest.raises(msgspec.ValidationError, match="language"):
        msgspec.convert({"name": "Anna", "language": "de"}, NewMe)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_preferred_joins_lists_and_counts_players(language: str) -> None:
    assert preferred_language(language) == language
    for joined in (
        common("list-two", language, first="A", last="B"),
        common("list-more", language, first="A", last="B"),
    ):
        assert re.fullmatch(r"A.+B", joined)
    assert common("player", language, number=3).endswith("3")
