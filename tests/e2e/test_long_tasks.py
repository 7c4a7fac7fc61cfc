"""The page stays quick on a slow machine: no step of a game keeps it busy for long, but the first drawing."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import PATIENCE, House, Newcomer, finished
from tests.e2e.dealer import COLOURS, Dealer
from tests.e2e.seat import Seat
from tests.e2e.spacers import LONG, timer, touch
from tests.e2e.test_dale import act

RECORDED = (
    "canardage/four-players",
    "dale/three-players",
    "duckdealer/four-players",
    "spacedealer/three-players-ten-minutes",
)
QUIET: Final = bool(os.environ.get("WEBFOOT_QUIET"))
"""Whether this machine does nothing else: then the browser slows itself down, and no task is looked at again."""
SLOWED: Final = 4
BUSY: Final = 3
LONGEST_MS: Final = 100 if QUIET else 100 // SLOWED * BUSY
"""A tenth of a second on a machine four times slower. On one that does much else, code takes up to three times as
long."""
WARM: Final = 4
STEPS: Final = 16
TRIES: Final = 1 if QUIET else 3
CATEGORIES: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline"]


def long_tasks(trace: bytes, address: str) -> list[str]:
    """Tasks in which functions of the page took longer, and which they were.

    What counts is the time that the thread itself has used: a busy machine that lets it wait changes nothing.
    """
    events: list[dict[str, Any]] = [
        event for event in json.loads(trace)["traceEvents"] if event.get("ph") == "X" and "tdur" in event
    ]
    calls = [event for event in events if event["name"] == "FunctionCall" and address in _url(event)]
    assert calls, "the trace shows no function of the page"
    found = []
    for task in events:
        if task["name"] != "RunTask" or task["tdur"] <= LONGEST_MS * 1000:
            continue
        inside = [call for call in calls if _inside(call, task)]
        spent = sum(call["tdur"] for call in inside if not any(_inside(call, one) for one in inside if one != call))
        if spent > LONGEST_MS * 1000:
            names = sorted({str(call["args"]["data"].get("functionName")) for call in inside})
            found.append(f"{spent / 1000:.0f} ms in {', '.join(names[:6])}")
    return found


def _url(event: dict[str, Any]) -> str:
    return str(event.get("args", {}).get("data", {}).get("url", ""))


def _inside(one: dict[str, Any], other: dict[str, Any]) -> bool:
    begins, ends = float(one["ts"]), float(one["ts"] + one["dur"])
    around = float(other["ts"]) <= begins and ends <= float(other["ts"] + other["dur"])
    return around and bool(one["tid"] == other["tid"])


def always_long(browser: Browser, page: Page, address: str, play: Callable[[], None]) -> list[str]:
    """Play and look for long tasks, up to three times; return those of the last time, if there were some each time.

    Neighbours who share the machine's caches make single tasks several times as long, even by the thread's own time.
    """
    found: list[str] = []
    if QUIET:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    for _ in range(TRIES):
        browser.start_tracing(page=page, categories=CATEGORIES)
        play()
        found = long_tasks(browser.stop_tracing(), address)
        if not found:
            break
    return found


def step_on(page: Page, steps: int) -> None:
    """Go on step by step, each once the one before has been drawn."""
    for _ in range(steps):
        page.keyboard.press(".")
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


@pytest.mark.parametrize("record", RECORDED)
def test_no_step_keeps_the_page_busy(newcomer: Newcomer, browser: Browser, house: House, record: str) -> None:
    anna = newcomer("Anna", calm=False)
    anna.introduce()
    anna.go(f"/replay/{finished(record)}?at=40")
    expect(anna.page.get_by_role("slider")).to_be_visible(timeout=4 * PATIENCE)
    anna.page.locator("h1").first.click(force=True)
    step_on(anna.page, WARM)
    begun = anna.page.get_by_role("slider").input_value()
    assert always_long(browser, anna.page, house.address, lambda: step_on(anna.page, STEPS)) == []
    expect(anna.page.get_by_role("slider")).not_to_have_value(begun)


class Live:
    """A person at a table with three bots, who plays on and on."""

    def __init__(self, seat: Seat, game: str) -> None:
        self.seat = seat
        self.game = game
        self.luck = random.Random(3)
        self.dealer = Dealer(seat)

    def begin(self) -> None:
        """Take everything that is drawn for the first time: the board, and what precedes the first turn."""
        options: dict[str, object] = {"start_player": "seat-1"} if self.game == "duckdealer" else {}
        if self.game == "spacedealer":
            options = {"pace": "5"}
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3]
        # Three bots think while the page is traced.
        self.seat.page.context.set_default_timeout(4 * PATIENCE)
        self.seat.introduce()
        self.seat.go(f"/t/{self.seat.set_table(seats, options=options, game=self.game)}")
        if self.game == "duckdealer":
            self.dealer.begin(("hold", "hold", "trader"))
        elif self.game == "spacedealer":
            touch(self.seat, "pile:mine")
            touch(self.seat, "site:")
            expect(self.seat.page.locator("[data-phase=running]")).to_be_visible(timeout=LONG)

    def play(self, turn: int) -> None:
        """One turn, or what comes nearest to it in real time: a job from its start to its end."""
        if self.game == "canardage":
            self.seat.play_turn(self.luck)
        elif self.game == "dale":
            if self.seat.wait_for_my_turn():
                act(self.seat, self.luck)
        elif self.game == "duckdealer":
            self.dealer.wait_for_turn()
            self.dealer.collect(COLOURS[turn % 3])
        else:
            touch(self.seat, "slot:")
            expect(timer(self.seat, "ready")).to_have_count(1, timeout=LONG)
            self.seat.page.locator('[data-touch^="slot:"].ready').click()
            expect(timer(self.seat, "ready")).to_have_count(0)


TURNS: Final = {"canardage": 5, "dale": 8, "duckdealer": 4, "spacedealer": 2}


# In real time the bots would go on after the test.
LIVE: Final = [pytest.param(game, marks=[pytest.mark.own_server] * (game == "spacedealer")) for game in TURNS]


@pytest.mark.parametrize("game", LIVE)
def test_no_turn_keeps_the_page_busy(newcomer: Newcomer, browser: Browser, house: House, game: str) -> None:
    """Live, with everything that moves: the turns of bots, the prompts, the log."""
    live = Live(newcomer("Anna", calm=False), game)
    live.begin()
    live.play(0)

    def turns() -> None:
        for turn in range(TURNS[game]):
            live.play(turn)

    assert always_long(browser, live.seat.page, house.address, turns) == []
