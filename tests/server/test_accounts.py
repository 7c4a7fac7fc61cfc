"""Accounts: passkeys, recovery codes, and signing out elsewhere. Nobody ever needs one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.authenticator import Authenticator
from tests.server.visitors import UNLIMITED, Guest, Hours, Server, serving, two_players
from webfoot.server import accounts
from webfoot.server.edge.hub import CLOSE_NO_GUEST

HERE = "https://ducks.example"
HEADERS = {"origin": HERE, "host": "ducks.example"}


def ask(guest: Guest, path: str, body: Any = None, method: str = "POST", **headers: str) -> httpx.Response:
    more = {} if method in ("DELETE", "GET") else {"json": {} if body is None else body}
    return guest.ask(method, path, headers={**HEADERS, **headers}, **more)


def make(guest: Guest, device: Authenticator, name: str = "Phone") -> httpx.Response:
    options = ask(guest, "/api/me/passkeys/options").json()["options"]
    return ask(guest, "/api/me/passkeys", {"credential": device.make(options), "name": name})


def sign_in(stranger: Guest, device: Authenticator) -> httpx.Response:
    options = ask(stranger, "/api/sign-in/options").json()["options"]
    return ask(stranger, "/api/sign-in", {"credential": device.use(options)})


def arrived(server: Server, answer: httpx.Response) -> Guest:
    assert answer.status_code == 200, answer.text
    return Guest(server, answer.headers["set-cookie"].split(";")[0], answer.json()["me"]["id"])


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["problem"]


def test_a_guest_is_upgraded_in_place_and_comes_back_by_a_passkey(server: Server) -> None:
    first, _ = two_players(server)
    owner, device = first.guest, Authenticator(HERE)
    assert owner.ask("PUT", "/api/me", json={"name": "Anna", "language": "fr"}).status_code == 200
    empty = {"possible": True, "passkeys": [], "codes": 0}
    assert ask(owner, "/api/me/account", method="GET").json() == empty
    account = make(owner, device).json()
    assert [key["name"] for key in account["passkeys"]] == ["Phone"]
    assert owner.get("/api/me").json() == {"id": owner.id, "name": "Anna", "language": "fr"}
    phone = arrived(server, sign_in(server.guest(), device))
    assert phone.id == owner.id
    assert phone.page(first.info["id"]).seat == first.seat
    used = ask(phone, "/api/me/account", method="GET").json()["passkeys"][0]["used"]
    assert used is not None


def test_several_passkeys_open_the_same_account_until_they_are_removed(server: Server) -> None:
    owner = server.guest()
    devices = [Authenticator(HERE), Authenticator(HERE)]
    for number, device in enumerate(devices):
        assert len(make(owner, device, f"Device {number}").json()["passkeys"]) == number + 1
    for device in devices:
        assert arrived(server, sign_in(server.guest(), device)).id == owner.id
    first = ask(owner, "/api/me/account", method="GET").json()["passkeys"][0]
    left = ask(owner, f"/api/me/passkeys/{first['id']}", method="DELETE").json()["passkeys"]
    assert [key["name"] for key in left] == ["Device 1"]
    assert refused(sign_in(server.guest(), devices[0])) == (400, "bad-passkey")
    assert arrived(server, sign_in(server.guest(), devices[1])).id == owner.id
    stranger = server.guest()
    gone = ask(stranger, f"/api/me/passkeys/{left[0]['id']}", method="DELETE")
    assert refused(gone) == (404, "no-such-passkey")


def test_a_device_is_told_what_it_leaves_behind(server: Server) -> None:
    device = Authenticator(HERE)
    make(server.guest(), device)
    other = server.guest()
    other.create("me", "open")
    assert ask(other, "/api/sign-in/options").json()["left"] == 1


def test_what_proves_nothing_is_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, device = server.guest(), Authenticator(HERE)
    options = ask(owner, "/api/me/passkeys/options").json()["options"]
    made = device.make(options)
    forged = Authenticator("https://geese.example")
    for wrong in (forged.make(options), {}, {"id": "x"}, {**made, "response": {}}, {**made, "rawId": 3}):
        ask(owner, "/api/me/passkeys/options")
        answer = ask(owner, "/api/me/passkeys", {"credential": wrong, "name": "Phone"})
        assert refused(answer) == (400, "bad-passkey"), wrong
    # The challenge of an earlier attempt is no longer good, nor is one that was used.
    ask(owner, "/api/me/passkeys/options")
    assert refused(ask(owner, "/api/me/passkeys", {"credential": made, "name": "Phone"})) == (400, "bad-passkey")
    good = ask(owner, "/api/me/passkeys/options").json()["options"]
    body = {"credential": device.make(good), "name": "Phone"}
    assert ask(owner, "/api/me/passkeys", body).status_code == 200
    assert refused(ask(owner, "/api/me/passkeys", body)) == (400, "bad-passkey")
    assert refused(make(owner, device)) == (409, "known-passkey")
    # Somebody else's challenge, and a copy whose count has fallen behind.
    one, two = server.guest(), server.guest()
    used = device.use(ask(one, "/api/sign-in/options").json()["options"])
    assert refused(ask(two, "/api/sign-in", {"credential": used})) == (400, "bad-passkey")
    assert sign_in(one, device).status_code == 200
    device.uses -= 1
    assert refused(sign_in(one, device)) == (400, "bad-passkey")
    hours = Hours(server, monkeypatch)
    monkeypatch.setattr(server.house, "wall", lambda: hours.now)
    options = ask(one, "/api/sign-in/options").json()["options"]
    device.uses += 5
    hours.now += accounts.LIFE_MS + 1
    assert refused(ask(one, "/api/sign-in", {"credential": device.use(options)})) == (400, "bad-passkey")


@pytest.mark.parametrize(
    "body",
    [
        {"credential": {"id": "x" * 9000}, "name": "Phone"},
        {"credential": [], "name": "Phone"},
        {"credential": {}, "name": ""},
        {"credential": {}, "name": "​"},
        {"name": "Phone"},
    ],
)
def test_bad_bodies_are_refused_in_a_sentence(server: Server, body: Any) -> None:
    owner = server.guest()
    ask(owner, "/api/me/passkeys/options")
    answer = ask(owner, "/api/me/passkeys", body)
    assert answer.status_code == 400
    assert answer.json()["problem"] in ("bad-passkey", "malformed", "bad-name")


def test_passkeys_need_a_name_and_https(server: Server) -> None:
    owner = server.guest()
    for origin in ("http://ducks.example", "https://127.0.0.1", "https://[::1]:8000"):
        headers = {"origin": origin, "host": origin.partition("//")[2]}
        assert not ask(owner, "/api/me/account", method="GET", **headers).json()["possible"]
        assert refused(ask(owner, "/api/me/passkeys/options", **headers)) == (409, "no-passkeys-here")
    local = {"origin": "http://localhost:8000", "host": "localhost:8000"}
    assert ask(owner, "/api/me/passkeys/options", **local).json()["options"]["rp"]["id"] == "localhost"


def test_a_recovery_code_is_good_once(server: Server) -> None:
    owner, device = server.guest(), Authenticator(HERE)
    assert refused(ask(owner, "/api/me/codes")) == (409, "no-passkey")
    make(owner, device)
    answer = ask(owner, "/api/me/codes").json()
    assert answer["account"]["codes"] == len(set(answer["codes"])) == accounts.CODES
    code = answer["codes"][3]
    stranger = server.guest()
    typed = code.lower().replace("-", " ")
    assert stranger.ask("POST", "/api/arrival/look", json={"key": typed}).json()["name"]
    assert arrived(server, stranger.ask("POST", "/api/arrival", json={"key": typed})).id == owner.id
    again = server.guest().ask("POST", "/api/arrival", json={"key": code})
    assert refused(again) == (404, "no-such-code")
    assert ask(owner, "/api/me/account", method="GET").json()["codes"] == accounts.CODES - 1
    renewed = ask(owner, "/api/me/codes").json()["codes"]
    old = server.guest().ask("POST", "/api/arrival", json={"key": answer["codes"][4]})
    assert refused(old) == (404, "no-such-code")
    key = ask(owner, "/api/me/account", method="GET").json()["passkeys"][0]["id"]
    assert ask(owner, f"/api/me/passkeys/{key}", method="DELETE").json()["codes"] == 0
    gone = server.guest().ask("POST", "/api/arrival", json={"key": renewed[0]})
    assert refused(gone) == (404, "no-such-code")


def test_the_database_holds_no_recovery_code(server: Server, tmp_path: Path) -> None:
    owner = server.guest()
    make(owner, Authenticator(HERE))
    codes = ask(owner, "/api/me/codes").json()["codes"]
    files = [file.read_bytes() for file in tmp_path.iterdir() if file.is_file()]
    assert files
    for code in codes:
        assert all(code.encode() not in data and code.replace("-", "").encode() not in data for data in files)


def test_signing_out_elsewhere_leaves_this_device_alone(server: Server, tmp_path: Path) -> None:
    first, _ = two_players(server)
    here = first.guest
    code = here.ask("POST", "/api/me/handover", json={"settings": {}}).json()["code"]
    there = arrived(server, server.guest().ask("POST", "/api/arrival", json={"key": code}))
    waiting = here.ask("POST", "/api/me/handover", json={"settings": {}}).json()["code"]
    elsewhere = there.page(first.info["id"])
    answer = ask(here, "/api/me/sign-out-elsewhere")
    assert answer.status_code == 200
    still = Guest(server, answer.headers["set-cookie"].split(";")[0], here.id)
    assert still.get("/api/me").json()["id"] == here.id
    assert there.get("/api/me").json()["id"] != here.id, "the other device is a stranger now"
    assert here.get("/api/me").json()["id"] != here.id, "and so is a copy of the old cookie"
    late = server.guest().ask("POST", "/api/arrival", json={"key": waiting})
    assert refused(late) == (404, "no-such-code")
    with pytest.raises(WebSocketDisconnect) as closed:
        elsewhere.hear("nothing more")
    assert closed.value.code == CLOSE_NO_GUEST
    again = Guest(server, ask(still, "/api/me/sign-out-elsewhere").headers["set-cookie"].split(";")[0], here.id)
    assert again.get("/api/me").json()["id"] == here.id
    assert still.get("/api/me").json()["id"] != here.id


def test_a_sign_out_survives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        owner = server.guest()
        answer = ask(owner, "/api/me/sign-out-elsewhere")
        cookie = answer.headers["set-cookie"].split(";")[0]
    with serving(tmp_path) as server:
        assert Guest(server, cookie, owner.id).get("/api/me").json()["id"] == owner.id
        assert Guest(server, owner.cookie, owner.id).get("/api/me").json()["id"] != owner.id


def test_there_are_so_many_passkeys_and_attempts(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(UNLIMITED, passkeys_of_a_guest=1)) as server:
        owner = server.guest()
        assert make(owner, Authenticator(HERE)).status_code == 200
        assert refused(make(owner, Authenticator(HERE))) == (409, "too-many-passkeys")
    with serving(tmp_path, limits=replace(UNLIMITED, arrivals=(1, 0))) as server:
        stranger = server.guest()
        assert ask(stranger, "/api/sign-in/options").status_code == 200
        assert refused(ask(stranger, "/api/sign-in", {"credential": {}})) == (429, "too-fast")


def test_without_the_package_there_are_no_passkeys(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "installed", lambda: False)
    owner = server.guest()
    assert not ask(owner, "/api/me/account", method="GET").json()["possible"]
    assert refused(ask(owner, "/api/sign-in/options")) == (409, "no-passkeys-here")
