"""Time acting by itself, with a kettle that boils a second after it was filled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.visitors import Hours, InstantBots, Page, Server, host_too, serving, two_players
from tests.toys.glasses import GLASS, Glasses
from tests.toys.kettle import BOILING, Kettle
from webfoot.core.game import WAIT

FILL = {"move": "fill"}


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    host_too(monkeypatch, Kettle())


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
    assert server.house.measures.lateness.total == (5000 - 200 - BOILING) / 1000


def test_the_alarm_goes_off_by_itself_and_the_game_replays(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.toys.kettle.BOILING", 20)
    first, second = two_players(server, game="kettle")
    for page in (first, second, first):
        assert page.play(FILL) is None
        for each in (first, second):
            each.hear("stepped", lambda m: m["step"]["kind"] == "tick")
    first.wait(lambda info: info["status"] == "over")
    moments = first.guest.get(f"/api/tables/{first.info['id']}/replay").json()["moments"]
    assert [moment["step"]["kind"] for moment in moments] == ["start"] + ["play", "tick"] * 3


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


TURN, RING = {"move": "turn"}, {"move": "ring"}


@pytest.mark.parametrize("late", ["prompt", "woken late", "overtaken by a command"])
def test_however_late_the_host_wakes_what_was_due_happens_at_its_instant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: str
) -> None:
    host_too(monkeypatch, Glasses())
    with serving(tmp_path) as server:
        hours = Hours(server, monkeypatch)
        first, second = two_players(server, game="glasses")
        name = first.info["id"]
        assert first.play(TURN) is None
        hours.now += 300
        assert second.play(TURN) is None
        if late == "prompt":
            hours.ring(name, GLASS)
            hours.ring(name, 300 + GLASS)
        if late != "overtaken by a command":
            hours.ring(name, 5000)
        hours.now = Hours.START + 5000
        assert first.play(RING) is None
        rows = server.in_house(lambda there: there.storage.rows(name))
        assert [(row.kind, row.seat, row.at) for row in rows[1:]] == [
            ("play", 0, 0),
            ("play", 1, 300),
            ("tick", None, GLASS),
            ("tick", None, 300 + GLASS),
            ("play", 0, 5000),
        ]
        # Luck is the same, too: it belongs to the row.
        assert first.brief["view"]["points"] == [6, 1]


def test_moves_in_real_time_are_not_stale(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    host_too(monkeypatch, Glasses())
    first, second = two_players(server, game="glasses")
    assert first.play(TURN, seq=1) is None
    assert second.play(TURN, seq=1) is None
    assert first.play(RING, seq=1) is None
    assert second.play(RING, seq=1) == "rung"
    assert first.do("undo", seq=first.seq) in ("undo-horizon", "stale")
    assert not first.can_undo


def test_the_page_can_ask_for_the_time(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    Hours(server, monkeypatch)
    page = server.guest().page()
    key = page.send("ping")
    assert page.hear("pong") == {"type": "pong", "key": key, "now": Hours.START}
    assert page.answer_to(key) is None
