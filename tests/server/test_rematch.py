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


# a series


def test_a_series_counts_the_games_of_the_same_people(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        one, other = two_players(server)
        assert one.info["series"] is None
        one, other = again(one, other)
        seat = other.seat or 0
        assert other.info["series"] == {"games": 1, "wins": [int(place == seat) for place in (0, 1)]}
        one, other = again(one, other)
        assert other.info["series"] == {"games": 2, "wins": [2 * (place == seat) for place in (0, 1)]}
        other, one = again(other, one)
        assert one.info["series"] == {"games": 3, "wins": [1 + (place == seat) for place in (0, 1)]}
        table = one.info["id"]
    with serving(tmp_path) as server:
        page = Guest(server, one.guest.cookie, one.guest.id).page(table)
        assert page.info["series"]["games"] == 3, "it is known after a restart"


def test_if_somebody_else_sits_down_it_is_another_series(server: Server) -> None:
    one, other = two_players(server)
    assert one.do("resign") is None
    other.wait(lambda info: info["status"] == "over")
    assert other.do("rematch") is None
    first, second = one.guest.page(other.info["next"]), other.guest.page(other.info["next"])
    assert second.info["series"] is not None
    assert first.do("leave") is None
    second.wait(lambda info: info["seats"][0]["kind"] == "open")
    assert second.info["series"] is None
    stranger = server.guest().page(other.info["next"])
    assert stranger.do("sit", seat=0) is None
    assert stranger.info["series"] is None
    assert stranger.do("leave") is None
    assert first.do("sit", seat=0) is None
    assert second.do("watch", table=second.info["id"]) is None
    assert second.info["series"] == {"games": 1, "wins": [0, 1]}, "who comes back is in it again"
