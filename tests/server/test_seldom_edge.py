"""What seldom reaches the server from outside: strangers, too many, too early, and what comes too late."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.callers import add
from tests.server.farbots import FarBot, token_for
from tests.server.slowly import Slowly, turn
from tests.server.test_coach import Coaching, on_turn
from tests.server.visitors import UNLIMITED, Server, play_on, serving, two_players
from webfoot.core.chance import SEED_BYTES
from webfoot.core.game import WAIT
from webfoot.core.registry import game
from webfoot.server import oversight
from webfoot.server.bots import live, seats
from webfoot.server.bots.remote import RemoteSeat
from webfoot.server.calls.addresses import PublicResolver
from webfoot.server.edge import glossary, hub
from webfoot.server.edge.botsocket import CLOSE_LATER
from webfoot.server.edge.handshake import GuardedProtocol
from webfoot.server.edge.listener import Listener
from webfoot.server.house import House
from webfoot.server.storage.protocol import StorageTrouble
from webfoot.server.table import calling, reactions, steps
from webfoot.server.table.refusals import Refuse
from webfoot.server.table.table import Table
from webfoot.server.table.windows import Window

NEVER = (0, 0)


def table_of(server: Server, table: str) -> Table:
    found = server.house.present_table(table)
    assert found is not None
    return found


# strangers and crowds


@pytest.mark.parametrize("path", ["/api/me/codes", "/api/me/calls"])
def test_a_stranger_without_a_cookie_is_told_to_ask_for_one(server: Server, path: str) -> None:
    body = {"kind": "hook", "target": {"url": "https://ducks.example"}, "table": None}
    answer = server.client.post(path, json=body, headers={"cookie": ""})
    assert (answer.status_code, answer.json()["problem"]) == (401, "no-guest")


def test_codes_are_not_made_without_end(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(UNLIMITED, handovers=NEVER)) as server:
        answer = server.guest().ask("POST", "/api/me/codes", json={})
        assert (answer.status_code, answer.json()["problem"]) == (429, "too-fast")


def test_a_way_that_is_confirmed_needs_no_code(calling: Server) -> None:
    guest = calling.guest()
    number = add(guest, "hook", url="https://ducks.example/call")
    answer = guest.ask("POST", f"/api/me/calls/{number}/code", json={})
    assert (answer.status_code, answer.json()["problem"]) == (409, "already-confirmed")


def test_a_coach_speaks_only_on_turn(tmp_path: Path) -> None:
    with serving(tmp_path, bots=Coaching()) as server:
        guest = server.guest()
        table = on_turn(server, guest)

        def hand_over(_: House) -> None:
            state: Any = table_of(server, table).running().match.state
            state.actors = lambda: [1]

        server.in_house(hand_over)
        answer = guest.ask("POST", f"/api/tables/{table}/hint", json={})
        assert answer.json()["problem"] == "not-your-turn"


def test_a_game_is_played_on_by_one_person_on_each_device(server: Server) -> None:
    first, second = two_players(server)
    play_on(first, second)
    wanted = {"step": 1, "hidden": "true", "seats": [{"kind": "me"}, {"kind": "here", "name": "Anna"}]}
    answer = first.guest.ask("POST", f"/api/tables/{first.info['id']}/play-on", json=wanted)
    assert (answer.status_code, answer.json()["problem"]) == (400, "malformed")


def test_a_game_without_a_glossary_has_no_terms(monkeypatch: pytest.MonkeyPatch) -> None:
    canardage = game("canardage")
    monkeypatch.setattr(type(canardage), "translated", lambda *_: None)
    glossary._terms.cache_clear()
    try:
        assert glossary._terms("canardage", "fr").terms == []
    finally:
        glossary._terms.cache_clear()


# bots with a token


def test_a_bot_is_told_to_come_later_if_its_token_cannot_be_looked_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = token_for(tmp_path)

    with serving(tmp_path) as server:
        monkeypatch.setattr(server.house.remote, "look", trouble)
        with FarBot(server, token) as bot:
            assert bot.closed_with() == CLOSE_LATER


def test_a_bot_finds_no_place_where_there_are_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    token = token_for(tmp_path)
    with serving(tmp_path) as server:
        monkeypatch.setattr(server.house.crowd, "full", lambda *_: True)
        with FarBot(server, token) as bot:
            assert bot.closed_with() == hub.CLOSE_CROWDED


# what comes too late


@pytest.mark.parametrize("gone", [True, False])
def test_a_live_bot_does_nothing_once_its_seat_is_not_its_own(
    server: Server, monkeypatch: pytest.MonkeyPatch, gone: bool
) -> None:
    """Somebody sat down while it thought; or its move is no longer legal."""
    guest = server.guest()
    table = table_of(server, guest.create("me", "bot:quick", "bot:quick", game="spacedealer", start=True))
    tried: list[int] = []

    async def refused(_: Table, seat: int, *__: object) -> None:
        tried.append(seat)
        raise Refuse("stale")

    async def act(_: House) -> list[int]:
        monkeypatch.setattr(steps, "move", refused)
        monkeypatch.setattr(live, "_level", lambda *_: None if gone else "quick")
        tried.clear()
        await live._act(table, 1, 0)
        return tried

    assert server.in_house(act) == ([] if gone else [1])


def test_a_bot_leaves_a_table_alone_that_has_to_read_its_log(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    first, _ = two_players(server)
    table = table_of(server, first.info["id"])
    before = table.seq

    async def work(_: House) -> int:
        monkeypatch.setattr(seats, "_next_bot", lambda *_: (0, "quick"))
        table.doubtful = True
        await seats._work(table)
        table.doubtful = False
        return table.seq

    assert server.in_house(work) == before


def test_a_bot_that_would_rather_wait_is_not_asked_again_until_something_changes(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = two_players(server)
    table = table_of(server, first.info["id"])
    asked: list[set[int]] = []

    def next_bot(_: Table, passing: set[int]) -> tuple[int, str] | None:
        asked.append(set(passing))
        return None if 0 in passing else (0, "quick")

    async def waits(*_: object) -> int:
        return WAIT

    async def work(_: House) -> None:
        monkeypatch.setattr(seats, "_next_bot", next_bot)
        monkeypatch.setattr(seats, "choose", waits)
        await seats._work(table)

    server.in_house(work)
    assert asked[-1] == {0}


def test_nobody_is_called_where_nobody_has_a_way_any_more(server: Server) -> None:
    first, _ = two_players(server)
    table = table_of(server, first.info["id"])

    def after(house: House) -> Any:
        house.outbox.waiting.add(table.id)
        table.details.acting = [0, 1]
        acting = table.acting_people()
        return calling.after_step(table), tuple(seat for seat in (0, 1) if seat not in acting)

    calls, settled = server.in_house(after)
    assert (calls.called, calls.settled) == ((), settled)


# tables that have to read their log


def doubtful(server: Server, table: str) -> None:
    def doubt(_: House) -> None:
        table_of(server, table).doubtful = True

    server.in_house(doubt)


def test_a_slow_table_reads_its_log_before_what_is_due(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    slowly = Slowly(server, monkeypatch)
    first, _ = turn(slowly.players())
    doubtful(server, first.info["id"])
    assert slowly.later(100 * 3_600_000) == 1
    assert not table_of(server, first.info["id"]).doubtful


def test_a_person_leaves_a_table_that_has_to_read_its_log(server: Server) -> None:
    first, second = two_players(server)
    name = second.guest.get("/api/me").json()["name"]
    doubtful(server, first.info["id"])
    assert second.guest.ask("POST", "/api/me/forget", json={"name": name}).status_code == 200
    table = table_of(server, first.info["id"])
    assert not table.doubtful
    assert all(chair.guest != second.guest.id for chair in table.details.chairs)


def test_the_timers_of_a_table_that_is_removed_or_dropped_are_stopped(server: Server) -> None:
    first, _ = two_players(server)
    table = table_of(server, first.info["id"])

    async def removed(house: House) -> list[bool]:
        loop = asyncio.get_running_loop()
        timers: list[Any] = [loop.call_later(1000, print) for _ in range(4)]
        table.alarm, table.recovery, table.patience, table.vigil = timers
        await oversight.remove_table(house, table.id)
        return [timer.cancelled() for timer in timers]

    assert server.in_house(removed) == [True] * 4


def test_every_table_has_a_seed_of_its_own() -> None:
    made = {House.new_seed(None) for _ in range(3)}  # type: ignore[arg-type]  # it needs nothing of the server
    assert {len(seed) for seed in made} == {SEED_BYTES}
    assert len(made) == 3


def test_names_are_no_longer_looked_up_when_calls_end() -> None:
    closed: list[bool] = []

    class Inner:
        async def close(self) -> None:
            closed.append(True)

    asyncio.run(PublicResolver(Inner()).close())  # type: ignore[arg-type]
    assert closed == [True]


def test_an_answer_that_is_read_at_last_is_not_cut_off() -> None:
    async def scenario() -> bool:
        protocol = GuardedProtocol.__new__(GuardedProtocol)
        protocol.flow = type("Flow", (), {"resume_writing": lambda _: None})()
        timer = asyncio.get_running_loop().call_later(1000, print)
        protocol._reading = timer
        protocol.resume_writing()
        return timer.cancelled() and protocol._reading is None

    assert asyncio.run(scenario())


def test_what_comes_after_a_refusal_is_not_read() -> None:
    protocol = GuardedProtocol.__new__(GuardedProtocol)
    protocol._refused = True
    protocol.data_received(b"GET / HTTP/1.1")
    protocol._refuse(431, "The headers are too long.")


def test_a_move_waits_while_a_command_is_being_executed(server: Server) -> None:
    listener = Listener(server.house, None, None)  # type: ignore[arg-type]
    listener.obeying = True
    assert not listener.take("{}", 0)


def test_nobody_is_answered_for_in_a_window_that_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window(asked={0: 1, 2: 1}, seq=1, opened=0, answers=0, closes=0)
    table: Any = SimpleNamespace(window=window, now=lambda: 5, behind=False)
    answered: list[int] = []

    async def answer_for(_: Table, __: Window, seat: int, ___: int) -> None:
        answered.append(seat)
        table.window = None

    monkeypatch.setattr(reactions, "_answer_for", answer_for)
    asyncio.run(reactions.answer(table))
    assert answered == [0]


def test_a_replay_that_cannot_be_made_is_not_kept(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = two_players(server)
    play_on(first, second)
    table = first.info["id"]
    with monkeypatch.context() as once:
        once.setattr(server.house.replays, "_beside", trouble)
        assert first.guest.get(f"/api/tables/{table}/replay").status_code >= 500
    assert first.guest.get(f"/api/tables/{table}/replay").status_code == 200


async def trouble(*_: object) -> Any:
    raise StorageTrouble("disk full")


def test_an_open_question_is_not_asked_where_there_is_none() -> None:
    seat: Any = SimpleNamespace(_open=None, _table=None)
    assert RemoteSeat._speak(seat) is None  # type: ignore[func-returns-value]
