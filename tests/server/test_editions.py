"""An owner's data at a server: new tables are played with it, old ones keep theirs, and bots and pages know it."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.visitors import Server, play_on, serving, two_players, unfolded
from tests.toys.barrows import Barrows
from webfoot.bots import seat
from webfoot.core import ownerdata, registry
from webfoot.core.errors import BadData
from webfoot.core.registry import game
from webfoot.server import house, setting_up
from webfoot.server.app import create_app
from webfoot.server.bots.pool import Question
from webfoot.server.bots.queue import NOBODY, Asker
from webfoot.server.edge import http
from webfoot.server.environment import from_environment
from webfoot.server.settings import Settings
from webfoot.server.table import table

GAME = Barrows()


@pytest.fixture(autouse=True)
def barrows(monkeypatch: pytest.MonkeyPatch) -> None:
    def barrows_too(key: str) -> Any:
        return GAME if key == "barrows" else game(key)

    monkeypatch.setattr(table, "game_of", barrows_too)
    monkeypatch.setattr(house, "game_of", barrows_too)
    monkeypatch.setattr(setting_up, "game_of", barrows_too)
    monkeypatch.setattr(ownerdata, "game", barrows_too)
    monkeypatch.setattr(registry, "game", barrows_too)
    monkeypatch.setattr(http, "game_of", barrows_too)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    file = tmp_path / "mine.yaml"
    file.write_text("game: barrows\nprice: 7\n")
    return file


def facts(server: Server, name: str) -> Any:
    return server.guest().get(f"/api/tables/{name}/facts").json()


def test_new_tables_are_played_with_the_owners_data(tmp_path: Path, data: Path) -> None:
    with serving(tmp_path, game_data=(data,)) as server:
        first, second = two_players(server, game="barrows", options={"hilly": True})
        name = first.info["id"]
        # The text itself is of no use to a page and may be long.
        assert first.info["options"] == {"hilly": True}
        assert first.info["edition"] is True
        assert facts(server, name) == {"price": 7}
        assert first.play({"move": "load"}) is None
        assert {"move": "sell", "price": 7} in [choice["move"] for choice in first.brief["moves"]]
        assert first.do("play", seq=first.seq, move={"move": "sell", "price": 2}) == "not-a-move"
        assert first.play({"move": "sell", "price": 7}) is None
        assert first.brief["scores"] == [7, 0]
        play_on(first, second)
        second.wait(lambda info: info["status"] == "over")
        header = first.guest.get(f"/api/tables/{name}/record").text.splitlines()[0]
        assert json.loads(header)["options"] == {"hilly": True, "data": "7"}
        moments = unfolded(first.guest.get(f"/api/tables/{name}/replay").json())
        assert moments[-1]["brief"]["over"]


def test_a_table_keeps_what_it_began_with(tmp_path: Path, data: Path) -> None:
    with serving(tmp_path) as server:
        host = server.guest()
        old = host.create("me", "bot:random", game="barrows", start=True)
        assert host.page(old).info["edition"] is False
    with serving(tmp_path, game_data=(data,)) as server:
        assert facts(server, old) == {"price": 2}
        host = server.guest()
        new = host.create("me", "bot:random", game="barrows", start=True)
        assert facts(server, new) == {"price": 7}
        lobby = host.get("/api/lobby").json()["mine"]
        assert [(info["id"], info["edition"]) for info in lobby] == [(new, True)]
    with serving(tmp_path) as server:
        assert facts(server, new) == {"price": 7}
        assert "data" not in json.dumps(server.guest().get("/api/lobby").json())


def test_the_rules_follow_the_table_and_the_host(tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "rulebook" / "it.md").write_text("Prezzo: {price}.", encoding="utf-8")
    monkeypatch.setattr(Barrows, "file", lambda self, *path: tmp_path.joinpath(*path))
    with serving(tmp_path) as server:
        old = server.guest().create("me", "bot:random", game="barrows", start=True)
    with serving(tmp_path, game_data=(data,)) as server:
        guest = server.guest()
        new = guest.create("me", "bot:random", game="barrows", start=True)
        assert guest.get(f"/api/tables/{old}/rules/it").text == "Prezzo: 2 (it)."
        assert guest.get(f"/api/tables/{new}/rules/it").text == "Prezzo: 7 (it)."
        assert guest.get("/api/rules/barrows/it").text == "Prezzo: 7 (it)."
        assert guest.ask("GET", f"/api/tables/{new}/rules/de").status_code == 404


def test_a_rematch_is_a_new_table(tmp_path: Path, data: Path) -> None:
    with serving(tmp_path) as server:
        first, second = two_players(server, game="barrows", options={"hilly": True})
        play_on(first, second)
        first.wait(lambda info: info["status"] == "over")
        server.house.game_data["barrows"] = "9"
        assert first.do("rematch") is None
        first.wait(lambda info: info["next"] is not None)
        again = first.guest.page(first.info["next"])
        assert again.info["options"] == {"hilly": True}
        assert facts(server, again.info["id"]) == {"price": 9}


def test_players_cannot_bring_data(server: Server) -> None:
    new = {"game": "barrows", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"data": "100"}}
    answer = server.guest().ask("POST", "/api/tables", json=new)
    assert answer.status_code == 400
    assert answer.json()["problem"] == "bad-options"
    assert answer.json()["reason"] == {"rule": "option-by-host", "values": {"option": "data"}}


def test_a_bad_file_stops_the_server_before_it_starts(tmp_path: Path, data: Path) -> None:
    data.write_text("game: barrows\n")
    with pytest.raises(BadData, match="there is no price"):
        create_app(Settings(folder=tmp_path, game_data=(data,)))


def test_files_may_be_named_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WEBFOOT_DATA", "/srv/ducks.yaml:/srv/ships.yaml")
    assert from_environment() == {"game_data": (Path("/srv/ducks.yaml"), Path("/srv/ships.yaml"))}


def test_bots_play_the_edition_of_their_table(tmp_path: Path, data: Path) -> None:
    asked: list[Question] = []

    with serving(tmp_path, game_data=(data,)) as server:

        async def think(question: Question, asker: Asker = NOBODY, memory: object = None) -> list[int] | None:
            asked.append(question)
            await asyncio.sleep(0)
            q = question
            return seat.plan(q.game, q.options, q.seats, q.seat, q.imagined, q.level, 1)

        server.bots.plan = think  # type: ignore[method-assign]
        host = server.guest()
        page = host.page(host.create("me", "bot:quick", game="barrows", start=True))
        assert page.play({"move": "done"}) is None
        page.catch_up(5)
        assert page.brief["scores"] == [0, 7]
        assert asked[0].options == {"hilly": False, "data": "7"}


def test_long_facts_are_packed(tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Barrows, "facts", lambda self: {"map": ["road"] * 2000})
    with serving(tmp_path, game_data=(data,)) as server:
        name = server.guest().create("me", "open", game="barrows")
        answer = server.guest().ask("GET", f"/api/tables/{name}/facts", headers={"accept-encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip"
        assert len(gzip.compress(answer.content)) < 2000
