"""The coach in a real browser: on request, and before a move that costs much."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Newcomer, finished
from tests.e2e.looks import faults
from tests.e2e.seat import picture

TABLE = finished("canardage/four-players")
MOMENT = "at=48&seat=2"
"""A moment at which Line Forward is best and a shot at place 5 gives away much, by what this seat knows."""

PATIENT = """
const usual = window.setTimeout;
window.setTimeout = (act, ms, ...rest) => (ms === 1500 ? 0 : usual(act, ms, ...rest));
"""


def test_the_coach_answers_and_has_a_word_before_a_costly_move(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.introduce()
    page = anna.page
    # Nobody loses patience with a busy machine here: a word that comes late is not said at all.
    page.add_init_script(PATIENT)
    anna.go(f"/replay/{TABLE}?{MOMENT}")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Set up the table").click()
    expect(page).to_have_url(re.compile(r"/t/[^/]+$"))
    anna.wait_for_my_turn()
    page.get_by_role("button", name="What would you play?").click()
    expect(page.get_by_role("status").get_by_text("I would play this.")).to_be_visible()
    expect(page.locator("[data-hinted]")).to_have_count(1)
    expect(page.locator("[data-hinted]")).to_contain_text("Line Forward")
    assert faults(page) == []
    picture(anna, "coach-wide")

    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="A word when a move costs much").check()
    page.keyboard.press("Escape")
    shot = page.locator("[data-card].lit", has_text="Shoot").first
    shot.click()
    page.locator("[data-place='5'].lit").click()
    expect(page.get_by_role("status").get_by_text("Another look?")).to_be_visible()
    picture(anna, "coach-word-wide")
    expect(page.get_by_text("Anna fires at position 5")).to_have_count(0)
    # Whoever plays it again means it.
    shot.click()
    page.locator("[data-place='5'].lit").click()
    expect(page.get_by_text("Anna fires at position 5").first).to_be_visible()
    # The word was about a position that is gone.
    expect(page.get_by_role("button", name="Play it")).to_have_count(0)
