"""Slow games: a time for each turn, and what happens when it is over. No test waits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.slowly import DAY, HOUR, THREE_DAYS, Slowly, again, in_step, turn
from tests.server.visitors import Guest, Hours, Server, host_too
from tests.toys.cookies import Cookies
from webfoot.games.canardage.events import TurnBegan
from webfoot.server.settings import Settings
from webfoot.server.table import slow as slow_games
from webfoot.server.table.playthrough import Happened

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


# what was read


def test_what_was_read_on_one_device_is_read_on_all(slowly: Slowly) -> None:
    first, second = slowly.players()
    lobby = first.guest.page()
    assert lobby.do("watch-lobby") is None
    assert second.do("say", text="hello") is None
    in_step(first)
    said = first.info["said"]
    assert (said is not None, first.info["read"]) == (True, None)
    assert first.do("read-chat", at=said + 10**6) is None
    told = lobby.hear("lobby-own", lambda told: told["mine"][0]["read"] is not None)
    assert told["mine"][0]["read"] == said, "nobody has read what was not said yet"
    in_step(first, second)
    assert (first.info["read"], second.info["read"]) == (said, None)
    assert first.do("read-chat", at=1) is None
    in_step(first)
    assert first.info["read"] == said, "what is read stays read"


def test_what_was_read_is_known_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with again(tmp_path, monkeypatch, Hours.START) as slowly:
        first, second = slowly.players()
        assert second.do("say", text="hello") is None
        in_step(first)
        said, guest = first.info["said"], first.guest
        assert first.do("read-chat", at=said) is None
    with again(tmp_path, monkeypatch, Hours.START) as slowly:
        (mine,) = Guest(slowly.server, guest.cookie, guest.id).get("/api/lobby").json()["mine"]
        assert (mine["said"], mine["read"]) == (said, said)


def test_only_the_people_of_a_slow_game_say_what_they_have_read(slowly: Slowly) -> None:
    first, _ = slowly.players()
    stranger = slowly.server.guest().page(first.info["id"])
    assert stranger.do("read-chat", at=5) == "not-seated"
    live = slowly.server.guest()
    page = live.page(live.create("me", "bot", start=True))
    assert page.do("read-chat", at=5) == "not-seated"
    for at in (-1, "now", None, 10**16):
        first.send("read-chat", table=first.info["id"], at=at)
        assert "at" in first.hear("malformed")["detail"]
