"""The guard against getting slower: what it compares, and what it says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from bench.guard import __main__ as guard
from bench.guard.workloads import GAMES, of_game, run_in_c


def test_more_instructions_than_the_file_says_are_slower() -> None:
    lines, slower = guard.compare({"moves": 1000, "views": 1000}, {"moves": 1100, "views": 1020})
    assert slower == ["moves takes 10.0% more instructions"]
    assert len(lines) == 2


def test_a_workload_that_is_new_or_gone_is_named() -> None:
    _, slower = guard.compare({"moves": 1000}, {"views": 1000})
    assert slower == ["views has no figure to compare with", "moves is not measured any more"]


def test_a_workload_is_called_once_and_its_fault_is_raised() -> None:
    called = []
    run_in_c(lambda: called.append(1))
    assert called == [1]
    with pytest.raises(ZeroDivisionError):
        run_in_c(lambda: called.append(1 // 0))


@pytest.mark.parametrize("key", GAMES)
def test_every_workload_of_a_game_runs(key: str) -> None:
    for work in of_game(key).values():
        work()


def test_the_figures_are_those_of_the_workloads() -> None:
    figures = json.loads(guard.FIGURES.read_text())
    named = {name for key in GAMES for name in of_game(key)}
    assert figures
    for counts in figures.values():
        assert set(counts) == named
        assert min(counts.values()) > 1000


def test_a_python_without_figures_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "figures.json").write_text("{}")
    monkeypatch.setattr(guard, "FIGURES", tmp_path / "figures.json")
    monkeypatch.setattr("sys.argv", ["guard"])
    assert guard.main() == 2
    assert "write some with --update" in capsys.readouterr().err


def test_without_valgrind_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(SystemExit, match="Valgrind, which is not installed"):
        guard.count()
