"""What seldom happens with PostgreSQL: a database without tables, one that does not answer, a lock that stays."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
import pytest

from tests.server.postgres import postgres
from webfoot.server.storage.postgres import bottokens, connecting, migrate
from webfoot.server.storage.postgres.database import PostgresDatabase
from webfoot.server.storage.postgres.storage import look_into
from webfoot.server.storage.postgres.writer import Writer
from webfoot.server.storage.protocol import BadDatabase, DatabaseInUse, LostRace, StorageTrouble

PUT_GUEST = "INSERT INTO guests (id, name, language) VALUES ('a', 'b', 'en') RETURNING id"


def empty() -> str:
    """A database without tables."""
    return postgres().new("template1")


def test_tokens_have_a_limit_and_need_tables() -> None:
    address = postgres().new()
    assert bottokens.add(address, "duck", "hash", 0, at_most=1) == ""
    assert bottokens.add(address, "swan", "hash", 0, at_most=1) == "full"
    with pytest.raises(BadDatabase, match="cannot be used now"):
        bottokens.add(empty(), "duck", "hash", 0, at_most=1)


def test_a_database_that_does_not_answer_is_said() -> None:
    assert str(connecting.trouble(TimeoutError())) == "the database does not answer"


class Failing:
    """A connection on which everything fails."""

    def __init__(self, error: Exception) -> None:
        self.error = error
        self.ended = False

    async def fetchrow(self, *_: object) -> Any:
        raise self.error

    execute = fetchval = fetchrow

    def transaction(self) -> Any:
        raise self.error

    def terminate(self) -> None:
        self.ended = True

    def is_closed(self) -> bool:
        return False


@pytest.mark.parametrize(
    ("work", "says"), [(migrate.prepare, "cannot be used"), (migrate.migrate, "cannot be brought up to date")]
)
def test_a_database_that_fails_at_the_start_is_said(monkeypatch: pytest.MonkeyPatch, work: Any, says: str) -> None:
    failing = Failing(asyncpg.PostgresError("the disk is full"))

    async def connect(*_: object, **__: object) -> Failing:
        return failing

    monkeypatch.setattr(migrate, "connect", connect)
    with pytest.raises(BadDatabase, match=f"{says}: the disk is full"):
        asyncio.run(work("postgresql://ducks.example/webfoot"))
    assert failing.ended, "no connection is left open"


def test_a_writer_is_closed_if_nothing_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[Writer] = []
    close = Writer.close

    async def pool(*_: object, **__: object) -> None:
        raise OSError("no room for connections")

    async def noted(self: Writer) -> None:
        closed.append(self)
        await close(self)

    monkeypatch.setattr(asyncpg, "create_pool", pool)
    monkeypatch.setattr(Writer, "close", noted)
    with pytest.raises(BadDatabase, match="no room for connections"):
        asyncio.run(PostgresDatabase.opened(postgres().new(), "normal", "me"))
    assert len(closed) == 1


def test_a_database_that_is_not_prepared_is_not_opened() -> None:
    with pytest.raises(BadDatabase, match="is not prepared yet"):
        asyncio.run(look_into(empty()))


def test_a_change_that_somebody_else_made_first_is_lost() -> None:
    async def scenario() -> None:
        opened = await PostgresDatabase.opened(postgres().new(), "normal", "me")
        try:
            assert await opened.change(PUT_GUEST) == [("a",)]
            with pytest.raises(LostRace):
                await opened.change(PUT_GUEST)
        finally:
            await opened.close()

    asyncio.run(scenario())


def connected(failing: Failing) -> Any:
    async def connect() -> Failing:
        return failing

    return connect


def test_a_connection_that_fails_at_once_is_ended_and_said() -> None:
    failing = Failing(asyncpg.PostgresConnectionError("the server ends"))

    async def scenario() -> None:
        one = Writer(connected(failing), "me", alone=True)
        with pytest.raises(StorageTrouble, match="the server ends"):
            await one.settled()

    asyncio.run(scenario())
    assert failing.ended


def test_a_server_that_ends_while_a_commit_is_in_doubt_does_not_wait() -> None:
    async def scenario() -> None:
        one = Writer(connected(Failing(asyncpg.PostgresConnectionError("away"))), "me", alone=True)
        one._closing = True
        with pytest.raises(StorageTrouble, match="away"):
            await one._stands(1)
        assert not one._in_doubt

    asyncio.run(scenario())


class Held(Failing):
    """A connection to a database whose lock is held by somebody: by a connection that broke, or by another server."""

    def __init__(self, holder: Any) -> None:
        super().__init__(AssertionError("never"))
        self.holder = holder

    async def fetchval(self, *_: object) -> Any:
        return None

    async def execute(self, *_: object) -> Any:
        return None

    async def fetchrow(self, *_: object) -> Any:
        return self.holder


@pytest.mark.parametrize(
    ("holder", "says"), [({"pid": 7}, "in use by another server"), (None, "a broken connection still holds")]
)
def test_a_database_whose_lock_stays_is_in_use(monkeypatch: pytest.MonkeyPatch, holder: Any, says: str) -> None:
    async def at_once(_: float) -> None:
        pass

    async def scenario() -> None:
        one = Writer(connected(Held(holder)), "me", alone=True)
        monkeypatch.setattr(asyncio, "sleep", at_once)
        with pytest.raises(DatabaseInUse, match=says):
            await one.open()

    asyncio.run(scenario())
