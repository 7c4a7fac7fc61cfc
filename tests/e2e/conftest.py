"""A real server, a real browser: what the browser tests stand on."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect, sync_playwright

from tests.e2e.gallery import build
from tests.e2e.seat import Seat

WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 15_000
"""Milliseconds to wait for what must come, also on a busy machine."""
FLAGS = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SERVE = """
import sys
from pathlib import Path
from webfoot.server.main import serve
serve(port=int(sys.argv[2]), folder=Path(sys.argv[1]), bot_pace=(0.0, 0.02))
"""


class House:
    """One server process with a data folder of its own; it can be killed and started again."""

    def __init__(self, data: Path, script: str = SERVE, environment: dict[str, str] | None = None) -> None:
        self.data = data
        self._script = script
        self._environment = environment
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        command = [sys.executable, "-c", self._script, str(self.data), str(self._port)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=self._environment)
        assert self._process.stdout is not None
        ready = self._process.stdout.readline()
        assert "ready" in ready, f"the server did not start: {ready!r}"
        self.address = ready.split()[-1].rstrip("/")
        self._port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._ended()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._ended()

    def _ended(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.wait(timeout=15)
        self._process.stdout.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "data")
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose page holds the gallery."""
    house = House(tmp_path_factory.mktemp("house") / "data", build(tmp_path_factory.mktemp("page")))
    house.start()
    yield house.address
    house.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    names = ("chromium", "chromium-browser", "google-chrome")
    program = next((path for name in names if (path := shutil.which(name))), None)
    assert program is not None, "the browser tests need chromium on the PATH"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


Newcomer = Callable[..., Seat]


@pytest.fixture
def newcomer(browser: Browser, house: House) -> Iterator[Newcomer]:
    yield from arrivals(browser, house)


def arrivals(browser: Browser, house: House) -> Iterator[Newcomer]:
    """Makes people: each with a browser profile of their own, a screen size and a language."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def arrive(
        name: str,
        screen: ViewportSize = WIDE,
        language: str = "en",
        calm: bool = True,
        dark: bool = False,
        app: bool = False,
    ) -> Seat:
        context = browser.new_context(
            base_url=house.address,
            viewport=screen,
            locale=language,
            reduced_motion="reduce" if calm else "no-preference",
            color_scheme="dark" if dark else "light",
            has_touch=screen == PHONE,
            is_mobile=screen == PHONE,
            permissions=["clipboard-read", "clipboard-write"],
            # Tests that cut the network, or stand in for the server, speak to the page itself.
            service_workers="allow" if app else "block",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(f"{name}: {error}"))
        page.on("console", lambda said: _note(complaints, name, said.type, said.text))
        return Seat(page, name)

    yield arrive
    for context in contexts:
        context.close()
    assert complaints == []


def _note(complaints: list[str], name: str, kind: str, text: str) -> None:
    # The browser says by itself: sockets dropped by a killed server, a network that was cut, 404 for a lost page, 409
    # for a replay too early.
    expected = ("WebSocket", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "status of 404", "status of 409")
    if kind == "error" and not any(words in text for words in expected):
        complaints.append(f"{name}: {text}")
