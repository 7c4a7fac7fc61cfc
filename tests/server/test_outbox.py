"""What becomes of a call once it is written: tried again or given up, never sent twice, never in a game's way."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.callers import ENOUGH, Time, add, play_turn, turn_of_the_absent, waiting, ways
from tests.server.receivers import Browser, Receiver
from tests.server.visitors import Server, serving
from webfoot.server.calls import outbox
from webfoot.server.calls.outbox import DELAYS
from webfoot.server.calls.ways import Outcome
from webfoot.server.house import House
from webfoot.server.storage.protocol import StorageTrouble
from webfoot.server.table.calling import SOON_MS

pytestmark = pytest.mark.usefixtures("each_database")


def test_what_surely_did_not_arrive_is_tried_again_and_given_up_in_the_end(
    calling: Server, receiver: Receiver, time: Time, tmp_path: Path
) -> None:
    receiver.answers = [503, 429, 500, 500, 502, 503, 200]
    actor, absent = turn_of_the_absent(calling)
    add(absent, "hook", url=receiver.url)
    play_turn(actor)
    time.now += SOON_MS
    first = None
    for tries, delay in enumerate((0, *DELAYS)):
        time.now += delay
        time.settles()
        said = receiver.next().json
        first = first or said
        assert said == first, "the same call has the same number"
        assert [row[1] for row in waiting(tmp_path)] == ([tries + 1] if tries < len(DELAYS) else [])
    time.passes(10 * DELAYS[-1])
    time.settles()
    assert receiver.quiet
    assert ways(absent)[0]["failed"] == "http-503"


@pytest.mark.parametrize(("status", "failed"), [(0, "no-answer"), (302, "http-302"), (400, "http-400")])
def test_what_may_have_arrived_or_never_will_is_not_tried_again(
    calling: Server, receiver: Receiver, time: Time, tmp_path: Path, status: int, failed: str
) -> None:
    receiver.answers = [status]
    actor, absent = turn_of_the_absent(calling)
    add(absent, "hook", url=receiver.url)
    play_turn(actor)
    time.now += SOON_MS
    time.settles()
    receiver.next()
    assert waiting(tmp_path) == []
    assert ways(absent)[0]["failed"] == failed
    time.passes(10 * DELAYS[-1])
    time.settles()
    assert receiver.quiet


def test_a_way_that_is_gone_is_forgotten(calling: Server, receiver: Receiver, time: Time, tmp_path: Path) -> None:
    receiver.answers = [410]
    actor, absent = turn_of_the_absent(calling)
    add(absent, "push", **Browser(receiver).target)
    play_turn(actor)
    time.now += SOON_MS
    time.settles()
    assert ways(absent) == []
    assert waiting(tmp_path) == []


def test_a_server_that_ended_while_sending_does_not_send_again(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, limits=ENOUGH, hooks_anywhere=True) as first:
        time = Time(first, monkeypatch)
        actor, absent = turn_of_the_absent(first)
        add(absent, "hook", url=receiver.url)
        play_turn(actor)
        (row,) = waiting(tmp_path)
        first.in_house(lambda house: house.storage.sending([1]))
    assert waiting(tmp_path) == [(row[0], 0, 1)]
    with serving(tmp_path, limits=ENOUGH, hooks_anywhere=True) as second:
        Time(second, monkeypatch, time.now + SOON_MS).settles()
        assert waiting(tmp_path) == []
    assert receiver.quiet


def test_calls_that_wait_survive_a_restart(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, limits=ENOUGH, hooks_anywhere=True) as first:
        time = Time(first, monkeypatch)
        actor, absent = turn_of_the_absent(first)
        add(absent, "hook", url=receiver.url)
        play_turn(actor)
    with serving(tmp_path, limits=ENOUGH, hooks_anywhere=True) as second:
        Time(second, monkeypatch, time.now + SOON_MS).settles()
        assert receiver.next().json["event"] == "turn"
        assert waiting(tmp_path) == []


def test_a_slow_receiver_holds_up_no_game(
    calling: Server, receiver: Receiver, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[asyncio.Event] = []

    async def stuck(*_: object) -> Outcome:
        held.append(asyncio.Event())
        await held[-1].wait()
        return Outcome("sent")

    monkeypatch.setattr(calling.house.outbox.senders, "send", stuck)
    actor, absent = turn_of_the_absent(calling)
    add(absent, "hook", url=receiver.url)
    play_turn(actor)
    time.now += SOON_MS
    calling.in_house(lambda house: house.outbox.send_due())
    back = absent.page(actor.info["id"])
    play_turn(back)
    actor.catch_up(back.seq)
    assert actor.brief["moves"]

    def let_go(_: Any) -> None:
        for event in held:
            event.set()

    calling.in_house(let_go)


def test_nobody_is_called_more_often_than_the_server_allows(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, limits=replace(ENOUGH, calls=(1, 0)), hooks_anywhere=True) as server:
        time = Time(server, monkeypatch)
        actor, absent = turn_of_the_absent(server)
        add(absent, "hook", url=f"{receiver.url}/one")
        add(absent, "hook", url=f"{receiver.url}/two")
        play_turn(actor)
        time.now += SOON_MS
        time.settles()
        receiver.next()
        assert receiver.quiet
        assert sorted(str(way["failed"]) for way in ways(absent)) == ["None", "too-many"]


def test_the_worker_ends_though_there_is_news_at_the_same_moment(calling: Server) -> None:
    """A server that stops waits for its worker: were this lost, it would wait for ever."""

    async def stop_with_news(house: House) -> bool:
        waiters = house.outbox._new._waiters
        worker = asyncio.ensure_future(house.outbox.work())
        # The server's own worker waits as well.
        for _ in range(1000):
            if len(waiters) == 2:
                break
            await asyncio.sleep(0.001)
        assert len(waiters) == 2
        house.outbox._new.set()
        worker.cancel()
        await asyncio.wait({worker}, timeout=5)
        return worker.cancelled()

    assert calling.in_house(stop_with_news)


def test_only_so_many_calls_are_under_way_at_once(
    calling: Server, receiver: Receiver, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "AT_ONCE", 1)
    held: list[asyncio.Event] = []

    async def stuck(*_: object) -> Outcome:
        held.append(asyncio.Event())
        await held[-1].wait()
        return Outcome("sent")

    monkeypatch.setattr(calling.house.outbox.senders, "send", stuck)
    actor, absent = turn_of_the_absent(calling)
    add(absent, "hook", url=f"{receiver.url}/one")
    add(absent, "hook", url=f"{receiver.url}/two")
    play_turn(actor)
    time.now += SOON_MS
    calling.in_house(lambda house: house.outbox.send_due())

    async def one_after_the_other(house: House) -> list[int]:
        counts = []
        for _ in range(2):
            waiting_for_room = asyncio.ensure_future(house.outbox._wait(time.now))
            for _ in range(3):
                await asyncio.sleep(0)
            counts.append(len(held))
            assert not waiting_for_room.done()
            held[-1].set()
            await waiting_for_room
            await house.outbox.send_due()
            while house.outbox._under_way and len(held) == counts[-1]:  # noqa: ASYNC110
                await asyncio.sleep(0)
        return counts

    assert calling.in_house(one_after_the_other) == [1, 2]


def test_a_server_that_ends_does_not_wait_for_ever_for_a_call(
    calling: Server, receiver: Receiver, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stuck(*_: object) -> Outcome:
        await asyncio.Event().wait()
        return Outcome("sent")

    monkeypatch.setattr(outbox, "TROUBLE_SECONDS", 0.01)
    monkeypatch.setattr(calling.house.outbox.senders, "send", stuck)
    actor, absent = turn_of_the_absent(calling)
    add(absent, "hook", url=receiver.url)
    play_turn(actor)
    time.now += SOON_MS
    calling.in_house(lambda house: house.outbox.send_due())

    async def end(house: House) -> list[bool]:
        (task,) = house.outbox._under_way
        await house.outbox.close()
        await asyncio.wait([task])
        return [task.cancelled(), not house.outbox._under_way]

    assert calling.in_house(end) == [True, True]


def test_a_call_whose_storage_fails_is_told_to_the_log(
    calling: Server, receiver: Receiver, time: Time, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def trouble(*_: object) -> None:
        raise StorageTrouble("disk full")

    actor, absent = turn_of_the_absent(calling)
    add(absent, "hook", url=receiver.url)
    play_turn(actor)
    time.now += SOON_MS
    monkeypatch.setattr(calling.house.storage, "note_way", trouble)
    time.settles()
    assert receiver.next().json["event"] == "turn"
    assert "a call failed" in caplog.text
    assert "disk full" in caplog.text
