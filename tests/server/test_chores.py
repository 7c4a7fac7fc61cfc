"""What one of several workers does for all (slow games, calls, challenges), and who does it if that one dies."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server import databases
from tests.server.authenticator import Authenticator
from tests.server.callers import ENOUGH, Time, add, leave, play_turn, waiting
from tests.server.receivers import Receiver
from tests.server.slowly import DAY, THREE_DAYS
from tests.server.test_accounts import HERE, arrived, ask
from tests.server.together import dying, sent_to, two_at_two, two_working, until, working
from tests.server.visitors import Hours, Page, Server
from webfoot.server.table.calling import SOON_MS

Pair = tuple[Server, Server]


@pytest.fixture(autouse=True)
def on_postgres() -> Iterator[None]:
    with databases.using("postgres"):
        yield


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Pair]:
    """The first worker, which does what one has to do for all, and a second one."""
    with two_working(tmp_path, limits=ENOUGH, hooks_anywhere=True) as both:
        yield both


def slow_game(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> tuple[Hours, Hours, Page, Page]:
    """A slow game that the second worker owns, and both clocks. The second page is at the first worker."""
    here, there = pair
    hours = Hours(there, monkeypatch), Hours(here, monkeypatch)
    own, relayed = two_at_two((there, here), slow=THREE_DAYS)
    return (*hours, own, relayed)


def absent_next(pair: Pair, caller: Server, receiver: Receiver) -> tuple[Page, Page]:
    """A player on turn, and the next one, who wants to be called and has gone, as the worker that calls knows."""
    first, second = two_at_two(pair)
    actor, other = (first, second) if first.brief["moves"] else (second, first)
    add(other.guest, "hook", url=receiver.url)
    leave(other, actor)
    until(lambda: caller.house.others.present(first.info["id"]) == {actor.guest.id})
    return actor, other


def test_a_holiday_taken_at_one_worker_counts_at_tables_of_another(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs, ours, own, relayed = slow_game(pair, monkeypatch)
    actor = own if own.brief["moves"] else relayed
    ends = own.info["until"][str(actor.seat)]
    away = sent_to(pair[0], actor.guest)
    answer = away.ask("POST", "/api/me/holiday", json={"days": 5})
    assert answer.status_code == 200, answer.text
    for page in (own, relayed):
        page.wait(lambda info: info["until"] == {str(actor.seat): ends + 5 * DAY})
    assert theirs.now == ours.now


def test_a_time_that_is_over_is_noticed_by_one_and_dealt_with_by_the_owner(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs, ours, own, _ = slow_game(pair, monkeypatch)
    before = own.seq
    theirs.now = ours.now = ours.now + 3 * DAY + 1
    assert pair[0].in_house(lambda house: house.due.look()) == 1
    own.catch_up(before + 1)
    assert pair[0].house.present_table(own.info["id"]) is None


def test_a_turn_at_another_worker_calls_once(
    pair: Pair, monkeypatch: pytest.MonkeyPatch, receiver: Receiver, tmp_path: Path
) -> None:
    times = [Time(server, monkeypatch) for server in pair]
    actor, _ = absent_next((pair[1], pair[0]), pair[0], receiver)
    play_turn(actor)
    assert len(waiting(tmp_path)) == 1
    for time in times:
        time.now += SOON_MS
    # Whoever looks first: only one of the two sends.
    for time in reversed(times):
        time.settles()
    assert receiver.next().json["event"] == "turn"
    assert waiting(tmp_path) == []
    assert receiver.quiet


def test_whoever_is_at_the_table_at_another_worker_is_not_called(
    pair: Pair, monkeypatch: pytest.MonkeyPatch, receiver: Receiver, tmp_path: Path
) -> None:
    times = [Time(server, monkeypatch) for server in pair]
    actor, other = absent_next((pair[1], pair[0]), pair[0], receiver)
    play_turn(actor)
    # Back before the call is due.
    other.guest.page(actor.info["id"])
    actor.wait(lambda info: info["seats"][other.seat]["online"])
    until(lambda: other.guest.id in pair[0].house.others.present(actor.info["id"]))
    for time in times:
        time.now += SOON_MS
        time.settles()
    assert receiver.quiet
    assert waiting(tmp_path) == []


def test_a_challenge_of_one_worker_is_answered_at_another(pair: Pair) -> None:
    here, there = pair
    owner, device = there.guest(), Authenticator(HERE)
    options = ask(owner, "/api/me/passkeys/options").json()["options"]
    made = ask(sent_to(here, owner), "/api/me/passkeys", {"credential": device.make(options), "name": "Phone"})
    assert made.status_code == 200, made.text
    stranger = there.guest()
    options = ask(stranger, "/api/sign-in/options").json()["options"]
    signed = ask(sent_to(here, stranger), "/api/sign-in", {"credential": device.use(options)})
    assert arrived(here, signed).id == owner.id


def test_the_next_worker_does_it_when_the_oldest_dies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, receiver: Receiver
) -> None:
    more: dict[str, Any] = {"limits": ENOUGH, "hooks_anywhere": True}
    with ExitStack() as stack:
        oldest = stack.enter_context(ExitStack())
        first = oldest.enter_context(working(tmp_path, **more))
        second = stack.enter_context(working(tmp_path, **more))
        third = stack.enter_context(working(tmp_path, **more))
        times = [Time(server, monkeypatch) for server in (first, second, third)]
        assert [server.house.others.is_first() for server in (first, second, third)] == [True, False, False]
        actor, _ = absent_next((third, second), second, receiver)
        play_turn(actor)
        with dying(monkeypatch):
            oldest.close()
        until(second.house.others.is_first)
        assert not third.house.others.is_first()
        for time in times:
            time.now += SOON_MS
        times[1].settles()
        assert receiver.next().json["event"] == "turn"
        assert waiting(tmp_path) == []
