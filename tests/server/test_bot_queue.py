"""Whose bot thinks next, and at how many tables bots may be at work for one visitor."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.visitors import UNLIMITED, InstantBots, serving
from webfoot.server.bots import queue
from webfoot.server.bots.homes import Memory
from webfoot.server.bots.pool import Question
from webfoot.server.bots.queue import NOBODY, Asker, FairQueue
from webfoot.server.house import House

Work = Callable[[str, Asker, bool, float], Awaitable[None]]


class Desk:
    """Questions that are answered when the test says so, on a clock in its hands."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, processes: int = 1) -> None:
        self.queue = FairQueue(processes)
        self.now = 0.0
        self.begun: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self._done: dict[str, asyncio.Event] = {}
        monkeypatch.setattr(queue, "monotonic", lambda: self.now)

    async def ask(self, name: str, asker: Asker, *, quick: bool = False) -> None:
        self._done[name] = asyncio.Event()
        self.tasks.append(asyncio.ensure_future(self._work(name, asker, quick)))
        await asyncio.sleep(0)

    async def _work(self, name: str, asker: Asker, quick: bool) -> None:
        async with self.queue.place(asker, quick=quick):
            self.begun.append(name)
            await self._done[name].wait()

    async def finish(self, name: str, seconds: float = 1.0) -> None:
        self.now += seconds
        self._done[name].set()
        for _ in range(5):
            await asyncio.sleep(0)

    async def finish_all(self) -> list[str]:
        place = 0
        while place < len(self.begun):
            await self.finish(self.begun[place])
            place += 1
        return self.begun


def watched(address: str, host: str = "host") -> Asker:
    return Asker(address, host, True)


def test_a_stranger_does_not_wait_behind_a_crowd_of_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        desk = Desk(monkeypatch)
        for number in range(10):
            await desk.ask(f"crowd {number}", watched("here"))
        await desk.ask("stranger", watched("elsewhere"))
        assert (await desk.finish_all())[:2] == ["crowd 0", "stranger"]

    asyncio.run(scenario())


def test_guests_behind_one_address_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        desk = Desk(monkeypatch)
        for number in range(3):
            await desk.ask(f"many {number}", watched("here", "many"))
        for number in range(2):
            await desk.ask(f"few {number}", watched("here", "few"))
        assert await desk.finish_all() == ["many 0", "few 0", "many 1", "few 1", "many 2"]

    asyncio.run(scenario())


def test_tables_that_somebody_watches_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        desk = Desk(monkeypatch)
        await desk.ask("first", watched("here"))
        await desk.ask("alone", Asker("", "another", False))
        await desk.ask("second", watched("here"))
        assert await desk.finish_all() == ["first", "second", "alone"]

    asyncio.run(scenario())


def test_quick_answers_do_not_wait_for_long_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        desk = Desk(monkeypatch)
        for number in range(5):
            await desk.ask(f"long {number}", watched("here"))
        await desk.ask("quick", watched("elsewhere"), quick=True)
        assert desk.begun == ["long 0", "quick"]
        await desk.finish_all()

    asyncio.run(scenario())


def test_who_has_waited_long_has_no_claim_on_the_past(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        desk = Desk(monkeypatch)
        for number in range(4):
            await desk.ask(f"busy {number}", watched("here"))
            await desk.finish(f"busy {number}", 100)
        await desk.ask("running", watched("here"))
        for number in range(3):
            await desk.ask(f"new {number}", watched("new"))
        await desk.ask("old", watched("here"))
        await desk.finish_all()
        # The newcomer has been given less, but not everything that the other has had before.
        assert desk.begun.index("old") > desk.begun.index("new 0")

    asyncio.run(scenario())


def test_a_question_that_is_given_up_leaves_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        desk = Desk(monkeypatch)
        await desk.ask("first", watched("here"))
        await desk.ask("gone", watched("here"))
        await desk.ask("third", watched("here"))
        desk.tasks[1].cancel()
        await desk.finish("first")
        # Given up just as it was its turn.
        desk.tasks[2].cancel()
        await asyncio.gather(*desk.tasks, return_exceptions=True)
        await desk.ask("last", watched("here"))
        assert desk.begun[-1] == "last"
        await desk.finish("last")

    asyncio.run(scenario())


def test_a_process_is_given_back_by_a_question_that_was_given_up_as_it_got_it() -> None:
    async def scenario() -> None:
        queue = FairQueue(1)

        async def have() -> None:
            async with queue.place(NOBODY, quick=False):
                pytest.fail("it was given up")

        async with queue.place(NOBODY, quick=False):
            second = asyncio.ensure_future(have())
            await asyncio.sleep(0)
        # The place is its own by now, and it does not know yet.
        second.cancel()
        with pytest.raises(asyncio.CancelledError):
            await second
        async with asyncio.timeout(10), queue.place(NOBODY, quick=False):
            assert len(queue) == 0

    asyncio.run(scenario())


def test_those_who_had_no_more_than_others_are_forgotten_when_there_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "REMEMBERED", 3)

    async def scenario() -> None:
        desk = Desk(monkeypatch)
        for number in range(12):
            await desk.ask(f"question {number}", watched(f"address {number}"))
            await desk.finish(f"question {number}")
        await desk.ask("long", watched("greedy"))
        await desk.finish("long", 100.0)
        await desk.ask("again", watched("address 0"))
        await desk.finish("again")
        await desk.ask("once more", watched("address 0"))
        assert set(desk.queue._addresses._had) == {"address 0", "greedy"}, "others have had as little as strangers"
        # Whoever had much time is remembered, and comes after a stranger.
        await desk.ask("more", watched("greedy"))
        await desk.ask("stranger", watched("stranger"))
        await desk.finish("once more")
        assert desk.begun[-1] == "stranger"
        await desk.finish("stranger")
        await desk.finish("more")

    asyncio.run(scenario())


