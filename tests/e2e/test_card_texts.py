"""Every text of a card of Canardage fits the room that its hand keeps on a phone, so that nothing below it moves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize

from tests.e2e.conftest import PHONE, Newcomer
from tests.e2e.looks import LANGUAGES, ROOT

SMALL: ViewportSize = {"width": 360, "height": 640}
CARD = re.compile(r"^card-[a-z0-9-]+ = (.*)\n    \.text = (.*)$", re.MULTILINE)
TOO_HIGH = """
(cards) => {
  const card = document.querySelector('[data-card] > *');
  card.style.minHeight = '';
  const kept = parseFloat(getComputedStyle(card).minHeight);
  card.parentElement.style.alignSelf = 'start';
  card.style.minHeight = '0';
  const [title, text] = ['.title', '.text'].map((part) => card.querySelector(part));
  return cards.flatMap(([name, words]) => {
    title.textContent = name;
    text.textContent = words;
    const high = card.firstElementChild.getBoundingClientRect().height;
    return high > kept ? [`${name}: ${high} of ${kept}`] : [];
  });
}
"""


@pytest.mark.parametrize("screen", [PHONE, SMALL], ids=["phone", "small"])
def test_every_text_fits_the_room_of_its_card(newcomer: Newcomer, screen: ViewportSize) -> None:
    anna = newcomer("Anna", screen=screen)
    anna.introduce()
    anna.go(f"/t/{anna.table_against_bots()}")
    anna.page.locator("[data-card]").first.wait_for()
    anna.page.evaluate("() => document.fonts.ready.then(() => true)")
    for language in LANGUAGES:
        texts = (ROOT / f"src/webfoot/games/canardage/locale/{language}.ftl").read_text("utf-8")
        cards = CARD.findall(texts)
        assert len(cards) > 15
        assert anna.page.evaluate(TOO_HIGH, cards) == [], language
