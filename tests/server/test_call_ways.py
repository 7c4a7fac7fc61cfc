"""The ways to be called: web push, e-mail and webhooks, by real receivers; and ways that cannot be."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.callers import ENOUGH, Time, add, play_turn, turn_of_the_absent, ways
from tests.server.receivers import Browser, Receiver, signer, smtp_server
from tests.server.visitors import Server, serving
from webfoot.server.table.calling import SOON_MS

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
