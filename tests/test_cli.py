"""`webfoot …`: what it prints, and what it says of mistakes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

import webfoot
from tests.rulebook import TESTS
from tests.toys.barrows import Barrows
from webfoot.bots import arena
from webfoot.bots.contest import Fixture, Outcome
from webfoot.cli import main
from webfoot.core.chance import QuickChance
from webfoot.core.match import Match
from webfoot.core.ownerdata import read_owner_data

Printed = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = webfoot.start("canardage", seats=3, seed=5)
    chance = QuickChance(1)
    while not match.over:
        moves = match.moves(match.actors[0])
        match.play(match.actors[0], moves[chance.below(len(moves))])
    path = tmp_path / "game.jsonl"
    path.write_bytes(match.record().dump())
    return path


def spoiled(record: Path, old: bytes, new: bytes) -> str:
    text = record.read_bytes()
    assert old in text
    record.write_bytes(text.replace(old, new, 1))
    return str(record)


def test_games_lists_seats_and_options(capsys: Printed) -> None:
    assert main(["games"]) == 0
    printed = capsys.readouterr().out
    assert "canardage: 2 to 6 players\n" in printed
    assert "  shots_at_protected_ducks = absorbed  (absorbed | forbidden)\n" in printed
    assert "  ducky_luke_on_water = true  (true | false)\n" in printed


def test_arena_prints_a_table_and_writes_json(capsys: Printed, tmp_path: Path) -> None:
    target = tmp_path / "out.json"
    bots = ["random", "quick", "random"]
    assert main(["arena", "canardage", *bots, "--games", "4", "--jobs", "1", "--json", str(target)]) == 0
    assert "canardage: 6 games" in capsys.readouterr().out
    report = json.loads(target.read_bytes())
    assert report["bots"] == bots
    assert len(report["outcomes"]) == 6
    assert {line["bot"]: line["games"] for line in report["standings"]} == {"quick": 6, "random": 12}


def test_arena_interrupted_shows_what_it_has(capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    real = arena.outcomes

    def interrupted(schedule: list[Fixture], jobs: int, *rest: Any) -> Iterator[Outcome]:
        yield from real(schedule[:2], jobs, *rest)
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "outcomes", interrupted)
    assert main(["arena", "canardage", "random", "random", "--games", "10", "--jobs", "1"]) == 130
    printed = capsys.readouterr().out
    assert "stopped after 2 of 10 games" in printed
    assert "canardage: 2 games" in printed


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["arena", "chess", "quick", "quick"], "webfoot: no game is called 'chess'"),
        (["arena", "canardage", "quick"], "webfoot: canardage is for 2 to 6 players, not 1"),
        (["arena", "canardage", "quick", "thinker:0"], "webfoot: 'thinker:0': a budget must be from 1"),
        (["replay", "nowhere.jsonl"], "webfoot: nowhere.jsonl: No such file"),
        (["verify", "nowhere.jsonl"], "webfoot: nowhere.jsonl: No such file"),
    ],
)
def test_a_mistake_gets_one_line_and_no_traceback(arguments: list[str], says: str, capsys: Printed) -> None:
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert error.startswith(says)
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "COMMAND"),
        (["dance"], "invalid choice: 'dance'"),
        (["arena", "canardage", "quick", "quick", "--games", "0"], "must be 1 or more, not 0"),
        (["serve", "--port", "70000"], "must be a port from 0 to 65535, not 70000"),
        (["replay", "x", "--language", "de"], "invalid choice: 'de'"),
    ],
)
def test_wrong_arguments_show_the_usage(arguments: list[str], says: str, capsys: Printed) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 2
    assert says in capsys.readouterr().err


@pytest.mark.parametrize(("language", "says"), [("en", "Player 1"), ("fr", "Joueur 1"), ("it", "Giocatore 1")])
def test_replay_tells_the_story_in_each_language(record: Path, language: str, says: str, capsys: Printed) -> None:
    assert main(["replay", str(record), "--language", language]) == 0
    printed = capsys.readouterr().out
    assert says in printed
    assert "event-" not in printed
    assert "{" not in printed


@pytest.mark.parametrize(
    ("game", "says"),
    [
        ("spacedealer/four-players", " collects a red good.\n"),
        ("spacedealer/four-players", "’s planet.\n"),
        ("duckdealer/haggling", " flies to Pond Zero: 3 steps.\n"),
        ("duckdealer/haggling", " collects energy: 1 red and 1 blue.\n"),
        ("dale/teams", "and pays with 2 × “Junk” and "),
    ],
)
def test_replay_says_goods_cards_and_places(game: str, says: str, capsys: Printed) -> None:
    assert main(["replay", str(TESTS / "records" / f"{game}.jsonl")]) == 0
    assert says in capsys.readouterr().out


def test_whoever_has_read_enough_is_not_scolded(record: Path) -> None:
    command = f"{sys.executable} -m webfoot.cli replay {record} | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


def test_whoever_reads_nothing_is_not_scolded() -> None:
    """What is short is written at the end, when nobody may be there to read it."""
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "webfoot.cli", "games"]
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, env=buffered, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, "")


def test_replay_for_a_seat_keeps_the_secrets_of_the_others(record: Path, capsys: Printed) -> None:
    main(["replay", str(record)])
    everything = capsys.readouterr().out
    main(["replay", str(record), "--seat", "1"])
    seen = capsys.readouterr().out
    assert "Player 2 draws a card." in seen
    assert "Player 2 draws a card." not in everything
    assert "Player 1 draws a card." not in seen


def test_replay_knows_how_many_played(record: Path, capsys: Printed) -> None:
    assert main(["replay", str(record), "--seat", "4"]) == 2
    assert capsys.readouterr().err == "webfoot: there is no player 4: the game had 3 players\n"


def test_verify_confirms_moves_result_and_commitment(record: Path, capsys: Printed) -> None:
    commitment = webfoot.start("canardage", seats=3, seed=5).commitment
    assert main(["verify", str(record), "--commitment", commitment.upper()]) == 0
    printed = capsys.readouterr().out
    assert "all legal; finished" in printed
    assert commitment in printed


def test_verify_accepts_a_game_that_is_not_over(tmp_path: Path, capsys: Printed) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(webfoot.start("canardage", seats=2, seed=1).record().dump())
    assert main(["verify", str(path)]) == 0
    assert "0 moves: all legal; not finished" in capsys.readouterr().out


def test_verify_refuses_another_commitment(record: Path, capsys: Printed) -> None:
    assert main(["verify", str(record), "--commitment", "00ff"]) == 2
    assert "not 00ff" in capsys.readouterr().err


def test_verify_refuses_a_false_result(record: Path, capsys: Printed) -> None:
    assert main(["verify", spoiled(record, b'"winners":[', b'"winners":[9,')]) == 2
    assert "the record claims the result" in capsys.readouterr().err


def test_verify_names_the_line_of_an_illegal_move(record: Path, capsys: Printed) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join([*lines[:3], lines[2], *lines[3:]]))
    assert main(["verify", str(record)]) == 2
    assert capsys.readouterr().err.startswith("webfoot: line 4: ")


def test_verify_refuses_time_that_runs_backwards(tmp_path: Path, capsys: Printed) -> None:
    lines = (TESTS / "records" / "spacedealer" / "four-players.jsonl").read_text(encoding="utf-8").splitlines()
    place = next(at for at, line in enumerate(lines) if '"at":' in line and at > 5)
    lines[place] = re.sub(r'"at":\d+', '"at":-5', lines[place])
    broken = tmp_path / "broken.jsonl"
    broken.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert main(["verify", str(broken)]) == 2
    assert f"line {place + 1}: time runs backwards" in capsys.readouterr().err


def test_verify_refuses_rules_of_another_time(record: Path, capsys: Printed) -> None:
    assert main(["verify", spoiled(record, b'"rules":1', b'"rules":99')]) == 2
    assert "version 99 of the rules" in capsys.readouterr().err


def test_serve_hands_its_arguments_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[object] = []
    stand_in = ModuleType("webfoot.server.main")
    stand_in.__dict__["serve"] = lambda **settings: asked.append(settings)
    monkeypatch.setitem(sys.modules, "webfoot.server.main", stand_in)
    assert main(["serve", "--host", "::1", "--port", "81", "--folder", str(tmp_path), "--open"]) == 0
    assert asked == [{"host": "::1", "port": 81, "folder": tmp_path, "open_browser": True}]
    assert main(["serve", "--origin", "https://ducks.example/"]) == 0
    assert asked[-1] == {"origins": ("https://ducks.example",), "open_browser": False}
    assert main(["serve", "--proxy", "10.0.0.2", "--proxy", "fd00::/8"]) == 0
    assert asked[-1] == {"proxies": ("10.0.0.2", "fd00::/8"), "open_browser": False}
    assert main(["serve", "--data", "ducks.yaml", "--data", "ships.yaml"]) == 0
    assert asked[-1] == {"game_data": (Path("ducks.yaml"), Path("ships.yaml")), "open_browser": False}


def test_a_folder_is_no_data_file(tmp_path: Path, capsys: Printed) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--data", str(tmp_path)])
    assert "--folder" in capsys.readouterr().err


def test_arena_with_an_owners_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Printed) -> None:
    barrows = Barrows()
    for place in ("webfoot.core.ownerdata.game", "webfoot.bots.arena.game_of", "webfoot.bots.contest.game_of"):
        monkeypatch.setattr(place, lambda key: barrows if key == "barrows" else webfoot.game(key))
    file, out = tmp_path / "mine.yaml", tmp_path / "out.json"
    file.write_text("game: barrows\nprice: 7\n")
    arguments = ["arena", "barrows", "quick", "quick", "--games", "2", "--jobs", "1", "--data", str(file)]
    assert main([*arguments, "--json", str(out)]) == 0
    report = json.loads(out.read_text())
    assert report["options"] == {"data": "7"}
    assert {score for outcome in report["outcomes"] for score in outcome["scores"]} == {21}
    assert main(["arena", "canardage", "quick", "quick", "--data", str(file)]) == 2
    assert "mine.yaml: this file is for barrows, not for canardage" in capsys.readouterr().err


def test_serve_says_which_package_is_missing(monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    class Bare(MetaPathFinder):
        """An installation without the server's packages."""

        def find_spec(self, name: str, *rest: object) -> None:
            if name == "webfoot.server.main":
                raise ModuleNotFoundError("No module named 'litestar'", name="litestar")

    monkeypatch.delitem(sys.modules, "webfoot.server.main", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Bare(), *sys.meta_path])
    assert main(["serve"]) == 2
    assert capsys.readouterr().err == "webfoot: the server needs litestar: pip install 'webfoot[server]'\n"


