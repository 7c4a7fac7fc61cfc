"""A record in words and checked: every language, every seat's log, and errors that name what is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import webfoot
from tests.rulebook import TESTS
from webfoot.core.errors import BadRecord
from webfoot.core.game import LANGUAGES
from webfoot.core.story import checked, opened, played, story
from webfoot.core.words import words

RECORDS = TESTS / "records"
CANARDAGE = RECORDS / "canardage" / "two-players.jsonl"
TIMED = RECORDS / "spacedealer" / "three-players-ten-minutes.jsonl"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told_in_every_language(language: str) -> None:
    told = list(story(CANARDAGE.read_bytes(), language, None))
    assert len(told) > 20
    assert all(line and not line.startswith("event-") for line in told)


def test_a_seat_is_told_what_it_saw() -> None:
    everything = list(story(CANARDAGE.read_bytes(), "en", None))
    seen = [list(story(CANARDAGE.read_bytes(), "en", seat)) for seat in (0, 1)]
    assert seen[0] != seen[1] != everything


def test_there_is_no_log_of_a_seat_that_nobody_had() -> None:
    with pytest.raises(BadRecord, match="there is no player 3: the game had 2 players"):
        list(story(CANARDAGE.read_bytes(), "en", 2))


@pytest.mark.parametrize("file", [CANARDAGE, TIMED], ids=["turns", "time"])
def test_a_record_is_played_again_to_its_result(file: Path) -> None:
    match = checked(file.read_bytes())
    assert match.over
    assert match.record().dump() == file.read_bytes()


def test_a_record_that_claims_another_result_is_refused() -> None:
    *lines, last = CANARDAGE.read_text().splitlines()
    result = json.loads(last)["result"] | {"winners": [0, 1]}
    with pytest.raises(BadRecord, match="claims the result"):
        checked("\n".join([*lines, json.dumps({"result": result})]).encode())


def test_a_record_of_other_rules_is_refused() -> None:
    header, *lines = CANARDAGE.read_text().splitlines()
    older = json.dumps(json.loads(header) | {"rules": 0})
    with pytest.raises(BadRecord, match="version 0 of the rules of canardage is not carried here"):
        checked("\n".join([older, *lines]).encode())


def test_what_has_no_words_is_said_by_its_id() -> None:
    english = words(webfoot.game("canardage"), "en")
    assert not english.has("no-such-message")
    assert english.say("no-such-message") == "no-such-message"
    assert english.say("game", attribute="no-such-part") == "game"


def test_a_fault_of_the_rules_is_not_blamed_on_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("a fault of the rules")

    match, record = opened((RECORDS / "canardage" / "draw.jsonl").read_bytes())
    monkeypatch.setattr(type(match), "play", fail)
    with pytest.raises(ZeroDivisionError):
        list(played(match, record))
