"""Friends at one table on several workers: whichever worker a page reached, it sees and does the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server import databases
from tests.server.redisserver import redis
from tests.server.together import dying, sent_to, two_at_two, two_working, until, working
from tests.server.visitors import UNLIMITED, Page, Server, host_too, new_key, play_on
from tests.toys.glasses import Glasses
from webfoot.server.administration import Close, PutBan, fulfil
from webfoot.server.table import takeover

Pair = tuple[Server, Server]


@pytest.fixture(autouse=True)
def on_postgres() -> Iterator[None]:
    with databases.using("postgres"):
        yield


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Pair]:
    with two_working(tmp_path) as both:
        yield both


def up(server: Server) -> bool:
    assert server.house.others.workers is not None
    return server.house.others.workers.up


def owners(folder: Path) -> list[Any]:
    return databases.execute(folder, "SELECT owner, epoch FROM owners")


GAMES = pytest.mark.parametrize(
    ("game", "others"), [("canardage", []), ("dale", []), ("duckdealer", []), ("spacedealer", ["bot:random"])]
)


@GAMES
def test_two_friends_at_two_workers_play_a_game(pair: Pair, game: str, others: list[str]) -> None:
    first, second = two_at_two(pair, *others, game=game)
    assert pair[0].house.tables()
    assert not pair[1].house.tables()
    play_on(first, second, until=lambda: first.seq >= 40)
    assert first.seq == second.seq
    assert first.info["seats"][1]["online"]
    assert second.info["seats"][0]["online"]


@GAMES
def test_a_page_at_a_relay_gets_the_same_bytes_as_one_at_the_owner(pair: Pair, game: str, others: list[str]) -> None:
    first, second = two_at_two(pair, *others, game=game)
    at_the_owner = sent_to(pair[0], second.guest).page(second.info["id"])
    play_on(first, second, at_the_owner, until=lambda: first.seq >= 40)

    def steps(page: Page) -> dict[int, str]:
        said = [(text, json.loads(text)) for text in page.heard]
        return {message["step"]["seq"]: text for text, message in said if message["type"] == "stepped"}

    relayed, owned, of_the_other = steps(second), steps(at_the_owner), steps(first)
    both = sorted(relayed.keys() & owned.keys())
    assert len(both) >= 20
    assert [relayed[seq] for seq in both] == [owned[seq] for seq in both]
    # What the other may not know is in neither.
    assert any(relayed[seq] != of_the_other[seq] for seq in both if seq in of_the_other)


def test_a_command_that_is_sent_again_is_answered_and_not_obeyed_again(pair: Pair) -> None:
    _, second = two_at_two(pair)
    key = new_key()
    assert second.do("say", key=key, text="once") is None
    assert second.do("say", key=key, text="once") is None
    page = second.guest.page(second.info["id"])
    present = page.messages("table")[-1]
    assert [line["text"] for line in present["chat"]] == ["once"]


def test_refusals_plans_and_chat_pass_a_relay(pair: Pair) -> None:
    first, second = two_at_two(pair, game="duckdealer")
    assert second.do("start") == "already-started"
    actor = first if first.brief["moves"] else second
    relayed = sent_to(pair[1], actor.guest).page(first.info["id"])
    key = relayed.send("rehearse", table=first.info["id"], moves=[actor.brief["moves"][0]["move"]])
    assert relayed.hear("rehearsed")["key"] == key
    assert relayed.answer_to(key) is None
    assert second.do("say", text="hello") is None
    assert first.hear("chat")["line"]["text"] == "hello"


def test_leaving_is_seen_and_coming_back_too(pair: Pair) -> None:
    first, second = two_at_two(pair)
    second.session.close()
    first.wait(lambda info: not info["seats"][1]["online"])
    second.guest.page(first.info["id"])
    first.wait(lambda info: info["seats"][1]["online"])


def test_requests_about_a_table_are_answered_by_its_owner(pair: Pair) -> None:
    here, there = pair
    host, friend = here.guest(), there.guest()
    table = host.create("me", "link")
    page = host.page(table)
    link = page.info["links"]["1"].rpartition("/")[2]
    assert friend.get(f"/api/links/{link}").status_code == 200
    taken = friend.ask("POST", f"/api/links/{link}", json={})
    assert taken.status_code == 200, taken.text
    page.wait(lambda info: info["seats"][1]["kind"] == "person")
    assert there.guest().ask("POST", f"/api/links/{link}", json={}).status_code == 409
    # Nobody owns it but the worker that set it up.
    assert there.house.present_table(table) is None


def test_codes_for_another_device_are_good_at_every_worker(pair: Pair) -> None:
    here, there = pair
    guest = there.guest()
    guest.ask("PUT", "/api/me", json={"name": "Anna", "language": "en"})
    made = guest.ask("POST", "/api/me/handover", json={"settings": {}})
    assert made.status_code == 200, made.text
    for server in (there, here):
        look = server.guest().ask("POST", "/api/arrival/look", json={"key": made.json()["code"]})
        assert look.json()["name"] == "Anna", look.text
    new = there.guest()
    arrived = new.ask("POST", "/api/arrival", json={"key": made.json()["code"]})
    assert arrived.json()["me"]["id"] == guest.id
    assert "set-cookie" in arrived.headers
    assert here.guest().ask("POST", "/api/arrival", json={"key": made.json()["code"]}).status_code == 404


def test_the_lobby_is_the_same_everywhere(pair: Pair) -> None:
    here, there = pair
    watcher = there.guest().page()
    assert watcher.do("watch-lobby") is None
    host = here.guest()
    table = host.create("me", "open", listed=True)
    shown = watcher.hear("lobby-changed", lambda message: bool(message["tables"]))
    assert shown["tables"][0]["id"] == table
    host.page(table)
    watcher.hear("lobby-changed", lambda message: any(one["seats"][0]["online"] for one in message["tables"]))
    friend = there.guest().page(table)
    assert friend.do("sit", seat=1) is None
    watcher.hear("lobby-changed", lambda message: any(one["seats"][1]["online"] for one in message["tables"]))


def test_a_new_name_is_seen_at_tables_of_other_workers(pair: Pair) -> None:
    first, second = two_at_two(pair)
    lobby = pair[1].house.lobby
    until(lambda: len(lobby.own_tables(second.guest.id)) == 1)
    renamed = second.guest.ask("PUT", "/api/me", json={"name": "Ludmilla", "language": "en"})
    assert renamed.status_code == 200
    first.wait(lambda info: info["seats"][1]["name"] == "Ludmilla")
    # It is taken now, wherever one asks.
    taken = sent_to(pair[1], first.guest).ask("PUT", "/api/me", json={"name": "Ludmilla", "language": "en"})
    assert taken.json()["problem"] == "name-taken"


def test_the_pages_of_a_dead_worker_s_table_go_on_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with working(tmp_path) as there:
        with dying(monkeypatch), working(tmp_path) as here:
            first, second = two_at_two((here, there))
            play_on(first, second, until=lambda: first.seq >= 10)
            seq, mine = second.seq, first.guest
        # The page at the relay hears nothing of it but the whole present.
        second.hear("table")
        assert second.seq == seq
        back = sent_to(there, mine).page(second.info["id"])
        play_on(back, second, until=lambda: second.seq >= seq + 10)
        ((_, epoch),) = owners(tmp_path)
        assert epoch == 2


def test_a_command_that_its_owner_never_answers_is_obeyed_by_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with working(tmp_path) as there:
        with dying(monkeypatch), working(tmp_path) as here:
            _, second = two_at_two((here, there))
            # It hears nothing any more, and dies.
            assert here.house.others.workers is not None
            monkeypatch.setattr(here.house.others.workers.far, "command", lambda *_: None)
            key = second.send("say", table=second.info["id"], text="is anybody there?")
        assert second.answer_to(key) is None
        assert [line["text"] for line in second.guest.page(second.info["id"]).messages("table")[-1]["chat"]] == [
            "is anybody there?"
        ]


def test_a_real_time_game_goes_on_by_itself_at_another_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host_too(monkeypatch, Glasses())
    monkeypatch.setattr(takeover, "SECONDS", 0.0)
    with working(tmp_path) as there:
        with dying(monkeypatch), working(tmp_path) as here:
            first, second = two_at_two((here, there), game="glasses", options={"length": "600"})
            assert second.play({"move": "turn"}) is None
        second.hear("table")
        assert second.clock["interrupted"]
        back = sent_to(there, first.guest).page(second.info["id"])
        for page in (back, second):
            while page.clock["stopped"] is not None:
                page.listen()


def test_bots_of_a_dead_worker_s_table_go_on_though_nobody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with working(tmp_path) as there:
        with dying(monkeypatch), working(tmp_path, bot_pace=(1e6, 1e6), bot_pace_alone=1e6) as here:
            table = here.guest().create("bot", "bot", start=True)
        until(lambda: there.house.present_table(table) is not None)
        until(lambda: databases.execute(tmp_path, "SELECT status FROM tables") == [("over",)])


def test_an_orderly_end_hands_tables_over(tmp_path: Path) -> None:
    with working(tmp_path) as there:
        with working(tmp_path) as here:
            first, second = two_at_two((here, there))
            play_on(first, second, until=lambda: first.seq >= 5)
        second.hear("table")
        back = sent_to(there, first.guest).page(second.info["id"])
        play_on(back, second, until=lambda: second.seq >= 10)


def test_redis_may_go_and_come_back(pair: Pair) -> None:
    first, second = two_at_two(pair)
    play_on(first, second, until=lambda: first.seq >= 4)
    redis().stop()
    try:
        alone = first.guest.create("me", "bot", start=True)
        page = first.guest.page(alone)
        play_on(page, until=lambda: page.seq >= 6)
        until(lambda: not up(pair[1]))
        # A page that cannot reach the owner is sent away, so that a balancer brings it elsewhere.
        with pytest.raises(WebSocketDisconnect, match="out of reach"):
            second.guest.page(first.info["id"])
    finally:
        redis().start()
    until(lambda: up(pair[0]) and up(pair[1]))
    second.session.close()
    back = second.guest.page(first.info["id"])
    play_on(first, back, until=lambda: first.seq >= 12)
    assert back.seq == first.seq


def test_limits_count_what_was_spent_anywhere(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, names=(2, 0.0), connections_of_a_guest=2)
    with two_working(tmp_path, limits=limits) as (here, there):
        guest = here.guest()
        for name in ("Anna", "Berta"):
            assert guest.ask("PUT", "/api/me", json={"name": name, "language": "en"}).status_code == 200
        elsewhere = sent_to(there, guest)
        until(lambda: there.house.quotas.names.parts()["guest"].of(guest.id).level() < 1)
        assert elsewhere.ask("PUT", "/api/me", json={"name": "Clara", "language": "en"}).status_code == 429
        guest.page()
        elsewhere.page()
        until(lambda: there.house.crowd.full(guest.id, "testclient"))
        with pytest.raises(WebSocketDisconnect, match="too many connections"):
            elsewhere.page()


def test_bans_sessions_and_removed_tables_are_known_everywhere(pair: Pair) -> None:
    here, there = pair
    first, second = two_at_two(pair)
    stranger = there.guest()
    page = stranger.page()
    wish = PutBan(stranger.id, None, "")
    here.in_house(lambda house: fulfil(wish, house.storage, house.settings, house))
    with pytest.raises(WebSocketDisconnect, match="closed to you"):
        page.hear("never")
    signed_out = first.guest.ask("POST", "/api/me/sign-out-elsewhere", json={})
    assert signed_out.status_code == 200
    until(lambda: sent_to(there, first.guest).get("/api/me").json()["id"] != first.guest.id)
    # Its owner is another worker than the one that is asked.
    gone = Close(second.info["id"])
    there.in_house(lambda house: fulfil(gone, house.storage, house.settings, house))
    second.hear("dismissed")
    until(lambda: here.house.present_table(second.info["id"]) is None)


def test_a_guest_who_is_forgotten_leaves_tables_of_other_workers(pair: Pair) -> None:
    first, second = two_at_two(pair)
    name = second.guest.get("/api/me").json()["name"]
    forgotten = second.guest.ask("POST", "/api/me/forget", json={"name": name})
    assert forgotten.status_code == 200, forgotten.text
    first.wait(lambda info: info["seats"][1]["kind"] == "bot")


def test_three_workers_and_a_rematch(tmp_path: Path) -> None:
    with ExitStack() as stack:
        one, two, three = (stack.enter_context(working(tmp_path)) for _ in range(3))
        first, second = two_at_two((one, two))
        onlooker = three.guest().page(first.info["id"])
        play_on(first, second, onlooker)
        assert onlooker.brief["over"]
        assert second.do("rematch") is None
        following = (
            second.info["next"] or second.hear("table-changed", lambda news: news["table"]["next"])["table"]["next"]
        )
        again = sent_to(three, second.guest).page(following)
        assert again.info["id"] == following
