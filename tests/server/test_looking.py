"""Looking at a table changes nothing: no row is written, no clock runs, and the table does not come into memory."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rulebook import TESTS
from tests.server.shelf import shelve
from tests.server.visitors import Guest, host_too, serving
from tests.toys.glasses import Glasses

pytestmark = pytest.mark.usefixtures("each_database")
TURN = {"move": "turn"}


def test_a_game_in_real_time_is_not_touched_by_who_only_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host_too(monkeypatch, Glasses())
    with serving(tmp_path) as server:
        host = server.guest()
        table = host.create("me", "link", game="glasses", options={"length": "600"})
        page = host.page(table)
        link = page.info["links"]["1"].replace("/s/", "/api/links/")
        assert server.guest().ask("POST", link, json={}).status_code == 200
        assert page.do("start") is None
        assert page.play(TURN) is None
        before = server.in_house(lambda house: house.storage.rows(table))
        # The server dies: it does not write down that time stands still.
        server.in_house(lambda house: house._tables.clear())
    with serving(tmp_path) as server:
        looks = {
            "facts": 200,
            "rules/en": 404,
            "record": 409,
            "replay": 409,
            "outcome": 409,
            "seat": 200,
            "study": 409,
        }
        for what, status in looks.items():
            assert server.guest().get(f"/api/tables/{table}/{what}").status_code == status, what
        assert server.guest().get(link).json()["id"] == table
        assert server.house.present_table(table) is None
        assert server.in_house(lambda house: house.storage.rows(table)) == before
        # Whoever watches brings it into memory, and time is put right.
        Guest(server, host.cookie, host.id).page(table)
        rows = server.in_house(lambda house: house.storage.rows(table))
        assert [row.kind for row in rows[len(before) :]] == ["pause"]
        assert server.guest().get(f"/api/tables/{table}/facts").status_code == 200
    # Nothing is there for those who look at what does not exist.
    with serving(tmp_path) as server:
        assert server.guest().get("/api/tables/no-such-table/facts").status_code == 404
        assert server.guest().get("/api/links/no-such-link-at-all").status_code == 404


def test_a_finished_game_stays_for_the_next_who_looks(tmp_path: Path) -> None:
    table = shelve(TESTS / "records" / "canardage" / "draw.jsonl", tmp_path)
    with serving(tmp_path) as server:
        assert server.guest().get(f"/api/tables/{table}/facts").status_code == 200
        assert server.house.present_table(table) is not None
