"""“Forget me”: the person goes from every table of the database, and everybody else's games stay whole."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server import databases
from tests.server.authenticator import Authenticator
from tests.server.slowly import HOUR, THREE_DAYS, Slowly, again, in_step, turn
from tests.server.test_accounts import HERE, ask, make
from tests.server.visitors import Guest, Hours, Page, Server, play_on, serving, two_players
from webfoot.server.storage.protocol import StorageTrouble

pytestmark = pytest.mark.usefixtures("each_database")

NAME = "Annabella"


def named(guest: Guest, name: str = NAME) -> Guest:
    assert guest.ask("PUT", "/api/me", json={"name": name, "language": "fr"}).status_code == 200
    return guest


def forget(guest: Guest, name: str = NAME) -> httpx.Response:
    return guest.ask("POST", "/api/me/forget", json={"name": name})


def found(folder: Path, *texts: str) -> list[str]:
    """Every column of the database in which one of these texts is found."""
    columns = databases.columns(folder)
    assert len(columns) > 80
    return [
        f"{table}.{column}"
        for table, column, shown in columns
        for text in texts
        if databases.execute(folder, f"SELECT 1 FROM {table} WHERE replace({shown}, ?, '') <> {shown} LIMIT 1", text)
    ]


def finished(first: Page, second: Page) -> str:
    play_on(first, second)
    table = first.info["id"]
    assert isinstance(table, str)
    return table


def seats_of(guest: Guest, table: str) -> Any:
    games = guest.get("/api/me/history").json()["games"]
    return next(game["seats"] for game in games if game["table"] == table)


def test_nothing_in_the_database_names_the_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, hooks_anywhere=True) as server:
        slowly = Slowly(server, monkeypatch)
        first, second = two_players(server)
        anna, friend = named(first.guest), second.guest
        assert first.do("say", text="hello") is None
        finished(first, second)
        # Everything else that can be known of somebody.
        assert make(anna, Authenticator(HERE)).status_code == 200
        assert ask(anna, "/api/me/codes").status_code == 200
        assert anna.ask("POST", "/api/me/recovery", json={}).status_code == 200
        assert anna.ask("POST", "/api/me/holiday", json={"days": 2}).status_code == 200
        quiet = {"begin": 0, "end": 60, "zone": "Europe/Rome"}
        assert anna.ask("PUT", "/api/me/quiet", json={"quiet": quiet}).status_code == 200
        hook = {"kind": "hook", "target": {"url": "https://example.org/annabella"}, "table": None}
        assert anna.ask("POST", "/api/me/calls", json=hook).status_code == 200
        anna.create("me", "bot", start=True)
        anna.create("me", "open")
        # Tables of others: muted, removed, and voting.
        theirs = friend.create("me", "open")
        host, visitor = friend.page(theirs), anna.page(theirs)
        assert visitor.do("sit", seat=1) is None
        assert host.do("mute", guest=anna.id, on=True) is None
        assert host.do("remove", seat=1) is None
        guests = [friend, anna, server.guest()]
        table = friend.create("me", "open", "open", slow={**THREE_DAYS, "then": "vote"})
        pages = [guest.page(table) for guest in guests]
        for seat in (1, 2):
            assert pages[seat].do("sit", seat=seat) is None
        assert pages[0].do("start") is None
        in_step(*pages)
        assert pages[1].do("auto-pass", on=True) is None
        while turn(pages)[0] is pages[1]:
            assert pages[1].play() is None
        late = turn(pages)[0].seat
        slowly.later(72 * HOUR)
        assert pages[1].do("vote", seat=late, verdict="wait") is None
        signed = ask(anna, "/api/me/sign-out-elsewhere")
        anna.cookie = signed.headers["set-cookie"].split(";")[0]
        before = found(tmp_path, anna.id, NAME, "annabella")
        columns = "guests.name seats.guest tables.host tables.manners tables.slow chat.name commands.key moves.key"
        for column in f"{columns} ways.target passkeys.guest holidays.guest signed_out.guest".split():
            assert column in before
        answer = forget(anna)
        assert answer.status_code == 200, answer.text
        assert found(tmp_path, anna.id, NAME, "annabella") == []
        # Nor is it written again by a table in memory.
        assert pages[0].do("say", text="where is she?") is None
        assert host.do("set-spectators", spectators="none") is None
        slowly.later(72 * HOUR)
        assert found(tmp_path, anna.id, NAME) == []


def shown(guest: Guest, table: str) -> list[Any]:
    """What is shown of a finished game, besides who played."""
    replay = guest.get(f"/api/tables/{table}/replay").json()["moments"]
    return [replay, *(guest.get(f"/api/tables/{table}/{what}").content for what in ("record", "outcome"))]


def test_the_finished_games_of_others_stay_whole(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        first, second = two_players(server)
        anna, friend = named(first.guest), second.guest
        table = finished(first, second)
        kept = shown(friend, table)
        before = seats_of(friend, table)
        assert before[0]["name"] == NAME
        assert forget(anna).status_code == 200
        assert second.hear("table")["table"]["seats"][0]["name"] is None
        assert seats_of(friend, table) == [{**before[0], "name": None}, before[1]]
        assert shown(friend, table) == kept
    with serving(tmp_path) as server:
        friend.server = server
        assert seats_of(friend, table)[0] == {**before[0], "name": None}
        page = friend.page(table)
        assert page.info["host"], "the role of the host is passed on"
        assert page.info["seats"][0]["kind"] == "person"


def test_a_rematch_leaves_the_seat_open(server: Server) -> None:
    first, second = two_players(server)
    finished(first, second)
    assert forget(named(first.guest)).status_code == 200
    assert second.do("rematch") is None
    page = second.guest.page(second.info["next"])
    assert (page.info["status"], [seat["kind"] for seat in page.info["seats"]]) == ("waiting", ["open", "person"])


def test_a_bot_plays_on_in_games_that_are_not_over(server: Server) -> None:
    first, second = two_players(server)
    named(first.guest)
    assert forget(first.guest).status_code == 200
    second.wait(lambda info: info["seats"][0]["kind"] == "bot")
    seat = second.info["seats"][0]
    assert (seat["name"], seat["stands_in"], second.info["host"]) == (None, False, True)
    play_on(second)
    assert second.brief["over"]


def test_a_slow_game_that_is_not_in_memory_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with again(tmp_path, monkeypatch, Hours.START) as slowly:
        pages = slowly.players()
        acting, other = turn(pages)
        named(acting.guest)
        table, seat = acting.info["id"], acting.seat
    with again(tmp_path, monkeypatch, Hours.START) as slowly:
        gone = Guest(slowly.server, acting.guest.cookie, acting.guest.id)
        assert forget(gone).status_code == 200
        friend = Guest(slowly.server, other.guest.cookie, other.guest.id)
        (mine,) = friend.get("/api/lobby").json()["mine"]
        assert (mine["id"], mine["seats"][seat or 0]["kind"]) == (table, "bot")
        assert slowly.later(0) == 1, "the bot has to be woken"
        page = friend.page(table)
        while page.brief["actors"] == [seat]:
            page.listen()


def test_a_seat_of_a_table_that_waits_is_free_again(server: Server) -> None:
    host, anna = server.guest(), named(server.guest())
    table = host.create("me", "open", listed=True)
    page, guest = host.page(table), anna.page(table)
    assert guest.do("sit", seat=1) is None
    assert forget(anna).status_code == 200
    page.wait(lambda info: info["seats"][1]["kind"] == "open")


def test_tables_at_which_nobody_else_sat_are_gone(server: Server) -> None:
    anna = named(server.guest())
    over = anna.create("bot", "bot", start=True)
    waits = anna.create("me", "open", listed=True)
    watcher = server.guest().page(waits)
    assert forget(anna).status_code == 200
    assert watcher.hear("dismissed")["table"] == waits
    for table in (over, waits):
        assert server.guest().page().do("watch", table=table) == "no-such-table"
    assert server.guest().get("/api/lobby").json()["tables"] == []


def test_no_cookie_is_good_any_more_and_the_browser_is_somebody_else(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = named(server.guest())
        open_page = anna.page()
        code = anna.ask("POST", "/api/me/handover", json={"settings": {}}).json()["code"]
        answer = forget(anna)
        me = answer.json()
        assert me["id"] != anna.id
        assert me["name"] != NAME
        fresh = Guest(server, answer.headers["set-cookie"].split(";")[0], me["id"])
        assert fresh.get("/api/me").json()["id"] == me["id"]
        with pytest.raises(WebSocketDisconnect) as closed:
            open_page.hear("nothing more")
        assert closed.value.code == 4401
        assert server.guest().ask("POST", "/api/arrival", json={"key": code}).status_code == 404
    with serving(tmp_path) as server:
        anna.server = server
        assert anna.get("/api/me").json()["id"] != anna.id, "nor after a restart"


def test_if_it_could_not_be_written_it_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        first, second = two_players(server)
        anna = named(first.guest)
        finished(first, second)

        async def fails(*_: object) -> list[str]:
            raise StorageTrouble("disk full")

        with monkeypatch.context() as broken:
            broken.setattr(server.house.storage, "forget_guest", fails)
            assert forget(anna).status_code == 503
        assert anna.get("/api/me").json()["name"] == NAME
        assert forget(anna).status_code == 200
        assert found(tmp_path, anna.id, NAME) == []


@pytest.mark.parametrize("body", [{}, {"name": 3}, {"name": None}, {"name": "x" * 101}, [], "Anna"])
def test_what_is_no_wish_is_refused(server: Server, body: Any) -> None:
    answer = named(server.guest()).ask("POST", "/api/me/forget", json=body)
    assert (answer.status_code, answer.json()["problem"]) == (400, "malformed")


def test_nobody_is_forgotten_by_mistake(server: Server) -> None:
    anna = named(server.guest())
    answer = forget(anna, "Anna")
    assert (answer.status_code, answer.json()["problem"]) == (400, "wrong-name")
    assert anna.get("/api/me").json()["name"] == NAME
    stranger = server.client.post("/api/me/forget", json={"name": NAME}, headers={"cookie": ""})
    assert (stranger.status_code, stranger.json()["problem"]) == (401, "no-guest")
