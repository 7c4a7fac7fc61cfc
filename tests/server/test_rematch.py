"""Another game at a new table: the rules say who begins it (Dale of Merchants 2: D-013)."""

from __future__ import annotations

from pathlib import Path

from tests.server.visitors import Guest, Page, Server, serving, two_players


def again(loser: Page, other: Page) -> tuple[Page, Page]:
    """One gives up, and they play once more."""
    assert loser.do("resign") is None
    other.wait(lambda info: info["status"] == "over")
    assert other.do("rematch") is None
    following = other.info["next"]
    first, second = loser.guest.page(following), other.guest.page(following)
    assert second.do("start") is None
    first.catch_up(1)
    return first, second


def test_the_loser_begins_the_rematch(server: Server) -> None:
    one, other = two_players(server, game="dale")
    for _ in range(6):
        one, other = again(one, other)
        assert one.brief["view"]["turn"] == one.seat
        one, other = other, one


def test_the_winner_does_not_begin_however_often(server: Server) -> None:
    one, other = two_players(server, game="dale")
    for _ in range(6):
        one, other = again(one, other)
        assert one.brief["view"]["turn"] == one.seat


def test_who_had_lost_is_nobodys_choice_and_makes_no_other_edition(server: Server) -> None:
    one, _ = again(*two_players(server, game="dale"))
    assert "losers" not in one.info["options"]
    assert one.info["edition"] is False
    seats = [{"kind": "me"}, {"kind": "open"}]
    answer = server.guest().ask(
        "POST", "/api/tables", json={"game": "dale", "seats": seats, "options": {"losers": "1"}}
    )
    assert answer.json()["reason"] == {"rule": "option-by-host", "values": {"option": "losers"}}


def test_it_is_known_after_a_restart(tmp_path: Path) -> None:
    waiting = []
    with serving(tmp_path) as server:
        for _ in range(5):
            one, other = two_players(server, game="dale")
            assert one.do("resign") is None
            other.wait(lambda info: info["status"] == "over")
            assert other.do("rematch") is None
            waiting.append((other.guest, other.info["next"]))
    with serving(tmp_path) as server:
        for host, table in waiting:
            page = Guest(server, host.cookie, host.id).page(table)
            assert page.do("start") is None
            assert page.brief["view"]["turn"] == 0
