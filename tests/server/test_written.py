"""What is being written tells whoever waits for it, whichever comes first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.server.visitors import SECONDS
from webfoot.server.storage.protocol import StorageTrouble
from webfoot.server.storage.sql.gathering import GroupWriter
from webfoot.server.storage.written import Written, once_written

TROUBLE = StorageTrouble("the disk is full")


def played(scenario: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        await asyncio.wait_for(scenario(), SECONDS)

    asyncio.run(run())


@pytest.mark.parametrize("problem", [None, TROUBLE])
@pytest.mark.parametrize("settled_first", [True, False])
def test_a_function_is_told_once_and_at_once(problem: Exception | None, settled_first: bool) -> None:
    written, told = Written(()), list[BaseException | None]()
    if settled_first:
        written.settle(problem)
        written.then(told.append)
    else:
        written.then(told.append)
        assert told == []
        written.settle(problem)
    assert told == [problem]


@pytest.mark.parametrize("settled_first", [True, False])
def test_coroutines_may_wait_for_it(settled_first: bool) -> None:
    async def scenario() -> None:
        written = Written(())

        async def waits() -> str:
            await written
            return "written"

        if settled_first:
            written.settle()
        several = [asyncio.ensure_future(waits()) for _ in range(2)]
        await asyncio.sleep(0)
        written.settle()
        assert await asyncio.gather(*several) == ["written", "written"]

    played(scenario)


def test_its_problem_is_raised_where_it_is_awaited() -> None:
    async def scenario() -> None:
        written = Written(())
        waiting = asyncio.ensure_future(_awaited(written))
        await asyncio.sleep(0)
        written.settle(TROUBLE)
        with pytest.raises(StorageTrouble, match="the disk is full"):
            await waiting

    played(scenario)


def test_who_has_given_up_is_not_told() -> None:
    async def scenario() -> None:
        written = Written(())
        waiting = asyncio.ensure_future(_awaited(written))
        await asyncio.sleep(0)
        waiting.cancel()
        written.settle(TROUBLE)
        with pytest.raises(asyncio.CancelledError):
            await waiting

    played(scenario)


def test_a_storage_may_need_a_coroutine_for_it() -> None:
    async def scenario() -> None:
        async def writes() -> None:
            await asyncio.sleep(0)

        async def fails() -> None:
            raise TROUBLE

        told: list[BaseException | None] = []
        once_written(writes(), told.append)
        once_written(fails(), told.append)
        assert told == []
        for _ in range(4):
            await asyncio.sleep(0)
        assert told == [TROUBLE, None]

    played(scenario)


async def _awaited(written: Written) -> None:
    await written


class AtOnce(GroupWriter):
    """Commits as soon as it is asked to, unless the disk is full, and notes how many units each batch had."""

    def __init__(self) -> None:
        super().__init__()
        self.batches: list[int] = []
        self.full = False

    def _begin(self, batch: list[Written], begun: float) -> None:
        self.batches.append(len(batch))
        self._loop.call_soon(self._settle, batch, begun, {}, TROUBLE if self.full else None)


def test_a_fault_in_what_follows_a_row_keeps_nobody_else_from_hearing() -> None:
    async def scenario() -> None:
        complaints: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
        writer, told = AtOnce(), list[BaseException | None]()

        def fails(problem: BaseException | None) -> None:
            raise ValueError("a fault of ours")

        writer.write().then(fails)
        last = writer.write()
        last.then(told.append)
        await last
        assert told == [None]
        assert str(complaints[0]["exception"]) == "a fault of ours"

    played(scenario)


def test_what_is_written_while_others_are_told_goes_into_the_next_batch() -> None:
    async def scenario() -> None:
        writer, after = AtOnce(), list[Written]()
        writer.write().then(lambda _: after.append(writer.write()))
        await writer.write()
        await after[0]
        assert writer.batches == [2, 1]

    played(scenario)


def test_a_storage_in_trouble_tells_those_who_came_meanwhile_as_well() -> None:
    async def scenario() -> None:
        writer = AtOnce()
        writer.full = True
        first = asyncio.ensure_future(_awaited(writer.write()))
        await asyncio.sleep(0)
        later = asyncio.ensure_future(_awaited(writer.write()))
        for waiting in (first, later):
            with pytest.raises(StorageTrouble):
                await waiting
        assert writer.batches == [1]

    played(scenario)
