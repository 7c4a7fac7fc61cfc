"""A real PostgreSQL for tests: made in a folder of its own, without a port, and gone with the tests.

Every process of the tests has its own, so one that is killed on purpose disturbs no other. It does not wait for the
disk. A new database is a copy of one that has been brought to the newest form, which takes a few hundredths of a
second.
"""

from __future__ import annotations

import asyncio
import atexit
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import asyncpg

from webfoot.server.storage.postgres.migrate import migrate

T = TypeVar("T")
SECRET = "a key for tests, which nobody has to guess"
OPTIONS = {
    "listen_addresses": "",
    # Where there are hundreds of databases, it comes by several times a second.
    "autovacuum": "off",
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "40",
    "shared_buffers": "16MB",
    "log_min_messages": "fatal",
}
WATCH = 'cat >/dev/null; kill -QUIT "$1"; rm -rf "$2"'
"""Ends a PostgreSQL whose tests were killed."""


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run something in a thread of its own, since the test may have an event loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def program(name: str) -> str:
    """Where a program of PostgreSQL is: on the path, or where Debian puts it."""
    found = shutil.which(name) or next(map(str, sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))), None)
    assert found is not None, f"{name} is not there: scripts/need-postgres installs PostgreSQL"
    return found


class Postgres:
    def __init__(self, settings: dict[str, str] | None = None) -> None:
        self._options = {**OPTIONS, **(settings or {})}
        self.folder = Path(tempfile.mkdtemp(prefix="wfpg", dir="/tmp"))
        self._numbers = itertools.count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._watcher: subprocess.Popen[bytes] | None = None
        # PostgreSQL does not run as root.
        self._user = _somebody() if os.geteuid() == 0 else {}
        if self._user:
            shutil.chown(self.folder, self._user["user"])
        options = ["-U", "webfoot", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        made = subprocess.run(
            [program("initdb"), "-D", str(self.data), *options],
            **self._user, cwd=self.folder, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert made.returncode == 0, made.stderr
        rules = "local all stranger scram-sha-256\nlocal all all trust\n"
        (self.data / "pg_hba.conf").write_text(rules, encoding="ascii")
        self.start()
        run(self._execute("postgres", "CREATE DATABASE empty"))
        run(migrate(self.address("empty")))

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def address(self, database: str, user: str = "webfoot") -> str:
        return f"postgresql://{user}@/{database}?host={self.folder}"

    def new(self, template: str = "empty") -> str:
        """The address of a new database."""
        name = f"test{next(self._numbers)}"
        run(self._execute("postgres", f"CREATE DATABASE {name} TEMPLATE {template}"))
        return self.address(name)

    async def _execute(self, database: str, statement: str) -> None:
        connection = await asyncpg.connect(self.address(database))
        await connection.execute(statement)
        await connection.close()

    def start(self) -> None:
        options = [part for name, value in self._options.items() for part in ("-c", f"{name}={value}")]
        command = [program("postgres"), "-D", str(self.data), "-k", str(self.folder), *options]
        self._process = subprocess.Popen(command, **self._user, cwd=self.folder, stderr=subprocess.DEVNULL)
        # Its input ends when this process does, even if that is killed.
        watch = ["sh", "-c", WATCH, "watch", str(self._process.pid), str(self.folder)]
        self._watcher = subprocess.Popen(watch, stdin=subprocess.PIPE)
        while not self._answers():
            assert self._process.poll() is None, "PostgreSQL has ended"
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            run(self._execute("postgres", "SELECT 1"))
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def stop(self) -> None:
        """End at once, without tidying up, as after a power cut."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()
        if self._watcher is not None:
            self._watcher.kill()
            self._watcher.communicate()
            self._watcher = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def _somebody() -> dict[str, Any]:
    """As whom to run a program if not as root."""
    names = {entry.pw_name for entry in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


@cache
def postgres() -> Postgres:
    """The PostgreSQL of this process, started when it is first needed."""
    started = Postgres()
    atexit.register(started.remove)
    return started


def end() -> None:
    """No PostgreSQL is left when the tests are over."""
    if postgres.cache_info().currsize:
        postgres().remove()


class _Outside:
    """One connection to the database at which a test looks from outside, in an event loop of its own."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        Thread(target=self._loop.run_forever, daemon=True).start()
        self._address = ""
        self._connection: Any = None

    def ask(self, address: str, work: Callable[[Any], Coroutine[Any, Any, T]]) -> T:
        return asyncio.run_coroutine_threadsafe(self._ask(address, work), self._loop).result()

    async def _ask(self, address: str, work: Callable[[Any], Coroutine[Any, Any, T]]) -> T:
        if self._connection is None or self._connection.is_closed() or address != self._address:
            if self._connection is not None:
                self._connection.terminate()
            self._address, self._connection = address, await asyncpg.connect(address)
        return await work(self._connection)


@cache
def _outside() -> _Outside:
    return _Outside()


def rows(address: str, query: str, *values: Any) -> list[tuple[Any, ...]]:
    """What a query finds in a database."""

    async def ask(connection: Any) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await connection.fetch(query, *values)]

    return _outside().ask(address, ask)


def fill(address: str, statement: str, rows: list[tuple[Any, ...]]) -> None:
    """Execute a statement for each of these rows."""
    _outside().ask(address, lambda connection: connection.executemany(statement, rows))
