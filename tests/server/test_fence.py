"""One owner a table: what a worker may write that has lost a table to another, and who counts as dead."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.server import databases
from tests.server.postgres import rows
from webfoot.server.servertime import ServerTime, elapsed
from webfoot.server.storage.postgres import connecting, fence, lease, storage
from webfoot.server.storage.postgres.storage import PostgresStorage, open_postgres
from webfoot.server.storage.protocol import NotOwner, Row, StorageTrouble
from webfoot.server.table.details import Chair, Details
from webfoot.server.wire import ChatLine

TAKEOVERS = 300
DEAD = "UPDATE workers SET until = clock_timestamp() - interval '1 second' WHERE id = $1"
END = """
SELECT pg_terminate_backend(l.pid) FROM pg_locks l JOIN workers w ON w.number = l.objid::bigint
WHERE l.locktype = 'advisory' AND l.classid = $1 AND w.id = $2
"""


LEASE = 600
"""Seconds: no lease ends because a machine is slow."""


@pytest.fixture(autouse=True)
def on_postgres(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(storage, "LEASE_SECONDS", LEASE)
    # However long a machine takes for what happens meanwhile.
    monkeypatch.setitem(connecting.SETTINGS, "lock_timeout", "600s")
    with databases.using("postgres"):
        yield


def two_workers(tmp_path: Path, scenario: Callable[[PostgresStorage, PostgresStorage, str], Awaitable[None]]) -> None:
    """Let a scenario play with two workers on one database; the first has a table."""

    async def play() -> None:
        address = databases.address(tmp_path)
        first, second = [await open_postgres(address, "full", link_hash, agreed={}) for _ in range(2)]
        chairs = [Chair("bot"), Chair("bot")]
        await first.create(Details("table", "canardage", 1, {}, "anna", False, 0, b"seed", chairs=chairs))
        try:
            await scenario(first, second, address)
        finally:
            await first.close()
            await second.close()

    asyncio.run(play())


def link_hash(table: str, seat: int, nonce: str) -> str:
    return f"{table}/{seat}/{nonce}"


def row(seq: int, table: str = "table") -> Row:
    return Row(table, seq, "play", 0, "{}", 0, None)


async def outside(address: str, statement: str, *values: Any) -> list[tuple[Any, ...]]:
    return await asyncio.to_thread(rows, address, statement, *values)


def seqs(found: list[Row]) -> list[int]:
    return [one.seq for one in found]


# the fence


async def write_on(worker: PostgresStorage, after: int) -> int:
    """Write rows one after the other until the table is taken away, and return the last one that was confirmed."""
    while True:
        try:
            await worker.append([row(after + 1)])
        except NotOwner:
            return after
        after += 1


def test_no_row_comes_after_a_takeover_however_busy_the_writer_is(tmp_path: Path) -> None:
    async def scenario(first: PostgresStorage, second: PostgresStorage, address: str) -> None:
        mine, other = first, second
        seen = 0
        killer = await asyncpg.connect(address)
        for takeover in range(TAKEOVERS):
            busy = asyncio.create_task(write_on(mine, seen))
            # A few rows are written first; sometimes none.
            for _ in range(takeover % 7):
                await asyncio.sleep(0)
            await killer.execute(DEAD, mine.worker)
            await other.claim("table")
            found = seqs(await other.rows("table"))
            told = await busy
            # Gapless, everything that was confirmed, and not a row more when the other has given up.
            assert found == list(range(1, len(found) + 1))
            assert told == len(found)
            assert seqs(await mine.rows("table")) == found
            seen = len(found)
            await mine.beat()
            mine, other = other, mine
        await killer.close()
        assert seen > TAKEOVERS

    two_workers(tmp_path, scenario)


async def late_row(first: PostgresStorage, second: PostgresStorage, address: str) -> tuple[list[int], list[int]]:
    """Hold up a row after its worker was found to be the owner, and let the table be taken over meanwhile.

    Return what the new owner read, and what the log holds in the end."""
    blocker = await asyncpg.connect(address)
    transaction = blocker.transaction()
    await transaction.start()
    # A row of the same number that is not committed: the writer's waits for it, in the middle of its statement.
    await blocker.execute("INSERT INTO moves SELECT number, 1, 'play', 0, '{}', 0, NULL FROM tables")
    writing = asyncio.ensure_future(first.append([row(1)]))
    await until(lambda: waits(address, "%INSERT INTO moves%"))
    await outside(address, DEAD, first.worker)
    taking = asyncio.create_task(take(second))

    async def taken_or_waits() -> bool:
        return taking.done() or await waits(address, "%INSERT INTO owners%")

    await until(taken_or_waits)
    await transaction.rollback()
    read = await taking
    await asyncio.gather(writing, return_exceptions=True)
    await blocker.close()
    return read, seqs(await second.rows("table"))


async def take(worker: PostgresStorage) -> list[int]:
    await worker.claim("table")
    return seqs(await worker.rows("table"))


async def waits(address: str, statement: str) -> bool:
    """Whether such a statement waits for a lock."""
    query = "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE $1"
    return bool(await outside(address, query, statement))


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something of which nobody tells."""
    while not await true():  # noqa: ASYNC110
        await asyncio.sleep(0.01)


