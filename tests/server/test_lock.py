"""The lock of a table: one after the other, in the order of asking, whoever gives up meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tests.server.visitors import SECONDS
from webfoot.server.table.lock import Lock


def played(scenario: Callable[[Lock, list[str]], Awaitable[None]]) -> list[str]:
    notes: list[str] = []

    async def run() -> None:
        await asyncio.wait_for(scenario(Lock(), notes), SECONDS)

    asyncio.run(run())
    return notes


async def held(lock: Lock, notes: list[str], name: str) -> None:
    async with lock:
        notes.append(f"{name} begins")
        await asyncio.sleep(0)
        notes.append(f"{name} ends")


def test_it_is_held_by_one_at_a_time_in_the_order_of_asking() -> None:
    async def scenario(lock: Lock, notes: list[str]) -> None:
        await asyncio.gather(*(held(lock, notes, name) for name in "abc"))
        assert not lock.locked()

    assert played(scenario) == [f"{name} {what}" for name in "abc" for what in ("begins", "ends")]


def test_it_is_acquired_at_once_only_if_nobody_holds_it() -> None:
    async def scenario(lock: Lock, notes: list[str]) -> None:
        assert lock.acquire_at_once()
        assert not lock.acquire_at_once()
        lock.release()
        assert lock.acquire_at_once()

    assert played(scenario) == []


def test_it_is_never_free_while_somebody_waits_for_it() -> None:
    async def scenario(lock: Lock, notes: list[str]) -> None:
        await lock.acquire()
        waiting = asyncio.ensure_future(held(lock, notes, "who waited"))
        await asyncio.sleep(0)
        lock.release()
        # Released, but promised.
        assert lock.locked()
        assert not lock.acquire_at_once()
        await waiting
        assert lock.acquire_at_once()
        notes.append("who came later")

    assert played(scenario) == ["who waited begins", "who waited ends", "who came later"]


def test_who_gives_up_keeps_nobody_waiting() -> None:
    async def scenario(lock: Lock, notes: list[str]) -> None:
        await lock.acquire()
        first = asyncio.ensure_future(held(lock, notes, "first"))
        second = asyncio.ensure_future(held(lock, notes, "second"))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        lock.release()
        await second

    assert played(scenario) == ["second begins", "second ends"]


def test_who_gives_up_when_it_is_handed_over_hands_it_on() -> None:
    async def scenario(lock: Lock, notes: list[str]) -> None:
        await lock.acquire()
        first = asyncio.ensure_future(held(lock, notes, "first"))
        second = asyncio.ensure_future(held(lock, notes, "second"))
        await asyncio.sleep(0)
        lock.release()
        first.cancel()
        await second
        assert first.cancelled()
        assert not lock.locked()

    assert played(scenario) == ["second begins", "second ends"]


def test_an_error_of_the_holder_frees_it() -> None:
    async def scenario(lock: Lock, notes: list[str]) -> None:
        with pytest.raises(ValueError, match="never mind"):
            async with lock:
                raise ValueError("never mind")
        assert not lock.locked()

    assert played(scenario) == []


def test_nobody_releases_what_nobody_holds() -> None:
    with pytest.raises(AssertionError, match="nobody holds"):
        Lock().release()
