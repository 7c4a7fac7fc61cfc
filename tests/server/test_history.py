"""What the server remembers of a guest: finished games, figures, and everything as a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.rulebook import TESTS
from tests.server import databases
from tests.server.shelf import shelve
from tests.server.visitors import Guest, Server, play_on, serving, two_players
from webfoot.server import history, upkeep
from webfoot.server.history import place_of
from webfoot.server.settings import Retention
from webfoot.server.storage.protocol import Result

pytestmark = pytest.mark.usefixtures("each_database")


def history_of(guest: Guest, query: str = "") -> Any:
    answer = guest.get(f"/api/me/history{query}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def named(guest: Guest, name: str) -> Guest:
    assert guest.ask("PUT", "/api/me", json={"name": name, "language": "en"}).status_code == 200
    return guest


def test_a_finished_game_is_remembered_with_people_and_result(server: Server) -> None:
    first, second = two_players(server)
    named(first.guest, "Anna")
    named(second.guest, "Bruno")
    play_on(first, second)
    end = first.brief
    mine, theirs = history_of(first.guest), history_of(second.guest)
    (game,) = mine["games"]
    assert (game["table"], game["game"]) == (first.info["id"], "canardage")
    assert [seat["name"] for seat in game["seats"]] == ["Anna", "Bruno"]
    assert [seat["you"] for seat in game["seats"]] == [True, False]
    assert [seat["score"] for seat in game["seats"]] == end["scores"]
    assert [seat["place"] == 1 for seat in game["seats"]] == [seat in end["winners"] for seat in (0, 1)]
    assert abs(game["ended"] - server.house.wall()) < 3_600_000
    assert game["length"] >= 0
    assert [seat["you"] for seat in theirs["games"][0]["seats"]] == [False, True]
    (figures,) = mine["figures"]
    assert (figures["game"], figures["games"], figures["counted"]) == ("canardage", 1, 1)
    assert figures["wins"] == (0 in end["winners"])
    assert figures["mean_score"] == end["scores"][0]
    assert (figures["longest"], figures["longest_table"]) == (game["length"], game["table"])
    # Its replay is where the history says.
    assert first.guest.get(f"/api/tables/{game['table']}/replay").status_code == 200


def test_only_one_s_own_finished_games_are_remembered(server: Server) -> None:
    first, _ = two_players(server)
    stranger = server.guest()
    assert history_of(stranger) == {"games": [], "figures": [], "more": False}
    assert history_of(first.guest)["games"] == []
    # Watching a game is not playing it.
    watched = stranger.page(first.info["id"])
    assert watched.do("say", text="hello") is None
    assert history_of(stranger)["games"] == []


def test_a_game_that_was_resigned_is_remembered_too(server: Server) -> None:
    first, second = two_players(server)
    assert second.do("resign") is None
    (game,) = history_of(second.guest)["games"]
    assert [(seat["resigned"], seat["place"]) for seat in game["seats"]] == [(False, 1), (True, 2)]
    assert history_of(first.guest)["figures"][0]["wins"] == 1


@pytest.mark.parametrize(
    ("winners", "scores", "places"),
    [
        ([0], [9, 4, 6], [1, 3, 2]),
        ([0, 2], [9, 4, 4], [1, 3, 1]),
        ([1], [9, 4, 4], [2, 1, 3]),
        ([], [5, 5, 2], [1, 1, 3]),
        ([2], [3, 3, 3], [2, 2, 1]),
    ],
)
def test_places(winners: list[int], scores: list[int], places: list[int]) -> None:
    result = Result(0, 0, winners, scores)
    assert [place_of(result, seat) for seat in range(3)] == places


def finish(server: Server, host: Guest, games: int) -> list[str]:
    """So many games that one guest wins at once, since the other resigns."""
    tables = []
    for _ in range(games):
        other = server.guest()
        table = host.create("me", "open")
        first, second = host.page(table), other.page(table)
        assert second.do("sit", seat=1) is None
        assert first.do("start") is None
        assert second.do("resign") is None
        tables.append(table)
    return tables


def test_the_list_has_pages_and_the_figures_count_all(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "PAGE", 2)
    host = server.guest()
    tables = finish(server, host, 3)
    one, two = history_of(host), history_of(host, "?pages=2")
    assert ([game["table"] for game in one["games"]], one["more"]) == (tables[:0:-1], True)
    assert ([game["table"] for game in two["games"]], two["more"]) == (tables[::-1], False)
    for said in (one, two):
        assert (said["figures"][0]["games"], said["figures"][0]["wins"]) == (3, 3)
        assert said["figures"][0]["places"] == [3]


@pytest.mark.parametrize("pages", ["0", "-1", "101", "many"])
def test_bad_pages_are_refused(server: Server, pages: str) -> None:
    answer = server.guest().get(f"/api/me/history?pages={pages}")
    assert (answer.status_code, answer.json()["problem"]) == (400, "malformed")


def test_games_of_before_results_were_kept_are_listed_without_one(tmp_path: Path) -> None:
    table = shelve(TESTS / "records" / "canardage" / "draw.jsonl", tmp_path)
    with serving(tmp_path) as server:
        guest = server.guest()
    databases.execute(tmp_path, "UPDATE seats SET kind = 'person', guest = ? WHERE seat = 0", guest.id)
    with serving(tmp_path) as server:
        said = history_of(Guest(server, guest.cookie, guest.id))
    (game,), (figures,) = said["games"], said["figures"]
    assert (game["table"], game["length"], game["seats"][0]["place"]) == (table, None, None)
    assert (figures["games"], figures["counted"], figures["mean_score"]) == (1, 0, None)


def test_results_survive_a_restart_and_go_with_their_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        host = server.guest()
        finish(server, host, 1)
        before = history_of(host)
    with serving(tmp_path) as server:
        assert history_of(Guest(server, host.cookie, host.id)) == before
    with serving(tmp_path, retention=Retention(finished_days=1)) as server:
        later = server.house.wall() + 2 * 24 * 3_600_000
        monkeypatch.setattr(server.house, "wall", lambda: later)
        server.in_house(upkeep.forget)
        assert history_of(Guest(server, host.cookie, host.id))["games"] == []
    assert databases.execute(tmp_path, "SELECT count(*) FROM results") == [(0,)]


def test_everything_about_a_guest_is_one_file(server: Server) -> None:
    first, second = two_players(server)
    owner = named(first.guest, "Anna")
    assert first.do("say", text="hello") is None
    assert second.do("say", text="good luck") is None
    owner.ask("POST", "/api/me/recovery", json={})
    (won,) = finish(server, owner, 1)
    answer = owner.get("/api/me/export")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == 'attachment; filename="webfoot.json"'
    whole = answer.json()
    assert whole["me"] == {"id": owner.id, "name": "Anna", "language": "en"}
    assert whole["recovery"] > 0
    assert whole["running"] == [first.info["id"]]
    assert [game["table"] for game in whole["history"]["games"]] == [won]
    assert [(line["table"], line["text"]) for line in whole["said"]] == [(first.info["id"], "hello")]


def test_the_file_of_a_stranger_is_empty(server: Server) -> None:
    whole = server.guest().get("/api/me/export").json()
    assert (whole["recovery"], whole["running"], whole["said"], whole["history"]["games"]) == (None, [], [], [])


def test_a_study_is_found_from_the_history(server: Server) -> None:
    owner = server.guest()
    first, second = finish(server, owner, 2)
    assert [game["study"] for game in history_of(owner)["games"]] == [False, False]
    server.in_house(lambda house: house.storage.save_study(first, b"{}"))
    assert {game["table"]: game["study"] for game in history_of(owner)["games"]} == {first: True, second: False}


def test_the_export_holds_holidays_and_what_is_prepared(server: Server) -> None:
    first, _ = two_players(server)
    owner = first.guest
    assert owner.ask("POST", "/api/me/holiday", json={"days": 3}).status_code == 200
    assert first.do("set-note", text="the red one") is None
    whole = owner.get("/api/me/export").json()
    (span,) = whole["holidays"]
    assert span["ends"] - span["begins"] == 3 * 24 * 3600 * 1000
    assert whole["prepared"][first.info["id"]]["note"] == "the red one"
