"""Plans at a table: tried by one, seen by nobody else; played as a whole or not at all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.visitors import InstantBots, Page, Server, new_key, serving, two_players
from tests.toys.barrows import Barrows
from webfoot.core.registry import game
from webfoot.server import house, setting_up, wire
from webfoot.server.bots.homes import Memory
from webfoot.server.bots.pool import Question
from webfoot.server.bots.queue import NOBODY, Asker
from webfoot.server.house import House
from webfoot.server.storage.protocol import Row
from webfoot.server.table import table

LOAD, SELL, ROLL, DONE = {"move": "load"}, {"move": "sell", "price": 2}, {"move": "roll"}, {"move": "done"}


@pytest.fixture(autouse=True)
def barrows(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Barrows()

    def barrows_too(key: str) -> Any:
        return found if key == "barrows" else game(key)

    monkeypatch.setattr(table, "game_of", barrows_too)
    monkeypatch.setattr(house, "game_of", barrows_too)
    monkeypatch.setattr(setting_up, "game_of", barrows_too)


def rehearsed(page: Page, *moves: Any) -> Any:
    key = page.send("rehearse", table=page.info["id"], moves=moves)
    message = page.hear("rehearsed")
    assert message["key"] == key
    assert page.answer_to(key) is None
    return message["rehearsal"]


def play_all(page: Page, *moves: Any, seq: int | None = None, key: str | None = None) -> Any:
    """None if it was accepted, else the reason."""
    seq = page.seq if seq is None else seq
    page.answer_to(page.send("play-all", key, table=page.info["id"], seq=seq, moves=moves))
    answer = json.loads(page.heard[-1])
    return None if answer["type"] == "accepted" else answer["reason"]


def test_a_plan_is_tried_by_one_and_heard_by_nobody_else(server: Server) -> None:
    first, second = two_players(server, game="barrows")
    heard = len(second.heard)
    plan = rehearsed(first, LOAD, LOAD, SELL)
    assert [step["tally"]["goods"] for step in plan["steps"]] == [1, 2, 0]
    assert [step["events"][0]["event"] for step in plan["steps"]] == ["loaded", "loaded", "sold"]
    assert plan["brief"]["scores"] == [4, 0]
    assert (plan["stopped"], plan["hypothetical"], plan["ready"]) == (None, False, False)
    assert rehearsed(first, LOAD, DONE)["ready"]
    assert rehearsed(first, SELL)["stopped"] == {"at": 0, "refusal": {"rule": "empty-barrow", "values": {}}}
    assert rehearsed(second, LOAD)["hypothetical"]
    assert first.do("say", text="I have it") is None
    second.hear("chat")
    assert not [text for text in second.heard[heard:] if '"stepped"' in text]
    assert first.seq == second.seq == 1
    assert len(server.in_house(lambda h: h.storage.rows(first.info["id"]))) == 1


def test_who_may_not_plan(server: Server) -> None:
    first, _ = two_players(server, game="barrows")
    watcher = server.guest().page(first.info["id"])
    assert watcher.do("rehearse", moves=[]) == "not-seated"
    assert watcher.do("play-all", seq=1, moves=[LOAD]) == "not-seated"
    assert first.do("rehearse", moves=[{"move": "fly"}]) == "not-a-move"
    assert first.do("play-all", seq=1, moves=[LOAD, 7]) == "not-a-move"
    assert first.do("play-all", seq=1, moves=[]) == "not-a-move"
    first.send("rehearse", table=first.info["id"], moves=[LOAD] * (wire.MAX_PLAN + 1))
    assert "moves" in first.hear("malformed")["detail"]
    longest = rehearsed(first, *[LOAD] * wire.MAX_PLAN)
    assert longest["stopped"]["at"] == 4
    unplanned, _ = two_players(server)
    assert unplanned.do("rehearse", moves=[]) == "no-plans"
    assert unplanned.do("play-all", seq=1, moves=[]) == "no-plans"


def test_a_plan_is_played_as_a_whole_and_told_step_by_step(server: Server) -> None:
    first, second = two_players(server, game="barrows")
    assert play_all(first, LOAD, LOAD, SELL, DONE) is None
    second.catch_up(5)
    for page in (first, second):
        steps = page.messages("stepped")[-4:]
        assert [step["step"]["seq"] for step in steps] == [2, 3, 4, 5]
        assert [step["brief"]["view"]["goods"] for step in steps] == [[1, 0], [2, 0], [0, 0], [0, 0]]
        assert [step["brief"]["actors"] for step in steps] == [[0], [0], [0], [1]]
    assert second.brief["moves"]
    rows = server.in_house(lambda h: h.storage.rows(first.info["id"]))
    assert [row.kind for row in rows] == ["start", "play", "play", "play", "play"]


def test_a_broken_plan_changes_nothing_and_says_where(server: Server) -> None:
    first, second = two_players(server, game="barrows")
    assert play_all(first, LOAD, SELL, SELL, DONE) == {"rule": "empty-barrow", "values": {"step": 2}}
    assert play_all(first, ROLL, LOAD) == {"rule": "plan-luck", "values": {"step": 1}}
    assert play_all(second, LOAD)["rule"] == "not-your-turn"
    assert play_all(first, LOAD, seq=0)["rule"] == "stale"
    assert first.seq == second.seq == 1
    assert rehearsed(first)["brief"]["view"]["goods"] == [0, 0]
    assert play_all(first, LOAD, SELL) is None
    assert first.seq == 3


def test_the_same_plan_sent_again_is_not_played_again(tmp_path: Path) -> None:
    key = new_key()
    with serving(tmp_path) as server:
        first, _ = two_players(server, game="barrows")
        assert play_all(first, LOAD, LOAD, key=key) is None
        assert play_all(first, LOAD, LOAD, seq=1, key=key) is None
        assert first.seq == 3
        cookie, number, name = first.guest.cookie, first.guest.id, first.info["id"]
    with serving(tmp_path) as server:
        guest = server.guest()
        guest.cookie, guest.id = cookie, number
        page = guest.page(name)
        assert page.brief["view"]["goods"] == [2, 0]
        assert play_all(page, LOAD, LOAD, seq=1, key=key) is None
        assert page.seq == 3


def test_a_plan_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        first, second = two_players(server, game="barrows")
        name = first.info["id"]
        # Another worker was first with the third of four rows.
        row = Row(name, 4, "play", 0, '{"move":"load"}', 0, None)
        server.in_house(lambda there: there.storage.append([row]))
        assert play_all(first, LOAD, LOAD, SELL, DONE)["rule"] in ("stale", "unavailable")
        assert [row.seq for row in server.in_house(lambda there: there.storage.rows(name))] == [1, 4]
        assert '"seq":2' not in "".join(second.texts("stepped"))


def test_the_end_of_the_game_may_be_in_a_plan(server: Server) -> None:
    first, second = two_players(server, game="barrows")
    for page, other in [(first, second), (second, first)] * 3:
        other.catch_up(page.seq)
        assert play_all(page, LOAD, SELL, DONE) is None
        other.catch_up(page.seq)
    first.wait(lambda info: info["status"] == "over")
    assert first.brief["over"]
    assert first.brief["scores"] == [6, 6]
    moments = first.guest.get(f"/api/tables/{first.info['id']}/replay").json()["moments"]
    assert len(moments) == 1 + 6 * 3


class Planners(InstantBots):
    """Bots that plan a turn, and count how often they are asked."""

    async def plan(self, question: Question, asker: Asker = NOBODY, memory: Memory | None = None) -> list[int] | None:
        self.asked.append((question.game, question.seat, question.imagined, question.level))
        return [0, 0, 1, 4]


def test_a_bot_thinks_once_a_turn(tmp_path: Path) -> None:
    bots = Planners()
    with serving(tmp_path, bots=bots) as server:
        host = server.guest()
        page = host.page(host.create("me", "bot", game="barrows", start=True))
        for turn in (1, 2):
            assert play_all(page, LOAD, DONE) is None
            page.catch_up(1 + 6 * turn)
            assert [message["step"]["seat"] for message in page.messages("stepped")[-4:]] == [1] * 4
            assert len(bots.asked) == turn
        assert page.brief["scores"] == [0, 8]


def test_a_bot_whose_plan_is_crossed_thinks_again(tmp_path: Path) -> None:
    bots = Planners()
    with serving(tmp_path, bots=bots, bot_pace=(0.2, 0.2)) as server:
        host = server.guest()
        page = host.page(host.create("me", "bot", game="barrows", start=True))
        assert play_all(page, LOAD, DONE) is None
        page.catch_up(4)

        def cross(there: House) -> None:
            found = there.present_table(page.info["id"])
            assert found is not None
            assert found.play is not None
            found.play.match.state.points[0] += 1

        server.in_house(cross)
        # The next move may be decided already; the one after it is not.
        page.catch_up(6)
        assert len(bots.asked) == 2
