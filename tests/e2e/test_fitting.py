"""No page is wider than its window, and axe finds nothing: every prepared position of every game, and every page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

import webfoot
from tests.e2e.gallery import SETTLED, positions, sheets, show, visiting
from tests.e2e.looks import BY_COLOUR, LANGUAGES, misfits, new_faults, too_long, too_wide

GAMES = webfoot.game_keys()
WIDTHS = (1280, 768, 390, 360)
WIDE_AND_PHONE = (1280, 390)
HEIGHT = 844
PAGES = ("/", "/you", "/history", *(f"/{page}/{game}" for game in GAMES for page in ("new", "rules", "learn")))


@pytest.fixture
def page(browser: Browser, gallery: str) -> Iterator[Page]:
    with visiting(browser, gallery, phone=True) as page:
        yield page


def resize(page: Page, width: int) -> None:
    """Another window; what measures itself has drawn itself anew."""
    page.set_viewport_size({"width": width, "height": HEIGHT})
    page.evaluate(SETTLED)


def speak(page: Page, language: str) -> None:
    page.locator("header select").select_option(language)
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
    page.evaluate(SETTLED)


def look_at(page: Page, words: str, widths: tuple[int, ...]) -> list[str]:
    """What is too wide in these windows, and words that are longer than their button."""
    found = []
    for width in widths:
        page.set_viewport_size({"width": width, "height": HEIGHT})
        found += [f"{words} {width}: {fault}" for fault in misfits(page)]
    return found


def judge(page: Page, words: str, language: str) -> list[str]:
    """What axe finds on any sheet. Colours are the same in every language."""
    found = []
    for sheet in sheets(page):
        wrong = new_faults(page, () if language == "en" else BY_COLOUR)
        found += [f"{words} {sheet}: {fault}" for fault in wrong]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_position_is_wider_than_the_window_and_axe_finds_nothing(page: Page, game: str) -> None:
    """Every position in every window, and for axe in a wide one and on a phone.

    In other languages in the narrowest window, and by turns in two of the others; for axe only the first position.
    """
    found, wrong = [], []
    addresses = positions(page, game)
    for language in LANGUAGES:
        speak(page, language)
        for place, address in enumerate(addresses):
            show(page, address)
            words = f"{address} {language}"
            widths = WIDTHS if language == "en" else (WIDTHS[place % 2], WIDTHS[-1])
            judged = WIDE_AND_PHONE if language == "en" or place == 0 else ()
            for width in sorted({*widths, *judged}, reverse=True):
                if width in widths:
                    found += look_at(page, words, (width,))
                else:
                    resize(page, width)
                if width in judged:
                    wrong += judge(page, f"{words} {width}", language)
    assert (found, wrong) == ([], [])


@pytest.mark.parametrize("address", PAGES)
def test_no_page_is_wider_than_the_window_and_axe_finds_nothing(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("main h1").wait_for()
    found, wrong = [], []
    for language in LANGUAGES:
        speak(page, language)
        for width in WIDTHS:
            found += look_at(page, language, (width,))
            if width in WIDE_AND_PHONE:
                faults = new_faults(page, () if language == "en" else BY_COLOUR)
                wrong += [f"{language} {width}: {fault}" for fault in faults]
    assert (found, wrong) == ([], [])


def test_what_axe_has_seen_is_judged_again_where_the_window_matters(page: Page) -> None:
    """New things by every rule, known ones in another window by those of layout, and nothing twice in one window."""
    grey = "<p style='color: #999; background: white'>pale words</p>"
    resize(page, 1280)
    page.set_content(
        f"<!doctype html><html lang='en'><title>t</title><main><h1>t</h1>{grey}<img src='x'></main></html>"
    )

    def seen(*without: str) -> list[str]:
        return sorted(fault.partition(":")[0] for fault in new_faults(page, without))

    assert seen() == ["color-contrast", "image-alt"]
    assert seen() == []
    resize(page, 390)
    assert seen() == ["color-contrast"]
    page.evaluate("document.querySelector('h1').insertAdjacentHTML('afterend', '<img src=y>')")
    assert seen() == ["image-alt"]
    page.evaluate("document.documentElement.lang = 'fr'")
    assert seen("color-contrast") == ["image-alt"]


def test_the_name_of_a_position_and_the_numbers_of_its_ids_are_nothing_new_to_axe(page: Page) -> None:
    """But what an id is the id of."""

    def seen(position: str, label: str, field: str) -> list[str]:
        page.evaluate(
            "(inside) => { document.querySelector('main').innerHTML = inside; }",
            f"<h1>t</h1><div data-show='{position}'><label for='{label}'>Name</label><input id='{field}'>"
            "<img src='x'></div>",
        )
        return sorted(fault.partition(":")[0] for fault in new_faults(page))

    page.set_content("<!doctype html><html lang='en'><title>t</title><main></main></html>")
    assert seen("start", "c1-name", "c1-name") == ["image-alt"]
    assert seen("end", "c27-name", "c27-name") == []
    assert seen("end", "c28-name", "c29-name") == ["label"]


def test_what_is_too_wide_is_seen_and_named(page: Page) -> None:
    """Also what only seems to be inside something that scrolls."""
    resize(page, 390)
    for scroller, name in (("", "escaped"), ("position: relative", "")):
        page.set_content(
            f"<!doctype html><main><div style='overflow-x: auto; {scroller}'><p style='width: 900px'>"
            "<span class='escaped' style='position: absolute; margin-left: 700px'>here</span></p></div></main>"
        )
        seen = too_wide(page)
        assert (name in seen[-1]) if name else (seen == [])


def test_a_word_that_is_longer_than_its_button_is_seen(page: Page) -> None:
    resize(page, 360)
    for width, seen in ((40, ["Confirmer is longer than its button"]), (200, [])):
        page.set_content(
            f"<!doctype html><main><button style='width: {width}px; overflow: hidden'>Confirmer</button></main>"
        )
        assert too_long(page) == seen
