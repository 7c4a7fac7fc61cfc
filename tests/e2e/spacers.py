"""People who play Space Dealer in a browser: what they see, and what they touch."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.seat import Seat

LONG = 30_000
"""Milliseconds to wait for what must come, also on a busy machine. Nothing depends on it being exact."""


def open_table(host: Seat, *guests: Seat, seats: int, **options: str) -> None:
    """A game of these people that has begun; bots take the other seats."""
    for person in (host, *guests):
        person.introduce()
    chairs = [{"kind": "me"}, *[{"kind": "open"}] * len(guests)]
    chairs += [{"kind": "bot", "level": "quick"}] * (seats - len(chairs))
    table = host.set_table(chairs, start=not guests, options=dict(options), game="spacedealer")
    for person in (host, *guests):
        person.go(f"/t/{table}")
    for guest in guests:
        guest.page.get_by_role("button", name=re.compile("Sit|Take")).first.click()
    if guests:
        host.page.get_by_role("button", name=re.compile("Start")).click()
    for person in (host, *guests):
        expect(person.page.locator("[data-phase]")).to_be_visible(timeout=LONG)


def view(seat: Seat) -> dict[str, Any]:
    """The last position that this page was told."""
    for text in reversed(seat.heard):
        if '"view":' in text:
            brief = json.loads(text).get("brief")
            if brief:
                return dict(brief["view"])
    raise AssertionError("no position was told yet")


def hold(seat: Seat, owner: int) -> dict[str, int]:
    """What the ship of this player carries, as this page knows it."""
    goods: dict[str, int] = view(seat)["planets"][owner]["ships"][0]["goods"]
    return {colour: count for colour, count in goods.items() if count}


def clock(seat: Seat) -> dict[str, Any]:
    """What the page was last told about time standing still."""
    told = [message["clock"] for message in seat.messages() if message["type"] in ("table", "clock-changed")]
    return dict(told[-1])


def wait_until(seat: Seat, true: Callable[[], bool], what: str) -> None:
    """Wait for something that cannot be read off the page."""
    for _ in range(LONG // 50):
        if true():
            return
        seat.page.wait_for_timeout(50)
    raise AssertionError(f"{seat.name} waited in vain: {what}; {seat.prompt()}")


def lit(seat: Seat, thing: str) -> Locator:
    """What can be touched now, by how its name begins."""
    return seat.page.locator(f'[data-touch^="{thing}"].lit')


def touch(seat: Seat, thing: str) -> None:
    """As soon as it can be touched."""
    lit(seat, thing).first.click(timeout=LONG)


def timer(seat: Seat, state: str) -> Locator:
    """One's own timers in this state."""
    return seat.page.locator(f'[data-timer][data-state="{state}"]')


def seconds(seat: Seat, number: int) -> int:
    """What a timer of one's own says."""
    found = re.match(r"\d+", seat.page.locator(f'[data-timer="{number}"] b').inner_text())
    assert found, "this timer does not run"
    return int(found.group())


def show(seat: Seat, zone: str) -> None:
    """On a phone, one zone is seen at a time; elsewhere all are."""
    tab = seat.page.locator(f"[data-tab={zone}]")
    if tab.is_visible():
        tab.click()


def steps(seat: Seat) -> list[dict[str, Any]]:
    """The rows of the log that this page has heard of."""
    told: list[dict[str, Any]] = []
    for message in seat.messages():
        if message["type"] == "stepped":
            told.append(message["step"])
        elif message["type"] == "table":
            told += message["log"]
    return told


def happened(seat: Seat, event: str) -> dict[str, Any]:
    """The row in which something happened first."""
    return next(step for step in steps(seat) if any(told["event"] == event for told in step["events"]))
