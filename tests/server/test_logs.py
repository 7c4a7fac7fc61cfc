"""The log: as text or as JSON, with the ids of requests and tables, and never with a token."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.visitors import UNLIMITED, serving, two_players
from webfoot.server import logs
from webfoot.server.edge.requests import Tracked
from webfoot.server.environment import BadSetting, from_environment, settings_with
from webfoot.server.house import House

Written = Callable[[], str]


@pytest.fixture
def written(capsys: pytest.CaptureFixture[str]) -> Iterator[Written]:
    """What has gone to standard error, while the log goes there."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    yield lambda: capsys.readouterr().err
    for handler in root.handlers[:]:
        root.removeHandler(handler)
    for handler in before:
        root.addHandler(handler)
    root.setLevel(level)
    logging.getLogger("webfoot").setLevel(logging.NOTSET)


def parsed(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


def test_every_line_is_an_object_with_the_ids_of_request_and_table(tmp_path: Path, written: Written) -> None:
    logs.log_to_stderr("json", "info")
    with serving(tmp_path) as server:
        first, _ = two_players(server)
        table = first.info["id"]
        given = {"x-request-id": "from-the-proxy.1"}
        answer = first.guest.ask("GET", f"/api/tables/{table}/replay", headers=given)
        assert answer.headers["x-request-id"] == "from-the-proxy.1"
    lines = parsed(written())
    found = [line for line in lines if line.get("request") == "from-the-proxy.1"]
    assert [(line["message"], line["table"], line["status"], line["level"]) for line in found] == [
        (f"GET /api/tables/{table}/replay", table, 409, "info")
    ]
    assert found[0]["ms"] >= 0
    assert found[0]["time"].endswith("+00:00")
    begun = [line for line in lines if line["message"] == "a game of canardage begins"]
    assert [line["table"] for line in begun] == [table]


def test_a_failure_is_logged_with_its_ids_and_without_tokens(
    tmp_path: Path, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: House, table: str) -> Any:
        raise RuntimeError("webfoot-guest=secret-of-somebody is in a traceback")

    logs.log_to_stderr("json")
    with serving(tmp_path) as server:
        page = two_players(server)[0]
        table = page.info["id"]
        monkeypatch.setattr(House, "table", broken)
        monkeypatch.setattr(House, "own_table", broken)
        answer = page.guest.get(f"/api/tables/{table}/facts")
        assert answer.status_code == 500
        assert page.do("say", key="a-key-of-the-page", text="hello") == "unavailable"
    text = written()
    by_http, by_socket = parsed(text)[:2]
    assert by_http["request"] == answer.headers["x-request-id"]
    assert by_http["table"] == by_socket["table"] == table
    assert by_socket["request"] == "a-key-of-the-page"
    assert "RuntimeError" in by_http["traceback"]
    assert "secret-of-somebody" not in text


def test_text_names_the_ids_at_the_end_of_a_line(written: Written) -> None:
    logs.log_to_stderr()
    logger = logging.getLogger("a.pond")
    logger.warning("a duck is missing", extra={"table": "t7", "request": "r1"})
    logger.warning("a duck is back")
    logger.info("a duck quacks")
    first, second = written().splitlines()
    assert first.endswith("WARNING a.pond: a duck is missing [request=r1 table=t7]")
    assert second.endswith("WARNING a.pond: a duck is back")


@pytest.mark.parametrize("given", [b"", b"with space", b"x" * 65, b'"quoted"', b"line\nbreak", "é".encode()])
def test_an_id_that_is_none_is_replaced(given: bytes) -> None:
    scope = {"headers": [(b"x-request-id", given)], "path": "/", "method": "GET"}
    tracked = Tracked(scope)
    assert tracked.id != given
    assert len(tracked.id) == 16


def test_the_form_of_the_log_is_a_setting() -> None:
    assert from_environment({"WEBFOOT_LOG": "json", "WEBFOOT_LOG_LEVEL": "info"}) == {
        "log": "json",
        "log_level": "info",
    }
    with pytest.raises(BadSetting, match="WEBFOOT_LOG must be text or json, not 'xml'"):
        from_environment({"WEBFOOT_LOG": "xml"})
    with pytest.raises(BadSetting, match="log_level must be warning or info, not 'loud'"):
        settings_with({"log_level": "loud"})


# whether new visitors should be sent here


def test_a_server_with_a_page_is_ready(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<p>hello")
    with serving(tmp_path / "data", client=page) as server:
        answer = server.client.get("/readyz")
        assert (answer.status_code, answer.text) == (200, "ready\n")


def test_a_server_says_why_it_is_not_ready(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    with serving(tmp_path / "data", client=page, limits=replace(UNLIMITED, connections=1)) as server:
        answer = server.client.get("/readyz")
        assert (answer.status_code, answer.text) == (503, "the page is not built\n")
        (page / "index.html").write_text("<p>hello")
        server.guest().page()
        answer = server.client.get("/readyz")
        assert (answer.status_code, answer.text) == (503, "1 pages are connected, and there is room for no more\n")
        server.house._closing = True
        assert server.client.get("/readyz").text == "the server is stopping\n"
