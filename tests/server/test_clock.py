"""Time acting by itself, with a kettle that boils a second after it was filled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.kettle import BOILING, Kettle
from tests.server.visitors import Guest, Hours, InstantBots, Page, Server, serving, two_players
from webfoot.core.game import WAIT
from webfoot.core.registry import game
from webfoot.server import house, table

FILL = {"move": "fill"}


@pytest.fixture(autouse=True)
def kettle(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Kettle()

    def kettle_too(key: str) -> Any:
        return found if key == "kettle" else game(key)

    monkeypatch.setattr(table, "game_of", kettle_too)
    monkeypatch.setattr(house, "game_of", kettle_too)


def alarm_of(server: Server, page: Page) -> object:
    found = server.house.present_table(page.info["id"])
    assert found is not None
    return found.alarm


def test_what_is_due_happens_at_its_own_instant(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    hours = Hours(server, monkeypatch)
    first, second = two_players(server, game="kettle")
    assert alarm_of(server, first) is None
    hours.now += 200
    assert first.play(FILL) is None
    assert first.brief["deadline"] == 200 + BOILING
    assert alarm_of(server, first) is not None
    hours.ring(first.info["id"], 200 + BOILING - 1)
    assert first.do("say", text="not yet") is None
    assert first.seq == 2
    hours.ring(first.info["id"], 5000)
    step = second.hear("stepped", lambda m: m["step"]["kind"] == "tick")["step"]
    assert (step["seq"], step["seat"], step["at"]) == (3, None, 200 + BOILING)
    assert step["events"] == [{"event": "boiled", "at": 200 + BOILING}]
    assert alarm_of(server, first) is None


def test_the_alarm_goes_off_by_itself_and_the_game_replays(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.server.kettle.BOILING", 20)
    first, second = two_players(server, game="kettle")
    for page in (first, second, first):
        assert page.play(FILL) is None
        for each in (first, second):
            each.hear("stepped", lambda m: m["step"]["kind"] == "tick")
    first.wait(lambda info: info["status"] == "over")
    frames = first.guest.get(f"/api/tables/{first.info['id']}/replay").json()["frames"]
    assert [frame["step"]["kind"] for frame in frames] == ["start"] + ["play", "tick"] * 3


def test_a_clock_that_is_set_back_does_not_set_the_game_back(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    hours = Hours(server, monkeypatch)
    first, _ = two_players(server, game="kettle")
    hours.now += 500
    assert first.play(FILL) is None
    hours.ring(first.info["id"], 500 + BOILING)
    first.hear("stepped")
    hours.now -= 10_000
    assert first.play(FILL) is None
    assert first.brief["now"] == 500 + BOILING


def test_what_fell_due_while_the_server_was_down_happens_when_somebody_looks(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        first, _ = two_players(server, game="kettle")
        first.play(FILL)
    with serving(tmp_path) as server:
        server.house.now = lambda: 4_000_000_000_000  # type: ignore[method-assign]
        page = Guest(server, first.guest.cookie, first.guest.id).page(first.info["id"])
        if page.seq == 2:
            page.hear("stepped", lambda m: m["step"]["kind"] == "tick")
        assert page.brief["view"] == {"boils": 1, "filled": None}


class PatientBots(InstantBots):
    """Would always rather wait."""

    async def choose(self, game_key: str, seat: int, imagined: bytes, level: str) -> int | None:
        self.asked.append((game_key, seat, imagined, level))
        return WAIT


def test_a_bot_may_let_time_pass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, bots=PatientBots()) as server:
        hours = Hours(server, monkeypatch)
        host = server.guest()
        page = host.page(host.create("me", "bot", game="kettle", start=True))
        # With no deadline the only legal move is played without asking.
        if page.seq == 1:
            page.hear("stepped")
        assert page.brief["view"]["filled"] == 0
        hours.ring(page.info["id"], BOILING)
        page.hear("stepped", lambda m: m["step"]["kind"] == "tick")
