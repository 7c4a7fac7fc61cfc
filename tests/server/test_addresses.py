"""Calls go to public addresses alone, and to those that were looked at."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import pytest
from aiohttp.abc import AbstractResolver, ResolveResult

from tests.server.callers import ENOUGH
from tests.server.receivers import Browser, Receiver
from tests.server.visitors import serving
from webfoot.server.calls.addresses import literal, public
from webfoot.server.calls.ways import Outcome
from webfoot.server.calls.web import Web


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "::ffff:8.8.8.8"])
def test_addresses_that_everybody_reaches_are_public(address: str) -> None:
    assert public(address)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.8.8.8",
        "0.0.0.0",
        "10.0.0.1",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "240.0.0.1",
        "::",
        "::1",
        "fe80::1",
        "fe80::1%eth0",
        "fd00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b::a00:1",
        "2002:7f00:1::",
        "2001:db8::1",
        "no address",
        "",
    ],
)
def test_addresses_of_machines_and_networks_are_not(address: str) -> None:
    assert not public(address)


def test_an_address_is_told_from_a_name() -> None:
    assert all(literal(host) for host in ("127.0.0.1", "::1", "[::1]"))
    assert not any(literal(host) for host in ("localhost", "example.org", "2130706433", "0x7f.1"))


class Names(AbstractResolver):
    """Names whose addresses are in the hands of the test."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        self.asked.append(host)
        return [_result(host, one, port) for one in self.answers.pop(0)]

    async def close(self) -> None:
        pass


def _result(name: str, address: str, port: int) -> ResolveResult:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    return ResolveResult(hostname=name, host=address, port=port, family=family, proto=0, flags=0)


def posted(url: str, names: AbstractResolver | None = None, *, anywhere: bool = False) -> Outcome:
    async def post() -> Outcome:
        web = Web(anywhere=anywhere, resolver=names)
        try:
            return await web.post(url, b"{}", {})
        finally:
            await web.close()

    return asyncio.run(post())


NEVER = Outcome("never", "private-address")


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "10.1.2.3", "169.254.169.254"])
def test_private_addresses_are_refused(host: str) -> None:
    assert posted(f"http://{host}:9/") == NEVER


@pytest.mark.parametrize("host", ["localhost", "2130706433", "0x7f000001", "127.1"])
def test_other_names_of_this_machine_are_refused(host: str) -> None:
    assert posted(f"http://{host}:9/").result == "never"


def test_a_name_that_leads_to_a_private_address_is_refused() -> None:
    with Receiver() as receiver:
        port = receiver.url.rpartition(":")[2]
        for addresses in (["127.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["::1"]):
            names = Names(addresses)
            assert posted(f"http://ducks.example:{port}/", names) == NEVER
            assert names.asked == ["ducks.example"]
        assert receiver.quiet
        # The host may allow it: then it arrives, so nothing else refused it above.
        assert posted(f"http://ducks.example:{port}/", Names(["127.0.0.1"]), anywhere=True) == Outcome("sent")
        assert receiver.next().headers["host"] == f"ducks.example:{port}"


def test_a_name_is_looked_up_once_for_each_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection goes to what was checked: an answer that is different the second time is never asked for."""
    connected: list[Any] = []

    async def connect(addr_infos: Any, **_: Any) -> Any:
        connected.extend(info[-1][0] for info in addr_infos)
        raise OSError("nobody there")

    monkeypatch.setattr("aiohttp.connector.aiohappyeyeballs.start_connection", connect)
    names = Names(["8.8.8.8"], ["127.0.0.1"])
    assert posted("http://ducks.example/", names) == Outcome("later", "unreachable")
    assert connected == ["8.8.8.8"]
    assert names.asked == ["ducks.example"]


def test_a_redirect_is_not_followed() -> None:
    with Receiver() as receiver:
        receiver.answers = [307]
        assert posted(receiver.url, anywhere=True) == Outcome("never", "http-307")
        assert receiver.next().path == "/"
        assert receiver.quiet


def test_nobody_listening_is_tried_again() -> None:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    assert posted(f"http://127.0.0.1:{port}/", anywhere=True) == Outcome("later", "unreachable")
    assert posted("https://ducks.invalid/") == Outcome("later", "unreachable")


def test_a_server_refuses_private_webhooks_unless_its_administrator_allows_them(tmp_path: Path) -> None:
    with Receiver() as receiver, serving(tmp_path, limits=ENOUGH) as server:
        guest = server.guest()
        plain = {"kind": "hook", "target": {"url": receiver.url}}
        assert guest.ask("POST", "/api/me/calls", json=plain).json()["problem"] == "bad-way"
        secure = {"kind": "hook", "target": {"url": receiver.url.replace("http:", "https:")}}
        push = {"kind": "push", "target": Browser(receiver).target}
        push["target"] = {**Browser(receiver).target, "endpoint": secure["target"]["url"]}  # type: ignore[index]
        for wanted in (secure, push):
            answer = guest.ask("POST", "/api/me/calls", json=wanted)
            number = answer.json()["ways"][-1]["number"]
            tested = guest.ask("POST", f"/api/me/calls/{number}/test", json={}).json()
            assert tested == {"result": "never", "reason": "private-address"}
        assert receiver.quiet