def test_a_claim_waits_for_a_row_on_its_way(tmp_path: Path) -> None:
    async def scenario(first: PostgresStorage, second: PostgresStorage, address: str) -> None:
        read, in_the_end = await late_row(first, second, address)
        assert read == in_the_end == [1]

    two_workers(tmp_path, scenario)


@pytest.mark.parametrize("weaker", ["FOR KEY SHARE OF o", ""])
def test_with_a_weaker_lock_it_would_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, weaker: str) -> None:
    assert fence.LOCK in fence._ADD_FENCED
    monkeypatch.setattr(fence, "_ADD_FENCED", fence._ADD_FENCED.replace(fence.LOCK, weaker))

    async def scenario(first: PostgresStorage, second: PostgresStorage, address: str) -> None:
        read, in_the_end = await late_row(first, second, address)
        assert read == []
        assert in_the_end == [1]

    two_workers(tmp_path, scenario)


def test_whatever_happens_at_a_table_is_fenced_and_other_tables_go_on(tmp_path: Path) -> None:
    async def scenario(first: PostgresStorage, second: PostgresStorage, address: str) -> None:
        details = Details("other", "canardage", 1, {}, "anna", False, 0, b"seed", chairs=[Chair("bot")] * 2)
        await first.create(details)
        await outside(address, DEAD, first.worker)
        await second.claim("table")
        line = ChatLine("Anna", 0, "hello", 1, "anna")
        batch = [
            first.append([row(1)]),
            first.append([row(1, "other")]),
            first.say("table", "anna", line, "key"),
            first.say("other", "anna", line, "key"),
            first.seat("table", 0, Chair("person", "anna", "Anna"), "sit"),
            first.append([row(2, "other"), row(1, "other")]),
        ]
        results = await asyncio.gather(*batch, return_exceptions=True)
        kinds = [type(result).__name__ for result in results]
        assert kinds == ["NotOwner", "NoneType", "NotOwner", "NoneType", "NotOwner", "LostRace"]
        assert seqs(await second.rows("table")) == []
        assert seqs(await second.rows("other")) == [1]
        assert await second.chat("table", 10) == []
        assert len(await second.chat("other", 10)) == 1
        # Rows alone go by one statement.
        rest = await asyncio.gather(first.append([row(1)]), first.append([row(2, "other")]), return_exceptions=True)
        assert [type(result).__name__ for result in rest] == ["NotOwner", "NoneType"]
        assert await first.lost() == ["table"]
        # Who has let go of a table writes nothing there, though nobody else has it.
        first.let_go("other")
        with pytest.raises(NotOwner):
            await first.append([row(3, "other")])

    two_workers(tmp_path, scenario)


