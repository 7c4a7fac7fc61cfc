"""Who is called and when: people who are away, once for each turn, not in quiet hours, and without a secret."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.callers import (
    Time,
    add,
    leave,
    play_turn,
    turn_of_the_absent,
    two_at_a_slow_table,
    waiting,
    ways,
)
from tests.server.receivers import Receiver
from tests.server.visitors import Guest, Hours, Page, Server, host_too, two_players
from tests.toys.cookies import Cookies
from webfoot.server.table.calling import PATIENT_MS, SOON_MS

# who is called


def test_a_player_who_has_left_is_called_when_it_is_their_turn(
    calling: Server, receiver: Receiver, time: Time, tmp_path: Path
) -> None:
    actor, absent = turn_of_the_absent(calling)
    add(absent, "hook", url=f"{receiver.url}/hook")
    play_turn(actor)
    assert len(waiting(tmp_path)) == 1
    time.settles()
    assert receiver.quiet, "they may only have a bad network"
    time.passes(SOON_MS)
    table = actor.info["id"]
    name = absent.get("/api/me").json()["name"]
    said = receiver.next()
    assert said.path == "/hook"
    assert said.headers["content-type"] == "application/json"
    assert said.json == {
        "id": f"turn-1-{table}-{actor.seq}-{1 - (actor.seat or 0)}",
        "event": "turn",
        "text": f"Canardage: it is your turn http://testserver.local/t/{table}",
        "url": f"http://testserver.local/t/{table}",
        "game": "canardage",
        "table": table,
        "player": name,
    }
    time.settles()
    assert waiting(tmp_path) == []
    (way,) = ways(absent)
    assert (way["last"], way["failed"]) == (time.now, None)
    time.passes(10 * SOON_MS)
    time.settles()
    assert receiver.quiet


def test_nobody_is_called_who_is_at_the_table_or_has_not_asked(
    calling: Server, receiver: Receiver, time: Time, tmp_path: Path
) -> None:
    first, second = two_players(calling)
    for page in (first, second):
        add(page.guest, "hook", url=receiver.url)
    play_turn(first if first.brief["moves"] else second)
    actor, _ = turn_of_the_absent(calling)
    play_turn(actor)
    assert waiting(tmp_path) == []


def test_a_player_who_comes_back_in_time_is_not_called(
    calling: Server, receiver: Receiver, time: Time, tmp_path: Path
) -> None:
    actor, absent = turn_of_the_absent(calling)
    add(absent, "hook", url=receiver.url)
    play_turn(actor)
    back = absent.page(actor.info["id"])
    time.passes(SOON_MS)
    time.settles()
    assert waiting(tmp_path) == []
    assert receiver.quiet
    play_turn(back)


def test_a_turn_that_is_over_is_not_called_for(
    calling: Server, receiver: Receiver, time: Time, tmp_path: Path
) -> None:
    actor, absent = turn_of_the_absent(calling)
    add(absent, "hook", url=receiver.url)
    play_turn(actor)
    back = absent.page(actor.info["id"])
    play_turn(back)
    leave(back, actor)
    assert waiting(tmp_path) == []
    time.passes(SOON_MS)
    time.settles()
    assert receiver.quiet


def test_a_table_calls_whoever_it_waits_for(calling: Server, receiver: Receiver, time: Time) -> None:
    actor, absent = turn_of_the_absent(calling)
    host = calling_host(actor, absent)
    table = actor.info["id"]
    assert absent.ask("PUT", "/api/me", json={"name": "@everyone *A*", "language": "en"}).status_code == 200
    add(host, "discord", table=table, url=f"{receiver.url}/discord")
    play_turn(actor)
    time.passes(SOON_MS)
    assert receiver.next().json == {
        "username": "Webfoot",
        "content": f"Canardage\\: it is \\@everyone \\*A\\*’s turn\nhttp://testserver.local/t/{table}",
        "allowed_mentions": {"parse": []},
    }


def calling_host(actor: Page, absent: Guest) -> Guest:
    return actor.guest if actor.info["host"] else absent


def test_only_the_host_gives_a_table_a_webhook(calling: Server, receiver: Receiver) -> None:
    first, second = two_players(calling)
    wanted = {"kind": "hook", "target": {"url": receiver.url}, "table": first.info["id"]}
    assert second.guest.ask("POST", "/api/me/calls", json=wanted).json()["problem"] == "not-host"
    mail = {**wanted, "kind": "push"}
    assert first.guest.ask("POST", "/api/me/calls", json=mail).json()["problem"] == "bad-way"
    nowhere = {**wanted, "table": "nowhere-at-all"}
    assert first.guest.ask("POST", "/api/me/calls", json=nowhere).json()["problem"] == "no-such-table"


@pytest.mark.parametrize("game", ["canardage", "dale", "duckdealer"])
def test_a_call_says_nothing_of_the_position(calling: Server, receiver: Receiver, time: Time, game: str) -> None:
    actor, absent = turn_of_the_absent(calling, game=game)
    add(absent, "hook", url=receiver.url)
    for _ in range(400):
        if not actor.brief["moves"]:
            break
        assert actor.play() is None
    time.passes(SOON_MS)
    said = receiver.next().json
    assert set(said) == {"id", "event", "text", "url", "game", "table", "player"}


# pages that are open and not looked at


def test_a_page_of_a_slow_table_may_be_open_and_not_looked_at(
    calling: Server, receiver: Receiver, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = Hours(calling, monkeypatch)
    actor, other = two_at_a_slow_table(calling)
    add(other.guest, "hook", url=receiver.url)
    play_turn(actor)
    time.passes(PATIENT_MS - 1)
    hours.now += PATIENT_MS - 1
    time.settles()
    assert receiver.quiet
    hours.now += 1
    time.passes(1)
    assert receiver.next().json["event"] == "turn"


def test_somebody_who_is_busy_at_a_slow_table_is_called_later(
    calling: Server, receiver: Receiver, time: Time, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hours = Hours(calling, monkeypatch)
    actor, other = two_at_a_slow_table(calling)
    add(other.guest, "hook", url=receiver.url)
    play_turn(actor)
    hours.now += PATIENT_MS - 1000
    assert other.do("say", text="let me think") is None
    hours.now += 1000
    time.passes(PATIENT_MS)
    time.settles()
    assert receiver.quiet
    assert len(waiting(tmp_path)) == 1
    assert other.do("watch", table=other.info["id"]) is None, "a page asks this by itself: it counts for nothing"
    hours.now += PATIENT_MS - 1000
    time.passes(PATIENT_MS - 1000)
    assert receiver.next().json["event"] == "turn"


def test_a_turn_at_an_open_page_of_a_slow_table_that_is_over_is_not_called_for(
    calling: Server, receiver: Receiver, time: Time, tmp_path: Path
) -> None:
    actor, other = two_at_a_slow_table(calling)
    add(other.guest, "hook", url=receiver.url)
    play_turn(actor)
    assert len(waiting(tmp_path)) == 1
    other.catch_up(actor.seq)
    play_turn(other)
    assert waiting(tmp_path) == []


def test_nobody_is_called_to_a_window_who_declines_in_advance(
    calling: Server, receiver: Receiver, time: Time, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host_too(monkeypatch, Cookies())
    guests = [calling.guest() for _ in range(3)]
    slow = {"hours": 24, "then": "bot-plays"}
    table = guests[0].create("me", "open", "open", game="cookies", slow=slow)
    pages = [guest.page(table) for guest in guests]
    for seat in (1, 2):
        assert pages[seat].do("sit", seat=seat) is None
    assert pages[0].do("start") is None
    for guest in guests[1:]:
        add(guest, "hook", url=receiver.url)
    assert pages[1].do("auto-pass", on=True) is None
    assert pages[0].do("watch", table=table) is None
    assert pages[0].play() is None
    assert [row[0] for row in waiting(tmp_path)] == [2]


# quiet hours


def test_in_quiet_hours_a_call_waits_until_they_are_over(
    calling: Server, receiver: Receiver, time: Time, tmp_path: Path
) -> None:
    actor, absent = turn_of_the_absent(calling)
    add(absent, "hook", url=receiver.url)
    quiet = {"begin": 22 * 60, "end": 7 * 60 + 30, "zone": "Europe/Rome"}
    assert absent.ask("PUT", "/api/me/quiet", json={"quiet": quiet}).json()["quiet"] == quiet
    # 23:30 in Rome, in winter.
    time.now = 1_800_052_200_000
    play_turn(actor)
    time.now += SOON_MS
    time.settles()
    assert receiver.quiet
    assert len(waiting(tmp_path)) == 1
    time.now = 1_800_052_200_000 + 8 * 3_600_000 - 1
    time.settles()
    assert receiver.quiet
    time.passes(1)
    receiver.next()


@pytest.mark.parametrize(
    "quiet",
    [
        {"begin": 0, "end": 1440, "zone": "Europe/Rome"},
        {"begin": -1, "end": 10, "zone": "Europe/Rome"},
        {"begin": 0, "end": 10, "zone": "Mars/Olympus"},
        {"begin": 0, "end": 10, "zone": "../../etc/passwd"},
        {"begin": 0, "end": 10, "zone": ""},
    ],
)
def test_quiet_hours_that_are_none_are_refused(calling: Server, quiet: Any) -> None:
    answer = calling.guest().ask("PUT", "/api/me/quiet", json={"quiet": quiet})
    assert answer.status_code == 400
    assert answer.json()["problem"] in ("malformed", "no-such-zone")
