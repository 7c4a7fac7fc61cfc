"""What was announced stays: restarts, tables leaving memory, lost races, a disk that fails."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server import databases
from tests.server.visitors import Guest, Page, Server, empty_database, new_key, play_on, serving, two_players
from webfoot.server import upkeep
from webfoot.server.storage.protocol import LostRace, Result, Row, StorageTrouble
from webfoot.server.storage.sqlite.migrate import HEAD, migrate
from webfoot.server.storage.sqlite.writer import ThreadWriter
from webfoot.server.table.details import Chair, Details
from webfoot.server.table.playthrough import effective

pytestmark = pytest.mark.usefixtures("each_database")


def again(server: Server, page: Page) -> Guest:
    """The same guest at a server that has been started anew."""
    return Guest(server, page.guest.cookie, page.guest.id)


def test_a_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        first, second = two_players(server, "bot")
        first.do("say", text="see you tomorrow")
        # Up to a person's turn: a bot would not wait for us to compare.
        play_on(first, second, until=lambda: first.seq >= 15 and bool(first.brief["moves"] + second.brief["moves"]))
        first.do("watch", table=first.info["id"])
        second.do("watch", table=first.info["id"])
        before = [next(t for t in reversed(p.heard) if t.startswith('{"type":"table",')) for p in (first, second)]
    with serving(tmp_path) as server:
        pages = [again(server, page).page(first.info["id"]) for page in (first, second)]
        for page in pages:
            page.do("watch", table=first.info["id"])
        after = [next(t for t in reversed(p.heard) if t.startswith('{"type":"table",')) for p in pages]
        assert [_settled(text) for text in after] == [_settled(text) for text in before]
        play_on(*pages)
        assert pages[0].brief["over"] is True


def _settled(text: str) -> str:
    """Who is there and who thinks just now is not what a restart keeps."""
    return text.replace('"online":true', '"online":false').split('"thinking"')[0]


def test_commands_sent_again_after_a_restart_are_obeyed_once(tmp_path: Path) -> None:
    keys = [new_key() for _ in range(5)]
    with serving(tmp_path) as server:
        host, friend = server.guest(), server.guest()
        table = host.create("me", "open")
        page, other = host.page(table), friend.page(table)
        assert other.do("sit", keys[0], seat=1) is None
        assert page.do("start", keys[1]) is None
        other.catch_up(1)
        actor = page if page.brief["moves"] else other
        move = actor.brief["moves"][0]["move"]
        assert actor.do("play", keys[2], seq=1, move=move) is None
        assert page.do("say", keys[3], text="once") is None
        assert other.do("resign", keys[4]) is None
    with serving(tmp_path) as server:
        page, other, actor = (again(server, one).page(table) for one in (page, other, actor))
        seq = page.seq
        assert other.do("sit", keys[0], seat=1) is None
        assert page.do("start", keys[1]) is None
        assert actor.do("play", keys[2], seq=1, move=move) is None
        assert page.do("say", keys[3], text="once") is None
        assert other.do("resign", keys[4]) is None
        page.do("watch", table=table)
        assert page.seq == seq
        assert page.heard[-2].count('"text":"once"') == 1
        assert page.info["status"] == "over"
        assert page.info["seats"][1]["resigned"] is True


def test_links_names_lobby_and_rematch_survive(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        host = server.guest()
        host.ask("PUT", "/api/me", json={"name": "Anna", "language": "it"})
        table = host.create("me", "link", listed=True)
        link = host.page(table).info["links"]["1"]
        first, second = two_players(server)
        second.do("resign")
        second.do("rematch")
        following = second.info["next"]
    with serving(tmp_path) as server:
        host = Guest(server, host.cookie, host.id)
        assert host.get("/api/me").json()["name"] == "Anna"
        shown = {entry["id"]: entry for entry in server.guest().get("/api/lobby").json()["tables"]}
        assert shown[table]["seats"][0]["name"] == "Anna"
        assert host.page(table).info["links"]["1"] == link
        friend = server.guest()
        assert friend.ask("POST", link.replace("/s/", "/api/links/"), json={}).json() == {"table": table}
        assert again(server, first).page(first.info["id"]).info["next"] == following
        assert again(server, first).page(following).seat == 0


def test_a_table_nobody_watches_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    with serving(tmp_path, idle=0.0) as server:
        first, second = two_players(server)
        play_on(first, second, until=lambda: first.seq >= 6)
        second.catch_up(first.seq)
        table = first.info["id"]
        server.in_house(upkeep.sweep)
        assert server.house.present_table(table) is not None
        brief = first.brief
        first.do("watch-lobby")
        second.do("watch-lobby")
        server.in_house(upkeep.sweep)
        assert server.house.present_table(table) is None
        first.do("watch", table=table)
        assert (first.seq, first.brief) == (second.seq, brief)


def test_a_finished_table_leaves_memory_sooner_and_comes_back(tmp_path: Path) -> None:
    with serving(tmp_path, idle=1e6, idle_over=0.0) as server:
        first, second = two_players(server)
        table = first.info["id"]
        for page in (first, second):
            page.do("watch-lobby")
        server.in_house(upkeep.sweep)
        assert server.house.present_table(table) is not None, "its game goes on"
        first.do("watch", table=table)
        assert first.do("resign", table=table) is None
        first.do("watch-lobby")
        server.in_house(upkeep.sweep)
        assert server.house.present_table(table) is None
        second.do("watch", table=table)
        assert second.info["status"] == "over"


def row_behind_the_back(folder: Path, table: str, seq: int, seat: int, move: str, key: str | None = None) -> None:
    """What another worker on the same database would write."""
    databases.execute(
        folder,
        "INSERT INTO moves (table_number, seq, kind, seat, payload, at, key) "
        "VALUES ((SELECT number FROM tables WHERE id = ?), ?, ?, ?, ?, ?, ?)",
        table, seq, "play", seat, move, 5, key,
    )  # fmt: skip


def test_of_two_moves_with_one_number_the_first_stands_and_the_loser_looks_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        first, second = two_players(server)
        actor = first if first.brief["moves"] else second
        assert actor.seat is not None
        moves = [msg["move"] for msg in actor.brief["moves"]]
        row_behind_the_back(tmp_path, first.info["id"], 2, actor.seat, _json(moves[0]))
        assert actor.play(moves[-1]) == "stale"
        actor.do("watch", table=first.info["id"])
        assert actor.seq == 2
        play_on(first.guest.page(first.info["id"]), second.guest.page(first.info["id"]))


def test_a_move_already_written_by_another_worker_is_simply_accepted(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        first, second = two_players(server)
        actor = first if first.brief["moves"] else second
        assert actor.seat is not None
        move = actor.brief["moves"][0]["move"]
        key = new_key()
        row_behind_the_back(tmp_path, first.info["id"], 2, actor.seat, _json(move), f"{actor.guest.id}.{key}")
        assert actor.do("play", key, seq=1, move=move) is None
        actor.do("watch", table=first.info["id"])
        assert actor.seq == 2


def _json(move: Any) -> str:
    return msgspec.json.encode(move).decode()


def test_a_disk_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        first, second = two_players(server)
        actor = first if first.brief["moves"] else second

        def full(rows: list[Row], **_: object) -> asyncio.Future[None]:
            failed = asyncio.get_running_loop().create_future()
            failed.set_exception(StorageTrouble("database or disk is full"))
            return failed

        with monkeypatch.context() as broken:
            broken.setattr(server.house.storage, "append", full)
            assert actor.play() == "storage-trouble"
        assert actor.seq == 1
        assert actor.play() is None
        assert actor.seq == 2


def _a_table(name: str) -> Details:
    return Details(name, "canardage", 1, {}, "anna", False, 0, b"seed", chairs=[Chair("bot"), Chair("bot")])


def test_group_commit_writes_all_and_losers_do_not_take_others_along(tmp_path: Path) -> None:
    async def scenario() -> None:
        log = await databases.opened(tmp_path, empty_database, "full")
        for n in range(7):
            await log.create(_a_table(f"table-{n}"))
        rows = [Row(f"table-{n % 7}", n // 7 + 1, "play", 0, "{}", n, f"key-{n}") for n in range(70)]
        await asyncio.gather(*(log.append([row]) for row in rows))
        assert await log.rows("table-3") == [row for row in rows if row.table == "table-3"]
        batch = [
            log.append([Row("table-0", 11, "play", 0, "{}", 0, None)]),
            log.append([Row("table-0", 11, "play", 1, "{}", 0, None)]),
            log.append([Row("table-1", 10, "play", 0, "{}", 0, "key-1")]),
            log.append([Row("table-2", 11, "play", 0, "{}", 0, None)]),
        ]
        results = await asyncio.gather(*batch, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), LostRace, LostRace, type(None)]
        assert (await log.rows("table-0"))[-1].seat == 0
        assert len(await log.rows("table-1")) == 10
        await log.append([Row("table-2", 12, "play", 0, "{}", 0, None)])
        await log.close()

    asyncio.run(scenario())


def test_a_failed_commit_loses_the_whole_unit(tmp_path: Path) -> None:
    async def scenario() -> None:
        storage = await databases.opened(tmp_path, empty_database)
        await storage.create(_a_table("table"))
        rows = [Row("table", seq, "play", 0, "{}", 0, None) for seq in (1, 2, 1)]
        with pytest.raises(LostRace):
            await storage.append(rows, over=Result(1, 2, [0], [3, 1]))
        assert await storage.rows("table") == []
        found = await storage.load("table")
        assert found is not None
        assert found.status == "waiting"
        await storage.close()

    asyncio.run(scenario())


def test_a_statement_that_fails_stops_nobody_else(tmp_path: Path) -> None:
    file = tmp_path / "webfoot.sqlite"
    file.write_bytes(empty_database())

    async def scenario() -> None:
        writer = ThreadWriter(file, "FULL")
        with pytest.raises(StorageTrouble, match="nowhere"):
            await writer.write(("INSERT INTO nowhere VALUES (1)", ()))
        await writer.write(("INSERT INTO guests VALUES (?, ?, ?)", ("a", "Anna", "it")))
        assert await writer.change("SELECT name FROM guests") == [("Anna",)]
        await writer.close()

    asyncio.run(scenario())


def test_undone_rows_are_left_out_of_the_game_as_it_stood() -> None:
    def row(seq: int, kind: str, payload: str = "{}") -> Row:
        return Row("table", seq, kind, 0, payload, seq, None)

    rows = [row(1, "start"), row(2, "play"), row(3, "play"), row(4, "resign"), row(5, "play")]
    rows += [row(6, "undo", '{"to":2}'), row(7, "undo", '{"to":1}'), row(8, "play")]
    assert [kept.seq for kept in effective(rows)] == [1, 2, 4, 8]


def test_migrations_lead_to_the_models_and_are_not_run_twice(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy import create_engine
    from sqlalchemy.pool import NullPool

    from webfoot.server.storage.sqlite.schema import metadata

    file = tmp_path / "deep" / "webfoot.sqlite"
    migrate(file)
    migrate(file)
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == HEAD
        assert compare_metadata(context, metadata) == []
