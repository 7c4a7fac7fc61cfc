"""Every board on a wide screen and on a phone: text that can be read, the decision in view, and no jumps."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.e2e.conftest import MIDDLE, PATIENCE, PHONE, WIDE, Newcomer, finished
from tests.e2e.gallery import SETTLED, positions, sheets, show, visiting
from tests.e2e.measures import out_of_view, shifts, small_text, watch_shifts
from tests.e2e.seat import Seat
from webfoot.lessons.files import lessons

HELD = {
    "spacedealer": ".cards, [data-timer]",
    "canardage": ".edge .hand",
    "dale": ".ground > .hand",
    "duckdealer": "[data-plan-foot]",
}
"""Where on each board lies what its player plays from."""
REGIONS = "main .board, main .board > *, main [data-prompt], main .line, {held}"
SCREENS: dict[str, ViewportSize] = {"wide": WIDE, "phone": PHONE}
WINDOWS: dict[str, ViewportSize] = SCREENS | {
    "side": {"width": 844, "height": 390},
    "zoom": {"width": 640, "height": 400},
    "small": {"width": 360, "height": 640},
}
"""Also a phone on its side, a laptop at 200 %, and a small phone."""
LAPTOPS: tuple[ViewportSize, ...] = (WIDE, {"width": 1440, "height": 900}, {"width": 1920, "height": 1080})


@pytest.fixture(params=SCREENS)
def page(request: pytest.FixtureRequest, browser: Browser, gallery: str) -> Iterator[Page]:
    with visiting(browser, gallery, SCREENS[request.param], phone=request.param == "phone") as page:
        yield page


@pytest.mark.parametrize("screen", WINDOWS)
@pytest.mark.parametrize("game", HELD)
def test_every_position_is_decided_without_scrolling_and_can_be_read(
    browser: Browser, gallery: str, game: str, screen: str
) -> None:
    """The question, every answer and what is played from are in view, and no text of any sheet is too small."""
    hidden, small = [], []
    with visiting(browser, gallery, WINDOWS[screen], phone=screen not in ("wide", "zoom")) as page:
        for address in positions(page, game):
            show(page, address)
            wrong = out_of_view(page, "[data-prompt]", "[data-prompt] button", HELD[game])
            hidden += [f"{address}: {fault}" for fault in wrong]
            for sheet in sheets(page):
                small += [f"{address} {sheet}: {fault}" for fault in small_text(page)]
    assert (hidden, small) == ([], [])


@pytest.mark.parametrize("width", [1280, 1440, 1920])
def test_the_map_of_duck_dealer_has_most_of_the_width(newcomer: Newcomer, width: int) -> None:
    anna = newcomer("Anna", screen={"width": width, "height": width * 5 // 8})
    anna.page.context.set_default_timeout(4 * PATIENCE)
    anna.introduce()
    chairs = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3]
    anna.go(f"/t/{anna.set_table(chairs, game='duckdealer')}")
    box = anna.page.locator("main .chart").bounding_box()
    assert box is not None
    beside = anna.page.locator("main aside[aria-label]").evaluate_all("(all) => all[0]?.offsetWidth ?? 0")
    assert box["width"] >= 0.6 * (width - beside), box


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_jumps_in_a_game_of_canardage(newcomer: Newcomer, screen: str) -> None:
    """One page is touched; the other shows the same seat to the end, and is not touched at all.

    The game goes on from the middle of a finished one: ducks have fallen, and it ends the sooner.
    """
    anna = newcomer("Anna", screen=SCREENS[screen])
    anna.introduce()
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3]
    address = f"/t/{anna.play_on(finished('canardage/four-players'), MIDDLE, seats)}"
    anna.go(address)
    onlooker = Seat(anna.page.context.new_page(), "Anna")
    onlooker.go(address)
    onlooker.wait_for_my_turn()
    watch_shifts(onlooker.page, REGIONS.format(held=HELD["canardage"]))
    anna.play_to_the_end(random.Random(14))
    onlooker.page.locator("#result-title").wait_for()
    assert shifts(onlooker.page) == []


@pytest.mark.parametrize(
    ("game", "seats"),
    [("canardage", 4), ("canardage", 6), ("dale", 2), ("dale", 4), ("duckdealer", 4), ("spacedealer", 4)],
)
def test_a_table_fits_the_window_of_a_laptop(newcomer: Newcomer, game: str, seats: int) -> None:
    """With everything that stands around the board: the head of the page, the line of the goal, the bars."""
    anna = newcomer("Anna")
    anna.introduce()
    chairs = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (seats - 1)]
    anna.go(f"/t/{anna.set_table(chairs, game=game)}")
    anna.page.locator("[data-goal]").wait_for()
    anna.page.locator("main .board").first.wait_for()
    anna.page.evaluate("() => document.fonts.ready.then(() => true)")
    for size in LAPTOPS:
        anna.page.set_viewport_size(size)
        anna.page.evaluate(SETTLED)
        over = anna.page.evaluate("() => document.documentElement.scrollHeight - innerHeight")
        assert over <= 0, f"{over} px too high in {size}"


@pytest.mark.parametrize("game", HELD)
def test_every_lesson_fits_the_window_of_a_laptop(newcomer: Newcomer, game: str) -> None:
    """With the words over the board."""
    anna = newcomer("Anna")
    anna.introduce()
    for lesson in lessons(game):
        anna.go(f"/learn/{game}/{lesson}")
        anna.page.locator(".bubble").wait_for()
        anna.page.evaluate("() => document.fonts.ready.then(() => true)")
        anna.page.evaluate(SETTLED)
        over = anna.page.evaluate("() => document.documentElement.scrollHeight - innerHeight")
        assert over <= 0, f"{over} px too high in {lesson}"


def test_the_log_stands_beside_the_board_only_where_there_is_room(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.introduce()
    anna.go(f"/t/{anna.table_against_bots(bots=1)}")
    board = anna.page.locator("main .board")
    board.wait_for()
    widths = {}
    for width in (1280, 1440, 1920, 2560):
        anna.page.set_viewport_size({"width": width, "height": 900})
        expect(anna.page.locator("main aside")).to_have_count(1 if width >= 1440 else 0)
        expect(anna.page.locator("header .latest")).to_have_count(0 if width >= 1440 else 1)
        box = board.bounding_box()
        assert box is not None
        widths[width] = box["width"]
    assert widths[1280] > 1200
    assert widths[1440] < widths[1920] < widths[2560], widths
    anna.page.set_viewport_size(WIDE)
    anna.page.locator("header .latest").click()
    expect(anna.page.get_by_role("dialog").get_by_role("log")).to_be_visible()


def test_a_small_text_is_seen_however_it_is_made_small(page: Page) -> None:
    page.set_content(
        "<!doctype html><main><p style='font-size: 11px'>fine</p><p style='font-size: 10px'>small</p>"
        "<div style='transform: scale(0.5)'><p style='font-size: 18px'>shrunk</p></div>"
        "<svg viewBox='0 0 100 100' width='50' height='50'><text y='20' font-size='20'>drawn</text></svg>"
        "<svg viewBox='0 0 100 100' width='200' height='200'><text y='20' font-size='6'>grown</text></svg>"
        "<p class='visually-hidden' style='font-size: 1px'>heard</p></main>"
    )
    assert sorted(fault.rpartition(": ")[2] for fault in small_text(page)) == ["drawn", "shrunk", "small"]


def test_what_is_below_the_window_or_covered_is_seen(page: Page) -> None:
    page.set_content(
        "<!doctype html><button style='position: fixed; top: 10px'>seen</button>"
        "<button style='position: fixed; top: 100px'>covered</button>"
        "<div style='position: fixed; top: 90px; width: 200px; height: 60px; background: red'></div>"
        "<button style='position: absolute; top: 3000px'>below</button>"
    )
    found = out_of_view(page, "button")
    assert sum("is covered by" in fault for fault in found) == 3
    assert sum("is out of view" in fault for fault in found) == 1


def test_a_jump_is_seen(page: Page) -> None:
    page.set_content("<!doctype html><p id='above'></p><div style='height: 400px; background: red'>board</div>")
    watch_shifts(page, "div")
    page.evaluate(SETTLED)
    assert shifts(page) == []
    page.evaluate("() => { document.getElementById('above').style.height = '300px'; }")
    page.evaluate(SETTLED)
    assert len(shifts(page)) == 1
