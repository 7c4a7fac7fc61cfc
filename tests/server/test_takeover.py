"""A server takes over the tables of one that died: a game in real time goes on by itself when all are there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import databases
from tests.server.visitors import Guest, Page, Server, host_too, serving, two_players
from tests.toys.glasses import Glasses
from webfoot.server.house import House
from webfoot.server.storage.postgres.lease import Lease
from webfoot.server.storage.protocol import StorageTrouble
from webfoot.server.table import pausing, takeover
from webfoot.server.table.table import Table

TURN = {"move": "turn"}


@pytest.fixture(autouse=True)
def on_postgres(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    host_too(monkeypatch, Glasses())
    with databases.using("postgres"):
        yield


def play_and_die(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Page, Page]:
    """Two play in real time, and their server is killed."""

    async def too_late(*_: Table) -> None:
        pass

    async def killed(lease: Lease) -> None:
        lease._let_go()

    with monkeypatch.context() as dying, serving(tmp_path) as server:
        first, second = two_players(server, game="glasses", options={"length": "600"})
        assert first.play(TURN) is None
        dying.setattr(pausing, "leave", too_late)
        dying.setattr(Lease, "close", killed)
    return first, second


def back(server: Server, page: Page) -> Page:
    return Guest(server, page.guest.cookie, page.guest.id).page(page.info["id"])


def kinds(server: Server, page: Page) -> list[str]:
    rows = server.in_house(lambda house: house.storage.rows(page.info["id"]))
    return [row.kind for row in rows]


def test_it_goes_on_by_itself_when_all_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = play_and_die(tmp_path, monkeypatch)
    monkeypatch.setattr(takeover, "SECONDS", 0.0)
    with serving(tmp_path) as server:
        one = back(server, first)
        assert one.clock["interrupted"]
        # One alone waits for the other.
        assert one.play(TURN) == "paused"
        two = back(server, second)
        for page in (one, two):
            while page.clock["stopped"] is not None:
                page.listen()
        assert kinds(server, one) == ["start", "play", "pause", "resume"]
        assert two.play(TURN) is None


def test_not_before_they_have_looked_up_and_not_if_one_goes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = play_and_die(tmp_path, monkeypatch)
    monkeypatch.setattr(takeover, "SECONDS", 1e6)

    def waiting(server: Server) -> bool:
        async def look(house: object) -> bool:
            table = server.house.present_table(first.info["id"])
            assert table is not None
            return table.reunion is not None

        found: bool = server.in_house(look)
        return found

    with serving(tmp_path) as server:
        one = back(server, first)
        assert not waiting(server)
        two = back(server, second)
        assert waiting(server)
        one.wait(lambda info: info["seats"][1]["online"])
        two.session.close()
        one.wait(lambda info: not info["seats"][1]["online"])
        assert not waiting(server)
        # By agreement as ever: one of two is not more than half.
        assert one.do("pause", paused=False) is None
        assert kinds(server, one) == ["start", "play", "pause"]


def test_it_goes_on_though_the_storage_was_in_trouble_just_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = play_and_die(tmp_path, monkeypatch)
    monkeypatch.setattr(takeover, "SECONDS", 1e6)

    async def in_trouble(*_: object) -> None:
        raise StorageTrouble("the connection broke")

    async def go_on(house: House) -> bool:
        table = house.present_table(first.info["id"])
        assert table is not None
        table.reunion, table.doubtful = None, True
        await takeover._go_on(table)
        return table.reunion is not None

    with serving(tmp_path) as server:
        one, _ = back(server, first), back(server, second)
        with monkeypatch.context() as broken:
            broken.setattr(pausing, "ready", in_trouble)
            # It is tried again, though nobody comes or goes.
            assert server.in_house(go_on)
        server.in_house(go_on)
        assert kinds(server, one) == ["start", "play", "pause", "resume"]


def test_after_an_orderly_end_it_goes_on_by_agreement_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(takeover, "SECONDS", 0.0)
    with serving(tmp_path) as server:
        first, second = two_players(server, game="glasses", options={"length": "600"})
        assert first.play(TURN) is None
    assert databases.execute(tmp_path, "SELECT owner FROM owners") == [(None,)]
    assert databases.execute(tmp_path, "SELECT count(*) FROM workers") == [(0,)]
    with serving(tmp_path) as server:
        pages = [back(server, page) for page in (first, second)]
        assert pages[1].clock["interrupted"]
        assert pages[0].do("say", text="shall we?") is None
        assert kinds(server, first) == ["start", "play", "pause"]
        for page in pages:
            assert page.do("pause", paused=False) is None
        assert kinds(server, first)[-1] == "resume"


def test_the_lease_is_measured_and_without_it_nobody_is_sent_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, metrics_token="sesame") as server:
        monkeypatch.setattr(Lease, "left", lambda _: 2.5)
        figures = server.client.get("/metrics", headers={"authorization": "Bearer sesame"}).text
        assert "\nwebfoot_lease_seconds 2.5\n" in figures
        assert "lease" not in server.client.get("/readyz").text
        monkeypatch.setattr(Lease, "left", lambda _: 0.0)
        answer = server.client.get("/readyz")
        assert answer.status_code == 503
        assert "the lease of this server is over" in answer.text
