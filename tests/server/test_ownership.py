"""Workers claim, write, die, wake and let go in any order: whatever they do, the log stays one.

A state machine plays on a real PostgreSQL. Its time is in the hands of the machine: no lease ends by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, ClassVar, TypeVar

import asyncpg
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.server.postgres import postgres
from webfoot.server.storage.postgres import storage
from webfoot.server.storage.postgres.storage import PostgresStorage, open_postgres
from webfoot.server.storage.protocol import LostRace, NotOwner, Row
from webfoot.server.table.details import Chair, Details

T = TypeVar("T")
WORKERS = 3
TABLES = ("lake", "pond")
someone = st.integers(0, WORKERS - 1)
some_table = st.sampled_from(TABLES)
some_tables = st.lists(some_table, min_size=1, max_size=4)


def link_hash(table: str, seat: int, nonce: str) -> str:
    return f"{table}/{seat}/{nonce}"


class Shore:
    """Three workers on one database, opened once: opening takes longer than all that they do."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.address = postgres().new()
        self.workers = [self.run(open_postgres(self.address, "normal", link_hash, agreed={})) for _ in range(WORKERS)]
        self.outside = self.run(asyncpg.connect(self.address))
        self.games = 0

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def close(self) -> None:
        for worker in self.workers:
            self.run(worker.close())
        self.run(self.outside.close())
        self.loop.close()


class Workers(RuleBasedStateMachine):
    shore: ClassVar[Shore]

    def __init__(self) -> None:
        super().__init__()
        shore = self.shore
        shore.games += 1
        self.named = {table: f"{table}{shore.games}" for table in TABLES}
        self.claimed: set[tuple[int, str]] = set()
        """Which workers believe that they own which tables."""
        self.confirmed = dict.fromkeys(TABLES, 0)
        """The last row at each table of which a worker was told that it is written."""
        self.owner: dict[str, int | None] = dict.fromkeys(TABLES, 0)
        self.alive = set(range(WORKERS))
        chairs = [Chair("bot"), Chair("bot")]
        for worker in range(WORKERS):
            self.run(self.worker(worker).beat())
        for table in TABLES:
            details = Details(self.named[table], "canardage", 1, {}, "anna", False, 0, b"seed", chairs=chairs)
            self.run(self.worker(0).create(details))
            self.claimed.add((0, table))

    def worker(self, number: int) -> PostgresStorage:
        return self.shore.workers[number]

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.shore.run(work)

    def row(self, table: str, seq: int, number: int) -> Row:
        return Row(self.named[table], seq, "play", number, "{}", 0, None)

    @rule(number=someone, table=some_table)
    def claim(self, number: int, table: str) -> None:
        worker, owner = self.worker(number), self.owner[table]
        held = owner is not None and owner != number and owner in self.alive
        if held:
            with pytest.raises(NotOwner) as refused:
                self.run(worker.claim(self.named[table]))
            assert refused.value.owner == self.worker(owner or 0).worker
            self.claimed.discard((number, table))
            return
        taken = self.run(worker.claim(self.named[table]))
        assert taken == (owner not in (None, number))
        # A worker that has claimed a table and read its log has read everything.
        rows = self.run(worker.rows(self.named[table]))
        assert [row.seq for row in rows] == list(range(1, self.confirmed[table] + 1))
        self.owner[table] = number
        self.claimed.add((number, table))

    @rule(number=someone, tables=some_tables)
    def write(self, number: int, tables: list[str]) -> None:
        """Write at several tables at once, as in one batch; twice at the same if it is named twice."""
        last = dict(self.confirmed)
        rows = []
        for table in tables:
            last[table] += 1
            rows.append(self.row(table, last[table], number))

        async def write() -> list[Any]:
            return await asyncio.gather(*(self.worker(number).append([row]) for row in rows), return_exceptions=True)

        for table, row, result in zip(tables, rows, self.run(write()), strict=True):
            if self.owner[table] == number:
                # Alive or not: nobody else has claimed it.
                assert result is None
                self.confirmed[table] = row.seq
            else:
                assert isinstance(result, NotOwner)

    @rule(number=someone, table=some_table)
    def write_a_row_that_is_there(self, number: int, table: str) -> None:
        if self.owner[table] == number and self.confirmed[table]:
            with pytest.raises(LostRace):
                self.run(self._append(number, self.row(table, 1, number)))

    async def _append(self, number: int, row: Row) -> None:
        await self.worker(number).append([row])

    @precondition(lambda self: len(self.alive) > 1)
    @rule(number=someone)
    def lapse(self, number: int) -> None:
        """The lease of a worker is over, though the worker does not know."""
        self.alive.discard(number)
        until = "UPDATE workers SET until = clock_timestamp() - interval '1 second' WHERE id = $1"
        self.run(self.shore.outside.execute(until, self.worker(number).worker))

    @rule(number=someone)
    def beat(self, number: int) -> None:
        self.alive.add(number)
        beat = self.run(self.worker(number).beat())
        assert set(beat.alive) == {self.worker(one).worker for one in self.alive}
        ours = {self.named[table] for table in TABLES}
        lost = set(self.run(self.worker(number).lost())) & ours
        believed = {self.named[table] for one, table in self.claimed if one == number}
        owned = {self.named[table] for table in TABLES if self.owner[table] == number}
        assert lost == believed - owned

    @rule(number=someone, table=some_table)
    def release(self, number: int, table: str) -> None:
        self.run(self.worker(number).release([self.named[table]]))
        self.claimed.discard((number, table))
        if self.owner[table] == number:
            self.owner[table] = None

    @invariant()
    def the_log_is_what_was_confirmed(self) -> None:
        query = "SELECT seq FROM moves JOIN tables ON number = table_number WHERE id = $1 ORDER BY seq"
        for table in TABLES:
            rows = self.run(self.shore.outside.fetch(query, self.named[table]))
            assert [seq for (seq,) in rows] == list(range(1, self.confirmed[table] + 1))


def test_workers_in_any_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "LEASE_SECONDS", 3600.0)
    Workers.shore = Shore()
    try:
        limits = settings(
            max_examples=25,
            stateful_step_count=30,
            deadline=None,
            derandomize=True,
            # To find the shortest way to a failure takes minutes here.
            phases=(Phase.generate,),
            suppress_health_check=list(HealthCheck),
        )
        run_state_machine_as_test(Workers, settings=limits)
    finally:
        Workers.shore.close()
