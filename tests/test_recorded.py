"""The comparison of games on file: what is new in a game and changes nothing breaks none of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.games.canardage.test_records import STORIES, Tale
from tests.recorded import Shelf
from tests.rulebook import TESTS
from webfoot.core.errors import IllegalMove
from webfoot.games.canardage.game import Canardage
from webfoot.games.canardage.options import CanardageOptions


class MoreOptions(CanardageOptions, frozen=True):
    feathers: bool = False
    """Changes nothing."""


class LaterCanardage(Canardage):
    options_type: ClassVar[type[CanardageOptions]] = MoreOptions


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The records of Canardage, to be spoiled."""
    for file in (TESTS / "records" / "canardage").iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    return tmp_path


def change(file: Path, line: int, **values: Any) -> None:
    lines = file.read_text().splitlines()
    changed = json.loads(lines[line])
    for name, value in values.items():
        assert name in changed
        changed[name] = value
    lines[line] = json.dumps(changed)
    file.write_text("\n".join(lines) + "\n")


@pytest.mark.parametrize("name", STORIES)
def test_a_new_option_that_changes_nothing_breaks_no_record(name: str) -> None:
    assert "feathers" in {info.name for info in LaterCanardage().option_infos()}
    Shelf(LaterCanardage(), Tale, STORIES).check(name)


def test_a_record_that_claims_another_result_is_found_out(folder: Path) -> None:
    change(folder / "two-players.jsonl", -1, result={"scores": [0, 0], "winners": [0, 1]})
    with pytest.raises(AssertionError):
        Shelf(Canardage(), Tale, STORIES, folder).check("two-players")


def test_a_record_of_another_version_of_the_rules_is_found_out(folder: Path) -> None:
    change(folder / "two-players.jsonl", 0, rules=0)
    with pytest.raises(AssertionError):
        Shelf(Canardage(), Tale, STORIES, folder).check("two-players")


def test_a_record_that_names_other_options_than_its_story_is_found_out(folder: Path) -> None:
    shelf = Shelf(Canardage(), Tale, STORIES, folder)
    shelf.check("deck-of-52")
    record = json.loads((folder / "deck-of-52.jsonl").read_text().splitlines()[0])
    change(folder / "deck-of-52.jsonl", 0, options=record["options"] | {"deck": "fr59"})
    with pytest.raises(IllegalMove):
        shelf.check("deck-of-52")
