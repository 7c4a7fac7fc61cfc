"""A finished game keeps its result, story, replay and record, whatever later rules say."""

from __future__ import annotations

import asyncio
import json
import lzma
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.rulebook import TESTS
from tests.server.olderforms import put_back
from tests.server.shelf import shelve
from tests.server.visitors import (
    Guest,
    NoArchivist,
    Page,
    Server,
    ThreadArchivist,
    host_too,
    play_on,
    serving,
    two_players,
)
from tests.toys.barrows import Barrows
from tests.toys.cookies import Cookies
from webfoot.core.registry import game
from webfoot.server import archives, upkeep
from webfoot.server.archives import ArchiveProcess, Archives, NoArchive
from webfoot.server.storage.protocol import Row
from webfoot.server.storage.sqlite.migrate import migrate
from webfoot.server.storage.sqlite.storage import SqliteStorage
from webfoot.server.table import archive
from webfoot.server.table.details import Chair, Details
from webfoot.server.table.playthrough import StartPayload, begin, effective
from webfoot.server.wire import Moment

GAMES = [
    "canardage/draw.jsonl",
    "dale/two-players.jsonl",
    "duckdealer/three-players.jsonl",
    "spacedealer/three-players-ten-minutes.jsonl",
]


class LaterCookies(Cookies):
    """The same game under later rules, which an older log does not fit."""

    version = 2

    def setup(self, seats: int, options: Any, chance: Any) -> Any:
        raise AssertionError("nothing of the old game may be played under these rules")


def settle(server: Server) -> None:
    server.in_house(lambda house: house.archives.settled())


