"""Bots of the administrator's own: hosts can seat them, and everybody sees that they are bots."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.server.visitors import InstantBots, play_on, serving
from webfoot.bots.levels import offered
from webfoot.bots.seat import plan
from webfoot.cli import main
from webfoot.core.chance import QuickChance
from webfoot.core.registry import game
from webfoot.server.settings import Settings

MODULE = """
class Last:
    def __init__(self, game): pass
    def choose(self, seen, chance): return seen.legal[-1]
"""


@pytest.fixture(autouse=True)
def in_a_folder_with_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "serverbots.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, "serverbots", raising=False)


OWN = {"last": "serverbots:Last"}


def test_it_is_offered_and_can_be_seated(tmp_path: Path) -> None:
    bots = InstantBots()
    with serving(tmp_path / "data", bots=bots, own_bots=OWN) as server:
        games = server.client.get("/api/games").json()
        assert all(info["levels"] == [*offered(game(info["key"])), "last"] for info in games)
        host = server.guest()
        page = host.page(host.create("me", "open"))
        assert page.do("set-seat", seat=1, kind="bot", level="last") is None
        page.wait(lambda info: info["seats"][1]["kind"] == "bot")
        assert page.info["seats"][1]["level"] == "last"
        assert page.do("set-seat", seat=1, kind="bot", level="first") == "unknown-bot"
        unknown = {"game": "canardage", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}
        answer = host.ask("POST", "/api/tables", json=unknown)
        assert (answer.status_code, answer.json()["problem"]) == (400, "unknown-bot")
        quick = host.page(host.create("me", "bot:last", start=True))
        assert quick.info["status"] == "playing"
        play_on(quick, until=lambda: len(bots.asked) > 3)
        assert {level for *_, level in bots.asked} == {"serverbots:Last"}


def test_without_it_the_name_is_unknown_and_tables_that_had_it_play_on(tmp_path: Path) -> None:
    assert Settings(own_bots=OWN).bot_of("last") == "serverbots:Last"
    assert Settings().bot_of("last") == "quick"
    assert Settings().bot_of("thinker") == "thinker"


def test_the_process_that_thinks_asks_the_own_bot() -> None:
    played = game("canardage")
    state = played.setup(2, played.parse_options(2), QuickChance(1))
    seat = state.actors()[0]
    imagined = state.imagine(seat, QuickChance(2))
    assert plan("canardage", {}, 2, seat, imagined.dump(), "serverbots:Last", 5) == [imagined.legal(seat)[-1]]


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (["last"], "--bot last: write NAME=MODULE:CLASS, such as greedy=mybots:Greedy"),
        (["a=serverbots:Last", "a=serverbots:Last"], "--bot a=serverbots:Last: is named twice"),
        (["random=serverbots:Last"], "own_bots: random is one of our levels; choose another name"),
        (["a=serverbots:First"], "'serverbots:First': the module serverbots has no First"),
        ([f"bot{n}=serverbots:Last" for n in range(21)], "own_bots may name at most 20 bots, not 21"),
    ],
)
def test_a_mistake_gets_one_sentence(given: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [part for bot in given for part in ("--bot", bot)]
    assert main(["serve", *arguments]) == 2
    assert capsys.readouterr().err == f"webfoot: {says}\n"
