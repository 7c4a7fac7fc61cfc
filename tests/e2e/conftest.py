"""A real server, a real browser: what the browser tests stand on."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, ViewportSize, expect, sync_playwright

from tests.e2e.gallery import PATIENCE as PATIENCE
from tests.e2e.gallery import build
from tests.e2e.seat import KEPT, Seat
from tests.rulebook import TESTS
from tests.server.shelf import shelve
from tests.server.visitors import empty_database

WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
FLAGS = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
UNSEEN = "--force-gpu-mem-available-mb=0"
"""No room for a single tile of pixels. The page is laid out, styled, painted into lists and hit as ever; only colours
are filled in for nobody, which is a quarter of the work of a browser without a graphics card."""
SERVE = """
import sys
from pathlib import Path
from webfoot.server.main import serve
from webfoot.server.settings import Limits
# All tests come from one address, many in a minute.
many = (10_000, 1_000)
limits = Limits(names_of_an_address=many, tables=many, replays=many, lessons_of_an_address=many, arrivals=many)
serve(port=int(sys.argv[2]), folder=Path(sys.argv[1]), bot_pace=(0.0, 0.02), limits=limits)
"""
# The same deal each time, and bots that do the same in the same position: what is tested is the page, not luck.
SERVE_THE_SAME = """
import sys, zlib
from pathlib import Path
from types import SimpleNamespace
from webfoot.server import house
from webfoot.server.bots import pool, seats
from webfoot.server.main import serve
from webfoot.server.settings import Limits
Request = pool.Request
pool.Request = lambda question, seed: Request(question, zlib.crc32(question.imagined))
seats.secrets = SimpleNamespace(randbits=lambda bits: 11, randbelow=lambda count: 0, choice=lambda among: among[0])
house.House.new_seed = lambda self: bytes(range(32))
many = (10_000, 1_000)
limits = Limits(names_of_an_address=many, tables=many)
serve(port=int(sys.argv[2]), folder=Path(sys.argv[1]), bot_pace=(0.0, 0.02), limits=limits)
"""
RECORDED = (
    "canardage/four-players",
    "dale/teams",
    "dale/three-players",
    "duckdealer/four-players",
    "spacedealer/the-last-marker",
    "spacedealer/three-players-ten-minutes",
)
"""Records of games that are over at the server of all tests."""
LONGEST: Final = (
    "test_no_position_is_wider_than_the_window_and_axe_finds_nothing[",
    "test_no_turn_keeps_the_page_busy[spacedealer]",
    "test_a_game_over_five_days",
    "test_no_page_is_wider_than_the_window_and_axe_finds_nothing[/rules/",
    "test_every_page_reads_well_and_fits[",
    "test_no_piece_of_any_position_is_without_a_reading[",
    "test_nothing_jumps_",
    "test_a_person_",
    "test_two_",
    "test_spacedealer",
)
"""How the names of long tests begin. They come first: none is left over when all other workers are done."""
MIDDLE: Final = 80
"""A row two thirds into the recorded game of Canardage: what is played on from there is short and has everything."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        begins = (
            at for at, long in enumerate(LONGEST) if item.name.startswith(long) or item.path.stem.startswith(long)
        )
        return next(begins, len(LONGEST))

    items.sort(key=place)


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
        database = self.data / "webfoot.sqlite"
        if not database.exists():
            # For a server to make its own takes as long as all else before it is ready.
            self.data.mkdir(parents=True, exist_ok=True)
            database.write_bytes(empty_database())
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


def finished(record: str) -> str:
    """The table at which that recorded game has been played."""
    assert record in RECORDED
    return record.replace("/", "-")[:24]


@contextmanager
def serving(data: Path, script: str = SERVE, environment: dict[str, str] | None = None) -> Iterator[House]:
    """A server that runs as long as it is needed."""
    house = House(data, script, environment)
    house.start()
    try:
        yield house
    finally:
        house.stop()


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for many tests: each has guests and tables of its own. The recorded games are over there."""
    data = tmp_path_factory.mktemp("shared") / "data"
    data.mkdir()
    for record in RECORDED:
        shelve(TESTS / "records" / f"{record}.jsonl", data, finished(record))
    with serving(data) as house:
        yield house


@pytest.fixture(scope="session")
def house_of_the_same(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for many tests, at which every game is dealt the same."""
    with serving(tmp_path_factory.mktemp("same") / "data", SERVE_THE_SAME) as house:
        yield house


@pytest.fixture
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """The server of all tests; one of its own for a test that kills it, or leaves bots at work in real time."""
    if request.node.get_closest_marker("own_server") is None:
        yield request.getfixturevalue("shared_house")
        return
    with serving(tmp_path / "data") as house:
        yield house


@pytest.fixture(scope="session")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose page holds the gallery."""
    together = tmp_path_factory.getbasetemp()
    if os.environ.get("PYTEST_XDIST_WORKER"):
        together = together.parent
    with serving(tmp_path_factory.mktemp("house") / "data", build(together / "gallery")) as house:
        yield house.address


WHOLE: Final = ("chromium", "chromium-browser", "google-chrome")
WITHOUT_WINDOWS: Final = "chromium-headless-shell"


def chromium(whole: bool = False) -> str:
    """The browser of this machine: the one without windows, if there is one, since it draws none that nobody sees. It
    does not show messages; the whole browser does."""
    names = WHOLE if whole else (WITHOUT_WINDOWS, *WHOLE)
    program = next((path for name in names if (path := shutil.which(name))), None)
    assert program is not None, "the browser tests need chromium on the PATH"
    return program


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The browser of nearly all tests. It fills in no colours, but for pictures that are kept."""
    with playwright.chromium.launch(executable_path=chromium(), args=FLAGS if KEPT else [*FLAGS, UNSEEN]) as browser:
        yield browser


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    with playwright.chromium.launch(executable_path=chromium(whole=True), args=FLAGS) as browser:
        yield browser


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
