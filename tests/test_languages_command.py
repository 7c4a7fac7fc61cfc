"""`webfoot languages`: what a translation lacks is listed, and ours lack nothing."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from webfoot.cli import main
from webfoot.commands import languages
from webfoot.core.errors import WebfootError


def test_our_languages_are_complete(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["languages"]) == 0
    assert capsys.readouterr().out.splitlines() == ["fr: complete", "it: complete"]


def test_a_new_language_lacks_every_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["languages", "eo"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "eo: incomplete"
    assert "`Language`" in said[1]
    for file in (
        "src/webfoot/core/locale/eo.ftl",
        "src/webfoot/games/canardage/rulebook/eo.md",
        "src/webfoot/games/dale/lessons/eo.ftl",
        "src/webfoot/games/dale/glossary/eo.toml",
        "web/src/locale/eo.ftl",
        "web/src/locale/pages/eo.ftl",
    ):
        assert f"  {file}: missing" in said


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The texts of the library and of one game, to be spoiled."""
    root = tmp_path / "src" / "webfoot"
    for folder in ("core/locale", "games/canardage/locale", "games/canardage/rulebook", "games/canardage/glossary"):
        shutil.copytree(languages.ROOT / folder, root / folder)
    assert list(languages.lacking("fr", root)) == []
    return root


def spoil(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_message_a_rule_and_a_term_that_are_missing_are_named(copy: Path) -> None:
    spoil(copy / "core/locale/fr.ftl", "player =", "joueur =")
    spoil(copy / "games/canardage/rulebook/fr.md", "**[C-031]** ", "")
    spoil(copy / "games/canardage/glossary/fr.toml", "[[term]]\nkey = ", "[[term]]\nkey = 'more'\nwas = ")
    found = {lack.file.name + lack.file.parent.name: lack for lack in languages.lacking("fr", copy)}
    assert found["fr.ftllocale"].missing == ("player",)
    assert found["fr.ftllocale"].left_over == ("joueur",)
    assert found["fr.mdrulebook"].missing == ("C-031",)
    assert len(found["fr.tomlglossary"].missing) == 1
    assert found["fr.tomlglossary"].left_over == ("more",)


def test_an_attribute_that_is_missing_is_named(copy: Path) -> None:
    spoil(copy / "games/canardage/locale/fr.ftl", "    .pitch =", "    .slogan =")
    (lack,) = languages.lacking("fr", copy)
    assert (lack.missing, lack.left_over) == (("game.pitch",), ("game.slogan",))


def test_a_file_that_is_no_translation_is_named_with_its_line(copy: Path) -> None:
    file = copy / "core/locale/fr.ftl"
    file.write_text(file.read_text(encoding="utf-8") + "\nthis is no message\n", encoding="utf-8")
    with pytest.raises(WebfootError, match=r"fr\.ftl, line \d+: this is not a Fluent message"):
        list(languages.lacking("fr", copy))
    (copy / "games/canardage/glossary/it.toml").write_text("[[", encoding="utf-8")
    with pytest.raises(WebfootError, match=r"it\.toml"):
        list(languages.lacking("it", copy))


@pytest.mark.parametrize("code", ["en", "French", "../fr", "", "f"])
def test_what_is_no_translation_is_refused(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["languages", code]) == 2
    assert "is not the code of a translation" in capsys.readouterr().err
