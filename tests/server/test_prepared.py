"""What players prepare off turn: a note, and a plan that may play by itself. Nobody else is told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.server import databases
from tests.server.slowly import THREE_DAYS, again, in_step, turn
from tests.server.visitors import Guest, Hours, Page, Server, host_too, serving, two_players
from tests.toys.barrows import Barrows
from webfoot.server.storage.protocol import Row
from webfoot.server.table import prepared as prepared_of
from webfoot.server.table.details import Prepared

pytestmark = pytest.mark.usefixtures("each_database")

LOAD, SELL, ROLL, DONE = {"move": "load"}, {"move": "sell", "price": 2}, {"move": "roll"}, {"move": "done"}
NOTHING = {"note": "", "moves": [], "auto": False, "changed": False}


@pytest.fixture(autouse=True)
def barrows(monkeypatch: pytest.MonkeyPatch) -> None:
    host_too(monkeypatch, Barrows())


def prepared(page: Page) -> Any:
    """What this page is told when it asks for the table."""
    in_step(page)
    return page.messages("table")[-1]["prepared"]


def plan(page: Page, *moves: Any, auto: bool = True) -> str | None:
    return page.do("keep-plan", moves=moves, auto=auto)


def rows(server: Server, page: Page) -> list[Row]:
    found: list[Row] = server.in_house(lambda house: house.storage.rows(page.info["id"]))
    return found


def two(server: Server, **more: Any) -> tuple[Page, Page]:
    """The page of the player whose turn it is, and the other one."""
    first, second = two_players(server, game="barrows", **more)
    return (first, second) if first.brief["moves"] else (second, first)


# a note


def test_a_note_is_kept_and_told_to_its_owner_alone(server: Server) -> None:
    first, second = two_players(server)
    assert prepared(first) is None
    assert first.do("set-note", text=" shoot\u202e\n the  red one ") is None
    assert first.messages("prepared")[-1]["prepared"] == {**NOTHING, "note": "shoot the red one"}
    assert prepared(first) == {**NOTHING, "note": "shoot the red one"}
    assert prepared(second) is None
    other_device = first.guest.page(first.info["id"])
    assert prepared(other_device)["note"] == "shoot the red one"
    assert first.do("set-note", text="") is None
    other_device.hear("prepared", lambda told: told["prepared"] == NOTHING)
    assert prepared(first) == NOTHING


def test_a_note_survives_a_restart_and_goes_with_the_table(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        first, _ = two_players(server)
        assert first.do("set-note", text="the red one") is None
    with serving(tmp_path) as server:
        page = Guest(server, first.guest.cookie, first.guest.id).page(first.info["id"])
        assert prepared(page)["note"] == "the red one"
        server.in_house(lambda house: house.storage.remove(first.info["id"]))
    assert databases.execute(tmp_path, "SELECT count(*) FROM prepared") == [(0,)]


@pytest.mark.parametrize("text", [None, 7, "x" * 501, ["x"]])
def test_what_is_no_note_is_refused(server: Server, text: Any) -> None:
    first, _ = two_players(server)
    first.send("set-note", table=first.info["id"], text=text)
    assert "text" in first.hear("malformed")["detail"]


def test_only_players_leave_notes_and_plans(server: Server) -> None:
    first, second = two(server)
    watcher = server.guest().page(first.info["id"])
    assert watcher.do("set-note", text="x") == "not-seated"
    assert plan(watcher, DONE) == "not-seated"
    assert second.do("resign") is None
    assert second.do("set-note", text="x") == "game-over"
    host = server.guest()
    waiting = host.page(host.create("me", "open"))
    assert waiting.do("set-note", text="x") == "not-started"


# a plan


def test_a_plan_plays_by_itself_when_its_turn_comes(server: Server) -> None:
    first, second = two(server)
    assert plan(second, LOAD, LOAD, SELL, DONE) is None
    assert prepared(second) == {**NOTHING, "moves": [LOAD, LOAD, SELL, DONE], "auto": True}
    assert first.play(DONE) is None
    while first.seq < 6:
        first.listen()
    assert [row.seat for row in rows(server, first)[1:]] == [first.seat, *[second.seat] * 4]
    assert first.brief["scores"][second.seat or 0] == 4
    assert first.brief["moves"], "the turn is handed over"
    assert prepared(second) == NOTHING, "it plays once"


def test_a_plan_does_not_play_if_something_it_relies_on_has_changed(server: Server) -> None:
    first, second = two(server)
    assert plan(second, LOAD, SELL, DONE) is None

    def change(house: Any) -> None:
        # As if a good had been given to them: the sale brings more than they were shown.
        house.present_table(first.info["id"]).play.match.state.goods[second.seat] = 1

    server.in_house(change)
    assert first.play(DONE) is None
    told = second.hear("prepared", lambda told: told["prepared"]["changed"])
    assert told["prepared"] == {"note": "", "moves": [LOAD, SELL, DONE], "auto": False, "changed": True}
    in_step(second)
    assert (second.seq, second.brief["actors"]) == (2, [second.seat])
    assert plan(second, auto=False) is None
    assert prepared(second) == NOTHING


def test_points_that_came_meanwhile_change_nothing(server: Server) -> None:
    first, second = two(server)
    assert plan(second, LOAD, SELL, DONE) is None

    def change(house: Any) -> None:
        house.present_table(first.info["id"]).play.match.state.points[second.seat] = 50

    server.in_house(change)
    assert first.play(DONE) is None
    while first.seq < 5:
        first.listen()
    assert first.brief["scores"][second.seat or 0] == 52


def test_a_plan_waits_if_it_is_not_to_play_by_itself(server: Server) -> None:
    first, second = two(server)
    assert plan(second, LOAD, auto=False) is None
    assert first.play(DONE) is None
    assert prepared(second) == {**NOTHING, "moves": [LOAD]}
    assert second.seq == 2


def test_what_cannot_play_by_itself_is_refused(server: Server) -> None:
    first, second = two(server)
    assert plan(first, DONE) == "plan-your-turn"
    assert plan(second, LOAD) == "plan-incomplete"
    assert plan(second, SELL, DONE) == "plan-incomplete"
    assert plan(second, ROLL, DONE) == "plan-incomplete"
    assert plan(second, {"move": "fly"}) == "not-a-move"
    assert prepared(second) is None
    second.send("keep-plan", table=second.info["id"], moves=[LOAD] * 201, auto=False)
    assert "moves" in second.hear("malformed")["detail"]
    canardage, _ = two_players(server)
    assert plan(canardage, auto=False) == "no-plans"


def test_a_plan_does_not_play_for_a_bot_that_stands_in(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> None:
        return None

    # The bot takes its time.
    monkeypatch.setattr("webfoot.server.bots.seats._work", nothing)
    first, second = two(server)
    assert plan(second, LOAD, DONE) is None
    seat = second.seat or 0

    def bot_sits(house: Any) -> None:
        chair = house.present_table(first.info["id"]).details.chairs[seat]
        chair.kind, chair.level = "bot", "quick"

    async def woken(house: Any) -> tuple[int, bool]:
        table = house.present_table(first.info["id"])
        await prepared_of._play(table, seat)
        return table.seq, table.prepared[seat].auto

    server.in_house(bot_sits)
    assert first.play(DONE) is None
    assert server.in_house(woken) == (2, True)


def test_a_plan_is_played_though_the_server_ended_before_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with again(tmp_path, monkeypatch, Hours.START) as slowly:
        pages = slowly.players(game="barrows")
        first, second = turn(pages)
        assert plan(second, LOAD, DONE) is None
        table, guest, seat = first.info["id"], first.guest, second.seat
        # The step is written, and the server ends before the plan is played.
        monkeypatch.setattr("webfoot.server.table.prepared.wake", lambda _: None)
        assert first.play(DONE) is None
        monkeypatch.undo()
        host_too(monkeypatch, Barrows())
    with again(tmp_path, monkeypatch, Hours.START) as slowly:
        assert slowly.later(60_000) == 1, "the server has to look though nobody is there"
        page = Guest(slowly.server, guest.cookie, guest.id).page(table)
        while page.brief["actors"] == [seat]:
            page.listen()
        assert page.seq == 4


def test_nobody_is_called_for_a_turn_that_plays_by_itself(server: Server) -> None:
    first, second = two(server, slow=THREE_DAYS)
    guest = second.guest
    hook = {"kind": "hook", "target": {"url": "https://example.org/"}, "table": None}
    assert guest.ask("POST", "/api/me/calls", json=hook).status_code == 200
    assert plan(second, LOAD, DONE) is None
    second.session.close()
    first.wait(lambda info: not info["seats"][second.seat]["online"])
    assert first.play(DONE) is None
    while first.brief["actors"] != [first.seat]:
        first.listen()
    assert server.in_house(lambda house: house.storage.next_call()) is None


# secrets


def told(folder: Path, prepare: Any) -> list[str]:
    """What the other player and a spectator are sent while somebody prepares something, or nothing."""
    with serving(folder) as server:
        first, second = two(server)
        watcher = server.guest().page(first.info["id"])
        start = [len(page.heard) for page in (first, watcher)]
        prepare(second)
        for page in (first, watcher):
            in_step(page)
        assert first.play(LOAD) is None
        in_step(first, watcher)
        made_up = [first.info["id"], *(str(seat["name"]) for seat in first.info["seats"])]
        heard = [text for page, at in zip((first, watcher), start, strict=True) for text in page.heard[at:]]
        return [without(text, made_up) for text in heard if '"accepted"' not in text]


def without(text: str, made_up: list[str]) -> str:
    """A message without what is made up in each run: names, dates and the numbers of tables."""
    text = re.sub(r'"(created|at|commitment)":("[0-9a-f]+"|\d+)', r'"\1":0', text)
    for place, word in enumerate(made_up):
        text = text.replace(word, f"<{place}>")
    return text


def prepares(page: Page) -> None:
    assert page.do("set-note", text="a secret") is None
    assert plan(page, LOAD, SELL, DONE) is None


def test_not_one_byte_of_it_is_sent_to_anybody_else(tmp_path: Path) -> None:
    silent = told(tmp_path / "one", lambda _: None)
    assert len(silent) >= 4
    assert told(tmp_path / "other", prepares) == silent


def test_somebody_who_gets_the_seat_later_is_not_told(server: Server) -> None:
    first, _ = two_players(server)
    seat = first.seat or 0

    def leave_something(house: Any) -> None:
        house.present_table(first.info["id"]).prepared[seat] = Prepared("another-guest", note="a secret")

    server.in_house(leave_something)
    assert prepared(first) is None
    assert "a secret" not in "".join(first.heard)
