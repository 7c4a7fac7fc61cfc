"""Duck Dealer over five days, by a clock that the test sets: calls, a holiday, a time-out, devices, restarts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import PHONE, Newcomer, arrivals
from tests.e2e.dealer import Dealer
from tests.e2e.looks import LANGUAGES, faults, reads_well
from tests.e2e.seat import Seat
from tests.e2e.slowhouse import HOUR, SlowHouse
from tests.e2e.test_duckdealer import FIRST
from tests.server.receivers import Receiver

A_DAY = {"hours": 24, "then": "bot-plays"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[SlowHouse]:
    house = SlowHouse(tmp_path / "data")
    house.start()
    yield house
    house.stop()


@pytest.fixture
def visitor(browser: Browser, house: SlowHouse) -> Iterator[Newcomer]:
    yield from arrivals(browser, house)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as one:
        yield one


class Player:
    """Somebody who comes when they are called, and goes again."""

    def __init__(self, seat: Seat, place: int) -> None:
        self.seat, self.place = seat, place
        self.dealer = Dealer(seat)

    def on(self, device: Seat) -> None:
        """Go on at another device."""
        self.seat, self.dealer = device, Dealer(device)

    def table(self) -> dict[str, Any]:
        """Their one table, as the list of their games has it."""
        (found,) = self.seat.page.request.get("/api/lobby").json()["mine"]
        return dict(found)

    def comes(self, table: str) -> None:
        self.seat.go(f"/t/{table}")

    def goes(self) -> None:
        self.seat.go("about:blank")
        self.wait(lambda info: not info["seats"][self.place]["online"])

    def wait(self, true_of: Any) -> None:
        for _ in range(500):
            if true_of(self.table()):
                return
            self.seat.page.wait_for_timeout(20)
        raise AssertionError(f"this never came true of {self.table()}")

    def plays(self, table: str, colour: str = "red") -> None:
        """Come, collect energy, which is a whole turn, and go."""
        self.comes(table)
        assert self.dealer.wait_for_turn()
        self.dealer.collect(colour)
        self.goes()


def begun(anna: Seat, bruno: Seat, receiver: Receiver) -> tuple[Player, Player, str]:
    """A slow game of two who have equipped their ships, and gone. It is Anna's turn."""
    for seat in (anna, bruno):
        seat.introduce()
        hook = {"kind": "hook", "target": {"url": f"{receiver.url}/{seat.name}"}, "table": None}
        assert seat.page.request.post("/api/me/calls", data=hook).ok
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": "duckdealer", "seats": seats, "options": FIRST, "listed": True, "slow": A_DAY}
    table = str(anna.page.request.post("/api/tables", data=wanted).json()["table"])
    one, other = Player(anna, 0), Player(bruno, 1)
    one.comes(table)
    other.comes(table)
    bruno.page.get_by_role("button", name=re.compile("Sit|Take")).first.click()
    anna.page.get_by_role("button", name=re.compile("Start")).click()
    equip(one, ("hold", "hold", "trader"))
    equip(other, ("hold", "navigator", "trader"))
    anna.page.wait_for_selector('[data-phase="start"].yours')
    anna.page.locator('[data-point="S1"]').click()
    bruno.page.wait_for_selector('[data-phase="start"].yours')
    bruno.page.locator('[data-point="S2"]').click()
    assert one.dealer.wait_for_turn()
    other.goes()
    return one, other, table


def equip(player: Player, pieces: tuple[str, ...]) -> None:
    player.seat.page.wait_for_selector('[data-phase="equip"].yours')
    for piece in pieces:
        step = player.seat.step()
        player.dealer.thing(f"equip:{piece}").click()
        player.seat.wait_for_step(step + 1)


def called(house: SlowHouse, receiver: Receiver, name: str, table: str) -> None:
    """Somebody who is away is called for the turn that has come, a moment later."""
    house.later(minutes=2)
    said = receiver.next()
    assert (said.path, said.json["event"], said.json["table"]) == (f"/{name}", "turn", table)


