"""Every page, in every language, on wide screens and phones, for eyes and for screen readers."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import PHONE, WIDE, Newcomer
from tests.e2e.seat import Seat, picture

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = ("en", "fr", "it")


def message_ids() -> set[str]:
    """Every message id of every locale file: none of them may ever be read on a page."""
    files = [*ROOT.glob("web/src/locale/*.ftl"), *ROOT.glob("src/webfoot/games/*/locale/*.ftl")]
    found = {line.split(" =")[0] for file in files for line in file.read_text("utf-8").splitlines() if " =" in line}
    return {message for message in found if re.fullmatch(r"[a-z][a-z0-9]*(-[a-zA-Z0-9_]+)+", message)}


IDS = message_ids()


def reads_well(seat: Seat, language: str) -> None:
    """The page is in this language, and shows no message id instead of a message."""
    expect(seat.page.locator("html")).to_have_attribute("lang", language)
    words = set(re.findall(r"[a-zA-Z0-9_-]+", seat.page.locator("body").inner_text()))
    labels = seat.page.evaluate("[...document.querySelectorAll('[aria-label]')].map((e) => e.ariaLabel).join(' ')")
    words |= set(re.findall(r"[a-zA-Z0-9_-]+", labels))
    assert words & IDS == set()


def is_accessible(seat: Seat) -> None:
    """axe finds nothing serious."""
    seat.page.evaluate(AXE.read_text("utf-8"))
    found = seat.page.evaluate("axe.run()")
    serious = [
        f"{violation['id']}: {violation['help']}: {violation['nodes'][0]['html'][:200]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
    ]
    assert serious == []


def visit_everything(seat: Seat, language: str, screen: str) -> None:
    """Home, set-up, waiting room, table, result, replay and rules: look, read, check."""
    luck = random.Random(8)
    seat.introduce(language)

    def look(name: str) -> None:
        reads_well(seat, language)
        assert seat.fits_the_screen(), f"{name} scrolls sideways on a {screen} screen"
        is_accessible(seat)
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
    table = seat.table_against_bots(bots=2)
    seat.go(f"/t/{table}")
    seat.play_turn(luck)
    seat.wait_for_my_turn()
    look("table")
    seat.play_to_the_end(luck)
    look("over")
    seat.go(f"/replay/{table}?at=6")
    expect(seat.page.get_by_role("slider")).to_be_visible()
    look("replay")
    seat.go("/rules/canardage#C-052")
    expect(seat.page.locator("#C-052")).to_be_visible()
    look("rules")
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
        reads_well(anna, language)
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
    is_accessible(anna)
    picture(anna, "home-wide-dark")
    anna.go(f"/t/{anna.table_against_bots(bots=3)}")
    anna.wait_for_my_turn()
    is_accessible(anna)
    picture(anna, "table-wide-dark")
