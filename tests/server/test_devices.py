"""A guest on several devices: codes that are good once, and recovery links."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.visitors import UNLIMITED, Guest, Hours, Server, serving, two_players
from webfoot.server import handover, upkeep
from webfoot.server.handover import ALPHABET, Handovers, plain
from webfoot.server.settings import Retention


def code_of(guest: Guest, **settings: str) -> str:
    answer = guest.ask("POST", "/api/me/handover", json={"settings": settings})
    assert answer.status_code == 200, answer.text
    code = answer.json()["code"]
    assert isinstance(code, str)
    return code


def recovery_of(guest: Guest) -> str:
    path = guest.ask("POST", "/api/me/recovery", json={}).json()["path"]
    assert path.startswith("/continue#")
    return str(path.partition("#")[2])


def arrive(guest: Guest, key: str) -> httpx.Response:
    return guest.ask("POST", "/api/arrival", json={"key": key})


def looked_at(guest: Guest, key: str) -> Any:
    return guest.ask("POST", "/api/arrival/look", json={"key": key}).json()


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["problem"]


def same_guest(server: Server, answer: httpx.Response) -> Guest:
    """The device that has got this answer."""
    assert answer.status_code == 200, answer.text
    return Guest(server, answer.headers["set-cookie"].split(";")[0], answer.json()["me"]["id"])


NOT_GOOD = (404, "no-such-code")


def test_another_device_goes_on_at_the_same_seat_and_both_stay_in(server: Server) -> None:
    first, second = two_players(server)
    table = first.info["id"]
    owner = first.guest
    assert owner.ask("PUT", "/api/me", json={"name": "Anna", "language": "fr"}).status_code == 200
    phone = server.guest()
    code = code_of(owner, **{"webfoot.pace": "calm"})
    assert looked_at(phone, code) == {"name": "Anna", "you": False, "tables": 1, "left": 0}
    answer = arrive(phone, code)
    assert answer.json() == {
        "me": {"id": owner.id, "name": "Anna", "language": "fr"},
        "settings": {"webfoot.pace": "calm"},
    }
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    moved = same_guest(server, answer).page(table)
    assert moved.seat == first.seat
    pages = (first, moved)
    actor = next((page for page in pages if page.brief["moves"]), second)
    assert actor.play() is None
    for page in pages:
        page.catch_up(actor.seq)
    assert first.brief == moved.brief


def test_a_code_is_good_once(server: Server) -> None:
    owner, phone, thief = server.guest(), server.guest(), server.guest()
    code = code_of(owner)
    assert arrive(phone, code).json()["me"]["id"] == owner.id
    assert refused(arrive(thief, code)) == NOT_GOOD
    assert refused(thief.ask("POST", "/api/arrival/look", json={"key": code})) == NOT_GOOD


def test_looking_uses_nothing_up(server: Server) -> None:
    owner, phone = server.guest(), server.guest()
    code = code_of(owner)
    assert looked_at(owner, code)["you"] is True
    assert looked_at(phone, code)["you"] is False
    assert arrive(phone, code).status_code == 200


def test_a_new_code_replaces_the_last_one(server: Server) -> None:
    owner, other = server.guest(), server.guest()
    old, others = code_of(owner), code_of(other)
    new = code_of(owner)
    assert refused(arrive(server.guest(), old)) == NOT_GOOD
    assert arrive(server.guest(), new).json()["me"]["id"] == owner.id
    assert arrive(server.guest(), others).json()["me"]["id"] == other.id


def test_a_code_can_be_typed_in_any_way(server: Server) -> None:
    owner = server.guest()
    for typed in (str.lower, lambda code: f" {code.replace('-', ' ')} ", plain):
        assert arrive(server.guest(), typed(code_of(owner))).status_code == 200


def test_a_code_ends_by_itself(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    hours = Hours(server, monkeypatch)
    owner = server.guest()
    code = code_of(owner)
    hours.now += 599_999
    assert looked_at(server.guest(), code)["you"] is False
    hours.now += 1
    assert refused(arrive(server.guest(), code)) == NOT_GOOD


def test_what_a_device_leaves_behind_is_said_before(server: Server) -> None:
    owner, other = server.guest(), server.guest()
    for _ in range(2):
        other.create("me", "open")
    code = code_of(owner)
    assert looked_at(other, code)["left"] == 2
    assert looked_at(other, code)["tables"] == 0


def test_codes_cannot_be_guessed_by_trying(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(UNLIMITED, arrivals=(3, 1e-9))) as server:
        owner, thief = server.guest(), server.guest()
        code = code_of(owner)
        tried = [refused(arrive(thief, f"AAAA-AAA{sign}")) for sign in "234"]
        assert tried == [NOT_GOOD] * 3
        # Nor with the right one, nor by looking, nor by recovery, nor as another guest at that address.
        secret = recovery_of(owner)
        for guest, key in ((thief, code), (server.guest(), code), (thief, secret)):
            assert refused(arrive(guest, key)) == (429, "too-many-codes")
        assert refused(thief.ask("POST", "/api/arrival/look", json={"key": code})) == (429, "too-many-codes")


def test_codes_and_links_are_made_now_and_then(tmp_path: Path) -> None:
    slow = (2, 1e-9)
    for limits in (replace(UNLIMITED, handovers=slow), replace(UNLIMITED, handovers_of_an_address=slow)):
        with serving(tmp_path, limits=limits) as server:
            guest = server.guest()
            code_of(guest)
            recovery_of(guest)
            assert refused(guest.ask("POST", "/api/me/handover", json={"settings": {}})) == (429, "too-fast")
            assert refused(guest.ask("POST", "/api/me/recovery", json={})) == (429, "too-fast")
            other = server.guest().ask("POST", "/api/me/recovery", json={}).status_code
            assert other == (200 if limits.handovers == slow else 429)


@pytest.mark.parametrize("path", ["/api/me/handover", "/api/me/recovery"])
def test_a_browser_without_a_cookie_has_nothing_to_hand_over(server: Server, path: str) -> None:
    assert refused(server.client.post(path, json={"settings": {}})) == (401, "no-guest")
    server.client.cookies.clear()


@pytest.mark.parametrize(
    "settings",
    [
        {"webfoot.pace": "x" * 201},
        {"x" * 41: "calm"},
        {"": "calm"},
        {"web foot": "calm"},
        {"__proto__": "calm"},
        {f"webfoot.{sign}": "calm" for sign in ALPHABET.lower() if sign.isalpha()},
        {"webfoot.pace": 3},
        "calm",
    ],
)
def test_bad_settings_are_refused(server: Server, settings: Any) -> None:
    answer = server.guest().ask("POST", "/api/me/handover", json={"settings": settings})
    assert refused(answer) == (400, "malformed")


@pytest.mark.parametrize("key", ["", "x" * 101, None, 7, ["ABCD-EFGH"]])
def test_a_key_that_cannot_be_one_is_refused(server: Server, key: Any) -> None:
    for path in ("/api/arrival", "/api/arrival/look"):
        assert refused(server.guest().ask("POST", path, json={"key": key})) == (400, "malformed")


@pytest.mark.parametrize("key", ["ABCD-EFGH", "'; DROP TABLE recovery", "\u202e\u0000", "-" * 100, "é" * 8])
def test_a_key_that_is_none_is_refused(server: Server, key: str) -> None:
    assert refused(arrive(server.guest(), key)) == NOT_GOOD


def test_a_page_of_another_origin_cannot_do_any_of_it(server: Server) -> None:
    owner = server.guest()
    foreign = {"origin": "https://evil.example"}
    for method, path in (
        ("POST", "/api/me/handover"),
        ("POST", "/api/me/recovery"),
        ("DELETE", "/api/me/recovery"),
        ("POST", "/api/arrival"),
    ):
        answer = owner.ask(method, path, headers=foreign, **({"json": {}} if method == "POST" else {}))
        assert refused(answer) == (403, "foreign-origin")


def test_a_recovery_link_brings_the_seat_back_as_often_as_it_is_needed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        owner = server.guest()
        table = owner.create("me", "bot", start=True)
        assert owner.get("/api/me/recovery").json() == {"made": None}
        secret = recovery_of(owner)
        assert owner.get("/api/me/recovery").json()["made"] > 0
    # The server is another process by now.
    with serving(tmp_path) as server:
        for _ in range(2):
            lost = server.guest()
            answer = arrive(lost, secret)
            assert answer.json()["settings"] == {}
            assert same_guest(server, answer).page(table).seat == 0


def test_a_recovery_link_is_kept_as_a_hash_alone(server: Server, tmp_path: Path) -> None:
    secret = recovery_of(server.guest())
    database = sqlite3.connect(tmp_path / "webfoot.sqlite")
    ((hashed,),) = database.execute("SELECT hash FROM recovery").fetchall()
    database.close()
    assert len(secret) >= 32
    assert secret not in hashed
    assert hashed == handover.secret_hash(secret)


def test_a_new_recovery_link_ends_the_last_one_and_it_can_be_revoked(server: Server) -> None:
    owner = server.guest()
    old = recovery_of(owner)
    new = recovery_of(owner)
    assert refused(arrive(server.guest(), old)) == NOT_GOOD
    entered = same_guest(server, arrive(server.guest(), new))
    answer = owner.ask("DELETE", "/api/me/recovery")
    assert (answer.status_code, answer.json()) == (200, {"made": None})
    assert refused(arrive(server.guest(), new)) == NOT_GOOD
    # Devices that came by it stay in, and revoking nothing does no harm.
    assert entered.get("/api/me").json()["id"] == owner.id
    assert owner.ask("DELETE", "/api/me/recovery").status_code == 200


def test_the_oldest_recovery_links_go_first_and_those_of_players_stay(tmp_path: Path) -> None:
    with serving(tmp_path, retention=Retention(guests=2)) as server:
        guests = [server.guest() for _ in range(5)]
        secrets = [recovery_of(guest) for guest in guests]
        guests[0].create("me", "open")
        server.in_house(upkeep.forget)
        left = [arrive(server.guest(), secret).status_code == 200 for secret in secrets]
        assert left == [True, False, False, True, True]


def test_the_oldest_codes_are_given_up_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handover, "MOST", 3)
    codes = Handovers(lambda: 0, 60)
    made = [codes.make(f"guest {number}", {})[0] for number in range(5)]
    assert [codes.look(code) is not None for code in made] == [False, False, True, True, True]


def test_a_seats_own_link_goes_on_on_every_device_of_its_guest(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = host.create("me", "link")
    link = "/api" + host.page(table).info["links"]["1"].replace("/s/", "/links/")
    assert friend.ask("POST", link, json={}).json() == {"table": table}
    phone = server.guest()
    assert refused(phone.ask("POST", link, json={})) == (409, "seat-taken")
    moved = same_guest(server, arrive(phone, code_of(friend)))
    assert moved.ask("POST", link, json={}).json() == {"table": table}
    assert moved.page(table).seat == 1
