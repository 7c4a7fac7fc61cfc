"""Several workers of one house, in this process, and pages that a balancer has sent to any of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.redisserver import redis
from tests.server.visitors import SECONDS, Guest, Page, Server, serving
from webfoot.server.storage.postgres.lease import Lease
from webfoot.server.table import pausing
from webfoot.server.table.table import Table


@contextmanager
def working(folder: Path, **more: Any) -> Iterator[Server]:
    """One of several workers."""
    with serving(folder, **{"bus": redis().address, **more}) as server:
        yield server


@contextmanager
def two_working(folder: Path, **more: Any) -> Iterator[tuple[Server, Server]]:
    with ExitStack() as stack:
        yield stack.enter_context(working(folder, **more)), stack.enter_context(working(folder, **more))


def sent_to(server: Server, guest: Guest) -> Guest:
    """The same guest, whom a balancer has sent to another worker."""
    return Guest(server, guest.cookie, guest.id)


def two_at_two(pair: tuple[Server, Server], *more_seats: str, **options: Any) -> tuple[Page, Page]:
    """A game of two guests that has just begun: one is at the owner, the other at a relay."""
    here, there = pair
    host, friend = here.guest(), there.guest()
    table = host.create("me", "open", *more_seats, **options)
    first, second = host.page(table), friend.page(table)
    assert second.do("sit", seat=1) is None
    assert first.do("start") is None
    second.catch_up(1)
    return first, second


def until(true: Callable[[], bool]) -> None:
    """Wait for something of which nobody tells."""
    ends = time.monotonic() + SECONDS
    while not true():
        assert time.monotonic() < ends, "this has not come true"
        time.sleep(0.02)


@contextmanager
def dying(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A worker that is stopped meanwhile ends as if it had been killed: it says nothing and gives nothing back."""

    async def too_late(*_: Table) -> None:
        pass

    async def killed(lease: Lease) -> None:
        lease._let_go()

    with monkeypatch.context() as patched:
        patched.setattr(pausing, "leave", too_late)
        patched.setattr(Lease, "close", killed)
        patched.setattr("webfoot.server.workers.workers.Workers.close", silently)
        yield


async def silently(workers: Any) -> None:
    await workers._bus.close()
