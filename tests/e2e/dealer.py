"""A person who plays Duck Dealer by touching the page, and looks at the positions the server sends."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.seat import Seat

View = dict[str, Any]
COLOURS = ("red", "yellow", "blue")


class Dealer:
    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.page = seat.page

    # what is known

    def brief(self) -> dict[str, Any]:
        """The position that the page shows: after the plan, while there is one."""
        for message in reversed(self.seat.messages()):
            if message["type"] == "rehearsed":
                return dict(message["rehearsal"]["brief"])
            if message.get("brief"):
                return dict(message["brief"])
        raise AssertionError("no position has come yet")

    def view(self) -> View:
        return dict(self.brief()["view"])

    def me(self) -> dict[str, Any]:
        view = self.view()
        return dict(view["players"][view["seat"]])

    def here(self) -> str:
        return str(self.me()["ship"])

    def planet(self, name: str) -> dict[str, Any]:
        return dict(next(planet for planet in self.view()["planets"] if planet["id"] == name))

    def energy(self, colour: str) -> int:
        return int(self.me()["energy"][colour])

    def thing(self, name: str) -> Locator:
        return self.page.locator(f'button[data-id="{name}"], [data-id="{name}"] button').first

    def plan(self) -> list[str]:
        """The kinds of the steps in the plan, line by line."""
        return [str(line.get_attribute("data-step")) for line in self.page.locator("[data-step]").all()]

    # touches

    def phase(self, name: str) -> None:
        self.page.wait_for_selector(f'[data-prompt][data-phase="{name}"]')

    def rehearsals(self) -> int:
        return sum('"rehearsed"' in text for text in self.seat.heard)

    def answered(self, before: int) -> None:
        """Wait until the server has said what would come of a touch."""
        for _ in range(500):
            if self.rehearsals() > before and not self.page.locator(".board[data-busy]").count():
                return
            self.page.wait_for_timeout(10)
        raise AssertionError("the plan was never tried")

    def do(self, name: str) -> None:
        """Touch something that adds to the plan."""
        before = self.rehearsals()
        self.thing(name).click()
        self.answered(before)

    def touch(self, point: str) -> None:
        """Touch a point of the map."""
        before = self.rehearsals()
        self.page.locator(f'[data-point="{point}"]').click()
        self.answered(before)

    def begin(self, pieces: tuple[str, ...], planet: str = "") -> None:
        """Equip the ship and choose a start planet."""
        self.phase("equip")
        for piece in pieces:
            step = self.seat.step()
            self.thing(f"equip:{piece}").click()
            self.seat.wait_for_step(step + 1)
        self.page.wait_for_selector('[data-phase="start"].yours')
        if planet:
            self.page.locator(f'[data-point="{planet}"]').click()
        else:
            self.page.locator('[data-id^="start:"]').first.click()

    def wait_for_turn(self) -> bool:
        """False if the game is over instead."""
        self.page.wait_for_selector('[data-phase="turn"].yours, section.result, div.result')
        return not self.seat.is_over()

    def collect(self, colour: str) -> None:
        step = self.seat.step()
        self.thing(f"collect:{colour}").click()
        self.seat.wait_for_step(step + 1)

    def save_up(self, red: int = 0, yellow: int = 0, blue: int = 0) -> None:
        """Collect, turn after turn, until there is so much."""
        wanted = dict(zip(COLOURS, (red, yellow, blue), strict=True))
        for _ in range(30):
            assert self.wait_for_turn()
            missing = {colour: count - self.energy(colour) for colour, count in wanted.items()}
            most = max(missing, key=lambda colour: missing[colour])
            if missing[most] <= 0:
                return
            self.collect(most)
        raise AssertionError(f"thirty turns were not enough for {wanted}")

    def fly(self, planet: str, wants: str = "") -> None:
        """Fly to a planet over as many energies as it takes, exploring what has to be explored."""
        for _ in range(6):
            if self.here() == planet:
                return
            before = self.rehearsals()
            self.page.locator(f'[data-point="{planet}"]').click()
            choice = self.page.locator('[data-id="way:0"]')
            for _ in range(100):
                if self.rehearsals() > before:
                    break
                if choice.count():
                    choice.click()
                self.page.wait_for_timeout(20)
            self.answered(before)
            self.explore(wants)
        raise AssertionError(f"{planet} is out of reach")

    def explore(self, wants: str = "") -> None:
        view = self.view()
        if view["phase"] == "explore":
            offered = [choice["good"] for choice in view["choices"]]
            self.do(f"consumer:{wants if wants in offered else offered[0]}")

    def confirm(self) -> None:
        """Play the plan; the turn is over afterwards."""
        step = self.seat.step()
        button = self.page.locator('[data-id="end"] button, [data-id="confirm"] button').first
        expect(button).to_be_enabled()
        button.click()
        self.seat.wait_for_step(step + 1)
        for _ in range(500):
            view = self.view()
            if view["turn"] != view["seat"] or view["phase"] == "turn":
                break
            self.page.wait_for_timeout(20)
        expect(self.page.locator("[data-step]")).to_have_count(0)
