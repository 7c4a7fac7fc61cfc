"""What happens seldom: names are forgotten, a system allows less or more, a storage does not answer."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path

import pytest

from tests.server.visitors import Server
from webfoot.server import guests, health
from webfoot.server.edge import eager, handshake, limits
from webfoot.server.edge.handshake import room_for_connections
from webfoot.server.edge.limits import Buckets
from webfoot.server.edge.pages import client_folder


def test_names_with_a_full_bucket_are_forgotten_when_there_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FORGET_ABOVE", 3)
    now = 0.0
    buckets = Buckets((2, 1), lambda: now)
    for name in ("anna", "bert", "cleo", "cleo"):
        assert buckets.take(name)
    now = 1.0
    assert buckets.take("dora")
    assert sorted(buckets._buckets) == ["cleo", "dora"]
    assert [buckets.take("cleo"), buckets.take("cleo")] == [True, False], "what cleo took is not forgotten"


def test_guests_are_looked_up_again_when_many_were_remembered(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests, "_REMEMBERED", 2)
    visitors = [server.guest() for _ in range(4)]
    for number, visitor in enumerate(visitors):
        assert visitor.ask("PUT", "/api/me", json={"name": f"Guest {number}", "language": "en"}).status_code == 200
    stranger = server.guest()
    assert stranger.get("/api/me").status_code == 200
    assert list(server.house.guests._known) == [stranger.id]
    assert [visitor.get("/api/me").json()["name"] for visitor in visitors] == [f"Guest {n}" for n in range(4)]


def test_a_storage_that_does_not_answer_is_said(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never() -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(health, "PATIENCE", 0.01)
    monkeypatch.setattr(server.house.storage, "probe", never)
    answer = server.client.get("/healthz")
    assert (answer.status_code, answer.text) == (503, "the storage has not answered for 0 s\n")


def test_an_unlimited_number_of_files_is_asked_for_as_far_as_it_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: asked.append(wanted))
    assert room_for_connections(5000) == 5000
    assert asked == [(5000 + handshake.RESERVED,) * 2]


def test_a_number_of_files_that_cannot_be_raised_is_what_there_is(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_: object) -> None:
        raise ValueError("not allowed to raise maximum limit")

    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    assert room_for_connections(5000) == 1024 - handshake.RESERVED
    assert "the limit of 1024 open files could not be raised" in caplog.text


def test_the_page_of_an_installed_package_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    assert client_folder().parts[-2:] == ("web", "dist")
    monkeypatch.setattr(Path, "is_dir", lambda self: True)
    assert client_folder().parts[-2:] == ("server", "static")


def test_an_unknown_address_shows_the_page_which_says_so(server: Server, tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<p>the page</p>", encoding="utf-8")
    server.client.app.state["client"] = page
    answer = server.client.get("/no/such/page", headers={"accept": "text/html"})
    assert (answer.status_code, answer.text) == (404, "<p>the page</p>")


def test_the_end_of_the_program_is_not_kept_back_by_a_move() -> None:
    async def scenario() -> None:
        async def work() -> None:
            raise KeyboardInterrupt

        done: list[str] = []
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        with pytest.raises(KeyboardInterrupt):
            eager.run(work(), lambda: done.append("done"))
        assert done == ["done"]

    asyncio.run(scenario())
