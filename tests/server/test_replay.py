"""Replays: every moment tells what has changed since the one before, and nothing of it is lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import current_thread
from typing import Any

import msgspec
import pytest

from tests.rulebook import TESTS
from tests.server.shelf import shelve
from tests.server.visitors import UNLIMITED, Page, Server, serving, two_players, unfolded
from webfoot.core.briefing import Briefing
from webfoot.core.match import Match
from webfoot.core.record import read_record
from webfoot.core.registry import game
from webfoot.server.table import replay
from webfoot.server.table.playthrough import Playthrough
from webfoot.server.table.replay import changes, moments

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
    told = answer.json()
    assert told["timed"] is True
    shown = [moment["brief"] for moment in unfolded(told)]
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


def test_a_replay_is_worked_out_once_for_everybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = shelve(TESTS / "records" / "canardage" / "draw.jsonl", tmp_path)
    worked: list[int | None] = []

    def counting(played: Any, details: Any, rows: Any, viewer: int | None) -> Any:
        worked.append(viewer)
        return moments(played, details, rows, viewer)

    monkeypatch.setattr(replay, "moments", counting)
    with serving(tmp_path) as server:
        address = f"/api/tables/{table}/replay"
        answers = [server.guest().get(address).json() for _ in range(3)]
        assert answers[0] == answers[1] == answers[2]
        assert worked == [None]
        server.guest().get(f"{address}?seat=1")
        assert worked == [None, 1]


def test_what_is_kept_of_replays_has_a_limit(tmp_path: Path) -> None:
    table = shelve(TESTS / "records" / "canardage" / "draw.jsonl", tmp_path)
    with serving(tmp_path, limits=replace(UNLIMITED, replay_bytes=6000)) as server:
        for seat in (0, 1):
            assert server.guest().get(f"/api/tables/{table}/replay?seat={seat}").status_code == 200
        replays = server.house.replays
        assert replays._bytes == sum(map(len, replays._kept.values())) <= 6000


def test_replays_that_have_to_be_worked_out_are_limited_by_address(tmp_path: Path) -> None:
    table = shelve(TESTS / "records" / "canardage" / "draw.jsonl", tmp_path)
    with serving(tmp_path, limits=replace(UNLIMITED, replays=(1, 1e-6))) as server:
        codes = [server.guest().get(f"/api/tables/{table}/replay?seat={seat}").status_code for seat in (0, 1, 0)]
        assert codes == [200, 429, 200]


def test_few_replays_wait_to_be_worked_out(tmp_path: Path) -> None:
    table = shelve(TESTS / "records" / "canardage" / "draw.jsonl", tmp_path)
    with serving(tmp_path, limits=replace(UNLIMITED, replays_waiting=0)) as server:
        answer = server.guest().get(f"/api/tables/{table}/replay")
        assert (answer.status_code, answer.json()["problem"]) == (429, "too-fast")


def test_a_long_game_is_rebuilt_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = shelve(RECORDS / "three-players-ten-minutes.jsonl", tmp_path)
    threads: set[str] = set()
    again = Playthrough.again

    def noticing(self: Playthrough, row: Any) -> Any:
        threads.add(current_thread().name)
        return again(self, row)

    monkeypatch.setattr(Playthrough, "again", noticing)
    with serving(tmp_path) as server:
        server.guest().page(table)
    assert {name.rpartition("_")[0] for name in threads} == {"aside"}


def test_the_page_asks_for_the_readers_own_seat(server_of_two: tuple[Server, Page, Page]) -> None:
    server, first, second = server_of_two
    table = first.info["id"]
    for guest, seat in ((first.guest, 0), (second.guest, 1), (server.guest(), None)):
        assert guest.get(f"/api/tables/{table}/seat").json() == {"seat": seat}
    assert server.guest().get("/api/tables/nowhere/seat").json()["problem"] == "no-such-table"


@pytest.fixture
def server_of_two(tmp_path: Path) -> Iterator[tuple[Server, Page, Page]]:
    with serving(tmp_path) as server:
        yield server, *two_players(server)
