"""The gallery: every prepared position of every board, on a page that only development has."""

from __future__ import annotations

import fcntl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, ViewportSize

from tests.e2e.looks import ROOT

PATIENCE = 15_000
"""Milliseconds to wait for what must come, also on a busy machine."""
SERVE = """
import sys
from pathlib import Path
from webfoot.server.main import serve
serve(port=int(sys.argv[2]), folder=Path(sys.argv[1]), client=Path({client!r}))
"""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
TURN_TO = """
(address) => {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}
"""


@contextmanager
def visiting(
    browser: Browser, gallery: str, screen: ViewportSize | None = None, phone: bool = False
) -> Iterator[Page]:
    """A page of the gallery's server, on a screen of this size."""
    context = browser.new_context(
        base_url=gallery,
        viewport=screen,
        locale="en",
        reduced_motion="reduce",
        has_touch=phone,
        is_mobile=phone and screen is not None,
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def build(client: Path) -> str:
    """Build the page with its gallery into this folder, once for all workers; return the script of its server."""
    client.parent.mkdir(parents=True, exist_ok=True)
    with client.with_suffix(".lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not (client / "index.html").exists():
            command = ["npx", "vite", "build", "--mode", "gallery", "--outDir", str(client), "--logLevel", "error"]
            subprocess.run(command, cwd=ROOT / "web", check=True)
    return SERVE.format(client=str(client))


def positions(page: Page, game: str) -> list[str]:
    """The addresses of all prepared positions of a game."""
    page.goto(f"/gallery/{game}")
    links = page.locator("a[href*='?show=']")
    links.first.wait_for()
    found = links.evaluate_all("(all) => all.map((one) => one.getAttribute('href'))")
    assert len(found) > 9
    return [str(one) for one in found]


def show(page: Page, address: str) -> None:
    """Show a position on the page of its game, and wait until its board and its fonts are there."""
    path, _, name = address.partition("?show=")
    if urlsplit(page.url).path == path:
        page.evaluate(TURN_TO, address)
    else:
        page.goto(address)
    page.locator(f"[data-show='{name}'] .board").first.wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.evaluate(SETTLED)


def sheets(page: Page) -> Iterator[str]:
    """Every sheet of the tabs, where a narrow board shows one at a time; else the board as it is.

    The sheet that is open comes last, so that the board is left as it was found.
    """
    tabs = page.locator("main [role=tab]").evaluate_all(
        "(all) => all.map((one) => ({ id: one.id, open: one.ariaSelected === 'true' }))"
    )
    for tab in [one["id"] for one in sorted(tabs, key=lambda one: bool(one["open"]))] or [""]:
        if tab:
            page.evaluate("(id) => document.getElementById(id)?.click()", tab)
            page.evaluate(SETTLED)
        yield tab.rpartition("-")[2]
