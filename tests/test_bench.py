"""A run of the benchmarks that was interrupted goes on from the parts it has."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest
from bench import __main__ as whole
from bench import results
from bench.__main__ import _kept, _sources
from bench.doors.measure import Doors
from bench.growth import report as growth_report
from bench.growth.measure import Growth, Length, Plan
from bench.results import doors_part, slow_part
from bench.slow.filling import STEPS, fill, guest
from bench.slow.measure import SlowGames
from bench.workers import measure as workers
from bench.workers import report as workers_report

from tests.server.visitors import serving

ROOT = Path(__file__).resolve().parent.parent


def test_a_part_is_measured_once(tmp_path: Path) -> None:
    measured = []

    def measure() -> str:
        measured.append(1)
        return "## Figures"

    file = tmp_path / "engines.md"
    assert _kept(file, measure) == _kept(file, measure) == "## Figures"
    assert measured == [1]


def test_a_part_that_failed_is_measured_again(tmp_path: Path) -> None:
    def fail() -> str:
        raise OSError("no peer")

    file = tmp_path / "engines.md"
    with pytest.raises(OSError, match="no peer"):
        _kept(file, fail)
    assert _kept(file, lambda: "## Figures") == "## Figures"


def test_what_is_measured_has_a_name() -> None:
    assert _sources() == _sources()
    assert len(_sources()) == 16


def test_an_unknown_part_is_refused() -> None:
    asked = subprocess.run(
        [sys.executable, "-m", "bench", "--only", "ducks"], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert asked.returncode == 2
    assert "invalid choice: 'ducks'" in asked.stderr


def test_doors_are_told_with_what_could_not_be_measured() -> None:
    doors = Doors(
        ours={("canardage", "PettingZoo", "interpreted"): [9_000.0, 11_000.0, 10_000.0]},
        many={("canardage", 1, "interpreted"): [5_000.0], ("canardage", 2, "interpreted"): [9_000.0]},
        others={"OpenSpiel, Hanabi": [20_000.0]},
        versions={"OpenSpiel, Hanabi": "2.0"},
        trouble={"RLCard, Uno, 4 players": "pip failed"},
    )
    told = doors_part(doors)
    assert "| canardage, PettingZoo | 10,000 (9,000–11,000) |" in told
    assert "| canardage, 32 games at once, 2 workers | 9,000 |" in told
    assert "| OpenSpiel, Hanabi (2.0) | 20,000 |" in told
    assert "No figures for RLCard, Uno, 4 players: pip failed." in told


FILE = "# Figures\n\n## The machine\n\n- quick\n\n## Server\n\nold\n\n### More\n\nold\n\n## Real time\n\nkept\n"


def test_a_part_measured_alone_takes_the_place_of_the_older_one_and_says_when() -> None:
    text = results.with_part(FILE, "## Server\n\nnew", "Measured today.")
    assert text == (
        "# Figures\n\n## The machine\n\n- quick\n\n## Server\n\n*Measured today.*\n\nnew\n\n## Real time\n\nkept\n"
    )


def test_a_part_that_was_not_there_is_added_at_the_end() -> None:
    text = results.with_part(FILE, "## Ducks\n\nmany", "Measured today.")
    assert text == FILE + "\n## Ducks\n\n*Measured today.*\n\nmany\n"


def test_a_part_can_be_read_again_as_it_stands() -> None:
    part = "## Server\n\n*Measured today.*\n\nnew\n\n### More\n\nnew"
    assert (
        results.part_of(
            results.with_part(FILE, "## Server\n\nnew\n\n### More\n\nnew", "Measured today."), "## Server"
        )
        == part
    )
    assert results.part_of(FILE, "## Ducks") is None


def test_a_whole_run_keeps_what_was_measured_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "RESULTS.md"
    file.write_text(
        f"# Figures\n\n## Server\n\nold\n\n{results.SOAK}\n\n*Measured then.*\n\nflat\n", encoding="utf-8"
    )
    monkeypatch.setattr(whole, "RESULTS", file)
    monkeypatch.setattr(whole, "KEPT", tmp_path / "run")
    monkeypatch.setattr(
        whole, "PARTS", {"server": lambda _: "## Server\n\nnew", "soak": lambda _: pytest.fail("measured")}
    )
    monkeypatch.setattr(sys, "argv", ["bench"])
    monkeypatch.setenv("WEBFOOT_ENGINE", "off")
    assert whole.main() == 0
    told = file.read_text(encoding="utf-8")
    assert "- the whole run: 0 minutes" in told
    assert told.endswith(f"## Server\n\nnew\n\n{results.SOAK}\n\n*Measured then.*\n\nflat\n")


def test_a_part_is_written_only_alone() -> None:
    asked = subprocess.run(
        [sys.executable, "-m", "bench", "--write"], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert asked.returncode == 2
    assert "--write goes with --only" in asked.stderr


def test_growth_is_told_in_tables_and_a_picture() -> None:
    report = {"moves": 1_000, "seconds": 2.0, "server_cpu": 0.5, "answered": {"p99": 12.0}}
    found = Growth(Plan(), "compiled", table_kb=90.0, socket_kb=20.0)
    found.seats = {"canardage": {2: {"move": 3.0, "brief": 12.0}, 6: {"move": 4.0, "brief": 18.0}}}
    found.lengths = {"canardage": Length([50, 60], [[50.0, 40.0], [52.0, 44.0]], [0.8, 1.0])}
    found.carried = {25: report, 800: report}
    told = growth_report.part(found)
    assert "| canardage | 6 | 4.00 | 18.0 |" in told
    assert "| canardage | 55.0 | 51.0 | 42.0 | 0.90 |" in told
    assert "| 800 | 500 | 1,000 | 12.0 |" in told
    assert "90.0 kB of memory, and a connection alone 20.0 kB" in told
    drawn = ElementTree.fromstring(growth_report.chart(found))
    assert [text.text for text in drawn.iter() if text.get("font-size") == "14"] == [
        "A briefing, µs",
        "A step of a match, µs",
        "Moves per core second",
    ]


def test_slow_games_of_the_bench_are_games_that_a_server_can_go_on_with(tmp_path: Path) -> None:
    now = time.time_ns() // 1_000_000
    fill(tmp_path, 3, [now - 2000, now - 1000], "http://127.0.0.1:9")
    with serving(tmp_path, hooks_anywhere=True) as server:
        assert server.in_house(lambda house: house.due.look()) == 2
        table = server.in_house(lambda house: house.table("slow-0000001"))
        assert table.details.slow.hours == 24
        assert table.seq >= STEPS + 1
        assert server.in_house(lambda house: house.storage.called_people())[0] == {
            guest(number, seat) for number in (1, 2, 3) for seat in (0, 1)
        }


def test_slow_games_are_told_in_a_table() -> None:
    told = slow_part(SlowGames({"slow tables": 10_000, "last call": "–"}))
    assert told.startswith("## Slow games\n")
    assert "| slow tables | 10,000 |" in told


def test_several_workers_are_told_beside_one() -> None:
    found = workers.Workers(
        workers.QUICK,
        carried={
            workers.SQLITE: [workers.Report(1000, 5, 20, 0.9, 0.8)],
            workers.ONE: [workers.Report(500, 6, 25, 0.8, 0.5)],
            workers.TWO: [workers.Report(900, 6, 30, 1.5, 0.7)],
        },
        near={"p50": 2.0, "p99": 9.0},
        far={"p50": 3.5, "p99": 11.0},
        kills=2,
        taken_over=5,
        standstill={"p50": 1500.0, "p99": 2500.0},
        idle_megabytes=6.0,
        idle_answer={"p50": 2.0, "p99": 4.0},
    )
    part = workers_report.part(found)
    assert "| one worker, PostgreSQL | 500 | 0.50× | 6.00 | 25.0 | 0.80 | 0.50 |" in part
    assert "Two workers carry 1.80× the moves of one." in part
    assert "| at another worker | 3.50 | 11.0 |" in part
    assert "1.5 s (p50), 2.5 s (p99)" in part
    assert "nothing of it was lost or there twice" in " ".join(part.split())
    assert "(30.0 kB each)" in part
