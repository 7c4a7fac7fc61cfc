"""How a finished game was won: worked out from its rows alone, beside the event loop, once, and with limits."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from threading import current_thread
from typing import Any

import pytest

from tests.rulebook import TESTS
from tests.server.shelf import shelve
from tests.server.visitors import UNLIMITED, serving
from webfoot.server.table.playthrough import Playthrough

DRAW = TESTS / "records" / "canardage" / "draw.jsonl"


def test_a_game_of_long_ago_is_summed_up_from_its_rows(tmp_path: Path) -> None:
    table = shelve(TESTS / "records" / "duckdealer" / "three-players.jsonl", tmp_path)
    with serving(tmp_path) as server:
        told = server.guest().get(f"/api/tables/{table}/outcome").json()
    summary = told["summary"]
    assert (told["timed"], told["resigned"], told["stood_in"]) == (False, [], [])
    assert {part["source"] for part in summary["parts"]} >= {"deliveries", "factories"}
    final = summary["curve"][-1]["scores"]
    assert [sum(part["points"][seat] for part in summary["parts"]) for seat in range(3)] == final
    assert 1 <= len(summary["highlights"]) <= 3


def test_it_is_worked_out_once_and_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = shelve(DRAW, tmp_path)
    with serving(tmp_path) as server:
        guest = server.guest()
        guest.page(table)
        threads: list[str] = []
        again = Playthrough.again

        def noticing(self: Playthrough, row: Any) -> Any:
            threads.append(current_thread().name)
            return again(self, row)

        monkeypatch.setattr(Playthrough, "again", noticing)
        first = guest.get(f"/api/tables/{table}/outcome").json()
        steps = len(threads)
        assert steps > 0
        assert {name.rpartition("_")[0] for name in threads} == {"replays"}
        assert server.guest().get(f"/api/tables/{table}/outcome").json() == first
        assert len(threads) == steps


def test_there_is_none_of_a_game_that_goes_on_or_does_not_exist(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = server.guest()
        table = anna.create("me", "bot:random", start=True)
        going_on = anna.get(f"/api/tables/{table}/outcome")
        assert (going_on.status_code, going_on.json()["problem"]) == (409, "not-over")
        for name in ("nowhere", "x" * 200):
            assert anna.get(f"/api/tables/{name}/outcome").status_code == 404


def test_it_has_the_limits_of_replays(tmp_path: Path) -> None:
    table = shelve(DRAW, tmp_path)
    with serving(tmp_path, limits=replace(UNLIMITED, replays=(1, 1e-6))) as server:
        addresses = ("outcome", "replay", "outcome")
        codes = [server.guest().get(f"/api/tables/{table}/{one}").status_code for one in addresses]
        assert codes == [200, 429, 200]
