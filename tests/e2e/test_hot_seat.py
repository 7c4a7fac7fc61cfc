"""Canardage on one device: a curtain between two people, and nobody's page is sent the other one's hand."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, House, Newcomer
from tests.e2e.looks import LANGUAGES, faults, reads_well
from tests.e2e.seat import YOURS_OR_OVER, Seat

HERE = [{"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Bruno"}]


@pytest.fixture
def house(house_of_the_same: House) -> House:
    return house_of_the_same


def hands(seat: Seat, since: int = 0) -> set[int | None]:
    """The seats whose hands were sent to this page since then."""
    return {brief["view"]["seat"] for brief in seat.briefs()[since:] if brief["view"]["hand"]}


def take_turns(device: Seat, turns: int) -> list[str]:
    """Play so many turns, each by the person who has lifted the curtain. Returns who that was."""
    page, luck = device.page, random.Random(5)
    curtain, hand = page.locator("[data-id=curtain]"), page.get_by_role("region", name="Your hand")
    people: list[str] = []
    for _ in range(turns):
        page.wait_for_selector(f"[data-id=curtain], {YOURS_OR_OVER}")
        if curtain.count():
            expect(hand).to_have_count(0)
            people.append(re.sub(r"^Pass the device to ", "", curtain.get_by_role("status").inner_text()))
            before = len(device.briefs())
            page.get_by_role("button", name=f"I am {people[-1]}").click()
            expect(hand).to_be_visible()
        else:
            # A card may have made the other one miss a turn.
            people.append(people[-1])
        assert device.play_turn(luck)
        assert hands(device, before) == {["Anna", "Bruno"].index(people[-1])}, "nobody sees the other one's hand"
    return people


def test_two_people_share_a_device(newcomer: Newcomer) -> None:
    device = newcomer("Device", screen=PHONE)
    device.introduce()
    device.go(f"/t/{device.set_table(HERE)}")
    curtain = device.page.locator("[data-id=curtain]")
    expect(curtain).to_be_visible()
    assert faults(device.page) == []
    people = take_turns(device, 6)
    assert set(people) == {"Anna", "Bruno"}


def test_two_people_and_a_bot(newcomer: Newcomer) -> None:
    device = newcomer("Device")
    device.introduce()
    device.go(f"/t/{device.set_table([*HERE, {'kind': 'bot', 'level': 'random'}])}")
    take_turns(device, 4)
    assert hands(device) == {0, 1}


def test_the_curtain_reads_well(newcomer: Newcomer) -> None:
    for language in LANGUAGES:
        zoe = newcomer("Zoé", screen=PHONE, language=language)
        zoe.introduce(language)
        zoe.go(f"/t/{zoe.set_table(HERE)}")
        expect(zoe.page.locator("[data-id=curtain]")).to_be_visible()
        reads_well(zoe.page, language)
        assert zoe.fits_the_screen()
        assert faults(zoe.page) == []
