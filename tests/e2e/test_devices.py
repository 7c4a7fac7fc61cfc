"""One guest on two devices: by a code, and by a recovery link after the cookie is lost."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Newcomer
from tests.e2e.looks import LANGUAGES, faults, reads_well


def test_a_phone_goes_on_with_the_code_and_both_stay_in(newcomer: Newcomer) -> None:
    anna, phone = newcomer("Anna"), newcomer("Somebody", screen=PHONE)
    anna.introduce()
    table = anna.table_against_bots(bots=1)
    anna.go("/")
    anna.page.get_by_role("button", name="Continue on another device").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert faults(anna.page) == []
    address = dialog.get_by_text(re.compile("/continue#")).inner_text()
    phone.go("/continue#" + address.partition("#")[2])
    phone.page.get_by_role("button", name="Continue as Anna").click()
    expect(phone.page.locator(f"[data-table='{table}']")).to_be_visible()
    for seat in (phone, anna):
        seat.go(f"/t/{table}")
        expect(seat.page.get_by_role("region", name="Your hand")).to_be_visible()


def test_a_lost_cookie_is_not_a_lost_seat(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.introduce()
    table = anna.table_against_bots(bots=1)
    anna.go("/")
    anna.page.get_by_role("button", name="Continue on another device").click()
    anna.page.get_by_role("button", name="Make a recovery link").click()
    link = anna.page.locator("dialog section p.link").inner_text()
    anna.page.context.clear_cookies()
    anna.go(f"/t/{table}")
    expect(anna.page.get_by_role("region", name="Your hand")).not_to_be_visible()
    anna.go("/continue#" + link.partition("#")[2])
    anna.page.get_by_role("button", name="Continue as Anna").click()
    expect(anna.page.locator(f"[data-table='{table}']")).to_be_visible()
    anna.go(f"/t/{table}")
    expect(anna.page.get_by_role("region", name="Your hand")).to_be_visible()


def test_the_pages_read_well_in_every_language(newcomer: Newcomer) -> None:
    for language in LANGUAGES:
        zoe = newcomer("Zoé", screen=PHONE, language=language)
        zoe.introduce(language)
        zoe.go("/continue#nothing")
        expect(zoe.page.get_by_role("textbox")).to_be_visible()
        reads_well(zoe.page, language)
        assert zoe.fits_the_screen()
        assert faults(zoe.page) == []
        zoe.go("/")
        zoe.page.locator(".you button").last.click()
        expect(zoe.page.locator("dialog section")).to_be_visible()
        reads_well(zoe.page, language)
        assert zoe.fits_the_screen()
        assert faults(zoe.page) == []
