"""Takes pictures of every screen: the chosen ones for the documentation, or all of them to look at.

    python -m scripts.take_pictures
    python -m scripts.take_pictures --all pictures/tour --only board-dale --sizes 1280 phone

Without options it writes the chosen ones to docs/pictures, and the page that shows them. `--all` takes every screen
in every size into a folder. It needs chromium, and what `make test` needs. The games are recorded ones, so pictures
of the same program are much the same.
"""

from __future__ import annotations

import argparse
import base64
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.e2e.conftest import FLAGS, PATIENCE, RECORDED, chromium, finished, serving
from tests.e2e.gallery import SETTLED, build, show
from tests.e2e.seat import Seat
from tests.rulebook import TESTS
from tests.server.shelf import shelve

from webfoot.core.registry import game, game_keys
from webfoot.lessons.files import lessons

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
QUALITY: Final = 72
"""Of WebP: text stays sharp, and a picture takes some 60 kB."""


@dataclass(frozen=True)
class Size:
    """A window, and what it is called in words."""

    width: int
    height: int
    words: str
    scale: float = 1
    touch: bool = False
    dark: bool = False


SIZES: Final = {
    "1280": Size(1280, 800, "a laptop"),
    "1440": Size(1440, 900, "a larger laptop"),
    "1920": Size(1920, 1080, "a large screen"),
    "phone": Size(390, 844, "a phone", scale=2, touch=True),
    "small": Size(360, 640, "a small phone", scale=2, touch=True),
    "side": Size(844, 390, "a phone on its side", scale=2, touch=True),
    "zoom": Size(640, 400, "a laptop at 200 %", scale=2),
    "dark": Size(1280, 800, "a laptop in the dark", dark=True),
}
POSITIONS: Final = {
    "canardage": ("start", "targets", "hidden", "over"),
    "dale": ("action", "paying", "window", "team"),
    "duckdealer": ("equip", "turn", "action", "offer-open"),
    "spacedealer": ("choosing", "middle", "visiting", "recorded-eight"),
}
MOMENTS: Final = {
    "canardage": "canardage/four-players",
    "dale": "dale/three-players",
    "duckdealer": "duckdealer/four-players",
    "spacedealer": "spacedealer/three-players-ten-minutes",
}
CHOSEN: Final = (
    ("shelf", "1280"),
    ("shelf", "phone"),
    ("set-up-canardage", "1280"),
    ("waiting-room", "1280"),
    ("table-canardage", "1280"),
    ("table-canardage", "phone"),
    ("board-canardage-hidden", "1280"),
    ("table-dale", "1280"),
    ("table-dale", "phone"),
    ("table-dale", "zoom"),
    ("board-dale-paying", "1280"),
    ("table-duckdealer", "1920"),
    ("board-duckdealer-action", "1280"),
    ("board-duckdealer-turn", "dark"),
    ("table-spacedealer", "phone"),
    ("board-spacedealer-middle", "1280"),
    ("replay-spacedealer", "1440"),
    ("replay-dale", "1920"),
    ("replay-duckdealer", "side"),
    ("end-canardage", "1280"),
    ("end-duckdealer", "phone"),
    ("study-canardage", "1280"),
    ("study-duckdealer", "phone"),
    ("coach-dale", "1280"),
    ("coach-spacedealer", "phone"),
    ("lesson-dale", "1280"),
    ("lesson-duckdealer", "phone"),
    ("how-canardage", "1280"),
    ("how-duckdealer", "phone"),
    ("rules-dale", "1280"),
    ("settings", "1280"),
)
"""What the documentation shows: a screen and a size."""


def screens() -> dict[str, Callable[[Seat], None]]:
    """Every screen, and the way there."""
    found: dict[str, Callable[[Seat], None]] = {
        "shelf": _at("/", ".shelf li"),
        "waiting-room": _waiting,
        "settings": _at("/you", "main h1"),
        "history": _at("/history", "main h1"),
        "lost": _at("/nowhere", "main h1"),
    }
    for key in game_keys():
        found[f"set-up-{key}"] = _at(f"/new/{key}", "form")
        for name in POSITIONS[key]:
            found[f"board-{key}-{name}"] = _board(f"/gallery/{key}?show={name}")
        table = finished(MOMENTS[key])
        found[f"table-{key}"] = _table(key)
        found[f"end-{key}"] = _at(f"/t/{table}", "dialog figure svg")
        found[f"replay-{key}"] = _at(f"/replay/{table}?at=60&seat=0", "main .board")
        found[f"study-{key}"] = _study(key)
        found[f"coach-{key}"] = _coach(key)
        found[f"lessons-{key}"] = _at(f"/learn/{key}", "main ol li")
        for number, lesson in enumerate(lessons(key)):
            found[f"lesson-{key}" + (f"-{number + 1}" if number else "")] = _at(f"/learn/{key}/{lesson}", ".bubble")
        found[f"how-{key}"] = _at(f"/learn/{key}/60", ".how .picture svg")
        found[f"rules-{key}"] = _at(f"/rules/{key}", "main h1")
    return found


def _at(path: str, ready: str) -> Callable[[Seat], None]:
    def go(seat: Seat) -> None:
        seat.go(path)
        seat.page.locator(ready).first.wait_for()

    return go


