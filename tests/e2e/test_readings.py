"""Every piece can be read: by hover, by focus, by a long press and by `?`, whoever's it is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.conftest import WIDE
from tests.e2e.gallery import SETTLED, positions, show, visiting
from tests.e2e.pieces import DRAWN, view_of
from tests.e2e.pieces import PIECES as PIECES_OF

PIECES: dict[str, tuple[str, ...]] = {
    "canardage": ('[data-read="line:1"]', '[data-read="player:0"]', '[data-read="player:1"]', '[data-read^="card:"]'),
    "dale": (
        ".market button.touch",
        ".players button.touch",
        ".stall button.touch",
        ".ground > .hand button.touch",
        '[data-read="market-deck"]',
        '[data-read="deck-1"]',
        '[data-read="hand-1"]',
        '[data-read="player-1"]',
    ),
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
    with visiting(browser, gallery, WIDE) as page:
        yield page


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


# Everything is read at once in the page, as by a mouse that rests on it and the key for more.
READ_ALL = """
async (pieces) => {
  const board = document.querySelector('main .board');
  const seen = new Set();
  // The page stays the same from position to position: what has been opened once says something.
  const opened = (window.openedBefore ??= new Set());
  const wrong = [];
  const soon = () => new Promise((done) => setTimeout(done));
  for (const piece of pieces ? board.querySelectorAll(pieces) : []) {
    if (!piece.checkVisibility() || piece.closest('.flight')) continue;
    if (!piece.closest('[data-read], button.touch, button.pile'))
      wrong.push(`cannot be read: ${piece.outerHTML.slice(0, 160)}`);
  }
  for (const one of board.querySelectorAll('[data-read], button.touch')) {
    const id = one.dataset.read ?? one.textContent.trim();
    seen.add(id);
    if (opened.has(id)) continue;
    opened.add(id);
    const mouse = { pointerType: 'mouse', bubbles: true };
    let open = null;
    // The page may still be busy with the reading before: then it is asked once more.
    for (let tries = 0; tries < 5 && !open; tries++) {
      one.dispatchEvent(new PointerEvent('pointerleave', mouse));
      one.dispatchEvent(new PointerEvent('pointerover', mouse));
      one.dispatchEvent(new PointerEvent('pointerenter', mouse));
      window.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }));
      for (let waits = 0; waits < 20 && !open; waits++) {
        await soon();
        open = document.querySelector('dialog[open]');
      }
    }
    if (!open || open.innerText.trim().length < 20) wrong.push(`${id} says nothing`);
    if (open)
      await new Promise((done) => {
        open.addEventListener('close', done, { once: true });
        open.close();
      });
    one.dispatchEvent(new PointerEvent('pointerleave', mouse));
    await soon();
  }
  return { read: [...seen], wrong };
}
"""


def everything_open(page: Page) -> Iterator[None]:
    """The board as it is, then with each of the panels that are folded away."""
    yield
    docks = page.locator("[data-dock]").evaluate_all("(all) => all.map((one) => one.dataset.dock)")
    for dock in docks:
        page.locator(f"[data-dock={dock}]").click()
        yield


@pytest.mark.parametrize("game", [*DRAWN, *PIECES_OF])
def test_no_piece_of_any_position_is_without_a_reading(page: Page, game: str) -> None:
    found = []
    for address in positions(page, game):
        show(page, address)
        read: set[str] = set()
        for _ in everything_open(page):
            seen = page.evaluate(READ_ALL, DRAWN.get(game))
            read |= set(seen["read"])
            found += [f"{address}: {fault}" for fault in seen["wrong"]]
        assert read, address
        if game in PIECES_OF:
            lying = set(PIECES_OF[game](view_of(game, address.partition("=")[2])))
            found += [f"{address}: {piece} cannot be read" for piece in sorted(lying - read)]
    assert found == []