WITHOUT_RICH: Final = "import sys; sys.modules['rich'] = None; "


def test_only_the_arena_needs_rich() -> None:
    everything_else = "import webfoot, webfoot.cli, webfoot.bots.arena, webfoot.bots.seat, webfoot.server.main"
    subprocess.run([sys.executable, "-c", WITHOUT_RICH + everything_else], check=True)
    arena = "from webfoot.cli import main; sys.exit(main(['arena', 'canardage', 'quick', 'quick', '--games', '2']))"
    done = subprocess.run([sys.executable, "-c", WITHOUT_RICH + arena], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "webfoot: the arena needs rich: pip install 'webfoot[arena]'\n")


def test_data_writes_the_file_that_makes_an_identical_game(tmp_path: Path, capsys: Printed) -> None:
    assert main(["data", "duckdealer"]) == 0
    file = tmp_path / "my.yaml"
    # The remark makes it another file, so that it is read as an owner's and not known as ours.
    file.write_text(capsys.readouterr().out + "# mine\n", encoding="utf-8")
    key, text = read_owner_data(file)
    assert key == "duckdealer"
    ours: Match[Any] = Match(webfoot.game(key), 3, seed=7)
    owners: Match[Any] = Match(webfoot.game(key), 3, seed=7, options={"data": text})
    assert owners.game is not ours.game
    assert owners.state.dump() == ours.state.dump()
    assert list(owners.game.catalogue) == list(ours.game.catalogue)
    assert owners.game.facts() == ours.game.facts()


@pytest.mark.parametrize(
    ("key", "says"),
    [
        ("canardage", "webfoot: canardage takes no data file; these games do: duckdealer"),
        ("chess", "webfoot: no game is called 'chess'; the games are: canardage"),
    ],
)
def test_data_says_so_where_there_is_no_such_file(key: str, says: str, capsys: Printed) -> None:
    assert main(["data", key]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(says)
    assert printed.err.count("\n") == 1