class Stuck(InstantBots):
    """Bots that think until the test is over."""

    async def plan(self, question: Question, asker: Asker = NOBODY, memory: Memory | None = None) -> list[int] | None:
        self.asked.append((question.game, question.seat, question.imagined, question.level))
        await asyncio.Event().wait()
        return None


def test_bots_are_at_work_at_so_many_tables_for_one_guest(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, bot_tables_of_a_guest=2)
    with serving(tmp_path, limits=limits, bots=Stuck()) as server:
        host, other = server.guest(), server.guest()
        wanted = {"game": "canardage", "seats": [{"kind": "bot"}] * 3, "start": True}
        answers = [host.ask("POST", "/api/tables", json=wanted) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[-1].json()["problem"] == "too-many-bots"
        assert other.ask("POST", "/api/tables", json=wanted).status_code == 200
        # A table that is only set up may be; to begin is what is limited.
        page = host.page(host.create("bot", "bot", "bot"))
        assert page.do("start") == "too-many-bots"


def test_bots_are_at_work_at_so_many_tables_for_one_address(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, bot_tables_of_an_address=2)
    with serving(tmp_path, limits=limits, bots=Stuck()) as server:
        wanted = {"game": "canardage", "seats": [{"kind": "bot"}] * 3, "start": True}
        codes = [server.guest().ask("POST", "/api/tables", json=wanted).status_code for _ in range(3)]
        assert codes == [200, 200, 429]


def test_a_table_that_waits_for_a_person_does_not_count(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, bot_tables_of_a_guest=1)
    with serving(tmp_path, limits=limits) as server:
        host = server.guest()
        for _ in range(3):
            page = host.page(host.create("me", "bot", start=True))
            while not page.brief["moves"]:
                page.listen()
            page.wait(lambda info: True)
            server.in_house(lambda house: _bots_rest(house))


async def _bots_rest(house: House) -> None:
    tables = [house.present_table(one) for one in list(house._tables)]
    await asyncio.gather(*(table.bots_at_work for table in tables if table is not None and table.bots_at_work))


def test_a_rematch_is_a_new_table_too(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(UNLIMITED, tables_of_a_guest=(2, 1e-6))) as server:
        host = server.guest()
        page = host.page(host.create("me", "bot", start=True))
        answers = []
        for _ in range(2):
            assert page.do("resign") is None
            page.wait(lambda info: info["status"] == "over")
            answers.append(page.do("rematch"))
            if answers[-1] is None:
                page.wait(lambda info: info["next"] is not None)
                assert page.do("watch", table=page.info["next"]) is None
        assert answers == [None, "too-fast"]


def test_bots_that_nobody_watches_take_their_time(tmp_path: Path) -> None:
    bots = InstantBots()
    with serving(tmp_path, bots=bots, bot_pace_alone=1000.0) as server:
        host = server.guest()
        table = host.create("bot", "bot", start=True)
        # The first question is asked at once, and its answer is not played before somebody comes.
        page = server.guest().page(table)
        page.catch_up(3)
        assert len(bots.asked) >= 2


@pytest.mark.parametrize("longest", [500, 600, 2000, 3000])
@pytest.mark.parametrize("processes", [1, 2])
def test_eight_bots_that_are_asked_at_once_have_soon_answered(
    longest: int, processes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        desk = Desk(monkeypatch, processes)
        for number in range(8):
            await desk.ask(f"bot {number}", watched("here"))
        thoughts, place = [], 0
        while place < 8:
            # What has begun last is known; nobody else has come since.
            thoughts.append(desk.queue.bearable(longest))
            await desk.finish(desk.begun[place], thoughts[-1] / 1000)
            place += 1
        assert thoughts[-1] == longest, "who is alone has all the time"
        assert min(thoughts) >= queue.SHORTEST
        assert desk.now * 1000 / processes <= 3 * longest

    asyncio.run(scenario())


def test_quick_answers_shorten_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        desk = Desk(monkeypatch)
        await desk.ask("thought", watched("here"))
        for number in range(3):
            await desk.ask(f"quick {number}", watched("here"), quick=True)
        assert len(desk.queue) == 2
        assert desk.queue.bearable(600) == 600
        await desk.ask("another thought", watched("here"))
        assert desk.queue.bearable(600) == 300
        await desk.finish_all()

    asyncio.run(scenario())
