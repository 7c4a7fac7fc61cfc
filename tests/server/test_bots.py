"""Processes that think for bots: real ones, really killed."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest
import uvloop

from tests.server.visitors import play_on, serving
from webfoot.bots.levels import LEVELS
from webfoot.core.chance import QuickChance
from webfoot.core.match import Match
from webfoot.core.registry import game
from webfoot.server.bots import pool
from webfoot.server.bots.homes import Memory
from webfoot.server.bots.pool import Bots, Question


def alive(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


async def ask(bots: Bots, seat: int, level: str) -> list[int] | None:
    return await bots.plan(Question("any", {}, 2, seat, b"1234", level))


def test_an_endless_bot_is_killed_and_replaced() -> None:
    async def scenario() -> None:
        bots = Bots(1, budget=0.2, module="tests.server.stuck_worker")
        assert await ask(bots, 3, "quick") == [3, 4]
        (first,) = bots.processes()
        assert await ask(bots, 3, "quick") == [3, 4]
        assert bots.processes() == [first]
        assert await ask(bots, 3, "endless") is None
        assert not alive(first)
        assert await ask(bots, 3, "quick") == [3, 4]
        (second,) = bots.processes()
        assert second != first
        assert await ask(bots, 3, "failing") is None
        assert bots.processes() == [second]
        assert await ask(bots, 3, "dying") is None
        assert await ask(bots, 4, "quick") == [4, 4]
        (third,) = bots.processes()
        await bots.close()
        assert not alive(third)

    asyncio.run(scenario())


def test_a_worker_that_died_while_it_was_idle_is_replaced() -> None:
    async def scenario() -> None:
        bots = Bots(1, budget=30, module="tests.server.stuck_worker")
        assert await ask(bots, 3, "quick") == [3, 4]
        (first,) = bots.processes()
        os.kill(first, signal.SIGKILL)
        # Until the server has been told of it by the system.
        while bots._idle[0]._process.returncode is None:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        assert await ask(bots, 3, "quick") == [3, 4]
        assert first not in bots.processes()
        await bots.close()

    uvloop.run(scenario())


def test_a_worker_whose_pipe_has_broken_is_replaced() -> None:
    async def scenario() -> None:
        bots = Bots(1, budget=30, module="tests.server.stuck_worker")
        assert await ask(bots, 3, "quick") == [3, 4]
        (first,) = bots.processes()
        stdin = bots._idle[0]._process.stdin
        assert stdin is not None
        stdin.close()
        # Whether the system has told already that it ended or not.
        assert await ask(bots, 3, "quick") in (None, [3, 4])
        assert await ask(bots, 3, "quick") == [3, 4]
        assert first not in bots.processes()
        await bots.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("module", ["tests.server.no_such_worker", "tests.server.silent_worker"])
def test_without_processes_no_bot_answers(
    module: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    if module.endswith("silent_worker"):
        monkeypatch.setattr(pool, "LOADING_SECONDS", 0.2)
    memory = Memory("table/3", lambda _: ([], 0))

    async def scenario() -> None:
        bots = Bots(1, budget=30, module=module)
        assert await ask(bots, 3, "quick") is None
        assert await bots.plan(Question("any", {}, 2, 3, b"1234", "quick"), memory=memory) is None
        assert bots.processes() == []
        await bots.close()

    asyncio.run(scenario())
    assert caplog.text.count("no process for bots can be started") == 2


def test_a_worker_that_thinks_while_others_are_renewed_ends_after_its_answer(tmp_path: Path) -> None:
    async def scenario() -> None:
        bots = Bots(1, budget=30, module="tests.server.stuck_worker")
        done = tmp_path / "done"
        asked = Question("any", {}, 2, 3, str(done).encode(), "waiting")
        thinking = asyncio.create_task(bots.plan(asked))
        while not bots.processes():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        (busy,) = bots.processes()
        await bots.renew()
        assert alive(busy)
        done.touch()
        assert await thinking == [3, len(asked.imagined)]
        assert not alive(busy)
        assert bots.processes() == []
        await bots.close()

    asyncio.run(scenario())


def test_renewed_workers_replace_those_that_are_idle_or_done() -> None:
    async def scenario() -> None:
        bots = Bots(2, budget=30, module="tests.server.stuck_worker")
        assert await ask(bots, 3, "quick") == [3, 4]
        (idle,) = bots.processes()
        await bots.renew()
        assert not alive(idle)
        thinking = asyncio.create_task(ask(bots, 3, "quick"))
        while not bots.processes():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        (busy,) = bots.processes()
        await bots.renew()
        assert await thinking == [3, 4]
        assert not alive(busy)
        assert bots.processes() == []
        assert await ask(bots, 4, "quick") == [4, 4]
        assert bots.processes() not in ([], [busy])
        await bots.close()

    asyncio.run(scenario())


def test_questions_wait_in_line_for_few_processes() -> None:
    async def scenario() -> None:
        bots = Bots(2, budget=30, module="tests.server.stuck_worker")
        answers = await asyncio.gather(*(ask(bots, seat, "quick") for seat in range(8)))
        assert answers == [[seat, 4] for seat in range(8)]
        # One more is for quick answers alone.
        assert len(bots.processes()) == 3
        await bots.close()

    asyncio.run(scenario())


def test_those_who_wait_in_line_shorten_the_thoughts_before_them() -> None:
    async def scenario() -> None:
        bots = Bots(1, budget=60, module="tests.server.stuck_worker")
        question = Question("any", {}, 2, 0, b"1234", "thinker", longest=600)
        asked = [bots.plan(question) for _ in range(3)]
        assert await asyncio.gather(*asked) == [[200], [300], [600]]
        await bots.close()

    asyncio.run(scenario())


def test_a_worker_ends_when_its_server_is_gone() -> None:
    async def scenario() -> None:
        bots = Bots(1, budget=30, module="tests.server.stuck_worker")
        await ask(bots, 0, "quick")
        (worker,) = bots._all
        assert worker._process.stdin is not None
        worker._process.stdin.close()
        assert await asyncio.wait_for(worker._process.wait(), 20) == 0

    asyncio.run(scenario())


def test_a_real_bot_answers_with_a_legal_move() -> None:
    async def scenario() -> None:
        bots = Bots(1, budget=60)
        match = Match(game("canardage"), 3, seed=5)
        seat = match.actors[0]
        imagined = match.state.imagine(seat, QuickChance(1)).dump()
        for level in LEVELS:
            (number,) = await bots.plan(Question("canardage", {}, 3, seat, imagined, level)) or [-1]
            assert number in match.state.legal(seat)
        await bots.close()

    asyncio.run(scenario())


def test_a_game_against_real_bots(tmp_path: Path) -> None:
    with serving(tmp_path, bots=Bots(1, 60)) as server:
        host = server.guest()
        page = host.page(host.create("me", "bot", start=True))
        play_on(page, until=lambda: page.seq >= 12)
        assert page.seq >= 12


def test_workers_are_polite() -> None:
    async def scenario() -> None:
        bots = Bots(1, budget=30, module="tests.server.stuck_worker")
        await ask(bots, 0, "quick")
        (pid,) = bots.processes()
        assert os.getpriority(os.PRIO_PROCESS, pid) > 0
        await bots.close()

    asyncio.run(scenario())
