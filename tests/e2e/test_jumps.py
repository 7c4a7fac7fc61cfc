"""Nothing jumps while others play: a page that nobody touches shows the same seat as the page on which it plays."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import ViewportSize

from tests.e2e.conftest import PATIENCE, PHONE, WIDE, Newcomer
from tests.e2e.dealer import Dealer
from tests.e2e.measures import shifts, watch_shifts
from tests.e2e.seat import Seat
from tests.e2e.test_dale import act

SCREENS = pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
ALWAYS = "main .board, main .board > *, main [data-prompt]"
"""What every board consists of."""
TURNS = 6


def patient(seat: Seat) -> Seat:
    """Two pages are drawn, and three bots think."""
    seat.page.context.set_default_timeout(4 * PATIENCE)
    return seat


def watched(seat: Seat, address: str, regions: str, ready: str) -> Seat:
    """Another page of the same person at the same table, whose regions are watched from now on."""
    page = seat.page.context.new_page()
    onlooker = Seat(page, seat.name)
    onlooker.go(address)
    page.locator(ready).first.wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    watch_shifts(page, f"{ALWAYS}, {regions}")
    return onlooker


@SCREENS
def test_nothing_jumps_in_dale_of_merchants(newcomer: Newcomer, screen: ViewportSize) -> None:
    anna = patient(newcomer("Anna", screen=screen))
    anna.introduce()
    table = anna.set_table([{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3], game="dale")
    anna.go(f"/t/{table}")
    anna.wait_for_my_turn()
    onlooker = watched(anna, f"/t/{table}", ".ground > *, .edge > *", "[data-prompt].yours")
    luck = random.Random(7)
    for _ in range(2 * TURNS):
        if not anna.wait_for_my_turn():
            break
        act(anna, luck)
    onlooker.wait_for_step(anna.step())
    assert shifts(onlooker.page) == []


@SCREENS
def test_nothing_jumps_in_duck_dealer(newcomer: Newcomer, screen: ViewportSize) -> None:
    anna = patient(newcomer("Anna", screen=screen))
    anna.introduce()
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3]
    table = anna.set_table(seats, options={"start_player": "seat-1"}, game="duckdealer")
    anna.go(f"/t/{table}")
    dealer = Dealer(anna)
    dealer.begin(("hold", "hold", "trader"))
    assert dealer.wait_for_turn()
    onlooker = watched(anna, f"/t/{table}", ".column > *, .map, .tabs", "[data-phase=turn]")
    for turn in range(TURNS):
        assert dealer.wait_for_turn()
        dealer.collect(("red", "yellow", "blue")[turn % 3])
    assert dealer.wait_for_turn()
    onlooker.wait_for_step(anna.step())
    assert shifts(onlooker.page) == []
