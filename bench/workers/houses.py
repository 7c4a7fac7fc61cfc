"""Houses to measure: one process on SQLite, one worker on PostgreSQL, several workers with a Redis between them.

PostgreSQL waits for the disk, as SQLite does here: a move is only announced once it is kept.
"""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass

from tests.server.postgres import SECRET, Postgres
from tests.server.redisserver import Redis

from bench import compiled
from bench.installing import NotInstalled
from bench.server.measure import address_of
from bench.worker import Worker

DURABLE = {"fsync": "on", "full_page_writes": "on", "synchronous_commit": "on", "shared_buffers": "128MB"}


@dataclass(frozen=True)
class Member:
    """A process that serves: where, and which."""

    address: str
    server: Worker

    @property
    def pid(self) -> int:
        return self.server.pid


class Machines:
    """The database and the bus, started when they are first needed, and gone at the end."""

    def __init__(self, stack: ExitStack) -> None:
        self._stack = stack
        self._postgres: Postgres | None = None
        self._redis: Redis | None = None

    def on_sqlite(self, game: str) -> Member:
        return self._serve(game)

    def on_postgres(self, game: str, workers: int) -> list[Member]:
        """A house of its own, empty."""
        if self._postgres is None:
            self._postgres = Postgres(DURABLE)
            self._stack.callback(self._postgres.remove)
        if self._redis is None and workers > 1:
            self._redis = Redis()
            self._stack.callback(self._redis.remove)
        given = ["--database", self._postgres.new()]
        if workers > 1:
            assert self._redis is not None
            given += ["--bus", self._redis.address]
        return [self._serve(game, *given) for _ in range(workers)]

    def _serve(self, game: str, *given: str) -> Member:
        data = self._stack.enter_context(tempfile.TemporaryDirectory(prefix="webfoot-bench-"))
        command = [sys.executable, "-m", "bench.server.our_server", data, game, *given]
        server = self._stack.enter_context(Worker(command, {**_engine(), "WEBFOOT_SECRET_KEY": SECRET}))
        return Member(address_of(server), server)


def _engine() -> dict[str, str]:
    try:
        return compiled.environment()
    except NotInstalled:
        return dict(os.environ)
