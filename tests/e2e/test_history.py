"""The page of finished games: read in every language, on a phone."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Newcomer
from tests.e2e.looks import LANGUAGES, faults, reads_well


def test_a_finished_game_is_found_in_the_history(newcomer: Newcomer) -> None:
    anna = newcomer("Anna", screen=PHONE)
    anna.introduce()
    table = anna.table_against_bots(bots=1)
    anna.go(f"/t/{table}")
    anna.play_to_the_end(random.Random(8))
    for language in LANGUAGES:
        anna.introduce(language)
        anna.go("/history")
        anna.page.locator("header select").select_option(language)
        row = anna.page.locator(f"[data-table='{table}']")
        expect(row).to_contain_text("Anna")
        # The names of games come by themselves.
        expect(anna.page.locator("tr[data-game=canardage]")).to_contain_text("Canardage")
        reads_well(anna.page, language)
        assert anna.fits_the_screen()
        assert faults(anna.page) == []
    row.get_by_role("link").first.click()
    expect(anna.page.get_by_role("slider")).to_be_visible()
