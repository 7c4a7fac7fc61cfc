"""Notes about moments of a finished game: written by those who may talk, read by everybody, limited."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.rulebook import TESTS
from tests.server.shelf import shelve
from tests.server.visitors import UNLIMITED, Guest, serving, two_players
from webfoot.server.edge import notes

TABLE = "shelved-game"
ADDRESS = f"/api/tables/{TABLE}/notes"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shelve(TESTS / "records" / "canardage" / "two-players.jsonl", tmp_path, TABLE)
    return tmp_path


def write(guest: Guest, step: Any = 3, text: Any = "Here it turned.", address: str = ADDRESS) -> Any:
    return guest.ask("POST", address, json={"step": step, "text": text})


def test_notes_are_read_by_everybody_in_the_order_of_the_moments(folder: Path) -> None:
    with serving(folder) as server:
        writer, reader = server.guest(), server.guest()
        assert reader.get(ADDRESS).json() == {"notes": [], "may_write": True}
        assert write(writer, 9, "  Too   late. ").status_code == 200
        assert write(writer, 3).status_code == 200
        told = reader.get(ADDRESS).json()["notes"]
        assert [(note["step"], note["text"], note["mine"]) for note in told] == [
            (3, "Here it turned.", False),
            (9, "Too late.", False),
        ]
        assert all(note["name"] for note in told)
        assert [note["mine"] for note in writer.get(ADDRESS).json()["notes"]] == [True, True]
    with serving(folder) as server:
        assert len(server.guest().get(ADDRESS).json()["notes"]) == 2


def test_only_the_writer_removes_a_note(folder: Path) -> None:
    with serving(folder) as server:
        writer, other = server.guest(), server.guest()
        number = write(writer).json()["notes"][0]["number"]
        answer = other.ask("DELETE", f"{ADDRESS}/{number}")
        assert (answer.status_code, answer.json()["problem"]) == (404, "no-such-note")
        assert len(other.get(ADDRESS).json()["notes"]) == 1
        assert writer.ask("DELETE", f"{ADDRESS}/{number}").json()["notes"] == []
        assert writer.ask("DELETE", f"{ADDRESS}/{number}").json()["problem"] == "no-such-note"
        assert writer.ask("DELETE", f"{ADDRESS}/first").status_code == 404


@pytest.mark.parametrize(
    ("body", "status", "problem"),
    [
        ({"step": 3, "text": "\u200b \u202e"}, 400, "bad-text"),
        ({"step": 3, "text": ""}, 400, "malformed"),
        ({"step": 3, "text": "x" * 281}, 400, "malformed"),
        ({"step": -1, "text": "x"}, 400, "malformed"),
        ({"step": 1_000_000, "text": "x"}, 400, "malformed"),
        ({"step": "three", "text": "x"}, 400, "malformed"),
        ({"text": "x"}, 400, "malformed"),
        ({}, 400, "malformed"),
    ],
)
def test_what_is_no_note_is_refused(folder: Path, body: Any, status: int, problem: str) -> None:
    with serving(folder) as server:
        answer = server.guest().ask("POST", ADDRESS, json=body)
        assert (answer.status_code, answer.json()["problem"]) == (status, problem)
        assert server.guest().get(ADDRESS).json()["notes"] == []


def test_where_there_are_no_notes(folder: Path) -> None:
    with serving(folder) as server:
        guest = server.guest()
        assert write(guest, address="/api/tables/nowhere/notes").json()["problem"] == "no-such-table"
        stranger = server.client.post(ADDRESS, json={"step": 3, "text": "x"}, headers={"cookie": ""})
        assert stranger.json()["problem"] == "no-guest"
        first, _ = two_players(server)
        running = f"/api/tables/{first.info['id']}/notes"
        assert write(guest, address=running).json()["problem"] == "not-over"
        assert guest.get(running).json()["problem"] == "not-over"


def test_notes_are_limited(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notes, "MOST", 2)
    with serving(folder) as server:
        guest = server.guest()
        assert [write(guest).status_code for _ in range(3)] == [200, 200, 409]
        assert write(guest).json()["problem"] == "too-many-notes"
    monkeypatch.undo()
    with serving(folder, limits=replace(UNLIMITED, chat=(0, 0))) as server:
        answer = write(server.guest())
        assert (answer.status_code, answer.json()["problem"]) == (429, "too-fast")


def test_those_who_may_not_talk_write_no_notes(folder: Path) -> None:
    with serving(folder) as server:
        guest = server.guest()
        table = server.in_house(lambda house: house.table(TABLE))
        table.details.manners.spectators = "watch"
        assert guest.get(ADDRESS).json()["may_write"] is False
        assert write(guest).json()["problem"] == "spectators-silent"
