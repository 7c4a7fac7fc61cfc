"""Playing on from a moment of a finished game: the position, what is hidden in it, and who may ask for it."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.rulebook import TESTS
from tests.server.shelf import shelve
from tests.server.visitors import UNLIMITED, Guest, Page, Server, play_on, serving, two_players, unfolded
from webfoot.core.chance import seed_from
from webfoot.core.registry import game
from webfoot.core.story import checked
from webfoot.server.house import House

RECORDS = {
    "canardage": "four-players",
    "dale": "three-players",
    "duckdealer": "two-players",
    "spacedealer": "three-players-ten-minutes",
}
TABLE = "shelved-game"


@pytest.fixture(params=RECORDS)
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server at which one game of each kind has been played."""
    shelve(TESTS / "records" / request.param / f"{RECORDS[request.param]}.jsonl", tmp_path, TABLE)
    with serving(tmp_path) as running:
        # Not those with which the records were made.
        running.house.new_seed = map(seed_from, itertools.count(1000)).__next__  # type: ignore[method-assign]
        yield running


def ask(guest: Guest, table: str = TABLE, **wanted: Any) -> Any:
    return guest.ask("POST", f"/api/tables/{table}/play-on", json=wanted)


def replay(server: Server, seat: int) -> list[Any]:
    return unfolded(server.guest().get(f"/api/tables/{TABLE}/replay?seat={seat}").json())