def test_a_game_over_five_days(visitor: Newcomer, house: SlowHouse, receiver: Receiver) -> None:
    one, other, table = begun(visitor("Anna"), visitor("Bruno"), receiver)
    one.plays(table)
    called(house, receiver, "Bruno", table)
    other.plays(table)
    called(house, receiver, "Anna", table)

    # The second day: the list says how long there is, and one key opens the game.
    house.later(hours=20)
    page = one.seat.page
    one.seat.go("/")
    row = page.locator(f"[data-table='{table}']")
    expect(row).to_contain_text("Your turn")
    expect(row).to_contain_text(re.compile(r"3 hr 5\d min left"))
    page.keyboard.press("n")
    expect(page).to_have_url(re.compile(f"/t/{table}$"))
    assert one.dealer.wait_for_turn()
    one.dealer.collect("yellow")
    one.goes()
    called(house, receiver, "Bruno", table)

    # A holiday: Bruno's time stands still, and neither that nor a server that is killed changes the game.
    other.seat.go("/")
    page = other.seat.page
    page.get_by_role("button", name="Holiday").click()
    page.get_by_label("How long?").select_option("2")
    page.get_by_role("button", name="Start the holiday").click()
    expect(page.get_by_role("button", name="End the holiday now")).to_be_visible()
    assert faults(page) == []
    other.goes()
    house.later(hours=36)
    house.kill()
    house.start()
    info = one.table()
    assert info["acting"] == [1], "half a day more than the time of a turn has passed"
    assert info["seats"][1]["holiday"] is not None
    other.seat.go("/")
    page.get_by_role("button", name="Holiday").click()
    page.get_by_role("button", name="End the holiday now").click()
    expect(page.get_by_role("button", name="Start the holiday")).to_be_visible()
    other.plays(table)
    called(house, receiver, "Anna", table)

    # Anna goes on from a phone.
    one.seat.go("/")
    one.seat.page.get_by_role("button", name="Continue on another device").click()
    link = one.seat.page.get_by_role("dialog").get_by_text(re.compile("/continue#")).inner_text()
    one.goes()
    phone = visitor("Somebody", screen=PHONE)
    phone.go("/continue#" + link.partition("#")[2])
    phone.page.get_by_role("button", name="Continue as Anna").click()
    expect(phone.page.locator(f"[data-table='{table}']")).to_be_visible()
    one.on(phone)
    one.plays(table)
    called(house, receiver, "Bruno", table)

    # Bruno does not come: a bot plays this turn, and the seat stays his.
    house.later(hours=23, minutes=50)
    assert one.table()["acting"] == [1]
    house.later(minutes=10)
    one.wait(lambda info: info["acting"] == [0])
    assert one.table()["seats"][1]["kind"] == "person"
    called(house, receiver, "Anna", table)

    # The server is stopped for half a day; the time of a turn runs on.
    ends = one.table()["until"]["0"]
    house.stop()
    house.later(hours=12)
    house.start()
    assert one.table()["until"] == {"0": ends}
    one.plays(table, "blue")
    called(house, receiver, "Bruno", table)
    house.later(hours=20)
    other.plays(table, "blue")
    called(house, receiver, "Anna", table)

    assert house.passed > 4 * 24 * HOUR, "the fifth day has come"
    assert receiver.quiet, "one call for each turn, and none besides"


def test_a_plan_plays_by_itself_while_its_owner_is_away(
    visitor: Newcomer, house: SlowHouse, receiver: Receiver
) -> None:
    one, other, table = begun(visitor("Anna"), visitor("Bruno"), receiver)
    other.comes(table)
    page = other.seat.page
    page.get_by_role("button", name="Leave yourself a note").click()
    page.get_by_role("textbox", name="Note to yourself").fill("save up for the long flight")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("[data-note]")).to_contain_text("save up for the long flight")
    page.get_by_role("button", name="Plan ahead").click()
    other.dealer.do("collect:red")
    page.get_by_role("switch", name="Play it by itself on my turn").check()
    expect(page.get_by_text("plays by itself on your turn")).to_be_visible()
    assert faults(page) == []
    other.goes()
    assert one.dealer.wait_for_turn()
    one.dealer.collect("red")
    assert one.dealer.wait_for_turn(), "Bruno's turn has played by itself"
    house.later(hours=1)
    other.comes(table)
    expect(page.locator("[data-step]")).to_have_count(0)
    expect(page.locator("[data-note]")).to_contain_text("save up for the long flight")
    assert other.dealer.energy("red") > 0
    assert receiver.next().path == "/Anna", "whose page is open, but who has done nothing for an hour"
    assert receiver.quiet, "nobody is called for a turn that plays by itself"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_slow_table_reads_well(visitor: Newcomer, language: str) -> None:
    zoe = visitor("Zoé", screen=PHONE, language=language)
    zoe.introduce(language)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    wanted = {"game": "canardage", "seats": seats, "slow": {"hours": 24, "then": "vote"}, "start": True}
    table = zoe.page.request.post("/api/tables", data=wanted).json()["table"]
    zoe.go(f"/t/{table}")
    zoe.page.locator("[data-note] button").click()
    expect(zoe.page.locator("dialog textarea")).to_be_visible()
    reads_well(zoe.page, language)
    assert zoe.fits_the_screen()
    assert faults(zoe.page) == []
