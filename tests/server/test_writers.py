"""What writes the SQLite file: a thread, or a process of its own, which may be killed like any other."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.server.visitors import empty_database, serving, two_players
from webfoot.server.pipes import Received, packed
from webfoot.server.storage.protocol import LostRace, StorageTrouble
from webfoot.server.storage.sqlite.process import Answer, Change, Commit, Desk
from webfoot.server.storage.sqlite.writer import ProcessWriter, ThreadWriter, Writer

ADD = "INSERT INTO guests (id, name, language) VALUES (?, ?, 'it')"
NAMES = "SELECT name FROM guests ORDER BY name"
Scenario = Callable[[ProcessWriter], Awaitable[None]]
Kind = Callable[[Path, str], Writer]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "webfoot.sqlite"
    file.write_bytes(empty_database())
    return file


def apart(file: Path, scenario: Scenario) -> None:
    async def whole() -> None:
        writer = ProcessWriter(file, "NORMAL")
        try:
            await scenario(writer)
        finally:
            await writer.close()

    asyncio.run(whole())


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """While it lasts, what is written waits."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.mark.parametrize("kind", [ThreadWriter, ProcessWriter])
def test_a_unit_that_lost_a_race_stops_nobody_else(file: Path, kind: Kind) -> None:
    async def scenario() -> None:
        writer = kind(file, "NORMAL")
        first, again, other = (writer.write((ADD, who)) for who in (("a", "Anna"), ("a", "Aldo"), ("b", "Bice")))
        await first
        with pytest.raises(LostRace, match="UNIQUE"):
            await again
        await other
        assert await writer.change(NAMES) == [("Anna",), ("Bice",)]
        await writer.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("kind", [ThreadWriter, ProcessWriter])
def test_one_statement_by_itself_says_what_is_wrong(file: Path, kind: Kind) -> None:
    async def scenario() -> None:
        writer = kind(file, "NORMAL")
        assert await writer.change(f"{ADD} RETURNING name, length(id)", ("a", "Anna")) == [("Anna", 1)]
        with pytest.raises(LostRace, match="UNIQUE"):
            await writer.change(ADD, ("a", "Aldo"))
        with pytest.raises(StorageTrouble, match="no such table: ducks"):
            await writer.change("SELECT * FROM ducks")
        await writer.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("kind", [ThreadWriter, ProcessWriter])
@pytest.mark.parametrize(
    ("value", "error"), [(1 << 80, OverflowError), ("\ud800", UnicodeEncodeError)], ids=["number", "half-a-character"]
)
def test_what_no_database_takes_stops_nothing_later(
    file: Path, kind: Kind, value: int | str, error: type[Exception]
) -> None:
    async def scenario() -> None:
        writer = kind(file, "NORMAL")
        with pytest.raises(error):
            await writer.write((ADD, (value, "Anna")))
        await writer.write((ADD, ("b", "Bice")))
        assert await writer.change(NAMES) == [("Bice",)]
        await writer.close()

    asyncio.run(scenario())


def test_what_comes_together_is_written_together(file: Path) -> None:
    """Also rows of many tables, some of which lose."""

    async def scenario(writer: ProcessWriter) -> None:
        with locked(file):
            done = [writer.write((ADD, (str(number), f"{number:03}"))) for number in range(300)]
            again = [writer.write((ADD, (str(number), "again"))) for number in range(300)]
            await asyncio.sleep(0)
        await asyncio.gather(*done)
        lost = await asyncio.gather(*again, return_exceptions=True)
        assert {type(one) for one in lost} == {LostRace}
        assert len(await writer.change(NAMES)) == 300

    apart(file, scenario)


def test_a_process_that_was_killed_is_followed_by_another(file: Path) -> None:
    async def scenario(writer: ProcessWriter) -> None:
        await writer.write((ADD, ("a", "Anna")))
        first = writer.number
        assert first is not None
        os.kill(first, signal.SIGKILL)
        # Until that is known here it may be asked; the next test is about the answer.
        while writer.number is not None:  # noqa: ASYNC110  (nothing tells of it)
            await asyncio.sleep(0)
        await writer.write((ADD, ("b", "Bice")))
        assert writer.number not in (None, first)
        assert await writer.change(NAMES) == [("Anna",), ("Bice",)]

    apart(file, scenario)


