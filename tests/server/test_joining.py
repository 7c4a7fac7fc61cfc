"""Who may be one of several workers: what they must have in common, and what each of them needs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server import databases
from tests.server.postgres import SECRET, rows, run
from tests.server.redisserver import redis
from tests.server.together import working
from tests.server.visitors import serving
from webfoot.cli import main
from webfoot.server.settings import Settings
from webfoot.server.storage.postgres import migrate
from webfoot.server.storage.postgres.agreement import Agreed, agreed_on, check, written
from webfoot.server.storage.postgres.storage import open_postgres
from webfoot.server.storage.protocol import BadDatabase, DatabaseInUse
from webfoot.server.workers.redisbus import BadBus, RedisBus, shown

RULES = {"canardage": 3, "dale": 2}


@pytest.fixture(autouse=True)
def on_postgres() -> Iterator[None]:
    with databases.using("postgres"):
        yield


def link_hash(table: str, seat: int, nonce: str) -> str:
    return f"{table}/{seat}/{nonce}"


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (agreed_on("another", RULES, {}), "another secret key: set the same WEBFOOT_SECRET_KEY everywhere"),
        (
            agreed_on("secret", {**RULES, "dale": 3}, {}),
            "other rules: install the same version of Webfoot everywhere",
        ),
        (agreed_on("secret", RULES, {"dale": "cards"}), "other owners' data: give the same files to all workers"),
    ],
)
def test_workers_that_differ_are_refused_and_leave_no_trace(tmp_path: Path, other: Agreed, sentence: str) -> None:
    address = databases.address(tmp_path)
    same = agreed_on("secret", RULES, {})

    async def scenario() -> None:
        first = await open_postgres(address, "normal", link_hash, agreed=same)
        try:
            with pytest.raises(BadDatabase, match=sentence):
                await open_postgres(address, "normal", link_hash, agreed=other)
            second = await open_postgres(address, "normal", link_hash, agreed=same)
            assert (await first.beat()).alive == (first.worker, second.worker)
            await second.close()
        finally:
            await first.close()
        # What a dead worker wrote is nobody's concern.
        third = await open_postgres(address, "normal", link_hash, agreed=other)
        await third.close()

    run(scenario())


def test_the_secret_is_not_written_down(tmp_path: Path) -> None:
    with working(tmp_path):
        ((text,),) = rows(databases.address(tmp_path), "SELECT agreed FROM workers")
    assert SECRET not in text
    check(agreed_on(SECRET, {}, {}), [written(agreed_on(SECRET, {}, {}))])


def test_a_server_alone_and_workers_do_not_mix(tmp_path: Path) -> None:
    address = databases.address(tmp_path)
    with serving(tmp_path), pytest.raises(DatabaseInUse, match="only workers with a bus"):
        run(migrate.prepare(address, together=True))
    with working(tmp_path), pytest.raises(DatabaseInUse, match="only workers with a bus"):
        run(migrate.prepare(address))


def test_an_older_form_is_brought_up_to_date_by_the_first_worker_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with working(tmp_path):
        address = databases.address(tmp_path)
        run(migrate.prepare(address, together=True))
        monkeypatch.setattr(migrate, "HEAD", "9999")
        with pytest.raises(DatabaseInUse, match="stop all workers first"):
            run(migrate.prepare(address, together=True))


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (
            {"bus": "amqp://somewhere", "database": "postgresql://a/b"},
            "the bus must be redis://host:6379 or rediss://",
        ),
        ({"bus": "redis://somewhere"}, "several workers need PostgreSQL"),
        ({"bus": "redis://somewhere", "database": "sqlite:///file"}, "several workers need PostgreSQL"),
    ],
)
def test_settings_that_cannot_be_are_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Settings(**given)


def test_the_command_says_in_a_sentence_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("WEBFOOT_SECRET_KEY", raising=False)
    database = ["--database", databases.address(tmp_path), "--folder", str(tmp_path), "--port", "0"]
    assert main(["serve", *database, "--bus", redis().address]) != 0
    assert "with PostgreSQL the key that signs cookies must be given" in capsys.readouterr().err
    monkeypatch.setenv("WEBFOOT_SECRET_KEY", SECRET)
    assert main(["serve", *database, "--bus", "redis://user:sesame@127.0.0.1:1"]) != 0
    told = capsys.readouterr().err
    assert "no Redis answers at redis://127.0.0.1:1" in told
    assert "Traceback" not in told
    assert "sesame" not in told


def test_an_address_that_is_none_and_a_password_that_is_not_shown() -> None:
    with pytest.raises(BadBus, match="redis://host:nonsense is no address of a Redis server"):
        RedisBus("redis://:sesame@host:nonsense", "scope", "me")
    assert shown("rediss://user:pass@word@host:1/2?x=secret") == "rediss://host:1/2"
