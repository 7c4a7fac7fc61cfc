"""A disk that fails: the table says so, tries again by itself, and goes on when the disk is back."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.visitors import Hours, Page, Server, host_too, serving, two_players
from tests.toys.glasses import GLASS, Glasses
from webfoot.server import health
from webfoot.server.house import House
from webfoot.server.storage.protocol import StorageTrouble
from webfoot.server.storage.sqlite import committing
from webfoot.server.storage.sqlite.writer import ThreadWriter
from webfoot.server.storage.written import Written
from webfoot.server.table import trouble, unwritten

TURN = {"move": "turn"}


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trouble, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(trouble, "LONGEST_PAUSE", 0.02)
    monkeypatch.setattr(health, "KEPT", 0.0)
    monkeypatch.setattr(health, "PATIENCE", 60.0)
    host_too(monkeypatch, Glasses())


@contextmanager
def no_room(server: Server) -> Iterator[None]:
    """While it lasts, the disk is full."""
    committer = server.house.storage._database.writer.committer  # type: ignore[attr-defined]
    write = committer._write

    def full(*_: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    committer._write = full
    try:
        yield
    finally:
        committer._write = write


def hear_trouble(page: Page, on: bool) -> None:
    """Listen until this is the last that the page was told of it."""
    told = [message["trouble"] for message in page.messages("storage")]
    while not told or told[-1] is not on:
        told.append(page.hear("storage")["trouble"])


def test_people_are_told_and_play_goes_on_when_the_disk_is_back(server: Server) -> None:
    first, second = two_players(server)
    actor, other = (first, second) if first.brief["moves"] else (second, first)
    with no_room(server):
        assert actor.play() == "storage-trouble"
        for page in (first, second):
            hear_trouble(page, True)
        # Who comes now is told, too.
        late = server.guest().page(first.info["id"])
        assert late.messages("table")[-1]["trouble"] is True
        assert actor.play() == "storage-trouble"
    for page in (first, second, late):
        hear_trouble(page, False)
    assert actor.do("watch", table=first.info["id"]) is None
    assert actor.messages("table")[-1]["trouble"] is False
    assert actor.seq == 1
    assert actor.play() is None
    other.catch_up(2)


def test_a_game_of_bots_goes_on_by_itself(server: Server) -> None:
    host = server.guest()
    page = host.page(host.create("me", "bot"))
    with no_room(server):
        assert page.do("start") == "storage-trouble"
    hear_trouble(page, False)
    assert page.info["status"] == "waiting"
    assert page.do("start") is None
    while not page.brief["moves"]:
        page.listen()
    with no_room(server):

        async def in_trouble(house: House) -> None:
            """The bot finds its row unwritten, and nobody else sends anything."""
            table = await house.table(page.info["id"])
            table.details.chairs[0].resigned = True
            table.services.wake(table)

        server.in_house(in_trouble)
        hear_trouble(page, True)
    hear_trouble(page, False)
    page.hear("stepped", lambda message: message["step"]["seat"] == 0)


@pytest.mark.parametrize(("away", "kinds"), [(1000.0, ["play"]), (0.001, ["pause", "resume", "play"])])
def test_time_stands_still_while_the_disk_was_away_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, away: float, kinds: list[str]
) -> None:
    with serving(tmp_path, away=1e6) as server:
        hours = Hours(server, monkeypatch)
        host = server.guest()
        page = host.page(host.create("me", game="glasses", options={"length": "600"}, start=True))
        object.__setattr__(server.house.settings, "away", away)
        with no_room(server):
            assert page.play(TURN) == "storage-trouble"
            hours.now += 500
        hear_trouble(page, False)
        if kinds[0] == "pause":
            assert (page.clock["stopped"], page.clock["interrupted"]) == (0, True)
            assert page.do("pause", paused=False) is None
        assert page.play(TURN) is None
        rows = server.in_house(lambda house: house.storage.rows(page.info["id"]))
        assert [row.kind for row in rows[1:]] == kinds
        assert page.brief["view"]["until"] == [rows[-1].at + GLASS]
        assert rows[-1].at == (500 if kinds == ["play"] else 0)


def test_a_row_that_takes_long_is_told_of_and_then_stands(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unwritten, "SLOW_SECONDS", 0.0)
    first, second = two_players(server)
    actor = first if first.brief["moves"] else second
    kept = server.house.storage.append
    waiting = asyncio.Event()

    async def slowly(rows: Any, **more: Any) -> None:
        await waiting.wait()
        await kept(rows, **more)

    monkeypatch.setattr(server.house.storage, "append", slowly)
    key = actor.send("play", table=first.info["id"], seq=1, move=actor.brief["moves"][0]["move"])
    hear_trouble(actor, True)
    server.in_house(lambda house: waiting.set())
    assert actor.answer_to(key) is None
    assert actor.seq == 2
    hear_trouble(actor, False)


def test_a_locked_database_is_reported_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert committing.BUSY_SECONDS <= 5
    monkeypatch.setattr(committing, "BUSY_SECONDS", 0.01)
    with serving(tmp_path) as server:
        first, second = two_players(server)
        actor = first if first.brief["moves"] else second
        other = sqlite3.connect(tmp_path / "webfoot.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert actor.play() == "storage-trouble"
        answer = server.client.get("/healthz")
        assert answer.status_code == 503
        assert "locked" in answer.text
        assert server.guest().ask("PUT", "/api/me", json={"name": "Anna", "language": "it"}).status_code == 503
        other.execute("ROLLBACK")
        other.close()
        hear_trouble(actor, False)
        assert actor.play() is None
        assert server.client.get("/healthz").text == "ok\n"


def test_who_came_meanwhile_does_not_wait_for_the_same_lock_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        migrate_file = tmp_path / "webfoot.sqlite"
        sqlite3.connect(migrate_file).execute("CREATE TABLE words (word)").connection.close()
        log = ThreadWriter(migrate_file, "FULL")
        tries: list[int] = []

        def locked(*_: Any) -> None:
            # While it waits for the lock, somebody else comes.
            tries.append(1)
            log._loop.call_soon_threadsafe(lambda: later.append(log.write(("INSERT INTO words VALUES (2)", ()))))
            asyncio.run_coroutine_threadsafe(asyncio.sleep(0), log._loop).result()
            raise sqlite3.OperationalError("database is locked")

        later: list[Written] = []
        log.committer._write = locked  # type: ignore[method-assign, assignment]
        with pytest.raises(StorageTrouble, match="locked"):
            await log.write(("INSERT INTO words VALUES (1)", ()))
        with pytest.raises(StorageTrouble, match="locked"):
            await later[0]
        assert len(tries) == 1
        await log.close()

    asyncio.run(scenario())


def test_the_health_of_a_loop_that_is_stuck(server: Server) -> None:
    assert server.client.get("/healthz").status_code == 200

    def stuck(house: House) -> None:
        house.servertime.counter = lambda counted=house.servertime.counter: counted() + 60_000  # type: ignore[misc]
        house.servertime.beat = lambda: None  # type: ignore[method-assign]

    server.in_house(stuck)
    answer = server.client.get("/healthz")
    assert answer.status_code == 503
    assert "has not looked at its tables for 6" in answer.text


def test_asking_for_the_health_again_and_again_costs_one_look(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "KEPT", 1e6)
    probes: list[int] = []

    async def probe() -> None:
        probes.append(1)

    monkeypatch.setattr(server.house.storage, "probe", probe)
    assert [server.client.get("/healthz").status_code for _ in range(5)] == [200] * 5
    assert len(probes) == 1