def test_what_a_killed_process_was_asked_is_in_doubt_and_nothing_else(file: Path) -> None:
    async def scenario(writer: ProcessWriter) -> None:
        await writer.write((ADD, ("a", "Anna")))
        first = writer.number
        assert first is not None
        with locked(file):
            asked = writer.write((ADD, ("b", "Bice")))
            waiting = asyncio.ensure_future(writer.change(NAMES))
            await asyncio.sleep(0.05)
            os.kill(first, signal.SIGKILL)
            for one in (asked, waiting):
                with pytest.raises(StorageTrouble, match="has ended"):
                    await one
        await writer.write((ADD, ("c", "Carla")))
        assert writer.number != first
        assert await writer.change(NAMES) == [("Anna",), ("Carla",)]

    apart(file, scenario)


def test_signals_to_all_processes_of_a_terminal_leave_it_at_work(file: Path) -> None:
    async def scenario(writer: ProcessWriter) -> None:
        await writer.write((ADD, ("a", "Anna")))
        number = writer.number
        assert number is not None
        for one in (signal.SIGINT, signal.SIGTERM):
            os.kill(number, one)
        await writer.write((ADD, ("b", "Bice")))
        assert writer.number == number

    apart(file, scenario)


def test_where_no_process_can_be_started_that_is_the_trouble(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(writer: ProcessWriter) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(sys, "executable", str(file.with_name("no-python")))
            with pytest.raises(StorageTrouble, match="no process that writes can be started"):
                await writer.write((ADD, ("a", "Anna")))
        await writer.write((ADD, ("b", "Bice")))
        assert await writer.change(NAMES) == [("Bice",)]

    apart(file, scenario)


ASKING = """
import asyncio, sys
from pathlib import Path
from webfoot.server.storage.sqlite.writer import ProcessWriter

async def main():
    writer = ProcessWriter(Path(sys.argv[1]), "NORMAL")
    await writer.write(("INSERT INTO guests (id, name, language) VALUES ('a', 'Anna', 'it')", ()))
    print(writer.number, flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


def test_it_ends_when_the_server_is_killed(file: Path) -> None:
    command = [sys.executable, "-c", ASKING, str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert int(server.stdout.readline()) != server.pid
        server.kill()
        # Both have the same standard error: its end comes when both are gone.
        assert server.communicate(timeout=60)[1] == ""


def test_a_file_that_is_no_database_is_said(tmp_path: Path) -> None:
    file = tmp_path / "webfoot.sqlite"
    file.write_bytes(b"a text that is no database, and long enough to be looked at" * 20)
    desk = Desk(file, "FULL")
    answer = desk.answer(Commit([[(ADD, ("a", "Anna"))]]))
    assert answer.trouble == "file is not a database"
    assert not answer.race
    desk.close()


def test_whatever_else_goes_wrong_is_an_answer_too(file: Path) -> None:
    desk = Desk(file, "FULL")
    assert "ProgrammingError" not in (desk.answer(Change(NAMES, ())).trouble or "")
    trouble = desk.answer(Change(ADD, (object(), "Anna"))).trouble
    assert trouble is not None
    assert desk.answer(Change(NAMES, ())) == Answer()
    desk.close()


def test_messages_are_put_together_from_pieces() -> None:
    stream = b"".join(packed(Change(word, ())) for word in ("one", "", "three" * 100))
    for length in (1, 3, 7, len(stream)):
        received = Received()
        pieces = [stream[at : at + length] for at in range(0, len(stream), length)]
        found = [text for piece in pieces for text in received.texts(piece)]
        assert found == [packed(Change(word, ()))[4:] for word in ("one", "", "three" * 100)]


def test_a_game_goes_on_when_the_process_that_writes_is_killed(tmp_path: Path) -> None:
    with serving(tmp_path, write_apart=True) as server:
        first, second = two_players(server)
        actor = first if first.brief["moves"] else second
        writer = server.house.storage._database.writer  # type: ignore[attr-defined]
        assert isinstance(writer, ProcessWriter)
        killed = writer.number
        assert killed is not None
        with locked(tmp_path / "webfoot.sqlite"):
            key = actor.send("play", table=first.info["id"], seq=1, move=actor.brief["moves"][0]["move"])
            os.kill(killed, signal.SIGKILL)
            assert actor.answer_to(key) == "storage-trouble"
        for page in (first, second):
            page.hear("storage", lambda message: message["trouble"] is False)
        assert actor.play() is None
        assert writer.number != killed
        rows = server.in_house(lambda house: house.storage.rows(first.info["id"]))
        assert [row.kind for row in rows] == ["start", "play"]
