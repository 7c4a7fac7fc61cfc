"""What a player of Space Dealer looks at all the time: a prompt with a reason, and a table on which nothing moves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.conftest import PHONE, WIDE, House, Newcomer, serving
from tests.e2e.measures import shifts, watch_shifts
from tests.e2e.seat import Seat
from tests.e2e.spacers import LONG, hold, open_table, show, timer, touch, wait_until

SCREENS = pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
begins = pytest.mark.parametrize
"""Says in which position of positions.py the games of a test begin."""
REGIONS = (
    "main .board, main .board > *, main [data-prompt], [data-timer], .table > *, .zone > :not(.trade), "
    ".others > *, .wants, .square, [role=tablist]"
)
"""Everything with a place of its own. Offers come and go, and are asked for where nothing lies below them."""


@pytest.fixture
def house(tmp_path: Path, position: str) -> Iterator[House]:
    script = f"from tests.e2e.positions import serve_from; serve_from({position!r})"
    with serving(tmp_path / "data", script) as house:
        yield house


def watched(seat: Seat, zone: str) -> Page:
    """Another page of the same person at the same table. Nobody touches it, and its regions are watched."""
    page = seat.page.context.new_page()
    onlooker = Seat(page, seat.name)
    onlooker.go(seat.page.url)
    page.locator("[data-phase]").wait_for()
    show(onlooker, zone)
    page.evaluate("() => document.fonts.ready.then(() => true)")
    watch_shifts(page, REGIONS)
    return page


def wait_for(seat: Seat, what: str) -> None:
    """Wait for it. On a machine that stood still, the game has been paused: then it goes on."""
    resume = "[data-id=pause] button"
    for _ in range(5):
        seat.page.locator(f"{what}, {resume}").first.wait_for(timeout=LONG)
        if seat.page.locator(what).count():
            return
        seat.page.locator(resume).first.click()
    raise AssertionError(f"paused again and again: {seat.prompt()}")


@begins("position", ["meeting"])
@pytest.mark.parametrize(
    ("screen", "zone"),
    # A wide screen shows all zones at once.
    [(WIDE, "planet"), (PHONE, "planet"), (PHONE, "others")],
    ids=["wide", "phone-planet", "phone-others"],
)
def test_nothing_jumps_for_a_trade_a_prompt_or_a_pause(newcomer: Newcomer, screen: ViewportSize, zone: str) -> None:
    anna, bea = newcomer("Anna"), newcomer("Bea", screen=screen)
    open_table(anna, bea, seats=3, pace="20")
    page = watched(bea, zone)

    trade = anna.page.get_by_role("region", name="Trade")
    trade.get_by_role("button", name=re.compile("^Bea, on")).first.click()
    trade.locator("[data-side=give]").get_by_role("button", name="red").click()
    trade.locator("[data-side=ask]").get_by_role("button", name="blue").click()
    trade.get_by_role("button", name="Make the offer", exact=True).click()
    accept = bea.page.locator("[data-prompt]").get_by_role("button", name="Accept")
    expect(page.locator("[data-prompt]")).to_contain_text("Anna offers")
    accept.click()
    expect(page.locator("[data-prompt]")).not_to_contain_text("Anna offers")

    show(bea, "planet")
    touch(bea, "technology")
    expect(page.locator('[data-timer][data-state="active"]')).to_have_count(1)
    anna.page.get_by_role("button", name="Pause").click()
    expect(page.locator("[data-id=pause]")).to_contain_text("Anna asks for a pause.")
    bea.page.locator("[data-id=pause]").get_by_role("button", name="Agree").click()
    expect(page.locator("[data-prompt]")).to_contain_text("The game is paused.")
    for person in (anna, bea):
        person.page.locator("[data-id=pause]").get_by_role("button", name=re.compile("Resume|Agree")).click()
    expect(page.locator("[data-id=pause]")).to_have_count(0)
    expect(timer(bea, "active")).to_have_count(0, timeout=LONG)
    assert shifts(page) == []


@begins("position", ["last_seconds"])
@SCREENS
def test_nothing_jumps_when_the_end_comes(newcomer: Newcomer, screen: ViewportSize) -> None:
    anna = newcomer("Anna", screen=screen)
    open_table(anna, seats=4, pace="20")
    page = watched(anna, "planet")
    wait_for(anna, "[data-phase=overtime]")
    anna.page.get_by_role("button", name="I’m done").click()
    expect(page.locator("#result-title")).to_be_visible(timeout=2 * LONG)
    assert shifts(page) == []


@begins("position", ["planned_mine"])
def test_the_prompt_says_what_to_do_next_and_why(newcomer: Newcomer) -> None:
    """Every advice stands on a button with its key; key and button do what it says."""
    anna = newcomer("Anna")
    open_table(anna, seats=3, pace="20")
    prompt = anna.page.locator("[data-prompt]")
    advice = prompt.locator("[data-advice]")

    expect(prompt).to_contain_text(re.compile(r"Timer 1 is idle: build “.+”\."))
    expect(advice).to_have_text(re.compile(r"^Build\s*q$", re.IGNORECASE))
    anna.page.keyboard.press("q")
    expect(timer(anna, "active")).to_have_count(1)

    expect(prompt).to_contain_text(re.compile(r"Timer 2 is idle: start “.+”"))
    expect(advice).to_have_text(re.compile(r"^Start\s*f$", re.IGNORECASE))
    advice.click()
    expect(timer(anna, "active")).to_have_count(2)

    expect(prompt).to_contain_text("is ready: choose its place.", timeout=LONG)
    expect(advice).to_have_text(re.compile("^Place"))
    advice.click()
    touch(anna, "site:")
    expect(prompt).to_contain_text("has finished: collect its goods.", timeout=LONG)
    advice.click()
    wait_until(anna, lambda: hold(anna, 0) == {"red": 1}, "a red good")
