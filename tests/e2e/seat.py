"""A person at a page, who touches what is lit, as anybody would."""

from __future__ import annotations

import json
import os
import random
import re
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, WebSocket, expect

from tests.e2e.looks import too_wide

PICTURES = Path(__file__).parents[2] / "pictures"
KEPT: Final = bool(os.environ.get("WEBFOOT_PICTURES"))
"""Whether pictures are wanted: without them no browser need fill in a colour."""
OVER = "section.result, div.result"
ROW = re.compile(r'"seq":(\d+)(?!\d|,"at":\d+,"knows":)')
"""The number of a row in what the server sends; not that of another game, from which this one goes on."""
YOURS_OR_OVER = f"[data-prompt].yours, {OVER}"


class Seat:
    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.heard: list[str] = []
        """Every text that the server sent to this page over its socket."""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def go(self, path: str) -> None:
        self.page.goto(path)

    # setting up, by the same requests that the pages make

    def introduce(self, language: str = "en") -> None:
        """Take a name and a language, which also makes the guest's cookie."""
        self.page.request.get("/api/me")
        self._ask("put", "/api/me", {"name": self.name, "language": language})

    def set_table(
        self,
        seats: list[dict[str, str]],
        start: bool = True,
        options: dict[str, object] | None = None,
        game: str = "canardage",
    ) -> str:
        made = self._ask(
            "post",
            "/api/tables",
            {"game": game, "seats": seats, "options": options or {}, "listed": False, "start": start},
        )
        return str(made["table"])

    def table_against_bots(self, bots: int = 3, level: str = "random") -> str:
        return self.set_table([{"kind": "me"}, *([{"kind": "bot", "level": level}] * bots)])

    def play_on(self, finished: str, row: int, seats: list[dict[str, str]]) -> str:
        """A table that goes on after this row of a finished game."""
        body = {"seq": row, "at": None, "knows": None, "seats": seats}
        return str(self._ask("post", f"/api/tables/{finished}/play-on", body)["table"])

    def _ask(self, method: str, path: str, body: object) -> dict[str, Any]:
        answer = getattr(self.page.request, method)(path, data=body)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return dict(answer.json())

    # at the table

    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def wait_for_my_turn(self) -> bool:
        """False if the game is over instead."""
        self.page.wait_for_selector(YOURS_OR_OVER)
        return not self.is_over()

    def can_act(self) -> bool:
        return self.page.locator("[data-prompt].yours").count() > 0

    def hand(self) -> list[str]:
        return self.page.locator("[data-card] .title").all_inner_texts()

    def touch_something(self, luck: random.Random) -> None:
        """One touch: the confirming button if there is one, else anything that is lit."""
        confirm = self.page.locator("[data-prompt] .answers button.primary")
        if confirm.count():
            confirm.first.click()
            return
        lit = self.page.locator(".board button.lit")
        count = lit.count()
        if count:
            lit.nth(luck.randrange(count)).click()
            return
        # Canarchie and revenge can also be answered with a button alone.
        answers = self.page.locator("[data-prompt] .answers button")
        if answers.count():
            answers.first.click()

    def play_turn(self, luck: random.Random) -> bool:
        """Touch until the move is made. False if the game is over."""
        if not self.wait_for_my_turn():
            return False
        before = self.step()
        for _ in range(40):
            if self.step() != before or self.is_over():
                return True
            if self.can_act():
                self.touch_something(luck)
            else:
                self.page.wait_for_timeout(20)
        raise AssertionError(f"{self.name} touched forty times and nothing was played: {self.prompt()}")

    def play_to_the_end(self, luck: random.Random, turns: int = 400) -> None:
        for _ in range(turns):
            if not self.play_turn(luck):
                return
        raise AssertionError(f"no end after {turns} turns")

    def headline(self) -> str:
        return self.page.locator("#result-title").inner_text()

    def log_lines(self) -> list[str]:
        """What the log says; it is opened for that, and closed again."""
        if self.is_over():
            self.page.locator("#result-title").wait_for()
            self.page.keyboard.press("Escape")
        self.page.locator(".latest").click()
        lines = self.page.locator("dialog .log p")
        lines.first.wait_for()
        told = lines.all_inner_texts()
        self.page.keyboard.press("Escape")
        return told

    # what the server told this page

    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.heard]

    def briefs(self) -> list[dict[str, Any]]:
        return [message["brief"] for message in self.messages() if message.get("brief")]

    def events(self) -> list[dict[str, Any]]:
        told = [message["step"] for message in self.messages() if message["type"] == "stepped"]
        told += [step for message in self.messages() if message["type"] == "table" for step in message["log"]]
        return [event for step in told for event in step["events"]]

    def line(self) -> list[int]:
        """The cards of the line, by the names they keep while they lie there."""
        return [card["name"] for card in self.briefs()[-1]["view"]["line"]]

    def seats_whose_hands_were_sent(self) -> set[int | None]:
        return {brief["view"]["seat"] for brief in self.briefs() if brief["view"]["hand"]}

    def prompt(self) -> str:
        return self.page.locator("[data-prompt]").inner_text()

    def step(self) -> int:
        """The number of the last row this page has heard of."""
        numbers = [int(found) for text in self.heard[-40:] for found in ROW.findall(text)]
        return max(numbers, default=0)

    def wait_for_step(self, number: int) -> None:
        """Wait until the row of this number has reached the page."""
        for _ in range(500):
            if self.step() >= number:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"row {number} never came; the last one heard is {self.step()}")

    def fits_the_screen(self) -> bool:
        """Whether nothing makes the page scroll sideways; what does is named."""
        found = too_wide(self.page)
        assert found == [], found
        return True

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()


def picture(seat: Seat, name: str) -> None:
    """Keep what the page looks like, for people to look at, if they want to."""
    if not KEPT:
        return
    PICTURES.mkdir(exist_ok=True)
    seat.page.screenshot(path=PICTURES / f"{name}.png")