# who lives


def test_a_table_of_a_living_worker_cannot_be_claimed(tmp_path: Path) -> None:
    async def scenario(first: PostgresStorage, second: PostgresStorage, _: str) -> None:
        with pytest.raises(NotOwner) as refused:
            await second.claim("table")
        assert refused.value.owner == first.worker
        assert not second.owns("table")
        assert first.owns("table")
        # Its own again, under a new epoch: what was meant for the old one does not count.
        await first.claim("table")
        await first.append([row(1)])
        await first.release(["table"])
        assert not first.owns("table")
        await second.claim("table")
        assert second.owns("table")
        # Nobody owns what is not there.
        await second.claim("no such table")
        assert not second.owns("no such table")

    two_workers(tmp_path, scenario)


def test_two_that_claim_at_once_do_not_both_get_it(tmp_path: Path) -> None:
    async def scenario(first: PostgresStorage, second: PostgresStorage, _: str) -> None:
        for _round in range(10):
            await first.release(["table"])
            await second.release(["table"])
            won = await asyncio.gather(first.claim("table"), second.claim("table"), return_exceptions=True)
            assert sorted(type(one).__name__ for one in won) == ["NotOwner", "bool"]

    two_workers(tmp_path, scenario)


def test_a_worker_is_dead_when_its_lock_is_gone_or_its_lease_is_over(tmp_path: Path) -> None:
    async def scenario(first: PostgresStorage, second: PostgresStorage, address: str) -> None:
        beat = await second.beat()
        assert beat.alive == (first.worker, second.worker)
        await outside(address, "UPDATE tables SET status = 'playing'")
        assert await second.orphans(10) == []
        # Killed: PostgreSQL frees its lock, and nobody has to wait for its lease to end.
        assert await outside(address, END, lease.LIVING, first.worker) == [(True,)]

        async def dead() -> bool:
            return first.worker not in (await second.beat()).alive

        await until(dead)
        assert await second.orphans(10) == ["table"]
        assert await second.claim("table")
        assert await second.orphans(10) == []
        # Once it is one's own, nobody has died.
        assert not await second.claim("table")
        # It was only the connection: with the next beat it lives again, and learns what it has lost.
        with contextlib.suppress(StorageTrouble):
            await first.beat()
        assert first.worker in (await first.beat()).alive
        assert await first.lost() == ["table"]
        await outside(address, DEAD, first.worker)
        assert (await second.beat()).alive == (second.worker,)
        # So long ago that even its row is gone.
        await outside(address, "DELETE FROM workers WHERE id = $1", first.worker)
        # It comes back as the youngest.
        assert (await first.beat()).alive == (second.worker, first.worker)

    two_workers(tmp_path, scenario)


def test_a_lease_ends_here_before_it_ends_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(first: PostgresStorage, *_: Any) -> None:
        now = elapsed()
        monkeypatch.setattr(lease, "elapsed", lambda: now)
        await first.beat()
        assert first.owns("table")
        now += LEASE * 1000 - 1
        assert first.owns("table")
        now += 1
        assert not first.owns("table")

    two_workers(tmp_path, scenario)


# one clock


def test_workers_follow_the_clock_of_the_database_without_a_jump() -> None:
    counted = 5_000
    clock = ServerTime(5.0, counter=lambda: counted, date=lambda: 1_000_000)
    assert clock.now() == 1_000_000
    clock.follow(2_000_000, 3)
    assert clock.now() == 2_005_000
    # Another time that is surer; it is followed slowly.
    clock.follow(2_000_500, 1)
    assert clock.now() == 2_005_002
    clock.follow(1_000_000, 9)
    assert clock.now() == 2_005_004
    for _ in range(20):
        clock.follow(1_999_000, 1)
    assert clock.now() < 2_005_004
