"""One list of languages: wherever there is a file for each, it is for these."""

from __future__ import annotations

from pathlib import Path
from typing import get_args, get_type_hints

import msgspec
import pytest

import webfoot
from tests.rulebook import TESTS
from webfoot.core.game import LANGUAGES
from webfoot.core.words import AND
from webfoot.server.guests import preferred_language
from webfoot.server.wire import Me, NewMe

FOLDERS = [TESTS.parent / "web" / "src" / "locale"] + [
    TESTS.parent / "src" / "webfoot" / "games" / key / folder
    for key in webfoot.game_keys()
    for folder in ("locale", "rulebook")
]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: "/".join(folder.parts[-2:]))
def test_the_files_of_a_folder_are_those_of_the_languages(folder: Path) -> None:
    assert sorted(path.stem for path in folder.iterdir() if path.suffix in (".ftl", ".md")) == sorted(LANGUAGES)


def test_the_wire_knows_the_same_languages() -> None:
    for struct in (Me, NewMe):
        assert get_args(get_type_hints(struct)["language"]) == LANGUAGES
    with pytest.raises(msgspec.ValidationError, match="language"):
        msgspec.convert({"name": "Anna", "language": "de"}, NewMe)


def test_every_language_can_be_preferred_and_joins_lists() -> None:
    assert [preferred_language(language) for language in LANGUAGES] == list(LANGUAGES)
    assert AND.keys() == set(LANGUAGES)
