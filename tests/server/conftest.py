from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import databases, postgres, redisserver
from tests.server.callers import ENOUGH, Time
from tests.server.receivers import Receiver
from tests.server.slowly import Slowly
from tests.server.visitors import Server, serving
from webfoot.server.storage.postgres import database, storage
from webfoot.server.workers import links


@pytest.fixture(scope="session", autouse=True)
def nothing_is_left() -> Iterator[None]:
    """The PostgreSQL and the Redis of this process end with its tests."""
    yield
    postgres.end()
    redisserver.end()


@pytest.fixture(scope="session", autouse=True)
def nobody_is_taken_for_dead() -> Iterator[None]:
    """However busy the machine is that runs the tests, no lease ends by itself, and no worker is given up for its
    silence."""
    with pytest.MonkeyPatch.context() as patient:
        patient.setattr(storage, "LEASE_SECONDS", 600.0)
        patient.setattr(database, "STOPPED_SECONDS", 600)
        patient.setattr(links, "SILENCE", 600.0)
        yield


@pytest.fixture(params=["sqlite", "postgres"])
def each_database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The test runs on both databases: see databases.py."""
    with databases.using(request.param):
        yield request.param


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as running:
        yield running


@pytest.fixture
def slowly(server: Server, monkeypatch: pytest.MonkeyPatch) -> Slowly:
    return Slowly(server, monkeypatch)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """Receives what is sent to webhooks, and web push."""
    with Receiver() as one:
        yield one


@pytest.fixture
def calling(tmp_path: Path) -> Iterator[Server]:
    """A server that calls people who are away."""
    with serving(tmp_path, limits=ENOUGH, hooks_anywhere=True) as running:
        yield running


@pytest.fixture
def time(calling: Server, monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(calling, monkeypatch)
