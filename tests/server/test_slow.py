"""Slow games: a time for each turn, what happens when it is over, holidays and restarts. No test waits."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.visitors import Guest, Hours, InstantBots, Page, Server, host_too, serving
from tests.toys.cookies import Cookies
from webfoot.games.canardage.events import TurnBegan
from webfoot.server.settings import Settings
from webfoot.server.table import slow as slow_games
from webfoot.server.table.playthrough import Happened

HOUR = 3600 * 1000
DAY = 24 * HOUR
THREE_DAYS = {"hours": 72, "then": "bot-plays"}


class Slowly:
    """Slow tables of a server, and its clock."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch, now: int = Hours.START) -> None:
        self.server = server
        self.hours = Hours(server, monkeypatch, now)

    def later(self, milliseconds: int) -> int:
        """Time passes, and the server looks at what is due. Returns at how many tables it looked."""
        self.hours.now += milliseconds
        looked = self.server.in_house(lambda house: house.due.look())
        assert isinstance(looked, int)
        return looked

    def players(self, count: int = 2, game: str = "canardage", **slow: Any) -> list[Page]:
        guests = [self.server.guest() for _ in range(count)]
        table = guests[0].create("me", *["open"] * (count - 1), game=game, slow={**THREE_DAYS, **slow})
        pages = [guest.page(table) for guest in guests]
        for seat, page in enumerate(pages[1:], 1):
            assert page.do("sit", seat=seat) is None
        assert pages[0].do("start") is None
        in_step(*pages)
        return pages


def in_step(*pages: Page) -> None:
    for page in pages:
        assert page.do("watch", table=page.info["id"]) is None


def turn(pages: list[Page]) -> tuple[Page, Page]:
    """The page of the player whose turn it is, and that of the next one."""
    in_step(*pages)
    seat = pages[0].brief["actors"][0]
    acting = next(page for page in pages if page.seat == seat)
    return acting, next(page for page in pages if page.seat != seat)


@pytest.fixture
def slowly(server: Server, monkeypatch: pytest.MonkeyPatch) -> Slowly:
    return Slowly(server, monkeypatch)


@contextmanager
def again(folder: Path, monkeypatch: pytest.MonkeyPatch, now: int, **more: Any) -> Iterator[Slowly]:
    """Another start of the server in that folder."""
    with serving(folder, **more) as server:
        yield Slowly(server, monkeypatch, now)


# whose time runs


def test_a_players_time_runs_only_in_their_own_turns(slowly: Slowly) -> None:
    pages = slowly.players()
    first, second = turn(pages)
    assert first.info["slow"] == THREE_DAYS
    assert first.info["until"] == {str(first.seat): slowly.hours.now + 72 * HOUR}
    slowly.hours.now += 30 * HOUR
    while turn(pages)[0] is first:
        assert first.play() is None
    assert turn(pages)[0] is second
    assert second.info["until"] == {str(second.seat): slowly.hours.now + 72 * HOUR}, "only the other one's runs now"
    while turn(pages)[0] is second:
        assert second.play() is None
    in_step(*pages)
    assert first.info["until"] == {str(first.seat): slowly.hours.now + 72 * HOUR}, "and begins with the turn"


def test_small_steps_of_one_turn_do_not_prolong_it(slowly: Slowly) -> None:
    pages = slowly.players(game="duckdealer")
    first, _ = turn(pages)
    ends = first.info["until"][str(first.seat)]
    slowly.hours.now += 5 * HOUR
    assert first.play() is None
    assert turn(pages)[0] is first
    assert first.info["until"] == {str(first.seat): ends}


def test_a_turn_after_an_answer_has_its_whole_time(slowly: Slowly, monkeypatch: pytest.MonkeyPatch) -> None:
    host_too(monkeypatch, Cookies())
    pages = slowly.players(3, "cookies")
    first, second, third = pages
    assert first.play() is None
    slowly.hours.now += 20 * HOUR
    assert third.play({"move": "hush"}, seq=2) is None
    assert second.play({"move": "hush"}, seq=2) is None
    in_step(*pages)
    assert second.brief["actors"] == [1], "who was asked is on turn next"
    assert second.info["until"] == {"1": slowly.hours.now + 72 * HOUR}


