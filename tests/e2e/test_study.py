"""A finished game in a real browser as something to learn from: playing on from one of its moments."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, WIDE, Newcomer, finished
from tests.e2e.looks import faults
from tests.e2e.seat import Seat, picture

TABLE = finished("canardage/four-players")


def open_dialog(seat: Seat) -> None:
    seat.page.get_by_role("button", name="Play on from here").click()
    expect(seat.page.get_by_role("dialog")).to_be_visible()


def test_any_moment_is_played_on_with_bots(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.introduce()
    anna.go(f"/replay/{TABLE}?at=12&seat=2")
    open_dialog(anna)
    expect(anna.page.get_by_label("Your seat")).to_have_value("2")
    assert faults(anna.page) == []
    picture(anna, "play-on-wide")
    anna.page.get_by_role("button", name="Set up the table").click()
    expect(anna.page).to_have_url(re.compile(r"/t/[^/]+$"))
    anna.wait_for_my_turn()
    first = next(message for message in anna.messages() if message["type"] == "table")
    assert first["seat"] == 2
    origin = first["table"]["origin"]
    assert (origin["table"], origin["knows"]) == (TABLE, 2)
    # The way back leads to the very moment.
    anna.page.locator(".latest").click()
    anna.page.get_by_role("tab", name="Players").click()
    anna.page.get_by_role("link", name="Replay that moment").click()
    expect(anna.page).to_have_url(re.compile(rf"/replay/{TABLE}\?at=12&seat=2$"))


def test_on_a_phone_with_people_and_not_from_the_end(newcomer: Newcomer) -> None:
    anna = newcomer("Anna", screen=PHONE)
    anna.introduce()
    anna.go(f"/replay/{TABLE}?at=5&seat=0")
    open_dialog(anna)
    anna.page.get_by_label("As it truly was").check()
    anna.page.get_by_label("The other seats").select_option("link")
    assert anna.fits_the_screen()
    picture(anna, "play-on-phone")
    anna.page.get_by_role("button", name="Set up the table").click()
    expect(anna.page.get_by_text("Everything hidden is as it truly was.")).to_be_visible()
    anna.page.set_viewport_size(WIDE)
    anna.go(f"/replay/{TABLE}?at=9999")
    expect(anna.page.get_by_role("button", name="Play on from here")).to_be_disabled()


def test_a_game_is_studied_and_its_turning_points_lead_there(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.introduce()
    anna.go(f"/replay/{TABLE}?at=3&seat=1")
    anna.page.get_by_role("button", name="Study", exact=True).click()
    anna.page.get_by_role("button", name="Study this game").click()
    expect(anna.page.get_by_role("img", name="Chances of winning")).to_be_visible(timeout=120_000)
    assert faults(anna.page) == []
    anna.page.get_by_text("Chances as a table").click()
    expect(anna.page.get_by_role("row").last).to_contain_text("100%")
    picture(anna, "study-wide")
    # A turning point leads to the moment after it.
    study = anna.page.request.get(f"/api/tables/{TABLE}/study").json()["study"]
    turn = study["turning_points"][0]
    anna.page.locator("ol button").first.click()
    expect(anna.page).to_have_url(re.compile(rf"/replay/{TABLE}/study\?at={turn['step']}&seat=1$"))
    anna.page.get_by_label("As each player could know").check()
    # The link opens the study for anybody, without waiting.
    bruno = newcomer("Bruno", screen=PHONE, language="it")
    bruno.introduce("it")
    bruno.go(f"/replay/{TABLE}/study")
    expect(bruno.page.get_by_role("img", name="Probabilità di vittoria")).to_be_visible()
    assert bruno.fits_the_screen()
    bruno.page.get_by_role("heading", name="Studio").scroll_into_view_if_needed()
    picture(bruno, "study-phone")
