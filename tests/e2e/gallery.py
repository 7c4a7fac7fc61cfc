"""The gallery: every prepared position of every board, on a page that only development has."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page

from tests.e2e.looks import ROOT

SERVE = """
import sys
from pathlib import Path
from webfoot.server.main import serve
serve(port=int(sys.argv[2]), folder=Path(sys.argv[1]), client=Path({client!r}))
"""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


def build(client: Path) -> str:
    """Build the page of development into this folder, and return the script of a server that shows it."""
    command = ["npx", "vite", "build", "--mode", "development", "--outDir", str(client), "--logLevel", "error"]
    subprocess.run(command, cwd=ROOT / "web", env={**os.environ, "NODE_ENV": "development"}, check=True)
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
    """Open a position, and wait until its board and its fonts are there."""
    page.goto(address)
    page.locator(".board").first.wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.evaluate(SETTLED)


def sheets(page: Page) -> Iterator[str]:
    """Every sheet of the tabs, where a narrow board shows one at a time; else the board as it is."""
    tabs = page.locator("main [role=tab]").evaluate_all("(all) => all.map((one) => one.id)")
    for tab in tabs or [""]:
        if tab:
            page.evaluate("(id) => document.getElementById(id)?.click()", tab)
            page.evaluate(SETTLED)
        yield tab.rpartition("-")[2]
