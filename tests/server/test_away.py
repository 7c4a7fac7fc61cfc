"""A server that was stopped counts as away, and a clock that is set changes nothing."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tests.server.test_windows import three_at_a_table
from tests.server.visitors import Hours, Page, Server, empty_database, host_too, serving, two_players
from tests.toys.cookies import Cookies
from tests.toys.glasses import GLASS, Glasses
from webfoot.server import servertime
from webfoot.server.edge.security import COOKIE_AGE
from webfoot.server.house import House
from webfoot.server.servertime import ServerTime

TURN, RING = {"move": "turn"}, {"move": "ring"}
AWAY = 1000
"""Seconds after which the server of these tests counts as away; far more than any test takes."""
HOUR = 3_600_000


class Counter:
    """Counts milliseconds as the test says."""

    def __init__(self) -> None:
        self.value = 50_000

    def __call__(self) -> int:
        return self.value


def test_the_clock_goes_by_the_counter_alone_and_the_date_is_read_once() -> None:
    counter, dates = Counter(), iter([1_000_000])
    clock = ServerTime(5, counter, lambda: next(dates))
    assert clock.now() == 1_000_000
    counter.value += 4000
    assert clock.now() == 1_004_000
    assert clock.since_beat() == 4000
    clock.beat()
    assert clock.since_beat() == 0


def test_who_is_not_seen_for_longer_than_allowed_was_away() -> None:
    counter = Counter()
    clock = ServerTime(5, counter)
    for gap, absences in ((5000, 0), (5001, 1), (10, 1), (HOUR, 2)):
        counter.value += gap
        clock.now()
        assert clock.absences == absences
    assert clock.last_absence == HOUR


class Frozen:
    """A server that the test can freeze: its counter stands still, and jumps when it is told to."""

    def __init__(self, server: Server) -> None:
        self._counter = Counter()
        # Between two steps of the event loop, so that nothing there goes by half of the old clock.
        server.in_house(lambda house: self._freeze(house.servertime))

    def _freeze(self, clock: ServerTime) -> None:
        before = clock.now()
        clock.counter = self._counter
        clock._origin, clock.seen = before - self._counter.value, self._counter.value
        clock._beaten = self._counter.value

    def wait(self, milliseconds: int) -> None:
        self._counter.value += milliseconds


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    host_too(monkeypatch, Glasses())
    with serving(tmp_path, away=AWAY) as running:
        yield running


def rows(server: Server, page: Page) -> list[tuple[str, int]]:
    found = server.in_house(lambda house: house.storage.rows(page.info["id"]))
    return [(row.kind, row.at) for row in found]


def test_a_stopped_server_stops_time_at_what_was_announced_last(server: Server) -> None:
    frozen = Frozen(server)
    first, second = two_players(server, game="glasses")
    frozen.wait(250)
    assert first.play(TURN) is None
    frozen.wait(AWAY * 1000 + 1)
    # The glass has run out long ago, and the game is over, by any clock but this one.
    assert second.play(RING) == "paused"
    assert (second.clock["stopped"], second.clock["interrupted"]) == (250, True)
    assert rows(server, first) == [("start", 0), ("play", 250), ("pause", 250)]
    for page in (first, second):
        assert page.do("pause", paused=False) is None
    first.hear("clock-changed", lambda m: m["clock"]["stopped"] is None)
    frozen.wait(100)
    assert second.play(RING) is None
    assert second.messages("stepped")[-1]["step"]["at"] == 350


def test_an_absence_is_noticed_though_nobody_says_anything(server: Server) -> None:
    frozen = Frozen(server)
    first, second = two_players(server, game="glasses")
    frozen.wait(AWAY * 1000 + 1)
    for page in (first, second):
        page.hear("clock-changed", lambda m: m["clock"]["interrupted"])
        assert page.clock["stopped"] == 0


def test_a_short_hiccup_is_no_absence(server: Server) -> None:
    frozen = Frozen(server)
    first, _ = two_players(server, game="glasses")
    frozen.wait(GLASS)
    assert first.play(TURN) is None
    assert rows(server, first) == [("start", 0), ("play", GLASS)]


def test_a_game_of_bots_alone_goes_on_after_an_absence(server: Server) -> None:
    frozen = Frozen(server)
    host = server.guest()
    page = host.page(host.create("bot", "bot", game="glasses", options={"length": "600"}, start=True))
    frozen.wait(AWAY * 1000 + 1)
    page.hear("stepped", lambda m: m["step"]["kind"] == "pause")
    page.hear("stepped", lambda m: m["step"]["kind"] == "resume")
    page.hear("clock-changed", lambda m: m["clock"]["stopped"] is None)


def test_who_was_asked_to_react_is_asked_anew_after_an_absence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host_too(monkeypatch, Cookies())
    with serving(tmp_path, away=AWAY, reaction_window=3600) as server:
        frozen = Frozen(server)
        pages = three_at_a_table(server)
        actor = next(page for page in pages if page.brief["moves"])
        assert actor.play() is None
        window = actor.window
        assert window is not None
        frozen.wait(2 * HOUR)
        for page in pages:
            page.hear("table", lambda m: m["window"] is not None and m["window"] != window)
            assert page.window == {"opened": window["opened"] + 2 * HOUR, "closes": window["closes"] + 2 * HOUR}
        assert actor.seq == 2


@pytest.mark.parametrize("step", [HOUR, -HOUR])
def test_a_system_clock_that_is_set_changes_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    frozen = Frozen(server)
    first, second = two_players(server, game="glasses")
    guest = server.guest()
    assert first.play(TURN) is None
    date = time.time()
    monkeypatch.setattr(time, "time_ns", lambda: round((date * 1000 + step) * 1_000_000))
    monkeypatch.setattr(time, "time", lambda: date + step / 1000)
    frozen.wait(400)
    assert second.play(RING) is None
    assert second.messages("stepped")[-1]["step"]["at"] == 400
    frozen.wait(GLASS - 400)
    second.hear("stepped", lambda m: m["step"]["kind"] == "tick")
    assert second.messages("stepped")[-1]["step"]["at"] == GLASS
    # Nobody is a stranger because of it, either.
    assert guest.get("/api/me").json()["id"] == guest.id
    assert guest.page(first.info["id"]).info["status"] == "playing"


def test_a_cookie_that_is_too_old_is_none(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = server.guest()
    date = time.time()
    monkeypatch.setattr(time, "time", lambda: date + COOKIE_AGE + 60)
    assert guest.get("/api/me").json()["id"] != guest.id


def test_dates_are_those_of_the_system(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    host = server.guest()
    page = host.page(host.create("me", "open"))
    monkeypatch.setattr(server.house, "wall", lambda: 77_000)
    assert page.do("say", text="what year is it?") is None
    assert page.messages("chat")[-1]["line"]["at"] == 77_000
    assert host.page(host.create("me", "open")).info["created"] == 77_000


def test_what_a_command_waits_for_here_is_charged_to_nobody(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    hours = Hours(server, monkeypatch)
    first, second = two_players(server, game="glasses", options={"length": "600"})
    hours.now += 1000

    async def busy(house: House) -> str:
        """A disk that takes five seconds, while a command of this seat comes."""
        table = await house.table(first.info["id"])
        async with table.lock:
            key = first.send("play", table=table.id, seq=1, move=TURN, at=980)
            while not table.lock._line:  # noqa: ASYNC110
                await asyncio.sleep(0)
            hours.now += 5000
        return key

    assert first.answer_to(server.in_house(busy)) is None
    step = first.messages("stepped")[-1]["step"]
    assert step["at"] == 980

    async def left(house: House) -> float:
        table = await house.table(first.info["id"])
        return table.allowances[0].left(1000)

    assert server.in_house(left) == 1000 - 20
    # What others have done meanwhile is not overtaken.
    assert second.play(RING) is None


PROGRAM = """
import sys
from pathlib import Path
from webfoot.server.main import serve
serve(port=0, folder=Path(sys.argv[1]), away=float(sys.argv[2]))
"""


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="this system cannot stop a process")
def test_a_process_that_is_stopped_and_goes_on_has_taken_nobodys_time(tmp_path: Path) -> None:
    (tmp_path / "webfoot.sqlite").write_bytes(empty_database())
    away = 0.7

    async def scenario() -> Any:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", PROGRAM, str(tmp_path), str(away), stdout=asyncio.subprocess.PIPE
        )
        try:
            assert process.stdout is not None
            address = (await process.stdout.readline()).decode().split()[-1]
            return await asyncio.wait_for(stopped(process.pid, address), 60)
        finally:
            process.kill()
            await process.wait()

    async def stopped(pid: int, address: str) -> Any:
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        async with httpx.AsyncClient(base_url=address, timeout=60) as client:
            created = await client.post("/api/tables", json={"game": "spacedealer", "seats": seats, "start": True})
        cookie = created.headers["set-cookie"].split(";")[0]
        table = created.json()["table"]
        where = address.replace("http", "ws") + "ws"
        async with websockets.connect(where, additional_headers={"cookie": cookie}, max_size=None) as page:
            await page.send(json.dumps({"do": "watch", "key": "watch-key-1", "table": table}))
            os.kill(pid, signal.SIGSTOP)
            # Twice what counts as away, however long the rest takes.
            await asyncio.sleep(2 * away)
            os.kill(pid, signal.SIGCONT)
            steps: list[Any] = []
            while not any(step["kind"] == "pause" for step in steps):
                message = json.loads(await page.recv())
                if message["type"] == "table":
                    steps = message["log"]
                elif message["type"] == "stepped":
                    steps.append(message["step"])
        return steps

    steps = asyncio.run(scenario())
    assert (steps[-1]["kind"], steps[-1]["seat"]) == ("pause", None)
    assert steps[-1]["at"] == steps[-2]["at"]


def test_the_counter_goes_on_by_itself_and_never_backwards() -> None:
    shown = [servertime.elapsed() for _ in range(1000)]
    assert shown == sorted(shown)
