"""The programs that make Dale's net: they play, fit and write weights that can be used, the same ones every time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from webfoot.games.dale.bot.net import read

ROOT = Path(__file__).parents[3]


def train(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "scripts.train.dale", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def play(folder: Path) -> subprocess.CompletedProcess[str]:
    return train("play", "--folder", str(folder), "--deals", "0", "100", "--thoughtful", "0")


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games to which nets are fitted."""
    folder = tmp_path_factory.mktemp("training") / "games"
    assert "of 100 games" in play(folder).stdout
    return folder


@pytest.mark.engine
def test_games_are_played_once_and_a_net_is_fitted_to_them(games: Path, tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    again = play(games)
    assert again.returncode == 0
    assert again.stdout == "", "what is there is not played again"
    for net in (one, two):
        fitted = train("fit", "--folder", str(games), "--net", str(net), "--units", "4", "--epochs", "1")
        assert fitted.returncode == 0, fitted.stderr
        assert "| teams |" in fitted.stdout
    assert one.read_bytes() == two.read_bytes()
    assert read(one.read_bytes()).units == 4


def test_a_fit_goes_on_from_a_net(games: Path, tmp_path: Path) -> None:
    one, same, further = (tmp_path / name for name in ("one.json", "same.json", "further.json"))
    train("fit", "--folder", str(games), "--net", str(one), "--units", "3", "--epochs", "1")
    for net, epochs in ((same, "0"), (further, "1")):
        fitted = train("fit", "--folder", str(games), "--net", str(net), "--start", str(one), "--epochs", epochs)
        assert fitted.returncode == 0, fitted.stderr
        assert "| table | by rule | at the start | with the net |" in fitted.stdout
    assert same.read_bytes() == one.read_bytes(), "without an epoch nothing changes, nor do the units"
    assert further.read_bytes() != one.read_bytes()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("play", "--folder", "x", "--deals", "5", "5"), "deals from a lower to a higher number"),
        (("play", "--folder", "x", "--deals", "0", "5", "--thoughtful", "101"), "0 to 100 of a hundred actions"),
        (("play", "--folder", "x", "--deals", "0", "5", "--by", "no-such.json"), "no-such.json cannot be used"),
        (("fit", "--folder", "no-such", "--net", "x.json"), "there are no games in no-such"),
        (("fit", "--folder", "x", "--net", "x.json", "--start", "no-such.json"), "no-such.json cannot be used"),
    ],
)
def test_a_mistake_gets_a_sentence(arguments: tuple[str, ...], says: str) -> None:
    done = train(*arguments)
    assert done.returncode != 0
    assert says in done.stderr
    assert "Traceback" not in done.stderr
