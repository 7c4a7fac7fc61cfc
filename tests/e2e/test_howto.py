"""“How to play” in the browser: every scene of every game, from each place that leads there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.conftest import PHONE, WIDE, Newcomer
from tests.e2e.looks import LANGUAGES, new_faults, reads_well
from tests.e2e.seat import picture
from webfoot.core.registry import game_keys

SCENES = 6


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_every_scene_reads_well(newcomer: Newcomer, screen: ViewportSize, language: str) -> None:
    seat = newcomer("Ada", screen, language)
    seat.introduce(language)
    page = seat.page
    page.emulate_media(reduced_motion="reduce")
    size = "phone" if screen == PHONE else "wide"
    for game in game_keys():
        seat.go(f"/learn/{game}/60")
        for scene in range(1, SCENES + 1):
            expect(page.locator(".how .picture svg:visible").first).to_be_visible()
            reads_well(page, language)
            assert seat.fits_the_screen()
            if language == "en":
                assert new_faults(page) == []
                picture(seat, f"how-{game}-{scene}-{size}")
            page.locator(".how .foot button, .how .foot a").last.focus()
            page.keyboard.press("ArrowRight")
        expect(page.locator(".how .dots .now")).to_have_count(1)
        expect(page.locator(".how .foot a")).to_have_attribute("href", f"/learn/{game}")


def test_it_opens_from_shelf_set_up_waiting_room_and_table(newcomer: Newcomer) -> None:
    seat = newcomer("Ben")
    seat.introduce()
    page = seat.page
    seat.go("/")
    page.locator("[data-game=canardage]").get_by_role("link", name="How to play").click()
    expect(page.locator(".how p.words")).to_contain_text("The last player with a duck wins")
    seat.go("/new/canardage")
    through_the_dialog(page)
    # The set-up is as it was: the form was not left.
    page.get_by_role("radio", name="Friends, by link").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    through_the_dialog(page)
    seat.go("/")
    page.locator("[data-game=canardage]").get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Rules", exact=True).click()
    through_the_dialog(page)


def through_the_dialog(page: Page) -> None:
    page.get_by_role("button", name="How to play").click()
    dialog = page.get_by_role("dialog").last
    for _ in range(SCENES - 1):
        dialog.get_by_role("button", name="Continue").click()
    expect(dialog).to_contain_text("keep one of yours afloat")
    dialog.get_by_role("button", name="Close", exact=True).last.click()
    expect(dialog.locator(".how")).to_have_count(0)
