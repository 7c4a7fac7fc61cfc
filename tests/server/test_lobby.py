"""The lobby: told once for all, only what has changed, page by page, and without tables that are old."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.visitors import Guest, Page, Server, serving, two_players
from webfoot.server import lobby as lobby_module
from webfoot.server import upkeep
from webfoot.server.house import House


class Seen:
    """What a page makes of the messages."""

    def __init__(self, page: Page, **more: Any) -> None:
        self.page = page
        assert page.do("watch-lobby", **more) is None
        whole = page.messages("lobby")[-1]
        self.tables = {table["id"]: table for table in whole["tables"]}
        self.mine = whole["mine"]
        self.more = whole["more"]

    def hear(self) -> Any:
        message = self.page.listen()
        if message["type"] == "lobby-changed":
            self.tables |= {table["id"]: table for table in message["tables"]}
            for gone in message["gone"]:
                del self.tables[gone]
            self.more = message["more"]
        if message["type"] == "lobby-own":
            self.mine = message["mine"]
        return message

    def until(self, true: Any) -> None:
        while not true(self):
            self.hear()


def test_only_what_has_changed_is_told_and_to_all_the_same(server: Server) -> None:
    host = server.guest()
    tables = [host.create("me", "open", listed=True) for _ in range(10)]
    watchers = [Seen(server.guest().page()) for _ in range(3)]
    whole = len(watchers[0].page.texts("lobby")[0])
    sitting = server.guest().page(tables[4])
    assert sitting.do("sit", seat=1) is None
    for seen in watchers:
        seen.until(lambda seen: seen.tables[tables[4]]["seats"][1]["kind"] == "person")
    told = [seen.page.texts("lobby-changed")[-1] for seen in watchers]
    assert len(set(told)) == 1
    assert len(told[0]) * 4 < whole
    assert [table["id"] for table in json.loads(told[0])["tables"]] == [tables[4]]


def test_a_table_is_encoded_once_for_all_who_watch(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table = server.guest().create("open", "open", listed=True)
    asked: list[str] = []
    info = House.info

    def noticing(self: House, details: Any, guest: str) -> Any:
        asked.append(guest)
        return info(self, details, guest)

    monkeypatch.setattr(House, "info", noticing)
    watchers = [Seen(server.guest().page()) for _ in range(8)]
    assert asked.count("") == 1
    sitting = server.guest().page(table)
    assert sitting.do("sit", seat=0) is None
    for seen in watchers:
        seen.until(lambda seen: seen.tables[table]["seats"][0]["kind"] == "person")
    # Once for each change (somebody comes, and sits down), however many watch.
    assert asked.count("") <= 3


def test_a_guest_is_told_of_own_tables_and_a_stranger_is_not(server: Server) -> None:
    host = server.guest()
    mine, theirs = Seen(host.page()), Seen(server.guest().page())
    hidden = host.create("me", "link")
    mine.until(lambda seen: [table["id"] for table in seen.mine] == [hidden])
    assert mine.mine[0]["host"]
    assert mine.mine[0]["links"]
    shown = host.create("me", "link", listed=True)
    for seen in (mine, theirs):
        seen.until(lambda seen: list(seen.tables) == [shown])
    mine.until(lambda seen: [table["id"] for table in seen.mine] == [shown, hidden])
    # What all are told is what a stranger may know.
    assert not theirs.page.messages("lobby-own")
    assert all("/s/" not in text for text in theirs.page.heard + mine.page.texts("lobby-changed"))
    page = host.page(hidden)
    assert page.do("set-seat", seat=1, kind="bot") is None
    mine.until(lambda seen: seen.mine[1]["seats"][1]["kind"] == "bot")


def test_a_table_that_lets_nobody_watch_is_shown_to_its_people_alone(server: Server) -> None:
    first, second = two_players(server, listed=True)
    table = first.info["id"]
    stranger, player = Seen(server.guest().page()), Seen(second.guest.page())
    assert list(stranger.tables) == list(player.tables) == [table]
    assert first.do("set-spectators", spectators="none") is None
    for seen in (stranger, player):
        seen.until(lambda seen: not seen.tables)
    player.until(lambda seen: [(one["id"], one["spectators"]) for one in seen.mine] == [(table, "none")])
    assert stranger.mine == []
    assert first.do("set-spectators", spectators="watch") is None
    stranger.until(lambda seen: list(seen.tables) == [table])


def test_the_list_has_pages(server: Server) -> None:
    host = server.guest()
    tables = [host.create("me", "open", listed=True) for _ in range(lobby_module.PAGE + 2)][::-1]
    one, two = Seen(server.guest().page()), Seen(server.guest().page(), pages=2)
    assert (list(one.tables), one.more) == (tables[:-2], True)
    assert (list(two.tables), two.more) == (tables, False)
    # One more: the last of the page leaves it.
    newest = host.create("me", "open", listed=True)
    one.until(lambda seen: newest in seen.tables)
    assert tables[-3] not in one.tables
    assert len(one.tables) == lobby_module.PAGE
    two.until(lambda seen: newest in seen.tables)
    assert len(two.tables) == lobby_module.PAGE + 3
    # The same page may ask for more.
    more = Seen(one.page, pages=2)
    whole = server.guest().get("/api/lobby?pages=2").json()["tables"]
    assert list(more.tables) == [table["id"] for table in whole]


@pytest.mark.parametrize("pages", ["0", "21", "many"])
def test_pages_that_cannot_be(server: Server, pages: str) -> None:
    answer = server.guest().get(f"/api/lobby?pages={pages}")
    assert (answer.status_code, answer.json()["problem"]) == (400, "malformed")
    page = server.guest().page()
    page.session.send_text(
        '{"do":"watch-lobby","key":"12345678","pages":' + (pages if pages != "many" else '"x"') + "}"
    )
    assert page.listen()["type"] == "malformed"


def test_a_table_that_is_over_or_abandoned_leaves_the_list(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    host = server.guest()
    left = host.create("me", "open", listed=True)
    seen = Seen(server.guest().page())
    assert list(seen.tables) == [left]
    now = server.house.wall()
    monkeypatch.setattr(server.house, "wall", lambda: now + lobby_module.ABANDONED_MS + 1)
    server.in_house(upkeep.sweep)
    seen.until(lambda seen: not seen.tables)


def test_old_unfinished_tables_leave_the_lobby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        host = server.guest()
        old = host.create("me", "open")
        now = server.house.wall()
        monkeypatch.setattr(server.house, "wall", lambda: now + lobby_module.SPAN_MS + 1)
        server.in_house(upkeep.sweep)
        assert host.get("/api/lobby").json()["mine"] == []
        # It is not listed any more; who has its address can go on.
        assert host.page(old).info["id"] == old
        monkeypatch.setattr(lobby_module, "SIZE", 2)
        new = [host.create("me", "open") for _ in range(3)]
        server.in_house(upkeep.sweep)
        assert [table["id"] for table in host.get("/api/lobby").json()["mine"]] == new[:0:-1]


def test_one_s_own_tables_say_whose_move_they_wait_for(server: Server) -> None:
    first, second = two_players(server)
    turn = first.brief["actors"][0]
    player, other = (first, second) if turn == first.seat else (second, first)
    watching = player.guest.page()
    assert watching.do("watch-lobby") is None
    assert watching.messages("lobby")[-1]["mine"][0]["acting"] == [turn]
    while player.brief["moves"]:
        assert player.play() is None
        assert player.do("watch", table=player.info["id"]) is None
    told = watching.hear("lobby-own", lambda message: message["mine"][0]["acting"] == [other.seat])
    assert told["mine"][0]["acting"] == [other.seat]


def test_a_game_that_is_played_stays_with_its_players_however_old_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def own(guest: Any) -> list[str]:
        return [table["id"] for table in guest.get("/api/lobby").json()["mine"]]

    monkeypatch.setattr(lobby_module, "SIZE", 1)
    with serving(tmp_path) as server:
        first, second = two_players(server)
        table, players = first.info["id"], (first.guest, second.guest)
        waiting = [server.guest().create("me", "open") for _ in range(2)]
        server.close_pages()
        now = server.house.wall()
        monkeypatch.setattr(server.house, "wall", lambda: now + 2 * lobby_module.SPAN_MS)
        server.in_house(upkeep.sweep)
        assert [own(player) for player in players] == [[table], [table]]
        assert server.in_house(lambda house: house.lobby.get(waiting[0])) is None
    # Nor does a restart lose it, long after.
    monkeypatch.setattr(House, "wall", lambda house: now + 2 * lobby_module.SPAN_MS)
    with serving(tmp_path) as server:
        assert [own(Guest(server, player.cookie, player.id)) for player in players] == [[table], [table]]
        player = Guest(server, players[0].cookie, players[0].id)
        new = player.create("me", "bot", start=True)
        assert own(player) == [new, table]
        # Only the newest stay where there are too many.
        monkeypatch.setattr(lobby_module, "RUNNING", 1)
        server.in_house(upkeep.sweep)
        assert own(player) == [new]


def test_a_table_is_the_own_one_of_those_who_sit_there_now(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = host.create("me", "open")
    page = friend.page(table)
    for command, seat, own in (("sit", {"seat": 1}, [table]), ("leave", {}, []), ("sit", {"seat": 1}, [table])):
        assert page.do(command, None, **seat) is None
        assert [one["id"] for one in friend.get("/api/lobby").json()["mine"]] == own
