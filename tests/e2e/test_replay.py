"""A recorded game of Space Dealer in a real browser: a film that stops anywhere, for the eyes of any seat."""

from __future__ import annotations

import re
from math import ceil
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import PATIENCE, PHONE, Newcomer, finished
from tests.e2e.seat import Seat, picture
from tests.server.visitors import unfolded

TABLE = finished("spacedealer/three-players-ten-minutes")


class Film:
    """What a replay should show, from what the server sends of it."""

    def __init__(self, seat: Seat, eyes: int) -> None:
        replay = seat.page.request.get(f"/api/tables/{TABLE}/replay?seat={eyes}").json()
        self.moments = unfolded(replay)
        self._eyes = eyes

    def timers(self, at: int) -> list[str]:
        """What is written at the timers of that planet at that instant."""
        moment = [moment for moment in self.moments if moment["step"]["at"] <= at][-1]
        timers: list[dict[str, Any]] = moment["brief"]["view"]["planets"][self._eyes]["timers"]
        running = [timer["ends"] for timer in timers if timer["ends"] is not None]
        return [f"{ceil((ends - at) / 1000)} s" for ends in running]

    def busy(self, after: int) -> int:
        """An instant between two moves, after that one, at which sand runs there and has run for a while."""
        for earlier, later in zip(self.moments, self.moments[1:], strict=False):
            at = int(earlier["step"]["at"] + later["step"]["at"]) // 2
            if at > after and later["step"]["at"] - at > 500 and len(self.timers(at)) > 1:
                return at
        raise AssertionError("nobody ever works here")


def slider(seat: Seat) -> Locator:
    return seat.page.get_by_role("slider")


def instant(seat: Seat) -> int:
    return int(slider(seat).input_value())


def shows(seat: Seat, film: Film, at: int) -> None:
    """Every sand timer of the planet is drawn as it stood at that instant."""
    expected = film.timers(at)
    assert expected
    expect(seat.page.locator("[data-timer] b").filter(has_text=re.compile(r"\d"))).to_have_text(expected)


def test_a_recorded_game_is_watched_like_a_film(newcomer: Newcomer) -> None:
    anna = newcomer("Anna")
    anna.introduce()
    first, second = Film(anna, 1), Film(anna, 2)
    start = first.busy(after=120_000)
    anna.go(f"/t/{TABLE}")
    # The server plays the game again for its outcome.
    anna.page.get_by_role("link", name="Replay", exact=True).click(timeout=4 * PATIENCE)
    expect(slider(anna)).to_have_value("0")
    anna.go(f"/replay/{TABLE}?time={start}&seat=1")
    shows(anna, first, start)

    # Forward at full speed; then it stands still.
    anna.page.get_by_label("Speed").select_option("32")
    anna.page.get_by_role("button", name="Play", exact=True).click()
    expect(anna.page.get_by_role("button", name="Pause")).to_be_visible()
    anna.page.wait_for_timeout(1500)
    anna.page.get_by_role("button", name="Pause").click()
    stopped = instant(anna)
    assert stopped > start + 10_000
    anna.page.wait_for_timeout(300)
    assert instant(anna) == stopped

    # Any instant, also between two moves; through other eyes it is the same one.
    middle = first.busy(after=300_000)
    slider(anna).fill(str(middle))
    shows(anna, first, middle)
    picture(anna, "replay-film-wide")
    other = second.busy(after=middle)
    slider(anna).fill(str(other))
    anna.page.get_by_label("View as").select_option("2")
    shows(anna, second, other)
    assert instant(anna) == other
    expect(anna.page).to_have_url(re.compile(rf"time={other}&seat=2$"))

    # From move to move, and by seconds.
    anna.page.keyboard.press(".")
    following = next(moment["step"]["at"] for moment in second.moments if moment["step"]["at"] > other)
    assert instant(anna) == following
    anna.page.keyboard.press("ArrowLeft")
    assert instant(anna) == following - 5000
    anna.page.keyboard.press(",")
    assert instant(anna) <= following - 5000


def test_on_a_phone_and_not_before_the_end(newcomer: Newcomer) -> None:
    anna = newcomer("Anna", screen=PHONE, language="fr", dark=True)
    anna.introduce("fr")
    film = Film(anna, 0)
    at = film.busy(after=200_000)
    anna.go(f"/replay/{TABLE}?time={at}&seat=0")
    shows(anna, film, at)
    assert anna.fits_the_screen()
    picture(anna, "replay-film-phone")
    running = anna.set_table(
        [{"kind": "me"}, *([{"kind": "bot", "level": "quick"}] * 2)], game="spacedealer", options={"length": "5"}
    )
    anna.go(f"/replay/{running}")
    anna.sees("La partie n’est pas terminée")