def test_two_turns_in_a_row_have_a_time_each(slowly: Slowly, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = slowly.players()
    first, _ = turn(pages)
    table = first.info["id"]

    async def begin_again(house: Any) -> None:
        found = house.present_table(table)
        happened = Happened(found.seq + 1, "play", first.seat, slowly.hours.now - found.play.origin, events)
        slow_games.note(found, found.play, happened)
        await slow_games.keep(found)

    slowly.hours.now += 20 * HOUR
    before = first.info["until"]
    events: list[Any] = []
    slowly.server.in_house(begin_again)
    in_step(first)
    assert first.info["until"] == before
    events = [TurnBegan(first.seat or 0)]
    slowly.server.in_house(begin_again)
    in_step(first)
    assert first.info["until"] == {str(first.seat): slowly.hours.now + 72 * HOUR}


def test_without_a_time_nothing_is_ever_due(slowly: Slowly) -> None:
    pages = slowly.players(hours=0)
    assert pages[0].info["until"] == {}
    assert slowly.later(400 * DAY) == 0


def test_a_live_table_has_no_clock_and_is_never_due(slowly: Slowly) -> None:
    guest = slowly.server.guest()
    page = guest.page(guest.create("me", "bot", start=True))
    assert page.info["slow"] is None
    assert slowly.later(400 * DAY) == 0


# what happens at the end


def test_a_bot_plays_this_turn_and_no_other(slowly: Slowly) -> None:
    pages = slowly.players()
    first, second = turn(pages)
    assert slowly.later(72 * HOUR - 1) == 0
    assert turn(pages)[0] is first
    assert slowly.later(1) == 1
    while first.brief["actors"] == [first.seat]:
        first.listen()
    in_step(*pages)
    assert second.brief["actors"] == [second.seat]
    assert second.info["seats"][first.seat or 0]["kind"] == "person", "the seat stays theirs"
    while turn(pages)[0] is second:
        assert second.play() is None
    in_step(*pages)
    assert first.brief["actors"] == [first.seat], "and so does the next turn"
    assert first.play() is None


def test_a_bot_takes_the_seat_until_its_owner_comes_back(slowly: Slowly) -> None:
    pages = slowly.players(then="bot-sits")
    first, second = turn(pages)
    assert slowly.later(72 * HOUR) == 1
    second.hear("notice", lambda told: told["notice"] == "bot-plays")
    while first.brief["actors"] == [first.seat]:
        first.listen()
    in_step(*pages)
    seat = next(seat for seat, chair in enumerate(second.info["seats"]) if chair["stands_in"])
    assert first.do("take-back") is None
    in_step(*pages)
    assert first.seat == seat
    assert first.info["seats"][seat]["kind"] == "person"


def test_who_takes_a_seat_back_has_the_whole_time_again(slowly: Slowly, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> None:
        return None

    # The bot takes its time, so it is still this player's turn.
    monkeypatch.setattr("webfoot.server.bots.seats._work", nothing)
    pages = slowly.players(then="bot-sits")
    first, _ = turn(pages)
    seat = first.seat
    slowly.later(72 * HOUR)
    in_step(*pages)
    slowly.hours.now += HOUR
    assert first.do("take-back") is None
    in_step(*pages)
    assert first.info["until"] == {str(seat): slowly.hours.now + 72 * HOUR}
    slowly.later(71 * HOUR)
    in_step(*pages)
    assert first.info["seats"][seat or 0]["kind"] == "person"


def test_the_others_vote_and_more_than_half_decide(slowly: Slowly) -> None:
    pages = slowly.players(3, then="vote")
    first, _ = turn(pages)
    others = [page for page in pages if page is not first]
    assert others[0].do("vote", seat=first.seat, verdict="bot-plays") == "no-vote", "their time is not over"
    slowly.later(72 * HOUR)
    in_step(*pages)
    assert others[0].info["late"] == first.seat
    assert first.do("vote", seat=first.seat, verdict="wait") == "not-your-seat"
    assert others[0].do("vote", seat=9, verdict="wait") == "no-vote"
    assert others[0].do("vote", seat=first.seat, verdict="bot-sits") is None
    in_step(*pages)
    assert first.brief["actors"] == [first.seat], "one of two is not more than half"
    assert others[1].info["votes"] == {str(others[0].seat): "bot-sits"}
    assert others[1].do("vote", seat=first.seat, verdict="bot-plays") is None
    while first.brief["actors"] == [first.seat]:
        first.listen()
    in_step(*pages)
    assert first.info["seats"][first.seat or 0]["kind"] == "person", "both agree at least that a bot plays this turn"
    assert first.info["late"] is None
    assert first.info["votes"] == {}


def test_they_may_give_the_seat_to_a_bot(slowly: Slowly) -> None:
    pages = slowly.players(2, then="vote")
    first, second = turn(pages)
    seat = first.seat
    slowly.later(72 * HOUR)
    in_step(*pages)
    assert second.do("vote", seat=seat, verdict="bot-sits") is None
    in_step(*pages)
    assert second.info["seats"][seat or 0]["stands_in"]
    assert second.info["late"] is None


def test_with_bots_alone_there_is_nobody_to_vote_so_a_bot_plays(slowly: Slowly) -> None:
    guest = slowly.server.guest()
    slow = {"hours": 8, "then": "vote"}
    page = guest.page(guest.create("me", "bot", game="canardage", start=True, slow=slow))
    while page.brief["actors"] != [page.seat]:
        page.listen()
    before = page.seq
    slowly.later(8 * HOUR)
    while page.seq == before:
        page.listen()


def test_the_host_cannot_give_a_seat_away_after_two_minutes(slowly: Slowly) -> None:
    first, second = slowly.players()
    second.session.close()
    first.hear("table-changed", lambda told: not told["table"]["seats"][1]["online"])
    slowly.hours.now += round(1000 * Settings().grace_in_turns)
    assert first.do("set-seat", seat=1, kind="bot") == "not-away-yet"
    slowly.hours.now += 72 * HOUR
    assert first.do("set-seat", seat=1, kind="bot") is None


# holidays


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


# restarts


def test_the_clocks_survive_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with again(tmp_path, monkeypatch, Hours.START) as slowly:
        pages = slowly.players()
        first, second = turn(pages)
        slowly.hours.now += HOUR
        while turn(pages)[0] is first:
            assert first.play() is None
        in_step(second)
        kept, table, guest, seat = second.info["until"], second.info["id"], second.guest, second.seat
    with again(tmp_path, monkeypatch, Hours.START + DAY) as slowly:
        returned = Guest(slowly.server, guest.cookie, guest.id)
        listed = returned.get("/api/lobby").json()["mine"]
        assert [(one["id"], one["acting"], one["until"]) for one in listed] == [(table, [seat], kept)]
        page = returned.page(table)
        assert page.info["until"] == kept
        assert page.brief["actors"] == [seat]
        assert slowly.later(kept[str(seat)] - slowly.hours.now) == 1
        while page.brief["actors"] == [seat]:
            page.listen()


def test_a_time_that_ended_while_the_server_was_stopped_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with again(tmp_path, monkeypatch, Hours.START) as slowly:
        pages = slowly.players()
        first, _ = turn(pages)
        guest, table, seat = first.guest, first.info["id"], first.seat
    with again(tmp_path, monkeypatch, Hours.START + 4 * DAY) as slowly:
        assert slowly.later(0) == 1, "nobody watches, and yet it is looked at"
        page = Guest(slowly.server, guest.cookie, guest.id).page(table)
        while page.brief["actors"] == [seat]:
            page.listen()


def test_a_bot_on_turn_goes_on_after_a_restart_though_nobody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Sleepy(InstantBots):
        async def choose(self, game_key: str, seat: int, imagined: bytes, level: str) -> int | None:
            await asyncio.Event().wait()
            return None

    with serving(tmp_path, bots=Sleepy()) as server:
        slowly = Slowly(server, monkeypatch)
        guest = server.guest()
        table = guest.create("bot", "me", game="canardage", start=True, slow=THREE_DAYS)
        page = guest.page(table)
        while page.brief["actors"] == [1]:
            assert page.play() is None
            in_step(page)
    with again(tmp_path, monkeypatch, Hours.START) as slowly:
        assert slowly.later(60_000) == 1
        page = Guest(slowly.server, guest.cookie, guest.id).page(table)
        while page.brief["actors"] != [1]:
            page.listen()


def test_votes_survive_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with again(tmp_path, monkeypatch, Hours.START) as slowly:
        pages = slowly.players(3, then="vote")
        first, _ = turn(pages)
        late = first.seat
        others = [page for page in pages if page is not first]
        slowly.later(72 * HOUR)
        assert others[0].do("vote", seat=late, verdict="bot-sits") is None
        table, guest, voted = first.info["id"], others[1].guest, others[0].seat
        now = slowly.hours.now
    with again(tmp_path, monkeypatch, now) as slowly:
        page = Guest(slowly.server, guest.cookie, guest.id).page(table)
        assert page.info["late"] == late
        assert page.info["votes"] == {str(voted): "bot-sits"}
        assert page.do("vote", seat=late, verdict="bot-sits") is None
        in_step(page)
        assert page.info["seats"][late or 0]["stands_in"]


# windows


def cookies(slowly: Slowly, **slow: Any) -> list[Page]:
    return slowly.players(3, "cookies", **slow)


def test_a_window_lasts_as_long_as_the_table_says(slowly: Slowly, monkeypatch: pytest.MonkeyPatch) -> None:
    host_too(monkeypatch, Cookies())
    pages = cookies(slowly)
    first, second, third = pages
    assert first.play() is None
    in_step(*pages)
    opened = slowly.hours.now
    assert [page.window for page in pages] == [{"opened": opened, "closes": opened + 72 * HOUR}] * 3
    slowly.hours.now += DAY
    assert third.play({"move": "hush"}) is None
    in_step(*pages)
    assert second.window == {"opened": opened, "closes": opened + 72 * HOUR}
    slowly.later(2 * DAY)
    while first.window is not None:
        first.listen()
    in_step(*pages)
    assert second.window is None, "the server has declined for the one who did not answer"
    assert slowly.hours.now == opened + 72 * HOUR


def test_a_window_closes_when_all_have_answered_or_declined_in_advance(
    slowly: Slowly, monkeypatch: pytest.MonkeyPatch
) -> None:
    host_too(monkeypatch, Cookies())
    pages = cookies(slowly, hours=0)
    first, second, third = pages
    assert second.do("auto-pass", on=True) is None
    assert first.play() is None
    in_step(*pages)
    assert first.window == {"opened": slowly.hours.now, "closes": None}, "without a time it waits for answers"
    assert third.play({"move": "hush"}) is None
    slowly.hours.now += 10_000
    slowly.hours.strike(first.info["id"])
    in_step(*pages)
    assert first.window is None


def test_declining_in_advance_survives_a_restart_and_is_nobodys_business(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host_too(monkeypatch, Cookies())
    # The server answers for others after a second.
    with again(tmp_path, monkeypatch, Hours.START, bot_pace=(0, 2.5)) as slowly:
        pages = cookies(slowly)
        heard = len(pages[0].heard)
        assert pages[1].do("auto-pass", on=True) is None
        in_step(pages[0])
        assert [json.loads(text)["type"] for text in pages[0].heard[heard:]] == ["table", "accepted"]
        assert pages[0].play() is None
        assert pages[2].play({"move": "hush"}, seq=2) is None
        table, guest = pages[0].info["id"], pages[0].guest
        now = slowly.hours.now
    with again(tmp_path, monkeypatch, now + 10_000) as slowly:
        assert slowly.later(0) == 1
        slowly.hours.strike(table)
        page = Guest(slowly.server, guest.cookie, guest.id).page(table)
        assert page.window is None


def test_a_window_that_is_open_keeps_its_times_over_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host_too(monkeypatch, Cookies())
    with again(tmp_path, monkeypatch, Hours.START) as slowly:
        pages = cookies(slowly)
        assert pages[0].play() is None
        in_step(*pages)
        before, table, guest = pages[0].window, pages[0].info["id"], pages[0].guest
        slowly.hours.now += HOUR
        assert pages[2].play({"move": "hush"}, seq=2) is None
        now = slowly.hours.now
    with again(tmp_path, monkeypatch, now + HOUR) as slowly:
        page = Guest(slowly.server, guest.cookie, guest.id).page(table)
        assert page.window == before


def told_of_a_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, holding: bool, answer: dict[str, str] | None
) -> list[str]:
    """What a spectator and the first player are told while the last player holds a whistle or does not."""
    host_too(monkeypatch, Cookies())
    with again(tmp_path, monkeypatch, Hours.START) as slowly:
        pages = cookies(slowly)
        first, _, third = pages
        table = first.info["id"]
        watcher = slowly.server.guest().page(table)

        def put(house: Any) -> None:
            play = house.present_table(table).play
            play.match.state.whistles = [2] if holding else [1]

        slowly.server.in_house(put)
        start = [len(page.heard) for page in (first, watcher)]
        assert first.play() is None
        slowly.hours.now += HOUR
        if answer is not None:
            assert third.play(answer, seq=2) is None
        slowly.hours.now += HOUR
        in_step(first, watcher)
        slowly.later(10 * HOUR)
        in_step(first, watcher)
        assert first.window is not None, "the second player has not answered"
        told = [text for page, at in zip((first, watcher), start, strict=True) for text in page.heard[at:]]
        # Names, and numbers of tables and commands, are made up in each run.
        made_up = [table, *(str(seat["name"]) for seat in first.info["seats"])]
        return [without(text, made_up) for text in told if '"accepted"' not in text]


def without(text: str, made_up: list[str]) -> str:
    text = re.sub(r'"created":\d+', '"created":0', text)
    for place, word in enumerate(made_up):
        text = text.replace(word, f"<{place}>")
    return text


@pytest.mark.parametrize(
    ("holding", "answer"),
    [(True, {"move": "blow"}), (True, {"move": "hush"})],
    ids=["reacts", "declines"],
)
def test_nobody_is_told_over_days_who_could_react_or_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, holding: bool, answer: dict[str, str]
) -> None:
    without_whistle = told_of_a_window(tmp_path / "one", monkeypatch, False, {"move": "hush"})
    assert told_of_a_window(tmp_path / "other", monkeypatch, holding, answer) == without_whistle
    assert any('"until"' in text for text in without_whistle), "the clock is told, and is the same"


def test_nobody_is_told_over_days_who_could_have_reacted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    holds = told_of_a_window(tmp_path / "one", monkeypatch, True, None)
    assert holds == told_of_a_window(tmp_path / "other", monkeypatch, False, None)


# bad input


def test_a_real_time_game_has_no_slow_form(server: Server) -> None:
    guest = server.guest()
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    body = {"game": "spacedealer", "seats": seats, "slow": THREE_DAYS}
    answer = guest.ask("POST", "/api/tables", json=body)
    assert (answer.status_code, answer.json()["problem"]) == (400, "no-slow-form")


@pytest.mark.parametrize(
    "slow",
    [{"hours": 5}, {"hours": -1}, {"hours": 8, "then": "explode"}, {"days": 1}, [], "slow", {}],
)
def test_terms_that_make_no_sense_are_refused(server: Server, slow: Any) -> None:
    body = {"game": "canardage", "seats": [{"kind": "me"}, {"kind": "bot"}], "slow": slow}
    assert server.guest().ask("POST", "/api/tables", json=body).status_code == 400


def test_at_a_live_table_there_is_nothing_to_vote_about(server: Server) -> None:
    guest = server.guest()
    page = guest.page(guest.create("me", "bot", start=True))
    assert page.do("vote", seat=1, verdict="wait") == "no-vote"


def test_a_rematch_is_played_on_the_same_terms(slowly: Slowly) -> None:
    first, second = slowly.players(hours=8, then="vote")
    assert first.do("resign") is None
    second.wait(lambda info: info["status"] == "over")
    assert second.do("rematch") is None
    following = second.guest.page(second.info["next"])
    assert following.info["slow"] == {"hours": 8, "then": "vote"}


def test_a_table_that_cannot_be_rebuilt_is_not_looked_at_for_ever(slowly: Slowly) -> None:
    pages = slowly.players()
    table = pages[0].info["id"]
    for page in pages:
        page.session.close()

    def spoil(house: Any) -> None:
        del house._tables[table]
        house._set_aside.add(table)

    slowly.server.in_house(spoil)
    assert slowly.later(72 * HOUR) == 1
    assert slowly.later(72 * HOUR) == 0