def middle(moments: list[Any]) -> Any:
    """A moment in the middle of a game."""
    return moments[len(moments) // 2]


def seated(server: Server, knows: int | None, seq: int) -> list[Page]:
    """People on all seats of a table that goes on from there."""
    host = server.guest()
    count = len(replay(server, 0)[0]["brief"]["scores"])
    answer = ask(host, seq=seq, knows=knows, seats=[{"kind": "me"}, *[{"kind": "open"}] * (count - 1)])
    assert answer.status_code == 200, answer.text
    table = answer.json()["table"]
    pages = [host.page(table)]
    for seat in range(1, count):
        pages.append(server.guest().page(table))
        assert pages[-1].do("sit", seat=seat) is None
    assert pages[0].do("start") is None
    for page in pages:
        page.catch_up(1)
    return pages


def state(server: Server, table: str) -> Any:
    async def found(house: House) -> Any:
        play = (await house.table(table)).play
        assert play is not None
        return play.match.state_at(0)

    return server.in_house(found)


def test_with_the_same_cards_every_seat_sees_what_it_saw_then(server: Server) -> None:
    moment = middle(replay(server, 0))
    pages = seated(server, None, moment["step"]["seq"])
    for seat, page in enumerate(pages):
        assert page.brief == middle(replay(server, seat))["brief"]
    origin = {"table": TABLE, "seq": moment["step"]["seq"], "at": moment["step"]["at"], "knows": None}
    assert pages[0].info["origin"] == origin
    assert pages[0].info["listed"] is False
    assert server.guest().get("/api/lobby").json()["tables"] == []


def test_what_one_seat_did_not_know_is_redrawn(server: Server) -> None:
    moments = replay(server, 1)
    moment = middle(moments)
    pages = seated(server, 1, moment["step"]["seq"])
    assert pages[1].brief == moment["brief"]
    assert pages[0].info["origin"]["knows"] == 1
    # Another table from the same moment has other cards where something is hidden; the seat sees the same.
    others = seated(server, 1, moment["step"]["seq"])
    assert others[1].brief == moment["brief"]
    tables = [one[0].info["id"] for one in (pages, others)]
    hidden = state(server, tables[0]).dump() != state(server, tables[1]).dump()
    assert hidden == (pages[0].info["game"] != "duckdealer"), "only Duck Dealer hides nothing"


def test_the_game_goes_on_ends_and_its_record_can_be_checked(server: Server, tmp_path: Path) -> None:
    moment = middle(replay(server, 0))
    pages = seated(server, 0, moment["step"]["seq"])
    table = pages[0].info["id"]
    commitment = pages[0].info["commitment"]
    for page in pages[1:]:
        assert page.do("resign") is None
    pages[0].wait(lambda info: info["status"] == "over")
    seed = pages[0].info["seed"]
    old = server.guest().page(TABLE).info
    assert seed != old["seed"]
    assert commitment != old["commitment"], "the old seed is public and would tell every shuffle"
    record = pages[0].guest.get(f"/api/tables/{table}/record").content
    assert "position" in json.loads(record.splitlines()[0])
    assert checked(record).seed.hex() == seed
    first = unfolded(pages[0].guest.get(f"/api/tables/{table}/replay?seat=0").json())[0]
    assert first["brief"] == moment["brief"]
    assert first["step"]["at"] == moment["step"]["at"]


def test_it_is_the_same_after_a_restart(tmp_path: Path) -> None:
    shelve(TESTS / "records" / "spacedealer" / "three-players-ten-minutes.jsonl", tmp_path, TABLE)
    with serving(tmp_path) as server:
        pages = seated(server, 2, middle(replay(server, 2))["step"]["seq"])
        table, origin = pages[0].info["id"], pages[0].info["origin"]
        began = state(server, table).dump()
    with serving(tmp_path) as server:
        page = Guest(server, pages[2].guest.cookie, pages[2].guest.id).page(table)
        assert page.info["origin"] == origin
        assert state(server, table).dump() == began
        assert page.clock["stopped"] >= origin["at"], "game time goes on from the moment"


def test_bots_play_on_at_once(tmp_path: Path) -> None:
    shelve(TESTS / "records" / "canardage" / "four-players.jsonl", tmp_path, TABLE)
    with serving(tmp_path) as server:
        guest = server.guest()
        seats = [{"kind": "bot"}, {"kind": "me"}, {"kind": "bot"}, {"kind": "bot", "level": "random"}]
        seq = middle(replay(server, 1))["step"]["seq"]
        page = guest.page(ask(guest, seq=seq, knows=1, seats=seats).json()["table"])
        assert page.seat == 1
        play_on(page)
        assert page.brief["over"] is True
        assert page.do("rematch") is None
        page.wait(lambda info: info["next"] is not None)
        assert guest.page(page.info["next"]).info["origin"] is None, "another game, from the beginning"


def test_an_instant_between_two_moves_of_a_timed_game(tmp_path: Path) -> None:
    shelve(TESTS / "records" / "spacedealer" / "three-players-ten-minutes.jsonl", tmp_path, TABLE)
    with serving(tmp_path) as server:
        moments = replay(server, 0)
        steps = [moment["step"] for moment in moments]
        before, after = next(
            (one, two)
            for one, two in itertools.pairwise(steps[20:])
            if two["kind"] == "tick" and two["at"] > one["at"] + 200
        )
        guest, seats = server.guest(), [{"kind": "link"}] * 3
        for at, code in (
            (before["at"] - 1, 404),
            (after["at"] + 1, 404),
            (before["at"] + 100, 200),
            (after["at"], 200),
        ):
            answer = ask(guest, seq=before["seq"], at=at, knows=None, seats=seats)
            assert answer.status_code == code, answer.text
            if code == 200:
                origin = guest.page(answer.json()["table"]).info["origin"]
                # What happens at the instant of the next row has not happened yet.
                assert origin["at"] == min(at, after["at"] - 1)


@pytest.mark.parametrize(
    ("wrong", "code", "problem"),
    [
        ({"seq": 0}, 400, "malformed"),
        ({"seq": "one"}, 400, "malformed"),
        ({"seq": 10**9}, 404, "no-such-moment"),
        ({"seats": []}, 400, "malformed"),
        ({"seats": [{"kind": "me"}]}, 400, "no-such-seat"),
        ({"seats": [{"kind": "me"}] * 4}, 400, "malformed"),
        ({"seats": [{"kind": "bot", "level": "genius"}] * 4}, 400, "unknown-bot"),
        ({"knows": 4}, 400, "no-such-seat"),
        ({"knows": -1}, 400, "malformed"),
        ({"at": -1}, 400, "malformed"),
        ({"cards": "mine"}, 400, "malformed"),
    ],
)
def test_bad_input_gets_a_clear_answer(tmp_path: Path, wrong: Any, code: int, problem: str) -> None:
    shelve(TESTS / "records" / "canardage" / "four-players.jsonl", tmp_path, TABLE)
    with serving(tmp_path) as server:
        answer = ask(server.guest(), **{"seq": 9, "knows": None, "seats": [{"kind": "link"}] * 4, **wrong})
        assert (answer.status_code, answer.json()["problem"]) == (code, problem)


def test_not_from_the_end_nor_from_what_was_undone_nor_from_a_game_that_goes_on(tmp_path: Path) -> None:
    shelve(TESTS / "records" / "canardage" / "four-players.jsonl", tmp_path, TABLE)
    with serving(tmp_path) as server:
        last = replay(server, 0)[-1]["step"]["seq"]
        answer = ask(server.guest(), seq=last, knows=None, seats=[{"kind": "link"}] * 4)
        assert (answer.status_code, answer.json()["problem"]) == (409, "moment-is-the-end")
        first, second = two_players(server, game="duckdealer")
        table = first.info["id"]
        seats = [{"kind": "link"}] * 2
        assert ask(first.guest, table, seq=1, knows=None, seats=seats).json()["problem"] == "not-over"
        assert ask(first.guest, "nowhere", seq=1, knows=None, seats=seats).json()["problem"] == "no-such-table"
        pages = [first, second]
        undone = None
        while undone is None:
            page = next(one for one in pages if one.brief["moves"])
            assert page.play() is None
            if page.can_undo:
                undone = page.seq
                assert page.do("undo", seq=undone) is None
            for one in pages:
                one.catch_up(page.seq)
        assert first.do("resign") is None
        assert ask(first.guest, table, seq=undone, knows=None, seats=seats).json()["problem"] == "no-such-moment"
        assert ask(first.guest, table, seq=undone - 1, knows=None, seats=seats).status_code == 200


def test_new_tables_are_limited(tmp_path: Path) -> None:
    shelve(TESTS / "records" / "canardage" / "four-players.jsonl", tmp_path, TABLE)
    with serving(tmp_path, limits=replace(UNLIMITED, tables_of_a_guest=(1, 1e-6))) as server:
        guest = server.guest()
        wanted: dict[str, Any] = {"seq": 9, "knows": None, "seats": [{"kind": "link"}] * 4}
        assert [ask(guest, **wanted).status_code for _ in range(2)] == [200, 429]
    with serving(tmp_path, limits=replace(UNLIMITED, bot_tables_of_a_guest=0)) as server:
        wanted["seats"] = [{"kind": "bot"}] * 4
        assert ask(server.guest(), **wanted).json()["problem"] == "too-many-bots"


def test_where_the_host_let_nobody_watch_the_finished_game_is_as_open_as_its_replay(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        first, second = two_players(server)
        table = first.info["id"]
        assert first.do("set-spectators", spectators="none") is None
        wanted: dict[str, Any] = {"seq": 1, "knows": None, "seats": [{"kind": "link"}] * 2}
        stranger = server.guest()
        assert ask(stranger, table, **wanted).json()["problem"] == "not-over"
        assert second.do("resign") is None
        assert stranger.get(f"/api/tables/{table}/replay").status_code == 200
        created = ask(stranger, table, **wanted).json()["table"]
        assert stranger.page(created).info["spectators"] == "talk"


def test_the_options_stay_those_of_the_game_whatever_the_administrator_has_now(tmp_path: Path) -> None:
    shelve(TESTS / "records" / "duckdealer" / "mixed-mines.jsonl", tmp_path, TABLE)
    with serving(tmp_path) as server:
        options = server.guest().page(TABLE).info["options"]
        assert options != game("duckdealer").options_type()
        guest = server.guest()
        seats = [{"kind": "link"}] * len(replay(server, 0)[0]["brief"]["scores"])
        server.house.game_data["duckdealer"] = "not what was played"
        answer = ask(guest, seq=9, knows=None, seats=seats)
        assert guest.page(answer.json()["table"]).info["options"] == options