def test_archives_are_made_at_leisure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After each game there is a rest that is longer the longer it took; a single game waits for nothing."""
    monkeypatch.setattr(archives, "REST", 1e12)
    with serving(tmp_path, archivist=ThreadArchivist()) as server:
        host = server.guest()
        tables = [host.create("me", "bot", start=True) for _ in range(3)]
        for table in tables:
            assert host.page(table).do("resign") is None

        async def some_time(house: Any) -> int:
            while house.archives.waiting == 3:  # noqa: ASYNC110  (nothing tells of it)
                await asyncio.sleep(0.01)
            for _ in range(20):
                await asyncio.sleep(0.01)
            waiting: int = house.archives.waiting
            return waiting

        assert server.in_house(some_time) == 2


def whole(guest: Guest, table: str) -> dict[str, Any]:
    """All that is told of a finished game, and the message that a page gets of it."""
    page = guest.page(table)
    told = page.messages("table")[-1]
    # Who is connected just now, and the chat, are no part of the game.
    for seat in told["table"]["seats"]:
        seat.pop("online")
    found: dict[str, Any] = {"table": told}
    for what in ("replay", "replay?seat=0", "replay?seat=1", "outcome", "facts"):
        answer = guest.get(f"/api/tables/{table}/{what}")
        assert answer.status_code == 200, (what, answer.text)
        found[what] = answer.json()
        if what.startswith("replay"):
            for seat in found[what]["table"]["seats"]:
                seat.pop("online")
    found["record"] = guest.get(f"/api/tables/{table}/record").text
    found["history"] = guest.get("/api/me/history").json()["games"]
    page.session.close()
    return found


@pytest.fixture
def ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Guest, str, dict[str, Any]]:
    """A game with a whistle that has ended under the first version of its rules."""
    host_too(monkeypatch, Cookies())
    with serving(tmp_path, reaction_window=3600) as server:
        first, second = two_players(server, game="cookies")
        play_on(first, second)
        guest, table = first.guest, first.info["id"]
        # Made from its rows: there is no archive yet.
        before = whole(guest, table)
    with serving(tmp_path, archivist=ThreadArchivist()) as server:
        server.in_house(upkeep.fill_in)
        settle(server)
    return guest, table, before


def test_a_finished_game_is_told_as_before_whatever_later_rules_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ended: tuple[Guest, str, dict[str, Any]]
) -> None:
    guest, table, before = ended
    host_too(monkeypatch, LaterCookies())
    with serving(tmp_path) as server:
        guest.server = server
        assert whole(guest, table) == before
        assert len(before["replay"]["moments"]) == len(before["table"]["log"]) > 3


def test_a_finished_game_outlives_the_game_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ended: tuple[Guest, str, dict[str, Any]]
) -> None:
    guest, table, before = ended
    monkeypatch.undo()
    with serving(tmp_path) as server:
        guest.server = server
        assert whole(guest, table) == before


def test_what_needs_the_rules_is_refused_and_not_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ended: tuple[Guest, str, dict[str, Any]]
) -> None:
    guest, table, _ = ended
    host_too(monkeypatch, LaterCookies())
    with serving(tmp_path) as server:
        guest.server = server
        page = guest.page(table)
        assert page.do("rematch") == "rules-gone"
        assert page.do("play", seq=page.seq, move={"move": "grab"}) == "game-over"
        assert page.do("undo", seq=page.seq) == "game-over"
        seats = [{"kind": "me"}, {"kind": "bot", "level": "quick"}]
        wanted = {"seq": 1, "knows": None, "seats": seats}
        answer = guest.ask("POST", f"/api/tables/{table}/play-on", json=wanted)
        assert (answer.status_code, answer.json()["problem"]) == (410, "rules-gone")
        assert guest.get(f"/api/tables/{table}/study").json()["possible"] is False


def test_without_an_archive_the_record_is_still_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host_too(monkeypatch, Cookies())
    with serving(tmp_path, reaction_window=3600) as server:
        first, second = two_players(server, game="cookies")
        play_on(first, second)
        table, guest = first.info["id"], first.guest
        before = guest.get(f"/api/tables/{table}/record").text.splitlines()
    host_too(monkeypatch, LaterCookies())
    with serving(tmp_path) as server:
        guest.server = server
        assert guest.page().do("watch", table=table) == "rules-gone"
        answer = guest.get(f"/api/tables/{table}/replay")
        assert (answer.status_code, answer.json()["problem"]) == (410, "rules-gone")
        after = server.guest().get(f"/api/tables/{table}/record").text.splitlines()
        # Which result the last row had, only the rules could say.
        assert after == before[:-1]
        assert json.loads(before[-1]).keys() == {"result"}


def test_a_running_game_without_its_rules_says_so_and_shows_its_record_to_its_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host_too(monkeypatch, Cookies())
    with serving(tmp_path, reaction_window=3600) as server:
        first, _ = two_players(server, game="cookies")
        assert first.play() is None
        table, guest = first.info["id"], first.guest
    host_too(monkeypatch, LaterCookies())
    with serving(tmp_path) as server:
        guest.server = server
        assert guest.page().do("watch", table=table) == "rules-gone"
        lines = guest.get(f"/api/tables/{table}/record").text.splitlines()
        assert [json.loads(line).get("play") for line in lines] == [None, {"move": "grab"}]
        stranger = server.guest().get(f"/api/tables/{table}/record")
        assert (stranger.status_code, stranger.json()["problem"]) == (410, "rules-gone")


# what an archive holds


def on_shelf(name: str) -> tuple[Any, Details, list[Any]]:
    """The rules, the table and the rows of a recorded game."""

    async def read(folder: Path) -> tuple[Details, list[Any]]:
        storage = SqliteStorage(folder / "webfoot.sqlite", "normal", lambda *_: "")
        details = await storage.load("shelved-game")
        assert details is not None
        rows = await storage.rows(details.id)
        await storage.close()
        return details, rows

    with tempfile.TemporaryDirectory() as folder:
        shelve(TESTS / "records" / name, Path(folder))
        details, rows = asyncio.run(read(Path(folder)))
    return game(details.game).edition_of(len(details.chairs), details.options), details, rows


@pytest.mark.parametrize("name", GAMES)
def test_an_archive_holds_every_view_to_the_last_byte(name: str) -> None:
    played, details, rows = on_shelf(name)
    kept = archive.read(archive.make(played, details, rows))
    for viewer in (None, *range(len(details.chairs))):
        play = begin(played, details, rows)
        steps = [play.again(row).seen_by(viewer) for row in effective(rows)]
        assert json_of(kept.log(viewer)) == json_of(steps)
        assert json_of(kept.brief(viewer)) == json_of(play.brief(viewer))
    assert kept.result == play.match.record().result


def json_of(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def test_undone_steps_and_pauses_are_in_the_story_but_not_in_the_replay() -> None:
    played = Barrows()
    details = Details("t", played.key, 1, {}, "h", False, 0, bytes(32), "over", chairs=[Chair("bot"), Chair("bot")])
    rows = barrows_with_an_undone_step(played, details)
    kept = archive.read(archive.make(played, details, rows))
    assert [step.kind for step in kept.log(0)] == [row.kind for row in rows]
    shown = [msgspec.json.decode(moment, type=Moment).step.seq for moment in kept.seen(0)]
    assert shown == [row.seq for row in effective(rows)] != [row.seq for row in rows]


def barrows_with_an_undone_step(played: Any, details: Details) -> list[Any]:
    rows = [Row("t", 1, "start", None, msgspec.json.encode(StartPayload(0)).decode(), 0, None)]
    play = begin(played, details, rows)
    undone = False
    while not play.over:
        seat = play.actors[0]
        move = played.catalogue[play.match.state.legal(seat)[0]]
        payload, _ = play.play(seat, move, 0)
        rows.append(Row("t", len(rows) + 1, "play", seat, payload, 0, None))
        if not undone and play.can_undo(seat):
            rows.append(Row("t", len(rows) + 1, "undo", seat, play.undo(seat), 0, None))
            undone = True
    assert undone
    return rows


@pytest.mark.parametrize("spoiled", [b"", b"rubbish", lzma.compress(b'{"form":1}'), b"\xfd7zXZ\x00"])
def test_what_is_no_archive_is_refused(spoiled: bytes) -> None:
    with pytest.raises(archive.BadArchive):
        archive.read(spoiled)


def test_a_spoiled_archive_does_not_take_away_a_replay(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    table = shelve(TESTS / "records" / GAMES[0], tmp_path)
    with closing(sqlite3.connect(tmp_path / "webfoot.sqlite")) as database, database:
        database.execute("INSERT INTO archives VALUES (?, ?)", (table, b"rubbish"))
    with serving(tmp_path) as server:
        assert server.guest().get(f"/api/tables/{table}/replay").status_code == 200
    assert f"the archive of table {table} cannot be read" in caplog.text


# how archives are made


def archived(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "webfoot.sqlite")) as database:
        return [table for (table,) in database.execute("SELECT table_id FROM archives ORDER BY table_id")]


def test_games_of_an_older_database_are_filled_in(tmp_path: Path) -> None:
    table = shelve(TESTS / "records" / GAMES[0], tmp_path)
    put_back(tmp_path / "webfoot.sqlite", "0007")
    migrate(tmp_path / "webfoot.sqlite")
    with serving(tmp_path, archivist=ThreadArchivist()) as server:
        server.in_house(upkeep.fill_in)
        settle(server)
        assert archived(tmp_path) == [table]


def test_an_older_game_is_filled_in_when_somebody_looks_at_it(tmp_path: Path) -> None:
    table = shelve(TESTS / "records" / GAMES[0], tmp_path)
    with serving(tmp_path, archivist=ThreadArchivist()) as server:
        server.guest().page(table)
        settle(server)
        assert archived(tmp_path) == [table]


class Counting(NoArchivist):
    def __init__(self) -> None:
        self.asked: list[str] = []

    async def make(self, details: Details, rows: Any) -> bytes:
        self.asked.append(details.id)
        raise NoArchive("its rows make no sense")


def test_what_cannot_be_archived_is_tried_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    table = shelve(TESTS / "records" / GAMES[0], tmp_path)
    counting = Counting()
    with serving(tmp_path, archivist=counting) as server:
        for _ in range(3):
            server.in_house(upkeep.fill_in)
            server.guest().page(table)
            settle(server)
    assert counting.asked == [table]
    assert "is not archived: its rows make no sense" in caplog.text
    assert archived(tmp_path) == []


def test_a_game_that_goes_on_is_not_archived(tmp_path: Path) -> None:
    counting = Counting()
    with serving(tmp_path, archivist=counting) as server:
        page: Page = two_players(server)[0]
        server.in_house(lambda house: house.archives.want(page.info["id"]))
        settle(server)
    assert counting.asked == []


def test_a_process_makes_archives_and_says_why_it_cannot() -> None:
    played, details, rows = on_shelf(GAMES[0])

    async def scenario() -> None:
        process = ArchiveProcess()
        try:
            assert await process.make(details, rows) == archive.make(played, details, rows)
            with pytest.raises(NoArchive, match="cannot be played"):
                await process.make(details, [rows[0], rows[0]._replace(kind="play", seat=0, payload="{}")])
            details.rules = 99
            with pytest.raises(NoArchive, match="version 99 of the rules of canardage is not carried"):
                await process.make(details, rows)
        finally:
            await process.close()

    asyncio.run(scenario())


def test_a_process_that_dies_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, details, rows = on_shelf(GAMES[0])
    (tmp_path / "dying_archivist.py").write_text("raise SystemExit(3)\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    async def scenario() -> None:
        process = ArchiveProcess("dying_archivist")
        with pytest.raises(NoArchive, match="the process failed"):
            await process.make(details, rows)
        await process.close()

    asyncio.run(scenario())


def test_few_tables_wait_to_be_archived(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("webfoot.server.archives.MOST_WAITING", 2)

    class Slow:
        async def load_archive(self, table: str) -> bytes | None:
            await asyncio.Event().wait()
            return None

    async def scenario() -> None:
        storage: Any = Slow()
        archives = Archives(storage, NoArchivist())
        for table in ("a", "b", "c"):
            archives.want(table)
        assert list(archives._wanted) == ["a", "b"]
        await archives.close()

    asyncio.run(scenario())


def test_a_server_that_ends_does_not_wait_for_an_archive() -> None:
    async def scenario() -> None:
        process = ArchiveProcess("tests.server.silent_worker")
        making = asyncio.ensure_future(process.make(Details("t", "canardage", 1, {}, "h", False, 0, bytes(32)), []))
        while process._process is None:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        running = process._process
        making.cancel()
        with pytest.raises(asyncio.CancelledError):
            await making
        assert running.returncode is not None, "the process is gone"

    asyncio.run(scenario())
