"""Holidays: while one lasts, the time of a guest in slow games stands still."""

from __future__ import annotations

from tests.server.slowly import DAY, Slowly, in_step, turn
from tests.server.visitors import Server


def test_on_holiday_the_time_stands_still(slowly: Slowly) -> None:
    pages = slowly.players()
    first, _ = turn(pages)
    ends = first.info["until"][str(first.seat)]
    slowly.hours.now += DAY
    answer = first.guest.ask("POST", "/api/me/holiday", json={"days": 5}).json()
    assert answer == {"until": slowly.hours.now + 5 * DAY, "left": 23}
    in_step(*pages)
    assert first.info["until"] == {str(first.seat): ends + 5 * DAY}
    assert first.info["seats"][first.seat or 0]["holiday"] == slowly.hours.now + 5 * DAY
    assert slowly.later(4 * DAY) == 0
    answer = first.guest.ask("DELETE", "/api/me/holiday").json()
    assert answer == {"until": None, "left": 24}, "only the days that were taken count"
    in_step(*pages)
    assert first.info["until"] == {str(first.seat): ends + 4 * DAY}
    assert first.info["seats"][first.seat or 0]["holiday"] is None


def test_a_holiday_of_somebody_else_changes_nothing(slowly: Slowly) -> None:
    pages = slowly.players()
    first, second = turn(pages)
    before = first.info["until"]
    assert second.guest.ask("POST", "/api/me/holiday", json={"days": 5}).status_code == 200
    in_step(*pages)
    assert first.info["until"] == before


def test_holidays_are_not_endless(slowly: Slowly) -> None:
    guest = slowly.server.guest()
    for days in (0, -1, 1000, "x", None):
        assert guest.ask("POST", "/api/me/holiday", json={"days": days}).status_code == 400
    assert guest.ask("POST", "/api/me/holiday", json={"days": 29}).json()["problem"] == "no-holiday-left"
    assert guest.ask("POST", "/api/me/holiday", json={"days": 28}).json()["left"] == 0
    assert guest.ask("POST", "/api/me/holiday", json={"days": 1}).json()["problem"] == "on-holiday"
    slowly.hours.now += 28 * DAY
    assert guest.get("/api/me/holiday").json() == {"until": None, "left": 0}
    slowly.hours.now += 365 * DAY
    assert guest.get("/api/me/holiday").json() == {"until": None, "left": 28}, "a year later there are new days"


def test_a_stranger_without_a_cookie_takes_no_holiday(server: Server) -> None:
    answer = server.client.post("/api/me/holiday", json={"days": 1}, headers={"cookie": ""})
    assert answer.status_code == 401
