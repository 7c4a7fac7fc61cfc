"""Calls to people who are away: one for each turn, by real receivers, and none that tells a secret."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.receivers import Browser, Receiver, signer, smtp_server
from tests.server.visitors import UNLIMITED, Guest, Page, Server, serving, two_players
from webfoot.server.calls.outbox import DELAYS
from webfoot.server.calls.ways import Outcome
from webfoot.server.house import House
from webfoot.server.table.calling import SOON_MS

ENOUGH = replace(UNLIMITED, calls=(1e9, 1e9), call_tests=(1e9, 1e9), call_tests_of_an_address=(1e9, 1e9))


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as one:
        yield one


@pytest.fixture
def calling(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, limits=ENOUGH, hooks_anywhere=True) as running:
        yield running


class Time:
    """The date of a server, in the hands of the test."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch, now: int = 1_800_000_000_000) -> None:
        self.now, self._server = now, server
        monkeypatch.setattr(server.house, "wall", lambda: self.now)

    def passes(self, milliseconds: int) -> None:
        """Let time pass, and the outbox look."""
        self.now += milliseconds
        self.look()

    def look(self) -> None:
        self._server.in_house(lambda house: house.outbox._new.set())

    def settles(self) -> None:
        """Let the outbox do all that is due."""

        self._server.in_house(lambda house: house.outbox.settle())


