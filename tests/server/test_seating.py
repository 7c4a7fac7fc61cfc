"""Before the game: setting up a table, sitting, leaving, links, starting."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.visitors import Guest, Server


def kinds(info: Any) -> list[str]:
    return [seat["kind"] for seat in info["seats"]]


def link_of(host: Guest, table: str, seat: int = 1) -> str:
    page = host.page(table)
    path = page.info["links"][str(seat)]
    assert path.startswith("/s/")
    return f"/api/links/{path.removeprefix('/s/')}"


def test_a_new_table_waits_with_the_seats_asked_for(server: Server) -> None:
    host = server.guest()
    page = host.page(host.create("me", "open", "link", "bot:thinker"))
    assert page.info["status"] == "waiting"
    assert kinds(page.info) == ["person", "open", "link", "bot"]
    assert page.info["seats"][0]["you"] is True
    assert page.info["seats"][3]["level"] == "thinker"
    assert page.info["host"] is True
    assert page.brief is None
    assert page.seq == 0
    assert page.info["seed"] is None
    assert len(page.info["commitment"]) == 64


def test_a_table_of_bots_and_me_starts_at_once_if_asked(server: Server) -> None:
    host = server.guest()
    page = host.page(host.create("me", "bot", start=True))
    assert page.info["status"] == "playing"
    assert page.brief["view"]["seat"] == 0


def test_a_table_with_an_open_seat_does_not_start_by_itself(server: Server) -> None:
    host = server.guest()
    assert host.page(host.create("me", "open", start=True)).info["status"] == "waiting"


def test_sitting_down_and_standing_up_is_told_to_everybody(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = host.create("me", "open")
    watching, page = host.page(table), friend.page(table)
    assert page.do("sit", seat=1) is None
    watching.wait(lambda info: info["seats"][1]["kind"] == "person")
    assert watching.info["seats"][1]["you"] is False
    assert watching.info["seats"][1]["online"] is True
    assert page.seat == 1
    assert page.do("leave") is None
    watching.wait(lambda info: info["seats"][1]["kind"] == "open")
    assert page.seat is None


def test_refusals_of_sitting(server: Server) -> None:
    host, friend, third = server.guest(), server.guest(), server.guest()
    table = host.create("me", "open", "link", "bot", "open")
    page, other = friend.page(table), third.page(table)
    assert page.do("sit", seat=0) == "seat-taken"
    assert page.do("sit", seat=3) == "seat-taken"
    assert page.do("sit", seat=2) == "not-your-seat"
    assert page.do("sit", seat=9) == "no-such-seat"
    assert page.do("leave") == "not-seated"
    assert page.do("sit", seat=1) is None
    assert page.do("sit", seat=4) == "already-seated"
    assert other.do("sit", seat=1) == "seat-taken"
    assert other.do("sit", seat=4, table="no-such-table-") == "no-such-table"


def test_the_host_changes_empty_seats_and_nobody_else_does(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = host.create("me", "open", "bot")
    page, other = host.page(table), friend.page(table)
    assert page.do("set-seat", seat=1, kind="link") is None
    assert list(page.info["links"]) == ["1"]
    assert page.do("set-seat", seat=2, kind="open") is None
    assert page.do("set-seat", seat=1, kind="bot", level="random") is None
    assert page.info["seats"][1] == {
        "kind": "bot",
        "name": None,
        "level": "random",
        "you": False,
        "online": False,
        "resigned": False,
        "absent": False,
        "stands_in": False,
        "yours": False,
        "host": False,
        "holiday": None,
    }
    assert page.info["links"] == {}
    assert other.do("set-seat", seat=2, kind="bot") == "not-host"
    assert page.do("set-seat", seat=0, kind="bot") == "seat-taken"
    assert page.do("set-seat", seat=7, kind="bot") == "no-such-seat"


def test_only_the_host_sees_links(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = host.create("me", "link")
    page = friend.page(table)
    assert page.info["links"] == {}
    token = link_of(host, table).removeprefix("/api/links/")
    assert all(token not in text for text in page.heard)
    assert all(token not in text for text in [friend.get("/api/lobby").text])


def test_a_link_gives_its_seat_once_and_again_to_the_same_guest(server: Server) -> None:
    host, friend, thief = server.guest(), server.guest(), server.guest()
    table = host.create("me", "link")
    link = link_of(host, table)
    for _ in range(2):
        answer = friend.ask("POST", link, json={})
        assert (answer.status_code, answer.json()) == (200, {"table": table})
    assert friend.page(table).seat == 1
    answer = thief.ask("POST", link, json={})
    assert (answer.status_code, answer.json()["problem"]) == (409, "seat-taken")
    assert thief.page(table).seat is None


def test_a_link_can_be_looked_at_without_taking_the_seat(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = host.create("me", "link")
    link = link_of(host, table)
    shown = friend.get(link).json()
    assert (shown["id"], kinds(shown), shown["links"]) == (table, ["person", "link"], {})
    assert kinds(host.page(table).info) == ["person", "link"]
    assert friend.get("/api/links/AAAAAAAAAAAAAAAAAAAAAAAA").json()["problem"] == "no-such-link"


def test_who_sits_already_cannot_take_a_second_seat_by_link(server: Server) -> None:
    host = server.guest()
    table = host.create("me", "link")
    answer = host.ask("POST", link_of(host, table), json={})
    assert (answer.status_code, answer.json()["problem"]) == (409, "already-seated")


def test_a_link_that_was_withdrawn_or_made_up_leads_nowhere(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = host.create("me", "link")
    link = link_of(host, table)
    assert host.page(table).do("set-seat", seat=1, kind="open") is None
    for dead in (link, "/api/links/AAAAAAAAAAAAAAAAAAAAAAAA"):
        answer = friend.ask("POST", dead, json={})
        assert (answer.status_code, answer.json()["problem"]) == (404, "no-such-link")


def test_who_leaves_a_linked_seat_leaves_it_to_a_new_link(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = host.create("me", "link")
    link = link_of(host, table)
    assert friend.ask("POST", link, json={}).status_code == 200
    assert friend.page(table).do("leave") is None
    assert link_of(host, table) != link
    assert friend.ask("POST", link, json={}).status_code == 404


def test_starting_needs_the_host_and_every_seat(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = host.create("me", "open")
    page, other = host.page(table), friend.page(table)
    assert page.do("start") == "seats-empty"
    assert other.do("sit", seat=1) is None
    assert other.do("start") == "not-host"
    assert page.do("play", seq=0, move={"move": "forgo"}) == "not-started"
    assert page.do("undo", seq=0) == "not-started"
    assert page.do("resign") == "not-started"
    assert page.do("rematch") == "not-over"
    assert page.do("start") is None
    assert page.info["status"] == "playing"
    assert page.seq == 1
    assert page.do("start") == "already-started"
    assert other.do("leave") == "already-started"
    assert other.do("sit", seat=1) == "already-started"


def test_the_start_is_the_first_step_and_shows_each_seat_its_own_hand(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = host.create("me", "open")
    page, other = host.page(table), friend.page(table)
    other.do("sit", seat=1)
    page.do("start")
    step = other.hear("stepped")
    assert step["step"] == {"seq": 1, "kind": "start", "seat": None, "at": 0, "events": []}
    assert other.brief["view"]["seat"] == 1
    assert len(other.brief["view"]["hand"]) == 3


@pytest.mark.parametrize("listed", [True, False])
def test_the_lobby_shows_listed_tables_to_all_and_own_tables_to_oneself(server: Server, listed: bool) -> None:
    host, stranger = server.guest(), server.guest()
    page = stranger.page()
    assert page.do("watch-lobby") is None
    table = host.create("me", "open", listed=listed)
    shown = [table] if listed else []
    for guest, own in ((host, [table]), (stranger, [])):
        lobby = guest.get("/api/lobby").json()
        assert [entry["id"] for entry in lobby["tables"]] == shown
        assert [entry["id"] for entry in lobby["mine"]] == own
    if listed:
        assert [entry["id"] for entry in page.hear("lobby-changed")["tables"]] == shown


def test_the_lobby_is_told_of_changes_until_the_page_watches_something_else(server: Server) -> None:
    host, stranger = server.guest(), server.guest()
    page = stranger.page()
    page.do("watch-lobby")
    table = host.create("me", "open", listed=True)
    page.hear("lobby-changed", lambda m: m["tables"] != [])
    sitting = server.guest().page(table)
    sitting.do("sit", seat=1)
    page.hear("lobby-changed", lambda m: m["tables"][0]["seats"][1]["kind"] == "person")
    page.do("watch", table=table)
    heard = len(page.heard)
    host.create("me", "open", listed=True)
    assert page.do("say", text="hello") is None
    assert all('"type":"lobby' not in text for text in page.heard[heard:])


def test_presence_is_shown_and_ends_with_the_last_page(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = host.create("me", "open")
    watching = host.page(table)
    first = friend.page(table)
    first.do("sit", seat=1)
    second = friend.page(table)
    watching.wait(lambda info: info["seats"][1]["online"])
    first.do("watch-lobby")
    assert watching.info["seats"][1]["online"], "one page of theirs is still there"
    second.do("watch-lobby")
    watching.wait(lambda info: not info["seats"][1]["online"])
    assert watching.info["seats"][1]["kind"] == "person", "the seat is kept"


def test_a_new_name_is_shown_at_the_table(server: Server) -> None:
    host = server.guest()
    page = host.page(host.create("me", "open"))
    answer = host.ask("PUT", "/api/me", json={"name": "  Ann \u202e Duck ", "language": "fr"})
    assert answer.json() == {"id": host.id, "name": "Ann Duck", "language": "fr"}
    page.wait(lambda info: info["seats"][0]["name"] == "Ann Duck")
    assert host.get("/api/me").json()["name"] == "Ann Duck"
