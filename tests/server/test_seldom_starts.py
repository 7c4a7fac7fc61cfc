"""What seldom happens when the program starts: an engine is built, a browser opens, a part is missing."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import webbrowser
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn

from tests.server.visitors import Server
from webfoot.compiled import background
from webfoot.server import main
from webfoot.server.calls.senders import Senders
from webfoot.server.house import House
from webfoot.server.settings import Settings
from webfoot.server.storage import moving


class Announced(main._Server):
    """A server that has just been started, as far as these tests need one."""

    def __init__(self) -> None:
        self.said: list[str] = []


@pytest.mark.parametrize(
    ("code", "says"),
    [
        (
            "import sys, time; time.sleep(0.2)",
            "engine: compiled; bots use it from now on, the server from its next start",
        ),
        ("import sys; sys.exit('no compiler')", "engine: interpreted (no compiler)"),
    ],
)
def test_an_engine_that_is_being_built_is_used_when_it_is_whole(
    server: Server, monkeypatch: pytest.MonkeyPatch, code: str, says: str
) -> None:
    said: list[str] = []
    monkeypatch.setattr(main, "_say", said.append)
    monkeypatch.setattr(main, "LOOK_SECONDS", 0.01)
    announced = Announced()
    announced.app = server.client.app

    async def built(_: House) -> None:
        with subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE) as build:  # noqa: ASYNC220
            await announced._use_when_whole(build)

    server.in_house(built)
    assert said == [says]


def test_a_window_can_be_shown_where_there_is_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not main._display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert main._display()


@pytest.mark.parametrize("there", [True, False])
def test_a_browser_opens_once_the_server_can_be_reached(
    server: Server, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(uvicorn.Server, "startup", nothing)
    monkeypatch.setattr(main, "_display", lambda: True)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(background, "start", lambda: (SimpleNamespace(poll=lambda: 0, returncode=0), "building"))
    announced = Announced()
    announced.app, announced.should_exit, announced.open_browser = server.client.app, False, True
    listening: Any = SimpleNamespace(sockets=[SimpleNamespace(getsockname=lambda: ("127.0.0.1", 8765))])
    announced.servers = [listening] if there else []

    async def started(_: House) -> None:
        await announced.startup()
        if there:
            await announced._building

    server.in_house(started)
    assert opened == (["http://127.0.0.1:8765/"] if there else [])


async def nothing(*_: object) -> None:
    pass


def test_a_missing_module_of_our_own_is_a_fault(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "webfoot.server.calls.web", None)
    with pytest.raises(ModuleNotFoundError):
        asyncio.run(Senders(Settings()).open(server.house.storage))


def test_without_the_driver_of_postgresql_its_errors_are_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    every = set(moving._driver_errors())
    monkeypatch.setitem(sys.modules, "webfoot.server.storage.postgres.connecting", None)
    assert set(moving._driver_errors()) < every
