"""Every page, in every language, on wide screens and phones, for eyes and for screen readers."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import MIDDLE, PHONE, WIDE, Newcomer, finished
from tests.e2e.looks import BY_COLOUR, LANGUAGES, faults, new_faults, reads_well
from tests.e2e.seat import Seat, picture


def visit_everything(seat: Seat, language: str, screen: str) -> None:
    """Home, set-up, waiting room, table, result, replay and rules: look, read, check.

    The game goes on from the middle of a finished one. Colours are the same in every language.
    """
    luck = random.Random(8)
    seat.introduce(language)

    def look(name: str, axe: bool = True) -> None:
        reads_well(seat.page, language)
        assert seat.fits_the_screen()
        if axe:
            assert new_faults(seat.page, () if language == "en" else BY_COLOUR) == []
        picture(seat, f"{name}-{screen}-{language}")

    seat.go("/")
    expect(seat.page.locator(".shelf li")).to_have_count(4)
    look("home")
    seat.go("/new/canardage")
    expect(seat.page.locator("form")).to_be_visible()
    look("set-up")
    waiting = seat.set_table([{"kind": "me"}, {"kind": "link"}, {"kind": "open"}], start=False)
    seat.go(f"/t/{waiting}")
    expect(seat.page.locator("[data-id=seat-2]")).to_be_visible()
    look("waiting")
    told = [message["table"] for message in seat.messages() if message["type"] == "table"]
    seat.go(told[-1]["links"]["1"])
    expect(seat.page.get_by_role("textbox")).to_be_visible()
    look("invitation")
    chairs = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3]
    table = seat.play_on(finished("canardage/four-players"), MIDDLE, chairs)
    seat.go(f"/t/{table}")
    seat.play_turn(luck)
    seat.wait_for_my_turn()
    look("table")
    seat.play_to_the_end(luck)
    expect(seat.page.locator("dialog figure svg")).to_be_visible()
    look("over")
    seat.page.keyboard.press("Escape")
    look("over-board")
    seat.go(f"/replay/{table}?at=6")
    expect(seat.page.get_by_role("slider")).to_be_visible()
    look("replay")
    seat.go("/rules/canardage#C-052")
    expect(seat.page.locator("#C-052")).to_be_visible()
    # With axe test_fitting.py looks at it, in every language and in windows as wide as these.
    look("rules", axe=False)
    seat.go("/nowhere/at-all")
    expect(seat.page.get_by_role("heading", level=1)).to_be_visible()
    look("lost")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("screen", "size"), [("wide", WIDE), ("phone", PHONE)])
def test_every_page_reads_well_and_fits(newcomer: Newcomer, language: str, screen: str, size: ViewportSize) -> None:
    visit_everything(newcomer("Zoé", screen=size, language=language), language, screen)


def test_the_language_changes_in_place(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.introduce()
    anna.go(f"/t/{anna.table_against_bots(bots=1)}")
    anna.wait_for_my_turn()
    step = anna.step()
    picker = anna.page.locator("header select")
    for language, hand in (("fr", "Votre main"), ("it", re.compile("mano")), ("en", "Your hand")):
        picker.select_option(language)
        expect(anna.page.get_by_role("region", name=hand)).to_be_visible()
        reads_well(anna.page, language)
    assert anna.step() == step


def test_a_phone_plays_by_touch(newcomer: Newcomer) -> None:
    anna = newcomer("Anna", screen=PHONE)
    anna.introduce()
    anna.go(f"/t/{anna.table_against_bots(bots=3)}")
    luck = random.Random(9)
    for turn in range(4):
        if not anna.play_turn(luck):
            break
        anna.page.evaluate("window.scrollTo(0, 0)")
        picture(anna, f"table-phone-turn-{turn}")
    assert anna.fits_the_screen()


def test_dark_is_handsome_too(newcomer: Newcomer) -> None:
    anna = newcomer("Anna", dark=True)
    anna.introduce()
    anna.go("/")
    expect(anna.page.locator(".shelf li")).to_have_count(4)
    assert faults(anna.page) == []
    picture(anna, "home-wide-dark")
    anna.go(f"/t/{anna.table_against_bots(bots=3)}")
    anna.wait_for_my_turn()
    assert faults(anna.page) == []
    picture(anna, "table-wide-dark")
