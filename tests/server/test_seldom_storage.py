"""What a storage seldom meets: rows that make no sense, people in lists of others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server import databases
from tests.server.slowly import DAY, Slowly
from tests.server.visitors import Server, play_on, serving, two_players
from webfoot.server.calls.quiet import QuietHours
from webfoot.server.storage.sql import forgetting, slow

pytestmark = pytest.mark.usefixtures("each_database")


def test_a_person_is_taken_out_of_the_lists_of_tables_of_others(server: Server, tmp_path: Path) -> None:
    first, second = two_players(server)
    table, gone, stays = first.info["id"], second.guest.id, first.guest.id
    manners = f'{{"barred":["{gone}","{stays}"],"votes":{{"{gone}":"wait","{stays}":"bot"}},"pace":1}}'
    databases.execute(tmp_path, "UPDATE tables SET manners = ?, slow = NULL WHERE id = ?", manners, table)

    async def clean(house: Any) -> None:
        found = await forgetting.traces(house.storage._database, gone, 0)
        await house.storage._database.write(*found.statements)

    server.in_house(clean)
    [(left, terms)] = databases.execute(tmp_path, "SELECT manners, slow FROM tables WHERE id = ?", table)
    assert left == f'{{"barred":["{stays}"],"votes":{{"{stays}":"bot"}},"pace":1}}'
    assert terms is None


def test_what_is_no_result_is_left_out_of_a_history(
    server: Server, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = two_players(server)
    play_on(first, second)
    assert len(first.guest.get("/api/me/history").json()["games"]) == 1
    databases.execute(tmp_path, "UPDATE results SET winners = ? WHERE table_id = ?", "[0", first.info["id"])
    assert first.guest.get("/api/me/history").json()["games"] == []
    assert "is left out of a history" in caplog.text


def test_quiet_hours_can_be_given_up(server: Server) -> None:
    async def kept_and_gone(house: Any) -> list[Any]:
        storage = house.storage
        await storage.save_quiet_hours("anna", QuietHours(1320, 420, "Europe/Rome"))
        before = await storage.quiet_hours("anna")
        await storage.save_quiet_hours("anna", None)
        return [before, await storage.quiet_hours("anna")]

    assert server.in_house(kept_and_gone) == [QuietHours(1320, 420, "Europe/Rome"), None]


def test_a_table_that_never_waited_waits_for_nobody() -> None:
    assert slow.waited_for(None) == ([], {})


def test_holidays_are_known_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        slowly = Slowly(server, monkeypatch)
        guest = slowly.server.guest()
        until = guest.ask("POST", "/api/me/holiday", json={"days": 5}).json()["until"]
    with serving(tmp_path) as server:
        again = Slowly(server, monkeypatch)
        again.hours.now = until - DAY
        server.in_house(lambda house: house.holidays.load())
        answer = server.client.get("/api/me/holiday", headers={"cookie": guest.cookie}).json()
        assert answer["until"] == until
