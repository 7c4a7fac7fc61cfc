"""Every text of a card of Canardage has room on a phone, so that nothing below it moves.

Where the window is too low for it, a card that is touched is told in place of the question.
"""

from __future__ import annotations

import re

from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import PHONE, Newcomer
from tests.e2e.looks import LANGUAGES, ROOT
from tests.e2e.seat import Seat

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


TOO_LONG = """
(cards) => {
  const bar = document.querySelector('[data-prompt]');
  const told = bar.querySelector('.prompt');
  const title = document.querySelector('[data-card] .title');
  const [row] = getComputedStyle(bar).gridTemplateRows.split(' ').map(parseFloat);
  const high = bar.getBoundingClientRect().height;
  return cards.flatMap(([name, words]) => {
    title.textContent = name;
    told.textContent = words;
    const wide = title.scrollWidth > title.clientWidth;
    const moved = bar.getBoundingClientRect().height !== high;
    return wide || moved || told.scrollHeight > row ? [`${name}: ${told.scrollHeight} of ${row}, ${wide}`] : [];
  });
}
"""


def seated(newcomer: Newcomer, screen: ViewportSize) -> Seat:
    anna = newcomer("Anna", screen=screen)
    anna.introduce()
    anna.go(f"/t/{anna.table_against_bots()}")
    anna.page.locator("[data-card]").first.wait_for()
    anna.page.evaluate("() => document.fonts.ready.then(() => true)")
    return anna


def texts(language: str) -> list[tuple[str, str]]:
    """The name and the text of every card."""
    found = CARD.findall((ROOT / f"src/webfoot/games/canardage/locale/{language}.ftl").read_text("utf-8"))
    assert len(found) > 15
    return found


def test_every_text_fits_the_room_of_its_card(newcomer: Newcomer) -> None:
    anna = seated(newcomer, PHONE)
    for language in LANGUAGES:
        assert anna.page.evaluate(TOO_HIGH, texts(language)) == [], language


def test_on_a_small_phone_every_text_fits_the_room_of_the_question(newcomer: Newcomer) -> None:
    anna = seated(newcomer, SMALL)
    anna.wait_for_my_turn()
    anna.page.locator("[data-card].lit").first.click()
    expect(anna.page.locator("[data-prompt] .prompt.effect")).to_be_visible()
    for language in LANGUAGES:
        assert anna.page.evaluate(TOO_LONG, texts(language)) == [], language
