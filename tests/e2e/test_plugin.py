"""A game of another package, for which the page has no folder: found on the shelf, set up, played and read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.e2e.conftest import PHONE, WIDE, House, Newcomer, arrivals, serving
from tests.e2e.looks import faults
from tests.e2e.seat import Seat, picture
from tests.plugins import install


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that has the package."""
    environment = install(tmp_path_factory.mktemp("plugin"))
    with serving(tmp_path_factory.mktemp("installed") / "data", environment=environment) as house:
        yield house


@pytest.fixture
def newcomer(browser: Browser, house: House) -> Iterator[Newcomer]:
    yield from arrivals(browser, house)


def looks_good(seat: Seat, name: str) -> None:
    assert seat.fits_the_screen()
    assert faults(seat.page) == []
    picture(seat, name)


@pytest.mark.parametrize(("screen", "size"), [("wide", WIDE), ("phone", PHONE)])
def test_it_is_played_to_its_end(newcomer: Newcomer, screen: str, size: ViewportSize) -> None:
    anna = newcomer("Anna", screen=size)
    page = anna.page
    anna.introduce()
    anna.go("/")
    boxes = page.locator(".shelf [data-game]")
    expect(boxes).to_have_count(5)
    keys = [box.get_attribute("data-game") for box in boxes.all()]
    assert keys == ["canardage", "dale", "duckdealer", "nim", "spacedealer"]
    box = page.locator("[data-game=nim]")
    expect(box.get_by_role("heading", name="Nim")).to_be_visible()
    expect(box.get_by_text("2–3 players").last).to_be_visible()
    looks_good(anna, f"plugin-home-{screen}")
    box.scroll_into_view_if_needed()
    picture(anna, f"plugin-box-{screen}")

    box.get_by_role("link", name="Set up a table").click()
    expect(page.get_by_role("heading", name="Nim", level=1)).to_be_visible()
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.locator("summary", has_text="Rules of this table").click()
    page.get_by_label("The last stone").select_option("loses")
    looks_good(anna, f"plugin-set-up-{screen}")
    page.get_by_role("button", name="Start the game").click()

    expect(page.locator("[data-prompt].yours")).to_be_visible()
    expect(page.get_by_text("The piles on the table")).to_be_visible()
    looks_good(anna, f"plugin-board-{screen}")
    # By keyboard alone: from the prompt to the first move.
    page.locator("[data-prompt]").focus()
    page.keyboard.press("Tab")
    expect(page.locator(".moves button").first).to_be_focused()
    assert page.locator(".moves button").first.inner_text() == "Take 1 from the red pile"
    while anna.wait_for_my_turn():
        step = anna.step()
        page.locator(".moves button").last.focus()
        page.keyboard.press("Enter")
        anna.wait_for_step(step + 1)
        page.wait_for_selector("[data-prompt].yours, section.result, div.result")
    looks_good(anna, f"plugin-over-{screen}")
    expect(page.get_by_text("The game is over.")).to_be_visible()

    told = anna.log_lines()
    assert any("Anna takes 5 from the blue pile; 0 left." in line for line in told), told
    # There is no message for this event: its fields are told.
    assert any("Emptied: seat Anna, piles left 2" in line for line in told), told


def test_its_rulebook_is_read_and_its_replay_watched_in_any_language(newcomer: Newcomer) -> None:
    anna = newcomer("Anna", language="fr")
    page = anna.page
    anna.introduce("fr")
    anna.go("/rules/nim#NIM-2")
    expect(page.locator("#NIM-2")).to_contain_text("all from the same pile")
    table = anna.set_table([{"kind": "me"}, {"kind": "bot", "level": "random"}], game="nim")
    anna.go(f"/t/{table}")
    while anna.wait_for_my_turn():
        step = anna.step()
        page.locator(".moves button").first.click()
        anna.wait_for_step(step + 1)
        page.wait_for_selector("[data-prompt].yours, section.result, div.result")
    # The page speaks French around it, the game what it can.
    expect(page.get_by_text("La partie est terminée")).to_be_visible()
    anna.go(f"/replay/{table}?at=1")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_text("The piles on the table")).to_be_visible()
    anna.go("/rules/chess")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
