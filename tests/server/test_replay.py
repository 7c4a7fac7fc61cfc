"""Replays: every moment tells what has changed since the one before, and nothing of it is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.rulebook import TESTS
from tests.server.shelf import shelve
from tests.server.visitors import serving, unfolded
from webfoot.core.game import Briefing
from webfoot.core.match import Match
from webfoot.core.record import read_record
from webfoot.core.registry import game
from webfoot.server.table.replay import changes

RECORDS = TESTS / "records" / "spacedealer"


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 2]}, []),
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}, [(["b", 1], 3)]),
        ({"a": {"b": None}}, {"a": {"b": {}}}, [(["a", "b"], {})]),
        ({"a": [1, 2]}, {"a": [1]}, [(["a"], [1])]),
        ({"a": {"b": 1}, "c": 0}, {"a": {}, "c": 1}, [(["a"], {}), (["c"], 1)]),
        (None, {"a": 1}, [([], {"a": 1})]),
    ],
)
def test_what_is_the_same_is_not_told(before: Any, after: Any, told: Any) -> None:
    assert changes(before, after) == told


@pytest.mark.parametrize("viewer", [None, 1])
def test_a_recorded_game_is_shown_to_the_last_byte(tmp_path: Path, viewer: int | None) -> None:
    file = RECORDS / "three-players-ten-minutes.jsonl"
    table = shelve(file, tmp_path)
    with serving(tmp_path) as server:
        seat = "" if viewer is None else f"?seat={viewer}"
        answer = server.guest().get(f"/api/tables/{table}/replay{seat}")
    replay = answer.json()
    assert replay["timed"] is True
    shown = [moment["brief"] for moment in unfolded(replay)]
    truth = [encoded(brief) for brief in briefs(file, viewer)]
    assert [json.dumps(brief, sort_keys=True) for brief in shown] == truth
    # The figure itself is not the point; that most of a position is not sent again is.
    assert len(answer.content) * 5 < sum(map(len, truth))


def briefs(file: Path, viewer: int | None) -> list[Briefing]:
    """What this seat knew at the start and after every step."""
    played = game("spacedealer")
    record = read_record(file.read_bytes(), played.catalogue)
    match: Match[Any] = Match(played, record.header.seats, bytes.fromhex(record.header.seed), record.header.options)
    seen = [match.brief(viewer)]
    for seat, move, at in record.entries:
        if seat is None or move is None:
            match.tick(at)
        else:
            match.play(seat, move, at)
        seen.append(match.brief(viewer))
    return seen


def encoded(brief: Briefing) -> str:
    return json.dumps(json.loads(msgspec.json.encode(brief)), sort_keys=True)
