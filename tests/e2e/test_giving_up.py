"""Giving up: the dialog, the log and the result tell the same story."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import webfoot
from tests.e2e.conftest import Newcomer
from tests.e2e.seat import picture

FOR_TWO = [key for key in webfoot.game_keys() if webfoot.game(key).min_seats == 2]
STORIES = {
    "en": ("wins", "Zoé resigns.", "You have resigned."),
    "fr": ("gagne", "Zoé abandonne.", "Vous avez abandonné."),
    "it": ("vince", "Zoé abbandona la partita.", "Hai abbandonato la partita."),
}


@pytest.mark.parametrize("game", FOR_TWO)
@pytest.mark.parametrize("language", STORIES)
def test_between_two_everything_says_who_gave_up_and_who_wins(newcomer: Newcomer, game: str, language: str) -> None:
    wins, logged, gave_up = STORIES[language]
    zoe = newcomer("Zoé", language=language)
    zoe.introduce(language)
    zoe.go(f"/t/{zoe.set_table([{'kind': 'me'}, {'kind': 'bot', 'level': 'random'}], game=game)}")
    zoe.page.get_by_role("button", name={"en": "Resign", "fr": "Abandonner", "it": "Abbandona"}[language]).click()
    dialog = zoe.page.get_by_role("dialog")
    expect(dialog).to_contain_text(wins)
    assert "bot" not in dialog.locator("p").inner_text().split(), "nobody plays on"
    dialog.get_by_role("button").last.click()
    result = zoe.page.locator("section.result")
    expect(result).to_contain_text(gave_up)
    expect(result.locator("#result-title")).to_contain_text(wins, ignore_case=True)
    assert any(logged in line for line in zoe.log_lines())
    assert zoe.fits_the_screen()
    picture(zoe, f"gave-up-{game}-{language}")


def test_among_three_a_bot_plays_on(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.introduce()
    anna.go(f"/t/{anna.table_against_bots(bots=2)}")
    anna.page.get_by_role("button", name="Resign").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text("A bot will play your seat to the end")
    dialog.get_by_role("button").last.click()
    anna.page.locator("section.result").wait_for()
    assert anna.headline() != "You win!"
    expect(anna.page.locator("section.result")).to_contain_text("You have resigned.")
