"""Duck Dealer on small screens and in other languages: nothing sticks out, and axe has nothing to say."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.e2e.conftest import House, Newcomer
from tests.e2e.dealer import Dealer
from tests.e2e.looks import new_faults, reads_well
from tests.e2e.seat import Seat, picture
from tests.e2e.test_duckdealer import FIRST

SMALL: ViewportSize = {"width": 360, "height": 640}
PHONE: ViewportSize = {"width": 390, "height": 844}
WIDE: ViewportSize = {"width": 1280, "height": 800}


@pytest.fixture
def house(house_of_the_same: House) -> House:
    return house_of_the_same


def look(seat: Seat, name: str, language: str) -> None:
    picture(seat, name)
    reads_well(seat.page, language)
    assert seat.fits_the_screen(), f"{name} scrolls sideways"
    assert new_faults(seat.page) == []


def is_wholly_in_sight(seat: Seat, what: str) -> bool:
    """Whether the lower end of a thing can be touched where it is, without scrolling."""
    touched = """(what) => {
      const thing = document.querySelector(what);
      const box = thing.getBoundingClientRect();
      const found = document.elementFromPoint(box.x + box.width / 2, box.bottom - 3);
      return thing.contains(found);
    }"""
    return bool(seat.page.evaluate(touched, what))


@pytest.mark.parametrize(
    ("screen", "language"),
    [(SMALL, "fr"), (PHONE, "it"), (WIDE, "en"), (WIDE, "fr")],
    ids=["small-fr", "phone-it", "wide-en", "wide-fr"],
)
def test_a_table_and_its_rules_fit_and_are_accessible(
    newcomer: Newcomer, screen: ViewportSize, language: str
) -> None:
    anna = newcomer("Anna", screen=screen, language=language)
    anna.introduce(language)
    name = f"duckdealer-{screen['width']}-{language}"
    anna.go("/rules/duckdealer")
    anna.page.wait_for_selector("article h2")
    picture(anna, f"{name}-rules")
    assert anna.fits_the_screen()
    if screen == SMALL:
        # In the other windows test_fitting.py looks at it.
        assert new_faults(anna.page) == []
    table = anna.set_table([{"kind": "me"}, {"kind": "bot", "level": "random"}], options=FIRST, game="duckdealer")
    anna.go(f"/t/{table}")
    dealer = Dealer(anna)
    dealer.phase("equip")
    look(anna, f"{name}-equip", language)
    for piece in ("hold", "navigator", "trader"):
        anna.page.wait_for_selector('[data-phase="equip"].yours')
        dealer.thing(f"equip:{piece}").click()
    anna.page.wait_for_selector('[data-phase="start"].yours')
    look(anna, f"{name}-start", language)
    dealer.thing("start:S1").click()
    dealer.save_up(red=3, yellow=3, blue=2)
    look(anna, f"{name}-turn", language)
    dealer.do("act")
    # More energy than can be kept: the end of the turn says what goes.
    assert anna.page.locator("[data-lost]").is_visible()
    look(anna, f"{name}-action", language)
    dealer.do("use:mine")
    look(anna, f"{name}-plan", language)
    if screen == WIDE:
        assert is_wholly_in_sight(anna, '[data-id="end"] button'), "the button that confirms the turn is cut off"
    for tab in anna.page.locator(".board [role=tab]").all()[1:]:
        tab.click()
        look(anna, f"{name}-tab-{tab.get_attribute('id')}", language)
