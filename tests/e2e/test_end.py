"""The end of a game: who won and why, how it went, what to see again, and what now."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import PATIENCE, PHONE, WIDE, Newcomer, finished
from tests.e2e.looks import LANGUAGES, faults, reads_well
from tests.e2e.measures import small_text
from tests.e2e.seat import Seat, picture

RECORDED = ("canardage/four-players", "dale/teams", "duckdealer/four-players", "spacedealer/the-last-marker")
TABLE = finished("canardage/four-players")


def open_end(seat: Seat, table: str) -> None:
    seat.go(f"/t/{TABLE}")
    # The server plays a long game again, twice.
    expect(seat.page.locator("dialog figure svg")).to_be_visible(timeout=4 * PATIENCE)


@pytest.mark.parametrize("record", RECORDED)
def test_every_game_tells_why_in_every_language_and_window(newcomer: Newcomer, record: str) -> None:
    for place, language in enumerate(LANGUAGES):
        screen: ViewportSize = PHONE if place == 1 else WIDE
        seat = newcomer("Zoé", screen=screen, language=language, dark=place == 2)
        seat.introduce(language)
        open_end(seat, finished(record))
        reads_well(seat.page, language)
        assert seat.fits_the_screen()
        assert faults(seat.page) == []
        assert small_text(seat.page, "dialog[open]") == []
        assert seat.page.locator("dialog tbody tr").count() > 2
        picture(seat, f"end-{finished(record)}-{language}")


def test_a_moment_opens_the_replay_just_before_it(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.introduce()
    open_end(anna, TABLE)
    moments = anna.page.get_by_role("heading", name="Worth seeing again").locator("..").get_by_role("link")
    expect(moments).to_have_count(3)
    moments.last.click()
    anna.page.wait_for_url(re.compile(rf"/replay/{TABLE}\?at=\d+"))
    expect(anna.page.get_by_role("slider")).to_be_visible()


def test_the_outcome_can_be_put_away_and_shown_again_with_keys_alone(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.introduce()
    open_end(anna, TABLE)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("#result-title")).to_be_hidden()
    result = anna.page.get_by_role("button", name="Result")
    result.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#result-title")).to_be_visible()
    anna.page.get_by_text("As a table").click()
    expect(anna.page.get_by_role("region", name="Ducks alive in the course of the game")).to_be_visible()


def test_a_picture_is_made_of_it(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.introduce()
    open_end(anna, TABLE)
    with anna.page.expect_download() as waiting:
        anna.page.get_by_role("button", name="Share a picture").click()
    saved = waiting.value
    assert saved.suggested_filename == f"canardage-{TABLE}.png"
    assert saved.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    anna.sees("The picture has been saved.")


def test_the_last_move_is_seen_before_its_outcome(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.introduce()
    anna.go(f"/t/{anna.table_against_bots(bots=1)}")
    anna.play_to_the_end(random.Random(4))
    # The board says so at once; what covers it comes later.
    expect(anna.page.locator("div.result")).to_be_visible()
    expect(anna.page.locator("#result-title")).to_be_visible()
    expect(anna.page.locator(".took")).to_contain_text("The game took")
