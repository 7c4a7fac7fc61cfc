"""No seat receives a byte of what it may not know."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from tests.server.visitors import Hours, Page, Server, play_on, two_players
from webfoot.core.chance import QuickChance
from webfoot.core.registry import game
from webfoot.server.house import House
from webfoot.server.table.table import Table

ALLOWED = {
    "stepped": {"type", "table", "step", "brief", "can_undo", "window"},
    "table": {
        *("type", "table", "seat", "seq", "brief", "since", "log", "chat"),
        *("can_undo", "thinking", "window", "auto_pass", "pace", "clock", "prepared", "trouble"),
    },
    "table-changed": {"type", "table", "seat"},
    "thinking": {"type", "table", "seats"},
    "accepted": {"type", "key"},
    "refused": {"type", "key", "reason"},
    "welcome": {"type", "version", "me", "now"},
}


def table_of(server: Server, page: Page) -> Table:
    async def find(house: House) -> Table:
        return await house.table(page.info["id"])

    table = server.in_house(find)
    assert isinstance(table, Table)
    return table


def brief_of(state: Any, viewer: int | None) -> Any:
    return json.loads(msgspec.json.encode(game("canardage").brief(state, viewer, foresee=True)))


def foresee(*pages: Page) -> None:
    """Let these pages be told all that a page can ask for."""
    for page in pages:
        assert page.do("watch", table=page.info["id"], seat=page.seat, seq=page.seq, foresee=True) is None


def in_step(*pages: Page) -> None:
    newest = max(page.seq for page in pages)
    for page in pages:
        page.catch_up(newest)


@pytest.mark.parametrize("luck", range(3))
def test_every_position_sent_is_the_same_if_all_that_is_hidden_is_redrawn(server: Server, luck: int) -> None:
    for _ in range(luck):
        server.house.new_seed()
    first, second = two_players(server)
    chance = QuickChance(luck)
    watcher = server.guest().page(first.info["id"])
    pages = (first, second, watcher)
    foresee(*pages)
    table = table_of(server, first)
    while not first.brief["over"]:
        in_step(*pages)
        assert table.play is not None
        state = table.play.match.state
        for page in pages:
            for again in range(3):
                other_world = state.imagine(page.seat, QuickChance(100 * first.seq + again))
                assert brief_of(other_world, page.seat) == page.brief
        actor = next((page for page in pages if page.brief["moves"]), None)
        if actor is None:
            in_step(*pages)
            break
        moves = actor.brief["moves"]
        actor.play(moves[chance.below(len(moves))]["move"])
        in_step(*pages)


def test_a_late_comer_gets_the_same_text_in_every_world_he_might_be_in(server: Server) -> None:
    first, second = two_players(server)
    play_on(first, second, until=lambda: first.seq >= 20)
    in_step(first, second)
    table = table_of(server, first)
    assert table.play is not None
    truth = table.play.match.state
    watcher = server.guest()
    for page in (first, second, watcher.page(first.info["id"])):
        assert page.do("watch", table=first.info["id"], foresee=True) is None
        text = next(text for text in reversed(page.heard) if text.startswith('{"type":"table",'))
        for luck in range(5):
            table.play.match.state = truth.imagine(page.seat, QuickChance(luck))
            assert page.do("watch", table=first.info["id"], foresee=True) is None
            assert text == next(text for text in reversed(page.heard) if text.startswith('{"type":"table",'))
        table.play.match.state = truth


def test_what_is_foreseen_is_sent_to_pages_that_ask(server: Server) -> None:
    first, second = two_players(server)
    foresee(first)
    play_on(first, second, until=lambda: first.seq >= 12)
    in_step(first, second)
    told = {page: sum('"foreseen"' in text for text in page.heard) for page in (first, second)}
    assert told[first] > 3
    assert told[second] == 0


def test_a_card_drawn_is_named_to_its_owner_alone(server: Server) -> None:
    first, second = two_players(server)
    watcher = server.guest().page(first.info["id"])
    play_on(first, second)
    watcher.catch_up(first.seq)
    second.catch_up(first.seq)
    for page in (first, second, watcher):
        drawn = [
            event
            for text in page.heard
            for step in steps_in(json.loads(text))
            for event in step["events"]
            if event["event"] == "card-drawn"
        ]
        assert len(drawn) > 5
        assert all((event["card"] is not None) == (event["seat"] == page.seat) for event in drawn)


def steps_in(message: Any) -> list[Any]:
    if message["type"] == "stepped":
        return [message["step"]]
    return list(message.get("log", []))


def test_messages_hold_what_the_protocol_names_and_no_seed_before_the_end(server: Server) -> None:
    first, second = two_players(server)
    watcher = server.guest().page(first.info["id"])
    seed = table_of(server, first).details.seed
    play_on(first, second)
    pages = (first, second, watcher)
    in_step(*pages)
    for page in pages:
        for text in page.heard:
            message = json.loads(text)
            assert set(message) == ALLOWED[message["type"]]
            if message["type"] == "stepped" or message.get("table", {}).get("status") != "over":
                assert seed.hex() not in text
        page.wait(lambda info: bool(info["seed"] == seed.hex()))


def test_bots_receive_a_redrawn_position_and_never_the_true_one(server: Server) -> None:
    host = server.guest()
    page = host.page(host.create("me", "bot", start=True))
    table = table_of(server, page)
    assert table.play is not None
    truths: list[bytes] = []
    while not page.brief["over"] and len(truths) < 40:
        truths.append(table.play.match.state.dump())
        if page.brief["moves"]:
            page.play()
        else:
            page.hear("stepped")
    asked = [imagined for _, _, imagined, _ in server.bots.asked]  # type: ignore[attr-defined]
    assert asked
    assert not set(asked) & set(truths)
    for imagined in asked:
        assert "seed" not in json.loads(imagined)


def test_who_has_left_his_seat_sees_no_more_than_a_spectator(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    hours = Hours(server, monkeypatch)
    first, second = two_players(server)
    second.do("watch-lobby")
    first.wait(lambda info: not info["seats"][1]["online"])
    hours.now += 120_000
    assert first.do("set-seat", seat=1, kind="bot") is None
    back = second.guest.page(first.info["id"])
    assert back.seat is None
    assert back.brief["view"]["hand"] == []