@pytest.fixture
def time(calling: Server, monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(calling, monkeypatch)


def add(guest: Guest, kind: str, table: str | None = None, **target: str) -> int:
    """Set up a way to be called, and return its number."""
    answer = guest.ask("POST", "/api/me/calls", json={"kind": kind, "target": target, "table": table})
    assert answer.status_code == 200, answer.text
    return int(answer.json()["ways"][-1]["number"])


def ways(guest: Guest) -> list[Any]:
    found = guest.get("/api/me/calls").json()["ways"]
    assert isinstance(found, list)
    return found


def waiting(tmp_path: Path) -> list[Any]:
    with sqlite3.connect(tmp_path / "webfoot.sqlite") as database:
        return database.execute("SELECT seat, tries, sending FROM outbox ORDER BY number").fetchall()


def leave(page: Page, watched_by: Page) -> None:
    """Close a page, and wait until somebody else at the table has noticed."""
    page.session.close()
    watched_by.wait(lambda info: not info["seats"][page.seat]["online"])


def turn_of_the_absent(server: Server, **options: Any) -> tuple[Page, Guest]:
    """A game in which a player has gone before it became their turn; returns the page of the other one."""
    first, second = two_players(server, **options)
    actor, other = (first, second) if first.brief["moves"] else (second, first)
    leave(other, actor)
    return actor, other.guest


def play_turn(page: Page) -> None:
    """Play until it is no longer this page's turn."""
    while page.brief["moves"]:
        assert page.play() is None


# who is called


def test_a_player_who_has_left_is_called_when_it_is_their_turn(
    calling: Server, receiver: Receiver, time: Time, tmp_path: Path
) -> None:
    actor, absent = turn_of_the_absent(calling)
    add(absent, "hook", url=f"{receiver.url}/hook")
    play_turn(actor)
    assert len(waiting(tmp_path)) == 1
    time.settles()
    assert receiver.quiet, "they may only have a bad network"
    time.passes(SOON_MS)
    table = actor.info["id"]
    name = absent.get("/api/me").json()["name"]
    said = receiver.next()
    assert said.path == "/hook"
    assert said.headers["content-type"] == "application/json"
    assert said.json == {
        "id": f"turn-1-{table}-{actor.seq}-{1 - (actor.seat or 0)}",
        "event": "turn",
        "text": f"Canardage: it is your turn http://testserver.local/t/{table}",
        "url": f"http://testserver.local/t/{table}",
        "game": "canardage",
        "table": table,
        "player": name,
    }
    time.settles()
    assert waiting(tmp_path) == []
    (way,) = ways(absent)
    assert (way["last"], way["failed"]) == (time.now, None)
    time.passes(10 * SOON_MS)
    time.settles()
    assert receiver.quiet


def test_nobody_is_called_who_is_at_the_table_or_has_not_asked(
    calling: Server, receiver: Receiver, time: Time, tmp_path: Path
) -> None:
    first, second = two_players(calling)
    for page in (first, second):
        add(page.guest, "hook", url=receiver.url)
    play_turn(first if first.brief["moves"] else second)
    actor, _ = turn_of_the_absent(calling)
    play_turn(actor)
    assert waiting(tmp_path) == []


def test_a_player_who_comes_back_in_time_is_not_called(
    calling: Server, receiver: Receiver, time: Time, tmp_path: Path
) -> None:
    actor, absent = turn_of_the_absent(calling)
    add(absent, "hook", url=receiver.url)
    play_turn(actor)
    back = absent.page(actor.info["id"])
    time.passes(SOON_MS)
    time.settles()
    assert waiting(tmp_path) == []
    assert receiver.quiet
    play_turn(back)


def test_a_turn_that_is_over_is_not_called_for(
    calling: Server, receiver: Receiver, time: Time, tmp_path: Path
) -> None:
    actor, absent = turn_of_the_absent(calling)
    add(absent, "hook", url=receiver.url)
    play_turn(actor)
    back = absent.page(actor.info["id"])
    play_turn(back)
    leave(back, actor)
    assert waiting(tmp_path) == []
    time.passes(SOON_MS)
    time.settles()
    assert receiver.quiet


def test_a_table_calls_whoever_it_waits_for(calling: Server, receiver: Receiver, time: Time) -> None:
    actor, absent = turn_of_the_absent(calling)
    host = calling_host(actor, absent)
    table = actor.info["id"]
    assert absent.ask("PUT", "/api/me", json={"name": "@everyone *A*", "language": "en"}).status_code == 200
    add(host, "discord", table=table, url=f"{receiver.url}/discord")
    play_turn(actor)
    time.passes(SOON_MS)
    assert receiver.next().json == {
        "username": "Webfoot",
        "content": f"Canardage\\: it is \\@everyone \\*A\\*’s turn\nhttp://testserver.local/t/{table}",
        "allowed_mentions": {"parse": []},
    }


def calling_host(actor: Page, absent: Guest) -> Guest:
    return actor.guest if actor.info["host"] else absent


def test_only_the_host_gives_a_table_a_webhook(calling: Server, receiver: Receiver) -> None:
    first, second = two_players(calling)
    wanted = {"kind": "hook", "target": {"url": receiver.url}, "table": first.info["id"]}
    assert second.guest.ask("POST", "/api/me/calls", json=wanted).json()["problem"] == "not-host"
    mail = {**wanted, "kind": "push"}
    assert first.guest.ask("POST", "/api/me/calls", json=mail).json()["problem"] == "bad-way"
    nowhere = {**wanted, "table": "nowhere-at-all"}
    assert first.guest.ask("POST", "/api/me/calls", json=nowhere).json()["problem"] == "no-such-table"


@pytest.mark.parametrize("game", ["canardage", "dale", "duckdealer"])
def test_a_call_says_nothing_of_the_position(calling: Server, receiver: Receiver, time: Time, game: str) -> None:
    actor, absent = turn_of_the_absent(calling, game=game)
    add(absent, "hook", url=receiver.url)
    for _ in range(400):
        if not actor.brief["moves"]:
            break
        assert actor.play() is None
    time.passes(SOON_MS)
    said = receiver.next().json
    assert set(said) == {"id", "event", "text", "url", "game", "table", "player"}


# what becomes of a call


def test_what_surely_did_not_arrive_is_tried_again_and_given_up_in_the_end(
    calling: Server, receiver: Receiver, time: Time, tmp_path: Path
) -> None:
    receiver.answers = [503, 429, 500, 500, 502, 503, 200]
    actor, absent = turn_of_the_absent(calling)
    add(absent, "hook", url=receiver.url)
    play_turn(actor)
    time.now += SOON_MS
    first = None
    for tries, delay in enumerate((0, *DELAYS)):
        time.now += delay
        time.settles()
        said = receiver.next().json
        first = first or said
        assert said == first, "the same call has the same number"
        assert [row[1] for row in waiting(tmp_path)] == ([tries + 1] if tries < len(DELAYS) else [])
    time.passes(10 * DELAYS[-1])
    time.settles()
    assert receiver.quiet
    assert ways(absent)[0]["failed"] == "http-503"


@pytest.mark.parametrize(("status", "failed"), [(0, "no-answer"), (302, "http-302"), (400, "http-400")])
def test_what_may_have_arrived_or_never_will_is_not_tried_again(
    calling: Server, receiver: Receiver, time: Time, tmp_path: Path, status: int, failed: str
) -> None:
    receiver.answers = [status]
    actor, absent = turn_of_the_absent(calling)
    add(absent, "hook", url=receiver.url)
    play_turn(actor)
    time.now += SOON_MS
    time.settles()
    receiver.next()
    assert waiting(tmp_path) == []
    assert ways(absent)[0]["failed"] == failed
    time.passes(10 * DELAYS[-1])
    time.settles()
    assert receiver.quiet


def test_a_way_that_is_gone_is_forgotten(calling: Server, receiver: Receiver, time: Time, tmp_path: Path) -> None:
    receiver.answers = [410]
    actor, absent = turn_of_the_absent(calling)
    add(absent, "push", **Browser(receiver).target)
    play_turn(actor)
    time.now += SOON_MS
    time.settles()
    assert ways(absent) == []
    assert waiting(tmp_path) == []


def test_a_server_that_ended_while_sending_does_not_send_again(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, limits=ENOUGH, hooks_anywhere=True) as first:
        time = Time(first, monkeypatch)
        actor, absent = turn_of_the_absent(first)
        add(absent, "hook", url=receiver.url)
        play_turn(actor)
        (row,) = waiting(tmp_path)
        first.in_house(lambda house: house.storage.sending([1]))
    assert waiting(tmp_path) == [(row[0], 0, 1)]
    with serving(tmp_path, limits=ENOUGH, hooks_anywhere=True) as second:
        Time(second, monkeypatch, time.now + SOON_MS).settles()
        assert waiting(tmp_path) == []
    assert receiver.quiet


def test_calls_that_wait_survive_a_restart(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, limits=ENOUGH, hooks_anywhere=True) as first:
        time = Time(first, monkeypatch)
        actor, absent = turn_of_the_absent(first)
        add(absent, "hook", url=receiver.url)
        play_turn(actor)
    with serving(tmp_path, limits=ENOUGH, hooks_anywhere=True) as second:
        Time(second, monkeypatch, time.now + SOON_MS).settles()
        assert receiver.next().json["event"] == "turn"
        assert waiting(tmp_path) == []


def test_a_slow_receiver_holds_up_no_game(
    calling: Server, receiver: Receiver, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[asyncio.Event] = []

    async def stuck(*_: object) -> Outcome:
        held.append(asyncio.Event())
        await held[-1].wait()
        return Outcome("sent")

    monkeypatch.setattr(calling.house.outbox.senders, "send", stuck)
    actor, absent = turn_of_the_absent(calling)
    add(absent, "hook", url=receiver.url)
    play_turn(actor)
    time.now += SOON_MS
    calling.in_house(lambda house: house.outbox.send_due())
    back = absent.page(actor.info["id"])
    play_turn(back)
    actor.catch_up(back.seq)
    assert actor.brief["moves"]

    def let_go(_: Any) -> None:
        for event in held:
            event.set()

    calling.in_house(let_go)


def test_nobody_is_called_more_often_than_the_server_allows(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, limits=replace(ENOUGH, calls=(1, 0)), hooks_anywhere=True) as server:
        time = Time(server, monkeypatch)
        actor, absent = turn_of_the_absent(server)
        add(absent, "hook", url=f"{receiver.url}/one")
        add(absent, "hook", url=f"{receiver.url}/two")
        play_turn(actor)
        time.now += SOON_MS
        time.settles()
        receiver.next()
        assert receiver.quiet
        assert sorted(str(way["failed"]) for way in ways(absent)) == ["None", "too-many"]


# quiet hours


def test_in_quiet_hours_a_call_waits_until_they_are_over(
    calling: Server, receiver: Receiver, time: Time, tmp_path: Path
) -> None:
    actor, absent = turn_of_the_absent(calling)
    add(absent, "hook", url=receiver.url)
    quiet = {"begin": 22 * 60, "end": 7 * 60 + 30, "zone": "Europe/Rome"}
    assert absent.ask("PUT", "/api/me/quiet", json={"quiet": quiet}).json()["quiet"] == quiet
    # 23:30 in Rome, in winter.
    time.now = 1_800_052_200_000
    play_turn(actor)
    time.now += SOON_MS
    time.settles()
    assert receiver.quiet
    assert len(waiting(tmp_path)) == 1
    time.now = 1_800_052_200_000 + 8 * 3_600_000 - 1
    time.settles()
    assert receiver.quiet
    time.passes(1)
    receiver.next()


@pytest.mark.parametrize(
    "quiet",
    [
        {"begin": 0, "end": 1440, "zone": "Europe/Rome"},
        {"begin": -1, "end": 10, "zone": "Europe/Rome"},
        {"begin": 0, "end": 10, "zone": "Mars/Olympus"},
        {"begin": 0, "end": 10, "zone": "../../etc/passwd"},
        {"begin": 0, "end": 10, "zone": ""},
    ],
)
def test_quiet_hours_that_are_none_are_refused(calling: Server, quiet: Any) -> None:
    answer = calling.guest().ask("PUT", "/api/me/quiet", json={"quiet": quiet})
    assert answer.status_code == 400
    assert answer.json()["problem"] in ("malformed", "no-such-zone")


# web push


def test_web_push_can_be_read_by_the_browser_alone(calling: Server, receiver: Receiver, time: Time) -> None:
    actor, absent = turn_of_the_absent(calling)
    browser = Browser(receiver)
    add(absent, "push", **browser.target)
    play_turn(actor)
    time.passes(SOON_MS)
    received = receiver.next()
    table = actor.info["id"]
    assert browser.read(received) == {
        "text": "Canardage: it is your turn",
        "url": f"http://testserver.local/t/{table}",
        "tag": table,
    }
    assert table.encode() not in received.body
    assert signer(received) == absent.get("/api/me/calls").json()["push_key"]
    with pytest.raises(Exception, match=r"[Dd]ecrypt|Tag"):
        Browser(receiver).read(received)


def test_the_key_of_web_push_is_made_once(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        with serving(tmp_path) as server:
            keys.add(server.guest().get("/api/me/calls").json()["push_key"])
    assert len(keys) == 1
    assert len(keys.pop()) == 87


# e-mail


@pytest.fixture
def letters(tmp_path: Path) -> Iterator[Any]:
    with smtp_server() as (letters, address):
        more: dict[str, Any] = {"mail_server": address, "mail_from": "ducks@example.org", "mail_security": "none"}
        with serving(tmp_path, limits=ENOUGH, **more) as server:
            yield letters, server


def test_an_address_is_used_once_its_owner_has_typed_the_code(letters: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    box, server = letters
    time = Time(server, monkeypatch)
    actor, absent = turn_of_the_absent(server)
    assert absent.ask("PUT", "/api/me", json={"name": "Anna", "language": "it"}).status_code == 200
    number = add(absent, "mail", address="anna@example.net")
    code = box.next()
    assert code["to"] == "anna@example.net"
    typed = str(code["subject"]).rpartition(" ")[2]
    assert typed.isdecimal()
    assert absent.ask("POST", f"/api/me/calls/{number}/test", json={}).json()["problem"] == "not-confirmed"
    wrong = {"code": "x" * 6}
    assert absent.ask("POST", f"/api/me/calls/{number}/confirm", json=wrong).json()["problem"] == "wrong-code"
    answer = absent.ask("POST", f"/api/me/calls/{number}/confirm", json={"code": f" {typed} "})
    assert answer.json()["ways"][0]["confirmed"]
    play_turn(actor)
    time.passes(SOON_MS)
    letter = box.next()
    assert letter["from"] == "Webfoot <ducks@example.org>"
    assert letter["subject"] == "Canardage: è il tuo turno"
    body = letter.get_content()
    assert f"http://testserver.local/t/{actor.info['id']}" in body
    stop = str(letter["list-unsubscribe"]).strip(" <>")
    assert stop in body
    token = stop.partition("#stop.")[2]
    stopped = server.guest().ask("POST", "/api/calls/stop", json={"token": token})
    assert stopped.json() == {"to": "anna@example.net"}
    assert ways(absent) == []
    again = server.guest().ask("POST", "/api/calls/stop", json={"token": token})
    assert again.json()["problem"] == "no-such-way"


def test_a_code_can_be_tried_a_few_times_only(letters: Any) -> None:
    box, server = letters
    guest = server.guest()
    number = add(guest, "mail", address="anna@example.net")
    code = str(box.next()["subject"]).rpartition(" ")[2]
    for _ in range(5):
        guest.ask("POST", f"/api/me/calls/{number}/confirm", json={"code": "nothing"})
    late = guest.ask("POST", f"/api/me/calls/{number}/confirm", json={"code": code})
    assert late.json()["problem"] == "wrong-code"
    assert guest.ask("POST", f"/api/me/calls/{number}/code", json={}).json()["result"] == "sent"
    fresh = str(box.next()["subject"]).rpartition(" ")[2]
    assert guest.ask("POST", f"/api/me/calls/{number}/confirm", json={"code": fresh}).status_code == 200


@pytest.mark.parametrize(("answer", "result"), [("450 busy", "later"), ("550 no such user", "never")])
def test_what_an_smtp_server_refuses_is_told(letters: Any, answer: str, result: str) -> None:
    box, server = letters
    guest = server.guest()
    number = add(guest, "mail", address="anna@example.net")
    box.next()
    box.refusals.append(answer)
    tested = guest.ask("POST", f"/api/me/calls/{number}/code", json={}).json()
    assert tested == {"result": result, "reason": f"smtp-{answer[:3]}"}


def test_a_mail_server_that_cannot_be_reached_is_told(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    more: dict[str, Any] = {"mail_server": f"127.0.0.1:{port}", "mail_from": "a@example.org", "mail_security": "none"}
    with serving(tmp_path, limits=ENOUGH, **more) as server:
        guest = server.guest()
        number = add(guest, "mail", address="anna@example.net")
        (way,) = ways(guest)
        assert (way["number"], way["confirmed"], way["failed"]) == (number, False, "unreachable")


# tests and bad input


def test_a_test_is_sent_at_once_whatever_the_hour(calling: Server, receiver: Receiver) -> None:
    guest = calling.guest()
    for begin in (0, 720):
        quiet = {"begin": begin, "end": begin + 719, "zone": "UTC"}
        guest.ask("PUT", "/api/me/quiet", json={"quiet": quiet})
        number = add(guest, "hook", url=receiver.url)
        assert guest.ask("POST", f"/api/me/calls/{number}/test", json={}).json() == {"result": "sent", "reason": ""}
        assert receiver.next().json["event"] == "test"
    assert len(ways(guest)) == 1, "the same way is kept once"
    other = calling.guest()
    for method, path in (("POST", "/test"), ("DELETE", "")):
        answer = other.ask(method, f"/api/me/calls/{number}{path}", **({"json": {}} if path else {}))
        assert (answer.status_code, answer.json()["problem"]) == (404, "no-such-way")
    assert guest.ask("DELETE", f"/api/me/calls/{number}").json()["ways"] == []


@pytest.mark.parametrize(
    ("kind", "target"),
    [
        ("hook", {}),
        ("hook", {"url": ""}),
        ("hook", {"url": "not an address"}),
        ("hook", {"url": "ftp://example.org"}),
        ("hook", {"url": "https://"}),
        ("hook", {"url": "https://user:word@example.org/"}),
        ("hook", {"url": "https://[::1"}),
        ("hook", {"url": "https://example.org/\n"}),
        ("hook", {"url": "https://example.org/", "more": "x"}),
        ("mail", {"address": "anna@example.net"}),
        ("push", {"endpoint": "https://example.org", "p256dh": "x", "auth": "y"}),
        ("push", {"endpoint": "https://example.org", "p256dh": "é", "auth": "y"}),
        ("pigeon", {"loft": "3"}),
    ],
)
def test_a_way_that_cannot_be_used_is_refused(calling: Server, kind: str, target: dict[str, str]) -> None:
    answer = calling.guest().ask("POST", "/api/me/calls", json={"kind": kind, "target": target})
    assert answer.status_code == 400, answer.text
    assert answer.json()["problem"] in ("bad-way", "malformed")


@pytest.mark.parametrize(
    "address", ["anna", "anna@", "@example.net", "anna@example", "a b@example.net", "a@b.c\nBcc: x"]
)
def test_what_is_no_e_mail_address_is_refused(letters: Any, address: str) -> None:
    box, server = letters
    answer = server.guest().ask("POST", "/api/me/calls", json={"kind": "mail", "target": {"address": address}})
    assert answer.json()["problem"] == "bad-way"
    assert box.quiet


def test_a_guest_has_so_many_ways_and_tests(tmp_path: Path, receiver: Receiver) -> None:
    limits = replace(ENOUGH, ways_of_a_guest=2)
    with serving(tmp_path, limits=limits, hooks_anywhere=True) as server:
        guest = server.guest()
        for one in "ab":
            add(guest, "hook", url=f"{receiver.url}/{one}")
        more = {"kind": "hook", "target": {"url": f"{receiver.url}/c"}}
        assert guest.ask("POST", "/api/me/calls", json=more).json()["problem"] == "too-many-ways"
    limits = replace(ENOUGH, call_tests=(1, 0))
    with serving(tmp_path, limits=limits, hooks_anywhere=True) as server:
        guest = server.guest()
        number = add(guest, "hook", url=receiver.url)
        answer = guest.ask("POST", f"/api/me/calls/{number}/test", json={})
        assert (answer.status_code, answer.json()["problem"]) == (429, "too-fast")


@pytest.mark.parametrize("token", ["x", "1.x", "1", "é.é", "9" * 50, "-1.x"])
def test_an_address_that_stops_nothing_says_so(calling: Server, token: str) -> None:
    answer = calling.guest().ask("POST", "/api/calls/stop", json={"token": token})
    assert (answer.status_code, answer.json()["problem"]) == (404, "no-such-way")


def test_a_server_that_calls_nobody_offers_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, hooks=False) as server:
        guest = server.guest()
        assert guest.get("/api/me/calls").json() == {"offered": [], "push_key": None, "ways": [], "quiet": None}
        wanted = {"kind": "hook", "target": {"url": "https://example.org/"}}
        assert guest.ask("POST", "/api/me/calls", json=wanted).json()["problem"] == "bad-way"


def test_the_worker_ends_though_there_is_news_at_the_same_moment(calling: Server) -> None:
    """A server that stops waits for its worker: were this lost, it would wait for ever."""

    async def stop_with_news(house: House) -> bool:
        waiters = house.outbox._new._waiters
        worker = asyncio.ensure_future(house.outbox.work())
        # The server's own worker waits as well.
        for _ in range(1000):
            if len(waiters) == 2:
                break
            await asyncio.sleep(0.001)
        assert len(waiters) == 2
        house.outbox._new.set()
        worker.cancel()
        await asyncio.wait({worker}, timeout=5)
        return worker.cancelled()

    assert calling.in_house(stop_with_news)
