"""Bots that others have written: found by name, checked before the first game, and held to the legal moves."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from webfoot.bots import contest, entrants
from webfoot.bots.contest import Fixture
from webfoot.bots.entrants import UnknownBot, each_once, entrant, reaction_of
from webfoot.bots.levels import LEVELS
from webfoot.cli import main
from webfoot.core.registry import game

ROOT = Path(__file__).parents[2]
MODULE = """
class Fine:
    def __init__(self, game):
        self.heard = []
    def choose(self, seen, chance):
        assert all(hasattr(event, "seen_by") for event in self.heard)
        return seen.legal[0]
    def hear(self, event):
        self.heard.append(event)

class Deaf:
    heard = 0
    def __init__(self, game): pass
    def choose(self, seen, chance): return seen.legal[-1]

class NoGame:
    def choose(self, seen, chance): return 0

class NoChoice:
    def __init__(self, game): pass

class OneArgument:
    def __init__(self, game): pass
    def choose(self, seen): return 0

class Grumpy:
    def __init__(self, game): raise ValueError("not today")

class Crashing:
    def __init__(self, game): pass
    def choose(self, seen, chance): return 1 // 0

class Cheating:
    def __init__(self, game): pass
    def choose(self, seen, chance):
        seen.legal.append(99999)
        return 99999

class Talking:
    def __init__(self, game): pass
    def choose(self, seen, chance): return "the best one"

number = 7
"""


@pytest.fixture(autouse=True)
def in_a_folder_with_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ownbots.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "brokenbots.py").write_text("import nowhere_at_all\n", encoding="utf-8")
    (tmp_path / "failingbots.py").write_text("1 / 0\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    for name in ("ownbots", "brokenbots", "failingbots"):
        monkeypatch.delitem(sys.modules, name, raising=False)


def test_the_bot_of_the_docs_plays_in_the_arena(tmp_path: Path) -> None:
    """As the page says: a file, and one command in its folder, with processes of its own."""
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```", page, flags=re.DOTALL)
    assert found is not None
    source = found[1]
    assert source == (ROOT / "examples" / "greedy.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 21
    (tmp_path / "greedy.py").write_text(source, encoding="utf-8")
    command = [str(Path(sys.executable).with_name("webfoot")), "arena", "canardage", "greedy:Greedy", "random"]
    command += ["--games", "4", "--jobs", "2"]
    wide = os.environ | {"COLUMNS": "200"}
    done = subprocess.run(command, env=wide, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "greedy:Greedy" in done.stdout
    assert "canardage: 4 games" in done.stdout


def test_a_bot_may_listen_and_hears_what_its_seat_may_know() -> None:
    heard = []
    fixture = Fixture("canardage", 3, 0, ("ownbots:Fine", "ownbots:Deaf", "random"))
    contest.play(fixture)
    module = sys.modules["ownbots"]
    module.Fine.hear = lambda self, event: heard.append(event)
    contest.play(fixture)
    assert len(heard) > 10
    assert all(event == event.seen_by(0) for event in heard)


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        (
            "slow",
            f"no bot is called 'slow'; the bots are: {', '.join(LEVELS)}, thinker with a budget",
        ),
        ("nomodule:Bot", "'nomodule:Bot': there is no module nomodule here"),
        ("no.module:Bot", "'no.module:Bot': there is no module no here"),
        ("ownbots:Missing", "'ownbots:Missing': the module ownbots has no Missing"),
        ("ownbots:", "'ownbots:' names no bot: write module:Class"),
        (":Bot", "':Bot' names no bot: write module:Class"),
        ("own bots:Fine", "'own bots:Fine' names no bot"),
        ("ownbots:number", "'ownbots:number' is no bot: it is of type int, not a class or function"),
        ("ownbots:NoGame", "'ownbots:NoGame' is no bot: it must take one argument, the game"),
        ("ownbots:NoChoice", "'ownbots:NoChoice' is no bot: NoChoice has no method choose(seen, chance)"),
        ("ownbots:OneArgument", "'ownbots:OneArgument' is no bot: its method choose must take two arguments"),
        ("ownbots:Grumpy", "'ownbots:Grumpy' cannot be made for canardage: ValueError: not today (ownbots.py, line"),
        ("brokenbots:Bot", "'brokenbots:Bot': ModuleNotFoundError: No module named 'nowhere_at_all'"),
        ("failingbots:Bot", "'failingbots:Bot': the module failingbots cannot be imported: ZeroDivisionError"),
    ],
)
def test_a_bad_name_gets_one_sentence(spec: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "canardage", spec, "quick", "--jobs", "1"]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"webfoot: {says}")
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("ownbots:Crashing", r"ownbots:Crashing failed as seat \d: ZeroDivisionError: .* \(ownbots.py, line \d+\)"),
        ("ownbots:Cheating", r"ownbots:Cheating chose 99999 as seat \d, which is not one of seen.legal"),
        ("ownbots:Talking", r"ownbots:Talking chose 'the best one' as seat \d, which is not one of seen.legal"),
    ],
)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_fails_stops_the_arena_and_is_named(
    spec: str, says: str, jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "canardage", spec, "random", "--games", "2", "--jobs", jobs]) == 2
    assert re.fullmatch(f"webfoot: {says}\n", capsys.readouterr().err)


def test_a_bot_of_a_package_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    points = {"fine": EntryPoint("fine", "ownbots:Fine", "webfoot.bots")}
    monkeypatch.setattr(entrants, "_announced", lambda: points)
    sys.path.insert(0, str(Path.cwd()))
    assert contest.play(Fixture("canardage", 1, 0, ("fine", "random"))).winners
    with pytest.raises(UnknownBot, match=f"the bots are: {', '.join(LEVELS)}, fine, thinker with a budget"):
        entrant("fin", game("canardage"))
    points["gone"] = EntryPoint("gone", "ownbots:Gone", "webfoot.bots")
    with pytest.raises(UnknownBot, match="the bot 'gone' is announced as ownbots:Gone, which cannot be loaded"):
        entrant("gone", game("canardage"))


def test_names_that_clash_are_refused() -> None:
    one, other = EntryPoint("duck", "a:B", "webfoot.bots"), EntryPoint("duck", "c:D", "webfoot.bots")
    assert each_once([one, one]) == {"duck": one}
    with pytest.raises(UnknownBot, match="two bots are called 'duck': a:B and c:D"):
        each_once([one, other])
    with pytest.raises(UnknownBot, match="announced as 'quick', which cannot be the name of a bot"):
        each_once([EntryPoint("quick", "a:B", "webfoot.bots")])


def test_an_own_bot_reacts_like_the_strongest_level() -> None:
    assert reaction_of("ownbots:Fine") == reaction_of("thinker:200") == 1.0
    assert reaction_of("random") == 3.0
