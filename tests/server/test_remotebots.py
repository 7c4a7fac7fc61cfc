"""Bots that connect with a token: seated by name, asked like programs, and no table ever waits for them."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.farbots import FarBot, begun, come, eventually, levels, token_for
from tests.server.visitors import Server, serving
from webfoot.bots import protocol
from webfoot.bots.levels import offered
from webfoot.bots.perspective import Perspective
from webfoot.core.chance import QuickChance
from webfoot.core.game import WAIT
from webfoot.core.registry import game
from webfoot.server import bottokens
from webfoot.server.bots import live, remote
from webfoot.server.bots.remote import RemoteBot
from webfoot.server.house import House
from webfoot.server.table.table import Table
from webfoot.server.table.windows import Window

LONG = 600.0
"""A time that never comes in a test."""


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(remote, "RETURN_SECONDS", LONG)
    return tmp_path / "data"


@pytest.fixture
def token(data: Path) -> str:
    return token_for(data)


@pytest.fixture
def server(data: Path, token: str) -> Iterator[Server]:
    with serving(data, bot_budget=LONG) as running:
        yield running


def known(server: Server, token: str) -> RemoteBot:
    bot = server.in_house(lambda house: house.remote.of_token(bottokens.hash_of(token)))
    assert isinstance(bot, RemoteBot)
    return bot


def table_of(server: Server, table_id: str) -> Table:
    async def find(house: House) -> Table:
        return await house.table(table_id)

    table = server.in_house(find)
    assert isinstance(table, Table)
    return table


# being seated


def test_it_can_be_seated_only_while_it_is_connected(server: Server, token: str) -> None:
    host = server.guest()
    waiting = host.page(host.create("me", "open"))
    assert "duck" not in levels(server)
    assert waiting.do("set-seat", seat=1, kind="bot", level="duck") == "unknown-bot"
    with FarBot(server, token):
        assert levels(server) == [*offered(game("canardage")), "duck"]
        assert waiting.do("set-seat", seat=1, kind="bot", level="duck") is None
        waiting.wait(lambda info: info["seats"][1]["level"] == "duck")
        assert waiting.info["seats"][1]["kind"] == "bot"
    eventually(lambda: "duck" not in levels(server))
    seats = [{"kind": "me"}, {"kind": "bot", "level": "duck"}]
    answer = host.ask("POST", "/api/tables", json={"game": "canardage", "seats": seats})
    assert (answer.status_code, answer.json()["problem"]) == (400, "unknown-bot")


def test_it_plays_several_tables_at_once_with_messages_of_the_protocol(server: Server, token: str) -> None:
    bot = come(server, token)
    host = server.guest()
    tables = [host.create("bot:duck", "bot:quick", "bot:duck", start=True) for _ in range(3)]
    ends = [bot.play() for _ in range(6)]
    for text in bot.heard:
        msgspec.json.decode(text, type=protocol.ToBot)
    handles = [message["table"] for message in bot.messages("start")]
    assert len(set(handles)) == 6
    assert {end["table"] for end in ends} == set(handles)
    kinds = [(one["game"], one["seats"], one["protocol"]) for one in bot.messages("start")]
    assert kinds == [("canardage", 3, 1)] * 6
    assert Counter(one["seat"] for one in bot.messages("start")) == {0: 3, 2: 3}
    for handle in handles:
        numbers = [asked["id"] for asked in bot.messages("ask") if asked["table"] == handle]
        assert numbers == list(range(1, len(numbers) + 1))
    briefs = [table_of(server, table).play.brief(None) for table in tables]  # type: ignore[union-attr]
    assert sorted((end["scores"], end["winners"], end["faults"]) for end in ends) == sorted(
        (brief.scores, brief.winners, 0) for brief in briefs for _ in range(2)
    )
    assert not known(server, token).seats
    assert all(not table_of(server, table).remote_seats for table in tables)


def test_it_hears_what_happened_as_its_seat_may_know_it(server: Server, token: str) -> None:
    bot = come(server, token)
    table = server.guest().create("bot:duck", "bot:quick", "bot:quick", start=True)
    bot.play()
    heard = [event for asked in bot.messages("ask") for event in asked["events"]]
    history = table_of(server, table).history
    seen = [event.seen_by(0) for row in history for event in row.events]
    told = json.loads(msgspec.json.encode([event for event in seen if event is not None]))
    assert heard == told[: len(heard)]
    assert len(heard) > len(told) / 2


def test_it_plays_in_real_time(server: Server, token: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "OWN_REACTION", 0.01)
    bot = come(server, token)
    page = begun(server.guest(), "bot:duck", "bot:duck", "bot:duck", game="spacedealer")
    table = table_of(server, page.info["id"])
    may_wait = False
    while not may_wait or {row.seat for row in table.history if row.kind == "play"} != {0, 1, 2}:
        asked = bot.hear("ask")
        may_wait = may_wait or {"number": WAIT, "move": None} in asked["legal"]
        bot.answer(asked)
    assert bot.messages("fault") == []


def test_it_answers_reactions_and_a_newer_question_takes_the_place_of_an_older_one(
    server: Server, token: str
) -> None:
    come(server, token)
    table_id = server.guest().create("me", "bot:duck")
    played = game("canardage")
    state = played.setup(2, played.parse_options(2), QuickChance(1))
    seen = Perspective.of(played, state, state.actors()[0], QuickChance(2))

    async def ask_twice(house: House) -> tuple[int, int, int]:
        table = await house.table(table_id)
        seat = house.remote._seat(table, seen.seat, "duck")
        assert seat is not None
        older = asyncio.ensure_future(seat.choose(seen, seen.legal[0]))
        await asyncio.sleep(0)
        newer = asyncio.ensure_future(seat.choose(seen, seen.legal[0]))
        first = await older
        seat.hear(protocol.Ready(protocol.PROTOCOL))
        seat.hear(protocol.Choice(1, seen.legal[0]))
        assert not newer.done(), "the answer to the older question came too late"
        seat.hear(protocol.Choice(2, seen.legal[-1]))
        return first, await newer, seat.faults.count

    first, newer, faults = server.in_house(ask_twice)
    assert first in seen.legal
    assert (newer, faults) == (seen.legal[-1], 0)


def test_in_a_window_it_declines_in_place_of_a_random_move_and_late_is_no_fault(server: Server, token: str) -> None:
    come(server, token)
    table_id = server.guest().create("me", "bot:duck")
    played = game("canardage")
    state = played.setup(2, played.parse_options(2), QuickChance(1))
    who = state.actors()[0]
    decline = state.legal(who)[-1]

    async def ask(house: House) -> tuple[list[int], int, list[int]]:
        table = await house.table(table_id)
        now = table.now()
        table.window = Window(asked={who: decline}, seq=0, opened=now, answers=now, closes=now + 1)
        imagined = state.imagine(who, QuickChance(2))
        late = [await house.remote.choose(table, who, "duck", imagined) for _ in range(5)]
        seat = table.remote_seats[who]
        faults = seat.faults.count
        seat.faults.forfeited = True
        return late, faults, [await house.remote.choose(table, who, "duck", imagined) for _ in range(5)]

    late, faults, forfeited = server.in_house(ask)
    assert (late, faults, forfeited) == ([decline] * 5, 0, [decline] * 5)


# the rule of faults


def test_a_third_illegal_answer_forfeits_the_rest_of_the_game(server: Server, token: str) -> None:
    bot = come(server, token)
    table = server.guest().create("bot:duck", "bot:quick", "bot:quick", start=True)
    faults = []
    for wrong in ({"number": 99_999}, {"number": 0, "id": 77}, {"number": -1}):
        asked = bot.hear("ask")
        bot.send(**{"type": "move", "id": asked["id"], "table": asked["table"], **wrong})
        faults.append(bot.hear("fault"))
    assert [fault["left"] for fault in faults] == [2, 1, 0]
    assert [fault["reason"] for fault in faults] == [
        "the move 99999 is not legal",
        "the question was number 2, not 77",
        "the move -1 is not legal",
    ]
    assert bot.play(until=lambda message: message["type"] != "start")["type"] == "end"
    assert bot.messages("end")[0]["faults"] == 3
    eventually(lambda: table_of(server, table).details.status == "over")


def test_another_version_of_the_protocol_forfeits_the_game(server: Server, token: str) -> None:
    bot = come(server, token)
    server.guest().create("bot:duck", "bot:quick", start=True)
    bot.send(type="ready", protocol=2, table=bot.hear("start")["table"])
    assert bot.hear("fault")["reason"] == "the bot speaks version 2 of the protocol, not 1"
    assert bot.hear("end")["faults"] == 1
    assert bot.messages("ask") == []


def test_a_bot_that_does_not_answer_holds_up_nobody(data: Path, token: str) -> None:
    with serving(data, bot_budget=0.02) as server:
        bot = come(server, token)
        server.guest().create("bot:duck", "bot:quick", "bot:quick", start=True)
        end = bot.play(until=lambda message: message["type"] in ("ask", "end"))
        while end["type"] != "end":
            end = bot.listen()
        assert end["faults"] == 3
        reasons = {fault["reason"] for fault in bot.messages("fault")}
        assert reasons == {"no answer within 20 ms"}


# going and coming back


def test_it_comes_back_and_goes_on(server: Server, token: str) -> None:
    table = server.guest()
    with FarBot(server, token) as bot:
        table.create("bot:duck", "bot:quick", "bot:quick", start=True)
        for _ in range(3):
            bot.answer(bot.hear("ask"))
        lost = bot.hear("ask")
    with FarBot(server, token) as bot:
        start = bot.hear("start")
        assert start["table"] == lost["table"]
        bot.send(type="ready", protocol=1, table=start["table"])
        again = bot.hear("ask")
        told = {**again, "milliseconds": 0, "events": []}
        assert told == {**lost, "milliseconds": 0, "events": []}
        assert len(again["events"]) > len(lost["events"]), "everything since the start"
        bot.answer(again)
        assert bot.play()["faults"] == 0


def test_while_it_is_away_for_long_random_moves_are_played_for_it(
    server: Server, token: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = server.guest()
    with FarBot(server, token) as bot:
        page = begun(host, "me", "bot:duck")
        if not page.brief["moves"]:
            bot.hear("ask")
    eventually(lambda: known(server, token).line is None)
    monkeypatch.setattr(remote, "RETURN_SECONDS", 0.0)
    server.in_house(lambda house: known_give_up(house, token))
    for _ in range(3):
        if page.brief["over"]:
            break
        while not page.brief["moves"]:
            page.hear("stepped")
        assert page.play() is None
    seats = table_of(server, page.info["id"]).remote_seats
    assert all(seat.faults.count == 0 for seat in seats.values())


def known_give_up(house: House, token: str) -> None:
    bot = house.remote.of_token(bottokens.hash_of(token))
    assert bot is not None
    bot.give_up()


def test_a_new_connection_takes_the_place_of_the_old_one(server: Server, token: str) -> None:
    old = come(server, token)
    new = come(server, token)
    assert old.closed_with() == 4409
    assert "duck" in levels(server)
    server.guest().create("bot:duck", "bot:quick", start=True)
    assert new.play()["type"] == "end"


def test_a_seat_that_somebody_else_plays_is_its_own_no_longer(server: Server, token: str) -> None:
    bot = come(server, token)
    page = begun(server.guest(), "me", "bot:duck")
    while page.brief["moves"]:
        assert page.play() is None
    bot.hear("ask")
    table = table_of(server, page.info["id"])
    server.in_house(lambda house: house.remote.leave(table, 1))
    assert not known(server, token).seats
    page.catch_up(page.seq + 1)


def test_the_name_of_a_seat_stays_the_same_for_good(server: Server, token: str) -> None:
    bot = come(server, token)
    page = begun(server.guest(), "me", "bot:duck")
    while page.brief["moves"]:
        assert page.play() is None
    first = bot.hear("ask")
    handle = server.in_house(lambda house: house.keys.bot_handle(page.info["id"], 1, "duck"))
    assert handle.name == first["table"]
    assert handle != server.in_house(lambda house: house.keys.bot_handle(page.info["id"], 0, "duck"))


# secrets


def test_it_is_sent_what_its_seat_may_know_and_nothing_else(server: Server, token: str) -> None:
    bot = come(server, token)
    host = server.guest()
    page = begun(host, "bot:duck", "bot:quick", "bot:duck")
    table = table_of(server, page.info["id"])
    played = game("canardage")
    compared = 0
    while (message := bot.listen())["type"] != "end":
        if message["type"] == "start":
            bot.send(type="ready", protocol=1, table=message["table"])
        elif message["type"] == "ask":
            assert message.keys() == {*protocol.Ask.__struct_fields__, "type"}
            assert table.play is not None
            state = table.play.match.state
            seat = state.actors()[0]
            # The table waits for this bot, so the position is the one that it was asked about.
            for luck in range(3):
                redrawn = state.imagine(seat, QuickChance(luck))
                view = json.loads(msgspec.json.encode(played.view(redrawn, seat)))
                assert message["view"] == view
                legal = [played.catalogue[number] for number in redrawn.legal(seat)]
                assert [one["move"] for one in message["legal"]] == json.loads(msgspec.json.encode(legal))
            compared += 1
            bot.answer(message)
    assert compared > 5
    everything = "\n".join(bot.heard)
    secrets = [token, table.id, table.details.seed.hex(), table.info(host.id).commitment, host.id, host.cookie]
    assert not [one for one in secrets if one in everything]


def test_options_that_only_the_server_sets_are_not_sent(server: Server, token: str) -> None:
    bot = come(server, token)
    table = server.guest().create("bot:duck", "bot:quick", start=True, game="dale")
    options: dict[str, Any] = bot.hear("start")["options"]
    by_server = game("dale").options_type.by_server
    assert options
    assert not by_server & options.keys()
    assert by_server & table_of(server, table).details.options.keys()