def _board(address: str) -> Callable[[Seat], None]:
    return lambda seat: show(seat.page, address)


def _table(key: str) -> Callable[[Seat], None]:
    def go(seat: Seat) -> None:
        bots = [{"kind": "bot", "level": "random"}] * (max(3, game(key).min_seats) - 1)
        seat.go(f"/t/{seat.set_table([{'kind': 'me'}, *bots], game=key)}")
        seat.page.locator("[data-goal]").wait_for()
        seat.page.locator("main .board").first.wait_for()

    return go


def _waiting(seat: Seat) -> None:
    table = seat.set_table([{"kind": "me"}, {"kind": "link"}, {"kind": "bot", "level": "quick"}], start=False)
    seat.go(f"/t/{table}")
    seat.page.locator("[data-id=seat-2]").wait_for()


def _coach(key: str) -> Callable[[Seat], None]:
    """A table against bots, and what the coach says at the first decision."""

    def go(seat: Seat) -> None:
        _table(key)(seat)
        seat.page.get_by_role("button", name="What would you play?").click()
        seat.page.get_by_role("button", name="Play it").wait_for()

    return go


def _study(key: str) -> Callable[[Seat], None]:
    def go(seat: Seat) -> None:
        seat.go(f"/replay/{finished(MOMENTS[key])}/study")
        begin = seat.page.get_by_role("button", name="Study this game")
        curve = seat.page.get_by_role("img", name="Chances of winning")
        begin.or_(curve).first.wait_for()
        if begin.count():
            begin.click()
        curve.wait_for(timeout=20 * PATIENCE)
        seat.page.get_by_role("heading", name="Study").evaluate("(heading) => heading.scrollIntoView()")

    return go


@contextmanager
def looking(browser: Browser, address: str, size: Size) -> Iterator[Seat]:
    context: BrowserContext = browser.new_context(
        base_url=address,
        viewport={"width": size.width, "height": size.height},
        device_scale_factor=size.scale,
        locale="en",
        reduced_motion="reduce",
        color_scheme="dark" if size.dark else "light",
        has_touch=size.touch,
        is_mobile=size.touch,
        service_workers="block",
    )
    context.set_default_timeout(4 * PATIENCE)
    seat = Seat(context.new_page(), "Agathe")
    seat.introduce()
    # Something to go on with on the shelf.
    for key in ("dale", "canardage"):
        seat.set_table([{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2], game=key)
    yield seat
    context.close()


def take(page: Page, file: Path) -> None:
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.evaluate(SETTLED)
    if file.suffix == ".png":
        page.screenshot(path=file)
        return
    devtools = page.context.new_cdp_session(page)
    shot: dict[str, Any] = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.write_bytes(base64.b64decode(shot["data"]))
    devtools.detach()


def page_of_pictures() -> str:
    """The page of the documentation that shows the chosen ones."""
    lines = ["# Pictures", "", "What the screens look like. `make pictures` takes these pictures again.", ""]
    for name, size in CHOSEN:
        words = f"{titled(name)}, on {SIZES[size].words}"
        lines += [
            f"![{words}](pictures/{name}-{size}.webp)",
            "",
            f"*{words} ({SIZES[size].width}×{SIZES[size].height})*",
            "",
        ]
    return "\n".join(lines)


def titled(name: str) -> str:
    """A screen in words: `board-dale-action` is "Board of Dale of Merchants 2: action"."""
    names = {
        "canardage": "Canardage",
        "dale": "Dale of Merchants 2",
        "duckdealer": "Duck Dealer",
        "spacedealer": "Space Dealer",
    }
    for key, title in names.items():
        kind, found, more = name.partition(f"-{key}")
        if found:
            return f"{kind.replace('-', ' ').capitalize()}, {title}" + (
                f" ({more[1:].replace('-', ' ')})" if more else ""
            )
    return name.replace("-", " ").capitalize()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--all", type=Path, metavar="FOLDER", help="every screen in every size, as PNG, to this folder"
    )
    parser.add_argument("--only", default="", metavar="PATTERN", help="only screens whose name fits")
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=list(SIZES))
    wanted = parser.parse_args()
    ways = screens()
    if wanted.all:
        shots = [(name, size) for size in wanted.sizes for name in ways]
    else:
        shots = sorted(CHOSEN, key=lambda shot: shot[1])
    shots = [(name, size) for name, size in shots if size in wanted.sizes and re.search(wanted.only, name)]
    if not shots:
        sys.exit(f"No screen fits {wanted.only!r}. There are: {', '.join(ways)}.")
    folder, suffix = (wanted.all, "png") if wanted.all else (DOCS / "pictures", "webp")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        data = Path(temporary) / "data"
        data.mkdir()
        for record in RECORDED:
            shelve(TESTS / "records" / f"{record}.jsonl", data, finished(record))
        script = build(Path(temporary) / "page")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with serving(data, script) as house:
            for size in dict.fromkeys(size for _, size in shots):
                with looking(browser, house.address, SIZES[size]) as seat:
                    for name in (name for name, other in shots if other == size):
                        ways[name](seat)
                        take(seat.page, folder / f"{name}-{size}.{suffix}")
        browser.close()
    if not wanted.all and not wanted.only:
        (DOCS / "pictures.md").write_text(page_of_pictures(), "utf-8")


if __name__ == "__main__":
    main()
