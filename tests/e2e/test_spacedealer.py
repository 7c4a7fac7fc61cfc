"""Space Dealer in a real browser: from the first mine to a delivery by clicks, a reload in flight, the end."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error as Gone
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, House, Newcomer
from tests.e2e.seat import Seat, picture

SHORT = """
import sys
from webfoot.games.spacedealer import game
from webfoot.server.main import serve
whole = game.set_up
def short(seats, options, chance):
    state = whole(seats, options, chance)
    state.length = 120_000
    return state
game.set_up = short
serve(port=int(sys.argv[2]), data=sys.argv[1])
"""
"""A server at which a game takes two minutes, whatever was chosen."""

TABLE: dict[str, object] = {"pace": "5", "length": "5"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "data", SHORT)
    house.start()
    yield house
    house.stop()


def view(seat: Seat) -> dict[str, Any]:
    """The last position that this page was told."""
    for text in reversed(seat.heard):
        if '"view":' in text:
            brief = json.loads(text).get("brief")
            if brief:
                return dict(brief["view"])
    raise AssertionError("no position was told yet")


def touch(seat: Seat, selector: str) -> bool:
    """Click the first such thing, if there is one and it is still there when the finger comes down."""
    found = seat.page.locator(selector)
    if not found.count():
        return False
    try:
        found.first.click(timeout=2000)
    except Gone:
        return False
    return True


def lit(name: str) -> str:
    return f'[data-touch^="{name}"].lit'


def sit_down(seat: Seat, bots: int = 3) -> None:
    seat.introduce()
    table = seat.set_table(
        [{"kind": "me"}, *([{"kind": "bot", "level": "quick"}] * bots)], options=TABLE, game="spacedealer"
    )
    seat.go(f"/t/{table}")


def begin(seat: Seat) -> None:
    seat.page.locator(lit("pile:mine")).first.click()
    seat.page.locator(lit("site:")).first.click()
    expect(seat.page.locator("[data-phase=running]")).to_be_visible(timeout=30_000)


def wanted(seat: Seat) -> list[int]:
    """Somebody asks for what my ship carries: the fields to fly to, one after the other; nearest players first."""
    now = view(seat)
    hold = Counter(now["planets"][0]["ships"][0]["goods"])
    round_trip = 2 * len(now["planets"])
    for owner in (1, len(now["planets"]) - 1, *range(2, len(now["planets"]) - 1)):
        for card in now["planets"][owner]["area"]:
            for demand in card["demands"]:
                if demand["by"] is None and not Counter(demand["goods"]) - hold:
                    there = list(range(1, 2 * owner + 1))
                    back = list(range(round_trip - 1, 2 * owner - 1, -1))
                    return min(there, back, key=len)
    return []


def work(seat: Seat) -> None:
    """One sensible touch on one's own planet: what is ready first, then idle timers. No mine without power for it."""
    planet = view(seat)["planets"][0]
    powered = sum(planet["power"]) > len(planet["area"])
    idle = not planet["planned"] and not any(timer["job"] == "build" for timer in planet["timers"])
    plan = [lit("pile:mine" if powered else "pile:generator")] if idle else []
    ready = (lit("site:"), '[data-touch^="plan:"].ready', '[data-touch^="slot:"].ready')
    hold = planet["ships"][0]["goods"]
    mines = sorted(planet["area"], key=lambda built: hold.get(built["card"].split("-")[1], 9))  # what I have least of
    slots = [f'[data-touch="slot:{built["column"]}"].lit' for built in mines]
    for thing in (*ready, *plan, lit("plan:"), *slots):
        if touch(seat, thing):
            break
    # Let the answer come: who touches again at once may plan two cards where there is power for one.
    seat.page.wait_for_timeout(300)


def fly(seat: Seat, field: int) -> None:
    """Set out as soon as a timer is idle; at home, what is ready is taken along."""
    for _ in range(100):
        bound_for = view(seat)["planets"][0]["ships"][0]["field"]
        if bound_for == field:
            return
        if not touch(seat, f'[data-touch="field:{field}"].lit') and bound_for == 0:
            touch(seat, '[data-touch^="slot:"].ready')
        seat.page.wait_for_timeout(100)
    raise AssertionError(f"never could fly to field {field}: {seat.prompt()}")


def test_a_person_plays_from_the_first_mine_to_a_delivery_and_to_the_end(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    sit_down(anna)
    begin(anna)
    way: list[int] = []
    for _ in range(600):
        way = wanted(anna)
        if way:
            break
        work(anna)
    assert way, f"nobody ever wanted what Anna had: {view(anna)['planets'][0]}; {anna.prompt()}"
    picture(anna, "spacedealer-wide")

    fly(anna, way[0])
    expect(anna.page.locator("[data-timer]", has_text="flight")).to_be_visible()
    # In flight the page is loaded again: the truth is there at once, and the sand goes on from where it was.
    before = next(one for one in view(anna)["planets"][0]["timers"] if one["job"] == "fly")
    anna.page.reload()
    expect(anna.page.locator("[data-timer]").first).to_be_visible(timeout=20_000)
    planet = view(anna)["planets"][0]
    flights = [one for one in planet["timers"] if one["job"] == "fly"]
    assert flights == [before] or planet["ships"][0]["field"] == way[0]
    for field in way[1:]:
        fly(anna, field)

    delivery = anna.page.locator(lit("demand:"))
    expect(delivery.first).to_be_visible(timeout=30_000)
    picture(anna, "spacedealer-wide-delivery")
    delivery.first.click()
    expect(anna.page.locator("[role=timer]")).to_contain_text(re.compile(r"[1-9]\d* pts · 9"))
    anna.sees(re.compile("Anna delivers"))

    for _ in range(1200):
        if anna.is_over():
            break
        touch(anna, "[data-prompt] button.primary")
        anna.page.wait_for_timeout(150)
    assert anna.is_over(), "the game never ended"
    picture(anna, "spacedealer-wide-end")
    assert view(anna)["phase"] == "over"
    assert "clock-started" in {event["event"] for event in anna.events()}


def test_on_a_phone_the_timers_stay_in_sight_and_keys_and_zones_work(newcomer: Newcomer) -> None:
    bea = newcomer("Bea", screen=PHONE)
    sit_down(bea)
    begin(bea)
    assert bea.fits_the_screen()
    touch(bea, lit("slot:"))
    expect(bea.page.locator('[data-timer][data-state="active"]')).to_have_count(1)
    # Letters do the same as touches: T is technology, whichever timer is idle.
    bea.page.keyboard.press("t")
    expect(bea.page.locator('[data-timer][data-state="active"]')).to_have_count(2)
    for zone in ("ring", "others", "planet"):
        bea.page.locator(f"[data-tab={zone}]").click()
        expect(bea.page.locator("[data-timer]").first).to_be_in_viewport()
        assert bea.fits_the_screen()
        picture(bea, f"spacedealer-phone-{zone}")
    # A digit is a timer: a ready one does what waits for it.
    expect(bea.page.locator('[data-timer][data-state="ready"]').first).to_be_visible(timeout=20_000)
    expect(bea.page).to_have_title(re.compile("^● 1"))
    bea.page.keyboard.press("1")
    bea.page.keyboard.press("2")
    expect(bea.page.locator('[data-timer][data-state="ready"]')).to_have_count(0)
