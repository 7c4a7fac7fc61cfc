"""How long things are kept, and that what is not old stays as it is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.rulebook import TESTS
from tests.server import databases
from tests.server.shelf import shelve
from tests.server.visitors import UNLIMITED, Server, serving, two_players
from webfoot.server import upkeep
from webfoot.server.settings import Retention

pytestmark = pytest.mark.usefixtures("each_database")

DAY = 24 * 3600 * 1000


def counts(folder: Path) -> dict[str, int]:
    names = ("guests", "tables", "seats", "moves", "chat", "commands")
    return {name: databases.execute(folder, f"SELECT count(*) FROM {name}")[0][0] for name in names}


def forget_after(server: Server, days: float, monkeypatch: pytest.MonkeyPatch) -> None:
    now = server.house.wall()
    monkeypatch.setattr(server.house, "wall", lambda: now + round(days * DAY))
    server.in_house(upkeep.forget)


def let_go(server: Server) -> None:
    """Everybody leaves, and no table is in memory any more."""
    server.close_pages()
    server.in_house(lambda house: house._tables.clear())


@pytest.mark.parametrize(
    ("status", "kept"),
    [("waiting", Retention(waiting_days=10)), ("playing", Retention(unfinished_days=10))],
)
def test_old_tables_go_with_all_that_belongs_to_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: str, kept: Retention
) -> None:
    with serving(tmp_path, retention=kept) as server:
        host = server.guest()
        host.ask("PUT", "/api/me", json={"name": "Anna", "language": "en"})
        table = host.create("me", "open", listed=True)
        page, friend = host.page(table), server.guest().page(table)
        assert friend.do("sit", seat=1) is None
        assert page.do("say", text="hello") is None
        if status == "playing":
            assert page.do("start") is None
        let_go(server)
        before = counts(tmp_path)
        assert before["chat"] == before["tables"] == 1
        forget_after(server, 9, monkeypatch)
        assert counts(tmp_path)["tables"] == 1
        forget_after(server, 2, monkeypatch)
        after = counts(tmp_path)
        assert after == {"guests": 1, "tables": 0, "seats": 0, "moves": 0, "chat": 0, "commands": 0}
        # Nobody is shown it any more, and who has its address is told.
        assert server.guest().get("/api/lobby").json()["tables"] == []
        assert server.guest().page().do("watch", table=table) == "no-such-table"


def test_a_table_in_use_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, retention=Retention(unfinished_days=1)) as server:
        first, second = two_players(server)
        forget_after(server, 100, monkeypatch)
        assert counts(tmp_path)["tables"] == 1
        actor = first if first.brief["moves"] else second
        assert actor.play() is None


def test_nothing_goes_where_it_is_kept_for_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for_good = Retention(waiting_days=0, unfinished_days=0, finished_days=0, chat_days=0, command_days=0, guests=0)
    with serving(tmp_path, retention=for_good) as server:
        first, _ = two_players(server)
        assert first.do("say", text="hello") is None
        let_go(server)
        before = counts(tmp_path)
        forget_after(server, 10_000, monkeypatch)
        assert counts(tmp_path) == before


def test_chat_and_keys_of_commands_go_by_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, retention=Retention(chat_days=5, command_days=1)) as server:
        first, _ = two_players(server)
        assert first.do("say", text="hello") is None
        before = counts(tmp_path)
        assert before["chat"] == 1
        assert before["commands"] >= 2
        forget_after(server, 2, monkeypatch)
        assert counts(tmp_path) == {**before, "commands": 0}
        forget_after(server, 4, monkeypatch)
        assert counts(tmp_path) == {**before, "commands": 0, "chat": 0}


def test_the_oldest_names_go_first_and_those_at_a_table_stay(tmp_path: Path) -> None:
    with serving(tmp_path, retention=Retention(guests=3)) as server:
        guests = [server.guest() for _ in range(6)]

        def name(guest: Any, text: str) -> None:
            assert guest.ask("PUT", "/api/me", json={"name": text, "language": "en"}).status_code == 200

        for number, guest in enumerate(guests):
            name(guest, f"Guest {number}")
        guests[0].create("me", "open")
        name(guests[1], "Guest again")
        server.in_house(upkeep.forget)
    left = {text for (text,) in databases.execute(tmp_path, "SELECT name FROM guests")}
    assert left == {"Guest 0", "Guest 4", "Guest 5", "Guest again"}


def test_who_has_no_cookie_cannot_choose_a_name(server: Server, tmp_path: Path) -> None:
    answer = server.client.put("/api/me", json={"name": "Nobody", "language": "en"})
    assert (answer.status_code, answer.json()["problem"]) == (401, "no-guest")
    assert counts(tmp_path)["guests"] == 0


def test_names_are_chosen_now_and_then(tmp_path: Path) -> None:
    slow = (2, 1e-6)
    for limits in (replace(UNLIMITED, names=slow), replace(UNLIMITED, names_of_an_address=slow)):
        with serving(tmp_path, limits=limits) as server:
            guest = server.guest()
            chosen = {"name": "Anna", "language": "en"}
            codes = [guest.ask("PUT", "/api/me", json=chosen).status_code for _ in range(3)]
            assert codes == [200, 200, 429]
            other = server.guest().ask("PUT", "/api/me", json=chosen).status_code
            assert other == (200 if limits.names == slow else 429)


def test_finished_games_are_kept_for_good_unless_the_host_says_otherwise(tmp_path: Path) -> None:
    record = TESTS / "records" / "canardage" / "draw.jsonl"
    table = shelve(record, tmp_path)
    for kept, status in ((Retention(), 200), (Retention(finished_days=1), 404)):
        with serving(tmp_path, retention=kept) as server:
            server.in_house(upkeep.forget)
            assert server.guest().get(f"/api/tables/{table}/record").status_code == status


def test_a_running_server_forgets_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "SWEEP_SECONDS", 0.01)
    monkeypatch.setattr(upkeep, "FORGET_EVERY", 2)
    table = shelve(TESTS / "records" / "canardage" / "draw.jsonl", tmp_path)
    with serving(tmp_path, retention=Retention(finished_days=1)) as server:
        guest = server.guest()
        while guest.get(f"/api/tables/{table}/record").status_code != 404:
            server.in_house(lambda house: house._tables.clear())


def test_a_table_that_goes_while_it_is_read_is_simply_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = shelve(TESTS / "records" / "canardage" / "draw.jsonl", tmp_path)
    with serving(tmp_path) as server:
        storage = server.house.storage
        read = storage.rows

        async def too_late(of: str) -> Any:
            await storage.remove(of)
            return await read(of)

        monkeypatch.setattr(storage, "rows", too_late)
        assert server.guest().get(f"/api/tables/{table}/record").status_code == 404


def test_a_table_without_seats_has_been_removed(tmp_path: Path) -> None:
    table = shelve(TESTS / "records" / "canardage" / "draw.jsonl", tmp_path)
    databases.execute(tmp_path, "DELETE FROM seats")
    with serving(tmp_path) as server:
        assert server.guest().get(f"/api/tables/{table}/record").status_code == 404
        assert server.in_house(lambda house: house.storage.tables(None, None, None, 10)) == []
