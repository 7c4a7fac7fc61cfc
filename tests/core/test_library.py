"""The library as a stranger uses it: start, look, copy, wait, save, load."""

from __future__ import annotations

from pathlib import Path

import pytest

import webfoot
from tests.rulebook import TESTS
from tests.toys.timers import Timers
from webfoot.core.errors import BadRecord
from webfoot.core.match import Match

RECORD = TESTS / "records" / "canardage" / "draw.jsonl"


@pytest.mark.parametrize("key", webfoot.game_keys())
def test_repr_shows_the_position(key: str) -> None:
    match = webfoot.start(key, seats=webfoot.game(key).min_seats, seed=7)
    shown = repr(match)
    assert shown.startswith(f"<Match of {key}, {match.seats} seats, step 0, to act: {match.actors}")
    match.play(match.actors[0], match.moves(match.actors[0])[0])
    assert "step 1," in repr(match)


@pytest.mark.parametrize("key", webfoot.game_keys())
def test_a_clone_goes_its_own_way(key: str) -> None:
    match = webfoot.start(key, seats=webfoot.game(key).max_seats, seed=7)
    copy = match.clone()
    before = match.state.dump()
    seat = copy.actors[0]
    copy.play(seat, copy.moves(seat)[0])
    assert match.state.dump() == before
    assert len(match.entries) == 0
    match.play(seat, match.moves(seat)[0])
    assert match.state.dump() == copy.state.dump(), "the same luck for the same steps"
    assert match.record() == copy.record()


def test_waiting_goes_to_the_next_deadline_and_no_further() -> None:
    match = Match(Timers(), 2, 1)
    first = match.state.deadline()
    assert first is not None
    match.wait()
    assert match.state.now == first
    assert len(match.entries) == 1


def test_waiting_does_nothing_where_nothing_is_due() -> None:
    match = webfoot.start("canardage", seats=2, seed=1)
    assert match.wait() == []
    assert match.entries == []


def test_a_record_on_file_is_loaded_and_checked(tmp_path: Path) -> None:
    match = webfoot.load(RECORD)
    assert match.over
    assert match.game.key == "canardage"
    broken = tmp_path / "broken.jsonl"
    broken.write_bytes(RECORD.read_bytes().replace(b'"seat":0', b'"seat":1', 1))
    with pytest.raises(BadRecord, match="line"):
        webfoot.load(broken)


def test_views_are_typed_by_game() -> None:
    # `mypy --strict` reads this file: each attribute exists in the view of its game alone.
    assert len(webfoot.start("canardage", seats=2, seed=1).view(0).hand) > 0
    assert webfoot.start("dale", seats=2, seed=1).view(0).goal > 0
    assert webfoot.start("duckdealer", seats=2, seed=1).view().track_length > 0
    assert len(webfoot.start("spacedealer", seats=3, seed=1).view().planets) == 3
