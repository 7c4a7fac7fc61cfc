"""Every piece can be read: by hover, by focus, by a long press and by `?`, whoever's it is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.conftest import PATIENCE, WIDE
from tests.e2e.gallery import SETTLED, positions, show

PIECES: dict[str, tuple[str, ...]] = {
    "canardage": ('[data-read="line:1"]', '[data-read="player:0"]', '[data-read="player:1"]', '[data-read^="card:"]'),
    "dale": (".market button.touch", ".players button.touch", ".stall button.touch", ".ground > .hand button.touch"),
    "duckdealer": (
        '[data-read^="player:"]',
        '[data-read^="tile:"]',
        '[data-point^="S"]',
        '[data-point^="I"]',
    ),
    "spacedealer": (
        '[data-read^="timer:0:"]',
        '[data-read^="timer:1:"]',
        '[data-read^="built:0:"]',
        '[data-read^="built:1:"]',
        '[data-read^="demand:"]',
        '[data-read^="field:"]',
        '[data-read^="technology:"]',
    ),
}
"""Pieces of every kind: one's own, those of others, and what is common."""
GLIMPSE = ".glimpse, [data-card]:is(aside)"
"""What is laid beside a piece; the map of Duck Dealer lays a card over itself."""
OPENED = "dialog[open], aside.pinned"
"""A reading that stays; on the map of Duck Dealer a card that is pinned."""
PRESS = """
async (piece) => {
  const box = piece.getBoundingClientRect();
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  const told = { bubbles: true, cancelable: true, pointerType: 'touch', pointerId: 7, isPrimary: true, ...at };
  piece.dispatchEvent(new PointerEvent('pointerdown', told));
  await new Promise((done) => setTimeout(done, 600));
  piece.dispatchEvent(new PointerEvent('pointerup', told));
  piece.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...at }));
}
"""


@pytest.fixture
def page(browser: Browser, gallery: str) -> Iterator[Page]:
    context = browser.new_context(base_url=gallery, viewport=WIDE, locale="en", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def first_seen(page: Page, piece: str) -> Locator | None:
    """The first such piece of the board that can be seen; nothing if there is none in this position."""
    found = page.locator(f"main .board :is({piece})")
    return next((found.nth(at) for at in range(found.count()) if found.nth(at).is_visible()), None)


def read(page: Page, one: Locator) -> None:
    """Read a piece in every way there is."""
    opened = page.locator(OPENED)
    quiet = one.get_attribute("data-plain") is not None and one.get_attribute("data-point") is None

    def shut() -> None:
        expect(opened.first).to_be_visible()
        assert len(opened.first.inner_text()) > 20
        page.keyboard.press("Escape")
        expect(opened).to_have_count(0)
        # The focus goes back to where it was.
        page.evaluate(SETTLED)

    # A mouse that rests on it, and the key for more.
    page.mouse.move(1, 1)
    one.hover(force=True)
    if not quiet:
        expect(page.locator(GLIMPSE).first).to_be_visible()
    page.keyboard.press("?")
    shut()
    page.mouse.move(1, 1)
    expect(page.locator(".glimpse")).to_have_count(0)
    # A finger that stays.
    one.evaluate(PRESS)
    shut()
    # The focus of the keyboard, where it goes there.
    if one.evaluate("(piece) => piece.matches('button, [tabindex]')"):
        page.keyboard.press("Tab")
        one.focus()
        expect(one).to_be_focused()
        if not quiet:
            expect(page.locator(GLIMPSE).first).to_be_visible()
        page.keyboard.press("?")
        shut()


@pytest.mark.parametrize("game", PIECES)
def test_every_piece_is_read_by_mouse_finger_and_keyboard(page: Page, game: str) -> None:
    left = list(PIECES[game])
    for address in positions(page, game):
        show(page, address)
        for piece in tuple(left):
            one = first_seen(page, piece)
            if one is not None:
                left.remove(piece)
                read(page, one)
        if not left:
            return
    raise AssertionError(f"no position of {game} shows {left}")
