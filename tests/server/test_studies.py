"""Studies at the server: worked out once in a process of its own, kept, limited."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.rulebook import TESTS
from tests.server.shelf import shelve
from tests.server.visitors import SECONDS, UNLIMITED, Guest, Server, serving, two_players
from webfoot.server import studies
from webfoot.server.house import House

TABLE = "shelved-game"
ADDRESS = f"/api/tables/{TABLE}/study"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shelve(TESTS / "records" / "canardage" / "two-players.jsonl", tmp_path, TABLE)
    return tmp_path


def ask(guest: Guest, address: str = ADDRESS) -> Any:
    return guest.ask("POST", address, json={})


def finished(server: Server) -> Any:
    """Wait for what is being worked out, as a page does; return the last answer."""
    until = time.monotonic() + 6 * SECONDS
    while time.monotonic() < until:
        answer = server.guest().get(ADDRESS).json()
        if answer["progress"] is None:
            return answer
        time.sleep(0.05)
    raise AssertionError("the study does not come to an end")


def test_a_study_is_worked_out_once_and_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(folder) as server:
        assert server.guest().get(ADDRESS).json() == {"possible": True, "progress": None, "study": None}
        answer = ask(server.guest()).json()
        assert (answer["possible"], answer["study"]) == (True, None)
        assert 0 <= answer["progress"] <= 1
        study = finished(server)["study"]
        assert study["points"][0]["step"] == 0
        assert study["points"][-1]["step"] == study["steps"]
    with serving(folder) as server:

        async def never(*_: object) -> None:
            raise AssertionError("it was kept")

        monkeypatch.setattr(studies.Studies, "_work", never)
        assert ask(server.guest()).json()["study"] == study


def test_a_server_that_ends_gives_up_its_studies(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def endless(*_: object) -> None:
        await asyncio.Event().wait()

    with serving(folder) as server:
        monkeypatch.setattr(server.house.studies, "_studied", endless)
        assert ask(server.guest()).json()["progress"] == 0

        async def closed(house: House) -> dict[str, float]:
            await asyncio.sleep(0)
            await house.studies.close()
            return house.studies._progress

        assert server.in_house(closed) == {}


def test_a_process_that_fails_leaves_the_game_unstudied(folder: Path) -> None:
    with serving(folder) as server:
        server.house.studies._module = "tests.server.no_such_worker"
        assert ask(server.guest()).status_code == 200
        assert finished(server) == {"possible": True, "progress": None, "study": None}
        server.house.studies._module = "webfoot.server.bots.student"
        assert ask(server.guest()).status_code == 200
        assert finished(server)["study"] is not None


def test_what_cannot_be_studied_is_refused(tmp_path: Path) -> None:
    shelve(TESTS / "records" / "dale" / "teams.jsonl", tmp_path, TABLE)
    with serving(tmp_path) as server:
        guest = server.guest()
        assert guest.get(ADDRESS).json()["possible"] is False
        assert (ask(guest).status_code, ask(guest).json()["problem"]) == (409, "no-study")
        assert ask(guest, "/api/tables/nowhere/study").json()["problem"] == "no-such-table"
        first, _ = two_players(server)
        running = f"/api/tables/{first.info['id']}/study"
        assert ask(guest, running).json()["problem"] == "not-over"
        assert guest.get(running).json()["problem"] == "not-over"


@pytest.mark.parametrize(
    "limits",
    [{"studies_of_a_guest": (0, 0)}, {"studies": (0, 0)}, {"studies_waiting": 0}],
    ids=lambda one: next(iter(one)),
)
def test_studies_are_limited(folder: Path, limits: Any) -> None:
    with serving(folder, limits=replace(UNLIMITED, **limits)) as server:
        answer = ask(server.guest())
        assert (answer.status_code, answer.json()["problem"]) == (429, "too-fast")
        assert server.guest().get(ADDRESS).json()["progress"] is None
